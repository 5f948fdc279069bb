/** Files that are too large to be parsed answer for the functions that they are asked for, as smaller ones do. */
import { openScript } from '../../src/source/script.js';

const FILLER = `/*${'x'.repeat(2 * 1024 * 1024)}*/`;

/** The same functions in a file of any size, and in one that is too large. */
const FUNCTIONS = [
  ['an arrow function', '(e,t)=>{t.send(hash(e))}', 0],
  ['one without parentheses', 'e=>{hash(e)}', 0],
  ['an asynchronous one', 'async e=>{await hash(e)}', 0],
  ['a function', 'function(e,t){t.send(hash(e))}', 8],
  ['a named one', 'function show(e,t){t.send(hash(e))}', 13],
  ['an asynchronous one that is named', 'async function show(e){for await(const t of e)hash(t)}', 19],
  ['a generator', 'function*(e){yield hash(e)}', 9],
  ['a method', '({async show(e){await hash({e})}})', 12],
  ['one of a class', 'class extends a{#b=1;show(e){return super.show(hash(this.#b))}}', 25],
  ['a constructor', 'class extends a{constructor(e){super(hash(e))}}', 27],
  ['a getter', '({get [x]() {return hash(1)}})', 9],
];

/** What a script says about the function and its call. */
function answers(text, offset) {
  const script = openScript(text, '', 'compiled');
  const { line, column } = script.positionOf(offset);
  const range = script.functionRange(line, column);
  const calls = script.callsTo('hash', range.start, range.end);
  const at = script.positionOf(calls[0].offset);
  return {
    length: range.end - range.start,
    calls: calls.map(({ offset: call, end, isMoved, nested }) => [call - offset, end - offset, isMoved, nested]),
    ...{ callee: calls[0].call.callee, anchors: script.anchorsOf(calls[0].call).length },
    isAwaited: calls[0].call.syntax.isAwaited,
    exact: script.callAtLine(at.line, at.column)?.callee,
    around: script.functionAround(at.line, at.column).column - column,
  };
}

test.each(FUNCTIONS)('%s', (_, code, position) => {
  const text = (/** @type {string} */ filler) => `${filler}x(${code},hash(1));`;
  const offset = (/** @type {string} */ filler) => filler.length + 2 + position;
  const large = answers(text(FILLER), offset(FILLER));
  expect(large).toEqual(answers(text(''), offset('')));
  expect(large.calls).toHaveLength(1);
});

test('nothing is said about what is no function, ends nowhere or is longer than functions are', () => {
  const text = `${FILLER}x(hash(1));y(()=>{;y(()=>{${'hash(1);'.repeat(40_000)}})`;
  const script = openScript(text, '', 'compiled');
  const rangeAt = (/** @type {number} */ offset) => {
    const { line, column } = script.positionOf(offset);
    return script.functionRange(line, column);
  };
  expect(rangeAt(FILLER.length + 1)).toBeNull();
  expect(rangeAt(text.indexOf('()=>'))).toBeNull();
  expect(rangeAt(text.lastIndexOf('()=>'))).toBeNull();
  expect(script.callAtLine(1, FILLER.length + 3)).toBeNull();
  expect(script.callsTo('hash', 0, Infinity)).toEqual([]);
  expect(script.parsed()).toBeNull();
});
