/** Where cryptoprof keeps what it caches for a user. */
import path from 'node:path';
import process from 'node:process';

/**
 * @param {NodeJS.ProcessEnv} env of the user
 * @param {string} home the user's directory
 * @returns {string} absolute path of our directory among the user's caches, which may not be there
 *   (https://specifications.freedesktop.org/basedir-spec/latest/)
 */
export function userCache(env, home) {
  return path.join(cachesOf(env, home), 'cryptoprof');
}

/**
 * @param {NodeJS.ProcessEnv} env of the user
 * @param {string} home the user's directory
 * @returns {string} absolute path of the directory for all caches
 */
function cachesOf({ XDG_CACHE_HOME, LOCALAPPDATA }, home) {
  if (XDG_CACHE_HOME && path.isAbsolute(XDG_CACHE_HOME)) return XDG_CACHE_HOME;
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Caches');
  if (process.platform === 'win32' && LOCALAPPDATA) return LOCALAPPDATA;
  return path.join(home, '.cache');
}
