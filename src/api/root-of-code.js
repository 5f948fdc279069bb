import path from 'node:path';
import { isInPackage } from '../model/file-path.js';
import { markedRoot } from './repository-files.js';

/** @import { Profile } from '../model/profile.js' */

/**
 * Which repository a running program is of. Services are started anywhere: a directory above the code is no root of it, as
 * budgets of paths would match nothing then, and pass.
 * @param {Profile[]} profiles of a program on this machine
 * @param {string} cwd absolute path of its working directory, `''` if unknown
 * @returns {string} absolute path of the repository or package that its own code lies in: that of the working directory
 *   if some does, or else the one with most samples; where nothing marks one, the working directory if it lies there; else `''`
 */
export function rootOfCode(profiles, cwd) {
  const own = cwd === '' ? '' : markedRoot(cwd);
  /** @type {Map<string, number>} */
  const ticks = new Map();
  for (const [directory, count] of ticksByDirectory(profiles)) {
    const isThere = cwd !== '' && cwd !== '/' && `${directory}/`.startsWith(`${cwd}/`);
    const root = markedRoot(directory) || (isThere ? cwd : '');
    if (root !== '') ticks.set(root, (ticks.get(root) ?? 0) + count);
  }
  if (ticks.has(own)) return own;
  return [...ticks].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0])[0];
}

/**
 * @param {Profile[]} profiles of a program
 * @returns {Map<string, number>} samples in its own code, by the directory of that: what packages do is their callers'
 */
function ticksByDirectory(profiles) {
  /** @type {Map<string, number>} */
  const ticks = new Map();
  for (const { samples, stacks, frames } of profiles) {
    const own = frames.map(({ kind, file }) =>
      kind === 'js' && file.startsWith('/') && !isInPackage(file) ? path.dirname(file) : '',
    );
    /** @type {string[]} */
    const directories = [];
    for (let row = 0; row < stacks.length; row++)
      directories.push(own[stacks.frame[row]] || (directories[stacks.parent[row]] ?? ''));
    for (const row of samples.stack) {
      const directory = directories[row] ?? '';
      if (directory !== '') ticks.set(directory, (ticks.get(directory) ?? 0) + 1);
    }
  }
  return ticks;
}
