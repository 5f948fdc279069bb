import fc from 'fast-check';
import { markdownCode, markdownText, printable, shown, wellFormed, xmlText } from '../../src/writers/escape.js';
import { parseXml } from '../support/xml.js';

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
])('%j is shown as %s', (text, visible) => {
  expect(printable(text)).toBe(visible);
});

test('nothing that a terminal obeys comes through, and what is printable stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(printable(text)).not.toMatch(CONTROLS);
      expect(Buffer.from(printable(text)).toString()).toBe(printable(text));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(printable(text)).toBe(text);
    }),
  );
});

test('well-formed text is valid UTF-8', () => {
  expect(wellFormed('a\ud800b👍')).toBe('a\ufffdb👍');
});

test('what is shown is bounded', () => {
  expect(shown('x'.repeat(10_000_000))).toHaveLength(1001);
});

test.each([
  ['auth', 'auth'],
  ['PBKDF2 sha512, 70.2 % (± 1)', 'PBKDF2 sha512, 70.2 % (± 1)'],
  ['a|b', 'a&#124;b'],
  ['a\\|b', 'a&#92;&#124;b'],
  ['`rm`', '&#96;rm&#96;'],
  ['<img src=x onerror=alert(1)>', '&#60;img src=x onerror=alert(1)&#62;'],
  ['&lt;', '&#38;lt;'],
  ['__proto__ *x* ~~y~~', '\\_\\_proto\\_\\_ \\*x\\* \\~\\~y\\~\\~'],
  ['![a](http://b)', '!\\[a\\](http:<span></span>//b)'],
  ['www.evil.example', 'www<span></span>.evil.example'],
  ['@all see #12 and GH-3', '@<span></span>all see #<span></span>12 and GH-<span></span>3'],
  ['# heading', '\\# heading'],
  ['- item', '\\- item'],
  ['12. item', '12\\. item'],
  ['1-1', '1-1'],
  ['69.1 %', '69.1 %'],
  ['-68.8 points', '-68.8 points'],
  ['---', '\\---'],
  ['7)', '7\\)'],
  ['/close', '\\/close'],
  ['  four spaces', 'four spaces'],
  ['a\r\n\r\nb', 'a&#92;x0d&#92;x0a&#92;x0d&#92;x0ab'],
  ['', ''],
])('%j in Markdown is %s', (text, markdown) => {
  expect(markdownText(text)).toBe(markdown);
});

test.each([
  ['auth', '`auth`'],
  ['<script>', '`<script>`'],
  ['a`b', '<code>a&#96;b</code>'],
  ['a|b', '<code>a&#124;b</code>'],
  ['`|</code><b>*', '<code>&#96;&#124;&#60;/code&#62;&#60;b&#62;\\*</code>'],
  [' a', '<code>a</code>'],
  ['a\nb', '`a\\x0ab`'],
  [' ', ''],
  ['', ''],
])('%j as code in Markdown is %s', (text, markdown) => {
  expect(markdownCode(text)).toBe(markdown);
});

test('no text leaves its place in Markdown', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'|`<>&\\*_[]()!#@:/~$ \n\twa1') }), (text) => {
      const between = (/** @type {string} */ markdown) => markdown.replaceAll('<span></span>', '\u0000');
      expect(between(markdownText(text))).not.toMatch(/[|`<>\n]|(?<!\\)[*_~[\]$]|@(?!\u0000)|:\/\//);
      expect(between(markdownCode(text))).toMatch(/^(?:|`[^`|\n]+`|<code>[^`|<>\n]*<\/code>)$/);
    }),
  );
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
    fc.property(fc.string({ unit: 'binary' }), (text) => {
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
