/** Whoever listens to `data` may be called again before an awaited call has ended, however it was added. */
import { isLeftAlone, mayReturnPromise } from '../../src/model/handed-function.js';

const within = { calledFrom: '', router: '' };
const METHODS = ['on', 'once', 'addListener', 'prependListener', 'prependOnceListener', 'addEventListener'];

test.each(['forEach', 'subscribe', 'consume', 'watch'])('%s calls again before it has ended', (calledBy) => {
  expect(isLeftAlone({ ...within, calledBy, name: '' })).toBe(true);
});

test.each(['connection', 'secureConnection', 'listening'])(
  '%s comes before requests, which may use what was set',
  (event) => {
    expect(isLeftAlone({ ...within, calledBy: 'on', name: `${event} handler` })).toBe(true);
    expect(mayReturnPromise({ ...within, calledBy: 'on', name: `${event} handler` })).toBe(false);
  },
);

test.each(METHODS)('%s', (calledBy) => {
  expect(isLeftAlone({ ...within, calledBy, name: 'data handler' })).toBe(true);
  expect(mayReturnPromise({ ...within, calledBy, name: 'data handler' })).toBe(false);
  expect(isLeftAlone({ ...within, calledBy, name: 'end handler' })).toBe(false);
  expect(mayReturnPromise({ ...within, calledBy, name: 'end handler' })).toBe(true);
});
