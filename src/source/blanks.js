/** Finds what must not be shown of a source: literals and comments that may hold a secret. */
import { isHarmless, isHarmlessNumber } from './harmless.js';

/** @import { CallNode } from './v8-position.js' */
/** @import { Literal, AnyNode as Node, TemplateLiteral } from 'acorn' */

/**
 * A stretch of source that must not be shown, because it may contain a secret.
 * @typedef {object} Blank
 * @property {number} start offset
 * @property {number} end offset after the last character
 * @property {number} open how many characters at its start are shown: a quote, the beginning of a comment
 * @property {number} close how many characters at its end are shown
 */

/** More numbers than any crypto function takes are data, such as the bytes of a key. */
const MAX_NUMBERS = 6;

/**
 * @param {Node} node of any type
 * @returns {Blank[]} parts of the node itself that must not be shown; its children are checked separately
 */
export function blanksOf(node) {
  switch (node.type) {
    case 'Literal':
      return literalBlanks(node);
    case 'TemplateLiteral':
      return templateBlanks(node);
    case 'ArrayExpression':
      return numberBlanks(node.elements);
    default:
      return [];
  }
}

/**
 * @param {Literal} literal of any kind
 * @returns {Blank[]} empty if the literal can be shown
 */
function literalBlanks({ start, end, value, raw = '', regex, bigint }) {
  if (regex) return blank(start, end, 1, 1 + regex.flags.length);
  if (typeof value === 'string') return isHarmless(value) ? [] : blank(start, end, 1, 1);
  return (typeof value === 'number' || bigint) && !isHarmlessNumber(raw) ? blank(start, end, 0, 0) : [];
}

/**
 * @param {TemplateLiteral} template with or without expressions
 * @returns {Blank[]} its text, not the expressions in it
 */
function templateBlanks({ quasis }) {
  if (quasis.length === 1 && isHarmless(quasis[0].value.cooked ?? '')) return [];
  return quasis.flatMap(({ start, end }) => blank(start, end, 0, 0));
}

/**
 * All numbers among the elements of an array literal: they are data, not sizes.
 * @param {(Node | null)[]} nodes some of them null, where an array has holes
 * @returns {Blank[]} one for each number
 */
function numberBlanks(nodes) {
  return numbersIn(nodes).flatMap(({ start, end }) => blank(start, end, 0, 0));
}

/**
 * @param {CallNode} call of any form
 * @returns {Blank[]} its numbers, if they are data
 */
export function callBlanks(call) {
  return call.type !== 'TaggedTemplateExpression' && areData(call.arguments) ? numberBlanks(call.arguments) : [];
}

/**
 * Whether a call's numbers are data and not sizes, as in `Buffer.of(…)`.
 * @param {Node[]} argumentNodes of the call
 * @returns {boolean} true if there are that many
 */
export function areData(argumentNodes) {
  return numbersIn(argumentNodes).length > MAX_NUMBERS;
}

/**
 * @param {string} text the whole source
 * @param {{start: number, end: number}} comment its range, delimiters included
 * @returns {Blank} its range; the delimiters are shown
 */
export function commentBlank(text, { start, end }) {
  const isBlock = text.startsWith('/*', start);
  const isKnown = isBlock || text.startsWith('//', start) || text.startsWith('#!', start);
  return { start, end, open: isKnown ? 2 : 0, close: isBlock ? 2 : 0 };
}

/**
 * @param {(Node | null)[]} nodes some of them null, where an array has holes
 * @returns {Literal[]} the numbers, without their signs
 */
function numbersIn(nodes) {
  return nodes.flatMap((node) => {
    const value = node?.type === 'UnaryExpression' ? node.argument : node;
    return value?.type === 'Literal' && (typeof value.value === 'number' || value.bigint) ? [value] : [];
  });
}

/**
 * @param {number} start offset
 * @param {number} end offset
 * @param {number} open length of the opening delimiter
 * @param {number} close length of the closing delimiter
 * @returns {Blank[]} empty if nothing is between the delimiters
 */
function blank(start, end, open, close) {
  return end - start > open + close ? [{ start, end, open, close }] : [];
}
