/** The program's files as they were written, if source maps have all of them. */
import { openScript, scriptOpener } from '../source/script.js';
import { compiledTexts, isUserFile } from './compiled-texts.js';

/** @import { WrittenCode, WrittenFiles } from '../model/compiled-file.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Texts } from './compiled-texts.js' */

/**
 * A program before it was compiled. `own`: what a compiler made something else from, by path · `texts`: of all the program's own
 * files, by path · `packages`: files of packages that are in bundles
 * @typedef {{own: ReadonlyMap<string, WrittenCode>, texts: Map<string, string>, packages: string[]}} WrittenProgram
 */

/**
 * Minifiers give functions the names of hundreds of others, and what they make may be too large to be parsed. Searches across
 * files then use the originals.
 * @param {Texts} profile of a thread, or what several have together
 * @returns {WrittenProgram | null} null if nothing was compiled, or not all originals are known
 */
export function writtenTexts(profile) {
  const { compiled = new Map() } = profile;
  /** @type {Map<string, WrittenCode>} */
  const own = new Map();
  /** @type {string[]} */
  const packages = [];
  for (const { written } of compiled.values()) {
    if (!written || !addOwn(own, written)) return null;
    packages.push(...written.others);
  }
  if (own.size === 0) return null;
  const asTheyRan = [...compiledTexts(profile)].filter(([file]) => isUserFile(file) && !compiled.has(file));
  const texts = new Map([...asTheyRan, ...Array.from(own, ([file, { text }]) => /** @type {const} */ ([file, text]))]);
  return { own, texts, packages };
}

/**
 * @param {Map<string, WrittenCode>} own files of a program, to add to
 * @param {WrittenFiles} written files of one that was compiled
 * @returns {boolean} whether none of them is known with another text
 */
function addOwn(own, written) {
  for (const [file, each] of written.own) {
    if (own.has(file) && own.get(file)?.text !== each.text) return false;
    own.set(file, each);
  }
  return true;
}

/**
 * @param {WrittenProgram} program before it was compiled
 * @returns {(file: string) => Script | null} opens its files, each once
 */
export function writtenOpener({ own, texts }) {
  const scriptOf = scriptOpener(texts);
  /** @type {Map<string, Script>} */
  const scripts = new Map();
  return (file) => {
    const from = own.get(file);
    if (from === undefined) return scriptOf(file);
    const script = scripts.get(file) ?? openScript(from.text, file, 'original', from.plain());
    scripts.set(file, script);
    return script;
  };
}
