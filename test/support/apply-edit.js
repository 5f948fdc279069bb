/** Applies edits of findings to the source that they are about, as their user would. */
import { createHash } from 'node:crypto';
import { parse } from 'acorn';
import { lineTable } from '../../src/source/line-table.js';

/** @import { Edit } from '../../src/model/report.js' */

/**
 * @param {string} source text of the edit's file
 * @param {Edit} edit of it
 * @returns {string} the edited text
 */
export function applyEdit(source, edit) {
  return applyEdits(source, [edit]);
}

/**
 * @param {string} source text of a file
 * @param {Edit[]} edits of it, all that a report has, in any order
 * @returns {string} the edited text
 */
export function applyEdits(source, edits) {
  const lines = lineTable(source);
  const changes = edits.flatMap(({ range, text, asyncAt, closeAt }) => {
    const start = lines.offsetOf(range.startLine, range.startColumn);
    const end = lines.offsetOf(range.endLine, range.endColumn);
    if (start < 0 || end < start) throw new Error(`The file has no range ${JSON.stringify(range)}`);
    const changed = [{ start, end, text }];
    if (closeAt) {
      const at = lines.offsetOf(closeAt.line, closeAt.column);
      if (at < end) throw new Error(`) can't be written at ${JSON.stringify(closeAt)}`);
      changed.push({ start: at, end: at, text: ')' });
    }
    if (asyncAt === null) return changed;
    const at = lines.offsetOf(asyncAt.line, asyncAt.column);
    if (at < 0 || at > start) throw new Error(`async can't be written at ${JSON.stringify(asyncAt)}`);
    return [...changed, { start: at, end: at, text: 'async ' }];
  });
  const top = topOf(source);
  const imports = new Set(edits.flatMap((edit) => edit.imports));
  changes.push({ start: top, end: top, text: [...imports].map((line) => `${line}\n`).join('') });
  // Where two begin at one place, what is only put in stands before what is replaced, and the file's top before all.
  const ordered = changes.toSorted(
    (a, b) => b.start - a.start || b.end - a.end || changes.indexOf(a) - changes.indexOf(b),
  );
  const once = ordered.filter(
    (each, index) => !ordered.slice(0, index).some((other) => other.start === each.start && other.text === each.text),
  );
  return once.reduce((text, each) => text.slice(0, each.start) + each.text + text.slice(each.end), source);
}

/**
 * @param {string} source text of a file
 * @param {Edit} edit of it
 * @returns {boolean} whether the file is what was profiled, as far as the edit tells
 */
export function isAsProfiled(source, { profiled: { length, sha256 } }) {
  return source.length === length && (sha256 === null || sha256 === createHash('sha256').update(source).digest('hex'));
}

/**
 * @param {string} source text of a file
 * @returns {number} offset of the line behind the hashbang and the directives
 */
function topOf(source) {
  const hashbang = /^#!.*(?:\n|$)/.exec(source)?.[0].length ?? 0;
  const last = directiveEnd(source);
  if (last === 0) return hashbang;
  const lineEnd = source.indexOf('\n', last);
  return lineEnd < 0 ? source.length : lineEnd + 1;
}

/**
 * @param {string} source text of a file
 * @returns {number} offset behind its last directive, 0 if it has none, or is TypeScript
 */
function directiveEnd(source) {
  try {
    const { body } = parse(source, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowHashBang: true,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
    });
    return body.filter((statement) => 'directive' in statement).at(-1)?.end ?? 0;
  } catch {
    return 0;
  }
}
