import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommand } from '../../src/record/command.js';
import { makeDirectory, removeDirectories } from './program.js';

/** @type {string} */
let cwd;
const NODE_SCRIPT = '#!/usr/bin/env node\n';
const SHELL_SCRIPT = '#!/bin/sh -e\n';
/** What is executable, and what is not. @type {Record<string, string>} */
const FILES = {
  'app.js': '',
  'esm.mjs': '',
  'node.js': '',
  tool: NODE_SCRIPT,
  'tool.ts': '#!/usr/bin/env tsx\n',
  'script.sh': SHELL_SCRIPT,
  'service/index.js': '',
  'package/package.json': '{ "main": "main.js" }',
  'package/main.js': '',
  'bin/nodejs': 'not executable',
  'next.json': '{}',
};
const EXECUTABLES = {
  'run.sh': SHELL_SCRIPT,
  'run.ts': '#!/usr/bin/env tsx\n',
  'with-options': '#!/usr/bin/env -S node --no-warnings\n',
  'bin/node': '#!/bin/sh\n',
  'bin/npm': NODE_SCRIPT,
  'bin/npx': '#!/usr/local/bin/node\n',
  'bin/pnpm': '#!/bin/sh\n',
  'bin/make': '\x7fELF\x02',
  'bin/jest': SHELL_SCRIPT,
  'node_modules/.bin/jest': NODE_SCRIPT,
  'node_modules/.bin/nx': NODE_SCRIPT,
  'node_modules/.bin/cross-env': NODE_SCRIPT,
  'node_modules/.bin/tsx': NODE_SCRIPT,
  'node_modules/.bin/nodemon': NODE_SCRIPT,
  'node_modules/.bin/next': SHELL_SCRIPT,
  'package/node_modules/.bin/mocha': NODE_SCRIPT,
  '.yarn/releases/yarn-4.5.0.cjs': NODE_SCRIPT,
};
beforeAll(() => {
  cwd = makeDirectory();
  for (const [name, text] of Object.entries({ ...FILES, ...EXECUTABLES })) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), Buffer.from(text, 'latin1'));
  }
  for (const name of Object.keys(EXECUTABLES)) chmodSync(path.join(cwd, name), 0o755);
  writeFileSync(path.join(cwd, 'machine'), Buffer.from('\x7fELF\x02', 'latin1'));
  symlinkSync(process.execPath, path.join(cwd, 'bin', 'node22'));
});
afterAll(removeDirectories);

/**
 * @param {string[]} words
 * @param {string} [directory]
 */
const parse = (words, directory = '.') =>
  parseCommand(words, { cwd: path.join(cwd, directory), env: { PATH: `/nonexistent:${path.join(cwd, 'bin')}` } });

test.each([
  [['app.js'], process.execPath, [], 'app.js', []],
  [['./app', '--x', 'y'], process.execPath, [], './app', ['--x', 'y']],
  [['esm.mjs'], process.execPath, [], 'esm.mjs', []],
  [['node.js'], process.execPath, [], 'node.js', []],
  [['tool'], process.execPath, [], 'tool', []],
  [['tool.ts'], process.execPath, [], 'tool.ts', []],
  [['service'], process.execPath, [], 'service', []],
  [['package'], process.execPath, [], 'package', []],
  [['node', '--opt', 'app.js', 'a'], 'bin/node', ['--opt'], 'app.js', ['a']],
  [['node', '--opt', '--', 'app.js', '--a'], 'bin/node', ['--opt'], 'app.js', ['--a']],
  [['node22', 'app.js'], 'bin/node22', [], 'app.js', []],
  [['./bin/node', '-r', 'x', 'app'], 'bin/node', ['-r', 'x'], 'app', []],
  [['node', '--import', 'tsx', 'main'], 'bin/node', ['--import', 'tsx'], 'main', []],
  [['node', '-'], 'bin/node', [], '-', []],
  [['-', 'a'], process.execPath, [], '-', ['a']],
])('%j is a script', (words, node, nodeOptions, script, args) => {
  const isNode = words[0].includes('node') && words[0] !== 'node.js';
  const file = path.resolve(cwd, node);
  expect(parse(words)).toEqual({
    ...{ kind: 'node', node: file, file, name: isNode ? words[0] : 'node', nodeOptions, script },
    words: isNode ? words.slice(1) : [script, ...args],
  });
});

test('so is a directory, by the script that its package.json names', () => {
  expect(parse(['.', 'a'], 'package')).toMatchObject({ kind: 'node', script: '.', words: ['.', 'a'] });
});

test.each([
  [['node', '-e', 'secret', 'a'], 'bin/node', [], '-e'],
  [['node', '--no-warnings', '--eval=secret'], 'bin/node', ['--no-warnings'], '--eval'],
  [['node', '--test', 'no.js'], 'bin/node', [], '--test'],
  [['-p', 'secret'], process.execPath, [], '-p'],
  [['--test'], process.execPath, [], '--test'],
  [['node', '--snapshot-blob', 'no.blob', 'no-script'], 'bin/node', ['--snapshot-blob', 'no.blob'], 'no-script'],
  [['node', '--snapshot-blob=no.blob'], 'bin/node', ['--snapshot-blob=no.blob'], '--snapshot-blob'],
])('%j is none, and its code stays on the command line', (words, node, nodeOptions, script) => {
  const { words: all, ...command } = parse(words);
  expect(command).toMatchObject({ kind: 'node', node: path.resolve(cwd, node), nodeOptions, script });
  expect(all).toEqual(words[0] === 'node' ? words.slice(1) : words);
  expect(JSON.stringify(command)).not.toContain('secret');
});

test.each([
  [['jest', '--ci'], 'node_modules/.bin/jest', ['--ci'], 'jest'],
  [['with-options', 'a'], 'with-options', ['a'], 'with-options'],
])('%j is a tool that Node runs', (words, file, args, script) => {
  const { kind, script: name, words: all } = parse(words);
  expect({ kind, name }).toEqual({ kind: 'node', name: script });
  expect(path.resolve(cwd, all[all.length - args.length - 1])).toBe(path.join(cwd, file));
  expect(all.slice(all.length - args.length)).toEqual(args);
});

test('options of Node in the first line of a script are those of its Node', () => {
  expect(parse(['./with-options', 'a'])).toMatchObject({
    nodeOptions: ['--no-warnings'],
    words: ['--no-warnings', './with-options', 'a'],
  });
});

test('a tool is looked for in the directories above, and has the Node of PATH', () => {
  expect(parse(['jest'], 'package')).toMatchObject({ node: path.join(cwd, 'bin', 'node'), name: 'node' });
  expect(parse(['mocha'], 'package').words).toEqual([path.join(cwd, 'package/node_modules/.bin/mocha')]);
});

test.each([
  [['npm', 'start'], 'npm start'],
  [['npm', 'run', 'build', '--', '--token', 'secret'], 'npm run build'],
  [['npm', 'test', 'secret'], 'npm test'],
  [['npm', '--prefix', 'secret', 'start'], 'npm start'],
  [['npm', '--token', 'secret', 'start'], 'npm'],
  [['npm', '-w', 'api', 'run', 'build'], 'npm run build'],
  [['npx', '-y', 'mocha', 'secret'], 'npx mocha'],
  [['npm', 'run', 'PASSWORD=secret'], 'npm run'],
  [['npx', 'tool', 'secret'], 'npx tool'],
  [['./bin/npm', 'start'], 'npm start'],
  [['./.yarn/releases/yarn-4.5.0.cjs', 'start'], 'yarn-4.5.0.cjs start'],
  [['nx', 'run', 'app:start', '--token=secret'], 'nx run app:start'],
  [['cross-env', 'PASSWORD=secret', 'node', 'app.js'], 'cross-env'],
  [['tsx', 'watch', 'app.ts', 'secret'], 'tsx watch app.ts'],
  [['nodemon', '--inspect', 'app.js'], 'nodemon'],
])('%j is a package manager: nothing of its arguments is told but what it is asked for', (words, script) => {
  const command = parse(words);
  expect(command).toMatchObject({ kind: 'launcher', script, nodeOptions: [] });
  expect(command.words.slice(1)).toEqual(words.slice(1));
});

test.each([
  [['pnpm', 'start'], 'bin/pnpm', 'pnpm start'],
  [['./run.sh', 'secret'], 'run.sh', './run.sh'],
  [['./run.ts', 'secret'], 'run.ts', './run.ts'],
  // Not next.json, which Node would load.
  [['next', 'start'], 'node_modules/.bin/next', 'next'],
  [['make', 'secret'], 'bin/make', 'make'],
  [['node', '--run', 'x'], 'bin/node', 'node --run'],
])('%j is another program', (words, file, script) => {
  expect(parse(words)).toEqual({
    ...{ kind: 'other', node: path.join(cwd, 'bin', 'node'), file: path.join(cwd, file), name: words[0] },
    ...{ nodeOptions: [], script, words: words.slice(1) },
  });
});

test.each([
  [[], 'script-missing', {}],
  [['node'], 'script-missing', {}],
  [['node', '--opt'], 'script-missing', {}],
  [['node', '-i'], 'script-missing', { option: '-i' }],
  [['missing.js'], 'script-not-found', { script: 'missing.js' }],
  [['caf\ufffd.js'], 'script-not-decoded', { script: 'caf\ufffd.js' }],
  [['./npm', 'start'], 'script-not-found', { script: './npm' }],
  [['node', './missing'], 'script-not-found', { script: './missing' }],
  [['bin'], 'directory-without-script', { directory: 'bin' }],
  [['node', './bin'], 'directory-without-script', { directory: './bin' }],
  [['./script.sh'], 'command-not-node', { command: './script.sh', interpreter: '/bin/sh -e' }],
  [['machine'], 'command-not-node', { command: 'machine', interpreter: 'machine code' }],
  [['node', 'run.sh'], 'command-not-node', { command: 'run.sh', interpreter: '/bin/sh -e' }],
  [['nodejs', 'app.js'], 'node-not-found', { node: 'nodejs' }],
  [['./missing/node', 'app.js'], 'node-not-found', { node: './missing/node' }],
])('%j fails', (words, code, facts) => {
  let failure;
  try {
    parse(words);
  } catch (error) {
    failure = error;
  }
  expect(failure).toMatchObject({ name: 'Failure', code, facts });
});

test.each([[['app.js']], [['-e', '1']], [['npm', 'start']]])(
  '%j beside a package.json that is a pipe is refused',
  (words) => {
    const directory = makeDirectory();
    spawnSync('mkfifo', [path.join(directory, 'package.json')]);
    const below = path.join(directory, 'src');
    mkdirSync(below);
    expect(() => parseCommand(words, { cwd: below, env: { PATH: path.join(cwd, 'bin') } })).toThrow(
      expect.objectContaining({
        code: 'package-json-not-a-file',
        facts: { path: path.join(directory, 'package.json') },
      }),
    );
  },
);
