/**
 * SvelteKit's adapter-node bundles what Vite has built, and its map leads to Vite's output, which has maps of its own. So do
 * Rollup's and webpack's maps of a workspace's library that tsc has compiled.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withOriginals } from '../../src/inputs/source-maps.js';
import { makeFrame } from '../../src/model/frame-table.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

const ORIGINAL =
  'const SECRET: string = env();\nexport function hash(password: string) {\n  return derive(password);\n}\n';
const BUILT = 'import { derive } from "./d.js";\nfunction hash(password) {\n  return derive(password);\n}\n';
const RAN = 'function hash(p) {\n  return derive(p);\n}\n';
const BUILT_PLACE = '.svelte-kit/output/server/chunks/session.js';
const ORIGINAL_PLACE = 'src/lib/server/session.ts';

/** Line by line: what ran is lines 2 and 3 of what was built, and that is lines 2 and 3 of the original. */
const ofBuilt = (more = {}) => ({
  ...{ version: 3, names: [], sources: ['../../.svelte-kit/output/server/chunks/session.js'], mappings: 'AACA;SACS' },
  ...more,
});
const ofOriginal = (more = {}) => ({
  ...{ version: 3, names: [], sources: ['../../../../src/lib/server/session.ts'], mappings: ';AACA;SACS' },
  ...more,
});
const naming = (/** @type {string} */ text, url = 'session.js.map') => `${text}//# sourceMappingURL=${url}\n`;

/** What `vite build` and the adapter write. */
const FILES = {
  'package.json': '{}',
  'build/chunks/session.js': naming(RAN),
  'build/chunks/session.js.map': JSON.stringify(ofBuilt({ sourcesContent: [naming(BUILT)] })),
  [BUILT_PLACE]: naming(BUILT),
  [`${BUILT_PLACE}.map`]: JSON.stringify(ofOriginal({ sourcesContent: [ORIGINAL] })),
  [ORIGINAL_PLACE]: ORIGINAL,
};

/** @returns where a call in what ran is told to be, what is said besides, and what is known of the whole program */
async function told(/** @type {Record<string, string | null>} */ changes = {}, directory = '') {
  const home = path.join(newDirectory(), 'project');
  for (const [place, text] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(path.dirname(path.join(home, place)), { recursive: true });
    if (text !== null) writeFileSync(path.join(home, place), text);
  }
  const file = path.join(home, 'build/chunks/session.js');
  const frame = makeFrame({ name: 'hash', kind: 'js', file, line: 1, column: 14, callLine: 2, callColumn: 10 });
  const sources = new Map([[file, FILES['build/chunks/session.js']]]);
  const profile = { frames: [frame], sources, calls: new Map(), diagnostics: [] };
  const run = directory === '' ? { tls: null, threadPool: null, root: home, cwd: home } : null;
  if (directory !== '') rmSync(path.join(home, 'build'), { recursive: true });
  const found = await withOriginals({ run, profiles: [profile] }, directory === '' ? null : path.join(home, directory));
  const [{ frames, diagnostics, compiled }] = found.profiles;
  return {
    place: `${path.relative(home, frames[0].file)}:${frames[0].callLine}:${frames[0].callColumn} ${frames[0].name}`,
    said: diagnostics.map(({ message }) => message),
    written: [...(compiled?.get(file)?.written?.own.keys() ?? [])].map((each) => path.relative(home, each)),
  };
}

const OWN = { place: `${ORIGINAL_PLACE}:3:10 hash`, said: [], written: [ORIGINAL_PLACE] };
const OF_BUILT = { place: `${BUILT_PLACE}:3:10 hash`, written: [BUILT_PLACE] };
const inline = (/** @type {object} */ map) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;

describe('what was compiled before it was bundled is told where it was written', () => {
  test.each([
    ['by the map beside it', {}],
    [
      'without texts in either map',
      {
        'build/chunks/session.js.map': JSON.stringify(ofBuilt()),
        [`${BUILT_PLACE}.map`]: JSON.stringify(ofOriginal()),
      },
    ],
    [
      'by a map inside it',
      {
        'build/chunks/session.js.map': JSON.stringify(
          ofBuilt({ sourcesContent: [naming(BUILT, inline(ofOriginal({ sourcesContent: [ORIGINAL] })))] }),
        ),
        [BUILT_PLACE]: null,
        [`${BUILT_PLACE}.map`]: null,
      },
    ],
    ['if only the maps are still there', { [BUILT_PLACE]: null }],
  ])('%s', async (_title, changes) => expect(await told(changes)).toEqual(OWN));

  test('in three steps', async () => {
    const made = naming(ORIGINAL.replaceAll(': string', ''), 'first.js.map');
    expect(
      await told({
        [`${BUILT_PLACE}.map`]: JSON.stringify(
          ofOriginal({ sources: ['../../../../lib/first.js'], sourcesContent: [made] }),
        ),
        'lib/first.js': made,
        'lib/first.js.map': JSON.stringify(
          ofOriginal({ sources: ['../src/lib/server/session.ts'], sourcesContent: [ORIGINAL] }),
        ),
      }),
    ).toEqual(OWN);
  });

  test('of another machine, whose maps are given', async () => {
    const given = Object.fromEntries(
      Object.entries(FILES).flatMap(([place, text]) => (place.startsWith('build') ? [[`given/${place}`, text]] : [])),
    );
    expect((await told(given, 'given')).place).toBe(OWN.place);
  });
});

describe('it is told where it was built', () => {
  test.each([
    ['it was built again since: its map is that of another text', { [BUILT_PLACE]: naming(`\n\n${BUILT}`) }, []],
    ['its map is nowhere', { [`${BUILT_PLACE}.map`]: null }, ['it is not there']],
    ['its map is damaged', { [`${BUILT_PLACE}.map`]: '{' }, ['session.js.map']],
    [
      'it names none',
      { 'build/chunks/session.js.map': JSON.stringify(ofBuilt({ sourcesContent: [BUILT] })), [BUILT_PLACE]: BUILT },
      [],
    ],
  ])('if %s', async (_title, changes, said) => {
    const found = await told(changes);
    expect(found).toMatchObject(OF_BUILT);
    expect(found.said).toEqual(said.map((each) => expect.stringContaining(each)));
  });

  test('if its map leads to itself', async () => {
    const round = JSON.stringify(ofOriginal({ sources: ['session.js'], sourcesContent: [naming(BUILT)] }));
    expect((await told({ [`${BUILT_PLACE}.map`]: round })).place).toBe(OF_BUILT.place);
  });
});
