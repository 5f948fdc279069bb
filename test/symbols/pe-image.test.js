import fc from 'fast-check';
import { memorySource } from '../../src/symbols/byte-source.js';
import { PeExports } from '../../src/symbols/pe-exports.js';
import { readPe } from '../../src/symbols/pe-file.js';
import { PeImage } from '../../src/symbols/pe-image.js';
import { buildPe, CODE, IMAGE_SIZE } from './build-pe.js';

const imageOf = (bytes) => {
  const pe = readPe(memorySource(bytes));
  return pe === null ? null : new PeImage(pe);
};

/** Each symbol once. */
const symbolsAt = (bytes, addresses) => [...new Set(imageOf(bytes)?.nameAddresses(addresses).values())];
const pieces = (bytes, addresses) => symbolsAt(bytes, addresses).map(({ name, start, end }) => [name, start, end]);

const FUNCTIONS = [
  { start: 0x1000, end: 0x1010 },
  { start: 0x1010, end: 0x1040 },
  { start: 0x1040, end: 0x1050, chainedTo: 1 },
  { start: 0x1060, end: 0x1080 },
];
const EXPORTS = [
  ['EVP_DigestUpdate', 0x1010],
  ['leaf_without_a_row', 0x1050],
  ['inside', 0x1064],
];

describe('a DLL', () => {
  const bytes = buildPe({ functions: FUNCTIONS, exports: EXPORTS });

  test('has names for what it exports, each as far as its function goes', () => {
    const every = Array.from({ length: CODE.end - CODE.start }, (_, index) => CODE.start + index);
    expect(pieces(bytes, every)).toEqual([
      ['EVP_DigestUpdate', 0x1010, 0x1040],
      ['EVP_DigestUpdate', 0x1040, 0x1050],
    ]);
    const named = imageOf(bytes).nameAddresses(every);
    expect([named.has(0x100f), named.has(0x1010), named.has(0x104f), named.has(0x1050)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('says how much of it has names', () => {
    const statusOf = (contents) => imageOf(buildPe(contents)).status;
    expect(statusOf({ functions: FUNCTIONS, exports: EXPORTS })).toBe('partial');
    expect([statusOf({ functions: FUNCTIONS }), statusOf({ exports: EXPORTS })]).toEqual(['stripped', 'stripped']);
  });

  test('is where the log has an image of its size', () => {
    const start = 0x7ff6_0000_0000;
    const rows = [
      { start: 0x1000, end: 0x1000 + IMAGE_SIZE + 0x1000 },
      { start, end: start + IMAGE_SIZE },
    ];
    expect(imageOf(bytes).mappingsOf(rows)).toEqual([{ start, end: start + IMAGE_SIZE, bias: start }]);
    expect(imageOf(bytes).mappingsOf(rows.slice(0, 1))).toEqual([]);
  });
});

test('what the linker made one of several functions has none of their names', () => {
  const exports = [
    ['isReadable', 0x1000],
    ['isWritable', 0x1000],
    ['one', 0x1010],
  ];
  expect(pieces(buildPe({ functions: FUNCTIONS, exports }), [0x1004, 0x1014])).toEqual([['one', 0x1010, 0x1040]]);
});

/** `NtRemoveIoCompletionEx` of Windows 10: what follows the return is the way of older processors. */
const SYSTEM_CALL = [
  ...[0x4c, 0x8b, 0xd1, 0xb8, 0x75, 0x01, 0, 0],
  ...[0xf6, 0x04, 0x25, 0x08, 0x03, 0xfe, 0x7f, 0x01],
  ...[0x75, 0x03, 0x0f, 0x05, 0xc3, 0xcd, 0x2e, 0xc3],
];

test('a system call has its name, of two that of the kernel, up to where it returns', () => {
  const bytes = buildPe({
    functions: FUNCTIONS,
    exports: [
      ['ZwRemoveIoCompletionEx', 0x1800],
      ['NtRemoveIoCompletionEx', 0x1800],
      ['RtlGetCurrentPeb', 0x1820],
      ['NtOfAnotherKind', 0x1840],
    ],
    code: [
      [0x1800, SYSTEM_CALL],
      [0x1840, [...SYSTEM_CALL.slice(0, 16), 0x90]],
    ],
  });
  expect(pieces(bytes, [0x17ff, 0x1800, 0x1814, 0x1815, 0x1820, 0x1828, 0x1844])).toEqual([
    ['NtRemoveIoCompletionEx', 0x1800, 0x1815],
  ]);
});

test('an export that leads to another library is the name of no function here', () => {
  const pe = readPe(memorySource(buildPe({ exports: [...EXPORTS, ['HeapAlloc', 'elsewhere']] })));
  const exports = new PeExports(pe);
  expect([exports.size, exports.nameOf(0x1010), exports.nameOf(pe.exports.address)]).toEqual([
    3,
    'EVP_DigestUpdate',
    '',
  ]);
});

test('functions of arm64 end where their unwind data say', () => {
  const bytes = buildPe({
    machine: 0xaa64,
    functions: [
      { start: 0x1000, end: 0x1010 },
      { start: 0x1010, end: 0x1040 },
    ],
    exports: [
      ['packed', 0x1000],
      ['recorded', 0x1010],
    ],
  });
  expect(pieces(bytes, [0x100c, 0x1010, 0x103c, 0x1040])).toEqual([
    ['packed', 0x1000, 0x1010],
    ['recorded', 0x1010, 0x1040],
  ]);
});

test('rows that are out of order are damage', () => {
  const functions = [
    { start: 0x1100, end: 0x1200 },
    { start: 0x1000, end: 0x1180 },
    { start: 0x1200, end: 0x1200 },
    { start: 0x1200, end: 0x1210 },
  ];
  const exports = [
    ['first', 0x1100],
    ['early', 0x1000],
    ['last', 0x1200],
  ];
  expect(pieces(buildPe({ functions, exports }), [0x1040, 0x1140, 0x1204])).toEqual([
    ['first', 0x1100, 0x1200],
    ['last', 0x1200, 0x1210],
  ]);
});

test.each([
  ['no bytes', Buffer.alloc(0)],
  ['an ELF file', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(200)])],
  ['a program for DOS', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['one of 32 bits', buildPe({ magic: 0x10b })],
  ['one that ends in its headers', buildPe({}).subarray(0, 0x100)],
])('%s is no PE file of ours', (_, bytes) => {
  expect(readPe(memorySource(bytes))).toBeNull();
});

test('a damaged file gives disjoint symbols that cover what was hit, or none', () => {
  const whole = buildPe({ functions: FUNCTIONS, exports: EXPORTS });
  const hits = [0x1000, 0x1008, 0x1014, 0x1044, 0x1058, 0x1070, 0x2010];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(0x400), fc.nat(255)), { maxLength: 12 }),
      fc.boolean(),
      fc.nat(whole.length),
      (changes, inTables, length) => {
        const bytes = Buffer.from(whole);
        for (const [place, value] of changes) bytes[place + (inTables ? 0x2000 : 0)] = value;
        const symbols = symbolsAt(bytes.subarray(0, Math.max(0x200, length)), hits);
        for (const [index, { start, end }] of symbols.entries()) {
          expect(hits.some((hit) => start <= hit && hit < end)).toBe(true);
          expect(start).toBeGreaterThanOrEqual(symbols[index - 1]?.end ?? 0);
        }
      },
    ),
    { numRuns: 300 },
  );
});
