/** Describes a call as profiles keep it: without secrets, and with no text but its own lines. */
import { argumentOrigins } from './argument-origins.js';
import { calleeName } from './call-name.js';
import { originOf } from './call-origin.js';
import { lineRenderer } from './excerpt.js';
import { allowsAt } from './inline-allow.js';
import { argOptionsOf, argumentsOf } from './literal-value.js';

/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Blank } from './blanks.js' */
/** @import { AllowsByLine } from './inline-allow.js' */
/** @import { LineTable } from './line-table.js' */
/** @import { NestedRange } from './nested-ranges.js' */
/** @import { IndexedCall } from './program-index.js' */

/** @typedef {NestedRange & IndexedCall} Call */

const MAX_LINES = 6;
/** How far above the call its statement may begin and still be shown. */
const MAX_LEAD_LINES = 2;

/**
 * Makes the description of a call that the profile keeps: no literal that could be a secret, and no text but the call's
 * own lines.
 * @param {string} text the whole source
 * @param {LineTable} lines of the text
 * @param {Blank[]} blanks what must not be shown
 * @param {AllowsByLine} allows what comments allow
 * @param {ReturnType<typeof import('./call-syntax.js').syntaxReader>['syntaxOf']} syntaxOf how a call is written
 * @returns {(call: Call) => SourceCall} the description of one call
 */
export function callDescriber(text, lines, blanks, allows, syntaxOf) {
  const renderLine = lineRenderer(text, blanks);

  return (call) => {
    const position = lines.positionOf(call.position).line;
    const { from, to } = linesOfCall(call, lines);
    const excerpt = [];
    for (let line = from; line <= Math.min(lines.positionOf(call.end).line, from + MAX_LINES - 1); line++) {
      const { start, end } = lines.rangeOf(line);
      excerpt.push(renderLine(start, end, call.position));
    }
    const args = argumentsOf(call.node, call.scope);
    const argOptions = argOptionsOf(call.node, call.scope);
    const argOrigins = argumentOrigins(call);
    /** @type {ReturnType<typeof syntaxOf> | undefined} */
    let syntax;
    return {
      callee: calleeName(call.node, call.scope),
      args,
      options: argOptions.findLast((options) => options !== null) ?? {},
      argOptions: argOptions.slice(0, args.length),
      ...(argOrigins && { argOrigins }),
      origin: originOf(call.node, call.scope),
      excerpt,
      excerptLine: from,
      line: position,
      allows: allowsAt(allows, from, to),
      // What is around a call is looked through for it, and of many calls that a sample may show only one is kept.
      get syntax() {
        return (syntax ??= syntaxOf(call));
      },
    };
  };
}

/**
 * @param {Call} call of a file
 * @param {LineTable} lines of its text
 * @returns {{from: number, to: number}} the lines to show it in, 1-based, including its own
 */
export function linesOfCall({ statement, start, position, end }, lines) {
  const lineOf = (/** @type {number} */ offset) => lines.positionOf(offset).line;
  const line = lineOf(position);
  const from = [statement, start].map(lineOf).find((first) => line - first <= MAX_LEAD_LINES) ?? line;
  return { from, to: Math.max(line, Math.min(lineOf(end), from + MAX_LINES - 1)) };
}
