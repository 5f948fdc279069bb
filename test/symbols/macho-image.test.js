import fc from 'fast-check';
import { memorySource } from '../../src/symbols/byte-source.js';
import { readLibrary } from '../../src/symbols/library.js';
import { placeSymbols } from '../../src/symbols/place-symbols.js';
import { BASE, ROW, SLIDE, TEXT, buildFat, buildMachO } from './build-macho.js';

/** Asked twice: what is kept in memory gives the same answer as what is read. */
const answerOf = (bytes, offsets, rows = [ROW]) => {
  const library = readLibrary(memorySource(bytes));
  if (library === null) return { status: 'unreadable', buildId: '', symbols: [], openssl: [] };
  const use = { path: '/made-up', rows, addresses: offsets.map((offset) => TEXT + SLIDE + offset) };
  const answer = placeSymbols(use, library);
  Array.from(library.keepFunctions());
  expect(placeSymbols(use, library)).toEqual(answer);
  library.close();
  return answer;
};

/** What was found, by offsets in `__text`. */
const pieces = ({ symbols }) => symbols.map(({ name, start, end }) => [name, start - ROW.start, end - ROW.start]);

const SYMBOLS = [
  { name: '_mh_execute_header', start: -0x1000 },
  { name: 'main', start: 0 },
  { name: '_ZN4node5StartEv', start: 0x40, isLocal: true },
  { name: '_another_name', start: 0x40, isLocal: true },
  { name: 'debugger_only', start: 0x80, stab: 0x24 },
  { name: 'EVP_Digest', start: 0x100 },
  { name: 'no_code', start: 0x110, section: 2 },
  { name: 'last', start: 0x180, isLocal: true },
];

describe('a Mach-O file', () => {
  test('a symbol that was hit ends where the next one begins, the last with the code', () => {
    expect(answerOf(buildMachO(SYMBOLS), [0, 0x50, 0xff, 0xfff])).toEqual({
      status: 'ok',
      buildId: 'ab'.repeat(16),
      openssl: [],
      symbols: [
        { name: 'main', start: ROW.start, end: ROW.start + 0x40, component: '' },
        { name: '_ZN4node5StartEv', start: ROW.start + 0x40, end: ROW.start + 0x100, component: '' },
        { name: 'last', start: ROW.start + 0x180, end: ROW.end, component: '' },
      ],
    });
  });

  test('a function without a name ends the one before it, and has none', () => {
    const bytes = buildMachO(SYMBOLS, { starts: [0, 0x40, 0x80, 0x100, 0x180, 0x200] });
    expect(pieces(answerOf(bytes, [0x7f, 0x80, 0x1ff, 0x200]))).toEqual([
      ['_ZN4node5StartEv', 0x40, 0x80],
      ['last', 0x180, 0x200],
    ]);
  });

  test('a label of assembly code is a part of its function', () => {
    const symbols = [
      { name: 'sm4_encrypt', start: 0 },
      { name: '.loop', start: 0x20, isLocal: true, isRaw: true },
      { name: 'next', start: 0x40, isLocal: true },
      { name: '.start', start: 0x40, isLocal: true, isRaw: true },
    ];
    expect(pieces(answerOf(buildMachO(symbols, { starts: [0, 0x20, 0x40] }), [0x10, 0x30, 0x50]))).toEqual([
      ['sm4_encrypt', 0, 0x40],
      ['next', 0x40, 0x1000],
    ]);
  });

  test('a stripped file has names for exported functions, where it says where functions begin', () => {
    const exported = SYMBOLS.filter(({ isLocal }) => !isLocal);
    expect(answerOf(buildMachO(exported), [0x50])).toMatchObject({ status: 'stripped', symbols: [] });
    const answer = answerOf(buildMachO(exported, { starts: [0, 0x40, 0x100, 0x180] }), [0x10, 0x50, 0x150, 0x190]);
    expect(answer.status).toBe('partial');
    expect(pieces(answer)).toEqual([
      ['main', 0, 0x40],
      ['EVP_Digest', 0x100, 0x180],
    ]);
  });

  test('a file without symbols names nothing', () => {
    expect(answerOf(buildMachO([], { starts: [0, 16] }), [8])).toMatchObject({ status: 'stripped', symbols: [] });
  });

  test.each([
    ['another size', { ...ROW, end: ROW.end + 16 }],
    ['another place', { ...ROW, slide: 0 }],
    ["Linux' kind of row", { start: 0x400000, end: 0x402000, slide: 0 }],
  ])('a row of %s is not of this file', (_, row) => {
    expect(answerOf(buildMachO(SYMBOLS), [0], [row])).toMatchObject({ status: 'replaced', symbols: [] });
  });

  test('of several names, a global one without underscores is shown, and a weak one before a local one', () => {
    const symbols = [
      { name: '__sha', start: 0 },
      { name: 'sha_local', start: 0, isLocal: true },
      { name: 'sha_weak', start: 0, isWeak: true },
      { name: 'sha_global', start: 0 },
      { name: 'b_local', start: 16, isLocal: true },
      { name: 'a_weak', start: 16, isWeak: true },
      { name: 'raw', start: 32, isRaw: true, isLocal: true },
    ];
    expect(pieces(answerOf(buildMachO(symbols), [0, 16, 32])).map(([name]) => name)).toEqual([
      'sha_global',
      'a_weak',
      'raw',
    ]);
  });

  test('OpenSSL is what lies between its first and its last function, named or not', () => {
    const answer = answerOf(
      buildMachO([
        { name: 'before', start: 0, isLocal: true },
        { name: 'BIO_f_ssl', start: 16 },
        { name: 'SHA512_Update', start: 64, isLocal: true },
        { name: 'sha512_block_armv8', start: 128, isLocal: true, isRaw: true },
        { name: 'after', start: 144 },
      ]),
      [8, 72, 143, 144],
    );
    expect(answer.symbols.map(({ name, component }) => [name, component])).toEqual([
      ['before', ''],
      ['SHA512_Update', 'openssl'],
      ['sha512_block_armv8', 'openssl'],
      ['after', ''],
    ]);
    expect(answer.openssl).toEqual([{ start: ROW.start + 16, end: ROW.start + 144 }]);
  });

  test('the answers are sorted, disjoint, and each is the last function that begins before a hit', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(200), { minLength: 1, maxLength: 20 }),
        fc.uniqueArray(fc.nat(250), { maxLength: 20 }),
        fc.uniqueArray(fc.nat(200), { maxLength: 10 }),
        (starts, hits, unnamed) => {
          hits.sort((a, b) => a - b);
          const known = [...new Set([...starts, ...unnamed])].sort((a, b) => a - b);
          const symbols = starts.map((start) => ({ name: `at_${start}`, start, isLocal: true }));
          const found = pieces(answerOf(buildMachO(symbols, { starts: known }), hits));
          const expected = new Map();
          for (const hit of hits) {
            const index = known.findLastIndex((start) => start <= hit);
            if (!starts.includes(known[index])) continue;
            expected.set(known[index], [`at_${known[index]}`, known[index], known[index + 1] ?? 0x1000]);
          }
          expect(found).toEqual([...expected.values()]);
        },
      ),
    );
  });
});

describe('a universal file', () => {
  const x64 = buildMachO([{ name: 'on_x64', start: 0, isLocal: true }], { uuid: '11'.repeat(16) });
  const arm64 = buildMachO([{ name: 'on_arm64', start: 0, isLocal: true }], {
    uuid: '22'.repeat(16),
    textSize: 0xf00,
    cpu: 0x0100_000c,
  });

  test.each([
    ['32', false],
    ['64', true],
  ])('with offsets of %s bits is asked for what ran of it', (_, is64) => {
    const bytes = buildFat([x64, arm64], is64);
    expect(answerOf(bytes, [8])).toMatchObject({ buildId: '11'.repeat(16), symbols: [{ name: 'on_x64' }] });
    expect(answerOf(bytes, [8], [{ ...ROW, end: ROW.end - 0x100 }])).toMatchObject({
      buildId: '22'.repeat(16),
      symbols: [{ name: 'on_arm64' }],
    });
    expect(answerOf(bytes, [8], [{ ...ROW, end: ROW.end - 0x10 }]).status).toBe('replaced');
  });

  test('may contain something that is not Mach-O, but no further universal file', () => {
    expect(answerOf(buildFat([Buffer.from('rubbish'), x64]), [8]).symbols).toHaveLength(1);
    expect(answerOf(buildFat([buildFat([x64])]), [8]).status).toBe('unreadable');
  });

  test("is not one of Java's classes, which begin alike", () => {
    const java = Buffer.alloc(4096);
    java.writeUInt32BE(0xcafebabe, 0);
    java.writeUInt32BE(65, 4);
    expect(answerOf(java, [8]).status).toBe('unreadable');
  });
});

describe('hostile files', () => {
  const healthy = buildMachO(SYMBOLS, { starts: [0, 0x40, 0x80, 0x100, 0x180, 0x200] });
  const fat = buildFat([healthy, healthy]);
  const hits = [0, 0x50, 0x110, 0x190, 0xff0];
  const statuses = ['ok', 'partial', 'stripped', 'replaced', 'unreadable'];

  const isSound = ({ status, symbols }) =>
    statuses.includes(status) &&
    symbols.every(({ start, end }, index) => start < end && (index === 0 || symbols[index - 1].end <= start));

  test.each([
    ['thin', healthy],
    ['fat', fat],
  ])('of changed bytes give an answer: %s', (_, file) => {
    const change = fc.tuple(fc.nat(file.length - 1), fc.oneof(fc.constantFrom(0, 0x7f, 0x80, 0xff), fc.nat(255)));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
        const bytes = Buffer.from(file);
        for (const [at, value] of changes) bytes[at] = value;
        expect(isSound(answerOf(bytes, hits))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('of changed headers give an answer', () => {
    const value = fc.oneof(fc.constantFrom(0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff), fc.nat(0x2000));
    const end = 32 + healthy.readUInt32LE(20);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(end - 4), value), { minLength: 1, maxLength: 4 }), (changes) => {
        const bytes = Buffer.from(healthy);
        for (const [at, word] of changes) bytes.writeUInt32LE(word, at - (at % 4));
        expect(isSound(answerOf(bytes, hits))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('that end early give an answer', () => {
    fc.assert(
      fc.property(fc.nat(fat.length), (length) => {
        expect(isSound(answerOf(fat.subarray(0, length), hits))).toBe(true);
      }),
    );
  });

  test('that claim to begin functions everywhere, or nowhere, give an answer', () => {
    const at = healthy.length - 16;
    for (const fill of [0x01, 0x80, 0xff]) {
      const bytes = Buffer.from(healthy);
      bytes.fill(fill, at);
      expect(isSound(answerOf(bytes, hits))).toBe(true);
    }
  });

  test('whose code is linked at the end of memory give an answer', () => {
    const bytes = Buffer.from(healthy);
    for (let at = 0; at + 8 <= 0x800; at += 8)
      if (bytes.readBigUInt64LE(at) === BigInt(TEXT)) bytes.writeBigUInt64LE(2n ** 64n - 8n, at);
    expect(isSound(answerOf(bytes, hits, [ROW, { start: 2 ** 64 - 8, end: 2 ** 64, slide: 0 }]))).toBe(true);
    expect(BASE).toBeLessThan(TEXT);
  });
});
