/** Lines that a finding's advice names, as somebody reads them who has its call before them. */
import { pathFromCommon } from '../../model/file-path.js';
import { fileInRoot, rootOfSite } from '../../model/site-id.js';

/** @import { CallSiteReport } from '../../model/report.js' */

/** @typedef {Pick<CallSiteReport, 'id' | 'file'>} AdvisedSite the call site at which advice is read */
/** @typedef {{file: string, line: number}} CallPlace the file's path absolute; line 0 if it is not known */

/** A longer list would be longer than the rest of the report. */
const MOST_PLACES = 500;

/**
 * All of them: who awaits six of eight calls leaves two whose promise counts as true.
 * @param {AdvisedSite} site where they are told
 * @param {CallPlace[]} places in any order
 * @returns {string} each once: `lines 3, 7; routes/log-in.js:12, 15`; `''` if there are none
 */
export function placesFrom(site, places) {
  const distinct = [...new Map(places.map((each) => [`${each.line} ${each.file}`, each])).values()];
  const left = distinct.length - MOST_PLACES;
  /** @type {Map<string, Set<number>>} the reader's own file first */
  const lines = new Map([[site.file, new Set()]]);
  for (const each of distinct.slice(0, MOST_PLACES))
    lines.set(each.file, (lines.get(each.file) ?? new Set()).add(each.line));
  const paths = pathsFrom(site, [...lines.keys()]);
  const named = Array.from(lines, ([file, all]) => linesOf(file === site.file ? '' : (paths.get(file) ?? file), all));
  return [...named.filter((words) => words !== ''), ...(left > 0 ? [`${left} more`] : [])].join('; ');
}

/**
 * @param {AdvisedSite} site where it is told
 * @param {CallPlace} place any
 * @returns {string} `line 7`, `src/log.js:7`; `src/log.js` if the line is not known
 */
export function placeFrom(site, place) {
  return place.line === 0 ? pathFrom(site, place.file) : placesFrom(site, [place]);
}

/**
 * @param {AdvisedSite} site where it is told
 * @param {string} file absolute path of another file
 * @returns {string} its path from the root that the site's own is told from: `lib/admin/index.js` is not
 *   `admin/index.js`; from the deepest directory that holds both if that is not known, or the file lies elsewhere
 */
export function pathFrom(site, file) {
  const root = rootOfSite(site);
  const path = fileInRoot(file, root);
  return path === fileInRoot(file, '') ? pathFromCommon(site.file, file) : path;
}

/**
 * @param {AdvisedSite} site where they are told
 * @param {string[]} files absolute paths, each once
 * @returns {Map<string, string>} what each is told as: the whole path if that of another one would be the same
 */
function pathsFrom(site, files) {
  const paths = new Map(files.map((file) => [file, pathFrom(site, file)]));
  const all = [...paths.values()];
  const isShared = (/** @type {string} */ path) => all.indexOf(path) !== all.lastIndexOf(path);
  return new Map(Array.from(paths, ([file, path]) => [file, isShared(path) ? file : path]));
}

/**
 * @param {string} path of their file, `''` if it is the reader's own
 * @param {Set<number>} lines of it
 * @returns {string} such as `lines 3, 7`, `routes/log-in.js:12, 15`; `''` if there are none
 */
function linesOf(path, lines) {
  const numbers = [...lines].sort((a, b) => a - b).join(', ');
  if (numbers === '') return '';
  return path === '' ? `${lines.size > 1 ? 'lines' : 'line'} ${numbers}` : `${path}:${numbers}`;
}
