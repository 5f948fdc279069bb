/** Edits of part of a call: the rest may contain secrets. */
import { awaitableAt } from './awaitable.js';
import { besideLines, finished, onOneLine, plainSyntax, profiledAs, replacedCall, withArgument } from './edit.js';

/** @import { CallSyntax, SourceCall, SourceRange } from '../../model/source-call.js' */
/** @import { CallSiteReport, Edit } from '../../model/report.js' */
/** @import { Awaitable } from './awaitable.js' */
/** @import { ShownEdit } from './edit.js' */

/**
 * Replaces one argument.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @param {number} index of the argument, which is known
 * @param {{text: string, imports: string[]}} replacement the new argument, and the lines that it needs at the file's
 *   top
 * @returns {ShownEdit | null} null if there is no such argument
 */
export function editedArgument(site, call, index, { text, imports }) {
  const { syntax } = call;
  const before = syntax?.argumentTexts[index];
  if (!syntax || typeof before !== 'string') return null;
  const plain = plainSyntax(call, call.callee);
  const expression = plain === null ? null : withArgument(plain, index, text);
  if (expression !== null) return replacedCall(site, call, { expression, imports });
  return editedPart(site, syntax, { range: syntax.argumentRanges[index], before, text, imports });
}

/**
 * Replaces a part, such as the callee.
 * @param {CallSiteReport} site the call site
 * @param {CallSyntax} syntax of the call
 * @param {{range: SourceRange, before: string, text: string, imports: string[], closeAt?: Edit['closeAt']} &
 *   Partial<Awaitable>} part its place, what is written there, what to write instead, the lines that this needs at the
 *   file's top, where a parenthesis that it opens closes, and what it requires of the surrounding code if it awaits
 * @returns {ShownEdit | null} null if the file is not what V8 compiled
 */
export function editedPart(site, syntax, { before, asyncAt = null, callersMustAwait = false, ...part }) {
  /** @type {Edit} */
  const edit = { file: site.file, profiled: profiledAs(syntax.file), ...part, asyncAt, callersMustAwait };
  const line = `${edit.text} // instead of ${onOneLine(before)} in line ${edit.range.startLine}`;
  return finished(syntax, { edit, advice: [line, ...besideLines(site, syntax, edit)], notes: [] });
}

/**
 * Awaits another function with the same arguments, which don't need to be known.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @param {{local: string, imports: string[]}} name of the function that returns a promise, and the lines that bring it
 * @returns {ShownEdit | null} null if the call can't be awaited where it is
 */
export function awaitedCallee(site, call, { local, imports }) {
  const syntax = editableParts(call);
  const awaitable = syntax === null ? null : awaitableAt(syntax);
  if (syntax === null || awaitable === null) return null;
  const before = syntax.calleeText ?? call.callee;
  const { calleeRange, range, isChained, isUnterminated } = syntax;
  const opening = isUnterminated ? ';(' : '(';
  return editedPart(site, syntax, {
    range: calleeRange,
    before,
    text: `${isChained ? opening : ''}await ${local}`,
    ...(isChained && { closeAt: { line: range.endLine, column: range.endColumn } }),
    imports,
    ...awaitable,
  });
}

/**
 * How a call is written, if part of it may be edited.
 * @param {SourceCall} call what the source says
 * @returns {CallSyntax | null} null if the positions of its arguments are unknown, or if another name is called
 */
export function editableParts({ syntax, callee }) {
  if (!syntax || syntax.isNew || syntax.hasSpread || syntax.calleeText === null) return null;
  const { calleeText, imported } = syntax;
  const isNamed =
    calleeText === callee ||
    calleeText.endsWith(`.${callee}`) ||
    (imported?.local === calleeText && imported.name === callee);
  return isNamed ? syntax : null;
}
