/** What is done while the program runs must not go on when it has ended. */
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { readAhead } from '../../src/api/read-ahead.js';

test('a program that ended at once has no symbols ahead, and gets none later', async () => {
  let loaded = 0;
  const besides = [async () => ++loaded, async () => Promise.reject(new Error('can not be loaded'))];
  const end = readAhead({ symbols: 'local', node: process.execPath, besides });
  expect(end()).toBeNull();
  await delay(700);
  expect(end()).toBeNull();
});
