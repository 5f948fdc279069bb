import { execFileSync } from 'node:child_process';
import { appendFileSync, closeSync, mkdirSync, readSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openCheckedSync, readChecked } from '../../src/files/checked-file.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

const directory = newDirectory();
const at = (/** @type {string} */ name) => path.join(directory, name);
writeFileSync(at('file'), 'text');
symlinkSync('file', at('link'));
symlinkSync('/dev/zero', at('zeros'));
symlinkSync('itself', at('itself'));
mkdirSync(at('folder'));
execFileSync('mkfifo', [at('pipe')]);
symlinkSync('pipe', at('link to a pipe'));

const REFUSED = [
  ['a pipe that nobody writes into', 'pipe', 'EFTYPE'],
  ['a link to one', 'link to a pipe', 'EFTYPE'],
  ['a link to a device without end', 'zeros', 'EFTYPE'],
  ['a terminal', '/dev/tty', 'EFTYPE'],
  ['a directory', 'folder', 'EISDIR'],
  ['what is missing', 'nowhere', 'ENOENT'],
  ['what is below a file', 'file/deeper', 'ENOTDIR'],
  ['a link to itself', 'itself', 'ELOOP'],
];

test.each(REFUSED)('%s is refused at once', async (_, name, code) => {
  const file = path.resolve(directory, name);
  await expect(readChecked(file, 100)).rejects.toMatchObject({ code, path: file });
  expect(() => openCheckedSync(file)).toThrow(expect.objectContaining({ code, path: file }));
});

test('a link, where none may be', async () => {
  const how = { followLinks: false };
  await expect(readChecked(at('link'), 100, how)).rejects.toMatchObject({ code: 'EFTYPE' });
  expect(String(await readChecked(at('file'), 100, how))).toBe('text');
});

test('a file, and a link to one', async () => {
  for (const name of ['file', 'link']) {
    expect(String(await readChecked(at(name), 4))).toBe('text');
    const { descriptor, size } = openCheckedSync(at(name));
    expect([size, readSync(descriptor, Buffer.alloc(9))]).toEqual([4, 4]);
    closeSync(descriptor);
  }
});

test('a file with more than it may have is refused, before it is read if it says so', async () => {
  await expect(readChecked(at('file'), 3)).rejects.toMatchObject({ code: 'EFBIG' });
  writeFileSync(at('large'), 'x'.repeat(300_000));
  await expect(readChecked(at('large'), 299_999)).rejects.toMatchObject({ code: 'EFBIG' });
  expect(await readChecked(at('large'), 300_000)).toHaveLength(300_000);
});

test('files of /proc say that they are empty, and are not', async () => {
  expect(String(await readChecked('/proc/self/maps', 1 << 20))).toContain('[stack]');
  await expect(readChecked('/proc/self/maps', 100)).rejects.toMatchObject({ code: 'EFBIG' });
});

test('what is written while it is read is read up to the limit', async () => {
  writeFileSync(at('growing'), 'a'.repeat(1000));
  const reading = readChecked(at('growing'), 10_000);
  appendFileSync(at('growing'), 'b'.repeat(1000));
  expect((await reading).length).toBeLessThanOrEqual(2000);
});
