/** Where a function waits for what it has given a callback to: `await lock.run(check)`, `await Promise.all(users.map(check)).then(done)`. */
import { followedBy, gathering, passesOn } from '../promise-flow.js';
import { usesOfVariable } from '../uses-of-variable.js';
import { endsWithCall } from './yields.js';

/** @import { Place } from '../program-index.js' */

/**
 * An expression that ends when another has ended.
 * @typedef {object} Ending
 * @property {Place} call the outermost call in it, or the other expression
 * @property {Place} whole all of it
 */

/**
 * @param {Place} call that gets a function, and ends when that has ended
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} calls or names that are awaited or returned, and end no earlier; none if the promise goes elsewhere
 */
export function waitsFor(call, uses) {
  const ending = endingOf(call);
  const { up } = ending.whole;
  const endings =
    up?.node.type === 'VariableDeclarator' && up.node.id.type === 'Identifier'
      ? usesOfVariable(up.node.id.name, up.context.scope, uses).map(endingOf)
      : [ending];
  return endings.flatMap((each) => (endsWithCall(each.whole) ? [each.call] : []));
}

/**
 * @param {Place} inner an expression whose value is a promise, or a list of promises
 * @returns {Ending} the outermost that ends no earlier
 */
function endingOf(inner) {
  let call = inner;
  let whole = inner;
  for (;;) {
    const outer = followedBy(whole) ?? gathering(whole);
    if (outer !== whole) call = whole = outer;
    else if (whole.up !== null && passesOn(whole.up.node, whole.node)) whole = whole.up;
    else return { call, whole };
  }
}
