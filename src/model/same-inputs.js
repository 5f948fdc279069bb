/** Whether a call gets the same arguments again and again, so that what it makes of them may be kept. */

/** @import { CallSyntax } from './source-call.js' */

/** How many results an edit keeps; a call that gets more than this in turn would find none of them. */
export const MOST_KEPT = 10;

/** What a loop takes from a list comes again only if the loop runs again: so often it must have run. */
const LEAST_ROUNDS = 2;

/**
 * What a loop takes from a list is the same again only if the loop runs more than once, and is worth keeping only if the
 * list is short.
 * @param {Pick<CallSyntax, 'areConstant' | 'areSetOnce' | 'inputs'> & {within?: Pick<CallSyntax['within'], 'kind'>} |
 *   null | undefined} syntax of a call, if it is known
 * @param {number} times that it was seen to be made
 * @param {number} [most] how many different arguments count as the same; default: as many results as an edit keeps
 * @returns {boolean[]} whether each argument is the same at each call on one object, or one of a few, as far as the file
 *   shows; `[false]` if nothing is known
 */
export function sameInputs(syntax, times, most = MOST_KEPT) {
  const { areConstant = [false], areSetOnce = areConstant, inputs, within } = syntax ?? {};
  if (inputs === 1) return areSetOnce;
  const isAgain = inputs !== undefined && inputs <= most && within?.kind !== 'module' && times >= inputs * LEAST_ROUNDS;
  return isAgain ? areSetOnce : areConstant;
}
