/** docs/agents.md, done: each of its commands in turn, and the edit between them. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, isAsProfiled } from '../support/apply-edit.js';
import { ROOT, runCli } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

const cwd = newDirectory('agents');
const app = path.join(cwd, 'app.js');
afterAll(removeDirectories);

const page = readFileSync(path.join(ROOT, 'docs/agents.md'), 'utf8');
/** The commands of each block, as somebody types them. */
const blocks = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' ')),
);

/** @param {string[]} words of a command of the page */
const run = async ([npx, name, ...words]) => {
  expect([npx, name]).toEqual(['npx', 'cryptoprof']);
  const ended = await runCli(words, { cwd });
  expect({ words, ...ended }).toMatchObject({ exitCode: 0 });
  return ended.out;
};

test('what is asked, read, changed and checked', async () => {
  expect(blocks.map(({ length }) => length)).toEqual([1, 2, 3]);
  const [[ask], [read, explain], [again, compare, compareJson]] = blocks;
  writeFileSync(path.join(cwd, 'package.json'), '{}');
  copyFileSync(path.join(ROOT, 'test/advice/sync-kdf/login/program.cjs'), app);

  await run(ask);
  const { findings } = JSON.parse(readFileSync(path.join(cwd, 'before/report.json'), 'utf8'));
  const index = findings.findIndex(({ rule }) => rule === 'sync-kdf');
  const text = await run(read);
  expect(text).toContain('error: sync-kdf at `app.js:8`');
  expect(text).toContain(`Edit (exact, \`findings[${index}].edit\` of the report`);
  expect(await run(explain)).toContain('# sync-kdf');

  const source = readFileSync(app, 'utf8');
  const { edit } = findings[index];
  expect(isAsProfiled(source, edit)).toBe(true);
  writeFileSync(app, applyEdits(source, [edit]));

  await run(again);
  const after = JSON.parse(readFileSync(path.join(cwd, 'after/report.json'), 'utf8'));
  expect(after.findings.filter(({ rule }) => rule === 'sync-kdf')).toEqual([]);
  expect(await run(compare)).toContain('sync-kdf');
  expect(JSON.parse(await run(compareJson)).findings.gone.map(({ rule }) => rule)).toContain('sync-kdf');
});
