/** `createHash(algorithm).update(data).digest(encoding)`, and the single call that gives the same result. */
import { callText, expressionOf, plainSyntax } from './edit.js';
import { nameToImport } from './new-names.js';

/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { Replacement } from './edit.js' */
/** @import { AnyNode, CallExpression, Identifier } from 'acorn' */

/** Encodings that both take and give the same text for; `digest()` without one returns a Buffer. */
const ENCODINGS = new Set([
  "'hex'",
  "'base64'",
  "'base64url'",
  "'latin1'",
  '"hex"',
  '"base64"',
  '"base64url"',
  '"latin1"',
]);

const CRYPTO = /^(?:node:)?crypto$/;
const MAKER = /(?:^|\.)create(Hash|Hmac)$/;

/**
 * The call of crypto.hash that replaces a chain (https://nodejs.org/api/crypto.html#cryptohashalgorithm-data-options).
 * @param {SourceCall} call of `digest` at the end of the chain
 * @returns {Replacement | null} null if the call isn't such a chain
 */
export function oneShotHash(call) {
  const syntax = plainSyntax(call, 'digest');
  // A function of that name in the program may do more, such as adding a pepper.
  if (!syntax?.imported || !CRYPTO.test(syntax.imported.module)) return null;
  const chain = hashChain(syntax.calleeText);
  if (!chain?.algorithm || syntax.argumentTexts.length > 1) return null;
  const [encoding = "'buffer'"] = syntax.argumentTexts;
  if (syntax.argumentTexts.length === 1 && !ENCODINGS.has(encoding)) return null;
  const args = [chain.algorithm, chain.data, encoding];
  const { local: whole, name } = syntax.imported;
  if (whole !== '' && /^(?:default|\*)$/.test(name)) return { expression: callText(`${whole}.hash`, args) };
  const { local, imports } = nameToImport(syntax, 'node:crypto', 'hash', 'oneShotHash');
  return { expression: callText(local, args), imports };
}

/**
 * @param {string} text of what is called at the chain's end: `createHash('sha256').update(data).digest`
 * @returns {{maker: string, algorithm: string | null, data: string} | null} the call that makes the hash or HMAC; its only
 *   argument, null if it is not that of a hash; and the data. null if it is anything else
 */
export function hashChain(text) {
  const digest = memberOf(expressionOf(text), 'digest');
  const update = digest === null ? null : callWithOne(digest);
  const made = update === null ? null : memberOf(update.callee, 'update');
  if (!update || made?.type !== 'CallExpression' || made.optional) return null;
  // Offsets are those in parentheses, which expressionOf puts around it.
  const sourceAt = (/** @type {{start: number, end: number}} */ { start, end }) => text.slice(start - 1, end - 1);
  const [, kind] = MAKER.exec(sourceAt(made.callee)) ?? [];
  if (!kind) return null;
  const isHash = kind === 'Hash' && callWithOne(made) !== null;
  const algorithm = isHash ? sourceAt(made.arguments[0]) : null;
  return { maker: sourceAt(made), algorithm, data: sourceAt(update.arguments[0]) };
}

/**
 * @param {string} text of what is called at the chain's end: `createHash('sha256').update(a).update(b).digest`
 * @returns {number} how many updates it has there, one after the other; 0 if it is anything else
 */
export function updatesIn(text) {
  let count = -1;
  for (let node = memberOf(expressionOf(text), 'digest'); node !== null; count++)
    node = node.type === 'CallExpression' ? memberOf(node.callee, 'update') : null;
  return Math.max(0, count);
}

/**
 * @param {AnyNode | null} node of an expression
 * @param {string} name of a property
 * @returns {AnyNode | null} the object whose property it is, null if it isn't a property of that name
 */
function memberOf(node, name) {
  const isMember =
    node?.type === 'MemberExpression' && !node.computed && !node.optional && node.property.type === 'Identifier';
  return isMember && /** @type {Identifier} */ (node.property).name === name ? node.object : null;
}

/**
 * @param {AnyNode} node of an expression
 * @returns {CallExpression | null} the call, if it is one with a single argument
 */
function callWithOne(node) {
  const isOne =
    node.type === 'CallExpression' &&
    !node.optional &&
    node.arguments.length === 1 &&
    node.arguments[0].type !== 'SpreadElement';
  return isOne ? node : null;
}
