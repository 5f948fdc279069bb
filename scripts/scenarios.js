/**
 * npm run scenarios: the situations of TLS and of the thread pool, each before its fix and after: profiled,
 * compared, and held against what the programs and their peers say is true. Prints a table; the exit code is 1 if
 * something is not as it has to be.
 *
 * --node 20,24: Nodes to run them on; by default the one that runs this. --only agent-per-request,mongodb: some of
 * them. --ms 1500: for so long is each program driven. --keep <directory>: leaves programs and reports in a new one.
 * --install: PostgreSQL may be installed by apt-get, if it is not there and this runs as root; Debian's package starts
 * it as a service, too. --no-times: without the table of the databases. --page: writes docs/scenarios.md. --again: what is not as
 * it has to be is printed and measured once more, and only the second time counts: on a busy machine a measurement may be wrong once.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nodeBinary } from './lib/nodes.js';
import { tellUsage } from './lib/usage.js';
import { checkOut } from './scenarios/checkout.js';
import { startDatabase } from './scenarios/databases.js';
import { scenariosPage } from './scenarios/page.js';
import { measureTimes, runSituation } from './scenarios/run-situations.js';
import { SITUATIONS } from './scenarios/situations.js';
import { clientsTable, problemsOf, situationsTable, timesTable } from './scenarios/tables.js';

/** @import { Database, DatabaseName } from './scenarios/databases.js' */
/** @import { NodeResults } from './scenarios/page.js' */
/** @import { Situation } from './scenarios/situations.js' */

const PAGE = fileURLToPath(new URL('../docs/scenarios.md', import.meta.url));
/** Clients that are made for each median of the databases' table. */
const CLIENTS = 60;

tellUsage(import.meta.url);
const { values } = parseArgs({
  options: {
    node: { type: 'string' },
    only: { type: 'string' },
    ms: { type: 'string', default: '1500' },
    keep: { type: 'string' },
    install: { type: 'boolean', default: false },
    'no-times': { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
if (values.page && process.env.MONGODB_URL)
  throw new Error('--page says that mongodb is mongo-java-server: unset MONGODB_URL');
const names = values.only?.split(',') ?? SITUATIONS.map(({ name }) => name);
const unknown = names.filter((name) => !SITUATIONS.some((situation) => situation.name === name));
if (unknown.length > 0)
  throw new Error(`--only knows no ${unknown.join(', ')}, but ${SITUATIONS.map(({ name }) => name).join(', ')}`);
const chosen = SITUATIONS.filter(({ name }) => names.includes(name));

if (values.keep !== undefined) mkdirSync(values.keep);
const directory = realpathSync(values.keep ?? mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-scenarios-')));
/** @type {Map<DatabaseName, Database>} */
const databases = new Map();
// PostgreSQL is in a session of its own, which a Ctrl-C of ours does not reach.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => void cleanUp().then(() => process.kill(process.pid, signal)));
try {
  process.exitCode = await main();
} finally {
  await cleanUp();
}

/** Leaves nothing behind that was not asked for. */
async function cleanUp() {
  const running = [...databases.values()];
  databases.clear();
  for (const database of running) await database.stop();
  if (values.keep === undefined) rmSync(directory, { recursive: true, force: true });
}

/** @returns {Promise<number>} exit code */
async function main() {
  const checkout = path.join(directory, 'programs');
  mkdirSync(checkout);
  await checkOut(
    checkout,
    chosen.some(({ client, database }) => client !== null || database !== null),
  );
  const skipped = await startDatabases();
  const run = chosen.filter(({ database }) => database === null || databases.has(database));
  const majors = values.node?.split(',') ?? [process.versions.node.split('.')[0]];
  /** @type {NodeResults[]} */
  const results = [];
  for (const major of majors) results.push(await runOn(major, run, checkout));
  if (values.page) writeFileSync(PAGE, scenariosPage(results, { skipped, milliseconds: Number(values.ms) }));
  for (const reason of skipped) console.log(`skipped: ${reason}`);
  const problems = results.flatMap(({ node, outcomes }) =>
    problemsOf(outcomes).map((problem) => `Node ${node}: ${problem}`),
  );
  for (const problem of problems) console.log(`✖ ${problem}`);
  const checks = results.flatMap(({ outcomes }) => outcomes.flatMap((outcome) => outcome.checks)).length;
  console.log(
    `${checks - problems.length} of ${checks} checks hold; ${chosen.length - run.length} of ${chosen.length} situations skipped`,
  );
  return problems.length === 0 ? 0 : 1;
}

/** @returns {Promise<string[]>} why some databases, and what needs them, are left out */
async function startDatabases() {
  const skipped = [];
  for (const name of new Set(chosen.flatMap(({ database }) => database ?? []))) {
    const started = await startDatabase(name, { mayInstall: values.install, env: process.env });
    if (typeof started === 'string')
      skipped.push(
        `${chosen
          .filter(({ database }) => database === name)
          .map((situation) => situation.name)
          .join(', ')}: ${started}`,
      );
    else databases.set(name, started);
  }
  return skipped;
}

/**
 * @param {string} major version of Node
 * @param {readonly Situation[]} situations to run
 * @param {string} checkout absolute path of the directory with the programs
 * @returns {Promise<NodeResults>} what they showed
 */
async function runOn(major, situations, checkout) {
  const node = await binaryOf(major);
  const run = (/** @type {Situation} */ situation, /** @type {string} */ output) => {
    showProgress(`Node ${major}: ${situation.title}`);
    return runSituation(situation, {
      node,
      nodeMajor: Number(major),
      checkout,
      milliseconds: Number(values.ms),
      output: path.join(directory, output),
      databases,
    });
  };
  const outcomes = [];
  for (const situation of situations) outcomes.push(await run(situation, `node-${major}`));
  for (const [index, outcome] of values.again ? outcomes.entries() : []) {
    const problems = problemsOf([outcome]);
    if (problems.length === 0) continue;
    for (const problem of problems) console.log(`measured once more: ${problem}`);
    outcomes[index] = await run(outcome.situation, `node-${major}-again`);
  }
  showProgress('');
  const times = [];
  for (const [name, database] of values['no-times'] ? [] : databases)
    times.push({ name, ...(await measureTimes(database, { node, checkout, clients: CLIENTS })) });
  const results = { node: major, date: new Date().toISOString().slice(0, 10), outcomes, times };
  console.log(
    [`Node ${major}\n`, situationsTable(outcomes), clientsTable(outcomes), timesTable(times)]
      .filter((part) => part !== '')
      .join('\n'),
  );
  return results;
}

/**
 * @param {string} major version of Node
 * @returns {Promise<string>} absolute path of one
 */
async function binaryOf(major) {
  return process.version.startsWith(`v${major}.`) ? process.execPath : nodeBinary(major);
}

/** @param {string} text shown in place of the last; no line of a log */
function showProgress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r${text.slice(0, 78).padEnd(78)}\r`);
}
