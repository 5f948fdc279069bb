/**
 * kdf-cost's sketch, run as a finding shows it: a user whose hash is old logs in, and somebody who does not know the
 * password.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { originalOf } from './advice-cases.js';
import { runProcess } from './cli-process.js';
import { newDirectory } from './directories.js';

/** @import { AdviceCase } from './advice-cases.js' */

/**
 * @typedef {{isIn: boolean, hash: string, salt: unknown, iterations?: number | null, cost?: object | null}} LogIn what is stored
 *   behind it
 */

/** How the case's program made its hashes, and what is to be stored with new ones; with old ones it is null. */
export const MIGRATIONS = {
  pbkdf2: { stored: "crypto.pbkdf2Sync(password, salt, 1000, 32, 'sha256')", next: { iterations: 600_000 } },
  scrypt: { stored: 'crypto.scryptSync(password, salt, 64)', next: { cost: { N: 131_072, r: 8, p: 1 } } },
  'node-argon2': {
    stored: "crypto.argon2Sync('argon2id', { ...options, message: password, nonce: salt, memory: 4096, passes: 2 })",
    next: { cost: { memory: 19_456, passes: 2 } },
  },
};

const WITH = '// with: ';

/**
 * @param {readonly AdviceCase[]} cases all
 * @param {number} major version of Node that runs them
 * @returns {[name: string, advice: AdviceCase, next: object][]} those whose sketch moves hashes on, where it can run
 */
export function migrationCases(cases, major) {
  return Object.entries(MIGRATIONS).flatMap(([name, { next }]) => {
    const found = cases.find((each) => each.rule === 'kdf-cost' && each.name === name);
    // Otherwise a case with another name would be one test less, and nobody would see it.
    if (found === undefined) throw new Error(`kdf-cost has no case ${name}`);
    return found.nodes.includes(major) ? [/** @type {[string, AdviceCase, object]} */ ([name, found, next])] : [];
  });
}

/**
 * @param {AdviceCase} advice a case of kdf-cost
 * @param {string} node absolute path of the Node that runs it
 * @returns {Promise<LogIn[]>} log-ins with a wrong password, the right one, a wrong one, the right one
 */
export async function migrated(advice, node) {
  const cwd = newDirectory();
  const { findings } = (await originalOf(advice, node)).report;
  const { stored, next } = MIGRATIONS[/** @type {keyof typeof MIGRATIONS} */ (advice.name)];
  const lines = findings.find(({ rule }) => rule === 'kdf-cost')?.advice ?? [];
  writeFileSync(
    path.join(cwd, 'migration.cjs'),
    [
      "const crypto = require('crypto');",
      "const { promisify } = require('util');",
      // The others say who has to wait.
      ...lines.filter((line) => line.startsWith(`${WITH}const `)).map((line) => line.slice(WITH.length)),
      'const options = { parallelism: 1, tagLength: 32, secret: Buffer.from("pepper") };',
      'async function logIn(user, password) {',
      ...lines.filter((line) => !line.startsWith(WITH)),
      '  return isRight;',
      '}',
      'async function main() {',
      "  const [password, salt] = ['right', Buffer.from('salt of long ago')];",
      `  const user = { salt, hash: ${stored}, ...${JSON.stringify(withNulls(next))} };`,
      '  const logIns = [];',
      "  for (const each of ['wrong', 'right', 'wrong', 'right']) logIns.push({ isIn: await logIn(user, each), ...user, hash: user.hash.toString('hex') });",
      '  console.log(JSON.stringify(logIns));',
      '}',
      'main();',
    ].join('\n'),
  );
  const { out, err } = await runProcess([node, 'migration.cjs'], { cwd });
  if (err !== '') throw new Error(err);
  return JSON.parse(out);
}

/**
 * @param {object} next what is to be stored with new hashes
 * @returns {object} what a new column of SQL has for old ones
 */
function withNulls(next) {
  return Object.fromEntries(Object.keys(next).map((name) => [name, null]));
}

/**
 * @param {LogIn[]} logIns of one user
 * @param {object} next what is to be stored with new hashes
 * @returns {string[]} what is wrong, empty if the sketch holds
 */
export function migrationProblems([refused, moved, refusedAgain, again], next) {
  const storedIn = (/** @type {LogIn} */ { iterations, cost }) => JSON.stringify({ iterations, cost });
  const stored = [refused, moved, refusedAgain, again].map(storedIn).join(' ');
  return [
    ...([refused, moved, refusedAgain, again].map(({ isIn }) => isIn).join() === 'false,true,false,true'
      ? []
      : ['a wrong password is accepted, or the right one refused']),
    ...(stored === [JSON.stringify(withNulls(next)), ...Array(3).fill(JSON.stringify(next))].join(' ')
      ? []
      : [`stored is ${stored}`]),
    ...(JSON.stringify(moved.salt) === JSON.stringify(refused.salt) || moved.hash === refused.hash
      ? ['salt or hash is the old one']
      : []),
    ...(JSON.stringify({ ...again, isIn: false }) === JSON.stringify(refusedAgain)
      ? []
      : ['what is stored changes again']),
  ];
}
