/** What CI runs once more: what failed, and nothing else; what fails again is a failure. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

/** A project whose one suite notes which of its tests run. */
function runAgain(suite) {
  const cwd = newDirectory();
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  writeFileSync(
    path.join(cwd, 'package.json'),
    JSON.stringify({ scripts: { suites: `"${process.execPath}" "${jest}"` }, jest: { transform: {} } }),
  );
  writeFileSync(
    path.join(cwd, 'a.test.js'),
    `const { appendFileSync, readFileSync } = require('node:fs');
    const runs = (name) => {
      appendFileSync('${cwd}/ran', name + '\\n');
      return readFileSync('${cwd}/ran', 'utf8').split('\\n').filter((line) => line === name).length;
    };
    ${suite}`,
  );
  const { status, stdout } = spawnSync(process.execPath, [path.join(ROOT, 'scripts/again.js'), 'suites'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` },
  });
  return { status, stdout, ran: readFileSync(path.join(cwd, 'ran'), 'utf8').trim().split('\n') };
}

const GOOD = "test('good', () => void runs('good'));";
const TWICE = "describe('it (all)', () => test('takes 2 * 3?', () => expect(runs('twice')).toBe(2)));";

test('what passes is run once', () => {
  expect(runAgain(GOOD)).toEqual({ status: 0, stdout: '', ran: ['good'] });
});

test('what fails once is run again, alone, and named', () => {
  const { status, stdout, ran } = runAgain(GOOD + TWICE);
  expect({ status, ran }).toEqual({ status: 0, ran: ['good', 'twice', 'twice'] });
  expect(stdout.split('\n')).toEqual([
    '== Once more, alone:',
    '   it (all) takes 2 * 3?',
    '== Failed beside others, and passed alone: it (all) takes 2 * 3?',
    '',
  ]);
});

test('what fails twice fails', () => {
  const { status, ran } = runAgain(`${TWICE} test('bad', () => expect(runs('bad')).toBe(0));`);
  expect({ status, ran }).toEqual({ status: 1, ran: ['twice', 'bad', 'twice', 'bad'] });
});

test('of a suite that could not run, all is run again', () => {
  const { status, stdout, ran } = runAgain(`if (runs('suite') < 2) throw new Error('no port'); ${GOOD}`);
  expect({ status, ran }).toEqual({ status: 0, ran: ['suite', 'suite', 'good'] });
  expect(stdout).toContain('a.test.js');
});
