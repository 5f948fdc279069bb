/** The canonical output: a Report, a Verdict or a Comparison as JSON, with the same bytes for the same answer. */
import { compareText } from '../model/text-order.js';
import { documentSchema, followed, schemaPart } from '../schemas/documents.js';
import { visibleJson, wellFormed } from '../text/escape.js';

/** @import { BenchReport } from '../model/bench.js' */
/** @import { Comparison } from '../model/comparison.js' */
/** @import { HandshakeReport } from '../model/handshake.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Verdict } from '../model/verdict.js' */
/** @import { SchemaPlace } from '../schemas/documents.js' */

/**
 * Writes a report as JSON that any parser takes and any terminal can show: lone surrogates, which are not text, become
 * U+FFFD, and invisible characters are written as `\u....`.
 * @param {Report} report the answer
 * @returns {string} JSON, indented by two spaces, with a newline at the end
 */
export function reportJson(report) {
  return jsonText(ordered(report, documentSchema('report')));
}

/**
 * @param {Verdict} verdict of a gate
 * @returns {string} JSON in the same form as a report's
 */
export function verdictJson(verdict) {
  return jsonText(ordered(verdict, documentSchema('verdict')));
}

/**
 * @param {Comparison} comparison what changed between two runs
 * @returns {string} JSON in the same form as a report's
 */
export function comparisonJson(comparison) {
  return jsonText(ordered(comparison, documentSchema('comparison')));
}

/**
 * @param {HandshakeReport} report what connections to a server take
 * @returns {string} JSON in the same form as a report's
 */
export function handshakeJson(report) {
  return jsonText(ordered(report, documentSchema('handshake')));
}

/**
 * @param {BenchReport} report what cryptography costs
 * @returns {string} JSON in the same form as a report's
 */
export function benchJson(report) {
  return jsonText(ordered(report, documentSchema('bench')));
}

/**
 * @param {unknown} value made of well-formed text, numbers, lists and plain objects
 * @returns {string} JSON that any terminal can show, indented by two spaces, with a newline at the end
 */
export function jsonText(value) {
  return `${visibleJson(JSON.stringify(value, null, 2))}\n`;
}

/**
 * @param {unknown} value any part of a document
 * @param {SchemaPlace | null} place its schema; null if there is none
 * @returns {unknown} the same, with well-formed text throughout: fields in the schema's order, then those that it
 *   doesn't list, by name
 */
function ordered(value, place) {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value !== 'object' || value === null) return value;
  const whole = place && followed(place);
  const part = (/** @type {string} */ key) => whole && schemaPart(whole, key);
  if (Array.isArray(value)) return value.map((element, index) => ordered(element, part(String(index))));
  const listed = Object.keys(whole?.schema.properties ?? {}).filter((name) => Object.hasOwn(value, name));
  const others = Object.keys(value)
    .filter((name) => !listed.includes(name))
    .sort(compareText);
  const fields = /** @type {Record<string, unknown>} */ (value);
  return Object.fromEntries(
    [...listed, ...others].map((name) => [wellFormed(name), ordered(fields[name], part(name))]),
  );
}
