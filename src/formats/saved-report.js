/**
 * The report, `report.json` (model/report.js), as an input: for what can be done with an answer alone, such as
 * comparing it with another. docs/report-format.md describes every field.
 */
import { parseBounded } from '../files/bounded-json.js';
import { MOST_BYTES } from '../files/limits.js';
import { Failure } from '../model/failure.js';
import { isRecord } from '../model/is-record.js';
import { impossiblePart } from '../model/report-sums.js';
import { withUnknownLines } from '../model/unknown-line.js';
import { problemIn } from '../schemas/problem-in.js';

/** @import { Report } from '../model/report.js' */
/** @import { InputFormat } from './input-format.js' */

/** Raised when a reader of the old version would misread a file of the new one. */
const SCHEMA_VERSION = 2;

/** A report has 5 levels; later versions may add a few. */
const MOST_LEVELS = 50;

/** Fields by which it is known, wherever they are: others may have sorted them. */
const OWN_FIELD = /"(?:callSites|schemaVersion)"\s*:/;

/** Our other documents, by a field that only they have: most have format versions of their own. */
const OTHER_DOCUMENTS = [
  ['before', 'a comparison of two runs'],
  ['checks', "a gate's verdict"],
  ['certificate', 'what cryptoprof handshake measured'],
  ['missing', 'what cryptoprof bench measured'],
];

/** @type {InputFormat} */
export const savedReport = {
  id: 'saved-report',
  label: 'report',
  files: ['report.json'],
  names: /^report\.json$/,
  holds: 'report',

  // The beginning of JSON that may be a report.
  sniff(head) {
    const text = head.toString('latin1');
    return /^(?:\u00ef\u00bb\u00bf)?\s*\{/.test(text) && OWN_FIELD.test(text);
  },

  async read({ bytes }) {
    return { report: decodeReport(await bytes(MOST_BYTES.report)) };
  },
};

/**
 * Reads a report and checks all of it: the file may come from anyone.
 * @param {Uint8Array} bytes of a report.json
 * @returns {Report} one whose fields are what report.js says
 * @throws {Failure} `report-invalid` with what is wrong as `problem`; `report-other`; `report-outdated` and `report-version` with the file's
 *   `version` and the one that is `supported`
 */
export function decodeReport(bytes) {
  const { value, problem } = parseBounded(bytes);
  if (problem !== null) throw new Failure('report-invalid', { problem });
  return checkedReport(value);
}

/**
 * @param {unknown} report what claims to be one, from anybody
 * @returns {Report} the report
 * @throws {Failure} `report-invalid`, `report-other` with the `document` that it is, `report-outdated`, `report-version`
 */
export function checkedReport(report) {
  if (!isRecord(report)) throw new Failure('report-invalid', { problem: 'it is not an object' });
  const [, other] = OTHER_DOCUMENTS.find(([field]) => Object.hasOwn(report, field)) ?? [];
  if (other !== undefined && !Object.hasOwn(report, 'profile')) throw new Failure('report-other', { document: other });
  if (report.schemaVersion !== SCHEMA_VERSION) {
    const version = Number.isFinite(report.schemaVersion) ? Number(report.schemaVersion) : 'unknown';
    const isOlder = Number(version) >= 1 && Number(version) < SCHEMA_VERSION;
    throw new Failure(isOlder ? 'report-outdated' : 'report-version', { version, supported: SCHEMA_VERSION });
  }
  if (isDeep(report)) throw new Failure('report-invalid', { problem: 'what is nested too deep is not valid' });
  // A copy, since what older versions did not write is filled in.
  const copy = /** @type {Report} */ (copyOf(report));
  const problem = problemIn('report', copy) ?? impossiblePart(copy);
  if (problem !== null) throw new Failure('report-invalid', { problem: `${problem} is not valid` });
  return withUnknownLines(copy);
}

/**
 * @param {unknown} value that a program hands over
 * @returns {unknown} an equal one
 * @throws {Failure} `report-invalid` for what is no data
 */
function copyOf(value) {
  try {
    return structuredClone(value);
  } catch (cause) {
    throw new Failure('report-invalid', { problem: 'it is not JSON' }, cause);
  }
}

/**
 * @param {unknown} report any JSON
 * @returns {boolean} whether its parts are nested deeper than any report's: writers walk through them by recursion
 */
function isDeep(report) {
  let level = [report];
  for (let depth = 0; depth < MOST_LEVELS; depth++) {
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
    if (level.length === 0) return false;
  }
  return true;
}
