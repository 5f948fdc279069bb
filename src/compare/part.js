/** One of the two runs that are compared, and what a part of it cost. */
import { noiseOf, onceTicksOf, runNoise } from './noise.js';

/** @import { Noise, Piece, Pieces, RunNoise } from './noise.js' */
/** @import { Report } from '../model/report.js' */

/**
 * One of the two runs compared.
 * @typedef {object} Side
 * @property {'before'|'after'} name
 * @property {Report} report has its root, known or guessed; ids and files are relative to it
 * @property {RunNoise} noise how much it varies
 */

/**
 * @param {Side['name']} name of the run
 * @param {Report} report of it
 * @returns {Side} the run with its noise
 */
export function sideOf(name, report) {
  return { name, report, noise: runNoise(report) };
}

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
    ...startsIn(report),
    onceTicks: Math.min(part.ticks, onceTicksOf(pieces)),
    runOnceTicks: Math.min(busyTicks, noise.onceTicks),
    noise: noiseOf(noise, pieces),
  };
}

/**
 * @param {Pick<Report, 'profile' | 'runs'>} report of a run, or of several that were added up
 * @returns {Pick<Part, 'runs' | 'hasStart'>} how often what is done once was done, and whether that was sampled
 */
export function startsIn({ runs, profile: { sampledBy, warmUp } }) {
  return { runs: runs?.length ?? 1, hasStart: sampledBy === undefined && warmUp === undefined };
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
