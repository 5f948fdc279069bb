import fc from 'fast-check';
import { jsonMistake, mistakeOffset, repeatedKey } from '../../src/config/json-mistake.js';

test.each([
  ['a comma behind the last value', '{\n  "a": [1, 2],\n}', 3, 1],
  ['a comma too few', '{\n  "a": 1\n  "b": 2\n}', 3, 3],
  ['a comment', '// gate\n{}', 1, 1],
  ['a key without quotes', '{\n  a: 1 }', 2, 3],
  ['single quotes', "{'a': 1}", 1, 2],
  ['a bracket that was not opened', '{"a": 1]', 1, 8],
  ['an end too early', '{\n  "a": [\n', 3, 1],
  ['nothing', '', 1, 1],
  ['something behind the end', '{}\n{}', 2, 1],
  ['a line break in a string', '{"a": "b\n"}', 1, 7],
  ['YAML', 'version: 1', 1, 1],
  ['a number of another language', '[0x10]', 1, 3],
  ['TRUE', '[\r\n TRUE]', 2, 2],
])('%s', (_, text, line, column) => expect(jsonMistake(text)).toEqual({ line, column }));

test('a mistake is found where JSON.parse finds one, and nowhere else', () => {
  const isJson = (text) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const mutated = fc
    .tuple(
      fc.json(),
      fc.nat(),
      fc.nat(3),
      fc.constantFrom('', ',', '"', '{', ']', '}', ':', ' ', '-', '0', 'e', '\\', '\u0001', 'null'),
    )
    .map(
      ([text, at, cut, inserted]) =>
        text.slice(0, at % (text.length + 1)) + inserted + text.slice((at % (text.length + 1)) + cut),
    );
  fc.assert(
    fc.property(fc.oneof(fc.json(), mutated, fc.string()), (text) => {
      expect(mistakeOffset(text) === -1).toBe(isJson(text));
    }),
    { numRuns: 2000 },
  );
});

test('nesting is harmless', () => expect(mistakeOffset('['.repeat(1e5))).toBe(1e5));

test.each([
  ['{"a": 1,\n "a": 2}', null, { key: 'a', line: 2, column: 2 }],
  ['[{"a": 1}, {"a": {"b": 1, "c": [], "\\u0062": 2}}]', null, { key: 'b', line: 1, column: 36 }],
  ['{"a": {"a": 1}, "b": ["a", "a"]}', null, null],
  ['{"__proto__": 1, "__proto__": 2}', null, { key: '__proto__', line: 1, column: 18 }],
  ['{"x": {"a": 1, "a": 1}, "own": {"a": 1}}', 'own', null],
  ['{"x": {}, "own": {"b": {"a": 1, "a": 1}}}', 'own', { key: 'a', line: 1, column: 33 }],
  ['{"own": 1, "own": 2}', 'own', { key: 'own', line: 1, column: 12 }],
  ['"a"', null, null],
])('a key twice: %s', (text, part, place) => expect(repeatedKey(text, part)).toEqual(place));
