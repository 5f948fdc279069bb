/** The parts of a function's name in the log: the name itself, its script, line and column. */
import { systemPath } from '../model/file-path.js';
import { unescapeUnits } from './escapes.js';

/** No file needs more than nine digits for its lines; a longer number is damage, or part of a name. */
const LOCATION = /:(\d{1,9}):(\d{1,9})$/;
/** Where a script's name begins, if no row gives it: a path, a URL or a Node module. */
const SCRIPT_START = / (?=\/|node:|file:|[A-Za-z]:[\\/]|wasm:|evalmachine|\[)/g;

/** `file:///app/x.mjs`, `file:///C:/app/x.mjs`, `file://server/share/x.mjs`, without what a query adds. */
const FILE_URL = /^file:\/\/([^/?#]*)(\/[^?#]*)/;

/**
 * @typedef {object} FunctionName
 * @property {string} name `''` if anonymous
 * @property {string} file absolute path, `node:...`, or `''`
 * @property {number} line 1-based, 0 if unknown
 * @property {number} column 1-based, 0 if unknown
 */

/**
 * Splits the NAME of a function row: `<name> <script>:<line>:<column>`. Both parts may contain spaces; the script's own
 * name, if known, says where to cut.
 * @param {Buffer} raw the field's bytes
 * @param {string | null} script the script's name as its `script-source` row has it, null if unknown
 * @returns {FunctionName} the parts
 */
export function splitFunctionName(raw, script) {
  const text = raw.toString('utf8');
  const location = LOCATION.exec(text);
  if (location === null) return { name: text, file: '', line: 0, column: 0 };
  const body = text.slice(0, location.index);
  const line = Number(location[1]);
  const column = Number(location[2]);
  const cut = script === null ? guessCut(body) : knownCut(body, script);
  return { name: body.slice(0, cut), file: toPath(unescapeUnits(body.slice(cut + 1))), line, column };
}

/**
 * @param {string} body name, space, script
 * @param {string} script escaped name
 * @returns {number} index of the space between them
 */
function knownCut(body, script) {
  return body.endsWith(` ${script}`) ? body.length - script.length - 1 : guessCut(body);
}

/**
 * @param {string} body name, space, script
 * @returns {number} index of the first space that a script name may follow; of the last one otherwise
 */
export function guessCut(body) {
  SCRIPT_START.lastIndex = 0;
  const start = SCRIPT_START.exec(body);
  if (start !== null) return start.index;
  const last = body.lastIndexOf(' ');
  return last === -1 ? body.length : last;
}

/**
 * @param {string} script a script's name: a path, or the URL of an ES module
 * @returns {string} the path; anything but a `file:` URL unchanged
 */
export function toPath(script) {
  const [, server, url] = FILE_URL.exec(script) ?? [];
  if (url === undefined) return systemPath(script);
  const path = server === '' ? url.replace(/^\/(?=[A-Za-z]:\/)/, '') : `\\\\${server}${url.replaceAll('/', '\\')}`;
  try {
    return systemPath(decodeURIComponent(path));
  } catch {
    return path;
  }
}
