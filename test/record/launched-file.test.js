import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchedFile } from '../../src/record/launched-file.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

test.each([
  ['npx tsx packages/tool/main.ts --port 1', 'packages/tool/main.ts'],
  ['node_modules/.bin/tsx packages/tool/main.ts', 'packages/tool/main.ts'],
  ['tsx watch packages/tool/main.ts', 'packages/tool/main.ts'],
  ['npx ts-node-esm packages/tool/main.ts', 'packages/tool/main.ts'],
  ['cross-env A=b node packages/tool/main.ts', 'packages/tool/main.ts'],
  ['npx tsx packages/tool/gone.ts', undefined],
  ['npx tsx packages', undefined],
  ['npx eslint packages/tool/main.ts', undefined],
  ['tsx --import packages/tool/main.ts app.ts', undefined],
  ['packages/tool/main.ts', undefined],
  ['npm start', undefined],
])('%s names %p', (command, expected) => {
  const cwd = newDirectory();
  mkdirSync(path.join(cwd, 'packages/tool'), { recursive: true });
  writeFileSync(path.join(cwd, 'packages/tool/main.ts'), '');
  expect(launchedFile(command.split(' '), cwd)).toBe(expected);
});
