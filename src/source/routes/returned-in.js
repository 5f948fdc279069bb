/** Finds what a function of a file may return. */
import { rangesIn } from '../nested-ranges.js';
import { returned } from './exports.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Expression } from './values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * @param {FileModel} model of a file
 * @param {Place} place of a function in it
 * @returns {Expression | null} what it returns, null if that isn't a single thing
 */
export function returnedIn(model, place) {
  const only = returned(place.node);
  // Names are looked up in the function's own scope, which the nodes in it have.
  if (only !== null) return { model, node: only, scope: model.innerScopes.get(place.node) ?? place.context.scope };
  const [first, ...others] = returnsIn(model, place);
  return first !== undefined && others.length === 0 ? { model, ...first } : null;
}

/**
 * @param {FileModel} model of a file
 * @param {Place} place of a function in it
 * @returns {Expression[]} all that it may return
 */
export function allReturnedIn(model, place) {
  const only = returned(place.node);
  if (only !== null) return [{ model, node: only, scope: model.innerScopes.get(place.node) ?? place.context.scope }];
  return returnsIn(model, place).map((each) => ({ model, ...each }));
}

/**
 * @param {FileModel} model of a file
 * @param {Place} place of a function
 * @returns {{node: Node, scope: Scope}[]} what it returns, each in its scope
 */
export function returnsIn({ index }, place) {
  return rangesIn(index.returns, place.node)
    .filter((each) => index.functions[each.function]?.start === place.node.start)
    .flatMap(({ node, scope }) => (node.argument ? [{ node: node.argument, scope }] : []));
}
