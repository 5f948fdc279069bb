import { howMuchLonger, runsNeeded, whatMetricSays } from '../../../src/gate/words/next-step.js';
import { runOf } from '../../support/gate.js';

const lacking = (busyTicks, neededTicks, tier = 2) => ({ tier, busyTicks, neededTicks });

test.each([
  ['a share', lacking(400, 900), 1, null, 3],
  ['in two runs', lacking(800, 900), 2, null, 3],
  ['in runs that say nothing of a share', lacking(85, 1300), 1, null, Infinity],
  ['in runs of which the config says so', lacking(400, 900), 1, 600, Infinity],
  ['a count, which adds up', lacking(85, 300, 1), 1, null, 4],
  ['nothing', lacking(0, 300, 1), 1, null, Infinity],
])('how many runs it takes: %s', (_, check, runs, minBusyTicks, expected) =>
  expect(runsNeeded(check, runs, minBusyTicks)).toBe(expected),
);

describe('how much longer', () => {
  const report = runOf(85, []);
  const without = { ...report, load: null, traffic: null };

  test.each([
    [
      'with requests',
      lacking(85, 1300),
      [{ ...without, load: { ...report.load, requests: 300 } }],
      'Make the run about 16 times as long: 200 s instead of 12.8 s, or 4,600 requests instead of 300.',
    ],
    ['a script', lacking(85, 1300), [without], 'Make the run about 16 times as long: 200 s instead of 12.8 s.'],
    [
      'of unknown length',
      lacking(85, 300, 1),
      [{ ...without, target: { ...report.target, durationMs: 0 } }],
      'Make the run about 3.6 times as long; or judge 4 such runs together, which --gate makes with "runs": 4 in gate.json.',
    ],
    [
      'several runs',
      lacking(800, 900),
      [without, without],
      'Make each run about 1.2 times as long: 15 s instead of 12.8 s; or judge 3 such runs together.',
    ],
    [
      'more runs than anybody makes',
      lacking(10, 300, 1),
      [without],
      'Make the run about 30 times as long: 390 s instead of 12.8 s.',
    ],
    [
      'a program that was running',
      lacking(50, 1400),
      [{ ...without, profile: { ...report.profile, wallMs: 200, sampledBy: 'attach' } }],
      'Attach for longer: --duration 6 instead of 200 ms, while the program has as much to do.',
    ],
    [
      'a program that ended meanwhile',
      lacking(50, 1400),
      [
        {
          ...without,
          profile: { ...report.profile, wallMs: 200, sampledBy: 'attach' },
          diagnostics: [
            { code: 'program-ended', count: 1, message: 'The program ended after it was sampled for 0.2 s.' },
          ],
        },
      ],
      'The program ended after 200 ms: attach about 6 s earlier, or give it more to do.',
    ],
    ['nothing', lacking(0, 300), [without], 'Give the program more to do: a longer run, or more load.'],
  ])('%s', (_, check, reports, expected) =>
    expect(
      howMuchLonger(check, {
        runs: reports.map((each) => ({ report: each })),
        minBusyTicks: null,
        mostRuns: 3,
        source: 'gate.json',
        differ: 0,
      }),
    ).toBe(expected),
  );

  test.each([
    [
      lacking(3000, 13_000),
      'The runs differ 25 times as much as by chance alone, which longer runs may not fix: judge 18 such runs together, which --gate makes with "runs": 18 in gate.json; or record where nothing else runs.',
    ],
    [
      lacking(3000, 130_000),
      'The runs differ 25 times as much as by chance alone, which longer runs may not fix: record where nothing else runs.',
    ],
  ])('not at all, where runs differ more than ticks do: %j', (check, expected) => {
    const facts = { minBusyTicks: null, mostRuns: 3, source: 'gate.json', differ: 25 };
    expect(howMuchLonger(check, { runs: Array(4).fill({ report: without }), ...facts })).toBe(expected);
  });
});

test('where waits for a processor hide how long calls are, times alone do not help', () => {
  const report = runOf(3000, []);
  const cpu = { totalMs: 2000, mainMs: 1900, runQueueWaitMs: 2000, mainRunQueueWaitMs: 2000 };
  const says = (/** @type {object} */ profile, id = 'longest_block') =>
    whatMetricSays(lacking(0, 0), {
      metric: { id, unit: 'ms', hint: 'Record it.' },
      runs: [{ report: { ...report, profile: { ...report.profile, ...profile } } }],
    });
  expect(says({ sampledBy: 'attach', cpu })).toMatch(/^Start the program with cryptoprof.*; or attach while/);
  expect(says({ sampledBy: 'attach', cpu: null })).toBe('Record it.');
  expect(says({ cpu })).toBe('Record it.');
  // Of requests it counts none with a processor, either.
  expect(says({ sampledBy: 'attach', cpu }, 'crypto_ms_per_request')).toBe('Record it.');
});
