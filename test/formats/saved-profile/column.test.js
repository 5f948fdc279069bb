import fc from 'fast-check';
import { decodeColumn, encodeColumn } from '../../../src/formats/saved-profile/column.js';

const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

test.each([
  ['int32', Int32Array, int32],
  ['uint8', Uint8Array, fc.integer({ min: 0, max: 255 })],
  ['any doubles', Float64Array, fc.double()],
  ['whole doubles', Float64Array, fc.maxSafeInteger()],
])('what is encoded is decoded: %s', (_, Type, values) => {
  fc.assert(
    fc.property(fc.array(values), (list) => {
      const column = Type.from(list);
      const decoded = decodeColumn(JSON.parse(JSON.stringify(encodeColumn(column))), Type);
      expect(decoded).toHaveLength(column.length);
      for (let row = 0; row < column.length; row++) expect(decoded[row]).toBe(column[row]);
    }),
  );
});

test.each([
  [[1000, 1000, 997], 'int32'],
  [[5e9, 5e9 + 1000, 5e9 + 2000], 'float64'],
  [[1e9, 3e9, 5e9], 'int32-deltas'],
  [[0.5, 1], 'float64'],
  [[-0], 'float64'],
])('doubles take the smallest type that holds them: %p as %s', (values, type) => {
  expect(encodeColumn(Float64Array.from(values)).type).toBe(type);
});

test('bytes are little-endian', () => {
  expect(encodeColumn(Int32Array.of(1))).toEqual({ type: 'int32', data: Buffer.of(1, 0, 0, 0).toString('base64') });
});

test('a view of a larger buffer is no more than itself', () => {
  const column = new Int32Array([7, 8, 9]).subarray(1, 2);
  expect([...decodeColumn(encodeColumn(column), Int32Array)]).toEqual([8]);
});

test.each([
  [null, Int32Array],
  ['AAAA', Int32Array],
  [{ type: 'int32' }, Int32Array],
  [{ type: 'int32', data: 7 }, Int32Array],
  [{ type: 'int32', data: 'AAAA' }, Int32Array],
  [{ type: 'int32', data: '!!!!!!==' }, Int32Array],
  [{ type: 'float64', data: 'AAAAAAAAAAA=' }, Int32Array],
  [{ type: 'int32-deltas', data: 'AQAAAA==' }, Int32Array],
  [{ type: 'toString', data: '' }, Int32Array],
])('%j is no column', (saved, Type) => {
  expect(decodeColumn(saved, Type)).toBeNull();
});
