/** Node 22 and later keep our compiled modules in the user's cache, if it can be written, and only ours. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeBinary } from '../../scripts/lib/nodes.js';
import { BIN, runProcess } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

/** A name in the program. */
const MARK = 'onlyInTheProgram';

/** @param {string} cache the user's; at least a run of ours reads and writes it */
async function runWith(cache, major = 24, env = { XDG_CACHE_HOME: cache }) {
  const cwd = newDirectory();
  // Enough cryptography that every run is sure to sample some: without any, fewer of our modules are loaded.
  writeFileSync(
    path.join(cwd, 'app.cjs'),
    `require('node:crypto').pbkdf2Sync('password', 'salt', 600_000, 32, 'sha256');
     console.log(process.env.NODE_COMPILE_CACHE, typeof require('./own.cjs'));`,
  );
  writeFileSync(path.join(cwd, 'own.cjs'), `module.exports = { ${MARK}: '${MARK}' };`);
  return runProcess([await nodeBinary(major), BIN, '--format', 'json', 'app.cjs'], { cwd, env });
}

/** @param {string} cache the user's @returns {string[]} names of all files in it */
const filesIn = (cache) => readdirSync(cache, { recursive: true, encoding: 'utf8' });

test.each([22, 24, 26])(
  "Node %d fills the user's cache, and the program is told nothing of it",
  async (major) => {
    const cache = newDirectory();
    expect(await runWith(cache, major)).toMatchObject({ exitCode: 0, out: 'undefined object\n' });
    const first = filesIn(cache);
    expect(first.filter((name) => name.startsWith('cryptoprof/compiled/')).length).toBeGreaterThan(300);
    const texts = first
      .map((name) => path.join(cache, name))
      .flatMap((file) => (statSync(file).isFile() ? [readFileSync(file, 'latin1')] : []));
    // V8 keeps names and strings as they are: those of ours are there, and the program's are not.
    expect(texts.filter((text) => text.includes('makeStatus'))).not.toEqual([]);
    expect(texts.filter((text) => text.includes(MARK))).toEqual([]);
  },
  60_000,
);

test('Node 20 has no such cache', async () => {
  const cache = newDirectory();
  expect(await runWith(cache, 20)).toMatchObject({ exitCode: 0, out: 'undefined object\n' });
  expect(filesIn(cache)).toEqual([]);
});

test('a home directory that does not exist is not made', async () => {
  const home = path.join(newDirectory(), 'nonexistent');
  expect(await runWith('', 24, { HOME: home, XDG_CACHE_HOME: '' })).toMatchObject({ exitCode: 0 });
  expect(existsSync(home)).toBe(false);
});

test('a cache that cannot be written changes nothing', async () => {
  const cache = path.join(newDirectory(), 'a-file');
  writeFileSync(cache, '');
  const { exitCode, err } = await runWith(cache);
  expect(exitCode).toBe(0);
  expect(err).not.toMatch(/warning|cache|ENOTDIR/i);
});
