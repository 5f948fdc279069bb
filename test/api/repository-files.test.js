import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../../src/api/repository-files.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

function repository() {
  const root = newDirectory();
  for (const file of [
    'app.js',
    'src/routes/login.js',
    '.git/config',
    'node_modules/bcryptjs/index.js',
    'src/node_modules/own/index.js',
  ]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
  symlinkSync('..', path.join(root, 'src/up'));
  return root;
}

test('files of the repository, without those of git and of packages; links are not followed', async () => {
  expect((await repositoryFiles(repository(), ['src/**']))?.sort()).toEqual(['app.js', 'src/routes/login.js']);
});

test('packages, too, where a pattern means them', async () => {
  expect(await repositoryFiles(repository(), ['node_modules/bcryptjs/**'])).toContain('node_modules/bcryptjs/index.js');
});

test("a directory that can't be read, or is empty, is not at hand", async () => {
  expect(await repositoryFiles(path.join(newDirectory(), 'nowhere'), [''])).toBeNull();
  expect(await repositoryFiles(newDirectory(), [''])).toBeNull();
});

test('of too many files, none is known', async () => {
  expect(await repositoryFiles(repository(), [''], 3)).toBe('too-many');
});
