/**
 * What middy calls around a handler of AWS Lambda, in one turn with it: `middy(login).use({ before, after, onError })`,
 * `middy().before(check).handler(login)`. Which hooks are used with which handler does not matter here: all may be.
 */
import { definitionOf, MAX_STEPS, unwrap } from '../definition.js';
import { functionAbove } from '../function-around.js';
import { importedName } from '../imported-name.js';
import { lastName, memberName } from '../member-path.js';
import { handlerFunctions } from './handler-functions.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Expression, Values } from './values.js' */
/** @import { CallExpression, MemberExpression, AnyNode as Node } from 'acorn' */

const MIDDY = '@middy/core';
/** Links of a chain that are followed: some have as many hooks as a program has routes, and a hostile one has 30,000. */
const LONGEST_CHAIN = 100;
/** Properties of middleware, and methods that take one function of it. */
const HOOKS = ['before', 'after', 'onError'];

/** @typedef {Expression & {place: Place, name: string}} Given the first argument of a call of middy, or of a method of what it made */

/**
 * @param {FileModel[]} models all files of a program
 * @param {Values} values finds out what expressions mean
 * @returns {{handlers: HandlerFunction[], hooks: HandlerFunction[]}} what middy is given to call, as handlers and around these
 */
export function middyHooks(models, values) {
  const given = models.filter(({ text }) => text.includes(MIDDY)).flatMap(givenToMiddy);
  if (given.length === 0) return { handlers: [], hooks: [] };
  const functionsOf = (/** @type {Expression} */ each) => handlerFunctions(values, each);
  const ofHandlers = given.filter(({ name }) => !HOOKS.includes(name) && name !== 'use');
  const wrappers = new Set(ofHandlers.filter((each) => functionsOf(each).length === 0).map(wrapperAround));
  const wrapped = models.flatMap((model) => givenTo(wrappers, model, values));
  const ofHooks = given.filter(({ name }) => HOOKS.includes(name));
  return {
    handlers: [...ofHandlers, ...wrapped].flatMap(functionsOf),
    hooks: [...ofHooks, ...models.flatMap(namedHooks)].flatMap(functionsOf),
  };
}

/**
 * @param {FileModel} model of a file
 * @returns {Given[]} what it hands to middy
 */
function givenToMiddy(model) {
  return model.index.calls.flatMap(({ node: call, place, scope }) => {
    const [node] = call.type === 'CallExpression' ? call.arguments : [];
    return call.type === 'CallExpression' && node && isOfMiddy(call.callee, scope, MAX_STEPS)
      ? [{ model, node, scope, place, name: lastName(call.callee) }]
      : [];
  });
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names may be followed
 * @returns {boolean} whether it is middy, a method of what that made, or of what such a method returned
 */
function isOfMiddy(node, scope, steps) {
  let root = unwrap(node);
  for (let link = 0; link < 2 * LONGEST_CHAIN && isLink(root); link++)
    root = unwrap(root.type === 'CallExpression' ? root.callee : root.object);
  if (root.type !== 'Identifier' || steps <= 0) return false;
  if (importedName(root, scope)?.module === MIDDY) return true;
  const made = definitionOf(root, scope, steps);
  return made?.node ? isOfMiddy(made.node, made.scope, steps - 1) : false;
}

/**
 * @param {Node} node an expression
 * @returns {node is CallExpression | MemberExpression} whether it is a part of a chain: a call, or a member
 */
function isLink(node) {
  return node.type === 'CallExpression' || node.type === 'MemberExpression';
}

/**
 * @param {Given} given what is no function that the file shows: a parameter
 * @returns {Node | undefined} the function around it, which gets the handler
 */
function wrapperAround({ place }) {
  return functionAbove(place)?.node;
}

/**
 * @param {Set<Node | undefined>} wrappers functions that hand middy what they get
 * @param {FileModel} model of a file
 * @param {Values} values finds out what expressions mean
 * @returns {Expression[]} what it hands to them
 */
function givenTo(wrappers, model, values) {
  if (wrappers.size === 0) return [];
  return model.index.calls.flatMap(({ node: call, scope }) => {
    if (call.type !== 'CallExpression') return [];
    const called = values.of({ model, node: call.callee, scope });
    const isWrapper = called?.kind === 'function' && wrappers.has(called.place.node);
    return isWrapper ? call.arguments.map((node) => ({ model, node, scope })) : [];
  });
}

/**
 * @param {FileModel} model of a file
 * @returns {Expression[]} what has the name of a hook in its objects, also as `{ before }`
 */
function namedHooks(model) {
  const { uses } = model.index;
  return HOOKS.flatMap((name) =>
    [...(uses.get(name) ?? []), ...(uses.get(`.${name}`) ?? [])].flatMap(({ up }) =>
      up?.node.type === 'Property' && up.up?.node.type === 'ObjectExpression' && memberName(up.node.key) === name
        ? [{ model, node: up.node.value, scope: up.context.scope }]
        : [],
    ),
  );
}
