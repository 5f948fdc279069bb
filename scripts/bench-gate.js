/**
 * Whether the gate deserves trust: how often an unchanged program fails, and how often eight points more of cryptography
 * are caught. Profiles two variants of a program in turns, draws baselines and runs from the recordings as the gate
 * would have made them, and judges. Usage: npm run bench:gate -- [--runs 24] [--trials 2000] [--again]
 * Recordings are kept in .cache/gate; `--again` judges those of last time.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pooled } from '../src/gate/judge/design-effect.js';
import { Random } from '../test/support/random.js';
import { CONFIGS } from './gate/configs.js';
import { calibrate, record, trueShare } from './gate/record.js';
import { gateRates } from './gate/resample.js';
import { simulate, simulateGrowth } from './gate/simulate.js';
import { mean, percent, table } from './gate/numbers.js';

/** @import { Run, Variant } from './gate/record.js' */

/** @typedef {Record<Variant['name'], Run[]>} Recorded */

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '24' }, trials: { type: 'string', default: '2000' }, again: { type: 'boolean', default: false } },
});
const file = fileURLToPath(new URL('../.cache/gate/runs.json', import.meta.url));
const trials = Number(values.trials);

const recorded = values.again && existsSync(file) ? /** @type {Recorded} */ (JSON.parse(readFileSync(file, 'utf8'))) : await recordAll(Number(values.runs));
console.log(`${describe(recorded)}\n${rates(recorded)}\n${simulations()}\n${growth()}`);

/**
 * @param {number} count runs of each variant
 * @returns {Promise<Recorded>} in turns, so that a machine that gets busy slows both
 */
async function recordAll(count) {
  const variants = await calibrate();
  /** @type {Recorded} */
  const runs = { unchanged: [], changed: [] };
  for (let turn = 0; turn < count; turn++) {
    for (const variant of turn % 2 === 0 ? variants : variants.toReversed()) {
      runs[variant.name].push(await record(variant));
      process.stderr.write(`\r${turn + 1}/${count} ${variant.name}   `);
    }
  }
  process.stderr.write('\n');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(runs));
  return runs;
}

/**
 * @param {Recorded} all runs
 * @returns {string} what was recorded, and how much it varies
 */
function describe(all) {
  const rows = Object.entries(all).map(([name, runs]) => {
    const counts = runs.map(({ report }) => ({ ticks: report.crypto.ticks, busyTicks: report.profile.busyTicks }));
    const { ticks, busyTicks } = pooled(counts);
    const share = ticks / busyTicks;
    const dispersion = counts.reduce((sum, run) => sum + (run.ticks - run.busyTicks * share) ** 2 / (run.busyTicks * share * (1 - share)), 0) / (counts.length - 1);
    return [name, String(runs.length), String(Math.round(busyTicks / runs.length)), percent(share), percent(mean(runs.map(({ truth }) => trueShare(truth)))), dispersion.toFixed(2)];
  });
  const { node, processor } = all.unchanged[0].report.target;
  return `Node ${node}, ${processor}\n\n${table(['Program', 'Runs', 'Busy ticks of a run', 'Share', 'Share by its own clock', 'Design effect'], rows)}`;
}

/**
 * @param {Recorded} all runs
 * @returns {string} how each config judges them
 */
function rates(all) {
  const [unchanged, changed] = [all.unchanged, all.changed].map((runs) => runs.map(({ report }) => report));
  const share = pooled(unchanged.map((report) => ({ ticks: report.crypto.ticks, busyTicks: report.profile.busyTicks })));
  const rows = CONFIGS.map(({ name, config }) => {
    const judged = config(share.ticks / share.busyTicks);
    const same = gateRates(unchanged, unchanged, judged, trials, new Random(1));
    const more = gateRates(changed, unchanged, judged, trials, new Random(2));
    return [name, percent(same.fail), percent(same.inconclusive), percent(more.fail), percent(more.inconclusive), more.runs.toFixed(1)];
  });
  return table(['Gate', 'Unchanged fails', 'inconclusive', '+8 points fails', 'inconclusive', 'Runs that it took'], rows);
}

/** @returns {string} how often a program at its limit fails, and one above it */
function simulations() {
  const rows = [];
  for (const [limit, busyTicks] of [[0.05, 3000], [0.2, 1000], [0.2, 3000]]) {
    for (const effect of [1.3, 2.9, 5]) {
      const of = (/** @type {number} */ share, /** @type {number} */ runs) => percent(simulate({ limit, share, busyTicks, effect, runs }, trials * 5, new Random(3)).fail);
      rows.push([percent(limit), String(busyTicks), String(effect), of(limit, 1), of(limit, 3), of(limit + 0.03, 3), of(limit + 0.08, 3)]);
    }
  }
  return table(['Limit', 'Busy ticks', 'Real design effect', 'At the limit, 1 run', 'At the limit', '3 points above', '8 points above'], rows);
}

/** @returns {string} how often an unchanged program fails against its own baseline, and one that grew by eight points */
function growth() {
  const rows = [0.05, 0.12, 0.2, 0.5, 0.84].flatMap((before) => [0.02, 0.05].map((points) => {
    const of = (/** @type {number} */ share, /** @type {number} */ effect) => percent(simulateGrowth({ before, share, points, busyTicks: 3000, effect, runs: 3 }, trials * 5, new Random(4)).fail);
    return [percent(before), `"+${100 * points}pp"`, of(before, 1.3), of(before, 2.9), of(before, 5), of(before + 0.08, 1.3), of(before + 0.08, 2.9), of(before + 0.08, 5)];
  }));
  return table(['Baseline', 'Regression', 'Unchanged, 1.3', '2.9', '5', '8 points above, 1.3', '2.9', '5'], rows);
}
