/**
 * Wrappers around handlers: `app.post('/login', asyncHandler(login))`. A router of Express 5 gets the promise that its handler
 * returns, and so does `next` what `.catch(next)` catches. A wrapper that only calls the handler loses the promise: what
 * the handler throws once it is async ends the process. Its name promises nothing where its code can be read.
 */
import { functionAbove } from '../function-around.js';
import { handedByName } from '../handed-by-name.js';
import { callOf, calledWith } from '../handed-over.js';
import { lastName } from '../member-path.js';
import { wrappersNamed } from '../router-of.js';
import { usesOfParameter } from '../uses-of-variable.js';
import { isOfPackage } from './package-root.js';
import { handsOnPromise } from './passed-promise.js';

/** @import { EnclosingFunction } from '../../model/source-call.js' */
/** @import { HandOver } from '../handed-over.js' */
/** @import { Place } from '../program-index.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { FunctionNode } from '../v8-position.js' */

/** What a wrapper may ask of a handler without calling it. */
const TELLS = /^(?:length|name)$/;
const CALLS = /^(?:call|apply)$/;
/** Wrappers that call wrappers. */
const MOST_STEPS = 4;

/** Finds wrappers that lose the promises of handlers. */
export class HandlerWrappers {
  /** @type {Map<string, boolean>} */
  #known = new Map();
  #files;
  #values;

  /**
   * @param {ProgramFiles} files of the program
   * @param {Values} values finds out what expressions mean
   */
  constructor(files, values) {
    this.#files = files;
    this.#values = values;
  }

  /**
   * @param {FileModel} model of a file
   * @param {HandOver} by call in it that gets a function
   * @returns {string} the framework whose router gets the function's promise, `''` if none is known to
   */
  routerOf(model, by) {
    const router = this.#files.routerOf(by);
    return router !== '' && this.losing(model, by) === null ? router : '';
  }

  /**
   * @param {FileModel} model of a file
   * @param {HandOver} by call in it that gets a function
   * @returns {HandOver | null} the wrapper between that and a router which does not wait for a promise, or is not known to
   */
  losing(model, by) {
    return wrappersNamed(by).find((each) => !this.#isWaiting(model, each, 0)) ?? null;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place in it
   * @param {EnclosingFunction} within the function around that, as its own file shows it
   * @returns {EnclosingFunction} the same without a router that does not get its promise
   */
  corrected(model, place, within) {
    const around = within.router === '' ? null : functionAbove(place);
    if (around === null) return within;
    const direct = calledWith(around);
    const handOvers = direct === null ? handedByName(around, model.index.uses).handOvers : [direct];
    const lost = handOvers.map((by) => this.losing(model, by)).find((each) => each !== null);
    return lost ? { ...within, router: '', calledBy: lost.name } : within;
  }

  /**
   * @param {FileModel} model of a file
   * @param {HandOver} by call of a wrapper in it
   * @param {number} step how many wrappers were followed
   * @returns {boolean} whether it hands on the promise of the function that it is given
   */
  #isWaiting(model, { call, node, argument }, step) {
    const expression = { model, node: node.callee, scope: call.context.scope };
    const value = this.#values.of(expression);
    // The code of a package is not at hand: its name has to do.
    if (value?.kind !== 'function') return isOfPackage(expression, this.#values);
    const index = node.arguments.findIndex((each) => each === argument);
    const id = `${value.model.file}:${value.place.node.start}:${index}`;
    const isKnown = this.#known.get(id);
    if (isKnown !== undefined) return isKnown;
    // Wrappers that call each other end here.
    this.#known.set(id, false);
    const isWaiting = step < MOST_STEPS && this.#handsOn(value, index, step);
    this.#known.set(id, isWaiting);
    return isWaiting;
  }

  /**
   * @param {FunctionOfFile} wrapper a function
   * @param {number} index of its parameter that is a handler
   * @param {number} step how many wrappers were followed
   * @returns {boolean} whether it, or a function in it, calls the handler, and every such call is handed on
   */
  #handsOn({ model, place }, index, step) {
    const { uses } = model.index;
    const used = usesOfParameter(/** @type {FunctionNode} */ (place.node), index, uses).filter((use) => !isAsked(use));
    return (
      used.length > 0 &&
      used.every((use) => {
        const called = callOfGiven(use);
        if (called !== null) return handsOnPromise(called, place, uses);
        const by = calledWith(use);
        return (
          by?.argument === use.node && this.#isWaiting(model, by, step + 1) && handsOnPromise(by.call, place, uses)
        );
      })
    );
  }
}

/**
 * @param {Place} use of a parameter
 * @returns {boolean} whether that is only asked what it is: `handler.length`, `typeof handler`
 */
function isAsked({ node, up }) {
  const parent = up?.node;
  if (parent?.type === 'UnaryExpression') return true;
  return parent?.type === 'MemberExpression' && parent.object === node && TELLS.test(lastName(parent));
}

/**
 * @param {Place} use of a parameter
 * @returns {Place | null} the call of it: `handler(req)`, `handler.call(this, req)`; null if it isn't called
 */
export function callOfGiven(use) {
  const member = use.up?.node;
  const isOfFunction =
    member?.type === 'MemberExpression' && member.object === use.node && CALLS.test(lastName(member));
  return callOf(isOfFunction && use.up ? use.up : use);
}
