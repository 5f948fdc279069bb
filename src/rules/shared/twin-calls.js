/** A call site is a line, and an edit changes one call in it: what the line's finding promises of it has to say so. */

/** @import { SourceCall, SourceRange } from '../../model/source-call.js' */
/** @import { Edit, Finding } from '../../model/report.js' */

/** More columns than a line has. */
const LINE = 2 ** 30;

const OF_ONE =
  'The edit changes one of several such calls in the line: the others keep their part until they are changed, too.';

/** Their edits are of the call that made all of the connections (`onlyCall`): what others would do has no part in it. */
const OF_ALL = new Set(['agent-per-request', 'no-keepalive', 'no-resumption']);

/**
 * @param {readonly Finding[]} findings of a report
 * @param {ReadonlyMap<string, SourceCall>} calls what the source says, by the id of the call site
 * @returns {Finding[]} the same; those whose edit alone does not do what is promised of the line say so
 */
export function withTwinsNoted(findings, calls) {
  return findings.map((finding) => {
    const { rule, edit, site, verify } = finding;
    const call = edit === null || OF_ALL.has(rule) ? undefined : editedCall(edit, calls.get(site ?? ''), calls);
    return call !== undefined && suchCalls(call) > 1 ? { ...finding, verify: `${verify} ${OF_ONE}` } : finding;
  });
}

/**
 * A finding about several lines may have the edit of another one than its own.
 * @param {Edit} edit of a call, of a part of it, or of options that have a name
 * @param {SourceCall | undefined} own call of the finding
 * @param {ReadonlyMap<string, SourceCall>} calls all
 * @returns {SourceCall | undefined} the call that it changes: the innermost of those around it, unless it is the own one
 */
function editedCall(edit, own, calls) {
  if (own !== undefined && isAround(own, edit)) return own;
  const start = (/** @type {SourceCall} */ { syntax }) => startOf(syntax?.range ?? edit.range);
  const around = [...calls.values()].filter((call) => isAround(call, edit));
  return around.toSorted((a, b) => start(a) - start(b)).at(-1) ?? own;
}

/**
 * @param {SourceCall} call any
 * @param {Edit} edit any
 * @returns {boolean} whether the edit is in the call
 */
function isAround({ syntax }, { range, profiled }) {
  if (!syntax || syntax.file.length !== profiled.length || syntax.file.sha256 !== profiled.sha256) return false;
  return startOf(syntax.range) <= startOf(range) && rangeEnd(range) <= rangeEnd(syntax.range);
}

/**
 * @param {SourceCall} call what the source says
 * @returns {number} how many calls of the same its line begins, itself included
 */
function suchCalls({ excerpt, excerptLine, syntax }) {
  if (!syntax || syntax.calleeText === null) return 0;
  const parts = (excerpt[syntax.range.startLine - excerptLine] ?? '').split(`${beginningOf(syntax.calleeText)}(`);
  return parts.slice(0, -1).filter((before) => !/[\w$]$/.test(before)).length;
}

/**
 * @param {string} callee such as `createHash('sha256').update(data).digest`
 * @returns {string} `createHash`: other calls have other arguments there
 */
function beginningOf(callee) {
  return /^[\w$.]+(?=\()/.exec(callee)?.[0] ?? callee;
}

/**
 * @param {SourceRange} range in a file
 * @returns {number} its start, in the order of positions
 */
function startOf({ startLine, startColumn }) {
  return startLine * LINE + startColumn;
}

/**
 * @param {SourceRange} range in a file
 * @returns {number} its end, in the order of positions
 */
function rangeEnd({ endLine, endColumn }) {
  return endLine * LINE + endColumn;
}
