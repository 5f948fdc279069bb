/** Originals on this machine's disk, and where they are: what a map names may be any file of the user's. */
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { resolved, sourcePlace } from '../source-maps/source-path.js';

/** A map that anybody wrote may name `~/.ssh/id_rsa`, and parts of originals are shown. */
const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx|coffee|civet)$/i;
/** Where compilers put what they make, in a project. */
const OUTPUT = /[\\/](?:dist|build|out|output|lib|\.next|\.nuxt|\.output|\.svelte-kit|\.vercel|public)(?:[\\/].*)?$/;
/** Directories above a file that are looked at. */
const MOST_LEVELS = 64;

/**
 * @param {string} file absolute path
 * @returns {Promise<string | null>} its text as Node would decode it, null if it can't be read
 */
export function textOf(file) {
  return readChecked(file, MOST_BYTES.source).then(
    (bytes) => bytes.toString('utf8').replace(/^\ufeff/, ''),
    () => null,
  );
}

/**
 * @param {string} file absolute path of an original, which a map that anybody may have written names
 * @param {readonly string[]} homes absolute paths of directories whose code may be shown
 * @returns {Promise<string | null>} its text; null if it is not there, is no code, or lies elsewhere
 */
export async function originalText(file, homes) {
  if (!CODE.test(file)) return null;
  const real = await realpath(file).catch(() => null);
  if (real === null || !CODE.test(real)) return null;
  for (const home of homes) {
    const inside = await realpath(home).catch(() => null);
    if (inside !== null && inside !== path.parse(inside).root && real.startsWith(inside + path.sep))
      return textOf(real);
  }
  return null;
}

/**
 * @param {string} file absolute path of what was compiled
 * @param {string} root absolute path of the repository of the run, `''` if unknown
 * @returns {string[]} directories of the projects that it may be of, the innermost first; one at least
 */
export function projectsOf(file, root) {
  const projects = [];
  for (let directory = resolved(file, '..'), level = 0; level < MOST_LEVELS; level++) {
    if (existsSync(path.join(directory, 'package.json'))) projects.push(directory);
    const above = resolved(directory, '..');
    if (above === directory) break;
    directory = above;
  }
  if (root !== '' && !projects.includes(root)) projects.push(root);
  return projects.length > 0 ? projects : [file.replace(OUTPUT, '') || resolved(file, '..')];
}

/**
 * @param {string} source as a map has it, behind its `sourceRoot`
 * @param {string} directory absolute path of the map's directory
 * @param {() => readonly string[]} projects directories of the projects that it may be of
 * @returns {string | null} absolute path of the original, whether it is there or not; null if a bundler made it up
 */
export function originalPath(source, directory, projects) {
  const place = sourcePlace(source, directory);
  if (place.kind === 'made') return null;
  // Vite writes `/src/a.ts` for a file of the project.
  if (place.kind === 'file' && !(/^\/[^/]/.test(source) && !existsSync(place.path))) return place.path;
  const inProjects = projects().map((project) => resolved(project, place.path.replace(/^\/+/, '')));
  const there = inProjects.find((file) => existsSync(file));
  return there ?? (place.kind === 'file' ? place.path : inProjects[0]);
}
