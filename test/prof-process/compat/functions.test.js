/** Where the names of native code come from, and where Node puts them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFunctionLists, placeFunctions } from '../../../src/prof-process/compat/function-lists.js';
import { listFunctions } from '../../../src/prof-process/compat/nm-list.js';
import { memorySource } from '../../../src/symbols/byte-source.js';
import { readElf } from '../../../src/symbols/elf-file.js';
import { symbolTables } from '../../../src/symbols/elf-symbol-table.js';

const TINY = fileURLToPath(new URL('../../../fixtures/elf/tiny.so', import.meta.url));

describe('listFunctions', () => {
  const elf = readElf(memorySource(readFileSync(TINY)));
  const printed = readFileSync(new URL('../../../fixtures/elf/tiny.nm.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => /^([0-9a-f]{16}) ([0-9a-f]{16} )?[tTwW] (.*)$/.exec(line))
    .filter((fields) => fields !== null)
    .map(([, start, size, name]) => ({
      name,
      start: Number.parseInt(start, 16),
      size: Number.parseInt(size ?? '0', 16),
    }))
    .sort((a, b) => a.start - b.start || (a.name < b.name ? -1 : 1));

  test('lists what nm prints', () => {
    const [complete] = symbolTables(elf).filter((table) => table.complete);
    expect(printed.length).toBeGreaterThan(3);
    expect(listFunctions(complete)).toEqual(printed);
  });

  test('takes any bytes for a table', () => {
    for (const table of symbolTables(elf)) {
      for (let at = 0; at < 400; at++) {
        const bytes = Buffer.from(readFileSync(TINY));
        bytes[table.section.offset + at] ^= 0xff;
        const source = memorySource(bytes);
        expect(Array.isArray(listFunctions({ ...table, elf: { ...table.elf, source } }))).toBe(true);
      }
    }
  });
});

describe('createFunctionLists', () => {
  const saved = {
    path: TINY,
    buildId: '',
    status: 'ok',
    openssl: [],
    rows: [],
    symbols: [{ name: 'saved', start: 1, end: 3, component: '' }],
  };
  const sidecar = { schemaVersion: 1, libraries: [saved] };
  const namesOf = (options, path = TINY) => createFunctionLists(options)(path, []).functions.map(({ name }) => name);

  test('the sidecar comes first', () => expect(namesOf({ sidecar, mode: 'local' })).toEqual(['saved']));
  test('then the file', () => expect(namesOf({ sidecar: null, mode: 'local' })).toContain('tiny_sized'));
  test('but only if it may be read', () => expect(namesOf({ sidecar: null, mode: 'sidecar' })).toEqual([]));
  test('nothing if nobody asks', () => expect(namesOf({ sidecar, mode: 'none' })).toEqual([]));
  test.each(['/nowhere.so', '/dev/zero', '7f00-7f01', '', '[vdso]', fileURLToPath(import.meta.url)])(
    'no names in %j',
    (path) => {
      expect(namesOf({ sidecar: null, mode: 'local' }, path)).toEqual([]);
    },
  );
});

describe('placeFunctions', () => {
  const row = { start: 0x1000, end: 0x2000 };
  const place = (...functions) =>
    placeFunctions(
      { functions: functions.map(([name, start, size]) => ({ name, start, size })), offset: 0, slide: 0 },
      row,
    ).map(({ name, start, end }) => `${name} ${start.toString(16)}-${end.toString(16)}`);

  test.each([
    ['offsets in the file', [['a', 0x100, 0x10]], ['a 1100-1110']],
    ['runtime addresses', [['a', 0x1100, 0x10]], ['a 1100-1110']],
    [
      'the first of two with one start',
      [
        ['a', 0x100, 0x10],
        ['b', 0x100, 0x20],
      ],
      ['a 1100-1110'],
    ],
    [
      'one without size ends at the next',
      [
        ['a', 0x100, 0],
        ['b', 0x140, 8],
      ],
      ['a 1100-1140', 'b 1140-1148'],
    ],
    ['the last without size ends at the end', [['a', 0x100, 0]], ['a 1100-2000']],
    [
      'one without size within the one before',
      [
        ['a', 0x100, 0x80],
        ['b', 0x140, 0],
        ['c', 0x150, 8],
      ],
      ['a 1100-1180', 'c 1150-1158'],
    ],
    [
      'of two without size at one place the second',
      [
        ['a', 0x100, 0],
        ['b', 0x100, 0],
        ['c', 0x110, 8],
      ],
      ['b 1100-1110', 'c 1110-1118'],
    ],
    [
      'not beyond the end',
      [
        ['a', 0xff0, 0x20],
        ['b', 0x2000, 8],
      ],
      [],
    ],
  ])('%s', (_, functions, expected) => expect(place(...functions)).toEqual(expected));

  test('a program that runs where it was linked', () => {
    const list = {
      functions: [
        { name: 'low', start: 0x401000, size: 8 },
        { name: 'high', start: 0xc01000, size: 8 },
      ],
      offset: -0x400000,
      slide: 0x400000,
    };
    expect(placeFunctions(list, { start: 0x400000, end: 0x1400000 })).toEqual([
      { name: 'low', start: 0x401000, end: 0x401008 },
      { name: 'high', start: 0xc01000, end: 0xc01008 },
    ]);
  });
});
