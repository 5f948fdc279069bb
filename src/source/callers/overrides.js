/**
 * Which function a name means, where classes have methods of one name: `this.find(name)` in a class calls the method of the
 * class that its object is of, which may be derived from it.
 */
import { isWithin } from '../nested-ranges.js';
import { lastName } from '../member-path.js';
import { isOfLanguage } from './package-root.js';

/** @import { Place } from '../program-index.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Expression, Values } from '../routes/values.js' */
/** @import { AnonymousClassDeclaration, ClassDeclaration, ClassExpression, AnyNode as Node } from 'acorn' */

/** @typedef {AnonymousClassDeclaration | ClassDeclaration | ClassExpression} ClassNode */

/** How many classes may be derived from each other. */
const MOST_DERIVED = 6;

/**
 * @param {FunctionOfFile} use of a name, or of a property
 * @returns {Expression} the same with what it is a property of
 */
export function wholeUse({ model, place: { node, up, context } }) {
  const whole = up?.node.type === 'MemberExpression' && up.node.property === node ? up.node : node;
  return { model, node: whole, scope: context.scope };
}

/**
 * @param {Expression} expression a use of a name, or of a property, as a whole
 * @param {FunctionOfFile} value function that it means
 * @param {FunctionOfFile} called a function of that name
 * @param {Values} values finds out what expressions mean
 * @returns {boolean} whether it certainly means another function than the called one
 */
export function isOther(expression, value, called, values) {
  if (value.place.node === called.place.node || isOverridden(expression.node, value, called, values)) return false;
  if (!isOfThis(expression.node)) return true;
  return isInherited(expression, value, values) && !isOfDerivedClass(expression, called, values);
}

/**
 * `if (legacy) this.find = find` sets it only at times: a method of a derived class may be meant.
 * @param {Expression} callee `this.find`
 * @param {FunctionOfFile} called a function of that name
 * @param {Values} values finds out what expressions mean
 * @returns {boolean} whether that is a method of a class that is derived from the one around the callee
 */
function isOfDerivedClass({ model, node }, { model: other, place }, values) {
  const base = innermostClass(model, node);
  const derived = classAround(place);
  return base !== undefined && derived !== null && isDerived({ model: other, node: derived }, base, values, 0);
}

/**
 * @param {Node} callee what is called, or a member
 * @returns {callee is import('acorn').MemberExpression} whether it is a method of the object itself
 */
export function isOfThis(callee) {
  return callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression';
}

/**
 * A class without such a method may have it of a class that the file does not show, not of one that it happens to contain.
 * @param {Expression} callee `this.find`
 * @param {FunctionOfFile} method that it may mean
 * @param {Values} values finds out what expressions mean
 * @returns {boolean} whether the class around the callee has it, or one from which that is derived
 */
function isInherited({ model, node }, method, values) {
  const around = innermostClass(model, node);
  if (around === undefined) return true;
  const name = lastName(node);
  if (methodFrom({ model, node: around }, name, values)?.place.node === method.place.node) return true;
  return isAssigned({ model, node: around }, name, method, values);
}

/**
 * @param {{model: FileModel, node: Node}} ofClass a class
 * @param {string} name of a member
 * @param {FunctionOfFile} found a function
 * @param {Values} values finds out what expressions mean
 * @returns {boolean} whether the class, or one of the same file from which it is derived, has that by `this.find = find`
 */
function isAssigned({ model, node }, name, found, values) {
  const assigned = (model.scope.members.get(`this.${name}`) ?? []).flatMap(({ node: from, scope }) => {
    if (from === null) return [];
    const value = values.of({ model, node: from, scope });
    return value?.kind === 'function' && value.place.node === found.place.node ? [from] : [];
  });
  /** @type {{model: FileModel, node: Node} | null} */
  let at = { model, node };
  for (let depth = 0; at?.model === model && depth < MOST_DERIVED; depth++) {
    const { node: around } = at;
    if (assigned.some((each) => isWithin(each, around))) return true;
    at = baseOf(at, values);
  }
  return false;
}

/**
 * @param {Node} callee what is called, or a member
 * @param {FunctionOfFile} own the method that it means in its own class
 * @param {FunctionOfFile} other a method of that name
 * @param {Values} values finds out what expressions mean
 * @returns {boolean} whether it may mean the other one, in a class that is derived from it
 */
export function isOverridden(callee, own, other, values) {
  if (!isOfThis(callee)) return false;
  const base = classAround(own.place);
  const derived = classAround(other.place);
  return base !== null && derived !== null && isDerived({ model: other.model, node: derived }, base, values, 0);
}

/**
 * @param {FileModel} model of a file
 * @param {import('acorn').CallExpression} call in it
 * @param {Values} values finds out what expressions mean
 * @returns {FunctionOfFile | null} the method that `super.find(name)` calls; null if it is another call, or not known
 */
export function inheritedMethod(model, call, values) {
  const { callee } = call;
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Super') return null;
  const around = innermostClass(model, call);
  const base = around && baseOf({ model, node: around }, values);
  return base ? methodFrom(base, lastName(callee), values) : null;
}

/**
 * @param {FileModel} model of a file
 * @param {import('acorn').CallExpression | import('acorn').NewExpression} call in it
 * @param {Values} values finds out what expressions mean
 * @param {import('../scope.js').Scope} scope of the call
 * @returns {FunctionOfFile | null} the constructor that `new Users(db)`, or `super(db)`, calls; null if it is another call, or
 *   not known
 */
export function constructorOf(model, call, values, scope) {
  if (call.callee.type === 'Super') {
    const around = innermostClass(model, call);
    const base = around && baseOf({ model, node: around }, values);
    return base ? methodFrom(base, 'constructor', values) : null;
  }
  const value = call.type === 'NewExpression' ? values.of({ model, node: call.callee, scope }) : null;
  return value?.kind === 'class' ? methodFrom(value, 'constructor', values) : null;
}

/**
 * @param {FileModel} model of a file
 * @param {Node} node in it
 * @returns {Node | undefined} the innermost class around it that has methods
 */
export function innermostClass(model, node) {
  return [...model.methods.keys()].findLast((each) => isWithin(node, each));
}

/**
 * @param {{model: FileModel, node: Node}} ofClass a class
 * @param {string} name of a method
 * @param {Values} values finds out what expressions mean
 * @returns {FunctionOfFile | null} the method of the class, or of one from which it is derived; null if not known
 */
function methodFrom(ofClass, name, values) {
  /** @type {typeof ofClass | null} */
  let at = ofClass;
  for (let depth = 0; at !== null && depth < MOST_DERIVED; depth++) {
    const place = at.model.methods.get(at.node)?.get(name);
    if (place !== undefined) return { model: at.model, place };
    at = baseOf(at, values);
  }
  return null;
}

/**
 * @param {{model: FileModel, node: Node}} ofClass a class
 * @param {Values} values finds out what expressions mean
 * @returns {{model: FileModel, node: Node} | null} the class from which it is derived; null if none, or not known
 */
function baseOf({ model, node }, values) {
  const superClass = 'superClass' in node ? node.superClass : null;
  const value = superClass ? values.of({ model, node: superClass, scope: model.scope }) : null;
  return value?.kind === 'class' ? value : null;
}

/**
 * @param {{model: FileModel, node: ClassNode}} derived a class
 * @param {Node} base another
 * @param {Values} values finds out what expressions mean
 * @param {number} depth how many classes were followed
 * @returns {boolean} whether the first may be derived from the second
 */
function isDerived({ model, node: { superClass } }, base, values, depth) {
  if (!superClass || depth === MOST_DERIVED) return false;
  const value = values.of({ model, node: superClass, scope: model.scope });
  // `extends withKeys(Base)`
  if (value?.kind !== 'class') return superClass.type === 'CallExpression';
  const { node } = value;
  if (node === base) return true;
  return (
    (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') &&
    isDerived({ model: value.model, node }, base, values, depth + 1)
  );
}

/**
 * @param {{model: FileModel, node: Node}} derived a class
 * @param {Node} base another
 * @param {Values} values finds out what expressions mean
 * @param {number} [depth] how many classes were followed
 * @returns {boolean} whether the first may be derived from the second, or from one that is not known
 */
export function mayBeDerived({ model, node }, base, values, depth = 0) {
  const superClass = 'superClass' in node ? node.superClass : null;
  if (!superClass) return false;
  const value = values.of({ model, node: superClass, scope: model.scope });
  if (value?.kind === 'package') return !values.isOfOthers(value.module);
  if (value?.kind !== 'class' || depth === MOST_DERIVED) return !isGlobal(superClass, model);
  return value.node === base || mayBeDerived(value, base, values, depth + 1);
}

/**
 * @param {Node} node an expression
 * @param {FileModel} model of its file
 * @returns {boolean} whether it is a class of the language or of Node: `Error`
 */
function isGlobal(node, { scope }) {
  return node.type === 'Identifier' && scope.lookup(node.name) === null && isOfLanguage(node.name, false);
}

/**
 * @param {Place} method place of a method's function
 * @returns {ClassNode | null} the class that has it
 */
function classAround({ up }) {
  const node = up?.up?.up?.node;
  return node?.type === 'ClassDeclaration' || node?.type === 'ClassExpression' ? node : null;
}
