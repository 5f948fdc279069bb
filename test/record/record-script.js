/** Records in a process of its own, so that tests can send it real signals and see the program's own stdio. */
import { writeFileSync } from 'node:fs';
import { record } from '../../src/record/record.js';

const [resultFile, options] = process.argv.slice(2);
const result = await record({
  intervalUs: 0,
  onPort: null,
  load: null,
  durationSeconds: null,
  env: process.env,
  cwd: process.cwd(),
  signals: process,
  onEvent: ({ type }) => process.stderr.write(`${type}\n`),
  ...JSON.parse(options),
});
// JSON has no integers of 64 bits.
writeFileSync(
  resultFile,
  JSON.stringify(result, (_key, value) => (typeof value === 'bigint' ? Number(value) : value)),
);
