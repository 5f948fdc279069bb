/**
 * When samples were taken. V8 stamps a tick when its writer thread writes it (src/logging/log.cc, `TickEvent`), and where that
 * thread waits for a processor, dozens of ticks have the same time: a call that took 43 of them seemed to take 0.2 ms.
 *
 * The sampler sleeps for an interval after each signal, and signals that have not arrived yet are one. So of three samples the
 * first was taken an interval or more before the third was written, of four two intervals, and so on.
 */
import { medianGap } from './weights.js';

/** So many samples V8 keeps until they are written; what comes then is lost. */
const MOST_UNWRITTEN = 128;

/**
 * @param {Float64Array} logged µs at which samples were written, not decreasing
 * @param {number} intervalUs that was asked for
 * @returns {Float64Array} µs at which they were taken at the latest, not decreasing; as logged if most are closer to each other than
 *   that interval allows
 */
export function sampleTimes(logged, intervalUs) {
  if (medianGap(logged) < intervalUs) return logged;
  const times = Float64Array.from(logged);
  let latest = Infinity;
  for (let index = times.length - 1; index >= 0; index--) {
    const written = logged[index];
    times[index] = Math.max(0, Math.min(written, latest));
    latest = Math.max(Math.min(written, latest - intervalUs), written - MOST_UNWRITTEN * intervalUs);
  }
  return times;
}
