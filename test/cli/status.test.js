import { describeEvent, makeStatus } from '../../src/cli/status.js';
import { keptStream } from '../support/fake-io.js';

/** @import { RecordEvent } from '../../src/record/record-event.js' */

/** @param {number[]} times ms, one for each look at the clock */
const clockOf = (times) => () => /** @type {number} */ (times.shift());

test('nothing is written where there is no terminal, nor when it should be quiet', () => {
  const [pipe, quiet] = [keptStream(), keptStream({ isTTY: true })];
  for (const status of [makeStatus(pipe, true, clockOf([0, 5000])), makeStatus(quiet, false, clockOf([0, 5000]))]) {
    status.say('x');
    status.progress(0, 10);
    status.progress(5, 10);
    status.clear();
  }
  expect(pipe.text() + quiet.text()).toBe('');
});

test('progress shows after a second of reading, at times, and is gone in the end', () => {
  const terminal = keptStream({ isTTY: true });
  const status = makeStatus(terminal, true, clockOf([100_000, 100_900, 101_100, 101_150, 101_300]));
  for (const done of [10, 20, 30, 40, 50]) status.progress(done, 100);
  status.clear();
  expect(terminal.text().split('\r\u001b[K')).toEqual([
    '',
    'cryptoprof: reading ██████░░░░░░░░░░░░░░ 30 %',
    'cryptoprof: reading ██████████░░░░░░░░░░ 50 %',
    '',
  ]);
});

test('quick reading shows none', () => {
  const terminal = keptStream({ isTTY: true });
  const status = makeStatus(terminal, true, clockOf([100_000, 100_900]));
  status.progress(50, 100);
  status.progress(100, 100);
  status.clear();
  expect(terminal.text()).toBe('');
});

/** @type {[RecordEvent, string][]} */
const EVENTS = [
  [{ type: 'started', pid: 12 }, 'recording process 12; press Ctrl-C to end it and get the report'],
  [
    { type: 'refused', option: '--watch' },
    "a Node with --watch was started, which can't be recorded: leave --watch out",
  ],
  [{ type: 'no-port-yet', afterMs: 10_000 }, 'still waiting for the program to listen (10 s)'],
  [{ type: 'listening', port: 3000, address: '::', pid: 12 }, 'the program listens on port 3000'],
  [{ type: 'load-started', what: 'npm run load' }, 'load: npm run load'],
  [{ type: 'load-ended', load: null }, 'the load has ended'],
  [
    {
      type: 'load-ended',
      load: { requests: 20, requestsPerSecond: 4.04, latencyP50Ms: 1, latencyP99Ms: 2, errors: 0 },
    },
    'the load has ended: 20 answers, 4.0 a second',
  ],
  [
    { type: 'stopping', signal: 'SIGTERM', reason: 'load-ended' },
    'stopping the program because the load has ended (SIGTERM)',
  ],
  [
    { type: 'stopping', signal: 'SIGTERM', reason: 'duration' },
    'stopping the program because its time is up (SIGTERM)',
  ],
  [{ type: 'stopping', signal: 'SIGINT', reason: 'signal' }, 'stopping the program as requested (SIGINT)'],
  [
    { type: 'waiting', afterMs: 3000 },
    'the program is still running; press Ctrl-C again to kill it and still get the report',
  ],
  [{ type: 'forced' }, 'the program was killed'],
  [{ type: 'ended', exitCode: 0, signal: null }, 'the program has ended; reading its profile'],
];

test.each(EVENTS)('%j', (event, text) => {
  expect(describeEvent(event)).toBe(text);
});
