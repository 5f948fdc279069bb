/**
 * What a function looks up before a call and stores after it, through other functions: `if (accountOf(name)) return;
 * const hash = f(); remember(name, hash)`. While the call holds the thread, the second of two requests finds what the
 * first has stored; if the call is awaited, neither does. The other way round (`enter(tenant); f(); save()`), the first
 * would continue with the second's state. This is read from the functions' bodies, in all files of the program,
 * whatever their names: also of getters, of what listens to an event that is emitted, and of the middleware around a
 * handler, which runs in one turn with it.
 */
import { addsInOrder } from '../adds-in-order.js';
import { eachNode } from '../each-node.js';
import { functionAbove } from '../function-around.js';
import { isGapBetween } from '../gaps.js';
import { isFunction } from '../node-kinds.js';
import { isWithin, rangesIn } from '../nested-ranges.js';
import { isLookedUpThenStored } from '../looked-up-then-stored.js';
import { firstName, memberPath } from '../member-path.js';
import { inside, isOfOneCall } from '../read-then-written.js';
import { limitsTime } from '../runs-meanwhile.js';
import { FunctionSteps } from './function-steps.js';
import { KeptMemory } from './kept-memory.js';
import { limitsRequests } from './limits-requests.js';
import { letsInFirst } from './module-turn.js';
import { loopsAround, readByItems, readEachRound } from './repeated-calls.js';
import { Replacements } from './replacements.js';
import { addState, CONTEXT, isNone, isTornBetween, newState, PROCESS, untouched } from './state.js';
import { readsWritten } from './state-keys.js';
import { StatePaths } from './state-paths.js';
import { changesSession, storesSessions, storesUnchanged } from './stored-sessions.js';

/** @import { Gap } from '../gaps.js' */
/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { MiddlewareAround } from '../routes/middleware-around.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** @import { CalledFunctions } from './called-functions.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { Step } from './function-steps.js' */
/** @import { State, Steps } from './state.js' */
/** @import { Yields } from './yields.js' */

/** Examines a program's functions. */
export class SharedState {
  /** @type {WeakMap<Node, {before: State, behind: State}>} of each middleware */
  #aroundStates = new WeakMap();
  /** @type {WeakMap<Node, Steps[] | null>} of what is done after each call that is asked about */
  #behindCalls = new WeakMap();
  /** @type {WeakMap<Node, Steps[]>} of what is done before each such call */
  #beforeCalls = new WeakMap();
  /** @type {Map<string, Steps[]>} of what callers do first, each once: thousands may do the same */
  #firsts = new Map();
  /** @type {boolean | undefined} whether requests have a time limit */
  #isLimited;
  /** @type {boolean | undefined} whether its sessions are stored as a whole */
  #areStored;
  /** @type {boolean | undefined} whether also those that nothing has changed */
  #areAllStored;
  #allModels;
  #middleware;
  #paths;
  #functions;
  #yields;
  #replacements;
  #memory;

  /**
   * @param {object} parts of a program
   * @param {Values} parts.values finds out what expressions mean
   * @param {() => FileModel[]} parts.allModels all files of the program
   * @param {() => MiddlewareAround} parts.middleware what runs around its handlers
   * @param {CalledFunctions} parts.functions of it
   * @param {Yields} parts.yields tells where they let others in
   */
  constructor({ values, allModels, middleware, functions, yields }) {
    this.#middleware = middleware;
    this.#allModels = allModels;
    this.#paths = new StatePaths(values);
    this.#functions = functions;
    this.steps = new FunctionSteps(this.#functions, this.#paths, values);
    this.#yields = yields;
    this.#memory = new KeptMemory(this.#functions);
    this.#replacements = new Replacements(allModels, this.#functions, (of, path) => this.#paths.sharedKeyOf(of, path));
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call in it
   * @param {FunctionOfFile} [called] the function that is called, if it also looks something up before the part that
   *   holds the thread
   * @returns {boolean} whether something is looked up before the call, or by it, and stored after it, so that other
   *   code may store it in between; or the other way round; or whether one function may replace both something that is
   *   used before and something that is used after it
   */
  isReadThenWritten(model, call, called) {
    const place = functionAbove(call);
    if (place === null) return !called && letsInFirst(model, call, this.#allModels().length === 1);
    if (this.#hasLimit() || this.#memory.isUsedAcross(model, call)) return true;
    const around = { model, place };
    const steps = this.#stepsAround(around, call);
    if (steps === null) return true;
    const gaps = this.#yields.gapsIn(around, call.node);
    if (isLookedUpThenStored(call, gaps)) return true;
    if (this.#isTornByRounds(around, loopsAround(place.node, call.node, gaps), steps)) return true;
    return this.#isTornBetween(around, call, steps, gaps, called === undefined ? null : this.steps.stateOf(called));
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {{node: Node}} call in it, which is left out
   * @returns {Step[] | null} what it does before and after the call; null if it does too much
   */
  #stepsAround(around, call) {
    // What a function within calls is called at some other time; what it reads and writes itself may be in between.
    return this.steps.of(around, call)?.filter(({ isInner, isCall }) => !isInner || !isCall) ?? null;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call in it
   * @returns {{first: Steps[], last: Steps[]}} what the function around the call, and what runs around that, does before it in the turn
   *   in which the called function begins; and what the function does after it in the turn in which that ends
   */
  around(model, call) {
    const place = functionAbove(call);
    if (place === null) return { first: [], last: [] };
    const around = { model, place };
    const { node } = call;
    const whole = listAround(call) ?? node;
    const steps = this.#stepsAround(around, call) ?? [];
    const gaps = this.#yields.gapsIn(around, node);
    const outer = this.#stateAround(around, node)?.before ?? newState();
    const earlier = steps.filter(({ start }) => start < whole.start || (start >= node.start && start < node.end));
    const later = steps.filter(
      ({ start, end }) => end >= whole.end && !isGapBetween(gaps, whole.end, Math.max(start, whole.end), node),
    );
    const first = this.#before(around, node, whole === node ? steps : earlier, gaps, outer);
    return { first: this.#once(first), last: this.#once(together(later, ({ state }) => state)) };
  }

  /**
   * @param {Steps[]} steps what a caller does
   * @returns {Steps[]} what is something of it, in the list that another got who does the same
   */
  #once(steps) {
    const first = steps.filter(({ state }) => !isNone(state));
    const key = JSON.stringify(first.map(({ of, state }) => [of, ...Object.values(state).map((keys) => [...keys])]));
    const known = this.#firsts.get(key) ?? first;
    this.#firsts.set(key, known);
    return known;
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Node} call in it
   * @param {Step[]} steps of the function
   * @param {Gap[]} gaps where it lets others in
   * @param {State} outer what the middleware around it does before it
   * @returns {Steps[]} what is done before the call, since others were last let in
   */
  #before(around, call, steps, gaps, outer) {
    const isGap = (/** @type {number} */ from) => isGapBetween(gaps, from, call.end - 1, call);
    const own = stepsBefore(steps, call).filter(({ end }) => !isGap(end));
    const before = together(own, untouched);
    const isLetIn = isGap(around.place.node.start);
    return isLetIn ? before : [...before, { of: '', state: outer }, ...this.#stepsOfTurn(around)];
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {Node} call in it
   * @param {{first: Steps[], last: Steps[]}} caller what its caller does before it begins, in the same turn, and after it has ended
   * @returns {boolean} whether others may do something between the one and what the function does after the call, or between what it
   *   does before the call and the other
   */
  isTornForCaller(called, call, { first, last }) {
    const known = this.#behindCalls.get(call);
    const behind = known === undefined ? this.#behind(called, call) : known;
    this.#behindCalls.set(call, behind);
    return behind === null || isAnyTorn(first, behind) || isAnyTorn(this.#doneBefore(called, call), last);
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Node} call in it
   * @returns {Steps[]} what it does itself before the call, since others were last let in
   */
  #doneBefore(around, call) {
    const known = this.#beforeCalls.get(call);
    if (known !== undefined) return known;
    const steps = this.#stepsAround(around, { node: call }) ?? [];
    const before = this.#before(around, call, steps, this.#yields.gapsIn(around, call), newState());
    this.#beforeCalls.set(call, before);
    return before;
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Node} call in it
   * @returns {Steps[] | null} what it does after the call, before it lets others in once more; null if it does too much
   */
  #behind(around, call) {
    const gaps = this.#yields.gapsIn(around, call);
    const steps = this.#stepsAround(around, { node: call });
    if (steps === null) return null;
    const behind = steps.filter(({ start, end }) => end >= call.end && !isGapBetween(gaps, call.end, start, call));
    return together(behind, ({ state }) => state);
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Place} call in it
   * @param {Step[]} steps of the function
   * @param {Gap[]} gaps where it lets others in
   * @param {State | null} called what the called function does, if that counts
   * @returns {boolean} whether others may do something between what is done before the call and after it
   */
  #isTornBetween(around, call, steps, gaps, called) {
    const { node } = call;
    const { start, end } = around.place.node;
    const isGap = (/** @type {number} */ from, /** @type {number} */ to) => isGapBetween(gaps, from, to, node);
    const isLetIn = isGap(start, node.end - 1);
    if (!isLetIn && addsInOrder(call, around.model.index.uses, false)) return true;
    const outer = this.#stateAround(around, node);
    if (outer === null) return true;
    // It may do its writes after the part that holds the thread.
    const own = called === null ? [] : [stepAt(lastOf(node), { ...called, writes: new Set() })];
    const behind = steps.filter((step) => step.end >= node.end && !isGap(node.end, step.start));
    const before = stepsBefore(steps, node).filter((step) => !isGap(step.end, node.end - 1));
    if (this.#replacements.replaceOne(readIn(before), readIn(behind), around.place.node)) return true;
    // What `await next()` calls begins before the thread is yielded.
    const passing = passingIn(around).find((each) => each.start >= node.end) ?? { start: end, end };
    if (!isGap(node.end, passing.start)) behind.push(stepAt(passing, outer.behind));
    // Whoever has let others in may already have missed what they did.
    if (!isLetIn && (this.#isUndone(around, behind) || this.#isStoredOver(around, [...steps, ...behind]))) return true;
    const first = this.#before(around, node, [...steps, ...own], gaps, outer.before);
    return this.#isTorn(around, first, behind);
  }

  /**
   * @param {FunctionOfFile} called a function
   * @returns {Steps[]} what the functions around it do before in the turn in which it is called: `find(name).then(called)`
   */
  #stepsOfTurn(called) {
    const by = this.#yields.calledInTurn(called);
    const place = by === null ? null : functionAbove(called.place);
    if (by === null || place === null) return [];
    const around = { model: called.model, place };
    const gaps = this.#yields.gapsIn(around, by.node);
    const { start } = called.place.node;
    const steps = (this.steps.of(around, null) ?? []).filter(
      ({ end }) => end <= start && !isGapBetween(gaps, end, start, by.node),
    );
    return [...together(steps, untouched), ...this.#stepsOfTurn(around)];
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Steps[]} first what it does before a call
   * @param {Step[]} behind what it does after it, in the same turn
   * @returns {boolean} whether others may do something in between
   */
  #isTorn(around, first, behind) {
    const last = together(behind, ({ state }) => state);
    if (this.#isHeard(around, last) || this.#isSetForAll(around, first, behind)) return true;
    const isReplaced = (/** @type {Steps} */ each, /** @type {Steps} */ later) =>
      this.#replacements.replaceBoth(each.state.uses, later.state.uses, around.place.node);
    return (
      isAnyTorn(first, last) ||
      last.some((later) => first.some((each) => mayBeOne(each, later) && isReplaced(each, later)))
    );
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Step[]} behind what it does after a call, in the same turn
   * @returns {boolean} whether others may undo some of that before it is done
   */
  #isUndone({ place }, behind) {
    return behind.some(({ state }) => this.#replacements.isUndone(state.writes, place.node));
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Node} call in it
   * @returns {boolean} whether it has let others in before, whenever the call runs
   */
  hasLetIn(around, call) {
    const { start } = around.place.node;
    return isGapBetween(this.#yields.gapsIn(around, call), start, call.end - 1, call);
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Step[]} steps of it
   * @returns {boolean} whether it changes a session that is stored as a whole when the request ends, or answers a request whose
   *   session is stored in any case
   */
  #isStoredOver(around, steps) {
    if (!(this.#areStored ??= storesSessions(this.#allModels()))) return false;
    this.#areAllStored ??= storesUnchanged(this.#allModels());
    return (this.#areAllStored && this.#middleware().isHandler(around.place)) || changesSession(around, steps);
  }

  /** @returns {boolean} whether the program ends requests that take too long */
  #hasLimit() {
    return (this.#isLimited ??= limitsRequests(this.#allModels()));
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Steps[]} last what it does after a call
   * @returns {boolean} whether it listens to an object, and what it writes then is used by whoever listens to
   *   other events of that object, as `close` after `end`
   */
  #isHeard(around, last) {
    const heard = this.#functions.listeningBeside(around).map((each) => this.steps.stateOf(each).uses);
    return heard.some((uses) => last.some(({ state }) => readsWritten(uses, state.writes)));
  }

  /**
   * The process' directory and environment are everybody's. What `enterWith` sets is known to whoever called the function
   * only if it is set before the function waits, except to those that the function calls itself, as `next()`.
   * @param {FunctionOfFile} around a function
   * @param {Steps[]} first what it does before a call
   * @param {Step[]} behind what it does after it
   * @returns {boolean} whether it sets what others also set or read, without naming it
   */
  #isSetForAll(around, first, behind) {
    if (first.some(({ state }) => state.writes.has(PROCESS))) return true;
    const awaitedAt = firstAwait(around.place.node);
    const isEntered = behind.some(({ start, state }) => start <= awaitedAt && state.writes.has(CONTEXT));
    return isEntered && passesOnAt(around) === around.place.node.end;
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Node[]} loops in it, around a call
   * @param {Step[]} steps of the function
   * @returns {boolean} whether the next round of a loop goes on, or reads, where others may write
   */
  #isTornByRounds(around, loops, steps) {
    const own = this.#paths.ownOf(around.place.node);
    return loops.some((loop) => {
      const goesOn = steps.some(
        ({ start, end, state }) => start >= loop.start && end <= loop.end && state.goesOn.size > 0,
      );
      const read = readEachRound(loop).filter((path) => !isOfOneCall(own, path));
      const keys = read.map((path) => this.#paths.keyOf(around, path));
      return goesOn || this.#replacements.isChanged([...keys, ...this.#keysOfItems(around, loop)].filter(Boolean));
    });
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Node} loop in it
   * @returns {string[]} keys of what the program's own functions read for each round: generators, iterators of classes,
   *   and those that return a collection rather than a copy
   */
  #keysOfItems({ model, place }, loop) {
    if (loop.type !== 'ForOfStatement') return [];
    const { right } = loop;
    const isOwn = isOfOneCall(this.#paths.ownOf(place.node), inside(memberPath(right)));
    const { calls } = model.index;
    const call = calls.find(({ node }) => node === right);
    const scope = calls.find(({ node }) => isWithin(node, loop))?.scope ?? place.context.scope;
    const functions =
      call?.node.type === 'CallExpression'
        ? this.#functions.called(model, call.node, call.scope).functions
        : isOwn
          ? []
          : this.#functions.iterating(right, scope);
    return functions.flatMap((each) => {
      const paths = readByItems(each.place.node);
      return paths === null ? [...this.steps.stateOf(each).uses] : paths.map((path) => this.#paths.keyOf(each, path));
    });
  }

  /**
   * @param {FunctionOfFile} handler a function
   * @param {Node} call in it
   * @returns {{before: State, behind: State} | null} what the middleware around it only reads or only writes before it,
   *   and what it reads and writes afterwards; nothing for a function that answers no requests; null if there is too much, or if
   *   something of it may answer meanwhile
   */
  #stateAround(handler, call) {
    const middleware = this.#middleware().of(handler);
    if (middleware === null || middleware.some(({ place }) => limitsTime(place))) return null;
    const isPassedOnLater = passingIn(handler).every(({ start }) => start >= call.end);
    const following = isPassedOnLater ? this.#middleware().following(handler) : new Set();
    const around = { before: newState(), behind: newState() };
    for (const each of middleware) {
      const state = this.#aroundStates.get(each.place.node) ?? this.#stateOfMiddleware(each);
      this.#aroundStates.set(each.place.node, state);
      if (!following.has(each.place.node)) addState(around.before, state.before);
      addState(around.behind, state.behind);
    }
    return around;
  }

  /**
   * @param {FunctionOfFile} middleware a function that passes requests on
   * @returns {{before: State, behind: State}} what it only reads or only writes before it does so, and all afterwards
   */
  #stateOfMiddleware(middleware) {
    const pivot = passesOnAt(middleware);
    const [before, behind] = [newState(), newState()];
    for (const { start, isInner, state } of this.steps.of(middleware, null) ?? []) {
      const isBefore = start < pivot;
      // What is called at once, as in `locked.some((name) => ...)`, can't be told from what is called later.
      if (isBefore) addState(before, isInner ? { ...state, writes: new Set() } : state);
      // Hooks that are not told to pass on may run after the handler.
      if (!isBefore || isInner || pivot === middleware.place.node.end) addState(behind, state);
    }
    return { before: untouched({ state: before }), behind };
  }
}

/**
 * @param {{start: number, end: number}} place of a call
 * @param {State} state what it does
 * @returns {Step}
 */
function stepAt({ start, end }, state) {
  return { start, end, of: '', isCall: true, isInner: false, state };
}

/**
 * Nothing goes by what is in the same list: `Promise.all([load(), init()])`.
 * @param {Place} call in a file
 * @returns {Node | null} the outermost list that it is an item of, null if it is in none
 */
function listAround(call) {
  /** @type {Node | null} */
  let list = null;
  for (let { up } = call; up !== null && !isFunction(up.node) && !up.node.type.endsWith('Statement'); { up } = up)
    if (up.node.type === 'ArrayExpression') list = up.node;
  return list;
}

/**
 * @param {Node} call that has been given its arguments
 * @returns {{start: number, end: number}} where the called function runs
 */
function lastOf({ end }) {
  return { start: end - 1, end: end - 1 };
}

/**
 * @param {Steps[]} first before a call
 * @param {Steps[]} last after it
 * @returns {boolean} whether it would make a difference if others wrote in between
 */
function isAnyTorn(first, last) {
  return last.some((later) => first.some((each) => mayBeOne(each, later) && isTornBetween(each.state, later.state)));
}

/**
 * @param {Steps} one object
 * @param {Steps} other object
 * @returns {boolean} whether they may be the same
 */
function mayBeOne(one, other) {
  return one.of === other.of || one.of === '' || other.of === '';
}

/**
 * @param {Step[]} steps of a function
 * @param {Node} call in it
 * @returns {Step[]} those before it
 */
function stepsBefore(steps, call) {
  return steps.filter(({ start, end }) => end <= call.start || (start >= call.start && end < call.end));
}

/**
 * @param {Step[]} steps of a function
 * @returns {Set<string>} keys of what it only reads itself, in its own turn: not to call a method of it
 */
function readIn(steps) {
  const own = steps.filter(({ isCall, isCalled, isInner }) => !isCall && !isCalled && !isInner);
  return new Set(own.flatMap((step) => [...untouched(step).reads]));
}

/**
 * @param {Step[]} steps of a function
 * @param {(step: Step) => State} stateOfStep the part of its state that counts
 * @returns {Steps[]} those of one object combined into one
 */
function together(steps, stateOfStep) {
  /** @type {Map<string, Steps>} */
  const found = new Map();
  for (const step of steps) {
    const known = found.get(step.of) ?? { of: step.of, state: newState() };
    found.set(step.of, known);
    addState(known.state, stateOfStep(step));
  }
  return [...found.values()];
}

/**
 * @param {Node} node of a function
 * @returns {number} offset where it first awaits something, if it does
 */
function firstAwait(node) {
  let first = Infinity;
  if (isFunction(node))
    eachNode(node.body, true, ({ type, end }) => (first = type === 'AwaitExpression' ? Math.min(first, end) : first));
  return first;
}

/**
 * Middleware passes a request on by calling its last parameter, or a method of it: `next()`, `next.handle()`.
 * @param {FunctionOfFile} middleware of a framework
 * @returns {Node[]} those calls
 */
function passingIn({ model, place: { node } }) {
  const last = isFunction(node) && node.params.length > 1 ? node.params.at(-1) : undefined;
  const name = last?.type === 'Identifier' ? last.name : '';
  if (name === '') return [];
  return rangesIn(model.index.calls, node).flatMap((call) =>
    call.node.type === 'CallExpression' && firstName(memberPath(call.node.callee)) === name ? [call.node] : [],
  );
}

/**
 * @param {FunctionOfFile} middleware of a framework
 * @returns {number} offset of the last call that passes a request on; the end of the function if there is none
 */
function passesOnAt(middleware) {
  const passing = passingIn(middleware);
  return passing.length === 0 ? middleware.place.node.end : Math.max(...passing.map(({ start }) => start));
}
