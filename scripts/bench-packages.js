/**
 * Measures what a report says about packages of cryptography: as npm installs them, and in minified bundles without a
 * map. Usage: npm run bench:packages -- [--only elliptic,jsbn] [--in installed,esbuild] [--again] [--home <dir>]
 * [--write] Packages and bundlers are installed in .cache/packages. Everything below a program's call belongs to the
 * package: the table shows what percentage of that is named as cryptography, as the right operation, as the right
 * package's, and at the line of the call. `--again` reads the existing logs, and `--write` puts the table into
 * docs/packages.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analyze } from '../src/api/analysis.js';
import { attributeProfile } from '../src/attribute/attribute-profile.js';
import { PHASE } from '../src/attribute/phases.js';
import { isLessPrecise } from '../src/model/operation.js';
import { BUNDLERS_NEEDED, bundlersIn } from './bundles/bundlers.js';
import { profileOf, record } from './bundles/measure.js';
import { callersOf } from './bundles/owners.js';
import { sourceOf } from './bundles/programs.js';
import { refusePart } from './lib/asked.js';
import { tellUsage } from './lib/usage.js';
import { BESIDE, PROGRAMS } from './packages/programs.js';

/** @import { Profile } from '../src/model/profile.js' */
/** @import { CallSiteReport } from '../src/model/report.js' */
/** @import { Bundler } from './bundles/bundlers.js' */
/** @import { PackageProgram } from './packages/programs.js' */

/**
 * Ticks on the event loop.
 * @typedef {object} Counts
 * @property {number} all below the call
 * @property {number} named those that are cryptography
 * @property {number} operation those with the right operation
 * @property {number} package those with the right package
 * @property {number} line those at the line of the call; unknown in bundles
 * @property {string[]} rules of findings
 */

tellUsage(import.meta.url);
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    in: { type: 'string' },
    again: { type: 'boolean', default: false },
    home: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
refusePart(values, { only: values.only, in: values.in }, 'docs/packages.md');
const home = path.resolve(values.home ?? fileURLToPath(new URL('../.cache/packages/', import.meta.url)));
const DOCS = fileURLToPath(new URL('../docs/packages.md', import.meta.url));
const MARKS = ['<!-- npm run bench:packages -- --write: -->', '<!-- : npm run bench:packages -->'];
const INSTALLED = 'installed';
const BUNDLED = ['esbuild --minify', 'webpack, production'];

const sets = setsOf(PROGRAMS);
const bundlers = await bundlersOf(sets);
const columns = Object.keys(bundlers).filter((name) => isAsked(values.in, name));
const rows = [];
for (const [set, programs] of sets)
  for (const program of programs.filter((each) => isAsked(values.only, each.package)))
    rows.push(await rowOf(program, set));
rows.sort((a, b) => PROGRAMS.indexOf(a.program) - PROGRAMS.indexOf(b.program));
const heads = [
  'Package',
  'Operation',
  ...columns.flatMap((name) => [name, 'operation', 'package', ...(name === INSTALLED ? ['line'] : [])]),
  'Findings',
];
const text = [heads, heads.map(() => '---'), ...rows.map(({ cells }) => cells)]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');
console.log(text);
if (values.write) {
  const page = readFileSync(DOCS, 'utf8');
  const [from, to] = [page.indexOf(MARKS[0]) + MARKS[0].length, page.indexOf(MARKS[1])];
  writeFileSync(DOCS, `${page.slice(0, from)}\n\n${text}\n\n${page.slice(to)}`);
}

/**
 * @param {readonly PackageProgram[]} programs all of them
 * @returns {Map<string, PackageProgram[]>} by directory to install them in: one directory has one version of a package
 */
function setsOf(programs) {
  /** @type {Map<string, string>} */
  const versions = new Map();
  /** @type {Map<string, PackageProgram[]>} */
  const all = new Map([
    ['latest', []],
    ['older', []],
  ]);
  for (const program of programs) {
    const first = versions.get(program.package) ?? program.version;
    versions.set(program.package, first);
    all.get(first === program.version ? 'latest' : 'older')?.push(program);
  }
  return all;
}

/**
 * Installs what is missing.
 * @param {string} directory that gets it
 * @param {Record<string, string>} dependencies versions by name
 */
function install(directory, dependencies) {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'package.json');
  const text = JSON.stringify({ private: true, dependencies }, null, 2);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: directory, stdio: 'inherit' });
}

/**
 * @param {ReadonlyMap<string, readonly PackageProgram[]>} all programs by set
 * @returns {Promise<Record<string, {extension: string, bundle: Bundler | null}>>} what the programs run in
 */
async function bundlersOf(all) {
  for (const [set, programs] of all) {
    const own = Object.assign(
      {},
      ...programs.map((each) => ({ [each.package]: each.version, ...BESIDE[each.package] })),
    );
    install(path.join(home, set), own);
  }
  install(home, Object.fromEntries(BUNDLERS_NEEDED.map((name) => [name, 'latest'])));
  const known = await bundlersIn(home);
  return {
    [INSTALLED]: { extension: 'mjs', bundle: null },
    ...Object.fromEntries(BUNDLED.map((name) => [name, known[name]])),
  };
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
 * @param {PackageProgram} program to run
 * @param {string} set that it is installed in
 * @returns {Promise<{program: PackageProgram, cells: string[]}>} a row of the table
 */
async function rowOf(program, set) {
  const cells = [program.name, program.operation || 'none'];
  /** @type {Set<string>} */
  const rules = new Set();
  for (const name of columns) {
    const counts = await measure(program, path.join(home, set, 'work'), name);
    for (const rule of counts?.rules ?? []) rules.add(rule);
    cells.push(...cellsOf(counts, program, name));
  }
  cells.push([...rules].sort().join(', ') || '–');
  console.error(`| ${cells.join(' | ')} |`);
  return { program, cells };
}

/**
 * @param {Counts | null} counts of a program
 * @param {PackageProgram} program that was run
 * @param {string} column that it was run in
 * @returns {string[]} percentages of what is below the call
 */
function cellsOf(counts, program, column) {
  const keys = /** @type {const} */ (['named', 'operation', 'package', ...(column === INSTALLED ? ['line'] : [])]);
  if (counts === null || counts.all === 0) return keys.map((_, index) => (index === 0 ? 'does not run' : ''));
  return keys.map((key, index) => {
    if (program.operation === '' && index > 0) return '';
    return `${Math.round((100 * Number(counts[/** @type {'named'} */ (key)])) / counts.all)}`;
  });
}

/**
 * @param {PackageProgram} program to run
 * @param {string} work directory of all recordings
 * @param {string} column what it runs in
 * @returns {Promise<Counts | null>} what was found; null if it does not run
 */
async function measure(program, work, column) {
  const { extension, bundle } = bundlers[column];
  const directory = path.join(work, `${program.name} ${program.operation} ${column}`.replace(/[^\w.]+/g, '-'));
  const log = path.join(directory, 'v8.log');
  if (!values.again || !existsSync(directory)) await record(program, directory, `bundle.${extension}`, bundle);
  if (!existsSync(log)) return null;
  return countsOf(program, await profileOf(log, bundle !== null), await profileOf(log, bundle === null));
}

/**
 * @param {PackageProgram} program that was run
 * @param {Profile} mapped with the map, if it is a bundle
 * @param {Profile} bare as it is read
 * @returns {Counts}
 */
function countsOf(program, mapped, bare) {
  const { sites, phases } = attributeProfile(bare);
  const truth = attributeProfile(mapped);
  const owners = callersOf(truth.profile);
  const counts = { all: 0, named: 0, operation: 0, package: 0, line: 0 };
  for (let index = 0; index < mapped.samples.length; index++) {
    const row = mapped.samples.stack[index];
    if (row === -1 || phases[index] !== PHASE['event-loop'] || owners[row] !== 'package') continue;
    counts.all++;
    if (sites[index] !== -1) counts.named++;
  }
  const { report } = analyze({ run: null, profiles: [bare] }, '');
  for (const site of report.callSites) addSite(counts, site, program);
  return { ...counts, rules: report.findings.map(({ rule }) => rule) };
}

/**
 * @param {Omit<Counts, 'rules'>} counts to add to
 * @param {CallSiteReport} site that was found
 * @param {PackageProgram} program that was run
 */
function addSite(counts, site, program) {
  const ticks = site.byPhase['event-loop'] ?? 0;
  const line = sourceOf(program).split('\n').indexOf(`  return ${program.call};`) + 1;
  if (isOperation(site, program)) counts.operation += ticks;
  if ((program.computedBy ?? [program.package]).includes(site.computedBy ?? '')) counts.package += ticks;
  if (site.line === line) counts.line += ticks;
}

/**
 * @param {CallSiteReport} site that was found
 * @param {PackageProgram} program that was run
 * @returns {boolean} whether it is the program's operation, or a less precise one
 */
function isOperation({ operation }, { operation: asked }) {
  return operation === asked || isLessPrecise(operation, asked);
}
