/** docs/scenarios.md: what `npm run scenarios -- --page` wrote. */
import os from 'node:os';
import { median } from '../gate/numbers.js';
import { clientsTable, problemsOf, situationsTable, timesTable } from './tables.js';

/** @import { Outcome } from './judge.js' */
/** @import { DatabaseTimes } from './tables.js' */

/**
 * @typedef {object} NodeResults
 * @property {string} node major version
 * @property {string} date of the run, such as `2026-11-22`
 * @property {readonly Outcome[]} outcomes
 * @property {readonly DatabaseTimes[]} times of databases
 */

/**
 * @param {readonly NodeResults[]} results of each Node
 * @param {{skipped: readonly string[], milliseconds: number}} run what was left out, and for so long each program was
 *   driven
 * @returns {string} Markdown
 */
export function scenariosPage(results, { skipped, milliseconds }) {
  return `# Situations of TLS and of the thread pool, before and after

\`npm run scenarios\` profiles each of these programs of \`fixtures/programs\` with its mistake and without it, on real clients
and servers (but for MongoDB's), and writes this page (\`-- --page --node 20,22,24,26\`). A peer in another process, which is
not profiled, drives each for ${(milliseconds / 1000).toFixed(1)} s.

- **CPU ms per request** is the program's own \`process.cpuUsage()\` while it is driven, under the profiler. \`compare\` computes
  it from two reports, the program's start included, and shows how often connections and sessions were reused.
- **TLS handshakes** are those that cryptoprof counted; each count is checked against the other side's.
- **Finding** is the rule that reports the named line before, and nothing after. ✖ marks a row with a failed check, which is
  named below the table.
- Clients' figures are *ours / the other side's*. PostgreSQL logs its connections, mongo-java-server
  counts those that it closed; neither counts resumed sessions.
- \`mongodb\` speaks to mongo-java-server, which answers its protocol from memory: its times are not MongoDB's.
- Where threads waited long for a processor, trust counts, trust ratios roughly, and do not trust single milliseconds.

Machine: ${machine()}.
${skipped.map((reason) => `\nLeft out: ${reason}.\n`).join('')}
${results.map(section).join('\n')}`;
}

/**
 * @param {NodeResults} results of a Node
 * @returns {string} Markdown
 */
function section({ node, date, outcomes, times }) {
  const problems = problemsOf(outcomes);
  const failed =
    problems.length === 0
      ? 'All checks hold.'
      : `Checks that failed:\n\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
  const waited = outcomes.flatMap(({ before, after }) => [before.waited, after.waited]).filter((each) => each !== null);
  return `## Node ${node}, ${date}

${waited.length === 0 ? '' : `For each ms of CPU, threads waited ${median(waited).toFixed(2)} ms for a processor (median of the programs).\n\n`}${situationsTable(outcomes)}
${failed}

Clients, as cryptoprof counted them and as the other side did:

${clientsTable(outcomes)}
Database clients, medians in ms, without TLS → with:

${timesTable(times)}`;
}

/** @returns {string} what this ran on */
function machine() {
  const processors = os.cpus();
  return `${processors.length} × ${processors[0]?.model.trim() || os.arch()}, ${os.type()} ${os.release()}, ${(os.totalmem() / 2 ** 30).toFixed(0)} GB`;
}
