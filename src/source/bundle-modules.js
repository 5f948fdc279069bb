/**
 * Finds the module of a place in a bundle, by the marks that bundlers leave beside the modules' code:
 *
 *   - esbuild and Bun: `// node_modules/a/index.js` before each module, and
 *     `__commonJS({"node_modules/a/index.js"(…) {…}})`
 *   - webpack: `"./node_modules/a/index.js": (…) => {…}`, and `;// ./node_modules/a/index.js` where it joined modules
 *   - Rolldown: `//#region node_modules/a/index.js` to `//#endregion`
 *   - Turbopack: `"[project]/node_modules/a/index.js [app-route] (ecmascript)", (…) => {…}`
 *
 * Rollup leaves none, nor do minifiers.
 */
import { MADE_UP } from '../model/made-up.js';
import { innermostFinder } from './nested-ranges.js';

/** @import { CodeOutline } from './code-outline.js' */
/** @import { NestedRange } from './nested-ranges.js' */

/**
 * @typedef {object} BundleModules
 * @property {number} count marked modules
 * @property {(offset: number) => string} moduleAt path of the module as the bundler wrote it; `''` if the place is in
 *   none
 * @property {(position: number) => boolean} isBody whether the function that V8 puts there is a whole module
 */

/** Ends the name of a module, but not a sentence. */
const FILE = /^\S.*\.(?:[cm]?[jt]sx?|json|node|wasm|vue|svelte)(?:[?|!].*)?$/;
/** Names of bundlers' own modules. */
const OWN = /^(?:\0|rolldown:|webpack\/(?:bootstrap|runtime))/;
/** Names that esbuild gives to modules that are not files. */
const NO_FILE = /^(?:<\w+>|\([\w-]+\):.+|[\w-]+:.+)$/;
/** Comments that bundlers keep, and one that esbuild adds. */
const KEPT = /^(?:[!#@]|\s*[#@])|@license|@preserve|^ Annotate the CommonJS export names for ESM import in node:$/;
/** Keys of webpack's and esbuild's modules, and of Turbopack's. */
const KEY =
  /^(?:\[project\]|\(\w+\)|\.{1,2})?\/?(?:[^\n]*\/)?[^\n]*\.(?:[cm]?[jt]sx?|json|node)(?:[?|!][^\n]*| \[[\w-]+\] \(ecmascript[^\n]*)?$/;

/**
 * A mark and its kind: marks of one kind end each other.
 * @typedef {object} Mark
 * @property {number} start offset
 * @property {'esbuild' | 'webpack' | 'rolldown'} kind
 * @property {string} path `''` where a module ends
 * @property {number} indent characters before it on its line
 * @property {number} function index of the function around it, -1 if none
 */

/**
 * @param {string} text the whole source
 * @param {CodeOutline} outline of it
 * @returns {BundleModules} number of marked modules, and the module of each place; 0 and none if nothing is marked
 */
export function bundleModules(text, outline) {
  const keyed = keyedModules(outline);
  const marked = markedModules(text, outline);
  /** @type {(NestedRange & {path: string})[]} */
  const ranges = [...keyed, ...marked]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map((range) => ({ ...range, outer: -1 }));
  nest(ranges);
  const innermost = innermostFinder(ranges);
  const bodies = new Set(keyed.map(({ position }) => position));
  return {
    count: ranges.length,
    moduleAt: (offset) => ranges[innermost(offset)]?.path ?? '',
    isBody: (position) => bodies.has(position),
  };
}

/**
 * @param {CodeOutline} outline of a file
 * @returns {{start: number, end: number, position: number, path: string}[]} functions that a bundler named by their module
 */
function keyedModules({ functions }) {
  return functions
    .filter(({ key }) => key.length > 0 && key.length < MOST_PATH && key.includes('/') && KEY.test(key))
    .map(({ start, end, position, key }) => ({ start, end, position, path: cleanPath(key) }));
}

/** No path is longer than this. */
const MOST_PATH = 1000;
/** Bundlers indent by a few characters. */
const MOST_INDENT = 40;

/**
 * @param {string} path as a bundler wrote it
 * @returns {string} without the part that says how the module was loaded
 */
function cleanPath(path) {
  if (OWN.test(path)) return MADE_UP;
  return path
    .replace(/^\[project\]\//, '')
    .replace(/ \[[\w-]+\] \(ecmascript.*$/, '')
    .replace(/[?|!].*$/, '')
    .replace(/ \+ \d+ modules$/, '');
}

/**
 * @param {string} text the whole source
 * @param {CodeOutline} outline of it
 * @returns {{start: number, end: number, path: string}[]} from each mark to the next in the same function, or to that
 *   function's end
 */
function markedModules(text, outline) {
  const functions = outline.functions
    .map(({ start, end, position }) => ({ start, end, position, outer: -1 }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  nest(functions);
  const around = innermostFinder(functions);
  /** @type {Map<number, Mark[]>} */
  const byFunction = new Map();
  for (const comment of outline.comments) {
    const mark = markOf(text, comment);
    if (mark === null) continue;
    const owner = around(mark.start);
    const marks = byFunction.get(owner) ?? [];
    byFunction.set(owner, marks);
    marks.push({ ...mark, function: owner });
  }
  const file = { start: 0, end: text.length };
  return [...byFunction].flatMap(([owner, marks]) => rangesOf(marks, owner === -1 ? file : codeOf(functions[owner])));
}

/**
 * @param {{position: number, end: number}} found a function
 * @returns {{start: number, end: number}} its contents, without the function itself
 */
function codeOf({ position, end }) {
  return { start: position + 1, end };
}

/**
 * @param {Mark[]} marks in one function, in order
 * @param {{start: number, end: number}} around offsets of the function
 * @returns {{start: number, end: number, path: string}[]}
 */
function rangesOf(marks, { start: from, end }) {
  return /** @type {const} */ (['esbuild', 'webpack', 'rolldown']).flatMap((kind) => {
    const alike = marks.filter((mark) => mark.kind === kind);
    // Comments within expressions are indented further, and a banner comes before all modules.
    const first = alike.find(({ path }) => path !== '');
    const isAlike = (/** @type {Mark} */ { start, indent }) => start >= (first?.start ?? 0) && indent === first?.indent;
    const own = kind === 'esbuild' ? alike.filter(isAlike) : alike;
    // esbuild drops all other comments: if there are any, somebody wrote this line.
    const isReal = kind !== 'esbuild' || (own.length > 1 && own.every(({ path }) => path !== ''));
    if (!isReal) return [];
    const modules = own
      .map(({ start, path }, index) => ({ start, end: own[index + 1]?.start ?? end, path }))
      .filter(({ path }) => path !== '');
    // esbuild's helpers come before all modules.
    return kind === 'esbuild' ? [{ start: from, end: own[0].start, path: MADE_UP }, ...modules] : modules;
  });
}

/**
 * @param {string} text the whole source
 * @param {CodeOutline['comments'][number]} comment of it
 * @returns {Omit<Mark, 'function'> | null} null if the comment can't be one
 */
function markOf(text, { text: comment, start, isBlock }) {
  if (isBlock || comment.length > MOST_PATH) return null;
  const before = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MOST_INDENT), start);
  const place = { start, indent: before.length };
  if (/^#(?:end)?region\b/.test(comment))
    return { ...place, kind: 'rolldown', path: fileIn(comment.replace(/^#\w+ ?/, '')) };
  if (before.trim() === ';') return { ...place, kind: 'webpack', path: fileIn(comment.replace(JOINED, '')) };
  if (before.trim() !== '' || KEPT.test(comment)) return null;
  const name = comment.slice(1);
  return { ...place, kind: 'esbuild', path: comment.startsWith(' ') && NO_FILE.test(name) ? name : fileIn(name) };
}

/** What webpack writes before the name of a module that it joined with others. */
const JOINED = /^ (?:CONCATENATED MODULE: )?/;

/**
 * @param {string} name that may be a file's
 * @returns {string} its path, `''` if it is not a file's
 */
function fileIn(name) {
  return FILE.test(name) ? cleanPath(name) : '';
}

/**
 * @param {NestedRange[]} ranges in order; each gets the one around it
 */
function nest(ranges) {
  /** @type {number[]} */
  const open = [];
  ranges.forEach((range, index) => {
    while (open.length > 0 && ranges[/** @type {number} */ (open.at(-1))].end <= range.start) open.pop();
    range.outer = open.at(-1) ?? -1;
    open.push(index);
  });
}
