import { pbkdf2Sync } from 'node:crypto';
import rule from '../../src/rules/kdf-keylen.js';
import { findingFor, severityTable } from './rule-tester.js';

const parameters = { iterations: 10000, keylen: 512 };

describe('when it speaks', () => {
  severityTable(rule, [
    ['512 bytes of sha512', { parameters }, 'warning'],
    ['a small share', { parameters, loop: 40 }, 'info'],
    ['65 bytes are a second block', { parameters: { keylen: 65 } }, 'warning'],
    ['64 bytes of sha512', { parameters: { keylen: 64 } }, null],
    ['64 bytes of SHA-256', { algorithm: 'SHA-256', parameters: { keylen: 64 } }, 'warning'],
    ['an unknown length', { parameters: { iterations: 10000 } }, null],
    ['an unknown digest', { algorithm: 'whirlpool', parameters }, null],
    ['no digest', { algorithm: '', parameters }, null],
    ['scrypt, which has no such cost', { operation: 'kdf.scrypt', api: 'scryptSync', parameters }, null],
    ['the asynchronous form', { form: 'async', api: 'pbkdf2', parameters }, null],
    ['start-up only', { loop: 0, topLevel: 400, parameters }, null],
    ['too few ticks', { loop: 4, parameters }, null],
  ]);
});

test('it advises the digest\'s size, the same iterations, and says what OWASP asks for', () => {
  const finding = findingFor(rule, { parameters, source: "const key = crypto.pbkdf2Sync(password, salt, 10000, 512, 'sha512');" });
  expect(finding.message).toBe('512 bytes of PBKDF2 sha512 are 8 runs of 10,000 iterations for this program and one for an attacker, who '
    + "needs only the first 64 bytes to check a guess. The further runs take about 35.0 % of this program's CPU and add no strength.");
  expect(finding.advice).toEqual(["const key = crypto.pbkdf2Sync(password, salt, 10000, 64, 'sha512');"]);
  expect(finding.notes).toContain('Keep the iterations: they are what makes guessing expensive.');
  expect(finding.notes.at(-1)).toContain('210,000');
  expect(finding.verify).toContain('1/8 of its time');
});

test('without the source it shows the call in general', () => {
  const { advice } = findingFor(rule, { parameters });
  expect(advice).toEqual(["const key = await pbkdf2(password, salt, iterations, 64, 'sha512');"]);
});

test('a length that is computed is not replaced', () => {
  const { advice } = findingFor(rule, { parameters, source: "crypto.pbkdf2Sync(p, s, 10000, KEYLEN, 'sha512')" });
  expect(advice).toEqual(["const key = await pbkdf2(password, salt, iterations, 64, 'sha512');"]);
});

test('what it says about stored hashes is true', () => {
  const long = pbkdf2Sync('password', 'salt', 2, 512, 'sha512');
  expect(pbkdf2Sync('password', 'salt', 2, 64, 'sha512')).toEqual(long.subarray(0, 64));
});
