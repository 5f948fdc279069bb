/** Loops that may take long, or never end, in all files of a program, and what they are known to wait for. */
import { isFunction } from '../node-kinds.js';
import { allRounds, isPolledIn, openRounds } from '../is-polled.js';

/** @import { Surroundings } from '../is-polled.js' */
/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Yields } from './yields.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * @param {Place} call that is awaited
 * @param {FileModel[]} models all files of a program
 * @param {Yields} yields tells what is known to wait
 * @returns {boolean} whether an open loop, in any file, is not known to wait for anything else in each round
 */
export function isPolledAnywhere(call, models, yields) {
  return isPolledIn(call, { ...inProgram(models, yields), roundsOf: openRounds });
}

/**
 * @param {Place} call that is awaited
 * @param {FileModel[]} models all files of a program
 * @param {Yields} yields tells what is known to wait
 * @returns {boolean} the same for such a loop, or one that is not known to have few rounds
 */
export function isSoleWaitAnywhere(call, models, yields) {
  return isPolledIn(call, { ...inProgram(models, yields), roundsOf: allRounds });
}

/**
 * @param {FileModel[]} models all files of a program
 * @param {Yields} yields tells what is known to wait
 * @returns {Pick<Surroundings, 'usesOf' | 'waits'>} what the program tells
 */
function inProgram(models, yields) {
  const byProgram = new Map(models.map((model) => [/** @type {Node} */ (model.program), model]));
  return {
    usesOf: (name) => models.flatMap(({ index }) => index.uses.get(name) ?? []),
    waits: (part, inner) => {
      const model = byProgram.get(rootOf(part));
      return model !== undefined && partsOfRound(part.node).some((each) => yields.waitsIn(model, each, inner));
    },
  };
}

/**
 * @param {Node} part a loop or a function
 * @returns {Node[]} what runs in each round
 */
function partsOfRound(part) {
  if (isFunction(part)) return [part.body];
  return ['test', 'update', 'body'].flatMap((key) => /** @type {Record<string, any>} */ (part)[key] ?? []);
}

/**
 * @param {Place} place in a file
 * @returns {Node} the file's program
 */
function rootOf(place) {
  let root = place;
  while (root.up !== null) root = root.up;
  return root.node;
}
