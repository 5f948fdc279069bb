import rule from '../../src/rules/async-blocks.js';
import { sourceCall } from '../support/source-call.js';
import { contextOf, findingFor, severityTable, site } from './rule-tester.js';

/** @import { Finding } from '../../src/model/report.js' */

const digest = { operation: 'hash', algorithm: 'sha256', api: 'subtle.digest', form: 'async', blocks: [8, 16, 18, 19] };
const argon2 = { operation: 'kdf.argon2', algorithm: 'argon2id', api: 'argon2', form: 'async' };

describe('when it speaks', () => {
  severityTable(rule, [
    ['blocks of 18 ms', { ...digest, loop: 100 }, 'warning'],
    ['many of them', digest, 'error'],
    ['blocks of 50 ms', { ...digest, blocks: [8, 48, 50, 71] }, 'error'],
    ['one that never mattered much', { ...digest, loop: 40, blocks: [1, 38, 38, 38] }, 'warning'],
    ['hand-overs, however many', { ...digest, blocks: [400, 1, 2, 3] }, null],
    ['hand-overs in a row', { ...digest, leaves: { computing: 10, decoding: 0, copying: 100 } }, null],
    ['what has no names that would tell', { ...digest, leaves: { computing: 0, decoding: 0, nameless: 390 } }, 'error'],
    ['copies', { ...digest, leaves: { computing: 0, decoding: 0, copying: 390 } }, 'error'],
    ['no times', { ...digest, blocks: [0, 0, 0, 0] }, null],
    ['the blocking form, which other rules are about', { ...digest, form: 'sync' }, null],
    ['a form that nobody knows', { ...digest, form: 'unknown' }, null],
    ['argon2 that computes on the event loop', argon2, 'error'],
    ['argon2 that does not', { ...argon2, blocks: [400, 1, 1, 2] }, null],
    ['plain JavaScript, which has its own rule', { ...argon2, package: 'hash-wasm', api: 'argon2id' }, null],
    [
      'keys that are read, which has its own rule',
      { ...digest, operation: 'key.import', api: 'subtle.importKey' },
      null,
    ],
    ['a native package', { ...argon2, package: 'bcrypt', api: 'hash', operation: 'kdf.bcrypt' }, 'error'],
  ]);
});

describe('on a machine whose other work threads waited for, two thirds of the time', () => {
  const busy = { totalMs: 1000, mainMs: 900, workersMs: 0, poolMs: 0, v8Ms: 100, otherMs: 0, runQueueWaitMs: 2000 };
  const found = (/** @type {number[]} */ blocks) => {
    const context = contextOf([site({ ...digest, blocks })]);
    return rule.check({ ...context, profile: { ...context.profile, cpu: busy } }).map(({ severity }) => severity);
  };
  test('a stretch may be that waiting', () => expect(found([8, 6, 12, 19])).toEqual([]));
  test('unless it is known that this thread did not wait', () => {
    const context = contextOf([site({ ...digest, blocks: [8, 6, 12, 19] })]);
    const profile = { ...context.profile, cpu: { ...busy, mainRunQueueWaitMs: 10 } };
    expect(rule.check({ ...context, profile })).toHaveLength(1);
  });
  test('work that is longer is still told of', () => expect(found([8, 48, 54, 71])).toEqual(['error']));
});

test('it says that the name promises more than was seen', () => {
  expect(findingFor(rule, digest).message).toMatch(
    /^crypto.subtle.digest \(hashing sha256\) holds the event loop in 8 stretches, .* Its form is asynchronous, but this part of it ran on the event loop\.$/,
  );
});

test.each([
  ['of data', { ...digest, leaves: { computing: 0, decoding: 0, copying: 390 } }, true],
  ['not where no names would tell', { ...digest, leaves: { computing: 0, decoding: 0, nameless: 390 } }, false],
  ['not of a password', { ...argon2, api: 'subtle.deriveBits', leaves: { computing: 390, decoding: 0 } }, false],
  ["not of node:crypto's functions", argon2, false],
])('it says that WebCrypto copies: %s', (_title, fields, isSaid) => {
  expect(findingFor(rule, fields).notes.join(' ').includes('Node copies the input')).toBe(isSaid);
});

test.each([
  ['24.12.0', true],
  ['24.15.0', true],
  ['24.16.0', false],
  ['25.9.0', true],
  ['26.0.0', true],
  ['26.1.0', false],
  ['', false],
])('Node %s needs an upgrade for argon2: %s', (node, isOld) => {
  const [{ advice, edit }] = rule.check({ ...contextOf([site(argon2)]), node });
  expect(edit).toBeNull();
  expect(advice.join('\n').includes('upgrade to 24.16, 26.1 or later')).toBe(isOld);
});

/**
 * @param {string} source one line
 * @returns {Finding} what is found there
 */
function findingAt(source) {
  const callSite = site(digest);
  const call = sourceCall(source, 'subtle.digest', { module: 'esm' });
  return rule.check({ ...contextOf([callSite]), calls: new Map([[callSite.id, call]]) })[0];
}

describe('edits', () => {
  test('a digest is made in pieces', () => {
    const { edit, advice } = findingAt("const digest = await crypto.subtle.digest('SHA-512', data);");
    expect(advice[0]).toBe("const digest = await hashInPieces(newHash('sha512'), data);");
    expect(edit.imports).toEqual([
      "import { createHash as newHash } from 'node:crypto';",
      expect.stringMatching(/^const hashInPieces = async/),
    ]);
  });

  test.each([
    'crypto.subtle.digest(name, data);',
    "crypto.subtle.digest({ name: 'SHA-256' }, data);",
    "crypto.subtle.digest('SHA3-256', data);",
  ])('a sketch: %s', (source) => {
    const { edit, advice } = findingAt(source);
    expect(edit).toBeNull();
    expect(advice.join('\n')).toContain('worker thread');
    expect(advice.join('\n')).toContain('data is empty here afterwards');
  });
});
