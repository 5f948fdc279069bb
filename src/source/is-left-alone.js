/**
 * Functions that whatever they are handed to does not wait for: it continues, or calls them again for the next message,
 * before they have ended.
 */
import { isLeftAlone } from '../model/handed-function.js';
import { definitionOf } from './definition.js';
import { eachNode } from './each-node.js';
import { calledWith, eventOf, moduleCalled } from './handed-over.js';
import { functionAbove } from './function-around.js';
import { importedName } from './imported-name.js';
import { lastName, memberPath, nameOfProperty } from './member-path.js';
import { followedBy, wholePromise } from './promise-flow.js';
import { routerOf } from './router-of.js';

/** @import { HandOver } from './handed-over.js' */
/** @import { Place } from './program-index.js' */

/** Properties that sockets call for one message after the other. */
const TAKES_MESSAGES = /^on_?message$/i;

/** Hooks of mongoose, Fastify and Sequelize that are not waited for, unlike all others of theirs. */
const AT_ONCE = /^(?:(?:pre|post) init|addHook (?:onRoute|onRegister|(?:before|after)(?:Define|Init|Associate)))$/;

/** Those of Sequelize under their own names. */
const SYNC_HOOK = /^(?:before|after)(?:Define|Init|Associate)$/;

/**
 * Options whose functions set something for code that goes on: headers of a file (`express.static`) or of a request to a
 * proxy's target, and what is left of an entry that a cache drops.
 */
const SETS_AT_ONCE = /^(?:setHeaders|(?:onP|p)roxy(?:ReqWs|Req|Res)|dispose(?:After)?)$/;

/** The same of certain takers only: setters of properties and models, body-parser's check of a body, got's first hook. */
const SETS_FOR = new Map([
  ['set', /^(?:define(?:Property|Properties)?|init|Schema|Proxy)$/],
  ['verify', /^(?:json|urlencoded|raw|text)$/],
  ['init', /^(?:extend|got)$/],
]);

/** Methods of a model whose setters are given one by one: `schema.virtual('password').set(function (text) { ... })`. */
const HAS_SETTER = /^(?:virtual|path)$/;

/** Suites of mocha, Jest and Jasmine: tests that are defined after their function has returned do not run. */
const SUITE = /^(?:\w+\.)?(?:[fx]?(?:describe|context)|suite)(?:\.(?:only|skip|each))*$/;

/** Runners that wait for the functions of suites. */
const WAITING_RUNNERS = /^(?:node:test|vitest)$/;

/** What goes through a list, a page, a tree of code or of files at once, unless it is some package's that may be waited for. */
const VISITS = /^(?:each|visit|traverse|walk)$|Sync$/;

/** Tasks of Grunt end when their function returns, whatever it returns, unless it has called `this.async()`. */
const GRUNT_TASK = /(?:^|\.)grunt\.(?:task\.)?register(?:Multi)?Task$/;

/** Methods of a test that define another one in it. */
const PART = /^(?:test|it)$/;

/** What becomes of the result of a call that may be waited for. */
const IS_TAKEN = /^(?:AwaitExpression|ReturnStatement|ArrowFunctionExpression)$/;

/**
 * @param {HandOver} by call that is handed a function
 * @returns {boolean} whether it continues, or calls it again, before it has ended
 */
export function isHandedAndLeft(by) {
  if (isHookAtOnce(by) || isCalledAtOnce(by)) return true;
  const event = eventOf(by.node);
  const router = routerOf(by);
  // An object of the program's own may have a `message`, too.
  if (by.property !== '') return router === '' && by.property === 'message';
  return isLeftAlone({ calledBy: by.name, router, name: event === '' ? '' : `${event} handler` });
}

/**
 * @param {HandOver} by call that is handed a function
 * @returns {boolean} whether it is a hook of a framework that uses what the function has done at once
 */
export function isHookAtOnce(by) {
  return AT_ONCE.test(`${lastName(by.node.callee)} ${eventOf(by.node)}`);
}

/**
 * @param {HandOver} by call that is handed a function
 * @returns {boolean} whether it calls the function at once, and does not wait for it
 */
export function isCalledAtOnce(by) {
  if (isSuite(by) || isGruntTask(by) || setsAtOnce(by)) return true;
  return (VISITS.test(by.name) || isPartOfTest(by)) && !isTaken(by.call);
}

/**
 * @param {HandOver} by call that is handed a function
 * @returns {boolean} whether what the function sets is used as soon as it returns
 */
function setsAtOnce({ name, property, node: { callee } }) {
  if (property !== '') return SETS_AT_ONCE.test(property) || SETS_FOR.get(property)?.test(name) === true;
  if (SYNC_HOOK.test(name)) return true;
  const object = name === 'set' && callee.type === 'MemberExpression' ? callee.object : null;
  return object?.type === 'CallExpression' && HAS_SETTER.test(lastName(object.callee));
}

/**
 * @param {HandOver} by call that is handed a function
 * @returns {boolean} whether it makes that a task of Grunt's which is not waited for
 */
function isGruntTask({ node, call, argument }) {
  if (!GRUNT_TASK.test(memberPath(node.callee))) return false;
  const task = definitionOf(argument, call.context.scope)?.node ?? argument;
  let saysSo = false;
  eachNode(task, false, (each) => {
    saysSo ||= each.type === 'CallExpression' && lastName(each.callee) === 'async';
  });
  return !saysSo;
}

/**
 * @param {HandOver} part call that is handed a function
 * @returns {boolean} whether it is one of node:test's in another test, `t.test('...', ...)`: before Node 24, that ends it
 */
function isPartOfTest(part) {
  const { callee } = part.node;
  if (callee.type !== 'MemberExpression' || !PART.test(lastName(callee)) || moduleCalled(part) !== '') return false;
  const test = functionAbove(part.call);
  const by = test && calledWith(test);
  return by !== null && moduleCalled(by) === 'node:test';
}

/**
 * @param {Place} call that goes through something, or defines a test
 * @returns {boolean} whether somebody may wait for it
 */
function isTaken(call) {
  return followedBy(call) !== null || IS_TAKEN.test(wholePromise(call).up?.node.type ?? '');
}

/**
 * @param {HandOver} by call that is handed a function
 * @returns {boolean} whether it is a suite of tests, `describe.each(sizes)('keys', ...)` included, that does not wait for it
 */
function isSuite({ node, call }) {
  let { callee } = node;
  if (callee.type === 'CallExpression') callee = callee.callee;
  else if (callee.type === 'TaggedTemplateExpression') callee = callee.tag;
  return (
    SUITE.test(memberPath(callee)) && !WAITING_RUNNERS.test(importedName(callee, call.context.scope)?.module ?? '')
  );
}

/**
 * @param {Place} place of a function
 * @returns {Place | null} where it becomes an object's property that takes one message after the other, and ignores
 *   when each has ended: `socket.onmessage = async (event) => ...`, `({ onMessage: async (event) => ... })`
 */
export function takesMessagesAt(place) {
  const { node, up } = place;
  const outer = up?.node;
  if (outer?.type === 'AssignmentExpression' && outer.right === node)
    return TAKES_MESSAGES.test(lastName(outer.left)) ? up : null;
  const isMember = outer?.type === 'Property' && outer.value === node;
  return isMember && (TAKES_MESSAGES.test(nameOfProperty(outer)) || isHandedAsMessage(place)) ? up : null;
}

/**
 * @param {Place} place of a property's function
 * @returns {boolean} whether the object is handed to what calls the function for each message
 */
function isHandedAsMessage(place) {
  const by = calledWith(place);
  return by?.property === 'message' && isHandedAndLeft(by);
}
