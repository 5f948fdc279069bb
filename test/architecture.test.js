/**
 * The rooms of the house and the doors between them. A door that is not in the table is a mistake, or a
 * decision: then it gets a line here, with its reason.
 */
import { existsSync } from 'node:fs';
import { importCycles, readSource, sourceFiles } from './support/import-graph.js';

/** A folder of src is a room; these are rooms of their own, each for the reason that its arrows give. */
const INNER_ROOMS = ['record/probe', 'writers/zero-x'];

/** @type {[from: string, to: string, reason: string][]} `to`: a room, a file, or a module that is not ours */
const ARROWS = [
  ['bin', 'cli/main.js', 'the executable only hands the process over'],
  ['bin', 'node:process', 'which is here'],

  ['cli', 'api', 'a command is a use of the library'],
  ['cli', 'compare/compare-reports.js', 'two reports → what changed'],
  ['cli', 'inputs', 'files are read by content; `prof-process` reads one log by other rules'],
  ['cli', 'record/record.js', '`run` starts the program that is profiled'],
  ['cli', 'record/root.js', 'paths for other machines are relative to the repository'],
  ['cli', 'config/nearest.js', 'a format that there is not was probably another one'],
  ['cli', 'record/signals.js', 'while reports are written, signals wait'],
  ['cli', 'compat', '`prof-process` prints what Node\'s processor would'],
  ['cli', 'symbols', '`prof-process` needs names as nm gives them'],
  ['cli', 'formats', 'profiles are told from scripts by content, and saved'],
  ['cli', 'rules/index.js', '`explain` prints a rule\'s page'],
  ['cli', 'writers', 'report → text and files'],
  ['cli', 'writers/zero-x.js', 'the flame graph is an output like the others'],
  ['cli', 'model', 'the shapes, and Failure'],
  ['cli', 'commander', 'parses the command line'],
  ['cli', 'package.json', 'the version that `--version` prints'],
  ['cli', 'node:process', 'streams and environment, handed on as values'],
  ['cli', 'node:fs', 'reads inputs, writes outputs'],
  ['cli', 'node:fs/promises', 'reads inputs, writes outputs'],
  ['cli', 'node:path', 'paths of the command line'],
  ['cli', 'node:child_process', '`--open` starts the browser'],
  ['cli', 'node:os', 'numbers of signals'],
  ['cli', 'node:url', 'the path of a rule\'s page'],
  ['cli', 'node:util', 'names of system errors'],

  ['api', 'attribute', 'profile → report'],
  ['index.js', 'api', 'what a program may import, in its own words'],
  ['index.js', 'compare/compare-reports.js', 'two reports → what changed'],
  ['index.js', 'model/failure.js', 'so that it can be told from a bug'],
  ['index.js', 'node:path', 'the working directory as an absolute path'],

  ['api', 'rules/index.js', 'report → findings'],
  ['api', 'config', 'what a gate judges by'],
  ['api', 'record/root.js', 'up to where a config is looked for'],
  ['api', 'gate', 'reports → verdict'],
  ['api', 'package.json', 'the version that outputs tell'],
  ['api', 'node:fs', 'is there a baseline, is there a repository'],
  ['api', 'node:fs/promises', 'baselines, and the files that patterns may mean'],
  ['api', 'node:os', 'where logs go that nobody keeps'],
  ['api', 'node:process', 'the working directory, where none is given'],
  ['api', 'record/record.js', 'runs the program that is profiled'],
  ['api', 'inputs', 'reads its logs, and reports of any format'],
  ['api', 'formats', 'reports are told from recordings by content'],
  ['api', 'model', 'the shapes, and Failure'],
  ['api', 'node:path', 'names of inputs'],

  ['inputs', 'formats', 'files are read by content'],
  ['inputs', 'engine-node', '`--engine node` reads logs with Node\'s own processor'],
  ['inputs', 'record/record.js', 'asks a Node for its V8 version'],
  ['inputs', 'symbols', 'libraries are looked up and their sidecars kept beside the log'],
  ['inputs', 'model', 'the shapes, and Failure'],
  ['inputs', 'node:fs/promises', 'reads inputs'],
  ['inputs', 'node:path', 'names of inputs'],

  ['record', 'model/failure.js', 'a program that cannot be started is a user\'s mistake'],
  ['record', 'model/mapping.js', 'what the probe noted may be anybody\'s'],
  ['record', 'model/traffic.js', 'so may be what it counted'],
  ['record', 'record/probe/probe.cjs', 'is preloaded into the program that is profiled'],
  ['record', 'autocannon', 'makes the load; optional'],
  ['record', 'node:child_process', 'starts the program'],
  ['record', 'node:fs', 'the recording\'s directory'],
  ['record', 'node:fs/promises', 'the recording\'s directory'],
  ['record', 'node:module', 'finds the program as Node would'],
  ['record', 'node:os', 'which processor a run had'],
  ['record', 'node:path', 'the recording\'s directory'],
  ['record', 'node:timers/promises', 'waits for ports and processes'],
  ['record', 'node:url', 'the probe\'s path'],
  ['record', 'node:util', 'promises of child processes'],
  ['record/probe', 'fs', 'tells the recorder which port the program listens on'],
  ['record/probe', 'diagnostics_channel', 'sees the program listen, answer and ask without touching it'],
  ['record/probe', 'tls', 'sees handshakes end, once the program has loaded it'],

  ['symbols', 'model/failure.js', 'a bad sidecar file is a user\'s mistake'],
  ['symbols', 'model/sorted.js', 'searches symbol tables'],
  ['symbols', 'node:fs', 'reads parts of libraries, by offset'],
  ['symbols', 'node:module', 'finds the demangler\'s WebAssembly'],
  ['symbols', 'node:child_process', 'Mach-O symbols come from `nm`'],
  ['symbols', 'node:readline', 'which prints many lines'],

  ['formats', 'v8log', 'the format `v8-log` is that room behind the common face; old text holds its function names'],
  ['formats', 'model', 'builds profiles, and checks loaded ones'],
  ['formats', 'node:zlib', 'saved profiles are compressed; bytes to bytes'],
  ['formats', 'node:os', 'the byte order of typed arrays'],

  ['engine-node', 'formats', 'what Node prints is a format of ours'],
  ['engine-node', 'v8log', 'rows, names and libraries of the log that is repaired'],
  ['engine-node', 'model/failure.js', 'a Node that fails is something that the user can do something about'],
  ['engine-node', 'node:child_process', 'runs `node --prof-process`'],
  ['engine-node', 'node:fs', 'the repaired log goes when a signal ends us'],
  ['engine-node', 'node:fs/promises', 'the repaired log'],
  ['engine-node', 'node:os', 'where temporary files go'],
  ['engine-node', 'node:path', 'of the repaired log'],
  ['engine-node', 'node:url', 'the path of what is preloaded into that Node'],
  ['engine-node', 'child_process', 'what is preloaded stands in for nm'],
  ['engine-node', 'fs', 'what is preloaded reads the answers'],

  ['v8log', 'model', 'builds profiles'],
  ['v8log', 'source/line-table.js', 'V8 gives offsets where the profile has lines; nothing is parsed'],

  ['compat', 'v8log', 'lines and copied builtins; the rest it reads by Node\'s rules, to compare'],
  ['compat', 'symbols', 'lists of functions as nm prints them'],
  ['compat', 'model', 'interns stacks, names states'],
  ['compat', 'writers', 'the layout of the classic text, and escaping'],

  ['attribute', 'catalogue/index.js', 'what a frame means'],
  ['attribute', 'source/script.js', 'what the source says at a call'],
  ['attribute', 'model', 'VM states'],

  ['config', 'gate/metrics.js', 'which metrics there are, and in which units'],
  ['config', 'gate/selector.js', 'a pattern that matches no name is a mistake'],
  ['config', 'model', 'operations\' names, and Failure'],
  ['config', 'config/cryptoprof.schema.json', 'the schema that editors use'],
  ['config', 'ajv', 'holds a config against it'],
  ['config', 'lilconfig', 'finds the config'],
  ['config', 'node:fs', 'is there a baseline'],
  ['config', 'node:fs/promises', 'reads the config'],
  ['config', 'node:path', 'paths in it are relative to it'],

  ['gate', 'rules', 'call sites are flagged again as they surely are; the words for what they do'],
  ['gate', 'model', 'reports, intervals, keys of call sites, and Failure'],
  ['gate', 'picomatch', 'globs over paths'],

  ['rules', 'catalogue', 'asynchronous counterparts, and what the packages are'],
  ['rules', 'model', 'the operations\' names'],
  ['rules', 'acorn', 'advice rewrites the call in its excerpt'],
  ['source', 'acorn', 'parses JavaScript'],
  ['source', 'model/sorted.js', 'searches lines and ranges'],

  ['compare', 'model', 'intervals, names of call sites, what holds the event loop'],

  ['writers', 'model', 'names of operations and states; the classic text sums over stacks'],
  ['writers', 'node:crypto', 'what identifies a problem across machines is a digest; bytes to bytes'],
  ['writers', 'chalk', 'colours'],
  ['writers', 'string-width', 'columns of wide characters'],
  ['writers/zero-x', 'model', 'VM states, and Failure'],
  ['writers/zero-x', 'writers/escape.js', 'function names are hostile'],
  ['writers/zero-x', 'node:crypto', 'hashes the page\'s own script for its content security policy'],
  // 0x draws through files only, and patches globals: it runs in a thread of its own, in a directory of its own.
  ['writers/zero-x', 'node:worker_threads', 'runs 0x apart'],
  ['writers/zero-x', 'node:module', 'finds 0x'],
  ['writers/zero-x', 'node:fs/promises', '0x draws into files'],
  ['writers/zero-x', 'node:path', 'of those files'],
  ['writers/zero-x', 'node:events', 'waits for the thread'],
];

/** May see the world. All others are functions of their arguments. */
const IMPURE = ['bin', 'cli', 'index.js', 'api', 'config', 'inputs', 'engine-node', 'record', 'record/probe', 'symbols', 'writers/zero-x'];
const WORLD = new Set([
  'process', 'console', 'Date', 'performance', 'fetch', 'globalThis', 'global', 'require', 'eval', 'WebSocket', 'EventSource',
  'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'navigator', 'localStorage', 'crypto', 'WebAssembly',
]);

const MOST_LINES = 220;

const files = sourceFiles();
const byPath = new Map(files.map((file) => [file.path, file]));
/** Path in src; of other things, themselves. */
const short = (path) => path.replace(/^src\//, '');
const isUnder = (path, place) => path === place || path.startsWith(`${place}/`) || path === `${place}.js`;
const roomOf = (path) => INNER_ROOMS.find((room) => isUnder(short(path), room)) ?? short(path).split('/')[0];
const isOurs = (name) => byPath.has(name);

/** Every import that leaves its room. */
const crossings = files.flatMap(({ path, imports }) => imports
  .filter((name) => !isOurs(name) || roomOf(name) !== roomOf(path))
  .map((name) => ({ path, from: roomOf(path), to: short(name), room: isOurs(name) ? roomOf(name) : name })));
const allows = ([from, to], crossing) => from === crossing.from && (to === crossing.to || to === crossing.room);
const arrow = ({ path, to }) => `${path} → ${to}`;

test('the files are found, with what they load', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(byPath.get('bin/cryptoprof.js').imports).toEqual(['node:process', 'src/cli/main.js']);
  expect(byPath.get('src/record/flags.js').imports).toContain('src/record/probe/probe.cjs');
  expect(byPath.get('src/cli/write-outputs.js').imports).toContain('node:child_process');
});

test('every import of ours leads to a file', () => {
  const broken = files.flatMap(({ path, imports }) => imports
    .filter((name) => /^(?:src|bin|test|scripts)\//.test(name) && !isOurs(name) && !existsSync(new URL(`../${name}`, import.meta.url))).map((name) => `${path} → ${name}`));
  expect(broken).toEqual([]);
});

test('every import that leaves a room goes through a door', () => {
  const offending = crossings.filter((crossing) => !ARROWS.some((door) => allows(door, crossing)));
  expect(offending.map(arrow)).toEqual([]);
});

test('every door is used', () => {
  const unused = ARROWS.filter((door) => !crossings.some((crossing) => allows(door, crossing)));
  expect(unused.map(([from, to]) => `${from} → ${to}`)).toEqual([]);
});

test('model imports nothing', () => {
  expect(crossings.filter(({ from }) => from === 'model').map(arrow)).toEqual([]);
});

test('nothing imports cli but the executable', () => {
  expect(crossings.filter(({ room, from }) => room === 'cli' && from !== 'bin').map(arrow)).toEqual([]);
});

test('rooms that are not at the edge don\'t see the world', () => {
  const seen = files.filter(({ path }) => !IMPURE.includes(roomOf(path)))
    .flatMap(({ path, globals }) => [...globals].filter((name) => WORLD.has(name)).map((name) => `${path} uses ${name}`));
  expect(seen).toEqual([]);
});

test('no file imports itself, by whatever way round', () => {
  expect(importCycles(files)).toEqual([]);
});

test('every file is reached from the executable, or from what programs import', () => {
  const reached = new Set(['bin/cryptoprof.js', 'src/index.js']);
  for (const path of reached) for (const name of byPath.get(path).imports) if (isOurs(name)) reached.add(name);
  // Types are in comments: a file that holds nothing else is imported by nobody.
  expect(files.filter(({ path, isTypes }) => !reached.has(path) && !isTypes).map(({ path }) => path)).toEqual([]);
});

test(`no file is longer than ${MOST_LINES} lines`, () => {
  expect(files.filter(({ lines }) => lines > MOST_LINES).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
});

describe('what a file loads', () => {
  const loads = (text, path = 'src/cli/a.js') => readSource(path, text).imports;

  test.each([
    ["import x from './b.js';", 'src/cli/b.js'],
    ["import { x } from '../model/b.js';", 'src/model/b.js'],
    ["export { x } from './b.js';", 'src/cli/b.js'],
    ["export * from './b.js';", 'src/cli/b.js'],
    ["const x = async () => (await import('./b.js')).x;", 'src/cli/b.js'],
    ["new Worker(new URL('./b/worker.js', import.meta.url));", 'src/cli/b/worker.js'],
    ["import 'node:fs';", 'node:fs'],
  ])('%s', (text, name) => expect(loads(text)).toEqual([name]));

  test.each([
    ["/** @import { X } from './b.js' */ /** @type {import('./c.js').X} */ const x = 1;"],
    ["const x = new URL('https://example.org');"],
    ["export const x = () => 'import y from y';"],
  ])('nothing: %s', (text) => expect(loads(text)).toEqual([]));

  test('require of CommonJS', () => expect(loads("const fs = require('fs');", 'src/record/a.cjs')).toEqual(['fs']));

  test('a name that is made up at run time is an error', () => {
    expect(() => loads('await import(`./${name}.js`);')).toThrow('src/cli/a.js loads something that only shows at run time');
  });

  test.each([
    ['process.exit(1);', true],
    ['const x = { process };', true],
    ['const x = { process: 1 }, y = x.process;', false],
    ['export function f(process) { return process.argv; }', false],
    ["import process from 'node:process'; process.exit();", false],
    ['const { env: process } = f(); g(process);', false],
  ])('%s uses the global process: %s', (text, uses) => expect(readSource('src/model/a.js', text).globals.has('process')).toBe(uses));

  test('a cycle is told as the way round', () => {
    const file = (path, ...imports) => ({ path, imports });
    expect(importCycles([file('a', 'b', 'node:fs'), file('b', 'c'), file('c', 'b', 'd'), file('d')])).toEqual(['b → c → b']);
  });
});
