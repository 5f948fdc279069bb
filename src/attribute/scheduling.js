/** In which samples a thread only woke another: these show the other thread's work, not its own. */
import { PHASE } from './phases.js';
import { talliesOf } from './tally.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { Attribution } from './attribute-profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { PlacedSite } from './resolve-sites.js' */
/** @import { StackFacts } from './stack-facts.js' */

/**
 * Whether a thread woke another in a sample: no; below asynchronous cryptography; below a function that serves both
 * forms.
 */
export const WAKE = /** @type {const} */ ({ none: 0, async: 1, open: 2 });

/**
 * Samples in which a thread woke another below asynchronous cryptography: to hand work to the thread pool
 * (https://github.com/libuv/libuv/blob/v1.x/src/threadpool.c, post), or to have V8 compile what runs there. Ticks are
 * wall time, and a thread that wakes another is likely to be stopped in its favour, so these samples show the other's
 * work. They are busy, but belong neither to cryptography nor to a line. A synchronous call keeps such samples: it
 * wakes its own threads, those that wait for its locks, V8's compilers.
 * @param {Profile} profile to look at
 * @param {FrameFacts[]} frames facts
 * @param {StackFacts} stacks facts
 * @param {Uint8Array} phases a PHASE for each sample
 * @returns {Uint8Array} a WAKE for each sample, as far as frames show the call's form
 */
export function wakeSamples({ stacks: { frame }, samples }, frames, stacks, phases) {
  const wakes = new Uint8Array(samples.length);
  if (!frames.some(({ isWake }) => isWake)) return wakes;
  for (let index = 0; index < samples.length; index++) {
    const row = samples.stack[index];
    if (row === -1 || phases[index] === PHASE.idle || !frames[frame[row]].isWake) continue;
    const form = (stacks.match[row] ?? stacks.binding[row])?.form;
    if (form === 'async') wakes[index] = WAKE.async;
    if (form === 'unknown') wakes[index] = WAKE.open;
  }
  return wakes;
}

/**
 * Decides what frames left open: `sign()` is the same function with a callback and without. If neither the source nor
 * other samples of the call show that it computes on this thread, waking another is all that was seen of it.
 * @param {Attribution} attribution of an isolate
 * @param {PlacedSite[]} resolved what each of its sites is
 * @returns {Attribution} the same, with those samples removed from calls that are not synchronous
 */
export function settleWakes(attribution, resolved) {
  const { wakeOf } = attribution;
  const isMoved = (/** @type {number} */ index) => {
    const site = attribution.sites[index];
    return wakeOf[index] === WAKE.open && site !== -1 && resolved[site].what.form !== 'sync';
  };
  let index = wakeOf.indexOf(WAKE.open);
  while (index !== -1 && !isMoved(index)) index = wakeOf.indexOf(WAKE.open, index + 1);
  if (index === -1) return attribution;
  const sites = attribution.sites.slice();
  const wakes = attribution.wakes.slice();
  for (; index < wakeOf.length; index++) {
    if (!isMoved(index)) continue;
    wakes[index] = sites[index];
    sites[index] = -1;
  }
  return { ...attribution, sites, wakes, tallies: talliesOf({ ...attribution, sites, wakes }) };
}
