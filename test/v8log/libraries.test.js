import { Libraries } from '../../src/v8log/libraries.js';
import { Random } from '../support/random.js';

function librariesOf(...lines) {
  const libraries = new Libraries();
  const known = lines.map((line) => libraries.addLine(line));
  return { libraries, known };
}

// Of a log of a worker on Node 20: three rows of the binary with one start, one of its copied builtins.
const WORKER = [
  'shared-library,/opt/node,0x400000,0xb71000,0',
  'shared-library,/opt/node,0x400000,0x25fe000,0',
  'shared-library,/opt/node,0x400000,0x2601000,0',
  'shared-library,/opt/node,0x7ff4d297c000,0x7ff4d3fd2000,0',
  'shared-library,/usr/lib/libc.so.6,0x7ff4e121e000,0x7ff4e139a000,0',
  'shared-library,[vdso],0x7ff4e17f7000,0x7ff4e17f9000,0',
];

test('an address lies in the file that is mapped there', () => {
  const { libraries, known } = librariesOf(...WORKER);
  expect(known).toEqual(WORKER.map(() => true));
  expect(
    [0x3fffff, 0x400000, 0x2600fff, 0x2601000, 0x7ff4d297c000, 0x7ff4e121e000, 0x7ff4e17f8fff].map(
      (address) => libraries.find(address)?.path,
    ),
  ).toEqual([undefined, '/opt/node', '/opt/node', undefined, '/opt/node', '/usr/lib/libc.so.6', '[vdso]']);
  expect(libraries.list().map(({ path, rows }) => [path, rows.length])).toEqual([
    ['/opt/node', 4],
    ['/usr/lib/libc.so.6', 1],
    ['[vdso]', 1],
  ]);
  expect(libraries.executable).toBe('/opt/node');
});

test("where two files' windows overlap, the later start wins: a window begins before the code", () => {
  const { libraries } = librariesOf('shared-library,/a,0x1000,0x9000,0', 'shared-library,/b,0x4000,0x6000,0');
  expect([0x3000, 0x5000, 0x7000].map((address) => libraries.find(address)?.path)).toEqual(['/a', '/b', '/a']);
});

test('rows keep their slide, which macOS needs; old logs have none', () => {
  const { libraries } = librariesOf(
    'shared-library,/bin/node,0x1000,0x2000,73728',
    'shared-library,/lib/a,0x3000,0x4000',
    'shared-library,/lib/b,0x5000,0x6000,1e999',
  );
  expect(libraries.list().flatMap(({ rows }) => rows)).toEqual([
    { start: 0x1000, end: 0x2000, slide: 73728 },
    { start: 0x3000, end: 0x4000, slide: 0 },
    { start: 0x5000, end: 0x6000, slide: 0 },
  ]);
});

test('paths are bytes of UTF-8, escaped', () => {
  expect(librariesOf('shared-library,/opt/caf\\xc3\\xa9/a\\x2Cb,0x1000,0x2000,0').libraries.list()[0].path).toBe(
    '/opt/café/a,b',
  );
});

test('a row twice is one row', () =>
  expect(librariesOf(WORKER[0], WORKER[0]).libraries.list()[0].rows).toHaveLength(1));

test("mappings without a file are other isolates' code, no library", () => {
  const { libraries, known } = librariesOf(
    'shared-library,05243000-05272000,0x5243000,0x5272000,0',
    'shared-library,,0x1000,0x2000,0',
  );
  expect([known, libraries.list()]).toEqual([[true, true], []]);
});

test.each([
  'shared-library',
  'shared-library,/a',
  'shared-library,/a,0x1000',
  'shared-library,/a,0x2000,0x1000,0',
  'shared-library,/a,0x1000,0x1000,0',
  'shared-library,/a,1000,2000,0',
  'shared-library,/a,0x20000000000000,0x20000000000001,0',
])('%j is no such row', (line) => expect(librariesOf(line).known).toEqual([false]));

test('there is an end to how many rows are kept', () => {
  const { libraries, known } = librariesOf(
    ...Array.from(
      { length: 5001 },
      (_, index) =>
        `shared-library,/lib/${index},0x${((index + 1) * 4096).toString(16)},0x${((index + 2) * 4096).toString(16)},0`,
    ),
  );
  expect([libraries.list().length, known.at(-1)]).toEqual([2000, false]);
});

test('finds what a look through all rows would find, however they overlap', () => {
  const random = new Random(1);
  const libraries = new Libraries();
  const rows = [];
  for (let index = 0; index < 300; index++) {
    const start = random.below(2000);
    const end = start + 1 + random.below(index % 3 === 0 ? 1500 : 40);
    rows.push({ path: `/l${index}`, start, end });
    libraries.add(`/l${index}`, start, end);
    // Looked up in between: what is added later counts, too.
    if (index % 50 !== 49) continue;
    const sorted = rows.toSorted((a, b) => a.start - b.start || b.end - a.end);
    for (let address = 0; address < 3600; address++) {
      const expected = sorted.findLast((row) => row.start <= address && address < row.end)?.path;
      expect([address, libraries.find(address)?.path]).toEqual([address, expected]);
    }
  }
});

test('no more libraries, and no longer paths, than a process has', () => {
  const libraries = new Libraries();
  const added = Array.from({ length: 2001 }, (_, index) => libraries.add(`/l${index}`, index * 10, index * 10 + 5));
  expect(added.filter((each) => !each)).toHaveLength(1);
  expect(new Libraries().add('x'.repeat(5000), 1, 2)).toBe(false);
});
