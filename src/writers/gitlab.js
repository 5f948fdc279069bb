/**
 * GitLab's Code Quality report (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format): a list
 * that the merge request widget compares between two branches.
 */
import { shown } from '../text/escape.js';
import { counted } from '../text/words.js';
import { jsonText } from './json.js';
import { problemsOf } from './shared/problems.js';

/** @import { Report } from '../model/report.js' */
/** @import { WriterContext } from './output-format.js' */
/** @import { Problem } from './shared/problems.js' */

/** What is about the program as a whole goes here, for the format has no entries without a place. */
const WHOLE_PROGRAM = { path: 'package.json', line: 1 };

/** Severities as GitLab calls them. */
const GITLAB_SEVERITY = { error: 'major', warning: 'minor', info: 'info' };

/**
 * Writes findings and checks that did not pass. Allowed findings, and those outside the repository, are only counted,
 * each kind in its own entry.
 * @param {Report} report the answer
 * @param {WriterContext} context what else there is to know
 * @returns {string} JSON, indented, with a newline at the end
 */
export function gitlabReport(report, context) {
  const problems = problemsOf(report, context);
  const isOutside = (/** @type {Problem} */ { place, isCheck }) => place === null && !isCheck;
  const counting = problems.filter(({ allowed }) => allowed === null);
  const outside = counting.filter(isOutside).length;
  const allowed = problems.length - counting.length;
  return jsonText([
    ...counting.filter((problem) => !isOutside(problem)).map(entryOf),
    ...(outside === 0
      ? []
      : [
          countEntry(
            'outside-repository',
            `${counted(outside, 'finding')} not listed: the code is not in the repository, but in packages or elsewhere. The report has them all.`,
          ),
        ]),
    ...(allowed === 0
      ? []
      : [countEntry('allowed', `${counted(allowed, 'finding')} allowed, by the config or in the source.`)]),
  ]);
}

/**
 * @param {Problem} problem that is reported
 * @returns {object} an entry
 */
function entryOf({ rule, severity, message, isCheck, isInconclusive, hints, place, fingerprint }) {
  const { path, line } = place ?? WHOLE_PROGRAM;
  return {
    description: oneLine(
      [
        // The format demands a line, and the first of the file is not meant.
        ...(line === null ? [`In ${path}, line not known:`] : []),
        isInconclusive ? `Inconclusive: ${message}` : message,
        ...(isCheck ? hints : []),
      ].join(' '),
    ),
    check_name: oneLine(rule),
    fingerprint,
    // A check that fails fails the build: no finding does.
    severity: isCheck && severity === 'error' ? 'critical' : GITLAB_SEVERITY[severity],
    location: { path, lines: { begin: line ?? 1 } },
  };
}

/**
 * @param {string} name of what is counted
 * @param {string} description a sentence
 * @returns {object} an entry; there is never a second one of its name
 */
function countEntry(name, description) {
  const { path, line } = WHOLE_PROGRAM;
  return {
    description: oneLine(description),
    check_name: `cryptoprof/${name}`,
    fingerprint: `cryptoprof-${name}`,
    severity: 'info',
    location: { path, lines: { begin: line } },
  };
}

/**
 * @param {string} text not escaped
 * @returns {string} harmless, never empty
 */
function oneLine(text) {
  return shown(text) || 'cryptoprof';
}
