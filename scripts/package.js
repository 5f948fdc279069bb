/**
 * npm run package [-- <directory>]: what is published, in .cache/package or an empty directory: what npm takes of this
 * repository, with declarations and without the code's comments.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { withoutComments } from './lib/without-comments.js';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const root = fileURLToPath(new URL('..', import.meta.url));
const usual = path.join(root, '.cache/package');
const [given] = process.argv.slice(2);
const target = path.resolve(given ?? usual);

execFileSync(process.execPath, [path.join(root, 'scripts/declarations.js')], { stdio: 'inherit' });
if (given === undefined) rmSync(usual, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
if (readdirSync(target).length > 0) throw new Error(`${target} is not empty`);
const files = packedFiles();
for (const file of files) copy(file);
console.error(`${path.relative(process.cwd(), target)}: ${files.length} files`);

/** @returns {string[]} paths of what npm takes into the package */
function packedFiles() {
  const words = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [{ files }] = JSON.parse(
    execFileSync(NPM, words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  return files.map((/** @type {{path: string}} */ file) => file.path);
}

/** @param {string} file path in the repository, and in the package */
function copy(file) {
  const from = path.join(root, file);
  const to = path.join(target, file);
  mkdirSync(path.dirname(to), { recursive: true });
  // Modes, too: npm makes a command of a file that can be executed.
  copyFileSync(from, to);
  if (file === 'package.json') writeFileSync(to, manifest(readFileSync(from, 'utf8')));
  if (/\.c?js$/.test(file))
    writeFileSync(to, withoutComments(readFileSync(from, 'utf8'), file.endsWith('.cjs') ? 'commonjs' : 'module'));
}

/**
 * @param {string} text of package.json
 * @returns {string} the same without what only the repository can do
 */
function manifest(text) {
  const published = JSON.parse(text);
  for (const key of ['scripts', 'devDependencies', 'overrides']) delete published[key];
  return `${JSON.stringify(published, null, 2)}\n`;
}
