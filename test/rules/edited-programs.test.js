/** All edits of a program, applied together: it still does what it did. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { runProcess } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { editedProgram, programFiles } from '../support/edited-program.js';

afterAll(removeDirectories);

const javascript = programFiles().filter((name) => /\.[cm]js$/.test(name));

/** @returns {string} directory with all programs, edited or not */
function written(/** @type {'source' | 'edited'} */ which) {
  const directory = path.join(newDirectory(), which);
  mkdirSync(directory);
  for (const name of javascript) writeFileSync(path.join(directory, name), editedProgram(name)[which]);
  return directory;
}

test.each(javascript.filter((name) => name !== 'users.mjs'))('%s', async (name) => {
  const [plain, edited] = await Promise.all(
    /** @type {const} */ (['source', 'edited']).map(async (which) =>
      runProcess([process.execPath, name], { cwd: written(which) }),
    ),
  );
  expect(plain).toMatchObject({ exitCode: 0, err: '' });
  expect(edited).toEqual(plain);
});

test.each([
  ['at-once.cjs', 2, 6],
  ['classes.mjs', 9, 3],
  // What one() counts before its calls, it reads behind them.
  ['expressions.cjs', 11, 3],
  ['loaded-later.mjs', 4, 0],
  ['routers.cjs', 3, 1],
  ['shared-state.cjs', 0, 8],
  ['users.mjs', 2, 0],
])('%s: edits that are made, and sketches', (name, edits, sketches) =>
  expect(editedProgram(name)).toMatchObject({ edits, sketches }),
);
