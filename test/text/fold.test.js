import fc from 'fast-check';
import stringWidth from 'string-width';
import { clip, clipAround, clipStart, columns, pad, wrap } from '../../src/text/fold.js';

/** One of the characters that take one code unit and one column. */
const simpleUnit = fc.constantFrom(...' ab~\u00a0é\u02ff‐—…←→√≥─█▲●✔✖');

test.each([
  ['one two three', 7, '', ['one two', 'three']],
  ['one two three', 9, '  ', ['one two', '  three']],
  ['abcdefgh', 3, '', ['abc', 'def', 'gh']],
  ['a bcdefgh', 4, ' ', ['a', ' bcd', ' efg', ' h']],
  ['', 5, '', ['']],
  ['日本語', 4, '', ['日本', '語']],
])('%j in %i columns', (text, width, hanging, lines) => {
  expect(wrap(text, width, hanging)).toEqual(lines);
});

test('wrapped lines fit, and nothing but spaces is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 8, max: 30 }), (text, width) => {
      const lines = wrap(text, width);
      expect(lines.every((line) => columns(line) <= width)).toBe(true);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});

test.each([
  ['abcdef', 6, 'abcdef', 'abcdef'],
  ['abcdef', 4, 'abc…', '…def'],
  ['日本語', 4, '日…', '…語'],
  ['abcdef', 0, '', ''],
])('%j clipped to %i columns', (text, width, head, tail) => {
  expect(clip(text, width)).toBe(head);
  expect(clipStart(text, width)).toBe(tail);
});

test('simple text is clipped where all other text is: at clusters', () => {
  const clusters = (/** @type {string} */ text) =>
    Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
  fc.assert(
    fc.property(fc.string({ unit: simpleUnit }), fc.integer({ min: 1, max: 30 }), (text, width) => {
      expect(columns(text)).toBe(clusters(text).length);
      if (columns(text) <= width) return;
      expect(clip(text, width)).toBe(
        `${clusters(text)
          .slice(0, width - 1)
          .join('')}…`,
      );
      expect(clipStart(text, width)).toBe(
        `…${clusters(text)
          .slice(clusters(text).length - width + 1)
          .join('')}`,
      );
    }),
  );
});

test.each([
  ['fits: call()', 12, 6, 'fits: call()'],
  [
    'const user = { hash: hashSync(password), key: scryptSync(password, salt, 64) };',
    40,
    46,
    '…word), key: scryptSync(password, salt,…',
  ],
  ['call(at, the, start, of, a, line)', 12, 0, 'call(at, th…'],
  ['const key = call(at, the, start)', 24, 12, 'const key = call(at, th…'],
])('%j clipped to %i columns around %i', (text, width, focus, around) => {
  const clipped = clipAround(text, width, focus);
  expect(columns(clipped)).toBeLessThanOrEqual(width);
  expect(clipped).toBe(around);
});

test('padding counts columns, not characters', () => {
  expect(pad('日本', 6)).toBe('日本  ');
  expect(pad('\u001b[1mx\u001b[22m', 3, 'right')).toBe('  \u001b[1mx\u001b[22m');
});

test('every character of the basic plane, alone and between others, takes the columns that string-width says', () => {
  const differing = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) =>
      columns(character) !== stringWidth(character) || columns(`1${character}é`) !== stringWidth(`1${character}é`),
  );
  expect(differing).toEqual([]);
});
