import fc from 'fast-check';
import { inlineAllows, parseDirective } from '../../src/source/inline-allow.js';
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
  ['/* cryptoprof-allow sync-kdf\n   -- runs once */', null],
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
])('of the reason %p is kept: %p', (reason, kept) => expect(parseDirective(`// cryptoprof-allow x -- ${reason}`)?.reason).toBe(kept));

test('a reason is cut', () => expect(parseDirective(`// cryptoprof-allow x -- ${'long '.repeat(1000)}`)?.reason).toHaveLength(160));

test('takes no time on anything', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => {
    const allow = parseDirective(`// cryptoprof-allow x -- ${text}`);
    expect(allow === null || allow.reason.length <= 160).toBe(true);
  }));
  expect(parseDirective(`// cryptoprof-allow x -- ${'"'.repeat(1e5)}${'a'.repeat(1e5)}`)?.rule).toBe('x');
  expect(parseDirective(`// cryptoprof-allow x${' '.repeat(1e5)}y`)?.until).toBe('invalid');
});

describe('what is allowed at a call', () => {
  const allowsOf = (source) => openScript(source).callsTo('pbkdf2Sync', 0, source.length).map(({ call }) => (call.allows ?? []).map(({ rule }) => rule));
  const call = "crypto.pbkdf2Sync(a, b, 1, 2, 'sha512')";

  test.each([
    ['in its line', `f(); ${call}; // cryptoprof-allow one -- x`, [['one']]],
    ['above it', `// cryptoprof-allow one -- x\n${call};`, [['one']]],
    ['several lines above it', `// cryptoprof-allow one -- x\n  // cryptoprof-allow two -- x\n${call};`, [['two', 'one']]],
    ['above its statement', `// cryptoprof-allow one -- x\nconst key =\n  ${call};`, [['one']]],
    ['in a line of its arguments', "crypto.pbkdf2Sync(a, b,\n  1, 2, // cryptoprof-allow one -- x\n  'sha512');", [['one']]],
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
    expect(inlineAllows(text, [{ start: 2, end: text.length - 2 }], lineTable(text))(3, 3)).toMatchObject([{ rule: 'one' }]);
  });
});
