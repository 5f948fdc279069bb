/**
 * Which of a program's functions may run at a piece of code: those that it calls, getters and setters of what it reads
 * and writes, and what listens to an event that it emits.
 */
import { addToList } from '../../model/add-to-list.js';
import { ADDS_LISTENER } from '../../model/adds-listener.js';
import { definitionOf } from '../definition.js';
import { isWithin } from '../nested-ranges.js';
import { firstName, lastName, memberName, memberPath, receiverPath } from '../member-path.js';
import { handlerFunctions } from '../routes/handler-functions.js';
import { literalText } from '../routes/literal-meaning.js';
import { attachedMethod } from './attached-method.js';
import { constructorOf, inheritedMethod, isOverridden } from './overrides.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { CallExpression, NewExpression, AnyNode as Node } from 'acorn' */

/** What loops call. */
const ITERATOR = 'Symbol.iterator';

/** What is called where the block ends in which something was declared by `using`. */
const DISPOSES = ['Symbol.dispose', 'Symbol.asyncDispose'];

/** If more methods than this share a name, it may mean any of them. */
const MOST_NAMESAKES = 12;

/** Finds functions of a program. */
export class CalledFunctions {
  /** @type {Members | undefined} */
  #members;
  /** @type {Map<string, FunctionOfFile[]> | undefined} functions that listen, by event */
  #listeners;
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
   * @param {CallExpression} call in it
   * @param {Scope} scope of the call
   * @returns {{functions: FunctionOfFile[], of: string}} what it calls: what its names lead to, or else all methods of
   *   the program with that name, if they are few; of: as in a step
   */
  called(model, call, scope) {
    const { callee } = call;
    const name = lastName(callee);
    if (name === 'emit') return { functions: this.#listening(call.arguments[0]), of: '' };
    const inherited = inheritedMethod(model, call, this.#values);
    if (inherited !== null) return { functions: [inherited], of: '' };
    const value = this.#values.of({ model, node: callee, scope });
    if (value?.kind === 'function') {
      const own = { model: value.model, place: value.place };
      const derived = this.#membersNamed('methods', name).filter((each) =>
        isOverridden(callee, own, each, this.#values),
      );
      return { functions: [own, ...derived], of: '' };
    }
    // `memoize(find)` calls `find`.
    if (value?.kind === 'made' || value?.kind === 'called')
      return { functions: handlerFunctions(this.#values, { model, node: callee, scope }), of: '' };
    const of = receiverPath(callee);
    if (value !== null || name === '' || of === '') return { functions: [], of: '' };
    return { functions: this.#membersNamed('methods', name), of };
  }

  /**
   * @param {FileModel} model of a file
   * @param {CallExpression | NewExpression} call in it
   * @param {Scope} scope of the call
   * @returns {FunctionOfFile | null} the constructor that `new Session(name)`, or `super(name)`, calls; null if it is another
   *   call, or not known
   */
  constructing(model, call, scope) {
    const known = constructorOf(model, call, this.#values, scope);
    if (known !== null || call.type !== 'NewExpression') return known;
    const value = this.#values.of({ model, node: call.callee, scope });
    return value?.kind === 'function' ? { model: value.model, place: value.place } : null;
  }

  /**
   * @param {string} name of a method
   * @returns {boolean} whether the program has one: in a class or an object literal, or set as `schema.methods.name = ...`
   */
  defines(name) {
    const isSet = (/** @type {Place} */ { up }) =>
      up?.up?.node.type === 'AssignmentExpression' && up.up.node.left === up.node;
    return (
      this.#membersNamed('methods', name).length > 0 ||
      this.#allModels().some(({ index }) => (index.uses.get(`.${name}`) ?? []).some(isSet))
    );
  }

  /**
   * @param {FunctionOfFile} listener a function
   * @returns {FunctionOfFile[]} others in its file that listen to other events of the same object, so that they may run
   *   when it has ended
   */
  listeningBeside({ model, place }) {
    const own = listened(place.up);
    if (own === null) return [];
    const { index } = model;
    return index.calls.flatMap(({ place: call, scope }) => {
      const other = listened(call);
      const isSame = other?.path === own.path && scope.lookup(other.root) === place.context.scope.lookup(own.root);
      return other === null || !isSame || call.node === place.up?.node
        ? []
        : handlerFunctions(this.#values, { model, node: other.listener, scope });
    });
  }

  /**
   * @param {string} path that is read or written
   * @param {boolean} isWrite whether it is written
   * @returns {FunctionOfFile[]} getters or the setter of the program that this may call
   */
  accessed(path, isWrite) {
    const [, ...names] = path.split('.').filter((name) => name !== '');
    const read = isWrite ? names.slice(0, -1) : names;
    return [
      ...read.flatMap((name) => this.#membersNamed('getters', name)),
      ...(isWrite ? this.#membersNamed('setters', names.at(-1) ?? '') : []),
    ];
  }

  /**
   * @param {Node} items of a loop, by a name
   * @param {Scope} scope of the loop
   * @returns {FunctionOfFile[]} the program's functions that may give the loop its items: getters of that name, and
   *   iterators of its classes, if it may be an object of them
   */
  iterating(items, scope) {
    const path = memberPath(items);
    if (path === '') return [];
    const made = definitionOf(items, scope)?.node ?? null;
    const mayBeOwn = made === null || made.type === 'NewExpression';
    return [...this.accessed(path, false), ...(mayBeOwn ? this.#membersNamed('methods', ITERATOR) : [])];
  }

  /**
   * @param {FileModel} model of a file
   * @param {Node} made what something is set to that is declared by `using`
   * @param {Scope} scope of that
   * @returns {FunctionOfFile[]} the program's functions that may give it back: of its class, or in the function that makes it; if
   *   neither is known to have any, all
   */
  disposing(model, made, scope) {
    const all = DISPOSES.flatMap((name) => this.#membersNamed('methods', name));
    const value = this.#values.of({ model, node: made, scope });
    const makers = made.type === 'CallExpression' ? this.called(model, made, scope).functions : [];
    const wholes = value?.kind === 'instance' ? [value.node] : makers.map(({ place }) => place.node);
    const own = all.filter(({ place }) => wholes.some((each) => isWithin(place.node, each)));
    return own.length > 0 ? own : all;
  }

  /**
   * @param {keyof Members} kind of member
   * @param {string} name of it
   * @returns {FunctionOfFile[]} all of that name, if they are few
   */
  #membersNamed(kind, name) {
    const named = (this.#members ??= membersOf(this.#allModels()))[kind].get(name) ?? [];
    return named.length <= MOST_NAMESAKES ? named : [];
  }

  /**
   * @param {Node | undefined} event that is emitted
   * @returns {FunctionOfFile[]} what the program has listen to it
   */
  #listening(event) {
    this.#listeners ??= listenersIn(this.#allModels(), this.#values);
    const name = event === undefined ? '' : literalText(event);
    return name === '' ? [...this.#listeners.values()].flat() : (this.#listeners.get(name) ?? []);
  }
}

/**
 * @param {Place} place of a function
 * @returns {string} name of the member of a class, an object literal or a prototype whose value it is, `''` if it isn't
 *   one
 */
export function memberKey(place) {
  return attachedMethod(place)?.name ?? writtenKey(place);
}

/**
 * @param {Place} place of a function
 * @returns {string} name of the element of a class or an object literal whose value it is, `''` if it isn't one
 */
function writtenKey({ node, up }) {
  const element = up?.node;
  const isMember =
    element?.type === 'MethodDefinition' || element?.type === 'PropertyDefinition' || element?.type === 'Property';
  if (!isMember || element.value !== node) return '';
  if (!element.computed) return memberName(element.key);
  const key = memberPath(element.key);
  return key === ITERATOR || DISPOSES.includes(key) ? key : '';
}

/**
 * Functions that are members of classes, object literals and prototypes, by name.
 * @typedef {Record<'methods' | 'getters' | 'setters', Map<string, FunctionOfFile[]>>} Members
 */

/** @type {Map<unknown, keyof Members>} */
const KINDS = new Map([
  ['get', 'getters'],
  ['set', 'setters'],
]);

/**
 * @param {FileModel[]} models files of a program
 * @returns {Members}
 */
function membersOf(models) {
  /** @type {Members} */
  const members = { methods: new Map(), getters: new Map(), setters: new Map() };
  for (const model of models) {
    for (const place of model.places.values()) {
      const name = memberKey(place);
      const element = place.up?.node;
      const kind = (element && 'kind' in element && KINDS.get(element.kind)) || 'methods';
      if (name !== '') addToList(members[kind], name, { model, place });
    }
  }
  return members;
}

/**
 * @param {Place | null} call in a file
 * @returns {{path: string, root: string, listener: Node} | null} the object that it has somebody listen to, the first
 *   name of that, and who listens; null if it is another call
 */
function listened(call) {
  const node = call?.node;
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  if (!ADDS_LISTENER.test(lastName(node.callee)) || node.arguments.length !== 2) return null;
  const path = memberPath(node.callee.object);
  return path === '' ? null : { path, root: firstName(path), listener: node.arguments[1] };
}

/**
 * @param {FileModel[]} models files of a program
 * @param {Values} values finds out what expressions mean
 * @returns {Map<string, FunctionOfFile[]>} functions that listen, by event
 */
function listenersIn(models, values) {
  /** @type {Map<string, FunctionOfFile[]>} */
  const listeners = new Map();
  for (const model of models) {
    for (const { node, scope } of model.index.calls) {
      if (node.type !== 'CallExpression' || !ADDS_LISTENER.test(lastName(node.callee))) continue;
      const [event, listener] = node.arguments;
      const name = event === undefined ? '' : literalText(event);
      if (name === '' || listener === undefined) continue;
      for (const each of handlerFunctions(values, { model, node: listener, scope })) addToList(listeners, name, each);
    }
  }
  return listeners;
}
