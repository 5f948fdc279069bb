/** Originals on this machine's disk, and where they are: a map may name any of the user's files. */
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { belowRoot, resolved, sourcePlace } from '../source-maps/source-path.js';

/** @import { RunInfo } from '../model/profile.js' */

/** A map that anybody wrote may name `~/.ssh/id_rsa`, and parts of originals are shown. */
const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx|coffee|civet)$/i;
/** Where compilers put what they make, in a project. */
const OUTPUT = /[\\/](?:dist|build|out|output|lib|\.next|\.nuxt|\.output|\.svelte-kit|\.vercel|public)(?:[\\/].*)?$/;
const ABSOLUTE = /^(?:\/|[A-Za-z]:[\\/]|\\\\|file:)/;
/** Directories above a file that are looked at. */
const MOST_LEVELS = 64;

/**
 * @param {string} file path of it
 * @returns {boolean} whether its name says that it contains code
 */
export function isCode(file) {
  return CODE.test(file);
}

/**
 * @param {string} text of a file, or what V8 compiled of it
 * @returns {string} the text without a byte order mark, which Node versions treat differently
 */
export function withoutMark(text) {
  return text.replace(/^\ufeff/, '');
}

/**
 * @param {string} one text
 * @param {string} other text
 * @returns {boolean} whether they are the same, whatever ends their lines
 */
export function isSameText(one, other) {
  const plain = (/** @type {string} */ text) => withoutMark(text).replaceAll('\r\n', '\n').trimEnd();
  return plain(one) === plain(other);
}

/**
 * @param {string} file absolute path
 * @returns {Promise<string | null>} its text as Node would decode it; null if it can't be read
 */
export async function sourceText(file) {
  // Of another machine's recording a hundred thousand may be missing: this way that takes a tenth of the time.
  if (!existsSync(file)) return null;
  return readChecked(file, MOST_BYTES.source).then(
    (bytes) => withoutMark(bytes.toString('utf8')),
    () => null,
  );
}

/**
 * @param {string} file absolute path of an original, which a map that anybody may have written names
 * @param {readonly string[]} homes absolute paths of directories whose code may be shown
 * @returns {Promise<string | null>} its text; null if it doesn't exist, isn't code, or lies outside those directories
 */
export async function originalText(file, homes) {
  if (!CODE.test(file)) return null;
  const real = await realpath(file).catch(() => null);
  if (real === null || !CODE.test(real)) return null;
  for (const home of homes) {
    const inside = await realpath(home).catch(() => null);
    if (inside !== null && inside !== path.parse(inside).root && real.startsWith(inside + path.sep))
      return sourceText(real);
  }
  return null;
}

/**
 * @param {string} file absolute path of an original
 * @param {readonly string[]} homes absolute paths of directories that it may lie in, likeliest first
 * @returns {boolean} whether it lies in a hidden directory there, as `.svelte-kit`: tools keep what they make in those, and make it
 *   anew with each build
 */
export function isMadeByTool(file, homes) {
  const home = homes.find((each) => file.startsWith(each + path.sep));
  return home !== undefined && path.dirname(path.relative(home, file)).split(path.sep).some(isHidden);
}

/**
 * @param {string} step of a path
 * @returns {boolean} whether a directory of that name is hidden
 */
function isHidden(step) {
  return step.startsWith('.') && step !== '.' && step !== '..';
}

/**
 * @param {string} file absolute path of what was compiled; webpack's `eval` has URLs of its own
 * @param {Pick<RunInfo, 'cwd' | 'root'> | null} run of it, if we ran it
 * @returns {string[]} directories of the projects that it may belong to, likeliest first
 */
export function projectsOf(file, run) {
  const ofRun = run === null ? [] : [run.cwd, run.root].filter((directory) => directory !== '');
  if (!ABSOLUTE.test(file)) return [...new Set(ofRun)];
  const projects = [];
  for (let directory = resolved(file, '..'), level = 0; level < MOST_LEVELS; level++) {
    if (existsSync(path.join(directory, 'package.json'))) projects.push(directory);
    const above = resolved(directory, '..');
    if (above === directory) break;
    directory = above;
  }
  const all = [...new Set([...projects, ...ofRun])];
  return all.length > 0 ? all : [file.replace(OUTPUT, '') || resolved(file, '..')];
}

/**
 * @param {string} source as a map has it, behind its `sourceRoot`
 * @param {readonly string[]} directories absolute paths of those that it may be relative to, likeliest first
 * @param {readonly string[]} projects directories of the projects that it may be of
 * @param {readonly string[]} roots directories that may be the root of sources that seem to lie in that of the disk
 * @returns {string | null} absolute path of the original, whether or not it exists; null if a bundler made it up, or if
 *   nothing says where it is
 */
export function originalPath(source, directories, projects, roots) {
  const paths = directories.map((directory) => pathFrom(source, directory, projects, roots));
  return paths.find((file) => file !== null && existsSync(file)) ?? paths[0];
}

/**
 * @param {string} source as a map has it, behind its `sourceRoot`
 * @param {string} directory absolute path of the one that it is relative to
 * @param {readonly string[]} projects as for `originalPath`
 * @param {readonly string[]} roots as for `originalPath`
 * @returns {string | null} absolute path of the original, as for `originalPath`
 */
function pathFrom(source, directory, projects, roots) {
  const place = sourcePlace(source, directory);
  if (place.kind === 'made' || place.kind === 'elsewhere') return null;
  if (place.kind === 'file') {
    const below = existsSync(place.path) ? null : belowRoot(source);
    const there = below === null ? null : firstIn(roots, below);
    return there ?? (ABSOLUTE.test(directory) || ABSOLUTE.test(source) ? place.path : null);
  }
  const inside = place.path.replace(/^\/+/, '');
  return firstIn(projects, inside) ?? projects.map((project) => resolved(project, inside))[0] ?? null;
}

/**
 * @param {readonly string[]} directories absolute paths
 * @param {string} inside path in one of them
 * @returns {string | null} absolute path of the first that exists
 */
function firstIn(directories, inside) {
  return directories.map((directory) => resolved(directory, inside)).find((file) => existsSync(file)) ?? null;
}
