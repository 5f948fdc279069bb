import { Failure } from '../../src/model/failure.js';
import { profileProblems } from './profile-problems.js';
import { parseCodeRow } from '../../src/v8log/code-row.js';
import { v8Log } from '../../src/formats/v8-log.js';

/** @import { Profile } from '../../src/model/profile.js' */

/** Lines that a function's name may hold at most: ticks among them are text. */
const MOST_NAME_LINES = 64;

/**
 * Reads a log that may be damaged in any way, and checks what must hold of every log.
 * @param {Buffer} bytes of the log
 * @returns {Promise<{problems: string[], profile: Profile | null}>} what does not hold; the profile, if there is
 *   one. Whatever is thrown but a Failure is thrown on
 */
export async function logProblems(bytes) {
  let profile;
  try {
    ({ profile } = await v8Log.read([bytes], { source: 'damaged.log', symbolize: async () => [] }));
  } catch (error) {
    if (error instanceof Failure) return { problems: [], profile: null };
    throw error;
  }
  const read = Object.values(profile.dropped).reduce((sum, count) => sum + count, profile.samples.length);
  const { ticks, cut } = count(bytes);
  const problems = profileProblems(profile);
  if (read > ticks) problems.push(`${read} ticks were read of ${ticks}`);
  if (read < ticks - cut * MOST_NAME_LINES) problems.push(`${ticks - read} ticks of ${ticks} are gone, with ${cut} names cut`);
  return { problems, profile };
}

/**
 * @param {Buffer} bytes of a log
 * @returns {{ticks: number, cut: number}} lines that are ticks, or text that looks like them; functions whose
 *   names go on in the next line, or seem to
 */
function count(bytes) {
  const lines = bytes.toString('latin1').split('\n');
  const strip = lines[0].endsWith('\r');
  return {
    ticks: lines.filter((line) => line.startsWith('tick,')).length,
    cut: lines.filter((line) => line.startsWith('code-creation,')
      && parseCodeRow(Buffer.from(strip ? line.replace(/\r$/, '') : line, 'latin1')) === 'incomplete').length,
  };
}
