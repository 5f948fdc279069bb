import { endingOf } from '../../src/api/record.js';

const BY_ITSELF = { stoppedByUs: false, wasAsked: false };
const BY_USER = { stoppedByUs: false, wasAsked: true };
const BY_US = { stoppedByUs: true, wasAsked: true };

test.each([
  ['a job that is done', BY_ITSELF, [0, null], [0, null]],
  ['a worker that ends well after Ctrl-C', BY_USER, [0, null], [null, null]],
  ['a program that fails by itself', BY_ITSELF, [1, null], [1, null]],
  ['a program that fails after Ctrl-C', BY_USER, [130, null], [130, null, true]],
  ['a program without a handler, likewise', BY_USER, [null, 'SIGINT'], [null, 'SIGINT']],
  ['a worker that ends well after its time', BY_US, [0, null], [null, null]],
  ['a shell, likewise', BY_US, [143, null], [null, null]],
  ['a program without a handler, likewise', BY_US, [null, 'SIGTERM'], [null, null]],
  ['a program that fails after its time', BY_US, [1, null], [1, null, true]],
])('how a program ended by itself: %s', (_, asked, [exitCode, signal], [ownCode, ownSignal, wasAsked]) => {
  const ending = endingOf({ ...asked, run: /** @type {any} */ ({ exitCode, signal }) });
  expect(ending).toEqual({ exitCode: ownCode, signal: ownSignal, ...(wasAsked ? { wasAsked } : {}) });
});
