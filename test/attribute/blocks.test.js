import { summarizeBlocks } from '../../src/attribute/blocks.js';
import { profileFromGrid } from '../support/text-grid.js';
import { gridReport, onlySite, reportOf } from './grid-report.js';

const BLOCKING = `
  auth@/app/app.js:20:23
  pbkdf2Sync@node:internal/crypto/pbkdf2
  native:sha512_block_data_order_avx2[openssl]
`;
/** Columns by letter, so that a profile can be written as a line of time. */
const CELLS = {
  // pbkdf2Sync in line 23, and in line 33
  P: [
    'auth@/app/app.js:20:23',
    'pbkdf2Sync@node:internal/crypto/pbkdf2',
    'native:sha512_block_data_order_avx2[openssl]',
  ],
  Q: [
    'signUp@/app/app.js:30:33',
    'pbkdf2Sync@node:internal/crypto/pbkdf2',
    'native:sha512_block_data_order_avx2[openssl]',
  ],
  // the same call while the module is evaluated
  T: ['@/app/app.js:1:40[module]', 'auth@/app/app.js:20:23', 'pbkdf2Sync@node:internal/crypto/pbkdf2'],
  // other JavaScript, the wait for events, garbage collection
  J: ['other@/app/app.js:50:51'],
  I: ['native:epoll_pwait'],
  G: ['native:Heap::Scavenge'],
  // handing work to the thread pool
  A: ['later@/app/app.js:60:61', 'pbkdf2@node:internal/crypto/pbkdf2'],
  // copying what it is about
  M: [
    'later@/app/app.js:60:61',
    'pbkdf2@node:internal/crypto/pbkdf2',
    'native:__memcpy_avx512_unaligned_erms@/lib/libc.so.6',
  ],
};

/** A grid of one column per letter; `5P` is five ticks of P. */
function timeline(text) {
  const columns = [...text.matchAll(/(\d*)([A-Z])/g)].map(([, count, letter]) => ({ count: count || '1', letter }));
  const rows = [0, 1, 2].map((row) => columns.map(({ letter }) => CELLS[letter][row] ?? '-').join('  '));
  return [
    `@repeat ${columns.map(({ count }) => count).join(' ')}`,
    `@state ${columns.map(({ letter }) => (letter === 'G' ? 'gc' : 'js')).join(' ')}`,
    ...rows,
  ].join('\n');
}

/** Blocks of line 23. */
const blocksOf = (text, overrides) =>
  gridReport(timeline(text), overrides).callSites.find(({ line }) => line === 23).blocks;
const single = (ms) => ({ count: 1, p50Ms: ms, p95Ms: ms, maxMs: ms, errorMs: 1, split: false });

describe('a stretch of samples in one call is a block', () => {
  test.each([
    ['one sample', 'J P J', single(1)],
    ['ten samples', 'J 10P J', single(10)],
    ['at the end of the log', 'J 10P', single(10)],
    ['other work between', '4P 2J 6P', { count: 2, p50Ms: 4, p95Ms: 6, maxMs: 6, errorMs: 1, split: false }],
    ['a wait between', '4P I 6P', { count: 2, p50Ms: 4, p95Ms: 6, maxMs: 6, errorMs: 1, split: false }],
    ['another line between', '4P 2Q 6P', { count: 2, p50Ms: 4, p95Ms: 6, maxMs: 6, errorMs: 1, split: false }],
  ])('%s', (_, text, blocks) => expect(blocksOf(text)).toEqual(blocks));

  test.each([
    ['interrupts it', '4P 3G 6P', single(13)],
    ['interrupts it for long', '4P 60G 6P', single(70)],
    ['follows it', '4P 3G J', single(4)],
    ['goes before it', '3G 4P J', single(4)],
    ['is followed by another call', '4P 3G 6Q', single(4)],
    ['is the last that is seen', '4P 3G', single(4)],
  ])('garbage collection %s', (_, text, blocks) => expect(blocksOf(text)).toEqual(blocks));
});

describe('what the thread counted by time tells calls apart that no tick does', () => {
  const NONE = { slotUs: 1000, counts: [] };
  /** Slots of 1 ms, those of the given numbers with something in them. */
  const slots = (...numbers) => ({
    slotUs: 1000,
    counts: Array.from({ length: Math.max(-1, ...numbers) + 1 }, (_, slot) => (numbers.includes(slot) ? 1 : 0)),
  });
  /** Ticks of P from 2 ms to 101 ms. */
  const blocksWith = (times, meta) => {
    const profile = { ...profileFromGrid(timeline('J 100P J'), { meta }), times };
    return reportOf([profile]).callSites[0].blocks;
  };
  const counted = (changes) => ({ startUs: 0, errorUs: 100, requests: NONE, handshakes: NONE, jobs: NONE, ...changes });

  test.each([
    ['a request that began within', counted({ requests: slots(40) }), [61, 39]],
    ['two of them', counted({ requests: slots(30, 60) }), [41, 30]],
    ['a job that was heard to be done', counted({ jobs: slots(40) }), [61, 39]],
    ['both in one turn, on either side of a full ms', counted({ requests: slots(40), jobs: slots(41) }), [61, 39]],
    ['slots that begin later than the log', counted({ startUs: 20_000, requests: slots(40) }), [59, 41]],
    ['slots of two intervals', counted({ requests: { ...slots(20), slotUs: 2000 } }), [61, 39]],
  ])('%s', (_, times, [longest, shorter]) =>
    expect(blocksWith(times)).toMatchObject({ maxMs: longest, p50Ms: shorter, split: false }),
  );

  test('where each stretch has a turn of its own, none is taken for several calls, however long', () => {
    const comb = 'J 30P J 60P J 30P J 30P J 90P J 30P J 31P J 60P J 29P J';
    const starts = [1, 32, 93, 124, 155, 246, 277, 309, 370];
    const blocksOfComb = (...requests) => {
      const profile = { ...profileFromGrid(timeline(comb)), times: counted({ requests: slots(...requests) }) };
      return reportOf([profile]).callSites[0].blocks;
    };
    expect(blocksOfComb(...starts)).toMatchObject({ count: 9, maxMs: 90, split: false });
    // Messages over a few connections are no requests.
    expect(blocksOfComb(...starts.slice(0, 3))).toMatchObject({ count: 13, maxMs: 31, split: true });
  });

  test.each([
    ['the request that the call is for', counted({ requests: slots(1) })],
    ['what began in the slot in which the call did', counted({ requests: slots(2) })],
    ['what began when it was over', counted({ requests: slots(101, 120) })],
    ['handshakes, which are done within a call', counted({ handshakes: slots(40) })],
    ['slots of four intervals', counted({ requests: { ...slots(10), slotUs: 4000 } })],
    ['a clock that is not known well', counted({ errorUs: 1500, requests: slots(40) })],
    ['slots in a row, with or without calls between them', counted({ requests: slots(40, 41, 42) })],
  ])('but not %s', (_, times) => expect(blocksWith(times)).toEqual(single(100)));
});

test.each([
  [24, 1],
  [26, 2],
])('%d ms without a sample: %d block(s), for nobody knows what was there', (holeMs, count) => {
  const profile = profileFromGrid(timeline('J 8P'));
  for (let index = 5; index < profile.samples.length; index++) profile.samples.time[index] += (holeMs - 1) * 1000;
  expect(reportOf([profile]).callSites[0].blocks.count).toBe(count);
});

// 30 calls of 87 ms of CPU, which took 0.3 s each on a crowded machine, were 83 stretches of typically 44 ms.
describe('where the event loop waited long for a processor', () => {
  const blocksWith = (
    /** @type {number} */ holeMs,
    /** @type {number} */ mainRunQueueWaitMs,
    /** @type {object} */ meta = {},
  ) => {
    const profile = profileFromGrid(timeline('J 20P J'), { meta: { format: 'v8-log', ...meta } });
    for (let index = 11; index < profile.samples.length; index++) profile.samples.time[index] += (holeMs - 1) * 1000;
    const cpu = { totalMs: 1000, mainMs: 1000, runQueueWaitMs: mainRunQueueWaitMs, mainRunQueueWaitMs };
    return reportOf([profile], { cpu: { workersMs: 0, poolMs: 0, v8Ms: 0, otherMs: 0, ...cpu } }).callSites[0].blocks;
  };

  test('a call goes on where it got none', () =>
    expect(blocksWith(400, 3000)).toMatchObject({ count: 1, p50Ms: 419, maxMs: 419 }));

  test.each([
    ['as late as where threads wait', 8, 1],
    ['in time', 0, 2],
  ])('in a log, which does not say, it goes on if ticks came %s', (_, lateMs, count) => {
    const profile = profileFromGrid(timeline('J 400P J'), { meta: { format: 'v8-log' } });
    const { time } = profile.samples;
    for (let index = 1; index < time.length; index++)
      time[index] += Math.floor(index / 4) * lateMs * 1000 + (index > 200 ? 400_000 : 0);
    expect(reportOf([profile]).callSites[0].blocks.count).toBe(count);
  });

  test.each([
    ['it hardly waited', 400, 100, {}],
    ['nobody waits that long: the computer slept', 1100, 3000, {}],
    ['the profiler takes such a wait for one for events', 400, 3000, { format: 'cpuprofile' }],
  ])('but not if %s', (_, holeMs, waitedMs, meta) =>
    expect(blocksWith(holeMs, waitedMs, meta)).toMatchObject({ count: 2, p50Ms: 10, maxMs: 10 }),
  );
});

describe('where waits have no samples', () => {
  const PERF = { collector: 'perf' };
  const HIDING = { format: 'v8-log', v8: '14.1.146.11' };
  /** Three times 10 ticks, with pauses of 8 ms. */
  const blocksApart = (/** @type {object} */ meta, /** @type {object | null} */ cpu = null) => {
    const profile = profileFromGrid(timeline('J 30P'), { meta });
    for (let index = 1; index < profile.samples.length; index++)
      profile.samples.time[index] += Math.floor((index - 1) / 10) * 8000;
    return reportOf([profile], cpu && { cpu }).callSites[0].blocks;
  };
  const cpu = (/** @type {number} */ mainRunQueueWaitMs) => ({
    totalMs: 1000,
    mainMs: 1000,
    workersMs: 0,
    poolMs: 0,
    v8Ms: 0,
    otherMs: 0,
    runQueueWaitMs: 0,
    mainRunQueueWaitMs,
  });
  const THREE = { count: 3, p50Ms: 10, maxMs: 10 };

  test.each([
    ['a pause ends a stretch if calls hardly ever waited for a processor', PERF, cpu(40), THREE],
    ['and of V8 without idle ticks', HIDING, null, THREE],
    [
      'unless a call may have waited for a processor in it: then it is CPU time',
      PERF,
      cpu(60),
      { count: 1, maxMs: 30 },
    ],
    ['or if that is unknown', PERF, null, { count: 1, maxMs: 30 }],
    ['which V8 may have done as well', HIDING, cpu(60), { count: 1, maxMs: 30 }],
    [
      'and where V8 was told to write them: this thread never waited',
      { ...HIDING, showsIdle: true },
      null,
      { count: 1, maxMs: 46 },
    ],
    ['where waits have samples, a pause is not one of them', {}, null, { count: 1, maxMs: 46 }],
  ])('%s', (_, meta, times, blocks) => expect(blocksApart(meta, times)).toMatchObject(blocks));
});

test('few ticks far apart prove no block: each counts for what it stands for', () => {
  const profile = profileFromGrid(timeline('J 3P J'));
  for (let index = 1; index < profile.samples.length; index++) profile.samples.time[index] += index * 4000;
  expect(reportOf([profile]).callSites[0].blocks).toEqual(single(3));
});

test('at short intervals a stretch goes on over gaps of many intervals', () => {
  const profile = profileFromGrid(timeline('J 10P J'), { meta: { intervalUs: 100 } });
  expect(reportOf([profile]).callSites[0].blocks).toMatchObject({ count: 1, p50Ms: 10 });
});

test("a module's evaluation and the event loop are not one block; the event loop's are told", () => {
  expect(blocksOf('50T 4P J')).toEqual(single(4));
});

test('without work on the event loop they are those of the heaviest phase', () => {
  expect(blocksOf('50T J')).toEqual(single(50));
});

test('a block is a block, whatever the name of the function', () => {
  const held = gridReport(timeline('J 30M J 39M A J'));
  expect(held.callSites).toMatchObject([
    { form: 'async', ticks: 70, leaves: { copying: 69 }, blocks: { count: 2, p50Ms: 30, p95Ms: 40, maxMs: 40 } },
  ]);
  expect(held.crypto.asyncTicks).toBe(0);
});

test('many jobs that are handed over in a row are no work, however long that takes', () => {
  expect(gridReport(timeline('J 30A J 3M A J')).crypto).toMatchObject({ ticks: 34, asyncTicks: 34 });
});

test('handing work to the thread pool takes a tick now and then', () => {
  const handed = gridReport(timeline('J A J 2A J A J 6A J A'));
  expect(handed.callSites).toMatchObject([{ form: 'async', ticks: 11, blocks: { count: 5, p50Ms: 1, maxMs: 6 } }]);
  expect(handed.crypto.asyncTicks).toBe(11);
});

test('a format without times has no blocks', () => {
  expect(onlySite(BLOCKING, { meta: { timed: false } }).blocks.count).toBe(0);
});

test('calls in a row are told apart where their common duration shows', () => {
  const { blocks } = onlySite(timeline('J 30P J 60P J 30P J 30P J 90P J 30P J 31P J 60P J 29P J'));
  expect(blocks).toMatchObject({ count: 13, p50Ms: 30, maxMs: 31, split: true });
});

describe('summarizeBlocks', () => {
  test('nothing', () =>
    expect(summarizeBlocks([], 1000)).toEqual({ count: 0, p50Ms: 0, p95Ms: 0, maxMs: 0, errorMs: 1, split: false }));

  test('quantiles are durations that occurred: half, and 95 of 100, are no longer', () => {
    const durations = Array.from({ length: 100 }, (_, index) => (100 - index) * (100 - index) * 100);
    expect(summarizeBlocks(durations, 1000)).toEqual({
      count: 100,
      p50Ms: 250,
      p95Ms: 902.5,
      maxMs: 1000,
      errorMs: 1,
      split: false,
    });
  });

  test('calls of one length that never come in a row are not said to be split', () => {
    expect(
      summarizeBlocks(
        Array.from({ length: 40 }, (_, index) => 30_000 + index * 100),
        1000,
      ),
    ).toMatchObject({ count: 40, split: false });
  });

  test("a long call is not cut into pieces of a shorter kind's length", () => {
    const durations = [...new Array(30).fill(10_000), ...new Array(30).fill(80_000)];
    expect(summarizeBlocks(durations, 1000)).toMatchObject({ count: 60, p95Ms: 80, maxMs: 80 });
  });

  test.each([
    ['durations beyond all time', [1e300, 1e299, 1e15]],
    ['durations of nothing', [0, 0, 0, 1e-300, 0]],
  ])('%s cost no memory', (_, odd) => {
    const blocks = summarizeBlocks(
      [...odd, 30_000, 60_000, 90_000, 30_000, 30_000, 60_000, 30_000, 30_000, 90_000, 60_000],
      0,
    );
    expect(Object.values(blocks).every((value) => typeof value === 'boolean' || Number.isFinite(value))).toBe(true);
  });
});

test('on a busy machine a call that took twice as long is one call, not two', () => {
  const durations = [20, 21, 40, 20, 41, 20, 60, 21, 40, 20].map((ms) => ms * 1000);
  expect(summarizeBlocks(durations, 1000)).toMatchObject({ count: 15, p50Ms: 20, split: true });
  expect(summarizeBlocks(durations, 1000, true)).toMatchObject({ count: 10, maxMs: 60, split: false });
});
