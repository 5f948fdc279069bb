/** The report for a terminal: the answer first, then its parts, what to do about them, and what it is based on. */
import { sitesById } from '../../model/site-id.js';
import { shown } from '../../text/escape.js';
import { clip, columns, wrap } from '../../text/fold.js';
import { duration, percent } from '../../text/numbers.js';
import { counted, warmUpWords } from '../../text/words.js';
import { answerStatements } from '../shared/answer.js';
import { commandWords, nodeVersions, profiledName } from '../shared/profiled.js';
import { otherCallSites } from './call-sites.js';
import { coverage, isolates, processes, runs } from './coverage.js';
import { findingSections } from './finding.js';
import { operations } from './operations.js';
import { LABEL_WIDTH, fileLines, newPage, place, prose, relativePath, sectionsText } from './page.js';
import { routes } from './routes.js';
import { tlsConnections } from './tls.js';

/** @import { Report } from '../../model/report.js' */
/** @import { OwnName } from '../../text/own-name.js' */
/** @import { WrittenFile } from '../output-format.js' */
/** @import { Page } from './page.js' */

/** Columns that the command in the first line may take. */
const MAX_COMMAND = 40;

/**
 * Renders a report. Nothing in it can harm the terminal: names are data.
 * @param {Report} report the answer
 * @param {object} options the terminal
 * @param {number} options.width columns; no line is wider, down to 40
 * @param {boolean} options.color whether to use colours
 * @param {boolean} [options.isTerminal] whether lines must fit; default true
 * @param {number} options.top rows that a table may have; the rest is summed up
 * @param {WrittenFile[]} options.files what was written, told at the end
 * @param {string} options.cwd absolute path of the working directory
 * @param {OwnName} [options.ownName] what our commands begin with
 * @returns {string} lines, with a newline at the end
 */
export function terminalReport(report, { files, ...options }) {
  const page = newPage({ ...options, root: report.target.root, files });
  const sections = [
    header(page, report),
    answer(page, report),
    operations(page, report),
    routes(page, report),
    ...findingSections(page, report, sitesById(report.callSites)),
    otherCallSites(page, report),
    tlsConnections(page, report),
    runs(page, report),
    processes(page, report),
    isolates(page, report),
    coverage(page, report),
    written(page, files),
  ];
  return sectionsText(sections);
}

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} what was profiled, and how much of it
 */
function header(page, report) {
  const { target, profile } = report;
  const node = nodeVersions(report);
  const parts = [
    commandName(page, target.command) || clip(profiledName(report), MAX_COMMAND),
    node === '' ? '' : `node v${node}`,
    target.durationMs > 0 ? duration(target.durationMs) : '',
    profile.busyTicks > 0
      ? `${counted(profile.busyTicks, 'busy tick')}, ${percent(profile.namedTicks / profile.busyTicks)} named`
      : 'no busy ticks',
    warmUpOf(profile),
    endOfTarget(target),
  ]
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(' ', '\u00a0'));
  const [first, ...rest] = wrap(`cryptoprof\u00a0 ${parts.join(' · ')}`, page.width, ' '.repeat(12));
  return [first.replace('cryptoprof', page.paint.bold('cryptoprof')), ...rest];
}

/**
 * @param {Report['profile']} profile totals
 * @returns {string} what was left out at the beginning, `''` if nothing was
 */
function warmUpOf({ warmUp }) {
  return warmUp === undefined ? '' : `without ${warmUpWords(warmUp)}`;
}

/**
 * @param {Report['target']} target that was profiled
 * @returns {string} how it ended, `''` if well
 */
function endOfTarget({ signal, exitCode }) {
  if (signal !== null) return `ended by ${shown(signal)}`;
  return exitCode === null || exitCode === 0 ? '' : `exit code ${exitCode}`;
}

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} lines
 */
function answer(page, report) {
  const { paint } = page;
  return answerStatements(report, (site) => place(page, site)).flatMap(({ text, isMain, isDoubt }) =>
    prose(page, text, 2)
      .map((line) => (isDoubt ? paint.yellow(line) : line))
      .map((line) => (isMain ? paint.bold(line) : line)),
  );
}

/**
 * @param {Page} page gives the directory
 * @param {WrittenFile[]} files what was written
 * @returns {string[]} where it is
 */
function written(page, files) {
  const labelWidth = Math.max(LABEL_WIDTH, ...files.map(({ label }) => columns(label) + 3));
  return fileLines(page, files, labelWidth);
}

/**
 * @param {Page} page gives the directory
 * @param {string[]} command that was run, empty if unknown
 * @returns {string} as it would be typed there, without node before a script
 */
function commandName(page, command) {
  return clip(
    commandWords(command)
      .map((word) => relativePath(page, word))
      .join(' '),
    MAX_COMMAND,
  );
}
