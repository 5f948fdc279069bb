/**
 * The invariants of a Profile (profile.js), as a check. Every reader's output must pass it in tests, and
 * so must whatever is loaded from a file, which anybody may have written: nothing here trusts a type.
 */
import { CALL, DIAGNOSTIC, FRAME, META, isCount, isRecord, wrongField } from './row-fields.js';
import { VM_STATES } from './vm-state.js';

/** @typedef {import('./profile.js').Profile} Profile */

/**
 * A problem of a row is told once per column, at its first row; this is how a million equal ones stay one.
 * @typedef {(problem: string) => void} Tell
 */

/**
 * Checks a profile against everything that profile.js promises.
 * @param {unknown} profile what claims to be a Profile
 * @returns {string[]} what is wrong, such as `stacks.parent[3] is 7: not in -1..2`; empty if nothing is.
 *   Names the first bad row of each column only.
 */
export function profileProblems(profile) {
  if (!isRecord(profile)) return ['the profile is no object'];
  /** @type {string[]} */
  const problems = [];
  /** @type {Tell} */
  const tell = (problem) => problems.push(problem);
  const wrongMeta = wrongField(profile.meta, META);
  if (wrongMeta !== '') tell(`meta${wrongMeta}`);
  checkRows('frames', profile.frames, FRAME, tell);
  checkRows('diagnostics', profile.diagnostics, DIAGNOSTIC, tell);
  const frameCount = Array.isArray(profile.frames) ? profile.frames.length : 0;
  checkDropped(profile.dropped, tell);
  checkCalls(profile.calls, frameCount, tell);
  checkSources(profile.sources, tell);
  checkStacks(profile.stacks, frameCount, tell);
  checkSamples(profile.samples, isRecord(profile.stacks) ? Number(profile.stacks.length) : 0, tell);
  return problems;
}

/**
 * @param {unknown} stacks a stack table
 * @param {number} frameCount rows of frames
 * @param {Tell} tell takes problems
 */
function checkStacks(stacks, frameCount, tell) {
  if (!isRecord(stacks)) {
    tell('stacks is no object');
    return;
  }
  const { parent, frame, length } = stacks;
  if (hasColumn('stacks', 'parent', parent, Int32Array, length, tell)) {
    checkColumn('stacks.parent', parent, (value, row) => value >= -1 && value < row, (row) => `not in -1..${row - 1}`, tell);
  }
  if (hasColumn('stacks', 'frame', frame, Int32Array, length, tell)) {
    checkColumn('stacks.frame', frame, (value) => value >= 0 && value < frameCount, () => `not in 0..${frameCount - 1}`, tell);
  }
}

/**
 * @param {unknown} samples a sample table
 * @param {number} stackCount rows of stacks
 * @param {Tell} tell takes problems
 */
function checkSamples(samples, stackCount, tell) {
  if (!isRecord(samples)) {
    tell('samples is no object');
    return;
  }
  const { stack, time, state, weight, length } = samples;
  if (hasColumn('samples', 'stack', stack, Int32Array, length, tell)) {
    checkColumn('samples.stack', stack, (value) => value >= -1 && value < stackCount, () => `not in -1..${stackCount - 1}`, tell);
  }
  if (hasColumn('samples', 'time', time, Float64Array, length, tell)) {
    checkColumn('samples.time', time, (value, row) => Number.isFinite(value) && value >= (row === 0 ? 0 : time[row - 1]),
      (row) => (row === 0 ? 'negative or not finite' : `not finite or before ${time[row - 1]}`), tell);
  }
  if (hasColumn('samples', 'state', state, Uint8Array, length, tell)) {
    checkColumn('samples.state', state, (value) => value < VM_STATES.length, () => `not in 0..${VM_STATES.length - 1}`, tell);
  }
  if (hasColumn('samples', 'weight', weight, Float64Array, length, tell)) {
    checkColumn('samples.weight', weight, (value) => Number.isFinite(value) && value >= 0, () => 'negative or not finite', tell);
  }
}

/**
 * @param {string} table the table's name
 * @param {string} name the column's name
 * @param {unknown} column the column
 * @param {typeof Int32Array | typeof Float64Array | typeof Uint8Array} type its type
 * @param {unknown} length rows that the table claims
 * @param {Tell} tell takes problems
 * @returns {column is Int32Array | Float64Array | Uint8Array} whether its rows can be looked at
 */
function hasColumn(table, name, column, type, length, tell) {
  // By name: a column may come from another realm (tests run in one), where instanceof is false.
  if (Object.prototype.toString.call(column) !== `[object ${type.name}]`) {
    tell(`${table}.${name} is no ${type.name}`);
    return false;
  }
  const rows = /** @type {Int32Array} */ (column).length;
  if (rows !== length) tell(`${table}.${name} has ${rows} rows: not ${table}.length`);
  return true;
}

/**
 * @param {string} name of the column
 * @param {Int32Array | Float64Array | Uint8Array} column its values
 * @param {(value: number, row: number) => boolean} isRight what must hold for each row
 * @param {(row: number) => string} expected what is told of a row where it doesn't
 * @param {Tell} tell takes the first such row
 */
function checkColumn(name, column, isRight, expected, tell) {
  for (let row = 0; row < column.length; row++) {
    if (!isRight(column[row], row)) {
      tell(`${name}[${row}] is ${column[row]}: ${expected(row)}`);
      return;
    }
  }
}

/**
 * @param {string} name of the list
 * @param {unknown} rows the list
 * @param {Record<string, (value: unknown) => boolean>} fields what each row must have
 * @param {Tell} tell takes the first bad row
 */
function checkRows(name, rows, fields, tell) {
  if (!Array.isArray(rows)) {
    tell(`${name} is no array`);
    return;
  }
  for (let row = 0; row < rows.length; row++) {
    const wrong = wrongField(rows[row], fields);
    if (wrong !== '') {
      tell(`${name}[${row}]${wrong}`);
      return;
    }
  }
}

/**
 * @param {unknown} dropped counts by reason
 * @param {Tell} tell takes the first bad one
 */
function checkDropped(dropped, tell) {
  if (!isRecord(dropped)) {
    tell('dropped is no object');
    return;
  }
  // Without the reason: it is text that anybody may have written.
  if (!Object.values(dropped).every(isCount)) tell('dropped has a reason without a count');
}

/**
 * @param {unknown} calls source calls by `<frame index>:<name>`
 * @param {number} frameCount rows of frames
 * @param {Tell} tell takes the first bad one
 */
function checkCalls(calls, frameCount, tell) {
  if (Object.prototype.toString.call(calls) !== '[object Map]') {
    tell('calls is no Map');
    return;
  }
  for (const [key, call] of /** @type {Map<unknown, unknown>} */ (calls)) {
    const frame = typeof key === 'string' ? /^(0|[1-9]\d*):/.exec(key)?.[1] : undefined;
    if (frame === undefined || Number(frame) >= frameCount) {
      tell('calls has a key that names no frame');
      return;
    }
    const wrong = wrongField(call, CALL);
    if (wrong !== '') {
      tell(`calls of frame ${frame}${wrong}`);
      return;
    }
  }
}

/**
 * @param {unknown} sources texts of files by path
 * @param {Tell} tell takes the problem
 */
function checkSources(sources, tell) {
  if (Object.prototype.toString.call(sources) !== '[object Map]') tell('sources is no Map');
  else if (![.../** @type {Map<unknown, unknown>} */ (sources)].flat().every((text) => typeof text === 'string')) {
    tell('sources has a path or a text that is no string');
  }
}
