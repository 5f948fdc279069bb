import { SymbolTable } from '../../src/v8log/symbol-table.js';

const symbol = (name, start, end) => ({ name, start, end, component: '' });
const TABLE = new SymbolTable([
  {
    path: '/opt/node',
    buildId: '',
    status: 'ok',
    rows: [],
    openssl: [{ start: 0x500, end: 0x600 }],
    symbols: [symbol('a', 0x100, 0x110), symbol('b', 0x110, 0x120), symbol('c', 0x200, 0x201)],
  },
  { path: '/lib/empty', buildId: '', status: 'stripped', rows: [], openssl: [], symbols: [] },
]);

test.each([
  [0xff, null],
  [0x100, 'a'],
  [0x10f, 'a'],
  [0x110, 'b'],
  [0x120, null],
  [0x200, 'c'],
  [0x201, null],
])('0x%s is in %s', (address, name) => {
  expect(TABLE.find('/opt/node', address)?.name ?? null).toBe(name);
});

test('libraries without symbols, and those that nobody symbolized, have none', () => {
  expect([TABLE.find('/lib/empty', 0x100), TABLE.find('/lib/other', 0x100)]).toEqual([null, null]);
});

test("OpenSSL's code is known without its names", () => {
  expect([0x4ff, 0x500, 0x5ff, 0x600].map((address) => TABLE.componentOf('/opt/node', address))).toEqual([
    '',
    'openssl',
    'openssl',
    '',
  ]);
  expect(TABLE.componentOf('/lib/other', 0x500)).toBe('');
});
