import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
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
  ['npx tsx --watch packages/tool/main.ts', 'packages/tool/main.ts'],
  ['npx tsx watch --clear-screen=false packages/tool/main.ts', 'packages/tool/main.ts'],
  ['tsx --env-file .env packages/tool/main.ts', 'packages/tool/main.ts'],
  ['npx -p tsx tsx packages/tool/main.ts', 'packages/tool/main.ts'],
  ['npm exec -- tsx packages/tool/main.ts', 'packages/tool/main.ts'],
  ['dotenv -e .env -- node --import tsx packages/tool/main.ts', 'packages/tool/main.ts'],
  ['node node_modules/.bin/tsx packages/tool/main.ts', 'packages/tool/main.ts'],
  ['node_modules/.bin/cross-env A=b node packages/tool/main.ts', 'packages/tool/main.ts'],
  // Arguments of the program are not the program.
  ['node packages/tool/main.ts node other.js', 'packages/tool/main.ts'],
  ['tsx packages/tool/main.ts watch other.js', 'packages/tool/main.ts'],
  ['node dist/server node other.js', undefined],
  ['packages/tool/main.ts watch other.js', undefined],
  ['other.js --exec node packages/tool/main.ts', undefined],
  ['other --exec node packages/tool/main.ts', undefined],
  ['nodemon other.js --exec node packages/tool/main.ts', undefined],
  ['npm start -- node packages/tool/main.ts', undefined],
  ['yarn dev node packages/tool/main.ts', undefined],
  ['node -e 1 packages/tool/main.ts', undefined],
])('%s names %p', (command, expected) => {
  const cwd = newDirectory();
  mkdirSync(path.join(cwd, 'packages/tool'), { recursive: true });
  for (const file of ['packages/tool/main.ts', 'other.js']) writeFileSync(path.join(cwd, file), '');
  expect(launchedFile(command.split(' '), cwd)).toBe(expected);
});

test('what the system refuses to look at is no file: whoever runs it will say so', () => {
  const cwd = newDirectory();
  symlinkSync('round.js', path.join(cwd, 'round.js'));
  expect(launchedFile(['npx', 'tsx', 'round.js'], cwd)).toBe(undefined);
  expect(launchedFile(['npx', 'tsx', `${'a'.repeat(300)}.js`], cwd)).toBe(undefined);
});
