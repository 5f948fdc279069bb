/** What a function does that helps to recognise it, apart from its constants: for code-reader.js. */
import { numberOf } from './code-signs.js';
import { memberName } from './member-path.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { OutlinedFunction, Signs } from './code-outline.js' */

/** Operations on bits; programs without them use plain numbers. */
const BITWISE = new Set(['&', '|', '^', '<<', '>>', '>>>']);

/**
 * @param {OutlinedFunction | undefined} found the function, undefined for the code of the file
 * @param {string} operator in it
 */
export function countBits(found, operator) {
  if (found !== undefined && BITWISE.has(operator)) found.bits++;
}

/**
 * @param {OutlinedFunction | undefined} found the function
 * @param {Node | undefined} bits how far it shifts something
 * @param {Signs} signs that are looked for
 */
export function countRotation(found, bits, signs) {
  const number = numberOf(bits ?? null);
  if (found !== undefined && signs.rotations.has(number))
    found.rotations.set(number, (found.rotations.get(number) ?? 0) + 1);
}

/**
 * @param {OutlinedFunction | undefined} found the function
 * @param {Node} object one of whose properties it sets
 * @param {ReadonlySet<string>} parameters its own
 */
export function noteFill(found, object, parameters) {
  let node = object;
  while (node.type === 'MemberExpression') node = node.object;
  if (found !== undefined && node.type === 'Identifier' && parameters.has(node.name)) found.fills = true;
}

/**
 * `Base.call(this)`
 * @param {OutlinedFunction | undefined} found the function
 * @param {import('acorn').CallExpression | import('acorn').NewExpression} call in it
 */
export function noteBase(found, { callee, arguments: [first] }) {
  if (first?.type !== 'ThisExpression' || callee.type !== 'MemberExpression' || callee.computed) return;
  if (callee.object.type === 'Identifier' && /^(?:call|apply)$/.test(memberName(callee.property)))
    found?.bases.add(callee.object.name);
}
