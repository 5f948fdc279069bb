import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openScript } from '../../src/source/script.js';

/** Calls with `|` where V8 puts them; `f`, `o`, `C`, `k` are in scope and every call fails. */
const CALLS = [
  '|f(1)',
  'o.|f(1)',
  'o.o.|f(1)',
  'o?.|f(1)',
  'o.f?.|(1)',
  'o?.o?.f?.|(1)',
  'o[k]|(1)',
  'o["f"]|(1)',
  '|new C(1)',
  '|new o.C(1)',
  '|new C',
  '|new (o.C)(1)',
  'o.|f(...[1])',
  '|new C(...[1])',
  '|f(...[1], 2)',
  'f|`a${1}b`',
  'o.f|`a`',
  'o.f /* ( */ |`a`',
  '(0, o.f)|(1)',
  '(f)|(1)',
  '(o.f)|(1)',
  '((f))|(1)',
  '(function () { |f(); })()',
  '(() => |f())()',
  '(() => f)()|(1)',
  'o.f.|call(o, 1)',
  'o . |f /* ( */ ( 1 )',
  'o.|f\n   (1,\n   2)',
  'o\n  .|f(\n    1,\n  )',
  'o.id().|f(2)',
  'o\n  .id()\n    .|f(2)',
  'o\n  .id() // ( here\n    .|f(2)',
  'String(o.|f(1))',
  '`x${o.|f(1)}y`',
  'o.catch|(1)',
  'o.delete|(1)',
  'o?.new|(1)',
  'o.|get(1)',
  'o.|static(1)',
  'o.|async(1)',
  'o.|super(1)',
  'o.|of(1)',
  'class A { #p() { |f(); } q() { this.#p(); } } new A().q()',
  'class A { #p = f; q() { this.#p|(); } } new A().q()',
  'class A extends C { constructor() { |super(1); } } new A()',
  'class A extends o.B { q() { super.|f(1); } } new A().q()',
  '(async () => { await o.|f(1); })()',
  'const { f: g } = o; |g(1)',
  '/* \u2028 */ o.|f(1)',
  '\r\n\r o.|f(1)',
];

/** Runs each snippet and says at which line and column V8 found the call that failed. */
const ASK_V8 = `
  const { runInNewContext } = require('node:vm');
  const places = JSON.parse(process.argv[1]).map((code) => {
    let place = null;
    const f = () => {
      const prepare = Error.prepareStackTrace;
      Error.prepareStackTrace = (_, sites) => sites;
      const site = new Error().stack.find((frame) => frame.getFileName() === 'snippet');
      Error.prepareStackTrace = prepare;
      place ??= { line: site.getLineNumber(), column: site.getColumnNumber() };
    };
    class C { constructor() { f(); } }
    class B { f() { f(); } }
    const o = { f, B, C, id() { return o; } };
    for (const name of ['catch', 'delete', 'new', 'get', 'static', 'async', 'super', 'of']) o[name] = f;
    o.o = o;
    runInNewContext(code, { f, o, C, k: 'f' }, { filename: 'snippet' });
    return place;
  });
  console.log(JSON.stringify(places));
`;

const withoutMark = (snippet) => snippet.replace('|', '');

describe('the position of a call', () => {
  test.each(CALLS)('%j', (snippet) => {
    const script = openScript(withoutMark(snippet));
    const offset = snippet.indexOf('|');
    const names = ['f', 'C', 'super', 'g', '#p', 'catch', 'delete', 'new', 'get', 'static', 'async', 'of', 'call', ''];
    const offsets = names.flatMap((name) => script.callsTo(name, 0, Infinity)).map((call) => call.offset);
    expect(offsets).toContain(offset);
    expect(script.callAt(offset)).toMatchObject({ line: script.positionOf(offset).line });
  });

  test('is where the V8 that runs this test puts it', () => {
    const output = execFileSync(process.execPath, ['-e', ASK_V8, JSON.stringify(CALLS.map(withoutMark))]);
    const expected = CALLS.map((snippet) => openScript(withoutMark(snippet)).positionOf(snippet.indexOf('|')));
    expect(JSON.parse(output.toString())).toEqual(expected);
  });
});

const FUNCTIONS = `'use strict';
function plain() {}
async function  asyncPlain /* ( */ (a) {}
function* generator() {}
async function* asyncGenerator(a, b = () => 1) {}
const expression = function () {};
const named = function name(a) {};
const arrow = () => {}; const arrow1 = x => x; const destructured = ({ a } = {}) => {}; const inParentheses = ((x) => x);
const asyncArrow = async () => {}; const asyncArrow1 = async x => x; const curried = a => b => a;
const o = {
  method() {}, async asyncMethod() {}, *generatorMethod() {}, ['computed' + 1](a) {}, 'a string'() {}, 12() {},
  get accessor() { return 1; }, set accessor(v) {}, property: function () {}, arrow: async () => {},
};
class A {
  x = (() => 1)(); static z = (() => 3)(); static { (() => 4)(); }
  constructor() {}
  method() {} static async staticMethod() {} #hidden() {} callHidden() { this.#hidden(); }
  get accessor() { return 1; } set accessor(v) {}
  field = () => {}; static staticField = async x => x;
}
class Derived extends A {} class Fields { y = 1; } class Statics { static a = 1; static b = 2; }
(function () {})(); (() => { })(); (async () => {})(); new (function () {})();
plain(); asyncPlain(); generator().next(); asyncGenerator().next(); expression(); named(); curried(1)(2);
arrow(); arrow1(); destructured(); inParentheses(); asyncArrow(); asyncArrow1();
o.method(); o.asyncMethod(); o.generatorMethod().next(); o.computed1(); o['a string'](); o[12](); o.accessor; o.accessor = 1;
o.property(); o.arrow();
const a = new A(); a.method(); A.staticMethod(); a.callHidden(); a.accessor; a.accessor = 1; a.field(); A.staticField();
new Derived(); new Fields();
`;

describe('the range of a function', () => {
  test.each([
    ['function f|(a) { g(); }', '(a) { g(); }'],
    ['const f = |async (a) => g(a);', 'async (a) => g(a)'],
    ['const f = |a => g(a);', 'a => g(a)'],
    ['const o = { get |x() { return 1; } }', null],
    ['const o = { get x|() { return 1; } }', '() { return 1; }'],
    ['class A { m|(a) {} }', '(a) {}'],
    ['|first(); second();', 'first(); second();'],
    ['f(function|() {});', '() {}'],
    ['1; |2', null],
  ])('%j', (snippet, expected) => {
    const text = withoutMark(snippet);
    const range = openScript(text).functionRange(1, snippet.indexOf('|') + 1);
    expect(range && text.slice(range.start, range.end)).toBe(expected);
  });

  test('is found for every function that this Node logs, with the end that it logs', () => {
    const rows = loggedFunctions(FUNCTIONS);
    const script = openScript(FUNCTIONS);
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) {
      // V8 gives a default constructor no length.
      const end = row.start === row.end ? expect.any(Number) : row.end;
      expect({ ...row, range: script.functionRange(row.line, row.column) }).toEqual({
        ...row,
        range: { start: row.start, end },
      });
    }
  });
});

/**
 * Profiles a program and reads where V8 says that its functions are.
 * @param {string} text
 */
function loggedFunctions(text) {
  const directory = mkdtempSync(join(tmpdir(), 'cryptoprof-positions-'));
  try {
    const [file, log] = [join(directory, 'program.cjs'), join(directory, 'v8.log')];
    writeFileSync(file, text);
    execFileSync(process.execPath, ['--prof', '--no-logfile-per-isolate', `--logfile=${log}`, file]);
    const rows = [];
    let place = null;
    for (const line of readFileSync(log, 'latin1').split('\n')) {
      if (line.startsWith('code-creation,')) place = line.match(/program\.cjs:(\d+):(\d+)/);
      const ends = line.match(/^code-source-info,\w+,\d+,(\d+),(\d+),/);
      if (!ends || !place) continue;
      rows.push({ line: Number(place[1]), column: Number(place[2]), start: Number(ends[1]), end: Number(ends[2]) });
      place = null;
    }
    return rows;
  } finally {
    rmSync(directory, { recursive: true });
  }
}
