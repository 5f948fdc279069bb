/** Which call of the source a place in V8's baseline code is, where the file's own code calls one function several times. */
import { findCalls } from '../../src/attribute/find-calls.js';
import { openScript } from '../../src/source/script.js';

/**
 * @param {string} text of a file
 * @param {object} [of] the frame of its own code
 * @returns {number[]} lines of the calls of `f` that one place in its baseline code may be
 */
const linesOf = (text, of = {}) => {
  const frame = {
    ...{ name: '', kind: 'js', file: '/app/a.mjs', line: 1, column: 1, callLine: 0, callColumn: 0, callOffset: 120 },
    ...{ tier: 'sparkplug', moduleBody: true, ...of },
  };
  const decision = { operation: 'kdf.pbkdf2', candidates: [], package: '' };
  const question = { frame: 0, callee: 'f', entered: 'f', enteredFrame: null, decision, isDirect: false };
  const script = openScript(text);
  return findCalls(/** @type {any} */ ([frame]), () => /** @type {any} */ (script), [
    /** @type {any} */ (question),
  ])[0].map(({ line }) => line);
};

const LOOP = 'for (const each of all) {\nf(each);\n}\n';

test.each([
  ['before a loop', `f(1);\n${LOOP}`, [3]],
  ['before a wait', 'f(1);\nawait go();\nf(2);\n', [3]],
  ['in a wait, which it may go on in', 'await go(f(1));\nf(2);\n', [1, 2]],
  ['behind a loop', `${LOOP}f(1);\n`, [2, 4]],
  ['before a loop of a function, which does not run there', `f(1);\nconst g = () => { ${LOOP} };\nf(2);\n`, [1, 6]],
])("V8 makes no baseline code of a file's own code until it loops or goes on: a call %s", (_title, text, lines) =>
  expect(linesOf(text)).toEqual(lines),
);

test.each([
  ['a function', { moduleBody: false }],
  ['code that is not baseline', { callOffset: 0 }],
])('but of %s nothing is known', (_title, frame) => expect(linesOf(`f(1);\n${LOOP}`, frame)).toEqual([1, 3]));
