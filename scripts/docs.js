// Writes the parts of pages that describe schemas, the command line, rules and metrics: the tables of
// docs/report-format.md (its introduction, above the mark, is written by hand), the marked sections of README.md,
// docs/options.md, docs/gate.md, docs/agents.md, docs/ci.md and docs/toolchains.md, and the metrics in the config's schema.
import { readFile, writeFile } from 'node:fs/promises';
import { commandDocs, withSections } from './lib/command-docs.js';
import { metricDocs, withMetrics } from './lib/metric-docs.js';
import { ruleDocs } from './lib/rule-docs.js';
import { schemaTables } from './lib/schema-tables.js';
import { toolchainDocs } from './toolchains/page.js';

const MARK = '<!-- Below: npm run docs -->\n';

/**
 * @param {string} path of a file of the repository
 * @param {(text: string) => string} change its new contents, from the current ones
 */
async function rewrite(path, change) {
  const file = new URL(`../${path}`, import.meta.url);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

await rewrite('docs/report-format.md', (page) => `${page.split(MARK)[0]}${MARK}\n${schemaTables()}`);
await rewrite('src/config/cryptoprof.schema.json', withMetrics);
for (const docs of [commandDocs(), ruleDocs(), metricDocs(), toolchainDocs()])
  for (const [path, sections] of Object.entries(docs)) await rewrite(path, (page) => withSections(page, sections));
