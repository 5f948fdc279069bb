// Writes the tables of docs/report-format.md from the schemas. Its introduction, above the mark, is written by hand.
import { readFile, writeFile } from 'node:fs/promises';
import { schemaTables } from './lib/schema-tables.js';

const page = new URL('../docs/report-format.md', import.meta.url);
const MARK = '<!-- Below: npm run docs -->\n';

const [introduction] = (await readFile(page, 'utf8')).split(MARK);
await writeFile(page, `${introduction}${MARK}\n${schemaTables()}`);
