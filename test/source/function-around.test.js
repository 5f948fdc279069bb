/** The innermost function around a position, in files with as many functions as bundles have. */
import { openScript } from '../../src/source/script.js';

const around = (text, part) => {
  const script = openScript(text, '/app/a.js');
  const { line, column } = script.positionOf(text.indexOf(part));
  return script.functionAround(line, column).name;
};

test.each([
  ['outside of all', 'X', ''],
  ['in one', 'Y', 'outer'],
  ['in one inside it', 'Z', 'inner'],
  ['behind that', 'V', 'outer'],
  ["at a method's key", 'key', 'key'],
  ['in a method', 'W', 'key'],
])('%s', (_, part, name) => {
  const text = 'X; function outer() { Y; function inner() { Z; } V; }\nclass A { static key(a) { W; } }';
  expect(around(text, part)).toBe(name);
});

test('in a file with ten thousand of them', () => {
  const text = Array.from({ length: 10_000 }, (_, index) => `function f${index}() { return g(${index}); }`).join('\n');
  const script = openScript(text, '/app/a.js');
  const names = [1, 5000, 9999].map((line) => script.functionAround(line, 22).name);
  expect(names).toEqual(['f0', 'f4999', 'f9998']);
});
