import { decodeRecording, encodeRecording } from '../../src/formats/saved-profile.js';
import { profileFromGrid } from '../support/text-grid.js';
import { answerOf, reportOf } from './grid-report.js';

const GRID = `
  @repeat 40
  next@/app/node_modules/router/index.js:189:305
  log@/app/app.js:6:8
  next@/app/node_modules/router/index.js:189:305
  session@/app/node_modules/express-session/index.js:185:493
  randomBytes@node:internal/crypto/random`;
const MOUNT =
  'const session = require("express-session");\napp.use(session()); // cryptoprof-allow sync-random -- ids are short';

test('a saved profile keeps where a package is mounted', async () => {
  const profile = profileFromGrid(GRID, { sources: { '/app/app.js': MOUNT } });
  const { report, recording } = answerOf([profile]);
  const [site] = report.callSites;
  expect(site).toMatchObject({
    file: '/app/app.js',
    line: 2,
    package: 'express-session',
    allows: [{ rule: 'sync-random' }],
  });
  const { profiles } = await decodeRecording(await encodeRecording(recording));
  expect(profiles[0].sources.size).toBe(0);
  expect(reportOf(profiles).callSites).toEqual([site]);
});

test('what was compiled is searched, and told as it was written', () => {
  const compiled = `"use strict";\n${MOUNT}`;
  const trace = (line, column) => (line < 2 ? null : { file: '/app/src/app.ts', line: line + 8, column, name: '' });
  const profile = {
    ...profileFromGrid(GRID, { sources: { '/app/src/app.ts': 'import session from "express-session";' } }),
    compiled: new Map([['/app/app.js', { text: compiled, isFile: true, only: '/app/src/app.ts', trace }]]),
    originals: new Map([['/app/src/app.ts', null]]),
  };
  expect(reportOf([profile]).callSites[0]).toMatchObject({
    file: '/app/src/app.ts',
    line: 11,
    package: 'express-session',
  });
});

test.each([
  ['at the top level', 'app.use(session(), function check() {});', ['check'], ''],
  ['in a function', 'const setUp = (app) => app.use(session(), function check() {});', ['check', 'setUp'], 'setUp'],
  [
    'in a function that V8 names otherwise',
    'exports.setUp = (app) => app.use(session());',
    ['', 'exports.setUp'],
    'exports.setUp',
  ],
  ['in a function that was not sampled', 'const setUp = (app) => app.use(session());', [''], 'setUp'],
])('mounted %s: other functions whose calls are on that line give it no name', (_, line, sampled, name) => {
  const cells = sampled.map((each) => (each === '' ? '@/app/app.js:1:2[module]' : `${each}@/app/app.js:2:2`));
  const [counts, ...frames] = GRID.trim().split('\n');
  const grid = [
    `${counts}${'  10'.repeat(cells.length)}`,
    `${frames[0]}  ${cells.join('  ')}`,
    ...frames.slice(1).map((frame) => `${frame}${'  -'.repeat(cells.length)}`),
  ].join('\n');
  const sources = { '/app/app.js': `const session = require("express-session");\n${line}` };
  const profile = profileFromGrid(grid, { sources });
  expect(reportOf([profile]).callSites[0]).toMatchObject({ file: '/app/app.js', line: 2, function: name });
});

test("two files that mount it don't tell which one did", () => {
  const profile = profileFromGrid(GRID, { sources: { '/app/app.js': MOUNT, '/app/admin.js': MOUNT } });
  expect(reportOf([profile]).callSites[0]).toMatchObject({
    file: '/app/node_modules/express-session/index.js',
    line: 493,
  });
});

describe("what a package does beneath the user's route, in a method of the response that it replaced", () => {
  const route = (...frames) =>
    [
      '@repeat 40',
      'next@/app/node_modules/router/index.js:189:305',
      'show@/app/routes.js:6:8',
      ...frames,
      'createHash@node:crypto',
    ].join('\n');
  const SEND = 'send@/app/node_modules/express/lib/response.js:119:220';
  const END = [
    'end@/app/node_modules/express-session/index.js:265:349',
    'hash@/app/node_modules/express-session/index.js:600:610',
  ];

  test.each([
    ['res.send()', route(SEND, ...END)],
    ['response.end()', route(...END)],
    ['a name that V8 gives after the object', route(SEND, END[0].replace('end@', 'res.end@'), END[1])],
    ['another that was replaced before', route(SEND, 'end@/app/node_modules/compression/index.js:90:95', ...END)],
  ])('is asked for where it is mounted: %s', (_, grid) => {
    const [site] = reportOf([profileFromGrid(grid, { sources: { '/app/app.js': MOUNT } })]).callSites;
    expect(site).toMatchObject({
      file: '/app/app.js',
      line: 2,
      package: 'express-session',
      operation: 'hash',
      ticks: 40,
    });
  });

  test.each([
    ['where the sources do not say who mounted it', route(SEND, ...END), {}, 'express-session'],
    [
      "where it is the user's call of a stream",
      route('end@/app/node_modules/pump/index.js:3:4'),
      { '/app/app.js': MOUNT },
      'pump',
    ],
    [
      'where the framework asks for it itself',
      route(SEND, 'etag@/app/node_modules/etag/index.js:49:60'),
      { '/app/app.js': MOUNT },
      'etag',
    ],
    [
      'where it is another function of the package',
      route('regenerate@/app/node_modules/express-session/session/store.js:3:4'),
      { '/app/app.js': MOUNT },
      'express-session',
    ],
  ])("is the route's %s", (_, grid, sources, name) => {
    expect(reportOf([profileFromGrid(grid, { sources })]).callSites).toMatchObject([
      { file: '/app/routes.js', line: 8, package: name },
    ]);
  });

  test('a saved profile keeps it', async () => {
    const profile = profileFromGrid(route(SEND, ...END), { sources: { '/app/app.js': MOUNT } });
    const { report, recording } = answerOf([profile]);
    const { profiles } = await decodeRecording(await encodeRecording(recording));
    expect(reportOf(profiles).callSites).toEqual(report.callSites);
  });
});

describe("what a package does after it awaited, without a frame of the user's", () => {
  const resumed = `
    @repeat 40
    builtin:AsyncFunctionAwaitResolveClosure
    commit@/app/node_modules/express-session/lib/context.js:200:210
    hash@/app/node_modules/crc/index.js:3:4
    createHash@node:crypto`;

  test('is asked for where it is mounted', () => {
    expect(reportOf([profileFromGrid(resumed, { sources: { '/app/app.js': MOUNT } })]).callSites).toMatchObject([
      { file: '/app/app.js', line: 2, package: 'express-session' },
    ]);
  });

  const verified = `
    @repeat 40
    builtin:AsyncFunctionAwaitResolveClosure
    flattenedVerify@/app/node_modules/jose/dist/verify.js:20:30
    verify@node:internal/crypto/sig`;
  const CALL =
    "import { jwtVerify } from 'jose';\napp.get('/', async (request) => {\n  await jwtVerify(request.token, key);\n});";

  test('is one row with what was sampled beneath that call', () => {
    const source =
      'const bcrypt = require("bcryptjs");\nclass Auth {\n  async login(user) {\n    return await bcrypt.compare(user.password, user.hash);\n  }\n}';
    const grid = `
      @repeat 10                                                  30
      builtin:AsyncFunctionAwaitResolveClosure                    processTicksAndRejections@node:internal/process/task_queues
      login@/app/auth.js:3.8:4.25                                 next@/app/node_modules/bcryptjs/umd/index.js:1040:1046
      compare@/app/node_modules/bcryptjs/umd/index.js:300:310     _encipher@/app/node_modules/bcryptjs/umd/index.js:796:800`;
    const { callSites } = reportOf([profileFromGrid(grid, { sources: { '/app/auth.js': source } })]);
    expect(callSites).toMatchObject([
      { file: '/app/auth.js', line: 4, function: 'login', package: 'bcryptjs', ticks: 40 },
    ]);
  });

  test.each([
    ['returned', 'import bcrypt from "bcryptjs";\nexport const hash = (password) =>\n  bcrypt.hash(password, 8);'],
    [
      'told by a callback',
      'import bcrypt from "bcryptjs";\nexport const hash = (password, done) =>\n  bcrypt.hash(password, 8, done);',
    ],
  ])('is asked for by the only call, whose result is %s, of a function that always goes on', (_, source) => {
    const grid = `
      @repeat 30
      processTicksAndRejections@node:internal/process/task_queues
      @/app/node_modules/bcryptjs/index.js:119:121
      _encipher@/app/node_modules/bcryptjs/index.js:796:800`;
    const siteOf = (text) => reportOf([profileFromGrid(grid, { sources: { '/app/auth.js': text } })]).callSites[0];
    expect(siteOf(source)).toMatchObject({ file: '/app/auth.js', line: 3, package: 'bcryptjs', ticks: 30 });
    expect(siteOf(source.replace('hash(', 'hashSync('))).toMatchObject({ file: '/app/node_modules/bcryptjs/index.js' });
    expect(siteOf(`${source}\nbcrypt.compare(a, b);`)).toMatchObject({ file: '/app/node_modules/bcryptjs/index.js' });
  });

  const SIGNED = `
    @repeat 40
    builtin:AsyncFunctionAwaitResolveClosure
    BaseWallet.signTransaction@/app/node_modules/ethers/wallet.js:20:30
    sign@/app/node_modules/ethers/signing-key.js:40:46
    sign@/app/node_modules/@noble/curves/abstract/weierstrass.js:1:2`;
  const WALLET =
    "import { HDNodeWallet, verifyMessage } from 'ethers';\nconst wallet = HDNodeWallet.fromPhrase(PHRASE);\n" +
    'export const send = (to) => wallet.signTransaction({ to });\nexport const check = (text) => verifyMessage(text, key);';

  test('is asked for by the only call of the method that went on', () => {
    const siteIn = (sources) => reportOf([profileFromGrid(SIGNED, { sources })]).callSites[0];
    expect(siteIn({ '/app/signer.js': WALLET })).toMatchObject({ file: '/app/signer.js', line: 3, package: 'ethers' });
    const ROUTE =
      "import { signTransaction } from './signer.js';\nexport const route = (body) => signTransaction(body);";
    expect(siteIn({ '/app/route.js': ROUTE, '/app/signer.js': WALLET })).toMatchObject({ line: 3, package: 'ethers' });
    const ELSEWHERE = { file: '/app/node_modules/ethers/signing-key.js', line: 46 };
    expect(siteIn({ '/app/signer.js': WALLET, '/app/other.js': 'wallet.signTransaction(tx);' })).toMatchObject(
      ELSEWHERE,
    );
    expect(siteIn({ '/app/signer.js': 'wallet.signTransaction(tx);' })).toMatchObject(ELSEWHERE);
    expect(
      siteIn({ '/app/signer.js': WALLET, '/app/node_modules/sdk/index.js': "require('ethers').signTransaction(tx)" }),
    ).toMatchObject(ELSEWHERE);
  });

  test.each([
    ['node:crypto', "import crypto from 'node:crypto';\ncrypto.signTransaction(tx, key);"],
    ['another package', "import * as otp from 'otplib';\notp.signTransaction({ secret });"],
    [
      "the program's own class",
      'class Desk {\n  signTransaction(tx) {}\n}\nconst desk = new Desk();\ndesk.signTransaction(tx);',
    ],
    ["the program's own object", 'const desk = { signTransaction: async (tx) => tx };\ndesk.signTransaction(tx);'],
    [
      "the program's own module",
      'const desk = load();\nexports.signTransaction = () => desk;\ndesk.signTransaction(tx);',
    ],
  ])('is not asked for by a call of %s that has its name', (_, text) => {
    const sources = { '/app/node_modules/otplib/index.js': 'exports.signTransaction = sign;', '/app/other.js': text };
    const siteIn = (more) => reportOf([profileFromGrid(SIGNED, { sources: { ...sources, ...more } })]).callSites[0];
    const ALONE = WALLET.replace('wallet.signTransaction', 'wallet.sendTransaction');
    expect(siteIn({ '/app/signer.js': WALLET })).toMatchObject({ file: '/app/signer.js', line: 3, package: 'ethers' });
    const site = siteIn({ '/app/signer.js': ALONE });
    expect(site).toMatchObject({ file: '/app/node_modules/ethers/signing-key.js', line: 46 });
    const askers = new Set(site.askers.map(({ file }) => file));
    expect(askers).toContain('/app/signer.js');
    // Its own method may be around one of the package's.
    expect(askers.has('/app/other.js')).toBe(text.includes('desk'));
  });

  // X509CertificateGenerator.createSelfSigned() of @peculiar/x509 has create() go on, which Object, Prisma and others have, too.
  describe('in a method whose name anything may have', () => {
    const X509 = '/app/node_modules/x509/index.js';
    const CREATED = `
      @repeat 40
      builtin:AsyncFunctionAwaitResolveClosure
      create@${X509}:20:30
      sign@node:internal/crypto/webcrypto
      signVerify@node:internal/crypto/ec`;
    const MADE = "import { Generator } from 'x509';\nexport const renew = () => Generator.createSelfSigned({ keys });";
    const siteIn = (sources) => reportOf([profileFromGrid(CREATED, { sources })]).callSites[0];

    test.each([
      ['of the language', { '/app/rows.js': 'export const rows = Object.create(null);' }],
      ['of an object from elsewhere', { '/app/rows.js': 'export const add = (db) => db.user.create({ data });' }],
      ['of our own code', { '/x/src/record/probe/probe.cjs': 'const made = Object.create(null);' }],
    ])('is not asked for by one %s', (_, more) => {
      expect(siteIn({ '/app/tls.js': MADE, ...more })).toMatchObject({ file: X509, line: 30, package: 'x509' });
    });

    test("is asked for by the package's own", () => {
      const source = MADE.replace('createSelfSigned', 'create');
      expect(siteIn({ '/app/tls.js': source })).toMatchObject({ file: '/app/tls.js', line: 2, package: 'x509' });
    });
  });

  test('our own code is never among those that may ask', () => {
    const sources = { '/app/signer.js': WALLET, '/x/src/record/probe/probe.cjs': 'made.signTransaction(part);' };
    const [site] = reportOf([profileFromGrid(SIGNED, { sources })]).callSites;
    expect(site).toMatchObject({ file: '/app/signer.js', line: 3, package: 'ethers' });
  });

  test('may be asked for by any of several calls: of the method that went on, else of the package', () => {
    const askers = (sources) =>
      reportOf([profileFromGrid(SIGNED, { sources })]).callSites[0].askers?.map(({ file, line }) => `${file}:${line}`);
    expect(askers({ '/app/signer.js': WALLET, '/app/other.js': 'wallet.signTransaction(tx);' })).toEqual([
      '/app/signer.js:3',
      '/app/other.js:1',
    ]);
    expect(askers({ '/app/signer.js': WALLET.replace('wallet.signTransaction', 'sendAll') })).toEqual([
      '/app/signer.js:2',
      '/app/signer.js:4',
    ]);
    expect(
      askers({ '/app/signer.js': WALLET, '/app/node_modules/sdk/index.js': "require('ethers').signTransaction(tx)" }),
    ).toBeUndefined();
  });

  test('is asked for by the only call of the package that the program has', () => {
    const { callSites } = reportOf([profileFromGrid(verified, { sources: { '/app/app.js': CALL } })]);
    expect(callSites).toMatchObject([
      { file: '/app/app.js', line: 3, lineInferred: true, package: 'jose', operation: 'verify' },
    ]);
  });

  describe('is asked for by the only call that leads to it', () => {
    const JOSE = '/app/node_modules/jose/dist';
    const PACKAGE = {
      [`${JOSE}/verify.js`]: 'export async function flattenedVerify(jws, key) {\n  await crypto.subtle.verify(jws);\n}',
      [`${JOSE}/jwt.js`]:
        "import { flattenedVerify } from './verify.js';\nexport async function jwtVerify(jwt, key) {\n  return flattenedVerify(split(jwt), key);\n}",
      [`${JOSE}/sign.js`]:
        'export class SignJWT {\n  async sign(key) {\n    return crypto.subtle.sign(this.text, key);\n  }\n}',
    };
    const TOKENS =
      "import { SignJWT, jwtVerify } from 'jose';\n" +
      'export const issue = (sub) => new SignJWT({ sub }).sign(secretKey);\n' +
      'export const check = (token) => jwtVerify(token, publicKey);';
    const siteIn = (text, more = {}) =>
      reportOf([profileFromGrid(verified, { sources: { ...PACKAGE, '/app/tokens.js': text, ...more } })]).callSites[0];

    test("by the package's own source", () => {
      expect(siteIn(TOKENS)).toMatchObject({ file: '/app/tokens.js', line: 3, lineInferred: true, package: 'jose' });
      expect(siteIn(TOKENS.replace('{ SignJWT, jwtVerify }', '* as jose').replace('jwtV', 'jose.jwtV'))).toMatchObject({
        file: '/app/tokens.js',
        line: 3,
      });
    });

    test.each([
      [
        'two lines do',
        TOKENS.replace('jwtVerify(token, publicKey)', 'jwtVerify(token, a) ?? \njwtVerify(token, b)'),
        {},
      ],
      [
        'another file does, too',
        TOKENS,
        { '/app/admin.js': "import { jwtVerify } from 'jose';\nawait jwtVerify(a, b);" },
      ],
      ['the program passes it on', `${TOKENS}\nqueue.push(jwtVerify);`, {}],
      [
        'the package passes it on',
        TOKENS,
        {
          [`${JOSE}/jwt.js`]:
            "import { flattenedVerify } from './verify.js';\nexport const later = () => queue(flattenedVerify);",
        },
      ],
      [
        'a method that leads there has a name that anything may have',
        "import { Client } from 'jose';\nexport const show = (client, response) => response.send(client.get('/'));",
        {
          [`${JOSE}/jwt.js`]:
            "import { flattenedVerify } from './verify.js';\nexport class Client {\n  send(jws) {\n    return flattenedVerify(jws);\n  }\n}",
        },
      ],
      ['another package may', TOKENS, { '/app/node_modules/oidc/index.js': "require('jose').jwtVerify(a, b)" }],
    ])('which is unknown where %s', (_, text, more) => {
      expect(siteIn(text, more)).toMatchObject({ file: `${JOSE}/verify.js`, line: 30, package: 'jose' });
    });

    test('a saved profile keeps it', async () => {
      const profile = profileFromGrid(verified, { sources: { ...PACKAGE, '/app/tokens.js': TOKENS } });
      const { report, recording } = answerOf([profile]);
      const { profiles } = await decodeRecording(await encodeRecording(recording));
      expect(reportOf(profiles).callSites).toEqual(report.callSites);
    });
  });

  describe("is a framework's own, as hono's tokens are", () => {
    const HONO = '/app/node_modules/hono/dist';
    const grid = `
      @repeat 40
      builtin:AsyncFunctionAwaitResolveClosure
      verifying@${HONO}/utils/jwt/jws.js:2:3
      verify@node:internal/crypto/sig`;
    const PACKAGE = {
      [`${HONO}/utils/jwt/jws.js`]:
        'export async function verifying(key, data) {\n  const read = await importKey(key);\n  return crypto.subtle.verify(read, data);\n}',
      [`${HONO}/middleware/jwt/jwt.js`]:
        "import { verifying } from '../../utils/jwt/jws.js';\nexport const verify = async (token, key) => verifying(key, token);\n" +
        'export const jwt = (options) => {\n  return async function jwt2(context, next) {\n    await verify(context.token, options.secret);\n    await next();\n  };\n};',
    };
    const siteIn = (text) =>
      reportOf([profileFromGrid(grid, { sources: { ...PACKAGE, '/app/auth.js': text } })]).callSites[0];

    test.each([
      [
        'a function that is called',
        "import { verify } from 'hono/jwt';\nexport const open = (token) => verify(token, KEY);",
      ],
      ['middleware', "import { jwt } from 'hono/jwt';\napp.use(jwt({ secret }));"],
    ])('and asked for by the line of %s', (_, text) => {
      expect(siteIn(text)).toMatchObject({ file: '/app/auth.js', line: 2, package: 'hono' });
    });

    test('and not by whatever of it is mounted', () => {
      expect(siteIn("import { cors } from 'hono/cors';\napp.use(cors());")).toMatchObject({
        file: `${HONO}/utils/jwt/jws.js`,
      });
    });
  });

  test.each([
    ['another file calls it, too', { '/app/app.js': CALL, '/app/admin.js': CALL }],
    ['it is called twice', { '/app/app.js': `${CALL}\nawait jwtVerify(a, b);` }],
    ['its result is not awaited there', { '/app/app.js': CALL.replace('await ', '') }],
    ['another package may call it', { '/app/app.js': CALL, '/app/node_modules/oidc/index.js': "require('jose')" }],
  ])('is its own where %s', (_, sources) => {
    expect(reportOf([profileFromGrid(verified, { sources })]).callSites).toMatchObject([
      { file: '/app/node_modules/jose/dist/verify.js', line: 30, package: 'jose' },
    ]);
  });

  test("is the package's where a user's frame asks for another", () => {
    const grid = verified.replace('builtin:AsyncFunctionAwaitResolveClosure', 'check@/app/check.js:3:5');
    expect(reportOf([profileFromGrid(grid, { sources: { '/app/app.js': CALL } })]).callSites).toMatchObject([
      { file: '/app/check.js', line: 5, package: 'jose' },
    ]);
  });

  test('is its own where nothing tells', () => {
    expect(reportOf([profileFromGrid(resumed)]).callSites).toMatchObject([
      { file: '/app/node_modules/crc/index.js', line: 4, package: 'crc' },
    ]);
  });
});
