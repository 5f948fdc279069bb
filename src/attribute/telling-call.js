/** @import { SourceCall, SourceRange } from '../model/profile.js' */

/**
 * Chooses the call that tells most of a call site: `createHash`, `update` and `digest` of one line are one site.
 * @param {Map<SourceCall, number>} calls of the site, with their ticks
 * @returns {SourceCall | null} the heaviest, or the one that ends the chain that it is part of; null if there is none
 */
export function tellingCall(calls) {
  const [most] = [...calls].sort((a, b) => b[1] - a[1] || a[0].line - b[0].line).map(([call]) => call);
  const range = most?.syntax?.range;
  if (!range) return most ?? null;
  const chain = [...calls.keys()].filter(({ syntax }) => syntax && startsWith(syntax.range, range));
  return chain.reduce((one, other) => (endsBehind(other.syntax?.range, one.syntax?.range) ? other : one), most);
}

/**
 * @param {SourceRange} one range of a file
 * @param {SourceRange} other range of it
 * @returns {boolean} whether they start at the same place
 */
function startsWith(one, other) {
  return one.startLine === other.startLine && one.startColumn === other.startColumn;
}

/**
 * @param {SourceRange | undefined} one range of a file
 * @param {SourceRange | undefined} other range of it
 * @returns {boolean} whether the first ends behind the second
 */
function endsBehind(one, other) {
  return (
    one !== undefined && other !== undefined && (one.endLine - other.endLine || one.endColumn - other.endColumn) > 0
  );
}
