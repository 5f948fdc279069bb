/** Numbers that age stand in one place; the pages quote them with their date. */
import { readFileSync } from 'node:fs';
import {
  argon2Blocks,
  checksStandardPrimes,
  hasOneShotHash,
  keyReadingMs,
  PASSWORD_STORAGE,
} from '../../src/catalogue/guidance.js';
import { grouped } from '../../src/text/numbers.js';

const page = (name) =>
  readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

describe.each(['sync-kdf', 'kdf-keylen', 'kdf-cost'])('%s', (name) => {
  test.each(Object.entries(PASSWORD_STORAGE.pbkdf2Iterations))('quotes the iterations for %s', (digest, iterations) => {
    expect(page(name)).toMatch(new RegExp(`${grouped(iterations)}(?: iterations)? with ${digest}`));
  });

  test('says when they were read, and shows no smaller number', () => {
    expect(page(name)).toContain(
      `Password Storage Cheat Sheet](https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#pbkdf2), read on ${PASSWORD_STORAGE.date}`,
    );
    const shown = [...page(name).matchAll(/\b(\d{3}_\d{3}), \d+, 'sha512'/g)].map(([, number]) =>
      Number(number.replace('_', '')),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(PASSWORD_STORAGE.pbkdf2Iterations.sha512);
  });
});

test('what a key costs to read is said for each Node', () => {
  expect(page('sync-sign')).toContain(
    `${keyReadingMs('20.20.0')} ms (Node 20), ${keyReadingMs('24.21.0')} ms (Node 22, 24, 26;`,
  );
  expect([keyReadingMs('22.1.0'), keyReadingMs('26.1.0'), keyReadingMs('18.0.0'), keyReadingMs('')]).toEqual([
    0.03,
    0.03,
    null,
    null,
  ]);
});

test.each([
  ['24.15.0', true],
  ['24.16.0', false],
  ['25.9.0', true],
  ['26.0.0', true],
  ['26.1.0', false],
  ['', false],
])('argon2 on Node %s blocks: %s', (node, expected) => {
  expect(argon2Blocks(node)).toBe(expected);
});

test.each([
  ['20.11.0', false],
  ['20.12.0', true],
  ['22.0.0', true],
  ['', true],
])('crypto.hash on Node %s: %s', (node, expected) => {
  expect(hasOneShotHash(node)).toBe(expected);
});

test.each([
  ['20.20.2', false],
  ['22.23.3', false],
  ['24.21.0', true],
  ['26.10.0', true],
  ['', true],
])('standard primes are checked on Node %s: %s', (node, expected) => {
  expect(checksStandardPrimes(node)).toBe(expected);
});

test('kdf-cost quotes what is asked of bcrypt and Argon2id', () => {
  for (const { m, t } of PASSWORD_STORAGE.argon2id)
    expect(page('kdf-cost')).toMatch(new RegExp(`${m} MiB (?:of memory )?and t=${t}`));
  expect(page('kdf-cost')).toContain(`bcrypt: ${PASSWORD_STORAGE.bcryptRounds} rounds or more`);
});
