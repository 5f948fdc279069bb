import { noiseOf, onceTicksOf } from './noise.js';

/** @import { Noise, Piece, Pieces } from './noise.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Side } from './side.js' */

/**
 * What part of a run cost.
 * @typedef {object} Part
 * @property {number} ticks
 * @property {number} cpuMs
 * @property {number} busyTicks of the whole run
 * @property {number} busyMs of the whole run
 * @property {number} onceTicks those of `ticks` that are not recurring work
 * @property {number} runOnceTicks busy ticks of the whole run that are not recurring work either
 * @property {number} runs that the report adds up, 1 if it is of one
 * @property {boolean} hasStart whether the start of the run is in it
 * @property {Noise} noise how much of it may be chance
 */

/**
 * Which part of a run is meant.
 * @typedef {object} Meant
 * @property {{ticks: number, cpuMs: number} | null} whole what the run spent on the whole of it, null if nothing
 * @property {(pieces: Pieces) => Piece[] | undefined} piecesIn all the pieces of the run, or those that hold the event
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
    runs: report.runs?.length ?? 1,
    hasStart: hasStart(report),
    onceTicks: Math.min(part.ticks, onceTicksOf(pieces)),
    runOnceTicks: Math.min(busyTicks, noise.onceTicks),
    noise: noiseOf(noise, pieces),
  };
}

/**
 * @param {Pick<Report, 'profile'>} report of a run
 * @returns {boolean} whether it was sampled from its start, and nothing of that left out
 */
export function hasStart({ profile: { sampledBy, warmUp } }) {
  return sampledBy === undefined && warmUp === undefined;
}

/**
 * @param {{ticks: number, cpuMs: number} | null} whole something that the run spent time on, null if it didn't
 * @param {number} busyTicks of the run
 * @param {number} [ticks] its ticks to use, if not all; their time follows from a tick's mean weight
 * @returns {Pick<Part, 'ticks' | 'cpuMs' | 'busyTicks'>} 0 ticks and 0 ms for work that it didn't do
 */
export function partOf(whole, busyTicks, ticks = whole?.ticks ?? 0) {
  if (whole === null || ticks === 0) return { ticks: 0, cpuMs: 0, busyTicks };
  return {
    ticks,
    cpuMs: ticks === whole.ticks ? whole.cpuMs : Math.round((whole.cpuMs * ticks) / whole.ticks),
    busyTicks,
  };
}
