import { existsSync, lstatSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { save } from '../../src/cli/output-files.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

// Nothing else is full at once; the device itself would be gone for the whole machine.
const onLinux = existsSync('/dev/full') ? test : test.skip;

onLinux(
  'what could not be written is removed if it is a file, and neither a device nor a link that the user named',
  async () => {
    const file = path.join(newDirectory(), 'report.md');
    symlinkSync('/dev/full', file);
    await expect(save(file, 'text', '--format')).rejects.toMatchObject({
      code: 'target-not-writable',
      facts: { path: file, reason: 'ENOSPC' },
    });
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(existsSync('/dev/full')).toBe(true);
  },
);

test('a link that the user named is followed, one in the output directory is replaced', async () => {
  const directory = newDirectory();
  const [other, file] = ['other', 'report.md'].map((name) => path.join(directory, name));
  writeFileSync(other, '');
  symlinkSync(other, file);
  await save(file, 'text', '--format');
  expect([lstatSync(file).isSymbolicLink(), lstatSync(other).size]).toEqual([true, 4]);
  await save(file, 'longer text', null);
  expect([lstatSync(file).isSymbolicLink(), lstatSync(other).size]).toEqual([false, 4]);
});
