import { VM_STATE } from '../../model/vm-state.js';

/** @typedef {import('../../model/profile.js').Profile} Profile */
/** @typedef {import('../../model/profile.js').StackTable} StackTable */
/** @typedef {import('./printed-names.js').PrintedNames} PrintedNames */

/**
 * @typedef {object} TickCounts
 * @property {number} total all ticks, dropped ones too: percentages are of these
 * @property {number} unaccounted ticks whose innermost frame is unknown, or that have no stack at all
 * @property {number} excluded ticks that a filter had taken out
 * @property {number} gc ticks during garbage collection, which are part of the others
 * @property {Float64Array} byStack ticks by stack row
 * @property {number} withoutStack ticks that have no frame at all
 * @property {Float64Array} self ticks by name
 * @property {Float64Array} entries ticks by name of the native function through which native code was entered
 * @property {Int32Array} callers for each stack row the nearest row outwards whose name is printed, -1 if none
 */

/**
 * Counts ticks: one pass over the samples, then one over the stacks.
 * @param {Profile} profile any
 * @param {PrintedNames} names of its frames
 * @returns {TickCounts} its ticks
 */
export function countTicks({ stacks, samples, dropped }, names) {
  const byStack = new Float64Array(stacks.length);
  let withoutStack = 0;
  let gc = 0;
  for (let sample = 0; sample < samples.length; sample++) {
    const stack = samples.stack[sample];
    if (stack === -1) withoutStack++;
    else byStack[stack]++;
    if (samples.state[sample] === VM_STATE.gc) gc++;
  }
  const callers = printedCallers(stacks, names);
  const self = selfTicks(stacks, byStack, callers, names);
  self[names.unknown] += withoutStack;
  return {
    total: samples.length + Object.values(dropped).reduce((sum, count) => sum + count, 0),
    // V8 could not walk these stacks; Node's processor shows them among the unknown.
    unaccounted: self[names.unknown] + (dropped['no-stack'] ?? 0),
    excluded: dropped.excluded ?? 0,
    gc,
    byStack,
    withoutStack,
    self,
    callers,
    entries: entryTicks(stacks, byStack, names),
  };
}

/**
 * @param {StackTable} stacks of the profile
 * @param {PrintedNames} names of its frames
 * @returns {Int32Array} see TickCounts.callers; as V8 does, unknown callers are left out
 */
function printedCallers({ parent, frame, length }, names) {
  const callers = new Int32Array(length);
  for (let row = 0; row < length; row++) {
    const above = parent[row];
    const section = above === -1 ? 'native' : names.sections[names.ofFrame[frame[above]]];
    callers[row] = section === 'unknown' || section === 'hidden' ? callers[above] : above;
  }
  return callers;
}

/**
 * @param {StackTable} stacks of the profile
 * @param {Float64Array} byStack ticks by stack row
 * @param {Int32Array} callers see TickCounts
 * @param {PrintedNames} names of the profile's frames
 * @returns {Float64Array} ticks by the name of the innermost frame that is printed
 */
function selfTicks({ frame, length }, byStack, callers, names) {
  const self = new Float64Array(names.texts.length);
  for (let row = 0; row < length; row++) {
    if (byStack[row] === 0) continue;
    const leaf = printedLeaf(row, frame, callers, names);
    // Nothing but bytecode handlers: like V8, in the total and in no table.
    if (leaf !== -1) self[names.ofFrame[frame[leaf]]] += byStack[row];
  }
  return self;
}

/**
 * @param {number} row of a sample's stack
 * @param {Int32Array} frame by stack row
 * @param {Int32Array} callers see TickCounts
 * @param {PrintedNames} names of the frames
 * @returns {number} the innermost row that is printed, -1 if none is
 */
export function printedLeaf(row, frame, callers, names) {
  return names.sections[names.ofFrame[frame[row]]] === 'hidden' ? callers[row] : row;
}

/**
 * The entry point of a tick in native code is the outermost of the first native functions in a row, seen
 * from the leaf: the one that something else called.
 * @param {StackTable} stacks of the profile
 * @param {Float64Array} byStack ticks by stack row
 * @param {PrintedNames} names of the profile's frames
 * @returns {Float64Array} ticks by name
 */
function entryTicks({ parent, frame, length }, byStack, names) {
  /** Name of each row's entry point, looking outwards; -1 if there is none. */
  const entry = new Int32Array(length);
  const entries = new Float64Array(names.texts.length);
  for (let row = 0; row < length; row++) {
    const above = parent[row];
    const name = names.ofFrame[frame[row]];
    const section = names.sections[name];
    const isEntered = section === 'native' && above !== -1 && names.sections[names.ofFrame[frame[above]]] !== 'native';
    if (isEntered) entry[row] = name;
    else entry[row] = above === -1 ? -1 : entry[above];
    if (entry[row] !== -1 && (section === 'native' || section === 'library')) entries[entry[row]] += byStack[row];
  }
  return entries;
}
