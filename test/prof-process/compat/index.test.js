import { compatStacks, compatText } from '../../../src/prof-process/compat/index.js';
import { rulesOf } from '../../../src/prof-process/compat/rules.js';

/** Functions of one library at 0x400000. */
const SYMBOLS = [
  ['Alpha', 0x400000, 0x100],
  ['_ZN1aE', 0x400200, 0x100],
  ['zebra@@V_1', 0x400400, 0x100],
];
const LIBRARY = 'shared-library,/bin/node,0x400000,0x401000,0';
const functions = () => ({
  functions: SYMBOLS.map(([name, start, size]) => ({ name, start, size })),
  offset: 0,
  slide: 0,
});
const demangle = (name) => (name === '_ZN1aE' ? 'a' : name);
const V8 = {
  20: 'v8-version,11,3,244,8,-node.38,0',
  24: 'v8-version,13,6,233,17,-node.53,0',
  26: 'v8-version,14,6,202,34,-node.34,0',
};

const bytesOf = (lines) => [Buffer.from(lines.map((line) => `${line}\n`).join(''))];
const textOf = async (...lines) => (await compatText(bytesOf(lines), { functions, demangle, argument: 'x.log' })).text;
const stacksOf = async (...lines) => (await compatStacks(bytesOf(lines), { functions, demangle })).samples;
const code = (address, name, sfi, marker, size = 64) =>
  `code-creation,JS,9,1,${address},${size},${name},${sfi},${marker}`;
const tick = (pc, ...frames) => ['tick', pc, 1000, 0, '0x0', 0, ...frames].join(',');
const section = (text, title) => text.split(` [${title}]:\n`)[1].split('\n\n')[0].split('\n').slice(1);

test('the whole text of a small log', async () => {
  const text = await textOf(
    V8[24],
    LIBRARY,
    'shared-library-end',
    'profiler,begin,1000',
    code('0x1000', 'f /a.js:1:1', '0x9000', '~'),
    code('0x2000', ' /a.js:2:2', '0x9100', '*'),
    'code-creation,BytecodeHandler,0,1,0x3000,64,Add',
    'tick,0x400010,1000,0,0x0,0,0x1004,0x2004',
    'tick,0x400010,2000,1,0x400410,6,0x1004',
    'tick,0x400800,3000,0,0x0,1',
    'tick,0x3004,4000,0,0x0,0,0x1004,0x7777,0x2004',
    'tick,0x0,5000,0,0x0,5',
    'tick,0x3004,6000,0,0x0,0',
  );
  expect(text).toMatchInlineSnapshot(`
"Statistical profiling result from x.log, (6 ticks, 1 unaccounted, 0 excluded).

 [Shared libraries]:
   ticks  total  nonlib   name
      1   16.7%          /bin/node

 [JavaScript]:
   ticks  total  nonlib   name
      1   16.7%   20.0%  JS: ~f /a.js:1:1

 [C++]:
   ticks  total  nonlib   name
      1   16.7%   20.0%  zebra@@V_1
      1   16.7%   20.0%  Alpha

 [Summary]:
   ticks  total  nonlib   name
      1   16.7%   20.0%  JavaScript
      2   33.3%   40.0%  C++
      1   16.7%   20.0%  GC
      1   16.7%          Shared libraries
      1   16.7%          Unaccounted

 [C++ entry points]:
   ticks    cpp   total   name
      1   50.0%   16.7%  zebra@@V_1
      1   50.0%   16.7%  Alpha

 [Bottom up (heavy) profile]:
  Note: percentage shows a share of a particular caller in the total
  amount of its parent calls.
  Callers occupying less than 1.0% are not shown.

   ticks parent  name
      1   16.7%  zebra@@V_1
      1  100.0%    JS: ~f /a.js:1:1

      1   16.7%  UNKNOWN

      1   16.7%  JS: ~f /a.js:1:1
      1  100.0%    JS: *<anonymous> /a.js:2:2

      1   16.7%  Alpha
      1  100.0%    JS: ~f /a.js:1:1
      1  100.0%      JS: *<anonymous> /a.js:2:2

      1   16.7%  /bin/node

"
`);
});

test('no ticks: the header and nothing else', async () => {
  expect(await textOf(V8[24])).toBe('Statistical profiling result from x.log, (0 ticks, 0 unaccounted, 0 excluded).\n');
});

describe('entry points', () => {
  const log = (...pcs) => [
    V8[24],
    LIBRARY,
    code('0x1000', 'f /a.js:1:1', '0x9000', '~'),
    ...pcs.map((pc) => tick(pc, '0x1004')),
  ];

  test('a lone one that sorts after TOTAL is taken for the sum', async () => {
    expect(section(await textOf(...log('0x400410')), 'C++ entry points')).toEqual(['      1  100.0%  100.0%  TOTAL']);
    expect(section(await textOf(...log('0x400010')), 'C++ entry points')).toEqual(['      1  100.0%  100.0%  Alpha']);
  });

  test('with others it has its row', async () => {
    expect(section(await textOf(...log('0x400410', '0x400410', '0x400010')), 'C++ entry points')).toEqual([
      '      2   66.7%   66.7%  zebra@@V_1',
      '      1   33.3%   33.3%  Alpha',
    ]);
  });

  test('an unknown caller counts as one', async () => {
    expect(section(await textOf(V8[24], LIBRARY, tick('0x400210', '0x400010', '0x5')), 'C++ entry points')).toEqual([
      '      1  100.0%  100.0%  Alpha',
    ]);
  });
});

describe('code of functions', () => {
  test.each([
    [20, '~', true],
    [20, '+', true],
    [20, "+'", false],
    [24, "*'", true],
    [24, 'o+', false],
    [26, 'o*', true],
    [26, '?', false],
  ])('Node %i knows the marker %s: %s', async (node, marker, known) => {
    const text = await textOf(V8[node], code('0x1000', 'f /a.js:1:1', '0x9000', marker), tick('0x1004'));
    expect(/ JS: .?f \/a\.js:1:1\n/.test(text)).toBe(known);
    expect(text.includes('UNKNOWN')).toBe(!known);
  });

  test('a function is a row by tier; another one at its address renames what it had', async () => {
    const text = await textOf(
      V8[24],
      code('0x1000', 'f /a.js:1:1', '0x9000', '~'),
      tick('0x1004'),
      code('0x2000', 'f /a.js:1:1', '0x9000', '^'),
      tick('0x2004'),
      code('0x1000', 'f /a.js:1:1', '0x9000', '*'),
      tick('0x1004'),
      'sfi-move,0x9000,0x9200',
      code('0x3000', 'g /a.js:9:9', '0x9200', '~'),
      tick('0x2004'),
    );
    expect(section(text, 'JavaScript').map((row) => row.slice(-15))).toEqual(
      ['JS: ~f /a.js:1:1', 'JS: ^g /a.js:9:9', 'JS: ^f /a.js:1:1', 'JS: *f /a.js:1:1'].map((name) => name.slice(-15)),
    );
  });

  test("Node 20 takes old code for a function and loses the row, later ones don't", async () => {
    const rows = ['code-creation,Stub,5,1,0x9000,64,old', code('0x1000', 'f /a.js:1:1', '0x9000', '~'), tick('0x1004')];
    expect(await textOf(V8[20], ...rows)).toContain('UNKNOWN');
    expect(await textOf(V8[24], ...rows)).toContain('JS: ~f /a.js:1:1');
    expect((await compatText(bytesOf([V8[20], ...rows]), { functions, demangle, argument: '' })).lostRows).toBe(1);
  });

  test('--preprocess lets it mean what is written next', async () => {
    const samples = await stacksOf(
      V8[24],
      'code-creation,Stub,5,1,0x9000,64,f /a.js:1:1',
      code('0x1000', 'f /a.js:1:1', '0x9000', '~'),
      tick('0x1004'),
      'code-creation,Builtin,3,1,0x2000,64,Next',
    );
    expect(samples[0].frames).toEqual([{ code: { name: 'Next', type: 'CODE', kind: 'Builtin' }, offset: 4 }]);
  });

  test('equal names of other code get numbers in the order in which they are hit', async () => {
    const text = await textOf(
      V8[24],
      'code-creation,RegExp,4,1,0x1000,64,a+',
      'code-creation,RegExp,4,1,0x2000,64,a+',
      tick('0x2004'),
      tick('0x2004'),
      tick('0x1004'),
    );
    expect(section(text, 'JavaScript')).toEqual([
      '      2   66.7%   66.7%  RegExp: a+',
      '      1   33.3%   33.3%  RegExp: a+ {1}',
    ]);
  });
});

describe('libraries', () => {
  test('rows with one start are one library', async () => {
    const text = await textOf(
      V8[24],
      'shared-library,/lib/x.so,0x400000,0x401000,0',
      'shared-library,/lib/x.so,0x400000,0x409000,0',
      tick('0x408010'),
    );
    expect(section(text, 'Shared libraries')).toEqual(['      1  100.0%          /lib/x.so']);
  });

  test('the builtins of Node 20 are found in their copy', async () => {
    const builtin = 'code-creation,Builtin,2,1,0x400100,256,LoadIC';
    const copy = 0x7f0000000000 + 512 * 1024 * 1024 - 256 * 1024 + 0x100;
    const rows = (version) => [
      version,
      LIBRARY,
      'new,CodeRange,0x7f0000000000,0',
      builtin,
      tick(`0x${(copy + 4).toString(16)}`),
    ];
    expect(await textOf(...rows(V8[20]))).toContain('Builtin: LoadIC');
    expect(await textOf(...rows(V8[24]))).toContain('UNKNOWN');
  });

  test('--preprocess writes a builtin over the native function of its address', async () => {
    const samples = await stacksOf(
      V8[20],
      LIBRARY,
      'code-creation,Builtin,2,1,0x400000,256,LoadIC',
      tick('0x400010'),
      tick('0x400210'),
    );
    expect(samples.map(({ frames }) => frames)).toEqual([
      [{ code: { name: 'LoadIC', type: 'CODE', kind: 'Builtin' }, offset: 0x10 }],
      [{ code: { name: 'a', type: 'CPP', kind: '' }, offset: 0x10 }],
    ]);
  });
});

test('what could not be used is counted', async () => {
  const lines = [
    V8[24],
    '',
    code('0x1000', 'with,comma /a.js:1:1', '0x9000', '~'),
    code('zz', 'f /a.js:1:1', '0x9000', '~'),
    'code-move,0x1,',
    'shared-library,/x,0x2,0x1,0',
    tick('0x1'),
  ];
  const { text, ...losses } = await compatText(bytesOf(lines), { functions, demangle, argument: '' });
  expect(losses).toEqual({ emptyLines: 1, lostRows: 1, malformedRows: 3 });
  expect(text).toContain('(1 ticks, 1 unaccounted');
});

test('names are harmless unless asked for as they are', async () => {
  const lines = [V8[24], code('0x1000', '\u001b[31m /a.js:1:1', '0x9000', '~'), tick('0x1004')];
  expect(await textOf(...lines)).toContain('JS: ~\\x1b[31m /a.js:1:1');
  const { text } = await compatText(bytesOf(lines), { functions, demangle, argument: '', printable: (name) => name });
  expect(text).toContain('JS: ~\u001b[31m /a.js:1:1');
});

test("rules of versions that we don't know are those of the nearest", () => {
  expect(rulesOf(0)).toBe(rulesOf(14));
  expect(rulesOf(99)).toBe(rulesOf(14));
  expect(rulesOf(9)).toBe(rulesOf(10));
});
