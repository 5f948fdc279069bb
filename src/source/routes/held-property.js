/**
 * Which property of an object holds a value: of `const user = { email, password: await hash(text) }`, `user.email` doesn't.
 * A property is its name here, `''` if the value may be anywhere in the object, or be the object.
 */
import { memberName, memberPath } from '../member-path.js';
import { eachName } from '../pattern-names.js';

/** @import { Place } from '../program-index.js' */
/** @import { MemberExpression, ObjectPattern, AnyNode as Node } from 'acorn' */

/** What has the properties of the object in it; `new User({ email, password })` is taken to. */
const SAME = /^(?:Object|Await|Chain|Logical|Sequence|New)Expression$|^SpreadElement$/;

/**
 * @param {Place} outer place of an expression, a property or a spread
 * @param {Node} inner the part of it that holds the value
 * @param {string} held property of the inner that does
 * @returns {string | null} property of the outer that does, null if none does
 */
export function propertyHolding({ node, up }, inner, held) {
  switch (node.type) {
    case 'Property':
      return node.computed ? '' : memberName(node.key);
    case 'MemberExpression':
      return node.object === inner ? ofMember(node, up?.node ?? null, held) : '';
    default:
      return SAME.test(node.type) ? held : '';
  }
}

/**
 * @param {MemberExpression} member of an object that holds the value
 * @param {Node | null} around it
 * @param {string} held property that does
 * @returns {string | null} as `propertyHolding`; a method may look at all properties
 */
function ofMember(member, around, held) {
  const isMethod = around?.type === 'CallExpression' && around.callee === member;
  const name = member.computed || isMethod ? '' : memberName(member.property);
  return held === '' || name === '' || name === held ? '' : null;
}

/**
 * @param {Node} target a variable or a pattern that gets an object
 * @param {string} held property of the object that holds the value
 * @returns {{name: string, held: string}[]} names that hold it then
 */
export function namesHolding(target, held) {
  if (target.type === 'Identifier') return [{ name: target.name, held }];
  if (target.type === 'AssignmentPattern') return namesHolding(target.left, held);
  if (target.type === 'ObjectPattern' && held !== '') return partsHolding(target, held);
  /** @type {ReturnType<typeof namesHolding>} */
  const all = [];
  eachName(target, null, (name) => all.push({ name, held: '' }));
  return all;
}

/**
 * @param {ObjectPattern} pattern that gets an object
 * @param {string} held property of the object that holds the value
 * @returns {{name: string, held: string}[]} as `namesHolding`; `rest` doesn't in `{ password, ...rest }`
 */
function partsHolding({ properties }, held) {
  const known = properties.find((each) => each.type === 'Property' && !each.computed && memberName(each.key) === held);
  if (known?.type === 'Property') return namesHolding(known.value, '');
  return properties.flatMap((each) => {
    if (each.type === 'RestElement') return namesHolding(each.argument, held);
    return each.computed || memberName(each.key) === '' ? namesHolding(each.value, '') : [];
  });
}

/**
 * @param {MemberExpression} target that the value is assigned to
 * @returns {{root: Node, path: string, held: string}} the object at its beginning, the path of it as far as it is known, and
 *   which property of that object holds the value then
 */
export function targetHolding(target) {
  const path = memberPath(target) || memberPath(target.object);
  /** @type {Node} */
  let root = target;
  while (root.type === 'MemberExpression') root = root.object;
  return { root, path, held: path.split('.')[1] ?? '' };
}
