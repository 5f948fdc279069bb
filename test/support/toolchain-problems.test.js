import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from './directories.js';
import { toolchainProblems } from './toolchain-problems.js';

afterAll(removeDirectories);

const BUILT = 'const a = 1;\nfoo(pbkdf2Sync(password));\n';
const project = (/** @type {object} */ toolchain) => {
  const directory = newDirectory('shop-');
  for (const name of ['src/accounts.ts', 'dist/main.js']) {
    mkdirSync(path.join(directory, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(directory, name), BUILT);
  }
  return /** @type {any} */ ({ directory, maps: 'unmapped', toolchain: { generated: '', inlined: [], ...toolchain } });
};
const GENERATED = { unmapped: 'generated' };
const NAMED = { unmapped: 'generated', generated: 'dist/main.js' };
const NOTHING = { unmapped: 'nothing' };
const at = (/** @type {string} */ file, changes = {}) => ({
  file,
  line: 2,
  column: 5,
  ticks: 20,
  package: '',
  api: 'pbkdf2Sync',
  ...changes,
});

test.each([
  ['a line of what was built', GENERATED, [at('dist/main.js')], 20, []],
  ['no line of what was built', GENERATED, [], 20, ['no line of what was built']],
  [
    'no line, since it is not known',
    GENERATED,
    [at('dist/main.js', { line: null })],
    20,
    ['no line of what was built'],
  ],
  [
    'a line of a file that there is not',
    GENERATED,
    [at('dist/x.js')],
    20,
    [/^a line that nobody/, 'no line of what was built'],
  ],
  [
    'a line of a source',
    GENERATED,
    [at('src/accounts.ts')],
    20,
    [/^a line without a map/, 'no line of what was built'],
  ],
  ['a line of the named file', NAMED, [at('dist/main.js')], 20, []],
  ['no line of the named file', NAMED, [], 20, ['no line of dist/main.js']],
  ['no line, as it has to be', NOTHING, [], 20, []],
  ['no line, since there was no cryptography', NOTHING, [], 3, ['3 ticks of cryptography']],
  ['a line where there must be none', NOTHING, [at('dist/main.js')], 20, [/^a line that nobody/]],
])('without maps: %s', (_title, toolchain, sites, ticks, expected) => {
  const made = project(toolchain);
  const callSites = sites.map((site) => ({ ...site, file: path.join(made.directory, site.file) }));
  const run = /** @type {any} */ ({ report: { callSites, crypto: { ticks } }, annotations: '' });
  expect(toolchainProblems(made, run)).toEqual(
    expected.map((problem) => (typeof problem === 'string' ? problem : expect.stringMatching(problem))),
  );
});
