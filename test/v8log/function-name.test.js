import fc from 'fast-check';
import { splitFunctionName, toPath } from '../../src/v8log/function-name.js';

const split = (text, script = null) => splitFunctionName(Buffer.from(text), script);

describe('the script is known', () => {
  test.each([
    ['auth /srv/app.js:4:18', '/srv/app.js', { name: 'auth', file: '/srv/app.js', line: 4, column: 18 }],
    [' /srv/app.js:1:1', '/srv/app.js', { name: '', file: '/srv/app.js', line: 1, column: 1 }],
    [
      'a b c /dir with space/x.js:1:2',
      '/dir with space/x.js',
      { name: 'a b c', file: '/dir with space/x.js', line: 1, column: 2 },
    ],
    [
      'looks /like/a.js:1:2 /srv/app.js:3:4',
      '/srv/app.js',
      { name: 'looks /like/a.js:1:2', file: '/srv/app.js', line: 3, column: 4 },
    ],
    [
      'comma,in,name /srv/a\\x2Cb.js:4:18',
      '/srv/a\\x2Cb.js',
      { name: 'comma,in,name', file: '/srv/a,b.js', line: 4, column: 18 },
    ],
    ['new\nline /srv/app.js:7:14', '/srv/app.js', { name: 'new\nline', file: '/srv/app.js', line: 7, column: 14 }],
    [
      'back\\slash\\x41 /srv/app.js:7:14',
      '/srv/app.js',
      { name: 'back\\slash\\x41', file: '/srv/app.js', line: 7, column: 14 },
    ],
    [
      'run file:///srv/my%20app/m.mjs:2:1',
      'file:///srv/my%20app/m.mjs',
      { name: 'run', file: '/srv/my app/m.mjs', line: 2, column: 1 },
    ],
    [
      'pbkdf2Sync node:internal/crypto/pbkdf2:60:20',
      'node:internal/crypto/pbkdf2',
      { name: 'pbkdf2Sync', file: 'node:internal/crypto/pbkdf2', line: 60, column: 20 },
    ],
    ['inEval :1:16', '', { name: 'inEval', file: '', line: 1, column: 16 }],
    [' :1:1', '', { name: '', file: '', line: 1, column: 1 }],
  ])('%j', (text, script, expected) => expect(split(text, script)).toEqual(expected));

  test('whatever the two are called', () => {
    const path = fc.string({ minLength: 1 }).filter((text) => !text.includes('\\'));
    fc.assert(
      fc.property(
        fc.string(),
        path,
        fc.integer({ min: 1, max: 99999 }),
        fc.integer({ min: 1, max: 99999 }),
        (name, script, line, column) => {
          expect(split(`${name} /${script}:${line}:${column}`, `/${script}`)).toEqual({
            name,
            file: `/${script}`,
            line,
            column,
          });
        },
      ),
    );
  });
});

describe('the script is not known', () => {
  test.each([
    ['auth /srv/app.js:4:18', { name: 'auth', file: '/srv/app.js', line: 4, column: 18 }],
    ['get x /dir with space/x.js:1:2', { name: 'get x', file: '/dir with space/x.js', line: 1, column: 2 }],
    ['run file:///srv/m.mjs:2:1', { name: 'run', file: '/srv/m.mjs', line: 2, column: 1 }],
    ['f C:\\\\srv\\\\app.js:4:18', { name: 'f', file: 'C:\\srv\\app.js', line: 4, column: 18 }],
    ['inEval :1:16', { name: 'inEval', file: '', line: 1, column: 16 }],
    [
      'two words evalmachine.<anonymous>:1:16',
      { name: 'two words', file: 'evalmachine.<anonymous>', line: 1, column: 16 },
    ],
    ['f relative.js:1:2', { name: 'f', file: 'relative.js', line: 1, column: 2 }],
    ['nospace:1:2', { name: 'nospace', file: '', line: 1, column: 2 }],
    ['wasm-function[3]', { name: 'wasm-function[3]', file: '', line: 0, column: 0 }],
    ['', { name: '', file: '', line: 0, column: 0 }],
  ])('%j', (text, expected) => expect(split(text)).toEqual(expected));
});

test('bytes that are no UTF-8 become U+FFFD: a lone surrogate', () => {
  expect(
    splitFunctionName(Buffer.from([0xed, 0xa0, 0x80, 0x20, 0x2f, 0x61, 0x3a, 0x31, 0x3a, 0x31]), '/a').name,
  ).toMatch(/^�+$/);
});

test('lines and columns that no file has are none', () => {
  expect(split('f /srv/app.js:99999999999999999999:1')).toMatchObject({ line: 0, column: 0 });
  expect(split(`f /srv/app.js:1:${'9'.repeat(400)}`)).toMatchObject({ line: 0, column: 0 });
});

test.each([
  ['/srv/app.js', '/srv/app.js'],
  ['node:fs', 'node:fs'],
  ['file:///srv/a%20b.mjs', '/srv/a b.mjs'],
  ['file:///srv/a.mjs?v=1#x', '/srv/a.mjs'],
  ['file:///C:/srv/a.mjs', 'C:\\srv\\a.mjs'],
  ['file:///c:/my%20app/a.mjs?v=1#x', 'C:\\my app\\a.mjs'],
  ['file://server/share/a.mjs', '\\\\server\\share\\a.mjs'],
  ['c:\\srv\\a.js', 'C:\\srv\\a.js'],
  ['file:///srv/%zz.mjs', '/srv/%zz.mjs'],
])('the script %s is the file %s', (script, file) => expect(toPath(script)).toBe(file));
