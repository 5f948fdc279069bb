/** Functions that edits put into the user's file, run: they take what the edited call takes, and refuse what it refuses. */
import nodeCrypto from 'node:crypto';
import { createRequire } from 'node:module';
import { updatedInPieces } from '../../../src/rules/shared/in-pieces.js';
import { standardGroup } from '../../../src/rules/shared/standard-group.js';
import { digestAtOnce, digestInPieces } from '../../../src/rules/shared/subtle-digest.js';
import { sourceCall } from '../../support/source-call.js';
import { site } from '../rule-tester.js';

const require = createRequire(import.meta.url);
const PRIME = nodeCrypto.getDiffieHellman('modp5').getPrime();

/** What a line may give a call, by what it is: a request's JSON holds any object. @type {Record<string, unknown>} */
const GIVEN = {
  text: 'täxt\ud800',
  'no text': '',
  'much text': 'ä'.repeat(2 ** 18),
  'a buffer': Buffer.from('bytes'),
  'a part of one': Buffer.alloc(2 ** 20, 'part').subarray(3, 2 ** 19),
  numbers: new Uint16Array([1, 2, 700]),
  'a view': new DataView(new ArrayBuffer(9), 2, 5),
  'an ArrayBuffer': new ArrayBuffer(3),
  'a prime': PRIME,
  'a prime as text': PRIME.toString('hex'),
  nothing: undefined,
  null: null,
  'a number': -1,
  'a list': [1, 2],
  'a buffer as JSON': { type: 'Buffer', data: [104] },
  'a length': { length: 3, byteLength: 3 },
  'text for a buffer': { buffer: 'abc' },
  'a list for a buffer': { buffer: [1, 2], byteOffset: 0, byteLength: 1 },
  'what is no function': { equals: 1, length: 8 },
};

const origin = (/** @type {string} */ callee, /** @type {string} */ algorithm) => ({ callee, args: [algorithm] });

/** The line, the function that it calls, what makes the edit, and what else the source says. */
const EDITS = [
  ["crypto.createHash('sha256').update(data).digest('hex')", 'digest', updatedInPieces, {}],
  ['crypto.createHash("sha1").update(data)', 'update', updatedInPieces, { origin: origin('createHash', 'sha1') }],
  [
    "crypto.createCipheriv('aes-128-ctr', Buffer.alloc(16, 1), Buffer.alloc(16, 2)).update(data)",
    'update',
    updatedInPieces,
    { origin: origin('createCipheriv', 'aes-128-ctr') },
  ],
  ["await crypto.subtle.digest('SHA-256', data)", 'subtle.digest', digestInPieces, {}],
  ["await crypto.subtle.digest('SHA-256', data)", 'subtle.digest', digestAtOnce, {}],
  ['crypto.createDiffieHellman(data)', 'createDiffieHellman', standardGroup, {}],
  ["crypto.createDiffieHellman(data, 'hex')", 'createDiffieHellman', standardGroup, {}],
];

/**
 * @param {string} code of an expression
 * @param {unknown} data that it uses
 * @param {string[]} [lines] before it
 * @returns {Promise<unknown>} its result as something to compare, or what kind of error it throws
 */
async function outcome(code, data, lines = []) {
  const run = new Function('require', 'crypto', 'data', `${lines.join('\n')}\nreturn (async () => (${code}))();`);
  try {
    const result = await run(require, nodeCrypto, data);
    if (result instanceof nodeCrypto.DiffieHellman) return result.getPrime('hex');
    return Buffer.from(result.digest?.() ?? result).toString('hex');
  } catch (error) {
    return error.code ?? error.name;
  }
}

describe.each(EDITS)('%s: %s', (source, api, editOf, fields) => {
  const call = sourceCall(source, api, { ...fields, taken: ['crypto'], ownsReceiver: true });
  const { edit } = editOf(site({ api, source }), call, '24.21.0');

  test.each(Object.entries(GIVEN))('%s', async (_title, data) => {
    const edited = source.startsWith('await ') ? `await ${edit.text}` : edit.text;
    expect(await outcome(edited, data, edit.imports)).toBe(await outcome(source, data));
  });
});
