/** In which phase of the program's life each sample was taken. */
import { isOfPerf } from '../model/collector.js';
import { VM_STATE, VM_STATES } from '../model/vm-state.js';
import { ENTRY } from './stack-facts.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { Phase } from '../model/report.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { StackFacts } from './stack-facts.js' */

export const PHASES = /** @type {const} */ ([
  'top-level',
  'event-loop',
  'worker',
  'gc',
  'idle',
  'bootstrap',
  'pool',
  'starting',
]);

/** The code of each phase, for columns of bytes. */
export const PHASE = /** @type {Record<Phase, number>} */ (
  Object.fromEntries(PHASES.map((name, code) => [name, code]))
);

/** Bits beside a PHASE in a byte: the value is known; and Node itself has started. */
const SEEN = 0x40;
const BEGINS = 0x80;
const PHASE_BITS = 0x3f;

/** Phase of each kind of thread while it works and loads no module. */
const RUNNING = { main: PHASE['event-loop'], worker: PHASE.worker, pool: PHASE.pool, helper: PHASE.pool };

/** In deeper stacks, perf and V8 leave out the outermost frames (TickSample::kMaxFramesCount). */
const MOST_FRAMES = { perf: 127, v8: 255 };

/**
 * The phase of the program's life in which each sample was taken.
 *
 * Top-level work is recognised by the outermost frame that is not Node's: if that is the body of a module, the module
 * is still being evaluated, whatever it calls, until it awaits. Loading a module in a callback belongs to the callback.
 * Stacks whose outermost frame is unknown get the phase in which the thread was last seen.
 *
 * What a server's thread does in callbacks before the process listens belongs to its start: no request can wait for
 * it yet.
 * @param {Profile} profile to look at
 * @param {FrameFacts[]} frames facts
 * @param {StackFacts} stacks facts
 * @returns {Uint8Array} a PHASE for each sample
 */
export function samplePhases(profile, frames, stacks) {
  const { samples } = profile;
  const phases = new Uint8Array(samples.length);
  const running = RUNNING[profile.meta.thread];
  // The phase follows from stack and state. It is computed once for each pair, and stored with SEEN, and with BEGINS if
  // it shows that Node itself has started.
  const known = new Uint8Array((stacks.entry.length + 1) * VM_STATES.length);
  const namesLeaves = knowsWait(frames);
  const phaseBits = (/** @type {number} */ row, /** @type {number} */ state) => {
    const entry = row === -1 ? ENTRY.none : stacks.entry[row];
    // V8's idle state says exactly that the event loop runs.
    const begins = entry !== ENTRY.none || state === VM_STATE.idle ? BEGINS : 0;
    const phase = () => {
      if (isIdle(profile, frames, stacks, { row, state, namesLeaves })) return PHASE.idle;
      if (isCollecting(profile, row, state)) return PHASE.gc;
      return entry === ENTRY.moduleBody && running === PHASE['event-loop'] ? PHASE['top-level'] : running;
    };
    return SEEN | begins | phase();
  };
  let begun = !profile.meta.timed || running === PHASE.pool;
  for (let index = 0; index < samples.length; index++) {
    const row = samples.stack[index];
    const state = samples.state[index];
    const slot = (row + 1) * VM_STATES.length + state;
    if (known[slot] === 0) known[slot] = phaseBits(row, state);
    if ((known[slot] & BEGINS) !== 0) begun = true;
    const phase = known[slot] & PHASE_BITS;
    phases[index] = begun || phase === PHASE.idle || phase === PHASE.gc ? phase : PHASE.bootstrap;
  }
  if (running === PHASE['event-loop']) {
    placeDeep(profile, stacks, phases);
    placeStart(profile, phases);
  }
  return phases;
}

/**
 * @param {Profile} profile of a main thread
 * @param {Uint8Array} phases a PHASE for each sample; what ran before its process listened becomes `starting`
 */
function placeStart({ samples, meta: { listenedUs = 0 } }, phases) {
  for (let index = 0; index < samples.length && samples.time[index] < listenedUs; index++)
    if (phases[index] === PHASE['event-loop']) phases[index] = PHASE.starting;
}

/**
 * Gives samples whose outermost frames may be missing the phase in which the thread was last seen.
 * @param {Profile} profile of a main thread
 * @param {StackFacts} stacks facts
 * @param {Uint8Array} phases a PHASE for each sample; completed
 */
function placeDeep(profile, stacks, phases) {
  const isDeep = deepRows(profile);
  if (!isDeep.includes(1)) return;
  let last = PHASE['event-loop'];
  profile.samples.stack.subarray(0, phases.length).forEach((row, index) => {
    const isEntered = row !== -1 && stacks.entry[row] !== ENTRY.none;
    if (isEntered && isDeep[row] === 1) phases[index] = phases[index] === PHASE['event-loop'] ? last : phases[index];
    else if (isEntered && isRunning(phases[index])) last = phases[index];
    // Waiting without any code on the stack is the event loop.
    else if (!isEntered && phases[index] === PHASE.idle) last = PHASE['event-loop'];
  });
}

/**
 * @param {number} phase of a sample
 * @returns {boolean} whether code of the program ran
 */
function isRunning(phase) {
  return phase === PHASE['event-loop'] || phase === PHASE['top-level'];
}

/**
 * @param {Profile} profile to look at
 * @returns {Uint8Array} 1 for each row of its stacks whose outermost frames may be missing
 */
function deepRows({ meta, stacks }) {
  const most = isOfPerf(meta) ? MOST_FRAMES.perf : MOST_FRAMES.v8;
  const depths = new Uint16Array(stacks.length);
  return Uint8Array.from(stacks.parent.subarray(0, stacks.length), (parent, row) => {
    depths[row] = parent === -1 ? 1 : Math.min(depths[parent] + 1, most);
    return Number(depths[row] === most);
  });
}

/**
 * Idle is recognised by the leaf: the loop's wait for events, without JavaScript callers. V8's idle state covers
 * everything that libuv does between two callbacks, including TLS handshakes; it decides only where the C library's
 * symbols are unknown. On macOS they always are: the library is in dyld's shared cache, not in a file.
 *
 * Waiting for another thread is not work either: in Atomics.wait, for a pool thread that was stopped while it reported
 * back, or for the pool to start, below the first asynchronous call. But a synchronous call that waits (argon2Sync has
 * its own threads) does hold its caller up, and stays busy.
 * @param {Profile} profile to look at
 * @param {FrameFacts[]} frames facts
 * @param {StackFacts} stacks facts
 * @param {{row: number, state: number, namesLeaves: boolean}} sample its stack, -1 if unknown; what V8 said it was
 *   doing; and whether waits carry their names in this profile
 * @returns {boolean} whether nothing was being done
 */
function isIdle(profile, frames, stacks, { row, state, namesLeaves }) {
  if (state === VM_STATE['atomics-wait']) return true;
  if (row === -1) return false;
  const leaf = profile.stacks.frame[row];
  if (profile.frames[leaf].kind === 'idle') return true;
  if (frames[leaf].isLockWait && (stacks.innerJs[row] === -1 || stacks.match[row]?.form === 'async')) return true;
  if (stacks.innerJs[row] !== -1) return false;
  if (frames[leaf].isWait) return true;
  return !namesLeaves && state === VM_STATE.idle && mayWait(profile.frames[leaf], profile.meta.platform);
}

/** Where macOS and Windows have their system calls, those among them that wait. */
const SYSTEM_CALLS = /** @type {Record<string, RegExp>} */ ({
  darwin: /\/libsystem_kernel\.dylib$/,
  // If V8 could not list the modules (under Wine), nothing names the library.
  win32: /^$|\\ntdll\.dll$/i,
});

/**
 * @param {Frame} leaf of a sample that was taken between two callbacks
 * @param {string} platform that it was taken on
 * @returns {boolean} whether it may be the wait for events, since it has no name
 */
function mayWait({ named, library }, platform) {
  return !named && (SYSTEM_CALLS[platform] ?? /(?:)/).test(library);
}

/**
 * @param {Profile} profile to look at
 * @param {number} row of a sample's stack, -1 if unknown
 * @param {number} state that V8 was in
 * @returns {boolean} whether garbage was being collected: by the VM's state, or by a frame in formats without states
 */
function isCollecting({ stacks, frames }, row, state) {
  if (state === VM_STATE.gc) return true;
  return row !== -1 && frames[stacks.frame[row]].kind === 'gc';
}

/**
 * @param {FrameFacts[]} frames facts
 * @returns {boolean} whether any frame is a wait
 */
export function knowsWait(frames) {
  return frames.some((frame) => frame.isWait);
}

/**
 * @param {Partial<Record<Phase, number>>} sum to add to
 * @param {Partial<Record<Phase, number>>} part to add
 */
export function addPhases(sum, part) {
  for (const [name, ticks] of Object.entries(part)) {
    const phase = /** @type {Phase} */ (name);
    sum[phase] = (sum[phase] ?? 0) + ticks;
  }
}
