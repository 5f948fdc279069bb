/** From a log that was read to its end to a Profile. */
import { hidesIdle } from '../model/collector.js';
import { StackBuilder } from '../model/stack-builder.js';
import { checkHeld } from './held.js';
import { LocationFrames } from './location-frames.js';
import { logDiagnostics } from './diagnostics.js';
import { sampleTimes } from './sample-times.js';
import { skippedCallers } from './skipped-callers.js';
import { SymbolTable } from './symbol-table.js';
import { timeWeights } from './weights.js';

/** @import { Failure } from '../model/failure.js' */
/** @import { Profile } from '../model/profile.js' */
/** @import { LibrarySymbols } from '../symbols/index.js' */
/** @import { V8Log } from './reader.js' */

/**
 * What stacks are built with.
 * @typedef {object} Building
 * @property {(location: number) => number[]} expand frames of a location
 * @property {StackBuilder} builder gets the stacks
 * @property {() => void} check throws if they are too many
 */

/** V8's default, if the log does not say (Node: --prof-sampling-interval). */
const DEFAULT_INTERVAL_US = 1000;

/** `process.platform` by the name in the `v8-platform` row. */
const PLATFORMS = /** @type {Record<string, string>} */ ({ linux: 'linux', macos: 'darwin', windows: 'win32' });

/**
 * Makes the Profile from a log that has been read to its end.
 * @param {V8Log} log read to its end
 * @param {LibrarySymbols[]} libraries names of the native addresses that were hit
 * @param {{source: string, pid: number, node: string, arch: string, showsIdle?: true}} origin what the log does not say
 * @param {ReadonlySet<string>} asked paths of files whose sources are needed, though they may be on no stack
 * @returns {Profile} the profile; its `calls` are still empty
 * @throws {Failure} `log-too-rich` if inlined functions expand it to more than may be kept
 */
export function buildProfile(log, libraries, origin, asked) {
  const frames = new LocationFrames(log.scripts, new SymbolTable(libraries));
  const builder = new StackBuilder();
  const check = gauge(log, frames, builder);
  const expand = expander(log, frames, check);
  const skipped = skippedCallers(log.samples, log.locations.list, expand, frames.table);
  const building = { expand, builder, check };
  const callers = callerStacks(log, { ...building, expand: callExpander(log, frames, expand) });
  const { stack, inferredCallers } = sampleStacks(log, building, callers, skipped);
  const { state } = log.samples;
  const intervalUs = log.intervalUs || DEFAULT_INTERVAL_US;
  const time = sampleTimes(log.samples.time, intervalUs);
  return {
    meta: {
      format: 'v8-log',
      v8: log.v8Version,
      platform: PLATFORMS[log.platform] ?? log.platform,
      thread: log.isWorker ? 'worker' : 'main',
      intervalUs,
      executable: log.executable,
      timed: true,
      ...origin,
    },
    frames: frames.table.frames,
    stacks: builder.finish(),
    samples: {
      length: time.length,
      stack,
      time,
      state,
      weight: timeWeights(time, intervalUs, hidesIdle(log.v8Major, state, origin.showsIdle)),
    },
    dropped: log.samples.dropped,
    calls: new Map(),
    sources: frames.sources(asked),
    ...(log.scripts.skipped > 0 && { hasAllSources: false }),
    ...(log.clock === null ? {} : { clock: log.clock }),
    diagnostics: logDiagnostics(log, libraries, { unknownInlined: frames.unknownInlined, inferredCallers }),
  };
}

/** Number of new frames and stack rows after which their total is checked. */
const CHECKED_EVERY = 10_000;
/** In an array of numbers. */
const BYTES_OF_INDEX = 8;

/**
 * @param {V8Log} log read to its end
 * @param {LocationFrames} frames of its locations
 * @param {StackBuilder} builder of the final stacks
 * @returns {(expanded?: number) => void} call it every few rows, and with the number of frames that a location was
 *   expanded to; throws once there are too many
 */
function gauge(log, frames, builder) {
  const { held } = log;
  let indexes = 0;
  let next = CHECKED_EVERY;
  return (expanded = 0) => {
    indexes += expanded;
    if (builder.length + indexes < next) return;
    next = builder.length + indexes + CHECKED_EVERY;
    checkHeld({
      ...held,
      frames: frames.table.frames.length,
      stacks: held.stacks + builder.length,
      textBytes: held.textBytes + indexes * BYTES_OF_INDEX,
    });
  };
}

/**
 * @param {V8Log} log read to its end
 * @param {LocationFrames} frames of its locations
 * @param {(expanded: number) => void} check throws if it is too much
 * @returns {(location: number) => number[]} frame indexes of a location, outermost first; each is made once
 */
function expander(log, frames, check) {
  /** @type {Map<number, number[]>} */
  const expanded = new Map();
  return (location) => {
    let indexes = expanded.get(location);
    if (indexes === undefined) {
      indexes = frames.framesOf(log.locations.list[location]).reverse();
      expanded.set(location, indexes);
      check(indexes.length);
    }
    return indexes;
  };
}

/**
 * @param {V8Log} log read to its end
 * @param {LocationFrames} frames of its locations
 * @param {(location: number) => number[]} expand frames of a location
 * @returns {(location: number) => number[]} the same for callers' locations, with a separate frame for each of their
 *   calls
 */
function callExpander(log, frames, expand) {
  /** @type {Map<number, number[]>} */
  const expanded = new Map();
  return (location) => {
    let indexes = expanded.get(location);
    if (indexes === undefined) {
      const frame = frames.baselineCall(log.locations.list[location]);
      indexes = frame === -1 ? expand(location) : [frame];
      expanded.set(location, indexes);
    }
    return indexes;
  };
}

/**
 * @param {V8Log} log read to its end
 * @param {Building} building the profile's stacks
 * @returns {Int32Array} row of the final stack for each raw stack of callers
 */
function callerStacks(log, { expand, builder, check }) {
  const raw = log.samples.stacks;
  const rows = new Int32Array(raw.length);
  for (let index = 0; index < raw.length; index++) {
    let row = raw.parent[index] === -1 ? -1 : rows[raw.parent[index]];
    for (const frame of expand(raw.frame[index])) row = builder.intern(row, frame);
    rows[index] = row;
    check();
  }
  return rows;
}

/**
 * Puts binding and program counter on top of the callers. A native frame that is already there (the counter is in the
 * binding, or V8 walked it as the entry of the call) is not repeated.
 * @param {V8Log} log read to its end
 * @param {Building} building the profile's stacks
 * @param {Int32Array} callers row for each raw stack
 * @param {(row: number, leaf: number) => readonly number[]} skipped frames that V8 left out below a builtin
 * @returns {{stack: Int32Array, inferredCallers: number}} row for each sample; how many got such frames
 */
function sampleStacks(log, { expand, builder, check }, callers, skipped) {
  const { samples, locations } = log;
  const { points } = samples;
  const stackOf = new Int32Array(points.length);
  let inferredCallers = 0;
  const push = (/** @type {number} */ row, /** @type {number} */ location) => {
    const isNative = 'library' in locations.list[location];
    for (const frame of expand(location)) {
      const isThere = isNative && row !== -1 && builder.frames.values[row] === frame;
      if (!isThere) row = builder.intern(row, frame);
    }
    return row;
  };
  for (let point = 0; point < points.length; point++) {
    if (points.ticks[point] === 0) continue;
    const caller = points.callers[point];
    const binding = points.binding[point];
    const leaf = points.leaf[point];
    let row = caller === -1 ? -1 : callers[caller];
    const leftOut = binding === -1 ? skipped(caller, leaf) : [];
    if (binding !== -1) row = push(row, binding);
    for (const frame of leftOut) row = builder.intern(row, frame);
    if (leftOut.length > 0) inferredCallers += points.ticks[point];
    check();
    stackOf[point] = push(row, leaf);
  }
  const stack = new Int32Array(samples.length);
  for (let sample = 0; sample < stack.length; sample++) stack[sample] = stackOf[samples.point[sample]];
  return { stack, inferredCallers };
}
