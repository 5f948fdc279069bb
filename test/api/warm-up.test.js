import { leaveOutWarmUp } from '../../src/api/warm-up.js';
import { analyze } from '../../src/api/analysis.js';
import { decodeRecording, encodeRecording } from '../../src/formats/saved-profile.js';
import { doubtsOf } from '../../src/gate/doubts.js';
import { tableProblems } from '../../src/model/integrity.js';
import { noteWords } from '../../src/writers/shared/coverage.js';
import { terminalReport } from '../../src/writers/terminal/report.js';
import { markdownReport } from '../../src/writers/markdown/report.js';
import { profileFromGrid } from '../support/text-grid.js';

/** A thousand ticks of 1 ms, the first half of them cryptography. */
const GRID = `
  @repeat  500                                   500
           boot@/app/app.js:2:3                  serve@/app/app.js:9:9
           pbkdf2Sync@node:internal/crypto/pbkdf2
           native:node::crypto::PBKDF2Job::Run`;
const START = 1_800_000_000_000;
/** @param {Partial<import('../../src/model/profile.js').ProfileMeta>} meta */
const thread = (meta) => profileFromGrid(GRID, { meta: { timed: true, ...meta } });
const log = (/** @type {number} */ pid, /** @type {number} */ opened) =>
  thread({ pid, source: `/logs/isolate-0x1-${pid}-v8-${START + opened}.log` });
const recording = (/** @type {import('../../src/model/profile.js').Profile[]} */ ...profiles) => ({
  run: null,
  profiles,
});
/** @param {Parameters<typeof leaveOutWarmUp>} given */
const left = (...given) => leaveOutWarmUp(...given).profiles.map(({ samples, dropped }) => [samples.length, dropped]);
const FROM_START = /** @type {const} */ ({ seconds: 0.2, from: 'start' });
const FROM_LOAD = /** @type {const} */ ({ seconds: 0.2, from: 'load' });

test('the seconds count from the first log on; what starts later keeps its own start', () => {
  const given = recording(log(1, 0), log(2, 150), log(3, 400));
  expect(left(given, FROM_START)).toEqual([
    [801, { 'warm-up': 199 }],
    [951, { 'warm-up': 49 }],
    [1000, {}],
  ]);
  expect(given.profiles.map(({ samples }) => samples.length)).toEqual([1000, 1000, 1000]);
});

test('or they are over at a moment that is known: of the load', () => {
  const moments = { began: START - 100, until: START + 700 };
  const given = recording(log(1, 0), log(2, 650), thread({ source: 'perf.script' }));
  expect(left(given, FROM_LOAD, moments)).toEqual([
    [301, { 'warm-up': 699 }],
    [951, { 'warm-up': 49 }],
    [201, { 'warm-up': 799 }],
  ]);
});

test('logs that do not tell when they were opened begin with the run', () => {
  expect(left(recording(thread({ source: 'isolate-0x1-9-v8.log' })), FROM_START)).toEqual([[801, { 'warm-up': 199 }]]);
});

test('what begins later keeps its own start where only times say when that was', () => {
  expect(
    left(
      recording(thread({ startedUs: 0 }), thread({ startedUs: 150_000 }), thread({ startedUs: 400_000 })),
      FROM_START,
    ),
  ).toEqual([
    [801, { 'warm-up': 199 }],
    [951, { 'warm-up': 49 }],
    [1000, {}],
  ]);
});

test.each([
  ['of each thread of which nothing says when it started', [thread({}), thread({})], [199, 199], 2],
  ['of those only', [log(1, 0), log(2, 150), thread({})], [199, 49, 199], 1],
  ['of threads with one clock', [thread({ format: 'perf-script' }), thread({ collector: 'perf' })], [199, 199], 0],
])('it is left out %s, and that is said', (_, profiles, counts, unknown) => {
  const { profiles: rest } = leaveOutWarmUp(recording(...profiles), FROM_START);
  expect(rest.map(({ dropped }) => dropped['warm-up'])).toEqual(counts);
  expect(rest.flatMap(({ diagnostics }) => diagnostics.map(({ code, count }) => [code, count]))).toEqual(
    unknown === 0 ? [] : [['warm-up-of-each', unknown]],
  );
  const said = rest.flatMap(({ diagnostics }) => diagnostics.map(noteWords));
  const threads = unknown === 1 ? '1 thread' : `${unknown} threads`;
  expect(said).toEqual(
    unknown === 0 ? [] : [expect.stringMatching(`^It is not known when ${threads} started: .* at once\\.$`)],
  );
});

test('a warm-up longer than the run leaves nothing, and that is sound', () => {
  const { profiles } = leaveOutWarmUp(recording(log(1, 0)), { seconds: 9, from: 'start' });
  expect(profiles[0].dropped).toEqual({ 'warm-up': 1000 });
  expect(tableProblems(profiles[0])).toEqual([]);
});

test('no share includes it; it is counted, told, kept, and no loss', () => {
  const whole = analyze(recording(log(1, 0)), '1.0.0').report;
  const trimmed = leaveOutWarmUp(
    recording(log(1, 0)),
    { seconds: 0.25, from: 'load' },
    { began: START, until: START + 250 },
  );
  const { report, recording: analyzed } = analyze(trimmed, '1.0.0');
  expect(whole.crypto.share).toBeCloseTo(0.5, 1);
  expect(whole.profile.warmUp).toBeUndefined();
  expect(report.profile).toMatchObject({ ticks: 1000, busyTicks: 751, droppedTicks: 249 });
  expect(report.profile.warmUp).toEqual({ seconds: 0.25, from: 'load', ticks: 249 });
  expect(report.crypto.share).toBeCloseTo(1 / 3, 1);
  const options = { width: 200, color: false, top: 5, files: [], cwd: '/app' };
  expect(terminalReport(report, options)).toMatch(/^cryptoprof.* without the first 250 ms of the load/);
  expect(markdownReport(report, { verdict: null, root: '/app', runs: [] })).toContain(
    'without the first 250 ms of the load',
  );
  expect(decodeRecording(encodeRecording(analyzed)).warmUp).toEqual({ seconds: 0.25, from: 'load' });
  const config = /** @type {Parameters<typeof doubtsOf>[1]} */ ({ maxLoadErrors: 0 });
  const run = /** @type {Parameters<typeof doubtsOf>[0]} */ ({ report });
  expect(doubtsOf(run, config).map(({ reason }) => reason)).not.toContain('blind');
});

test.each([
  ['ticks without times', recording(thread({ timed: false })), 'warm-up-untimed'],
  ['what was left out before', { ...recording(log(1, 0)), warmUp: FROM_START }, 'warm-up-left-out'],
])('%s: it fails', (_, given, code) => {
  expect(() => leaveOutWarmUp(given, FROM_START)).toThrow(expect.objectContaining({ code }));
});
