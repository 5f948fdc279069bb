import fc from 'fast-check';
import { Column, LongColumn } from '../../src/model/columns.js';

describe.each([Int32Array, Float64Array, Uint8Array])('a column of %p', (Type) => {
  test('gives back what was pushed, in an array of exactly that length', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255)), fc.integer({ min: 1, max: 4 }), (values, capacity) => {
        const column = new Column(Type, capacity);
        for (const value of values) column.push(value);
        expect(column.length).toBe(values.length);
        expect(column.finish()).toEqual(Type.from(values));
      }),
    );
  });
});

test("what is finished is a copy: later rows don't change it", () => {
  const column = new Column(Int32Array, 2);
  column.push(1);
  const rows = column.finish();
  column.push(2);
  column.values[0] = 9;
  expect([...rows]).toEqual([1]);
});

test('a column may begin without room', () => {
  const column = new Column(Int32Array, 0);
  column.push(7);
  column.push(8);
  expect([...column.finish()]).toEqual([7, 8]);
});

test.each([0, 1, 65_535, 65_536, 200_000])('a long column has its %i rows in any chunk', (length) => {
  const column = new LongColumn(Float64Array);
  for (let row = 0; row < length; row++) column.push(row * 0.5);
  column.push(-1);
  column.pop();
  expect(column.length).toBe(length);
  const rows = column.finish();
  expect(rows).toHaveLength(length);
  expect(rows.every((value, row) => value === row * 0.5)).toBe(true);
  expect(column.length).toBe(length);
});
