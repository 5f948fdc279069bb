/**
 * Keeps files ready in which the program's first threads report what they start. We have them open before a thread takes
 * one by renaming it (probe/spare-starts.cjs): a program may remove the directory in its first line, and end before we
 * look. There are no new ones for those that were taken: a file that appears while the program removes the directory would
 * make that fail.
 */
import { closeSync, openSync, readlinkSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { REMOVED } from '../model/file-path.js';
import orElse from './probe/or-else.cjs';
import spareStarts from './probe/spare-starts.cjs';

/** @import { HeldFile } from './held-files.js' */

const { SPARE, SPARES } = spareStarts;
/** The same number as in probe/tell-starts.cjs: later, the disk may be full. */
const ROOM = 4096;

/**
 * @typedef {object} SpareStarts
 * @property {() => HeldFile[]} taken those that a thread has taken, by the names that it gave them
 * @property {() => void} withdraw removes those that nobody has taken
 * @property {() => void} close all
 */

/**
 * @param {string} directory absolute path where logs go
 * @returns {SpareStarts} ready
 */
export function offerSpareStarts(directory) {
  const files = Array.from({ length: SPARES }, (_, index) => path.join(directory, `${SPARE}${index}`));
  const withdraw = () => {
    // The program may have put anything in its place.
    for (const file of files) orElse(undefined, () => rmSync(file, { force: true }));
  };
  // A recorder that was killed may have left some, and nobody has those open.
  withdraw();
  // Only Linux tells the current name of an open file.
  const descriptors = (process.platform === 'linux' ? files : []).flatMap((file) =>
    orElse([], () => {
      const descriptor = openSync(file, 'wx+', 0o600);
      writeSync(descriptor, ' '.repeat(ROOM));
      return [descriptor];
    }),
  );
  return {
    taken: () =>
      descriptors
        .map((descriptor) => ({ name: descriptorName(descriptor), descriptor }))
        .filter(({ name }) => name !== '' && !name.startsWith(SPARE)),
    withdraw,
    close() {
      for (const descriptor of descriptors.splice(0)) closeSync(descriptor);
    },
  };
}

/**
 * @param {number} descriptor of a file
 * @returns {string} its latest name, even if it has been removed; `''` if unknown
 */
function descriptorName(descriptor) {
  return orElse('', () => path.basename(readlinkSync(`/proc/self/fd/${descriptor}`)).replace(REMOVED, ''));
}
