/** Names by which others know a function, as its own place shows them. */
import { methodOf, variableOf } from './handed-by-name.js';
import { withKeptName } from './handed-over.js';

/** @import { Place } from './program-index.js' */

/** A file's exports as a whole have no name of their own. */
export const WHOLE_EXPORT = 'default';

const IDENTIFIER = /^[\w$]+$/;

/**
 * @param {Place} place of a function
 * @returns {Set<string>} names that it has there
 */
export function namesOf(place) {
  const names = new Set(namesAt(place));
  if (names.size === 0) return names;
  // `const verify = exports.check = (p) => ...`
  for (let value = withKeptName(place).up; value?.node.type === 'AssignmentExpression'; value = value.up)
    for (const name of [...namesAt(value), assignedName(value)]) if (name !== '') names.add(name);
  return names;
}

/**
 * @param {Place} place of a function, or of an assignment of one
 * @returns {string[]} names that it has there
 */
function namesAt(place) {
  const isWhole = isWholeExport(place);
  const name = variableOf(place) || (isWhole ? '' : methodOf(place));
  return [...(name === '' ? [] : [name]), ...(isWhole ? [WHOLE_EXPORT] : [])];
}

/**
 * @param {Place} value place of an expression
 * @returns {string} the variable that it is assigned to, `''` if none; `exports` is no name by which others know it
 */
function assignedName({ node, up }) {
  const target = up?.node.type === 'AssignmentExpression' && up.node.right === node ? up.node.left : null;
  return target?.type === 'Identifier' && target.name !== 'exports' ? target.name : '';
}

/**
 * @param {Place} place of a function in compiled code
 * @param {string} written its original's name, `''` if it is the same code
 * @returns {boolean} whether a minifier gave it another name, which hundreds of other functions have, too
 */
export function isRenamed(place, written) {
  if (!IDENTIFIER.test(written)) return false;
  const names = namesOf(place);
  return names.size > 0 && !names.has(WHOLE_EXPORT) && !names.has(written);
}

/**
 * @param {Place} place of a function
 * @returns {boolean} whether it is all that its file exports
 */
function isWholeExport({ node, up }) {
  if (up?.node.type === 'ExportDefaultDeclaration') return true;
  const target = up?.node.type === 'AssignmentExpression' && up.node.right === node ? up.node.left : null;
  return target?.type === 'MemberExpression' && target.object.type === 'Identifier' && target.object.name === 'module';
}
