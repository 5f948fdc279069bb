/** What whoever runs the tests has on their machine is none of the tests' business. */
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

// What `cryptoprof bench` has kept is quoted in findings.
process.env.XDG_CACHE_HOME = path.join(os.tmpdir(), 'cryptoprof-no-cache');
// What is told in a build begins with `npx`, and is annotated in one of GitHub's: tests of that say that they are one.
for (const name of Object.keys(process.env)) if (/^(?:CI$|GITHUB_)/.test(name)) delete process.env[name];
