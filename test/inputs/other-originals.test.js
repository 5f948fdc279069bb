/** A map tells what its compiler was given. If that is not what the file holds, its lines are not the file's. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withOriginals } from '../../src/inputs/source-maps.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { profileFromGrid } from '../support/text-grid.js';

afterAll(removeDirectories);

const CONTENT = 'interface A {}\n\nexport const f = (a: A) => {\n  return g(a);\n};\n';
const COMPILED = 'export const f = (a) => {\n  return g(a);\n};\n';
/** The first two lines of what was compiled are the third and the fourth of the original. */
const MAPPINGS = 'AAEA;EACE';

const placesOf = async (written, run = {}, original = 'app.ts', other = {}) => {
  const directory = newDirectory();
  const file = path.join(directory, 'dist/app.js');
  mkdirSync(path.join(directory, 'dist'));
  writeFileSync(path.join(directory, 'package.json'), '{}');
  mkdirSync(path.join(directory, path.dirname(original)), { recursive: true });
  if (written !== null) writeFileSync(path.join(directory, original), written);
  const sources = [`../${original}`];
  const map = { version: 3, sources, sourcesContent: [CONTENT], names: [], mappings: MAPPINGS, ...other };
  const url = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
  const text = `${COMPILED}//# sourceMappingURL=${url}`;
  writeFileSync(file, text);
  const profile = profileFromGrid(`f@${file}:1.18:2.10`, { sources: { [file]: text } });
  const { profiles } = await withOriginals(
    { run: run && { root: directory, tls: null, threadPool: null }, profiles: [profile] },
    null,
  );
  return profiles.flatMap(({ frames, diagnostics }) => [
    ...frames.map((frame) => `${path.relative(directory, frame.file)}:${frame.callLine}`),
    ...diagnostics.map(({ code }) => code),
  ]);
};

test('the same text, with whatever line ends, has its lines', async () => {
  expect(await placesOf(CONTENT)).toEqual(['app.ts:4']);
  expect(await placesOf(`\ufeff${CONTENT.replaceAll('\n', '\r\n')}`)).toEqual(['app.ts:4']);
});

test('a file that is not there can only be what the map holds', async () => {
  expect(await placesOf(null)).toEqual(['app.ts:4']);
});

test('a file that was edited since, or compiled before by a tool without maps, has none', async () => {
  expect(await placesOf(`// Edited.\n${CONTENT}`)).toEqual(['dist/app.js:2', 'originals-changed']);
});

test('what was recorded on another day is not held against the file of today', async () => {
  expect(await placesOf(`// Edited.\n${CONTENT}`, null)).toEqual(['app.ts:4']);
});

test("a package's map tells its own sources, which it may not have brought along as they were", async () => {
  const original = 'node_modules/a/lib.ts';
  expect(await placesOf(`// Edited.\n${CONTENT}`, {}, original)).toEqual([`${original}:4`]);
});

test('what a tool keeps in a hidden directory it makes anew with each build, and nobody edits it', async () => {
  const original = '.svelte-kit/generated/server/internal.ts';
  expect(await placesOf(`// Version 2\n${CONTENT}`, {}, original)).toEqual([`${original}:4`]);
});

test.each([
  ['lines that the original does not have', { mappings: 'AAEA;EAwgBE' }],
  ['lines that have no code', { mappings: 'AAEA;EADE' }],
])('a map of another build leads to %s', async (_, map) => {
  expect(await placesOf(CONTENT, {}, 'app.ts', map)).toEqual(['dist/app.js:2', 'originals-changed']);
  expect(await placesOf(CONTENT, {}, 'app.ts', { ...map, sourcesContent: undefined })).toEqual([
    'dist/app.js:2',
    'originals-changed',
  ]);
});

test.each([[['https://example.org/app.ts']], [[null]]])(
  'sources %j are in no file: it is told what ran',
  async (sources) => {
    expect(await placesOf(CONTENT, {}, 'app.ts', { sources })).toEqual(['dist/app.js:2']);
  },
);

test.each([[''], [';;,']])('mappings %j tell nothing', async (mappings) => {
  expect(await placesOf(CONTENT, {}, 'app.ts', { mappings })).toEqual(['dist/app.js:2', 'source-maps-unread']);
});
