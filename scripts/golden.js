// Writes what each case in fixtures/profiles comes to into its expected.json. Look at the difference
// before you commit it: a golden is a claim that this is the right answer.
// Usage: npm run golden [-- <beginning of a case's name, such as pprof/> ...]
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { elsewhere } from '../test/support/elsewhere.js';
import { fixtureCases, readFixture, readMeta } from '../test/support/fixture-cases.js';
import { reportDigest } from '../test/support/report-digest.js';

const asked = process.argv.slice(2);
const cases = (await fixtureCases()).filter(
  ({ name }) => asked.length === 0 || asked.some((part) => name.startsWith(part)),
);
if (cases.length === 0) throw new Error(`fixtures/profiles/ has no case whose name begins with ${asked.join(' or ')}.`);

for (const fixture of cases) {
  console.log(fixture.name);
  const { directory = '' } = await readMeta(fixture);
  const digest = reportDigest(await readFixture(fixture), elsewhere(directory));
  await writeFile(path.join(fixture.directory, 'expected.json'), `${JSON.stringify(digest, null, 2)}\n`);
}
