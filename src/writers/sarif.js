/**
 * SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html) such as GitHub code scanning
 * takes it (https://docs.github.com/code-security/reference/code-scanning/sarif-support-for-code-scanning).
 */
import { shown } from './escape.js';
import { jsonText } from './json.js';
import { noticesOf, problemsOf } from './problems.js';
import { LEVELS, ruleDescriptors, ruleIdOf } from './sarif/rules.js';
import { counted } from '../text/words.js';

/** @import { Report } from '../model/report.js' */
/** @import { RulePage, WriterContext } from './output-format.js' */
/** @import { Place } from './place.js' */
/** @import { Problem } from './problems.js' */

/** Where a reader learns what made the log. */
const HOME = 'https://www.npmjs.com/package/';
const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** GitHub refuses files with more results, and files that have more bytes after compression. */
const MOST_RESULTS = 25_000;
const MOST_BYTES = 10_000_000;

/** As SARIF wants it (§3.9). */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/**
 * @typedef {Record<string, unknown> & {results: object[], invocations: (Record<string, unknown> &
 *   {toolExecutionNotifications: object[]})[]}} SarifRun
 */

/**
 * Checks that failed and findings are results, those that are allowed with their suppression. What has no
 * place in the repository, and what is inconclusive, can't be a result, and is told as a notification.
 * @param {Report} report the answer
 * @param {WriterContext & {rules: RulePage[]}} context what else there is to know
 * @returns {string} JSON, indented, with a newline at the end
 */
export function sarifReport(report, context) {
  const problems = problemsOf(report, context);
  const placed = problems.filter(({ place, isInconclusive }) => place !== null && !isInconclusive);
  const log = logOf(report, ruleDescriptors(placed, context.rules), notificationsOf(problems, context.verdict));
  const { results, isFull } = fitting(placed, MOST_BYTES - bytesOf(log));
  const [run] = log.runs;
  run.results = results;
  if (isFull) {
    run.invocations[0].toolExecutionNotifications.push(
      notification(
        'warning',
        `${counted(placed.length - results.length, 'result')} left out: code scanning takes ${MOST_RESULTS} in ${MOST_BYTES / 1e6} MB. The report has them all.`,
      ),
    );
  }
  return jsonText(log);
}

/**
 * @param {Report} report the answer
 * @param {object[]} rules of the results
 * @param {object[]} notifications about them
 * @returns {Record<string, unknown> & {runs: SarifRun[]}} a log without results
 */
function logOf({ tool, target }, rules, notifications) {
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: tool.name, version: tool.version, informationUri: `${HOME}${tool.name}`, rules } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: true,
            ...(DATE_TIME.test(target.startTime) ? { startTimeUtc: target.startTime } : {}),
            toolExecutionNotifications: notifications,
          },
        ],
        results: [],
      },
    ],
  };
}

/**
 * @param {Problem[]} problems that have places
 * @param {number} room bytes that their results may take
 * @returns {{results: object[], isFull: boolean}} as many as there is room for, from the start; whether any is left out
 */
function fitting(problems, room) {
  const results = [];
  let left = room;
  for (const problem of problems) {
    const result = resultOf(problem, /** @type {Place} */ (problem.place));
    left -= bytesOf(result);
    if (left < 0 || results.length === MOST_RESULTS) return { results, isFull: true };
    results.push(result);
  }
  return { results, isFull: false };
}

/** Deepest lines of a result are indented by so many more spaces within the log. */
const INDENT = 8;

/**
 * @param {object} part of the log
 * @returns {number} bytes that it takes in the log, at most
 */
function bytesOf(part) {
  const text = jsonText(part);
  return new TextEncoder().encode(text).length + INDENT * text.split('\n').length;
}

/**
 * @param {Problem} problem that is known
 * @param {Place} place of it
 * @returns {object} a result
 */
function resultOf({ rule, severity, message, advice, adviceLabel, hints, fingerprint, others, allowed }, place) {
  return {
    ruleId: ruleIdOf(rule),
    level: LEVELS[severity],
    message: { text: messageText(message) },
    locations: [locationOf(place)],
    ...(others.length === 0 ? {} : { relatedLocations: others.map((other) => locationOf(other)) }),
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...(allowed === null
      ? {}
      : {
          suppressions: [
            {
              kind: allowed.by === 'source' ? 'inSource' : 'external',
              status: 'accepted',
              justification: shown(allowed.reason) || 'No reason is given.',
            },
          ],
        }),
    ...(advice.length + hints.length === 0
      ? {}
      : { properties: { [adviceLabel]: advice.map(shown), hints: hints.map(shown) } }),
  };
}

/**
 * @param {Place} place in the repository
 * @returns {object} a location
 */
function locationOf({ path, line, column, endColumn }) {
  const uri = path.split('/').map(encodeURIComponent).join('/');
  return {
    physicalLocation: {
      artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
      region: { startLine: line, startColumn: column, endLine: line, endColumn },
    },
  };
}

/**
 * @param {Problem[]} problems all that there are
 * @param {WriterContext['verdict']} verdict with notices, if there is one
 * @returns {object[]} what can't be said by results
 */
function notificationsOf(problems, verdict) {
  const outside = problems.filter(({ place, isCheck }) => place === null && !isCheck);
  return [
    ...problems
      .filter(({ place, isCheck, isInconclusive }) => isInconclusive || (place === null && isCheck))
      .map(({ severity, message, title }) => notification(LEVELS[severity], `${title}: ${message}`)),
    ...(outside.length === 0
      ? []
      : [
          notification(
            'warning',
            `${counted(outside.length, 'finding')} left out: the code is not in the repository, but in packages or elsewhere. The report has them all.`,
          ),
        ]),
    ...noticesOf(verdict).map((message) => notification('note', message)),
  ];
}

/**
 * @param {string} level of SARIF
 * @param {string} text not escaped
 * @returns {object} a notification
 */
function notification(level, text) {
  return { level, message: { text: messageText(text) } };
}

/**
 * @param {string} text not escaped
 * @returns {string} without what SARIF takes for a link (§3.11.6) or a placeholder (§3.11.5), never empty
 */
function messageText(text) {
  return shown(text).replaceAll('](', '] (').replaceAll('{', '{{').replaceAll('}', '}}') || 'No message.';
}
