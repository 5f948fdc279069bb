import { VM_STATE } from '../model/vm-state.js';
import { ENTRY } from './stack-facts.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { Phase } from '../model/report.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { StackFacts } from './stack-facts.js' */

export const PHASES = /** @type {const} */ (['top-level', 'event-loop', 'worker', 'gc', 'idle', 'bootstrap', 'pool']);

/** The code of each phase, for columns of bytes. */
export const PHASE = /** @type {Record<Phase, number>} */ (
  Object.fromEntries(PHASES.map((name, code) => [name, code]))
);

/** What a thread does while it works, and loads no module. Threads that are neither's are not asked about. */
const RUNNING = { main: PHASE['event-loop'], worker: PHASE.worker, pool: PHASE.pool, helper: PHASE.pool };

/**
 * When each sample was taken, in the program's life.
 *
 * Top-level work is told by the outermost frame that is not Node's: if that is the body of a module, the module is
 * still being evaluated, whatever it calls, until it awaits. A module that a callback loads is the callback's.
 * @param {Profile} profile to look at
 * @param {FrameFacts[]} frames facts
 * @param {StackFacts} stacks facts
 * @returns {Uint8Array} a PHASE for each sample
 */
export function samplePhases(profile, frames, stacks) {
  const { samples } = profile;
  const phases = new Uint8Array(samples.length);
  const namesLeaves = knowsWait(frames);
  const running = RUNNING[profile.meta.thread];
  let begun = !profile.meta.timed || running === PHASE.pool;
  for (let index = 0; index < samples.length; index++) {
    const row = samples.stack[index];
    const entry = row === -1 ? ENTRY.none : stacks.entry[row];
    // V8's idle state says no more and no less than that the event loop runs.
    if (entry !== ENTRY.none || samples.state[index] === VM_STATE.idle) begun = true;
    if (isIdle(profile, frames, stacks, index, namesLeaves)) phases[index] = PHASE.idle;
    else if (isCollecting(profile, index)) phases[index] = PHASE.gc;
    else if (!begun) phases[index] = PHASE.bootstrap;
    else if (entry === ENTRY.moduleBody && running === PHASE['event-loop']) phases[index] = PHASE['top-level'];
    else phases[index] = running;
  }
  return phases;
}

/**
 * Idle is told by the leaf: the loop's wait for events, called by nobody's JavaScript. V8's idle state
 * covers all that libuv does between two callbacks, TLS handshakes included; it decides only where
 * the C library's symbols are not known. macOS' never are: dyld's shared cache holds it, and there is no file.
 *
 * Waiting for another thread is no work either: in Atomics.wait, for a thread of the pool that was stopped
 * while it reported back, or for the pool to start, beneath the first asynchronous call. A synchronous call that
 * waits (argon2Sync has threads of its own) does hold its caller up, and stays.
 * @param {Profile} profile to look at
 * @param {FrameFacts[]} frames facts
 * @param {StackFacts} stacks facts
 * @param {number} index of the sample
 * @param {boolean} namesLeaves whether waits carry their names in this profile
 * @returns {boolean} whether nothing was being done
 */
function isIdle(profile, frames, stacks, index, namesLeaves) {
  const { state } = profile.samples;
  if (state[index] === VM_STATE['atomics-wait']) return true;
  const row = profile.samples.stack[index];
  if (row === -1) return false;
  const leaf = profile.stacks.frame[row];
  if (profile.frames[leaf].kind === 'idle') return true;
  if (frames[leaf].isLockWait && (stacks.innerJs[row] === -1 || stacks.match[row]?.form === 'async')) return true;
  if (stacks.innerJs[row] !== -1) return false;
  if (frames[leaf].isWait) return true;
  return !namesLeaves && state[index] === VM_STATE.idle && mayWait(profile.frames[leaf], profile.meta.platform);
}

/** Where macOS and Windows have their system calls, those among them that wait. */
const SYSTEM_CALLS = /** @type {Record<string, RegExp>} */ ({
  darwin: /\/libsystem_kernel\.dylib$/,
  // Where V8 could not list the modules (beneath Wine), nothing tells the library.
  win32: /^$|\\ntdll\.dll$/i,
});

/**
 * @param {Frame} leaf of a sample that was taken between two callbacks
 * @param {string} platform that it was taken on
 * @returns {boolean} whether it may be the wait for events, for want of a name
 */
function mayWait({ named, library }, platform) {
  return !named && (SYSTEM_CALLS[platform] ?? /(?:)/).test(library);
}

/**
 * @param {Profile} profile to look at
 * @param {number} index of the sample
 * @returns {boolean} whether garbage was being collected: by the VM's state, or by a frame in formats without states
 */
function isCollecting({ samples, stacks, frames }, index) {
  if (samples.state[index] === VM_STATE.gc) return true;
  const row = samples.stack[index];
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
