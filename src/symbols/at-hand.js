import path from 'node:path';

/**
 * Where the files of another machine may lie here.
 * @param {string} library path in the log, of any system
 * @param {string} [binaries] absolute path of the directory that holds them
 * @returns {string[]} absolute paths to look at: the path beneath the directory, then the name alone
 */
export function atHand(library, binaries) {
  if (binaries === undefined) return [];
  const whole = library.replace(/^[A-Za-z]:/, '').replaceAll('\\', '/');
  return [
    ...new Set([path.join(binaries, path.posix.join('/', whole)), path.join(binaries, path.posix.basename(whole))]),
  ];
}
