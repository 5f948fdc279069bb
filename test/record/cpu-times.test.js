import { cpuTimes, unnamedPool } from '../../src/record/cpu-times.js';

const thread = (tid, name, cpuMs, waitMs = 0) => ({ tid, name, cpuMs, waitMs });
const saved = (tid, changes = {}) => ({ tid, present: [], poolIsNamed: true, atExit: null, ...changes });

/** A process of Node 24 with a worker, as the kernel shows it. */
const NAMED = {
  reading: {
    pid: 10,
    totalMs: 700,
    kernelShare: 0.1,
    threads: [
      thread(10, 'MainThread', 100, 7),
      thread(11, 'DelayedTaskSche', 1),
      thread(12, 'V8Worker', 20),
      thread(13, 'SignalInspector', 1),
      // Our ticks wait, the program does not.
      thread(14, 'v8:Profiler', 4, 900),
      thread(20, 'WorkerThread', 200, 5),
      thread(21, 'libuv-worker', 150, 8),
      thread(22, 'libuv-worker', 150),
      thread(23, 'tokio-runtime-w', 30),
      thread(24, 'V8Worker', 4),
    ],
  },
  saved: [saved(10, { present: [10, 11, 12, 13, 14] }), saved(20)],
  isolates: 2,
};

/** The same of Node 20, where threads have the name of the one that made them. */
const UNNAMED = {
  reading: {
    pid: 10,
    totalMs: 700,
    kernelShare: null,
    threads: [
      thread(10, 'my-title', 100),
      thread(11, 'node', 20),
      thread(14, 'v8:Profiler', 4),
      thread(20, 'node', 200),
      thread(21, 'node', 150),
      thread(22, 'my-title', 150),
      thread(23, 'tokio-runtime-w', 30),
      thread(25, 'SamplingThread', 6, 900),
    ],
  },
  saved: [saved(10, { present: [10, 11, 14], poolIsNamed: false }), saved(20, { poolIsNamed: false })],
  isolates: 2,
};

test('what a worker used that was terminated is no "other" thread\'s: piscina ends its workers so', () => {
  const { reading, ...rest } = NAMED;
  const late = { ...rest, reading: { ...reading, totalMs: 1400 } };
  expect(cpuTimes([late])).toMatchObject({ totalMs: 1400, mainMs: 100, workersMs: null, poolMs: 300, otherMs: null });
  const [main, worker] = late.saved;
  const whole = { ...worker, atExit: { totalMs: 200, threads: [] } };
  expect(cpuTimes([{ ...late, saved: [main, whole] }])).toMatchObject({ workersMs: 200, otherMs: 770 });
});

test('threads are told apart by their names, and by what they say of themselves', () => {
  expect(cpuTimes([NAMED])).toEqual({
    totalMs: 700,
    mainMs: 100,
    mainKernelMs: 10,
    workersMs: 200,
    poolMs: 300,
    v8Ms: 30,
    otherMs: 70,
    runQueueWaitMs: 20,
    mainRunQueueWaitMs: 7,
  });
});

test('where the pool has no name, it is what is new and has an inherited one', () => {
  expect(cpuTimes([UNNAMED])).toEqual({
    totalMs: 700,
    mainMs: 100,
    mainKernelMs: null,
    workersMs: 200,
    poolMs: 300,
    v8Ms: 30,
    otherMs: 70,
    runQueueWaitMs: 0,
    mainRunQueueWaitMs: 0,
  });
});

test('threads that pass for the pool without its name are counted, unless they hardly ran', () => {
  const { reading, ...rest } = UNNAMED;
  const threads = [...reading.threads, thread(26, 'node', 90), thread(27, 'node', 1)];
  expect(unnamedPool([NAMED, { ...rest, reading: { ...reading, threads } }])).toBe(3);
  expect(unnamedPool([NAMED])).toBe(0);
});

test('processes add up', () => {
  const child = {
    reading: { pid: 30, totalMs: 50, kernelShare: 0.2, threads: [thread(30, 'MainThread', 50, 3)] },
    saved: [saved(30, { present: [30] })],
    isolates: 1,
  };
  expect(cpuTimes([NAMED, child])).toMatchObject({
    totalMs: 750,
    mainMs: 150,
    mainKernelMs: 20,
    poolMs: 300,
    runQueueWaitMs: 23,
    mainRunQueueWaitMs: 10,
  });
});

describe('what is not known is null', () => {
  test('a worker that did not tell may be any thread', () => {
    expect(cpuTimes([{ ...NAMED, isolates: 3 }])).toMatchObject({
      totalMs: 700,
      mainMs: 100,
      workersMs: null,
      poolMs: 300,
      v8Ms: 30,
      otherMs: null,
    });
    expect(cpuTimes([{ ...UNNAMED, isolates: 3 }])).toMatchObject({
      totalMs: 700,
      mainMs: 100,
      workersMs: null,
      poolMs: null,
      v8Ms: 24 + 6,
      otherMs: null,
    });
  });

  test('a program that may not write tells nothing: its main thread has the id of the process', () => {
    expect(cpuTimes([{ ...NAMED, saved: [], isolates: 1 }])).toMatchObject({
      totalMs: 700,
      mainMs: 100,
      workersMs: 0,
      poolMs: 300,
      v8Ms: null,
      otherMs: null,
    });
    expect(cpuTimes([{ ...UNNAMED, saved: [], isolates: 1 }])).toMatchObject({
      mainMs: 100,
      workersMs: 0,
      poolMs: null,
      v8Ms: null,
      otherMs: null,
    });
  });

  test('without threads there is the total', () => {
    const total = {
      reading: { pid: 10, totalMs: 42.4, kernelShare: null, threads: [] },
      saved: [saved(0)],
      isolates: 1,
    };
    const unknown = {
      mainMs: null,
      mainKernelMs: null,
      workersMs: null,
      poolMs: null,
      v8Ms: null,
      otherMs: null,
      runQueueWaitMs: null,
      mainRunQueueWaitMs: null,
    };
    expect(cpuTimes([total])).toEqual({ totalMs: 42, ...unknown });
    expect(cpuTimes([NAMED, total])).toEqual({ totalMs: 742, ...unknown });
  });

  test('a process of which nothing was seen', () => {
    const unseen = { reading: { pid: 31, totalMs: null, kernelShare: null, threads: [] }, saved: [], isolates: 1 };
    expect(cpuTimes([unseen])).toBeNull();
    expect(cpuTimes([])).toBeNull();
    expect(cpuTimes([NAMED, unseen])).toMatchObject({ totalMs: null, mainMs: null });
  });
});

test('the total is never less than its parts: the kernel counts it in steps', () => {
  const reading = { pid: 10, totalMs: 90, kernelShare: null, threads: [thread(10, 'MainThread', 98.6)] };
  expect(cpuTimes([{ reading, saved: [saved(10, { present: [10] })], isolates: 1 }])).toMatchObject({
    totalMs: 99,
    mainMs: 99,
    otherMs: 0,
  });
});
