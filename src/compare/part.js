import { noiseOf } from './noise.js';

/** @import { Noise, Piece, Pieces } from './noise.js' */
/** @import { Side } from './side.js' */

/**
 * What a part of a run took.
 * @typedef {object} Part
 * @property {number} ticks
 * @property {number} cpuMs
 * @property {number} busyTicks of the whole run
 * @property {number} busyMs of the whole run
 * @property {number} startTicks those of `ticks` in which modules were loaded
 * @property {number} runStartTicks the same of all cryptography in the run
 * @property {Noise} noise how much of it may be chance
 */

/**
 * What is meant of a run.
 * @typedef {object} Meant
 * @property {{ticks: number, cpuMs: number, byPhase?: Partial<Record<import('../model/report.js').Phase, number>>} | null} whole what
 *   the run spent time on, null if it did not
 * @property {(pieces: Pieces) => Piece[] | undefined} piecesIn all those that the run has, or of what holds the event loop
 * @property {number} [loopTicks] those that held the event loop, if only they are meant
 */

/**
 * @param {Side} side a run
 * @param {Meant} meant of it
 * @returns {Part}
 */
export function partIn({ report, noise }, { whole, piecesIn, loopTicks }) {
  const { busyTicks, busyMs } = report.profile;
  return {
    ...partOf(whole, busyTicks, loopTicks),
    busyMs,
    startTicks: loopTicks === undefined ? (whole?.byPhase?.['top-level'] ?? 0) : 0,
    runStartTicks: report.crypto.byPhase['top-level'] ?? 0,
    noise: noiseOf(noise, piecesIn(loopTicks === undefined ? noise.all : noise.onLoop) ?? []),
  };
}

/**
 * @param {{ticks: number, cpuMs: number} | null} whole something that a run spent time on, null if it did not
 * @param {number} busyTicks of the run
 * @param {number} [ticks] that are meant, if not all of them; their time goes by the mean weight of a tick
 * @returns {Pick<Part, 'ticks' | 'cpuMs' | 'busyTicks'>}
 */
export function partOf(whole, busyTicks, ticks = whole?.ticks ?? 0) {
  if (whole === null || ticks === 0) return { ticks: 0, cpuMs: 0, busyTicks };
  return { ticks, cpuMs: ticks === whole.ticks ? whole.cpuMs : Math.round((whole.cpuMs * ticks) / whole.ticks), busyTicks };
}
