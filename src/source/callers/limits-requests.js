/**
 * What ends requests of a whole program that take too long: `server.setTimeout(500, (socket) => ...)`, listeners of a
 * server's `timeout`, and middleware of packages for that. While a call holds the thread, no time limit can end its
 * request; awaited calls wait for each other, and some requests would get another answer.
 */
import { ADDS_LISTENER } from '../../model/adds-listener.js';
import { definitionOf } from '../definition.js';
import { importedName } from '../imported-name.js';
import { lastName } from '../member-path.js';
import { literalText } from '../routes/literal-meaning.js';

/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Scope } from '../scope.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** Packages whose middleware answers what takes too long. */
const LIMITS = /^(?:(?:connect|express|koa)-timeout(?:-.+)?|hono\/timeout)$/;

/** What makes a server. */
const MAKES_SERVER = /^(?:create(?:Secure)?Server|listen|serve)$/;

/**
 * @param {FileModel[]} models all files of a program
 * @returns {boolean} whether it has its requests ended after some time
 */
export function limitsRequests(models) {
  return models.some(({ index }) =>
    index.calls.some(({ node, scope }) => node.type === 'CallExpression' && isLimit(node, scope)),
  );
}

/**
 * @param {CallExpression} call any
 * @param {Scope} scope of it
 * @returns {boolean} whether it sets a limit for all requests, other than one that only closes connections on which
 *   nothing happens
 */
function isLimit({ callee, arguments: given }, scope) {
  if (LIMITS.test(importedName(callee, scope)?.module ?? '')) return true;
  if (callee.type !== 'MemberExpression' || given.length < 2) return false;
  const name = lastName(callee);
  const isSet = name === 'setTimeout' || (ADDS_LISTENER.test(name) && literalText(given[0]) === 'timeout');
  return isSet && isServer(callee.object, scope);
}

/**
 * @param {Node} object whose method is called
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is a server
 */
function isServer(object, scope) {
  const made = object.type === 'CallExpression' ? object : definitionOf(object, scope)?.node;
  return made?.type === 'CallExpression' && MAKES_SERVER.test(lastName(made.callee));
}
