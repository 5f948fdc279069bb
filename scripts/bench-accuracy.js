/**
 * Measures how accurate the answer is: one program for each API and package measures itself what the report should say.
 * Usage: npm run bench:accuracy -- [--nodes 20,24] [--only <regular expression>] [--render] Writes docs/accuracy.md.
 * With `--only`, the other results of that Node are kept from the last run; with `--render`, all are.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureAll, versionOfNode } from './accuracy/measure-all.js';
import { installPackages } from './accuracy/packages.js';
import { loadResults, mergeResults, saveResults } from './accuracy/results.js';
import { renderPage } from './accuracy/page.js';
import { LEFT_OUT, WORKLOADS } from './accuracy/workloads/index.js';
import { nodeBinary } from './lib/nodes.js';
import { tellUsage } from './lib/usage.js';

/** @import { Results } from './accuracy/results.js' */

tellUsage(import.meta.url);
const { values } = parseArgs({
  options: {
    nodes: { type: 'string' },
    only: { type: 'string', default: '' },
    render: { type: 'boolean', default: false },
  },
});
const directory = fileURLToPath(new URL('../.cache/accuracy', import.meta.url));
const page = fileURLToPath(new URL('../docs/accuracy.md', import.meta.url));
const order = WORKLOADS.map(({ id }) => id);
const selected = values.render ? [] : WORKLOADS.filter(({ id }) => new RegExp(values.only).test(id));

const nodes =
  values.nodes === undefined
    ? [process.execPath]
    : await Promise.all(values.nodes.split(',').map((major) => nodeBinary(Number(major))));
const packages = await installPackages(
  [...new Set(selected.flatMap((workload) => workload.packages ?? []))],
  directory,
);

/** @type {Results[]} */
const all = [];
for (const node of nodes) {
  const known = loadResults(directory, await versionOfNode(node));
  const keep = (/** @type {Results} */ results) =>
    saveResults(directory, known === null ? results : mergeResults(known, results, order));
  if (!values.render) keep(await measureAll(selected, node, directory, packages, keep));
  const results = loadResults(directory, await versionOfNode(node));
  if (results === null) throw new Error(`nothing was measured on ${node} yet`);
  all.push(results);
}
writeFileSync(page, renderPage(all, LEFT_OUT));
