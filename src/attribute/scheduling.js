import { PHASE } from './phases.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { StackFacts } from './stack-facts.js' */

/**
 * Samples in which a thread woke another beneath asynchronous cryptography: to hand work to the thread pool
 * (https://github.com/libuv/libuv/blob/v1.x/src/threadpool.c, post), or to have V8 compile what runs there. Ticks are
 * wall time, and whoever wakes a thread is likely to be stopped in its favour: what is sampled there is the other's
 * work. So it is busy, but no cryptography, and no line's. A call that may be synchronous keeps what it wakes: its own
 * threads, those that wait for its locks, V8's compilers.
 * @param {Profile} profile to look at
 * @param {FrameFacts[]} frames facts
 * @param {StackFacts} stacks facts
 * @param {Uint8Array} phases a PHASE for each sample
 * @returns {Uint8Array} 1 for each such sample
 */
export function schedulingSamples({ stacks: { frame }, samples }, frames, stacks, phases) {
  const scheduling = new Uint8Array(samples.length);
  for (let index = 0; index < samples.length; index++) {
    const row = samples.stack[index];
    if (row === -1 || phases[index] === PHASE.idle || !frames[frame[row]].isWake) continue;
    if ((stacks.match[row] ?? stacks.binding[row])?.form === 'async') scheduling[index] = 1;
  }
  return scheduling;
}
