/**
 * The invariants of a Profile (profile.js) that its schema (schemas/profile.schema.json) can't say: columns of equal
 * length, indices in range, times that do not decrease. Tests check them for every reader's output, and they are
 * checked for everything loaded from a file, which anybody may have written. Columns hold millions of numbers, so plain
 * loops check them.
 */
import { VM_STATES } from './vm-state.js';

/**
 * A profile whose rows have the right types, but whose columns may be anything.
 * @typedef {object} Tables
 * @property {unknown[]} frames
 * @property {{length: number, parent: unknown, frame: unknown}} stacks
 * @property {{length: number, stack: unknown, time: unknown, state: unknown, weight: unknown}} samples
 * @property {Map<string, unknown>} calls
 */

/**
 * Receives problems. A column reports only its first bad row, so that a million equal problems become one.
 * @typedef {(problem: string) => void} Tell
 */

/**
 * @param {Tables} profile whose columns are unchecked
 * @returns {string[]} what is wrong, such as `stacks.parent[3] is 7: not in -1..2`; empty if nothing is. Names the
 *   first bad row of each column only.
 */
export function tableProblems({ frames, stacks, samples, calls }) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Tell} */
  const tell = (problem) => problems.push(problem);
  // Leave out the key: it is text that anybody may have written.
  if ([...calls.keys()].some((key) => !(Number(key.slice(0, key.indexOf(':'))) < frames.length)))
    tell('calls has a key that names no frame');
  checkStacks(stacks, frames.length, tell);
  checkSamples(samples, stacks.length, tell);
  return problems;
}

/**
 * @typedef {(name: string, column: unknown, type: typeof Int32Array | typeof Float64Array | typeof Uint8Array) => column is Int32Array | Float64Array | Uint8Array} HasColumn
 *   whether a table's column is of that type, so that its rows can be checked
 */

/**
 * @param {Tables['stacks']} stacks a stack table
 * @param {number} frameCount rows of frames
 * @param {Tell} tell receives problems
 */
function checkStacks({ parent, frame, length }, frameCount, tell) {
  /** @type {HasColumn} */
  const has = columnsOf('stacks', length, tell);
  if (has('parent', parent, Int32Array)) {
    checkColumn(
      'stacks.parent',
      parent,
      (value, row) => value >= -1 && value < row,
      (row) => `not in -1..${row - 1}`,
      tell,
    );
  }
  if (has('frame', frame, Int32Array)) {
    checkColumn(
      'stacks.frame',
      frame,
      (value) => value >= 0 && value < frameCount,
      () => `not in 0..${frameCount - 1}`,
      tell,
    );
  }
}

/**
 * @param {Tables['samples']} samples a sample table
 * @param {number} stackCount rows of stacks
 * @param {Tell} tell receives problems
 */
function checkSamples({ stack, time, state, weight, length }, stackCount, tell) {
  /** @type {HasColumn} */
  const has = columnsOf('samples', length, tell);
  if (has('stack', stack, Int32Array)) {
    checkColumn(
      'samples.stack',
      stack,
      (value) => value >= -1 && value < stackCount,
      () => `not in -1..${stackCount - 1}`,
      tell,
    );
  }
  if (has('time', time, Float64Array)) {
    checkColumn(
      'samples.time',
      time,
      (value, row) => Number.isFinite(value) && value >= (row === 0 ? 0 : time[row - 1]),
      (row) => (row === 0 ? 'negative or not finite' : `not finite or before ${time[row - 1]}`),
      tell,
    );
  }
  if (has('state', state, Uint8Array)) {
    checkColumn(
      'samples.state',
      state,
      (value) => value < VM_STATES.length,
      () => `not in 0..${VM_STATES.length - 1}`,
      tell,
    );
  }
  if (has('weight', weight, Float64Array)) {
    checkColumn(
      'samples.weight',
      weight,
      (value) => Number.isFinite(value) && value >= 0,
      () => 'negative or not finite',
      tell,
    );
  }
}

/**
 * @param {string} table the table's name
 * @param {number} length rows that the table claims
 * @param {Tell} tell receives problems
 * @returns {HasColumn} tells of a column that has another type or length
 */
function columnsOf(table, length, tell) {
  return /** @type {HasColumn} */ (
    (name, column, type) => {
      // By name, because a column may come from another realm (tests run in one), where instanceof is false.
      if (Object.prototype.toString.call(column) !== `[object ${type.name}]`) {
        tell(`${table}.${name} is not of type ${type.name}`);
        return false;
      }
      const rows = /** @type {Int32Array} */ (column).length;
      if (rows !== length) tell(`${table}.${name} has ${rows} rows: not ${table}.length`);
      return true;
    }
  );
}

/**
 * @param {string} name of the column
 * @param {Int32Array | Float64Array | Uint8Array} column its values
 * @param {(value: number, row: number) => boolean} isRight what must hold for each row
 * @param {(row: number) => string} expected message for a row where it doesn't
 * @param {Tell} tell receives the first such row
 */
function checkColumn(name, column, isRight, expected, tell) {
  for (let row = 0; row < column.length; row++) {
    if (!isRight(column[row], row)) {
      tell(`${name}[${row}] is ${column[row]}: ${expected(row)}`);
      return;
    }
  }
}
