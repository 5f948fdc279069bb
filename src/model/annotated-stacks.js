/** Stacks with what attribution found out about them, for pictures and other tools' formats. */

/** @import { OperationId } from './operation.js' */
/** @import { Profile } from './profile.js' */
/** @import { Phase, RouteReport } from './report.js' */

/**
 * One thread's samples.
 * @typedef {object} AnnotatedProfile
 * @property {Profile} profile they belong to
 * @property {StackRow[]} rows all samples except waiting
 * @property {StackWork[]} works the cryptography in them
 * @property {StackRoute[]} routes which requests they answer
 * @property {Int32Array} rowOfSample for each sample of the profile, its index into `rows`, -1 for waiting
 * @property {FrameOwner[]} owners owner of the code of each frame of the profile
 * @property {CallStretches[]} stretches how long call sites held the thread, and when; none if unknown
 */

/**
 * Uninterrupted stretches of samples in one call site, in order.
 * @typedef {object} CallStretches
 * @property {string} callSite its id in the report
 * @property {Phase} phase
 * @property {number[]} starts µs since the isolate's profiler started
 * @property {number[]} durations µs
 */

/**
 * @typedef {object} FrameOwner
 * @property {'user'|'package'|'node'|'other'} owner `other` for everything that is not a JavaScript function with a
 *   file
 * @property {string} package name of the npm package, `''` if it is none
 * @property {boolean} forwards whether it is framework code that only passes requests on to handlers
 * @property {boolean} loads whether it is Node code that loads modules, including its own
 */

/**
 * Samples that agree in all of these.
 * @typedef {object} StackRow
 * @property {number} stack row of the profile's stacks, -1 for samples without a stack
 * @property {number} work index into `works`, -1 if not cryptography
 * @property {Phase} phase
 * @property {number} route index into `routes`, -1 outside of the event loop
 * @property {number} ticks
 * @property {number} weightUs µs that they stand for
 */

/** @typedef {Pick<RouteReport, 'kind' | 'method' | 'pattern' | 'candidates'>} StackRoute a row of the report's routes */

/**
 * @typedef {object} StackWork
 * @property {OperationId} operation
 * @property {string} algorithm `''` if unknown
 * @property {number} frame of the call site, index into the profile's frames; -1 if there is none
 * @property {string} file of the call site, `''` if there is none
 * @property {number | null} line of the call site, null if unknown
 * @property {string} callSite its id in the report, `''` if it has none
 */

export {};
