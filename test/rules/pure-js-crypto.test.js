import rule from '../../src/rules/pure-js-crypto.js';
import { contextOf, findingFor, severityTable, site } from './rule-tester.js';
import { sourceCall } from '../support/source-call.js';

/** @import { Finding } from '../../src/model/report.js' */

const bcryptjs = { operation: 'kdf.bcrypt', algorithm: '', api: 'hashSync', package: 'bcryptjs' };

const start = {
  operation: 'other',
  algorithm: '',
  api: '',
  package: 'libsodium-wrappers',
  file: '/srv/node_modules/libsodium-wrappers/index.mjs',
};

/**
 * @param {string} package_ that computes
 * @param {string} line of the user's code
 * @param {string} name of the function that is called in it
 * @param {object} imported where that comes from
 * @param {{operation?: string, api?: string, node?: string, syntax?: object}} [more] about the call
 * @returns {Finding}
 */
function findingOf(
  package_,
  line,
  name,
  imported,
  { operation = 'kdf.bcrypt', api = name, node = '24.21.0', syntax = {} } = {},
) {
  const callSite = site({ package: package_, operation, api, algorithm: '', file: '/srv/app.mjs' });
  const call = sourceCall(line, name, { imported, module: 'esm', ...syntax });
  const [finding] = rule.check({ ...contextOf([callSite]), calls: new Map([[callSite.id, call]]), node });
  return finding;
}

describe('when it speaks', () => {
  severityTable(rule, [
    ['bcryptjs', bcryptjs, 'error'],
    ['bcryptjs with a promise', { ...bcryptjs, api: 'hash', form: 'async' }, 'error'],
    ['bcryptjs in slices of one tick', { ...bcryptjs, form: 'unknown', loop: 100, blocks: [100, 1, 2, 3] }, 'warning'],
    ['a small share in short blocks', { ...bcryptjs, loop: 30, blocks: [30, 1, 2, 3] }, null],
    ['on a worker', { ...bcryptjs, loop: 0, worker: 500 }, null],
    ['WebAssembly that a package compiles once', { ...start, loop: 20, blocks: [2, 5, 8, 9] }, null],
    ['what a package does by itself, and much of it', { ...start, blocks: [9, 60, 200, 245] }, 'error'],
    ['at start-up', { ...bcryptjs, loop: 0, topLevel: 500 }, null],
    ['a package that names an algorithm', { ...bcryptjs, package: 'scryptsy', computedBy: 'scryptsy' }, 'error'],
    ['native bcrypt', { ...bcryptjs, package: 'bcrypt' }, null],
    ['a package that calls node:crypto', { operation: 'sign', api: 'sign', package: 'jsonwebtoken' }, null],
    ['node-forge where it calls node:crypto', { package: 'node-forge', computedBy: '', api: 'pbkdf2Sync' }, null],
    ['node:crypto', {}, null],
  ]);
});

// The program has no line that could call bcrypt instead: @feathersjs/authentication-local calls bcryptjs.
describe('a package that went on by itself', () => {
  const alone = {
    ...bcryptjs,
    api: '',
    file: '/srv/node_modules/bcryptjs/umd/index.js',
    computedBy: 'bcryptjs',
    id: 'alone',
  };
  const other = { ...bcryptjs, file: '/srv/app.js', package: '@feathersjs/local', computedBy: 'bcryptjs', id: 'other' };
  const own = { ...bcryptjs, file: '/srv/users.js', computedBy: 'bcryptjs', id: 'own' };
  const adviceOf = (/** @type {object[]} */ ...sites) =>
    rule
      .check(contextOf(sites.map(site)))
      .find((finding) => finding.site === 'alone')
      ?.advice.join('\n');

  test("was called by another package, where none of the program's lines is known to", () => {
    expect(adviceOf(alone, other)).toMatch(
      /^\/\/ @feathersjs\/local has bcryptjs compute: see whether it takes another implementation\n/,
    );
    expect(adviceOf(alone)).not.toContain('another implementation');
    // Which package that one calls, and what calls it, is not known.
    expect(adviceOf(alone, { ...own, file: '/srv/node_modules/x/index.js' })).not.toContain('another implementation');
    expect(adviceOf(alone, other, own)).not.toContain('another implementation');
    const askers = [{ file: '/srv/users.js', line: 5, function: '' }];
    expect(adviceOf({ ...alone, askers }, other)).not.toContain('another implementation');
  });
});

// authentication.register('local', new LocalStrategy()): node:crypto has no bcrypt, and that package chooses what computes it.
test('a package that has another one compute is the one to look at, not node:crypto', () => {
  const { advice } = findingFor(rule, { ...bcryptjs, package: '@feathersjs/local', computedBy: 'bcryptjs' });
  expect(advice[0]).toBe('// @feathersjs/local has bcryptjs compute: see whether it takes another implementation');
  expect(advice.join('\n')).not.toContain('node:crypto');
  expect(advice.join('\n')).toContain('worker thread');
});

test('other lines may call the package, too: the share is that of this line', () =>
  expect(findingFor(rule, bcryptjs).verify).toContain('bcryptjs at this line, now 40.0 %, should be gone'));

describe('a package that is known by the names of its functions alone', () => {
  const file = '/srv/node_modules/iron-webcrypto/dist/index.js';
  const named = { file, operation: 'kdf.pbkdf2', api: '', package: 'iron-webcrypto', computedBy: 'iron-webcrypto' };
  const native = { ...named, computedBy: '', form: 'async', id: 'native', loop: 40 };
  const found = (/** @type {object[]} */ ...sites) => rule.check(contextOf(sites.map(site))).length;

  test('computes nothing where it has Node compute the same', () => {
    expect(found(named)).toBe(1);
    expect(found(named, native)).toBe(0);
    // For the line of a program, and for that of another package.
    expect(found({ ...named, file: '/srv/app.js', package: 'iron-session' }, native)).toBe(0);
    expect(found({ ...named, operation: 'hmac' }, native)).toBe(1);
    expect(found(named, { ...native, file: '/srv/app.js', package: 'other' })).toBe(1);
  });

  test('is not taken for one that is known to compute', () => {
    expect(found({ ...bcryptjs, file: '/srv/app.js' }, { ...bcryptjs, computedBy: '', id: 'native' })).toBe(1);
  });
});

test("a line of another package is not the user's to change, whatever could take its place", () => {
  const callSite = site({
    ...{ operation: 'kdf.scrypt', api: 'scrypt', algorithm: '', package: '@noble/hashes' },
    file: '/srv/node_modules/age-encryption/dist/recipients.js',
  });
  const imported = { module: '@noble/hashes/scrypt.js', name: 'scrypt', local: 'scrypt' };
  const call = sourceCall('const key = scrypt(pass, salt, options);', 'scrypt', { imported, module: 'esm' });
  const [{ edit, advice }] = rule.check({ ...contextOf([callSite]), calls: new Map([[callSite.id, call]]) });
  expect(edit).toBeNull();
  expect(advice).toEqual([
    '// age-encryption makes this call, on the event loop: call it less often, if its result can be kept,',
    '// or call it in a worker thread, for instance through the package piscina',
  ]);
});

test.each([
  ['kdf.scrypt', '// instead of scryptAsync()', 'const key = await scrypt(password, salt, dkLen, { N, r, p, '],
  ['kdf.pbkdf2', '// instead of pbkdf2Async()', 'const key = await pbkdf2(password, salt, c, dkLen, digest)'],
])('where @noble/hashes goes on by itself, %s has its native replacement', (operation, instead, line) => {
  const file = '/srv/node_modules/@noble/hashes/utils.js';
  const { advice } = findingFor(rule, { operation, algorithm: '', api: '', package: '@noble/hashes', file });
  expect(advice[0]).toBe(instead);
  expect(advice[1]).toContain(line);
});

describe('the memory that scrypt may take, where who sends a key file says how much', () => {
  const sizes = [
    // What it takes in all is 128 * r * (N + p + 2) bytes; @noble/hashes refuses more than 1 GiB, scrypt-js 2 GiB.
    [{ N: 2 ** 20, r: 8, p: 1 }, true, true],
    [{ N: 2 ** 20, r: 12, p: 1 }, false, true],
    [{ N: 2 ** 21, r: 8, p: 1 }, false, false],
    [{ N: 2 ** 30, r: 8, p: 1 }, false, false],
  ];
  const noble = { module: '@noble/hashes/scrypt.js', name: 'scrypt', local: 'scrypt' };
  const js = { module: 'scrypt-js', name: 'syncScrypt', local: 'syncScrypt' };
  test.each([
    ['@noble/hashes', 'return scrypt(password, salt, { N, r, p, dkLen });', noble, 1],
    ['scrypt-js', 'return syncScrypt(password, salt, N, r, p, dkLen);', js, 2],
  ])('has the limit of %s', async (name, line, imported, column) => {
    const { edit } = findingOf(name, line, imported.local, imported, { operation: 'kdf.scrypt', api: 'scrypt' });
    /** @type {number[]} */
    const limits = [];
    const derive = async (/** @type {unknown[]} */ ...args) => {
      limits.push(/** @type {{maxmem: number}} */ (args.at(-1)).maxmem);
      return [];
    };
    const names = ['password', 'salt', 'N', 'r', 'p', 'dkLen', edit.text.match(/await (\w+)\(/)[1]];
    const run = new Function(...names, `return (async () => ${edit.text})();`);
    for (const [{ N, r, p }] of sizes) await run([], [], N, r, p, 32, derive);
    // Of these Node would make its defaults; it refuses what is negative.
    for (const numbers of [
      [0, 8, 1],
      [2, 0, 1],
      [2, 8, 0],
      [2, undefined, 1],
    ]) {
      await run([], [], ...numbers, 32, derive);
      expect(limits.pop()).toBe(-1);
    }
    const isTaken = sizes.map(([{ N, r, p }], index) => 128 * r * (N + p + 2) <= limits[index]);
    expect(isTaken).toEqual(sizes.map((size) => size[column]));
  });

  test('stands alone where numbers are written', () => {
    const line = 'return scrypt(password, salt, { N: 2 ** 14, r: 8, p: 1, dkLen: 32 });';
    const { edit } = findingOf('@noble/hashes', line, 'scrypt', noble, { operation: 'kdf.scrypt', api: 'scrypt' });
    expect(edit.text).toContain('32, { N: 2 ** 14, r: 8, p: 1, maxmem: 2 ** 30 + 4096 })');
  });
});

test.each([
  ['hmac', true],
  ['verify', true],
  ['kdf.scrypt', false],
])('calls of %s may be shorter than handing them over: %s', (operation, mayBe) => {
  const fields = { ...bcryptjs, operation, algorithm: '', package: 'otplib', computedBy: '@noble/hashes' };
  const words = '// where one call takes 0.1 ms or more, in a worker thread';
  expect(findingFor(rule, fields).advice.join('\n').includes(words)).toBe(mayBe);
});

test.each([
  ['tweetnacl', 'sign', 'ed25519'],
  ['@noble/curves', 'sign', 'ecdsa-p-256'],
  ['node-forge', 'verify', 'rsa'],
])(
  'in JavaScript, what OpenSSL does in microseconds takes long enough for a worker: %s',
  (name, operation, algorithm) => {
    const file = '/srv/node_modules/some-library/index.js';
    const { advice } = findingFor(rule, { operation, algorithm, api: operation, package: name, file });
    expect(advice).toEqual([
      '// some-library makes this call, on the event loop: call it less often, if its result can be kept,',
      '// or, where one call takes 0.1 ms or more, call it in a worker thread, for instance through the package piscina',
    ]);
  },
);

test('of a package that is known by names only, it says no more than where it computes', () => {
  const fields = { ...bcryptjs, operation: 'kdf.scrypt', package: 'scryptsy', computedBy: 'scryptsy' };
  expect(findingFor(rule, fields).message).toMatch(/ scryptsy computes on the thread that calls it\.$/);
});

test('it does not speak of what a package computes while it is loaded', () => {
  const callSite = site({ ...bcryptjs, file: '/srv/app.js' });
  const check = (/** @type {string} */ line, /** @type {string} */ name) =>
    rule.check({ ...contextOf([callSite]), calls: new Map([[callSite.id, sourceCall(line, name)]]), node: '24.21.0' });
  expect(check("const bcrypt = require('bcryptjs');", 'require')).toEqual([]);
  expect(check("bcrypt.hashSync('x', 10);", 'hashSync')).toHaveLength(1);
});

describe('an equivalent is one of the function that is called', () => {
  const whole = { module: 'bcryptjs', name: 'default', local: 'bcrypt' };
  const file = { language: 'typescript', length: 4_096, sha256: null };

  test.each([
    ['as the file imports what is replaced', whole, { file }, "import bcrypt from 'bcrypt';"],
    [
      'whole, where that may need esModuleInterop',
      { ...whole, name: '*' },
      { file },
      "import * as bcrypt from 'bcrypt';",
    ],
    [
      'whole, beside a name',
      { ...whole, name: 'compareSync', local: 'is' },
      { file },
      "import * as bcrypt from 'bcrypt';",
    ],
    ['by default in JavaScript', { ...whole, name: '*' }, {}, "import bcrypt from 'bcrypt';"],
    ['by require', { ...whole, name: '*' }, { file, module: 'cjs' }, "const bcrypt = require('bcrypt');"],
  ])('bcrypt is imported %s', (_title, imported, syntax, line) => {
    const [text, name] = imported.local === 'is' ? ['is(a, b);', 'is'] : ['bcrypt.compareSync(a, b);', 'compareSync'];
    const { edit } = findingOf('bcryptjs', text, name, imported, { syntax: { callee: 'compareSync', ...syntax } });
    expect(edit?.imports).toEqual([line]);
  });

  test('a comparison stays a comparison, by whatever operation or inner function it was found', () => {
    const { edit } = findingOf('bcryptjs', 'return bcrypt.compareSync(password, user.hash);', 'compareSync', whole, {
      api: 'hashSync',
      syntax: { taken: ['bcrypt'] },
    });
    expect(edit?.text).toBe("await nativeBcrypt.compare(password, user.hash?.replace('$2y$', '$2b$'))");
    expect(edit?.imports).toEqual(["import nativeBcrypt from 'bcrypt';"]);
  });

  test.each([
    [
      'a promise is handed on',
      'const isValid = bcrypt.compare(password, hash);',
      'compare',
      "bcrypt.compare(password, hash?.replace('$2y$', '$2b$'))",
    ],
    [
      'a hash that is computed first',
      'bcrypt.compareSync(password, a ?? b)',
      'compareSync',
      "await bcrypt.compare(password, (a ?? b)?.replace('$2y$', '$2b$'))",
    ],
    [
      'a new hash keeps its rounds',
      'const hash = bcrypt.hashSync(password, ROUNDS);',
      'hashSync',
      'await bcrypt.hash(password, ROUNDS)',
    ],
  ])('%s', (_title, line, name, text) => {
    expect(findingOf('bcryptjs', line, name, whole).edit?.text).toBe(text);
  });

  test('a function that is imported by another name', () => {
    const { edit } = findingOf('bcryptjs', 'return isRight(password, hash);', 'isRight', {
      module: 'bcryptjs',
      name: 'compareSync',
      local: 'isRight',
    });
    expect(edit?.text).toMatch(/^await bcrypt\.compare\(password, hash\?\./);
  });

  test.each([
    ['other arguments', 'bcrypt.hashSync(password)', 'hashSync', whole],
    ['a callback', 'bcrypt.compare(password, hash, done)', 'compare', whole],
  ])('%s: a sketch of the same function', (_title, line, name, imported) => {
    const { edit, advice } = findingOf('bcryptjs', line, name, imported);
    expect(edit).toBeNull();
    expect(advice[0]).toContain(
      name === 'compare' ? 'await bcrypt.compare(password, hash' : 'await bcrypt.hash(password, rounds)',
    );
  });

  test.each([
    ['esm', "// with: import bcrypt from 'bcrypt';"],
    ['cjs', "// with: const bcrypt = require('bcrypt');"],
  ])('a sketch for a file that is %s imports as the file does', (module, line) => {
    const { advice } = findingOf('bcryptjs', 'bcrypt.compare(password, hash, done)', 'compare', whole, {
      syntax: { module },
    });
    expect(advice).toContain(line);
  });

  test('who must wait for a worker thread', () => {
    const within = { asyncAt: { line: 1, column: 1 }, name: 'isRight', isCallback: false, unawaitedAt: [7] };
    const { advice } = findingOf('tweetnacl', 'nacl.sign.detached.verify(a, b, c)', 'verify', null, {
      syntax: { within },
    });
    expect(advice.at(-1)).toBe(
      '// with: await every call of isRight: its promise, not awaited, counts as true (line 7)',
    );
  });

  test('a sketch takes no name that the file has, and says who must wait', () => {
    const within = { asyncAt: { line: 1, column: 1 }, name: 'isRight', isCallback: false, unawaitedAt: [7] };
    const { edit, advice } = findingOf('bcryptjs', 'bcrypt.compareSync(form.password, ...more)', 'compareSync', whole, {
      syntax: { taken: ['bcrypt'], module: 'cjs', within },
    });
    expect(edit).toBeNull();
    expect(advice).toEqual([
      "const isValid = await nativeBcrypt.compare(password, hash?.replace('$2y$', '$2b$'));",
      '// with: await every call of isRight: its promise, not awaited, counts as true (line 7)',
      "// with: const nativeBcrypt = require('bcrypt');",
      '// first: npm install bcrypt',
    ]);
  });

  test('one of an unknown function imports as its file does, too', () => {
    const { advice } = findingOf('bcryptjs', 'bcrypt.compare(password, hash)', 'compare', whole, {
      syntax: { imported: null, module: 'cjs', receiverText: '' },
    });
    expect(advice).toContain("// with: const bcrypt = require('bcrypt');");
  });

  test.each([
    ['/app/app.cjs', "// with: const bcrypt = require('bcrypt');"],
    ['/app/app.mjs', "// with: import bcrypt from 'bcrypt';"],
  ])('a sketch without a source says it by the name of the file: %s', (file, line) => {
    expect(findingFor(rule, { ...bcryptjs, file }).advice).toContain(line);
  });

  test.each([
    [
      'a function of another package',
      'bcrypt.compareSync(password, hash)',
      'compareSync',
      { module: './bcrypt.js', name: 'default', local: 'bcrypt' },
    ],
    ['a function that nothing is known of', 'bcrypt.genSaltSync(12)', 'genSaltSync', whole],
    ['a part of something exported', 'bcrypt.inner.compareSync(password, hash)', 'compareSync', whole],
  ])('%s: a worker thread', (_title, line, name, imported) => {
    const { edit, advice } = findingOf('bcryptjs', line, name, imported);
    expect(edit).toBeNull();
    expect(advice.join('\n')).toContain('worker thread');
    expect(advice.join('\n')).not.toContain('bcrypt');
  });

  test('an unknown function: every one that it can be, by its name', () => {
    const { advice, edit } = findingFor(rule, bcryptjs);
    expect(edit).toBeNull();
    expect(advice).toEqual([
      '// instead of compareSync() or compare()',
      "const isValid = await bcrypt.compare(password, hash?.replace('$2y$', '$2b$'));",
      '// instead of hashSync() or hash()',
      'const hash = await bcrypt.hash(password, rounds);',
      '// with: await every call of a function that becomes async: its promise, not awaited, counts as true',
      "// with: import bcrypt from 'bcrypt';",
      '// first: npm install bcrypt',
    ]);
  });

  describe('one in which the package went on by itself', () => {
    const wasm = {
      package: 'hash-wasm',
      operation: 'hash',
      api: '',
      file: '/srv/node_modules/hash-wasm/dist/index.umd.js',
    };

    test('is known by its name', () =>
      expect(findingFor(rule, { ...wasm, function: 'sha256' }).advice).toEqual([
        '// instead of sha256()',
        "const digest = hash('sha256', data);",
        "// with: import { hash } from 'node:crypto';",
      ]));

    test.each([
      ['none that has a replacement', { ...wasm, function: 'blake3' }],
      ["the program's own of that name", { ...wasm, function: 'sha256', file: '/srv/app.js' }],
    ])('is not where it is %s', (_, fields) =>
      expect(findingFor(rule, fields).advice[0]).toBe(
        '// no native replacement of this call was tested: look for one in node:crypto first',
      ),
    );
  });

  test.each(['openpgp', 'elliptic', '@noble/curves', 'node-forge', 'crypto-js'])(
    '%s: nothing was seen to be the same',
    (name) => {
      const { advice, notes } = findingFor(rule, { package: name, operation: 'sign', api: '' });
      expect(advice[0]).toBe('// no native replacement of this call was tested: look for one in node:crypto first');
      expect(advice.join('\n')).toContain('worker thread');
      expect([...advice, ...notes].join('\n')).not.toContain('PEM');
    },
  );
});

describe('hashes and keys', () => {
  const hashed = { operation: 'hash', api: '' };

  const NATIVE = (/** @type {string} */ data) => `new Uint8Array(hash('sha256', ${data}, 'buffer'))`;
  test.each([
    // Version 2 refuses text, and both what else JSON can hold.
    ['sha2.js', 'data', `(data instanceof Uint8Array ? ${NATIVE('data')} : sha256(data))`],
    ['sha2.js', 'JSON.stringify(data)', null],
    ['sha2.js', 'bytesOf(data)', null],
    ...[
      'Buffer.from(data)',
      'new Uint8Array(data)',
      'utf8ToBytes(data)',
      'new TextEncoder().encode(data)',
      'utils.concatBytes(sha256(a), sha256(b))',
      'sha256(sha256(a))',
      "createHash('md5').digest()",
    ].map((data) => ['sha2.js', data, NATIVE(data)]),
    ['sha2.js', "createHash('md5').digest('hex')", null],
    // A path that only version 1 has.
    ['sha256', 'data', NATIVE('data')],
  ])('the result is of the same kind, and what the package refuses is refused: %s, %s', (entry, data, text) => {
    const imported = { module: `@noble/hashes/${entry}`, name: 'sha256', local: 'sha256' };
    const { edit } = findingOf('@noble/hashes', `return sha256(${data});`, 'sha256', imported, {
      ...hashed,
      syntax: { argumentTexts: [data], argumentRanges: [] },
    });
    expect(edit?.text ?? null).toBe(text);
    expect(edit?.imports).toEqual(text === null ? undefined : ["import { hash } from 'node:crypto';"]);
  });

  test('what is no promise is not called so where the file has something else of its name', () => {
    const imported = { module: 'hash-wasm', name: 'sha256', local: 'sha256' };
    const { edit } = findingOf('hash-wasm', 'const digest = await sha256(data);', 'sha256', imported, {
      ...hashed,
      syntax: { taken: ['hash'] },
    });
    expect(edit.text).toBe("oneShotHash('sha256', data)");
    expect(edit.imports).toEqual(["import { hash as oneShotHash } from 'node:crypto';"]);
  });

  test('what is no promise any more has to be awaited already', () => {
    const imported = { module: 'hash-wasm', name: 'sha256', local: 'sha256' };
    expect(findingOf('hash-wasm', 'const digest = await sha256(data);', 'sha256', imported, hashed).edit?.text).toBe(
      "hash('sha256', data)",
    );
    expect(findingOf('hash-wasm', 'sha256(data).then(store);', 'sha256', imported, hashed).edit).toBeNull();
  });

  test.each([
    ['20.20.2', null, 'needs Node 26.10.0 or later'],
    ['26.8.2', null, 'needs Node 26.10.0 or later'],
    ['', null, 'needs Node 26.10.0 or later'],
    [
      '26.10.0',
      "(data instanceof Uint8Array ? new Uint8Array(hash('keccak-256', data, 'buffer')) : keccak_256(data))",
      '',
    ],
  ])('Keccak-256 on Node %j', (node, text, note) => {
    const imported = { module: '@noble/hashes/sha3.js', name: 'keccak_256', local: 'keccak_256' };
    const finding = findingOf('@noble/hashes', 'return keccak_256(data);', 'keccak_256', imported, { ...hashed, node });
    expect(finding.edit?.text ?? null).toBe(text);
    expect(finding.notes.join(' ')).toContain(note);
    expect(finding.advice.join(' ')).not.toContain('no native replacement');
  });

  test.each([
    ['20.11.1', null, 'needs Node 20.12.0 or later'],
    ['21.6.2', null, 'needs Node 21.7.0 or later'],
    ['20.12.0', "hash('md5', `${id}`)", ''],
  ])('MD5 on Node %s', (node, text, note) => {
    const imported = { module: 'md5', name: 'default', local: 'md5' };
    const finding = findingOf('md5', 'return md5(`${id}`);', 'md5', imported, { ...hashed, node });
    expect(finding.edit?.text ?? null).toBe(text);
    expect(finding.notes.join(' ')).toContain(note);
    expect(finding.advice.join(' ').includes('hash(')).toBe(text !== null);
    expect(finding.advice.join(' ')).not.toContain('no native replacement');
  });

  test('a sketch without a promise is nothing that anybody would wait for', () => {
    const syntax = { callee: 'this.md5', isUpdated: true };
    const fields = { ...hashed, node: '24.21.0', syntax };
    const { edit, advice } = findingOf('md5', 'total += this.md5(data);', 'md5', null, fields);
    expect(edit).toBeNull();
    expect(advice.slice(0, 2)).toEqual(['// instead of md5()', "const digest = hash('md5', data);"]);
    expect(advice.join(' ')).not.toContain('await');
  });

  test.each([
    [
      'all options, in any order',
      '{ dkLen: 32, c: 100_000 }',
      "await pbkdf2(password, salt, 100_000, 32, 'sha256').then((key) => new Uint8Array(key))",
    ],
    ['an option that is missing', '{ c: 100_000 }', null],
    ['an option that is not known', '{ c: 100_000, dkLen: 32, asyncTick: 5 }', null],
    ['options from elsewhere', 'options', null],
  ])('PBKDF2 with %s', (_title, options, text) => {
    const imported = { module: '@noble/hashes/pbkdf2.js', name: 'pbkdf2', local: 'pbkdf2' };
    const finding = findingOf(
      '@noble/hashes',
      `const key = pbkdf2(sha256, password, salt, ${options});`,
      'pbkdf2',
      imported,
      { operation: 'kdf.pbkdf2' },
    );
    expect(finding.edit?.text ?? null).toBe(text);
  });
});

describe('what only some calls of a function are', () => {
  const WHOLE = { module: 'crypto-js', name: 'default', local: 'CryptoJS' };
  const seal = (/** @type {string} */ args, /** @type {object} */ more = {}) =>
    findingOf('crypto-js', `CryptoJS.AES.encrypt(${args});`, 'CryptoJS.AES.encrypt', WHOLE, {
      operation: 'cipher.encrypt',
      api: 'encrypt',
      ...more,
    }).advice.join('\n');

  test('a key in words is the key, a passphrase is not', () => {
    expect(seal('text, key, { iv }')).toContain("createCipheriv('aes-256-cbc', key, iv)");
    expect(seal('text, key, options')).toContain("createCipheriv('aes-256-cbc', key, iv)");
    expect(seal('text, passphrase')).not.toContain('createCipheriv');
  });

  // crypto-js makes a key of text whatever else it is given, and ignores the iv then.
  test('text is a passphrase with an iv, too', () => {
    expect(seal('text, secret, { iv }')).toMatch(/^\/\/ only if key is words .*\n.*createCipheriv/);
    const syntax = { argumentForms: [null, 'text', null] };
    expect(seal('text, process.env.SECRET, { iv }', { syntax })).not.toContain('createCipheriv');
  });

  test('another mode or padding is another cipher', () => {
    expect(seal('text, key, { iv, mode: CryptoJS.mode.ECB }')).not.toContain('createCipheriv');
    expect(seal('text, key, { iv, padding }')).not.toContain('createCipheriv');
  });

  test.each([
    ['CryptoJS.AES.encrypt(text, key, { iv }).toString()', 3, true],
    ['CryptoJS.AES.encrypt(text, passphrase).toString()', 2, false],
    ['CryptoJS.AES.encrypt(text, key, { iv, mode: m }).toString()', 3, false],
    ['CryptoJS.TripleDES.encrypt(text, key, { iv }).toString()', 3, false],
  ])('text is made of the result: %s', (line, count, isKnown) => {
    const syntax = { origin: { callee: 'encrypt', args: Array(count).fill(null) } };
    const more = { operation: 'cipher.encrypt', api: 'encrypt', syntax };
    const { advice } = findingOf('crypto-js', `${line};`, 'toString', WHOLE, more);
    expect(advice.join('\n').includes('createCipheriv')).toBe(isKnown);
  });

  test.each([
    ['gcm(key, nonce).encrypt(data)', 'gcm', 2, "createCipheriv('aes-256-gcm', key, nonce)"],
    ['chacha20poly1305(key, nonce).encrypt(data)', 'chacha20poly1305', 2, "createCipheriv('chacha20-poly1305'"],
    ['gcm(key, nonce, more).encrypt(data)', 'gcm', 3, 'pool.run'],
    ['siv(key, nonce).encrypt(data)', 'siv', 2, 'pool.run'],
  ])('what is made has the key: %s', (line, callee, count, expected) => {
    const syntax = { origin: { callee, args: Array(count).fill(null) } };
    const more = { operation: 'cipher.encrypt', api: 'encrypt', syntax };
    const { edit, advice } = findingOf('@noble/ciphers', `const sealed = ${line};`, 'encrypt', null, more);
    expect(edit).toBeNull();
    expect(advice.join('\n')).toContain(expected);
  });
});

test('the message names the package', () => {
  const { message } = findingFor(rule, bcryptjs);
  expect(message).toMatch(/^hashSync\(\) of the package bcryptjs \(bcrypt\) holds the event loop in 8 stretches/);
  expect(message).toMatch(/bcryptjs computes in JavaScript or WebAssembly on the thread that calls it\.$/);
});

test('what is to be installed for TypeScript has types', () => {
  const imported = { module: 'bcryptjs', name: 'default', local: 'bcrypt' };
  const adviceFor = (/** @type {string} */ file) => {
    const callSite = site({ ...bcryptjs, api: 'compare', file });
    const call = sourceCall('const ok = await bcrypt.compare(password, hash);', 'compare', { imported });
    return rule.check({ ...contextOf([callSite]), calls: new Map([[callSite.id, call]]) })[0].advice.join('\n');
  };
  expect(adviceFor('/srv/auth.ts')).toContain('// first: npm install bcrypt, and npm install --save-dev @types/bcrypt');
  expect(adviceFor('/srv/auth.js')).toMatch(/\/\/ first: npm install bcrypt$/);
});

test('a package that has another compute is told from the one that computes', () => {
  const { message, advice } = findingFor(rule, {
    operation: 'verify',
    algorithm: '',
    api: 'recoverPublicKey',
    package: 'ethers',
    computedBy: '@noble/curves',
  });
  expect(message).toMatch(
    /^recoverPublicKey\(\) of the package ethers \(signature verification\) holds the event loop/,
  );
  expect(message).toMatch(
    /ethers has @noble\/curves compute it, in JavaScript or WebAssembly on the thread that calls it\.$/,
  );
  expect(advice.join('\n')).toContain('worker thread');
});

test('an addon that computes on the calling thread is no JavaScript', () => {
  const secp256k1 = { operation: 'sign', algorithm: 'secp256k1', api: 'ecdsaSign', package: 'secp256k1' };
  expect(findingFor(rule, secp256k1)?.message).toContain(
    'secp256k1 computes in native code on the thread that calls it.',
  );
});
