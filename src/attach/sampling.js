/** V8's profiler of one thread, over the inspector's protocol: https://chromedevtools.github.io/devtools-protocol/v8/Profiler/ */

/** @import { Send } from './protocol.js' */

/**
 * @param {Send} send to the thread
 * @param {number} interval between samples, µs
 * @returns {Promise<void>} when it is sampled
 * @throws {Error} if it ends, or has no profiler
 */
export async function beginSampling(send, interval) {
  // Asked at once: a thread that computes answers all of them in one pause.
  await Promise.all([
    send('Profiler.enable'),
    send('Profiler.setSamplingInterval', { interval }),
    send('Profiler.start'),
  ]);
}

/**
 * @param {Send} send to the thread
 * @returns {Promise<unknown>} its profile, once it is sampled no more
 * @throws {Error} if it has ended
 */
export async function endSampling(send) {
  const [{ profile }] = await Promise.all([send('Profiler.stop'), send('Profiler.disable')]);
  return profile;
}
