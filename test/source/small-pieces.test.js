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
