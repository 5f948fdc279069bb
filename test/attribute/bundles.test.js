import { analyze } from '../../src/api/analysis.js';
import { decodeRecording, encodeRecording } from '../../src/formats/saved-profile.js';
import { mapProfile } from '../../src/source-maps/map-profile.js';
import { answerStatements } from '../../src/writers/shared/answer.js';
import { profileFromGrid } from '../support/text-grid.js';

/** What esbuild makes of a server with bcryptjs, shortened. */
const MARKED = `// node_modules/bcryptjs/index.js
function hashSync2(password) { return _crypt(password); }
function _crypt(password) { return password; }

// src/server.js
function login(password) {
  return hashSync2(password);
}
function render() { return 1; }
`;

/** The same, minified: the tables of bcrypt, and code of which nothing tells what it is. */
const MINIFIED = `var o = Object.create; var d = Object.defineProperty; var g = Object.getOwnPropertyDescriptor; var n=Object.getOwnPropertyDescriptor;var m=Object.getOwnPropertyNames;
var C = [1332899944, 1700884034, 1701343084, 1684370003];
function h(e) { return i(e); }
function i(e) { return C[0] + e; }
function l(e) { return h(e); }
function r() { return 1; }
`;

const reportOf = (grid, text, file = '/app/dist/server.js') =>
  analyze({ run: null, profiles: [profileFromGrid(grid, { sources: { [file]: text } })] }, 'test').report;
const sitesOf = ({ callSites }) =>
  callSites.map(({ file, line, function: name, package: packageName, operation, api, ticks }) => ({
    at: `${file}:${line} ${name}`,
    is: `${packageName} ${operation} ${api}`,
    ticks,
  }));
const said = (report) =>
  answerStatements(report, ({ file }) => file)
    .map(({ text }) => text)
    .join(' ');

test('a function in a bundle is matched as in its own file, where the bundler marks the modules', () => {
  const report = reportOf(
    `
  @repeat  250                                     50
  login@/app/dist/server.js:6.15:7.10              render@/app/dist/server.js:9.16
  hashSync2@/app/dist/server.js:2.19:2.40
  _crypt@/app/dist/server.js:3.16
  `,
    MARKED,
  );
  expect(sitesOf(report)).toEqual([
    { at: '/app/dist/server.js:7 login', is: 'bcryptjs kdf.bcrypt hashSync', ticks: 250 },
  ]);
  expect(report.operations[0].evidence).toEqual({ package: 250 });
  expect(report.bundles).toEqual([{ file: '/app/dist/server.js', ticks: 300, unidentifiedTicks: 0 }]);
  expect(said(report)).not.toContain('bundled code');
});

const MINIFIED_GRID = `
  @repeat  250                                 100
  l@/app/dist/server.js:5.11:5.24              r@/app/dist/server.js:6.11
  h@/app/dist/server.js:3.11:3.24
  i@/app/dist/server.js:4.11
`;

test('where names are mangled, the code itself tells, and the rest is said to be of no known package', () => {
  const report = reportOf(MINIFIED_GRID, MINIFIED);
  expect(sitesOf(report)).toEqual([{ at: '/app/dist/server.js:3 h', is: 'bcryptjs kdf.bcrypt ', ticks: 250 }]);
  expect(report.operations[0].evidence).toEqual({ source: 250 });
  expect(report.bundles).toEqual([{ file: '/app/dist/server.js', ticks: 350, unidentifiedTicks: 100 }]);
  expect(said(report)).toContain('But 28.6 % of busy time is in bundled code (/app/dist/server.js)');
  expect(said(report)).toContain('It is recognised by its code (constants and properties), not by names or files.');
  // What Yarn finds modules with is packed, too, and is none of the program's.
  const yarns = MINIFIED_GRID.replaceAll('/app/dist/server.js', '/app/.pnp.cjs');
  expect(reportOf(yarns, MINIFIED, '/app/.pnp.cjs').bundles).toBeUndefined();
});

test('what we preload into the program is none of its bundles, whatever its code looks like', () => {
  const file = '/opt/cryptoprof/src/record/probe/probe-parts.cjs';
  const report = reportOf(MINIFIED_GRID.replaceAll('/app/dist/server.js', file), MINIFIED, file);
  expect(report.crypto.ticks).toBe(0);
  expect(report.bundles).toBeUndefined();
});

test('a saved profile says the same without the source', () => {
  const profile = profileFromGrid(MINIFIED_GRID, { sources: { '/app/dist/server.js': MINIFIED } });
  const { report, recording } = analyze({ run: null, profiles: [profile] }, 'test');
  const again = analyze(decodeRecording(encodeRecording(recording)), 'test').report;
  expect(again).toEqual(report);
});

test('nothing found in a bundle whose packages can not be told is no clean bill', () => {
  const report = reportOf('@repeat  300\nr@/app/dist/server.js:6.11', MINIFIED);
  expect(report.crypto.ticks).toBe(0);
  expect(said(report)).toContain('But 100 % of busy time is in bundled code');
  expect(said(report)).not.toContain('If there is any');
});

test('who only has a bundle with cryptography on the stack is not called cryptography', () => {
  const report = reportOf('@repeat  300\nl@/app/dist/server.js:5.11:5.24\nr@/app/dist/server.js:6.11', MINIFIED);
  expect(report.crypto.ticks).toBe(0);
});

test("code between two functions of one package is the package's, and what a package calls back is not", () => {
  const report = reportOf(
    `
  @repeat  100                        40
  l@/app/dist/server.js:5.11:5.24     l@/app/dist/server.js:5.11:5.24
  i@/app/dist/server.js:4.11:4.30     i@/app/dist/server.js:4.11:4.30
  r@/app/dist/server.js:6.11:6.22     r@/app/dist/server.js:6.11:6.22
  i@/app/dist/server.js:4.11:4.30     -
  `,
    MINIFIED,
  );
  expect(sitesOf(report)).toEqual([{ at: '/app/dist/server.js:5 l', is: 'bcryptjs kdf.bcrypt ', ticks: 100 }]);
});

/** Code that reads bcrypt's table and shares a helper with the program, and calls it back. */
const SHARING = `${MINIFIED}function k(e, f) { return C[0] + a(e) + f(); }
function a(e) { return b(e); }
function b(e) { return e; }
function p() { return a(1); }
`;

test('a helper that recognised code calls by its name works for that, and for the program where that calls it', () => {
  const file = '/app/dist/server.js';
  const report = reportOf(
    `
  @repeat  100              80                  60                   40
  l@${file}:5.11:5.24       l@${file}:5.11:5.24  p@${file}:10.11:10.24  l@${file}:5.11:5.24
  k@${file}:7.11:7.24       k@${file}:7.11:7.24  a@${file}:8.11:8.24   k@${file}:7.11:7.24
  a@${file}:8.11:8.24       a@${file}:8.11      b@${file}:9.11        p@${file}:10.11
  b@${file}:9.11            -                   -                    -
  `,
    SHARING,
  );
  expect(sitesOf(report)).toEqual([{ at: `${file}:5 l`, is: 'bcryptjs kdf.bcrypt ', ticks: 180 }]);
  expect(report.bundles).toEqual([{ file, ticks: 280, unidentifiedTicks: 100 }]);
});

test('big integers that a program reckons with are no cryptography, and those beneath it are', () => {
  const text = `${MINIFIED}var N = D((e, t) => { function B() {} t.exports = B;
B.prototype.redMul = function() {}; B.prototype.toRed = function() {}; B.prototype.iushln = function() {};
B.prototype.mul = function() {};
});
`;
  const file = '/app/dist/server.js';
  const grid = `
  @repeat  100                       80
  r@${file}:6.11:6.22                r@${file}:6.11:6.22
  B.mul@${file}:9.27                 B.redMul@${file}:8.30
  -                                  B.mul@${file}:9.27
  `;
  const report = reportOf(grid, text);
  expect(sitesOf(report)).toEqual([{ at: `${file}:6 r`, is: 'bn.js other ', ticks: 80 }]);
});

test("a program's own implementation is recognised in a file that is no bundle, which is not listed as one", () => {
  const text = `const C = [1332899944, 1700884034, 1701343084, 1684370003];
function crypt(e) { return C[0] + e; }
function login(e) { return crypt(e); }
`;
  const report = reportOf(
    `
  @repeat  250
  login@/app/login.js:3.15:3.28
  crypt@/app/login.js:2.15
  `,
    text,
    '/app/login.js',
  );
  expect(sitesOf(report)).toMatchObject([{ at: '/app/login.js:3 login', ticks: 250 }]);
  expect(report.bundles).toBeUndefined();
});

/** What esbuild makes for old engines, shortened: its helper stands between two functions of a package. */
const LOWERED = `var __async = (generator) => generator();
// node_modules/bcryptjs/index.js
function hash(password) { return __async(() => _crypt(password)); }
function _crypt(password) { return password; }

// src/server.js
function login(password) {
  return hash(password);
}
`;
const LOWERED_GRID = `
  @repeat  250
  login@/app/dist/server.js:7.15:8.10
  hash@/app/dist/server.js:3.14:3.34
  __async@/app/dist/server.js:1.15:1.31
  @/app/dist/server.js:3.42:3.48
  _crypt@/app/dist/server.js:4.16
`;

test("what a bundler's own helper calls is asked for by whoever called the helper", () => {
  const report = reportOf(LOWERED_GRID, LOWERED);
  expect(sitesOf(report)).toEqual([{ at: '/app/dist/server.js:8 login', is: 'bcryptjs kdf.bcrypt hash', ticks: 250 }]);
});

test('what is called while webpack loads a module is asked for by whoever loads it', () => {
  const text = `var __webpack_modules__ = ({
"./node_modules/bcryptjs/index.js": (module) => { function _crypt(p) { return p; } _crypt(1); }
}); function __webpack_require__(id) { return __webpack_modules__[id](); }
function main() { return __webpack_require__("./node_modules/bcryptjs/index.js"); }
`;
  const report = reportOf(
    `
    @repeat  250
    main@/app/dist/server.js:4.14:4.26
    __webpack_require__@/app/dist/server.js:3.32:3.71
    @/app/dist/server.js:2.37:2.84
    _crypt@/app/dist/server.js:2.67
    `,
    text,
  );
  expect(sitesOf(report)).toMatchObject([{ at: '/app/dist/server.js:4 main', ticks: 250 }]);
});

/** The same with its source map: nobody wrote line 1, and what stands in line 3 and 4 is the package's. */
const ORIGINALS = { 3: '/app/node_modules/bcryptjs/index.js', 4: '/app/node_modules/bcryptjs/index.js' };
const mappedFrom = (originals) => ({
  text: LOWERED,
  isFile: true,
  only: '',
  trace: (line, column) => {
    const file = line === 7 || line === 8 ? '/app/src/server.js' : originals[line];
    return file === undefined ? null : { file, line: line + 100, column, name: '' };
  },
  isMadeUp: (line) => line < 3,
  isAstray: () => false,
  next: (line, column) => (line > 8 ? null : { line: Math.max(line, 3), column: line < 3 ? 1 : column }),
});
const mappedReport = (originals) => {
  const read = profileFromGrid(LOWERED_GRID, { sources: { '/app/dist/server.js': LOWERED } });
  const compiled = new Map([['/app/dist/server.js', mappedFrom(originals)]]);
  const profile = mapProfile(read, { compiled, texts: new Map(), plain: new Map() });
  return analyze({ run: null, profiles: [profile] }, 'test').report;
};

test('with a source map, what nobody wrote asks for nothing either, and makes the file no bundle', () => {
  const report = mappedReport(ORIGINALS);
  expect(sitesOf(report)).toMatchObject([{ at: '/app/src/server.js:108 login', ticks: 250 }]);
  expect(report.bundles).toBeUndefined();
});

test('what somebody wrote, and whose original is not known, is asked for where it stands', () => {
  const report = mappedReport({ 4: ORIGINALS[4] });
  expect(sitesOf(report)).toMatchObject([{ at: '/app/dist/server.js:3 ', ticks: 250 }]);
});

test("a package's TypeScript is recognised by what is JavaScript in it", () => {
  const text = `const C: number[] = [1332899944, 1700884034, 1701343084, 1684370003];
function crypt(e: number): number { return C[0] + e; }
`;
  const file = '/app/node_modules/mine/src/index.ts';
  const code = text.replaceAll(': number[]', '          ').replaceAll(': number', '        ');
  const profile = profileFromGrid(`@repeat 250\nlogin@/app/login.js:3.15:3.28\ncrypt@${file}:2.15`, {
    sources: { [file]: text },
  });
  const originals = new Map([[file, { code, comments: [], hidden: [], typed: new Set() }]]);
  const { report } = analyze({ run: null, profiles: [{ ...profile, originals }] }, 'test');
  expect(sitesOf(report)).toMatchObject([{ at: '/app/login.js:3 login', is: 'mine kdf.bcrypt ', ticks: 250 }]);
});

test('a map leads from what nobody wrote to what stands before it, and that is not believed', () => {
  const text = 'f(1);function get(a){return a.b()}function hash(c){return get(c)}';
  const segments = [1, 3, 35, 44, 50, 59];
  const place = (column) => ({ file: column < 34 ? '/app/src/server.js' : '/app/node_modules/bcryptjs/index.js' });
  const at = (column) => segments.findLast((each) => each <= column);
  const from = {
    text,
    isFile: true,
    only: '',
    trace: (line, column) => ({ ...place(at(column)), line: 7, column: 1, name: '' }),
    isMadeUp: () => false,
    isAstray: () => false,
    next: (line, column) => ({ line, column: segments.find((each) => each >= column) }),
  };
  const read = profileFromGrid(
    `
    @repeat 250
    hash@/app/dist/server.js:1.48:1.59
    get@/app/dist/server.js:1.18:1.31
    `,
    { sources: { '/app/dist/server.js': text } },
  );
  const compiled = new Map([['/app/dist/server.js', from]]);
  const { frames } = mapProfile(read, { compiled, texts: new Map(), plain: new Map() });
  expect(frames.map(({ file, callLine }) => `${file}:${callLine}`)).toEqual([
    '/app/node_modules/bcryptjs/index.js:7',
    '/app/dist/server.js:1',
  ]);
  expect(frames[1].bundled.module).toBe('<runtime>');
});
