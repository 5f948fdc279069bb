import { EventEmitter } from 'node:events';
import { listenToSignals } from '../../src/record/signals.js';

// Native ES modules have no global of this name.
const { jest } = import.meta;

/** @param {boolean} foreground */
function listen(foreground) {
  const source = new EventEmitter();
  /** @type {[string, boolean][]} */
  const heard = [];
  const stop = listenToSignals(source, (...each) => { heard.push(each); }, () => foreground);
  return { source, heard, stop };
}

test.each([[true, true], [false, false]])('in a terminal\'s foreground (%p) a SIGINT has been delivered (%p), a SIGTERM never', (foreground, delivered) => {
  const { source, heard } = listen(foreground);
  source.emit('SIGINT');
  source.emit('SIGTERM');
  expect(heard).toEqual([['SIGINT', delivered], ['SIGTERM', false]]);
});

test('the same signal twice at once is npm\'s echo of one, a little later it is a second', () => {
  const clock = jest.spyOn(performance, 'now');
  const { source, heard } = listen(true);
  for (const time of [5_000, 5_010, 5_500]) {
    clock.mockReturnValue(time);
    source.emit('SIGINT');
  }
  clock.mockRestore();
  expect(heard).toHaveLength(2);
});

test('nothing is left behind', () => {
  const { source, stop } = listen(false);
  expect(source.eventNames()).toEqual(['SIGINT', 'SIGTERM']);
  stop();
  expect(source.eventNames()).toEqual([]);
});
