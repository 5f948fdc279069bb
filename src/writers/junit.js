/**
 * JUnit's XML as the Ant task wrote it and CI servers read it (https://github.com/testmoapp/junitxml documents what
 * they do with it). The strictest is Jenkins, whose schema (junit-10.xsd of its xUnit plugin) has no place for a test's
 * file, so the text contains it.
 *
 * With a verdict each check is a test, and the tests fail where the gate fails, and only there. An inconclusive check
 * is skipped: it doesn't fail the build, but it isn't green either. With --strict it fails the build, and is an error, since
 * Jenkins takes what is skipped for green. A run that shows nothing is a test of its own. Without a verdict each finding is a failed test
 * (`info`: a passed one), and each rule that found nothing a passed one, or a skipped one if it could not judge.
 */
import { TICKS_NEEDED, isComplete } from '../model/certainty.js';
import { shown, xmlText } from '../text/escape.js';
import { placeWords } from '../text/names.js';
import { explainCommand } from '../text/own-name.js';
import { capitalised, counted } from '../text/words.js';
import { adviceLines } from './shared/advice-lines.js';
import { answerStatements } from './shared/answer.js';
import { acceptanceText, heaviestOffender, problemsOf, programFailures } from './shared/problems.js';
import { limitOf, measuredWords, pageCommand, subjectOf } from './shared/verdict-words.js';

/** @import { Report } from '../model/report.js' */
/** @import { Check, RunDoubt, Verdict } from '../model/verdict.js' */
/** @import { RulePage, WriterContext } from './output-format.js' */
/** @import { Problem } from './shared/problems.js' */

/**
 * Texts are not escaped.
 * @typedef {object} TestCase
 * @property {string} suite last part of the class name
 * @property {string} name
 * @property {'passed' | 'failure' | 'error' | 'skipped'} outcome
 * @property {string} type of a failure
 * @property {string} message unless passed
 * @property {string[]} details lines
 */

/** Why rules are skipped that judge what was not counted. */
const NOT_COUNTED = {
  tls: 'TLS connections were not counted.',
  threadPool: 'Jobs of the thread pool were not counted.',
};

/**
 * @param {Report} report the answer
 * @param {WriterContext & {rules: RulePage[], isStrict?: boolean}} context what else there is to know
 * @returns {string} XML with one suite
 */
export function junitReport(report, context) {
  const { verdict, root, ownName, rules, isStrict = false } = context;
  const problems = problemsOf(report, context);
  const cases =
    verdict === null
      ? [
          ofRecording(report, root),
          ...problems.map((problem) => ofFinding(problem, ownName)),
          ...rules
            .filter(({ id }) => !problems.some(({ rule }) => rule === id))
            .map((rule) => ofCleanRule(rule, report)),
        ]
      : [
          ...programFailures(verdict).map(ofProgram),
          ...ofDoubts(verdict.doubts, isStrict),
          ...verdict.checks.map((check) => ofCheck(check, root, { ownName, isStrict })),
        ];
  const [suite, properties] = verdict === null ? ['cryptoprof', []] : ['cryptoprof gate', propertiesOf(verdict)];
  const { startTime, durationMs } = report.target;
  const count = (/** @type {TestCase['outcome']} */ outcome) => cases.filter((one) => one.outcome === outcome).length;
  const seconds = (durationMs / 1000).toFixed(3);
  const counts = { tests: cases.length, failures: count('failure'), errors: count('error'), time: seconds };
  const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.exec(startTime)?.[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'cryptoprof', ...counts })}>`,
    `  <testsuite${attributes({ name: suite, ...counts, skipped: count('skipped'), ...(timestamp === undefined ? {} : { timestamp }) })}>`,
    ...(properties.length === 0
      ? []
      : [
          '    <properties>',
          ...properties.map((property) => `      <property${attributes(property)}/>`),
          '    </properties>',
        ]),
    ...withDistinctNames(cases).flatMap(caseLines),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

/**
 * @param {Check} check any
 * @param {string} root absolute path of the repository
 * @param {{ownName: WriterContext['ownName'], isStrict: boolean}} how what our commands begin with, and whether what is
 *   inconclusive fails the build
 * @returns {TestCase} for it
 */
function ofCheck(check, root, { ownName, isStrict }) {
  const { outcome, level, message, fix, accept, docs, offenders } = check;
  const isFailure = outcome === 'fail' && level === 'error';
  return {
    suite: 'gate',
    // Neither limits nor lines: readers keep a history by name.
    name: check.id,
    outcome: isFailure ? 'failure' : outcome === 'inconclusive' ? unknownAs(isStrict && level === 'error') : 'passed',
    type: check.metric,
    message: message + heaviestOffender(check, root),
    details: [
      ...(outcome === 'fail' && !isFailure ? ['This only warns.'] : []),
      message,
      `${subjectOf(check)}: ${[measuredWords(check), limitOf(check)].filter((part) => part !== '').join(', ')}`,
      ...offenders.map(
        (offender) =>
          `  ${placeWords(offender, root)} ${offender.function || 'anonymous function'} ${offender.api || offender.operation}`,
      ),
      ...[
        ['fix', fix],
        ...accept.map((way, index) => [index === 0 ? 'accept' : 'or', acceptanceText(way)]),
        ['more', pageCommand(docs, ownName)],
      ]
        .filter(([, text]) => text !== '')
        .map(([label, text]) => `${label}: ${text}`),
    ],
  };
}

/**
 * @param {Problem} failure of the program
 * @returns {TestCase} for it: no check says that the gate fails
 */
function ofProgram({ title, message }) {
  return { suite: 'gate', name: title, outcome: 'error', type: 'program', message, details: [message] };
}

const DOUBTED = { undriven: 'the program was driven', incomplete: 'the program was recorded whole' };

/**
 * @param {RunDoubt[]} doubts about the runs
 * @param {boolean} isStrict whether what is inconclusive fails the build
 * @returns {TestCase[]} one for each kind: checks that fail, and only warn, say nothing of it
 */
function ofDoubts(doubts, isStrict) {
  return [...new Set(doubts.map(({ reason }) => reason))].map((reason) => {
    const whys = new Set(doubts.filter((doubt) => doubt.reason === reason).map(({ why }) => `${capitalised(why)}.`));
    const message = [...whys].join(' ');
    return {
      suite: 'gate',
      name: DOUBTED[reason],
      outcome: unknownAs(isStrict),
      type: reason,
      message,
      details: [message],
    };
  });
}

/**
 * @param {boolean} isError whether it fails the build
 * @returns {TestCase['outcome']} of a test that decides nothing
 */
function unknownAs(isError) {
  return isError ? 'error' : 'skipped';
}

/**
 * @param {Problem} finding of a rule
 * @param {WriterContext['ownName']} ownName what our commands begin with
 * @returns {TestCase} for it
 */
function ofFinding({ rule, severity, message, advice, adviceLabel, hints, where, site }, ownName) {
  return {
    suite: rule,
    name: site || 'the whole program',
    outcome: severity === 'info' ? 'passed' : 'failure',
    type: severity,
    message,
    details: [
      ...(where === '' ? [] : [`at ${where}`]),
      message,
      ...(advice.length === 0 ? [] : [`${adviceLabel}:`, ...adviceLines(advice).map((line) => `  ${line}`)]),
      ...hints,
      `more: ${explainCommand(rule, ownName)}`,
    ],
  };
}

/**
 * @param {RulePage} rule that found nothing
 * @param {Report} report the answer
 * @returns {TestCase} so that it is seen to have been asked, or not to know
 */
function ofCleanRule({ id, counts }, report) {
  const message = unjudged(report, counts);
  return {
    suite: id,
    name: `no ${id}`,
    outcome: message === '' ? 'passed' : 'skipped',
    type: '',
    message,
    details: message === '' ? [] : [message],
  };
}

/**
 * @param {Report} report the answer
 * @param {RulePage['counts']} counts what a rule judges, if that is only counted
 * @returns {string} why it proves nothing that the rule found nothing, a sentence; `''` if it does
 */
function unjudged(report, counts) {
  if (counts === undefined && report.profile.busyTicks < TICKS_NEEDED) return 'There are too few busy ticks to judge.';
  if (!isComplete(report.profile)) return 'Not all of the program was recorded.';
  return counts === undefined || report[counts] !== null ? '' : NOT_COUNTED[counts];
}

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {TestCase} whether there is anything for findings to be based on: no findings in no ticks is not a success
 */
function ofRecording(report, root) {
  const { busyTicks } = report.profile;
  const isFew = busyTicks < TICKS_NEEDED;
  const doubts = answerStatements(report, (site) => placeWords(site, root)).filter(({ isDoubt }) => isFew || isDoubt);
  const message = [
    ...(busyTicks === 0 ? ['The profile has no busy ticks, so nothing can be said.'] : []),
    ...(isFew ? [] : [`${counted(busyTicks, 'busy tick')}.`]),
    ...doubts.map(({ text }) => text),
  ].join(' ');
  const isWhole = !isFew && isComplete(report.profile);
  return {
    suite: 'recording',
    name: 'the profile has busy ticks',
    outcome: busyTicks === 0 ? 'error' : isWhole ? 'passed' : 'skipped',
    type: 'empty',
    message,
    details: [message],
  };
}

/**
 * @param {Verdict} verdict of a gate
 * @returns {{name: string, value: string}[]} what the checks rest on
 */
function propertiesOf({ outcome, runs, busyTicks, designEffect, designEffectFrom, allowed, notices }) {
  return [
    { name: 'outcome', value: outcome },
    { name: 'runs', value: String(runs) },
    { name: 'busyTicks', value: String(busyTicks) },
    { name: 'designEffect', value: `${Number(designEffect.toFixed(2))} (${designEffectFrom})` },
    ...allowed.map(({ rule, site, reason }) => ({ name: 'allowed', value: `${rule} at ${site}: ${reason}` })),
    ...notices.map(({ message }) => ({ name: 'notice', value: message })),
  ];
}

/**
 * @param {TestCase[]} cases some of which may have the same name
 * @returns {TestCase[]} cases that all differ in class name and name, as readers that keep a history require
 */
function withDistinctNames(cases) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cases.map((one) => {
    const key = `${shown(one.suite)}\n${shown(one.name)}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return nth === 1 ? one : { ...one, name: `${shown(one.name)} (${nth})` };
  });
}

/**
 * @param {TestCase} one of the cases
 * @returns {string[]} lines of XML
 */
function caseLines({ suite, name, outcome, type, message, details }) {
  const head = `    <testcase${attributes({ classname: `cryptoprof.${suite}`, name, time: '0' })}`;
  const text = xmlText(details.map(shown).join('\n'));
  if (outcome === 'passed' && details.length === 0) return [`${head}/>`];
  const body =
    outcome === 'passed'
      ? `<system-out>${text}</system-out>`
      : outcome === 'skipped'
        ? `<skipped${attributes({ message })}/><system-out>${text}</system-out>`
        : `<${outcome}${attributes({ message, type })}>${text}</${outcome}>`;
  return [`${head}>`, `      ${body}`, '    </testcase>'];
}

/**
 * @param {Record<string, string | number>} values not escaped
 * @returns {string} attributes, each with a space before it
 */
function attributes(values) {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${xmlText(shown(String(value)))}"`)
    .join('');
}
