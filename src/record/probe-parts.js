/**
 * Puts the parts of the probe into one file, which each thread of the program loads faster than fifty
 * (probe/probe.cjs). The parts needed at once are one script; the others are compiled on demand, since V8 parses
 * everything that it compiles, and writes it into the log.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../files/replace-file.js';
import { LAUNCHER_FILE, PROBE_FILE, UNCOUNTED_FILE } from './flags.js';

/** The file that probe.cjs expects beside the logs. */
const PARTS_NAME = 'probe-parts.json';

const DIRECTORY = path.dirname(PROBE_FILE);
const ENTRIES = [PROBE_FILE, UNCOUNTED_FILE, LAUNCHER_FILE].map((file) => path.basename(file));
const START = './start.cjs';
/** Comment lines, inline types, and indentation. */
const COMMENTS = /^\s*(?:\/\*(?:(?!\*\/).)*(?:\*\/)?|\*.*|\/\/.*)\n|\/\*\* @type .*?\*\/ ?/gm;
const INDENTS = /^\s+/gm;
/** What a part needs before it runs is required in unindented lines. */
const NEEDED = /^\S.*require\('(\.\/[\w-]+\.cjs)'\)/gm;
/** The first part needs everything that it requires. */
const NAMED = /require\('(\.\/[\w-]+\.cjs)'\)/g;

/**
 * @returns {{first: string, later: Record<string, string>}} CommonJS modules that export functions named after their
 *   parts, to call with `module` and `require`; `later` is keyed by that name
 */
export function probeParts() {
  const names = readdirSync(DIRECTORY)
    .filter((name) => name.endsWith('.cjs') && !ENTRIES.includes(name))
    .map((name) => `./${name}`);
  const first = neededBy(START, new Map());
  const later = names.filter((name) => !first.has(name));
  const laterOnes = later.map((name) => [name, moduleOf([[name, sourceOf(name)]])]);
  return { first: moduleOf([...first]), later: Object.fromEntries(laterOnes) };
}

/**
 * @param {string} directory absolute path where logs go
 * @returns {Promise<void>} once the file is written; without it the probe is slower
 */
export async function writeProbeParts(directory) {
  await replaceFile(path.join(directory, PARTS_NAME), JSON.stringify(probeParts())).catch(() => {});
}

/**
 * @param {string} directory absolute path where logs went
 * @returns {Promise<void>} once the file is gone
 */
export async function removeProbeParts(directory) {
  // The program may have put anything in its place.
  await rm(path.join(directory, PARTS_NAME), { force: true }).catch(() => {});
}

/**
 * @param {string} name of a part
 * @param {Map<string, string>} known sources of needed parts by their names, to add to
 * @returns {Map<string, string>} the same, with this part and those that it needs
 */
function neededBy(name, known) {
  const source = sourceOf(name);
  known.set(name, source);
  for (const [, needed] of source.matchAll(name === START ? NAMED : NEEDED))
    if (!known.has(needed)) neededBy(needed, known);
  return known;
}

/**
 * @param {[name: string, source: string][]} parts of the probe
 * @returns {string} one module with all of them
 */
function moduleOf(parts) {
  return `module.exports = { __proto__: null, ${parts.map(([name, source]) => `'${name}'(module, require) {${source.replace(INDENTS, '')}}`).join(',\n')} };`;
}

/**
 * @param {string} name of a part
 * @returns {string} its source without comments
 */
function sourceOf(name) {
  return readFileSync(path.join(DIRECTORY, name), 'utf8').replace(COMMENTS, '');
}
