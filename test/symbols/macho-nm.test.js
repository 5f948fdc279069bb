import { createNmReader } from '../../src/symbols/macho-nm.js';

const SLIDE = 0x4000;

const OUTPUT = `
                 U _malloc
0000000100000000 T __mh_execute_header
0000000100001000 T _main
0000000100001040 t __ZN4node5StartEv
0000000100001040 t _another_name
0000000100001100 T _EVP_Digest
0000000100001100 s _not_code
rubbish
0000000100001180 t _last
0000000100003000 D _data
`.split('\n');

const read = (lines, addresses) => {
  const start = 0x1_0000_1000 + SLIDE;
  const reader = createNmReader({
    path: '/usr/local/bin/node',
    rows: [{ start, end: start + 0x1000, slide: SLIDE }],
    addresses,
  });
  for (const line of lines) reader.addLine(line);
  return reader.finish();
};
const at = (offset) => 0x1_0000_0000 + SLIDE + offset;

test('a symbol that was hit ends where the next one begins, the last with the code', () => {
  expect(read(OUTPUT, [at(0x1000), at(0x1050), at(0x10ff), at(0x1fff)])).toEqual({
    status: 'ok',
    symbols: [
      { name: 'main', start: at(0x1000), end: at(0x1040), component: '' },
      { name: '_ZN4node5StartEv', start: at(0x1040), end: at(0x1100), component: '' },
      { name: 'last', start: at(0x1180), end: at(0x2000), component: '' },
    ],
  });
});

test('without local symbols the file is stripped, and the next symbol is not the next function', () => {
  expect(
    read(
      OUTPUT.filter((line) => !line.includes(' t ')),
      [at(0x1050)],
    ),
  ).toEqual({ status: 'stripped', symbols: [] });
});

test('no output is no symbols', () => {
  expect(read([], [at(0x1050)])).toEqual({ status: 'stripped', symbols: [] });
});

test('lines out of order and endless lines are left out', () => {
  const lines = [
    '0000000100001000 t _a',
    '0000000100000f00 t _b',
    `0000000100001004 t _${'x'.repeat(9999)}`,
    '0000000100001008 t _c',
  ];
  expect(read(lines, [at(0x1004)]).symbols).toEqual([{ name: 'a', start: at(0x1000), end: at(0x1008), component: '' }]);
});
