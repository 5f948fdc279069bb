/**
 * Objects of Node's that hold bytes in an order: buffers, and hashes, ciphers and signatures that get their data in parts. If two
 * requests share one, and each writes or adds before a call and again, or reads, behind it, each gets bytes of the other.
 */
import { importedName } from '../imported-name.js';
import { isMemory, usesOfBuffer } from '../memory.js';
import { lastName, memberPath } from '../member-path.js';
import { SENT_PART } from '../read-then-written.js';
import { valueGiven } from '../value-origins.js';

/** @import { Access } from '../read-then-written.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { Scope } from '../scope.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

const OF_CRYPTO = /^(?:node:)?crypto$/;
/** What makes an object that gets its data in parts, and the methods that depend on those before. */
const IN_PARTS = /^create(?:Hash|Hmac|Sign|Verify|(?:Dec|C)ipheriv)$/;
const GOES_ON = /^(?:update|write|end|digest|final|copy|sign|verify)$/;

/**
 * @param {FileModel} model of a file
 * @param {{node: CallExpression, scope: Scope}} call in it
 * @param {Values} values finds out what expressions mean
 * @returns {string} path of the object of Node's crypto that goes on there with its data, `''` if none does
 */
export function goingOn(model, { node: { callee }, scope }, values) {
  const object = GOES_ON.test(lastName(callee)) ? namedObject(callee) : null;
  const isOfCrypto = object !== null && makersOf(object, { model, scope }, values).some(getsParts);
  return isOfCrypto ? memberPath(object) : '';
}

/**
 * @param {FunctionOfFile} around a function
 * @param {Access} access in it
 * @param {Values} values finds out what expressions mean
 * @returns {string} path of the buffer in which it writes, with a dot at its end; `''` if it writes in none
 */
export function bufferWritten({ model, place }, { node, path, isWrite }, values) {
  const method = isWrite && path.endsWith(SENT_PART) && node.type === 'CallExpression' ? node.callee : null;
  const isWritten = method !== null && isOfBuffer(method, { model, scope: place.context.scope }, values);
  return isWritten ? path.slice(0, -SENT_PART.length) : '';
}

/**
 * @param {FunctionOfFile} around a function
 * @param {Access} access in it
 * @param {Values} values finds out what expressions mean
 * @returns {boolean} whether it only names the method that writes in a buffer: nothing of that is read
 */
export function isWritingMethod({ model, place }, { node, isWrite, isCalled }, values) {
  if (!isCalled || isWrite || lastName(node) !== 'write') return false;
  return isOfBuffer(node, { model, scope: place.context.scope }, values);
}

/**
 * @param {Node} method a member
 * @param {{model: FileModel, scope: Scope}} at where it is called
 * @param {Values} values finds out what expressions mean
 * @returns {boolean} whether its object is a buffer
 */
function isOfBuffer(method, at, values) {
  const object = namedObject(method);
  return object !== null && makersOf(object, at, values).some(({ node }) => isMemory(node));
}

/**
 * @param {Node} callee a method
 * @returns {Node | null} the object whose method it is, if that has a name
 */
function namedObject(callee) {
  const object = callee.type === 'MemberExpression' ? callee.object : null;
  return object !== null && lastName(object) !== '' ? object : null;
}

/**
 * @param {Node} object a variable or a member
 * @param {{model: FileModel, scope: Scope}} at where it is used
 * @param {Values} values finds out what expressions mean
 * @returns {{node: Node, scope: Scope}[]} what it is set to, in its own file or in the one that exports it
 */
function makersOf(object, { model, scope }, values) {
  const own = usesOfBuffer(object, scope, model.index.uses).flatMap((use) => {
    const node = valueGiven(use);
    return node === null ? [] : [{ node, scope: use.context.scope }];
  });
  const exported = values.of({ model, node: object, scope });
  return exported?.kind === 'called' || exported?.kind === 'made' ? [...own, exported] : own;
}

/**
 * @param {{node: Node, scope: Scope}} made what an object is set to
 * @returns {boolean} whether it gets its data in parts
 */
function getsParts({ node, scope }) {
  if (node.type !== 'CallExpression') return false;
  const { module, name } = importedName(node.callee, scope) ?? { module: '', name: '' };
  return OF_CRYPTO.test(module) && IN_PARTS.test(/^(?:\*|default)$/.test(name) ? lastName(node.callee) : name);
}
