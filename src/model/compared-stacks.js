/** The stacks of two runs, with what it takes to judge any part of them as the Comparison judges call sites. */

/** @import { AnnotatedProfile } from './annotated-stacks.js' */

/**
 * @typedef {object} ComparedStacks
 * @property {{before: number, after: number, isQuiet: boolean} | null} requests that the runs have answered, and whether
 *   nothing else wanted the processor; null if changes are not judged by them
 * @property {[before: StacksOfRun, after: StacksOfRun]} runs
 * @property {SamePair[]} same call sites that are in both
 */

/**
 * A call site in both runs.
 * @typedef {object} SamePair
 * @property {string} before its id in the one report
 * @property {string} after its id in the other
 * @property {{operation: string, algorithm: string} | null} work what it does, as far as either run knows; null if it
 *   does something else now
 */

/**
 * @typedef {object} StacksOfRun
 * @property {AnnotatedProfile[]} profiles one for each thread
 * @property {string} root that files are shown relative to, `''` if unknown
 * @property {FrameNoise} noise of the whole run
 * @property {(work: Pick<import('./annotated-stacks.js').StackWork, 'callSite' | 'operation' | 'algorithm'> | null) =>
 *   TickNoise} noiseOf of what some cryptography takes; null for all other work
 */

/**
 * What all parts of a run have in common.
 * @typedef {object} FrameNoise
 * @property {number} busyTicks
 * @property {number} busyMs
 * @property {number} onceTicks busy ticks that are no part of what the program does again and again
 * @property {number} busyFactor how many times larger variances are, as other programs wanted the processor
 * @property {number} runSearchTicks standard deviation of the ticks that are searches for primes
 * @property {number} recurringSearchTicks the same of what is done again and again
 */

/**
 * What a tick adds to the noise of the parts that it is in.
 * @typedef {object} TickNoise
 * @property {number} designEffect how much larger than binomial the variance of such ticks is
 * @property {boolean} isFewSearches whether it is of searches for primes, too few to even out
 * @property {number} searchVariance of the ticks that are searches for primes
 */

export {};
