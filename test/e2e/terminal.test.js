/** On a terminal: 80 columns, colours, progress, Ctrl-C. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { BIN, onlyRun, runProcess } from '../support/cli-process.js';

afterAll(removeDirectories);

/** util-linux's script(1) makes the terminal; those of BSD and macOS take other arguments. */
const hasScript = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;
const onTerminal = hasScript ? test : test.skip;

const CTRL_C = '\u0003';
/** Works until it is interrupted. */
const BUSY =
  'const { pbkdf2Sync } = require("node:crypto"); setInterval(() => pbkdf2Sync("a", "b", 20000, 64, "sha512"), 2); console.log("up");';
const STUBBORN = 'process.on("SIGINT", () => console.log("not me")); setInterval(() => {}, 10); console.log("up");';

/**
 * @param {string} source of the program
 * @param {string[]} options of the run
 * @param {{env?: NodeJS.ProcessEnv, keys?: [string, string][]}} how `keys`: what is typed when what is first seen, in
 *   turn
 * @returns {Promise<{cwd: string, exitCode: number | null, screen: string}>} `screen`: all that the terminal got
 */
async function runOnTerminal(source, options, { env = {}, keys = [] }) {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'app.js'), source);
  const command = `stty cols 80; exec '${process.execPath}' '${BIN}' ${options.join(' ')} app.js`;
  const { exitCode, out } = await runProcess(['script', '-qefc', command, '/dev/null'], {
    cwd,
    env: { TERM: 'xterm', ...env },
    keys,
  });
  return { cwd, exitCode, screen: out };
}

onTerminal('a report has colours and fits 80 columns; status says what goes on', async () => {
  const { exitCode, screen } = await runOnTerminal(
    'for (const until = Date.now() + 400; Date.now() < until;) require("node:crypto").scryptSync("a", "b", 32)',
    [],
    {},
  );
  expect(exitCode).toBe(0);
  expect(screen).toContain('\u001b[1m');
  expect(screen).toMatch(/^cryptoprof: recording process \d+; press Ctrl-C to end it and get the report\r\n/);
  const lines = stripVTControlCharacters(screen).split(/\r?\n/);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

onTerminal('NO_COLOR leaves text', async () => {
  const { screen } = await runOnTerminal('', [], { env: { NO_COLOR: '1' } });
  expect(screen).toContain('busy ticks');
  expect(screen).not.toContain('\u001b[');
});

onTerminal('Ctrl-C ends the program, and the report is made', async () => {
  const { cwd, exitCode, screen } = await runOnTerminal(BUSY, [], { keys: [['up', CTRL_C]] });
  // script says 128 + SIGINT of what ended by it.
  expect(exitCode).toBe(130);
  expect(screen).toContain('cryptoprof: stopping the program as requested (SIGINT)');
  expect(screen).toContain('ended by SIGINT');
  expect(existsSync(path.join(onlyRun(cwd), 'report.html'))).toBe(true);
});

onTerminal('kill -INT to us alone ends the program as Ctrl-C does', async () => {
  const source = `${BUSY} setTimeout(() => process.kill(process.ppid, 'SIGINT'), 300);`;
  const { cwd, exitCode, screen } = await runOnTerminal(source, [], {});
  expect(exitCode).toBe(130);
  expect(screen).toContain('ended by SIGINT');
  expect(existsSync(path.join(onlyRun(cwd), 'report.json'))).toBe(true);
});

onTerminal('a program that ignores Ctrl-C is killed by the second one, and the report is made', async () => {
  const { cwd, exitCode, screen } = await runOnTerminal(STUBBORN, [], {
    keys: [
      ['up', CTRL_C],
      ['press Ctrl-C again to kill it', CTRL_C],
    ],
  });
  expect(exitCode).toBe(137);
  // The terminal tells the program each Ctrl-C, and we tell it none in addition.
  expect(screen.match(/not me/g)?.length).toBeLessThanOrEqual(2);
  expect(screen.split('press Ctrl-C again')[0].match(/not me/g)?.length).toBe(1);
  expect(screen).toContain('ended by SIGKILL');
  expect(existsSync(path.join(onlyRun(cwd), 'report.json'))).toBe(true);
});
