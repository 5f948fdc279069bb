import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { memorySource } from '../../src/symbols/byte-source.js';
import { readLibrary } from '../../src/symbols/library.js';
import { placeSymbols } from '../../src/symbols/place-symbols.js';
import { ROW, TEXT, buildElf } from './build-elf.js';

const fixtures = fileURLToPath(new URL('../../fixtures/elf/', import.meta.url));
const tiny = readFileSync(`${fixtures}tiny.so`);
const stripped = readFileSync(`${fixtures}tiny-stripped.so`);

/** Where the tests map the library: the row's start, far from the addresses as linked. */
const BASE = 0x7f00_0000_0000;

/** .text and .plt of tiny.so. */
const CODE = { start: 0x350, end: 0x3c2 };

const everyAddress = Array.from({ length: CODE.end - CODE.start }, (_, index) => BASE + CODE.start + index);

/** What `nm -n -S` says about tiny.so. */
const nm = readFileSync(`${fixtures}tiny.nm.txt`, 'utf8')
  .split('\n')
  .map((line) => /^([0-9a-f]{16}) ([0-9a-f]{16}) [tTwW] (\S+)$/.exec(line))
  .filter((match) => match !== null)
  .map(([, start, size, name]) => ({
    start: Number(`0x${start}`),
    end: Number(`0x${start}`) + Number(`0x${size}`),
    name,
  }));

const useOfTiny = (addresses = everyAddress) => ({
  path: '/tiny.so',
  rows: [{ start: BASE, end: BASE + 0x1000 }],
  addresses,
});

/** Asked twice: what is kept in memory gives the same answer as what is read. */
const symbolizeBytes = (use, bytes, debugDirectory = '/nowhere') => {
  const library = readLibrary(memorySource(bytes), ['/nowhere/else', debugDirectory]);
  if (library === null) return { status: 'unreadable', buildId: '', symbols: [], openssl: [] };
  const answer = placeSymbols(use, library);
  Array.from(library.keepFunctions());
  expect(placeSymbols(use, library)).toEqual(answer);
  library.close();
  return answer;
};

const symbolizeTiny = (bytes = tiny, debugDirectory = '/nowhere') => symbolizeBytes(useOfTiny(), bytes, debugDirectory);

const nameAt = (answer, offset) =>
  answer.symbols.find(({ start, end }) => start <= BASE + offset && BASE + offset < end)?.name ?? '';

describe('a library with its symbol table', () => {
  const answer = symbolizeTiny();

  test('has a name that nm knows for each address that a symbol with a size covers', () => {
    expect(nm.length).toBeGreaterThan(7);
    for (let offset = CODE.start; offset < CODE.end; offset++) {
      const names = nm.filter(({ start, end }) => start <= offset && offset < end).map(({ name }) => name);
      if (names.length > 0) expect(names).toContain(nameAt(answer, offset));
    }
  });

  test.each([
    [0x370, 'tiny_unsized', 'a function without a size, up to the next symbol'],
    [0x373, 'tiny_unsized', 'its last byte'],
    [0x376, 'tiny_sized', 'a label within a function is a part of it'],
    [0x378, '', 'padding after a mark'],
    [0x37f, '', 'padding before the next function'],
    [0x384, 'tiny_local', 'a local function'],
    [0x389, 'tiny_exported', 'of its names the global one without underscores'],
    [0x3b4, '_ZN4tiny7MangledEi', 'a mangled name as it is'],
    [0x3ba, 'tiny_resolver', 'the resolver of an indirect function, not the function'],
    [0x350, '.plt', 'the stub that calls the dynamic linker'],
    [0x360, 'memcpy@plt', 'a stub'],
    [0x36f, 'memcpy@plt', 'its last byte'],
  ])('%i: %s, %s', (offset, name) => {
    expect(nameAt(answer, offset)).toBe(name);
  });

  test('says what it read', () => {
    expect(answer).toMatchObject({ status: 'ok', buildId: '1234567890abcdef1234567890abcdef12345678', openssl: [] });
  });

  test('gives each symbol once, sorted, with its range where it ran', () => {
    const { symbols } = answer;
    expect(symbols.map(({ start }) => start)).toEqual(
      [...new Set(symbols.map(({ start }) => start))].sort((a, b) => a - b),
    );
    expect(symbols.find(({ name }) => name === 'tiny_copy')).toEqual({
      name: 'tiny_copy',
      start: BASE + 0x3a1,
      end: BASE + 0x3b4,
      component: '',
    });
  });
});

describe('a stripped library', () => {
  test('has names for exported functions only, and never stretches one over its neighbour', () => {
    const answer = symbolizeTiny(stripped);
    expect(answer.status).toBe('partial');
    expect([0x370, 0x376, 0x384, 0x389, 0x3ba].map((offset) => nameAt(answer, offset))).toEqual([
      '',
      'tiny_sized',
      '',
      'tiny_exported',
      '',
    ]);
    expect(nameAt(answer, 0x360)).toBe('memcpy@plt');
  });

  test('has all names with its debug file', () => {
    const answer = symbolizeTiny(stripped, `${fixtures}debug`);
    expect(answer).toEqual(symbolizeTiny());
  });

  test('does not believe a debug file of another build', () => {
    const other = Buffer.from(stripped);
    const at = other.indexOf(Buffer.from('1234567890abcdef', 'hex'));
    other[at + 2] ^= 0xff;
    expect(symbolizeTiny(other, `${fixtures}debug`).status).toBe('partial');
  });
});

describe('made-up tables', () => {
  const symbolizeText = (symbols, offsets, options) =>
    symbolizeBytes(
      { path: '/made-up', rows: [ROW], addresses: offsets.map((offset) => TEXT + offset) },
      buildElf(symbols, options),
    );
  const pieces = (answer) => answer.symbols.map(({ name, start, end }) => [name, start - TEXT, end - TEXT]);

  test.each([
    ['64-bit, little-endian', {}],
    ['64-bit, big-endian', { littleEndian: false }],
    ['32-bit, little-endian', { is64: false }],
    ['32-bit, big-endian', { is64: false, littleEndian: false }],
  ])('%s files are read', (_, options) => {
    const symbols = [
      { name: 'first', start: 0, size: 16 },
      { name: 'second', start: 16, size: 8 },
    ];
    expect(pieces(symbolizeText(symbols, [3, 4, 20, 30], options))).toEqual([
      ['first', 0, 16],
      ['second', 16, 24],
    ]);
  });

  test('a symbol within another one keeps its range, the outer one gets the rest', () => {
    const symbols = [
      { name: 'outer', start: 0, size: 100 },
      { name: 'inner', start: 40, size: 20 },
    ];
    expect(pieces(symbolizeText(symbols, [10, 50, 90]))).toEqual([
      ['outer', 0, 40],
      ['inner', 40, 60],
      ['outer', 60, 100],
    ]);
    expect(pieces(symbolizeText(symbols, [50, 90]))).toEqual([
      ['inner', 40, 60],
      ['outer', 60, 100],
    ]);
  });

  test('of two symbols with one start the shorter is the inner one', () => {
    const symbols = [
      { name: 'long', start: 0, size: 100 },
      { name: 'short', start: 0, size: 10 },
    ];
    expect(pieces(symbolizeText(symbols, [5, 50]))).toEqual([
      ['short', 0, 10],
      ['long', 10, 100],
    ]);
  });

  test('a symbol without a size ends with its section, if no other follows', () => {
    expect(pieces(symbolizeText([{ name: 'last', start: 0xf00 }], [0xfff]))).toEqual([['last', 0xf00, 0x1000]]);
  });

  test('in a stripped file, a symbol without a size names nothing', () => {
    const answer = symbolizeText([{ name: 'exported', start: 0 }], [8], { dynamic: true });
    expect(answer).toMatchObject({ status: 'partial', symbols: [] });
  });

  test("a size beyond the section's end names nothing outside of it", () => {
    expect(pieces(symbolizeText([{ name: 'huge', start: 0xff0, size: 0xffff_ffff }], [0xff8]))).toEqual([
      ['huge', 0xff0, 0x1000],
    ]);
  });

  test('OpenSSL is what lies between its first and its last function, named or not', () => {
    const answer = symbolizeText(
      [
        { name: 'before', start: 0, size: 16 },
        { name: 'BIO_f_ssl', start: 16, size: 16 },
        { name: 'SHA512_Update', start: 64, size: 16, binding: 0 },
        { name: 'padlock_ctr32_encrypt', start: 128, size: 16 },
        { name: 'after', start: 144, size: 16 },
      ],
      [8, 72, 143, 144],
    );
    expect(answer.symbols.map(({ name, component }) => [name, component])).toEqual([
      ['before', ''],
      ['SHA512_Update', 'openssl'],
      ['padlock_ctr32_encrypt', 'openssl'],
      ['after', ''],
    ]);
    expect(answer.openssl).toEqual([{ start: TEXT + 16, end: TEXT + 144 }]);
  });

  test('the answers are sorted, disjoint, cover a hit each, and are the innermost', () => {
    const symbol = fc.record({ start: fc.nat(60), size: fc.integer({ min: 1, max: 40 }) });
    fc.assert(
      fc.property(
        fc.array(symbol, { maxLength: 12 }),
        fc.uniqueArray(fc.nat(100), { maxLength: 20 }),
        (ranges, hits) => {
          hits.sort((a, b) => a - b);
          const symbols = ranges.map((range, index) => ({ ...range, name: `s${index}` }));
          const found = pieces(symbolizeText(symbols, hits));
          let last = 0;
          for (const [, start, end] of found) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(hits.some((hit) => start <= hit && hit < end)).toBe(true);
            last = end;
          }
          for (const hit of hits) {
            const covering = symbols.filter(({ start, size }) => start <= hit && hit < start + size);
            const piece = found.find(([, start, end]) => start <= hit && hit < end);
            expect(piece !== undefined).toBe(covering.length > 0);
            if (piece === undefined) continue;
            const [innermost] = covering.sort((a, b) => b.start - a.start || a.size - b.size);
            const { start, size } = symbols.find(({ name }) => name === piece[0]);
            expect({ start, size }).toEqual({ start: innermost.start, size: innermost.size });
          }
        },
      ),
    );
  });
});

describe('hostile files', () => {
  const statuses = ['ok', 'partial', 'stripped', 'replaced', 'unreadable'];

  test('of changed bytes give an answer', () => {
    const change = fc.tuple(fc.nat(tiny.length - 1), fc.oneof(fc.constantFrom(0, 0x7f, 0x80, 0xff), fc.nat(255)));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
        const bytes = Buffer.from(tiny);
        for (const [at, value] of changes) bytes[at] = value;
        expect(statuses).toContain(symbolizeTiny(bytes).status);
      }),
      { numRuns: 150 },
    );
  });

  test('of changed headers give an answer', () => {
    // The file's header, the program headers, and the section headers at its end.
    const sectionTable = Number(tiny.readBigUInt64LE(40));
    const place = fc.oneof(
      fc.nat(0x40),
      fc.integer({ min: 0x40, max: 0x200 }),
      fc.integer({ min: sectionTable, max: tiny.length - 8 }),
    );
    const value = fc.oneof(
      fc.constantFrom(0n, 1n, 2n ** 31n, 2n ** 32n - 1n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n),
      fc.bigInt({ min: 0n, max: 8192n }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(place, value), { minLength: 1, maxLength: 4 }), (changes) => {
        const bytes = Buffer.from(tiny);
        for (const [at, word] of changes) bytes.writeBigUInt64LE(word, at);
        expect(statuses).toContain(symbolizeTiny(bytes).status);
      }),
      { numRuns: 200 },
    );
  });

  test('that end early give an answer', () => {
    fc.assert(
      fc.property(fc.nat(tiny.length), (length) => {
        expect(statuses).toContain(symbolizeTiny(tiny.subarray(0, length)).status);
      }),
    );
  });

  test('that are no ELF files are unreadable', () => {
    expect(symbolizeTiny(Buffer.from('#!/bin/sh\n'.repeat(20))).status).toBe('unreadable');
    expect(symbolizeTiny(Buffer.alloc(0)).status).toBe('unreadable');
  });
});
