import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../src/record/root.js';

/** @type {string} */
let home;
beforeEach(() => (home = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'root-')))));
afterEach(() => rmSync(home, { recursive: true }));

const make = (name) => mkdirSync(path.join(home, name), { recursive: true });
const touch = (name) => writeFileSync(path.join(home, name), '');

test('the repository, from deep inside', () => {
  make('.git');
  make('packages/a/src');
  touch('packages/a/package.json');
  expect(repositoryRoot(path.join(home, 'packages/a/src'))).toBe(home);
});

test('a worktree, whose .git is a file', () => {
  make('src');
  touch('.git');
  expect(repositoryRoot(path.join(home, 'src'))).toBe(home);
});

test('the outermost package where there is no repository', () => {
  make('app/packages/a');
  touch('app/package.json');
  touch('app/packages/a/package.json');
  expect(repositoryRoot(path.join(home, 'app/packages/a'))).toBe(path.join(home, 'app'));
});

test('the directory itself where there is neither', () => {
  make('plain');
  expect(repositoryRoot(path.join(home, 'plain'))).toBe(path.join(home, 'plain'));
});
