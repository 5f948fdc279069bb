/** What a function does, step by step, itself and through what it calls: which state each step reads and writes. */
import { addsToOthers } from '../adds-in-order.js';
import { usingsIn } from '../declared-using.js';
import { definitionOf, unwrap } from '../definition.js';
import { isFunction } from '../node-kinds.js';
import { rangesIn } from '../nested-ranges.js';
import { firstName, lastName, memberPath } from '../member-path.js';
import { parameterName } from '../pattern-names.js';
import { accessesIn, inside, isOfOneCall } from '../read-then-written.js';
import { namedBy } from './assigned-properties.js';
import { outsideDeeds, packageSet } from './outside-state.js';
import { GivenDeeds } from './given-deeds.js';
import { bufferWritten, goingOn, isWritingMethod } from './kept-bytes.js';
import { inReturned } from './returned-objects.js';
import { sequenceGoingOn } from './sequences.js';
import { changesLive, liveObject } from './live-objects.js';
import { isKeptRow, rowsInMemory } from './rows-in-memory.js';
import { fieldsGiven, SharedFields } from './shared-fields.js';
import { addKey, addState, isMark, isNone, newState, stateOf, stateOfAccess } from './state.js';
import { propertyKey } from './state-keys.js';
import { isOfOneRequest, isParameter } from './state-paths.js';

/** @import { DeclaredUsing } from '../declared-using.js' */
/** @import { Access } from '../read-then-written.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { Binding, Scope } from '../scope.js' */
/** @import { CalledFunctions } from './called-functions.js' */
/** @import { State } from './state.js' */
/** @import { StatePaths } from './state-paths.js' */
/** @import { CallExpression, NewExpression, AnyNode as Node } from 'acorn' */

/** How many levels of calls are followed. */
const MOST_CALLS_DEEP = 6;

/** Where a regular expression begins the next time. */
const LAST_INDEX = '.lastIndex';

/** A function that does more than this is a whole program: other code may write anything in it. */
const MOST_STEPS = 1_000;

/**
 * Owners of what a function itself reads and writes in an object that a variable of its own holds, and that others may
 * hold, too: `user` of `const user = users.get(name)`. What it reads before a call and writes after it is told by
 * `read-then-written`; here they only meet what methods of that object do.
 */
const READ_HERE = '(read here).';
const WRITTEN_HERE = '(written here).';

/** Stands behind an object which a function returns, before what others read and write in it. */
const RETURNED = '->';

/**
 * Something that happens in a function.
 * @typedef {object} Step
 * @property {number} start offset
 * @property {number} end offset
 * @property {string} of receiver of a method call, if only the name identifies the method; `''` otherwise
 * @property {boolean} isCall whether another function does it
 * @property {boolean} [isCalled] whether it reads a function, or a method, that is called
 * @property {boolean} isInner whether it is in a function within, which may run later
 * @property {State} state
 */

/** Examines a program's functions. */
export class FunctionSteps {
  /** @type {WeakMap<Node, State[]>} of each function, by how many calls led to it */
  #states = new WeakMap();
  #fields = new SharedFields();
  /** Variables of each function that hold such rows. @type {WeakMap<Node, Set<string>>} */
  #rows = new WeakMap();
  #functions;
  #paths;
  #values;
  #given;

  /**
   * @param {CalledFunctions} functions of the program
   * @param {StatePaths} paths of its state
   * @param {Values} values finds out what expressions mean
   */
  constructor(functions, paths, values) {
    this.#functions = functions;
    this.#paths = paths;
    this.#values = values;
    this.#given = new GivenDeeds(functions);
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {{node: Node} | null} call in it, which is left out
   * @returns {Step[] | null} what it does itself, and what the functions that it calls do; null if it does too much
   */
  of(around, call) {
    const steps = this.#stepsOf(around, call);
    const { node } = around.place;
    if (steps === null || !isFunction(node)) return steps;
    return [...steps, ...usingsIn(node.body).flatMap((each) => this.#disposalOf(around, each, steps))];
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {DeclaredUsing} using what it declares so
   * @param {Step[]} steps of the function
   * @returns {Step[]} what is done where that is given back, also by functions that it gets: `stack.defer(() => { isLocked = false; })`
   */
  #disposalOf({ model, place }, { node: { id, init }, until }, steps) {
    const at = { start: until, end: until, of: '', isCall: true, isInner: false };
    const name = lastName(id);
    const given = rangesIn(model.index.calls, place.node).filter(
      ({ node }) => node.type === 'CallExpression' && (node === init || firstName(memberPath(node.callee)) === name),
    );
    const later = steps.filter(
      (step) => step.isInner && given.some(({ node }) => node.start <= step.start && step.end <= node.end),
    );
    const disposing = init ? this.#functions.disposing(model, init, place.context.scope) : [];
    return [
      ...disposing.map((each) => ({ ...at, state: this.stateOf(each) })),
      ...later.map((each) => ({ ...each, ...at })),
    ];
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {{node: Node} | null} call in it, which is left out
   * @returns {Step[] | null} what it does itself, and what the functions that it calls do; null if it does too much
   */
  #stepsOf(around, call) {
    const own = this.#paths.ownOf(around.place.node);
    const { node: root } = around.place;
    const accesses = accessesIn(root);
    if (accesses.length > MOST_STEPS) return null;
    return [
      ...accesses.flatMap((access) => {
        const { path, isWrite, isInner, isCalled, at } = access;
        const accessed = this.#functions.accessed(path, isWrite).map((each) => this.stateOf(each));
        const key = isOfOneCall(own, path) ? '' : this.#paths.keyOf(around, path);
        accessed.push(this.#stateOfAccess(around, access, key));
        if (path.includes('.') && isParameter(root, firstName(path))) addGiven(accessed[accessed.length - 1], access);
        if (key === '' && !isOfOneCall(own, path)) accessed.push(stateOfLocal(access));
        return accessed.map((state) => ({ start: at, end: at, of: '', isCall: false, isCalled, isInner, state }));
      }),
      ...rangesIn(around.model.index.calls, root).flatMap(({ node, scope, function: index }) => {
        if (node === call?.node || !isCall(node)) return [];
        const isInner = around.model.index.functions[index]?.start !== root.start;
        const step = { start: node.start, end: node.end, of: '', isCall: true, isInner };
        const constructor = this.#functions.constructing(around.model, node, scope);
        if (constructor !== null)
          return this.#statesOfNew(around, node, constructor).map((state) => ({ ...step, state }));
        if (node.type === 'NewExpression') return [];
        const { functions, of } = this.#functions.called(around.model, node, scope);
        if (own.objects.has(firstName(memberPath(node.callee))))
          return of === ''
            ? functions.map((each) => ({ ...step, state: this.#stateOfMethod(around, { node, scope }, each) }))
            : [];
        const outside = this.#outsideState(around, { node, scope }, { functions, of });
        return [
          ...(outside === null ? [] : [{ ...step, state: outside }]),
          ...functions.map((each) => ({ ...step, of, state: this.stateOf(each) })),
          ...functions.map((each) => ({ ...step, state: this.#stateOfFiles(node, scope, each) })),
          ...functions.map((each) => ({ ...step, state: this.#stateOfReceiver(around, node, each) })),
          ...functions.map((each) => ({ ...step, state: this.#stateOfGiven(around, { node, scope }, each) })),
          ...functions.map((each) => ({ ...step, state: this.#stateOfArguments(around, node, each) })),
          ...this.#writtenArguments(around, node, functions).map((state) => ({ ...step, state })),
        ];
      }),
    ];
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {CallExpression} call in it
   * @param {FunctionOfFile} method that it may call
   * @returns {State} what that does to fields of `this`, as fields of the object whose method is called
   */
  #stateOfReceiver(around, { callee }, method) {
    const state = newState();
    const object = callee.type === 'MemberExpression' ? memberPath(callee.object) : '';
    const fields = this.#paths.keyOf(method, 'this.');
    if (object === '' || fields === '') return state;
    const add = (/** @type {'reads' | 'writes'} */ kind, /** @type {string} */ local) => {
      for (const key of this.stateOf(method)[kind]) {
        if (!key.startsWith(fields)) continue;
        const path = `${object}.${key.slice(fields.length)}`;
        addKey(state, kind, this.#paths.keyOf(around, path) || local + path);
      }
    };
    add('reads', WRITTEN_HERE);
    add('writes', READ_HERE);
    return state;
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {CallExpression} call in it
   * @param {FunctionOfFile[]} functions that it may call
   * @returns {State[]} writes to what they are called with: `increment(counter)`
   */
  #writtenArguments(around, call, functions) {
    const written = new Set(functions.flatMap((each) => [...this.#given.of(each).changes]));
    return call.arguments.flatMap((argument, index) => {
      const path = written.has(index) ? memberPath(argument) : '';
      const key = path === '' ? '' : this.#paths.keyOf(around, inside(path));
      return key === '' ? [] : [{ ...stateOf('writes', key), uses: new Set([key]) }];
    });
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {CallExpression | NewExpression} call in it
   * @param {FunctionOfFile} called that it may call
   * @returns {State} what that itself does to what is in its arguments, as seen from the function: `enter(vault)`
   */
  #stateOfArguments(around, { arguments: given }, { place: { node } }) {
    const state = newState();
    const names = isFunction(node) ? node.params.map(parameterName) : [];
    const paths = given.map((each) => memberPath(each));
    if (paths.every((each, index) => each === '' || !names[index])) return state;
    const accesses = accessesIn(node);
    for (const access of accesses.length > MOST_STEPS ? [] : accesses) {
      const [root] = access.path.split('.', 1);
      const object = root === access.path ? '' : (paths[names.indexOf(root)] ?? '');
      if (object !== '') addState(state, this.#stateOfOther(around, access, object + access.path.slice(root.length)));
    }
    return state;
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Access} access of another function
   * @param {string} path of that in the function
   * @returns {State} what it is there
   */
  #stateOfOther(around, access, path) {
    const own = this.#paths.ownOf(around.place.node);
    if (isOfOneCall(own, path) || isOfOneRequest(firstName(path), path)) return newState();
    const key = this.#paths.keyOf(around, path);
    if (key !== '') return stateOfAccess({ ...access, path }, key);
    return access.isWrite
      ? stateOf('writes', `${READ_HERE}${inside(path)}`)
      : stateOf('reads', `${WRITTEN_HERE}${inside(path)}`);
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {{node: CallExpression, scope: Scope}} call in it
   * @param {FunctionOfFile} method that it may call
   * @returns {State} what that does to what its object's constructor was given, as seen from the function: `lock.enter()` after
   *   `new Lock(vault)`
   */
  #stateOfGiven(around, { node: { callee }, scope }, method) {
    const state = newState();
    const made = callee.type === 'MemberExpression' ? definitionOf(callee.object, scope) : null;
    if (made?.node?.type !== 'NewExpression') return state;
    const fields = this.#paths.keyOf(method, 'this.');
    const constructor = this.#functions.constructing(around.model, made.node, made.scope);
    if (fields === '' || constructor === null) return state;
    for (const [name, index] of fieldsGiven(constructor.place)) {
      const path = made.node.arguments[index] === undefined ? '' : memberPath(made.node.arguments[index]);
      if (path !== '') addState(state, this.#stateInside(around, path, this.stateOf(method), `${fields}${name}.`));
    }
    return state;
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {string} path of an object in it
   * @param {State} state of another function
   * @param {string} known key that the object has there
   * @returns {State} what that does to what is in the object, as seen from the function
   */
  #stateInside(around, path, state, known) {
    const inObject = newState();
    for (const kind of /** @type {(keyof State)[]} */ (Object.keys(state)))
      for (const each of state[kind]) {
        const rest = each.startsWith(known) ? each.slice(known.length) : '';
        const key = rest === '' ? '' : this.#paths.keyOf(around, `${path}.${rest}`);
        if (key !== '') addKey(inObject, kind, key);
      }
    return inObject;
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {CallExpression | NewExpression} call in it
   * @param {FunctionOfFile} constructor that it calls
   * @returns {State[]} what that does to others
   */
  #statesOfNew(around, call, constructor) {
    return [this.#stateOfConstructor(constructor), this.#stateOfArguments(around, call, constructor)];
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {{node: CallExpression, scope: Scope}} call in it
   * @param {FunctionOfFile} method that it calls, of an object that the function has made
   * @returns {State} what it does to others: to all but the object's own fields
   */
  #stateOfMethod(around, call, method) {
    const fields = this.#paths.keyOf(method, 'this.');
    const state = newState();
    addState(state, this.stateOf(method));
    const isOwn = (/** @type {string} */ key) =>
      fields !== '' &&
      key.startsWith(fields) &&
      !this.#fields.mayBeShared(method.model, key.slice(fields.length).split('.', 1)[0]);
    for (const keys of Object.values(state)) for (const key of keys) if (isOwn(key)) keys.delete(key);
    addState(state, this.#stateOfGiven(around, call, method));
    return state;
  }

  /**
   * @param {FunctionOfFile} constructor of an object
   * @param {number} [depth] how many calls led to it
   * @returns {State} what it does to others: nobody else has what it makes
   */
  #stateOfConstructor(constructor, depth) {
    const fields = this.#paths.keyOf(constructor, 'this.');
    const state = newState();
    addState(state, this.stateOf(constructor, depth));
    if (fields === '') return state;
    for (const keys of Object.values(state)) for (const key of keys) if (key.startsWith(fields)) keys.delete(key);
    return state;
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {number} [depth] how many calls led to it
   * @returns {State} what it and the functions that it calls read and write
   */
  stateOf(called, depth = 1) {
    const { model, place } = called;
    const known = this.#states.get(place.node) ?? [];
    if (known[depth] !== undefined) return known[depth];
    const state = newState();
    known[depth] = state;
    this.#states.set(place.node, known);
    addState(state, depth === MOST_CALLS_DEEP ? this.#ownStateOf(called) : this.stateOf(called, MOST_CALLS_DEEP));
    if (depth >= MOST_CALLS_DEEP) return state;
    for (const { path, isWrite } of accessesIn(place.node))
      for (const each of this.#functions.accessed(path, isWrite)) addState(state, this.stateOf(each, depth + 1));
    for (const { node, scope } of rangesIn(model.index.calls, place.node))
      if (isCall(node)) for (const each of this.#statesOfCall(called, node, scope, depth)) addState(state, each);
    return state;
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {CallExpression | NewExpression} call in it
   * @param {Scope} scope of the call
   * @param {number} depth how many calls led to the function
   * @returns {State[]} what it does, of whatever it may call
   */
  #statesOfCall(around, call, scope, depth) {
    const constructor = this.#functions.constructing(around.model, call, scope);
    if (constructor !== null) return [this.#stateOfConstructor(constructor, depth + 1)];
    if (call.type === 'NewExpression') return [];
    const { functions, of } = this.#functions.called(around.model, call, scope);
    const outside = this.#outsideState(around, { node: call, scope }, { functions, of });
    return [
      ...functions.flatMap((each) => [this.stateOf(each, depth + 1), this.#stateOfFiles(call, scope, each)]),
      ...(outside === null ? [] : [outside]),
    ];
  }

  /**
   * A method that is known by its name only may be the program's, or that of a database, as far as its object shows.
   * @param {FunctionOfFile} around a function
   * @param {{node: CallExpression, scope: Scope}} call in it
   * @param {ReturnType<CalledFunctions['called']>} called functions of the program that it may call
   * @returns {State | null} what it does to state outside of the program's code; null if nothing is known
   */
  #outsideState({ model, place }, { node, scope }, { functions, of }) {
    const { callee } = node;
    const isOwn = functions.length > 0;
    if (isOwn && of === '') return null;
    if (callee.type === 'Identifier' && isParameter(place.node, callee.name)) return stateOf('unnamed', callee.name);
    const state = newState();
    for (const { key, path, kind, name } of outsideDeeds(node, scope, isOwn)) {
      const isGiven = !path.replace(/\.\([^.]*$/, '').includes('.') && isParameter(place.node, firstName(path));
      const known = key || (isGiven ? '' : this.#paths.keyOf({ model, place }, path));
      if (known !== '') addKey(state, kind, `${known}${name}`);
    }
    const going = this.#goingOn({ model, place }, { node, scope });
    if (going !== '') addKey(state, 'goesOn', going);
    return isNone(state) ? null : state;
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {{node: CallExpression, scope: Scope}} call in it
   * @returns {string} key of where an object of Node's crypto goes on there with its data, or a package's with its numbers; `''` if none
   *   does
   */
  #goingOn(around, call) {
    const path = goingOn(around.model, call, this.#values) || sequenceGoingOn(around.model, call, this.#values);
    return path === '' ? '' : this.#paths.keyOf(around, `${path}.(at)`);
  }

  /**
   * @param {CallExpression} call of a function
   * @param {Scope} scope that it is in
   * @param {FunctionOfFile} called that it may call
   * @returns {State} what that does to files whose paths it is given
   */
  #stateOfFiles(call, scope, called) {
    const state = newState();
    for (const { kind, key } of this.#given.ofFiles(call, scope, called)) addKey(state, kind, key);
    return state;
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Access} access in it
   * @param {string} key of what is read or written
   * @returns {State}
   */
  #stateOfAccess(around, access, key) {
    if (isWritingMethod(around, access, this.#values)) return newState();
    const state = stateOfAccess(access, key);
    for (const each of inReturned(around, access, this.#functions)) this.#addReturned(state, access, each);
    this.#addLive(state, around, access);
    if (this.#isInGiven(around, access.path) || isInReturned(access.node)) addGiven(state, access);
    const stepped = access.path.endsWith(LAST_INDEX) ? access.path.slice(0, -LAST_INDEX.length) : '';
    const place = stepped === '' ? '' : this.#paths.keyOf(around, `${stepped}.(at)`);
    if (place !== '') addKey(state, 'goesOn', place);
    if (access.isWrite) this.#addWritten(state, around, access, key);
    return state;
  }

  /**
   * @param {State} state to add to
   * @param {FunctionOfFile} around a function
   * @param {Access} access in it
   */
  #addLive(state, around, access) {
    const root = firstName(access.path);
    if (root === '' || this.#paths.ownOf(around.place.node).variables.has(root)) return;
    const object = liveObject(around, access);
    // Whoever sets the variable itself has another object.
    if (object === '' || (access.isWrite && access.path === object)) return;
    const key = this.#paths.keyOf(around, `${object}.(state)`);
    if (key !== '') addKey(state, changesLive(access) ? 'writes' : 'reads', key);
  }

  /**
   * @param {State} state to add to
   * @param {Access} access that has found its object by calling a function
   * @param {ReturnType<typeof inReturned>[number]} returned what it reads or writes, as that function knows it
   */
  #addReturned(state, access, { of, object, name }) {
    const path = `${object}.${name}`;
    const [whole, key] = [object, path].map((each) => this.#paths.keyOf(of, each));
    if (whole === '' || key === '') return;
    // Who made the object when it was first needed has not changed it.
    addState(state, stateOfAccess({ ...access, path }, `${whole.slice(0, -1)}${RETURNED}${name}.`));
    if (access.isWrite) addState(state, stateOfAccess({ ...access, path }, key));
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {string} path that it reads or writes
   * @returns {boolean} whether that is in an object which a function around it, or the constructor of its object, is handed:
   *   `this.context.user`; calls show what the function itself is handed
   */
  #isInGiven({ model, place }, path) {
    const [root, field, name] = path.split('.');
    if (root === 'this') return Boolean(name) && this.#fields.mayBeGiven(model, field);
    const binding =
      field && !this.#paths.ownOf(place.node).variables.has(root) ? place.context.scope.lookup(root) : null;
    return binding !== null && isHanded(binding);
  }

  /**
   * @param {State} state to add to: what a write does beyond its own key
   * @param {FunctionOfFile} around a function
   * @param {Access} write in it
   * @param {string} key of what is written, `''` if not known
   */
  #addWritten(state, around, write, key) {
    const buffer = bufferWritten(around, write, this.#values);
    const bytes = buffer === '' ? '' : this.#paths.keyOf(around, buffer);
    if (bytes !== '') addKey(state, 'writes', bytes);
    const ofPackage = this.#packageSet(around, write);
    if (ofPackage !== '') addKey(state, 'writes', ofPackage);
    if (key !== '') for (const each of this.#replacedBy(around, write)) addKey(state, 'writes', each);
    else if (this.#reachesOut(around, write)) addKey(state, 'unnamed', write.path);
    for (const each of [write, ...namedBy(write)]) {
      const mark = this.#marksRow(around, each) ? propertyKey(each) : '';
      if (mark !== '') addKey(state, 'marks', mark);
    }
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Access} write in it
   * @returns {string} key of the package, or of the package's object, in which it sets something; `''` if it sets nothing there
   */
  #packageSet(around, { node }) {
    const set = node.type === 'AssignmentExpression' ? packageSet(node.left, around.place.context.scope) : null;
    return set === null || set.path === '' ? (set?.key ?? '') : this.#paths.keyOf(around, set.path);
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Access} write in it
   * @returns {boolean} whether it marks a row that it has looked up in memory, where others find it, too, or is given:
   *   `function consume(token) { token.isUsed = true; }`
   */
  #marksRow({ place: { node, context } }, write) {
    if (!isFunction(node) || !isMark(write.node)) return false;
    const given = node.params.flatMap((each) => (each.type === 'Identifier' ? [each.name] : []));
    const rows = this.#rows.get(node) ?? rowsInMemory(node, (found) => isKeptRow(found, context.scope), given);
    this.#rows.set(node, rows);
    return rows.has(firstName(write.path));
  }

  /**
   * A property is known by the object that it gets, too: `state.key = { raw }`.
   * @param {FunctionOfFile} around a function
   * @param {Access} write in it
   * @returns {string[]} keys of the property itself, and of object literals that it gets
   */
  #replacedBy(around, { path, node }) {
    const dot = path.lastIndexOf('.');
    const owner = dot === -1 || dot === path.length - 1 ? '' : this.#paths.keyOf(around, path.slice(0, dot));
    const made = objectsMade(node).map(({ start }) => `${around.model.file}:${start}.`);
    return owner === '' ? made : [`${owner}${path.slice(dot + 1)}.`, ...made];
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Access} access in it, to what has no key
   * @returns {boolean} whether others may have it, too: a global, or something in an object that the function did not make
   */
  #reachesOut({ place }, { path, isInner }) {
    const own = this.#paths.ownOf(place.node);
    // Functions within have names of their own.
    return path.includes('.') ? !isOfOneCall(own, path) : !isInner && !own.variables.has(path);
  }

  /**
   * @param {FunctionOfFile} called a function
   * @returns {State} what it reads and writes itself; nothing for a function that does too much
   */
  #ownStateOf(called) {
    const state = newState();
    const accesses = accessesIn(called.place.node);
    if (accesses.length > MOST_STEPS) return state;
    for (const access of accesses)
      addState(state, this.#stateOfAccess(called, access, this.#paths.keyOf(called, access.path)));
    const { node } = called.place;
    if (isFunction(node) && addsToOthers(node, accesses)) addKey(state, 'adds', `${called.model.file}:${node.start}`);
    return state;
  }
}

/**
 * @param {Node} node any
 * @returns {node is CallExpression | NewExpression} whether it calls a function, or a constructor
 */
function isCall(node) {
  return node.type === 'CallExpression' || node.type === 'NewExpression';
}

/**
 * @param {Node} node what reads or writes
 * @returns {boolean} whether that is a property of what a call returns: `getContext().user`
 */
function isInReturned(node) {
  const target = node.type === 'AssignmentExpression' ? node.left : node;
  return target.type === 'MemberExpression' && unwrap(target.object).type === 'CallExpression';
}

/**
 * @param {State} state to add to: what a function reads or writes in what it is handed
 * @param {Access} access that does so
 */
function addGiven(state, access) {
  const key = propertyKey(access);
  if (key !== '') addKey(state, access.isWrite ? 'writesGiven' : 'readsGiven', key);
}

/**
 * @param {Binding} binding of a variable
 * @returns {boolean} whether it is a parameter, also one that is taken apart
 */
function isHanded({ opaque, definitions, list, imported }) {
  return opaque && definitions.length === 0 && list === null && imported === null;
}

/**
 * @param {Access} access of a function to its own variable, or to what that holds
 * @returns {State} nothing for the variable itself
 */
function stateOfLocal({ path, isWrite }) {
  if (!path.includes('.')) return newState();
  return isWrite
    ? stateOf('writes', `${WRITTEN_HERE}${inside(path)}`)
    : stateOf('reads', `${READ_HERE}${inside(path)}`);
}

/**
 * @param {Node} write of something
 * @returns {Node[]} object literals that it gets: who reads a property of one, reads what was written
 */
function objectsMade(write) {
  /** @type {Node[]} */
  const found = [];
  const pending = write.type === 'AssignmentExpression' ? [unwrap(write.right)] : [];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type !== 'ObjectExpression') continue;
    found.push(node);
    for (const each of node.properties) if (each.type === 'Property') pending.push(unwrap(each.value));
  }
  return found;
}
