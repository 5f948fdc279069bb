import fc from 'fast-check';
import { parseBounded } from '../../src/files/bounded-json.js';
import { MOST_JSON } from '../../src/files/limits.js';

const parse = (/** @type {string} */ text) => parseBounded(Buffer.from(text));

test('what is JSON is read', () => {
  fc.assert(
    fc.property(fc.json({ noUnicodeString: false }), (text) => {
      expect(parse(text)).toEqual({ value: JSON.parse(text), problem: null });
    }),
  );
  expect(parse('\ufeff{"a":1}')).toEqual({ value: { a: 1 }, problem: null });
});

test.each(['', '{', '{"a', '"\\', ']]]]', 'NaN', '\u0000'])('%j is no JSON', (text) => {
  expect(parse(text)).toEqual({ value: undefined, problem: 'it is not JSON' });
});

test('text may hold what means something elsewhere', () => {
  const text = JSON.stringify({ a: `${'['.repeat(MOST_JSON.depth * 2)}"\\"\\`, b: ','.repeat(100) });
  expect(parse(text).problem).toBeNull();
});

describe('too much', () => {
  const nested = (/** @type {number} */ levels) => '['.repeat(levels) + ']'.repeat(levels);

  test('levels', () => {
    expect(parse(nested(MOST_JSON.depth)).problem).toBeNull();
    expect(parse(nested(MOST_JSON.depth + 1)).problem).toBe('it is nested deeper than 64 levels');
    expect(parse('{"a":'.repeat(1e6)).problem).toBe('it is nested deeper than 64 levels');
  });

  test.each(['[]', '{}', '0', '""'])('of %s', (value) => {
    expect(
      parse(
        `[${Array(MOST_JSON.values + 1)
          .fill(value)
          .join()}]`,
      ).problem,
    ).toBe('it has more than 1000000 values');
  });

  test('bytes', () => {
    expect(parseBounded(Buffer.alloc(MOST_JSON.bytes + 1, ' ')).problem).toBe(
      `it has more than ${MOST_JSON.bytes} bytes of JSON`,
    );
  });
});
