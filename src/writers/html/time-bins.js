/** Samples by time, as the page's timeline needs them. */

/**
 * The rows of the stacks by time: what the timeline draws, and what selecting a stretch of it leaves of the flame
 * graph.
 */
/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */

/** @typedef {{name: string, bins: number, firstBin: number, isPool: boolean}} GraphThread */

/**
 * Rows by time: those of bin `b` are from `start[b]` to `start[b + 1]`, ascending; each thread has consecutive bins of
 * `us` µs from its start.
 * @typedef {{start: number[], row: Int32Array, ticks: Int32Array, us: number}} TimeBins
 */

/** Bins and blocks begin at multiples of this, µs: 32 bits are enough for two days. */
export const TIME_UNIT_US = 100;
/** Bins of all threads together, each from its first tick to its last. */
const MOST_BINS = 1000;
/** And with those before: of a hundred threads that ran one after the other, most are empty. */
const MOST_BINS_FROM_START = 20_000;
/** Rows by time: beyond these the page would be too large, and bins are made longer. */
const MOST_ENTRIES = 1_000_000;

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {number[]} firstRows index of the first row of each
 * @param {string[]} names of the threads
 * @returns {{threads: GraphThread[], bins: TimeBins}} rows by time
 */
export function timeBins(profiles, firstRows, names) {
  const spans = profiles.map(({ profile: { meta, samples } }) =>
    meta.timed && samples.length > 0 ? samples.time[samples.length - 1] : 0,
  );
  const fromStart = spans.reduce((sum, span) => sum + span, 0);
  const before = profiles.reduce(
    (sum, { profile }, thread) => sum + (spans[thread] > 0 ? profile.samples.time[0] : 0),
    0,
  );
  const shortest = Math.max((fromStart - before) / MOST_BINS, fromStart / MOST_BINS_FROM_START);
  const least = TIME_UNIT_US * Math.ceil(shortest / TIME_UNIT_US);
  for (let us = Math.max(1000, least); ; us *= 2) {
    const binned = inBins(profiles, firstRows, spans, us);
    if (binned === null) continue;
    return { ...binned, threads: binned.threads.map((thread, index) => ({ name: names[index], ...thread })) };
  }
}

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {number[]} firstRows index of the first row of each
 * @param {number[]} spans µs from the start of each to its last sample
 * @param {number} us length of a bin, µs
 * @returns {{threads: Omit<GraphThread, 'name'>[], bins: TimeBins} | null} rows by time; null if they are too many
 */
function inBins(profiles, firstRows, spans, us) {
  /** @type {number[]} */
  const start = [];
  const samples = profiles.reduce((sum, { rowOfSample }) => sum + rowOfSample.length, 0);
  const [rows, ticks] = [new Int32Array(samples), new Int32Array(samples)];
  let length = 0;
  const threads = profiles.map(({ profile, rowOfSample, rows: { length: annotatedRows } }, thread) => {
    const count = profile.meta.timed ? Math.floor(spans[thread] / us) + 1 : 0;
    const firstBin = start.length;
    const inBin = new Int32Array(annotatedRows);
    let sample = 0;
    for (let bin = 0; bin < count; bin++) {
      const first = length;
      start.push(first);
      for (; sample < rowOfSample.length && profile.samples.time[sample] < (bin + 1) * us; sample++) {
        const row = rowOfSample[sample];
        if (row !== -1 && inBin[row]++ === 0) rows[length++] = row;
      }
      rows.subarray(first, length).sort();
      for (let entry = first; entry < length; entry++) {
        const row = rows[entry];
        ticks[entry] = inBin[row];
        inBin[row] = 0;
        rows[entry] += firstRows[thread];
      }
    }
    return { bins: count, firstBin, isPool: profile.meta.thread === 'pool' };
  });
  if (length > MOST_ENTRIES && start.length > profiles.length) return null;
  start.push(length);
  return { threads, bins: { start, row: rows.subarray(0, length), ticks: ticks.subarray(0, length), us } };
}
