import fc from 'fast-check';
import { FrameTable, makeFrame } from '../../src/model/frame-table.js';
import { profileProblems } from '../support/profile-problems.js';
import { profileFromGrid } from '../support/text-grid.js';

const FRAME = {
  name: 'auth',
  kind: 'js',
  file: '/app/app.js',
  line: 20,
  column: 3,
  callLine: 23,
  callColumn: 21,
  tier: 'maglev',
};

test('unknown fields are filled in, and the frame is valid in a profile', () => {
  const frame = makeFrame({ name: 'malloc', kind: 'native' });
  expect(frame).toEqual({
    name: 'malloc',
    kind: 'native',
    file: '',
    line: 0,
    column: 0,
    callLine: 0,
    callColumn: 0,
    callOffset: 0,
    tier: '',
    library: '',
    component: '',
    named: true,
    moduleBody: false,
  });
  expect(profileProblems({ ...profileFromGrid(''), frames: [frame] })).toEqual([]);
});

test('the fields stand in one order, however they were given', () => {
  const reversed = Object.fromEntries(Object.entries(FRAME).reverse());
  expect(Object.keys(makeFrame(reversed))).toEqual(Object.keys(makeFrame(FRAME)));
});

test('fields that a frame does not have are left behind', () => {
  expect(makeFrame({ ...FRAME, secret: 'x' })).not.toHaveProperty('secret');
});

test('equal frames are one row', () => {
  const table = new FrameTable();
  expect([table.intern(FRAME), table.intern({ name: 'f', kind: 'builtin' }), table.intern({ ...FRAME })]).toEqual([
    0, 1, 0,
  ]);
  expect(table.frames).toEqual([makeFrame(FRAME), makeFrame({ name: 'f', kind: 'builtin' })]);
});

test.each([
  ['name', 'other'],
  ['kind', 'builtin'],
  ['file', '/b.js'],
  ['line', 1],
  ['column', 1],
  ['callLine', 1],
  ['callColumn', 1],
  ['callOffset', 1],
  ['tier', 'turbofan'],
  ['library', '/lib.so'],
  ['component', 'openssl'],
  ['named', false],
  ['moduleBody', true],
])('frames that differ in %s are two rows', (field, value) => {
  const table = new FrameTable();
  expect(table.intern(FRAME)).not.toBe(table.intern({ ...FRAME, [field]: value }));
});

test('names are data: no text makes two different frames one', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.string(), fc.string()), { selector: (pair) => JSON.stringify(pair) }),
      (pairs) => {
        const table = new FrameTable();
        const rows = pairs.map(([name, file]) => table.intern({ name, kind: 'js', file }));
        expect(rows).toEqual(pairs.map((_, index) => index));
      },
    ),
  );
});
