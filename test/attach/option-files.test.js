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
  // An application's own.
  [['node', 'app.js', '--config-file', 'shop.yml', '--default-config-file'], []],
  [['node', '--config-file=shop.yml', 'app.js'], []],
  // Node 22 takes the next word, 24 and 26 the usual file.
  [
    ['node', '--experimental-config-file', 'app.js'],
    ['app.js', 'node.config.json?'],
  ],
  [['node', 'app.js', '--experimental-config-file', ''], ['node.config.json?']],
  [['node', '--experimental-config-file', '--title=a', 'app.js'], ['node.config.json?']],
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

test.each([
  ['env-file', 'NODE_OPTIONS=--title=a --inspect-port=0.0.0.0', true],
  ['env-file', 'export NODE_OPTIONS = --inspect_port=0.0.0.0', true],
  ['env-file', 'A=1\n  NODE_OPTIONS="\n--title=a\n--debug_port=0.0.0.0"', true],
  ['env-file', "NODE_OPTIONS='--title=a'\nNODE_OPTIONS='--inspect=0.0.0.0'", true],
  ['env-file', 'INSPECTION_URL=https://inspect.example.com\nNODE_OPTIONS=--max-old-space-size=900', false],
  ['env-file', 'NODE_OPTIONS="--require ./inspect.js"\nHINT="--inspect"', false],
  ['env-file', '# NODE_OPTIONS=--inspect-port=0.0.0.0', false],
  ['experimental-config-file', '{"nodeOptions": {"inspect-port": "0.0.0.0:1"}}', true],
  ['experimental-config-file', '{"nodeOptions": {"debug-port" : 1}}', true],
  ['experimental-config-file', '{"nodeOptions": {"import": ["./inspect.js"]}}', false],
])('only an option of the inspector makes a file doubtful: --%s, %j', async (option, text, expected) => {
  const directory = newDirectory();
  writeFileSync(path.join(directory, 'file'), text);
  expect((await doubtfulFile([`--${option}=file`], directory)) !== null).toBe(expected);
});
