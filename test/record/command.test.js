import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommand } from '../../src/record/command.js';
import { makeDirectory, removeDirectories } from './program.js';

/** @type {string} */
let cwd;
beforeAll(() => {
  cwd = makeDirectory();
  for (const name of ['app.js', 'esm.mjs', 'node.js']) writeFileSync(path.join(cwd, name), '');
  writeFileSync(path.join(cwd, 'tool'), '#!/usr/bin/env node\n');
  writeFileSync(path.join(cwd, 'script.sh'), '#!/bin/sh -e\n');
  writeFileSync(path.join(cwd, 'machine'), Buffer.from('\x7fELF\x02', 'latin1'));
  mkdirSync(path.join(cwd, 'service'));
  writeFileSync(path.join(cwd, 'service', 'index.js'), '');
  mkdirSync(path.join(cwd, 'bin'));
  for (const name of ['node', 'npm']) {
    writeFileSync(path.join(cwd, 'bin', name), '#!/bin/sh\n');
    chmodSync(path.join(cwd, 'bin', name), 0o755);
  }
  symlinkSync(process.execPath, path.join(cwd, 'bin', 'node22'));
  writeFileSync(path.join(cwd, 'bin', 'nodejs'), 'not executable');
});
afterAll(removeDirectories);

/** @param {string[]} words */
const parse = (words) => parseCommand(words, { cwd, env: { PATH: `/nonexistent:${path.join(cwd, 'bin')}` } });

test.each([
  [['app.js'], process.execPath, [], 'app.js', []],
  [['./app', '--x', 'y'], process.execPath, [], './app', ['--x', 'y']],
  [['esm.mjs'], process.execPath, [], 'esm.mjs', []],
  [['node.js'], process.execPath, [], 'node.js', []],
  [['tool'], process.execPath, [], 'tool', []],
  [['service'], process.execPath, [], 'service', []],
  [['node', '--opt', 'app.js', 'a'], 'bin/node', ['--opt'], 'app.js', ['a']],
  [['node22', 'app.js'], 'bin/node22', [], 'app.js', []],
  [['./bin/node', '-r', 'x', 'app'], 'bin/node', ['-r', 'x'], 'app', []],
  [['node', '--import', 'tsx', 'main'], 'bin/node', ['--import', 'tsx'], 'main', []],
  [['node', '-'], 'bin/node', [], '-', []],
])('%j', (words, node, nodeOptions, script, args) => {
  const name = words[0].includes('node') && words[0] !== 'node.js' ? words[0] : 'node';
  expect(parse(words)).toEqual({ node: path.resolve(cwd, node), name, nodeOptions, script, args });
});

test('the answer is a command that says the same', () => {
  const { node, nodeOptions, script, args } = parse(['node', '--opt', 'app.js', 'a']);
  expect(parse([node, ...nodeOptions, script, ...args])).toEqual({ node, name: node, nodeOptions, script, args });
});

test.each([
  [[], 'script-missing', {}],
  [['node'], 'script-missing', {}],
  [['node', '--opt'], 'script-missing', {}],
  [['node', '-e', '1'], 'script-missing', { option: '-e' }],
  [['missing.js'], 'script-not-found', { script: 'missing.js' }],
  [['node', './missing'], 'script-not-found', { script: './missing' }],
  [['npm', 'start'], 'command-not-node', { command: 'npm' }],
  [['./script.sh'], 'command-not-node', { command: './script.sh', interpreter: '/bin/sh -e' }],
  [['machine'], 'command-not-node', { command: 'machine', interpreter: 'machine code' }],
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
