import { noiseOf, onceTicksOf } from './noise.js';

/** @import { Noise, Piece, Pieces } from './noise.js' */
/** @import { Side } from './side.js' */

/**
 * What a part of a run took.
 * @typedef {object} Part
 * @property {number} ticks
 * @property {number} cpuMs
 * @property {number} busyTicks of the whole run
 * @property {number} busyMs of the whole run
 * @property {number} onceTicks those of `ticks` that are no part of what the program does again and again
 * @property {number} runOnceTicks busy ticks of the run that are none, either
 * @property {Noise} noise how much of it may be chance
 */

/**
 * What is meant of a run.
 * @typedef {object} Meant
 * @property {{ticks: number, cpuMs: number} | null} whole what the run spent time on, null if it did not
 * @property {(pieces: Pieces) => Piece[] | undefined} piecesIn all those that the run has, or of what holds the event
 *   loop
 * @property {number} [loopTicks] those that held the event loop, if only they are meant
 */

/**
 * @param {Side} side a run
 * @param {Meant} meant of it
 * @returns {Part} the part, with the noise of its pieces
 */
export function partIn({ report, noise }, { whole, piecesIn, loopTicks }) {
  const { busyTicks, busyMs } = report.profile;
  const pieces = piecesIn(loopTicks === undefined ? noise.all : noise.onLoop) ?? [];
  const part = partOf(whole, busyTicks, loopTicks);
  return {
    ...part,
    busyMs,
    onceTicks: Math.min(part.ticks, onceTicksOf(pieces)),
    runOnceTicks: Math.min(busyTicks, noise.onceTicks),
    noise: noiseOf(noise, pieces),
  };
}

/**
 * @param {{ticks: number, cpuMs: number} | null} whole something that a run spent time on, null if it did not
 * @param {number} busyTicks of the run
 * @param {number} [ticks] that are meant, if not all of them; their time goes by the mean weight of a tick
 * @returns {Pick<Part, 'ticks' | 'cpuMs' | 'busyTicks'>} 0 ticks and 0 ms of what it did not do
 */
export function partOf(whole, busyTicks, ticks = whole?.ticks ?? 0) {
  if (whole === null || ticks === 0) return { ticks: 0, cpuMs: 0, busyTicks };
  return {
    ticks,
    cpuMs: ticks === whole.ticks ? whole.cpuMs : Math.round((whole.cpuMs * ticks) / whole.ticks),
    busyTicks,
  };
}
