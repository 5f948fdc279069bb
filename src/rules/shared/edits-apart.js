/** The edits of one report are applied together: no two may overlap or use one name for two things. */

/** @import { SourceRange } from '../../model/source-call.js' */
/** @import { Edit, Finding } from '../../model/report.js' */

/**
 * What a line for a file's top declares: `const f = ...`, `const { a: f } = ...`, `import f from ...`, `import { a as f
 * } from ...`.
 */
const DECLARES = /^(?:const|let|import) (?:\{ (?:[\w$]+(?:: | as ))?)?([\w$]+)/;

/** A context is made from the options as they are; next to a context, changes to them have no effect. */
const MAKES_CONTEXT = /\bsecureContext: /;
const IS_OF_CONTEXT = /^\W*(?:ecdhCurve|maxVersion|minVersion): /;

/**
 * Turns each edit that can't be applied alongside the others into a sketch. Of two that collide, the one that needs no
 * change on other lines stays, otherwise the one whose finding comes first; a context is shared only after its options
 * are right.
 * @param {readonly Finding[]} findings in the order of the report
 * @returns {Finding[]} the same findings, in that order
 */
export function withEditsApart(findings) {
  /** @type {{finding: Finding, edit: Edit}[]} */
  const kept = [];
  /** @type {Map<Finding, Finding>} */
  const others = new Map();
  for (const { finding, edit } of findings.flatMap(withEdit).toSorted((a, b) => demands(a.edit) - demands(b.edit))) {
    const other = kept.find((each) => isInTheWay(each.edit, edit));
    if (other === undefined) kept.push({ finding, edit });
    else others.set(finding, other.finding);
  }
  return findings.map((finding) => {
    const other = others.get(finding);
    if (other === undefined) return finding;
    // A call that does two things, such as a KDF and its hash, may be replaced as a whole.
    const isSame = isSameEdit(other.edit, finding.edit);
    return { ...finding, edit: null, advice: isSame ? [saySame(other)] : [...finding.advice, sayFirst(other)] };
  });
}

/**
 * @param {Edit} edit any
 * @returns {number} how many changes it requires elsewhere: the least goes first
 */
function demands({ asyncAt, text }) {
  if (asyncAt !== null) return 2;
  return MAKES_CONTEXT.test(text) ? 1 : 0;
}

/**
 * @param {Finding} finding with or without an edit
 * @returns {{finding: Finding, edit: Edit}[]} both, if there is one
 */
function withEdit(finding) {
  return finding.edit === null ? [] : [{ finding, edit: finding.edit }];
}

/**
 * @param {Finding} other the finding whose edit stays
 * @returns {string} a line for the one whose edit does not
 */
function sayFirst({ rule, edit, callSite }) {
  return `// first: ${rule}'s edit in line ${edit?.range.startLine ?? callSite?.line}; then profile again: not both at once`;
}

/**
 * @param {Finding} other the finding whose edit stays
 * @returns {string} the only line of one whose edit is the same
 */
function saySame({ rule, callSite, edit }) {
  return `// ${rule}'s edit in line ${edit?.range.startLine ?? callSite?.line} covers this, too`;
}

/**
 * @param {Edit | null} a an edit
 * @param {Edit | null} b another
 * @returns {boolean} whether both put the same in the same place
 */
function isSameEdit(a, b) {
  return (
    a !== null &&
    b !== null &&
    a.file === b.file &&
    a.text === b.text &&
    a.range.startLine === b.range.startLine &&
    a.range.startColumn === b.range.startColumn
  );
}

/**
 * @param {Edit} a an edit
 * @param {Edit} b another
 * @returns {boolean} whether they can't both be applied to the file as it was profiled
 */
function isInTheWay(a, b) {
  if (a.file !== b.file) return false;
  if (isBefore(b.range, a.range) === isBefore(a.range, b.range)) return true;
  if (
    [
      [a, b],
      [b, a],
    ].some(([one, other]) => MAKES_CONTEXT.test(one.text) && IS_OF_CONTEXT.test(other.text))
  )
    return true;
  const names = new Map(a.imports.map((line) => [nameIn(line), line]));
  // An edit's variable is its own: an agent with one certificate must not serve another line.
  return b.imports.some(
    (line) => names.has(nameIn(line)) && (names.get(nameIn(line)) !== line || line.startsWith('let ')),
  );
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
