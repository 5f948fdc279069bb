/**
 * What the action's script tells GitHub, whatever its inputs hold. (The action with the real program:
 * test/e2e/ci.test.js.)
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { outputsIn } from '../support/github-outputs.js';

afterAll(removeDirectories);

/** Stands for cryptoprof: notes what it was asked, and writes a verdict where it should. */
const FAKE = `#!/usr/bin/env node
const { mkdirSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2);
const directory = words[words.lastIndexOf('--output') + 1];
mkdirSync(directory, { recursive: true });
writeFileSync('asked.json', JSON.stringify(words));
writeFileSync(directory + '/verdict.json', '{"outcome": "pass"}');
process.exitCode = Number(process.env.CRYPTOPROF_ENDS_WITH ?? 0);
`;

/**
 * @param {Record<string, string>} inputs of the action, by the variable's name without its beginning
 * @param {string} [name] of the working directory
 * @param {string} [installedIn] directory with the project's packages, from there
 */
function runAction(inputs, name = 'project', installedIn = '.') {
  const cwd = path.join(newDirectory(), name);
  const installed = path.join(cwd, installedIn, 'node_modules/.bin/cryptoprof');
  for (const directory of [cwd, path.dirname(installed)]) mkdirSync(directory, { recursive: true });
  writeFileSync(installed, FAKE);
  chmodSync(installed, 0o755);
  const file = path.join(cwd, 'output');
  writeFileSync(file, '');
  const given = Object.fromEntries(
    Object.entries({ COMMAND: 'app.js', ...inputs }).map(([key, value]) => [`CRYPTOPROF_${key}`, value]),
  );
  const { status, stdout } = spawnSync('bash', [path.join(ROOT, 'scripts/action/gate.sh')], {
    cwd,
    encoding: 'utf8',
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
      GITHUB_OUTPUT: file,
      GITHUB_ACTION_PATH: ROOT,
      ...given,
    },
  });
  const asked = path.join(cwd, 'asked.json');
  return {
    status,
    stdout,
    cwd,
    outputs: outputsIn(readFileSync(file, 'utf8')),
    asked: existsSync(asked) ? JSON.parse(readFileSync(asked, 'utf8')) : null,
  };
}

test('says what came out, and where', () => {
  const { status, outputs, asked, cwd } = runAction({ COMMAND: '--load "/login?a=1&b=2" server.js', STRICT: 'true' });
  expect({ status, outputs }).toEqual({
    status: 0,
    outputs: { outcome: 'pass', output: path.join(cwd, '.cryptoprof/gate'), sarif: '' },
  });
  expect(asked).toEqual([
    '--gate',
    '--output',
    path.join(cwd, '.cryptoprof/gate'),
    '--format',
    expect.any(String),
    '--strict',
    '--load',
    '/login?a=1&b=2',
    'server.js',
  ]);
});

test('a workspace has what is installed above it', () => {
  const { status, asked } = runAction({}, 'project/packages/api', '../..');
  expect(status).toBe(0);
  expect(asked).toContain('app.js');
});

test('the script needs no more than the Bash 3.2 and the tools of macOS', () => {
  expect(readFileSync(path.join(ROOT, 'scripts/action/gate.sh'), 'utf8')).not.toMatch(
    /\^\^|,,\}|realpath|readlink -f|mapfile|readarray|declare -A/,
  );
});

test('a directory whose name begins with a dash, or that is not there yet', () => {
  const { outputs, cwd } = runAction({ OUTPUT: '-o/../-x' });
  expect(outputs.output).toBe(path.join(cwd, '-x'));
});

test.each([
  ['OUTPUT', 'out\noutcome=pass', 'output'],
  ['OUTPUT', 'out\noutcome<<x\npass\nx', 'output'],
  ['CONFIG', 'a.json\n::error::x', 'config'],
  ['VERSION', '1\r2', 'version'],
  ['STRICT', 'true\n', 'strict'],
])('%s of %j is refused: it writes no other output, and no annotation', (input, value, name) => {
  const { status, stdout, outputs, asked } = runAction({ [input]: value });
  expect({ status, outputs, asked }).toEqual({
    status: 2,
    outputs: { outcome: 'error', output: '', sarif: '' },
    asked: null,
  });
  expect(stdout).toBe(
    `::error title=cryptoprof: nothing was judged::The action's input ${name} holds a line break or another control character.\n`,
  );
});

test.each(['server.js; rm x', 'server.js "x', '${{ github.token }} server.js', 'a) b', ' \n'])(
  "a command that is none of a shell's words is refused, and not run without them: %s",
  (value) => {
    expect(runAction({ COMMAND: value })).toMatchObject({
      status: 2,
      stdout: expect.stringContaining("input command can't be split into words by a shell"),
      outputs: { outcome: 'error', output: '', sarif: '' },
      asked: null,
    });
  },
);

test('a command may run others', () => {
  expect(runAction({ COMMAND: '$(printf server.js; false)' })).toMatchObject({ status: 0 });
});

test.each([
  ['--output elsewhere server.js', '0'],
  ['--output elsewhere server.js', '3'],
  // A gate that fails: its verdict is not where the outputs say.
  ['--output elsewhere server.js', '1'],
  ['--output=elsewhere --output elsewhere server.js', '1'],
])('a command that writes its verdict elsewhere is refused, for nothing would be uploaded: %s, %s', (command, code) => {
  const { status, stdout, outputs } = runAction({ COMMAND: command, ENDS_WITH: code });
  expect({ status, outputs }).toEqual({ status: 2, outputs: { outcome: 'error', output: '', sarif: '' } });
  expect(stdout).toContain("::The action's input command has an option of its own for where reports go");
});

test('a gate that fails keeps its exit code', () => {
  expect(runAction({ ENDS_WITH: '1' })).toMatchObject({ status: 1, stdout: '', outputs: { outcome: 'pass' } });
});

test.each(['yes', 'TRUE', '1', 'banana'])('strict: %s is refused, for it would not be strict', (value) => {
  expect(runAction({ STRICT: value })).toMatchObject({
    status: 2,
    stdout: expect.stringContaining('input strict takes true or false.'),
    outputs: { outcome: 'error' },
  });
});

test('a directory whose name has a line break writes no other output', () => {
  const { cwd, outputs } = runAction({}, 'a\noutcome=fail\nb');
  expect(outputs).toEqual({ outcome: 'pass', output: path.join(cwd, '.cryptoprof/gate'), sarif: '' });
});
