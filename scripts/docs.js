// Writes what pages say of schemas and of the command line: the tables of docs/report-format.md (its introduction, above
// the mark, is written by hand), and the marked sections of README.md, docs/gate.md, docs/ci.md and docs/toolchains.md.
import { readFile, writeFile } from 'node:fs/promises';
import { commandDocs, withSections } from './lib/command-docs.js';
import { schemaTables } from './lib/schema-tables.js';
import { toolchainDocs } from './toolchains/page.js';

const page = new URL('../docs/report-format.md', import.meta.url);
const MARK = '<!-- Below: npm run docs -->\n';

const [introduction] = (await readFile(page, 'utf8')).split(MARK);
await writeFile(page, `${introduction}${MARK}\n${schemaTables()}`);
for (const [name, sections] of Object.entries({ ...commandDocs(), ...toolchainDocs() })) {
  const file = new URL(`../${name}`, import.meta.url);
  await writeFile(file, withSections(await readFile(file, 'utf8'), sections));
}
