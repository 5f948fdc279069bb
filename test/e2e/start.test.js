/** `--help` comes at once, since it loads nothing but the command line. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { ROOT, runCli } from '../support/cli-process.js';

afterAll(removeDirectories);

/** Its name is another one since Node 24. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * @param {string[]} words behind `cryptoprof`
 * @returns {Promise<string[]>} files that Node loaded, relative to the project
 */
async function loadedBy(words) {
  const cwd = newDirectory();
  // V8's coverage lists every script that was compiled.
  await runCli(words, { cwd, env: { NODE_V8_COVERAGE: path.join(cwd, 'coverage') } });
  const [file] = readdirSync(path.join(cwd, 'coverage'));
  const { result } = JSON.parse(readFileSync(path.join(cwd, 'coverage', file), 'utf8'));
  return result
    .map((/** @type {{url: string}} */ { url }) => decodeURI(url).replace('file://', '').replace(ROOT, ''))
    .filter((/** @type {string} */ file) => !file.startsWith('node:'))
    .sort();
}

test.each([[['--help']], [['--version']], [['--no-such-option']], [['analyze', '--help']]])('%j', async (words) => {
  const loaded = (await loadedBy(words)).filter((file) => !file.includes('node_modules/commander/'));
  const commands = readdirSync(path.join(ROOT, 'src/cli/commands')).map((name) => `src/cli/commands/${name}`);
  expect(loaded).toEqual(
    [
      ...commands,
      'bin/cryptoprof.js',
      'src/api/version.js',
      'src/cli/choose-outputs.js',
      'src/cli/command-line.js',
      'src/cli/command.js',
      'src/cli/compile-cache.js',
      'src/cli/config-example.js',
      'src/cli/exit-codes.js',
      'src/cli/inherited-descriptors.js',
      'src/cli/io.js',
      'src/cli/main.js',
      'src/cli/open-files.js',
      'src/cli/options.js',
      'src/cli/program.js',
      'src/cli/push-run.js',
      'src/cli/reading.js',
      'src/cli/shell-words.js',
      'src/text/amounts.js',
      'src/text/nearest.js',
      'src/failures/error-table.js',
      'src/files/is-directory.js',
      'src/files/user-cache.js',
      'src/model/bench.js',
      'src/model/failure.js',
      'src/text/escape.js',
      'src/text/own-name.js',
      'src/writers/index.js',
    ].sort(),
  );
});

test('under the permission model of NODE_OPTIONS it says that this is about itself, too', async () => {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'app.js'), '');
  const NODE_OPTIONS = `${PERMISSION} --allow-fs-read=* --no-warnings`;
  const { err, exitCode } = await runCli(['app.js'], { cwd, env: { NODE_OPTIONS } });
  expect(err).toContain('NODE_OPTIONS');
  expect(err).toContain('cryptoprof -- node --permission');
  expect(exitCode).toBe(2);
});
