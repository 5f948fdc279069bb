import fc from 'fast-check';
import { printable, wellFormed } from '../../src/writers/escape.js';

const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/;

test.each([
  ['auth', 'auth'],
  ['größe 日本 👩‍💻', 'größe 日本 👩‍💻'],
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
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
    expect(printable(text)).not.toMatch(CONTROLS);
    expect(Buffer.from(printable(text)).toString()).toBe(printable(text));
  }));
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
    expect(printable(text)).toBe(text);
  }));
});

test('well-formed text is valid UTF-8', () => {
  expect(wellFormed('a\ud800b👍')).toBe('a\ufffdb👍');
});
