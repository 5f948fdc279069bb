/**
 * The programs that the gate is tried on, and changes to their sources, as in commits. How much work makes which share
 * depends on the machine, so edits are made from measured costs.
 */

/** One of fixtures/programs/gate/accounts. @typedef {'routes'|'async-kdf'|'startup-key'|'none'|'bcrypt'|'express'} ProgramName */

/**
 * Costs on this machine.
 * @typedef {object} Costs
 * @property {number} requestMs busy time of one request of the unchanged program, without start-up
 * @property {number} share its part that is cryptography on the event loop, 0..1
 * @property {number} msPerDigest of SHA-256 of empty input
 * @property {number} msPerByte of SHA-256, per further byte
 * @property {number} msPerIteration of PBKDF2 with SHA-256
 */

/** A replacement in a file's text. @typedef {{file: string, from: string, to: string}} Edit */

/**
 * @typedef {object} Change
 * @property {ProgramName} program
 * @property {string} name such as `+8 points`, `''` if nothing is changed
 * @property {'same' | 'worse'} is whether a gate should pass it
 * @property {(costs: Costs) => Edit[]} edits
 * @property {{share: number, function: string, cost: 'msPerByte' | 'msPerIteration'}} [adds] a call site: its share of
 *   busy time, the function that it is in, and the cost that its size is worked out from
 */

/** Share of requests that check a password: weights in accounts/. */
const LOGINS = { routes: 0.3, 'async-kdf': 0.25, 'startup-key': 1 / 8, none: 0, bcrypt: 1 / 7, express: 0.3 };

/**
 * One request in this many digests a page: at half a per cent, a digest per request would be hardly more than its
 * set-up.
 */
const DIGEST_EVERY = 8;
/** Duration of an occasional password check, ms. */
const BLOCK_MS = 20;

/** @type {readonly Change[]} */
export const CHANGES = [
  .../** @type {const} */ (['routes', 'async-kdf', 'startup-key', 'none', 'bcrypt', 'express']).map((program) =>
    same(program, '', []),
  ),
  same('routes', 'a function renamed', [{ file: 'account.cjs', from: 'checkPassword', to: 'verifyPassword' }]),
  same('routes', 'a file renamed', [
    { file: 'server.cjs', from: './account.cjs', to: './session.cjs' },
    { file: 'account.cjs', from: '', to: 'session.cjs' },
  ]),
  newDigest('routes', 0.005),
  newDigest('routes', 0.02),
  newDigest('routes', 0.08),
  newBlock('routes', 0.02),
  iterations('routes', 1500, '+8 points', (costs) => eightPoints('routes', costs)),
  iterations('routes', 1500, 'iterations doubled', () => 1500),
  newDigest('async-kdf', 0.02),
  {
    program: 'async-kdf',
    name: 'made synchronous',
    is: 'worse',
    edits: () => [{ file: 'account.cjs', from: 'await derive(', to: 'crypto.pbkdf2Sync(' }],
  },
  { ...iterations('async-kdf', 4000, 'iterations doubled', () => 4000), is: 'same' },
  newDigest('startup-key', 0.02),
  iterations('startup-key', 1000, '+8 points', (costs) => eightPoints('startup-key', costs)),
  iterations('startup-key', 1000, 'iterations doubled', () => 1000),
  newDigest('none', 0.005),
  newDigest('none', 0.02),
  newDigest('none', 0.08),
  newBlock('none', 0.02),
  newDigest('bcrypt', 0.02),
  {
    program: 'bcrypt',
    name: 'made synchronous',
    is: 'worse',
    edits: () => [{ file: 'account.cjs', from: 'bcrypt.compare(', to: 'bcrypt.compareSync(' }],
  },
  {
    program: 'bcrypt',
    name: 'native to JavaScript',
    is: 'worse',
    edits: () => [{ file: 'account.cjs', from: "require('bcrypt')", to: "require('bcryptjs')" }],
  },
  iterations('express', 1500, '+8 points', (costs) => eightPoints('express', costs)),
  iterations('express', 1500, 'iterations doubled', () => 1500),
];

/**
 * @param {ProgramName} program that is changed
 * @param {string} name of the change
 * @param {Edit[]} edits that change nothing about what it does
 * @returns {Change}
 */
function same(program, name, edits) {
  return { program, name, is: 'same', edits: () => edits };
}

/**
 * @param {ProgramName} program that is changed
 * @param {number} share of busy time that the new call site takes, in short calls
 * @returns {Change}
 */
function newDigest(program, share) {
  return {
    program,
    name: `a new call site of ${percentOf(share)}`,
    is: 'worse',
    adds: { share, function: 'tagPage', cost: 'msPerByte' },
    edits: (costs) => [
      {
        file: 'orders.cjs',
        from: 'function render() {',
        to:
          `const { createHash } = require('node:crypto');\nconst page = Buffer.alloc(${Math.round((DIGEST_EVERY * extraMs(share, costs) - costs.msPerDigest) / costs.msPerByte)}, 'page');\n\n` +
          `let requests = 0;\n\nfunction tagPage() {\n  return createHash('sha256').update(page).digest('base64');\n}\n\nfunction render() {\n  if (++requests % ${DIGEST_EVERY} === 0) tagPage();`,
      },
    ],
  };
}

/**
 * @param {ProgramName} program that is changed
 * @param {number} share of busy time that the new call site takes, in occasional long calls
 * @returns {Change}
 */
function newBlock(program, share) {
  return {
    program,
    name: `a new call site of ${percentOf(share)}, ${BLOCK_MS} ms at a time`,
    is: 'worse',
    adds: { share, function: 'checkKey', cost: 'msPerIteration' },
    edits: (costs) => [
      {
        file: 'orders.cjs',
        from: 'function render() {',
        to:
          "const { pbkdf2Sync } = require('node:crypto');\nlet requests = 0;\n\n" +
          `function checkKey() {\n  return pbkdf2Sync('api key', 'salt', ${Math.round(BLOCK_MS / costs.msPerIteration)}, 32, 'sha256');\n}\n\nfunction render() {\n` +
          `  if (++requests % ${Math.round(BLOCK_MS / extraMs(share, costs))} === 0) checkKey();`,
      },
    ],
  };
}

/**
 * @param {ProgramName} program that is changed
 * @param {number} before iterations of its password check
 * @param {string} name of the change
 * @param {(costs: Costs) => number} more returns how many to add
 * @returns {Change}
 */
function iterations(program, before, name, more) {
  return {
    program,
    name,
    is: 'worse',
    edits: (costs) => [
      { file: 'account.cjs', from: `ITERATIONS = ${before};`, to: `ITERATIONS = ${before + Math.round(more(costs))};` },
    ],
  };
}

/**
 * @param {ProgramName} program whose requests check passwords
 * @param {Costs} costs of its machine
 * @returns {number} additional iterations of each check that make its share eight points larger
 */
function eightPoints(program, { requestMs, share, msPerIteration }) {
  const points = 0.08;
  return (points * requestMs) / (1 - share - points) / LOGINS[program] / msPerIteration;
}

/**
 * @param {number} share of busy time that something new takes
 * @param {Pick<Costs, 'requestMs'>} costs of the machine
 * @returns {number} ms of each request
 */
export function extraMs(share, { requestMs }) {
  return (share / (1 - share)) * requestMs;
}

/**
 * @param {number} share 0..1
 * @returns {string} such as `0.5 %`
 */
function percentOf(share) {
  return `${Number((share * 100).toFixed(1))} %`;
}
