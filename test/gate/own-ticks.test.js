/** Ticks of Node's own start show nothing of the program. */
import { judge, needsConfirmation } from '../../src/gate/verdict.js';
import { configOf, NOW, runOf } from '../support/gate.js';

const BUDGETS = [
  { metric: 'crypto_share', max: '50%' },
  { metric: 'sync_call_sites', max: 0 },
  { metric: 'longest_block', max: '50 ms', level: 'error' },
];

/** A run of which some ticks are Node's start. */
function starting(busyTicks, bootstrapTicks, sites = []) {
  const report = { ...runOf(busyTicks, sites), load: null };
  Object.assign(report.profile, { startTicks: busyTicks, bootstrapTicks });
  return report;
}

const verdictOf = (reports, file = {}) =>
  judge(reports, configOf({ budgets: BUDGETS, ...file }), { now: NOW, version: '' });
const reasonsOf = (verdict) => [...new Set(verdict.checks.map(({ reason }) => reason))];

test('a program that did nothing passes nothing, however long Node took to start', () => {
  for (const busyTicks of [310, 1000, 5000]) {
    const verdict = verdictOf([starting(busyTicks, busyTicks - 5)]);
    expect(verdict.outcome).toBe('inconclusive');
    expect(reasonsOf(verdict)).toEqual(['few-ticks']);
  }
});

test('says how few are its own, and what to do', () => {
  const [check] = verdictOf([starting(399, 390)]).checks;
  expect(check.neededTicks).toBe(13_300);
  expect(check.message).toMatch(
    /: too few busy ticks of the program itself to be sure: that takes 300, and of these all but 9 are Node's own start\.$/,
  );
  expect(check.fix).toBe('Give the program more to do: a longer run, or more load.');
});

test('asks for what a small limit takes, if that is more', () => {
  const [check] = verdictOf([starting(399, 100)], { budgets: [{ metric: 'crypto_share', max: '0.1%' }] }).checks;
  expect(
    verdictOf([starting(399, 380)], { budgets: [{ metric: 'crypto_share', max: '0.1%' }] }).checks[0],
  ).toMatchObject({
    message: check.message,
    fix: check.fix,
  });
  expect(check.message).toMatch(/: too few busy ticks to be sure; that takes 11,600\.$/);
});

test('a program that does its work while it loads passes', () => {
  expect(verdictOf([starting(620, 320)]).outcome).toBe('pass');
});

test('short runs are judged together: another one is made if that is enough', () => {
  const short = starting(350, 100);
  const config = { runs: 2, minBusyTicks: null };
  const verdict = verdictOf([short]);
  expect(reasonsOf(verdict)).toEqual(['few-ticks']);
  expect(needsConfirmation(verdict, config)).toBe(true);
  expect(verdict.checks[0].fix).toBe(
    'Give the program more to do: a longer run, or more load; or judge 2 such runs together.',
  );
  expect(verdictOf([short, short]).outcome).toBe('pass');
  expect(needsConfirmation(verdictOf([starting(350, 345)]), config)).toBe(false);
});

test('what fails fails', () => {
  const verdict = verdictOf([starting(400, 200, [{ ticks: 150 }])]);
  expect(verdict.checks.find(({ metric }) => metric === 'sync_call_sites')?.outcome).toBe('fail');
});

test('a config may be content with fewer ticks, and asks for more of any kind', () => {
  const budgets = [{ metric: 'sync_call_sites', max: 0 }];
  expect(verdictOf([starting(200, 150)], { budgets, minBusyTicks: 50 }).outcome).toBe('pass');
  expect(verdictOf([starting(200, 151)], { budgets, minBusyTicks: 50 }).outcome).toBe('inconclusive');
  expect(verdictOf([starting(3000, 2600)], { budgets, minBusyTicks: 3000 }).outcome).toBe('pass');
});
