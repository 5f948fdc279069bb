import { grouped, times } from '../text/numbers.js';
import { counted } from '../text/words.js';

/** @import { Check, Verdict } from '../model/verdict.js' */

const TITLES = { pass: 'passed', fail: 'failed', inconclusive: 'inconclusive' };

/**
 * @param {Verdict} verdict of a gate
 * @returns {{title: string, details: string}} the outcome in a word, and a sentence about what it is made of
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
    `They rest on ${counted(runs, 'run')} with ${counted(busyTicks, 'busy tick')}; the counts are taken to vary ${times(designEffect)} as much as chance alone (${designEffectFrom}).`,
    ...(allowed.length === 0 ? [] : [`${counted(allowed.length, 'finding')} allowed.`]),
    ...(baseline === null ? [] : [`The baseline is ${baseline.file}${baseline.updated ? ', updated just now' : ''}.`]),
  ];
  return { title: TITLES[outcome], details: sentences.join(' ') };
}
