import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { readProfProcessText } from '../../src/formats/prof-process-text.js';
import { classicText } from '../../src/prof-process/classic-text.js';
import { profileFromGrid } from '../support/text-grid.js';

const FIXTURES = new URL('../../fixtures/profiles/prof-process-text/', import.meta.url);
const write = (profile, options = {}) => classicText(profile, { argument: 'isolate-v8.log', ...options });
const readBack = (text) => readProfProcessText(Buffer.from(text), { source: 'text' });

/** The lines of a text's section, without its head. */
function section(text, title) {
  const lines = text.split('\n');
  const start = lines.indexOf(` [${title}]:`);
  const end = lines.findIndex((line, index) => index > start && /^ \[.*\]:$/.test(line));
  return lines.slice(start + 2, end === -1 ? undefined : end).filter((line) => line !== '');
}

/** Ticks by what is printed for the innermost frame. */
function leafTicks({ frames, stacks, samples }) {
  const ticks = {};
  for (const stack of samples.stack) {
    const { name, kind, file, line, library, tier } =
      stack === -1 ? { name: '(unknown)', kind: 'unknown' } : frames[stacks.frame[stack]];
    const key = kind === 'unknown' ? 'unknown' : [kind, name, file, line, library, tier].join(' ');
    ticks[key] = (ticks[key] ?? 0) + 1;
  }
  return ticks;
}

const SERVER = `
  @repeat   600                                                      300                                                      60                                  25                         9                              4                                  6
  @state    external                                                 js                                                       js                                  other                      gc                             js                                 js
            auth@/app/app.js:20.3:23[sparkplug]                      auth@/app/app.js:20.3:24[sparkplug]                      auth@/app/app.js:20.3:25[turbofan]  native:main@/usr/bin/node  native:scavenge@/usr/bin/node  @/app/app.js:1.1[module,ignition]  unknown:?
            pbkdf2Sync@node:internal/crypto/pbkdf2:67.20[sparkplug]  pbkdf2Sync@node:internal/crypto/pbkdf2:67.20[sparkplug]  -                                   -                          -                              regexp:a|b                         -
            native:node::crypto::PBKDF2Job::Run@/usr/bin/node        native:node::crypto::PBKDF2Job::Run@/usr/bin/node        -                                   -                          -                              -                                  -
            native:sha512_block_data_order[openssl]                  native:libc.so.6@/usr/lib/libc.so.6[unnamed]             builtin:LoadIC                      native:epoll_wait          -                              -                                  -
`;

describe('layout', () => {
  const text = write(profileFromGrid(SERVER, { dropped: { excluded: 6, 'lines-unparsable': 4 } }));

  test('a whole text', () => {
    expect(text).toBe(`Statistical profiling result from isolate-v8.log, (1014 ticks, 6 unaccounted, 6 excluded).

 [Shared libraries]:
   ticks  total  nonlib   name
    300   29.6%          /usr/lib/libc.so.6

 [JavaScript]:
   ticks  total  nonlib   name
     60    5.9%    8.4%  Builtin: LoadIC
      4    0.4%    0.6%  RegExp: a|b

 [C++]:
   ticks  total  nonlib   name
    600   59.2%   84.0%  sha512_block_data_order
     25    2.5%    3.5%  epoll_wait
      9    0.9%    1.3%  scavenge

 [Summary]:
   ticks  total  nonlib   name
     64    6.3%    9.0%  JavaScript
    634   62.5%   88.8%  C++
      9    0.9%    1.3%  GC
    300   29.6%          Shared libraries
      6    0.6%          Unaccounted

 [C++ entry points]:
   ticks    cpp   total   name
    900  100.0%   88.8%  node::crypto::PBKDF2Job::Run

 [Bottom up (heavy) profile]:
  Note: percentage shows a share of a particular caller in the total
  amount of its parent calls.
  Callers occupying less than 1.0% are not shown.

   ticks parent  name
    600   59.2%  sha512_block_data_order
    600  100.0%    node::crypto::PBKDF2Job::Run
    600  100.0%      JS: ^pbkdf2Sync node:internal/crypto/pbkdf2:67:20
    600  100.0%        JS: ^auth /app/app.js:20:3

    300   29.6%  /usr/lib/libc.so.6
    300  100.0%    node::crypto::PBKDF2Job::Run
    300  100.0%      JS: ^pbkdf2Sync node:internal/crypto/pbkdf2:67:20
    300  100.0%        JS: ^auth /app/app.js:20:3

     60    5.9%  Builtin: LoadIC
     60  100.0%    JS: *auth /app/app.js:20:3

     25    2.5%  epoll_wait
     25  100.0%    main

`);
  });

  test('without ticks there is only the header', () => {
    expect(write(profileFromGrid(''))).toBe(
      'Statistical profiling result from isolate-v8.log, (0 ticks, 0 unaccounted, 0 excluded).\n',
    );
  });

  test('V8 prints NaN where it divides by 0', () => {
    const text = write(profileFromGrid('native:libc.so.6@/usr/lib/libc.so.6[unnamed]'));
    expect(section(text, 'Summary')).toContain('      0    0.0%    NaN%  JavaScript');
  });
});

describe('order, cuts and depth', () => {
  test('equal ticks: names in descending order', () => {
    const text = write(profileFromGrid('native:a  native:c  native:b  native:_  native:B'));
    expect(section(text, 'C++').map((line) => line.split(/\s+/).at(-1))).toEqual(['c', 'b', 'a', '_', 'B']);
  });

  test('exactly 1 % is printed, less is not, nor are its callers', () => {
    const text = write(
      profileFromGrid(`
      @repeat 991       100    9
              caller@/a.js:1:1  caller@/a.js:1:1  rare@/a.js:2:1
              native:leaf  native:other  native:leaf`),
      {},
    );
    const tree = section(text, 'Bottom up (heavy) profile').filter((line) => line.includes('%'));
    expect(tree.slice(1)).toEqual([
      '   1000   90.9%  leaf',
      '    991   99.1%    JS: caller /a.js:1',
      '    100    9.1%  other',
      '    100  100.0%    JS: caller /a.js:1',
    ]);
  });

  const recursion = profileFromGrid(
    Array.from({ length: 9 }, (_, depth) => `f${depth}@/a.js:${9 - depth}:1`).join('\n'),
  );

  test.each([
    [undefined, 6],
    [0, 1],
    [2, 3],
    [100, 9],
  ])('call graph size %p: %p rows', (callGraphSize, rows) => {
    const tree = section(write(recursion, { callGraphSize }), 'Bottom up (heavy) profile').filter((line) =>
      line.startsWith('      1'),
    );
    expect(tree).toHaveLength(rows);
  });

  test('a function is one row, wherever it was executing, and one per tier', () => {
    const text = write(profileFromGrid('f@/a.js:1.1:5  f@/a.js:1.1:6  f@/a.js:1.1:6[turbofan]  f@/a.js:2.1:6'));
    expect(section(text, 'JavaScript').map((line) => line.slice(25))).toEqual([
      'JS: f /a.js:1:1',
      'JS: f /a.js:2:1',
      'JS: *f /a.js:1:1',
    ]);
  });
});

describe('what V8 leaves out', () => {
  test('unknown callers are skipped, unknown leaves are UNKNOWN', () => {
    const text = write(
      profileFromGrid(`
      outer@/a.js:1:1  -
      unknown:?        outer@/a.js:1:1
      native:leaf      unknown:?`),
    );
    expect(text).toContain('      1  100.0%    JS: outer /a.js:1\n');
    expect(text).toContain('      1   50.0%  UNKNOWN\n');
    expect(text).toContain('(2 ticks, 1 unaccounted, 0 excluded)');
  });

  test('a tick without any frame is UNKNOWN', () => {
    expect(write(profileFromGrid('-'))).toContain('(1 ticks, 1 unaccounted, 0 excluded)');
  });

  test('bytecode handlers give their ticks to the function that they interpret', () => {
    const text = write(
      profileFromGrid(`
      outer@/a.js:1:1            builtin:BytecodeHandler: Ldar
      builtin:BytecodeHandler: Add  -`),
    );
    expect(section(text, 'JavaScript')).toEqual(['      1   50.0%   50.0%  JS: outer /a.js:1']);
    expect(text).not.toContain('BytecodeHandler');
  });
});

describe('C++ entry points', () => {
  const entries = (grid) =>
    section(write(profileFromGrid(grid)), 'C++ entry points').map((line) => line.replace(/^.*% {2}/, ''));

  test.each([
    [
      'the outermost native function that JavaScript called',
      'f@/a.js:1:1\nnative:binding\nnative:helper\nnative:leaf',
      ['binding'],
    ],
    ['the first one from the leaf', 'f@/a.js:1:1\nnative:outer\ng@/a.js:2:1\nnative:inner', ['inner']],
    ['a library leaf looks further out', 'f@/a.js:1:1\nnative:binding\nnative:libc@/lib/libc[unnamed]', ['binding']],
    ['none for JavaScript', 'f@/a.js:1:1\nnative:outer\ng@/a.js:2:1', []],
    ['none for native code all the way', 'native:main\nnative:leaf', []],
  ])('%s', (_, grid, expected) => {
    expect(entries(grid)).toEqual(expected);
  });
});

test('hostile names stay one harmless row', () => {
  const profile = profileFromGrid('x@/a.js:1:1');
  profile.frames[0].name = '\u001b]0;title\u0007\n  99999  100.0%  forged\u2028\u202e';
  const text = write(profile);
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u2028\u202e]/);
  expect(section(text, 'JavaScript')).toHaveLength(1);
});

// Whatever V8 printed, written again from the profile that was rebuilt from it, must be the same to the
// blank. What the text doesn't carry (which ticks were GC, entry points, symbol versions) is left aside.
test.each(['node-20-auth-server', 'node-24-auth-server', 'node-18-mixed', 'guide'])(
  "reproduces V8's own text: %s",
  (name) => {
    const original = readFileSync(new URL(`${name}/input.txt`, FIXTURES), 'utf8');
    const { profile, text } = readBack(original);
    const strip = (content) =>
      content
        .replace(/ \[C\+\+ entry points\][^]*?\n\n/, '')
        .replace(/^.*% {2}GC$/m, '')
        .replace(/@@?\w+(?:\.\d+)*$/gm, '')
        .trim();
    const modern = (content) =>
      content
        .replace(/(?:LazyCompile|Function): /g, 'JS: ')
        .replace(/JS: .exec native regexp.js:64:20/, 'Builtin: exec')
        .replace(/(?:Stub|KeyedLoadIC): /g, 'Builtin: ')
        .replace(/ (crypto|events|module)\.js:/g, ' node:$1:')
        .replace(/ {2}_(?=(?:sha512|malloc|OPENSSL)_)/g, '  ');
    // Names decide between equal rows, and Node 18 has other names for the same code.
    const ordered =
      name === 'node-18-mixed' ? (content) => content.split('\n').sort().join('\n') : (content) => content;
    expect(ordered(strip(write(profile, { argument: text.argument })))).toBe(ordered(strip(modern(original))));
  },
);

test('written and read back, every leaf has its ticks', () => {
  const cell = fc.constantFrom(
    '-',
    'auth@/app/app.js:20.3:23[sparkplug]',
    'auth@/app/app.js:20.3:24[sparkplug]',
    'auth@/app/app.js:20.3:24[turbofan]',
    '@/app/app.js:1.1[module,ignition]',
    'next@node:internal/timers:5.6[maglev]',
    'native:SHA512_Update',
    'native:std::sort(int*, int*)',
    'native:libc.so.6@/usr/lib/libc.so.6[unnamed]',
    'builtin:LoadIC',
    'regexp:^a b$',
    'unknown:?',
  );
  const column = fc.record({
    repeat: fc.integer({ min: 1, max: 300 }),
    cells: fc.array(cell, { minLength: 8, maxLength: 8 }),
  });
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 12 }), (columns) => {
      const rows = Array.from({ length: 8 }, (_, row) => columns.map(({ cells }) => cells[row]).join('  '));
      const profile = profileFromGrid([`@repeat ${columns.map(({ repeat }) => repeat).join(' ')}`, ...rows].join('\n'));
      const { profile: back } = readBack(write(profile));
      expect(leafTicks(back)).toEqual(leafTicks(profile));
      expect(back.dropped).toEqual({});
    }),
    { numRuns: 60 },
  );
});
