/** Which files the sources of a map are. Each bundler writes them in its own way. */
import path from 'node:path';

/**
 * `made`: by the bundler itself, such as its loader of modules · `elsewhere`: somebody wrote it, but it is not in a
 * file here · `file`: an absolute path · `project`: a path within a project, whose directory the map does not say
 * @typedef {{kind: 'made'} | {kind: 'elsewhere'} | {kind: 'file' | 'project', path: string}} SourcePlace
 */

/** Longer names are not files. */
const LONGEST = 4096;

/** @type {SourcePlace} */
const MADE = { kind: 'made' };
/** @type {SourcePlace} */
const ELSEWHERE = { kind: 'elsewhere' };

/** Bundlers' names for their own code, after their scheme. */
const OWN_CODE =
  /^(?:webpack\/(?:bootstrap|runtime|startup|before-startup|after-startup|universalModuleDefinition)|\[(?:turbopack|next|externals?)\]|external[ /]|ignored[ |]|data:|\(webpack\)|delegated )|\|sync|^[^/]* sync /;
/** webpack marks what it made from a module, and Vite which part of a file it is. */
const MARKS = /(?:\?[^/\\]*|[?#][^\\]*)$/;

/**
 * @param {string} source as a map has it, after its `sourceRoot`; anybody may have written it
 * @param {string} directory absolute path of the map's directory; that of the compiled file for a map inside it
 * @returns {SourcePlace} a file, a path in a project, or none
 */
export function sourcePlace(source, directory) {
  // Tools that don't know a name write none.
  if (source === '') return ELSEWHERE;
  if (source.length > LONGEST || source.includes('\0')) return MADE;
  if (/^[A-Za-z]:[\\/]/.test(source)) return { kind: 'file', path: path.win32.normalize(source) };
  const scheme = /^([a-z][\w+.-]*):/i.exec(source)?.[1].toLowerCase() ?? '';
  if (scheme === 'file') return fileOfUrl(source);
  if (/^(?:https?|blob)$/.test(scheme)) return ELSEWHERE;
  if (/^(?:data|node|native)$/.test(scheme)) return MADE;
  if (scheme !== '') return projectPath(source.slice(scheme.length + 1));
  if (source.startsWith('/')) return { kind: 'file', path: path.posix.normalize(withoutMarks(source)) };
  return { kind: 'file', path: resolved(directory, withoutMarks(decoded(withSlashes(source)))) };
}

/**
 * @param {string} source as a map has it, after its `sourceRoot`
 * @returns {string | null} its path in a project, `/` between its steps, if it has a root, which may only be the project's:
 *   tsc's `sourceRoot` can be `/`, and Vite writes `/src/a.ts`; null if it is relative or somewhere else
 */
export function belowRoot(source) {
  const isRooted = /^(?:\/(?!\/)|file:)/i.test(source);
  const place = isRooted ? sourcePlace(source, '/') : null;
  return place?.kind === 'file' && place.path.startsWith('/') ? place.path.replace(/^\/+/, '') : null;
}

/**
 * @param {string} url of a file
 * @returns {SourcePlace}
 */
function fileOfUrl(url) {
  const rest = decoded(url.replace(/^file:(?:\/\/[^/]*)?/i, '').replace(MARKS, ''));
  if (rest === '' || rest.includes('\0')) return MADE;
  // A `sourceRoot` may be followed by `../src/a.ts`.
  const file = /^\/[A-Za-z]:/.test(rest) ? path.win32.normalize(rest.slice(1)) : path.posix.normalize(rest);
  return { kind: 'file', path: file };
}

/**
 * `//name/./src/a.ts`, `///./src/a.ts`, `//@scope/name/./src/a.ts`, `///(rsc)/./src/a.ts`, `///[project]/src/a.ts`,
 * `//name/../lib/a.ts`.
 * @param {string} rest of a URL after its scheme
 * @returns {SourcePlace}
 */
function projectPath(rest) {
  const behind = decoded(rest.replace(MARKS, ''));
  const project = /^\/*\[project\]\/(.*)$/s.exec(behind);
  const found = project?.[1] ?? firstDotted(behind) ?? behind.replace(/^\/\/[^/]*\/|^\/+/, '');
  const inside = found.replace(/^(?:\.\/)+/, '');
  if (inside === '' || inside.includes('\0') || OWN_CODE.test(inside)) return MADE;
  if (inside.startsWith('/')) return { kind: 'file', path: inside };
  return { kind: 'project', path: inside };
}

/**
 * @param {string} directory absolute path, of the machine that the program ran on
 * @param {string} relative path
 * @returns {string} absolute path there
 */
export function resolved(directory, relative) {
  const { resolve } = /^(?:[A-Za-z]:[\\/]|\\\\)/.test(directory) ? path.win32 : path.posix;
  return resolve(directory, relative);
}

/**
 * @param {string} behind a scheme
 * @returns {string | null} from the first `./` or `../` that is a step of the path
 */
function firstDotted(behind) {
  const at = /(?:^|\/)(\.\.?\/)/.exec(behind);
  return at === null ? null : behind.slice(at.index + at[0].length - at[1].length);
}

/**
 * Compilers on Windows may write their own separators, whatever runs the code.
 * @param {string} source a relative path
 * @returns {string} the same with `/`
 */
function withSlashes(source) {
  return /^\.\.?\\/.test(source) ? source.replaceAll('\\', '/') : source;
}

/**
 * @param {string} source a path
 * @returns {string} without what a bundler put behind it: `App.vue?vue&type=script`
 */
function withoutMarks(source) {
  return source.replace(/\?[^/\\]*$/, '');
}

/**
 * @param {string} text of a URL
 * @returns {string} decoded; as it is, if it is no encoded one: most tools write paths as they are
 */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
