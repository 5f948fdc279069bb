/** The answer, in a sentence or two, and never more certain than the ticks allow. */
import { count, counted, duration, percent, percentWithMargin } from './numbers.js';
import { prose } from './page.js';

/** @typedef {import('../../model/report.js').Report} Report */
/** @typedef {import('../../model/report.js').Phase} Phase */
/** @typedef {import('./page.js').Page} Page */

/**
 * Busy ticks below which a share says too little: at 200 the 95 % interval of a share is up to 7 points
 * to either side (1.96 · √(0.25 / 200)).
 */
const TICKS_NEEDED = 200;
const MARGIN_AT_TICKS_NEEDED = 7;

/** From this share of ticks without a name on, cryptography among them may be what matters. */
const BLIND = 0.2;

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
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} lines
 */
export function answer(page, report) {
  const { crypto, profile } = report;
  if (profile.busyTicks < TICKS_NEEDED) return tooFewTicks(page, report);
  if (crypto.ticks === 0) {
    return [
      ...prose(page, `No crypto found in ${counted(profile.busyTicks, 'tick')}.`, 2).map((line) => page.paint.bold(line)),
      ...(blindSpot(page, profile) ??
        prose(page, `If there is any, it takes less than ${percent(Math.ceil(crypto.interval[1] * 10_000) / 10_000, 2)} of this program's CPU (95 % interval).`, 2)),
    ];
  }
  const share = percentWithMargin(crypto.share, crypto.interval);
  return [
    ...prose(page, `Cryptography takes ${share} of this program's CPU, ${phases(report)}.`, 2).map((line) => page.paint.bold(line)),
    ...longestBlock(page, report),
    ...(blindSpot(page, profile) ?? []),
  ];
}

/**
 * @param {Page} page gives the width
 * @param {Report['profile']} profile totals
 * @returns {string[] | null} lines that say what may have been missed; null if next to nothing
 */
function blindSpot(page, { busyTicks, namedTicks, libraryTicks }) {
  const unnamed = busyTicks - namedTicks - libraryTicks;
  if (unnamed < BLIND * busyTicks) return null;
  return prose(page, `But ${percent(unnamed / busyTicks)} of the ticks carry no name: cryptography among them is found only where JavaScript frames or callers show it, and may be missed.`, 2)
    .map((line) => page.paint.yellow(line));
}

/**
 * @param {Page} page gives width and colours
 * @param {Report} report with too few busy ticks
 * @returns {string[]} lines: how many there are, how many are needed, for how long to run
 */
function tooFewTicks(page, { crypto, profile, target }) {
  const { busyTicks } = profile;
  const missing = TICKS_NEEDED - busyTicks;
  // Ticks come as fast as until now, or one per interval if there were none.
  const msPerTick = busyTicks > 0 ? Math.max(target.durationMs, profile.busyMs) / busyTicks : profile.intervalUs / 1000;
  const seconds = Math.max(1, Math.ceil((missing * msPerTick) / 1000));
  const soFar = crypto.ticks === 0
    ? 'None of them is cryptography, which proves little.'
    : `So far ${count(crypto.ticks)} of them are cryptography: between ${percent(crypto.interval[0], 0)} and ${percent(crypto.interval[1], 0)}.`;
  return [
    ...prose(page, `${busyTicks === 0 ? 'No busy ticks' : `Only ${counted(busyTicks, 'busy tick')}`}: too few for an answer.`, 2)
      .map((line) => page.paint.bold.yellow(line)),
    ...prose(page, `About ${TICKS_NEEDED} are needed (±\u00a0${MARGIN_AT_TICKS_NEEDED} points): run it some ${count(seconds)}\u00a0s longer, or give it more to do.`
      + (busyTicks === 0 ? '' : ` ${soFar}`), 2),
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
 * @param {Page} page gives the width
 * @param {Report} report with crypto in it
 * @returns {string[]} lines: how long the event loop stands still, if it does
 */
function longestBlock(page, { callSites, crypto, profile }) {
  const onLoop = crypto.byPhase['event-loop'] ?? 0;
  if (onLoop === 0) return prose(page, 'None of it holds the event loop.', 2);
  const longest = callSites
    .filter((site) => (site.byPhase['event-loop'] ?? 0) > 0 && site.form !== 'async')
    .reduce((max, { blocks }) => Math.max(max, blocks.maxMs), 0);
  const share = `for ${percent(onLoop / profile.busyTicks)} of busy time`;
  return prose(page, `It holds the event loop ${longest > 0 ? `${share}, for up to ${duration(longest)} at a time` : share}.`, 2);
}
