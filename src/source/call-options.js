import { memberName } from './member-path.js';
import { isSameValue } from './same-value.js';

/** @typedef {import('../model/profile.js').OptionSyntax} OptionSyntax */
/** @typedef {import('./scope.js').Node} Node */

/**
 * How the properties of a call's arguments are written, of those that are object literals.
 * @param {readonly Node[]} argumentNodes of the call
 * @param {import('./scope.js').Scope} scope where it stands
 * @param {(node: Node) => string | null} textOf shows a node, null if it may hold a secret
 * @param {(node: Node) => import('../model/profile.js').SourceRange} rangeOf its place
 * @returns {OptionSyntax[]} in the order of the source
 */
export function optionSyntax(argumentNodes, scope, textOf, rangeOf) {
  return argumentNodes.flatMap((node, argument) => (node.type !== 'ObjectExpression' ? [] : node.properties.map((property) => ({
    argument,
    name: property.type === 'Property' && !property.computed ? memberName(property.key) : '',
    text: textOf(property),
    range: rangeOf(property),
    isConstant: isSameValue(property.type === 'SpreadElement' ? property.argument : property, scope),
  }))));
}
