/**
 * Sources of which a map says that they lie beneath the root of the disk, and which aren't there: the root is then one of the
 * project's directories. tsc writes such maps with `sourceRoot: '/'`, as Sentry's documentation recommends: its
 * `/lib/a.ts` is `src/lib/a.ts`.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { belowRoot, resolved, sourcePlace } from '../source-maps/source-path.js';
import { isSameText, originalText } from './original-files.js';

/** @import { MapSource } from '../source-maps/source-map.js' */

/** Such as `apps/shop/src`. */
const MOST_DEEP = 3;
/** Directories of a project that are looked at. */
const MOST_DIRECTORIES = 1000;
/** What is installed there, or hidden: no sources of the project. */
const NOT_SOURCES = /^(?:\.|node_modules$)/;

/**
 * Where a program's sources may lie.
 * @typedef {object} Places
 * @property {string} file absolute path of what was compiled, which is none of them
 * @property {string} home absolute path of the map's directory
 * @property {readonly string[]} projects absolute paths of directories of projects, likeliest first
 * @property {readonly string[]} homes absolute paths of directories whose code may be read
 */

/**
 * @typedef {object} Placed
 * @property {Map<number, string | null>} paths absolute paths of sources that the map does not tell as they are; null for one that
 *   may be several files
 * @property {string[]} roots absolute paths of the directories in which they were found
 */

/**
 * @returns {(sources: Iterable<number>, all: readonly MapSource[], places: Places) => Promise<Placed>} places some of a map's
 *   sources, by their indices. Lists the directories of a project once, and only if it has to
 */
export function sourcePlacer() {
  /** @type {Map<string, Promise<string[]>>} */
  const known = new Map();
  const directoriesIn = (/** @type {string} */ project) => {
    const listed = known.get(project) ?? listDirectories(project);
    known.set(project, listed);
    return listed;
  };
  return async (sources, all, places) => {
    /** @type {Placed['paths']} */
    const paths = new Map();
    /** @type {Set<string>} */
    const roots = new Set();
    for (const source of sources) {
      const inside = belowMissingRoot(all[source].path, places.home);
      const root = inside === null ? undefined : await rootOf(inside, all[source].content, places, directoriesIn);
      if (inside === null || root === undefined) continue;
      paths.set(source, root && resolved(root, inside));
      if (root !== null) roots.add(root);
    }
    return { paths, roots: [...roots] };
  };
}

/**
 * @param {string} source as a map has it, behind its `sourceRoot`
 * @param {string} home absolute path of the map's directory
 * @returns {string | null} its path below the root of the disk; null if it isn't told to be there, or is there
 */
function belowMissingRoot(source, home) {
  const inside = belowRoot(source);
  const place = inside === null ? null : sourcePlace(source, home);
  return place?.kind === 'file' && !existsSync(place.path) ? inside : null;
}

/**
 * @param {string} inside path of a source below its root
 * @param {string | null} content its text, as the map has it
 * @param {Places} places where it may lie
 * @param {(project: string) => Promise<string[]>} directoriesIn lists the directories in one
 * @returns {Promise<string | null | undefined>} absolute path of the root; null if that may be several, undefined if no file fits
 */
async function rootOf(inside, content, { file, home, projects, homes }, directoriesIn) {
  const direct = rootsOf(inside, projects, file);
  const [same] = await withText(content, inside, direct, homes);
  if (same !== undefined) return same;
  // What a path from the root of a project means, where no text says otherwise.
  if (content === null && direct.length > 0) return direct[0];
  for (const project of projects) {
    const all = new Set([...directoriesUpTo(project, home), ...(await directoriesIn(project))]);
    const below = rootsOf(inside, [...all], file).filter((each) => !projects.includes(each));
    const equal = await withText(content, inside, below, homes);
    const found = equal.length > 0 || direct.length > 0 ? equal : below;
    if (found.length > 0) return found.length === 1 ? found[0] : null;
  }
  return direct[0];
}

/**
 * @param {string} inside path of a file in a directory
 * @param {readonly string[]} directories absolute paths
 * @param {string} other absolute path of a file that is not meant
 * @returns {string[]} those in which there is such a file
 */
function rootsOf(inside, directories, other) {
  return directories.filter((directory) => {
    const file = resolved(directory, inside);
    return file !== other && existsSync(file);
  });
}

/**
 * @param {string | null} content of a source, as the map has it
 * @param {string} inside its path in a directory
 * @param {readonly string[]} directories absolute paths of those in which there is such a file
 * @param {readonly string[]} homes absolute paths of directories whose code may be read
 * @returns {Promise<string[]>} those where it has that text
 */
async function withText(content, inside, directories, homes) {
  if (content === null) return [];
  const found = [];
  for (const directory of directories) {
    const text = await originalText(resolved(directory, inside), homes);
    if (text !== null && isSameText(text, content)) found.push(directory);
  }
  return found;
}

/**
 * @param {string} project absolute path of a directory
 * @param {string} home absolute path of another, which may be in it
 * @returns {string[]} absolute paths of that and of those between them
 */
function directoriesUpTo(project, home) {
  const steps = path.relative(project, home).split(path.sep);
  if (steps[0] === '' || steps[0] === '..' || path.isAbsolute(steps[0])) return [];
  return steps.map((_, index) => path.join(project, ...steps.slice(0, index + 1)));
}

/**
 * @param {string} project absolute path of a directory
 * @returns {Promise<string[]>} absolute paths of those in it that may hold sources, the upper ones first
 */
async function listDirectories(project) {
  // A program that runs in the root of the disk is not made of all that is there.
  if (project === path.parse(project).root) return [];
  /** @type {string[]} */
  const found = [];
  let level = [project];
  for (let depth = 0; depth < MOST_DEEP; depth++) {
    /** @type {string[]} */
    const next = [];
    for (const directory of level) {
      if (found.length + next.length >= MOST_DIRECTORIES) break;
      const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
      for (const entry of entries)
        if (entry.isDirectory() && !NOT_SOURCES.test(entry.name)) next.push(path.join(directory, entry.name));
    }
    found.push(...next);
    level = next;
  }
  return found.slice(0, MOST_DIRECTORIES);
}
