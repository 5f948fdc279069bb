/** What is wrong with a run is said before the program runs. (What runs do: test/e2e.) */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runMain } from '../support/fake-io.js';

afterAll(removeDirectories);

test.each([
  ['a script that is not there', ['nope.js'], 'There is no script nope.js in '],
  ['no script behind node', ['--', 'node'], 'There is no program to run.'],
  ['a session at a prompt', ['--', 'node', '-i'], 'With -i, Node runs no program.'],
  ['a shell script that is not executable', ['--', './run.sh'], './run.sh is not a Node.js program.'],
  ['a node that is not there', ['--', './nowhere/node', 'app.js'], 'There is no ./nowhere/node.'],
  [
    'an option that spoils the log',
    ['--', 'node', '--cpu-prof', 'app.js'],
    "--cpu-prof in the command can't be used while cryptoprof records.",
  ],
  ['a URL that is none', ['--load', 'ftp://x/', 'app.js'], '"ftp://x/" is neither a path nor an http(s) URL.'],
  ['two loads', ['--load', '/', '--on-port', 'x', 'app.js'], "--on-port and --load can't be used together."],
  ['an output directory that is a file', ['-o', 'app.js', 'app.js'], "Can't write to "],
  [
    "an output directory that can't be made",
    ['-o', '/proc/nowhere/out', 'app.js'],
    "Can't write to /proc/nowhere/out: no such file or directory.",
  ],
  ["a JSON file that can't be made", ['--json=nowhere/x.json', 'app.js'], 'There is no directory '],
  [
    "perf's samples for Node's processor",
    ['--collector', 'perf', '--engine', 'node', 'app.js'],
    "--engine node can't read what --collector perf records: Node's own processor reads only V8's ticks.",
  ],
  ['a log', ['v8.log'], 'v8.log is a profile, not a script.'],
])('%s is refused before the program runs, and leaves nothing', async (_, words, sentence) => {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'app.js'), 'require("node:fs").writeFileSync("ran", "")');
  writeFileSync(path.join(cwd, 'v8.log'), 'v8-version,11,3,244,8,0\n');
  writeFileSync(path.join(cwd, 'run.sh'), '#!/bin/sh\n');
  mkdirSync(path.join(cwd, '.cryptoprof/earlier'), { recursive: true });
  const { exitCode, out, err } = await runMain(words, { cwd });
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(err).toContain(`cryptoprof: ${sentence}`);
  expect(err).not.toMatch(/^ +at /m);
  expect(readdirSync(cwd).sort()).toEqual(['.cryptoprof', 'app.js', 'run.sh', 'v8.log']);
  // Once outputs may go there, git is told to leave them alone; nothing else is left.
  expect(readdirSync(path.join(cwd, '.cryptoprof')).filter((name) => name !== '.gitignore')).toEqual(['earlier']);
});

test('a script may be called like a log', async () => {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'program.log'), '');
  expect(await runMain(['--quiet', '--format', 'terminal', 'program.log'], { cwd })).toEqual({
    exitCode: 0,
    signal: null,
    out: '',
    err: '',
  });
  expect(readdirSync(cwd)).toEqual(['program.log']);
});
