/** Node's own type stripping makes blanks of types: V8's text is not the file's, but each of its positions is. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withOriginals } from '../../src/inputs/source-maps.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { profileFromGrid } from '../support/text-grid.js';

afterAll(removeDirectories);

const WRITTEN = 'interface A {}\nexport const f = (a: A) => a;\n';
const STRIPPED = '              \nexport const f = (a   ) => a;\n';

const placesOf = async (written, compiled) => {
  const directory = newDirectory();
  const file = path.join(directory, 'app.ts');
  mkdirSync(directory, { recursive: true });
  writeFileSync(file, written);
  const profile = profileFromGrid(`f@${file}:2.18:2.28`, {
    sources: { [file]: `${compiled}\n\n//# sourceURL=file://${file}` },
  });
  const run = { root: directory, tls: null, threadPool: null };
  const { profiles } = await withOriginals({ run, profiles: [profile] }, null);
  return profiles.map(({ frames, diagnostics }) => [
    frames.map(({ line, callLine }) => [line, callLine]),
    diagnostics.map(({ code }) => code),
  ]);
};

test('lines are kept', async () => {
  expect(await placesOf(WRITTEN, STRIPPED)).toEqual([[[[2, 2]], []]]);
});

test('unless the file was edited meanwhile', async () => {
  expect(await placesOf(`// Edited.\n${WRITTEN}`, STRIPPED)).toEqual([[[[0, 0]], ['lines-unknown']]]);
});

test.each([
  ['Node leaves it', '\ufeff'],
  ['Node takes it away', ''],
])('a byte order mark is no other text: %s', async (_, mark) => {
  const directory = newDirectory();
  const file = path.join(directory, 'app.js');
  const text = 'const one = 1;\nconst f = (a) => a;\n';
  writeFileSync(file, `\ufeff${text}`);
  const profile = profileFromGrid(`f@${file}:2.11:2.18`, { sources: { [file]: mark + text } });
  const run = { root: directory, tls: null, threadPool: null };
  const { profiles } = await withOriginals({ run, profiles: [profile] }, null);
  expect(profiles.flatMap(({ frames, diagnostics }) => [frames.map(({ line }) => line), diagnostics])).toEqual([
    [2],
    [],
  ]);
});

test("what types say of functions is read in the file, since V8's text has no types", async () => {
  const directory = newDirectory();
  const file = path.join(directory, 'app.ts');
  const text = 'export const f = (a) => a; type A = ReturnType<typeof f>;\n';
  writeFileSync(file, text);
  const stripped = text.replace(/type.*/, (types) => ' '.repeat(types.length));
  const typedIn = async (compiled) => {
    const profile = profileFromGrid(`f@${file}:1.18:1.25`, { sources: { [file]: compiled } });
    const run = { root: directory, tls: null, threadPool: null };
    const { profiles } = await withOriginals({ run, profiles: [profile] }, null);
    return profiles[0].typed;
  };
  expect(await typedIn(`${stripped}\n\n//# sourceURL=file://${file}`)).toEqual(new Set(['f']));
  expect(await typedIn(`  ${stripped}\n\n//# sourceURL=file://${file}`)).toBe(undefined);
});
