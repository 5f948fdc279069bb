import fc from 'fast-check';
import { markdownAsRead, markdownCode, markdownText, markdownToCopy } from '../../src/text/markdown.js';

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

test.each([
  ['auth', '`auth`'],
  ['a|b -- <why>', '`a|b -- <why>`'],
  ['a`b``', '``` a`b`` ```'],
  [' a ', '`  a  `'],
  ['', ''],
])('%j to be copied is %s', (text, markdown) => {
  expect(markdownToCopy(text)).toBe(markdown);
});

test.each([
  ["knows PHP's `$2y$` only as `$2b$`", "knows PHP's `$2y$` only as `$2b$`"],
  ['@noble/hashes takes > 99.9 % | a & b', '@noble/hashes takes > 99.9 % | a & b'],
  ['read_once of node_modules/a.js in C:\\app', 'read_once of node_modules/a.js in C:\\app'],
  [
    '<img src=x> [a](http://b) **x** __proto__ ~~y~~',
    '\\<img src=x> \\[a](http://b) \\*\\*x\\*\\* \\_\\_proto\\_\\_ \\~~y\\~~',
  ],
  ['&lt; &#60; a\\*', '\\&lt; \\&#60; a\\\\\\*'],
  ['a ` b', 'a \\` b'],
  ['`` `a`', '\\`\\` `a`'],
  ['a\\`b`', 'a\\\\`b`'],
  ['> quote', '\\> quote'],
  ['# heading', '\\# heading'],
  ['', ''],
])('%j to be read as Markdown is %s', (text, markdown) => {
  expect(markdownAsRead(text)).toBe(markdown);
});

test('no text leaves its place in Markdown', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'|`<>&\\*_[]()!#@:/~$ \n\twa1') }), (text) => {
      const between = (/** @type {string} */ markdown) => markdown.replaceAll('<span></span>', '\u0000');
      expect(between(markdownText(text))).not.toMatch(/[|`<>\n]|(?<!\\)[*_~[\]$]|@(?!\u0000)|:\/\//);
      const outside = markdownAsRead(text)
        // From left to right: in code, a backslash is one.
        .replace(/\\[!-/:-@[-`{-~]|`[^`]+`/g, 'x');
      expect(outside).not.toMatch(/[`<*[\n]|^[>#=]|^[-+](?!\d)|&#/);
      const [, fence = '', inner = ''] = /^(`*)([^]*)\1$/.exec(markdownToCopy(text)) ?? [];
      expect((inner.match(/`+/g) ?? []).every((ticks) => ticks.length < fence.length)).toBe(true);
      expect(between(markdownCode(text))).toMatch(/^(?:|`[^`|\n]+`|<code>[^`|<>\n]*<\/code>)$/);
    }),
  );
});
