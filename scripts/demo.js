/**
 * npm run demo: the main job on real input. The server of Node's profiling guide is recorded under load,
 * first with pbkdf2Sync, then with pbkdf2, and the two are compared. Whether cryptoprof found
 * what there is to find decides about the exit code.
 *
 * --seconds: of load for each server. --output: where the directories demo-sync and demo-async go.
 */
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { usesColor, widthOf, write } from '../src/cli/io.js';
import { compareReports } from '../src/compare/compare-reports.js';
import { terminalComparison } from '../src/writers/terminal/comparison.js';
import { labelled, newPage } from '../src/writers/terminal/page.js';
import { demoChecks, lineOfCall } from './demo/checks.js';
import { clientsView, meaning } from './demo/comparison.js';
import { runServer, shownCommand } from './demo/run.js';
import { positive } from './lib/asked.js';
import { tellUsage } from './lib/usage.js';

/** @import { Check, Place } from './demo/checks.js' */
/** @import { Machine } from './demo/comparison.js' */
/** @import { DemoResult } from './demo/run.js' */

const WIDEST = 80;
/** libuv's, unless UV_THREADPOOL_SIZE says otherwise (https://docs.libuv.org/en/v1.x/threadpool.html). */
const POOL_THREADS = 4;

const root = fileURLToPath(new URL('..', import.meta.url));
tellUsage(import.meta.url);
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, output: { type: 'string', default: '.cryptoprof' } },
});
const page = newPage({
  width: Math.min(widthOf(process.stdout, process.env), WIDEST),
  color: usesColor(process.stdout, process.env, true),
  top: 10,
  cwd: root,
});

try {
  const seconds = positive(values.seconds, '--seconds');
  const passed = await demo({ output: values.output, seconds });
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(`demo: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/**
 * @param {{output: string, seconds: number}} options where the files go, and how long to drive each server
 * @returns {Promise<boolean>} whether cryptoprof found what there is to find
 */
async function demo({ output, seconds }) {
  const runs = {
    sync: { root, server: 'fixtures/programs/auth-server.cjs', directory: `${output}/demo-sync`, seconds },
    async: { root, server: 'fixtures/programs/auth-server-async.cjs', directory: `${output}/demo-async`, seconds },
  };
  await print(heading('1. A server that hashes passwords with pbkdf2Sync, under load'), shownCommand(runs.sync), ['']);
  const sync = await runServer(runs.sync);
  await print(heading('2. The same with pbkdf2, which is asynchronous'), shownCommand(runs.async), ['']);
  const async = await runServer(runs.async);

  const results = { sync, async };
  const command = ['node', 'bin/cryptoprof.js', 'compare', runs.sync.directory, runs.async.directory];
  await print(heading('3. What changed'), [`$ ${command.join(' ')}`, '', whatChanged(results, runs)]);
  await print(heading('4. What clients saw'), clientsView(page, results), [''], meaning(page, results, machine()));
  await print(
    ['', '  Look at the pages in a browser:'],
    Object.values(runs).map(({ directory }) => `    ${directory}/report.html`),
  );

  const checks = demoChecks(results, {
    sync: await placeOf(runs.sync.server, 'pbkdf2Sync('),
    async: await placeOf(runs.async.server, 'pbkdf2('),
  });
  await print(['', '  Checked:'], checks.flatMap(verdict));
  return checks.every(({ passed }) => passed);
}

/**
 * @param {string} server path from the root
 * @param {string} call that its log-in makes
 * @returns {Promise<Place>} where that is
 */
async function placeOf(server, call) {
  const file = path.join(root, server);
  return { file, line: lineOfCall(await readFile(file, 'utf8'), '/auth', call) };
}

/**
 * @param {{sync: DemoResult, async: DemoResult}} results of the two
 *   servers
 * @param {{sync: {directory: string}, async: {directory: string}}} runs where their files are
 * @returns {string} what `cryptoprof compare` prints of them
 */
function whatChanged({ sync, async }, runs) {
  const comparison = compareReports(sync.report, async.report, sync.report.tool.version);
  const color = usesColor(process.stdout, process.env, true);
  return terminalComparison(comparison, {
    width: page.width,
    color,
    top: page.top,
    names: { before: runs.sync.directory, after: runs.async.directory },
  }).trimEnd();
}

/**
 * @param {Check} check that was made
 * @returns {string[]} lines
 */
function verdict({ passed, claim, found }) {
  const sign = passed ? page.paint.green('✔') : page.paint.red('✖');
  return labelled(page, sign, passed ? claim : `${claim}; found: ${found}`, 4, { labelWidth: 2 });
}

/**
 * @param {string} title of a part of the demo
 * @returns {string[]} lines
 */
function heading(title) {
  return ['', page.paint.bold(title), ''];
}

/** @returns {Machine} the machine that the servers ran on */
function machine() {
  return { cores: os.availableParallelism(), poolThreads: Number(process.env.UV_THREADPOOL_SIZE ?? POOL_THREADS) };
}

/** @param {string[][]} parts lines to print */
async function print(...parts) {
  await write(process.stdout, `${parts.flat().join('\n')}\n`);
}
