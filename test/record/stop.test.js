import { createStopper } from '../../src/record/stop.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A stopper, and what it sent and said, in order. */
function make() {
  /** @type {string[]} */
  const done = [];
  const stopper = createStopper(
    (signal) => {
      done.push(signal);
    },
    (event) => {
      done.push(event.type);
    },
  );
  return { stopper, done };
}

test('a program that we ask ourselves gets 3 s before we say so, and 10 s to live', () => {
  const { stopper, done } = make();
  stopper.stop('load-ended');
  expect(done).toEqual(['stopping', 'SIGTERM']);
  jest.advanceTimersByTime(2_999);
  expect(done).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['stopping', 'SIGTERM', 'waiting']);
  jest.advanceTimersByTime(7_000);
  expect(done).toEqual(['stopping', 'SIGTERM', 'waiting', 'forced', 'SIGKILL']);
  expect(stopper.state).toEqual({ stoppedByUs: true, wasAsked: true, forced: true });
});

test('a program that the user asks lives until the user insists', () => {
  const { stopper, done } = make();
  stopper.passOn('SIGTERM', false);
  jest.advanceTimersByTime(60_000);
  expect(done).toEqual(['stopping', 'SIGTERM', 'waiting']);
  stopper.passOn('SIGINT', false);
  expect(done.slice(3)).toEqual(['forced', 'SIGKILL']);
  expect(stopper.state).toEqual({ stoppedByUs: false, wasAsked: true, forced: true });
  expect(stopper.hurry.aborted).toBe(true);
});

test('what the terminal has delivered is not sent again', () => {
  const { stopper, done } = make();
  stopper.passOn('SIGINT', true);
  expect(done).toEqual(['stopping']);
  expect(stopper.state.wasAsked).toBe(true);
});

test('what need not end a program is passed on each time, and insists on nothing', () => {
  const { stopper, done } = make();
  stopper.passOn('SIGHUP', false);
  stopper.passOn('SIGHUP', false);
  stopper.passOn('SIGQUIT', true);
  stopper.passOn('SIGTERM', false);
  stopper.passOn('SIGUSR2', false);
  expect(done).toEqual([
    'signalled',
    'SIGHUP',
    'signalled',
    'SIGHUP',
    'signalled',
    'stopping',
    'SIGTERM',
    'signalled',
    'SIGUSR2',
  ]);
  stopper.ended();
  stopper.passOn('SIGHUP', false);
  expect(stopper.hurry.aborted).toBe(true);
  expect(stopper.state).toEqual({ stoppedByUs: false, wasAsked: true, forced: false });
});

test('a terminal is closed once, however often it says so', () => {
  const { stopper, done } = make();
  stopper.passOn('SIGHUP', true);
  stopper.ended();
  stopper.passOn('SIGHUP', true);
  expect(done).toEqual(['signalled']);
  expect(stopper.hurry.aborted).toBe(false);
  stopper.passOn('SIGHUP', false);
  expect(stopper.hurry.aborted).toBe(true);
});

test("a user's signal while we wait is the one that insists", () => {
  const { stopper, done } = make();
  stopper.stop('duration');
  stopper.passOn('SIGINT', true);
  stopper.passOn('SIGINT', true);
  expect(done).toEqual(['stopping', 'SIGTERM', 'forced', 'SIGKILL']);
});

test('nothing is sent to a program that has ended; a signal then only hurries us', () => {
  const { stopper, done } = make();
  stopper.ended();
  stopper.stop('load-ended');
  stopper.passOn('SIGTERM', false);
  jest.advanceTimersByTime(60_000);
  expect(done).toEqual([]);
  expect(stopper.hurry.aborted).toBe(true);
  expect(stopper.state).toEqual({ stoppedByUs: false, wasAsked: false, forced: false });
});

test('no timer outlives the program', () => {
  const set = jest.spyOn(globalThis, 'setTimeout');
  const clear = jest.spyOn(globalThis, 'clearTimeout');
  const { stopper } = make();
  stopper.stop('duration');
  stopper.ended();
  const timers = set.mock.results.map(({ value }) => value);
  expect(timers).not.toEqual([]);
  expect(clear.mock.calls.flat()).toEqual(expect.arrayContaining(timers));
});
