/** What `cryptoprof attach` refuses before anything is done to a process; test/attach attaches to real ones. */
import { EventEmitter } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runMain } from '../support/fake-io.js';

/** Linux assigns smaller ones only. */
const NOBODY = String(2 ** 22);

const cwd = newDirectory();
writeFileSync(path.join(cwd, 'file'), '');
writeFileSync(path.join(cwd, 'wrong.json'), '{ "budgets": { "max_block": "5 potatoes" } }');
afterAll(removeDirectories);

/** @param {string[]} words behind `attach` */
const attach = (...words) => runMain(['attach', ...words], { cwd, columns: 1000 });

test.each([
  [[], "missing required argument 'pid'"],
  [[NOBODY, '1'], 'too many arguments'],
  [[NOBODY, '--duration', '0'], 'It takes a number of seconds above 0, at most 604800 (a week).'],
  [[NOBODY, '--duration', ''], 'It takes a number of seconds above 0'],
  [[NOBODY, '--wait', 'long'], 'It takes a number of seconds above 0'],
  [[NOBODY, '--interval', '99'], 'It takes a number of microseconds, from 100 to 1000000.'],
  [[NOBODY, '--interval', '1000001'], 'It takes a number of microseconds, from 100 to 1000000.'],
  [[NOBODY, '--top', '0'], 'It takes a number of rows, from 1 to 1000.'],
  [[NOBODY, '--format', 'jsom'], 'There is no "jsom". Did you mean json?'],
  [[NOBODY, '-o', ''], 'It takes a directory, but the value is empty.'],
  ...['--config', '--baseline'].map((option) => [
    [NOBODY, option, 'a.json'],
    `${option} needs --gate, which is not given`,
  ]),
  ...['--update-baseline', '--strict'].map((option) => [
    [NOBODY, option],
    `${option} needs --gate, which is not given`,
  ]),
  [[NOBODY, '--engine', 'node'], "unknown option '--engine'"],
  [[NOBODY, '--json', path.join('none', 'a.json')], 'none'],
  [[NOBODY, '--source-maps', 'none'], `There is no directory ${path.join(cwd, 'none')}, which --source-maps names.`],
  [[NOBODY, '--gate', '--config', 'none.json'], 'none.json'],
  [[NOBODY, '--gate', '--config', 'wrong.json'], 'wrong.json'],
  [[NOBODY, '-o', 'file'], 'file'],
])('%j is refused, and the process is not looked at', async (words, message) => {
  const before = readdirSync(cwd);
  const { exitCode, signal, out, err } = await attach(...words);
  expect({ exitCode, signal, out }).toEqual({ exitCode: 2, signal: null, out: '' });
  expect(err).toContain(message);
  expect(err).not.toContain('process 4194304');
  expect(readdirSync(cwd)).toEqual(before);
});

test.each(['npm', '0', '4194305', '1.5', '0x10', ' 7', ''])('"%s" is not a process id', async (word) => {
  const { exitCode, out, err } = await attach(word);
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(err).toBe(
    `cryptoprof: "${word}" is not a process id.\n  next  Give the number of the Node process: pgrep -a node lists them.\n`,
  );
});

test.each([[[]], [['-o', 'out']], [['--json', 'out.json']], [['--gate']]])(
  'with %j, a process that is not there leaves no files and no listeners',
  async (words) => {
    const before = readdirSync(cwd);
    const signals = new EventEmitter();
    const { exitCode, out, err } = await runMain(['attach', NOBODY, ...words], {
      cwd,
      signals: /** @type {any} */ (signals),
    });
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toMatch(/^cryptoprof: (?:There is no process 4194304, or it can't be inspected|Attaching needs Linux)/);
    expect(readdirSync(cwd)).toEqual(before);
    expect(signals.eventNames()).toEqual([]);
  },
);
