/**
 * Lets a program profile itself while it runs: `import { profile } from 'cryptoprof/live'`. It prints nothing, writes
 * nothing and opens no port.
 */
import path from 'node:path';
import { checkOptions } from './api/arguments.js';
import { checkInPlace, startProfile } from './api/live.js';
import { packageVersion } from './api/version.js';
import { saying } from './failures/failure-sentence.js';

export { Failure } from './model/failure.js';

/** @typedef {import('./model/report.js').Report} Report */
/** @typedef {import('./api/live.js').ProfileOptions} ProfileOptions */

/**
 * Samples the calling thread until told to stop, or until the limit is reached.
 * @param {ProfileOptions} [options] how
 * @returns {Promise<() => Promise<Report>>} once sampling has started: a function that stops it and returns the report
 * @throws {import('./model/failure.js').Failure} `live-running` if the thread is already being sampled,
 *   `live-unavailable`, `live-bundled`, and what is wrong with the options
 * @example
 * import { setTimeout as delay } from 'node:timers/promises';
 * const stop = await profile();
 * await delay(10_000);
 * const report = await stop();
 */
export async function profile(options = {}) {
  return saying(async () => {
    checkInPlace();
    checkOptions('profile', options);
    const { interval = 1000, limit = 60, sourceMaps } = options;
    const reading = {
      version: packageVersion(),
      sourceMaps: sourceMaps === undefined ? null : path.resolve(sourceMaps),
    };
    const stop = await startProfile({ interval, limit }, reading);
    return () => saying(stop);
  });
}
