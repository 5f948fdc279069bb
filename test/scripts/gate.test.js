import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Script } from 'node:vm';
import { CHANGES } from '../../scripts/gate/changes.js';
import { CONFIGS, limitOfRoute } from '../../scripts/gate/configs.js';
import { mean, percent, table } from '../../scripts/gate/numbers.js';
import { checkOut } from '../../scripts/gate/record.js';
import { gateRates } from '../../scripts/gate/resample.js';
import { simulate, simulateGrowth } from '../../scripts/gate/simulate.js';
import { runOf } from '../support/gate.js';
import { Random } from '../support/random.js';

/** @import { Change, Costs } from '../../scripts/gate/changes.js' */

const runs = (ticks) =>
  Array.from({ length: 12 }, (_, index) => runOf(3000, [{ ticks: ticks + ((index * 7) % 12) * 3, parameters: {} }]));
const all = CONFIGS.find(({ name }) => name.startsWith('all together'));

test("runs that don't change never fail, and those that change always do", () => {
  const [same, more] = [runs(600), runs(840)];
  const config = all.config(0.2);
  expect(gateRates(same, same, config, 30, new Random(1)).fail).toBe(0);
  expect(gateRates(more, same, config, 30, new Random(1))).toMatchObject({ fail: 1, inconclusive: 0, trials: 30 });
});

test('all configs can be judged by', () => {
  const same = runs(600);
  for (const { config } of CONFIGS) expect(gateRates(same, same, config(0.2), 3, new Random(1)).trials).toBe(3);
});

test('a route can be limited', () => {
  const [budget] = limitOfRoute('GET /login', 0.25).budgets;
  expect(budget).toMatchObject({ metric: 'crypto_ms_per_request', route: 'GET /login', max: 0.25, level: 'error' });
});

test('a simulated program far above its limit fails, and one far below it does not', () => {
  const program = { limit: 0.2, busyTicks: 3000, effect: 3, runs: 3 };
  expect(simulate({ ...program, share: 0.5 }, 100, new Random(1)).fail).toBe(1);
  expect(simulate({ ...program, share: 0.05 }, 100, new Random(1))).toEqual({ fail: 0, inconclusive: 0 });
});

test.each([0.05, 0.2, 0.5, 0.84])(
  'a simulated program that was %p cryptography fails if it is much more, and not if it is as much',
  (before) => {
    const program = { before, busyTicks: 3000, effect: 2.9, runs: 3, points: 0.05 };
    expect(simulateGrowth({ ...program, share: before + 0.15 }, 100, new Random(1)).fail).toBe(1);
    expect(simulateGrowth({ ...program, share: before }, 1000, new Random(1)).fail).toBeLessThan(0.01);
  },
);

test('numbers', () => {
  expect([mean([1, 2, 3]), percent(0.0015), percent(0.203), percent(0)]).toEqual([2, '0.15 %', '20.3 %', '0.0 %']);
  expect(table(['a'], [['1']])).toBe('| a |\n| --- |\n| 1 |\n');
});

describe.each(CHANGES.map((change) => [`${change.program} ${change.name}`, change]))('%s', (_, change) => {
  test('is a program, and differs from the unchanged one where something is changed', () => {
    const costs = { requestMs: 0.8, share: 0.2, msPerDigest: 0.002, msPerByte: 1e-6, msPerIteration: 5e-4 };
    const [changed, unchanged] = [
      change,
      CHANGES.find(({ program, name }) => program === change.program && name === ''),
    ].map((each) => sourcesOf(each, costs));
    for (const text of Object.values(changed)) expect(() => new Script(`(() => {${text}})`)).not.toThrow();
    expect(JSON.stringify(changed) === JSON.stringify(unchanged)).toBe(change.name === '');
  });
});

/**
 * @param {Change} change of a program
 * @param {Costs} costs that it is made of
 * @returns {Record<string, string>} its sources by name
 */
function sourcesOf(change, costs) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-gate-test-'));
  try {
    checkOut(change, costs, directory);
    return Object.fromEntries(
      readdirSync(directory)
        .filter((name) => name.endsWith('.cjs'))
        .map((name) => [name, readFileSync(path.join(directory, name), 'utf8')]),
    );
  } finally {
    rmSync(directory, { recursive: true });
  }
}
