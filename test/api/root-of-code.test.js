/** Which repository a program is of to which somebody attaches: it may have been started anywhere. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootOfCode } from '../../src/api/root-of-code.js';
import { readSampled } from '../../src/inputs/read-sampled.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

/** A directory with a repository in it, a package in another, and one that nothing marks. */
function machine() {
  const home = newDirectory();
  for (const name of ['app/lib', 'app/.git', 'app/node_modules/bcryptjs', 'linked/src', 'plain'])
    mkdirSync(path.join(home, name), { recursive: true });
  writeFileSync(path.join(home, 'linked/package.json'), '{}');
  return home;
}

/**
 * @param {string[][]} stacks files of each, relative to a directory, the outermost first
 * @param {string} home that directory
 */
async function sampled(stacks, home) {
  const nodes = [
    node(
      1,
      '',
      stacks.map((_, index) => 100 * (index + 1)),
    ),
  ];
  for (const [index, files] of stacks.entries())
    for (const [depth, file] of files.entries()) {
      const id = 100 * (index + 1) + depth;
      nodes.push(node(id, `file://${path.join(home, file)}`, depth + 1 < files.length ? [id + 1] : []));
    }
  const profile = {
    nodes,
    ...{ startTime: 0, endTime: 1000 * stacks.length },
    samples: stacks.map((files, index) => 100 * (index + 1) + files.length - 1),
    timeDeltas: stacks.map(() => 1000),
  };
  const facts = { pid: 7, node: '24.0.0', platform: 'linux', arch: 'x64', startMs: 0, intervalUs: 1000 };
  const { profiles } = await readSampled({ ...facts, threads: [{ profile, thread: 0 }], lost: 0, by: 'attach' }, null);
  return profiles;
}

const node = (id, url, children) => ({
  ...{ id, children },
  callFrame: { functionName: url === '' ? '(root)' : 'run', scriptId: String(id), url, lineNumber: 1, columnNumber: 1 },
});

const IN_APP = ['app/server.js', 'app/lib/auth.js'];
const IN_PACKAGE = ['app/server.js', 'app/node_modules/bcryptjs/index.js'];
const LINKED = ['app/server.js', 'linked/src/hash.js'];

test.each([
  ['from where it is', 'app', [IN_APP], 'app'],
  ['from a directory of it', 'app/lib', [IN_APP], 'app'],
  ['from a directory above it', '', [IN_APP], 'app'],
  ['from another repository', 'linked', [IN_APP], 'app'],
  ['from somewhere unknown', null, [IN_APP], 'app'],
  ['and computes in a package', '', [IN_PACKAGE], 'app'],
  ['and computes mostly in a package that is linked to it', 'app', [IN_APP, LINKED, LINKED], 'app'],
  ['from elsewhere, and computes mostly in such a package', 'plain', [IN_APP, LINKED, LINKED], 'linked'],
  ['and nothing marks a root', 'plain', [['plain/lib/server.js']], 'plain'],
  ['from elsewhere, and nothing marks a root', 'plain', [['../opt/server.js']], null],
  ['and none of its own code runs', 'app', [['../opt/node_modules/tool/index.js']], null],
])('a program that was started %s', async (_, cwd, stacks, expected) => {
  const home = machine();
  const profiles = await sampled(stacks, home);
  const root = rootOfCode(profiles, cwd === null ? '' : path.join(home, cwd));
  expect(root).toBe(expected === null ? '' : path.join(home, expected));
});
