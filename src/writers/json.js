/** The canonical output: a Report, a Verdict or a Comparison as JSON, the same bytes for the same answer. */
import { compareText } from '../model/text-order.js';
import { UNPRINTABLE, wellFormed } from './escape.js';

/**
 * The fields of a Report in the order in which its readers want them (model/report.js); all others, such
 * as the phases in `byPhase`, follow by name.
 */
const REPORT_FIELDS = [
  'schemaVersion', 'tool', 'target', 'profile', 'crypto', 'operations', 'callSites', 'findings', 'isolates', 'load', 'traffic',
  'diagnostics',
  'rule', 'severity', 'site', 'name', 'version', 'command', 'root', 'id', 'code', 'metric', 'tier', 'unit', 'outcome', 'reason', 'level', 'file', 'line', 'column', 'lineInferred', 'function', 'package',
  'operation', 'path', 'side', 'algorithm', 'api', 'form', 'parameters', 'callSite', 'source', 'pid', 'thread', 'node', 'v8', 'openssl', 'platform', 'processor',
  'startTime', 'durationMs', 'exitCode', 'signal', 'runs', 'value', 'ticks', 'busyTicks', 'neededTicks', 'cryptoTicks', 'idleTicks', 'namedTicks', 'libraryTicks',
  'droppedTicks', 'dropped', 'share', 'interval', 'cpuMs', 'busyMs', 'wallMs', 'intervalUs', 'schedulingTicks', 'cpu', 'totalMs', 'mainMs', 'workersMs', 'poolMs', 'v8Ms', 'otherMs', 'runQueueWaitMs', 'phase', 'byPhase', 'evidence',
  'primitives', 'leaves', 'computing', 'decoding', 'copying', 'unlocatedTicks', 'asyncTicks', 'blocks', 'count', 'p50Ms', 'p95Ms', 'maxMs', 'errorMs', 'split', 'excerpt',
  'firstLine', 'lines', 'limit', 'isMinimum', 'designEffect', 'designEffectFrom', 'checks', 'allowed', 'notices', 'baseline', 'offenders',
  'message', 'fix', 'accept', 'where', 'edit', 'advice', 'notes', 'verify', 'docs', 'fingerprint', 'requests', 'requestsPerSecond',
  'latencyP50Ms', 'latencyP99Ms', 'errors', 'clientRequests', 'tlsServer', 'tlsClient', 'handshakes', 'resumed', 'protocols', 'ciphers',
  'groups', 'processes', 'complete',
];

/** Fields of a Comparison (model/comparison.js) that stand before all others; the rest is ordered as in a report. */
const COMPARISON_FIELDS = [
  'schemaVersion', 'tool', 'designEffect', 'id', 'rule', 'severity', 'operation', 'algorithm', 'callSite', 'form', 'moved', 'movedOffLoop', 'change', 'per',
  'source', 'comparable', 'before', 'after', 'crypto', 'eventLoop', 'weight', 'longestBlock', 'operations', 'callSites', 'findings', 'new', 'gone', 'remaining',
  'perRequest', 'environment', 'difference', 'rate', 'command', 'node', 'startTime', 'durationMs', 'exitCode', 'signal', 'busyTicks', 'busyMs', 'wallMs', 'load',
];

const REPORT_PLACES = placesOf(REPORT_FIELDS);
const COMPARISON_PLACES = placesOf([...COMPARISON_FIELDS, ...REPORT_FIELDS]);

/**
 * Writes a report as JSON that any parser takes and any terminal can show: half surrogate pairs, which are
 * no text, become U+FFFD, and what a terminal would obey is written as `\u....`.
 * @param {import('../model/report.js').Report} report the answer
 * @returns {string} JSON, indented by two spaces, with a newline at the end
 */
export function reportJson(report) {
  return jsonText(ordered(report, REPORT_PLACES));
}

/**
 * @param {import('../model/verdict.js').Verdict} verdict of a gate
 * @returns {string} JSON as that of a report
 */
export function verdictJson(verdict) {
  return jsonText(ordered(verdict, REPORT_PLACES));
}

/**
 * @param {import('../model/comparison.js').Comparison} comparison what changed between two runs
 * @returns {string} JSON as that of a report
 */
export function comparisonJson(comparison) {
  return jsonText(ordered(comparison, COMPARISON_PLACES));
}

/**
 * @param {unknown} value made of well-formed text, numbers, lists and plain objects
 * @returns {string} JSON that any terminal can show, indented by two spaces, with a newline at the end
 */
export function jsonText(value) {
  return `${JSON.stringify(value, null, 2).replace(UNPRINTABLE, escapedUnlessNewline)}\n`;
}

/**
 * @param {unknown} value any part of a document
 * @param {Map<string, number>} places of fields; others follow by name
 * @returns {unknown} the same with the fields of all objects in order, and well-formed text
 */
function ordered(value, places) {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map((element) => ordered(element, places));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([left], [right]) => inOrder(left, right, places));
  return Object.fromEntries(fields.map(([field, part]) => [wellFormed(field), ordered(part, places)]));
}

/**
 * @param {string} left a field's name
 * @param {string} right another's
 * @param {Map<string, number>} places of fields
 * @returns {number} negative if `left` comes first
 */
function inOrder(left, right, places) {
  const distance = (places.get(left) ?? places.size) - (places.get(right) ?? places.size);
  if (distance !== 0) return distance;
  return compareText(left, right);
}

/**
 * @param {string[]} fields names in order; the first place of a name counts
 * @returns {Map<string, number>} place by name
 */
function placesOf(fields) {
  return new Map([...new Set(fields)].map((field, place) => [field, place]));
}

/**
 * @param {string} character of JSON, in which the only control characters are the newlines between fields
 * @returns {string} what to write for it
 */
function escapedUnlessNewline(character) {
  return character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
