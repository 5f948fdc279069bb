/**
 * Packages of cryptography that are linked into the program (`npm link`, `file:`, workspaces): Node runs them at their real
 * paths, in which there is no node_modules. Their own package.json names them.
 */
import path from 'node:path';
import { isCryptoPackage } from '../catalogue/index.js';
import { parseBounded } from '../files/bounded-json.js';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { isInPackage } from '../model/file-path.js';
import { isRecord } from '../model/is-record.js';

/** @import { Frame, Recording, RunInfo } from '../model/profile.js' */

/** A package, and the directory that holds it. @typedef {{name: string, directory: string}} Home */

/**
 * @param {Recording} recording that was just made, with its frames where they were written
 * @returns {Promise<Recording>} the same, with `bundled` at functions of linked packages
 */
export async function withLinkedPackages(recording) {
  const { run, profiles } = recording;
  // Of another day's or machine's nothing says that the packages are still the same.
  if (run === null) return recording;
  const homeOf = homesFor(run);
  const all = await Promise.all(
    profiles.map(async (profile) => ({
      ...profile,
      frames: await Promise.all(profile.frames.map((frame) => linked(frame, homeOf))),
    })),
  );
  return { run, profiles: all };
}

/**
 * @param {Frame} frame of any kind
 * @param {(directory: string) => Promise<Home | null>} homeOf the package of a directory
 * @returns {Promise<Frame>} the same, with the package's module that it is of
 */
async function linked(frame, homeOf) {
  const { kind, bundled, generated } = frame;
  const file = generated?.file ?? frame.file;
  if (kind !== 'js' || bundled !== undefined || !path.isAbsolute(file) || isInPackage(file)) return frame;
  const home = await homeOf(path.dirname(file));
  if (home === null) return frame;
  const module = `node_modules/${home.name}/${path.relative(home.directory, file)}`;
  return { ...frame, bundled: { module, known: '', name: '' } };
}

/**
 * @param {RunInfo} run of the program
 * @returns {(directory: string) => Promise<Home | null>} looks into each directory once
 */
function homesFor(run) {
  /** @type {Map<string, Promise<Home | null>>} */
  const known = new Map();
  /** Whoever works on such a package runs its own code. */
  const own = [run.cwd, ...(run.processes ?? []).map(({ script }) => script)];
  const isProgram = (/** @type {string} */ directory) =>
    own.some((place) => place === directory || place.startsWith(directory + path.sep));
  return homeOf;

  /**
   * @param {string} directory absolute path
   * @returns {Promise<Home | null>}
   */
  function homeOf(directory) {
    const found = known.get(directory) ?? look(directory);
    known.set(directory, found);
    return found;
  }

  /**
   * @param {string} directory absolute path
   * @returns {Promise<Home | null>}
   */
  async function look(directory) {
    const name = await nameIn(directory);
    if (name !== null) return isCryptoPackage(name) && !isProgram(directory) ? { name, directory } : null;
    const above = path.dirname(directory);
    return above === directory ? null : homeOf(above);
  }
}

/**
 * @param {string} directory absolute path
 * @returns {Promise<string | null>} the name that its package.json has; null if there is none: `dist/package.json` often says
 *   no more than how modules are written
 */
async function nameIn(directory) {
  const bytes = await readChecked(path.join(directory, 'package.json'), MOST_BYTES.config).catch(() => null);
  const { value } = bytes === null ? NOTHING : parseBounded(bytes);
  return isRecord(value) && typeof value.name === 'string' ? value.name : null;
}

const NOTHING = { value: undefined };
