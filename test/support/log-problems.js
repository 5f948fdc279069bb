import { Failure } from '../../src/model/failure.js';
import { profileProblems } from './profile-problems.js';
import { readV8Log } from '../../src/formats/v8-log.js';

/** @import { Profile } from '../../src/model/profile.js' */

const LOST_IN_NAMES = 'lines-tick-in-name';

/**
 * Reads a log that may be damaged in any way, and checks what must hold of every log.
 * @param {Buffer} bytes of the log
 * @returns {Promise<{problems: string[], profile: Profile | null}>} what does not hold; the profile, if there is
 *   one. Whatever is thrown but a Failure is thrown on
 */
export async function logProblems(bytes) {
  let profile;
  try {
    ({ profile } = await readV8Log([bytes], { source: 'damaged.log', symbolize: async () => [] }));
  } catch (error) {
    if (error instanceof Failure) return { problems: [], profile: null };
    throw error;
  }
  const read = Object.values(profile.dropped).reduce((sum, count) => sum + count, profile.samples.length);
  const lost = profile.diagnostics.find(({ code }) => code === LOST_IN_NAMES)?.count ?? 0;
  const ticks = bytes
    .toString('latin1')
    .split('\n')
    .filter((line) => line.startsWith('tick,')).length;
  const problems = profileProblems(profile);
  if (read + lost !== ticks)
    problems.push(`of ${ticks} ticks, ${read} were read, and ${lost} are said to be lost in names`);
  return { problems, profile };
}
