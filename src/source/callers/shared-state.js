/**
 * What a function looks up before a call and stores after it, through other functions: `if (accountOf(name)) return;
 * const hash = f(); remember(name, hash)`. While the call holds the thread, the second of two requests finds what the
 * first has stored; if the call is awaited, neither does. The other way round (`enter(tenant); f(); save()`), the first
 * would continue with the second's state. This is read from the functions' bodies, in all files of the program,
 * whatever their names.
 */
import { eachNode } from '../each-node.js';
import { isFunction } from '../is-function.js';
import { lastName, memberName, memberPath } from '../member-path.js';
import { accessesIn, isPart, ownNames } from '../read-then-written.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { FunctionNode } from '../v8-position.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** A function of a file. @typedef {{model: FileModel, place: Place}} FunctionOfFile */
/**
 * Shared state that it reads and writes, as paths that begin with the owner; of some only the first part counts.
 * @typedef {{reads: Set<string>, writes: Set<string>, isOnlyRead?: boolean}} State
 */

/**
 * Something that happens in a function.
 * @typedef {object} Step
 * @property {number} start offset
 * @property {number} end offset
 * @property {string} of receiver of a method call, if only the name identifies the method; `''` otherwise
 * @property {State} state
 */

/** Functions that are called by those that are called, and so on. */
const MOST_CALLS_DEEP = 3;
/** Methods that share a name with more others may be any. */
const MOST_NAMESAKES = 3;

/** Examines a program's functions. */
export class SharedState {
  /** @type {WeakMap<Node, State>} */
  #states = new WeakMap();
  /** @type {WeakMap<object, number>} */
  #numbers = new WeakMap();
  #count = 0;
  /** @type {Map<string, FunctionOfFile[]> | undefined} */
  #methods;
  #values;
  #allModels;

  /**
   * @param {Values} values finds out what expressions mean
   * @param {() => FileModel[]} allModels all files of the program
   */
  constructor(values, allModels) {
    this.#values = values;
    this.#allModels = allModels;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call in it
   * @param {FunctionOfFile} [called] the function that is called, if it looks something up as well, before what holds the thread
   * @returns {boolean} whether something is looked up before the call, or by it, and stored behind it, that others may store in
   *   between, or the other way round
   */
  isReadThenWritten(model, call, called) {
    const around = functionAround(call);
    if (around === null) return false;
    const { node } = call;
    const gaps = gapsIn(around.node, node);
    const steps = this.#stepsOf({ model, place: around }, call);
    const before = steps.filter(({ start, end }) => end <= node.start || (start >= node.start && end < node.end));
    // What it writes it may write behind what holds the thread.
    if (called !== undefined)
      before.push({ ...node, of: '', state: { ...this.#stateOf(called, 1), isOnlyRead: true } });
    return steps
      .filter(({ end }) => end >= node.end)
      .some((behind) =>
        before.some(
          (each) =>
            (each.of === behind.of || each.of === '' || behind.of === '') &&
            !gaps.some((at) => at >= each.end && at <= Math.max(behind.start, node.start)) &&
            isChanged(each.state, behind.state),
        ),
      );
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Place} call in it, which is left out
   * @returns {Step[]} what it does itself, and what the functions do that it calls
   */
  #stepsOf(around, call) {
    const own = ownOf(around);
    return [
      ...accessesIn(around.place.node).flatMap(({ path, isWrite, at }) => {
        const key = own.objects.has(rootOf(path)) ? '' : this.#keyOf(around, path);
        const keys = new Set(key === '' ? [] : [key]);
        const state = { reads: isWrite ? NONE : keys, writes: isWrite ? keys : NONE };
        return key === '' ? [] : { start: at, end: at, of: '', state };
      }),
      ...around.model.index.calls.flatMap(({ node, scope, function: index }) => {
        const isOther = node.type !== 'CallExpression' || node === call.node || index !== call.context.function;
        if (isOther || own.objects.has(rootOf(memberPath(node.callee)))) return [];
        const { functions, of } = this.#called(around.model, node, scope);
        return functions.map((each) => ({ start: node.start, end: node.end, of, state: this.#stateOf(each, 1) }));
      }),
    ];
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {number} depth how many calls led to it
   * @returns {State} what it and the functions that it calls read and write
   */
  #stateOf(called, depth) {
    const { model, place } = called;
    const known = this.#states.get(place.node);
    if (known !== undefined) return known;
    /** @type {State} */
    const state = { reads: new Set(), writes: new Set() };
    // Functions that call each other end here.
    this.#states.set(place.node, state);
    for (const { path, isWrite } of accessesIn(place.node)) {
      const key = this.#keyOf(called, path);
      if (key !== '') (isWrite ? state.writes : state.reads).add(key);
    }
    if (depth >= MOST_CALLS_DEEP) return state;
    for (const { node, scope } of model.index.calls) {
      if (node.type !== 'CallExpression' || node.start < place.node.start || node.end > place.node.end) continue;
      for (const each of this.#called(model, node, scope).functions) {
        const { reads, writes } = this.#stateOf(each, depth + 1);
        reads.forEach((key) => state.reads.add(key));
        writes.forEach((key) => state.writes.add(key));
      }
    }
    return state;
  }

  /**
   * @param {FileModel} model of a file
   * @param {CallExpression} call in it
   * @param {Scope} scope of the call
   * @returns {{functions: FunctionOfFile[], of: string}} what it calls: what its names lead to, else all methods of the
   *   program with that name, if they are few; of: as in a step
   */
  #called(model, { callee }, scope) {
    const value = this.#values.of({ model, node: callee, scope });
    if (value?.kind === 'function') return { functions: [{ model: value.model, place: value.place }], of: '' };
    const path = memberPath(callee);
    const name = lastName(callee);
    if (value !== null || name === '' || path === '' || path === name) return { functions: [], of: '' };
    const named = (this.#methods ??= methodsOf(this.#allModels())).get(name) ?? [];
    return { functions: named.length <= MOST_NAMESAKES ? named : [], of: path.slice(0, -name.length - 1) };
  }

  /**
   * @param {FunctionOfFile} of a function
   * @param {string} path that it reads or writes, as `accessesIn` has it
   * @returns {string} the same path for whoever means the same; `''` for what is the function's own, or not known
   */
  #keyOf({ model, place }, path) {
    const [root, ...names] = path.split('.');
    if (root === 'this') {
      const owner = ownerOf(place);
      return owner === null ? '' : [`${model.file}:${owner.start}`, ...names].join('.');
    }
    const { scope } = place.context;
    const binding =
      isFunction(place.node) && ownNames(place.node, false).variables.has(root) ? null : scope.lookup(root);
    if (binding === null) return '';
    const known = this.#sameThing(model, scope, root, names);
    return known ?? [this.#numberOf(binding), ...names].join('.');
  }

  /**
   * @param {FileModel} model of a file
   * @param {Scope} scope where a name is used
   * @param {string} root the name
   * @param {string[]} names behind it
   * @returns {string | null} the path from what is made in some file, which other files know by other names; null if
   *   nothing is known to be
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
   * @param {object} binding of a variable
   * @returns {string} its own
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
 * Who reads and writes at once has reserved what it found, or counts: nobody gets in between.
 * @param {State} before what is read before a call, and written
 * @param {State} behind what is read and written behind it
 * @returns {boolean} whether what was read is written there, or what was written is read: `enter(tenant)`, and a function that
 *   looks who is in
 */
function isChanged({ reads, writes, isOnlyRead = false }, behind) {
  const isIn = (/** @type {string} */ read, /** @type {Set<string>} */ written) =>
    [...written].some((write) => isPart(read, write));
  const isLost = [...reads].some((read) => !isIn(read, writes) && isIn(read, behind.writes));
  const left = isOnlyRead ? [] : [...writes].filter((write) => ![...reads].some((read) => isPart(read, write)));
  return isLost || [...behind.reads].some((read) => isIn(read, new Set(left)));
}

/**
 * @param {Node} around a function
 * @param {Node} call in it
 * @returns {number[]} offsets behind which it has given the thread back, other than by the call
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
 * @param {FunctionOfFile} around a function
 * @returns {ReturnType<typeof ownNames>} names that nobody else can write
 */
function ownOf({ place: { node } }) {
  return ownNames(/** @type {FunctionNode} */ (node), false);
}

/**
 * @param {string} path such as `this.users.find`
 * @returns {string} `this`
 */
function rootOf(path) {
  return path.split('.', 1)[0];
}

/**
 * @param {Place} place in a function
 * @returns {Place | null} the innermost function around it
 */
function functionAround(place) {
  for (let outer = place.up; outer !== null; outer = outer.up) if (isFunction(outer.node)) return outer;
  return null;
}

/**
 * @param {Place} place of a function
 * @returns {Node | null} the class or the object literal that `this` is of, null if that is not known
 */
function ownerOf(place) {
  /** @type {Place | null} */
  let inner = place;
  while (inner !== null && inner.node.type === 'ArrowFunctionExpression' && keyOf(inner) === '')
    inner = functionAround(inner);
  return (inner !== null && keyOf(inner) !== '' && inner.up?.up?.node) || null;
}

/**
 * @param {Place} place of a function
 * @returns {string} name of the member of a class or an object literal that it is the value of, `''` if it is none
 */
function keyOf({ node, up }) {
  const element = up?.node;
  const isMember =
    element?.type === 'MethodDefinition' || element?.type === 'PropertyDefinition' || element?.type === 'Property';
  return isMember && element.value === node && !element.computed ? memberName(element.key) : '';
}

/**
 * @param {FileModel[]} models files of a program
 * @returns {Map<string, FunctionOfFile[]>} functions that are members of classes and object literals, by name
 */
function methodsOf(models) {
  /** @type {Map<string, FunctionOfFile[]>} */
  const methods = new Map();
  for (const model of models) {
    for (const place of model.places.values()) {
      const name = keyOf(place);
      if (name !== '') methods.set(name, [...(methods.get(name) ?? []), { model, place }]);
    }
  }
  return methods;
}
