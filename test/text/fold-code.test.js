import { runInNewContext } from 'node:vm';
import { tokenizer } from 'acorn';
import fc from 'fast-check';
import { columns } from '../../src/text/fold.js';
import { foldCode } from '../../src/text/fold-code.js';

/** @param {string} code any @returns {string[]} its words and signs, without comments */
const tokens = (code) =>
  [...tokenizer(code, { ecmaVersion: 'latest', sourceType: 'module' })].map(({ start, end }) => code.slice(start, end));

test.each([
  ['const a = b;', 20, ['const a = b;']],
  ["const key = await pbkdf2(password, 'a b');", 34, ['const key = await pbkdf2(password,', "    'a b');"]],
  ["send(it, 'one two');", 18, ['send(it,', "    'one two');"]],
  ["send('one two three');", 20, ['send(', "    'one two three')", '    ;']],
  ['  return value(one, two);', 20, ['  return value(one,', '    two);']],
  ['return (await updated(hash, data)).digest();', 26, ['return (await', '    updated(hash,', '    data)).digest();']],
  ['done(); // key: server, port and name', 24, ['done(); // key: server,', '    // port and name']],
  ['// first: npm install bcrypt', 22, ['// first: npm install', '    // bcrypt']],
  ["require('node:util').promisify(f)", 24, ["require('node:util')", '    .promisify(f)']],
])('%s in %i columns', (code, width, rows) => {
  const folded = foldCode(code, width, '    ');
  expect(folded).toEqual(rows);
  expect(folded.every((row) => columns(row) <= width)).toBe(true);
});

test('copied as shown, it is the same code', () => {
  const words = ['return f(a)', "g('one two')", 'async (x) => x', 'h`b c`', 'a.b.c', '[1.5, 2]', 'await i({ j: 1 })'];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 30, max: 60 }),
      (parts, width) => {
        const code = `async () => { ${parts.join('; ')}; }; // and a comment about it that is long`;
        const rows = foldCode(code, width, '    ');
        expect(tokens(rows.join('\n'))).toEqual(tokens(code));
        expect(rows.every((row) => !/(?:return|async)$/.test(row) && !/^\s*=>/.test(row))).toBe(true);
      },
    ),
  );
});

describe('what is longer than a row', () => {
  const groups = 'P-256:X25519:X448:P-521:P-384:ffdhe2048:ffdhe3072:ffdhe4096:ffdhe6144:ffdhe8192';
  const widths = [16, 24, 40, 65, 85, 86];

  test.each(widths)('a string is put together again, in %i columns', (width) => {
    const rows = foldCode(`({ ssl: { ecdhCurve: '${groups}', "it's": "a\\u0041\\\\${groups}" } })`, width, '    ');
    expect(rows.every((row) => columns(row) <= width)).toBe(true);
    expect(runInNewContext(rows.join('\n'))).toEqual({ ssl: { ecdhCurve: groups, "it's": `aA\\${groups}` } });
  });

  test.each(widths)('a word of a comment stays in comments, in %i columns', (width) => {
    const rows = foldCode(`// knex: find its option for ecdhCurve: '${groups}'`, width, '    ');
    expect(rows.every((row) => columns(row) <= width && row.trimStart().startsWith('// '))).toBe(true);
    expect(rows.map((row) => row.trimStart().slice(3)).join('')).toContain(groups);
  });
});

test('any text fits, and nothing but spaces and marks of comments is lost', () => {
  // A string that is longer than a row is put together of several.
  const bare = (/** @type {string} */ text) => text.replaceAll(/[ /'"+]/g, '');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 12, max: 60 }), (text, width) => {
      const code = text.replaceAll(/\s/g, ' ');
      const rows = foldCode(code, width, '    ');
      expect(rows.every((row) => columns(row) <= width)).toBe(true);
      expect(bare(rows.join(''))).toBe(bare(code));
    }),
  );
});
