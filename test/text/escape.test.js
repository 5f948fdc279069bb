import fc from 'fast-check';
import { INVISIBLE, shown, visible, visibleJson, wellFormed, xmlText } from '../../src/text/escape.js';
import { parseXml } from '../support/xml.js';
import { anyCharacter } from '../support/any-character.js';

const isSeen = (/** @type {string} */ text) => text.search(INVISIBLE) === -1;

test('all that Unicode says is ignored, reorders or has no shape is seen', () => {
  const unseen = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
    /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Variation_Selector}\p{Cc}\p{Cf}\p{Co}]/u.test(character),
  );
  expect(unseen.length).toBeGreaterThan(140_000);
  expect(unseen.filter((character) => visible(`a${character}b`).length < 4 || !isSeen(visible(character)))).toEqual([]);
});

test('visible text stays, and different texts stay different', () => {
  expect(visible('größe 日本語 ½ — “x” ✔ 👩')).toBe('größe 日本語 ½ — “x” ✔ 👩');
  expect(new Set(['ab', 'a\u200bb', 'a\u200cb', 'a\u00adb', 'a\u{e0041}b', 'a\ufe0fb'].map(visible)).size).toBe(6);
});

test('JSON means what it meant', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const json = visibleJson(JSON.stringify({ [text]: `${text}\u200b\u{e0041}` }, null, 1));
      expect(JSON.parse(json)).toEqual({ [text]: `${text}\u200b\u{e0041}` });
      expect(isSeen(json.replaceAll('\n', ''))).toBe(true);
    }),
  );
});

const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/u;

test.each([
  ['auth', 'auth'],
  ['größe 日本 👩💻', 'größe 日本 👩💻'],
  ['👩‍💻 ❤️', '👩\\u200d💻 ❤\\ufe0f'],
  ['ad\u00admin\u3164\u{e0041}\u{f0000}\ue000', 'ad\\xadmin\\u3164\\u{e0041}\\u{f0000}\\ue000'],
  ['\u001b[2J', '\\x1b[2J'],
  ['\u009b31m', '\\x9b31m'],
  ['a\r\nb', 'a\\x0d\\x0ab'],
  ['a\tb', 'a  b'],
  ['\u202eevil', '\\u202eevil'],
  ['\u2066x\u2069', '\\u2066x\\u2069'],
  ['a\u2028b', 'a\\u2028b'],
  ['\ud800x', '\\ud800x'],
  ['x\udc00', 'x\\udc00'],
])('%j is shown as %s', (text, shownText) => {
  expect(visible(text)).toBe(shownText);
});

test('nothing that a terminal obeys gets through, and printable text stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(visible(text)).not.toMatch(CONTROLS);
      expect(Buffer.from(visible(text)).toString()).toBe(visible(text));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(visible(text)).toBe(text);
    }),
  );
});

test('well-formed text is valid UTF-8', () => {
  expect(wellFormed('a\ud800b👍')).toBe('a\ufffdb👍');
});

test('shown text is bounded', () => {
  expect(shown('x'.repeat(10_000_000))).toHaveLength(1001);
});

test.each([
  ['a < b && c > "d" \'e\'', 'a &#60; b &#38;&#38; c &#62; &#34;d&#34; &#39;e&#39;'],
  ['a\tb\nc\r', 'a\tb\nc&#13;'],
  ['\u0000\u001b\u000b\ufffe\uffff', '\\x00\\x1b\\x0b\\ufffe\\uffff'],
  ['\ud800a👍', '\\ud800a👍'],
  [']]>', ']]&#62;'],
])('%j in XML', (text, xml) => {
  expect(xmlText(text)).toBe(xml);
});

test("XML means the text that went in, but for what XML can't hold", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const {
        text: read,
        attributes: { a },
      } = parseXml(`<x a="${xmlText(text)}">${xmlText(text)}</x>`);
      const possible = text.replace(
        /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g,
        (unit) =>
          `\\${unit < '\u0100' ? 'x' : 'u'}${unit
            .charCodeAt(0)
            .toString(16)
            .padStart(unit < '\u0100' ? 2 : 4, '0')}`,
      );
      expect([read, a]).toEqual([possible, possible]);
    }),
  );
});
