import fc from 'fast-check';
import { Failure } from '../../src/model/failure.js';
import { findInSidecar, makeSidecar, parseSidecar } from '../../src/symbols/sidecar.js';

const rows = [{ start: 0x1000, end: 0x9000 }];
const library = {
  path: '/usr/bin/node',
  buildId: 'ab12',
  status: 'ok',
  rows,
  symbols: [
    { name: 'EVP_Digest', start: 0x2000, end: 0x2100, component: 'openssl' },
    { name: '</script><script>alert(1)</script>', start: 0x2100, end: 0x2200, component: '' },
  ],
  openssl: [{ start: 0x2000, end: 0x2100 }],
};

test('a sidecar survives being written and read', () => {
  const sidecar = makeSidecar([library]);
  expect(parseSidecar(JSON.stringify(sidecar))).toEqual(sidecar);
  expect(sidecar.libraries).toEqual([library]);
});

test.each(['missing', 'replaced', 'unreadable', 'skipped'])(
  'a %s library is not in it: there was nothing to keep',
  (status) => {
    expect(makeSidecar([{ ...library, status, symbols: [] }]).libraries).toEqual([]);
  },
);

test('a library without symbols is in it: the file of another machine must not take its place', () => {
  expect(makeSidecar([{ ...library, status: 'stripped', symbols: [] }]).libraries).toHaveLength(1);
});

test('only symbols that were hit are found', () => {
  const sidecar = makeSidecar([library]);
  const found = (addresses) =>
    findInSidecar(sidecar, { path: library.path, rows, addresses })?.symbols.map(({ start }) => start);
  expect(found([0x1fff, 0x2000, 0x20ff])).toEqual([0x2000]);
  expect(found([0x2100])).toEqual([0x2100]);
  expect(found([0x2200])).toEqual([]);
});

test('a library that was mapped elsewhere is not found', () => {
  const use = { path: library.path, rows: [{ start: 0x2000, end: 0xa000 }], addresses: [0x2000] };
  expect(findInSidecar(makeSidecar([library]), use)).toBeNull();
});

const broken = (change) => {
  const json = JSON.parse(JSON.stringify(makeSidecar([library])));
  change(json);
  return JSON.stringify(json);
};

test.each([
  ['{', ''],
  ['null', 'schemaVersion'],
  ['{"schemaVersion":2}', 'schemaVersion'],
  ['{"schemaVersion":1}', 'libraries'],
  [
    broken((json) => {
      json.libraries[0] = null;
    }),
    'libraries[0]',
  ],
  [
    broken((json) => {
      json.libraries[0].path = 1;
    }),
    'libraries[0].path',
  ],
  [
    broken((json) => {
      delete json.libraries[0].buildId;
    }),
    'libraries[0].buildId',
  ],
  [
    broken((json) => {
      json.libraries[0].status = 'fine';
    }),
    'libraries[0].status',
  ],
  [
    broken((json) => {
      json.libraries[0].rows = {};
    }),
    'libraries[0].rows',
  ],
  [
    broken((json) => {
      json.libraries[0].rows[0].end = 1;
    }),
    'libraries[0].rows[0].end',
  ],
  [
    broken((json) => {
      json.libraries[0].symbols[1].start = '0x2100';
    }),
    'libraries[0].symbols[1].start',
  ],
  [
    broken((json) => {
      json.libraries[0].symbols[1].start = 0x20ff;
    }),
    'libraries[0].symbols[1].start',
  ],
  [
    broken((json) => {
      json.libraries[0].symbols[0].name = null;
    }),
    'libraries[0].symbols[0].name',
  ],
  [
    broken((json) => {
      json.libraries[0].symbols[0].component = 'boringssl';
    }),
    'libraries[0].symbols[0].component',
  ],
  [
    broken((json) => {
      json.libraries[0].openssl[0].start = -1;
    }),
    'libraries[0].openssl[0].start',
  ],
])('%s is wrong at %j', (text, at) => {
  expect(() => parseSidecar(text)).toThrow(expect.objectContaining({ code: 'sidecar-invalid', facts: { at } }));
});

test('any JSON is read or refused', () => {
  fc.assert(
    fc.property(fc.json(), fc.jsonValue(), (text, value) => {
      for (const each of [text, JSON.stringify({ schemaVersion: 1, libraries: [value] })]) {
        try {
          parseSidecar(each);
        } catch (error) {
          expect(error).toBeInstanceOf(Failure);
        }
      }
    }),
  );
});
