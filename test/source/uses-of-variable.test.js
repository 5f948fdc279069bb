/** Minified files have thousands of variables of one name: looking up each must not look at the uses of all others. */
import { Scope } from '../../src/source/scope.js';
import { isAwaitedByAll } from '../support/awaited-call.js';

/** @param {number} count of functions with the same names @returns {number} how often names were looked up */
function lookups(count) {
  const lookup = jest.spyOn(Scope.prototype, 'lookup');
  const functions = Array.from(
    { length: count },
    (_, i) => `function f${i}(e, t) { Object.assign(e, t); return e.x + t.y; }`,
  );
  const own =
    'const other = { check: (p) => p }; export function check(p) { return |f(p); } export function go(x) { return other.check(x); }';
  isAwaitedByAll({ 'a.js': [own, ...functions].join('\n') });
  const times = lookup.mock.calls.length;
  lookup.mockRestore();
  return times;
}

test('twice as many functions take about twice the time', () => {
  expect(lookups(200) / lookups(100)).toBeLessThan(2.5);
});
