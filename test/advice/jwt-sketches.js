/** Runs key-per-call's sketches for secrets with the real packages: what text made, the key must take, and no more. */
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import rule from '../../src/rules/key-per-call.js';
import { contextOf, site } from '../rules/rule-tester.js';
import { runProcess } from '../support/cli-process.js';
import { newDirectory } from '../support/directories.js';
import { installedPackages } from '../support/installed-packages.js';

const PACKAGES = ['hono@4.13.19', 'jose@6.2.18'];

/**
 * @param {string} name of a package
 * @returns {string} the sketch's line that makes the key
 */
function makesKey(name) {
  const read = { operation: 'key.import', api: 'subtle.importKey', form: 'async', package: name, loop: 400, line: 3 };
  const hmac = { operation: 'hmac', api: 'subtle.verify', package: name, line: 3, loop: 20 };
  const [{ advice }] = rule.check(contextOf([site({ ...read, blocks: [300, 1, 2, 3] }), site(hmac)]));
  return advice[0];
}

/** What must hold for each package. */
export const JWT_SKETCHES = Object.fromEntries(
  ['hono', "hono's middleware", 'jose'].map((name) => [
    name,
    { takesOld: true, isTaken: true, refusesForged: true, refusesExpired: true, refusesOther: true, readsOnce: true },
  ]),
);

/**
 * @param {string} node absolute path of the Node that runs them
 * @returns {Promise<Record<string, Record<string, boolean>>>} by package, what holds, each of which must be true
 */
export async function jwtSketchAnswers(node) {
  const cwd = newDirectory();
  symlinkSync(await installedPackages('jwt-sketches', PACKAGES), path.join(cwd, 'node_modules'), 'junction');
  writeFileSync(
    path.join(cwd, 'sketches.mjs'),
    `import crypto from 'node:crypto';
import * as jose from 'jose';
import { Hono } from 'hono';
import * as hono from 'hono/jwt';

let read = 0;
const { importKey } = crypto.subtle;
crypto.subtle.importKey = function (...args) {
  read++;
  return importKey.apply(this, args);
};
const text = 'a secret of enough bytes for HMAC with SHA-256';
const honoKey = await (async (secret) => {
  ${makesKey('hono')}
  return key;
})(text);
const joseKey = await (async (secret) => {
  ${makesKey('jose')}
  return key;
})(new TextEncoder().encode(text));
const now = Math.floor(Date.now() / 1000);
const throughMiddleware = async (token, secret) => {
  const app = new Hono();
  app.use(hono.jwt({ secret, alg: 'HS256' }));
  app.get('/', (context) => context.text(context.get('jwtPayload').sub));
  const answer = await app.request('/', { headers: { authorization: 'Bearer ' + token } });
  if (answer.status !== 200) throw new Error('status ' + answer.status);
  return answer.text();
};
const signWithHono = (exp, key) => hono.sign({ sub: 'ada', exp }, key, 'HS256');
const PACKAGES = {
  hono: {
    key: honoKey,
    given: text,
    other: 'another secret',
    sign: signWithHono,
    verify: async (token, key) => (await hono.verify(token, key, 'HS256')).sub,
  },
  "hono's middleware": {
    key: honoKey,
    given: text,
    other: 'another secret',
    sign: signWithHono,
    verify: throughMiddleware,
  },
  jose: {
    key: joseKey,
    given: new TextEncoder().encode(text),
    other: new TextEncoder().encode('another secret'),
    sign: (exp, key) =>
      new jose.SignJWT({ sub: 'ada' }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(exp).sign(key),
    verify: async (token, key) => (await jose.jwtVerify(token, key)).payload.sub,
  },
};
const refuses = (promise) => promise.then(() => false, () => true);
const answers = {};
for (const [name, { key, given, other, sign, verify }] of Object.entries(PACKAGES)) {
  const token = await sign(now + 60, given);
  const forged = token.replace(/^[^.]*[.]/, Buffer.from('{"alg":"none"}').toString('base64url') + '.');
  answers[name] = {
    takesOld: (await verify(token, key)) === 'ada',
    isTaken: (await verify(await sign(now + 60, key), given)) === 'ada',
    refusesForged: (await refuses(verify(forged, key))) && (await refuses(verify(token.slice(0, -4) + 'AAAA', key))),
    refusesExpired: await refuses(sign(now - 60, key).then((old) => verify(old, key))),
    refusesOther: await refuses(sign(now + 60, other).then((theirs) => verify(theirs, key))),
  };
  read = 0;
  for (let time = 0; time < 10; time++) await verify(await sign(now + 60, key), key);
  answers[name].readsOnce = read === 0;
}
console.log(JSON.stringify(answers));
`,
  );
  const { out, err } = await runProcess([node, 'sketches.mjs'], { cwd });
  if (err !== '') throw new Error(err);
  return JSON.parse(out);
}
