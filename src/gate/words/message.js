/** What a check says: what was found, what that is based on, and what follows from it. */
import { shareOfWork, waitingRatio } from '../../model/cpu.js';
import { exactly, grouped, interval95, quantity, times } from '../../text/numbers.js';
import { capitalised, counted } from '../../text/words.js';
import { PAIRED } from '../metrics/index.js';
import { fewestOwnTicks, ownTicksOf } from '../own-ticks.js';
import { clipped } from './words.js';

/** @import { CheckReason } from '../../model/verdict.js' */
/** @import { Bare, Facts } from './check.js' */

/**
 * @param {Bare} check what was decided
 * @param {Facts} facts what else is known
 * @returns {string} such as `kdf.* takes 20.3 % of busy time (95 %: 18.9-21.8 %, 9,120 busy ticks in 2 runs), more than
 *   the limit of 15 %.`
 */
export function checkMessage(check, facts) {
  return statement(check, facts) + evidence(check, facts) + conclusion(check, facts);
}

/**
 * @param {Bare} check that has measured something, or not
 * @param {Facts} facts what else is known
 * @returns {string} what its metric says about the value; what it is about if there is no value
 */
function statement(check, facts) {
  const { operation, path, rule, severity, side, peer, route, value, unit, baseline } = check;
  const { metric, names, isStretch, runs } = facts;
  const parts = {
    operation: clipped(operation),
    of: operation && ` of ${clipped(operation)}`,
    within: path && ` in ${clipped(path)}`,
    by: rule && ` by ${clipped(rule)}`,
    severity: severityText(severity),
    side: side && ` on the ${side} side`,
    withPeer: peer && ` with ${clipped(names[0] ?? peer)}`,
    busyTime:
      baseline !== null && runs.some(({ busyTicks, steadyTicks }) => steadyTicks < busyTicks)
        ? 'busy time after start-up'
        : 'busy time',
  };
  const about = route && ` to ${clipped(route)}`;
  if (value === null)
    return capitalised(metric.title) + parts.by + parts.of + parts.within + parts.side + parts.withPeer + about;
  return metric.statement({
    ...parts,
    value: value + notGrown(check, facts),
    amount: quantity(value, unit),
    names: names.map(clipped),
    isStretch,
  });
}

/**
 * @param {Bare} check what was decided
 * @param {Facts} facts what else is known
 * @returns {number} what is there and would be too many, but is no growth: it is not in the check's value
 */
function notGrown({ unit, reason }, { budget, unsure }) {
  return unit === 'count' && budget !== null && reason === 'straddles' ? unsure : 0;
}

/**
 * @param {Bare['severity']} severity of findings, `''` for all
 * @returns {string} to follow a noun
 */
function severityText(severity) {
  return severity && ` of severity ${severity}${severity === 'error' ? '' : ' or worse'}`;
}

/**
 * @param {Bare} check what was decided
 * @param {Facts} facts what else is known
 * @returns {string} such as ` (95 %: 18.9-21.8 %, 9,120 busy ticks in 2 runs)`, `''` if there is no value
 */
function evidence({ value, unit, interval, busyTicks, tier }, { runs, judgement }) {
  if (value === null) return '';
  const rests = [
    interval === null ? '' : interval95(interval, unit),
    tier === PAIRED
      ? counted(judgement.runs, 'pair')
      : `${busyTicks > 0 ? `${counted(busyTicks, 'busy tick')} in ` : ''}${counted(runs.length, 'run')}`,
  ];
  return ` (${rests.filter((part) => part !== '').join(', ')})`;
}

/**
 * @param {Bare} check what was decided
 * @param {Facts} facts what else is known
 * @returns {string} the rest of the sentence, from its comma or colon to its full stop
 */
function conclusion(check, facts) {
  return CONCLUSIONS[check.reason](check, facts, limitText(check, facts));
}

/**
 * By reason.
 * @type {Record<CheckReason, (check: Bare, facts: Facts, limit: string) => string>}
 */
const CONCLUSIONS = {
  within: (check, facts, limit) => within(check, limit),
  straddles: (check, facts, limit) => straddling(check, limit, facts),
  unconfirmed: (check, facts, limit) => unconfirmed(limit, facts),
  exceeded: (check, facts, limit) => exceeded(check, limit, facts),
  single: (check, facts, limit) => `, more than ${limit}, but in one run that may be chance.`,
  disagree: (check, { judgement: { above, runs } }, limit) =>
    `; ${above} of ${runs} runs ${above === 1 ? 'shows' : 'show'} ${beyond(check)} than ${limit} for certain, which is not enough to decide.`,
  'few-ticks': fewTicks,
  'few-baseline-ticks': (check, { baselineTicks, judgement }) =>
    `: the baseline rests on ${counted(baselineTicks, 'busy tick')}, too few to compare with; that takes ${grouped(judgement.neededTicks)}.`,
  environment: (check, { differs }) => `: not judged, as the environment differs (${differs.join('; ')}).`,
  waiting: (check, { runs, baselineWaiting }) =>
    `: not judged, as ${waitedWords(runs, baselineWaiting)}, which alone may ${check.unit === 'count' ? 'show call sites that did not count there' : 'change the share by as much'}.`,
  blind: (check, { doubt }) => `: ${doubt?.why}.`,
  undriven: notJudged,
  incomplete: notJudged,
  unpaired: () => ' can only be compared with runs of the base on the same machine, and there are none.',
  'few-pairs': (check, facts, limit) => `: the pairs differ too much to hold them against ${limit}.`,
  missing: ({ value }, { missing }) =>
    value === null ? ` could not be measured: ${missing}.` : `, but not in all runs: ${missing}.`,
};

/**
 * @param {Bare} check that runs have too few ticks for
 * @param {Facts} facts what else is known
 * @returns {string} the rest of the sentence
 */
function fewTicks(check, { judgement, runs, minBusyTicks }) {
  if (!judgement.lacksOwn) return `: too few busy ticks to be sure; that takes ${grouped(judgement.neededTicks)}.`;
  const own = ownTicksOf(runs);
  const which = own === 0 ? 'all of these' : `of these all but ${grouped(own)}`;
  return `: too few busy ticks of the program itself to be sure: that takes ${grouped(fewestOwnTicks(minBusyTicks))}, and ${which} are Node's own start.`;
}

/**
 * @param {Facts['runs']} runs that are judged
 * @param {Facts['baselineWaiting']} waiting of the baseline's runs
 * @returns {string} how differently both waited for a processor, the rest of a sentence
 */
function waitedWords(runs, waiting = 0) {
  const here = waitingRatio(runs.map(({ report }) => report.profile.cpu)) ?? 0;
  const inWords = (/** @type {number} */ ratio) => (ratio < 0.05 ? 'less than 0.1 times' : times(ratio));
  return `the event loop waited for a processor ${inWords(here)} as long as it ran, and ${inWords(waiting)} as long where the baseline was recorded`;
}

/**
 * @param {Bare} check against a limit
 * @returns {string} the side of the limit that fails
 */
function beyond({ isMinimum }) {
  return isMinimum ? 'less' : 'more';
}

/**
 * @param {Bare} check that was not judged
 * @param {Facts} facts why
 * @returns {string} the rest of the sentence
 */
function notJudged(check, { doubt }) {
  return `: not judged, as ${doubt?.why}.`;
}

/**
 * @param {Bare} check that does not keep its limit
 * @param {string} limit in words
 * @param {Facts} facts what else is known
 * @returns {string} the rest of the sentence
 */
function exceeded(check, limit, { judgement: { above, runs } }) {
  if (check.unit === 'text') return ', which the config forbids.';
  // What runs show together may be certain in few of them alone.
  const saysRuns = runs > 1 && check.tier < PAIRED && (check.unit !== 'share' || 2 * above > runs);
  const inRuns = saysRuns ? `, in ${above} of ${runs} runs` : '';
  return `${limit === '' ? '' : `, ${beyond(check)} than ${limit}`}${inRuns}.`;
}

/**
 * @param {Bare} check that keeps its limit
 * @param {string} limit in words
 * @returns {string} the rest of the sentence
 */
function within(check, limit) {
  if (limit === '') return '.';
  if (check.isMinimum) return `, no less than ${limit}.`;
  return check.baseline === check.limit ? `, no more than ${limit}.` : `, within ${limit}.`;
}

/**
 * @param {Bare} check that keeps its limit, but not by much
 * @param {string} limit in words
 * @param {Facts} facts what else is known
 * @returns {string} the rest of the sentence
 */
function straddling(check, limit, facts) {
  const { judgement } = facts;
  switch (check.unit) {
    case 'count':
      return straddlingCount(check, limit, facts);
    case 'ratio':
      return `; ${judgement.above} of ${judgement.runs} runs ${judgement.above === 1 ? 'is' : 'are'} beyond ${limit}, which is not a majority.`;
    case 'ms':
      return `, more than ${limit}, ${whyNear(facts)}.`;
    default:
      return `, too near to ${limit} to be sure.`;
  }
}

/**
 * @param {Bare} check that counts
 * @param {string} limit in words
 * @param {Facts} facts what else is known
 * @returns {string} the rest of the sentence
 */
function straddlingCount(check, limit, facts) {
  const { unsure } = facts;
  const [they, are, take] = unsure === 1 ? ['it', 'is', 'takes'] : ['them', 'are', 'take'];
  if (notGrown(check, facts) === 0)
    return `, but ${grouped(unsure)} may be: the baseline's runs could have missed ${they}.`;
  const those = check.value === 0 && unsure === 1 ? 'it' : `${grouped(unsure)} of them`;
  return `, more than ${limit}, but ${those} ${are} in the baseline and ${take} hardly more than there.`;
}

/**
 * @param {Facts} facts of a duration beyond its limit
 * @returns {string} why that is no failure, the rest of a sentence
 */
function whyNear({ judgement: { above, runs }, metric: { near }, runs: all }) {
  if (near !== undefined && runs > 1 && above > 0) return `but for certain in only ${above} of ${runs} runs`;
  return near === undefined || haveWaited(all) ? byChance(all) : near;
}

/**
 * @param {Facts['runs']} runs of which one shows a duration beyond its limit
 * @returns {string} why that is no failure, the rest of a sentence
 */
function byChance(runs) {
  return haveWaited(runs) ? 'but that may be chance, or waiting for a processor' : 'but too rarely to rule out chance';
}

/**
 * @param {Facts['runs']} runs of the program
 * @returns {boolean} whether threads of one waited for a processor, so that its durations may contain that
 */
function haveWaited(runs) {
  return runs.some(({ report }) => shareOfWork(report.profile) < 1);
}

/**
 * @param {string} limit in words, `''` if none are needed
 * @param {Facts} facts what else is known
 * @returns {string} the rest of the sentence
 */
function unconfirmed(limit, { unsure, isStalled, runs }) {
  const [are, they] = unsure === 1 ? ['is', 'it'] : ['are', 'them'];
  const proof = proofOf(runs.length, they, isStalled);
  return `${limit === '' ? '' : `, within ${limit}`}; ${grouped(unsure)} more ${are} not certain: ${proof}.`;
}

/**
 * @param {number} runs that were judged
 * @param {string} they what is not certain, a pronoun
 * @param {boolean} isStalled whether a run shows some of it only because threads waited for a processor
 * @returns {string} what it would take to be
 */
function proofOf(runs, they, isStalled) {
  const them = `${they}${isStalled ? ' without waiting for a processor' : ''}`;
  if (runs === 1)
    return isStalled ? `two runs would have to show ${them}` : `a second run would have to show ${they}, too`;
  return `${runs <= 3 ? 'no second run shows' : 'too few of the runs show'} ${them}`;
}

/**
 * @param {Bare} check with a limit or forbidden names
 * @param {Facts} facts what else is known
 * @returns {string} such as `the limit of 15 %`, `the limit of 23 % (the baseline is 18 %)`; `''` if it needs no words
 */
function limitText({ limit, unit, baseline, isMinimum, tier }, { budget }) {
  if (budget === null || unit === 'text' || limit === null) return '';
  if (tier === PAIRED) return `the ${exactly(limit, 'share')} that the config allows`;
  if (baseline === limit) return `the baseline's ${exactly(limit, unit)}`;
  if (baseline !== null) return `the limit of ${exactly(limit, unit)} (the baseline is ${exactly(baseline, unit)})`;
  return isMinimum ? `the required ${exactly(limit, unit)}` : `the limit of ${exactly(limit, unit)}`;
}
