import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { doubtfulFile, optionFiles } from '../../src/attach/option-files.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

test.each([
  [['node', 'app.js'], []],
  [
    ['node', '--env-file=a', '--env-file', 'b', 'app.js'],
    ['a', 'b'],
  ],
  [['node', 'app.js', '--env-file-if-exists=c'], ['c?']],
  [
    ['--experimental-config-file=d', 'node', '--experimental-default-config-file'],
    ['d', 'node.config.json?'],
  ],
  [['node', '--env-file'], ['']],
])('options may be in files: %j', (words, expected) => {
  expect(optionFiles(words).map(({ file, mayLack }) => `${file}${mayLack ? '?' : ''}`)).toEqual(expected);
});

test('a file is doubtful if it speaks of the inspector, or can not be read', async () => {
  const directory = newDirectory();
  for (const [name, text] of Object.entries({
    plain: 'NODE_OPTIONS=--max-old-space-size=900\nPORT=80',
    open: 'NODE_OPTIONS="--inspect-port=0.0.0.0:9571"',
    old: 'NODE_OPTIONS=--debug-port=0.0.0.0',
  }))
    writeFileSync(path.join(directory, name), text);
  mkdirSync(path.join(directory, 'folder'));
  const problem = async (...words) => (await doubtfulFile(words, directory))?.problem ?? null;
  expect(await problem('--env-file=plain', `--env-file=${directory}/plain`)).toBe(null);
  expect(await problem('--env-file=plain', '--env-file', 'open')).toBe('speaks of the inspector');
  expect(await problem('--env-file-if-exists=old')).toBe('speaks of the inspector');
  expect(await problem('--env-file-if-exists=none')).toBe(null);
  expect(await problem('--env-file=none')).toBe("can't be read");
  expect(await problem('--env-file-if-exists=folder')).toBe("can't be read");
});

test('a path with .. is that beside the directory to which a link leads, as /proc/<pid>/cwd is one', async () => {
  const directory = newDirectory();
  for (const name of ['apps', 'apps/shop', 'links']) mkdirSync(path.join(directory, name));
  writeFileSync(path.join(directory, 'apps/open.env'), 'NODE_OPTIONS=--inspect-port=0.0.0.0');
  writeFileSync(path.join(directory, 'apps/plain.env'), 'PORT=80');
  writeFileSync(path.join(directory, 'links/open.env'), 'PORT=80');
  symlinkSync(path.join(directory, 'apps/shop'), path.join(directory, 'links/cwd'));
  const problem = async (word) => (await doubtfulFile([word], `${directory}/links/cwd`))?.problem ?? null;
  expect(await problem('--env-file=../open.env')).toBe('speaks of the inspector');
  expect(await problem('--env-file-if-exists=./../open.env')).toBe('speaks of the inspector');
  expect(await problem('--env-file=../plain.env')).toBe(null);
});
