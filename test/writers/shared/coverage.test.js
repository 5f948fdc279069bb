import { coverageFacts, httpWords, noteWords } from '../../../src/writers/shared/coverage.js';
import { coverageSection } from '../../../src/writers/html/sections.js';
import { guideServerReport, noCryptoReport } from '../../support/sample-report.js';

const factsOf = (report) => Object.fromEntries(coverageFacts(report, String).map(({ label, words }) => [label, words]));

test.each([
  [{ count: 1, message: 'It happened.' }, 'It happened.'],
  [{ count: 1234, message: 'It happened.' }, 'It happened. (1,234 times)'],
  [{ count: 2, message: '2 lines were left out.' }, '2 lines were left out.'],
  [{ count: 1234, message: 'V8 lost samples 1,234 times.' }, 'V8 lost samples 1,234 times.'],
  [{ count: 2, message: 'V8 lost 22 samples.' }, 'V8 lost 22 samples. (2 times)'],
])('a note says once how often: %j', ({ count, message }, expected) => {
  expect(noteWords({ code: 'any', count, message })).toBe(expected);
});

test('what our own code takes in the program is not said to be for counting: with --no-probe nothing is counted', () => {
  const report = noCryptoReport();
  expect(factsOf(report).probe).toBeUndefined();
  report.profile.probeTicks = report.profile.busyTicks / 10;
  expect(factsOf(report).probe).toBe(
    "10.0 % of busy ticks are cryptoprof's own, inside the program; they are part of other work.",
  );
});

test('requests are all that there were, or at least those that were counted', () => {
  const traffic = (/** @type {boolean} */ complete) => ({
    requests: 3,
    clientRequests: 1,
    tlsServer: null,
    tlsClient: null,
    processes: 1,
    complete,
  });
  expect(httpWords({ load: null, traffic: traffic(true) })).toBe('3 requests received, 1 request sent');
  expect(httpWords({ load: null, traffic: traffic(false) })).toBe(
    'at least 3 requests received, at least 1 request sent',
  );
});

test('requests that got no answer are told, where all were counted', () => {
  const traffic = (/** @type {boolean} */ complete) => ({
    ...{ requests: 3, unanswered: 2, clientRequests: 0, tlsServer: null, tlsClient: null, processes: 1 },
    complete,
  });
  expect([true, false].map((complete) => httpWords({ load: null, traffic: traffic(complete) }))).toEqual([
    '3 requests received (2 not answered to the end)',
    'at least 3 requests received',
  ]);
});

test.each([
  [{ requests: 252, errors: 0 }, '19.7 requests/s, latency p50 498 ms, p99 911 ms; 252 requests, none failed'],
  [{ latencyP50Ms: 0, latencyP99Ms: 1 }, '19.7 requests/s, latency p50 < 1 ms, p99 1 ms; 252 requests, none failed'],
  [
    { requests: 6015, errors: 3008, unanswered: 3008 },
    '19.7 requests/s, latency p50 498 ms, p99 911 ms; 3,008 of 9,023 requests failed or were not answered',
  ],
  [
    { requests: 0, requestsPerSecond: 0, errors: 10, unanswered: 10 },
    '0.0 requests/s; 10 of 10 requests failed or were not answered',
  ],
])('a load line has all requests that were made: %j', (parts, expected) => {
  const report = guideServerReport();
  Object.assign(report.load, parts);
  expect(factsOf(report).load).toBe(expected);
  report.drive = { listened: true, failure: 'cut-short' };
  expect(factsOf(report).load).toBe(`${expected}; the program ended before its load did`);
});

test.each([
  ['of V8', {}, [], /none dropped; sampled every 1 ms$/, 'Times are wall time between ticks.'],
  ['of other tools', { usualGap: true }, [], /; usual gap between samples 1 ms$/, 'Times are wall time between ticks.'],
  ['of perf', { collector: 'perf' }, [], /; sampled by perf every 1 ms of CPU time$/, 'Times are CPU time.'],
  [
    'of perf for other events',
    { collector: 'perf' },
    ['weights-estimated'],
    /; sampled by perf about every 1 ms of CPU time$/,
    'Times are CPU time.',
  ],
  ['of anybody', {}, ['cpu-time'], /; sampled every 1 ms$/, 'Times are what the file calls CPU time.'],
  ['of a text without times', {}, ['tick-time-unseen'], /none dropped$/, 'Times are 1 ms for each tick.'],
])('what is said of ticks and times %s is known', (_, parts, codes, ticks, clock) => {
  const report = noCryptoReport();
  Object.assign(report.profile, parts);
  report.diagnostics = codes.map((code) => ({ code, count: 1, message: '' }));
  expect(factsOf(report).ticks).toMatch(ticks);
  expect(String(coverageSection(report, '/app').map(({ html }) => html))).toContain(clock);
});

test('beside other runs, a text without times does not hide how often these were sampled', () => {
  const report = noCryptoReport();
  report.diagnostics = [{ code: 'tick-time-unseen', count: 1, message: '' }];
  report.isolates.push(report.isolates[0]);
  expect(factsOf(report).ticks).toMatch(/; sampled every 1 ms$/);
});

test('what --warm-up does not leave out of is said', () => {
  const report = guideServerReport();
  report.profile.warmUp = { seconds: 2, from: 'start', ticks: 10 };
  expect(factsOf(report)['warm-up']).toBe('CPU times and counts are of the whole run.');
  const nothing = { load: null, traffic: null };
  expect(factsOf(Object.assign(report, nothing))['warm-up']).toBe('CPU times are of the whole run.');
  report.profile.cpu = null;
  expect(factsOf(report)['warm-up']).toBeUndefined();
  expect(factsOf(guideServerReport())['warm-up']).toBeUndefined();
});
