// npm run set-repository -- <owner>/<name>: says where the repository is, in package.json and in all that names it.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { NAMING_FILES, UNKNOWN, manifestAt, slugOf } from './lib/repository-address.js';

const file = (/** @type {string} */ path) => new URL(`../${path}`, import.meta.url);

const manifest = JSON.parse(readFileSync(file('package.json'), 'utf8'));
const [slug = ''] = process.argv.slice(2);
try {
  const changed = manifestAt(manifest, slug);
  for (const path of NAMING_FILES) {
    const text = readFileSync(file(path), 'utf8');
    writeFileSync(file(path), text.replaceAll(slugOf(manifest) ?? UNKNOWN, slug));
  }
  writeFileSync(file('package.json'), `${JSON.stringify(changed, null, 2)}\n`);
} catch (error) {
  console.error(`set-repository: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
