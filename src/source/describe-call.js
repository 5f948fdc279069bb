import { calleeName } from './call-name.js';
import { originOf } from './call-origin.js';
import { lineRenderer } from './excerpt.js';
import { argOptionsOf, argumentsOf } from './literal-value.js';

/** @typedef {import('../model/profile.js').SourceCall} SourceCall */
/** @typedef {import('./nested-ranges.js').NestedRange & import('./program-index.js').IndexedCall} Call */

const MAX_LINES = 6;
/** How far above the call its statement may begin and still be shown. */
const MAX_LEAD_LINES = 2;

/**
 * Makes what the profile keeps of a call: no literal that could be a secret, and no other text than the
 * call's own lines.
 * @param {string} text the whole source
 * @param {import('./line-table.js').LineTable} lines of the text
 * @param {import('./blanks.js').Blank[]} blanks what must not be shown
 * @param {ReturnType<typeof import('./inline-allow.js').inlineAllows>} allowsAt what comments allow in some lines
 * @param {ReturnType<typeof import('./call-syntax.js').syntaxReader>} syntaxOf how a call is written
 * @returns {(call: Call) => SourceCall}
 */
export function callDescriber(text, lines, blanks, allowsAt, syntaxOf) {
  const renderLine = lineRenderer(text, blanks);

  /**
   * @param {number} offset into the text
   * @returns {number} 1-based
   */
  const lineOf = (offset) => lines.positionOf(offset).line;

  /**
   * @param {Call} call of this file
   * @returns {number} 1-based line where the excerpt begins
   */
  const firstLineOf = ({ statement, start, position }) => {
    const line = lineOf(position);
    return [statement, start].map(lineOf).find((first) => line - first <= MAX_LEAD_LINES) ?? line;
  };

  return (call) => {
    const excerptLine = firstLineOf(call);
    const lastLine = Math.min(lineOf(call.end), excerptLine + MAX_LINES - 1);
    const excerpt = [];
    for (let line = excerptLine; line <= lastLine; line++) {
      const { start, end } = lines.rangeOf(line);
      excerpt.push(renderLine(start, end, call.position));
    }
    const args = argumentsOf(call.node, call.scope);
    const argOptions = argOptionsOf(call.node, call.scope);
    return {
      callee: calleeName(call.node, call.scope),
      args,
      options: argOptions.findLast((options) => options !== null) ?? {},
      argOptions: argOptions.slice(0, args.length),
      origin: originOf(call.node, call.scope),
      excerpt,
      excerptLine,
      line: lineOf(call.position),
      allows: allowsAt(excerptLine, Math.max(lineOf(call.position), lastLine)),
      syntax: syntaxOf(call),
    };
  };
}
