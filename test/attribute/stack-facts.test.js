/** Who asked: the user's line, the package in between, or nobody. */
import { gridReport, onlySite, operationTicks, siteTicks } from './grid-report.js';

const where = ({ file, line, function: name, package: packageName }) => ({
  file,
  line,
  function: name,
  package: packageName,
});

test("the user's line asks for a synchronous call", () => {
  const site = onlySite(`
    @repeat  60                                     3                        7
    handler@/app/app.js:9:12                        handler@/app/app.js:9:12  handler@/app/app.js:9:12
    auth@/app/app.js:20.3:23.21                     auth@/app/app.js:20.3:23.21  auth@/app/app.js:20.3:22.9
    pbkdf2Sync@node:internal/crypto/pbkdf2          pbkdf2Sync@node:internal/crypto/pbkdf2  JSON.parse@node:x
    native:node::crypto::DeriveBitsJob<node::crypto::PBKDF2Traits>::Run  validateBuffer@node:internal/validators
    native:sha512_block_data_order_avx2[openssl]    -
  `);
  expect(site).toMatchObject({
    file: '/app/app.js',
    line: 23,
    column: 21,
    lineInferred: false,
    function: 'auth',
    package: '',
    operation: 'kdf.pbkdf2',
    algorithm: 'sha384 or sha512',
    api: 'pbkdf2Sync',
    form: 'sync',
    ticks: 63,
    share: 63 / 70,
    phase: 'event-loop',
    byPhase: { 'event-loop': 63 },
  });
});

test('everything beneath a call is part of it: memory, checks, key parsing', () => {
  const report = gridReport(`
    sign@/app/app.js:3:4             sign@/app/app.js:3:4                    sign@/app/app.js:3:4
    signOneShot@node:internal/crypto/sig  signOneShot@node:internal/crypto/sig  signOneShot@node:internal/crypto/sig
    native:malloc@/lib/libc.so.6     preparePrivateKey@node:internal/crypto/keys  native:ossl_rsaz_amm52x20_x1_ifma256[openssl]
    -                                native:d2i_PrivateKey[openssl]
  `);
  expect(operationTicks(report)).toEqual({ 'sign rsa': 3 });
  expect(report.operations[0].primitives.map(({ name }) => name).sort()).toEqual([
    'ASN.1',
    'RSA private key',
    'malloc',
  ]);
});

test('validation without an operation is cryptography of some kind', () => {
  expect(operationTicks(gridReport('f@/app/app.js:1:2\ntoBuf@node:internal/crypto/util'))).toEqual({ other: 1 });
});

describe('a package that names an algorithm', () => {
  const NAMED = 'scrypt@/app/node_modules/scryptsy/lib/scrypt.js:8';
  const beneath = (...rows) => siteTicks(gridReport(['f@/app/app.js:1:2', NAMED, ...rows].join('\n')));

  test('computes it, with its own helpers and those of its author, and with big integers', () => {
    expect(beneath()).toEqual({ 'app.js:2 kdf.scrypt': 1 });
    expect(beneath('xor@/app/node_modules/scryptsy/lib/utils.js:3')).toEqual({ 'app.js:2 kdf.scrypt': 1 });
    expect(beneath('copy@node:buffer:3')).toEqual({ 'app.js:2 kdf.scrypt': 1 });
    const ecdsa = 'verify@/app/node_modules/@oslojs/crypto/dist/ecdsa.js:8';
    for (const helper of ['@oslojs/binary/bits.js', 'bn.js/lib/bn.js'])
      expect(siteTicks(gridReport(`f@/app/app.js:1:2\n${ecdsa}\nmul@/app/node_modules/${helper}:3`))).toEqual({
        'app.js:2 verify': 1,
      });
  });

  test('does nothing of that in files, nor in what it calls back', () => {
    expect(beneath('readSync@node:fs:3')).toEqual({});
    expect(beneath('next@/app/node_modules/koa-static/index.js:3')).toEqual({});
    expect(beneath('done@/app/app.js:9:10')).toEqual({});
  });

  test('gives way to whoever computes', () => {
    const hmac = 'f@/app/app.js:1:2\nsign@/app/node_modules/totp/index.js:8';
    const [noble, node] = ['process@/app/node_modules/@noble/hashes/sha2.js:3', 'digest@node:internal/crypto/hash:3'];
    expect(onlySite(`${hmac}\n${noble}`)).toMatchObject({ computedBy: '@noble/hashes', operation: 'hash' });
    expect(onlySite(`${hmac}\n${node}`)).toMatchObject({ computedBy: '' });
    expect(onlySite(hmac)).toMatchObject({ computedBy: 'totp', operation: 'hmac' });
  });
});

describe('a dependency', () => {
  const SIGN = `
    handler@/app/app.js:9:12
    module.exports@/app/node_modules/jsonwebtoken/sign.js:80:200
    sign@/app/node_modules/jws/lib/sign-stream.js:30:33
    sign@/app/node_modules/jwa/index.js:90:100
    createSign@node:crypto
    native:EVP_DigestSignInit[openssl]
  `;

  test("that signs: the line is the user's, and the package that it calls is named", () => {
    expect(onlySite(SIGN)).toMatchObject({
      ...where({ file: '/app/app.js', line: 12, function: 'handler', package: 'jsonwebtoken' }),
      operation: 'sign',
      api: 'createSign',
    });
  });

  test("that calls the user's code, which calls another: the other is named", () => {
    expect(onlySite(`handle@/app/node_modules/express/router.js:3:4\n${SIGN}`).package).toBe('jsonwebtoken');
  });

  test("that an agent's function stands around: the package, at the call of the line", () => {
    const site = onlySite(
      `
      handler@/app/app.js:1:3
      wrappedJson@/app/node_modules/dd-trace/packages/datadog-instrumentations/src/express.js:50:52
      json@/app/node_modules/express/lib/response.js:3:4
      etag@/app/node_modules/etag/index.js:3:4
      wrapMethod@/app/node_modules/dd-trace/packages/datadog-instrumentations/src/crypto.js:50:55
      createHash@node:crypto`,
      { sources: { '/app/app.js': 'function handler(req, res) {\n  count();\n  res.json({ id: req.id });\n}' } },
    );
    expect(where(site)).toEqual({ file: '/app/app.js', line: 3, function: 'handler', package: 'etag' });
    expect(site.excerpt?.lines).toEqual(['  res.json({ id: req.id });']);
  });

  test('that nobody called: its own line, and its own name, whoever called it', () => {
    expect(
      where(
        onlySite(`
      parserOnIncoming@node:_http_server
      handle@/app/node_modules/express/router.js:3:4
      sign@/app/node_modules/cookie-signature/index.js:10:12
      createHmac@node:crypto
      native:HMAC_Init_ex[openssl]
    `),
      ),
    ).toEqual({
      file: '/app/node_modules/cookie-signature/index.js',
      line: 12,
      function: 'sign',
      package: 'cookie-signature',
    });
  });

  test('that nobody called, and which says in its source what it does', () => {
    expect(
      onlySite(
        `
      sign@/app/node_modules/cookie-signature/index.js:1:2.46
      update@node:internal/crypto/hash
      native:sha256_block_data_order[openssl]
    `,
        {
          sources: {
            '/app/node_modules/cookie-signature/index.js':
              'function sign(val, secret) {\n  return crypto.createHmac("sha256", secret).update(val).digest("base64");\n}',
          },
        },
      ),
    ).toMatchObject({ operation: 'hmac', algorithm: 'sha256', package: 'cookie-signature' });
  });
});

describe('what a framework passes on is not asked for by those who had it before', () => {
  const APP = '/app/node_modules/express/lib/application.js';
  const LAYER = '/app/node_modules/router/lib/layer.js';
  const NEXT = '/app/node_modules/router/index.js';
  const SESSION = `
    handle@${APP}:152:177
    next@${NEXT}:189:305
    handleRequest@${LAYER}:154:169
    log@/app/app.js:6:8
    next@${NEXT}:189:305
    handleRequest@${LAYER}:154:169
    session@/app/node_modules/express-session/index.js:185:493
    generate@/app/node_modules/express-session/index.js:378:379
    uidSync@/app/node_modules/uid-safe/index.js:75:76
    randomBytes@node:internal/crypto/random
    native:ossl_rand_bytes[openssl]`;

  test('but by the package that was entered last: its line, where the sources do not say who mounted it', () => {
    expect(where(onlySite(SESSION))).toEqual({
      file: '/app/node_modules/express-session/index.js',
      line: 379,
      function: 'generate',
      package: 'express-session',
    });
  });

  test("for the user's line that mounted it", () => {
    const report = gridReport(SESSION, {
      sources: {
        '/app/app.js':
          'const session = require("express-session");\napp.use(log);\n\napp.use(session({ secret: "keyboard cat" }));\n',
        '/app/node_modules/other/index.js': 'app.use(require("express-session")());',
      },
    });
    const [site] = report.callSites;
    expect(site).toMatchObject({
      ...where({ file: '/app/app.js', line: 4, function: '', package: 'express-session' }),
      lineInferred: true,
      operation: 'random',
      api: 'randomBytes',
    });
    expect(site.excerpt?.lines.join('\n')).toBe('app.use(session({ secret: "…" }));');
  });

  // As seen with dd-trace 6: it stands around the middleware, and around Node's randomBytes().
  test('whatever an agent that traces the program puts around both', () => {
    const traced = SESSION.replace(
      /^ *session@/m,
      '    wrappedSessionMiddleware@/app/node_modules/dd-trace/packages/datadog-instrumentations/src/express-session.js:20:25\n$&',
    ).replace(
      /^ *randomBytes@/m,
      '    wrap@/app/node_modules/dd-trace/packages/datadog-instrumentations/src/helpers/callback-instrumentor.js:30:41\n$&',
    );
    expect(where(onlySite(traced))).toEqual(where(onlySite(SESSION)));
  });

  test('or extended it, as strategies of passport are in NestJS', () => {
    const [site] = gridReport(
      `
      tryActivate@/app/node_modules/@nestjs/core/guards/guards-consumer.js:10:19
      canActivate@/app/node_modules/@nestjs/passport/dist/auth.guard.js:44:51
      attempt@/app/node_modules/passport/lib/middleware/authenticate.js:170:378
      authenticate@/app/node_modules/passport-jwt/lib/strategy.js:90:104
      verify@/app/node_modules/jsonwebtoken/verify.js:60:122
      createPublicKey@node:internal/crypto/keys`,
      {
        sources: {
          '/app/dist/jwt.strategy.js':
            "const passport_1 = require('@nestjs/passport');\nconst passport_jwt_1 = require('passport-jwt');\n" +
            'class JwtStrategy extends (0, passport_1.PassportStrategy)(passport_jwt_1.Strategy) {\n' +
            '  constructor() {\n    super({ secretOrKey: secret });\n  }\n}',
        },
      },
    ).callSites;
    expect(site).toMatchObject({ file: '/app/dist/jwt.strategy.js', line: 5, package: 'passport-jwt' });
  });

  test('whatever the middleware in between is', () => {
    expect(
      where(
        onlySite(`
      dispatch@/app/node_modules/koa-compose/index.js:30:42
      log@/app/app.js:6:8
      dispatch@/app/node_modules/koa-compose/index.js:30:42
      limit@/app/node_modules/koa-ratelimit/index.js:9:10
      dispatch@/app/node_modules/koa-compose/index.js:30:42
      session@/app/node_modules/koa-session/index.js:20:21
      createHmac@node:crypto
    `),
      ),
    ).toEqual({
      file: '/app/node_modules/koa-session/index.js',
      line: 21,
      function: 'session',
      package: 'koa-session',
    });
  });

  test("what hooks do when an answer's headers are written is for the sake of who set them", () => {
    expect(
      where(
        onlySite(`
      handler@/app/app.js:20:21
      send@/app/node_modules/express/lib/response.js:150:160
      end@/app/node_modules/express-session/index.js:250:251
      writeHead@/app/node_modules/on-headers/index.js:30:40
      setcookie@/app/node_modules/express-session/index.js:600:601
      sign@/app/node_modules/cookie-signature/index.js:10:11
      createHmac@node:crypto
    `),
      ),
    ).toEqual({
      file: '/app/node_modules/express-session/index.js',
      line: 601,
      function: 'setcookie',
      package: 'express-session',
    });
  });

  test("and a handler of the user's asks for itself", () => {
    expect(
      where(
        onlySite(`
      log@/app/app.js:6:8
      hookIterator@/app/node_modules/fastify/lib/hooks.js:410:412
      handleSession@/app/node_modules/@fastify/session/index.js:124:142
      next@/app/node_modules/fastify/lib/hooks.js:234:242
      route@/app/app.js:20:21
      createHash@node:crypto
    `),
      ),
    ).toEqual({ file: '/app/app.js', line: 21, function: 'route', package: '' });
  });

  test("but a framework's own work is, by the package that it has do it", () => {
    expect(
      where(
        onlySite(`
      handleRequest@${LAYER}:154:169
      show@/app/app.js:6:8
      send@/app/node_modules/express/lib/response.js:120:130
      etag@/app/node_modules/etag/index.js:60:61
      createHash@node:crypto
    `),
      ),
    ).toEqual({ file: '/app/app.js', line: 8, function: 'show', package: 'etag' });
  });

  test('a crypto package that is entered so is named, at the line of the package that calls it', () => {
    expect(
      where(
        onlySite(`
      log@/app/app.js:6:8
      handleRequest@${LAYER}:154:169
      verify@/app/node_modules/passport-local/index.js:7:8
      compareSync@/app/node_modules/bcryptjs/umd/index.js:200:210
      _encipher@/app/node_modules/bcryptjs/umd/index.js:796:800
    `),
      ),
    ).toEqual({ file: '/app/node_modules/passport-local/index.js', line: 8, function: 'verify', package: 'bcryptjs' });
  });
});

test("a package that the user calls says in its source what it does; the line is the user's", () => {
  expect(
    onlySite(
      `
    login@/app/app.js:5:6
    sign@/app/node_modules/cookie-signature/index.js:1:2.46
    update@node:internal/crypto/hash
    native:sha256_block_data_order[openssl]
  `,
      {
        sources: {
          '/app/node_modules/cookie-signature/index.js':
            'function sign(val, secret) {\n  return crypto.createHmac("sha256", secret).update(val).digest("base64");\n}',
        },
      },
    ),
  ).toMatchObject({
    file: '/app/app.js',
    line: 6,
    operation: 'hmac',
    algorithm: 'sha256',
    package: 'cookie-signature',
  });
});

describe('a package that computes', () => {
  const CIPHER = '_encipher@/app/node_modules/bcryptjs/umd/index.js:796';

  test("is a user's call", () => {
    expect(
      onlySite(`
      @repeat 30              40
      login@/app/app.js:5:6   login@/app/app.js:5:6
      compareSync@/app/node_modules/bcryptjs/umd/index.js:200:210  compareSync@/app/node_modules/bcryptjs/umd/index.js:200:210
      ${CIPHER}:800           ${CIPHER}:805
    `),
    ).toMatchObject({
      ...where({ file: '/app/app.js', line: 6, function: 'login', package: 'bcryptjs' }),
      operation: 'kdf.bcrypt',
      api: 'compareSync',
      form: 'sync',
      ticks: 70,
      blocks: { count: 1, maxMs: 70 },
    });
  });

  test("is another package's call where the user has no frame: its line, and the name of the package that computes", () => {
    expect(
      where(
        onlySite(`
      handle@/app/node_modules/express/router.js:3:4
      verify@/app/node_modules/passport-local/index.js:7:8
      compareSync@/app/node_modules/bcryptjs/umd/index.js:200:210
      ${CIPHER}:800
    `),
      ),
    ).toEqual({ file: '/app/node_modules/passport-local/index.js', line: 8, function: 'verify', package: 'bcryptjs' });
  });

  test('in slices of its own is one call site: its function, not each of its lines', () => {
    const slice = 'processTicksAndRejections@node:internal/process/task_queues';
    const next = 'next@/app/node_modules/bcryptjs/umd/index.js:1046';
    expect(
      onlySite(`
      @repeat 40     30        20        10
      ${slice}       ${slice}  ${slice}  ${slice}
      ${next}:1050   ${next}:1051  ${next}:1050  ${next}:1050
      ${CIPHER}:800  ${CIPHER}:800  ${CIPHER}:801  ${CIPHER}:802
    `),
    ).toMatchObject({
      ...where({ file: '/app/node_modules/bcryptjs/umd/index.js', line: 1046, function: 'next', package: 'bcryptjs' }),
      lineInferred: true,
      excerpt: null,
      ticks: 100,
      blocks: { count: 1, maxMs: 100 },
    });
  });

  test('takes its helpers with it', () => {
    expect(
      onlySite(`
      f@/app/app.js:1:2
      sign@/app/node_modules/elliptic/lib/elliptic/ec/index.js:5:6
      assert@/app/node_modules/minimalistic-assert/index.js:1:2
    `),
    ).toMatchObject({ line: 2, package: 'elliptic' });
  });

  test('that calls node:crypto is named for what that does', () => {
    expect(
      onlySite(`
      f@/app/app.js:1:2
      genSaltSync@/app/node_modules/bcryptjs/umd/index.js:90:100
      randomBytes@node:internal/crypto/random
      native:ossl_rand_bytes[openssl]
    `),
    ).toMatchObject({ operation: 'random', package: 'bcryptjs', line: 2 });
  });

  test('a native addon is told by its library', () => {
    expect(
      onlySite(`
      f@/app/app.js:1:2
      hashSync@/app/node_modules/bcrypt/bcrypt.js:70:80
      native:bcrypt_lib.node@/app/node_modules/bcrypt/prebuilds/linux-x64/bcrypt.node[unnamed]
    `),
    ).toMatchObject({ operation: 'kdf.bcrypt', package: 'bcrypt', line: 2, form: 'sync' });
  });
});

describe('what is called back asks for nothing', () => {
  test.each([
    [
      "a user's callback of the asynchronous form",
      `
      job.ondone@node:internal/crypto/pbkdf2
      @/app/app.js:5:6
      JSON.stringify@node:x`,
    ],
    [
      "a package's",
      `
      job.ondone@node:internal/crypto/pbkdf2
      done@/app/node_modules/express-session/index.js:5:6`,
    ],
    [
      "an HTTPS request's handler",
      `
      TLSSocket._start@node:internal/tls/wrap
      onhandshakedone@node:internal/tls/wrap
      handler@/app/app.js:5:6
      render@/app/view.js:1:2
      native:malloc`,
    ],
    [
      'a comparison that a key derivation package calls',
      `
      next@/app/node_modules/bcryptjs/umd/index.js:1046:1050
      @/app/app.js:5:6
      native:malloc`,
    ],
    [
      'what the C++ function had called',
      `
      native:node::crypto::TLSWrap::ClearOut
      f@/app/app.js:5:6`,
    ],
  ])('%s', (_, grid) => expect(gridReport(grid).crypto.ticks).toBe(0));

  test('but may ask for something itself', () => {
    const report = gridReport(`
      job.ondone@node:internal/crypto/pbkdf2
      @/app/app.js:5:6
      createHash@node:crypto
    `);
    expect(siteTicks(report)).toEqual({ 'app.js:6 hash': 1 });
  });
});

describe('modules that are loaded', () => {
  test('node:crypto is no cryptography, whatever its body does', () => {
    expect(
      gridReport(`
      @/app/app.js:1:1[module]             @/app/app.js:1:1[module]              @/app/app.js:1:1[module]
      require@node:internal/modules/helpers  @node:crypto:1:1[module]            @node:internal/crypto/util:1:1[module]
      @node:crypto:1:1[module]             @node:internal/crypto/hash:1:1[module]  getHashes@node:internal/crypto/util
      native:malloc                        getCachedHashId@node:internal/crypto/hash  native:EVP_get_digestbyname[openssl]
    `).crypto.ticks,
    ).toBe(0);
  });

  test('a crypto package is none either, until one of its functions runs', () => {
    expect(
      operationTicks(
        gridReport(`
      @/app/app.js:1:1[module]                            @/app/app.js:1:1[module]
      @/app/node_modules/bcryptjs/umd/index.js:1:1[module]  @/app/node_modules/@noble/hashes/sha2.js:1:1[module]
      native:malloc                                       split@/app/node_modules/@noble/hashes/_u64.js:4:5
    `),
      ),
    ).toEqual({ hash: 1 });
  });

  test("a module of the user's that Node loads may ask", () => {
    expect(
      siteTicks(
        gridReport(`
      @node:internal/main/run_main_module:1:1[module]
      @/app/app.js:1:3[module]
      createHash@node:crypto
    `),
      ),
    ).toEqual({ 'app.js:3 hash': 1 });
  });
});

test("the nearest of the user's lines asks", () => {
  expect(
    siteTicks(
      gridReport(`
    a@/app/a.js:1:2
    b@/app/b.js:3:4
    map@/app/node_modules/lodash/map.js:5:6
    c@/app/c.js:7:8
    createHash@node:crypto
  `),
    ),
  ).toEqual({ 'c.js:8 hash': 1 });
});

test('code without a file stands between nobody and nothing', () => {
  expect(
    siteTicks(
      gridReport(`
    a@/app/a.js:1:2
    anonymous
    builtin:ArrayMap
    createHash@node:crypto
  `),
    ),
  ).toEqual({ 'a.js:2 hash': 1 });
});

describe('big integers', () => {
  test('that a package reckons with are its own', () => {
    const { callSites } = gridReport(`
      @repeat  40                                             20                                              10
      pay@/app/app.js:12                                      pay@/app/app.js:12                              pay@/app/app.js:5
      EC.sign@/app/node_modules/elliptic/lib/elliptic/ec/index.js:80:200  EC.sign@/app/node_modules/elliptic/lib/elliptic/ec/index.js:80:200  Point.mul@/app/node_modules/elliptic/lib/elliptic/curve/short.js:50:10
      BN.mulTo@/app/node_modules/bn.js/lib/bn.js:7:8          Red.imul@/app/node_modules/bn.js/lib/bn.js:9:8  Red.imul@/app/node_modules/bn.js/lib/bn.js:9:8
      -                                                       -                                               redMul@/app/node_modules/bn.js/lib/bn.js:11:8
    `);
    const rows = callSites.map(({ line, operation, computedBy, ticks }) => ({ line, operation, computedBy, ticks }));
    expect(rows).toEqual([
      { line: 12, operation: 'sign', computedBy: 'elliptic', ticks: 60 },
      { line: 5, operation: 'other', computedBy: 'elliptic', ticks: 10 },
    ]);
  });

  test('that a program reckons with are no cryptography', () => {
    const { callSites } = gridReport(`
      total@/app/app.js:9:12
      BN.mul@/app/node_modules/bn.js/lib/bn.js:7:8
      bigMulTo@/app/node_modules/bn.js/lib/bn.js:9:8
    `);
    expect(callSites).toEqual([]);
  });

  test('a key that a package derives by hashing natively is derived all the same', () => {
    const { callSites } = gridReport(`
      login@/app/app.js:12
      pbkdf2Sync@/app/node_modules/pbkdf2/lib/sync.js:7:8
      createHmac@node:crypto
    `);
    expect(callSites.map(({ operation, api }) => ({ operation, api }))).toEqual([
      { operation: 'kdf.pbkdf2', api: 'pbkdf2Sync' },
    ]);
  });
});

describe('what is no part of a call that it interrupts', () => {
  const CALL = ['f@/app/app.js:3:4', 'pbkdf2@node:internal/crypto/pbkdf2'];
  const PROBE = 'set@/app/node_modules/cryptoprof/src/record/probe/watch-property.cjs';

  test.each([
    ['our own counting', [PROBE, 'writeSync@node:fs', 'native:pwrite']],
    ['its cryptography', [PROBE, 'getCertificate@node:internal/tls/wrap', 'native:EVP_MD_fetch[openssl]']],
    ["Node's modules, which are loaded when they are first needed", ['(module)@node:internal/crypto/hash[module]']],
    ['that they are found and compiled', ['compileForInternalLoader@node:internal/bootstrap/realm', 'native:fwrite']],
  ])('%s', (_, frames) => {
    const { crypto, profile } = gridReport([...CALL, ...frames].join('\n'));
    expect(crypto.ticks).toBe(0);
    expect(profile.probeTicks ?? 0).toBe(frames[0] === PROBE ? 1 : 0);
  });

  test('a child that Node starts through us is started by the program', () => {
    const frames = ['f@/app/app.js:3:4', 'spawnSync@node:internal/child_process', PROBE, 'native:fork'];
    expect(gridReport(frames.join('\n')).profile.probeTicks).toBe(undefined);
  });

  test("the program's code that one of our replacements calls is its own again", () => {
    const { crypto, profile } = gridReport(
      [PROBE, 'g@/app/app.js:9:9', CALL[1], 'native:sha512_block_data_order[openssl]'].join('\n'),
    );
    expect([crypto.ticks, profile.probeTicks]).toEqual([1, undefined]);
  });
});
