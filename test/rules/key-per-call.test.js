import { openScript } from '../../src/source/script.js';
import rule from '../../src/rules/key-per-call.js';
import { applyEdit } from '../support/apply-edit.js';
import { problemsOfRows } from '../support/finding-rows.js';
import { sourceCall } from '../support/source-call.js';
import { contextOf, findingFor, severityTable, site } from './rule-tester.js';

/** @import { Finding } from '../../src/model/report.js' */

const parsing = { operation: 'key.import', algorithm: '', api: 'createPrivateKey', blocks: [300, 1, 2, 3] };
/** When a sketch says that a key is read which is not known to be always the same. */
const EACH = '// once for each key: when the program starts or, if many come, kept in a Map with a limit';

const pem = {
  operation: 'sign',
  algorithm: 'ecdsa-p-256-sha256',
  api: 'sign',
  blocks: [300, 1, 2, 3],
  leaves: { computing: 100, decoding: 12 },
};

describe('when it speaks', () => {
  severityTable(rule, [
    ['a key read at one line', parsing, 'warning'],
    ['by a package', { ...parsing, package: 'jsonwebtoken' }, 'warning'],
    ['by a package that is not known', { ...parsing, package: 'some-auth' }, 'warning'],
    ['asynchronous by its name', { ...parsing, api: 'subtle.importKey', form: 'async' }, 'warning'],
    ['a smaller share', { ...parsing, loop: 100 }, 'info'],
    ['less than 5 %', { ...parsing, loop: 40 }, null],
    ['a signature with text for a key', { ...pem, loop: 600 }, 'warning'],
    ['a smaller share of signatures', pem, 'info'],
    ['a verification', { ...pem, operation: 'verify', api: 'verify' }, 'info'],
    ['a decryption', { ...pem, operation: 'asym.decrypt', api: 'privateDecrypt' }, 'warning'],
    ['a signature with a KeyObject', { ...pem, leaves: { computing: 300, decoding: 0 } }, null],
    ['one tick of decoding, which may be chance', { ...pem, leaves: { computing: 100, decoding: 1 } }, null],
    [
      'arithmetic of P-384, beside which the key costs next to nothing',
      { ...pem, algorithm: 'ecdsa-p-384-sha384', leaves: { computing: 395, decoding: 3 } },
      null,
    ],
    [
      'RSA, whose arithmetic a fresh key sets up anew',
      { ...pem, algorithm: 'rsa-sha256', leaves: { computing: 395, decoding: 3 } },
      'info',
    ],
    [
      'a key that some calls read',
      { ...pem, loop: 800, algorithm: 'rsa-sha256', leaves: { computing: 780, decoding: 2 } },
      null,
    ],
    [
      'what has no names, and may be arithmetic',
      { ...pem, leaves: { computing: 0, decoding: 12, nameless: 380 } },
      'info',
    ],
    ['a report of an earlier version', { ...pem, leaves: undefined }, null],
    ['keys read when the program starts', { ...parsing, loop: 0, topLevel: 400 }, null],
    ['few ticks', { ...parsing, loop: 4, busy: 8 }, null],
    ['a certificate', { ...parsing, operation: 'x509' }, null],
  ]);
});

describe('what it says', () => {
  test('who reads the key, what it costs, and what it costs in the version that ran', () => {
    const { message, notes } = findingFor(rule, { ...parsing, package: 'jsonwebtoken' });
    expect(message).toBe(
      'jsonwebtoken reads a key in each call (createPrivateKey), on the event loop: 40.0 % of busy time.',
    );
    expect(notes).toContain(
      'Node 24 takes about 0.03 ms to read a private key (RSA with 2048 bits, PEM without a passphrase).',
    );
    const [old] = rule.check({ ...contextOf([site(parsing)]), node: '20.20.2' });
    expect(old.notes.join(' ')).toContain('Node 20 takes about 0.55 ms');
    const [other] = rule.check({ ...contextOf([site(parsing)]), node: '18.20.0' });
    expect(other.notes.join(' ')).not.toContain('Node 18');
    const [mixed] = rule.check({ ...contextOf([site(parsing)]), node: '20.20.2', areNodesMixed: true });
    expect(mixed.notes.join(' ')).not.toContain('Node 20');
  });

  test('what a private key costs is said of private keys alone', () => {
    const notesOf = (/** @type {object} */ fields) => findingFor(rule, { ...parsing, ...fields }).notes.join(' ');
    expect(notesOf({ api: 'createPublicKey' })).not.toContain('private key');
    expect(notesOf({ api: 'subtle.importKey', package: 'jose' })).not.toContain('private key');
    expect(findingFor(rule, pem).notes.join(' ')).toContain('private key');
    expect(findingFor(rule, { ...pem, operation: 'verify', api: 'verify' }).notes.join(' ')).not.toContain(
      'private key',
    );
  });

  test('a secret is no key, however often it is tried to read it as one', () => {
    const tried = site({ ...parsing, package: 'jsonwebtoken', line: 3 });
    const hmac = site({ operation: 'hmac', api: 'createHmac', package: 'jsonwebtoken', line: 3, loop: 20 });
    const [{ message, notes }] = rule.check({ ...contextOf([tried, hmac]), node: '20.20.2' });
    expect(message).toBe(
      'jsonwebtoken tries to read its secret as a key in each call (createPrivateKey), on the event loop: 40.0 % of busy time.',
    );
    expect(notes).toEqual([]);
  });

  describe('a secret that a package hands to WebCrypto in each call', () => {
    const imported = { ...parsing, api: 'subtle.importKey', form: 'async', line: 3 };
    const findingOf = (/** @type {string} */ name, isSecret = true) => {
      const hmac = site({ operation: 'hmac', api: 'subtle.verify', package: name, line: 3, loop: 20 });
      return rule.check(contextOf([site({ ...imported, package: name }), ...(isSecret ? [hmac] : [])]))[0];
    };

    test.each(['jose', 'hono'])('is not tried as anything else, and has no PEM: %s', (name) => {
      const { message, advice } = findingOf(name);
      expect(message).toBe(
        `${name} reads a key in each call (subtle.importKey), on the event loop: 40.0 % of busy time.`,
      );
      expect(advice[0]).toMatch(/^const key = await crypto\.subtle\.importKey\('raw', /);
      expect(advice.join('\n')).not.toMatch(/PKCS8|pem|createPrivateKey/);
    });

    test.each([
      [
        "in the package's own file, which may make a key for each message",
        { package: 'jose', file: '/srv/node_modules/jose/dist/enc.js' },
        [],
      ],
      [
        'for what jose encrypts',
        { package: 'jose', source: 'const sealed = await new EncryptJWT(claims).encrypt(secret);' },
        [],
      ],
      [
        'for what jose decrypts',
        { package: 'jose', source: 'const { payload } = await jwtDecrypt(token, secret);' },
        [],
      ],
      [
        'derived by that package',
        { package: 'some-session' },
        [{ operation: 'kdf.pbkdf2', api: '', package: 'some-session' }],
      ],
    ])('is not spoken of %s', (_title, { source, ...fields }, others) => {
      const callSite = site({ ...imported, ...fields });
      const call =
        source === undefined ? [] : [[callSite.id, sourceCall(source, /(\w+)\((?:token|secret)/.exec(source)[1])]];
      const all = [callSite, ...others.map((other) => site({ ...other, id: 'other', loop: 20 }))];
      expect(rule.check(contextOf(all, 1000, new Map(call)))).toEqual([]);
    });

    test('may also be a PEM where no HMAC was seen', () => {
      const advice = findingOf('jose', false).advice.join('\n');
      expect(advice).toContain("importKey('raw'");
      expect(advice).toContain('importPKCS8(pem');
    });

    test('is a CryptoKey for a package that is not known, if that takes one', () => {
      expect(findingOf('some-auth').advice).toEqual([
        'const key = await crypto.subtle.importKey(format, data, algorithm, false, usages); // once, when the program starts',
        '// pass it to some-auth, if that takes a CryptoKey instead of what you pass now',
      ]);
    });
  });

  test('a package that is not known may not take what Node makes of a key', () => {
    expect(findingFor(rule, { ...parsing, package: 'some-auth' }).advice.at(-1)).toBe(
      '// pass it to some-auth, if that takes a KeyObject instead of what you pass now',
    );
  });

  test('a package that reads keys itself knows nothing of those of Node', () => {
    const { advice, notes } = findingFor(rule, { ...parsing, package: 'jsrsasign', api: 'getKey' });
    expect(advice).toEqual(['// call it once, when the program starts, and keep what it returns']);
    expect(notes).toEqual([]);
  });

  test.each([
    ['by another package', { package: '@signpdf/signpdf', computedBy: 'node-forge' }, 'sign', '@signpdf/signpdf'],
    ['in a package', { file: '/srv/node_modules/mailer/sign.js', package: 'node-forge' }, 'pkcs12FromAsn1', 'mailer'],
    ['in a call that does more', { package: 'jsrsasign' }, 'sign', 'jsrsasign'],
  ])('nothing that also signs is to be called once: %s', (_title, fields, callee, whose) => {
    const callSite = site({ ...parsing, computedBy: fields.package, api: 'pkcs12FromAsn1', ...fields });
    const calls = new Map([[callSite.id, sourceCall(`it.${callee}(document, key)`, callee)]]);
    const [{ advice }] = rule.check({ ...contextOf([callSite]), calls });
    expect(advice).toEqual([
      `// ${whose} reads it: pass it a key that was read once, when the program starts, if ${whose} takes one`,
    ]);
  });

  test('fast-jwt takes no KeyObject: its signer is made once', () => {
    const { advice } = findingFor(rule, { ...parsing, package: 'fast-jwt', computedBy: '' });
    expect(advice[0]).toContain('const sign = createSigner({ key: pem, ...options }); // once');
    expect(advice.join('\n')).not.toContain('KeyObject');
  });

  test('of a signature an estimate, by what was measured for such a key and version', () => {
    const { message, verify } = findingFor(rule, pem);
    expect(message).toBe(
      'sign() reads its key from text in each call. That takes at least 46 % of such a call, as measured for this version of Node: ' +
        'about 18.4 % of busy time here (an estimate).',
    );
    expect(verify).toContain('now about 18.4 %');
    expect(findingFor(rule, pem, '20.20.2').message).toContain('at least 93 % of such a call');
    const ofBoth = { ...pem, algorithm: 'ecdsa-p-256+rsa-sha256' };
    expect(findingFor(rule, ofBoth).message).toContain('at least 36 % of such a call');
  });

  test('where nothing was measured, only a limit is known', () => {
    const { message, verify } = findingFor(rule, { ...pem, operation: 'asym.decrypt', api: 'privateDecrypt' });
    expect(message).toContain('Everything except arithmetic, mostly reading the key, takes 30.0 % of busy time.');
    expect(verify).toContain('now at most 30.0 %');
    expect(findingFor(rule, pem, '18.20.0').message).toContain('Everything except arithmetic');
    const mixed = rule.check({ ...contextOf([site(pem)]), node: '20.20.2', areNodesMixed: true });
    expect(mixed[0].message).toContain('Everything except arithmetic');
  });
});

describe('what the source says of the key', () => {
  const SIGN = "\ncrypto.sign('sha256', data, KEY);";
  const found = (/** @type {string} */ source, fields = {}) => {
    const script = openScript(source, '/srv/app.cjs');
    const { line, column } = script.positionOf(source.lastIndexOf('sign('));
    const callSite = site({ ...pem, leaves: { computing: 330, decoding: 0 }, ...fields });
    return rule.check({ ...contextOf([callSite]), calls: new Map([[callSite.id, script.callAtLine(line, column)]]) });
  };

  test.each([
    ['a file', "const KEY = fs.readFileSync('key.pem', 'utf8');"],
    ['the environment', 'const KEY = process.env.KEY;'],
    ['a file as bytes', "const KEY = fs.readFileSync('key.pem');"],
  ])('text, though no tick was in the decoder: %s', (_title, before) => {
    expect(found(before + SIGN).map(({ message }) => /about [\d.]+ %/.exec(message)[0])).toEqual(['about 18.4 %']);
  });

  test('a limit, where the algorithm is not known', () => {
    expect(
      found(`const KEY = process.env.KEY;${SIGN}`, { algorithm: '', leaves: { computing: 200, decoding: 0 } })[0]
        .message,
    ).toContain('takes 20.0 % of busy time');
  });

  test.each([
    ['a KeyObject', 'const KEY = crypto.createPrivateKey(pem);', {}],
    [
      'a KeyObject, whatever the samples say',
      'const KEY = crypto.createPrivateKey(pem);',
      { leaves: { computing: 100, decoding: 12 } },
    ],
    ['what the file does not tell', "const { KEY } = require('./config');", {}],
    ['text that costs little', 'const KEY = process.env.KEY;', { loop: 80, leaves: { computing: 60, decoding: 0 } }],
    [
      'text beside arithmetic that takes much longer',
      'const KEY = process.env.KEY;',
      { algorithm: 'ecdsa-p-521-sha512' },
    ],
  ])('nothing: %s', (_title, before, fields) => expect(found(before + SIGN, fields)).toEqual([]));
});

/**
 * @param {string} source one line
 * @param {string} name that is called
 * @param {object} [fields] of the call site
 * @param {object} [syntax] of the call
 * @returns {Finding} what is found there
 */
function findingAt(source, name, fields = {}, syntax = {}) {
  const callSite = site({ ...parsing, ...fields });
  return rule.check({ ...contextOf([callSite]), calls: new Map([[callSite.id, sourceCall(source, name, syntax)]]) })[0];
}

describe('a sketch shows what the line does with its key', () => {
  const adviceOf = (/** @type {string} */ name, /** @type {string} */ api, /** @type {string[]} */ beside) => {
    const callSite = site({ ...parsing, api, package: name });
    const others = beside.map((operation) => site({ operation, package: name, loop: 10 }));
    return rule.check(contextOf([callSite, ...others]))[0].advice.join('\n');
  };

  test.each([
    [
      'verifies signatures',
      'createPublicKey',
      ['verify'],
      /createPublicKey/,
      /createSecretKey|HS256|createPrivateKey|jwt\.sign/,
    ],
    ['signs', 'createPrivateKey', ['sign'], /createPrivateKey/, /createSecretKey|HS256|createPublicKey|jwt\.verify/],
    ['makes HMACs', 'createSecretKey', ['hmac'], /createSecretKey/, /createPrivateKey|createPublicKey/],
    [
      'verifies tokens of both kinds',
      'createPublicKey',
      ['hmac', 'verify'],
      /createSecretKey[^]*createPublicKey/,
      /createPrivateKey|jwt\.sign/,
    ],
    ['was not seen', 'createPublicKey', [], /createSecretKey[^]*createPublicKey/, /createPrivateKey/],
  ])('jsonwebtoken %s', (_title, api, beside, shown, hidden) => {
    const advice = adviceOf('jsonwebtoken', api, beside);
    expect(advice).toMatch(shown);
    expect(advice).not.toMatch(hidden);
  });

  test.each([
    ['@nestjs/jwt', ['sign'], /secretOrKeyProvider/, /createSecretKey|HS256/],
    ['@nestjs/jwt', ['hmac'], /createSecretKey/, /secretOrKeyProvider|RS256/],
    ['passport-jwt', ['verify'], /createPublicKey[^]*TypeScript/, /createSecretKey|HS256/],
    ['passport-jwt', ['hmac'], /createSecretKey[^]*TypeScript/, /createPublicKey|RS256/],
    ['jose', ['verify'], /importPKCS8/, /HMAC|HS256/],
    ['hono', ['verify'], /subtle\.importKey\(format/, /HMAC|HS256/],
  ])('%s, which %j', (name, beside, shown, hidden) => {
    const api = /^(?:jose|hono)$/.test(name) ? 'subtle.importKey' : 'createPublicKey';
    const advice = adviceOf(name, api, beside);
    expect(advice).toMatch(shown);
    expect(advice).not.toMatch(hidden);
  });

  test('a function that gives the key for a token gives the KeyObject', () => {
    expect(adviceOf('jsonwebtoken', 'createPublicKey', ['verify'])).toContain('callback(null, key)');
    const fields = { package: 'jsonwebtoken', api: 'createPublicKey' };
    const given = findingAt('callback(null, PEM.get(id));', 'callback', fields).advice.join('\n');
    expect(given).toContain('callback(null, key)');
    expect(given).not.toContain('createPrivateKey');
    const { advice } = findingAt(
      'jwt.verify(token, PEM.get(id));',
      'verify',
      { package: 'jsonwebtoken' },
      { argumentTexts: ['token', null] },
    );
    expect(advice.join('\n')).not.toContain('callback');
  });
});

describe('keys of others come with what they sign: each is to be read once, not all of them when the program starts', () => {
  const ONCE = '// once, when the program starts';

  test.each([
    [
      'a function that looks it up',
      "crypto.verify('sha256', data, publicKeyOf(partner), mac);",
      'verify',
      { api: 'verify' },
      {},
      EACH,
    ],
    [
      'its set of keys',
      "crypto.createPublicKey({ key: jwk, format: 'jwk' });",
      'createPublicKey',
      { api: 'createPublicKey' },
      { keyOptions: [['format']] },
      EACH,
    ],
    [
      'a file that is always the same',
      "verifier.verify(CERTIFICATE, mac, 'base64');",
      'verify',
      { api: 'verify' },
      { argumentForms: ['bytes', null, null] },
      ONCE,
    ],
    [
      'a constant',
      'crypto.createPublicKey({ key: PEM, format });',
      'createPublicKey',
      { api: 'createPublicKey' },
      { areSetOnce: [true] },
      ONCE,
    ],
    ["the tenant's own", 'crypto.createPrivateKey({ key: tenant.pem });', 'createPrivateKey', {}, {}, EACH],
    [
      'a request',
      "crypto.subtle.importKey('jwk', body.key, name, false, usages);",
      'subtle.importKey',
      { api: 'subtle.importKey', form: 'async' },
      {},
      EACH,
    ],
    [
      'a constant of WebCrypto',
      "crypto.subtle.importKey('raw', SECRET, name, false, usages);",
      'subtle.importKey',
      { api: 'subtle.importKey', form: 'async' },
      { areSetOnce: [true, true, false, true, false] },
      ONCE,
    ],
    ['jose', 'importSPKI(partner.pem, alg);', 'importSPKI', { package: 'jose', api: 'subtle.importKey' }, {}, EACH],
    [
      'a package that verifies',
      'auth.check(token);',
      'check',
      { package: 'some-auth', api: 'createPublicKey' },
      {},
      EACH,
    ],
    ['a package that signs', 'auth.issue(user);', 'issue', { package: 'some-auth' }, {}, ONCE],
    [
      'a function that jsonwebtoken asks',
      'callback(null, keys.get(id));',
      'callback',
      { package: 'jsonwebtoken', api: 'createPublicKey' },
      {},
      EACH,
    ],
  ])('given by %s', (_title, source, name, fields, syntax, when) => {
    const { edit, advice, verify } = findingAt(source, name, fields, syntax);
    expect(edit).toBeNull();
    expect(
      advice
        .filter((line) => line.includes('once'))
        .join('\n')
        .replace('RS256, ES256, EdDSA: ', ''),
    ).toContain(when);
    expect(verify).toContain(
      when === ONCE ? 'should fall to about 0.' : 'should fall as far as the same keys come again.',
    );
  });
});

test.each([
  ['sendNotification', /^await webpush\.sendNotification\(/],
  ['generateRequestDetails', /^webpush\.generateRequestDetails\(.*vapidDetails: null/],
])('web-push only sends what was sent before: %s', (name, line) => {
  const { advice } = findingAt(`webpush.${name}(to, text, { TTL });`, name, { package: 'web-push' });
  expect(advice.at(-1)).toMatch(line);
});

describe('edits', () => {
  test.each([
    [
      'jsonwebtoken',
      'jwt.sign(payload, SECRET, { expiresIn: TTL });',
      'sign',
      'jwt.sign(payload, signingKeyOf(SECRET), { expiresIn: TTL });',
    ],
    [
      'jsonwebtoken',
      'jwt.verify(token, await keyOf(user));',
      'verify',
      'jwt.verify(token, verifyingKeyOf(await keyOf(user)));',
    ],
    ['jose', "await importPKCS8(PEM, 'ES256');", 'importPKCS8', 'await privateKeyFrom(PEM);'],
    [
      '@fastify/jwt',
      'await reply.jwtSign({ sub });',
      'jwtSign',
      'await promisify(reply.jwtSign).bind(reply)({ sub });',
    ],
    ['', 'crypto.createPrivateKey(PEM);', 'createPrivateKey', 'privateKeyFrom(PEM);'],
    ['', "crypto.sign('sha256', data, PEM);", 'sign', "crypto.sign('sha256', data, privateKeyOf(PEM));"],
    ['', "signer.sign(PEM, 'hex');", 'sign', "signer.sign(privateKeyOf(PEM), 'hex');"],
    [
      '',
      'crypto.verify(null, data, PEM, signature);',
      'verify',
      'crypto.verify(null, data, publicKeyOf(PEM), signature);',
    ],
    ['', 'verifier.verify(PEM, signature);', 'verify', 'verifier.verify(publicKeyOf(PEM), signature);'],
    [
      '',
      "signer.sign(read('key.pem'), 'hex');",
      'sign',
      "signer.sign(privateKeyOf(read('key.pem')), 'hex');",
      ['text'],
    ],
    ['', 'crypto.publicEncrypt(PEM, data);', 'publicEncrypt', 'crypto.publicEncrypt(publicKeyOf(PEM), data);'],
  ])('%s: %s', (name, source, called, edited, argumentForms = []) => {
    const { edit, advice } = findingAt(source, called, { package: name }, { argumentForms });
    const atTop = { ...edit, range: { ...edit.range, startLine: 1, endLine: 1 } };
    expect(applyEdit(source, atTop).split('\n').at(-1)).toBe(edited);
    for (const line of edit.imports) expect(advice).toContain(`// with: ${line}`);
  });

  test('only a key that is always the same need not come again', () => {
    const said = (/** @type {object} */ syntax) => {
      const { notes, verify } = findingAt("crypto.verify('sha256', data, actor.pem, mac);", 'verify', {}, syntax);
      return [notes.some((each) => each.startsWith('Up to 100 keys')), / should fall .*/.exec(verify)[0]];
    };
    const others = [true, ' should fall as far as the same keys come again.'];
    expect(said({ areSetOnce: [true, true, false, false] })).toEqual(others);
    expect(said({ areConstant: [true, false, true, false] })).toEqual([false, ' should fall to about 0.']);
    expect(said({})).toEqual(others);
    const read = findingAt('crypto.createPublicKey(actor.pem);', 'createPublicKey');
    expect(read.verify).toContain('as far as the same keys come again');
  });

  test("TypeScript's types do not let promisify() bind jwtSign: a sketch", () => {
    const file = { language: 'typescript', length: 4_096, sha256: null };
    const { edit } = findingAt('await reply.jwtSign({ sub });', 'jwtSign', { package: '@fastify/jwt' }, { file });
    expect(edit).toBeNull();
  });

  test("jsonwebtoken before version 9 reads no keys itself, and chooses algorithms by the key's text", () => {
    const old = { ...pem, operation: 'verify', api: 'verify', package: 'jsonwebtoken' };
    const { edit, advice } = findingAt('jwt.verify(token, PEM);', 'verify', old);
    expect(edit).toBeNull();
    expect(advice.join('\n')).toContain('{ algorithms }');
    expect(findingAt('jwt.verify(token, PEM, { algorithms: [ALG] });', 'verify', old).edit).not.toBeNull();
    expect(
      findingAt('jwt.sign(payload, PEM, { algorithm: ALG });', 'sign', { ...old, operation: 'sign', api: 'sign' }).edit,
    ).not.toBeNull();
  });

  test('a secret is made a key at once: nothing is kept, and what may be a key of another kind is left as it is', () => {
    const callSite = site({ ...parsing, package: 'jsonwebtoken' });
    const hmac = site({ operation: 'hmac', package: 'jsonwebtoken', loop: 10 });
    const calls = new Map([[callSite.id, sourceCall('jwt.verify(token, SECRET);', 'verify')]]);
    const { edit } = rule.check({ ...contextOf([callSite, hmac]), calls })[0];
    expect(edit.text).toBe('jwt.verify(token, secretKeyOf(SECRET))');
    expect(edit.imports).toEqual([
      "const { createSecretKey } = require('node:crypto');",
      "const secretKeyOf = (key) => (typeof key === 'string' && key && !key.includes('-----BEGIN') ? createSecretKey(key, 'utf8') : key);",
    ]);
  });

  test.each([
    // Secrets and PEM at one line: only what keeps both helps both.
    ['KEYS[tenant]', ['hmac', 'verify'], 'jwt.verify(token, verifyingKeyOf(KEYS[tenant]))'],
    ['KEYS[tenant]', ['hmac'], 'jwt.verify(token, secretKeyOf(KEYS[tenant]))'],
    // What an edit has added is not added again. It stays: the program may have a function of that name, which looks keys up.
    ['secretKeyOf(tenant)', ['hmac', 'verify'], 'jwt.verify(token, verifyingKeyOf(secretKeyOf(tenant)))'],
    ['secretKeyOf(tenant, 1)', ['hmac'], 'jwt.verify(token, verifyingKeyOf(secretKeyOf(tenant, 1)))'],
    ['secretKeyOfAsync(keyOf(tenant))', ['hmac'], 'jwt.verify(token, verifyingKeyOf(secretKeyOfAsync(keyOf(tenant))))'],
    ['verifyingKeyOf(KEYS[tenant])', ['hmac', 'verify'], null],
    ['verifyingKeyOf2(KEYS[tenant])', ['verify'], null],
    // The program's own function, which looks keys up.
    ['verifyingKeyOf(tenant)', ['verify'], 'jwt.verify(token, verifyingKeyOfAsync(verifyingKeyOf(tenant)))'],
  ])('the key %s of a line with %j', (key, operations, text) => {
    const callSite = site({ ...parsing, package: 'jsonwebtoken' });
    const beside = operations.map((operation) => site({ operation, package: 'jsonwebtoken', loop: 10 }));
    const source = sourceCall(`jwt.verify(token, ${key});`, 'verify', {
      keepsKeys: text === null,
      taken: key === 'verifyingKeyOf(tenant)' ? ['verifyingKeyOf'] : [],
    });
    const context = { ...contextOf([callSite, ...beside]), calls: new Map([[callSite.id, source]]) };
    const [{ edit, advice, verify }] = rule.check(context);
    expect(edit?.text ?? null).toBe(text);
    expect(advice[0].includes('keys are kept here already')).toBe(text === null);
    expect(verify.includes('if none of the keys is PEM')).toBe(text?.includes('(token, secretKeyOf') === true);
  });

  test('what an edit has added is not edited: neither its call nor the function that reads', () => {
    const findingIn = (/** @type {string} */ source, /** @type {string} */ called) => {
      const callSite = site({ ...parsing, package: 'jsonwebtoken' });
      const script = openScript(source, '/srv/app.cjs');
      const { line, column } = script.positionOf(source.lastIndexOf(`${called}(`));
      const calls = new Map([[callSite.id, script.callAtLine(line, column)]]);
      return rule.check({ ...contextOf([callSite]), calls })[0];
    };
    const source =
      "const jwt = require('jsonwebtoken');\nexports.check = (token, user) => jwt.verify(token, user.pem);";
    const edited = applyEdit(source, findingIn(source, 'verify').edit);
    expect(edited).toContain('jwt.verify(token, verifyingKeyOf(user.pem))');
    for (const called of ['verify', 'readPublicKey']) {
      const { edit, advice } = findingIn(edited, called);
      expect([called, edit]).toEqual([called, null]);
      expect(advice[0]).toContain('keys are kept here already');
    }
  });

  test("a program's own function that looks a key up keeps none", () => {
    const { edit, advice } = findingAt("crypto.verify('sha256', data, publicKeyOf(user), mac);", 'verify');
    expect(edit).toBeNull();
    expect(advice.join('\n')).toContain(EACH);
  });

  test('a key that may be a secret is in no advice, which says so', () => {
    const { edit, advice } = findingAt(
      "jwt.sign(payload, process.env.SECRET || '…');",
      'sign',
      { package: 'jsonwebtoken' },
      { argumentTexts: ['payload', null] },
    );
    expect(edit).toBeNull();
    expect(advice.at(-1)).toBe('// with its current arguments: not all of them can be shown');
  });

  test('another argument may hold a secret: then the key alone is replaced', () => {
    const { edit, advice } = findingAt(
      'jwt.sign(payload, SECRET, options);',
      'sign',
      { package: 'jsonwebtoken' },
      { argumentTexts: ['payload', 'SECRET', null] },
    );
    expect(edit).toMatchObject({ text: 'signingKeyOf(SECRET)', range: { startColumn: 19, endColumn: 25 } });
    expect(advice[0]).toBe('signingKeyOf(SECRET) // instead of SECRET in line 23');
  });

  test.each([
    [
      'a key that may be a secret literal',
      'jwt.sign(payload, SECRET);',
      'sign',
      { package: 'jsonwebtoken' },
      { argumentTexts: ['payload', null] },
    ],
    [
      'an object, which may be changed between calls',
      'crypto.sign(null, data, { key: PEM, padding });',
      'sign',
      {},
      {},
    ],
    [
      'a function of the package that is not known',
      'jwt.decode(token, SECRET);',
      'decode',
      { package: 'jsonwebtoken' },
      {},
    ],
    ['an algorithm that is no literal', 'importPKCS8(PEM, alg);', 'importPKCS8', { package: 'jose' }, {}],
    ['options of jwtSign', 'reply.jwtSign(payload, options);', 'jwtSign', { package: '@fastify/jwt' }, {}],
    ['a package that is not known', 'auth.sign(payload, SECRET);', 'sign', { package: 'some-auth' }, {}],
    ['arguments that are spread', 'crypto.sign(...args);', 'sign', {}, {}],
    ['a function of another name', 'issue(null, data, PEM);', 'issue', {}, { callee: 'sign' }],
    ['a secret', 'crypto.createSecretKey(bytes);', 'createSecretKey', { api: 'createSecretKey' }, {}],
    [
      'WebCrypto',
      'crypto.subtle.importKey(format, data, name, false, usages);',
      'subtle.importKey',
      { api: 'subtle.importKey', form: 'async' },
      {},
    ],
    ['options of createPrivateKey', 'crypto.createPrivateKey(PEM, more);', 'createPrivateKey', {}, {}],
    ['options that a function returns', "signer.sign(this.options(pem), 'hex');", 'sign', {}, {}],
    [
      'bytes, which may be changed between calls',
      "crypto.sign('sha256', data, KEY);",
      'sign',
      {},
      { argumentForms: [null, null, 'bytes'] },
    ],
    ['bytes to read', 'crypto.createPrivateKey(KEY);', 'createPrivateKey', {}, { argumentForms: ['bytes'] }],
    [
      "bytes as a package's key",
      'jwt.sign(payload, KEY);',
      'sign',
      { package: 'jsonwebtoken' },
      { argumentForms: [null, 'bytes'] },
    ],
  ])('a sketch: %s', (_title, source, name, fields, syntax) => {
    const { edit, advice } = findingAt(source, name, fields, syntax);
    expect(edit).toBeNull();
    expect(advice.join('\n')).toMatch(/once(?: for each key:|,) when the program starts/);
  });

  const OPTIONS = { keyOptions: [null, null, ['passphrase']] };
  test.each([
    [
      'a passphrase',
      'crypto.sign(null, data, { key: PEM, passphrase: PASS });',
      OPTIONS,
      ['crypto.createPrivateKey({ key: pem, passphrase })', 'key'],
    ],
    [
      'a passphrase in an object that has a name',
      'crypto.sign(null, data, SIGNING);',
      { ...OPTIONS, argumentForms: [null, null, 'text'] },
      ['crypto.createPrivateKey({ key: pem, passphrase })', 'key'],
    ],
    [
      'a passphrase that is not shown',
      'signer.sign(SIGNING);',
      { keyOptions: [['padding', 'passphrase', 'saltLength']], argumentTexts: [null] },
      ['crypto.createPrivateKey({ key: pem, passphrase })', '{ key, padding, saltLength }'],
    ],
    [
      'padding',
      'crypto.verify(null, data, RSA, mac);',
      { keyOptions: [null, null, ['padding'], null] },
      ['crypto.createPublicKey(pem)', '{ key, padding }'],
    ],
    [
      'bytes',
      'crypto.createPublicKey(DER);',
      { keyOptions: [['format', 'type']] },
      ['crypto.createPublicKey({ key: data, format, type })'],
    ],
  ])(
    'what stands beside a key in one object is needed to read it, or to use it: %s',
    (_title, source, syntax, [read, used]) => {
      const { edit, advice } = findingAt(source, /(\w+)\(/.exec(source)[1], {}, syntax);
      expect(edit).toBeNull();
      const lines = advice.filter((line) => !line.includes('not all of them can be shown'));
      expect(lines).toEqual([
        expect.stringContaining(`const key = ${read}; // once`),
        ...(used === undefined ? [] : [`// in the call: ${used} instead of the object`]),
      ]);
    },
  );

  test('a key of jsonwebtoken with a passphrase is no secret', () => {
    const syntax = { keyOptions: [null, ['passphrase'], null] };
    const { edit, advice } = findingAt(
      'jwt.sign(payload, SIGNING, options);',
      'sign',
      { package: 'jsonwebtoken' },
      syntax,
    );
    expect(edit).toBeNull();
    expect(advice[0]).toContain('crypto.createPrivateKey({ key: pem, passphrase });');
    expect(advice.join('\n')).not.toContain('createSecretKey');
  });

  test('of a hundred keys, each is read once', () => {
    const { edit } = findingAt('crypto.sign(null, data, PEM);', 'sign');
    const keep = edit.imports.find((line) => line.startsWith('const keepRead = '));
    const made = [];
    const keyOf = new Function('make', `${keep}\nreturn keepRead(make);`)((/** @type {unknown} */ key) =>
      made.push(key),
    );
    for (let i = 0; i < 300; i++) keyOf(`PEM ${i % 100}`);
    expect(made).toHaveLength(100);
  });

  test('names of the file are not taken again', () => {
    const { edit } = findingAt(
      'crypto.sign(null, data, PEM);',
      'sign',
      {},
      { taken: ['privateKeyOf', 'keepRead', 'readPrivateKey'], module: 'esm' },
    );
    expect(edit.text).toContain('privateKeyOfAsync(PEM)');
    expect(edit.imports).toEqual([
      "import { createPrivateKey as readPrivateKeyAsync } from 'node:crypto';",
      expect.stringMatching(/^const keepReadAsync = /),
      "const privateKeyOfAsync = keepReadAsync((key) => (typeof key === 'string' ? readPrivateKeyAsync(key) : key));",
    ]);
  });
});

test.each([
  [
    'sign',
    "const token = jwt.sign({ sub: user.id, role: user.role }, privateKeyPem, { algorithm: 'RS256', expiresIn: '1h' });",
    'cjs',
  ],
  ['verify', "const claims = jwt.verify(token, publicKeyPem, { algorithms: ['RS256'], issuer });", 'cjs'],
  [
    'sign',
    "const token = jwt.sign({ sub: user.id, role: user.role }, privateKeyPem, { algorithm: 'RS256', expiresIn: '1h' });",
    'esm',
  ],
])('jsonwebtoken.%s with a PEM is read at a glance', (api, source, module) => {
  const callSite = site({ ...parsing, api, package: 'jsonwebtoken', source });
  const calls = new Map([[callSite.id, sourceCall(source, api, { module })]]);
  const findings = rule.check({ ...contextOf([callSite], 1000, calls), node: '20.20.2' });
  expect(findings[0].edit).not.toBeNull();
  expect(problemsOfRows([callSite], findings)).toEqual([]);
});

test.each([
  ['jsonwebtoken', 'createPublicKey', {}],
  ['jsonwebtoken', 'createSecretKey', {}],
  ['jose', 'subtle.importKey', {}],
  ['@nestjs/jwt', 'createPublicKey', {}],
  ['some-auth', 'subtle.importKey', {}],
  ['', 'createPrivateKey', { keyOptions: [['passphrase', 'padding', 'saltLength', 'format', 'type']] }],
])("a sketch for %j's keys by %s is read at a glance", (name, api, syntax) => {
  const source = 'callback(null, keys.get(header.kid));';
  const called = { '': api, jose: 'jwtVerify' }[name] ?? 'callback';
  const callSite = site({ ...parsing, api, package: name, source });
  const calls = new Map([[callSite.id, sourceCall(source.replace('callback', called), called, syntax)]]);
  const findings = rule.check({ ...contextOf([callSite], 1000, calls), node: '20.20.2' });
  expect(findings[0].edit).toBeNull();
  expect(problemsOfRows([callSite], findings)).toEqual([]);
});
