/**
 * Frameworks that answer a request when a promise has settled: Fastify that of the handler, Koa and Hono that of the
 * outermost middleware. A function that used to do all in one turn may end too late if it waits, or, as an async one, too early. And
 * middleware of Express that goes on with a request as soon as the turn is over.
 */
import { GATHERING, mayReturnPromise } from '../../model/handed-function.js';
import { FRAMEWORK_MODULES, isComposing } from '../frameworks.js';
import { functionAbove } from '../function-around.js';
import { methodOf, variableOf } from '../handed-by-name.js';
import { REPLY_NAME } from '../handler-parameters.js';
import { isFunction } from '../node-kinds.js';
import { isWaitedFor } from '../is-waited-for.js';
import { isWithin } from '../nested-ranges.js';
import { useOfName } from '../use-of-name.js';
import { goingOnAfterNext } from './goes-on-after-next.js';
import { LaterAnswers } from './later-answers.js';
import { passingWithoutWaiting } from './passes-without-waiting.js';

/** @import { EnclosingFunction } from '../../model/source-call.js' */
/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { MiddlewareAround } from '../routes/middleware-around.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { FunctionNode } from '../v8-position.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */

/**
 * What is known about a program.
 * @typedef {object} ProgramParts
 * @property {Values} values finds out what expressions mean
 * @property {() => FileModel[]} allModels all files of the program
 * @property {() => MiddlewareAround} middleware what runs around its handlers
 * @property {(model: FileModel, place: Place) => EnclosingFunction} around describes the function around a place
 * @property {(called: FunctionOfFile) => string} routerOf framework whose router takes a function by name, `''` if none
 * @property {(texts: readonly string[]) => boolean} mentions whether a file of the program has one of these texts
 */

/**
 * What a framework would answer too early.
 * @typedef {object} Early
 * @property {'fastify' | 'koa' | 'hono' | 'express'} by framework
 * @property {FileModel} model file of the place
 * @property {Place | null} place of the later answer, or where a request is passed on; null if there is none
 */

/** Middleware, and where it passes a request on. @typedef {{model: FileModel, place: Place, at: Place}} Passing */

/** Runs in every program with Fastify, which is made with it. */
const ROUTER_OF_FASTIFY = 'find-my-way';
/** Frameworks with middleware that waits for what follows. */
const COMPOSERS = /** @type {const} */ (['koa', 'hono']);

/** How many functions may return what another one returns. */
const MOST_STEPS = 4;
/** A name with more uses has many meanings. */
const MOST_USES = 100;

/** Finds functions that may not wait, because somebody answers for them. */
export class AnsweredEarly {
  #parts;
  #later;
  /** @type {Passing[] | undefined} */
  #passing;
  /** @type {Passing[] | undefined} */
  #goingOn;
  /** @type {Map<string, boolean>} */
  #known = new Map();

  /** @param {ProgramParts} parts of a program */
  constructor(parts) {
    this.#parts = parts;
    this.#later = new LaterAnswers(parts);
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call in it that may be awaited
   * @returns {Early | null} null if nobody is known to answer too early
   */
  of(model, call) {
    const around = functionAbove(call);
    if (around === null) return null;
    const within = this.#parts.around(model, call);
    const early = this.#afterMiddleware({ model, place: around }, within);
    if (early !== null) return early;
    if (!this.uses('fastify') || around.node.async) return null;
    const later = this.#answeredLater({ model, place: around }, within, 0);
    return later && { by: 'fastify', ...later };
  }

  /**
   * @param {FunctionOfFile} handler a function that would wait
   * @param {EnclosingFunction} within the same
   * @returns {Early | null} null if no middleware before it is known to end, or to go on, without waiting for it
   */
  #afterMiddleware(handler, within) {
    const composers = COMPOSERS.filter((each) => this.uses(each));
    if (composers.length > 0 && this.#isInRequest(within)) {
      this.#passing ??= this.#inAllFiles(passingWithoutWaiting);
      const at = this.#passedBefore(handler, this.#passing);
      const by = composers.find((each) => within.router.includes(each)) ?? composers[0];
      if (at !== null) return { by, ...at };
    }
    if (!this.#isInTurn(within)) return null;
    this.#goingOn ??= this.#inAllFiles(goingOnAfterNext);
    const at = this.#passedBefore(handler, this.#goingOn);
    return at && { by: 'express', ...at };
  }

  /**
   * @param {EnclosingFunction} within a function of a program with Koa or Hono
   * @returns {boolean} whether that may wait for it: not if a timer or a listener calls it, or if it belongs to Express
   */
  #isInRequest({ calledBy, calledFrom, router, name }) {
    if (router !== '') return isComposing(router) || !this.#hasExpress();
    return isCalledInTurn({ calledBy, calledFrom, router, name });
  }

  /**
   * @param {EnclosingFunction} within a function
   * @returns {boolean} whether middleware that takes `(req, res, next)` may have passed a request on to it
   */
  #isInTurn({ calledBy, calledFrom, router, name }) {
    return router === '' ? isCalledInTurn({ calledBy, calledFrom, router, name }) : !isComposing(router);
  }

  /**
   * @param {(model: FileModel) => Omit<Passing, 'model'>[]} find looks for middleware in a file
   * @returns {Passing[]} what it finds in all of them
   */
  #inAllFiles(find) {
    return this.#parts.allModels().flatMap((model) => find(model).map((each) => ({ model, ...each })));
  }

  /**
   * @param {string} framework a package
   * @returns {boolean} whether the program uses it
   */
  uses(framework) {
    const { values, mentions } = this.#parts;
    const known = this.#known.get(framework) ?? (values.isPackage(framework) || mentions(quoted(framework)));
    this.#known.set(framework, known);
    return known;
  }

  /**
   * @param {string} framework a package
   * @returns {boolean} whether the program uses it, and no other one
   */
  usesOnly(framework) {
    const isOther = (/** @type {string} */ each) =>
      each === ROUTER_OF_FASTIFY ? this.#parts.mentions(quoted(each)) : this.uses(each);
    return this.uses(framework) && !FRAMEWORK_MODULES.some((each) => each !== framework && isOther(each));
  }

  /**
   * Where a file only exports a function that gets the application, its framework is a guess.
   * @returns {boolean} whether a file of the program loads Express
   */
  #hasExpress() {
    return this.#parts.mentions(quoted('express'));
  }

  /**
   * @param {FunctionOfFile} handler a function that would wait
   * @param {Passing[]} passing middleware
   * @returns {{model: FileModel, place: Place} | null} where one of it passes a request on before it, without waiting for it
   */
  #passedBefore(handler, passing) {
    const found = passing.find((each) => {
      if (each.model === handler.model && isWithin(handler.place.node, each.place.node)) return false;
      return this.#parts.middleware().mayRunBefore(each, handler);
    });
    return found === undefined ? null : { model: found.model, place: found.at };
  }

  /**
   * @param {FunctionOfFile} called a function that would become async
   * @param {EnclosingFunction} within the same
   * @param {number} step how many functions that return what another one returns were followed
   * @returns {{model: FileModel, place: Place | null} | null} where it, or a handler that returns what it returns,
   *   answers after its end; null if neither does
   */
  #answeredLater(called, within, step) {
    const { node } = called.place;
    if (!isFunction(node) || node.async) return null;
    const reply = this.#replyOf(called, node, within);
    const own = reply === -1 ? null : this.#later.in(called, reply);
    if (own !== null || step >= MOST_STEPS) return own;
    for (const { model, call } of this.#returningCalls(called)) {
      const place = functionAbove(call);
      const found = place && this.#answeredLater({ model, place }, this.#parts.around(model, call), step + 1);
      if (found) return found;
    }
    return null;
  }

  /**
   * @param {FunctionOfFile} called a function of a program with Fastify
   * @param {FunctionNode} node of it
   * @param {EnclosingFunction} within the same
   * @returns {number} which of its parameters answers, whether a handler has it or not; -1 if it is no handler, and none
   *   has such a name
   */
  #replyOf(called, { params }, within) {
    const isNamed = within.router === '' && within.calledBy === '';
    const router = isNamed ? this.#parts.routerOf(called) : within.router;
    if (router === 'fastify' || (router === 'express' && !this.#hasExpress())) return 1;
    return isNamed ? params.findIndex((each) => each.type === 'Identifier' && REPLY_NAME.test(each.name)) : -1;
  }

  /**
   * @param {FunctionOfFile} called a function
   * @returns {{model: FileModel, call: Place}[]} calls of it whose result another function returns
   */
  #returningCalls(called) {
    return this.#callsOf(called).filter(({ model, call }) => {
      const root = functionAbove(call);
      return root !== null && isWaitedFor(call, root.node, model.index.uses);
    });
  }

  /**
   * @param {FunctionOfFile} called a function
   * @returns {{model: FileModel, call: Place}[]} its calls by name, in all files
   */
  #callsOf({ place }) {
    const names = new Set([variableOf(place) || methodOf(place)].filter((name) => name !== ''));
    /** @type {{model: FileModel, call: Place}[]} */
    const calls = [];
    for (const name of names)
      for (const model of this.#parts.allModels())
        for (const use of usesOf(model, name)) {
          const found = useOfName(use);
          if (found.kind === 'name' && names.size < MOST_STEPS) names.add(found.name);
          if (found.kind === 'call' && !this.#isOther(model, found.call, place))
            calls.push({ model, call: found.call });
        }
    return calls;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call in it
   * @param {Place} place of a function
   * @returns {boolean} whether another function is certainly called there
   */
  #isOther(model, { node, context: { scope } }, place) {
    if (node.type !== 'CallExpression') return true;
    const value = this.#parts.values.of({ model, node: node.callee, scope });
    return value?.kind === 'function' && value.place.node !== place.node;
  }
}

/**
 * @param {Pick<EnclosingFunction, 'calledBy' | 'calledFrom' | 'router' | 'name'>} within a function
 * @returns {boolean} whether its callers may wait for it: not if a timer or a listener calls it
 */
function isCalledInTurn(within) {
  const isAwaited = within.calledBy === '' || within.calledBy === GATHERING;
  return isAwaited || !mayReturnPromise(within);
}

/**
 * @param {FileModel} model of a file
 * @param {string} name of a function
 * @returns {Place[]} where it occurs, as a variable or as a property; none if it has too many meanings
 */
function usesOf({ index: { uses } }, name) {
  const all = [...(uses.get(name) ?? []), ...(uses.get(`.${name}`) ?? [])];
  return all.length > MOST_USES ? [] : all;
}

/**
 * @param {string} module a package
 * @returns {string[]} how files write its name
 */
function quoted(module) {
  return [`'${module}'`, `"${module}"`];
}
