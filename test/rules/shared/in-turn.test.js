/** What an edit or a sketch puts at the top of the user's file, run. */
import { setImmediate as turn } from 'node:timers/promises';
import { sketchInTurn } from '../../../src/rules/shared/in-turn.js';

/** @returns {(work: Function, ...given: unknown[]) => Promise<unknown>} what the sketch defines */
function defined(most) {
  const [, line] = sketchInTurn({ api: 'pbkdf2', file: '/srv/app.js' }, most);
  return new Function(`${line.replace('// with: ', '')} return inTurn;`)();
}

test('no more than so many are begun at once, in order, with their own arguments and results', async () => {
  const inTurn = defined(3);
  let running = 0;
  let most = 0;
  /** @type {number[]} */
  const begun = [];
  const work = async (/** @type {number} */ index, /** @type {string} */ suffix) => {
    begun.push(index);
    most = Math.max(most, ++running);
    await turn();
    running--;
    return index + suffix;
  };
  const indexes = Array.from({ length: 20 }, (_, index) => index);
  expect(await Promise.all(indexes.map((index) => inTurn(work, index, '!')))).toEqual(
    indexes.map((index) => `${index}!`),
  );
  expect(begun).toEqual(indexes);
  expect(most).toBe(3);
  expect(await Promise.all(indexes.map((index) => inTurn(work, index, '?')))).toHaveLength(20);
  expect(most).toBe(3);
});

test('what fails makes room for the next, thrown or rejected', async () => {
  const inTurn = defined(1);
  const results = await Promise.allSettled([
    inTurn(() => {
      throw new Error('thrown');
    }),
    inTurn(async () => {
      throw new Error('rejected');
    }),
    inTurn(async () => 'fine'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});

test('a package that makes the calls is named, not its own line rewritten', () => {
  const file = '/srv/node_modules/jose/dist/webapi/lib/jws_sign.js';
  expect(sketchInTurn({ api: 'subtle.sign', file }, 3)).toEqual([
    '// jose makes this call: limit the calls of the program that lead to it',
    'const result = await inTurn(() => work(...)); // the call as before',
    expect.stringMatching(/^\/\/ with: const inTurn = /),
  ]);
});
