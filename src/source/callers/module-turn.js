/**
 * Code of an ES module outside of functions. Where such a module awaits something for the first time, it lets in the modules that
 * are loaded after it, and what it has begun itself: both may use what it sets later. And nobody can `require()` it any more.
 */
import { functionAbove } from '../function-around.js';
import { awaitsOutside } from '../gaps.js';
import { handedByName } from '../handed-by-name.js';
import { calledWith } from '../handed-over.js';

/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */

/** A class has its own code, which can't wait; and what is awaited already lets others in there now. */
const IS_OTHER = /^(?:AwaitExpression|PropertyDefinition|StaticBlock|Class.*)$/;

/**
 * @param {FileModel} model of a file
 * @param {Place} call in it, outside of functions
 * @param {boolean} isAlone whether the program has no other file
 * @returns {boolean} whether others would be let in there for the first time, if it is awaited
 */
export function letsInFirst(model, call, isAlone) {
  const { sourceType } = /** @type {import('acorn').Program} */ (model.program);
  if (sourceType !== 'module' || isWithinOther(call) || awaitsOutside(model.program, call.node)) return false;
  return !isAlone || [...model.places.values()].some((each) => isBegun(model, each, call));
}

/**
 * @param {Place} call in a file
 * @returns {boolean} whether it is in a class
 */
function isWithinOther(call) {
  for (let { up } = call; up !== null; { up } = up) if (IS_OTHER.test(up.node.type)) return true;
  return false;
}

/**
 * @param {FileModel} model of a file
 * @param {Place} place of a function in it
 * @param {Place} call in it, outside of functions
 * @returns {boolean} whether something gets the function before the call
 */
function isBegun({ index }, place, call) {
  const direct = calledWith(place);
  const all = direct === null ? handedByName(place, index.uses).handOvers : [direct];
  return all.some((by) => by.node.end <= call.node.start && functionAbove(by.call) === null);
}
