/**
 * @param {NodeJS.ProcessEnv} env of this process
 * @returns {boolean} whether a build runs us, and nobody reads what we say but the exit code: all CI services set CI
 */
export function isBuild({ CI: ci = '' }) {
  return !['', '0', 'false'].includes(ci.toLowerCase());
}
