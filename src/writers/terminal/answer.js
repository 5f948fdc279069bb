/** The answer, in a sentence or two, and never more certain than the ticks allow. */
import { BLIND, TICKS_NEEDED, namelessShare } from '../../model/certainty.js';
import { longestOnLoop } from '../../model/event-loop.js';
import { duration, grouped, percent, percentWithMargin } from '../../text/numbers.js';
import { counted } from '../../text/words.js';
import { prose } from './page.js';

/** @typedef {import('../../model/report.js').Report} Report */
/** @typedef {import('../../model/report.js').Phase} Phase */
/** @typedef {import('./page.js').Page} Page */

/** Of a share at TICKS_NEEDED, points to either side. */
const MARGIN_AT_TICKS_NEEDED = 7;

/** A share of crypto's ticks that makes the rest not worth a word. */
const NEARLY_ALL = 0.95;

/** @type {Record<Phase, string>} */
const WHERE = {
  'event-loop': 'on the event loop',
  'top-level': 'while modules load',
  worker: 'on worker threads',
  bootstrap: 'while Node.js starts',
  gc: 'in garbage collection',
  idle: 'while it waits',
};

/**
 * A paragraph of the answer. No name from the profile is in it.
 * @typedef {object} Statement
 * @property {string} text
 * @property {boolean} isMain whether it is what was asked
 * @property {boolean} isDoubt whether it says how little is known
 */

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} lines
 */
export function answer(page, report) {
  const { paint } = page;
  return answerStatements(report).flatMap(({ text, isMain, isDoubt }) => prose(page, text, 2)
    .map((line) => (isDoubt ? paint.yellow(line) : line))
    .map((line) => (isMain ? paint.bold(line) : line)));
}

/**
 * @param {Report} report the answer
 * @returns {Statement[]} how much crypto there is, where, how long it holds the event loop, what may be missing
 */
export function answerStatements(report) {
  const { crypto, profile } = report;
  if (profile.busyTicks < TICKS_NEEDED) return tooFewTicks(report);
  const blind = blindSpot(profile);
  if (crypto.ticks === 0) {
    const most = percent(Math.ceil(crypto.interval[1] * 10_000) / 10_000, 2);
    return [
      main(`No crypto found in ${counted(profile.busyTicks, 'tick')}.`),
      ...(blind ?? [detail(`If there is any, it takes less than ${most} of this program's CPU (95 % interval).`)]),
    ];
  }
  const share = percentWithMargin(crypto.share, crypto.interval);
  return [
    main(`Cryptography takes ${share} of this program's CPU, ${phases(report)}.`),
    detail(longestBlock(report)),
    ...(blind ?? []),
  ];
}

/**
 * @param {string} text of a statement
 * @returns {Statement} that is what was asked
 */
function main(text) {
  return { text, isMain: true, isDoubt: false };
}

/**
 * @param {string} text of a statement
 * @returns {Statement} that says more
 */
function detail(text) {
  return { text, isMain: false, isDoubt: false };
}

/**
 * @param {Report['profile']} profile totals
 * @returns {Statement[] | null} what may have been missed; null if next to nothing
 */
function blindSpot(profile) {
  const nameless = namelessShare(profile);
  if (nameless < BLIND) return null;
  const text = `But ${percent(nameless)} of the ticks carry no name: cryptography among them is found only where JavaScript frames or callers show it, and may be missed.`;
  return [{ text, isMain: false, isDoubt: true }];
}

/**
 * @param {Report} report with too few busy ticks
 * @returns {Statement[]} how many there are, how many are needed, for how long to run
 */
function tooFewTicks({ crypto, profile, target }) {
  const { busyTicks } = profile;
  const missing = TICKS_NEEDED - busyTicks;
  // Ticks come as fast as until now, or one per interval if there were none.
  const msPerTick = busyTicks > 0 ? Math.max(target.durationMs, profile.busyMs) / busyTicks : profile.intervalUs / 1000;
  const seconds = Math.max(1, Math.ceil((missing * msPerTick) / 1000));
  const soFar = crypto.ticks === 0
    ? 'None of them is cryptography, which proves little.'
    : `So far ${grouped(crypto.ticks)} of them are cryptography: between ${percent(crypto.interval[0], 0)} and ${percent(crypto.interval[1], 0)}.`;
  return [
    { text: `${busyTicks === 0 ? 'No busy ticks' : `Only ${counted(busyTicks, 'busy tick')}`}: too few for an answer.`, isMain: true, isDoubt: true },
    detail(`About ${TICKS_NEEDED} are needed (± ${MARGIN_AT_TICKS_NEEDED} points): run it some ${grouped(seconds)} s longer, or give it more to do.`
      + (busyTicks === 0 ? '' : ` ${soFar}`)),
  ];
}

/**
 * @param {Report} report with crypto in it
 * @returns {string} where its ticks are, heaviest first
 */
function phases({ crypto }) {
  const heaviest = Object.entries(crypto.byPhase).filter(([, ticks]) => ticks > 0).sort((left, right) => right[1] - left[1]);
  if (heaviest.length === 0) return 'of unknown phase';
  const [[first, firstTicks]] = heaviest;
  if (firstTicks >= crypto.ticks) return `all of it ${WHERE[/** @type {Phase} */ (first)]}`;
  if (firstTicks >= NEARLY_ALL * crypto.ticks) return `nearly all of it ${WHERE[/** @type {Phase} */ (first)]}`;
  return heaviest
    .map(([phase, ticks]) => `${percent(ticks / crypto.ticks, 0)} of it ${WHERE[/** @type {Phase} */ (phase)]}`)
    .join(', ');
}

/**
 * @param {Report} report with crypto in it
 * @returns {string} how long the event loop stands still, if it does
 */
function longestBlock({ callSites, crypto, profile }) {
  const onLoop = crypto.byPhase['event-loop'] ?? 0;
  if (onLoop === 0) return 'None of it holds the event loop.';
  const longest = longestOnLoop(callSites)?.blocks.maxMs ?? 0;
  const share = `for ${percent(onLoop / profile.busyTicks)} of busy time`;
  return `It holds the event loop ${longest > 0 ? `${share}, for up to ${duration(longest)} at a time` : share}.`;
}
