import rule from '../../src/rules/sync-agreement.js';
import { findingFor, severityTable } from './rule-tester.js';

const x25519 = { operation: 'kex.x25519', algorithm: 'x25519', api: 'diffieHellman' };
const ecdh = { operation: 'kex.ecdh', algorithm: 'secp384r1', api: 'computeSecret' };
const short = { loop: 300, blocks: [300, 1, 2, 3] };
const source = 'const secret = crypto.diffieHellman({ privateKey, publicKey });';

describe('when it speaks', () => {
  severityTable(rule, [
    ['long blocks', { ...ecdh, blocks: [40, 21, 24, 30] }, 'error'],
    ['short blocks, a large share', { ...x25519, ...short }, 'warning'],
    ['short blocks, a notable share', { ...x25519, ...short, loop: 100 }, 'info'],
    ['a small share', { ...x25519, ...short, loop: 20 }, null],
    ['a callback', { ...x25519, form: 'async' }, null],
    ['a family', { ...x25519, ...short, operation: 'kex', algorithm: '' }, 'warning'],
    ['a KEM', { ...x25519, ...short, operation: 'kex.kem', api: 'decapsulate' }, 'warning'],
    ["a prime, which is dh-prime's", { operation: 'kex.dh', api: 'createDiffieHellman' }, null],
    ['a handshake', { ...x25519, operation: 'tls.handshake' }, null],
  ]);
});

test('with a callback, where Node has it', () => {
  const { advice, edit } = findingFor(rule, { ...x25519, ...short, source });
  expect(edit.text).toBe('await diffieHellman({ privateKey, publicKey })');
  expect(edit.imports.join('\n')).toContain(".promisify(require('node:crypto').diffieHellman)");
  expect(advice.join('\n')).toContain('in Node 23.11 and later: earlier ones never call back');
});

test.each(['20.20.2', '22.23.3', '23.10.0', ''])('Node %s would never call back, or may not', (node) => {
  const { advice, edit } = findingFor(rule, { ...x25519, ...short, source }, node);
  expect(edit).toBeNull();
  expect(advice.join('\n')).toContain("curve = { name: 'X25519' }");
  expect(advice.join('\n')).not.toContain('promisify');
});

test.each([
  ['prime256v1', 'P-256'],
  ['secp384r1', 'P-384'],
  ['secp521r1', 'P-521'],
  ['p-384', 'P-384'],
])('WebCrypto has %s', (algorithm, namedCurve) => {
  const { advice } = findingFor(rule, { ...ecdh, ...short, algorithm });
  expect(advice.join('\n')).toContain(`{ name: 'ECDH', namedCurve: '${namedCurve}' }`);
});

test('who makes a new pair for each agreement keeps forward secrecy', () => {
  const { advice } = findingFor(rule, { ...ecdh, ...short });
  const made = advice.find((line) => line.includes('generateKey('));
  expect(made).toMatch(/^const ours = await /);
  expect(advice.join('\n')).not.toMatch(/with: const ours/);
  for (const fields of [
    { ...ecdh, algorithm: 'secp256k1' },
    { ...ecdh, operation: 'kex.dh', algorithm: 'modp16' },
  ])
    expect(findingFor(rule, { ...fields, ...short }).advice.join('\n')).toMatch(
      /=> \{ const ours = .*generateKeys\(\)/,
    );
});

test('what WebCrypto has not, in a worker', () => {
  const { advice, notes } = findingFor(rule, { ...ecdh, ...short, operation: 'kex.dh', algorithm: 'modp16' });
  expect(advice[0]).toContain('await pool.run(theirs)');
  expect(advice.join('\n')).toContain('crypto.getDiffieHellman(group)');
  expect(notes.join(' ')).toContain('X25519');
  const old = findingFor(rule, { ...x25519, ...short, algorithm: 'x448', source }, '20.20.2');
  expect(old.advice.join('\n')).toContain('crypto.diffieHellman({ privateKey');
});

test.each(['x25519', 'prime256v1'])('little is promised of short agreements: %s', (algorithm) => {
  const { notes, verify } = findingFor(rule, { ...x25519, ...short, algorithm, source });
  expect(notes.join(' ')).toContain('saves a part');
  expect(verify).not.toContain('about 0');
  expect(findingFor(rule, { ...ecdh, ...short }).verify).toContain('about 0');
});

test('a package makes the call', () =>
  expect(findingFor(rule, { ...ecdh, ...short, package: 'eccrypto' }).advice[0]).toMatch(/^\/\/ eccrypto /));
