/**
 * Measures how much of a bundle's cryptography is recognised without its source map, and how much is recognised
 * wrongly. Usage: npm run bench:bundles -- [--only bcryptjs,elliptic] [--bundlers esbuild,ncc] [--again] [--write]
 * Packages and bundlers are installed in .cache/bundles. Each bundle is run once, and its log read twice: with the map,
 * which shows whose code each tick is in, and without. `--again` reads the existing logs, and `--write` puts the table
 * into docs/bundles.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { attributeProfile } from '../src/attribute/attribute-profile.js';
import { PHASE } from '../src/attribute/phases.js';
import { BUNDLERS_NEEDED, bundlersIn } from './bundles/bundlers.js';
import { profileOf, record } from './bundles/measure.js';
import { ownersOf } from './bundles/owners.js';
import { MADE_WITH, ONLY_TRIED, PACKAGES, WITHOUT } from './bundles/programs.js';
import { refusePart } from './lib/asked.js';
import { tellUsage } from './lib/usage.js';

/** @import { Profile } from '../src/model/profile.js' */
/** @import { Bundler } from './bundles/bundlers.js' */
/** @import { BundledProgram } from './bundles/programs.js' */

/**
 * Ticks of one bundle, in what runs on the event loop.
 * @typedef {object} Counts
 * @property {number} packages in packages' code, by the map
 * @property {number} found of those, in cryptography without the map
 * @property {number} others in the program's own code
 * @property {number} wrong of those, in cryptography without the map
 */

tellUsage(import.meta.url);
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    bundlers: { type: 'string' },
    again: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
refusePart(values, { only: values.only, bundlers: values.bundlers }, 'docs/bundles.md');
const home = fileURLToPath(new URL('../.cache/bundles/', import.meta.url));
const DOCS = fileURLToPath(new URL('../docs/bundles.md', import.meta.url));
const MARKS = ['<!-- npm run bench:bundles -- --write: -->', '<!-- : npm run bench:bundles -->'];

install();
const bundlers = Object.entries(await bundlersIn(home)).filter(([name]) => isAsked(values.bundlers, name));
// These get all packages of cryptography in one bundle; other bundlers would take minutes.
const quick = bundlers.filter(([name]) => ['esbuild --minify', 'Rollup and terser'].includes(name));
const text = [
  ...(await section('Packages that the fingerprints were made with', MADE_WITH, bundlers, foundOf)),
  ...(await section('Packages that they were only tried on', ONLY_TRIED, bundlers, foundOf)),
  ...(await section('Programs that hold cryptography and compute something else', WITHOUT, quick, wrongOf)),
].join('\n');
console.log(text);
if (values.write) {
  const page = readFileSync(DOCS, 'utf8');
  const [from, to] = [page.indexOf(MARKS[0]) + MARKS[0].length, page.indexOf(MARKS[1])];
  writeFileSync(DOCS, `${page.slice(0, from)}\n\n${text}\n${page.slice(to)}`);
}

/** Installs what is missing. */
function install() {
  mkdirSync(home, { recursive: true });
  if (!existsSync(path.join(home, 'package.json')))
    writeFileSync(path.join(home, 'package.json'), '{"private":true}\n');
  const missing = [...PACKAGES, ...BUNDLERS_NEEDED].filter(
    (name) => !existsSync(path.join(home, 'node_modules', name, 'package.json')),
  );
  if (missing.length === 0) return;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts=false', ...missing], {
    cwd: home,
    stdio: 'inherit',
  });
}

/**
 * @param {string | undefined} list of requested names, all if empty
 * @param {string} name one
 * @returns {boolean} whether it is requested
 */
function isAsked(list, name) {
  return list === undefined || list.split(/,(?! )/).includes(name);
}

/**
 * @param {string} title of the table
 * @param {BundledProgram[]} programs one for each row
 * @param {typeof bundlers} columns the bundlers
 * @param {(counts: Counts) => string} cellOf text of a cell
 * @returns {Promise<string[]>} lines of Markdown
 */
async function section(title, programs, columns, cellOf) {
  const rows = [];
  for (const program of programs.filter(({ name }) => isAsked(values.only, name))) {
    const cells = [];
    for (const [name, bundler] of columns) {
      const counts = await measure(program, name, bundler);
      cells.push(counts === null ? 'does not run' : cellOf(counts));
    }
    rows.push(`| ${[program.name, ...cells].join(' | ')} |`);
    console.error(rows.at(-1));
  }
  const head = [title, ...columns.map(([name]) => name)];
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows, ''];
}

/**
 * @param {BundledProgram} program to bundle
 * @param {string} bundlerName of what bundles it
 * @param {{extension: string, bundle: Bundler}} bundler that bundles it
 * @returns {Promise<Counts | null>} what was found; null if the bundle does not run
 */
async function measure(program, bundlerName, { extension, bundle }) {
  const directory = path.join(home, 'work', `${program.name} ${bundlerName}`.replace(/[^\w]+/g, '-'));
  const log = path.join(directory, 'v8.log');
  if (!values.again || !existsSync(directory)) await record(program, directory, `bundle.${extension}`, bundle);
  if (!existsSync(log)) return null;
  const [mapped, bare] = await Promise.all([true, false].map((hasMaps) => profileOf(log, hasMaps)));
  return count(mapped, bare);
}

/**
 * @param {Profile} mapped with the map
 * @param {Profile} bare the same without
 * @returns {Counts}
 */
function count(mapped, bare) {
  const { sites, phases } = attributeProfile(bare);
  const truth = attributeProfile(mapped);
  const owners = ownersOf(truth.profile);
  const counts = { packages: 0, found: 0, others: 0, wrong: 0 };
  for (let index = 0; index < mapped.samples.length; index++) {
    const row = mapped.samples.stack[index];
    const owner = row === -1 || phases[index] !== PHASE['event-loop'] ? '' : owners[row];
    const isCrypto = sites[index] !== -1;
    if (owner === 'package') counts[isCrypto ? 'found' : 'packages']++;
    else if (owner === 'user') counts[isCrypto ? 'wrong' : 'others']++;
  }
  counts.packages += counts.found;
  counts.others += counts.wrong;
  return counts;
}

/**
 * @param {Counts} counts of a program that computes cryptography
 * @returns {string} share of it that was found
 */
function foundOf({ found, packages, wrong, others }) {
  const share = packages === 0 ? '–' : `${Math.round((100 * found) / packages)}`;
  // There is next to no code of the program itself here, so it is compared with the packages' code.
  return wrong > 0.01 * (packages + others) ? `${share} (${wrong} ticks wrong)` : share;
}

/**
 * @param {Counts} counts of a program that computes none
 * @returns {string} share that was mistaken for it
 */
function wrongOf({ found, packages, wrong, others }) {
  const all = packages + others;
  return all === 0 ? '–' : `${((100 * (found + wrong)) / all).toFixed(1)}`;
}
