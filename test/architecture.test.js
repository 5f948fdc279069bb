/** The rooms of the house are entered through their doors only (support/arrows.js). */
import { existsSync } from 'node:fs';
import { ARROWS } from './support/arrows.js';
import { codeIn, importCycles, readSource, sourceFiles } from './support/import-graph.js';

/** @import { X } from './c.js' */

/** A folder of src is a room; these are rooms of their own, each for the reason that its arrows give. */
const INNER_ROOMS = ['record/probe', 'writers/flamegraph', 'writers/html'];

/** May see the world. All others are functions of their arguments. */
const IMPURE = [
  'bin',
  'cli',
  'index.js',
  'live.js',
  'api',
  'attach',
  'bench',
  'config',
  'files',
  'handshake',
  'inputs',
  'engine-node',
  'push',
  'record',
  'record/probe',
  'symbols',
  'writers/flamegraph',
  'writers/html',
];
const WORLD = new Set([
  'process',
  'console',
  'Date',
  'performance',
  'fetch',
  'globalThis',
  'global',
  'require',
  'eval',
  'WebSocket',
  'EventSource',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'navigator',
  'localStorage',
  'crypto',
  'WebAssembly',
]);

const files = sourceFiles();
const byPath = new Map(files.map((file) => [file.path, file]));
/** Path in src; of other things, themselves. */
const short = (path) => path.replace(/^src\//, '');
const isUnder = (path, place) => path === place || path.startsWith(`${place}/`) || path === `${place}.js`;
const roomOf = (path) => INNER_ROOMS.find((room) => isUnder(short(path), room)) ?? short(path).split('/')[0];
const isOurs = (name) => byPath.has(name);

/** Every import that leaves its room. */
const crossings = files.flatMap(({ path, imports }) =>
  imports
    .filter((name) => !/^(?:src|bin)\//.test(name) || roomOf(name) !== roomOf(path))
    .map((name) => ({ path, from: roomOf(path), to: short(name), room: isOurs(name) ? roomOf(name) : name })),
);
const allows = ([from, to], crossing) => from === crossing.from && (to === crossing.to || to === crossing.room);
const arrow = ({ path, to }) => `${path} → ${to}`;

test('the files are found, with what they load', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(byPath.get('bin/cryptoprof.js').imports).toEqual([
    'src/cli/open-files.js',
    'node:process',
    'src/cli/compile-cache.js',
    'src/cli/main.js',
  ]);
  expect(byPath.get('src/record/flags.js').imports).toContain('src/record/probe/probe.cjs');
  expect(byPath.get('src/cli/write-outputs.js').imports).toContain('node:child_process');
});

test('every import of ours leads to a file', () => {
  const broken = files.flatMap(({ path, imports }) =>
    imports
      .filter(
        (name) =>
          /^(?:src|bin|test|scripts)\//.test(name) &&
          !isOurs(name) &&
          !existsSync(new URL(`../${name}`, import.meta.url)),
      )
      .map((name) => `${path} → ${name}`),
  );
  expect(broken).toEqual([]);
});

test('every import that leaves a room goes through a door, a row of test/support/arrows.js with its reason', () => {
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

test('of ours, text imports nothing but the model', () => {
  expect(crossings.filter(({ from, to, room }) => from === 'text' && isOurs(`src/${to}`) && room !== 'model')).toEqual(
    [],
  );
});

/** What the command line parses, says and writes with; what it does is in api, where programs find it as well. */
const TOOLS_OF_CLI = ['cli', 'failures', 'files', 'model', 'text', 'writers'];

test('the command line does nothing but through api: what it needs of other rooms, a file of src/api gives it', () => {
  const offending = crossings.filter(
    ({ from, to, room }) => from === 'cli' && isOurs(`src/${to}`) && room !== 'api' && !TOOLS_OF_CLI.includes(room),
  );
  expect(offending.map(arrow)).toEqual([]);
});

test('what a file says by itself is read without knowing who calls it from others', () => {
  const inCallers = (/** @type {string} */ path) => path.startsWith('src/source/callers/');
  const offending = files.filter(({ path }) => roomOf(path) === 'source' && !inCallers(path));
  expect(
    offending.flatMap(({ path, imports }) => imports.filter(inCallers).map((name) => `${path} → ${name}`)),
  ).toEqual([]);
});

test('nothing imports cli but the executable', () => {
  expect(crossings.filter(({ room, from }) => room === 'cli' && from !== 'bin').map(arrow)).toEqual([]);
});

test("rooms that are not at the edge don't see the world", () => {
  const seen = files
    .filter(({ path }) => !IMPURE.includes(roomOf(path)))
    .flatMap(({ path, globals }) =>
      [...globals].filter((name) => WORLD.has(name)).map((name) => `${path} uses ${name}`),
    );
  expect(seen).toEqual([]);
});

test('no file imports itself, by whatever way round', () => {
  expect(importCycles(files)).toEqual([]);
});

test('every file is reached from the executable, or from what programs import', () => {
  const reached = new Set(['bin/cryptoprof.js', 'src/index.js', 'src/live.js']);
  for (const path of reached) for (const name of byPath.get(path).imports) if (isOurs(name)) reached.add(name);
  // Types are in comments: a file that holds nothing else is imported by nobody.
  expect(files.filter(({ path, isTypes }) => !reached.has(path) && !isTypes).map(({ path }) => path)).toEqual([]);
});

/**
 * What an empty program's run loads, on a machine with one processor: on Node 20, which has no compile cache, a file
 * takes 0.2 ms, and the user waits for nearly all of them.
 */
const EMPTY_RUN = [
  'bin/cryptoprof.js',
  'src/cli/main.js',
  'src/cli/status.js',
  'src/cli/commands/run.js',
  'src/cli/run-program.js',
  'src/cli/write-outputs.js',
  'src/inputs/read-inputs.js',
  'src/symbols/index.js',
  'src/api/analyze-lazily.js',
  'src/api/bench.js',
  'src/writers/html/page.js',
  'src/writers/json.js',
  'src/writers/terminal/report.js',
];

/** What they list is loaded with them, and may not bring anything else along. */
const REGISTRIES_AT_START = ['src/cli/commands/index.js', 'src/formats/index.js', 'src/catalogue/packages/index.js'];

test('a program without cryptography loads no rule, and nothing that parses sources', () => {
  const loaded = new Set(EMPTY_RUN);
  for (const path of loaded) for (const name of byPath.get(path).atOnce) if (isOurs(name)) loaded.add(name);
  const atReading = ['src/source/line-table.js', 'src/source/source-file.js'];
  expect([...loaded].filter((path) => roomOf(path) === 'rules')).toEqual([]);
  expect([...loaded].filter((path) => roomOf(path) === 'source').sort()).toEqual(atReading);
  // Each command, format and package is one file of a registry, which has to be there for the help, to be sniffed or matched.
  const entries = new Set(REGISTRIES_AT_START.flatMap((index) => byPath.get(index).atOnce));
  expect([...loaded].filter((path) => !entries.has(path)).length).toBeLessThan(364);
});

/** What is named for those who use it: commands, what programs import, and the scripts of the page, which runs elsewhere. */
const NAMED_OUTSIDE = ['index.js', 'live.js', 'cli/commands', 'writers/html/viewer'];
const isNamedHere = (path) => !NAMED_OUTSIDE.some((place) => isUnder(short(path), place));

/** Names with the files that give them, where these are several. */
function ambiguous(rows) {
  const places = new Map();
  for (const { name, from } of rows) places.set(name, (places.get(name) ?? new Set()).add(from));
  return [...places].filter(([, from]) => from.size > 1).map(([name, from]) => [name, ...from]);
}

test('a name that files export means one thing', () => {
  const named = files.filter(({ path }) => isNamedHere(path));
  expect(ambiguous(named.flatMap(({ path, exported }) => exported.map((name) => ({ name, from: path }))))).toEqual([]);
});

test('a name that a file exports is used in another one', () => {
  const counts = new Map();
  for (const { names, types } of files)
    for (const name of new Set([...names, ...types.map(({ name }) => name)]))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const alone = files.flatMap(({ exported }) => exported.filter((name) => counts.get(name) === 1));
  const others = codeIn('scripts', 'test');
  expect(alone.filter((name) => !others.some(([, text]) => text.includes(name)))).toEqual([]);
});

/** Each output has a function for each section, which is called as the section is headed. */
const isOutput = (path) => roomOf(path).startsWith('writers');

test('no function is called like another one that its room exports', () => {
  const known = new Map(
    files
      .filter(({ path }) => isNamedHere(path))
      .flatMap(({ path, exported }) => exported.map((name) => [`${roomOf(path)} ${name}`, path])),
  );
  const twice = files
    .filter(({ path }) => isNamedHere(path) && !isOutput(path))
    .flatMap(({ path, functions }) => functions.map((name) => [name, path, known.get(`${roomOf(path)} ${name}`)]))
    .filter(([, , other]) => other !== undefined);
  expect(twice).toEqual([]);
});

test('a type that files import means one thing', () => {
  const imported = files.flatMap(({ types }) => types);
  expect(ambiguous(imported.filter(({ from }) => isOurs(from) && isNamedHere(from)))).toEqual([]);
});

test('a type that a file imports is used in it', () => {
  const unused = files.flatMap(({ path, unusedTypes }) => unusedTypes.map((name) => `${path}: ${name}`));
  expect(unused).toEqual([]);
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
    ["/** @import { X } from './b.js' */ /** @type {X} */ const x = 1;"],
    ["const x = new URL('https://example.org');"],
    ["export const x = () => 'import y from y';"],
  ])('nothing: %s', (text) => expect(loads(text)).toEqual([]));

  test('require of CommonJS', () => expect(loads("const fs = require('fs');", 'src/record/a.cjs')).toEqual(['fs']));

  test('a name that is made up at run time is an error', () => {
    expect(() => loads('await import(`./${name}.js`);')).toThrow(
      'src/cli/a.js loads something that only shows at run time',
    );
  });

  test.each([
    ['process.exit(1);', true],
    ['const x = { process };', true],
    ['const x = { process: 1 }, y = x.process;', false],
    ['export function f(process) { return process.argv; }', false],
    ["import process from 'node:process'; process.exit();", false],
    ['const { env: process } = f(); g(process);', false],
  ])('%s uses the global process: %s', (text, uses) =>
    expect(readSource('src/model/a.js', text).globals.has('process')).toBe(uses),
  );

  test('a cycle is reported as the path around it', () => {
    const file = (path, ...imports) => ({ path, imports });
    expect(importCycles([file('a', 'b', 'node:fs'), file('b', 'c'), file('c', 'b', 'd'), file('d')])).toEqual([
      'b → c → b',
    ]);
  });
});
