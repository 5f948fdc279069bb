import { findLogs, joinMappings } from './logs.js';
import { stillLogging } from './processes.js';

/**
 * Looks at a directory for logs whose recorder was killed. If the program has ended, too, what its threads noted about
 * native addons is joined, as the recorder would have.
 * @param {string} directory absolute path where logs went
 * @returns {Promise<{pids: number[]} | null>} processes that still write logs there; null if there is no log
 */
export async function lookAtLeftBehind(directory) {
  const [first] = await findLogs(directory, 0);
  if (first === undefined) return null;
  const pids = await stillLogging(directory, 0);
  if (pids.length === 0) await joinMappings(directory);
  return { pids };
}
