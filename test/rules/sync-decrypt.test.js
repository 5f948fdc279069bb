import rule from '../../src/rules/sync-decrypt.js';
import { sourceCall } from '../support/source-call.js';
import { contextOf, findingFor, severityTable, site } from './rule-tester.js';

/** @import { Finding } from '../../src/model/report.js' */

const decrypt = { operation: 'asym.decrypt', algorithm: 'rsa', api: '' };
const short = { loop: 300, blocks: [300, 1, 2, 3] };

describe('when it speaks', () => {
  severityTable(rule, [
    ['long blocks', { ...decrypt, blocks: [40, 21, 24, 30] }, 'error'],
    ['short blocks, a large share', { ...decrypt, ...short }, 'warning'],
    ['short blocks, a notable share', { ...decrypt, ...short, loop: 100 }, 'info'],
    ['a small share', { ...decrypt, ...short, loop: 20 }, null],
    ['encrypting with a public key', { ...decrypt, ...short, operation: 'asym.encrypt' }, null],
    ['while modules load', { ...decrypt, loop: 0, topLevel: 300 }, null],
  ]);
});

/**
 * @param {string} source line that decrypts
 * @param {string} [name] of the function
 * @returns {Finding | undefined} what is found there
 */
function found(source, name = 'privateDecrypt') {
  const callSite = site({ ...decrypt, ...short });
  const calls = new Map([[callSite.id, sourceCall(source, name)]]);
  return rule.check({ ...contextOf([callSite]), calls })[0];
}

const oaep = (/** @type {string} */ hash) => `{ name: 'RSA-OAEP', hash: '${hash}' }`;
const ONLY_OAEP = 'only if the padding is OAEP';

describe('OAEP, on the thread pool', () => {
  test.each([
    ['{ key }', 'SHA-1'],
    ["{ key, oaepHash: 'sha256' }", 'SHA-256'],
    ["{ key, oaepHash: 'SHA512' }", 'SHA-512'],
    ["{ key, oaepHash: 'RSA-SHA384' }", 'SHA-384'],
    ["{ key, padding: crypto.constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha-256' }", 'SHA-256'],
  ])('%s', (options, hash) => {
    const { edit, advice, notes } = found(`const text = crypto.privateDecrypt(${options}, box);`);
    expect(edit).toBeNull();
    expect(advice.join('\n')).toContain(oaep(hash));
    expect(advice.join('\n')).not.toContain(ONLY_OAEP);
    expect(notes.join(' ')).toContain('OperationError');
  });

  test('with its label', () => {
    const { advice } = found('crypto.privateDecrypt({ key, oaepLabel: label }, box)');
    expect(advice[0]).toContain("{ name: 'RSA-OAEP', label: oaepLabel }");
  });

  test.each(['key', 'options', '{ ...options, key }'])('what has a name may have any padding: %s', (argument) =>
    expect(found(`crypto.privateDecrypt(${argument}, box)`).advice.join('\n')).toContain(ONLY_OAEP),
  );
});

describe('what WebCrypto has not, in a worker', () => {
  test.each([
    '{ key, padding: crypto.constants.RSA_PKCS1_PADDING }',
    '{ key, padding: constants.RSA_NO_PADDING }',
    '{ key, padding }',
    "{ key, oaepHash: 'sha3-256' }",
    "{ key, oaepHash: 'sha512-256' }",
    '{ key, oaepHash: hash }',
  ])('%s', (options) => {
    const { advice } = found(`const text = crypto.privateDecrypt(${options}, box);`);
    expect(advice.join('\n')).toContain('await pool.run(encrypted)');
    expect(advice.join('\n')).not.toContain('subtle');
  });
});

test('what a public key does takes less than a worker', () =>
  expect(found('crypto.publicDecrypt(key, box)', 'publicDecrypt')).toBeUndefined());

test('a package makes the call', () =>
  expect(findingFor(rule, { ...decrypt, ...short, package: 'node-rsa-like' }).advice[0]).toMatch(
    /^\/\/ node-rsa-like makes this call/,
  ));
