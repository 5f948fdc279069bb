/** Routes of a frame, by what V8 compiled and by what that was made of. */
import { saysMore, wholeRoutes } from '../../src/attribute/route-frames.js';

const routes = (/** @type {string[]} */ ...patterns) =>
  patterns.map((pattern) => ({
    ...{ method: 'GET', pattern, path: '', file: '/app/a.ts', line: 1 },
    role: /** @type {const} */ ('handler'),
  }));
const more = (/** @type {string[]} */ compiled, /** @type {string[]} */ original) =>
  saysMore(routes(...compiled), routes(...original)).map(({ pattern }) => pattern);

test.each([
  ['nothing is known of the original', ['/a'], [], ['/a']],
  ['nothing is known of the compiled', [], ['/a'], ['/a']],
  ['the prefix is known in the original alone', ['…/a'], ['/api/a'], ['/api/a']],
  ['it is known in neither', ['…/a'], ['…/b'], ['…/a']],
  ['the original has all of the compiled, and more', ['/a'], ['/a', '/b'], ['/a', '/b']],
  ['the compiled has more', ['/a', '/b'], ['/a'], ['/a', '/b']],
  ['each has another', ['/a'], ['/b', '/c'], ['/a']],
])('%s', (_, compiled, original, expected) => {
  expect(more(compiled, original)).toEqual(expected);
});

describe('a function that a compiler inlined into a handler', () => {
  const [part] = routes('…/a');
  const shown = (/** @type {string[][]} */ originals, /** @type {object} */ fields = {}) =>
    wholeRoutes(originals.map((patterns) => routes(...patterns)))({ ...part, ...fields }).pattern;

  test.each([
    ['has the route of the handler, as the originals have it', [[], ['/api/a']], {}, '/api/a'],
    ['has only what is known of several', [['/api/a'], ['/v2/a']], {}, '…/a'],
    ['has none of another line', [['/api/a']], { line: 2 }, '…/a'],
    ['has none of another method', [['/api/a']], { method: 'POST' }, '…/a'],
    ['has none that is not known either', [['…/b']], {}, '…/a'],
    ['keeps what is known', [['/api/a']], { pattern: '/x' }, '/x'],
  ])('%s', (_, originals, fields, expected) => expect(shown(originals, fields)).toBe(expected));
});
