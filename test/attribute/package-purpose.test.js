/** What functions of a crypto package are for that tell no operation themselves. */
import { answerOf, gridReport, onlySite, operationTicks, siteTicks } from './grid-report.js';
import { profileFromGrid } from '../support/text-grid.js';

describe('what a package does without saying for what', () => {
  const NACL = '/app/node_modules/tweetnacl/nacl-fast.js';
  const at = (line, name) => [`f@/app/app.js:1:${line}`, `${name}@${NACL}:5`];
  const report = (...columns) =>
    gridReport([0, 1].map((row) => columns.map((column) => column[row]).join('  ')).join('\n'));

  test('is for what the same line asks the package for', () => {
    expect(
      operationTicks(report(at(2, 'crypto_sign'), at(2, 'crypto_sign'), at(2, 'M'), at(2, 'crypto_hash'))),
    ).toEqual({ 'sign ed25519': 3, 'hash sha512': 1 });
  });

  test('is not for what another line asks for', () => {
    expect(siteTicks(report(at(2, 'crypto_sign'), at(3, 'M')))).toEqual({ 'app.js:2 sign': 1, 'app.js:3 other': 1 });
  });

  test('stays open if hardly anything tells', () => {
    expect(operationTicks(report(at(2, 'crypto_sign'), ...Array.from({ length: 4 }, () => at(2, 'M'))))).toEqual({
      'sign ed25519': 1,
      other: 4,
    });
  });

  test('is what the source asks the package for, if its own names were minified away', () => {
    const minified = 'f@/app/app.js:1.11:1.30\nla@/app/node_modules/libsodium-wrappers/dist/libsodium-wrappers.js:1';
    const asked = (callee) =>
      onlySite(minified, { sources: { '/app/app.js': `function f() { return sodium.${callee}(data); }` } }).operation;
    expect(asked('crypto_sign_detached')).toBe('sign');
    expect(asked('crypto_generichash')).toBe('hash');
    expect(asked('to_hex')).toBe('other');
    expect(asked('__proto__')).toBe('other');
  });

  test('is a hash or an HMAC as the source says: in the package they are one function without a name', () => {
    const asked = (callee) =>
      onlySite('f@/app/app.js:1.11:1.23\n@/app/node_modules/js-sha256/src/sha256.js:5', {
        sources: { '/app/app.js': `function f() { return ${callee}(data); }` },
      }).operation;
    expect(asked('sha256')).toBe('hash');
    expect(asked('sha256.hmac')).toBe('hmac');
    expect(asked('hasher.update')).toBe('hash-or-hmac');
  });

  test("is not narrowed to one curve's keys by a name that all curves have", () => {
    const grid = 'f@/app/app.js:1.11:1.23\ngetPublicKey@/app/node_modules/@noble/curves/abstract/edwards.js:578';
    const sources = { '/app/app.js': 'function f() { return ed25519.getPublicKey(secret); }' };
    expect(onlySite(grid, { sources }).operation).toBe('keygen');
  });

  test('is asynchronous if the source asks an addon for that', () => {
    const addon = 'f@/app/app.js:1.11:1.23\nnative:x@/app/node_modules/bcrypt/bcrypt.node';
    const formOf = (callee) =>
      onlySite(addon, { sources: { '/app/app.js': `function f() { return ${callee}(password); }` } }).form;
    expect(formOf('compare')).toBe('async');
    expect(formOf('compareSync')).toBe('sync');
  });

  describe('in code that encryption and decryption share', () => {
    const AES = '/app/node_modules/crypto-js/aes.js';
    const CORE = '/app/node_modules/crypto-js/cipher-core.js';
    const block = [`f@/app/app.js:1:2`, `process@${CORE}:5`, `_doCryptBlock@${AES}:9`];
    const deep = (name) => [`f@/app/app.js:1:2`, `${name}@${CORE}:7`, `_doCryptBlock@${AES}:9`];
    const ticks = (...columns) =>
      operationTicks(gridReport([0, 1, 2].map((row) => columns.map((column) => column[row]).join('  ')).join('\n')));

    test('is for the one that the line asks for', () => {
      expect(Object.keys(ticks(deep('encrypt'), block, block))).toEqual(['cipher.encrypt']);
      expect(Object.keys(ticks(deep('decrypt'), block))).toEqual(['cipher.decrypt']);
    });

    test('is for either if the line asks for both, or for none', () => {
      expect(Object.keys(ticks(deep('encrypt'), deep('decrypt'), block)).sort()).toEqual([
        'cipher',
        'cipher.decrypt',
        'cipher.encrypt',
      ]);
      expect(ticks(block)).toEqual({ cipher: 1 });
    });

    test('is for what the source names', () => {
      const grid = block.join('\n').replace('app.js:1:2', 'app.js:1.11:1.34');
      const text = 'function f() { return CryptoJS.AES.encrypt(text, key); }';
      expect(onlySite(grid, { sources: { '/app/app.js': text } }).operation).toBe('cipher.encrypt');
    });
  });

  test('stays open if nothing tells', () => expect(operationTicks(report(at(2, 'M')))).toEqual({ other: 1 }));

  test("is what the line's source names, for the rest of its chain, too", () => {
    const chain = (column) => [`f@/app/app.js:1.11:1.${column}`, '@/app/node_modules/crypto-js/core.js:5'];
    const text = 'function f() { return lib.MD5(text).toString(); }';
    const grid = [0, 1]
      .map((row) => [chain(27), chain(37), chain(37)].map((column) => column[row]).join('  '))
      .join('\n');
    expect(operationTicks(gridReport(grid, { sources: { '/app/app.js': text } }))).toEqual({ hash: 3 });
  });

  describe('of functions without names, the source tells which was called', () => {
    const text = 'function f() { return lib.MD5(text).toString(); }';
    const calledBy = (...rows) => {
      const { calls } = answerOf([profileFromGrid(rows.join('\n'), { sources: { '/app/app.js': text } })]);
      return [...calls.values()].map(({ callee }) => callee);
    };
    const MD5 = '@/app/node_modules/crypto-js/md5.js:5';

    test('not what only turns its result into text', () =>
      expect(calledBy('f@/app/app.js:1.11:1.27  f@/app/app.js:1.11:1.37', `${MD5}  ${MD5}`)).toEqual(['MD5']));

    test('also where V8 did not know the place of the call', () =>
      expect(calledBy('f@/app/app.js:1.11', MD5)).toEqual(['MD5']));
  });

  describe('in a callback of the package', () => {
    const WASM = '/app/node_modules/hash-wasm/dist/index.umd.js';
    const asked = (name) => ['f@/app/app.js:1:2', `${name}@${WASM}:5`];
    const goesOn = [`fulfilled@${WASM}:9:10`, `calculate@${WASM}:11`];

    test('is what all lines ask the package for', () => {
      expect(operationTicks(report(asked('argon2id'), goesOn, goesOn, goesOn, goesOn))).toEqual({ 'kdf.argon2': 5 });
    });

    test('stays open if they ask for several things', () => {
      expect(operationTicks(report(asked('argon2id'), asked('bcrypt'), goesOn))).toEqual({
        'kdf.argon2': 1,
        'kdf.bcrypt': 1,
        other: 1,
      });
    });

    test('stays open if another package is asked', () => {
      expect(operationTicks(report(at(2, 'crypto_sign'), goesOn))).toEqual({ 'sign ed25519': 1, other: 1 });
    });
  });
});

describe('which package computes', () => {
  const CURVES = '/app/node_modules/@noble/curves/abstract/weierstrass.js';
  test.each([
    ['the one that the line calls', `login@/app/app.js:5:6\nsign@${CURVES}:1:2`, '@noble/curves', '@noble/curves'],
    [
      'one that this has compute it',
      `login@/app/app.js:5:6\nsign@/app/node_modules/ethers/lib.esm/crypto/signing-key.js:40:46\nsign@${CURVES}:1:2`,
      'ethers',
      '@noble/curves',
    ],
    [
      'none where Node does',
      'login@/app/app.js:5:6\nsign@/app/node_modules/jws/lib/sign.js:1:2\nsign@node:internal/crypto/sig',
      'jws',
      '',
    ],
    [
      'beneath its own code only, whatever it calls on the way',
      'hash@/app/node_modules/argon2/argon2.cjs:40:71\nserialize@/app/node_modules/@phc/format/index.js:3:4',
      'argon2',
      'argon2',
    ],
  ])('%s', (_, grid, called, computedBy) => expect(onlySite(grid)).toMatchObject({ package: called, computedBy }));
});

describe('functions of a package without a name that tells', () => {
  const FILE = '/app/node_modules/hash-wasm/dist/index.umd.js';
  /** What TypeScript makes of asynchronous functions, and objects whose methods are those of many. */
  const TEXT = `var __awaiter = function (self, list, P, body) {
    return new P(function (done) {
      function fulfilled(value) { step(generator.next(value)); }
      function step(result) {}
    });
};
function argon2Internal(options) {
  return __awaiter(this, void 0, void 0, function* () { yield 1; });
}
function createXXHash64() {
  return { update: (data) => 1 };
}
function createSHA256() {
  return { update: (data) => 1 };
}
`;
  const report = (...rows) => gridReport(rows.join('\n'), { sources: { [FILE]: TEXT } });

  test('do what the function does that they are written in', () => {
    const resumed = [`fulfilled@${FILE}:3.25`, `@${FILE}:8.52`, `calculate@${FILE}:90.5`, 'wasm:wasm-function[3]'];
    expect(siteTicks(report(...resumed))).toEqual({ 'index.umd.js:8 kdf.argon2': 1 });
  });

  test('also where several have methods of that name', () => {
    const at = (line) => siteTicks(report('f@/app/app.js:1:2', `update@${FILE}:${line}.20`));
    expect(at(11)).toEqual({});
    expect(at(14)).toEqual({ 'app.js:2 hash': 1 });
  });
});
