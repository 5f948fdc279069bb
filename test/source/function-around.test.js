/** The innermost function around a position, in files with as many functions as bundles have. */
import { openScript } from '../../src/source/script.js';
import { withoutTypes } from '../../src/source/typescript.js';

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

test("a decorator's code is not read: what is around it is unknown, rather than the file, or the method behind it", () => {
  const text =
    'class A { @Column({ to: (value) => X(value) }) a: string; @On((e) => Y(e)) b() { Z; } c = <T>(d: T) => d; }';
  const script = openScript(text, '/app/a.ts', 'original', withoutTypes(text, '/app/a.ts'));
  const at = (/** @type {string} */ part) => {
    const { line, column } = script.positionOf(text.indexOf(part));
    return script.functionAround(line, column)?.name ?? null;
  };
  expect(['X', 'Y', 'Z', '<T>'].map(at)).toEqual([null, null, 'b', 'c']);
});
