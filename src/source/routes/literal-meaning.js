/** What expressions mean by what is written there, without looking up any name. */
import { unwrap } from '../definition.js';
import { isFunction } from '../node-kinds.js';

/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Expression, Value } from './values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * @param {Node} node an expression
 * @returns {Node} what its value is made by: `f` in `exports.a = exports.b = f`
 */
export function valueNode(node) {
  const inner = unwrap(node);
  return inner.type === 'AssignmentExpression' ? valueNode(inner.right) : inner;
}

/**
 * @param {Node} node an expression
 * @param {FileModel} model of its file
 * @param {Scope} scope that it is in
 * @returns {Value | null} null if its meaning depends on more than that
 */
export function literalMeaning(node, model, scope) {
  if (isFunction(node)) return functionValue(model, node);
  switch (node.type) {
    case 'ClassDeclaration':
    case 'ClassExpression':
      return { kind: 'class', model, node };
    case 'ObjectExpression':
      return { kind: 'object', model, node, scope };
    case 'ArrayExpression':
      return listMeaning(node, { model, scope });
    case 'ConditionalExpression':
      return choice([node.consequent, node.alternate], model, scope);
    case 'LogicalExpression':
      return choice([node.left, node.right], model, scope);
    default:
      return null;
  }
}

/**
 * @param {FileModel} model of a file
 * @param {Node} node of a function in it
 * @returns {Value | null}
 */
function functionValue(model, node) {
  const place = model.places.get(node);
  return place === undefined ? null : { kind: 'function', model, place };
}

/**
 * @param {Node[]} nodes of which one is the value
 * @param {FileModel} model of their file
 * @param {Scope} scope that they are in
 * @returns {Value}
 */
function choice(nodes, model, scope) {
  return { kind: 'list', items: nodes.map((node) => ({ model, node, scope })), isChoice: true };
}

/**
 * @param {import('acorn').ArrayExpression} list of expressions
 * @param {Omit<Expression, 'node'>} where it is
 * @returns {Value} with its items; a spread item stands for a list
 */
function listMeaning(list, { model, scope }) {
  /** @type {Expression[] | undefined} */
  let items;
  return {
    kind: 'list',
    // Few ask for them, while thousands of functions may ask what a list of thousands is.
    get items() {
      return (items ??= list.elements.flatMap((each) =>
        each === null ? [] : [{ model, scope, node: each.type === 'SpreadElement' ? each.argument : each }],
      ));
    },
    isChoice: false,
  };
}

/**
 * @param {Node | undefined} node an expression
 * @returns {string} `''` if it isn't a string literal
 */
export function literalText(node) {
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked ?? '';
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}
