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

describe('when a server first listened', () => {
  const CLOCK = { ns: '5000000000', us: 300 };
  const SLOT = 10_000;
  /** Answers so many requests in each tenth of its second. */
  const server = (clock, counts = [0, 0, 0, 5, 20, 20, 20]) => ({
    ...profileFromGrid('@repeat 100\n f@/app/f.js:1:2'),
    clock,
    times: { startUs: 300, errorUs: 100, requests: { slotUs: SLOT, counts } },
  });
  const listenedUs = (profile, ports) => withListening([profile], ports, null)[0].meta.listenedUs;
  const { pid } = thread().meta;
  const at = (firstMs, of = pid) => ({ pid: of, firstMs });

  test('on the clock of its log: the first port counts', () => {
    expect(listenedUs(server(CLOCK), [at(5_040), at(5_020), at(5_010, pid + 1)])).toBe(20_300);
    // Before its profiler began.
    expect(listenedUs(server(CLOCK), [at(4_000)])).toBe(0);
  });

  test.each([
    ['worker', () => ({ ...server(CLOCK), meta: { ...thread().meta, thread: 'worker' } }), at(5_020)],
    ['log without a clock', () => server(undefined), at(5_020)],
    ['other process', () => server(CLOCK), at(5_020, pid + 1)],
    ['thread that counted nothing', () => thread(CLOCK), at(5_020)],
    ['test, or worker with a health check, that answers few requests', () => server(CLOCK, [0, 0, 0, 5]), at(5_020)],
    ['process that was handed sockets before', () => server(CLOCK, [20, 20, 20]), at(5_020)],
    ['process that works for longer than it serves', () => server(CLOCK, [0, 0, 0, 0, 0, 0, 20]), at(5_060)],
  ])('is not known of a %s', (_, profile, port) => expect(listenedUs(profile(), [port])).toBe(undefined));

  test.each([
    ['of WebSockets, whose messages nobody counts', [0, 0, 0, 0, 0, 0, 1]],
    ['that answered nothing but its own protocol', []],
    ['that took longer to start than it served', [0, 0, 0, 0, 0, 0, 20]],
  ])('is known of a server that a load drove: one %s', (_, counts) => {
    const driven = (drivenPid) => withListening([server(CLOCK, counts)], [at(5_060)], drivenPid)[0].meta.listenedUs;
    expect([driven(pid), driven(pid + 1), driven(null)]).toEqual([60_300, undefined, undefined]);
  });

  test('is not known of a driven process that was handed sockets before', () => {
    expect(withListening([server(CLOCK, [20, 20, 20])], [at(5_020)], pid)[0].meta.listenedUs).toBe(undefined);
  });
});
