/**
 * SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html) as GitHub code scanning accepts it
 * (https://docs.github.com/code-security/reference/code-scanning/sarif-support-for-code-scanning).
 */
import { shown } from '../text/escape.js';
import { counted } from '../text/words.js';
import { jsonText } from './json.js';
import { adviceLines } from './shared/advice-lines.js';
import { noticesOf, problemsOf } from './shared/problems.js';

/** @import { Report, Severity } from '../model/report.js' */
/** @import { RulePage, WriterContext } from './output-format.js' */
/** @import { PlaceInFile } from './shared/place.js' */
/** @import { Problem } from './shared/problems.js' */

/** Where a reader learns what made the log. */
const HOME = 'https://www.npmjs.com/package/';
const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** GitHub refuses files with more results, and files that have more bytes after compression. */
const MOST_RESULTS = 25_000;
const MOST_BYTES = 10_000_000;

/** GitHub cuts longer descriptions, and refuses longer ids. */
const MOST_CHARACTERS = 1024;
const MOST_OF_ID = 255;

/** Of results in general, which GitHub sorts by. */
const PROBLEM_SEVERITY = { error: 'error', warning: 'warning', info: 'recommendation' };

/** SARIF's names of our severities. */
const LEVELS = { error: 'error', warning: 'warning', info: 'note' };

/** As SARIF wants it (§3.9). */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/**
 * @typedef {Record<string, unknown> & {results: object[], invocations: (Record<string, unknown> &
 *   {toolExecutionNotifications: object[]})[]}} SarifRun
 */

/**
 * Failed checks and findings are results; allowed ones have a suppression. Anything without a place in the repository,
 * and anything inconclusive, can't be a result and is reported as a notification.
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
    const result = resultOf(problem, /** @type {PlaceInFile} */ (problem.place));
    left -= bytesOf(result);
    if (left < 0 || results.length === MOST_RESULTS) return { results, isFull: true };
    results.push(result);
  }
  return { results, isFull: false };
}

/** Deepest lines of a result are indented by this many more spaces within the log. */
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
 * @param {PlaceInFile} place of it
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
      : { properties: { [adviceLabel]: adviceLines(advice).map(shown), hints: hints.map(shown) } }),
  };
}

/**
 * @param {PlaceInFile} place in the repository
 * @returns {object} a location
 */
function locationOf({ path, line, column, endColumn }) {
  const uri = path.split('/').map(encodeURIComponent).join('/');
  return {
    physicalLocation: {
      artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
      ...(line === null ? {} : { region: { startLine: line, startColumn: column, endLine: line, endColumn } }),
    },
  };
}

/**
 * @param {Problem[]} problems all of them
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

/**
 * @param {Problem[]} problems that refer to rules
 * @param {RulePage[]} pages of the rules that we have
 * @returns {object[]} a reportingDescriptor for each rule that is known or referred to
 */
function ruleDescriptors(problems, pages) {
  const known = new Set(pages.map(({ id }) => id));
  /** @type {Map<string, Problem>} */
  const others = new Map();
  for (const problem of problems) {
    const id = ruleIdOf(problem.rule);
    if (!known.has(id) && !others.has(id)) others.set(id, problem);
  }
  return [...pages.map(ofPage), ...Array.from(others.values(), ofProblem)];
}

/**
 * @param {string} rule that a problem refers to, not escaped
 * @returns {string} its id in the log
 */
function ruleIdOf(rule) {
  return shown(rule).slice(0, MOST_OF_ID) || 'unnamed';
}

/**
 * @param {RulePage} rule with its page
 * @returns {object} a reportingDescriptor
 */
function ofPage({ id, title, severityRange, page }) {
  const worst = severityRange[severityRange.length - 1] ?? 'warning';
  return descriptor(id, title, firstParagraph(page) || title, page, worst);
}

/**
 * @param {Problem} problem whose rule has no page: a check's metric, or a rule of another version
 * @returns {object} a reportingDescriptor
 */
function ofProblem({ rule, severity, hints }) {
  const id = ruleIdOf(rule);
  const metric = /^gate\/(.*)$/.exec(id)?.[1];
  if (metric === undefined)
    return descriptor(id, id, `A finding of the rule ${id}.`, `This version has no page about ${id}.`, severity);
  const title = metric === 'program' ? 'The program failed' : `A limit of ${metric} is not kept, or not known to be`;
  return descriptor(
    id,
    title,
    metric === 'program'
      ? `${title}: what it did not do was not measured.`
      : `The gate of this repository sets a limit of ${metric}. The recorded runs do not keep it, or do not show that they do.`,
    ['What was measured is in the result.', ...hints.map(shown)].join('\n\n'),
    severity,
  );
}

/**
 * @param {string} id of the rule
 * @param {string} short description
 * @param {string} full description
 * @param {string} help Markdown that also reads well as text
 * @param {Severity} severity of results where they don't say
 * @returns {object} a reportingDescriptor. It has no `security-severity`: with it, GitHub would make
 *   security alerts of what costs time
 */
function descriptor(id, short, full, help, severity) {
  return {
    id,
    name:
      id
        .replace(/[^a-z0-9]+(.)?/gi, (_, letter = '') => letter.toUpperCase())
        .replace(/^./, (letter) => letter.toUpperCase()) || 'Rule',
    shortDescription: { text: short.slice(0, MOST_CHARACTERS) },
    fullDescription: { text: full.slice(0, MOST_CHARACTERS) },
    help: { text: help, markdown: help },
    defaultConfiguration: { level: LEVELS[severity] },
    properties: { 'problem.severity': PROBLEM_SEVERITY[severity], precision: 'high', tags: ['performance'] },
  };
}

/**
 * @param {string} page of a rule
 * @returns {string} what it says first under "What it means", as plain text
 */
function firstParagraph(page) {
  const [, text = ''] = /^## What it means\n+([^]*?)\n(?:\n|$)/m.exec(page) ?? [];
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('`', '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
