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
    path.join(cwd, 'a.test.js'),
    `const { appendFileSync, readFileSync } = require('node:fs');
    const runs = (name) => {
      appendFileSync('${cwd}/ran', name + '\\n');
      return readFileSync('${cwd}/ran', 'utf8').split('\\n').filter((line) => line === name).length;
    };
    ${suite}`,
  );
  const { status, stdout } = runIn(cwd, `"${process.execPath}" "${jest}"`);
  return { status, stdout, ran: readFileSync(path.join(cwd, 'ran'), 'utf8').trim().split('\n') };
}

/** Runs the script in a directory whose npm script `suites` is a command. */
function runIn(cwd, suites, words = []) {
  writeFileSync(path.join(cwd, 'package.json'), JSON.stringify({ scripts: { suites }, jest: { transform: {} } }));
  return spawnSync(process.execPath, [path.join(ROOT, 'scripts/again.js'), 'suites', ...words], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` },
  });
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

test('it waits for what runs beside it, once something has failed', () => {
  const cwd = newDirectory();
  const ended = path.join(cwd, 'ended');
  // In place of Jest, which takes seconds to start. It fails until what runs beside it has ended.
  const failed = JSON.stringify({ testResults: [{ name: 'a', status: 'failed', assertionResults: [] }] });
  writeFileSync(
    path.join(cwd, 'suites.cjs'),
    `const { existsSync, writeFileSync } = require('node:fs');
    writeFileSync(process.argv.find((word) => word.startsWith('--outputFile=')).slice(13), '${failed}');
    process.exitCode = existsSync('${ended}') ? 0 : 1;
    const beside = ['-c', 'sleep 3; touch "$0"', '${ended}'];
    require('node:child_process').spawn('sh', beside, { detached: true, stdio: 'ignore' }).unref();`,
  );
  expect(runIn(cwd, `"${process.execPath}" suites.cjs`, [ended]).status).toBe(0);
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
