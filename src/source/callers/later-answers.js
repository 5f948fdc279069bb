/**
 * Handlers of Fastify that answer after their own end. Fastify waits for `reply.send()` if a handler returns nothing;
 * of an async one it sends what the promise resolves to, unless all has been sent by then: nothing, with status 200
 * (https://fastify.dev/docs/latest/Reference/Routes/#async-await).
 */
import { definitionOf } from '../definition.js';
import { eachNode } from '../each-node.js';
import { functionAbove } from '../function-around.js';
import { callOf } from '../handed-over.js';
import { isFunction, isUndefined } from '../node-kinds.js';
import { isWaitedFor } from '../is-waited-for.js';
import { lastName, memberName, memberPath } from '../member-path.js';
import { usesOfParameter } from '../uses-of-variable.js';

/** @import { Place } from '../program-index.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { ProgramParts } from './answered-early.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** A place in a file; null if there is none. @typedef {{model: FileModel, place: Place | null}} Later */

/** A use of a reply, and what is called on it: `['code', 'send']`. @typedef {{whole: Place, names: string[]}} ReplyUse */

/** Methods that answer, if no hook waits before that. */
const ANSWERS = /^(?:send|redirect)$/;
/** What neither answers nor hands the reply to something that may. */
const HARMLESS =
  /^(?:code|status|statusCode|headers?|type|sent|log|request|server|context|routeOptions|locals|elapsedTime|mediaType|serializer|(?:get|has|remove)(?:Headers?|Trailer|ResponseTime|Decorator)|trailer|(?:set|un?sign|clear)?cookie|writeEarlyHints)$/i;
/** The same of Node's own response. */
const HARMLESS_RAW =
  /^(?:on|once|off|write|writeHead|(?:set|get|has|remove|flush)Headers?|status(?:Code|Message)|socket|headersSent|writable\w*)$/;
/** What may do something with a value later. */
const TAKES = /^(?:(?:Call|New|Array|Assignment)Expression|Property|VariableDeclarator|SpreadElement)$/;
/** Hooks between `send` and the answer. */
const HOOKS = ['onSend', 'preSerialization'];
/** Packages whose own hooks there wait, or send a stream instead. */
const HOOKING = ['@fastify/session', '@fastify/compress', '@fastify/caching', 'fastify-session', 'fastify-compress'];
/** What makes streams: nothing of them has been sent when `send` returns. */
const STREAM = /stream|readable|pipe|passthrough|transform|duplex|zip|archive/i;
/** How many functions that hand the reply on are followed. */
const MOST_STEPS = 4;

/** Finds answers that come after a function's end. */
export class LaterAnswers {
  #parts;
  /** @type {boolean | undefined} */
  #hasHooks;

  /** @param {ProgramParts} parts of a program with Fastify */
  constructor(parts) {
    this.#parts = parts;
  }

  /**
   * @param {FunctionOfFile} handler a function that is not async
   * @param {number} index of the parameter that it answers with
   * @param {number} [step] how many functions that hand it on were followed
   * @returns {Later | null} where it answers, or may answer, after it has ended; the place null if it neither answers nor
   *   returns anything; null if it does all in its own code
   */
  in({ model, place }, index, step = 0) {
    const { node } = place;
    if (!isFunction(node)) return null;
    if (step > MOST_STEPS) return { model, place: null };
    const root = /** @type {Node} */ (node);
    const uses = usesOfParameter(node, index, model.index.uses).map(replyUse);
    if (uses.some((use) => isLeftToIt(use, root))) return null;
    let isAnswered = returnsValue(root);
    for (const use of uses) {
      const fate = this.#fateOf(model, use, root, step);
      if (fate === 'later') return { model, place: use.whole };
      if (typeof fate === 'object') return fate;
      isAnswered ||= fate === 'answered';
    }
    return isAnswered ? null : { model, place: null };
  }

  /**
   * @param {FileModel} model of a file
   * @param {ReplyUse} use of a reply in it
   * @param {Node} root the function that has it as a parameter
   * @param {number} step how many functions were followed
   * @returns {'answered' | 'nothing' | 'later' | Later} whether the function has answered there when it ends
   */
  #fateOf(model, { whole, names }, root, step) {
    const { uses } = model.index;
    if (leavesReply(names, whole)) return 'nothing';
    if (isInPromise(whole, root, uses)) return 'answered';
    if (functionAbove(whole)?.node !== root) return 'later';
    if (names.length === 0 && whole.up?.node.type === 'CallExpression') return this.#given(model, whole, root, step);
    return isWaitedFor(whole, root, uses) || this.#answersNow(whole, names) ? 'answered' : 'later';
  }

  /**
   * @param {Place} whole a use of a reply
   * @param {string[]} names of what is called on it
   * @returns {boolean} whether it has been answered then
   */
  #answersNow(whole, names) {
    const last = names.at(-1) ?? '';
    if (names[0] === 'raw') return last === 'end';
    return last === 'hijack' || (ANSWERS.test(last) && this.#isSentAtOnce(whole, last));
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} given a reply among the arguments of a call
   * @param {Node} root the function that has it as a parameter
   * @param {number} step how many functions were followed
   * @returns {'answered' | 'later' | Later} whether what is called answers in its own code
   */
  #given(model, { node, up }, root, step) {
    const call = up?.node;
    if (!up || call?.type !== 'CallExpression') return 'later';
    const value = this.#parts.values.of({ model, node: call.callee, scope: up.context.scope });
    const index = call.arguments.findIndex((each) => each === node);
    if (value?.kind !== 'function' || !isFunction(value.place.node)) return 'later';
    if (value.place.node.async) return isWaitedFor(up, root, model.index.uses) ? 'answered' : 'later';
    return this.in(value, index, step + 1) ?? 'answered';
  }

  /**
   * @param {Place} call that answers
   * @param {string | undefined} name of the method
   * @returns {boolean} whether all has been sent when it returns
   */
  #isSentAtOnce({ node, context: { scope } }, name) {
    if (this.#mayBeHooked()) return false;
    const [sent] = node.type === 'CallExpression' && name === 'send' ? node.arguments : [];
    return sent === undefined || !makesStream(sent, scope);
  }

  /** @returns {boolean} whether something may wait between `send` and the answer */
  #mayBeHooked() {
    const { values, mentions } = this.#parts;
    return (this.#hasHooks ??= HOOKING.some(values.isPackage) || mentions(HOOKS));
  }
}

/**
 * @param {Place} use of a reply
 * @returns {ReplyUse} with all that is called on it
 */
function replyUse(use) {
  /** @type {string[]} */
  const names = [];
  let whole = use;
  for (let { up } = whole; up !== null; { up } = whole) {
    const { node } = up;
    if (node.type === 'MemberExpression' && node.object === whole.node)
      names.push(node.computed ? '' : memberName(node.property));
    else if (callOf(whole) === null && node.type !== 'ChainExpression') break;
    whole = up;
  }
  return { whole, names };
}

/**
 * @param {string[]} names of what is used of a reply
 * @param {Place} whole the expression
 * @returns {boolean} whether that neither answers nor passes the reply on
 */
function leavesReply(names, { node, up }) {
  const [first, ...others] = names;
  if (first === undefined) return up?.node.type === 'UnaryExpression' || up?.node.type === 'IfStatement';
  if (first === 'raw') return others.length > 0 && HARMLESS_RAW.test(others[0]);
  if (/^(?:log|request|server)$/.test(first)) return true;
  return names.every((name) => HARMLESS.test(name)) && (/^(?:get|has)/.test(first) || !isGivenOn(node, up));
}

/**
 * A chain of settings is the reply itself.
 * @param {Node} node an expression
 * @param {Place | null} up what it is part of
 * @returns {boolean} whether something is done with what it returns
 */
function isGivenOn({ type }, up) {
  return type === 'CallExpression' && TAKES.test(up?.node.type ?? '');
}

/**
 * Nothing changes for a promise that is returned: Fastify waits for it either way.
 * @param {Place} use in a function
 * @param {Node} root the function
 * @param {FileModel['index']['uses']} uses of names in the file
 * @returns {boolean} whether it belongs to what makes a promise that the function returns
 */
function isInPromise(use, root, uses) {
  for (let outer = use.up; outer !== null && outer.node !== root; outer = outer.up)
    if (makesPromise(outer.node) && isWaitedFor(outer, root, uses)) return true;
  return false;
}

/**
 * @param {Node} node an expression
 * @returns {boolean} whether its value is certainly a promise
 */
function makesPromise(node) {
  if (node.type === 'NewExpression') return memberPath(node.callee) === 'Promise';
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (isFunction(callee)) return callee.async === true;
  return /^(?:then|catch|finally)$/.test(lastName(callee)) || memberPath(callee).startsWith('Promise.');
}

/**
 * @param {ReplyUse} use of a reply
 * @param {Node} root a function
 * @returns {boolean} whether the function, in no branch, tells Fastify to wait for the reply, or not to answer
 */
function isLeftToIt({ whole: { up }, names }, root) {
  if (up === null || up.up?.up?.node !== root) return false;
  return names.length === 0 ? up.node.type === 'ReturnStatement' : names[0] === 'hijack';
}

/**
 * @param {Node} node a function
 * @returns {boolean} whether it returns something, if only in one branch
 */
function returnsValue(node) {
  const body = isFunction(node) ? node.body : node;
  if (body.type !== 'BlockStatement') return true;
  let returns = false;
  eachNode(body, true, (each) => {
    if (each.type === 'ReturnStatement' && each.argument) returns ||= !isUndefined(each.argument);
  });
  return returns;
}

/**
 * @param {Node} sent what is sent
 * @param {Place['context']['scope']} scope that it is in
 * @returns {boolean} whether it may be a stream
 */
function makesStream(sent, scope) {
  const isStream = (/** @type {Node} */ node) => {
    const maker = node.type === 'CallExpression' || node.type === 'NewExpression' ? node.callee : node;
    return STREAM.test(memberPath(maker)) || STREAM.test(lastName(maker));
  };
  const definition = definitionOf(sent, scope)?.node;
  return isStream(sent) || Boolean(definition && isStream(definition));
}
