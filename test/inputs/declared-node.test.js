import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { oldestIn, withDeclaredNodes } from '../../src/inputs/declared-node.js';
import { makeFrame } from '../../src/model/frame-table.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

test.each([
  ['>=18', '18.0.0'],
  ['>= 20.12.0', '20.12.0'],
  ['^20.9 || >=22', '20.9.0'],
  ['22.x || 20.x', '20.0.0'],
  ['24', '24.0.0'],
  ['v22.1.*', '22.1.0'],
  ['~20.11.1', '20.11.0'],
  ['>=18 <25', '18.0.0'],
  ['>=18.0.0  <=24.9.9', '18.0.0'],
  ['*', ''],
  ['', ''],
  ['>18', ''],
  ['<22', ''],
  ['18 - 22', ''],
  ['>=20 || lts/*', ''],
  ['>=20 !=21', ''],
  [`${'20 || '.repeat(100_000)}20`, ''],
])('the oldest version in %.30j is %j', (range, oldest) => expect(oldestIn(range)).toBe(oldest));

/** @returns what a program with such files, of which frames were seen, declares */
async function declared(files, seen, hasRun = true) {
  const home = newDirectory();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), content);
  }
  const frames = seen.map((file) =>
    makeFrame({ name: 'a', kind: 'js', file: file.includes(':') ? file : path.join(home, file), line: 1, column: 1 }),
  );
  const recording = { run: hasRun ? {} : null, profiles: [{ frames, meta: {} }] };
  const { profiles } = await withDeclaredNodes(/** @type {any} */ (recording));
  return profiles[0].meta.declaredNode;
}

const APP = { 'app/package.json': '{"name":"app","engines":{"node":">=18"}}' };

test.each([
  ['the nearest package.json', APP, ['app/src/lib/a.js', 'node:internal/a'], '18.0.0'],
  [
    'one that is no package is passed',
    { ...APP, 'app/src/package.json': '{"type":"module"}' },
    ['app/src/a.js'],
    '18.0.0',
  ],
  [
    'the oldest of several',
    { ...APP, 'app/packages/b/package.json': '{"name":"b","engines":{"node":"16 || >=20"}}' },
    ['app/a.js', 'app/packages/b/b.js'],
    '16.0.0',
  ],
  ['one that says nothing', { ...APP, 'app/b/package.json': '{"name":"b"}' }, ['app/b/a.js'], undefined],
  [
    "a package's",
    { ...APP, 'app/node_modules/b/package.json': '{"name":"b","engines":{"node":">=8"}}' },
    ['app/node_modules/b/a.js'],
    undefined,
  ],
  [
    "none of cryptoprof's own",
    { 'c/package.json': '{"name":"c","engines":{"node":">=20"}}' },
    ['c/src/record/probe/probe.cjs'],
    undefined,
  ],
  ['no text', { 'app/package.json': '{"name":"app","engines":{"node":[18]}}' }, ['app/a.js'], undefined],
  ['no JSON', { 'app/package.json': '{' }, ['app/a.js'], undefined],
])('%s', async (_title, files, seen, oldest) => expect(await declared(files, seen)).toBe(oldest));

test('what somebody else has recorded may be of other files', async () =>
  expect(await declared(APP, ['app/a.js'], false)).toBeUndefined());
