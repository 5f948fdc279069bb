/** Budgets of the event loop say that they leave out what a script does while its modules load. */
import { judge } from '../../src/gate/verdict.js';
import { configOf, NOW, runOf } from '../support/gate.js';

/** A program that derives keys while its modules load. */
const script = (ticks, parts = {}) => {
  const { crypto, ...report } = runOf(3000, ticks === 0 ? [] : [{ ticks, byPhase: { 'top-level': ticks } }]);
  return { ...report, crypto: { ...crypto, byPhase: { 'top-level': ticks } }, load: null, drive: null, ...parts };
};
const noticesOf = (reports, ...budgets) =>
  judge(reports, configOf({ budgets }), { now: NOW, version: '' }).notices.filter(
    ({ code }) => code === 'start-left-out',
  );
const BLOCK = /** @type {const} */ ({ metric: 'longest_block', max: '50 ms' });
const SYNC = /** @type {const} */ ({ metric: 'sync_call_sites', max: 0 });
const SHARE = /** @type {const} */ ({ metric: 'crypto_share', max: '99%' });

test('says how much, and what counts it', () => {
  expect(noticesOf([script(2400), script(2400)], BLOCK)).toEqual([
    {
      code: 'start-left-out',
      message:
        '80.0 % of busy time is cryptography while modules load. longest_block leaves that out, since no request waits for it; a budget of crypto_share counts it.',
    },
  ]);
  expect(noticesOf([script(2400)], BLOCK, SYNC, SHARE)[0].message).toContain('sync_call_sites and longest_block leave');
});

test.each([
  ['is little', [script(20)], BLOCK],
  ['is counted by the budget', [script(2400)], SHARE],
  ['is the start of a server', [script(2400, { drive: { listened: true, failure: '' }, traffic: null })], BLOCK],
])('says nothing where it %s', (_, reports, budget) => expect(noticesOf(reports, budget)).toEqual([]));

test('says nothing where the budget is not met: what it sees is enough', () => {
  const failing = runOf(3000, [{ ticks: 900 }, { ticks: 900, line: 9, byPhase: { 'top-level': 900 } }]);
  const both = { ...failing, crypto: { ...failing.crypto, byPhase: { 'event-loop': 900, 'top-level': 900 } } };
  expect(noticesOf([{ ...both, load: null, drive: null }], SYNC)).toEqual([]);
});
