import rule from '../../src/rules/sync-keygen.js';
import { findingFor, severityTable } from './rule-tester.js';

const rsa = { operation: 'keygen.rsa', algorithm: 'rsa', api: 'generateKeyPairSync' };
const ec = { operation: 'keygen.ec', algorithm: 'p-256', api: 'generateKeyPairSync' };

describe('when it speaks', () => {
  severityTable(rule, [
    ['RSA keys per request', rsa, 'error'],
    ['a key pair of unknown type', { ...rsa, operation: 'keygen' }, 'error'],
    ['P-256 keys: short, a notable share', { ...ec, loop: 100, blocks: [100, 1, 2, 3] }, 'info'],
    ['P-256 keys: short, a large share', { ...ec, loop: 300, blocks: [300, 1, 2, 3] }, 'warning'],
    ['P-256 keys: short, a small share', { ...ec, loop: 20, blocks: [20, 1, 2, 3] }, null],
    ['at start-up', { ...rsa, loop: 0, topLevel: 400 }, null],
    ['asynchronous', { ...rsa, api: 'generateKeyPair', form: 'async' }, null],
    ['ECDH', { operation: 'kex.ecdh', api: 'generateKeys' }, null],
  ]);
});

test('the key pair is awaited', () => {
  const { advice } = findingFor(rule, {
    ...rsa,
    source: "const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });",
  });
  expect(advice[0]).toBe("const { publicKey } = await generateKeyPair('rsa', { modulusLength: 2048 });");
});

test.each([
  ['keygen.x25519', ''],
  ['keygen.ed25519', ''],
  ['keygen.ec', 'P-256'],
  ['keygen.ec', 'prime256v1'],
])('little is promised where handing a pair over takes as long as making it: %s %s', (operation, algorithm) => {
  const short = { ...ec, loop: 300, blocks: [300, 1, 2, 3], operation, algorithm };
  const { notes, verify } = findingFor(rule, short);
  expect(notes.join(' ')).toContain('takes about as long as handing it to the thread pool');
  expect(verify).toContain('may fall a little');
  expect(findingFor(rule, { ...short, algorithm: 'P-384', operation: 'keygen.ec' }).verify).toContain('about 0');
});

const OR_WORKER = 'call it in a worker thread';
const WORTH_IT = 'where one call takes 0.1 ms or more';

test.each([
  ['keygen.rsa', 'rsa', [OR_WORKER], [WORTH_IT]],
  ['keygen.ec', 'P-384', [OR_WORKER], [WORTH_IT]],
  ['keygen.ec', '', [OR_WORKER, WORTH_IT], []],
  ['keygen.secret', 'hmac', [OR_WORKER, WORTH_IT], []],
  ['keygen', '', [OR_WORKER, WORTH_IT], []],
  ['keygen.ed25519', '', ['call it less often'], [OR_WORKER]],
  ['keygen.ec', 'P-256', ['call it less often'], [OR_WORKER]],
])('a package that makes keys is worth a worker if that takes long: %s %s', (operation, algorithm, said, unsaid) => {
  const { advice, notes, verify } = findingFor(rule, { ...rsa, operation, algorithm, package: 'web-push' });
  for (const words of said) expect(advice.join(' ')).toContain(words);
  for (const words of [...unsaid, 'can be kept']) expect(advice.join(' ')).not.toContain(words);
  expect(advice[0]).toContain('call it less often, if fewer will do: use none twice');
  const isShort = unsaid.includes(OR_WORKER);
  expect(notes.join(' ').includes('about as long as handing it to another thread')).toBe(isShort);
  expect(verify.includes('as far as it is called less often')).toBe(isShort);
});

test.each([
  ['node-forge', 'promisify(forge.pki.rsa.generateKeyPair)'],
  ['selfsigned', 'promisify(selfsigned.generate)'],
  ['ssh2', 'promisify(utils.generateKeyPair)'],
])('%s has Node make keys on the thread pool, if it is given a callback', (name, promise) => {
  const { edit, advice } = findingFor(rule, {
    ...rsa,
    operation: 'keygen.rsa',
    algorithm: '',
    package: name,
    computedBy: '',
  });
  expect(edit).toBeNull();
  expect(advice.join('\n')).toContain(`${promise}; // from node:util`);
  expect(advice.join('\n')).not.toMatch(/less often|worker/);
});

test.each([
  ['computes them itself', { computedBy: 'node-forge', api: 'generateKeyPair', form: 'sync' }],
  ['is called by another package', { file: '/srv/node_modules/tunnels/keys.js' }],
])('nothing is known of its callback where it %s', (_title, fields) => {
  const found = findingFor(rule, {
    ...rsa,
    operation: 'keygen.rsa',
    algorithm: '',
    package: 'node-forge',
    computedBy: '',
    ...fields,
  });
  expect(found?.advice.join('\n') ?? '').not.toContain('promisify');
});
