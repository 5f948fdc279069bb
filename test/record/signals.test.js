import { EventEmitter } from 'node:events';
import { listenToSignals, outliveSignals } from '../../src/record/signals.js';

/** @import { Session } from '../../src/record/signals.js' */

/**
 * @param {boolean} isForeground
 * @param {Partial<Session>[]} [later] what is found at each further look
 */
function listen(isForeground, later = []) {
  const session = { leads: false, hasTerminal: true, isForeground };
  const looks = [session, ...later.map((change) => ({ ...session, ...change }))];
  const source = new EventEmitter();
  /** @type {[string, boolean][]} */
  const heard = [];
  const stop = listenToSignals(
    source,
    (...each) => {
      heard.push(each);
    },
    () => (looks.length > 1 ? /** @type {typeof session} */ (looks.shift()) : looks[0]),
  );
  return { source, heard, stop };
}

test.each([
  [true, true],
  [false, false],
])("in a terminal's foreground (%p) a SIGINT has been delivered (%p), a SIGTERM never", (foreground, delivered) => {
  const { source, heard } = listen(foreground);
  source.emit('SIGINT');
  source.emit('SIGTERM');
  expect(heard).toEqual([
    ['SIGINT', delivered],
    ['SIGTERM', false],
  ]);
});

test('Ctrl-\\ is typed, too; what no terminal sends has not been delivered', () => {
  const { source, heard } = listen(true);
  for (const name of ['SIGQUIT', 'SIGHUP', 'SIGUSR1', 'SIGUSR2']) source.emit(name);
  expect(heard).toEqual([
    ['SIGQUIT', true],
    ['SIGHUP', false],
    ['SIGUSR1', false],
    ['SIGUSR2', false],
  ]);
});

test.each([
  ['has gone', [{ hasTerminal: false }], true],
  ['has gone, and we lead its session', [{ hasTerminal: false, leads: true }], false],
  ['is there', [{}], false],
])('SIGHUP when our terminal %s', (_, later, delivered) => {
  const { source, heard } = listen(false, later);
  source.emit('SIGHUP');
  expect(heard).toEqual([['SIGHUP', delivered]]);
});

test('a SIGHUP long after the terminal has gone is for the program, and not one that the shell sends, too', () => {
  const clock = jest.spyOn(performance, 'now');
  const { source, heard } = listen(false, [{ hasTerminal: false }, { hasTerminal: false }]);
  for (const time of [5_000, 5_010, 60_000]) {
    clock.mockReturnValue(time);
    source.emit('SIGHUP');
  }
  clock.mockRestore();
  expect(heard).toEqual([
    ['SIGHUP', true],
    ['SIGHUP', true],
    ['SIGHUP', false],
  ]);
});

test.each([
  ['SIGINT', [5_000, 5_010, 5_500], 2],
  ['SIGTERM', [5_000, 5_200, 5_400], 2],
  ['SIGUSR2', [5_000, 5_010, 5_200], 3],
  ['SIGHUP', [5_000, 5_010, 5_200], 3],
])("%s at %j: one to end that comes again at once is npm's echo, all others count", (name, times, count) => {
  const clock = jest.spyOn(performance, 'now');
  const { source, heard } = listen(false);
  for (const time of times) {
    clock.mockReturnValue(time);
    source.emit(name);
  }
  clock.mockRestore();
  expect(heard).toEqual(Array(count).fill([name, false]));
});

test('nothing is left behind', () => {
  const { source, stop } = listen(false);
  expect(source.eventNames()).toEqual(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2']);
  const release = outliveSignals(source);
  expect(source.listenerCount('SIGHUP')).toBe(2);
  release();
  stop();
  expect(source.eventNames()).toEqual([]);
});
