import rule from '../../src/rules/sync-hash.js';
import { findingFor, severityTable } from './rule-tester.js';

const hash = { operation: 'hash', algorithm: 'sha256', api: 'update', blocks: [20, 9, 12, 15] };

describe('when it speaks', () => {
  severityTable(rule, [
    ['long blocks, a large share', hash, 'error'],
    ['blocks of 40 ms', { ...hash, loop: 80, busy: 50_000, blocks: [2, 40, 40, 40] }, 'error'],
    ['long blocks, a small share', { ...hash, loop: 60, busy: 10_000 }, 'warning'],
    ['small hashes, however many', { ...hash, loop: 900, blocks: [900, 1, 2, 3] }, null],
    ['a recording without times', { ...hash, blocks: [0, 0, 0, 0] }, null],
    ['HMAC', { ...hash, operation: 'hmac' }, 'error'],
    ['subtle.digest', { ...hash, api: 'subtle.digest', form: 'async' }, null],
    ['in plain JavaScript', { ...hash, package: 'hash.js' }, null],
  ]);
});

test.each([
  ['sha256', "crypto.createHash('sha256')", "crypto.subtle.digest('SHA-256', buffer)"],
  ['', 'crypto.createHash(algorithm)', 'crypto.subtle.digest(algorithm, buffer)'],
])('algorithm "%s"', (algorithm, stream, memory) => {
  const { advice } = findingFor(rule, { ...hash, algorithm });
  expect(advice.join('\n')).toContain(stream);
  expect(advice.join('\n')).toContain(memory);
});

test('WebCrypto is not advised for digests that it lacks', () => {
  expect(findingFor(rule, { ...hash, algorithm: 'blake2b512' }).advice.join('\n')).not.toContain('subtle');
});

test('the gain is shorter blocks: in pieces, the work may stay on the loop', () => {
  expect(findingFor(rule, hash).verify)
    .toBe('Run cryptoprof again under the same load: no block of hashing should last longer than 5 ms (now up to 15 ms).');
});

test('HMAC stays HMAC', () => {
  const { advice } = findingFor(rule, { ...hash, operation: 'hmac' });
  expect(advice).toContain("const hash = crypto.createHmac('sha256', key);");
});

test('an algorithm that is no name does not get into code', () => {
  const { advice } = findingFor(rule, { ...hash, algorithm: "x'); process.exit('" });
  expect(advice.join('\n')).not.toContain('process.exit');
});
