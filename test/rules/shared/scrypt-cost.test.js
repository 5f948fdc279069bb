import { scryptNotes } from '../../../src/rules/shared/scrypt-cost.js';
import { sourceCall } from '../../support/source-call.js';

/**
 * @param {string} options source of the fourth argument, `''` if there is none
 * @param {Record<string, number> | null} [known] its literals; null if it is no object literal
 * @returns {string[]} what is said of the call
 */
function notesOn(options, known = null) {
  const call = sourceCall(`scryptSync(password, salt, 64${options && `, ${options}`});`, 'scryptSync');
  const args = [null, null, 64, ...(options ? [null] : [])];
  return scryptNotes({ ...call, args, argOptions: [null, null, null, ...(options ? [known] : [])] });
}

test.each([
  ['Node\'s defaults', '', null, 'N=16,384, r=8, p=1'],
  ['a lower cost', '{ N: 1024 }', { N: 1024 }, 'N=1,024, r=8, p=1'],
  ['the long names', '{ cost: 32768, parallelization: 2 }', { cost: 32768, parallelization: 2 }, 'N=32,768, r=8, p=2'],
  ['memory alone', '{ maxmem: 1000 }', { maxmem: 1000 }, 'N=16,384, r=8, p=1'],
])('%s are below the guidance', (_title, options, known, expected) => {
  const [note] = notesOn(options, known);
  expect(note.startsWith(`${expected} of scrypt are below what OWASP asks`)).toBe(true);
  expect(note).toContain('maxmem: 2 ** 28');
});

test.each([
  ['the guidance', '{ N: 131072, maxmem: 268435456 }', { N: 131072, maxmem: 268435456 }],
  ['the same with less memory', '{ N: 16384, p: 5 }', { N: 16384, p: 5 }],
  ['a value that is not known', '{ N: cost }', {}],
  ['a short form', '{ N }', {}],
  ['options that are not seen', 'options', null],
  ['options that are spread', '{ ...options }', {}],
])('nothing is said of %s', (_title, options, known) => {
  expect(notesOn(options, known)).toEqual([]);
});

test('nothing is said of other calls', () => {
  expect(scryptNotes(undefined)).toEqual([]);
  expect(scryptNotes(sourceCall('pbkdf2Sync(a, b, c);', 'pbkdf2Sync'))).toEqual([]);
});

test('what the note advises runs on Node', async () => {
  const { scryptSync } = await import('node:crypto');
  expect(scryptSync('p', 'salt', 32, { N: 131_072, p: 1, maxmem: 2 ** 28 })).toHaveLength(32);
  expect(scryptSync('p', 'salt', 32, { N: 16_384, p: 5 })).toHaveLength(32);
});
