import fc from 'fast-check';
import { parseAmount, parseGrowth } from '../../src/config/amount.js';

test.each([
  ['15%', 'share', 0.15],
  ['15 %', 'share', 0.15],
  ['7%', 'share', 0.07],
  ['0.5%', 'share', 0.005],
  ['0', 'share', 0],
  [0, 'share', 0],
  [0.15, 'share', 0.15],
  ['100%', 'share', 1],
  ['50 ms', 'ms', 50],
  ['50ms', 'ms', 50],
  ['1.5 s', 'ms', 1500],
  [50, 'ms', 50],
  ['50', 'ms', 50],
  [3, 'count', 3],
  ['3', 'count', 3],
  [0.5, 'ratio', 0.5],
  ['0.5', 'ratio', 0.5],
  [12, 'ratio', 12],
])('%j of a %s is %d', (written, unit, value) => expect(parseAmount(written, unit)).toBe(value));

test.each([
  [' 15%', 'share'],
  ['15% ', 'share'],
  ['15  %', 'share'],
  ['15\t%', 'share'],
  ['15\n%', 'share'],
  ['15%%', 'share'],
  ['15', 'share'],
  [15, 'share'],
  ['101%', 'share'],
  ['-5%', 'share'],
  ['+5%', 'share'],
  ['1e1%', 'share'],
  ['0x5%', 'share'],
  ['.5%', 'share'],
  ['5.%', 'share'],
  ['5,5%', 'share'],
  ['５%', 'share'],
  ['5pp', 'share'],
  ['%', 'share'],
  ['', 'share'],
  [' ', 'share'],
  ['NaN', 'share'],
  [Infinity, 'ms'],
  [NaN, 'ms'],
  [-1, 'ms'],
  ['50 MS', 'ms'],
  ['50 sec', 'ms'],
  ['5%', 'ms'],
  ['50 m', 'ms'],
  [1.5, 'count'],
  ['1.5', 'count'],
  ['3 sites', 'count'],
  ['3%', 'count'],
  ['50%', 'ratio'],
  ['1/2', 'ratio'],
  ['5', 'text'],
  [5, 'text'],
  ['constructor', 'ms'],
  ['1 constructor', 'ms'],
  [1e9, 'count'],
  [10_001, 'count'],
  ['3601 s', 'ms'],
  [1e9, 'ms'],
  [1001, 'ratio'],
])('%j of a %s is nothing', (written, unit) => expect(parseAmount(written, unit)).toBeNull());

test.each([
  ['+5pp', 'share', { absolute: 0.05 }],
  ['5pp', 'share', { absolute: 0.05 }],
  ['+5 pp', 'share', { absolute: 0.05 }],
  ['+30%', 'share', { relative: 0.3 }],
  ['+0pp', 'share', { absolute: 0 }],
  [0, 'share', { absolute: 0 }],
  ['+250%', 'share', { relative: 2.5 }],
  ['+10 ms', 'ms', { absolute: 10 }],
  ['+30%', 'ms', { relative: 0.3 }],
  ['+2', 'count', { absolute: 2 }],
  [2, 'count', { absolute: 2 }],
  [0.1, 'ratio', { absolute: 0.1 }],
])('growth %j of a %s is %j', (written, unit, growth) => expect(parseGrowth(written, unit)).toEqual(growth));

test.each([
  ['+5', 'share'],
  ['++5pp', 'share'],
  ['+ 5pp', 'share'],
  [' +5pp', 'share'],
  ['+5pp ', 'share'],
  ['-5pp', 'share'],
  ['+5pp', 'ms'],
  ['+5pp', 'count'],
  ['+', 'share'],
  ['+%', 'share'],
  ['%', 'ms'],
  ['pp', 'share'],
  ['5%', 'text'],
  [1, 'text'],
  ['+100pp', 'share'],
  [1, 'share'],
  ['+10001%', 'share'],
  [1e9, 'count'],
  ['+1e9', 'count'],
  [NaN, 'count'],
])('growth %j of a %s is nothing', (written, unit) => expect(parseGrowth(written, unit)).toBeNull());

test('a quantity is nothing, or a number that a limit can be', () => {
  const written = fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^[+ ]?\d{1,4}(?:\.\d)? ?(?:%|pp|ms|s)? ?$/));
  fc.assert(
    fc.property(written, fc.constantFrom('share', 'ms', 'count', 'ratio', 'text'), (text, unit) => {
      const value = parseAmount(text, unit);
      const isLimit = Number.isFinite(value) && value >= 0 && (unit !== 'share' || value <= 1);
      expect([value, value === null || isLimit]).toEqual([value, true]);
    }),
  );
});
