import fc from 'fast-check';
import { FINGERPRINTS } from '../../src/catalogue/index.js';
import { lookupOf, openBundle } from '../../src/source/bundle.js';
import { outlineCode } from '../../src/source/code-outline.js';
import { knownCode } from '../../src/source/known-code.js';

const lookup = lookupOf(FINGERPRINTS);
/** What each named function of a text is recognised as: `id` or `id as name`; the names of methods count, too. */
const knownIn = (text) => {
  const known = knownCode(outlineCode(text, lookup.signs), lookup).functions;
  const found = {};
  for (const { 0: head, 1: name, index } of text.matchAll(
    /\b(?!if|for|while|switch)([\w$]+)(?: = function)?(?=\([\w, ]*\) ?\{)/g,
  )) {
    const at = known.get(index + head.length);
    if (at !== undefined) found[name] = at.name === '' ? at.id : `${at.id} as ${at.name}`;
  }
  return found;
};

const K = '[1116352408, 0x71374491, -1245643825, 3921009573, 961987163]';
const SHA256 = `function n(e) { return e ^ 7; }
function r(e) { return t[0] + n(e) + o(e); }
function o(e) { return e > 1 ? o(e - 1) : 0; }
function mine(e) { return r(e) + own(e); }
function own(e) { return e; }
mine(1);`;

test('functions that read a table are known, and those that only such functions use', () => {
  expect(knownIn(`var t = new Uint32Array(${K});\n${SHA256}`)).toEqual({ r: 'sha256', n: 'sha256', o: 'sha256' });
});

test.each([
  ['a table that nobody reads', `var t = ${K};\nfunction mine(e) { return e; }\nmine(1);`],
  [
    'a module that only holds it',
    `var m = { 1: (e, t) => { var k = ${K}; t.k = k; function mine(e) { return e; } mine(1); } };`,
  ],
  [
    'a bundle in a function that is called at once',
    `var lib = (() => { var k = ${K}; function read() { return k[0]; } function other() {} return { read, other }; })();
function mine() { return lib.other(); }`,
    { read: 'sha256 as read' },
  ],
  ['another variable of that name', `(() => { var t = ${K}; })();\nvar t = [];\n${SHA256}`],
  ['a parameter of that name', `var t = ${K};\nfunction mine(t) { return t[0]; }\nmine([]);`],
  ['a variable of a block of that name', `var t = ${K};\nfunction mine() { { let t = []; return t[0]; } }\nmine([]);`],
  ['a property of that name', `var t = ${K};\nfunction mine(e) { return e.t[0]; }\nmine({});`],
  ['half of the constants', 'var t = [1116352408, 0x71374491];\nfunction mine() { return t[0]; }'],
  ['constants in a text', `var t = '${K}';\nfunction mine() { return t[0]; }`],
  [
    'an object with functions beside the table',
    `var o = { k: ${K}, f() { return 1; } };\nfunction mine() { return o.f(); }\nmine();`,
  ],
  [
    'one property of several',
    'function A() {}\nA.prototype.assertValidity = function() {};\nA.prototype.toAffine = function() {};',
  ],
])('%s makes no function known', (_, text, known = {}) => expect(knownIn(text)).toEqual(known));

test.each([
  [
    'a function with constants of its own',
    `function md5(e) { return f(e, 3614090360, -389564586, 606105819, -1044525330); }`,
    { md5: 'md5' },
  ],
  [
    'a table of a part',
    `var [a, b] = (() => u(['0x428a2f98d728ae22', '0x7137449123ef65cd'].map((e) => BigInt(e))))();
var h = a.slice();
function p(e) { return h[0] + b[0]; }`,
    { p: 'sha512' },
  ],
  [
    'a table in one text, as Rolldown writes it',
    `var [a, b] = u(\`0x428a2f98d728ae22.0x7137449123ef65cd${'.0x0'.repeat(100)}\`.split('.'));\nfunction p(e) { return a[0]; }`,
    { p: 'sha512' },
  ],
  [
    'a table that is set later',
    `var k = null;\nfunction init() { k = ${K}; }\nfunction p(e) { return k[0]; }`,
    { p: 'sha256' },
  ],
  [
    'bytes',
    'const s = Uint8Array.from([99, 124, 119, 123, 242, 107, 111, 197]);\nfunction p(e) { return s[e]; }',
    { p: 'aes' },
  ],
  [
    'what stands in it',
    `var t = ${K};\nfunction p(e) { function q() { return 1; } return q() + t[0]; }`,
    { p: 'sha256', q: 'sha256' },
  ],
  [
    'methods of a class',
    'class P { multiplyUnsafe() {} assertValidity() {} toAffine() {} static of() { return h(); } }\nfunction h() {}',
    {
      multiplyUnsafe: 'noble-points as multiplyUnsafe',
      assertValidity: 'noble-points as assertValidity',
      toAffine: 'noble-points as toAffine',
      of: 'noble-points as of',
      h: 'noble-points',
    },
  ],
  [
    'methods of a prototype, and the CommonJS module around it',
    `var q = D((e, t) => { function B() {} B.prototype._wnafMul = function() { return z(); }; B.prototype._fixedNafMul = function() {};
t.exports = B; function z() {} B.prototype.inverse = function() {}; });
function mine() { return q(); }`,
    {
      _wnafMul: 'elliptic as _wnafMul',
      _fixedNafMul: 'elliptic as _fixedNafMul',
      B: 'elliptic',
      z: 'elliptic',
      inverse: 'elliptic as inverse',
    },
  ],
  [
    'what bundlers publish, under its own name',
    'x(y, { compareSync: () => a, genSaltSync: () => b, getRounds: () => c });\nfunction a(e) { return d(e); }\nfunction b() {}\nfunction c() {}\nfunction d() {}\nfunction mine() { return a(); }',
    { a: 'bcrypt as compareSync', b: 'bcrypt as genSaltSync', c: 'bcrypt as getRounds', d: 'bcrypt' },
  ],
  [
    'a table that is made by what identifies it, and one that is made of that',
    `var s = (() => { let b = []; for (let i = 0; i < 255; i++) { let x = i; b[i] = (x ^ (x >> 4) ^ (x >> 5) ^ (x >> 6) ^ (x >> 7) ^ 0x63) & 0xff; } return b; })();
var t = w(s, (e) => e << 1);
function w(e, f) { return e.map(f); }
function p(e) { let { a } = t; return q(a, e); }
function q(a, e) { return a[e]; }`,
    { p: 'aes', q: 'aes' },
  ],
  [
    'a helper that is looked for first',
    `var t = ${K};\nvar h = void 0 && a.b || function g(e) { return e; };\nfunction p(e) { return h(t[0]); }`,
    { p: 'sha256', g: 'sha256' },
  ],
  [
    'texts of one function, and what stands in it',
    `function s(N, r) { if (N) throw Error('N must be power of 2'); if (r) throw Error('r too large'); function mix() { return copy(); } return mix(); }
function copy() {}`,
    { s: 'scrypt-js', mix: 'scrypt-js', copy: 'scrypt-js' },
  ],
  [
    'methods of a class whose constructor has a text of one package',
    'class P { constructor() { if (!this) throw Error("AES must be instanitated with `new`"); } key() { return h(); } }\nfunction h() {}\nfunction mine() { return new P(); }',
    { constructor: 'aes-js as constructor', key: 'aes-js as key', h: 'aes-js' },
  ],
  [
    'who calls what only its package calls',
    `function init(o) { if (o) throw Error('"N" expected a power of 2, and 2^1 <= N <= 2^32'); return o; }
function scrypt(p, o) { return init(o); }
function mine() { return scrypt(1); }
mine();`,
    { init: 'noble-scrypt', scrypt: 'noble-scrypt' },
  ],
  [
    'functions by which it is entered',
    `var c = [1332899944, 1700884034, 1701343084, 1684370003];
function h(e) { if (!e) throw Error('Illegal arguments: ' + e); return i(e); }
function i(e) { return c[0]; }
function mine() { return h(1); }`,
    { i: 'bcrypt', h: 'bcrypt' },
  ],
])('%s', (_, text, known) => expect(knownIn(text)).toMatchObject(known));

test('bcrypt goes before Blowfish, and SHA-512 before SHA-256', () => {
  const bcrypt = '[0x4f727068, 0x65616e42, 0x65686f6c, 0x64657253]';
  const blowfish = '[0xd1310ba6, 0x98dfb5ac, 0x2ffd72db, 0xd01adfb7]';
  const both = `var c = ${bcrypt}, s = ${blowfish};\nfunction crypt() { return c[0] + s[0]; }\nfunction cipher() { return s[0]; }`;
  expect(knownIn(both)).toEqual({ crypt: 'bcrypt', cipher: 'blowfish' });
  const sha512 = `var k = [0x428a2f98, 0xd728ae22, 0x71374491, 0x23ef65cd, 0xb5c0fbcf, 0xec4d3b2f, 0xe9b5dba5, 0x8189dbbc];\nfunction p() { return k[0]; }`;
  expect(knownIn(sha512)).toEqual({ p: 'sha512' });
});

test('a user of crypto that is called back is none', () => {
  const text = `var t = ${K};
function crypt(e, done) { done(t[0]); }
function mine() { crypt(1, function back() { return 1; }); }
mine();`;
  expect(knownIn(text)).toEqual({ crypt: 'sha256' });
});

test('a file without any sign is not even parsed, and one that is no JavaScript tells nothing', () => {
  expect(openBundle('function f() {}', lookup)).toBeNull();
  expect(openBundle(`var k = ${K}; this is no JavaScript`, lookup)).toBeNull();
  expect(openBundle(`__webpack_require__(1); var k = ${K}; this is no JavaScript`, lookup)).toMatchObject({
    isBundle: true,
  });
});

/** One step of Salsa20, of which only the rotations matter. */
const salsa = (body) =>
  `function step(o, x) { ${[7, 9, 13, 18].map((bits) => `x ^= r(x + 1, ${bits}) + (x << ${bits});`.repeat(4)).join(' ')} ${body} }
function r(e, n) { return (e << n) | (e >>> (32 - n)); }
function mix(o) { for (let i = 0; i < 8; i++) step(o, i); }
function mine() { mix([]); }
mine();`;

// Games, too, make numbers in such steps, and what they do with them is no cryptography.
test('who calls a step that is only known by its rotations may be anybody', () => {
  expect(knownIn(salsa('o[0] = x;'))).toEqual({ step: 'salsa20-core', r: 'salsa20-core' });
});

/** One step of SHA-256: it reads the table. */
const step = (body) =>
  `var t = ${K};\nfunction step(o, x) { for (let i = 0; i < 64; i++) x = (x << 3) ^ (x >>> 7) ^ t[i]; ${body} }`;

test('who calls one step of an algorithm and works on bits does the others, and who calls that may be anybody', () => {
  const update = 'function update(o, e) { for (let i = 0; i < 8; i++) step(o, (e >>> 3) | (i << 8)); }';
  const mine = 'function mine() { update([], 1); }\nmine();';
  expect(knownIn(`${step('o[0] = x;')}\n${update}\n${mine}`)).toEqual({ step: 'sha256', update: 'sha256' });
});

test.each([
  ['that merely calls it', 'o[0] = x;', 'function mine() { step([], 1); }'],
  [
    'that calls what has a result of its own',
    'return x;',
    'function mine(e) { return step([], (e >>> 3) | (e << 8)); }',
  ],
  [
    'around it',
    'o[0] = x;',
    '(function mine(e) { step([], (e >>> 3) | (e << 8)); function step(o) { o[0] = t[0]; } })();',
  ],
])('who calls a step may be anybody: a function %s', (_, body, mine) => {
  expect(knownIn(`${step(body)}\n${mine}\nmine();`)).not.toHaveProperty('mine');
});

test.each([
  [
    'a class',
    `var t = ${K};\nclass H { constructor() { this.n = 0; } update(e) { this.n += e; } block() { return t[0]; } }\nclass App { render() {} }`,
    { constructor: 'sha256 as constructor', update: 'sha256 as update', block: 'sha256 as block' },
  ],
  [
    'a class in a module',
    `var q = D((e, n) => { var t = ${K}; class H { constructor() { this.k = t; } update() {} } n.exports = H; });`,
    { update: 'sha256 as update' },
  ],
  [
    'a prototype',
    `var t = ${K};\nfunction H() { this.k = t; }\nH.prototype.update = function() {};\nH.prototype = { digest() {} };\nfunction App() {}\nApp.prototype.render = function() {};`,
    { H: 'sha256', update: 'sha256 as update', digest: 'sha256 as digest' },
  ],
  [
    'an object that one function makes and fills',
    `var t = ${K};\nfunction create() { var o = {}; o.start = function() { return t; }; o.update = function() {}; return o; }`,
    { update: 'sha256 as update' },
  ],
  [
    'what nobody but such a class inherits from',
    `var t = ${K};\nclass B { constructor() {} pad() {} }\nclass H extends B { constructor() { super(); this.k = t; } }`,
    { pad: 'sha256 as pad' },
  ],
])('%s has one author', (_, text, known) => {
  const found = knownIn(text);
  expect(found).toMatchObject(known);
  expect(found).not.toHaveProperty('render');
});

test.each([
  [
    'a namespace of the program',
    `var t = ${K};\nvar app = {};\napp.hash = function() { return t[0]; };\napp.mine = function() {};`,
  ],
  [
    'a module that registers what it likes',
    `var q = D((e, t) => { var k = ${K}, o = {}; o.hash = function() { return k[0]; }; o.mine = function() {}; t.exports = o; });`,
  ],
  [
    'what others inherit from, too',
    `var t = ${K};\nclass B { constructor() {} mine() {} }\nclass H extends B { constructor() { super(); this.k = t; } }\nclass App extends B { constructor() { super(); } }\nfunction app() { return new App(); }`,
  ],
  ['an object literal', `var t = ${K};\nvar o = { hash: function() { return t[0]; }, mine: function() {} };`],
])('%s may have many', (_, text) => {
  expect(knownIn(text)).not.toHaveProperty('mine');
});

const PACKAGE =
  'function A() {} A.prototype.appendBinary = A.prototype.getState = f; A.prototype.setState = function() {}; A.prototype.appendBinary = function() {}; A.prototype.getState = function() {}; function hex() {}';

test.each([
  ['a parameter', `D((e, t) => { ${PACKAGE} t.exports = A; });`],
  [
    'a variable that gets what a function returns',
    `var m = { exports: {} }; m.exports = function() { ${PACKAGE} return A; }();`,
  ],
  [
    'the same once',
    `var m = { exports: {} }, d; function load() { return d ? m.exports : (d = 1, m.exports = m.exports || function() { ${PACKAGE} return A; }(), m.exports); }`,
  ],
  [
    'a variable that is handed over',
    `var m = { exports: {} }; !function(t) { ${PACKAGE} t.hash = A; }(m.exports ? m.exports : self.m = {});`,
  ],
  ['a function that fills it', `var m = { exports: {} }; function load() { ${PACKAGE} m.exports = A; }`],
])('a module of one package is its as a whole, where its exports are %s', (_, text) => {
  expect(knownIn(`${text}\nfunction mine() {}`)).toMatchObject({ hex: 'spark-md5' });
  expect(knownIn(`${text}\nfunction mine() {}`)).not.toHaveProperty('mine');
});

test('a package goes before an algorithm that is a part of it', () => {
  const prime = "function K256() { return 'fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f'; }";
  const bn =
    'function B() {} B.prototype.redMul = B.prototype.toRed = f; B.prototype.redMul = function() {}; B.prototype.toRed = function() {}; B.prototype.iushln = function() {};';
  const text = `D((e, t) => { ${prime} ${bn} function small() {} t.exports = B; });`;
  expect(knownIn(text)).toMatchObject({ K256: 'secp256k1', small: 'bn.js' });
});

test("a bundle whose own exports are Node's is no module of a package", () => {
  const text = `module.exports = function() { function mine() {} ${PACKAGE} return mine; }();`;
  expect(knownIn(text)).not.toHaveProperty('mine');
});

test('AES whose S-box is reckoned, however the sum is written', () => {
  const aes = (
    sum,
  ) => `var G = (function() { for (var s = [], x = 0, i = 0; i < 256; i++) { x = ${sum}; s[i] = x; } return { s }; })();
class A { crypt(e) { return G.s[e]; } }`;
  for (const sum of ['(x >>> 8) ^ (x & 255) ^ 99', 'x>>>8^255&x^0x63'])
    expect(knownIn(aes(sum))).toMatchObject({ crypt: 'aes as crypt' });
  expect(knownIn(aes('(x >>> 8) ^ (i & 255) ^ 99'))).toEqual({});
  expect(lookup.isIn('x=x>>>8^255&x^99,')).toBe(true);
});

test('a helper that several hashes share belongs to none in particular', () => {
  const md5 = 'function md5(e) { return f(e, 3614090360, -389564586, 606105819, -1044525330) + h(e); }';
  const text = `var t = ${K};\nfunction sha(e) { return t[e] + h(e); }\n${md5}\nfunction h(e) { return e; }`;
  expect(knownIn(text)).toEqual({ sha: 'sha256', md5: 'md5', h: 'hash' });
});

test('what inherits in the old way uses the other, and not the module that says so', () => {
  const modules = (more) => `var t = ${K};
var c = D((e, t) => { function Base() {} Base.prototype.pad = function pad() {}; e.Base = Base; });
var h = D((e, n) => { var B = r.Base; function H() { B.call(this); this.k = t; } u.inherits(H, B); n.exports = H; });
${more}`;
  expect(knownIn(modules(''))).toMatchObject({ Base: 'sha256 as Base', pad: 'sha256 as pad' });
  expect(knownIn(modules('function App() { q.Base.call(this); }'))).not.toHaveProperty('pad');
  expect(knownIn(modules('var b = q.Base; function mine() {} u.inherits(mine, b);'))).not.toHaveProperty('pad');
});

test.each([
  ['a condition', 'return d ? m : (d = 1, m.pad = function pad() {}, m);'],
  ['a statement', 'if (d) return m; d = 1; m.pad = function pad() {}; return m;'],
  ['a statement behind declarations', 'var i; if (d) return m; return d = 1, m.pad = function pad() {}, m;'],
])("what Rollup's modules of CommonJS export is used by its name, too: %s", (_, body) => {
  const text = (more) =>
    `var t = ${K}, m = {}, d;\nfunction load() { ${body} }\nfunction block(e) { return t[e] + load().pad(); }\n${more}`;
  expect(knownIn(text(''))).toMatchObject({ pad: 'sha256 as pad' });
  expect(knownIn(text('function mine() { return load().pad(); }'))).not.toHaveProperty('pad');
});

test('an export is used by all code with its name after a dot', () => {
  const modules = (users) => `var t = ${K};
var u = D((e, t) => { e.rotr32 = function rotr() {}; n.d(e, { pad: () => pad }); function pad() {} });
var h = D((e, t) => { var r = n(7); function block() { return t2[0] + r.rotr32() + r.pad(); } var t2 = ${K}; });
${users}`;
  expect(knownIn(modules('function mine() {}'))).toMatchObject({ rotr: 'sha256 as rotr32', pad: 'sha256 as pad' });
  const shared = knownIn(modules('function mine() { return r.rotr32() + r.pad(); }'));
  expect(shared).not.toHaveProperty('rotr');
  expect(shared).not.toHaveProperty('pad');
});

test("functions around several texts of one package belong to it; around one text they may be anybody's", () => {
  const sign = "function sign(e) { throw Error('sign failed: invalid s'); }";
  const verify = "function verify(e) { throw Error('invalid scalar: out of range'); }";
  const curve = (inside) => `function curve() { ${inside} function point() {} return point; }\ncurve();`;
  expect(knownIn(curve(sign + verify))).toMatchObject({ curve: 'noble-curves', point: 'noble-curves' });
  expect(knownIn(curve(sign))).not.toHaveProperty('point');
  expect(knownIn(`(() => { ${sign + verify} function point() {} })();`)).not.toHaveProperty('point');
});

test('a function is recognised where V8 says that it is: arrow functions, too', () => {
  const text = `var t = ${K};\nvar a = e=>t[e], b = async e=>t[e], c = (e) => t[e];`;
  const { functions } = knownCode(outlineCode(text, lookup.signs), lookup);
  expect([...functions.keys()].map((at) => text.slice(at, at + 4))).toEqual(['e=>t', 'asyn', '(e) ']);
});

describe('who uses a function by its name', () => {
  const uses = (text, name, user) => {
    const { isUsedBy } = knownCode(outlineCode(text, lookup.signs), lookup);
    const at = (each) => text.search(new RegExp(`(?<=${each})\\(\\w*\\) \\{`));
    return isUsedBy(at(name), at(user));
  };

  test.each([
    ['calls it', 'function user() { return helper(); }\nfunction helper() {}', true],
    ['holds it', 'function user() { return function helper() {}; }', true],
    ['is another method of its class', 'class A { user() { return this.helper(); } helper() {} }', true],
    ['is given it', 'function user(e) { return e(); }\nfunction helper() {}\nuser(helper);', false],
    ['has another of that name', 'function user(helper) { return helper(); }\nfunction helper() {}', false],
    ['calls a method of that name', 'class A { user(e) { return e.helper(); } }\nclass B { helper() {} }', false],
  ])('who %s', (_, text, expected) => expect(uses(text, 'helper', 'user')).toBe(expected));
});

const PIECES = [
  ...[
    'var t = ',
    K,
    ';\n',
    'function a(t) {',
    'function b() { return t[0]; }',
    '}',
    'class A { toAffine() {} ',
    'assertValidity() {}',
  ],
  ...[
    'multiplyUnsafe() {}',
    '(() => {',
    '})()',
    'a(b)',
    'A.prototype.x = ',
    'let t;',
    'var {t = 1} = a;',
    '__proto__',
    'constructor();',
  ],
  ...[
    'exports.a = b;',
    'a.exports = b;',
    '({ a, b: () => a, "constructor": b })',
    '[99, 124, 119, 123, 1, 2, 3, 4]',
    '`${t}`',
    'label: ',
  ],
];

test('whatever a file holds, it is read or left', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }), (pieces) => {
      const outline = outlineCode(pieces.join(''), lookup.signs);
      if (outline !== null) expect(knownCode(outline, lookup).functions).toBeInstanceOf(Map);
    }),
    { numRuns: 500 },
  );
});

test.each([
  [
    'functions that use each other',
    Array.from({ length: 5000 }, (_, i) => `function f${i}() { return f${(i + 1) % 5000}; }`).join('\n') +
      `var t = ${K};`,
  ],
  [
    'users of a table',
    `var t = ${K};${Array.from({ length: 5000 }, (_, i) => `function f${i}() { return t[0] + f${i + 1}(); }`).join('\n')}`,
  ],
  [
    'helpers in a row',
    `var t = ${K};function f0() { return t[0] + f1(); }${Array.from({ length: 5000 }, (_, i) => `function f${i + 1}() { return f${i + 2}(); }`).join('\n')}`,
  ],
  [
    'properties that get a name',
    `var t = ${K}; var e = {};${Array.from({ length: 20_000 }, (_, i) => `(function(){ var v${i} = e.length; return v${i}; })();`).join('')}`,
  ],
  ['elements', `var t = ${K}; var u = [${'0,'.repeat(500_000)}];`],
  ['names', `var t = ${K}; var ${Array.from({ length: 100_000 }, (_, i) => `v${i}`).join(',')};`],
])('a flood of %s takes no long', (_, text) => {
  const started = process.cpuUsage().user;
  knownCode(outlineCode(text, lookup.signs), lookup);
  // Some 0.1 s; what is quadratic takes minutes.
  expect(process.cpuUsage().user - started).toBeLessThan(10e6);
});

test('a method that another replaced belongs to the class, too', () => {
  const text = `function B() {}
function first(e) { return e; }
function second(e) { return e; }
if (wide) B.prototype.am = first; else B.prototype.am = second;
B.prototype.modPowInt = function() {}; B.prototype.drShiftTo = function() {}; B.prototype.invDigit = function() {};`;
  expect(knownIn(text)).toMatchObject({ first: 'jsbn as am', second: 'jsbn as am' });
});

test('a closure that only makes an object of one package belongs to that package', () => {
  const text = `function asm(o, e) { function core() {} var modes = [core]; function cipher(m) { return modes[m](); }
return { set_rounds: cipher, set_mask: cipher, gcm_init: cipher }; }
function mine() { return asm(1, 2); }`;
  expect(knownIn(text)).toEqual({
    asm: 'asmcrypto-aes',
    core: 'asmcrypto-aes',
    cipher: 'asmcrypto-aes as set_rounds',
  });
});

describe('WebAssembly in base64', () => {
  const HEAD = [0, 97, 115, 109, 1, 0, 0, 0];
  const table = Buffer.from(Uint32Array.of(0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5).buffer);
  // `i32.const` with each of MD5's first four.
  const code = [
    [0xf8, 0xc8, 0xaa, 0xbb, 0x7d],
    [0xd6, 0xee, 0x9e, 0xc6, 0x7e],
    [0xdb, 0xe1, 0x81, 0xa1, 0x02],
    [0xee, 0x9d, 0xf7, 0x8d, 0x7c],
  ].flatMap((constant) => [0x41, ...constant, 0x6a]);
  const wasm = (/** @type {Iterable<number>} */ bytes) => Buffer.from([...HEAD, ...bytes]).toString('base64');

  test.each([
    ['in an object', `var j = { name: 'a', data: '${wasm(table)}' };`, 'sha256'],
    ['in a variable that an object holds', `var d = '${wasm(table)}', j = { name: 'a', data: d };`, 'sha256'],
    ['whose instructions hold the constants', `var j = '${wasm(code)}';`, 'md5'],
  ])('%s: who reads it computes that hash', (_, text, id) => {
    expect(
      knownIn(`${text}\nfunction hash(e) { return run(j, e); }\nfunction mine(e) { return hash(e); }\nmine(1);`),
    ).toEqual({ hash: id });
  });

  test.each([
    ['a hash', 'blake3', 'hash-wasm-hash'],
    ['a checksum', 'crc32', 'hash-wasm-checksum'],
  ])("hash-wasm's of %s is known by its name", (_, name, id) => {
    const text = `var a = '${name}', b = '${wasm([1, 2, 3])}', j = { name: a, data: b };`;
    expect(knownIn(`${text}\nfunction hash(e) { return run(j, e); }\nhash(1);`)).toEqual({ hash: id });
    expect(knownIn(`var j = { name: '${name}' };\nfunction hash(e) { return run(j, e); }\nhash(1);`)).toEqual({});
  });

  test.each([
    ['without constants', `var j = '${wasm([1, 2, 3])}';`],
    ['in which some constants are missing', `var j = '${wasm(table.subarray(0, 12))}';`],
    ['that is a large library', `var j = '${wasm([...table, ...new Uint8Array(100_000)])}';`],
  ])('%s shows nothing', (_, text) => {
    expect(knownIn(`${text}\nfunction hash(e) { return run(j, e); }\nhash(1);`)).toEqual({});
  });
});

test('who calls what the WebAssembly of libsodium exports is a function of its wrappers, of that name', () => {
  const text = `function a(e, t) { var n = f(r._crypto_sign_bytes() | 0); return 0 === (0 | r._crypto_sign_detached(n, e, t)) ? n : b(e); }
function b(e) { return e; }
function c() { return r._crypto_sign_bytes(); }
function mine(e) { return a(e) + c(); }
mine(1);`;
  expect(knownIn(text)).toEqual({
    a: 'libsodium as crypto_sign_detached',
    b: 'libsodium',
  });
});
