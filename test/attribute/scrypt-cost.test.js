import { scryptCost } from '../../src/attribute/scrypt-cost.js';
import { apiNamed } from '../../src/catalogue/index.js';
import { sourceCall } from '../support/source-call.js';

/**
 * @param {string} rest of the arguments as written, behind the length
 * @param {Record<string, number> | null} [known] literals of the fourth
 * @param {{api?: string, isPromisified?: boolean}} [form] of the call
 * @returns {Record<string, number>} its cost
 */
function costOf(rest, known = null, { api = 'scryptSync', isPromisified = false } = {}) {
  const call = sourceCall(`${api}(password, salt, 64${rest && `, ${rest}`});`, api, { isPromisified });
  const args = call.syntax.argumentTexts.map(() => null);
  return scryptCost(apiNamed(api), { ...call, args, argOptions: args.map((_, index) => (index === 3 ? known : null)) });
}

const DEFAULTS = { N: 16_384, r: 8, p: 1 };

test.each([
  ['no options', '', null, DEFAULTS],
  ['some options', '{ N: 1024 }', { N: 1024 }, { ...DEFAULTS, N: 1024 }],
  [
    'the long names',
    '{ cost: 32768, blockSize: 16, parallelization: 2 }',
    { cost: 32_768, blockSize: 16, parallelization: 2 },
    { N: 32_768, r: 16, p: 2 },
  ],
  ['memory alone', '{ maxmem: 1000 }', { maxmem: 1000 }, DEFAULTS],
  ['options that have a name, all of them known', 'OPTIONS', { N: 1024, r: 8, p: 2 }, { N: 1024, r: 8, p: 2 }],
])('%s', (_title, rest, known, expected) => {
  expect(costOf(rest, known)).toMatchObject(expected);
});

test.each([
  ['a value that is not known', '{ N: cost }', {}],
  ['a short form', '{ N }', {}],
  ['a computed name', '{ [name]: 1024 }', {}],
  ['options that are not seen', 'options', null],
  ['options that have a name, not all of them known', 'OPTIONS', { N: 1024 }],
  ['options that are spread', '{ ...options }', {}],
  ['arguments that are spread', '...rest', null],
])('nothing is known of %s', (_title, rest, known) => {
  expect(costOf(rest, known)).toEqual({});
});

test('a callback is no option', () => {
  expect(costOf('done', null, { api: 'scrypt' })).toEqual(DEFAULTS);
  expect(costOf('{ N: 1024 }, done', { N: 1024 }, { api: 'scrypt' })).toEqual({ ...DEFAULTS, N: 1024 });
  expect(costOf('options, done', null, { api: 'scrypt' })).toEqual({});
});

test('promisified, there is none', () => {
  expect(costOf('', null, { api: 'scrypt', isPromisified: true })).toEqual(DEFAULTS);
  expect(costOf('options', null, { api: 'scrypt', isPromisified: true })).toEqual({});
});

test("Node's defaults are these", async () => {
  const { scryptSync } = await import('node:crypto');
  expect(scryptSync('p', 'salt', 32)).toEqual(scryptSync('p', 'salt', 32, DEFAULTS));
});
