/** A limit of a share says so where it is met, or not, only on a machine as busy as this one. */
import { judge } from '../../src/gate/verdict.js';
import { configOf, NOW, runOf } from '../support/gate.js';

/** A run whose event loop waited for a processor, in relation to how long it ran. */
function waiting(ticks, ratio, parts = {}) {
  const report = runOf(30_000, [{ ticks, computedBy: '', ...parts }]);
  const cpu = { totalMs: 1000, mainMs: 1000, runQueueWaitMs: 0, mainRunQueueWaitMs: 1000 * ratio };
  return { ...report, profile: { ...report.profile, cpu }, load: null };
}

const messagesOf = (report, budget = { metric: 'crypto_share', max: '20%' }) => {
  const { notices, checks } = judge([report, report], configOf({ budgets: [budget] }), { now: NOW, version: '' });
  return [checks[0].outcome, notices.flatMap(({ code, message }) => (code === 'limit-while-waiting' ? [message] : []))];
};

test('a share of OpenSSL that is within its limit may be beyond it where less else runs', () => {
  expect(messagesOf(waiting(4500, 1.2))).toEqual([
    'pass',
    [
      'crypto_share max: the event loop waited for a processor 1.2 times as long as it ran. Where less else runs, the share may be as large as 22.1 %, and the limit is 20 %: gate on a quieter machine, or limit growth ("regression"), which takes waiting into account.',
    ],
  ]);
});

test('what JavaScript computes may also be less there', () => {
  const [outcome, [message]] = messagesOf(waiting(7000, 1.2, { computedBy: 'bcryptjs' }));
  expect(outcome).toBe('fail');
  expect(message).toContain('the share may be as small as 15.9 %, and the limit is 20 %');
});

test.each([
  ['did not wait', waiting(4500, 0.1)],
  ['is far within its limit', waiting(900, 1.2)],
  ['is beyond its limit, and would be more so', waiting(7000, 1.2)],
])('says nothing of what %s', (_, report) => expect(messagesOf(report)[1]).toEqual([]));

test('nor of what is no share', () =>
  expect(messagesOf(waiting(4500, 1.2), { metric: 'sync_call_sites', max: 3 })[1]).toEqual([]));
