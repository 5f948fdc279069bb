/** What a bundle shows about its code, although the modules' files are gone. */
import { bundleModules } from './bundle-modules.js';
import { outlineCode } from './code-outline.js';
import { lookupOf } from './fingerprint-lookup.js';
import { knownCode } from './known-code.js';
import { lineTable } from './line-table.js';

/** @import { Lookup } from './fingerprint-lookup.js' */
/** @import { KnownFunction } from './known-code.js' */

export { lookupOf } from './fingerprint-lookup.js';

/**
 * @typedef {object} Bundle
 * @property {boolean} isBundle whether more than one module is in the file, by what bundlers and minifiers leave in it
 * @property {(line: number, column: number) => string} moduleOf path of the module, as the bundler wrote it, of the
 *   function that V8 puts at this 1-based position; `''` if no mark shows it
 * @property {(line: number, column: number) => boolean} isModule whether that function is a whole module
 * @property {(line: number, column: number) => KnownFunction | null} knownAt what that function is recognised as
 * @property {(place: Place, user: Place) => boolean} isUsedBy whether the function at one place is used by the one at
 *   another: see KnownCode
 */

/** @typedef {{line: number, column: number}} Place 1-based position that V8 has of a function */

/** What bundlers put before the modules, or use to call them. */
const RUNTIME =
  /__webpack_require__|__nccwpck_require__|webpackChunk|__turbopack_context__|parcelRequire|\b__(?:commonJS|toESM|esm)\b|getDefaultExportFromCjs|commonjsGlobal|\bhasRequired[A-Z]/;
/** The same, minified: esbuild's, and webpack's. */
const SHORT_RUNTIME =
  /=Object\.getOwnPropertyDescriptor[;,](?:var )?[\w$]+=Object\.getOwnPropertyNames|=\{(?:id:\w+,loaded:!1,)?exports:\{\}\}[;,].{0,120}\.call\([\w$]+\.exports,/;
/** How Rollup distinguishes equal names of several modules. */
const RENAMED = /\b(?:const|let|var|function|class) [\w$]+\$[1-9]\b/;
/** Nobody writes such long lines. */
const MINIFIED = { length: 20_000, perLine: 250 };

/**
 * @param {string} source what V8 compiled
 * @param {Lookup} lookup how code is recognised
 * @returns {Bundle | null} null if it is not a bundle and nothing in it is recognised
 */
export function openBundle(source, lookup) {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source;
  const isBundle = looksBundled(text);
  const outline = text.includes('node_modules/') || lookup.isIn(text) ? outlineCode(text, lookup.signs) : null;
  if (outline === null) return isBundle ? TELLS_NOTHING : null;
  const modules = bundleModules(text, outline);
  const known = knownCode(outline, lookup);
  if (!isBundle && known.functions.size + modules.count === 0) return null;
  const lines = lineTable(text);
  return {
    isBundle: isBundle || modules.count > 0,
    moduleOf: (line, column) => modules.moduleAt(lines.offsetOf(line, column)),
    isModule: (line, column) => modules.isBody(lines.offsetOf(line, column)),
    knownAt: (line, column) => known.functions.get(lines.offsetOf(line, column)) ?? null,
    isUsedBy: (place, user) =>
      known.isUsedBy(lines.offsetOf(place.line, place.column), lines.offsetOf(user.line, user.column)),
  };
}

/** @type {Bundle} */
const TELLS_NOTHING = {
  isBundle: true,
  moduleOf: () => '',
  isModule: () => false,
  knownAt: () => null,
  isUsedBy: () => false,
};

/**
 * @param {string} text the whole source
 * @returns {boolean} whether it looks like the work of a bundler or a minifier
 */
function looksBundled(text) {
  if (RUNTIME.test(text) || SHORT_RUNTIME.test(text)) return true;
  if (text.length < MINIFIED.length) return false;
  return text.length / (text.split('\n').length || 1) >= MINIFIED.perLine || RENAMED.test(text);
}

/** Text before a function's parameters, if it has a name. */
const NAME = /(?<![\w$])(?!(?:async|function)\b)[\w$]+(?=\s*$)/;
/** Text before a function that is assigned: `var __awaiter = (this && this.__awaiter) || function`. */
const GETS = /[\w$]+(?=\s*[=:]\s*(?:\(this && this\.\w+\) \|\| )?$)/;
const LONGEST = 100;

/**
 * @param {string} text the whole source
 * @returns {(line: number, column: number) => string[]} names of the functions around the one that V8 puts at a 1-based
 *   position, from the inside out
 */
export function namesAround(text) {
  const functions = outlineCode(text, lookupOf([]).signs)?.functions ?? [];
  const places = new Map(functions.map(({ position }, index) => [position, index]));
  const lines = lineTable(text);
  const outerOf = (/** @type {number | undefined} */ index) => functions[index ?? -1]?.outer ?? -1;
  return (line, column) => {
    const names = [];
    for (let index = outerOf(places.get(lines.offsetOf(line, column))); index !== -1; index = outerOf(index)) {
      const { start, position } = functions[index];
      const own = NAME.exec(text.slice(start, position)) ?? GETS.exec(text.slice(Math.max(0, start - LONGEST), start));
      if (own !== null) names.push(own[0]);
    }
    return names;
  };
}
