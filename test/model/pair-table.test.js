import fc from 'fast-check';
import { PairTable } from '../../src/model/pair-table.js';

test('equal pairs have one row, in the order in which they came', () => {
  const pair = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer()));
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 60 }), (pairs) => {
      const table = new PairTable();
      const rows = pairs.map(([first, second]) => table.intern(first, second));
      const different = [...new Set(pairs.map(String))];
      expect(rows).toEqual(pairs.map((each) => different.indexOf(String(each))));
      expect(table.length).toBe(different.length);
      expect(rows.map((row) => [table.firsts.values[row], table.seconds.values[row]])).toEqual(pairs);
    }),
  );
});
