/** What hapi calls for requests to any route: `server.ext('onPreResponse', sign)`, and what checks who asks (`server.auth.scheme`). */
import { unwrap } from '../definition.js';
import { memberName } from '../member-path.js';
import { propertyNamed } from './exports.js';
import { handlerFunctions } from './handler-functions.js';
import { allReturnedIn } from './returned-in.js';

/** @import { FileModel } from './file-model.js' */
/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Expression, Values } from './values.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** When hapi calls them for a request. Others (`onPreStart`) are the server's. */
const POINT = /^on(?:Request|PreAuth|Credentials|PostAuth|PreHandler|PostHandler|PreResponse|PostResponse)$/;
/** What a scheme is asked for a request. */
const OF_SCHEME = ['authenticate', 'payload', 'response'];

/**
 * @param {FileModel} model of a file
 * @param {Values} values across the files
 * @returns {Registration[]} middleware of any route, of whatever has such methods
 */
export function hapiLifecycle(model, values) {
  return model.index.calls.flatMap(({ node, scope }) => {
    const called = node.type === 'CallExpression' ? calledOn(node) : null;
    if (node.type !== 'CallExpression' || called === null) return [];
    const at = (/** @type {Node} */ each) => ({ model, node: each, scope });
    const router = values.routerOf(at(called.server));
    const functions = router === null ? [] : called.given.flatMap((each) => called.of(at(each), values));
    if (functions.length === 0) return [];
    const handlers = [{ functions, role: /** @type {const} */ ('middleware') }];
    const parts = { method: null, paths: [], isWhole: true, receiver: '', file: model.file, offset: node.start };
    return [{ ...parts, router, handlers }];
  });
}

/**
 * @typedef {object} Called
 * @property {Node} server whose method it is
 * @property {Node[]} given arguments that hold functions
 * @property {(expression: Expression, values: Values) => HandlerFunction[]} of the functions in one
 */

/**
 * @param {CallExpression} call of anything
 * @returns {Called | null} null if it is neither
 */
function calledOn({ callee, arguments: given }) {
  const method = unwrap(callee);
  if (method.type !== 'MemberExpression' || method.computed) return null;
  const [first, second] = given;
  const name = memberName(method.property);
  if (name === 'ext' && first !== undefined) return extended(method.object, first, second);
  const auth = unwrap(method.object);
  const isScheme = name === 'scheme' && auth.type === 'MemberExpression' && memberName(auth.property) === 'auth';
  return isScheme && second !== undefined ? { server: auth.object, given: [second], of: askedOfScheme } : null;
}

/**
 * @param {Node} server whose method it is
 * @param {Node} first a point, or one or several objects with points and functions
 * @param {Node | undefined} second the function for that point
 * @returns {Called | null} null if it is not for requests
 */
function extended(server, first, second) {
  if (second !== undefined) return isPoint(first) ? { server, given: [second], of: functionsOf } : null;
  const each = first.type === 'ArrayExpression' ? first.elements : [first];
  const given = each.flatMap((event) => {
    const type = propertyNamed(event ?? undefined, 'type');
    const method = propertyNamed(event ?? undefined, 'method');
    return type !== null && method !== null && isPoint(type) ? [method] : [];
  });
  return { server, given, of: functionsOf };
}

/**
 * @param {Node} node an expression
 * @returns {boolean} whether it names a point in the life of a request
 */
function isPoint(node) {
  return node.type === 'Literal' && POINT.test(String(node.value));
}

/**
 * @param {Expression} expression a function
 * @param {Values} values across the files
 * @returns {HandlerFunction[]}
 */
function functionsOf(expression, values) {
  return handlerFunctions(values, expression);
}

/**
 * @param {Expression} scheme a function that makes an object with what is asked for a request
 * @param {Values} values across the files
 * @returns {HandlerFunction[]} the object's functions
 */
function askedOfScheme(scheme, values) {
  const made = values.of(scheme);
  const returned = made?.kind === 'function' ? allReturnedIn(made.model, made.place) : [];
  return returned.flatMap((each) => {
    const value = values.of(each);
    if (value?.kind !== 'object') return [];
    const { model, scope } = value;
    const nodes = OF_SCHEME.flatMap((name) => propertyNamed(value.node, name) ?? []);
    return nodes.flatMap((node) => handlerFunctions(values, { model, node, scope }));
  });
}
