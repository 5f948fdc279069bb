import { unescapeUnits } from '../../src/v8log/escapes.js';
import { toPath } from '../../src/v8log/function-name.js';
import { leadingFields } from '../../src/v8log/code-row.js';

const SCRIPT_SOURCE = 'script-source,';
const SOURCE_INFO = 'code-source-info,';

/**
 * Makes a V8 log small enough for a repository, by what its profile does not use: the sources of scripts
 * that are on no stack, and the positions of their functions where nothing is inlined in them. Nine
 * tenths of a short log are these. Lines stay lines, in their order.
 * @param {Buffer} log a whole log
 * @param {ReadonlyMap<string, string>} used sources that its profile uses, by path
 * @returns {Buffer} the same without the others
 */
export function trimLog(log, used) {
  /** @type {Set<string>} ids of scripts without their source */
  const trimmed = new Set();
  const kept = [];
  let start = 0;
  for (let end = log.indexOf(0x0a); end !== -1; end = log.indexOf(0x0a, start)) {
    kept.push(trimLine(log.subarray(start, end), used, trimmed), Buffer.from('\n'));
    start = end + 1;
  }
  kept.push(log.subarray(start));
  return Buffer.concat(kept);
}

/**
 * @param {Buffer} line of the log
 * @param {ReadonlyMap<string, string>} used sources to keep, by path
 * @param {Set<string>} trimmed ids of the other scripts so far
 * @returns {Buffer} the line, or what is needed of it
 */
function trimLine(line, used, trimmed) {
  const head = line.toString('latin1', 0, SOURCE_INFO.length);
  if (head.startsWith(SCRIPT_SOURCE)) {
    const fields = leadingFields(line, 3);
    if (fields === null || used.has(toPath(unescapeUnits(fields.texts[2])))) return line;
    trimmed.add(fields.texts[1]);
    return line.subarray(0, fields.end);
  }
  if (head !== SOURCE_INFO) return line;
  const fields = leadingFields(line, 5);
  const isInlined = fields === null || !/,,$/.test(line.toString('latin1', fields.end));
  if (fields === null || isInlined || !trimmed.has(fields.texts[2])) return line;
  return Buffer.concat([line.subarray(0, fields.end), Buffer.from(',,')]);
}
