/** Which callers V8 left out of a tick's stack, as other ticks show them. */
import { writtenFunction } from '../model/frame-table.js';

/** @import { FrameTable } from '../model/frame-table.js' */
/** @import { Location } from './locations.js' */
/** @import { RawSamples } from './raw-samples.js' */

/**
 * Restores callers that V8 leaves out. Builtins that set up no frame (string concatenation, inline caches, call
 * trampolines) run on the frame of the function that called them, and so does any function in its first instructions.
 * V8 mistakes that frame for the innermost one's and skips it (SafeStackFrameIterator in V8's src/execution/frames.cc):
 * so the next frame is their caller's caller.
 *
 * The missing function can be inferred: its return address belongs to one call, and the log shows what else was running
 * above that. If those samples agree on a frame, it is put back; if they don't (a call with several targets, a function
 * whose own work was seen as well as that of functions inlined in it), it stays out. Samples in its own code show best
 * where in the function it was; samples in its callees are at calls other than the builtin's.
 */

/** Share of the other samples above the same return address that must have a frame. To put back what more than half
 *  have would be right more often than not; four fifths keep the profile from saying what it hardly knows. */
const AGREEMENT = 0.8;
/** Optimised code looks whether it is still valid, and only then sets up its frame: bytes of that on x64 and arm64, at
 *  most. */
const PROLOGUE_BYTES = 24;
/** Agreement of fewer samples says little. */
const LEAST_SAMPLES = 20;

/** @type {readonly number[]} */
const NOTHING = [];

/** @typedef {{ticks: number, ownTicks: number}} Counts see Sight */

/**
 * What was running right above a return address.
 * @typedef {object} Sight
 * @property {readonly number[]} frames of one location, outermost first
 * @property {number} ticks
 * @property {number} ownTicks those whose program counter was there, not in a callee
 */

/**
 * @param {RawSamples} samples of a log that was read to its end
 * @param {readonly Location[]} locations by id
 * @param {(location: number) => number[]} expand frame indexes of a location, outermost first
 * @param {FrameTable} table of the frames; gets those whose line is left open
 * @returns {(row: number, leaf: number) => readonly number[]} frames that V8 left out between a row of the raw stacks
 *   and the location of a program counter, outermost first
 */
export function skippedCallers(samples, locations, expand, table) {
  const isFrameless = Uint8Array.from(locations, mayBeFrameless);
  const seen = seenAbove(samples, isFrameless);
  const addresses = samples.stacks.frame;
  /** @type {Map<number, readonly number[]>} */
  const known = new Map();
  return (row, leaf) => {
    if (row === -1 || isFrameless[leaf] === 0) return NOTHING;
    const address = addresses[row];
    let frames = known.get(address);
    if (frames === undefined) {
      const sights = Array.from(seen.get(address) ?? [], ([location, counts]) => ({
        frames: expand(location),
        ...counts,
      }));
      frames = isInFunction(locations[address]) ? agreedFrames(sights, table) : NOTHING;
      known.set(address, frames);
    }
    const isItself =
      frames.length > 0 && writtenFunction(table.frames[frames[0]]) === writtenFunction(table.frames[expand(leaf)[0]]);
    return isItself ? NOTHING : frames;
  };
}

/**
 * @param {Location} location of a call
 * @returns {boolean} whether the call there is made by a JavaScript function: builtins call others whose frames V8
 *   walks but does not log (ArrayTimSort below the comparison function), so nothing need be missing
 */
function isInFunction(location) {
  return 'code' in location && location.code.function.kind === 'js';
}

/**
 * @param {Location} location of a program counter
 * @returns {0 | 1} 1 if it may run on its caller's frame
 */
function mayBeFrameless(location) {
  if (!('code' in location)) return 0;
  const { code, offset } = location;
  if (code.function.type === 'Builtin') return 1;
  return code.function.kind === 'js' && code.tier !== 'ignition' && offset < PROLOGUE_BYTES ? 1 : 0;
}

/**
 * @param {RawSamples} samples of a log
 * @param {Uint8Array} isFrameless 1 for locations that may run on their callers' frames
 * @returns {Map<number, Map<number, Counts>>} ticks by return address, then by the location that was running above it;
 *   only for addresses above which a frameless location was seen, and without frameless ones
 */
function seenAbove({ stacks, points }, isFrameless) {
  const { length, parent: parents, frame: addresses } = stacks;
  /** @type {Map<number, Map<number, Counts>>} */
  const seen = new Map();
  for (let point = 0; point < points.length; point++) {
    const row = points.callers[point];
    if (row !== -1 && points.ticks[point] > 0 && isFrameless[points.leaf[point]] === 1)
      seen.set(addresses[row], new Map());
  }
  const add = (
    /** @type {number} */ address,
    /** @type {number} */ location,
    /** @type {number} */ count,
    /** @type {number} */ own,
  ) => {
    const sights = seen.get(address);
    const { ticks, ownTicks } = sights?.get(location) ?? { ticks: 0, ownTicks: 0 };
    sights?.set(location, { ticks: ticks + count, ownTicks: ownTicks + own });
  };
  const ticks = new Float64Array(length);
  for (let point = 0; point < points.length; point++) {
    const row = points.callers[point];
    const count = points.ticks[point];
    if (row === -1 || count === 0) continue;
    ticks[row] += count;
    if (isFrameless[points.leaf[point]] === 0) add(addresses[row], points.leaf[point], count, count);
  }
  // A row comes after its caller's: going backwards, each row has all its callees' ticks when it is reached.
  for (let row = length - 1; row >= 0; row--) {
    if (parents[row] === -1) continue;
    ticks[parents[row]] += ticks[row];
    add(addresses[parents[row]], addresses[row], ticks[row], 0);
  }
  return seen;
}

/**
 * @param {Sight[]} sights above one return address
 * @param {FrameTable} table of the frames
 * @returns {readonly number[]} the frames of functions that most of them begin with, outermost first
 */
function agreedFrames(sights, table) {
  const total = ticksOf(sights);
  const called = heaviestGroup(sights, (sight) => functionAt(sight, 0, table));
  if (total < LEAST_SAMPLES || ticksOf(called) < AGREEMENT * total) return NOTHING;
  const own = called.filter(({ ownTicks }) => ownTicks > 0).map((sight) => ({ ...sight, ticks: sight.ownTicks }));
  return commonFrames(ticksOf(own) < LEAST_SAMPLES ? called : own, table);
}

/**
 * @param {Sight[]} sights of one function
 * @param {FrameTable} table of the frames
 * @returns {number[]} the frames of functions that most of them begin with, outermost first
 */
function commonFrames(sights, table) {
  const enough = AGREEMENT * ticksOf(sights);
  const common = [];
  for (let depth = 0, rest = sights; ; depth++) {
    rest = heaviestGroup(rest, (sight) => functionAt(sight, depth, table));
    if (rest.length === 0 || ticksOf(rest) < enough) return common;
    const atOneLine = heaviestGroup(rest, (sight) => lineAt(sight, depth, table));
    const [{ frames }] = heaviestGroup(atOneLine, (sight) => String(sight.frames[depth]));
    const frame = table.frames[frames[depth]];
    common.push(
      ticksOf(atOneLine) < enough
        ? table.intern({ ...frame, callLine: 0, callColumn: 0, callOffset: 0 })
        : frames[depth],
    );
  }
}

/**
 * @param {Sight[]} sights to choose from
 * @param {(sight: Sight) => string} keyOf what puts sights together, `''` for those that are no choice
 * @returns {Sight[]} those with the key that has most ticks; empty if there are none
 */
function heaviestGroup(sights, keyOf) {
  /** @type {Map<string, Sight[]>} */
  const groups = new Map();
  for (const sight of sights) {
    const key = keyOf(sight);
    const group = groups.get(key);
    if (group !== undefined) group.push(sight);
    else if (key !== '') groups.set(key, [sight]);
  }
  return [...groups.values()].reduce((best, group) => (ticksOf(group) > ticksOf(best) ? group : best), []);
}

/**
 * @param {Sight} sight of a location
 * @param {number} depth 0 for its outermost frame
 * @param {FrameTable} table of the frames
 * @returns {string} see writtenFunction; `''` if it has no such frame
 */
function functionAt({ frames }, depth, table) {
  return depth < frames.length ? writtenFunction(table.frames[frames[depth]]) : '';
}

/**
 * @param {Sight} sight of a location
 * @param {number} depth of a frame that it has
 * @param {FrameTable} table of the frames
 * @returns {string} where in the function it was
 */
function lineAt({ frames }, depth, table) {
  const { callLine, callColumn, callOffset } = table.frames[frames[depth]];
  return `${callLine}:${callColumn}:${callOffset}`;
}

/**
 * @param {Sight[]} sights to sum up
 * @returns {number} ticks
 */
function ticksOf(sights) {
  return sights.reduce((sum, { ticks }) => sum + ticks, 0);
}
