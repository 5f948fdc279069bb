import { cpuDiagnostics } from '../../src/attribute/cpu-diagnostics.js';

const cpu = (changes) => ({
  totalMs: 2400,
  mainMs: 240,
  workersMs: 0,
  poolMs: 2100,
  v8Ms: 60,
  otherMs: 0,
  runQueueWaitMs: 9500,
  ...changes,
});

test('a machine that kept the program waiting is told of, in seconds', () => {
  expect(cpuDiagnostics(cpu({}))).toEqual([
    {
      code: 'machine-busy',
      count: 1,
      message:
        'The machine was busy, with this program or with others: threads that had work waited 9.5 s for a processor beside 2.4 s of CPU. ' +
        'Times of operations, call sites and blocks are wall times, and are longer than the work takes.',
    },
  ]);
});

test.each([
  ['a fifth of the CPU time', cpu({ runQueueWaitMs: 480 })],
  ['an unknown wait', cpu({ runQueueWaitMs: null })],
  ['a wait beside unknown CPU time', cpu({ totalMs: null })],
  ['nothing', null],
])('%s is not', (_, times) => expect(cpuDiagnostics(times)).toEqual([]));
