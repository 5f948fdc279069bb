import { analyze } from '../../src/api/analysis.js';
import { decodeRecording, encodeRecording } from '../../src/formats/saved-profile.js';
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
  expect(report.bundles).toEqual([{ file: '/app/dist/server.js', ticks: 300, untoldTicks: 0 }]);
  expect(said(report)).not.toContain('bundled code');
});

const MINIFIED_GRID = `
  @repeat  250                                 100
  l@/app/dist/server.js:5.11:5.24              r@/app/dist/server.js:6.11
  h@/app/dist/server.js:3.11:3.24
  i@/app/dist/server.js:4.11
`;

test('where names are mangled, the code itself tells, and the rest is said to be untold', () => {
  const report = reportOf(MINIFIED_GRID, MINIFIED);
  expect(sitesOf(report)).toEqual([{ at: '/app/dist/server.js:3 h', is: 'bcryptjs kdf.bcrypt ', ticks: 250 }]);
  expect(report.operations[0].evidence).toEqual({ source: 250 });
  expect(report.bundles).toEqual([{ file: '/app/dist/server.js', ticks: 350, untoldTicks: 100 }]);
  expect(said(report)).toContain('But 28.6 % of busy time is in bundled code (/app/dist/server.js)');
  expect(said(report)).toContain('It is recognised by its code (constants and properties), not by names or files.');
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
