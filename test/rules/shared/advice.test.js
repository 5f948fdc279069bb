import fc from 'fast-check';
import { promisifiedAdvice, replacedArgumentAdvice, withoutSyncAdvice } from '../../../src/rules/shared/advice.js';
import { site } from '../rule-tester.js';

const WITH = ['// with: const pbkdf2 = promisify(crypto.pbkdf2);', '// promisify is in node:util'];
const GENERAL = ['const key = await pbkdf2(password, salt, iterations, keylen, digest);', ...WITH];
const advise = (source, fields = {}) => promisifiedAdvice(site({ source, ...fields }), 'pbkdf2');

describe('the line is rewritten', () => {
  test.each([
    ['a statement', "const k = crypto.pbkdf2Sync(p, s, 1, 64, 'sha512');", ["const k = await pbkdf2(p, s, 1, 64, 'sha512');"]],
    ['a blanked literal', "crypto.pbkdf2Sync('…', s, 1, 64, 'sha512')", ["await pbkdf2('…', s, 1, 64, 'sha512')"]],
    ['a member of the result', "return crypto.pbkdf2Sync(p, s, 1, 64, 'x').toString('hex');", ["return (await pbkdf2(p, s, 1, 64, 'x')).toString('hex');"]],
    ['an argument of another call', 'timingSafeEqual(a, crypto.pbkdf2Sync(p, s(1, 2), i, 64, d))', ['timingSafeEqual(a, await pbkdf2(p, s(1, 2), i, 64, d))']],
    ['brackets and commas in strings', "crypto.pbkdf2Sync(p, ')(,', 1, 64, `${d}, ${')'}`)", ["await pbkdf2(p, ')(,', 1, 64, `${d}, ${')'}`)"]],
    ['TypeScript', 'const k: Buffer = crypto.pbkdf2Sync(p!, s as string, i, 64, d);', ['const k: Buffer = await pbkdf2(p!, s as string, i, 64, d);']],
    ['several lines', '    const k = crypto.pbkdf2Sync(\n      p, s, 1,\n      64, d,\n    );\n    next();', ['const k = await pbkdf2(', '  p, s, 1,', '  64, d,', ');']],
    ['the line after another', 'foo();\ncrypto.pbkdf2Sync(p, s, 1, 64, d);', ['await pbkdf2(p, s, 1, 64, d);'], { line: 24 }],
    ['an arrow function', 'const f = (p) => crypto.pbkdf2Sync(p, s, 1, 64, d);', ['const f = async (p) => await pbkdf2(p, s, 1, 64, d);']],
    ['an arrow function of one name', 'x.map(p => crypto.pbkdf2Sync(p, s, 1, 64, d))', ['x.map(async p => await pbkdf2(p, s, 1, 64, d))']],
    ['a function', 'function f(p) { return crypto.pbkdf2Sync(p, s, 1, 64, d); }', ['async function f(p) { return await pbkdf2(p, s, 1, 64, d); }']],
    ['an async function', 'async (p) => crypto.pbkdf2Sync(p, s, 1, 64, d)', ['async (p) => await pbkdf2(p, s, 1, 64, d)']],
    ['a callback that does not hold the call', 'a(x.map(y => y.z), crypto.pbkdf2Sync(p, s, 1, 64, d))', ['a(x.map(y => y.z), await pbkdf2(p, s, 1, 64, d))']],
    ['a handler that goes on below', "app.get('/', (q, r) => { const k = crypto.pbkdf2Sync(p, s, 1, 64, d);", ["app.get('/', async (q, r) => { const k = await pbkdf2(p, s, 1, 64, d);"]],
  ])('%s', (_title, source, expected, fields = {}) => {
    expect(advise(source, fields)).toEqual([...expected, ...WITH]);
  });

  test('with the module\'s name that the user gave it', () => {
    expect(advise('nodeCrypto.pbkdf2Sync(p, s, 1, 64, d)')[1]).toBe('// with: const pbkdf2 = promisify(nodeCrypto.pbkdf2);');
  });

  test.each(['pbkdf2Sync(p, s, 1, 64, d)', 'this.crypto.pbkdf2Sync(p, s, 1, 64, d)'])('with node:crypto as crypto: %s', (source) => {
    expect(advise(source)).toEqual(['await pbkdf2(p, s, 1, 64, d)', ...WITH]);
  });

  test('with another name where the lines use it already', () => {
    expect(advise('const pbkdf2 = crypto.pbkdf2Sync(p, s, 1, 64, d);').slice(0, 2)).toEqual([
      'const pbkdf2 = await pbkdf2Async(p, s, 1, 64, d);', '// with: const pbkdf2Async = promisify(crypto.pbkdf2);',
    ]);
  });
});

describe('the line is left alone and the call shown in general', () => {
  test.each([
    ['no excerpt', undefined],
    ['another name', 'const k = derive(p);'],
    ['a call that goes on below the excerpt', 'const k = crypto.pbkdf2Sync(p,'],
    ['two calls on the line', 'f(crypto.pbkdf2Sync(p, s, 1, 64, d), crypto.pbkdf2Sync(q, s, 1, 64, d))'],
    ['arguments missing', 'crypto.pbkdf2Sync(...args)'],
    ['a receiver that is computed', "require('crypto').pbkdf2Sync(p, s, 1, 64, d)"],
    ['an optional call', 'crypto?.pbkdf2Sync(p, s, 1, 64, d)'],
    ['parameters that begin above the excerpt', 'q) => crypto.pbkdf2Sync(p, s, 1, 64, d)'],
    ['a type before the arrow', '(p: string): Buffer => crypto.pbkdf2Sync(p, s, 1, 64, d)'],
    ['minified code', `${'a();'.repeat(2000)}crypto.pbkdf2Sync(p, s, 1, 64, d)`],
    ['a declaration of that name', 'function pbkdf2Sync(p, s, i, k, d) { }'],
    ['a comment', '// crypto.pbkdf2Sync(p, s, 1, 64, d)'],
    ['a generator, where await is not allowed', 'const f = { *g() { yield crypto.pbkdf2Sync(p, s, 1, 64, d); } };'],
  ])('%s', (_title, source) => {
    expect(advise(source)).toEqual(GENERAL);
  });

  test('a call inside a package', () => {
    expect(advise("crypto.pbkdf2Sync(p, s, 1, 64, 'x')", { package: 'some-auth' })).toEqual(GENERAL);
  });

  test('an operation without the name of its function', () => {
    expect(advise("crypto.pbkdf2Sync(p, s, 1, 64, 'x')", { api: '' })).toEqual(GENERAL);
  });
});

test('an excerpt of any text gives advice, and never fails', () => {
  const pieces = fc.constantFrom('crypto.pbkdf2Sync(', 'p, s, 1, 64, d)', '=>', '`', '${', '}', '/', "'", '\n', 'async ', '(', ')', '…', '\0', ' ');
  fc.assert(fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 20 }), fc.integer({ min: 22, max: 26 }), (parts, line) => {
    const advice = advise(parts.join(''), { line });
    expect(advice.slice(-2)[0]).toMatch(/^\/\/ with: const pbkdf2(Async)? = promisify\(/);
    expect(advice.join('\n')).toContain('await pbkdf2');
  }));
});

describe('packages with functions that end in Sync', () => {
  test.each([
    ['bcrypt.hashSync(p, 12)', 'hashSync', ['await bcrypt.hash(p, 12)']],
    ['if (!compareSync(p, h)) return;', 'compareSync', ['if (!await compare(p, h)) return;']],
    ['bcrypt.hash(p, 12)', 'hash', null],
    ['derive(p)', 'hashSync', null],
  ])('%s', (source, api, expected) => {
    expect(withoutSyncAdvice(site({ source, api, package: 'bcrypt' }))).toEqual(expected);
  });
});

describe('an argument is replaced', () => {
  test.each([
    ['pbkdf2Sync(a, b, 1, 512, d)', ['pbkdf2Sync(a, b, 1, 64, d)']],
    ['pbkdf2Sync(a(1, 2), [b, c], 512, 512 , d)', ['pbkdf2Sync(a(1, 2), [b, c], 512, 64 , d)']],
    ['pbkdf2Sync(a, b, 1, 512 * 1, d)', null],
    ['pbkdf2Sync(a, b)', null],
  ])('%s', (source, expected) => {
    expect(replacedArgumentAdvice(site({ source }), 3, '512', '64')).toEqual(expected);
  });
});
