import { fileInRoot } from './site-id.js';

/** @import { Report } from './report.js' */

/**
 * @param {Pick<Report, 'target' | 'profile' | 'isolates'>} report of a run
 * @returns {string} absolute path of what its program's main thread ran, or what that ran instead of a file; `''` if
 *   unknown
 */
export function mainScript({ target, profile: { processes = [] }, isolates }) {
  const program = processes.find(({ main }) => main);
  const scripts = isolates.filter(({ thread }) => thread === 'main').map(({ script = '' }) => script);
  return scripts.find((script) => program === undefined || fileInRoot(script, target.root) === program.script) ?? '';
}
