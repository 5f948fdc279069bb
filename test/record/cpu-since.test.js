import { cpuSince } from '../../src/record/cpu-since.js';

/** A /proc of one process, of which each thread's name, CPU time and wait are given in ms. */
const procOf = (state) => ({
  list: () => Object.keys(state.threads),
  read: (file) => {
    const [, tid, name] = /task\/(\d+)\/(\w+)$/.exec(file) ?? [];
    if (name === 'comm') return `${state.threads[tid][0]}\n`;
    if (name === 'schedstat') return `${state.threads[tid][1] * 1e6} ${state.threads[tid][2] * 1e6} 7\n`;
    if (state.totalMs === null) throw new Error('ENOENT');
    return `7 (node) S ${Array(10).fill(0).join(' ')} ${state.totalMs / 10} 0 0`;
  },
  follow: () => '',
});
const before = {
  totalMs: 5000,
  threads: { 7: ['node', 4000, 100], 8: ['libuv-worker', 900, 10], 9: ['V8Worker', 80, 20] },
};
const after = {
  totalMs: 9000,
  threads: {
    7: ['node', 5000, 2100],
    8: ['libuv-worker', 3900, 60],
    // Another thread has the id of one that has ended.
    9: ['libuv-worker', 20, 5],
    10: ['v8:ProfEvntProc', 30, 8000],
  },
};
const between = (one, other, isolates = 1) => {
  const state = { ...one };
  const since = cpuSince(7, procOf(state));
  Object.assign(state, other);
  return since(isolates);
};

test("what its threads used since then, and how long they waited; the profiler's own waits are not the program's", () => {
  expect(between(before, after)).toEqual({
    totalMs: 4050,
    mainMs: 1000,
    mainKernelMs: null,
    workersMs: 0,
    poolMs: 3020,
    v8Ms: null,
    otherMs: null,
    runQueueWaitMs: 2055,
    mainRunQueueWaitMs: 2000,
  });
});

test('which threads are workers is not known', () => expect(between(before, after, 2)?.workersMs).toBe(null));

test.each([
  ['a process that has ended', before, { totalMs: null, threads: {} }],
  ['a system that says nothing of threads', { totalMs: 10, threads: {} }, { totalMs: 20, threads: {} }],
])('nothing of %s', (_, one, other) => expect(between(one, other)).toBe(null));
