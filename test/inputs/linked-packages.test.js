import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLinkedPackages } from '../../src/inputs/linked-packages.js';
import { makeFrame } from '../../src/model/frame-table.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

/** @returns modules that frames of files of a directory are said to be of, `null` where nothing is said */
async function modulesOf(files, frames, { cwd = 'app', script = 'app/server.js', hasRun = true } = {}) {
  const home = newDirectory();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), content);
  }
  const run = { cwd: path.join(home, cwd), processes: [{ pid: 1, script: path.join(home, script), ports: [] }] };
  const made = frames.map(({ file, generated }) => {
    const frame = makeFrame({ name: 'a', kind: 'js', file: path.join(home, file), line: 1, column: 1 });
    return generated ? { ...frame, generated: { file: path.join(home, generated) } } : frame;
  });
  const { profiles } = await withLinkedPackages({ run: hasRun ? run : null, profiles: [{ frames: made }] });
  return profiles[0].frames.map(({ bundled }) => bundled?.module ?? null);
}

const LINKED = { 'checkouts/bcryptjs/package.json': '{"name":"bcryptjs"}', 'app/package.json': '{"name":"app"}' };

test('what lies in a linked package of cryptography is of that package', async () => {
  const frames = ['checkouts/bcryptjs/umd/index.js', 'app/server.js', 'app/node_modules/bcryptjs/index.js'];
  expect(
    await modulesOf(
      LINKED,
      frames.map((file) => ({ file })),
    ),
  ).toEqual(['node_modules/bcryptjs/umd/index.js', null, null]);
});

test('a package.json without a name is none: it says how modules are written', async () => {
  const files = { ...LINKED, 'checkouts/bcryptjs/umd/package.json': '{"type":"commonjs"}' };
  expect(await modulesOf(files, [{ file: 'checkouts/bcryptjs/umd/index.js' }])).toEqual([
    'node_modules/bcryptjs/umd/index.js',
  ]);
});

test('told by what ran, where a map leads to what it was made of', async () => {
  const frame = { file: 'checkouts/bcryptjs/src/index.ts', generated: 'checkouts/bcryptjs/umd/index.js' };
  expect(await modulesOf(LINKED, [frame])).toEqual(['node_modules/bcryptjs/umd/index.js']);
});

test.each([
  ["one's own package", {}, { 'lib/crypto/package.json': '{"name":"@shop/crypto"}' }, 'lib/crypto/index.js'],
  ['a package whose own benchmark runs', { script: 'checkouts/bcryptjs/bench.js' }, LINKED],
  ['a package that one works in', { cwd: 'checkouts/bcryptjs' }, LINKED],
  ['a recording of another day', { hasRun: false }, LINKED],
  ['a package.json that is none', {}, { 'checkouts/bcryptjs/package.json': '{"name":{"a":1}}' }],
  ['one that is no JSON', {}, { 'checkouts/bcryptjs/package.json': 'bcryptjs' }],
])('%s says nothing', async (_, options, files, file = 'checkouts/bcryptjs/umd/index.js') => {
  expect(await modulesOf(files, [{ file }], options)).toEqual([null]);
});
