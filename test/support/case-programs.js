/**
 * The programs of fixtures/programs/cases: recorded as a user would, and their reports held against their own marks.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { newDirectory } from './directories.js';
import { PROGRAMS, runCli } from './cli-process.js';

/** @import { CallForm, CallSiteReport, Phase, Report } from '../../src/model/report.js' */

/**
 * What a report must say about a line that the program marks with `// site: <mark>`.
 * @typedef {object} ExpectedSite
 * @property {string} mark
 * @property {string | string[]} function one of these, as V8 names it, or where it stands; `''` for a module's top
 *   level
 * @property {string | string[]} operation one of these
 * @property {string | string[]} api one of these
 * @property {Phase | Phase[]} phase one of
 *   these
 * @property {CallForm} [form] sync unless told
 * @property {string} [package] between the line and the crypto
 * @property {string} [algorithm] if the line tells it
 * @property {string | null} finding the rule that speaks of the line; `''` if none may; null if it depends on the
 *   machine's speed
 * @property {boolean} [inBrief] it is so small a part of the program that no sample need have seen its line
 */

/**
 * @typedef {object} Mark
 * @property {string} file absolute path of the program's file
 * @property {number} line 1-based
 * @property {number} head line where the function that holds it begins
 */

/**
 * @typedef {object} RecordedCase
 * @property {Report} report
 * @property {(mark: string) => Mark} at where the program has a mark
 * @property {string[]} logs texts of V8's logs, if they were kept
 */

const CASES = path.join(PROGRAMS, 'cases');

/**
 * @param {string} node absolute path of the Node that runs the program
 * @param {string} program name of its file
 * @param {{keepLogs?: boolean}} [options] keepLogs: V8's logs are wanted, too
 * @returns {Promise<RecordedCase>}
 */
export async function recordCase(node, program, { keepLogs = false } = {}) {
  const cwd = newDirectory();
  const options = ['--quiet', '--format', 'json', '-o', 'out', ...(keepLogs ? ['--keep-logs'] : [])];
  const { exitCode, err } = await runCli([...options, '--', node, path.join(CASES, program)], { cwd });
  if (exitCode !== 0 || err !== '') throw new Error(`${program} ended with ${exitCode}: ${err}`);
  const report = JSON.parse(readFileSync(path.join(cwd, 'out/report.json'), 'utf8'));
  const logs = keepLogs ? readdirSync(path.join(cwd, 'out/logs')).filter((name) => name.endsWith('.log')) : [];
  return {
    report,
    at: marksOf(program),
    logs: logs.map((name) => readFileSync(path.join(cwd, 'out/logs', name), 'utf8')),
  };
}

/**
 * @param {string} program name of its file
 * @returns {(mark: string) => Mark} finds a mark in it, or in a file that is named after it
 */
export function marksOf(program) {
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  const { name } = path.parse(program);
  for (const file of readdirSync(CASES).filter((each) => each.startsWith(name))) {
    const lines = readFileSync(path.join(CASES, file), 'utf8').split('\n');
    for (const [index, text] of lines.entries()) {
      const mark = /\/\/ site: (\S+)$/.exec(text)?.[1];
      if (mark !== undefined)
        marks.set(mark, { file: path.join(CASES, file), line: index + 1, head: headOf(lines, index) });
    }
  }
  return (mark) => {
    const found = marks.get(mark);
    if (found === undefined) throw new Error(`${program} has no mark ${mark}`);
    return found;
  };
}

/**
 * @param {string[]} lines of a file whose marks stand directly in their functions
 * @param {number} index of a line
 * @returns {number} 1-based line of the block around it
 */
function headOf(lines, index) {
  const indentOf = (/** @type {string} */ text) => text.length - text.trimStart().length;
  const head = lines
    .slice(0, index)
    .findLastIndex((text) => text.trim() !== '' && indentOf(text) < indentOf(lines[index]));
  return (head === -1 ? index : head) + 1;
}

/**
 * Says whether a call site of the report is the expected one. Baseline code has no positions in logs before
 * Node 26: of a function that makes several such calls, only its own line is known then, and what one of
 * them can be is only a family.
 * @param {ExpectedSite} expected
 * @param {Mark} mark where it is
 * @param {CallSiteReport} site of the report
 * @returns {boolean}
 */
export function isSite(expected, mark, site) {
  const operations = [expected.operation].flat();
  const isPlace =
    site.file === mark.file &&
    [expected.function].flat().includes(site.function) &&
    site.package === (expected.package ?? '') &&
    (site.line === mark.line || (site.lineInferred && site.line === mark.head));
  return (
    isPlace &&
    (operations.includes(site.operation) || (site.lineInferred && operations.includes(familyMember(site, operations))))
  );
}

/**
 * @param {CallSiteReport} site whose operation may be a family
 * @param {string[]} operations expected ones
 * @returns {string} one that belongs to it, `''` if none does
 */
function familyMember({ operation }, operations) {
  return operations.find((each) => each.startsWith(`${operation}.`)) ?? '';
}
