import { openScript } from '../../src/source/script.js';

/**
 * @param {string} code with one call of `update`
 * @returns {boolean} whether that gets a small piece, before the event loop turns
 */
function isSmallPiece(code) {
  const text = `import { setImmediate as turn, scheduler } from 'node:timers/promises';\nconst PIECE = 64 * 1024;\n${code}`;
  return openScript(text).callAt(text.indexOf('.update(') + 1).syntax.isSmallPiece;
}

const loop = (piece, turn, more = '') =>
  `async function hash(into, data) { for (let at = 0; at < data.length; at += 9) { ${more}into.update(${piece}); ${turn} } }`;
const TURN = 'await new Promise(setImmediate);';

test.each([
  ['as the edit does it', loop('data.subarray(at, at + 2 ** 18)', TURN)],
  ['of a size that has a name', loop('data.subarray(at, at + PIECE)', TURN)],
  ['with slice, and a number', loop('data.slice(at, at + 65536)', TURN)],
  ['with the promise of node:timers', loop('data.subarray(at, at + PIECE)', 'await turn();')],
  ['with the scheduler', loop('data.subarray(at, at + PIECE)', 'await scheduler.yield();')],
  ['with an executor', loop('data.subarray(at, at + PIECE)', 'await new Promise((next) => setImmediate(next));')],
])('a small piece %s', (_title, code) => expect(isSmallPiece(code)).toBe(true));

test.each([
  ['all of the data', loop('data', TURN)],
  ['a large piece', loop('data.subarray(at, at + 2 ** 24)', TURN)],
  ['a piece of unknown size', loop('data.subarray(at, at + size)', TURN)],
  ['a piece that begins elsewhere', loop('data.subarray(at, to + 2 ** 18)', TURN)],
  ['nothing awaited', loop('data.subarray(at, at + PIECE)', '')],
  ['an await that lets nothing else run', loop('data.subarray(at, at + PIECE)', 'await null;')],
  ['a turn now and then', loop('data.subarray(at, at + PIECE)', `if (at % 90 === 0) ${TURN}`)],
  ['a turn that is left out', loop('data.subarray(at, at + PIECE)', TURN, 'if (at > 9) { into.final(); continue; } ')],
  ['a loop around the function', `for (;;) { (() => into.update(data.subarray(at, at + PIECE)))(); ${TURN} }`],
  ['no loop', `into.update(data.subarray(at, at + PIECE)); ${TURN}`],
])('%s is no small piece', (_title, code) => expect(isSmallPiece(code)).toBe(false));

describe('chunks of a stream', () => {
  const FS = "import fs, { createReadStream } from 'node:fs';\nconst LARGE = 1 << 24;\n";
  const read = (stream, loop = 'for await (const chunk of stream) hash.update(chunk);') =>
    `${FS}async function sum(hash, path, other) { const stream = ${stream}; ${loop} }`;

  test.each([
    ['of a file', read('createReadStream(path)')],
    ['by the name of the module', read('fs.createReadStream(path)')],
    ['made in the loop', read('null', 'for await (const chunk of fs.createReadStream(path)) { hash.update(chunk); }')],
    ['as text', read("createReadStream(path, 'utf8')")],
    ['from somewhere on', read('createReadStream(path, { start: 4 })')],
    ['of a size that is known', read('createReadStream(path, { highWaterMark: 256 * 1024 })')],
  ])('%s are small pieces', (_, code) => expect(isSmallPiece(code)).toBe(true));

  test.each([
    ['of a size that is too large', read('createReadStream(path, { highWaterMark: LARGE })')],
    ['of an unknown size', read('createReadStream(path, { highWaterMark: other })')],
    ['with unknown options', read('createReadStream(path, other)')],
    ['with options that may be overridden', read('createReadStream(path, { ...other })')],
    ['of something else', read('open(path)')],
    ['of what the function is given', read('null', 'for await (const chunk of other) hash.update(chunk);')],
    ['that are not awaited', read('createReadStream(path)', 'for (const chunk of stream) hash.update(chunk);')],
    [
      'of which all are hashed together',
      read('createReadStream(path)', 'for await (const chunk of stream) hash.update(other);'),
    ],
  ])('%s are not', (_, code) => expect(isSmallPiece(code)).toBe(false));
});
