/** Fields that a constructor sets to what it is given: as constant as the arguments of `new`. */
import { mayNamePassword } from '../model/names-password.js';
import { isSetOnce } from './same-value.js';
import { eachName } from './pattern-names.js';

/** @import { CallSyntax } from '../model/source-call.js' */
/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { AnyNode as Node, ClassDeclaration, ClassExpression, FunctionExpression } from 'acorn' */

/**
 * Which arguments of a call are the same at each call on one object: those that are set once, if what the constructor
 * of the class around is given counts as constant.
 * @param {Place} place of the call
 * @param {readonly Node[]} args of it
 * @param {Scope} scope that they are in
 * @returns {CallSyntax['given']} undefined if it is in no class with a name, or if that makes no argument the same
 */
export function givenFields(place, args, scope) {
  const owner = classOutside(place);
  const made = owner === null ? null : ownConstructor(owner);
  if (!owner?.id || made === null) return undefined;
  /** @type {Set<string>} */
  const names = new Set();
  for (const parameter of made.params) eachName(parameter, null, (name) => names.add(name));
  if ([...names].some((name) => mayNamePassword(name))) return undefined;
  const areSetOnce = args.map((argument) => isSetOnce(argument, scope, { names, within: made }));
  const isMore = args.some((argument, index) => areSetOnce[index] && !isSetOnce(argument, scope));
  return isMore ? { by: owner.id.name, areSetOnce } : undefined;
}

/**
 * @param {Place} place of a call
 * @returns {ClassDeclaration | ClassExpression | null} the innermost class around it
 */
function classOutside(place) {
  /** @type {Place | null} */
  let at = place;
  while (at !== null && at.node.type !== 'ClassDeclaration' && at.node.type !== 'ClassExpression') at = at.up;
  return at === null ? null : /** @type {ClassDeclaration | ClassExpression} */ (at.node);
}

/**
 * @param {ClassDeclaration | ClassExpression} owner a class
 * @returns {FunctionExpression | null} its own constructor
 */
function ownConstructor({ body }) {
  const method = body.body.find((each) => each.type === 'MethodDefinition' && each.kind === 'constructor');
  return method?.type === 'MethodDefinition' ? method.value : null;
}
