/** What a metric is: each is one file in this directory, with everything that is said about it. */
import { counted } from '../../text/words.js';
import { placed } from '../words/words.js';

/** @import { MetricId } from '../../model/gate-config.js' */
/** @import { Level, Offender, MetricTier, Unit } from '../../model/verdict.js' */
/** @import { OwnName } from '../../text/own-name.js' */
/** @import { Baseline } from '../baseline/baseline.js' */
/** @import { GateEvidence, Readings, Run } from '../run.js' */
/** @import { Selector } from '../selector.js' */

/**
 * How a budget can be narrowed: keys of a budget in the config.
 * @typedef {'operation'|'path'|'rule'|'severity'|'side'|'peer'|'route'} SelectorKey
 */

/** What a budget can demand: keys of a budget in the config.
 * @typedef {'max'|'min'|'forbid'|'regression'} LimitKey */

/** What must have been recorded: samples, samples with times, what the program did on the network, or requests
 * that were counted.
 * @typedef {'ticks'|'times'|'traffic'|'requests'} Need */

/**
 * @template {string} [Id=MetricId]
 * @typedef {object} Metric
 * @property {Id} id
 * @property {MetricTier} tier how it is judged
 * @property {Unit} unit that it is measured in
 * @property {Need} needs
 * @property {LimitKey[]} limits those that make sense
 * @property {SelectorKey[]} selectors those that make sense
 * @property {true} [isOnLoop] whether it is only about what runs on the event loop
 * @property {true} [isBlocking] whether only rules about blocking count
 * @property {'any' | 'flagged'} [needsTimes] which calls that hold the event loop for long a count leaves out without
 *   times: any, or those that a rule flags
 * @property {Level} level of a budget that doesn't set one
 * @property {string} title what messages call the value
 * @property {string} description one or two sentences for the docs and the schema
 * @property {(run: Run, selector: Selector, baseline: Baseline | null) => Measurement} measure what one run shows
 * @property {(parts: Parts) => string} statement what was measured, as a self-contained clause
 * @property {(heaviest: Offender | undefined, ownName: OwnName) => string} fix what helps if no rule has more to say,
 *   one sentence; never anything that weakens cryptography. Our commands begin with `ownName`
 * @property {readonly string[]} [improvedBy] ids of the rules whose advice lowers it, if only some rules' does
 * @property {string} [near] for a duration that is a mean: how it can exceed its limit without failing, the rest of a
 *   sentence; other durations may be too long by accident, or by waiting for a processor
 * @property {string} hint what to record if it was not measured, one sentence
 */

/**
 * What one run shows about a metric.
 * @typedef {object} Measurement
 * @property {number | null} value in the metric's unit; null if it can't be measured
 * @property {number} ticks that a share is computed from, else 0
 * @property {number} busyTicks of the run, if the value depends on them, else 0
 * @property {{ticks: number, busyTicks: number, certain: GateEvidence[]} | null} steady the same for a share without
 *   start-up, which is what baselines are compared with; null if it isn't a share
 * @property {string[]} names for the unit `text`; else of the peer or the route that the value is of, none for other
 *   values
 * @property {GateEvidence[]} certain what is counted, or what makes up the value, heaviest first
 * @property {GateEvidence[]} unsure what would be counted if another run showed it too
 * @property {GateEvidence[]} missable what may not be new: the baseline's runs could have missed it
 * @property {number} errorMs for a duration, else 0
 * @property {number} oftenMs for a duration: what several calls of the run reached, rather than one by chance; else 0
 * @property {[number, number] | null} interval 95 %, for a duration that is a mean; null for other values, and for shares,
 *   whose interval is that of all runs together
 * @property {Pick<Measurement, 'value' | 'interval' | 'names' | 'certain'> | null} highest for the duration of one of several things,
 *   chosen for being sure: the one that has most, however few its ticks; null for other values
 * @property {{value: number, missing: string} | null} mayBe for a duration: what it is with all that may belong to it, and
 *   why it is not known whether that does, as the rest of a sentence: what is within a limit only counts if this is, too;
 *   null for other values
 * @property {Sure | null} sure for a ratio of which a longer run may show another: what is beyond a limit only counts
 *   if this is, too; null for other values
 * @property {string} missing why the value is null, as the rest of a sentence, else `''`
 */

/**
 * The part of a ratio that does not come from what had to be (NaN if too little is left), the side or peer of which it is
 * largest, and why a ratio may have had to be what it is, as the rest of a sentence.
 * @typedef {{least: number, value: number, names: string[], certain: GateEvidence[], unsure: string}} Sure
 */

/**
 * What a statement is composed of.
 * @typedef {object} Parts
 * @property {number} value
 * @property {string} amount the value in words
 * @property {string} operation that it is limited to, `''` for all
 * @property {string} of the same, phrased to follow a noun
 * @property {string} within the path that it is limited to, likewise
 * @property {string} by the rule, likewise
 * @property {string} severity likewise
 * @property {string} side likewise
 * @property {string} withPeer the peer that the value is of, likewise
 * @property {string} busyTime what a share is of, in words
 * @property {string[]} names that are forbidden and were found
 * @property {boolean} isStretch whether a block may contain several calls
 */

/** @type {Measurement} */
const NOTHING = {
  value: null,
  ticks: 0,
  busyTicks: 0,
  steady: null,
  names: [],
  certain: [],
  unsure: [],
  missable: [],
  errorMs: 0,
  oftenMs: 0,
  interval: null,
  highest: null,
  mayBe: null,
  sure: null,
  missing: '',
};

/**
 * @param {Partial<Measurement>} parts what is known
 * @returns {Measurement} the rest filled in
 */
export function measured(parts) {
  return { ...NOTHING, ...parts };
}

/**
 * What a server does before it listens takes 2 % of one run and 17 % of the next, so it must not dilute what is
 * compared.
 * @param {Measurement} measurement of one run
 * @returns {Measurement} the same without start-up, if it is a share
 */
export function withoutStartUp(measurement) {
  const { steady } = measurement;
  if (steady === null) return measurement;
  if (steady.busyTicks === 0)
    return { ...measurement, ...steady, value: null, missing: 'the profile holds no busy ticks after start-up' };
  return { ...measurement, ...steady, value: steady.ticks / steady.busyTicks };
}

/**
 * @param {string} missing why, as the rest of a sentence
 * @returns {Measurement} of something that can't be measured
 */
export function unmeasurable(missing) {
  return { ...NOTHING, missing };
}

/**
 * @param {Readings} readings of a run: what is certain, and everything that was seen
 * @param {(evidence: GateEvidence) => boolean} counts whether it is to be counted
 * @param {number} busyTicks of the run
 * @returns {Measurement} how many there certainly are
 */
export function countOf({ certain, seen }, counts, busyTicks) {
  const surely = certain.filter(counts);
  const known = new Set(surely.map(({ id }) => id));
  const unsure = seen.filter((evidence) => !known.has(evidence.id) && counts(evidence));
  return measured({
    value: surely.length,
    busyTicks,
    certain: byTicks(surely),
    // What counts without waiting for a processor, too, is not stalled.
    unsure: byTicks(unsure.filter(({ id }, index) => unsure.findIndex((other) => other.id === id) === index)),
  });
}

/** Why nothing can be divided by requests, as the rest of a sentence (`isPartOfCounts`). */
export const PART_OF_COUNTS =
  'its requests were counted from the start to the end, and its ticks are of a part of that';

/** What the length of a call takes to be known. */
export const WITH_TIMES =
  "Judge what cryptoprof has recorded, or V8's log: the text of node --prof-process holds no times, nor does --engine node.";

/** What most metrics need to be measured. */
export const UNDER_LOAD = 'Record the program under load, with this version of cryptoprof.';

/**
 * What helps by operation: of a kept result, only these are worth as much. Random bytes, keys and signatures are used up,
 * and whoever keeps what a password derives keeps the password.
 * @type {[operations: RegExp, ways: string][]}
 */
const WAYS = [
  [/^(?:hash|key\.import|x509|tls\.context)$/, 'do it less often, keep its result, or move it off the event loop'],
  [/^tls\.handshake$/, 'keep its connections open and use them again, so that fewer are made'],
  [/^tls\./, 'send and receive less there'],
  [/(?:)/, 'leave out calls whose results nothing needs, or move it off the event loop'],
];

/**
 * @param {Offender | undefined} heaviest call site
 * @returns {string} what helps against cryptography that no rule covers
 */
export function lookThere(heaviest) {
  if (heaviest === undefined) return 'See in the report which operation it is; it has no call site.';
  const [, ways] = /** @type {(typeof WAYS)[number]} */ (
    WAYS.find(([operations]) => operations.test(heaviest.operation))
  );
  return `Look at ${placed(heaviest)}: ${ways}.`;
}

/**
 * @param {number} count how many
 * @param {string} noun in the singular
 * @returns {string} such as `No findings`, `1 finding`, `2 findings`
 */
export function noneOr(count, noun) {
  return count === 0 ? `No ${noun}s` : counted(count, noun);
}

/**
 * @param {GateEvidence[]} evidence in any order
 * @returns {GateEvidence[]} heaviest first
 */
function byTicks(evidence) {
  return evidence.toSorted((a, b) => (b.site?.ticks ?? 0) - (a.site?.ticks ?? 0));
}
