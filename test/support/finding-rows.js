/** A finding as a terminal shows it: what is wrong and what to write instead are read together. */
import path from 'node:path';
import { columns } from '../../src/text/fold.js';
import { terminalReport } from '../../src/writers/terminal/report.js';
import { guideServerReport } from './sample-report.js';

/** @import { CallSiteReport, Finding, Report } from '../../src/model/report.js' */

/** Lines that a finding may take, by columns of the terminal. */
const MOST_ROWS = [
  { width: 80, most: 15 },
  { width: 100, most: 12 },
  { width: 120, most: 12 },
];

/** The page is where a cut edit stands whole. */
const FILES = [{ label: 'page', path: '/tmp/report.html' }];

/**
 * @param {Report} report that holds its call site
 * @param {Finding} finding to show alone
 * @param {number} width columns of the terminal
 * @returns {string[]} its lines
 */
export function findingRows(report, finding, width) {
  const text = terminalReport(
    { ...report, findings: [finding] },
    { width, color: false, top: 5, files: FILES, cwd: path.dirname(finding.callSite?.file ?? '/') },
  );
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^ {2}[✖▲●] /.test(line));
  return lines.slice(start, lines.indexOf('', start));
}

/**
 * @param {Report} report that holds its call site
 * @param {Finding} finding of it
 * @returns {string[]} what is wrong with its lines: too many, or longer than the terminal
 */
export function rowProblems(report, finding) {
  return MOST_ROWS.flatMap(({ width, most }) => {
    const rows = findingRows(report, finding, width);
    const isRight = rows.length <= most && rows.every((row) => columns(row) <= width);
    return isRight ? [] : [`${finding.rule} takes ${rows.length} lines at ${width} columns:\n${rows.join('\n')}`];
  });
}

/**
 * @param {CallSiteReport[]} callSites of a report
 * @param {Finding[]} findings of it
 * @returns {string[]} what is wrong with their lines
 */
export function problemsOfRows(callSites, findings) {
  const report = { ...guideServerReport(), callSites, findings };
  return findings.flatMap((finding) => rowProblems(report, finding));
}
