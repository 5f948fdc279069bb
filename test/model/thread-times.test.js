/** When the threads of a recording started, by the clock that each of their logs has a moment of. */
import { withListening, withStarts } from '../../src/model/thread-times.js';
import { profileFromGrid } from '../support/text-grid.js';

const thread = (clock) => ({ ...profileFromGrid('@repeat 100\n f@/app/f.js:1:2'), ...(clock && { clock }) });
const startsOf = (profiles) => withStarts(profiles).map(({ meta }) => meta.startedUs);

test('are known where all logs have one', () => {
  expect(startsOf([thread({ ns: '5000000000', us: 300 }), thread({ ns: '5020000000', us: 100 })])).toEqual([0, 20_200]);
  expect(startsOf([thread({ ns: '5020000000', us: 100 }), thread({ ns: '5000000000', us: 300 })])).toEqual([20_200, 0]);
});

test('are not known if one lacks it, or if they can’t be of one run', () => {
  expect(startsOf([thread({ ns: '5000000000', us: 300 }), thread()])).toEqual([undefined, undefined]);
  expect(startsOf([thread({ ns: '5000000000', us: 0 }), thread({ ns: '9999999999999999999', us: 0 })])).toEqual([
    undefined,
    undefined,
  ]);
});

describe('when a process first listened', () => {
  const CLOCK = { ns: '5000000000', us: 300 };
  const listenedUs = (profile, ports) => withListening([profile], ports)[0].meta.listenedUs;
  const { pid } = thread().meta;

  test('on the clock of its log: the first server counts', () => {
    const ports = [
      { pid, firstMs: 5_040 },
      { pid, firstMs: 5_020 },
      { pid: pid + 1, firstMs: 5_010 },
    ];
    expect(listenedUs(thread(CLOCK), ports)).toBe(20_300);
    // Before its profiler began.
    expect(listenedUs(thread(CLOCK), [{ pid, firstMs: 4_000 }])).toBe(0);
  });

  test('is nothing that a worker, a log without a clock or another process has', () => {
    const worker = thread(CLOCK);
    worker.meta = { ...worker.meta, thread: 'worker' };
    expect(listenedUs(worker, [{ pid, firstMs: 5_020 }])).toBe(undefined);
    expect(listenedUs(thread(), [{ pid, firstMs: 5_020 }])).toBe(undefined);
    expect(listenedUs(thread(CLOCK), [{ pid: pid + 1, firstMs: 5_020 }])).toBe(undefined);
  });

  test('does not matter in test runs, which open one server after another', () => {
    const ports = Array.from({ length: 5 }, (_, index) => ({ pid, firstMs: 5_020 + index }));
    expect(listenedUs(thread(CLOCK), ports)).toBe(undefined);
    expect(listenedUs(thread(CLOCK), ports.slice(1))).toBe(21_300);
  });
});
