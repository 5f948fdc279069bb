/** The timeline as numbers, for readers who can't see the picture: each thread in a few stretches of equal length. */
import { grouped, percent } from '../../text/numbers.js';
import { capitalised } from '../../text/words.js';
import { element, htmlTable } from './markup.js';
import { LANE_KINDS, countedWords } from './time-lanes.js';

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */
/** @import { Cell, HtmlColumn, Markup } from './markup.js' */
/** @import { LaneKind, TimeLane } from './time-lanes.js' */

/** Rows of all threads together, if there are not too many threads. */
const MOST_ROWS = 60;
const MOST_STRETCHES = 20;
const FEWEST_STRETCHES = 2;
/** Shorter stretches are shown in ms. */
const FINE_US = 100_000;

/**
 * @typedef {object} Stretch
 * @property {number} thread index of its profile
 * @property {number} fromUs since the isolate's profiler started
 * @property {number} toUs
 * @property {number} busyTicks
 * @property {number} cryptoTicks of them
 * @property {Record<LaneKind, number>} counts of what was counted
 */

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {TimeLane[]} lanes of them
 * @returns {Stretch[]} by thread, each from its start to its last sample
 */
export function timeStretches(profiles, lanes) {
  const spans = profiles.map(({ profile: { meta, samples } }) =>
    meta.timed && samples.length > 0 ? samples.time[samples.length - 1] : 0,
  );
  const drawn = spans.filter((span) => span > 0).length;
  const stretches = Math.max(FEWEST_STRETCHES, Math.min(MOST_STRETCHES, Math.floor(MOST_ROWS / Math.max(1, drawn))));
  const us = Math.ceil(Math.max(0, ...spans) / stretches);
  return profiles.flatMap((profile, thread) => {
    if (spans[thread] === 0) return [];
    const own = Array.from({ length: Math.ceil(spans[thread] / us) }, (_, index) => ({
      thread,
      fromUs: index * us,
      toUs: (index + 1) * us,
      busyTicks: 0,
      cryptoTicks: 0,
      counts: { requests: 0, handshakes: 0, jobs: 0 },
    }));
    const at = (/** @type {number} */ time) => own[Math.max(0, Math.min(own.length - 1, Math.floor(time / us)))];
    addTicks(profile, at);
    for (const { kind, startUs, slotUs, counts } of lanes.filter((lane) => lane.thread === thread))
      counts.forEach((count, slot) => (at(startUs + (slot + 0.5) * slotUs).counts[kind] += count));
    // Before it was started there is nothing to tell.
    const { time } = profile.profile.samples;
    return own.filter(({ toUs, busyTicks }) => toUs >= time[0] || busyTicks > 0);
  });
}

/**
 * @param {AnnotatedProfile} profile of a thread
 * @param {(time: number) => Stretch} at the stretch of a time, which is added to
 */
function addTicks({ profile: { samples }, rows, rowOfSample }, at) {
  for (let sample = 0; sample < rowOfSample.length; sample++) {
    const row = rowOfSample[sample];
    if (row === -1) continue;
    const stretch = at(samples.time[sample]);
    stretch.busyTicks++;
    if (rows[row].work !== -1) stretch.cryptoTicks++;
  }
}

/**
 * @param {Stretch[]} stretches of all threads
 * @param {TimeLane[]} lanes of them
 * @param {string[]} names of threads
 * @returns {Markup[]} a table per thread; none if there are no times
 */
export function timeTables(stretches, lanes, names) {
  if (stretches.length === 0) return [];
  const threads = [...new Set(stretches.map(({ thread }) => thread))];
  const tables = threads.flatMap((thread) => [
    element('h3', {}, names[thread]),
    threadTable(
      `Timeline: ${names[thread]}`,
      stretches.filter((stretch) => stretch.thread === thread),
      LANE_KINDS.flatMap((kind) => lanes.filter((lane) => lane.thread === thread && lane.kind === kind)),
    ),
  ]);
  return [element('details', {}, element('summary', {}, 'The timeline in numbers'), tables)];
}

/**
 * @param {string} caption of the table
 * @param {Stretch[]} stretches of a thread
 * @param {TimeLane[]} lanes of what it counted
 * @returns {Markup}
 */
function threadTable(caption, stretches, lanes) {
  const titles = ['From', 'Busy ticks', 'Cryptography', ...lanes.map(({ kind }) => capitalised(countedWords(kind)))];
  const columns = titles.map((title) => /** @type {HtmlColumn} */ ({ title, isNumber: true }));
  const number = (/** @type {number} */ value, bound = '') =>
    /** @type {Cell} */ ({ text: bound + grouped(value), value });
  const digits = stretches[0].toUs < FINE_US ? 3 : 2;
  const rows = stretches.map(({ fromUs, toUs, busyTicks, cryptoTicks, counts }) => {
    const share = busyTicks === 0 ? 0 : cryptoTicks / busyTicks;
    return [
      { text: `${(fromUs / 1e6).toFixed(digits)} s`, value: fromUs, stretch: { from: fromUs, to: toUs - 1 } },
      number(busyTicks),
      { text: busyTicks === 0 ? '' : percent(share), value: share },
      ...lanes.map(({ kind, complete }) => number(counts[kind], complete ? '' : '≥ ')),
    ];
  });
  return htmlTable(caption, columns, rows);
}
