/** Files that were meant as a config but that nothing reads. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { openChecked } from '../files/checked-file.js';
import { Failure } from '../model/failure.js';
import { editDistance } from '../text/nearest.js';

/** `cryptoprof.json`, `.cryptoprof.yml`, `cryptoprofrc`, `.cryptoprof-config.json`, `cryptoprof.gate.json` */
const LIKE_A_CONFIG =
  /^[._]?cryptoprof(?:[._-]?(?:rc|conf|config|configuration|cfg|gate|gaterc|budgets?)(?:\.\w{1,5})?|\.(?:jsonc?|json5|ya?ml|toml))$/i;
/** Letters that may be wrong: `.crytoprofrc`. */
const MOST_SLIPS = 2;
/** What says that a file is one that we wrote: reports, verdicts, comparisons. */
const OURS = /"schemaVersion"\s*:/;
/** Where other tools look for configs, too. */
const UNREAD = '.config';
/** In which it would stand. */
const HEAD_BYTES = 4096;

/**
 * A config under a name that isn't read would be ignored, and the gate would judge by its defaults. If a proper config
 * is found, only directories below it matter: a misnamed one there was meant to take precedence.
 * @param {string} cwd absolute path of the directory to begin with
 * @param {string | null} found absolute path of the directory in which a config was found, which is not looked into;
 *   null if there is none
 * @param {string} root absolute path of the last directory to look in
 * @param {readonly string[]} names of configs that are read, the usual one last
 * @throws {Failure} `config-name-near`
 */
export async function refuseNearMiss(cwd, found, root, names) {
  for (let directory = cwd; directory !== found; directory = path.dirname(directory)) {
    const usual = names[names.length - 1];
    await refuseIn(directory, (name) => isNearMiss(name, names), usual);
    const isAny = (/** @type {string} */ name) => names.includes(name) || isNearMiss(name, names);
    await refuseIn(path.join(directory, UNREAD), isAny, `${usual}, outside of ${UNREAD}`);
    if (directory === root || path.dirname(directory) === directory) return;
  }
}

/**
 * @param {string} directory absolute path, of one that need not exist
 * @param {(name: string) => boolean} isMeant whether a file of that name may be meant as a config
 * @param {string} nearest name that is read
 * @throws {Failure} `config-name-near`
 */
async function refuseIn(directory, isMeant, nearest) {
  const there = await readdir(directory).catch(() => []);
  for (const name of there.filter(isMeant).sort()) {
    const file = path.join(directory, name);
    if (await mayBeConfig(file)) throw new Failure('config-name-near', { path: file, nearest });
  }
}

/**
 * @param {string} name of a file
 * @param {readonly string[]} names of configs that are read
 * @returns {boolean} whether it is none of them, and somebody may take it for one
 */
function isNearMiss(name, names) {
  return !names.includes(name) && (LIKE_A_CONFIG.test(name) || isNearName(name, names));
}

/**
 * @param {string} name of a file, or of a key
 * @param {readonly string[]} names that are read
 * @returns {boolean} whether it may be one of them with some slips, or in other letters of the same
 */
export function isNearName(name, names) {
  return names.some((right) => editDistance(name.toLowerCase(), right) <= MOST_SLIPS);
}

/**
 * @param {string} file absolute path
 * @returns {Promise<boolean>} whether it is a file that we have not written ourselves: `--json cryptoprof.json` writes
 *   such a one
 */
async function mayBeConfig(file) {
  const opened = await openChecked(file).catch(() => null);
  if (opened === null) return false;
  try {
    const { bytesRead, buffer } = await opened.file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return !OURS.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await opened.file.close();
  }
}
