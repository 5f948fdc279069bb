import fc from 'fast-check';
import { allowsAt, inlineAllows, parseDirective } from '../../src/source/inline-allow.js';
import { lineTable } from '../../src/source/line-table.js';
import { openScript } from '../../src/source/script.js';

const ALLOW = { rule: 'sync-kdf', until: '2027-03-31', reason: 'runs once' };

test.each([
  ['// cryptoprof-allow sync-kdf until=2027-03-31 -- runs once', ALLOW],
  ['//cryptoprof-allow   sync-kdf   until=2027-03-31   --   runs once  ', ALLOW],
  ['/* cryptoprof-allow sync-kdf until=2027-03-31 -- runs once */', ALLOW],
  ['// cryptoprof-allow sync-kdf -- runs once', { ...ALLOW, until: '' }],
  ['// cryptoprof-allow * until=2027-03-31 -- runs once', { ...ALLOW, rule: '*' }],
  ['// cryptoprof-allow sync-kdf until=2027-03-31', { ...ALLOW, reason: '' }],
  ['// cryptoprof-allow sync-kdf', { rule: 'sync-kdf', until: '', reason: '' }],
  ['// cryptoprof-allow sync-kdf until=tomorrow -- runs once', { ...ALLOW, until: 'invalid' }],
  ['// cryptoprof-allow sync-kdf 2027-03-31 -- runs once', { ...ALLOW, until: 'invalid' }],
  ['// cryptoprof-allow sync-kdf sync-hash -- runs once', { ...ALLOW, until: 'invalid' }],
  ['// cryptoprof-allow', null],
  ['// see cryptoprof-allow sync-kdf', null],
  ['// cryptoprof-allowed sync-kdf', null],
  ['   * cryptoprof-allow sync-kdf until=2027-03-31 -- runs once', ALLOW],
  [' cryptoprof-allow sync-kdf until=2027-03-31 -- runs once */', ALLOW],
  ['// password: hunter2', null],
])('%p', (comment, expected) => expect(parseDirective(comment)).toEqual(expected));

test.each([
  ["the key 'hunter2 is mine' is old", "the key '…' is old"],
  ["it's only for the operator's start", "it's only for the operator's start"],
  ["uses 'sha256' only", "uses 'sha256' only"],
  ['password=hunter2 is set elsewhere', 'password=… is set elsewhere'],
  ['the token is abc', 'the token is …'],
  ['see 5f4dcc3b5aa765d61d8327deb882cf99 there', 'see … there'],
  ['see https://example.org/issues/12', 'see https://example.org/issues/12'],
  ['\u001b[2Jevil\u202e', '[2Jevil'],
])('of the reason %p is kept: %p', (reason, kept) =>
  expect(parseDirective(`// cryptoprof-allow x -- ${reason}`)?.reason).toBe(kept),
);

test('a reason is cut', () =>
  expect(parseDirective(`// cryptoprof-allow x -- ${'long '.repeat(1000)}`)?.reason).toHaveLength(160));

test('takes no time on anything', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const allow = parseDirective(`// cryptoprof-allow x -- ${text}`);
      expect(allow === null || allow.reason.length <= 160).toBe(true);
    }),
  );
  expect(parseDirective(`// cryptoprof-allow x -- ${'"'.repeat(1e5)}${'a'.repeat(1e5)}`)?.rule).toBe('x');
  expect(parseDirective(`// cryptoprof-allow x${' '.repeat(1e5)}y`)?.until).toBe('invalid');
});

describe('what is allowed at a call', () => {
  const allowsOf = (source) =>
    openScript(source)
      .callsTo('pbkdf2Sync', 0, source.length)
      .map(({ call }) => (call.allows ?? []).map(({ rule }) => rule));
  const call = "crypto.pbkdf2Sync(a, b, 1, 2, 'sha512')";

  test.each([
    ['in its line', `f(); ${call}; // cryptoprof-allow one -- x`, [['one']]],
    ['above it', `// cryptoprof-allow one -- x\n${call};`, [['one']]],
    [
      'several lines above it',
      `// cryptoprof-allow one -- x\n  // cryptoprof-allow two -- x\n${call};`,
      [['two', 'one']],
    ],
    ['above its statement', `// cryptoprof-allow one -- x\nconst key =\n  ${call};`, [['one']]],
    [
      'in a line of its arguments',
      "crypto.pbkdf2Sync(a, b,\n  1, 2, // cryptoprof-allow one -- x\n  'sha512');",
      [['one']],
    ],
    ['above it, in several lines', `/**\n * One.\n * cryptoprof-allow one -- x\n */\n${call};`, [['one']]],
    ['above it, with ends of lines of Windows', `/*\r\n  cryptoprof-allow one -- x */\r\n${call};`, [['one']]],
    ['above it, in lines that are torn', `/* cryptoprof-allow one\n   -- x */\n${call};`, [['one']]],
    ['in braces, as JSX has it', `{/* cryptoprof-allow one -- x */}\n${call};`, [['one']]],
    [
      "above another tool's comment",
      `// cryptoprof-allow one -- x\n// eslint-disable-next-line no-sync\n${call};`,
      [['one']],
    ],
    [
      'above a comment of several lines',
      `// cryptoprof-allow one -- x\n/*\n * Two.\n */\n// three\n${call};`,
      [['one']],
    ],
    ['above a comment and code', `// cryptoprof-allow one -- x\n// two\nf();\n${call};`, [[]]],
    ['above a comment behind code', `// cryptoprof-allow one -- x\nf(); // two\n${call};`, [[]]],
    ['above a comment before code', `// cryptoprof-allow one -- x\n/* two\n*/ f();\n${call};`, [[]]],
    ['above a comment and an empty line', `// cryptoprof-allow one -- x\n\n// two\n${call};`, [[]]],
    ['in a block that is another', `{ f(); /* cryptoprof-allow one -- x */ }\n${call};`, [[]]],
    ['behind the call above', `${call}; // cryptoprof-allow one -- x\n${call};`, [['one'], []]],
    ['a line further up', `// cryptoprof-allow one -- x\n\n${call};`, [[]]],
    ['below it', `${call};\n// cryptoprof-allow one -- x`, [[]]],
    ['in a string', `f('// cryptoprof-allow one -- x'); ${call};`, [[]]],
  ])('%s', (_, source, expected) => expect(allowsOf(source)).toEqual(expected));

  test('nothing else of a comment is kept', () => {
    const source = `// the password is hunter2\n${call}; // hunter2 cryptoprof-allow\n`;
    expect(JSON.stringify(openScript(source).callsTo('pbkdf2Sync', 0, source.length)[0].call)).not.toContain('hunter2');
  });

  test('lines are those of the text', () => {
    const text = 'a\n// cryptoprof-allow one -- x\nb';
    expect(allowsAt(inlineAllows(text, [{ start: 2, end: text.length - 2 }], lineTable(text)), 3, 3)).toMatchObject([
      { rule: 'one' },
    ]);
  });
});

describe('a comment that is at no call', () => {
  const ALLOW_KDF = '// cryptoprof-allow sync-kdf -- x';
  test.each([
    ['one line too far up', `${ALLOW_KDF}\n\nscryptSync(a);`, [{ line: 1, nearest: 3 }]],
    [
      'above what the call needs',
      `${ALLOW_KDF}\nconst salt = process.env.SALT;\nscryptSync(salt);`,
      [{ line: 1, nearest: 3 }],
    ],
    ['below the call', `scryptSync(a);\n${ALLOW_KDF}`, [{ line: 2, nearest: 1 }]],
    ['nearer to the call above', `one();\n${ALLOW_KDF}\n\ntwo();`, [{ line: 2, nearest: 1 }]],
    ['between two', `one();\n\n${ALLOW_KDF}\n\ntwo();`, [{ line: 3, nearest: 5 }]],
    ['behind other code', `const salt = 1; ${ALLOW_KDF}\nscryptSync(a);`, [{ line: 1, nearest: 2 }]],
    ['in a file without calls', ALLOW_KDF, [{ line: 1, nearest: 0 }]],
    [
      'above a statement that begins too far up',
      `${ALLOW_KDF}\nconst keys = {\n  a: 1,\n  b: 2,\n  c: scryptSync(a),\n};`,
      [{ line: 1, nearest: 5 }],
    ],
    [
      "in the call's line, above it, and in its arguments",
      `f(); ${ALLOW_KDF}\n${ALLOW_KDF}\n${ALLOW_KDF}\nscryptSync(\n  a, ${ALLOW_KDF}\n);`,
      [],
    ],
    ["above another tool's comment", `${ALLOW_KDF}\n// eslint-disable-next-line no-sync\nscryptSync(a);\n// c`, []],
    ['of no directive', '// cryptoprof-allowed\n\nf();', []],
  ])('%s', (_, source, lost) => expect(openScript(source).lostAllows(() => true)).toEqual(lost));
});
