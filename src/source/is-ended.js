import { memberPath } from './member-path.js';

/** @typedef {import('./program-index.js').Place} Place */
/** @typedef {import('./scope.js').Node} Node */

/** Methods that end what they are called on, for whoever else uses it, too. */
const ENDINGS = ['.destroy', '.close', '.end', '.disconnect', '.quit', '.release'];

/**
 * Whether the file ends what a call makes: `agent.destroy()` after `const agent = new Agent()`. What goes by that name elsewhere in the file is
 * taken for the same.
 * @param {Place} place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names stand in the file
 * @returns {boolean} true also if a method that would end it follows at once
 */
export function isEnded({ node, up }, uses) {
  const parent = up?.node;
  if (parent?.type === 'MemberExpression' && parent.object === node) return !parent.computed && ENDINGS.includes(`.${memberPath(parent.property)}`);
  const name = parent?.type === 'AwaitExpression' && up ? holderName(up) : holderName({ node, up });
  return name !== '' && ENDINGS.some((ending) => (uses.get(ending) ?? []).some((use) => objectName(use) === name));
}

/**
 * @param {Pick<Place, 'node' | 'up'>} place of a value
 * @returns {string} name of the variable, or last name of the member, that holds it; `''` if none does
 */
function holderName({ node, up }) {
  const parent = up?.node;
  switch (parent?.type) {
    case 'VariableDeclarator': return parent.init === node ? lastName(parent.id) : '';
    case 'AssignmentExpression': return parent.right === node ? lastName(parent.left) : '';
    case 'PropertyDefinition': return parent.value === node ? lastName(parent.key) : '';
    default: return '';
  }
}

/**
 * @param {Place} use of a property's name
 * @returns {string} last name of the object whose property it is
 */
function objectName({ up }) {
  return up?.node.type === 'MemberExpression' ? lastName(up.node.object) : '';
}

/**
 * @param {Node} node an expression, or a pattern
 * @returns {string} `agent` for `this.agent`, `''` if it is anything but names and dots
 */
function lastName(node) {
  const path = memberPath(node);
  return path.slice(path.lastIndexOf('.') + 1);
}
