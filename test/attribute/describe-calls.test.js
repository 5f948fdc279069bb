/** What the source says at a call, above all where the samples carry no position (Sparkplug before Node 26). */
import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { lineTable } from '../../src/source/line-table.js';
import { mapProfile } from '../../src/source-maps/map-profile.js';
import { profileProblems } from '../support/profile-problems.js';
import { profileFromGrid } from '../support/text-grid.js';
import { answerOf, gridReport, onlySite, reportOf } from './grid-report.js';

const FILE = '/app/app.js';
const SOURCE = `
const crypto = require('crypto');
function one(password, salt) {
  const start = Date.now();
  return crypto.pbkdf2Sync(password, salt, 10000, 64, 'sha512');
}
function two(password, salt) {
  const a = crypto.pbkdf2Sync(password, salt, 1000, 64, 'sha512');
  return crypto.pbkdf2Sync(a, salt, 2000, 64, 'sha256');
}
function nested(list) {
  const first = crypto.createHash('sha256');
  return list.map((item) => crypto.createHash('md5').update(item));
}
const login = async (user) => {
  return bcrypt.hashSync(user.password, 10);
};
crypto.scryptSync('a', 'b', 32);
`;
const sources = { [FILE]: SOURCE };
const PBKDF2 = 'pbkdf2Sync@node:internal/crypto/pbkdf2';

describe("a position that the samples don't have", () => {
  test('is that of the only such call in the function', () => {
    expect(onlySite(`one@${FILE}:3.13[sparkplug]\n${PBKDF2}`, { sources })).toMatchObject({
      line: 5,
      column: null,
      lineInferred: true,
      algorithm: 'sha512',
      parameters: { iterations: 10_000, keylen: 64 },
      excerpt: { firstLine: 5, lines: ["  return crypto.pbkdf2Sync(password, salt, 10000, 64, 'sha512');"] },
    });
  });

  test("is the function's if it has two such calls", () => {
    expect(onlySite(`two@${FILE}:7.13[sparkplug]\n${PBKDF2}`, { sources })).toMatchObject({
      line: 7,
      lineInferred: true,
      parameters: {},
      excerpt: null,
    });
  });

  test("is the function's without its source", () => {
    expect(onlySite(`one@${FILE}:3.13[sparkplug]\n${PBKDF2}`)).toMatchObject({
      line: 3,
      lineInferred: true,
      excerpt: null,
    });
  });

  test('is not that of a call in another function inside it', () => {
    expect(onlySite(`nested@${FILE}:11.16[sparkplug]\ncreateHash@node:crypto`, { sources })).toMatchObject({
      line: 12,
      algorithm: 'sha256',
    });
  });

  test("is that of the only call of the package's function", () => {
    expect(
      onlySite(`login@${FILE}:15.15[sparkplug]\nhashSync@/app/node_modules/bcryptjs/index.js:1:2`, { sources }),
    ).toMatchObject({ line: 16, lineInferred: true, package: 'bcryptjs' });
  });

  test('is that of the method, where V8 names a function by the whole path to it', () => {
    expect(
      onlySite(`login@${FILE}:15.15[sparkplug]\nbcrypt.hashSync@/app/node_modules/bcryptjs/index.js:1:2`, { sources }),
    ).toMatchObject({ line: 16, lineInferred: true });
  });

  test('is that of the only such call in the module', () => {
    expect(
      onlySite(`@${FILE}:1.1[module,sparkplug]\nscryptSync@node:internal/crypto/scrypt`, { sources }),
    ).toMatchObject({ line: 18, phase: 'top-level' });
  });

  test.each([
    ['privateEncrypt', 'asym.encrypt', 6],
    ['publicDecrypt', 'asym.decrypt', 9],
  ])('is that of the only call of %s, to which Node gives no name', (name, operation, line) => {
    const source = `
const crypto = require('crypto');
function seal(key, data) {
  log('encrypt', data.length);
  const list = data.map((each) => crypto.publicEncrypt(key, each));
  return crypto.privateEncrypt(key, Buffer.concat(list));
}
function open(key, data) {
  return log(crypto.publicDecrypt(key, data));
}`;
    const caller = name === 'privateEncrypt' ? `seal@${FILE}:3.14` : `open@${FILE}:8.14`;
    expect(
      onlySite(`${caller}[sparkplug]\n@node:internal/crypto/cipher:66.10[sparkplug]\nnative:bn_mul_mont[openssl]`, {
        sources: { [FILE]: source },
      }),
    ).toMatchObject({ line, operation, lineInferred: true });
  });

  test('is nowhere in a source that is another file by now', () => {
    expect(
      onlySite(`one@${FILE}:3.13[sparkplug]\n${PBKDF2}`, { sources: { [FILE]: 'not { JavaScript' } }),
    ).toMatchObject({ line: 3, excerpt: null });
    expect(onlySite(`one@${FILE}:3.13[sparkplug]\n${PBKDF2}`, { sources: { [FILE]: '' } })).toMatchObject({
      line: 3,
      excerpt: null,
    });
  });
});

describe('calls of one function in baseline code', () => {
  const text = `
function f(password, salt) {
  let key = crypto.pbkdf2Sync(password, salt, 1000, 64, 'sha512');
  const hash = crypto.createHash('sha256').update(key).update(salt);
  const cipher = crypto.createCipheriv('aes-256-gcm', key, salt).update(salt);
  if (salt) key = crypto.pbkdf2Sync(key, salt, 2000, 64, 'sha256');
  return Buffer.concat([key, cipher, hash.digest()]);
}
function g(stream, hash) {
  stream.pipe(hash);
  hash.end('a');
  hash.update('b');
}
function h(a, b) {
  const { c = crypto.scryptSync(a, b, 1) } = crypto.scryptSync(a, b, 2);
}
`;
  const PBKDF2_AT = (offset) => [`f@${FILE}:2.11[sparkplug,+${offset}]`, PBKDF2];
  const HASH_AT = (offset, name = 'update') => [
    `f@${FILE}:2.11[sparkplug,+${offset}]`,
    `${name}@node:internal/crypto/hash`,
  ];
  const sitesOf = (...columns) => {
    const rows = Math.max(...columns.map((cells) => cells.length));
    const grid = Array.from({ length: rows }, (_, row) => columns.map((cells) => cells[row] ?? '-').join('  ')).join(
      '\n',
    );
    return gridReport(grid, { sources: { [FILE]: text } })
      .callSites.map(({ line, lineInferred, operation, algorithm, parameters }) => [
        line,
        operation,
        algorithm,
        parameters.iterations,
        lineInferred,
      ])
      .sort(([a], [b]) => a - b);
  };

  test('are in the order of the source', () => {
    expect(sitesOf(PBKDF2_AT(300), PBKDF2_AT(100))).toEqual([
      [3, 'kdf.pbkdf2', 'sha512', 1000, true],
      [6, 'kdf.pbkdf2', 'sha256', 2000, true],
    ]);
  });

  test('are not known if one of them was not seen', () => {
    expect(sitesOf(PBKDF2_AT(300))).toEqual([[2, 'kdf.pbkdf2', '', undefined, true]]);
  });

  test('but what other functions were called before or behind may tell', () => {
    expect(sitesOf(PBKDF2_AT(300), HASH_AT(200, 'createHash')).map(([line]) => line)).toEqual([4, 6]);
    expect(sitesOf(PBKDF2_AT(100), HASH_AT(200, 'createHash')).map(([line]) => line)).toEqual([3, 4]);
  });

  test('with one name are told apart by who made their receivers', () => {
    expect(
      sitesOf(HASH_AT(200), [HASH_AT(400)[0], '_transform@node:internal/crypto/cipher']).map(([line, operation]) => [
        line,
        operation,
      ]),
    ).toEqual([
      [2, 'cipher.encrypt'],
      [4, 'hash'],
    ]);
    expect(sitesOf([HASH_AT(400)[0], 'update@node:internal/crypto/cipher'])).toEqual([
      [5, 'cipher.encrypt', 'aes-256-gcm', undefined, true],
    ]);
  });

  test('are not known if there are more of them than the source has', () => {
    expect(sitesOf(PBKDF2_AT(100), PBKDF2_AT(200), PBKDF2_AT(300)).map(([line]) => line)).toEqual([2]);
  });

  test('are looked up by the name of what was entered first', () => {
    const at = (offset, ...frames) => [`g@${FILE}:9.11[sparkplug,+${offset}]`, ...frames];
    const update = 'update@node:internal/crypto/hash';
    expect(sitesOf(at(200, 'Writable.end@node:internal/streams/writable', update)).map(([line]) => line)).toEqual([11]);
    expect(
      sitesOf(at(200, 'Writable.end@node:internal/streams/writable', update), at(300, update)).map(([line]) => line),
    ).toEqual([11, 12]);
  });

  test('are not known where V8 puts one of them elsewhere', () => {
    const at = (offset) => [`h@${FILE}:14.11[sparkplug,+${offset}]`, 'scryptSync@node:internal/crypto/scrypt'];
    expect(sitesOf(at(100), at(200)).map(([line]) => line)).toEqual([14]);
  });

  test('are not those that other tiers were seen in, if there are several', () => {
    const known = ['f@/app/app.js:2.11:6.26[ignition]', PBKDF2];
    expect(sitesOf(known, PBKDF2_AT(100), PBKDF2_AT(200), PBKDF2_AT(300)).map(([line]) => line)).toEqual([2, 6]);
    expect(sitesOf(known, PBKDF2_AT(100)).map(([line]) => line)).toEqual([2, 6]);
  });

  test('nor another time, without the source that says that there are several', () => {
    const open = ['f@/app/app.js:2.11[ignition]', PBKDF2];
    const known = ['f@/app/app.js:2.11:6.26[maglev]', PBKDF2];
    const grid = [0, 1].map((row) => [open, known].map((cells) => cells[row]).join('  ')).join('\n');
    const { report, recording } = answerOf([profileFromGrid(grid, { sources: { [FILE]: text } })]);
    expect(report.callSites.map(({ line }) => line).sort()).toEqual([2, 6]);
    expect(reportOf([{ ...recording.profiles[0], sources: new Map() }])).toEqual(report);
  });
});

describe('several calls of one object', () => {
  const text = `
function sign(key, id, body) {
  const mac = crypto.createHmac('sha512', key);
  mac.update(id);
  mac.update(body);
  mac.update('.');
  return mac.digest('hex');
}
function feed(object, head, body) {
  object.update(head);
  object.update(body);
}
function both(key, a, b) {
  const hash = crypto.createHash('sha512');
  const mac = crypto.createHmac('sha512', key);
  hash.update(a);
  mac.update(b);
}
function open(key, iv, head, body) {
  const decipher = crypto.createDecipheriv('aes-256-ctr', key, iv);
  const cipher = crypto.createCipheriv('aes-256-gcm', key, iv);
  decipher.update(head);
  decipher.update(body);
}
`;
  const HASH = ['update@node:internal/crypto/hash', 'native:sha512_block_data_order_avx2[openssl]'];
  const CIPHER = ['update@node:internal/crypto/cipher', 'native:aesni_ctr32_encrypt_blocks[openssl]'];
  const SIGN = `sign@${FILE}:2.14`;
  const FEED = `feed@${FILE}:9.14`;
  const OPEN = `open@${FILE}:19.14`;
  const profileOf = (repeats, columns) => {
    const rows = [0, 1, 2].map((row) => columns.map((cells) => cells[row]).join('  '));
    return profileFromGrid(`@repeat ${repeats.join(' ')}\n${rows.join('\n')}`, { sources: { [FILE]: text } });
  };
  const rowsOf = ({ callSites }) =>
    callSites.map(({ line, operation, algorithm, ticks }) => [line, operation, algorithm, ticks]);
  const sites = (repeats, ...columns) => rowsOf(reportOf([profileOf(repeats, columns)]));

  test('do what made it says, whichever of them it is', () => {
    expect(sites([9], [`${SIGN}[sparkplug,+300]`, ...HASH])).toEqual([[2, 'hmac', 'sha512', 9]]);
    expect(sites([9], [`${SIGN}[sparkplug]`, ...HASH])).toEqual([[2, 'hmac', 'sha512', 9]]);
    expect(sites([9], [`${OPEN}[sparkplug]`, ...CIPHER])).toEqual([[19, 'cipher.decrypt', 'aes-256-ctr', 9]]);
  });

  test('may do either if a hash and an HMAC are among them', () => {
    expect(sites([9], [`both@${FILE}:13.14[sparkplug,+300]`, ...HASH])).toEqual([
      [13, 'hash-or-hmac', 'sha384 or sha512', 9],
    ]);
  });

  test('do not do what another one in their function does', () => {
    const both = `both@${FILE}:13.14`;
    const bound = (name) => [HASH[0], `native:node::crypto::${name}(v8::FunctionCallbackInfo<v8::Value> const&)`];
    const [one, other] = ['[sparkplug,+300]', '[sparkplug,+250]'].map((flags) => both + flags);
    const at = (...frames) => [...frames, '-'].slice(0, 3);
    expect(sites([9, 1], at(one, ...HASH), at(other, ...bound('Hash::HashUpdate')))).toEqual([
      [17, 'hmac', 'sha512', 9],
      [16, 'hash', 'sha512', 1],
    ]);
    expect(sites([9, 1], at(`${both}[maglev]`, ...HASH), at(`${both}:16.8[ignition]`, ...HASH))).toEqual([
      [13, 'hash-or-hmac', 'sha384 or sha512', 9],
      [16, 'hash', 'sha512', 1],
    ]);
    const unknown = 'far@/app/far.js:1.1';
    expect(
      sites([9, 1], at(`${unknown}[sparkplug]`, ...HASH), at(`${unknown}[sparkplug]`, ...bound('Hash::HashUpdate'))),
    ).toEqual([
      [1, 'hash-or-hmac', 'sha384 or sha512', 9],
      [1, 'hash', '', 1],
    ]);
  });

  test('are one line if nearly all the work is at one place in either tier', () => {
    expect(sites([90, 10], [`${SIGN}[sparkplug,+300]`, ...HASH], [`${SIGN}:5.7[ignition]`, ...HASH])).toEqual([
      [5, 'hmac', 'sha512', 100],
    ]);
    expect(sites([90, 10], [`${OPEN}[sparkplug,+300]`, ...CIPHER], [`${OPEN}:23.12[ignition]`, ...CIPHER])).toEqual([
      [23, 'cipher.decrypt', 'aes-256-ctr', 100],
    ]);
  });

  test('are one line, too, if the object is a parameter', () => {
    const columns = [
      [`${FEED}[sparkplug,+300]`, ...HASH],
      [`${FEED}:11.10[ignition]`, ...HASH],
    ];
    expect(sites([90, 10], ...columns)).toEqual([[11, 'hash-or-hmac', 'sha384 or sha512', 100]]);
  });

  test('are not if the work is at several places', () => {
    const [one, other] = [300, 200].map((offset) => [`${SIGN}[sparkplug,+${offset}]`, ...HASH]);
    const at = (place) => [`${SIGN}:${place}[ignition]`, ...HASH];
    expect(sites([50, 10, 10], one, at('5.7'), at('4.7'))[0]).toEqual([2, 'hmac', 'sha512', 50]);
    expect(sites([50, 50, 10], one, other, at('5.7'))[0]).toEqual([2, 'hmac', 'sha512', 100]);
    expect(sites([50, 2], one, at('5.7'))[0]).toEqual([2, 'hmac', 'sha512', 50]);
  });

  test('are those of one object: another one may do as much', () => {
    const columns = [
      [`both@${FILE}:13.14[sparkplug,+300]`, ...HASH],
      [`both@${FILE}:13.14:16.8[ignition]`, ...HASH],
    ];
    expect(sites([90, 10], ...columns)).toEqual([
      [13, 'hash-or-hmac', 'sha384 or sha512', 90],
      [16, 'hash', 'sha512', 10],
    ]);
  });

  test('are known without the source another time', () => {
    const columns = [
      [`${SIGN}[sparkplug,+300]`, ...HASH],
      [`${SIGN}:5.7[ignition]`, ...HASH],
    ];
    for (const profile of [profileOf([90, 10], columns), profileOf([9], columns.slice(0, 1))]) {
      const { report, recording } = answerOf([profile]);
      expect(report.callSites.map(({ operation }) => operation)).toEqual(['hmac']);
      expect(reportOf([{ ...recording.profiles[0], sources: new Map() }])).toEqual(report);
    }
  });

  test('are looked up in the source of a package that makes it', () => {
    const file = '/app/node_modules/aws-sig/index.js';
    const grid = [`main@${FILE}:1.1:2.1`, `sign@${file}:2.14[sparkplug,+300]`, ...HASH].join('\n');
    expect(onlySite(grid, { sources: { [file]: text } })).toMatchObject({ operation: 'hmac', package: 'aws-sig' });
  });
});

describe('a position that neither the samples nor the source have', () => {
  const text = 'const hash = require("md5");\nfunction f(a) {\n  const b = hash(a);\n  return b + hash(b);\n}\n';
  const PACKAGE = 'module.exports@/app/node_modules/md5/md5.js:9';
  const f = (callLine, tier) =>
    `f@${FILE}:2.12${callLine === 0 ? '' : `:${callLine}.${callLine === 3 ? 13 : 14}`}[${tier}]`;
  const linesOf = (...callers) =>
    gridReport(`${callers.join('  ')}\n${callers.map(() => PACKAGE).join('  ')}`, {
      sources: { [FILE]: text },
    }).callSites.map(({ line, lineInferred, ticks }) => ({ line, lineInferred, ticks }));

  test("is that of the other tiers' samples", () => {
    expect(linesOf(f(0, 'sparkplug'), f(4, 'ignition'), f(0, 'maglev'))).toEqual([
      { line: 4, lineInferred: false, ticks: 3 },
    ]);
  });

  test("is the function's if they have several", () => {
    expect(
      linesOf(f(0, 'sparkplug'), f(0, 'sparkplug'), f(3, 'ignition'), f(4, 'ignition'))
        .map(({ line }) => line)
        .sort(),
    ).toEqual([2, 3, 4]);
  });

  test("is the function's if they have none", () => {
    expect(linesOf(f(0, 'sparkplug'), f(0, 'maglev'))).toEqual([{ line: 2, lineInferred: true, ticks: 2 }]);
  });

  test('is not that of another operation', () => {
    const at = (caller, leaf) => `${caller}\n${leaf}@node:internal/crypto/random`;
    const grid = [at(f(0, 'sparkplug'), 'randomUUID'), at(f(3, 'ignition'), 'generatePrimeSync')].map((column) =>
      column.split('\n'),
    );
    const report = gridReport(grid[0].map((cell, row) => `${cell}  ${grid[1][row]}`).join('\n'), {
      sources: { [FILE]: text },
    });
    expect(report.callSites.map(({ operation, line }) => [operation, line]).sort()).toEqual([
      ['prime.generate', 3],
      ['random', 2],
    ]);
  });

  test('is known without the source another time', () => {
    const profile = profileFromGrid(`${f(0, 'sparkplug')}  ${f(4, 'ignition')}\n${PACKAGE}  ${PACKAGE}`, {
      sources: { [FILE]: text },
    });
    const { report, recording } = answerOf([profile]);
    expect(reportOf([{ ...recording.profiles[0], sources: new Map() }])).toEqual(report);
  });
});

describe('a function that others call by another name than its own', () => {
  const LIBRARY = '/app/node_modules/jsonwebtoken/lib.js';
  const library = [
    'function check(token) {',
    '  return createVerify(token);',
    '}',
    "let name = 'jwtVerify';",
    'if (options.name) name = options.name;',
    'app.decorateRequest(name, check);',
    'exports.verifies = check;',
    'export { check as test };',
    'const get = { token: () => createVerify() };',
    'defineGetter("user", function user() {',
    '  return createVerify();',
    '});',
  ].join('\n');
  const CHECK = `check@${LIBRARY}:1.15`;
  const GETTER = `user@${LIBRARY}:10.36`;
  const lineOf = (body, entered, offset = '') => {
    const text = `async function f(request, other) {\n${body}\n}\n`;
    const grid = `f@${FILE}:1.17[sparkplug${offset}]\n${entered}\ncreateVerify@node:internal/crypto/sig`;
    return onlySite(grid, { sources: { [FILE]: text, [LIBRARY]: library } }).line;
  };
  test.each([
    ['is found by the name that its file hands it out with', '  other();\n  await request.jwtVerify();\n  other();', 3],
    ['that it exports it by', '  other();\n  const a = lib.verifies(request.token);\n  other();', 3],
    ['or under which it is exported', '  other();\n  test(request.token);\n  other();', 3],
    ['but not if there are two such calls', '  request.jwtVerify();\n  lib.verifies();', 1],
    ['is the only one that there is', '  const a = 1;\n  return a && request.guard(other);', 3],
    ['or the only object that is made', '  const a = 1;\n  return new Guard(\n    1);', 3],
    ['is not, with two calls of which nothing is known', '  request.guard(other);\n  other();', 1],
    ['is not, where a getter on another line may be it', '  if (request.user)\n    other();', 1],
    ['is not, where it may be iterated', '  for (const each of other)\n    request(1);', 1],
    ['is not, where it may be taken apart', '  const { user } = request;\n  other();', 1],
    ['is not one in a function inside it', '  return () => other();', 1],
    ['is nothing without calls', '  return 1;', 1],
  ])('%s', (_, body, line) => {
    expect(lineOf(body, CHECK)).toBe(line);
  });

  test('is no call if it is a getter by its name', () => {
    expect(lineOf('  return other();', `get user@${LIBRARY}:1.15`)).toBe(1);
    expect(lineOf('  return other();', `[Symbol.iterator]@${LIBRARY}:1.15`)).toBe(1);
    expect(lineOf('  return request.user ?? other(1);', GETTER)).toBe(2);
  });

  test('is placed by its order, too', () => {
    const text = 'function f(request) {\n  request.jwtVerify();\n  request.jwtVerify();\n}\n';
    const at = (offset) => [`f@${FILE}:1.11[sparkplug,+${offset}]`, CHECK, 'createVerify@node:internal/crypto/sig'];
    const [a, b] = [at(100), at(200)];
    const report = gridReport(a.map((cell, row) => `${cell}  ${b[row]}`).join('\n'), {
      sources: { [FILE]: text, [LIBRARY]: library },
    });
    expect(report.callSites.map(({ line, lineInferred }) => [line, lineInferred]).sort()).toEqual([
      [2, true],
      [3, true],
    ]);
  });

  test('a function with one call that was seen to call at two places calls otherwise, too', () => {
    const text = 'function f(request) {\n\n  request.guard();\n}\n';
    const at = (offset) => [`f@${FILE}:1.11[sparkplug,+${offset}]`, CHECK, 'createVerify@node:internal/crypto/sig'];
    const [a, b] = [at(100), at(200)];
    const report = gridReport(a.map((cell, row) => `${cell}  ${b[row]}`).join('\n'), {
      sources: { [FILE]: text, [LIBRARY]: library },
    });
    expect(report.callSites.map(({ line }) => line)).toEqual([1]);
  });

  test('in a file that can not be read is the only call all the same', () => {
    expect(
      onlySite(`f@${FILE}:1.11[sparkplug]\n${CHECK}\ncreateVerify@node:internal/crypto/sig`, {
        sources: { [FILE]: 'function f(a) {\n  return a();\n}\n' },
      }),
    ).toMatchObject({ line: 2, lineInferred: true });
  });
});

describe('two functions of one package, both all that their modules export', () => {
  const text =
    'const jwt = require("jsonwebtoken");\nasync function f(user) {\n  const token = jwt.sign(user, KEY);\n  return jwt.verify(token, KEY);\n}\n';
  const SIGN = 'module.exports@/app/node_modules/jsonwebtoken/sign.js:30.18';
  const VERIFY = 'module.exports@/app/node_modules/jsonwebtoken/verify.js:20.18';
  const BASELINE = `f@${FILE}:2.17[sparkplug]`;
  const KEY = 'createPublicKey@node:internal/crypto/keys';
  const MAC = 'Hmac@node:internal/crypto/hash';
  const linesOf = (source, ...columns) => {
    const grid = columns[0].map((_, row) => columns.map((cells) => cells[row]).join('  ')).join('\n');
    return gridReport(grid, { sources: { [FILE]: source } })
      .callSites.map(({ line, operation }) => [line, operation])
      .sort();
  };

  test('are told apart in a bundle of esbuild, too, which numbers what modules are named by', () => {
    const bundle =
      'var require_sign = __commonJS({\n  "node_modules/jsonwebtoken/sign.js"(exports2, module2) {\n    module2.exports = function(payload) {\n      return createPublicKey(payload);\n    };\n  }\n});\n' +
      'var require_verify = __commonJS({\n  "node_modules/jsonwebtoken/verify.js"(exports3, module3) {\n    module3.exports = function(token) {\n      return createPublicKey(token);\n    };\n  }\n});\n' +
      'var require_app = __commonJS({\n  "app.js"(exports4, module4) {\n    function f(user) {\n      const token = jwt.sign(user, KEY);\n      return jwt.verify(token, KEY);\n    }\n  }\n});\n';
    const { callSites } = gridReport(
      `
      f@/app/dist/server.js:17.15[sparkplug]                f@/app/dist/server.js:17.15[sparkplug]
      module2.exports@/app/dist/server.js:3.31:4            module3.exports@/app/dist/server.js:10.31:11
      createPublicKey@node:internal/crypto/keys             createPublicKey@node:internal/crypto/keys
    `,
      { sources: { '/app/dist/server.js': bundle } },
    );
    expect(callSites.map(({ line, package: name }) => [line, name]).sort()).toEqual([
      [18, 'jsonwebtoken'],
      [19, 'jsonwebtoken'],
    ]);
  });

  test("are told apart by their modules' names", () => {
    expect(linesOf(text, [BASELINE, SIGN, KEY], [BASELINE, VERIFY, KEY], [BASELINE, VERIFY, MAC])).toEqual([
      [3, 'key.import'],
      [4, 'hmac'],
      [4, 'key.import'],
    ]);
  });

  test('are told apart by where other tiers enter them, whatever they do there', () => {
    const renamed = text.replace('jwt.sign', 'make').replace('jwt.verify', 'check');
    const [first, second] = [`f@${FILE}:2.17:3.17[ignition]`, `f@${FILE}:2.17:4.10[ignition]`];
    expect(
      linesOf(
        renamed,
        [BASELINE, SIGN, KEY],
        [BASELINE, VERIFY, MAC],
        [BASELINE, SIGN, MAC],
        [first, SIGN, KEY],
        [second, VERIFY, KEY],
      ),
    ).toEqual([
      [3, 'hmac'],
      [3, 'key.import'],
      [4, 'hmac'],
      [4, 'key.import'],
    ]);
  });
});

test('three lines that do the same are several, also if the first comes again', () => {
  const text = 'function f(a) {\n  g(a);\n  h(a);\n}\n';
  const at = (place, tier) => `f@${FILE}:1.11${place}[${tier}]`;
  const callers = [at(':2.3', 'ignition'), at(':3.3', 'ignition'), at(':2.3', 'maglev'), at('', 'sparkplug')];
  const { callSites } = gridReport(
    `${callers.join('  ')}\n${callers.map(() => 'x@/app/node_modules/md5/md5.js:9').join('  ')}`,
    { sources: { [FILE]: text } },
  );
  expect(callSites.map(({ line, ticks }) => [line, ticks]).sort()).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
  ]);
});

test('samples of one call that do not tell its algorithm or its form are no row of their own', () => {
  const text = 'function f(a) {\n  return crypto.createHmac("sha256", a).update(a).digest();\n}\n';
  const frames = (callColumn, name) => [`f@${FILE}:1.11:2.${callColumn}`, `${name}@node:internal/crypto/hash`];
  const columns = [frames(17, 'Hmac'), frames(0, 'Hmac')];
  expect(
    gridReport(columns[0].map((_, row) => columns.map((cells) => cells[row]).join('  ')).join('\n'), {
      sources: { [FILE]: text },
    }).callSites,
  ).toMatchObject([{ algorithm: 'sha256', ticks: 2 }]);
});

test('known and inferred positions of one call are one call site, whose position is known', () => {
  const inferred = `one@${FILE}:3.13[sparkplug]`;
  const known = `one@${FILE}:3.13:5.17[turbofan]`;
  for (const frames of [
    [inferred, known],
    [known, inferred],
  ]) {
    expect(onlySite(`${frames.join('  ')}\n${PBKDF2}  ${PBKDF2}`, { sources })).toMatchObject({
      line: 5,
      column: 17,
      lineInferred: false,
      ticks: 2,
    });
  }
});

test('what the source said is kept in the profile, so that it needs no source another time', () => {
  const profile = profileFromGrid(`one@${FILE}:3.13[sparkplug]\n${PBKDF2}`, { sources });
  const { report, recording } = answerOf([profile]);
  const [described] = recording.profiles;
  expect([...described.calls.keys()]).toEqual(['0:pbkdf2Sync']);
  expect(reportOf([{ ...described, sources: new Map() }])).toEqual(report);
  // What was read is as it was.
  expect(profile.calls.size).toBe(0);
});

test('a call of a function without a name is kept as well, in a profile that may be saved', () => {
  const grid = `one@${FILE}:3.13:5.17\n@node:internal/crypto/cipher`;
  const profile = profileFromGrid(grid, { sources: { [FILE]: SOURCE.replaceAll('pbkdf2Sync(', 'publicEncrypt(') } });
  const { list, profile: described } = attributeProfile(profile);
  expect(list).toMatchObject([{ call: { callee: 'publicEncrypt' } }]);
  expect(profileProblems(described)).toEqual([]);
  expect(reportOf([{ ...described, sources: new Map() }]).callSites).toMatchObject([
    { operation: 'asym.encrypt', line: 5 },
  ]);
});

test('what the profile already knows is not looked up again', () => {
  const caller = `one@${FILE}:3.13:5.17`;
  expect(
    onlySite(`${caller}\n${PBKDF2}`, {
      sources,
      calls: { [caller]: [{ callee: 'pbkdf2Sync', args: [null, null, 7] }] },
    }).parameters,
  ).toEqual({ iterations: 7 });
});

test('only the lines of cryptography are looked at', () => {
  const profile = profileFromGrid(`one@${FILE}:3.13:4.22  one@${FILE}:3.13:5.17\nnow@node:x  ${PBKDF2}`, { sources });
  expect(attributeProfile(profile).profile.calls.size).toBe(1);
});

test('a secret in the source is in no report', () => {
  const text =
    'function f() {\n  return crypto.createHmac("sha256", "hunter2-hunter2").update("4111 1111 1111 1111").digest("hex");\n}';
  const report = gridReport(`f@${FILE}:1.11:2.17\ncreateHmac@node:crypto`, { sources: { [FILE]: text } });
  expect(report.callSites[0].algorithm).toBe('sha256');
  expect(JSON.stringify(report)).not.toMatch(/hunter2|4111/);
});

describe('a function that a package put in front of one of Node', () => {
  const grid = `\
    one@/app/app.js:3.1:4.10
    generateKeyPairSync@/app/node_modules/next/dist/node-crypto.js:80.1:84.5
    generateKeyPairSync@node:internal/crypto/keygen`;
  const site = (/** @type {string} */ source) =>
    onlySite(grid, {
      sources: { '/app/app.js': `${source}\n\nfunction one() {\n  return generateKeyPairSync('rsa', {});\n}` },
    });

  test.each([
    ["const { generateKeyPairSync } = require('node:crypto');", ''],
    ["import { generateKeyPairSync } from 'crypto';", ''],
    ["import { generateKeyPairSync } from 'next';", 'next'],
    ['const { generateKeyPairSync } = keys;', 'next'],
  ])('is not what a line calls that has imported it from Node: %s', (source, packageName) => {
    expect(site(source)).toMatchObject({ api: 'generateKeyPairSync', line: 4, package: packageName });
  });
});

describe('a call that a minifier took from another file', () => {
  const COMPILED = 'function n(){return answer((0,t.pbkdf2Sync)(p(),s,8e4,32,"sha256"))}';
  const ROUTE =
    "import { derive } from './auth.js';\nexport function login() {\n  return answer(derive(password()));\n}\n";
  const AUTH =
    "import { pbkdf2Sync } from 'node:crypto';\n\nexport function derive(password) {\n  return pbkdf2Sync(password, salt, 80_000, 32, 'sha256');\n}\n";
  const place = (/** @type {string} */ file, /** @type {string} */ text, /** @type {string} */ part) => ({
    file,
    ...lineTable(text).positionOf(text.indexOf(part)),
    name: '',
  });
  /** @param {string} auth what the other file is said to contain */
  const site = (auth) => {
    const segments = /** @type {const} */ ([
      [0, place('/app/login.js', ROUTE, 'function login')],
      [COMPILED.indexOf('answer'), place('/app/login.js', ROUTE, 'answer')],
      [COMPILED.indexOf('(0,'), place('/app/auth.js', AUTH, 'pbkdf2Sync(')],
    ]);
    const trace = (/** @type {number} */ line, /** @type {number} */ column) =>
      segments.findLast(([from]) => line === 1 && from < column)?.[1] ?? null;
    const compiled = new Map([
      [
        '/app/dist.js',
        {
          text: COMPILED,
          isFile: true,
          only: '',
          trace,
          isMadeUp: () => false,
          isAstray: () => false,
          next: () => null,
        },
      ],
    ]);
    const texts = new Map([
      ['/app/login.js', ROUTE],
      ['/app/auth.js', auth],
    ]);
    const ran = profileFromGrid(`n@/app/dist.js:1.11[sparkplug]\n${PBKDF2}`, {
      sources: { '/app/dist.js': COMPILED },
    });
    return reportOf([mapProfile(ran, { compiled, texts, plain: new Map() })]).callSites[0];
  };

  test('is where it was written', () => {
    expect(site(AUTH)).toMatchObject({
      file: '/app/auth.js',
      function: 'derive',
      line: 4,
      excerpt: { lines: ["  return pbkdf2Sync(password, salt, 80_000, 32, 'sha256');"] },
    });
  });

  test('unless the file there has none of that name', () => {
    expect(
      site(AUTH.replace('return pbkdf2Sync(', 'return stretched(').replace('{ pbkdf2Sync }', '{ stretched }')),
    ).toMatchObject({
      file: '/app/login.js',
      line: null,
    });
  });
});
