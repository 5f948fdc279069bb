import fc from 'fast-check';
import { parseBounded } from '../../src/files/bounded-json.js';
import { MOST_JSON } from '../../src/files/limits.js';

const parse = (/** @type {string} */ text) => parseBounded(Buffer.from(text));

test('what is JSON is read', () => {
  fc.assert(
    fc.property(fc.json({ noUnicodeString: false }), (text) => {
      expect(parse(text)).toEqual({ value: JSON.parse(text), problem: null, isTooMuch: false });
    }),
  );
  expect(parse('\ufeff{"a":1}')).toEqual({ value: { a: 1 }, problem: null, isTooMuch: false });
});

test.each(['', '{', '{"a', '"\\', ']]]]', 'NaN', '\u0000'])('%j is no JSON', (text) => {
  expect(parse(text)).toEqual({ value: undefined, problem: 'it is not JSON', isTooMuch: false });
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

  const list = (/** @type {string} */ value, /** @type {number} */ count, between = ',') =>
    `[${Array(count).fill(value).join(between)}]`;

  test.each(['[]', '{}', 'null', '""'])('of %s', (value) => {
    expect(parse(list(value, MOST_JSON.values + 1)).problem).toBe('it has more than 1000000 values');
  });

  test.each(['0', '-1.5'])('of the number %s: more than of others, but only in lists', (value) => {
    expect(parse(list(value, MOST_JSON.numbers)).problem).toBeNull();
    expect(parse(list(value, MOST_JSON.numbers + 2, ',\n ')).problem).toBe('it has more than 6000000 numbers');
    const named = `{"list":[],${Array(MOST_JSON.values).fill(`"a":${value}`).join()}}`;
    expect(parse(`[${named},${value}]`)).toMatchObject({ problem: 'it has more than 1000000 values', isTooMuch: true });
  });

  test('bytes', () => {
    expect(parseBounded(Buffer.alloc(MOST_JSON.bytes + 1, ' ')).problem).toBe(
      `it has more than ${MOST_JSON.bytes} bytes of JSON`,
    );
  });
});
