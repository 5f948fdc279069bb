/** Where the value of a promise goes, in the words of the language: what the searches that follow promises share. */
import { lastName, memberPath } from './member-path.js';

/** @import { AnyNode as Node } from 'acorn' */

const TAKES_FIRST = /^Promise\.(?:race|any)$/;
const OF_PROMISE = /^(?:then|catch|finally)$/;
const PASSES_ON = /^(?:Conditional|Logical|Sequence|Chain|Array)Expression$|^SpreadElement$/;

/** How many expressions a promise is followed through. */
export const MOST_STEPS = 12;
/** How many of these a variable counts for: it has many uses, each of which may lead to another one. */
export const STEPS_OF_VARIABLE = 5;

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether that takes the promise that settles first
 */
export function takesFirst(callee) {
  return TAKES_FIRST.test(memberPath(callee));
}

/**
 * @param {Node} member such as `promise.then`
 * @returns {boolean} whether it is a method of promises, whose result is a promise that waits for them
 */
export function isOfPromise(member) {
  return OF_PROMISE.test(lastName(member));
}

/**
 * @param {Node} node any
 * @returns {boolean} whether it is an expression whose value is, or contains, that of a part of it
 */
export function passesOn(node) {
  return PASSES_ON.test(node.type);
}
