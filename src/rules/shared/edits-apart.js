/** Edits of one report are applied together: no two of them may overlap, or give a name to two things. */

/** @typedef {import('../../model/report.js').Edit} Edit */
/** @typedef {import('../../model/report.js').Finding} Finding */
/** @typedef {import('../../model/profile.js').SourceRange} SourceRange */

/** What a line for a file's top declares: `const f = ...`, `const { a: f } = ...`, `import f from ...`, `import { a as f } from ...`. */
const DECLARES = /^(?:const|import) (?:\{ (?:[\w$]+(?:: | as ))?)?([\w$]+)/;

/**
 * Makes a sketch of each edit that can't be applied beside those of the findings before it.
 * @param {readonly Finding[]} findings in the order of the report: the first of two keeps its edit
 * @returns {Finding[]} the same findings
 */
export function withEditsApart(findings) {
  /** @type {{finding: Finding, edit: Edit}[]} */
  const kept = [];
  return findings.map((finding) => {
    const { edit } = finding;
    if (edit === null) return finding;
    const other = kept.find((each) => isInTheWay(each.edit, edit));
    if (other === undefined) {
      kept.push({ finding, edit });
      return finding;
    }
    const { rule, callSite } = other.finding;
    const first = `// first: ${rule}'s edit in line ${callSite?.line ?? other.edit.range.startLine}; then profile again, the two can't be applied together`;
    return { ...finding, edit: null, advice: [...finding.advice, first] };
  });
}

/**
 * @param {Edit} a an edit
 * @param {Edit} b another
 * @returns {boolean} whether they can't both be applied to the file as it was profiled
 */
function isInTheWay(a, b) {
  if (a.file !== b.file) return false;
  if (isBefore(b.range, a.range) === isBefore(a.range, b.range)) return true;
  const names = new Map(a.imports.map((line) => [nameIn(line), line]));
  return b.imports.some((line) => (names.get(nameIn(line)) ?? line) !== line);
}

/**
 * @param {SourceRange} a a range
 * @param {SourceRange} b another
 * @returns {boolean} whether the first ends before the second begins
 */
function isBefore(a, b) {
  return a.endLine < b.startLine || (a.endLine === b.startLine && a.endColumn <= b.startColumn);
}

/**
 * @param {string} line for a file's top
 * @returns {string} the name that it declares
 */
function nameIn(line) {
  return DECLARES.exec(line)?.[1] ?? line;
}
