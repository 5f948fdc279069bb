// node scripts/release-notes.js <tag> <owner>/<name>: prints what is new, or says what keeps the tag from being published.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { entryOf, releaseProblems } from './lib/release-notes.js';

const read = (/** @type {string} */ path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const [tag = '', repository = ''] = process.argv.slice(2);
const manifest = JSON.parse(read('package.json'));
const changelog = read('CHANGELOG.md');
const problems = releaseProblems({ manifest, changelog, tag, repository });
for (const problem of problems) console.error(`release: ${problem}`);
if (problems.length === 0) console.log(entryOf(changelog, manifest.version));
else process.exitCode = 1;
