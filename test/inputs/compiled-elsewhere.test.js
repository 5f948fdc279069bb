/** A profile without sources is read with what files hold; what a loader made of them has its functions elsewhere. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withOriginals } from '../../src/inputs/source-maps.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { profileFromGrid } from '../support/text-grid.js';

afterAll(removeDirectories);

/** As Node has them: types are blanks. */
const FILES = {
  'a.ts': 'type A = string;\nexport function f(a: A) {\n  return g(a);\n}\n',
  'b.ts': 'interface B {}\nhash();\n',
  'c.js': 'exports.c = () => 1;\nexports.d = () => 2;\n',
};

/** @returns lines of the functions and of their calls, and what is said */
async function placesOf(rows, format = 'cpuprofile') {
  const directory = newDirectory();
  mkdirSync(directory, { recursive: true });
  const sources = {};
  for (const [name, text] of Object.entries(FILES)) {
    writeFileSync(path.join(directory, name), text);
    const stripped = text
      .replace('type A = string;', '                ')
      .replace(': A', '   ')
      .replace('interface B {}', ' '.repeat(14));
    sources[path.join(directory, name)] = name.endsWith('.ts')
      ? `${stripped}\n\n//# sourceURL=file://${name}`
      : stripped;
  }
  const profile = profileFromGrid(rows.replaceAll('@', `@${directory}/`), { sources });
  profile.meta = { ...profile.meta, format };
  const { profiles } = await withOriginals({ run: null, profiles: [profile] }, null);
  return profiles.map(({ frames, diagnostics }) => [
    frames.map(({ line, callLine }) => `${line}:${callLine}`).join(' '),
    diagnostics.map(({ message }) => message),
  ]);
}

const LOST = expect.stringMatching(/^What V8 compiled is not what .*a\.ts, .*b\.ts hold, and no source map/);

test('what Node loaded has its lines', async () => {
  expect(await placesOf('f@a.ts:2.18:3')).toEqual([['2:3', []]]);
  expect(await placesOf('f@c.js:1.13:1')).toEqual([['1:1', []]]);
});

test('what a loader made has none, nor has other TypeScript of which only the code of the file itself was seen', async () => {
  expect(await placesOf('f@a.ts:1.31:1\n@b.ts:1.1:1')).toEqual([['0:0 0:0', [LOST]]]);
});

test('files that Node loaded beside are not doubted', async () => {
  expect(await placesOf('f@a.ts:2.18:3\n@b.ts:1.1:2')).toEqual([['2:3 1:2', []]]);
  expect(await placesOf('f@c.js:1.40:1\nf@a.ts:2.18:3\n@b.ts:1.1:2')).toMatchObject([
    ['0:0 2:3 1:2', [expect.stringContaining('c.js holds')]],
  ]);
});

test('one function of several that is elsewhere, such as one that was evaluated, is no sign', async () => {
  expect(await placesOf('f@c.js:1.13:1\nf@c.js:2.13:2\nf@c.js:9.9:9')).toEqual([['1:1 2:2 9:9', []]]);
});

test('a log holds what V8 compiled', async () => {
  expect(await placesOf('f@a.ts:1.31:1', 'v8-log')).toEqual([['1:1', []]]);
});
