// Writes what each case in fixtures/profiles comes to into its expected.json. Look at the difference
// before you commit it: a golden is a claim that this is the right answer.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { elsewhere } from '../test/support/elsewhere.js';
import { fixtureCases, readFixture, readMeta } from '../test/support/fixture-cases.js';
import { reportDigest } from '../test/support/report-digest.js';

for (const fixture of await fixtureCases()) {
  const { directory = '' } = await readMeta(fixture);
  const digest = reportDigest(await readFixture(fixture), elsewhere(directory));
  await writeFile(path.join(fixture.directory, 'expected.json'), `${JSON.stringify(digest, null, 2)}\n`);
  console.log(fixture.name);
}
