/**
 * The stacks of two runs, with everything needed to judge any part of them the way the Comparison judges call sites.
 */

/** @import { AnnotatedProfile } from './annotated-stacks.js' */

/**
 * @typedef {object} ComparedStacks
 * @property {{before: number, after: number, isQuiet: boolean} | null} requests that each run answered, and whether
 *   nothing else competed for the processor; null if changes are not judged per request
 * @property {[before: StacksOfRun, after: StacksOfRun]} runs
 * @property {SamePair[]} same call sites in both runs
 */

/**
 * A call site in both runs.
 * @typedef {object} SamePair
 * @property {string} before its id in the one report
 * @property {string} after its id in the other
 * @property {{operation: string, algorithm: string} | null} work what it does, as far as either run knows; null if it
 *   now does something else
 */

/**
 * @typedef {object} StacksOfRun
 * @property {AnnotatedProfile[]} profiles one for each thread
 * @property {string} root that files are shown relative to, `''` if unknown
 * @property {FrameNoise} noise of the whole run
 * @property {(work: Pick<import('./annotated-stacks.js').StackWork, 'callSite' | 'operation' | 'algorithm'> | null) =>
 *   TickNoise} noiseOf of some cryptography's ticks; call with null for all other work
 */

/**
 * What all parts of a run have in common.
 * @typedef {object} FrameNoise
 * @property {number} busyTicks
 * @property {number} busyMs
 * @property {number} onceTicks busy ticks of work that the program does only once
 * @property {number} runs that the report adds up, 1 if it is of one
 * @property {boolean} hasStart whether the start of the run is in it
 * @property {number} busyFactor factor on variances because other programs competed for the processor
 * @property {number} runSearchTicks standard deviation of the ticks in prime searches
 * @property {number} recurringSearchTicks the same for recurring work
 * @property {boolean} [isJob] whether the run served nobody and ended by itself
 */

/**
 * How much a tick adds to the noise of the parts that contain it.
 * @typedef {object} TickNoise
 * @property {number} designEffect how much larger than binomial the variance of such ticks is
 * @property {boolean} isFewSearches whether it belongs to prime searches that are too few to average out
 * @property {number} searchVariance of the ticks in prime searches
 */

export {};
