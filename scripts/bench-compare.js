/**
 * Measures whether comparisons deserve trust: for how many pairs of unchanged runs they report a change, and how many
 * changed ones they miss. Profiles each variant of a server several times, in turns, and compares all pairs. Usage: npm
 * run bench:compare -- [--runs 12] [--again]. Recordings are kept in .cache/compare; `--again` compares existing ones.
 * Variants with bcrypt need it in NODE_PATH, and are left out otherwise.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareReports } from '../src/compare/compare-reports.js';
import { isChange } from '../src/compare/weight-change.js';
import { analyze } from '../src/index.js';
import { VARIANTS } from './compare/variants.js';
import { percent, table } from './gate/numbers.js';
import { tellUsage } from './lib/usage.js';

/** @import { Comparison } from '../src/model/comparison.js' */
/** @import { Report } from '../src/model/report.js' */
/** @import { Variant } from './compare/variants.js' */

tellUsage(import.meta.url);
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '12' }, again: { type: 'boolean', default: false } },
});
const directory = fileURLToPath(new URL('../.cache/compare/', import.meta.url));
const CLI = fileURLToPath(new URL('../bin/cryptoprof.js', import.meta.url));
const PROGRAMS = fileURLToPath(new URL('../fixtures/programs/', import.meta.url));

if (!values.again) recordAll(Number(values.runs));
/** @type {Map<string, Report[]>} */
const reports = new Map();
for (const { name } of VARIANTS) reports.set(name, await reportsOf(name));
console.log(
  table(
    ['Program', 'Pairs', 'A changed operation', 'The same without requests', 'The change that was made'],
    VARIANTS.map(rowOf),
  ),
);

/**
 * @param {number} count runs of each variant, made in turns, so that a machine that gets busy slows all of them
 */
function recordAll(count) {
  rmSync(directory, { recursive: true, force: true });
  for (let turn = 0; turn < count; turn++) {
    for (const { name, program = 'compared-server.cjs', args } of VARIANTS) {
      const output = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-compare-'));
      const { status } = spawnSync(
        process.execPath,
        [CLI, '--quiet', '--format', 'profile', '-o', path.join(output, 'out'), path.join(PROGRAMS, program), ...args],
        { stdio: 'ignore' },
      );
      if (status === 0) {
        mkdirSync(path.join(directory, name), { recursive: true });
        renameSync(path.join(output, 'out', 'profile.json.gz'), path.join(directory, name, `${turn}.json.gz`));
      }
      rmSync(output, { recursive: true, force: true });
      process.stderr.write(`\r${turn + 1}/${count} ${name}${status === 0 ? '' : ' failed'}`.padEnd(70));
    }
  }
  process.stderr.write('\n');
}

/**
 * @param {string} name of a variant
 * @returns {Promise<Report[]>} its runs
 */
async function reportsOf(name) {
  const files = path.join(directory, name);
  return existsSync(files) ? Promise.all(readdirSync(files).map((file) => analyze(path.join(files, file)))) : [];
}

/**
 * @param {Variant} variant of the program
 * @returns {string[]} verdicts on its pairs
 */
function rowOf({ name, changedFrom, change }) {
  const pairs = pairsOf(name, changedFrom);
  const share = (
    /** @type {(comparison: Comparison) => boolean} */ test,
    /** @type {(report: Report) => Report} */ as = (report) => report,
  ) =>
    pairs.length === 0
      ? ''
      : percent(
          pairs.filter(([before, after]) => test(compareReports(as(before), as(after), ''))).length / pairs.length,
        );
  const isMissed = changedFrom !== '';
  return [
    name,
    String(pairs.length),
    isMissed ? '' : share(hasChange),
    isMissed ? '' : share(hasChange, (report) => ({ ...report, traffic: null })),
    isMissed
      ? share(({ operations }) =>
          operations.some(({ id, weight, eventLoop }) => id === change && (isChange(weight) || isChange(eventLoop))),
        )
      : '',
  ];
}

/**
 * @param {string} name of a variant
 * @param {string} changedFrom name of the one that it is a change of, `''` if it is none
 * @returns {[Report, Report][]} each run of that with each of this; for an unchanged variant, all pairs of its runs
 */
function pairsOf(name, changedFrom) {
  const after = reports.get(name) ?? [];
  if (changedFrom !== '')
    return (reports.get(changedFrom) ?? []).flatMap((before) =>
      after.map((other) => /** @type {[Report, Report]} */ ([before, other])),
    );
  return after.flatMap((before, index) =>
    after.slice(index + 1).map((other) => /** @type {[Report, Report]} */ ([before, other])),
  );
}

/**
 * @param {Comparison} comparison of two runs
 * @returns {boolean} whether it reports a change
 */
function hasChange({ crypto, eventLoop, operations, callSites }) {
  return [crypto, eventLoop, ...[...operations, ...callSites].flatMap((row) => [row.weight, row.eventLoop])].some(
    isChange,
  );
}
