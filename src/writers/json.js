/** The canonical output: the Report as JSON, the same bytes for the same report. */
import { UNPRINTABLE, wellFormed } from './escape.js';

/**
 * The fields of a Report in the order in which its readers want them (model/report.js); all others, such
 * as the phases in `byPhase`, follow by name.
 */
const FIELD_ORDER = new Map([
  'schemaVersion', 'tool', 'target', 'profile', 'crypto', 'operations', 'callSites', 'findings', 'isolates', 'load', 'diagnostics',
  'rule', 'severity', 'name', 'version', 'command', 'root', 'id', 'code', 'file', 'line', 'column', 'lineInferred', 'function', 'package',
  'operation', 'algorithm', 'api', 'form', 'parameters', 'callSite', 'source', 'pid', 'thread', 'node', 'v8', 'openssl', 'platform', 'processor',
  'startTime', 'durationMs', 'exitCode', 'signal', 'ticks', 'busyTicks', 'cryptoTicks', 'idleTicks', 'namedTicks', 'libraryTicks',
  'droppedTicks', 'dropped', 'share', 'interval', 'cpuMs', 'busyMs', 'wallMs', 'intervalUs', 'phase', 'byPhase', 'evidence',
  'primitives', 'unlocatedTicks', 'asyncTicks', 'blocks', 'count', 'p50Ms', 'p95Ms', 'maxMs', 'errorMs', 'split', 'excerpt',
  'firstLine', 'lines', 'message', 'advice', 'notes', 'verify', 'docs', 'fingerprint', 'requests', 'requestsPerSecond',
  'latencyP50Ms', 'latencyP99Ms', 'errors',
].map((field, place) => [field, place]));

/**
 * Writes a report as JSON that any parser takes and any terminal can show: half surrogate pairs, which are
 * no text, become U+FFFD, and what a terminal would obey is written as `\u....`.
 * @param {import('../model/report.js').Report} report the answer
 * @returns {string} JSON, indented by two spaces, with a newline at the end
 */
export function reportJson(report) {
  const json = JSON.stringify(ordered(report), null, 2);
  return `${json.replace(UNPRINTABLE, escapedUnlessNewline)}\n`;
}

/**
 * @param {unknown} value any part of a report
 * @returns {unknown} the same with the fields of all objects in order, and well-formed text
 */
function ordered(value) {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([left], [right]) => inOrder(left, right));
  return Object.fromEntries(fields.map(([field, part]) => [wellFormed(field), ordered(part)]));
}

/**
 * @param {string} left a field's name
 * @param {string} right another's
 * @returns {number} negative if `left` comes first
 */
function inOrder(left, right) {
  const places = (FIELD_ORDER.get(left) ?? FIELD_ORDER.size) - (FIELD_ORDER.get(right) ?? FIELD_ORDER.size);
  if (places !== 0) return places;
  return left < right ? -1 : 1;
}

/**
 * @param {string} character of JSON, in which the only control characters are the newlines between fields
 * @returns {string} what to write for it
 */
function escapedUnlessNewline(character) {
  return character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
