/** Finds what a variable or a property is set to where its name stands. */

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Where nodes that set something have its name, and its value. @type {Record<string, [string, string]>} */
const SETS = {
  AssignmentExpression: ['left', 'right'],
  VariableDeclarator: ['id', 'init'],
  Property: ['key', 'value'],
  PropertyDefinition: ['key', 'value'],
};

/**
 * @param {Place} use of a variable or a property
 * @returns {Node | null} what it is set to there, null if it isn't
 */
export function valueGiven(use) {
  const member = use.up?.node;
  const target = member?.type === 'MemberExpression' && member.property === use.node ? use.up : use;
  const parent = /** @type {Record<string, any>} */ (target?.up?.node ?? {});
  const [name, value] = SETS[parent.type] ?? [];
  return name !== undefined && parent[name] === target?.node ? parent[value] : null;
}
