import { lstatSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../src/files/replace-file.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

test('a link is replaced, and what it leads to stays', async () => {
  const [directory, elsewhere] = [newDirectory(), newDirectory()];
  const theirs = path.join(elsewhere, 'theirs');
  writeFileSync(theirs, 'theirs');
  for (const target of [theirs, path.join(elsewhere, 'not there yet')]) {
    const file = path.join(directory, `report-${path.basename(target)}`);
    symlinkSync(target, file);
    await replaceFile(file, 'ours');
    expect(lstatSync(file).isFile()).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('ours');
  }
  expect(readdirSync(elsewhere)).toEqual(['theirs']);
  expect(readFileSync(theirs, 'utf8')).toBe('theirs');
});

test("what can't be written leaves nothing", async () => {
  const directory = newDirectory();
  mkdirSync(path.join(directory, 'folder/full'), { recursive: true });
  await expect(replaceFile(path.join(directory, 'folder'), 'x')).rejects.toMatchObject({ code: 'EISDIR' });
  await expect(replaceFile(path.join(directory, 'nowhere/x'), 'x')).rejects.toMatchObject({ code: 'ENOENT' });
  expect(readdirSync(directory)).toEqual(['folder']);
});
