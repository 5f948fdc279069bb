import { memorySource } from '../../src/symbols/byte-source.js';
import { readLibrary } from '../../src/symbols/library.js';
import { ROW, TEXT, buildElf } from './build-elf.js';

const {
  images: [image],
} = readLibrary(
  memorySource(buildElf([{ name: 'v8_Default_embedded_blob_code_', start: 0x400, type: 0, binding: 0 }])),
  ['/nowhere'],
);
const mappingsFor = (...rows) => image.mappingsOf(rows);

describe('the code of a file', () => {
  test('runs where it is linked, if it is not position-independent', () => {
    expect(mappingsFor(ROW)).toEqual([{ start: TEXT, end: TEXT + 0x1000, bias: 0 }]);
  });

  test('runs where the row says', () => {
    const start = 0x7f00_0000_0000;
    expect(mappingsFor({ start, end: start + 0x2000 })).toEqual([
      { start: start + 0x1000, end: start + 0x2000, bias: start - 0x400000 },
    ]);
  });

  test.each([0x4000, 0x10000])('ends with a page of %i bytes', (page) => {
    expect(mappingsFor({ start: 0x400000, end: 0x400000 + page })).toHaveLength(1);
  });

  test('is another file if no segment ends where a row does', () => {
    expect(mappingsFor({ start: 0x400000, end: 0x403000 })).toEqual([]);
  });

  test('has a copy of the builtins where a further row ends within a segment', () => {
    // As a worker of Node 22 logs it: offset 0 would be at 0x7f5500000000, the copy ends at offset 0x1800.
    const row = { start: 0x7f55_0000_0000, end: 0x7f55_0000_1800 };
    expect(mappingsFor(ROW, row)).toEqual([
      { start: TEXT, end: TEXT + 0x1000, bias: 0 },
      { start: row.start + 0x1400, end: row.end, bias: row.start - 0x400000 },
    ]);
  });

  test('is bounded for a log of countless rows', () => {
    expect(mappingsFor(...Array.from({ length: 5000 }, () => ROW)).length).toBeLessThan(300);
  });
});
