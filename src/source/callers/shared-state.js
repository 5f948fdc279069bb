/**
 * What a function looks up before a call and stores after it, through other functions: `if (accountOf(name)) return;
 * const hash = f(); remember(name, hash)`. While the call holds the thread, the second of two requests finds what the
 * first has stored; if the call is awaited, neither does. The other way round (`enter(tenant); f(); save()`), the first
 * would continue with the second's state. This is read from the functions' bodies, in all files of the program,
 * whatever their names: also of getters, of what listens to an event that is emitted, and of the middleware around a
 * handler, which runs in one turn with it.
 */
import { eachNode } from '../each-node.js';
import { functionAbove } from '../function-around.js';
import { isFunction } from '../is-function.js';
import { isWithin } from '../is-within.js';
import { memberPath } from '../member-path.js';
import { accessesIn, inside, isOfOneCall, ownNames, reachesOthers } from '../read-then-written.js';
import { CalledFunctions, memberKey } from './called-functions.js';
import { KeptMemory } from './kept-memory.js';
import { Replacements } from './replacements.js';
import { isIn, OF_REQUEST, propertyKey } from './state-keys.js';
import { WrittenParameters } from './written-parameters.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { MiddlewareAround } from '../routes/middleware-around.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { FunctionNode } from '../v8-position.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** @import { Access } from '../read-then-written.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */

/**
 * Shared state as paths that begin with the owner and end with a dot.
 * @typedef {object} State
 * @property {Set<string>} reads
 * @property {Set<string>} writes
 * @property {Set<string>} uses all of these, and properties of objects whose owner isn't known
 */

/**
 * Something that happens in a function.
 * @typedef {object} Step
 * @property {number} start offset
 * @property {number} end offset
 * @property {string} of receiver of a method call, if only the name identifies the method; `''` otherwise
 * @property {boolean} isCall whether another function does it
 * @property {boolean} isInner whether it is in a function within, which may run later
 * @property {State} state
 */

/**
 * Steps of one object between which nothing else runs.
 * @typedef {object} Steps
 * @property {number} turn how often the thread was yielded before
 * @property {string} of as in a step
 * @property {State} state of all of them
 */

/** How many levels of calls are followed. */
const MOST_CALLS_DEEP = 6;
/** A function that does more than this is a whole program: other code may write anything in it. */
const MOST_STEPS = 1_000;
/** Examines a program's functions. */
export class SharedState {
  /** @type {WeakMap<Node, State[]>} of each function, by how many calls led to it */
  #states = new WeakMap();
  /** @type {WeakMap<Node, ReturnType<typeof ownNames>>} */
  #own = new WeakMap();
  /** @type {WeakMap<object, number>} */
  #numbers = new WeakMap();
  #count = 0;
  /** @type {WeakMap<Node, ReturnType<typeof accessesIn>>} of each function */
  #accesses = new WeakMap();
  /** @type {WeakMap<Node, {before: State, behind: State}>} of each middleware */
  #aroundStates = new WeakMap();
  #values;
  #middleware;
  #functions;
  #replacements;
  #memory;
  #parameters;

  /**
   * @param {object} parts of a program
   * @param {Values} parts.values finds out what expressions mean
   * @param {() => FileModel[]} parts.allModels all files of the program
   * @param {() => MiddlewareAround} parts.middleware what runs around its handlers
   */
  constructor({ values, allModels, middleware }) {
    this.#values = values;
    this.#middleware = middleware;
    this.#functions = new CalledFunctions(values, allModels);
    this.#memory = new KeptMemory(this.#functions);
    this.#parameters = new WrittenParameters(this.#functions, (node) => this.#accessesIn(node));
    this.#replacements = new Replacements(allModels, this.#functions, (of, path) => this.#keyOf(of, path));
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
    const around = functionAbove(call);
    if (around === null) return false;
    if (this.#memory.isUsedAcross(model, call)) return true;
    const { node } = call;
    const all = this.#stepsOf({ model, place: around }, call);
    if (all === null) return true;
    // What a function within calls is called at some other time; what it reads and writes itself may be in between.
    const steps = all.filter(({ isInner, isCall }) => !isInner || !isCall);
    const gaps = gapsIn(around.node, node);
    const before = steps.filter(({ start, end }) => end <= node.start || (start >= node.start && end < node.end));
    // It may do its writes after the part that holds the thread.
    if (called !== undefined)
      before.push({
        ...{ start: node.start, end: node.end, of: '', isCall: true, isInner: false },
        state: { ...this.#stateOf(called, 1), writes: NONE },
      });
    const behind = steps.filter(({ end }) => end >= node.end);
    const until = (/** @type {Step} */ { start }) => gaps.filter((at) => at <= Math.max(start, node.start)).length;
    const from = (/** @type {Step} */ { end }) => gaps.filter((at) => at < end).length;
    const outer = this.#stateAround({ model, place: around });
    if (outer === null) return true;
    const first = [{ turn: 0, of: '', state: outer.before }, ...together(before, from, untouched)];
    const last = [{ turn: gaps.length, of: '', state: outer.behind }, ...together(behind, until, ({ state }) => state)];
    if (this.#isHeard({ model, place: around }, last)) return true;
    return last.some((later) =>
      first.some(
        (each) =>
          later.turn <= each.turn &&
          (each.of === later.of || each.of === '' || later.of === '') &&
          (isIn(each.state.reads, later.state.writes) ||
            isIn(later.state.reads, each.state.writes) ||
            this.#replacements.replaceBoth(each.state.uses, later.state.uses, around.node)),
      ),
    );
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Steps[]} last what it does after a call
   * @returns {boolean} whether it listens to an object, and what it writes then is used by whoever listens to
   *   other events of that object, as `close` after `end`
   */
  #isHeard(around, last) {
    const heard = this.#functions.listeningBeside(around).map((each) => this.#stateOf(each, 1).uses);
    return heard.some((uses) => last.some(({ state }) => isIn(uses, state.writes)));
  }

  /**
   * @param {FunctionOfFile} handler a function
   * @returns {{before: State, behind: State} | null} what the middleware around it only reads or only writes before it,
   *   and what it reads and writes afterwards; nothing for a function that answers no requests; null if there is too much
   */
  #stateAround(handler) {
    const middleware = this.#middleware().of(handler);
    if (middleware === null) return null;
    const around = { before: newState(), behind: newState() };
    for (const each of middleware) {
      const state = this.#aroundStates.get(each.place.node) ?? this.#stateOfMiddleware(each);
      this.#aroundStates.set(each.place.node, state);
      addState(around.before, state.before);
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
    for (const { start, isInner, state } of this.#stepsOf(middleware, null) ?? []) {
      const isBefore = start < pivot;
      // What is called at once, as in `locked.some((name) => ...)`, can't be told from what is called later.
      if (isBefore) addState(before, isInner ? { ...state, writes: NONE } : state);
      // Hooks that are not told to pass on may run after the handler.
      if (!isBefore || isInner || pivot === middleware.place.node.end) addState(behind, state);
    }
    return { before: untouched({ state: before }), behind };
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Place | null} call in it, which is left out
   * @returns {Step[] | null} what it does itself, and what the functions that it calls do; null if it does too much
   */
  #stepsOf(around, call) {
    const own = this.#ownOf(around.place.node);
    const { node: root } = around.place;
    const accesses = this.#accessesIn(root);
    if (accesses.length > MOST_STEPS) return null;
    return [
      ...accesses.flatMap((access) => {
        const { path, isWrite, isInner, at } = access;
        const accessed = this.#functions.accessed(path, isWrite).map((each) => this.#stateOf(each, 1));
        const key = isOfOneCall(own, path) ? '' : this.#keyOf(around, path);
        accessed.push(stateOfAccess(access, key));
        return accessed.map((state) => ({ start: at, end: at, of: '', isCall: false, isInner, state }));
      }),
      ...around.model.index.calls.flatMap(({ node, scope, function: index }) => {
        const isOther = node.type !== 'CallExpression' || node === call?.node || !isWithin(node, root);
        if (isOther || own.objects.has(rootOf(memberPath(node.callee)))) return [];
        const isInner = around.model.index.functions[index]?.start !== root.start;
        const { functions, of } = this.#functions.called(around.model, node, scope);
        const step = { start: node.start, end: node.end, isCall: true, isInner };
        return [
          ...functions.map((each) => ({ ...step, of, state: this.#stateOf(each, 1) })),
          ...this.#writtenArguments(around, node, functions).map((state) => ({ ...step, of: '', state })),
        ];
      }),
    ];
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {import('acorn').CallExpression} call in it
   * @param {FunctionOfFile[]} functions that it may call
   * @returns {State[]} writes to what they are called with: `increment(counter)`
   */
  #writtenArguments(around, call, functions) {
    const written = new Set(functions.flatMap((each) => [...this.#parameters.writtenBy(each)]));
    return call.arguments.flatMap((argument, index) => {
      const path = written.has(index) ? memberPath(argument) : '';
      const key = path === '' ? '' : this.#keyOf(around, inside(path));
      return key === '' ? [] : [{ reads: NONE, writes: new Set([key]), uses: new Set([key]) }];
    });
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {number} depth how many calls led to it
   * @returns {State} what it and the functions that it calls read and write
   */
  #stateOf(called, depth) {
    const { model, place } = called;
    const known = this.#states.get(place.node) ?? [];
    if (known[depth] !== undefined) return known[depth];
    const state = newState();
    known[depth] = state;
    this.#states.set(place.node, known);
    addState(state, depth === MOST_CALLS_DEEP ? this.#ownStateOf(called) : this.#stateOf(called, MOST_CALLS_DEEP));
    if (depth >= MOST_CALLS_DEEP) return state;
    for (const { path, isWrite } of this.#accessesIn(place.node))
      for (const each of this.#functions.accessed(path, isWrite)) addState(state, this.#stateOf(each, depth + 1));
    for (const { node, scope } of model.index.calls) {
      if (node.type !== 'CallExpression' || !isWithin(node, place.node)) continue;
      for (const each of this.#functions.called(model, node, scope).functions)
        addState(state, this.#stateOf(each, depth + 1));
    }
    return state;
  }

  /**
   * @param {FunctionOfFile} called a function
   * @returns {State} what it reads and writes itself; nothing for a function that does too much
   */
  #ownStateOf(called) {
    const state = newState();
    const accesses = this.#accessesIn(called.place.node);
    if (accesses.length > MOST_STEPS) return state;
    for (const access of accesses) addState(state, stateOfAccess(access, this.#keyOf(called, access.path)));
    return state;
  }

  /**
   * @param {FunctionOfFile} of a function
   * @param {string} path that it reads or writes, as `accessesIn` returns it
   * @returns {string} the same path for all code that means the same, with a dot at its end; `''` if it is the
   *   function's own, or not known
   */
  #keyOf({ model, place }, path) {
    const [root, ...names] = inside(path).split('.');
    if (root === 'this') {
      const owner = ownerOf(place);
      return owner === null ? '' : [this.#baseOf(model, owner, 0), ...names].join('.');
    }
    const { scope } = place.context;
    // Whoever calls two functions may pass both the same object; requests have little in common, but a session.
    if (names.length > 1 && isParameter(place.node, root) && (!OF_REQUEST.test(root) || reachesOthers(inside(path))))
      return `(given).${names.join('.')}`;
    const binding = isFunction(place.node) && this.#ownOf(place.node).variables.has(root) ? null : scope.lookup(root);
    if (binding === null) return '';
    const known = this.#sameThing(model, scope, root, names);
    return known ?? [this.#numberOf(binding), ...names].join('.');
  }

  /**
   * @param {FileModel} model of a file
   * @param {Node} owner a class, or an object
   * @param {number} depth how many classes were derived from it
   * @returns {string} what `this` is in all classes that are derived from one
   */
  #baseOf(model, owner, depth) {
    const node = 'superClass' in owner && depth < MOST_CALLS_DEEP ? owner.superClass : null;
    const base = node ? this.#values.of({ model, node, scope: model.scope }) : null;
    return base?.kind === 'class' ? this.#baseOf(base.model, base.node, depth + 1) : `${model.file}:${owner.start}`;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Scope} scope where a name is used
   * @param {string} root the name
   * @param {string[]} names after it
   * @returns {string | null} the path from an object that is made in some file and that other files know by other
   *   names; null if no such object is known
   */
  #sameThing(model, scope, root, names) {
    /** @type {Node} */
    let node = /** @type {import('acorn').Identifier} */ ({ type: 'Identifier', name: root, start: 0, end: 0 });
    /** @type {string | null} */
    let known = null;
    for (let index = 0; index <= names.length; index++) {
      const value = this.#values.of({ model, node, scope });
      if (value !== null && 'node' in value && value.kind !== 'class')
        known = [`${value.model.file}:${value.node.start}`, ...names.slice(index)].join('.');
      if (value === null || index === names.length || names[index] === '') break;
      const property = /** @type {import('acorn').Identifier} */ ({ type: 'Identifier', name: names[index] });
      node = /** @type {import('acorn').MemberExpression} */ ({ type: 'MemberExpression', object: node, property });
    }
    return known;
  }

  /**
   * @param {Node} node of a function
   * @returns {ReturnType<typeof accessesIn>} what it reads and writes itself
   */
  #accessesIn(node) {
    const accesses = this.#accesses.get(node) ?? accessesIn(node);
    this.#accesses.set(node, accesses);
    return accesses;
  }

  /**
   * @param {Node} node of a function
   * @returns {ReturnType<typeof ownNames>} names that nothing else can write
   */
  #ownOf(node) {
    const own = this.#own.get(node) ?? ownNames(/** @type {FunctionNode} */ (node), false);
    this.#own.set(node, own);
    return own;
  }

  /**
   * @param {object} binding of a variable
   * @returns {string} a key of its own
   */
  #numberOf(binding) {
    const number = this.#numbers.get(binding) ?? ++this.#count;
    this.#numbers.set(binding, number);
    return `#${number}`;
  }
}

/** @type {Set<string>} */
const NONE = new Set();

/**
 * @param {Node} node of a function
 * @param {string} name any
 * @returns {boolean} whether it is a parameter
 */
function isParameter(node, name) {
  return isFunction(node) && node.params.some((each) => each.type === 'Identifier' && each.name === name);
}

/** @returns {State} */
function newState() {
  return { reads: new Set(), writes: new Set(), uses: new Set() };
}

/**
 * @param {Access} access in a function
 * @param {string} key of what is read or written, `''` if it is the function's own, or not known
 * @returns {State}
 */
function stateOfAccess(access, key) {
  const keys = new Set(key === '' ? [] : [key]);
  const property = access.isWrite ? '' : propertyKey(access);
  const [reads, writes] = access.isWrite ? [NONE, keys] : [keys, NONE];
  return { reads, writes, uses: property === '' ? keys : new Set([...keys, property]) };
}

/**
 * @param {State} state to add to
 * @param {State} more state to add
 */
function addState(state, { reads, writes, uses }) {
  for (const key of reads) state.reads.add(key);
  for (const key of writes) state.writes.add(key);
  for (const key of uses) state.uses.add(key);
}

/**
 * A step that reads and writes at once has reserved what it found, or counts: nothing gets in between.
 * @param {Pick<Step, 'state'>} step before a call
 * @returns {State} what it only reads, and what it only writes
 */
function untouched({ state: { reads, writes, uses } }) {
  const read = [...reads].filter((key) => !isIn(new Set([key]), writes));
  const written = [...writes].filter((key) => ![...reads].some((each) => each.startsWith(key)));
  return { reads: new Set(read), writes: new Set(written), uses };
}

/**
 * @param {Step[]} steps of a function
 * @param {(step: Step) => number} turnOf how often the thread was yielded before
 * @param {(step: Step) => State} stateOf the part of its state that counts
 * @returns {Steps[]} steps of one object between which nothing else runs, combined into one
 */
function together(steps, turnOf, stateOf) {
  /** @type {Map<string, Steps>} */
  const found = new Map();
  for (const step of steps) {
    const turn = turnOf(step);
    const key = `${turn} ${step.of}`;
    const known = found.get(key) ?? { turn, of: step.of, state: newState() };
    found.set(key, known);
    addState(known.state, stateOf(step));
  }
  return [...found.values()];
}

/**
 * @param {Node} around a function
 * @param {Node} call in it
 * @returns {number[]} offsets after which it has yielded the thread, other than by the call
 */
function gapsIn(around, call) {
  /** @type {number[]} */
  const gaps = [];
  if (isFunction(around))
    eachNode(around.body, true, (node) => {
      if (node.type === 'AwaitExpression' && node.argument !== call) gaps.push(node.end);
    });
  return gaps;
}

/**
 * @param {string} path such as `this.users.find`
 * @returns {string} `this`
 */
function rootOf(path) {
  return path.split('.', 1)[0];
}

/**
 * @param {Place} place of a function
 * @returns {Node | null} the class or the object literal that `this` belongs to, null if not known
 */
function ownerOf(place) {
  /** @type {Place | null} */
  let inner = place;
  while (inner !== null && inner.node.type === 'ArrowFunctionExpression' && memberKey(inner) === '')
    inner = functionAbove(inner);
  return inner !== null && memberKey(inner) !== '' ? wholeOf(inner) : null;
}

/**
 * @param {Place} member place of a member's function
 * @returns {Node | null} the class or the object literal that has it
 */
function wholeOf({ up }) {
  const holder = up?.up ?? null;
  return (holder?.node.type === 'ClassBody' ? holder.up?.node : holder?.node) ?? null;
}

/**
 * Middleware passes a request on by calling its last parameter, or a method of it: `next()`, `next.handle()`.
 * @param {FunctionOfFile} middleware of a framework
 * @returns {number} offset of the last such call; the end of the function if there is none
 */
function passesOnAt({ model, place: { node } }) {
  const last = isFunction(node) && node.params.length > 1 ? node.params.at(-1) : undefined;
  const name = last?.type === 'Identifier' ? last.name : '';
  const passing = model.index.calls.filter(
    (call) =>
      call.node.type === 'CallExpression' && isWithin(call.node, node) && rootOf(memberPath(call.node.callee)) === name,
  );
  return name === '' || passing.length === 0 ? node.end : Math.max(...passing.map((call) => call.node.start));
}
