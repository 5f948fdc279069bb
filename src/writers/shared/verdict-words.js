/** A verdict in words, for any writer: names in it are not escaped yet. */
import { exactly, grouped, interval95, quantity, times } from '../../text/numbers.js';
import { explainCommand } from '../../text/own-name.js';
import { counted } from '../../text/words.js';

/** @import { Check, Verdict } from '../../model/verdict.js' */
/** @import { OwnName } from '../../text/own-name.js' */

const TITLES = { pass: 'passed', fail: 'failed', inconclusive: 'inconclusive' };

/**
 * @param {Verdict} verdict of a gate
 * @returns {{title: string, details: string}} the outcome in a word, and a sentence on what it is based on
 */
export function outcomeSentence({
  outcome,
  checks,
  runs,
  busyTicks,
  designEffect,
  designEffectFrom,
  baseline,
  allowed,
}) {
  const number = (/** @type {(check: Check) => boolean} */ is) => checks.filter(is).length;
  const parts = [
    [number((check) => check.outcome === 'fail' && check.level === 'error'), 'failed'],
    [number((check) => check.outcome === 'fail' && check.level === 'warn'), 'failed with a warning'],
    [number((check) => check.outcome === 'inconclusive'), 'inconclusive'],
    [number((check) => check.outcome === 'near'), 'near the limit'],
    [number((check) => check.outcome === 'pass'), 'passed'],
  ]
    .filter(([many]) => Number(many) > 0)
    .map(([many, what]) => `${grouped(Number(many))} ${what}`);
  const sentences = [
    checks.length === 0 ? 'There were no checks.' : `Of ${counted(checks.length, 'check')}: ${parts.join(', ')}.`,
    `${checks.length === 1 ? 'It rests' : 'They rest'} on ${counted(runs, 'run')} with ${counted(busyTicks, 'busy tick')}; counts vary ${times(designEffect)} as much as by chance alone (${designEffectFrom}).`,
    ...(allowed.length === 0 ? [] : [`${counted(allowed.length, 'finding')} allowed.`]),
    ...(baseline === null ? [] : [`The baseline is ${baseline.file}${baseline.updated ? ', updated just now' : ''}.`]),
  ];
  const isBlank = checks.length > 0 && checks.every((check) => check.outcome === 'inconclusive');
  const blank = outcome === 'pass' && isBlank ? ', but nothing could be judged' : '';
  return { title: TITLES[outcome] + blank, details: sentences.join(' ') };
}

/**
 * @param {Check} check any
 * @returns {string} its value with everything known about its error, such as `70.2 % (95 %: 69.3-71.0 %, 11,412 ticks)`
 */
export function measuredWords({ value, unit, interval, busyTicks }) {
  const error = [
    interval === null ? '' : interval95(interval, unit),
    busyTicks > 0 ? counted(busyTicks, 'tick') : '',
  ].filter((part) => part !== '');
  return quantity(value, unit) + (error.length === 0 ? '' : ` (${error.join(', ')})`);
}

/**
 * @param {Check} check any
 * @returns {string} such as `at most 15 %`, `''` if it has no limit
 */
export function limitOf({ limit, unit, isMinimum }) {
  if (limit === null) return '';
  return `${isMinimum ? 'at least' : 'at most'} ${exactly(limit, unit)}`;
}

/**
 * @param {Check} check any
 * @returns {string} what it is about, such as `crypto_share of kdf.* in src/routes/**`; not escaped
 */
export function subjectOf({ metric, operation, path, rule, severity, side, peer, route, baseline }) {
  const limits = [
    operation && ` of ${operation}`,
    path && ` in ${path}`,
    rule && ` by ${rule}`,
    severity && ` of severity ${severity}`,
    side && ` as ${side}`,
    peer && ` with ${peer}`,
    route && ` to ${route}`,
    baseline === null ? '' : ' since the baseline',
  ];
  return metric + limits.join('');
}

/**
 * @param {Check} check any
 * @returns {string} the same, for a table: one budget may fail a build by what another one only warns of; not escaped
 */
export function subjectInTable(check) {
  return subjectOf(check) + (check.level === 'warn' ? ' (warns)' : '');
}

/** A page of our package as everybody can read it, wherever the package is. */
const PAGE = /^docs\/(?:rules\/)?([\w-]+)\.md$/;

/**
 * @param {string} docs path of a page in the package, `''` for none
 * @param {OwnName} [ownName] what our commands begin with
 * @returns {string} the command that prints it, such as `cryptoprof explain sync-kdf`; not escaped
 */
export function pageCommand(docs, ownName) {
  return docs.replace(PAGE, (_, page) => explainCommand(page, ownName));
}
