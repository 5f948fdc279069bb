/**
 * Cryptography packages that are linked into the program (`npm link`, `file:`, workspaces): Node runs them under their
 * real paths, which don't contain node_modules. Their own package.json names them.
 */
import path from 'node:path';
import { isCryptoPackage } from '../catalogue/index.js';
import { isInPackage } from '../model/file-path.js';
import { packageJson } from './package-json.js';

/** @import { Frame, Recording, RunInfo } from '../model/profile.js' */

/** A package, and its directory. @typedef {{name: string, directory: string}} Home */

/**
 * @param {Recording} recording that was just made, with its frames where they were written
 * @returns {Promise<Recording>} the recording, with `bundled` on functions of linked packages
 */
export async function withLinkedPackages(recording) {
  const { run, profiles } = recording;
  // Of another day's or machine's nothing says that the packages are still the same.
  if (run === null) return recording;
  const homeOf = homesFor(run);
  /** @type {Map<string, Home | null>} */
  const homes = new Map();
  for (const { frames } of profiles) {
    for (const directory of new Set(frames.filter(isCandidate).map(directoryOf)))
      if (!homes.has(directory)) homes.set(directory, await homeOf(directory));
  }
  if (![...homes.values()].some((home) => home !== null)) return recording;
  const linked = profiles.map((profile) => ({
    ...profile,
    frames: profile.frames.map((frame) => withHome(frame, homes)),
  }));
  return { ...recording, profiles: linked };
}

/**
 * @param {Frame} frame of any kind
 * @returns {boolean} whether it may be of a linked package: of a file that is in no node_modules
 */
function isCandidate(frame) {
  const file = fileOf(frame);
  return frame.kind === 'js' && frame.bundled === undefined && path.isAbsolute(file) && !isInPackage(file);
}

/**
 * @param {Frame} frame of a function
 * @returns {string} path of what ran, which a package's functions are known by
 */
function fileOf({ generated, file }) {
  return generated?.file ?? file;
}

/**
 * @param {Frame} frame of a function
 * @returns {string} path of the directory of that
 */
function directoryOf(frame) {
  return path.dirname(fileOf(frame));
}

/**
 * @param {Frame} frame of any kind
 * @param {ReadonlyMap<string, Home | null>} homes packages by directory
 * @returns {Frame} the same, with the package's module that it is of
 */
function withHome(frame, homes) {
  const home = isCandidate(frame) ? (homes.get(directoryOf(frame)) ?? null) : null;
  if (home === null) return frame;
  const module = `node_modules/${home.name}/${path.relative(home.directory, fileOf(frame))}`;
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
    const own = await packageJson(directory);
    const name = String(own?.name);
    if (own !== null) return isCryptoPackage(name) && !isProgram(directory) ? { name, directory } : null;
    const above = path.dirname(directory);
    return above === directory ? null : homeOf(above);
  }
}
