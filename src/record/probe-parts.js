/**
 * The parts of the probe in one file, which each thread of the program loads faster than fifty (probe/probe.cjs). What
 * it needs at once is one script; the others are compiled when they are needed: V8 goes through all that it compiles,
 * and writes it into the log.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../files/replace-file.js';
import { LAUNCHER_FILE, PROBE_FILE, UNCOUNTED_FILE } from './flags.js';

/** What probe.cjs looks for beside the logs. */
const PARTS_NAME = 'probe-parts.json';

const DIRECTORY = path.dirname(PROBE_FILE);
const ENTRIES = [PROBE_FILE, UNCOUNTED_FILE, LAUNCHER_FILE].map((file) => path.basename(file));
const START = './start.cjs';
/** Lines of comment, types within lines, and what only sets lines off. */
const COMMENTS = /^\s*(?:\/\*(?:(?!\*\/).)*(?:\*\/)?|\*.*|\/\/.*)\n|\/\*\* @type .*?\*\/ ?/gm;
const INDENTS = /^\s+/gm;
/** What a part needs before it runs is in a line that begins at the margin. */
const NEEDED = /^\S.*require\('(\.\/[\w-]+\.cjs)'\)/gm;
/** The first part needs whatever it names. */
const NAMED = /require\('(\.\/[\w-]+\.cjs)'\)/g;

/**
 * @returns {{first: string, later: Record<string, string>}} CommonJS modules, whose exports are functions by the name
 *   of their part, called with `module` and `require`; of `later` by that name
 */
export function probeParts() {
  const names = readdirSync(DIRECTORY)
    .filter((name) => name.endsWith('.cjs') && !ENTRIES.includes(name))
    .map((name) => `./${name}`);
  const first = neededBy(START, new Set());
  const later = names.filter((name) => !first.has(name));
  return { first: moduleOf([...first]), later: Object.fromEntries(later.map((name) => [name, moduleOf([name])])) };
}

/**
 * @param {string} directory absolute path where logs go
 * @returns {Promise<void>} when the file is there; without it the probe is slower
 */
export async function writeProbeParts(directory) {
  await replaceFile(path.join(directory, PARTS_NAME), JSON.stringify(probeParts())).catch(() => {});
}

/**
 * @param {string} directory absolute path where logs went
 * @returns {Promise<void>} when the file is gone
 */
export async function removeProbeParts(directory) {
  // The program may have put anything in its place.
  await rm(path.join(directory, PARTS_NAME), { force: true }).catch(() => {});
}

/**
 * @param {string} name of a part
 * @param {Set<string>} known parts that are needed, to add to
 * @returns {Set<string>} them, with this one and those that it needs
 */
function neededBy(name, known) {
  known.add(name);
  for (const [, needed] of sourceOf(name).matchAll(name === START ? NAMED : NEEDED))
    if (!known.has(needed)) neededBy(needed, known);
  return known;
}

/**
 * @param {string[]} names of parts
 * @returns {string} one module of them
 */
function moduleOf(names) {
  return `module.exports = { __proto__: null, ${names.map((name) => `'${name}'(module, require) {${sourceOf(name).replace(INDENTS, '')}}`).join(',\n')} };`;
}

/**
 * @param {string} name of a part
 * @returns {string} its source without comments
 */
function sourceOf(name) {
  return readFileSync(path.join(DIRECTORY, name), 'utf8').replace(COMMENTS, '');
}
