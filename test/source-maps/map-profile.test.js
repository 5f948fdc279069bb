/** Functions of which no call is known: baseline code has no positions. No line is claimed that is not their own. */
import { makeFrame } from '../../src/model/frame-table.js';
import { lineTable } from '../../src/source/line-table.js';
import { mapProfile } from '../../src/source-maps/map-profile.js';

/** @returns the 1-based position where a text has a part; `^` in it tells where, if that is not its beginning */
function positionIn(text, part) {
  const plain = part.replace('^', '');
  const at = text.indexOf(plain);
  if (at < 0 || text.includes(plain, at + 1)) throw new Error(`${part} is not there once`);
  return lineTable(text).positionOf(at + Math.max(part.indexOf('^'), 0));
}

const SOURCE = '/app/src/a.js';

/** @returns a compiled text whose map has these segments and no others: parts of it, and of the originals */
function compiledFrom(text, texts, segments, isFile) {
  const known = segments.map(([part, from, name = '', file = SOURCE]) => ({
    ...positionIn(text, part),
    to: { file, ...positionIn(texts.get(file), from), name },
  }));
  const sorted = known.sort((one, other) => one.line - other.line || one.column - other.column);
  const trace = (line, column) => sorted.findLast((each) => each.line === line && each.column <= column)?.to ?? null;
  return {
    text,
    isFile,
    only: '',
    trace,
    isMadeUp: (line, column) => trace(line, column) === null,
    isAstray: () => false,
    next: (line, column) =>
      sorted.find((each) => each.line > line || (each.line === line && each.column >= column)) ?? null,
  };
}

/** @returns where the function is told to be that V8 has at a part of the text */
function told(at, text, original, segments, { name = '', isFile = true, isModule = false, others = [] } = {}) {
  const place = positionIn(text, at);
  const frame = makeFrame({
    name,
    kind: 'js',
    tier: 'sparkplug',
    file: '/app/dist/a.js',
    ...place,
    moduleBody: isModule,
  });
  const texts = new Map([[SOURCE, original], ...others]);
  const compiled = new Map([['/app/dist/a.js', compiledFrom(text, texts, segments, isFile)]]);
  const [mapped] = mapProfile({ frames: [frame], sources: new Map() }, { compiled, texts, plain: new Map() }).frames;
  return `${mapped.file.replace('/app/', '')}:${mapped.line} ${mapped.name}`;
}

const FIRST = 'import { hash } from "x";\n\n';

test.each([
  [
    'an arrow function, if the map has only the name before it',
    '^(p) => {',
    'const log = (p) => {\n  return hash(p);\n};',
    `${FIRST}export const log = (p) => {\n  return hash(p);\n};`,
    [
      ['const', 'export'],
      ['log', 'log', 'log'],
      ['return', 'return'],
    ],
    'src/a.js:3 log',
  ],
  [
    'a declaration of a map that has lines only',
    'issue^(p)',
    'async function issue(p) {\n  return hash(p);\n}',
    `${FIRST}export async function issue(p) {\n  return hash(p);\n}`,
    [
      ['async', 'export'],
      ['  return', '  return'],
    ],
    'src/a.js:3 issue',
  ],
  [
    'a method of a map that has lines only',
    'derive^(p)',
    'class A {\n    derive(p) {\n        return hash(p);\n    }\n}',
    `${FIRST}class A {\n  derive(p) {\n    return hash(p);\n  }\n}`,
    [
      ['class', 'class'],
      ['    derive', 'A {^'],
      ['        return', '    return'],
    ],
    'src/a.js:4 derive',
  ],
  [
    'a callback, which is not the function that hands it over',
    '^(p)=>hash',
    'function all(l){return l.map((p)=>hash(p))}',
    'function all(l) {\n  return l.map(\n    (p) => hash(p),\n  );\n}',
    [
      ['all', 'all'],
      ['return', 'return'],
      ['l.map', 'l.map'],
      ['hash', 'hash'],
    ],
    'src/a.js:3 ',
  ],
  [
    'the second arrow function of a minified line',
    '^t=>y(t)',
    'const a=e=>x(e),b=t=>y(t);',
    'const one = (p) => x(p);\nconst two = (q) => y(q);',
    [
      ['const', 'const one'],
      ['a=', 'one', 'one'],
      ['x(', 'x('],
      ['b=', 'two', 'two'],
      ['y(', 'y('],
    ],
    'src/a.js:2 two',
  ],
  [
    'an arrow function behind the head of another',
    '^()=>h',
    'function one(){return(()=>h(1))()}',
    'export function one() {\n  return (() => h(1))();\n}',
    [
      ['function', 'export'],
      ['one', 'one', 'one'],
      ['h(', 'h('],
    ],
    'src/a.js:2 ',
  ],
  [
    'the function of a class field',
    '^(p) => {',
    'class A {\n  derive = (p) => {\n    return hash(p);\n  };\n}',
    `${FIRST}class A {\n  derive = (p) => {\n    return hash(p);\n  };\n}`,
    [
      ['class', 'class'],
      ['derive', 'derive'],
      ['return', 'return'],
    ],
    'src/a.js:4 derive',
  ],
  [
    'what a compiler made of an async function',
    'function* ^()',
    'function issue(p) {\n  return __awaiter(this, function* () {\n    return hash(p);\n  });\n}',
    `${FIRST}export async function issue(p) {\n  return hash(p);\n}`,
    [
      ['function issue', 'export'],
      ['issue', 'issue'],
      ['return __awaiter', 'export'],
      ['return hash', 'return hash'],
    ],
    'src/a.js:3 issue',
  ],
  [
    'a function at the very start of a file',
    '^()=>h',
    'var f=()=>h(1);',
    'export const f = () => h(1);',
    [
      ['var', 'export'],
      ['f=', 'f ='],
      ['h(', 'h('],
    ],
    'src/a.js:1 f',
  ],
])('%s', (_, at, text, original, segments, expected) => {
  expect(told(at, text, original, segments)).toBe(expected);
});

const ORIGINAL = `${FIRST}const one = (p) => x(p);\nconst two = (q) => y(q);`;

test.each([
  [
    'no segment, behind the head of another',
    '^()=>1',
    'function f(){(()=>1)()}',
    [['f()', 'two', 'two']],
    'src/a.js:0 ',
  ],
  ['nothing of its own', '^()=>a', 'run(()=>a);', [['run', 'const one']], 'src/a.js:0 '],
  [
    'parts of several functions',
    '^e=>',
    'const a=e=>{x(e);y(e)};',
    [
      ['const', 'const one'],
      ['x(', 'x('],
      ['y(', 'y('],
    ],
    'src/a.js:0 ',
  ],
  [
    'the code of a whole file, with one of its functions put into it',
    '^()=>{',
    'wrap(()=>{load();x(e);run()});',
    [
      ['wrap', 'import'],
      ['load', 'const one'],
      ['x(', 'x('],
      ['run', 'const two'],
    ],
    'src/a.js:0 ',
  ],
  ['the code of a whole file', '^()=>{', 'wrap(()=>{load()});', [['load', 'const one']], 'src/a.js:0 '],
])('a function that has %s: no line', (_, at, text, segments, expected) => {
  expect(told(at, text, ORIGINAL, segments)).toBe(expected);
});

describe('a function that a bundler made around the code of several files', () => {
  const AES = '/app/node_modules/aes-js/index.js';
  const PAD = '/app/node_modules/aes-js/lib/pad.js';
  const TABLE = '/app/src/table.js';
  const others = [
    [AES, 'export const S = load(1);\nexport const aes = (t) => x(t);'],
    [PAD, 'export const P = pad(1);'],
    [TABLE, 'export const T = build(1);\nexport const get = (i) => at(i);'],
  ];
  const original = `${FIRST}print(1);\nexport const log = (p) => hash(p);`;
  const toldIn = (at, text, segments, how = {}) => told(at, text, original, segments, { others, ...how });
  const PACKED = '(()=>{var t={88(t){load(1)}};(()=>{build(1);print(1)})()})();';
  const packed = [
    ['load', 'load', '', AES],
    ['build', 'build', '', TABLE],
    ['print', 'print(1)'],
  ];

  test.each([
    ['webpack puts its modules in one', '^()=>{var', PACKED, packed],
    ['behind the code of another', '^()=>{build', PACKED, packed],
    ['Rollup makes for UMD', 'function^(){', '!function(f){f()}(function(){load(1);build(1);print(1)});', packed],
    [
      'a function of one was put into the code of another',
      'function^(){',
      'run(function(){x(1);build(1);print(1)});',
      [['x(', 'x(t)', '', AES], ...packed.slice(1)],
    ],
    [
      'much of one comes first',
      'function^(){',
      `run(function(){load(1);${'f(1);'.repeat(400)}print(1)});`,
      [['load', 'load', '', AES], packed[2]],
    ],
  ])('%s: it is told where V8 ran it', (_, at, text, segments) => {
    expect(toldIn(at, text, segments)).toBe('dist/a.js:1 ');
    expect(toldIn(at, text, segments, { isFile: false })).toBe('dist/a.js:0 ');
  });

  test.each([
    ['one module of a package', '88^(t)', PACKED, packed, 'node_modules/aes-js/index.js:0 '],
    [
      'the modules of one package',
      'function^(){',
      'run(function(){load(1);pad(1)});print(1)',
      [packed[0], ['pad', 'pad', '', PAD], packed[2]],
      'node_modules/aes-js/index.js:0 ',
    ],
    [
      "a module that contains another file's function",
      'function^(){',
      'run(function(){build(1);x(1)});print(1)',
      [packed[1], ['x(', 'x(t)', '', AES], packed[2]],
      'src/table.js:0 ',
    ],
    [
      "a function that contains another file's",
      '^e=>',
      'const a=e=>{x(e);hash(e)};',
      [
        ['a=', 'aes', 'aes', AES],
        ['x(', 'x(t)', '', AES],
        ['hash', 'hash(p)'],
      ],
      'node_modules/aes-js/index.js:0 ',
    ],
    [
      "a function into which constants of two files' modules were put",
      '^e=>',
      'const a=e=>{get(e);hash(e);hash(load(1),build(1))};',
      [
        ['get', 'hash(p)'],
        ['hash(e)', 'hash(p)'],
        ['hash(load', 'hash(p)'],
        ['load', 'load', '', AES],
        ['build', 'build', '', TABLE],
      ],
      'src/a.js:4 log',
    ],
  ])('but not %s', (_, at, text, segments, expected) => {
    expect(toldIn(at, text, segments)).toBe(expected);
  });
});

test('what V8 makes up for the fields of a class: no line', () => {
  const text = 'class A { derive = hash(1) }';
  const segments = [
    ['class', 'class'],
    ['derive', 'derive'],
    ['hash', 'hash(1)'],
  ];
  const name = '<instance_members_initializer>';
  expect(told('^derive', text, `${FIRST}${text}`, segments, { name })).toBe(`src/a.js:0 ${name}`);
});

test('a bundle that is too large to be read: by its name, else no line', () => {
  const original = `${FIRST}export function issue(p) {\n  return hash(p);\n}\nexport const log = (p) => issue(p);`;
  const text = 'function issue(p){return hash(p)}const log=(p)=>issue(p);<';
  const segments = [
    ['function', 'export function'],
    ['issue(p){', 'issue(p) {', 'issue'],
    ['hash', 'hash(p)'],
    ['log', 'log', 'log'],
  ];
  expect(told('issue^(p){', text, original, segments, { name: 'issue' })).toBe('src/a.js:3 issue');
  expect(told('^(p)=>', text, original, segments, { name: 'log' })).toBe('src/a.js:0 log');
});

test('code of no original is told where V8 ran it', () => {
  expect(told('helper^()', 'function helper(){}', ORIGINAL, [], { name: 'helper' })).toBe('dist/a.js:1 helper');
});

test('a function of a bundler that begins with what nobody wrote is its author’s where its author wrote the call', () => {
  // webpack's function of a module that requires one of Node's: `external node-commonjs` is nobody's file.
  const text = 'a={7:(b,c)=>{let d=require("node:crypto");let k=(0,d.pbkdf2Sync)("p")}}';
  const original = 'import { pbkdf2Sync } from "node:crypto";\nexport const k = pbkdf2Sync("p");';
  const texts = new Map([[SOURCE, original]]);
  const known = compiledFrom(
    text,
    texts,
    [
      ['k=', 'k =', 'k'],
      ['pbkdf2Sync', 'pbkdf2Sync('],
    ],
    true,
  );
  const head = positionIn(text, 'let d');
  const compiled = { ...known, next: (line, column) => (column <= head.column ? head : known.next(line, column)) };
  const told = (call) => {
    const { line: callLine, column: callColumn } = positionIn(text, call);
    const place = { ...positionIn(text, '(b,c)'), callLine, callColumn };
    const frame = makeFrame({ name: '7', kind: 'js', tier: 'ignition', file: '/app/dist/a.js', ...place });
    const files = { compiled: new Map([['/app/dist/a.js', compiled]]), texts, plain: new Map() };
    return mapProfile({ frames: [frame], sources: new Map() }, files).frames[0];
  };
  expect(told(')("p")').bundled).toBeUndefined();
  expect(told(')("p")')).toMatchObject({ file: SOURCE, callLine: 2, moduleBody: true });
  expect(told('("node:crypto")').bundled).toMatchObject({ module: '<runtime>' });
});
