import rule from '../../src/rules/dh-prime.js';
import { contextOf, findingFor, severityTable, site } from './rule-tester.js';

const dh = { operation: 'kex.dh', algorithm: '', api: 'createDiffieHellman' };

describe('when it speaks', () => {
  severityTable(rule, [
    ['a prime', dh, 'error'],
    ['short blocks', { ...dh, blocks: [20, 6, 8, 9], loop: 150 }, 'warning'],
    ['few short calls', { ...dh, blocks: [30, 1, 1, 1], loop: 30 }, null],
    ["a size, which is sync-prime's", { ...dh, parameters: { primeLength: 2048 } }, null],
    ["a search, which is sync-prime's", { ...dh, operation: 'prime.generate' }, null],
    ['a standard group', { ...dh, api: 'createDiffieHellmanGroup' }, null],
    ['a key agreement', { ...dh, api: 'computeSecret' }, null],
    ['at start-up', { ...dh, loop: 0, topLevel: 300 }, null],
  ]);
});

test.each([
  [false, ', in stretches of up to 71 ms.'],
  [true, ', up to 71 ms at once.'],
])('one stretch of ticks may be several calls: split %s', (split, end) => {
  const callSite = site(dh);
  const { message } = rule.check(contextOf([{ ...callSite, blocks: { ...callSite.blocks, maxMs: 71, split } }]))[0];
  expect(message).toMatch(/^createDiffieHellman checks its prime each time: [\d.]+ % of busy time/);
  expect(message.endsWith(end)).toBe(true);
});

const SOURCE = 'const dh = crypto.createDiffieHellman(prime, generator);';

test('the prime is compared where it is given', () => {
  const { edit, advice, notes, verify } = findingFor(rule, { ...dh, source: SOURCE });
  expect(edit).toMatchObject({ text: 'dhOf(prime, generator)', asyncAt: null, callersMustAwait: false });
  expect(edit.imports[0]).toBe("const crypto = require('node:crypto');");
  expect(edit.imports[1]).toContain('[14, 15, 16, 17, 18]');
  expect(advice).toEqual(['const dh = dhOf(prime, generator);', ...edit.imports.map((line) => `// with: ${line}`)]);
  expect(notes.join(' ')).toContain('changes nothing if it is not');
  expect(verify).toContain(', should, if the prime is that of modp14 to modp18, fall to about 0');
});

test('what the file has imported is not imported again', () => {
  const { edit } = findingFor(rule, {
    ...dh,
    source: SOURCE,
    call: { imported: { module: 'crypto', name: '*', local: 'crypto', reach: 'file' } },
  });
  expect(edit.imports).toEqual([
    expect.stringMatching(/^const dhOf = .* : crypto\.createDiffieHellman\(prime, \.\.\.rest\); \};$/),
  ]);
});

test('what only a function has imported is', () => {
  const imported = { module: 'crypto', name: '*', local: 'crypto', reach: 'inner' };
  const { edit } = findingFor(rule, { ...dh, source: SOURCE, call: { imported, taken: ['crypto'] } });
  expect(edit.imports).toEqual([
    "const nodeCrypto = require('node:crypto');",
    expect.stringContaining('nodeCrypto.createDiffieHellman(prime, ...rest)'),
  ]);
});

test('a prime that is written there stays, and is not shown', () => {
  const { edit, advice } = findingFor(rule, { ...dh, source: SOURCE, call: { argumentTexts: [null, 'generator'] } });
  expect(edit.text).toBe('dhOf');
  expect(advice[0]).toBe('dhOf // instead of crypto.createDiffieHellman in line 23');
});

test.each([
  ['Node 22, where only other primes take time', { source: SOURCE }, '22.23.3'],
  ["a package's call", { source: SOURCE, package: 'some-dh' }, '24.21.0'],
  ['a function by another name', { source: SOURCE, call: { callee: 'DiffieHellman' } }, '24.21.0'],
  ['a source that is not known', {}, '24.21.0'],
])('a sketch for %s: never a smaller group, never one object for all', (_title, fields, node) => {
  const { edit, advice, notes } = findingFor(rule, { ...dh, ...fields }, node);
  expect(edit).toBeNull();
  expect(advice[0]).toContain('with at least as many bits as your prime');
  expect(notes.join(' ')).toContain('forward secrecy is lost');
});

test('what the note says of keys is true', async () => {
  const { getDiffieHellman } = await import('node:crypto');
  const dh = getDiffieHellman('modp14');
  const first = dh.generateKeys('hex');
  expect(dh.generateKeys('hex')).toBe(first);
});
