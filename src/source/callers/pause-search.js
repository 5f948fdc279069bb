/**
 * Searches what continues, or runs, before a function has ended that now ends later: where it is called, handed over or kept, and where
 * the functions that wait for it are.
 */
import { somethingFollows, isLeftBehind } from '../calls-at-once.js';
import { functionAbove } from '../function-around.js';
import { handedByName } from '../handed-by-name.js';
import { calledWith, callOf } from '../handed-over.js';
import { isAsyncFunction, isFunction } from '../node-kinds.js';
import { isHandedAndLeft, takesMessagesAt } from '../is-left-alone.js';
import { lastName } from '../member-path.js';
import { isOvertaken } from '../promise-flow.js';
import { usesOfParameter } from '../uses-of-variable.js';
import { CommandLines } from './command-lines.js';
import { waitsFor } from './ends-with.js';
import { Excuses } from './excuses.js';
import { callOfGiven } from './handler-wrappers.js';
import { heldByTaker, HeldPromises, mapsList } from './held-promises.js';
import { importedFiles } from './loads.js';
import { callsOfKept } from './kept-functions.js';
import { addPause, matters, passesPause, pausesAt } from './pauses.js';

/** @import { EnclosingFunction } from '../../model/source-call.js' */
/** @import { HandOver } from '../handed-over.js' */
/** @import { Place } from '../program-index.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { HandlerWrappers } from './handler-wrappers.js' */
/** @import { HeldPromise } from './held-promises.js' */
/** @import { Pause } from './pauses.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { SharedState } from './shared-state.js' */

/**
 * @typedef {object} Paused
 * @property {Pause[]} pauses the callers that continue, or let other code run, before a function has ended: the first with each
 *   excuse
 * @property {boolean} isUnread whether a file that can't be parsed has its name, or that of a function that passes on its promise
 */

/** Finds what continues meanwhile. */
export class PauseSearch {
  /** @type {Set<string> | undefined} */
  #imported;
  #files;
  #values;
  #state;
  #wrappers;
  #around;
  #callersOf;
  #commands;

  /**
   * @param {object} parts of a program
   * @param {ProgramFiles} parts.files its own
   * @param {Values} parts.values finds out what expressions mean
   * @param {SharedState} parts.state finds out what others may change while a call waits
   * @param {HandlerWrappers} parts.wrappers finds wrappers that lose promises
   * @param {(model: FileModel, place: Place) => EnclosingFunction} parts.around describes the function around a place
   * @param {(called: FunctionOfFile, step: number) => Paused} parts.callersOf finds the same of another function, after as many
   *   functions that pass on what others return
   */
  constructor({ files, values, state, wrappers, around, callersOf }) {
    this.#files = files;
    this.#values = values;
    this.#state = state;
    this.#wrappers = wrappers;
    this.#around = around;
    this.#callersOf = callersOf;
    this.#commands = new CommandLines(files, values);
    this.held = new HeldPromises(state.steps, (file) => (this.#imported ??= importedFiles(files)).has(file));
    this.excuses = new Excuses(state, this.held);
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call in it that is to be awaited
   * @returns {boolean} whether it matters to what the function around it is handed to, or kept in, or to the callers of that, that this
   *   ends later
   */
  isNoticedAround(model, call) {
    const place = functionAbove(call);
    if (place === null) return false;
    const called = { model, place };
    /** @type {Paused} */
    const found = { pauses: [], isUnread: false };
    this.addKept(found, place, 0);
    for (const by of handOversOf(place, model)) this.#addEnded(found, model, by, called, 0);
    return this.excuses.rest(called, call.node, found.pauses).some(matters);
  }

  /**
   * @param {Paused} found to add to: what calls the function for the next message
   * @param {FunctionOfFile} called a function
   */
  addMessages(found, { model, place }) {
    this.#addLeft(found, model, takesMessagesAt(place));
  }

  /**
   * @param {Paused} found to add to
   * @param {FileModel} model of a file
   * @param {HandOver} by call that gets the function
   * @param {FunctionOfFile} called the function
   * @param {number} step how many functions that end when others have ended were followed
   */
  addTaken(found, model, by, called, step) {
    if (isHandedAndLeft(by)) this.#addLeft(found, model, by.call);
    this.#addHeld(found, model, by.call, 'let-in', heldByTaker(by));
    this.#addEnded(found, model, by, called, step);
  }

  /**
   * `await lock.run(check)` ends when `check` has ended, and so do `await Promise.all(users.map(check))`, and `await
   * program.parseAsync()` after `program.action(check)`.
   * @param {Paused} found to add to
   * @param {FileModel} model of a file
   * @param {HandOver} by call that gets the function
   * @param {FunctionOfFile} called the function
   * @param {number} step how many functions that end when others have ended were followed
   */
  #addEnded(found, model, by, called, step) {
    if (this.#wrappers.routerOf(model, by) !== '') return;
    // Of other takers it is not known whether they call it at once.
    if (mapsList(by)) this.#addHeld(found, model, by.call, 'awaited', this.held.at(model, by.call));
    for (const use of this.#usesByTaker(model, by)) this.#addUsed(found, use, called, step);
    for (const each of waitsFor(by.call, model.index.uses)) this.addPauses(found, model, each, called, step);
    // Whoever gets a promise where none was expected is told so.
    if (!isAsyncFunction(called.place.node)) return;
    for (const each of this.#callsOfResult(by)) this.addPauses(found, each.model, each.place, called, step);
    for (const begun of this.#commands.beginningsOf(model, by))
      if (begun.isPromise || !somethingFollows(begun.place))
        this.addPauses(found, begun.model, begun.place, called, step);
      else this.#addLeft(found, begun.model, begun.place);
  }

  /**
   * `const start = throttle(init)`: what a wrapper returns may call the function at once.
   * @param {HandOver} by call that gets a function
   * @returns {FunctionOfFile[]} where the program calls what that returns, by its name
   */
  #callsOfResult({ call, node, property }) {
    const name = property === '' ? nameOfResult(call) : '';
    if (name === '') return [];
    return this.#files.all().flatMap((model) =>
      [name, `.${name}`].flatMap((each) =>
        (model.index.uses.get(each) ?? []).flatMap((use) => {
          const whole = use.up?.node.type === 'MemberExpression' && use.up.node.property === use.node ? use.up : use;
          const place = callOf(whole);
          const value = place && this.#values.of({ model, node: whole.node, scope: use.context.scope });
          return place && value && 'node' in value && value.node === node ? [{ model, place }] : [];
        }),
      ),
    );
  }

  /**
   * @param {Paused} found to add to: where the program calls what it keeps in the same place as a function
   * @param {Place} use of the function: its own place, or one of its name
   * @param {number} step how many functions that end when others have ended were followed
   */
  addKept(found, use, step) {
    this.#addCallsOfKept(found, callsOfKept(this.#files, use, true), step);
  }

  /**
   * @param {Paused} found to add to: what continues before a function that is kept has ended, where the program calls what it keeps
   *   there, or where the function that does so is called
   * @param {FunctionOfFile[]} calls of what is kept
   * @param {number} step how many functions that end when others have ended were followed
   */
  #addCallsOfKept(found, calls, step) {
    for (const { model, place } of calls) {
      if (isLeftBehind(place)) {
        this.#addLeft(found, model, place);
        continue;
      }
      this.#addHeld(found, model, place, 'awaited', this.held.at(model, place));
      this.#addPassed(found, model, place, step);
    }
  }

  /**
   * @param {Paused} found to add to
   * @param {FunctionOfFile} use of a parameter that is the function: `each(fn)`, `fn(item)`, `list.forEach((item) => fn(item))`
   * @param {FunctionOfFile} called the function
   * @param {number} step how many functions that end when others have ended were followed
   */
  #addUsed(found, { model, place }, called, step) {
    const call = callOfGiven(place);
    if (call !== null) this.#addOwnPauses(found, model, call, called);
    else this.#addCallsOfKept(found, callsOfKept(this.#files, place, false), step);
    const handed = call === null ? place : functionAbove(call);
    const by = handed && calledWith(handed);
    if (by && isHandedAndLeft(by)) this.#addLeft(found, model, by.call);
  }

  /**
   * @param {FileModel} model of a file
   * @param {HandOver} by call that gets a function
   * @returns {FunctionOfFile[]} where what gets it uses it, if that is the program's own code
   */
  #usesByTaker(model, { call, node, argument, property }) {
    const taker = this.#values.of({ model, node: node.callee, scope: call.context.scope });
    if (property !== '' || taker?.kind !== 'function' || !isFunction(taker.place.node)) return [];
    // A module in a bundle has a model of its own, of which nothing else is known here.
    if (this.#files.model(taker.model.file) !== taker.model) return [];
    const index = node.arguments.findIndex((each) => each === argument);
    const uses = usesOfParameter(taker.place.node, index, taker.model.index.uses);
    return uses.map((place) => ({ model: taker.model, place }));
  }

  /**
   * @param {Paused} found to add to
   * @param {FileModel} model of a file
   * @param {Place | null} place in it that does not wait for the function, null for none
   */
  #addLeft({ pauses }, model, place) {
    if (place !== null)
      addPause(pauses, { at: { ...this.#files.lineOf(model, place), why: 'left' }, excuse: 'awaited' });
  }

  /**
   * @param {Paused} found to add to
   * @param {FileModel} model of a file
   * @param {Place} call in it
   * @param {Pause['excuse']} excuse of it
   * @param {HeldPromise | null} held what becomes of the function's promise there, null if that is awaited
   */
  #addHeld({ pauses }, model, call, excuse, held) {
    if (held !== null) addPause(pauses, { at: { ...this.#files.lineOf(model, call), why: 'updated' }, excuse, held });
  }

  /**
   * @param {Paused} found to add to
   * @param {FileModel} model of a file
   * @param {Place} call in it: what is done before it, the called function may go by, and what is done after it may go by that
   */
  #addAround({ pauses }, model, call) {
    // What one call shows, no other changes.
    if (pauses.some((each) => matters(each) && each.excuse === 'let-in')) return;
    const around = this.#state.around(model, call);
    if (around.first.length + around.last.length > 0)
      addPause(pauses, { at: { ...this.#files.lineOf(model, call), why: 'updated' }, excuse: 'let-in', around });
  }

  /**
   * @param {Paused} found to add to: what continues before the function has ended, there or where its own function is called
   * @param {FileModel} model of a file
   * @param {Place} call of the function in it
   * @param {FunctionOfFile} called that function
   * @param {number} step how many functions that end when others have ended were followed
   */
  addPauses(found, model, call, called, step) {
    if (!this.#addOwnPauses(found, model, call, called)) this.#addPassed(found, model, call, step);
  }

  /**
   * @param {Paused} found to add to: what continues before the function around the call has ended, if that waits for it
   * @param {FileModel} model of a file
   * @param {Place} call in it
   * @param {number} step how many functions that end when others have ended were followed
   */
  #addPassed(found, model, call, step) {
    const place = functionAbove(call);
    const how = passesPause(call, place);
    if (place === null || how === '') return;
    const outer = this.#callersOf({ model, place }, step + 1);
    found.isUnread ||= outer.isUnread;
    const passed = how === 'returned' ? outer.pauses : this.excuses.rest({ model, place }, call.node, outer.pauses);
    for (const each of passed) addPause(found.pauses, each);
  }

  /**
   * @param {Paused} found to add to: what continues there before the function has ended
   * @param {FileModel} model of a file
   * @param {Place} call of the function in it
   * @param {FunctionOfFile} called that function
   * @returns {boolean} whether the code at the call shows that something does
   */
  #addOwnPauses(found, model, call, called) {
    const { pauses } = found;
    const isStored = () => this.#state.isReadThenWritten(model, call, called);
    const own = pausesAt(call, this.#around(model, call), model.index.uses, isStored);
    for (const { why, excuse } of own) addPause(pauses, { at: { ...this.#files.lineOf(model, call), why }, excuse });
    const held = own.length > 0 ? null : this.held.at(model, call);
    this.#addHeld(found, model, call, 'awaited', held);
    if (own.every(({ why }) => why === 'left')) this.#addAround(found, model, call);
    // What an async function does before it first waits may be all that matters to the others.
    if (!isAsyncFunction(called.place.node) && isOvertaken(call))
      addPause(pauses, { at: { ...this.#files.lineOf(model, call), why: 'overtaken' }, excuse: 'awaited' });
    return own.length > 0;
  }
}

/**
 * @param {Place} place of a function
 * @param {FileModel} model of its file
 * @returns {HandOver[]} calls that get it where it is written, or by a name that has no other use
 */
function handOversOf(place, { index }) {
  const direct = calledWith(place);
  if (direct !== null) return [direct];
  const { handOvers, isOnlyHanded } = handedByName(place, index.uses);
  return isOnlyHanded ? handOvers : [];
}

/**
 * @param {Place} call any
 * @returns {string} name of the variable, or property, that its result is kept in; `''` if it goes elsewhere
 */
function nameOfResult({ node, up }) {
  const parent = up?.node;
  if (parent?.type === 'VariableDeclarator' && parent.init === node) return lastName(parent.id);
  return parent?.type === 'AssignmentExpression' && parent.right === node ? lastName(parent.left) : '';
}
