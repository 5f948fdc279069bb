/** What a program writes to read its key once, where no exact edit of its line is known. */
import { isOneKey, keyOptionsAt, takesPublicKey } from './key-calls.js';
import { callingPackage } from './pool-remedy.js';
import { replacedPackage } from './pure-js-packages.js';

/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */

/**
 * What is known of a key: a secret, for HMACs; one of a pair, for signatures; or either.
 * @typedef {'secret' | 'pair' | 'either'} KeyKind
 */

/**
 * A sketch for keys of both kinds.
 * @typedef {object} KindSketch
 * @property {string[]} secret lines for a secret
 * @property {string[]} pair lines for a key of a pair
 * @property {string[]} [both] lines for either
 * @property {boolean} [importsSecrets] whether the package takes text or bytes for a secret and makes a CryptoKey of it in each call
 */

/** By package. */
const SKETCHES = new Map(
  Object.entries({
    'web-push': [
      '// keep one for each push service (the origin of the endpoint), and make the next before it expires, after 12 hours:',
      "const { Authorization } = webpush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm');",
      'await webpush.sendNotification(subscription, payload, { ...options, vapidDetails: null, headers: { Authorization } });',
    ],
    // It takes text or bytes only, and each token gets its own times.
    'fast-jwt': [
      'const sign = createSigner({ key: pem, ...options }); // once for each key, when the program starts; to verify: createVerifier',
      'const token = sign(payload);',
    ],
  }),
);

/**
 * By package that takes secrets and keys of pairs. Those that import secrets are executed with the real packages:
 * test/advice/jwt-sketches.js.
 * @type {Map<string, KindSketch>}
 */
const KIND_SKETCHES = new Map(
  Object.entries({
    // Both pass their options on to jsonwebtoken.
    '@nestjs/jwt': {
      secret: [
        "JwtModule.register({ secret: crypto.createSecretKey(secret, 'utf8'), ...options }) // HS256 and its like",
      ],
      pair: [
        'JwtModule.register({ secretOrKeyProvider: (type) => (type === JwtSecretRequestType.SIGN ? privateKey : publicKey), ...options })',
        '// RS256, ES256, EdDSA: with const privateKey = crypto.createPrivateKey(pem), publicKey = crypto.createPublicKey(pem)',
      ],
    },
    'passport-jwt': {
      secret: [
        "new Strategy({ secretOrKey: crypto.createSecretKey(secret, 'utf8'), ...options }, verify) // HS256 and its like",
      ],
      pair: ['new Strategy({ secretOrKey: crypto.createPublicKey(pem), ...options }, verify) // RS256, ES256, EdDSA'],
      both: ['// in TypeScript: as unknown as Buffer; its types know no KeyObject'],
    },
    jose: {
      importsSecrets: true,
      secret: [
        "const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']); // HS256: once, when the program starts",
        'await jwtVerify(token, key, options); // to sign: .sign(key)',
      ],
      pair: ['const key = await importPKCS8(pem, algorithm); // once for each key; to verify: importSPKI'],
    },
    hono: {
      importsSecrets: true,
      secret: [
        "const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']); // HS256: once, when the program starts",
        "await verify(token, key, 'HS256'); // to sign: sign(payload, key, 'HS256'); as middleware: jwt({ secret: key, alg: 'HS256' })",
      ],
      pair: [],
    },
  }),
);

/**
 * @param {string} name of a package
 * @returns {boolean} whether it is known to make a CryptoKey of a secret in each call
 */
export function importsSecrets(name) {
  return KIND_SKETCHES.get(name)?.importsSecrets === true;
}

/** Functions that read a key and do nothing else: no secret is passed to jose's. */
const ONLY_READS = /^import(?:PKCS8|SPKI|X509)$/;

const ONCE = 'once, when the program starts';
const EACH = 'once for each key: when the program starts or, if many come, kept in a Map with a limit';

/** With these node:crypto reads a key; with the others, it uses the key. */
const READING = new Set(['passphrase', 'format', 'type', 'encoding']);

/**
 * @param {CallSiteReport} callSite one that reads keys
 * @param {SourceCall | undefined} call what the source says there
 * @param {KeyKind} kind of its key
 * @returns {string[]} lines of code that read the key once
 */
export function keySketch(callSite, call, kind) {
  const { api, package: name } = callSite;
  const options = keyOptionsAt(callSite, call);
  const when = isOneKey(callSite, call) ? ONCE : EACH;
  if (call && options) return sketchOfObject(call.callee, options, when);
  if (name === '') return [readLine(api, when)];
  const known = packageSketch(callSite, call, { kind, when });
  if (known.length > 0) return known;
  return replacedPackage(callSite) ? keptByProgram(callSite, call) : passedOn(name, api, when);
}

/** What reads a key that is text, by the function that does. */
const READ = new Map(
  Object.entries({
    createSecretKey: 'crypto.createSecretKey(secret)',
    'subtle.importKey': 'await crypto.subtle.importKey(format, data, algorithm, false, usages)',
    importPKCS8: 'await importPKCS8(pem, algorithm)',
    importSPKI: 'await importSPKI(pem, algorithm)',
    importX509: 'await importX509(pem, algorithm)',
  }),
);

/**
 * @param {string} name of a function that reads a key, or takes one
 * @param {string} when it is to be read
 * @returns {string} a line of code
 */
function readLine(name, when) {
  const read = READ.get(name) ?? `crypto.${takesPublicKey(name) ? 'createPublicKey' : 'createPrivateKey'}(pem)`;
  return `const key = ${read}; // ${when}`;
}

/** What jsonwebtoken does, by the function that it tries first. */
const TOKEN_USES = new Map([
  ['createPrivateKey', 'sign'],
  ['createPublicKey', 'verify'],
]);

/**
 * @param {string} api that jsonwebtoken calls
 * @param {SourceCall | undefined} call what the source says there
 * @param {{kind: KeyKind, when: string}} key what kind it is of, and when it is to be read
 * @returns {string[]} lines of code
 */
function tokenSketch(api, call, { kind, when }) {
  const secret = [
    "const key = crypto.createSecretKey(secret, 'utf8'); // HS256 and its like: once, when the program starts",
  ];
  const from = `RS256, ES256, EdDSA: ${when}`;
  // What gives jsonwebtoken the key calls something else.
  const isSeen = call !== undefined && [...TOKEN_USES.values()].includes(call.callee);
  switch (isSeen ? call.callee : TOKEN_USES.get(api)) {
    case 'sign':
      return ofKind(kind, {
        secret,
        pair: [`const key = crypto.createPrivateKey(pem); // ${from}`],
        both: ['jwt.sign(payload, key, options);'],
      });
    case 'verify':
      return ofKind(kind, {
        secret,
        pair: [`const key = crypto.createPublicKey(pem); // ${from}`],
        both: [
          'jwt.verify(token, key, { algorithms }); // before version 9 it needs them with such a key',
          ...(isSeen ? [] : ['// a function that gives the key for a token: callback(null, key)']),
        ],
      });
    default:
      return ofKind(kind, {
        secret,
        pair: [`const key = crypto.createPrivateKey(pem); // ${from}; to verify: crypto.createPublicKey(pem)`],
        both: [
          'jwt.sign(payload, key, options); // jwt.verify(token, key, { algorithms }): before version 9 it needs them with such a key',
        ],
      });
  }
}

/**
 * @param {KeyKind} kind of a key
 * @param {KindSketch} sketch for keys of both kinds
 * @returns {string[]} its lines for that kind, none if it has none
 */
function ofKind(kind, { secret, pair, both = [] }) {
  const lines = [...(kind === 'pair' ? [] : secret), ...(kind === 'secret' ? [] : pair)];
  return lines.length === 0 ? [] : [...lines, ...both];
}

/**
 * @param {string} callee of a call of node:crypto or jsonwebtoken that is given an object with its key
 * @param {string[]} options what else is in there
 * @param {string} when the key is to be read
 * @returns {string[]} lines of code that read the key as the call does
 */
function sketchOfObject(callee, options, when) {
  const reading = options.filter((name) => READING.has(name));
  const using = options.filter((name) => !READING.has(name));
  const text = reading.includes('format') ? 'data' : 'pem';
  const given = reading.length === 0 ? text : `{ key: ${[text, ...reading].join(', ')} }`;
  const read = `crypto.${takesPublicKey(callee) ? 'createPublicKey' : 'createPrivateKey'}(${given})`;
  const used = using.length === 0 ? 'key' : `{ ${['key', ...using].join(', ')} }`;
  return [
    `const key = ${read}; // ${when}`,
    ...(callee.startsWith('create') ? [] : [`// in the call: ${used} instead of the object`]),
  ];
}

/**
 * For packages that read keys themselves and don't know Node's KeyObject. What a line does besides reading a key, such as to sign a
 * document, is not to be done once.
 * @param {CallSiteReport} callSite one that reads keys
 * @param {SourceCall | undefined} call what the source says there
 * @returns {string[]} lines of code
 */
function keptByProgram(callSite, call) {
  const { api, package: name } = callSite;
  const maker = callingPackage(callSite);
  const isOther = call !== undefined && call.callee !== api;
  if (maker === '' && !isOther) return ['// call it once, when the program starts, and keep what it returns'];
  const whose = maker || name;
  return [`// ${whose} reads it: pass it a key that was read once, when the program starts, if ${whose} takes one`];
}

/**
 * @param {CallSiteReport} callSite of a package that reads keys
 * @param {SourceCall | undefined} call what the source says there
 * @param {{kind: KeyKind, when: string}} key what kind it is of, and when it is to be read
 * @returns {string[]} lines of code, none if it is not known
 */
function packageSketch({ api, package: name }, call, { kind, when }) {
  if (name === 'jsonwebtoken') return tokenSketch(api, call, { kind, when });
  const ofKinds = KIND_SKETCHES.get(name);
  if (ofKinds !== undefined && call && ONLY_READS.test(call.callee)) return [readLine(call.callee, when)];
  if (ofKinds !== undefined) return ofKind(kind, ofKinds);
  const known = SKETCHES.get(name) ?? [];
  // It sends nothing.
  return name === 'web-push' && call?.callee === 'generateRequestDetails'
    ? known.map((line) => line.replace(/^await \w+\.sendNotification/, 'webpush.generateRequestDetails'))
    : known;
}

/**
 * @param {string} name of a package that is not known
 * @param {string} api that it calls
 * @param {string} when the key is to be read
 * @returns {string[]} lines of code; whether the package takes what they make is not known
 */
function passedOn(name, api, when) {
  const made = api.startsWith('subtle.') ? 'CryptoKey' : 'KeyObject';
  return [readLine(api, when), `// pass it to ${name}, if that takes a ${made} instead of what you pass now`];
}
