/** Collects what a program's threads saved about when things happened (probe/count-times.cjs). */
import { collectSaved } from './saved.js';

/** @import { SavedTimes } from '../model/thread-times.js' */

/**
 * @param {string} directory absolute path where the probe wrote
 * @returns {Promise<SavedTimes[]>} what each thread with any events saved; their files are removed
 */
export async function collectTimes(directory) {
  /** @type {{saved: SavedTimes}[]} */
  const files = await collectSaved(directory, 'times', 'SavedTimes');
  return files.map(({ saved }) => saved);
}
