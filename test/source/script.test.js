import { openScript } from '../../src/source/script.js';

/**
 * @param {string} source with `|` at the position of the call
 */
function callIn(source) {
  return openScript(source.replace('|', '')).callAt(source.indexOf('|'));
}

describe('callee', () => {
  test.each([
    ['crypto.|pbkdf2Sync(a)', 'pbkdf2Sync'],
    ['require("crypto").|pbkdf2Sync(a)', 'pbkdf2Sync'],
    ['|new crypto.X509Certificate(a)', 'X509Certificate'],
    ['const { pbkdf2Sync: derive } = require("crypto"); |derive(a)', 'pbkdf2Sync'],
    ['const { pbkdf2Sync: derive = other } = require("crypto"); |derive(a)', 'pbkdf2Sync'],
    ['const { subtle: { digest: d } } = crypto; |d(a)', 'digest'],
    ['import { pbkdf2Sync as derive } from "node:crypto"; |derive(a)', 'pbkdf2Sync'],
    ['import { default as derive } from "./derive.js"; |derive(a)', 'derive'],
    ['import derive from "./derive.js"; |derive(a)', 'derive'],
    ['const derive = crypto.pbkdf2Sync; |derive(a)', 'pbkdf2Sync'],
    ['const derive = promisify(crypto.pbkdf2); await |derive(a)', 'pbkdf2'],
    ['const derive = util.promisify(crypto.pbkdf2); const d = derive; |d(a)', 'pbkdf2'],
    ['const derive = crypto.pbkdf2.bind(crypto); |derive(a)', 'pbkdf2'],
    ['const kdf = { derive: promisify(crypto.scrypt) }; kdf.|derive(a)', 'scrypt'],
    ['class A { constructor() { this.derive = crypto.scryptSync; } f() { this.|derive(a); } }', 'scryptSync'],
    ['promisify(crypto.pbkdf2)|(a)', 'pbkdf2'],
    ['(0, crypto_1.pbkdf2Sync)|(a)', 'pbkdf2Sync'],
    ['const derive = crypto.pbkdf2Sync; function f(derive) { |derive(a); }', 'derive'],
    ['let derive = crypto.pbkdf2Sync; derive = other; |derive(a)', 'derive'],
    ['const a = b, b = a; |a()', 'a'],
    ['class A { #f() { } g() { this.#f|(); } }', '#f'],
    ['class A extends B { constructor() { |super(); } }', 'super'],
    ['crypto["pbkdf2Sync"]|(a)', ''],
    ['await crypto.subtle.|digest(a)', 'subtle.digest'],
    ['globalThis.crypto?.subtle?.|digest(a)', 'subtle.digest'],
    ['const { subtle } = require("crypto").webcrypto; subtle.|sign(a)', 'subtle.sign'],
    ['import { subtle as s } from "node:crypto"; s.|sign(a)', 'subtle.sign'],
    ['const s = crypto.subtle; const t = s; t.|sign(a)', 'subtle.sign'],
    ['class A { #subtle = crypto.subtle; f() { this.#subtle.|sign(a); } }', 'subtle.sign'],
    ['class A { constructor() { this.api = crypto.subtle; } f() { this.api.|sign(a); } }', 'subtle.sign'],
    ['const digest = crypto.subtle.digest.bind(crypto.subtle); |digest(a)', 'subtle.digest'],
    ['function f(api) { api.|sign(a); }', 'sign'],
    ['const s = crypto.subtleties; s.|sign(a)', 'sign'],
    ['const a = b, b = a; a.|sign(a)', 'sign'],
    ['(() => 1)|()', ''],
  ])('%s', (source, callee) => expect(callIn(source)?.callee).toBe(callee));
});

describe('args', () => {
  test.each([
    ["|f(password, 'salty salt', 10000, 64 * 1024, 'sha512')", [null, null, 10000, 65536, 'sha512']],
    ['|f(2 ** 14, -1, 1e3, 0x20, 1 << 4, 10 / 4)', [16384, -1, 1000, 32, 16, 2.5]],
    ['|f(1 / 0, 3 > 2, !1, "a" + "b", 1 + "sha512", ~1)', [null, null, null, null, null, null]],
    ['|f(`sha256`, `sha${n}`, `hunter2`, /sha256/, null, true, 5n)', ['sha256', null, null, null, null, null, null]],
    ['const N = 10000; const half = N / 2; function g() { |f(N, half); }', [10000, 5000]],
    ['const N = 10000; function g(N) { |f(N); }', [null]],
    ['const N = 10000; { const N = 5; |f(N); }', [5]],
    ['let N = 10000; N = 5; |f(N)', [null]],
    ['let N = 10000; N++; |f(N)', [null]],
    ['let N = 1; [N] = g(); |f(N)', [null]],
    ['for (const N of [1, 2]) |f(N)', [null]],
    ['function g(N = 10000) { |f(N); }', [null]],
    ['const N = process.env.N ?? 10000; |f(N)', [null]],
    [
      "const config = { kdf: { N: 10000 }, hash: 'sha512' }; |f(config.kdf.N, config.hash, config.other)",
      [10000, 'sha512', null],
    ],
    ['const config = Object.freeze({ N: 10000 }); const { N } = config; |f(N, config.N)', [10000, 10000]],
    ['const config = { N: 10000 }; config.N = 5; |f(config.N)', [null]],
    ['const config = { N: 10000, ...others }; |f(config.N)', [null]],
    ['const config = { N: 1, N: 2, get M() { return 3; } }; |f(config.N, config.M)', [2, null]],
    ['function g(options) { if (!options.N) options.N = 10000; |f(options.N); }', [null]],
    ['class A { #n = 10000; g() { |f(this.#n, this.m); } }', [10000, null]],
    ['|f(10000, ...rest, 512)', [10000, null]],
    ['|f(4929123412341234, 0xdeadbeef)', [null, null]],
    ['f|`a${10000}b${x}`', [null, 10000, null]],
    ['|new F', []],
    [`|f(${'a,'.repeat(50)})`, []],
    ['Buffer.|of(1, 2, 3, 4, 5, 6, 7)', []],
    ['const a = b + 1, b = a + 1; |f(a)', [null]],
  ])('%s', (source, args) => expect(callIn(source)?.args).toEqual(args));
});

describe('options', () => {
  test.each([
    [
      "|generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 0x10001 })",
      { modulusLength: 2048, publicExponent: 65537 },
    ],
    [
      "|generateKeyPairSync('ec', { namedCurve: 'P-256', publicKeyEncoding: { type: 'spki' } })",
      { namedCurve: 'P-256' },
    ],
    ["|scryptSync(p, s, 64, { N: 2 ** 15, r: 8, maxmem, secret: 'hunter2' })", { N: 32768, r: 8 }],
    ['const options = { N: 1024 }; |scryptSync(p, s, 64, options)', { N: 1024 }],
    [
      "|deriveBits({ name: 'PBKDF2', hash: 'SHA-512', iterations: 600_000, salt }, key, 256)",
      { name: 'PBKDF2', hash: 'SHA-512', iterations: 600000 },
    ],
    ['|scrypt(p, s, 64, { N: 1024 }, (error, key) => {})', { N: 1024 }],
    ['|f({ a: 1, ...others, b: 2 })', { b: 2 }],
    ['|f({ a: 1, a: g() })', {}],
    [
      "|f({ 'a string': 1, [computed]: 2, get c() { return 3; }, __proto__: 4 })",
      Object.fromEntries([['__proto__', 4]]),
    ],
    ['|f(1, [])', {}],
  ])('%s', (source, options) => expect(callIn(source)?.options).toEqual(options));
});

describe('options of each argument', () => {
  test.each([
    [
      "|deriveKey({ name: 'HKDF', hash: { name: 'SHA-256' }, salt }, key, { name: 'AES-GCM', length: 256 }, false)",
      [{ name: 'HKDF', hash: 'SHA-256' }, null, { name: 'AES-GCM', length: 256 }, null],
    ],
    ["const A = { name: 'AES-GCM', iv: 'hunter2' }; |encrypt(A, key)", [{ name: 'AES-GCM' }, null]],
    ["|f({ a: { name: 'hunter2' }, b: { name: g() }, c: { ...d, name: 'SHA-256' } })", [{}]],
    ['|f({ a: 1 }, ...rest, { b: 2 })', [{ a: 1 }, null]],
    ['|f()', []],
    ['|f`a${{ b: 1 }}`', []],
  ])('%s', (source, argOptions) => expect(callIn(source)?.argOptions).toEqual(argOptions));
});

describe('origin', () => {
  const sha256 = { callee: 'createHash', args: ['sha256'] };
  test.each([
    ["crypto.createHash('sha256').update(x).|digest()", sha256],
    ["crypto.createHash('sha256').|update(x).digest()", sha256],
    ["require('crypto').|createHash('sha256')", null],
    ["require('crypto').createHash('sha256').|digest()", sha256],
    ["getCrypto().createHash('sha256').update(x).|digest()", sha256],
    ["const h = createHash('sha256'); function f() { h.|update(x); }", sha256],
    ["const h = createHash('md5'); { const h = createHash('sha256'); h.|update(x); }", sha256],
    ["const h = createHash('sha256').update(x); h.|digest()", sha256],
    ["const a = createHash('sha256'); const b = a; b.|digest()", sha256],
    ["let h; h = createHash('sha256'); h.|digest()", sha256],
    ["let h = null; h = createHash('sha256'); h.|digest()", sha256],
    ["let h = void 0; h = createHash('sha256'); h.|digest()", sha256],
    ["let h = createHash('sha256'); h = createHash('md5'); h.|digest()", null],
    ["const H = 'sha256'; const h = crypto.createHash(H); h.|digest()", sha256],
    ["class A { #h; constructor() { this.#h = createHash('sha256'); } f() { return this.#h.|digest(); } }", sha256],
    ["class A { h = createHash('sha256'); f() { return this.h.|digest(); } }", sha256],
    [
      'class A { constructor() { this.h = a(); } f() { this.h.|digest(); } } class B { constructor() { this.h = b(); } }',
      null,
    ],
    ["const state = { h: createHash('sha256') }; state.h.|digest()", sha256],
    ["state.h = createHash('sha256'); state.h.|digest()", sha256],
    ["function f(s) { s.h = createHash('sha256'); } function g(s) { s.h.|digest(); }", null],
    ["const h = await load('sha256'); h.|digest()", { callee: 'load', args: ['sha256'] }],
    ["const c = new Cipher('aes-256-gcm'); c.|final()", { callee: 'Cipher', args: ['aes-256-gcm'] }],
    ['const { subtle } = load(); subtle.|digest()', null],
    ["const crypto = require('crypto'); crypto.|pbkdf2Sync()", null],
    ["const crypto = __importStar(require('crypto')); crypto.|pbkdf2Sync()", null],
    ['function f(h) { h.|digest(); }', null],
    ['const a = b, b = a; a.|digest()', null],
    ['|digest()', null],
  ])('%s', (source, origin) => expect(callIn(source)?.origin).toEqual(origin));
});

describe('origins of arguments', () => {
  const salt = [null, { callee: 'genSalt', args: [8] }];
  const taken = [null, { callee: 'genSalt', args: [8, null] }, null];
  test.each([
    ['|hash(password, genSalt(8))', salt],
    ['const salt = bcrypt.genSalt(8); bcrypt.|hash(password, salt)', salt],
    ['const ROUNDS = 8; async () => { const salt = await genSalt(ROUNDS); return |hash(password, await salt); }', salt],
    ['let salt; salt = genSalt(8); |hash(password, salt)', salt],
    ['genSalt(8, (error, salt) => { |hash(password, salt, next); })', taken],
    ['genSalt(8, function (error, salt) { if (error) return; |hash(password, salt, () => {}); })', taken],
    ['genSalt(8).then((salt) => |hash(password, salt))', salt],
    ['const rounds = 8; genSalt(rounds).then((salt) => { const rounds = 12; return |hash(password, salt); })', salt],
    ['genSalt(8).then((salt) => { salt = other(); return |hash(password, salt); })', undefined],
    ['genSalt(8, () => (salt) => |hash(password, salt))', undefined],
    ['function f(salt) { |hash(password, salt); } genSalt(8, f)', undefined],
    ['((salt) => |hash(password, salt))(genSalt(8))', undefined],
    ['let salt = genSalt(8); salt = genSalt(12); |hash(password, salt)', undefined],
    ["|hash(password, genSalt('hunter2'))", undefined],
    ['|hash(password, salt)', undefined],
    ['|hash`${genSalt(8)}`', undefined],
  ])('%s', (source, origins) => expect(callIn(source)?.argOrigins).toEqual(origins));
});

describe('finding calls', () => {
  test.each([
    ['f(1, a.b.|c, 2)', 'f', 'the call around a position that is no call'],
    ['f(g(1), a.|b)', 'f', 'not a call that ended before'],
    ['f(g(a.|b), 1)', 'g', 'the innermost'],
    ['f(() => a.|b)', undefined, 'but none around its function'],
    ['f(() => { g(a.|b); })', 'g', 'but one inside it'],
    ['f(); |a.b', undefined, 'and none if there is none'],
  ])('callAt %s is %s: %s', (source, callee) => expect(callIn(source)?.callee).toBe(callee));

  test('callsTo tells calls of the range from those in functions inside it', () => {
    const text = 'function a() { f(1); g(() => f(2)); } f(3);';
    const script = openScript(text);
    const range = script.functionRange(1, text.indexOf('(') + 1);
    const found = script.callsTo('f', range.start, range.end);
    expect(found.map(({ call, nested, offset }) => [call.args, nested, offset])).toEqual([
      [[1], false, text.indexOf('f(1)')],
      [[2], true, text.indexOf('f(2)')],
    ]);
    expect(script.callsTo('f', 0, text.length)).toHaveLength(3);
    expect(script.callsTo('constructor', 0, text.length)).toEqual([]);
  });

  test('awaitedAtLine takes the position of an await', () => {
    const awaiting = openScript(
      'async () => {\n  const a = await (await pool()).query(x);\n  await p;\n  await Promise.all([f(), g()]);\n};',
    );
    expect(awaiting.awaitedAtLine(2, 13)).toMatchObject({ callee: 'query', line: 2 });
    expect(awaiting.awaitedAtLine(2, 20)).toMatchObject({ callee: 'pool' });
    expect(awaiting.awaitedAtLine(4, 3)).toMatchObject({ callee: 'all' });
    for (const [line, column] of [
      [2, 14],
      [3, 3],
      [9, 1],
      [1, 1],
    ])
      expect(awaiting.awaitedAtLine(line, column)).toBeNull();
    expect(openScript('not JavaScript').awaitedAtLine(1, 1)).toBeNull();
  });

  test('callAtLine takes a position, or a line that has one call only', () => {
    const script = openScript('f(1);\ng(2); h(3);\n');
    expect(script.callAtLine(2, 7)).toMatchObject({ callee: 'h', line: 2 });
    expect(script.callAtLine(1, 0)).toMatchObject({ callee: 'f', line: 1 });
    expect(script.callAtLine(2, 0)).toBeNull();
    expect(script.callAtLine(2, 0, ['h'])).toMatchObject({ callee: 'h', line: 2 });
    expect(script.callAtLine(2, 0, ['g', 'h'])).toBeNull();
    expect(script.callAtLine(3, 0)).toBeNull();
    expect(script.callAtLine(9, 1)).toBeNull();
  });

  test('a byte order mark does not count, a hashbang does', () => {
    expect(openScript('\ufefff(1)').callAt(0)).toMatchObject({ callee: 'f' });
    expect(openScript('#!/usr/bin/env node\nf(1)').callAtLine(2, 1)).toMatchObject({ callee: 'f' });
  });

  test.each([
    ['TypeScript', 'const a: string = f(1);'],
    ['JSX', 'const a = <p>{f(1)}</p>;'],
    ['a syntax error', 'f(1); }'],
    ['more than 2 MiB', `f(1);${' '.repeat(2 * 1024 * 1024)}`],
    ['nesting that is too deep', `${'('.repeat(500_000)}`],
  ])('%s: no call, but lines', (_, text) => {
    const script = openScript(text);
    expect(script.callAt(text.indexOf('f'))).toBeNull();
    expect(script.callsTo('f', 0, text.length)).toEqual([]);
    expect(script.functionRange(1, 1)).toBeNull();
    expect(script.positionOf(3)).toEqual({ line: 1, column: 4 });
  });

  test.each([
    ['a return at the top', 'return f(1);', 7],
    ['await at the top', 'await f(1);', 6],
    ['a module', "import 'x'; f(1);", 12],
    ['sloppy code', 'with (o) f(1);', 9],
    ['new.target at the top', 'new.target; f(1)', 12],
    ['names declared twice', 'let a; let a; f(1);', 14],
    ['a chain of 100,000 calls', `f(1)${'.g()'.repeat(100_000)}`, 0],
  ])('%s is parsed', (_, text, offset) => {
    expect(openScript(text).callAt(offset)).toMatchObject({ callee: 'f', args: [1] });
  });
});

test('a call is described once, however often it is asked for', () => {
  const source = 'function a() { f(); g(); }';
  const script = openScript(source);
  const [first, again] = [0, 0].map(() => script.callAt(source.indexOf('g(')));
  expect(first).not.toBeNull();
  expect(again).toBe(first);
});
