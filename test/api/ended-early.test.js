import { endedEarly } from '../../src/api/ended-early.js';
import { profileFromGrid } from '../support/text-grid.js';

/**
 * @param {number} ms between them
 * @param {number} from ms
 * @param {number} to ms
 */
const ticksEvery = (ms, from, to) =>
  Float64Array.from({ length: (to - from) / ms }, (_, at) => (from + (at + 1) * ms) * 1000);

/**
 * @param {number} pid
 * @param {number} lastMs when its last sample was taken, ms
 * @param {'main' | 'worker'} [thread]
 */
function profile(pid, lastMs, thread = 'main') {
  const made = profileFromGrid('a\nb');
  made.meta.pid = pid;
  made.meta.thread = thread;
  made.meta.timed = true;
  made.samples.time = ticksEvery(10, 0, lastMs);
  made.samples.length = made.samples.time.length;
  return made;
}
/** One that ends within a line. */
const cutOff = (/** @type {Parameters<typeof profile>} */ ...args) =>
  Object.assign(profile(...args), { dropped: { truncated: 1 } });
const ran = (/** @type {Partial<Parameters<typeof endedEarly>[1]>} */ known) => ({
  threads: [],
  mainPid: 7,
  durationMs: 4000,
  endedNs: 0n,
  run: { signal: null },
  cut: null,
  ...known,
});

test('logs that reach to the end are whole, whatever the start took', () => {
  const threads = [
    { pid: 7, mainMs: 3900, workersMs: 1000 },
    { pid: 8, mainMs: 1200, workersMs: 0 },
  ];
  expect(endedEarly([profile(7, 3700), profile(7, 900, 'worker'), profile(8, 1000)], ran({ threads }))).toEqual([]);
});

test('a log that covers 0.6 s of 3.7 s is not', () => {
  expect(endedEarly([cutOff(7, 600)], ran({ threads: [{ pid: 7, mainMs: 3700, workersMs: 0 }] }))).toEqual([
    { kind: 'thread', reason: 'log-ended-early', count: 1, cpuMs: 3100 },
  ]);
});

test('nor are those of workers and children that used more than their logs cover', () => {
  const threads = [
    { pid: 7, mainMs: 100, workersMs: 2000 },
    { pid: 8, mainMs: 1500, workersMs: null },
  ];
  expect(endedEarly([profile(7, 3900), cutOff(7, 500, 'worker'), cutOff(8, 500)], ran({ threads }))).toEqual([
    { kind: 'thread', reason: 'log-ended-early', count: 2, cpuMs: 2500 },
  ]);
});

test('a program that waited for a while when it was ended is whole: V8 takes no samples while it waits', () => {
  const threads = [{ pid: 7, mainMs: 250, workersMs: 0 }];
  expect(endedEarly([profile(7, 1000)], ran({ threads, durationMs: 20_000 }))).toEqual([]);
});

test("the program's own must reach as far as it ran, where its samples leave much of its CPU time unexplained", () => {
  const threads = [{ pid: 7, mainMs: 900, workersMs: 0 }];
  expect(endedEarly([profile(7, 1000)], ran({ threads, durationMs: 20_000 }))).toEqual([
    { kind: 'thread', reason: 'not-sampled', count: 1, cpuMs: 899 },
  ]);
  expect(endedEarly([profile(7, 1000)], ran({ threads, durationMs: 3_000 }))).toEqual([]);
});

test('where a clock tells, it does not matter how late the program began on a crowded machine', () => {
  // The probe told the clock 500 ms after the log's beginning, and the program ended 7 s after that.
  const log = Object.assign(profile(7, 7000), { clock: { ns: '1000000000', us: 500_000 } });
  const threads = [{ pid: 7, mainMs: 900, workersMs: 0 }];
  expect(endedEarly([log], ran({ threads, durationMs: 12_000, endedNs: 8_000_000_000n }))).toEqual([]);
  // Here it is the end that is missing: 4.5 s of it.
  expect(endedEarly([log], ran({ threads, durationMs: 12_000, endedNs: 12_000_000_000n }))).toEqual([
    { kind: 'thread', reason: 'not-sampled', count: 1, cpuMs: 899 },
  ]);
});

test('one that ends within a line, of a program that ended by itself, may lack less', () => {
  const threads = [{ pid: 7, mainMs: 340, workersMs: 0 }];
  const clock = { ns: '0', us: 0 };
  const torn = Object.assign(profile(7, 1000), {
    clock,
    diagnostics: [{ code: 'lines-truncated', count: 1, message: '' }],
  });
  const tick = Object.assign(profile(7, 1000), { clock, dropped: { truncated: 1 } });
  const lacking = [{ kind: 'thread', reason: 'log-ended-early', count: 1, cpuMs: 339 }];
  const early = { threads, durationMs: 2500, endedNs: 2_400_000_000n };
  expect(endedEarly([torn], ran(early))).toEqual(lacking);
  expect(endedEarly([tick], ran(early))).toEqual(lacking);
  // It goes on to the end, or the buffer of what was killed is lost, or nothing was cut.
  expect(endedEarly([torn], ran({ ...early, endedNs: 1_100_000_000n }))).toEqual([]);
  expect(endedEarly([torn], ran({ ...early, run: { signal: 'SIGKILL' } }))).toEqual([]);
  expect(endedEarly([Object.assign(profile(7, 1000), { clock })], ran(early))).toEqual([]);
});

test('logs that we cut are told with the reason, however little they lack', () => {
  const cut = /** @type {const} */ ({ reason: 'log-limit', cut: 2 });
  expect(endedEarly([profile(7, 3900)], ran({ cut }))).toEqual([
    { kind: 'thread', reason: 'log-limit', count: 2, cpuMs: null },
  ]);
  const threads = [{ pid: 7, mainMs: 3700, workersMs: 0 }];
  expect(endedEarly([profile(7, 600)], ran({ threads, cut: { ...cut, cut: 1 } }))).toEqual([
    { kind: 'thread', reason: 'log-limit', count: 1, cpuMs: 3100 },
  ]);
});

describe('while the program runs another CPU profiler, V8 takes no ticks', () => {
  const lacking = (/** @type {number} */ cpuMs) => [{ kind: 'thread', reason: 'not-sampled', count: 1, cpuMs }];
  const withGap = (/** @type {number} */ from, /** @type {number} */ to) => {
    const log = profile(7, to + 700);
    log.samples.time = Float64Array.of(...ticksEvery(5, 0, from), ...ticksEvery(5, to, to + 700));
    log.samples.length = log.samples.time.length;
    return log;
  };
  const using = (/** @type {number} */ mainMs) => ran({ threads: [{ pid: 7, mainMs, workersMs: 0 }] });

  test.each([
    ['for a part of the run', 3700, 700, 3200, lacking(2295)],
    ['for a part of a run on a busy machine', 2400, 700, 3200, lacking(995)],
    ['as little of it as a long system call', 1900, 700, 1200, []],
    ['and none while a thread waits', 900, 400, 3500, []],
    ['and hardly any for what a thread does between two waits', 1300, 400, 3500, []],
  ])('%s', (_, mainMs, from, to, rows) => expect(endedEarly([withGap(from, to)], using(mainMs))).toEqual(rows));

  test('at long intervals they are far apart', () => {
    const log = withGap(700, 3200);
    log.meta.intervalUs = 500_000;
    expect(endedEarly([log], using(3700))).toEqual([]);
  });

  test('up to the end: the log has only whole lines', () => {
    expect(endedEarly([profile(7, 600)], using(3700))).toEqual(lacking(3100));
  });
});

test('where nothing is known, nothing is said', () => {
  const untimed = profile(7, 10);
  untimed.meta.timed = false;
  expect(endedEarly([untimed], ran({ threads: [{ pid: 7, mainMs: 9000, workersMs: 0 }] }))).toEqual([]);
  expect(endedEarly([profile(7, 3900)], ran({ threads: [{ pid: 7, mainMs: null, workersMs: null }] }))).toEqual([]);
});
