/** Runs the sketches of async-overhead against WebCrypto itself: what one of them makes, the other must take. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import rule from '../../src/rules/async-overhead.js';
import { contextOf, site } from '../rules/rule-tester.js';
import { runProcess } from '../support/cli-process.js';
import { newDirectory } from '../support/directories.js';

const CPU = { totalMs: 1000, mainMs: 800, workersMs: 0, poolMs: 200, v8Ms: 0, otherMs: 0, runQueueWaitMs: 0 };
/** Lines for one kind of key say so at their end. */
const FOR = /\/\/ for (?:an )?(\w[\w-]*)/;
/** What is code only if there are such data. */
const WITH = '// with additionalData: ';

/**
 * @param {string} api such as `subtle.sign`
 * @param {string} kind of key that its lines are for
 * @param {string} given names of what they use
 * @param {string} made name of what they make
 * @returns {string} a function of them
 */
function sketch(api, kind, given, made) {
  const context = contextOf([
    site({ id: api, operation: 'hash', algorithm: 'sha384', api, form: 'async', loop: 100, blocks: [80, 1, 2, 3] }),
  ]);
  const profile = { ...context.profile, schedulingTicks: 300, cpu: CPU };
  const [{ advice }] = rule.check({ ...context, profile, node: '24.21.0', calls: new Map() });
  const lines = advice.filter((line) => (FOR.exec(line)?.[1] ?? kind) === kind);
  const used = given.includes('additionalData') ? lines.map((line) => line.replace(WITH, '')) : lines;
  return `({ ${given} }) => {\n${used.join('\n')}\nreturn ${made};\n}`;
}

/**
 * @param {string} node absolute path of the Node that runs them
 * @returns {Promise<Record<string, boolean>>} what holds, each of which must be true
 */
export async function subtleSketchAnswers(node) {
  const cwd = newDirectory();
  writeFileSync(
    path.join(cwd, 'sketches.cjs'),
    `const crypto = require('node:crypto');
const { subtle } = crypto;
const encrypted = ${sketch('subtle.encrypt', 'AES-GCM', 'key, data, iv', 'sealed')};
const decrypted = ${sketch('subtle.decrypt', 'AES-GCM', 'key, sealed, iv', 'data')};
const encryptedWith = ${sketch('subtle.encrypt', 'AES-GCM', 'key, data, iv, additionalData', 'sealed')};
const decryptedWith = ${sketch('subtle.decrypt', 'AES-GCM', 'key, sealed, iv, additionalData', 'data')};
const digested = ${sketch('subtle.digest', 'SHA-384', 'data', 'digest')};
const authenticated = ${sketch('subtle.sign', 'HMAC', 'key, data', 'signature')};
const isAuthentic = ${sketch('subtle.verify', 'HMAC', 'key, data, signature', 'isValid')};
const signed = ${sketch('subtle.sign', 'ECDSA', 'key, data', 'signature')};
const isSigned = ${sketch('subtle.verify', 'ECDSA', 'key, data, signature', 'isValid')};
const same = (one, other) => Buffer.from(one).equals(Buffer.from(other));
const throws = (run) => {
  try {
    run();
    return false;
  } catch {
    return true;
  }
};
async function main() {
  const data = Buffer.from('some data');
  const iv = crypto.randomBytes(12);
  const gcm = { name: 'AES-GCM', iv };
  const aes = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt']);
  const sealed = await subtle.encrypt(gcm, aes, data);
  const additionalData = Buffer.from('their header');
  const more = { ...gcm, additionalData };
  const sealedWith = await subtle.encrypt(more, aes, data);
  const forged = Buffer.from(new Uint8Array(sealed));
  forged[0] ^= 1;
  const hmac = await subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, true, ['sign', 'verify']);
  const ecdsa = { name: 'ECDSA', hash: 'SHA-256' };
  const { privateKey, publicKey } = await subtle.generateKey({ ...ecdsa, namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const mac = await subtle.sign('HMAC', hmac, data);
  const signature = await subtle.sign(ecdsa, privateKey, data);
  const wrong = (length) => [Buffer.alloc(length), Buffer.alloc(3), Buffer.alloc(0)];
  console.log(JSON.stringify({
    encrypts: same(await subtle.decrypt(gcm, aes, encrypted({ key: aes, data, iv })), data),
    decrypts: same(decrypted({ key: aes, sealed, iv }), data),
    refusesForged: throws(() => decrypted({ key: aes, sealed: forged, iv })),
    encryptsWith: same(await subtle.decrypt(more, aes, encryptedWith({ key: aes, data, iv, additionalData })), data),
    decryptsWith: same(decryptedWith({ key: aes, sealed: sealedWith, iv, additionalData }), data),
    refusesOthers: throws(() => decryptedWith({ key: aes, sealed: sealedWith, iv, additionalData: data })),
    digests: same(digested({ data }), await subtle.digest('SHA-384', data)),
    authenticates: await subtle.verify('HMAC', hmac, authenticated({ key: hmac, data }), data),
    knowsMac: isAuthentic({ key: hmac, data, signature: mac }),
    refusesMacs: wrong(32).every((each) => isAuthentic({ key: hmac, data, signature: each }) === false),
    signs: await subtle.verify(ecdsa, publicKey, signed({ key: privateKey, data }), data),
    verifies: isSigned({ key: publicKey, data, signature }),
    refusesSignatures: wrong(64).every((each) => isSigned({ key: publicKey, data, signature: each }) === false),
  }));
}
main();
`,
  );
  const { out, err } = await runProcess([node, 'sketches.cjs'], { cwd });
  if (err !== '') throw new Error(err);
  return JSON.parse(out);
}

/** What must hold. */
export const SUBTLE_SKETCHES = {
  encrypts: true,
  decrypts: true,
  refusesForged: true,
  encryptsWith: true,
  decryptsWith: true,
  refusesOthers: true,
  digests: true,
  authenticates: true,
  knowsMac: true,
  refusesMacs: true,
  signs: true,
  verifies: true,
  refusesSignatures: true,
};
