/** Applies a finding's edit to the source that it is about, as its user would. */
import { parse } from 'acorn';
import { lineTable } from '../../src/source/line-table.js';

/** @typedef {import('../../src/model/report.js').Edit} Edit */

/**
 * @param {string} source text of the edit's file
 * @param {Edit} edit of it
 * @returns {string} the edited text
 */
export function applyEdit(source, { range, text, imports, asyncAt }) {
  const lines = lineTable(source);
  const start = lines.offsetOf(range.startLine, range.startColumn);
  const end = lines.offsetOf(range.endLine, range.endColumn);
  if (start < 0 || end < start) throw new Error(`The file has no range ${JSON.stringify(range)}`);
  let edited = source.slice(0, start) + text + source.slice(end);
  if (asyncAt !== null) {
    const at = lines.offsetOf(asyncAt.line, asyncAt.column);
    if (at < 0 || at > start) throw new Error(`async can't be written at ${JSON.stringify(asyncAt)}`);
    edited = `${edited.slice(0, at)}async ${edited.slice(at)}`;
  }
  const top = topOf(source);
  return edited.slice(0, top) + imports.map((line) => `${line}\n`).join('') + edited.slice(top);
}

/**
 * @param {string} source text of a file
 * @returns {number} offset of the line behind the hashbang and the directives
 */
function topOf(source) {
  const hashbang = /^#!.*(?:\n|$)/.exec(source)?.[0].length ?? 0;
  const { body } = parse(source, {
    ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true, allowReturnOutsideFunction: true, allowAwaitOutsideFunction: true,
  });
  const last = body.filter((statement) => 'directive' in statement).at(-1);
  if (last === undefined) return hashbang;
  const lineEnd = source.indexOf('\n', last.end);
  return lineEnd < 0 ? source.length : lineEnd + 1;
}
