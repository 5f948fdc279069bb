import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { configuredOptions } from '../../src/record/config-file.js';
import { makeDirectory, removeDirectories } from './program.js';

afterAll(removeDirectories);

/** @param {Record<string, string>} files */
function directoryOf(files) {
  const directory = makeDirectory();
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), text);
  return directory;
}

const CONFIG = JSON.stringify({
  $schema: 'https://nodejs.org/dist/v24.0.0/docs/node-config-schema.json',
  nodeOptions: { import: ['./a.mjs'], 'cpu-prof': true, watch: false },
  permission: { 'allow-fs-read': ['*'] },
});

test.each([
  [['--experimental-config-file=own.json']],
  [['--no-warnings', '--experimental-config-file', 'own.json']],
  [['--experimental_default_config_file']],
])('%j', async (options) => {
  const cwd = directoryOf({ 'own.json': CONFIG, 'node.config.json': CONFIG });
  expect(await configuredOptions(options, cwd)).toEqual(['--import', '--cpu-prof', '--permission']);
});

test('without one, or with one that Node does not understand, there are none', async () => {
  const cwd = directoryOf({ 'broken.json': '{', 'list.json': '[]', 'null.json': 'null', 'text.json': '"--cpu-prof"' });
  expect(await configuredOptions(['--no-warnings'], cwd)).toEqual([]);
  for (const name of ['missing', 'broken', 'list', 'null', 'text'])
    expect(await configuredOptions([`--experimental-config-file=${name}.json`], cwd)).toEqual([]);
  expect(await configuredOptions(['--experimental-config-file'], cwd)).toEqual([]);
});

test('a pipe is none', async () => {
  const cwd = directoryOf({});
  execFileSync('mkfifo', [path.join(cwd, 'node.config.json')]);
  expect(await configuredOptions(['--experimental-default-config-file'], cwd)).toEqual([]);
});
