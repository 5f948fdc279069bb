/**
 * Whether a function of the program only reads what it is given: then it calls none that it gets. `verify(password, user.hash)`
 * gets the hash of a row, though the program also has a function `hash`.
 */
import { isFunction } from '../node-kinds.js';
import { isWithin } from '../nested-ranges.js';
import { lastName, memberPath } from '../member-path.js';
import { isOfPackage } from './package-root.js';

/** @import { Place } from '../program-index.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { Values } from '../routes/values.js' */

/** Functions of Node and of packages for passwords that take data there, and refuse anything else. */
const TAKES_DATA = /(?:^|\.)(?:timingSafeEqual|equals|compare(?:Sync)?|(?:pbkdf2|scrypt)(?:Sync)?)$|^Buffer\.from$/;
/** A function's own methods, which call it. */
const CALLS = /^(?:call|apply|bind)$/;
/** What compares values, or asks for their kind. */
const LOOKS = /^(?:BinaryExpression|UnaryExpression|TemplateLiteral)$/;

/**
 * @param {FunctionOfFile} taker a function of the program
 * @param {number} index of one of its parameters
 * @param {Values} values across the files
 * @returns {boolean} whether all that it does with that is to take members of it, to compare it, or to give it to what takes data
 */
export function onlyReads({ model, place: { node: taker } }, index, values) {
  const parameter = isFunction(taker) ? taker.params[index] : undefined;
  const { uses } = model.index;
  if (parameter?.type !== 'Identifier' || usesWithin('arguments', taker, uses).length > 0) return false;
  return usesWithin(parameter.name, taker, uses).every((use) => use.node === parameter || isRead(use));

  /** @param {Place} use of the parameter @returns {boolean} */
  function isRead({ node, up, context: { scope } }) {
    const around = up?.node;
    if (around?.type === 'MemberExpression')
      return around.object === node && !around.computed && !CALLS.test(lastName(around));
    if (around?.type !== 'CallExpression') return LOOKS.test(around?.type ?? '');
    const { callee } = around;
    return (
      callee !== node && TAKES_DATA.test(memberPath(callee)) && isOfPackage({ model, node: callee, scope }, values)
    );
  }
}

/**
 * @param {string} name of a variable
 * @param {import('acorn').AnyNode} node of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in its file
 * @returns {Place[]} those in the function, whatever they mean there
 */
function usesWithin(name, node, uses) {
  return (uses.get(name) ?? []).filter((use) => isWithin(use.node, node));
}
