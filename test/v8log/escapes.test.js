import { unescapeBytes, unescapeUnits } from '../../src/v8log/escapes.js';

test.each([
  ['plain', 'plain'],
  ['a\\x2Cb', 'a,b'],
  ['line\\nfeed', 'line\nfeed'],
  ['back\\\\slash', 'back\\slash'],
  ['\\\\x41', '\\x41'],
  ['\\\\\\x41', '\\A'],
  ['caf\\xe9', 'café'],
  ['\\u65e5', '日'],
  ['\\ud83d\\ude00', '😀'],
  ['\\xzz \\u12 \\q \\', '\\xzz \\u12 \\q \\'],
])('the JavaScript string %j is %j', (escaped, text) => expect(unescapeUnits(escaped)).toBe(text));

test.each([
  ['/usr/lib/caf\\xc3\\xa9.so', '/usr/lib/café.so'],
  ['/a\\x2Cb', '/a,b'],
  ['\\xff', '\ufffd'],
])('the C string %j is %j', (escaped, text) => {
  expect(unescapeBytes(escaped)).toBe(text);
});
