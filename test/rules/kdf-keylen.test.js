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
    ['the asynchronous form, whatever its ticks', { form: 'async', api: 'pbkdf2', parameters, loop: 1 }, 'info'],
    [
      "the asynchronous form with the digest's size",
      { form: 'async', api: 'pbkdf2', parameters: { keylen: 64 } },
      null,
    ],
    [
      'the asynchronous form, start-up only',
      { form: 'async', api: 'pbkdf2', parameters, loop: 0, topLevel: 400 },
      null,
    ],
    ['start-up only', { loop: 0, topLevel: 400, parameters }, null],
    ['too few ticks', { loop: 4, parameters }, null],
  ]);
});

const LINE = "const key = crypto.pbkdf2Sync(password, salt, 10000, 512, 'sha512')";

test("it advises the digest's size where no more is taken, and the same iterations", () => {
  const finding = findingFor(rule, { parameters, source: `${LINE}.subarray(0, 64);` });
  expect(finding.message).toBe(
    '512 bytes of PBKDF2 sha512 cost this program 8 runs of 10,000 iterations, and an attacker one: the first ' +
      '64 bytes are enough to check a guess. The additional runs take about 35.0 % of busy time and add no strength.',
  );
  expect(finding.advice).toEqual([
    "const key = crypto.pbkdf2Sync(password, salt, 10000, 64, 'sha512').subarray(0, 64);",
  ]);
  expect(finding.edit.text).toBe("crypto.pbkdf2Sync(password, salt, 10000, 64, 'sha512')");
  expect(finding.notes).toEqual([]);
  expect(finding.verify).toContain('1/8 of its time');
});

test('arguments that may be secret stay, and are not shown', () => {
  const source = "const key = pbkdf2Sync(text, '…', 3000, 256, 'sha256').subarray(0, 32);";
  const call = { argumentTexts: ['text', null, '3000', '256', "'sha256'"] };
  const { edit, advice } = findingFor(rule, {
    algorithm: 'sha256',
    parameters: { iterations: 3000, keylen: 256 },
    source,
    call,
  });
  expect(edit).toMatchObject({ text: '32', range: { startColumn: source.indexOf('256') + 1 }, imports: [] });
  expect(advice).toEqual(['32 // instead of 256 in line 23']);
});

test.each([
  ["const key = (await pbkdf2(password, salt, 10000, 512, 'sha512')).subarray(0, 64);", true],
  ["return (await pbkdf2(password, salt, 10000, 512, 'sha512')).slice(0, 32);", true],
  ["hash(await pbkdf2(password, salt, 10000, 512, 'sha512')).subarray(0, 64);", false],
  ["hash (await pbkdf2(password, salt, 10000, 512, 'sha512')).subarray(0, 64);", false],
  ["hash(pbkdf2(password, salt, 10000, 512, 'sha512')).subarray(0, 64);", false],
])('%s: what is cut is the result itself: %p', (source, isExact) => {
  const fields = { form: 'async', api: 'pbkdf2', parameters, source, call: { isPromisified: true } };
  expect(findingFor(rule, fields).edit !== null).toBe(isExact);
});

test.each([
  ['all of it is used', `${LINE};`],
  ['more than the digest is taken', `${LINE}.subarray(0, 65);`],
  ['all of its memory is taken from the part', `${LINE}.subarray(0, 64).buffer;`],
  ['not the start is taken', `${LINE}.subarray(64, 128);`],
  ['it is hashed first', `${LINE.replace('crypto.pbk', 'sha256(crypto.pbk')}).subarray(0, 32);`],
  ['its hex is taken', `${LINE}.toString('hex').slice(0, 64);`],
  ['its length is computed', "const key = crypto.pbkdf2Sync(password, salt, 10000, KEYLEN, 'sha512').subarray(0, 64);"],
])('a sketch where %s: stored hashes have to stay valid', (_title, source) => {
  const { edit, advice, notes } = findingFor(rule, { parameters, source });
  expect(edit).toBeNull();
  expect(notes.join()).toContain('existing data need all of them; for new data derive 64 bytes');
  expect(advice[0]).toBe("const key = crypto.pbkdf2Sync(password, salt, iterations, 64, 'sha512');");
  expect(advice.join(' ')).toContain('stored.subarray(0, 64)');
});

test('of the asynchronous form no share of the pool is claimed', () => {
  const { message, advice } = findingFor(rule, {
    form: 'async',
    api: 'pbkdf2',
    algorithm: 'sha256',
    parameters: { iterations: 25_000, keylen: 512 },
    loop: 2,
  });
  expect(message).toContain('16 runs of 25,000 iterations');
  expect(message).not.toContain('%');
  expect(advice[0]).toContain('await pbkdf2(password, salt, iterations, 32,');
});

test('what it says about stored hashes is true', () => {
  const long = pbkdf2Sync('password', 'salt', 2, 512, 'sha512');
  expect(pbkdf2Sync('password', 'salt', 2, 64, 'sha512')).toEqual(long.subarray(0, 64));
});

test('no sketch of a call that a package makes: it passes the length', () => {
  const source = `${LINE}.subarray(0, 64);`;
  for (const fields of [
    { package: 'passport-local-mongoose' },
    { package: 'acme-auth', file: '/srv/node_modules/acme-auth/index.js', source },
  ]) {
    const { edit, advice } = findingFor(rule, { parameters, ...fields });
    expect(edit).toBeNull();
    expect(advice).toEqual([
      `// ${fields.package} passes this length: find its option for 64, and what it does with stored hashes`,
    ]);
  }
});
