/** Configs that a config extends: shared ones, from a repository or a package. All go through the same checks. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '../model/failure.js';
import { checkShape } from './check-shape.js';
import { readConfig } from './find-config.js';

/** @import { GateConfigFile } from '../model/gate-config.js' */

/** A config, and what messages call it. @typedef {{file: GateConfigFile, path: string}} Layer */

/**
 * A config that is being read.
 * @typedef {object} Place
 * @property {string} directory absolute path that its paths are relative to
 * @property {string} cwd absolute path that messages' paths are relative to
 * @property {string[]} chain absolute paths of the files that led here, this one last; empty for a config that isn't a
 *   file
 */

/** What a package of a shared config holds. */
const IN_PACKAGE = 'cryptoprof.config.json';
/** Nobody follows more. */
const DEEPEST = 5;

/**
 * @param {unknown} value that a config holds
 * @param {string} name that messages call it by
 * @param {Place} place of it
 * @param {Set<string>} [read] absolute paths of files that have been read already; others are added. Without it,
 *   configs that extend each other along several paths would otherwise be read once per path
 * @returns {Promise<Layer[]>} what it extends, except what has already been read, then itself: later ones take
 *   precedence
 * @throws {Failure} whatever is wrong with any of them; `config-extends-missing`, `config-extends-cycle`,
 *   `config-extends-deep`
 */
export async function layersOf(value, name, place, read = new Set()) {
  const file = checkShape(value, name);
  /** @type {Layer[]} */
  const layers = [];
  for (const reference of [file.extends ?? []].flat()) {
    const found = resolved(reference, name, place);
    if (place.chain.includes(found)) throw new Failure('config-extends-cycle', { path: name, name: reference });
    if (place.chain.length > DEEPEST)
      throw new Failure('config-extends-deep', { path: name, name: reference, most: DEEPEST });
    if (read.has(found)) continue;
    read.add(found);
    const { value: shared } = await readConfig(found).catch((error) => missing(error, reference, name));
    const inner = { ...place, directory: path.dirname(found), chain: [...place.chain, found] };
    layers.push(...(await layersOf(shared, path.relative(place.cwd, found), inner, read)));
  }
  return [...layers, { file, path: name }];
}

/**
 * @param {string} reference what a config extends: a path, or a package, or a file of a package
 * @param {string} name that messages call the config by
 * @param {Place} place of the config
 * @returns {string} absolute path of the file
 * @throws {Failure} `config-extends-missing`, `config-not-read`
 */
function resolved(reference, name, { directory }) {
  const isPath = /^\.\.?(?:[/\\]|$)/.test(reference) || path.isAbsolute(reference);
  const file = isPath ? path.resolve(directory, reference) : inPackage(reference, path.join(directory, 'package.json'));
  if (file === null)
    throw new Failure('config-extends-missing', {
      path: name,
      name: reference,
      ...(reference.endsWith('.json') && !reference.includes('://') ? { nearest: `./${reference}` } : {}),
    });
  if (path.extname(file) !== '.json' && path.basename(file) !== '.cryptoprofrc')
    throw new Failure('config-not-read', { path: file });
  return file;
}

/**
 * Nothing is executed: a package is found as Node would find it, and its JSON is read.
 * @param {string} reference such as `@acme/gate`, or `@acme/gate/strict.json`
 * @param {string} from absolute path of a file, by which packages are found
 * @returns {string | null} absolute path of a package's `cryptoprof.config.json`, else of what it exports; null if
 *   there is none
 */
function inPackage(reference, from) {
  const { resolve } = createRequire(from);
  const names = [`${reference}/${IN_PACKAGE}`, ...(path.extname(reference) === '.json' ? [reference] : [])];
  // A package need not export what it holds for us: most name only their code in `exports`.
  const held = (resolve.paths(reference) ?? [])
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
  if (held !== undefined) return held;
  for (const request of [`${reference}/${IN_PACKAGE}`, reference]) {
    try {
      const found = resolve(request);
      // Node's own modules have no path.
      if (path.isAbsolute(found)) return found;
    } catch {
      // The next one may be there.
    }
  }
  return null;
}

/**
 * @param {unknown} error of reading a shared config
 * @param {string} reference what the config says
 * @param {string} name that messages call the config by
 * @returns {never}
 * @throws {Failure} `config-extends-missing` if there is no such file
 */
function missing(error, reference, name) {
  if (error instanceof Failure && error.code === 'config-missing')
    throw new Failure('config-extends-missing', { path: name, name: reference }, error);
  throw error;
}
