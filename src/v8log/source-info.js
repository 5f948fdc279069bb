/** Which position in the source each offset of a piece of code has, and what was inlined there. */
import { Column } from '../model/columns.js';
import { lastAtMost } from '../model/sorted.js';

/**
 * The tables of a `code-source-info` row, which map code offsets: POSITIONS
 * `C<code offset>O<script offset>[I<inlining id>]`..., sorted; an entry applies until the next. INLINING
 * `F<function index>O<script offset>[I<parent id>]`...: the inlined functions and where they were called. (V8:
 * V8FileLogger::LogSourceCodeInformation in src/logging/log.cc.)
 */

/** Inlining in V8 is at most a few tens deep; a longer chain is a loop in a damaged table. */
const DEEPEST_INLINING = 64;

/** Larger than any offset into code or a script. */
const LARGEST_OFFSET = 0x7fffffff;

const LETTER_C = 0x43;
const LETTER_I = 0x49;
const LETTER_O = 0x4f;

/**
 * @typedef {object} InlinedFrame
 * @property {number} functionIndex into the row's FUNCTIONS; -1 for the outer function
 * @property {number} offset script offset being executed in that function, -1 if unknown
 */

/**
 * @param {string} tables POSITIONS, INLINING and FUNCTIONS
 * @returns {number[]} addresses of the SharedFunctionInfos of the functions that were inlined
 */
export function inlinedAddresses(tables) {
  const functions = tables.slice(tables.lastIndexOf(',') + 1);
  return Array.from(functions.matchAll(/S(0x[0-9a-f]+)/g), ([, address]) => Number(address));
}

/**
 * Maps the code offsets of one piece of code. Parsed once, then searched: an optimised function has thousands of
 * positions, and may be hit at each of them.
 */
export class SourcePositions {
  #codeOffsets;
  #scriptOffsets;
  #inlined;
  #rows;

  /** @param {string} tables POSITIONS, INLINING and FUNCTIONS */
  constructor(tables) {
    const [positions, inlining = ''] = tables.split(',');
    const codeOffsets = new Column(Int32Array, 16);
    const scriptOffsets = new Column(Int32Array, 16);
    const inlined = new Column(Int32Array, 16);
    readPositions(positions, (entry, offset, row) => {
      codeOffsets.push(entry);
      scriptOffsets.push(offset);
      inlined.push(row);
    });
    this.#codeOffsets = codeOffsets.finish();
    this.#scriptOffsets = scriptOffsets.finish();
    this.#inlined = inlined.finish();
    this.#rows = inliningRows(inlining);
  }

  /**
   * Expands a code offset to the frames that would exist without inlining.
   * @param {number} codeOffset of an instruction or a bytecode; for a return address, of the byte before it
   * @returns {InlinedFrame[]} innermost first; the last one is the outer function
   */
  framesAt(codeOffset) {
    const entry = lastAtMost(this.#codeOffsets, codeOffset);
    if (entry === -1) return [{ functionIndex: -1, offset: -1 }];
    const frames = [];
    let offset = this.#scriptOffsets[entry];
    let row = this.#rows[this.#inlined[entry]];
    for (let depth = 0; depth < DEEPEST_INLINING && row !== undefined; depth++) {
      frames.push({ functionIndex: row.functionIndex, offset });
      offset = row.offset;
      row = this.#rows[row.parent];
    }
    frames.push({ functionIndex: -1, offset });
    return frames;
  }
}

/**
 * @param {string} positions the POSITIONS field
 * @param {(codeOffset: number, scriptOffset: number, inlined: number) => void} onEntry called with each entry;
 *   `inlined` is a row of the inlining table, -1 for the outer function
 */
function readPositions(positions, onEntry) {
  let [entry, offset, inlined] = [-1, -1, -1];
  let value = 0;
  let letter = 0;
  // Numbers end at the next letter; an entry ends at the next C. No regular expression, because this runs for all code
  // that was hit.
  for (let index = 0; index <= positions.length; index++) {
    const next = index < positions.length ? positions.charCodeAt(index) : 0;
    if (next >= 0x30 && next <= 0x39) {
      value = capped(value * 10 + next - 0x30);
      continue;
    }
    if (letter === LETTER_C) entry = value;
    else if (letter === LETTER_O) offset = value;
    else if (letter === LETTER_I) inlined = value;
    letter = next;
    value = 0;
    if (letter !== LETTER_C && letter !== 0) continue;
    if (entry !== -1 && offset !== -1) onEntry(entry, offset, inlined);
    [entry, offset, inlined] = [-1, -1, -1];
  }
}

/**
 * @param {number} offset as the log has it
 * @returns {number} the offset, capped at the largest possible one; without the global `Math`, see lesser in
 *   symbols/covering-symbols.js
 */
function capped(offset) {
  return offset < LARGEST_OFFSET ? offset : LARGEST_OFFSET;
}

/**
 * @param {string} inlining the INLINING field
 * @returns {{functionIndex: number, offset: number, parent: number}[]} its rows
 */
function inliningRows(inlining) {
  return Array.from(inlining.matchAll(/F(\d*)O(\d{1,9})(?:I(\d+))?/g), ([, index, offset, parent]) => ({
    functionIndex: index === '' ? -1 : Number(index),
    offset: Number(offset),
    parent: parent === undefined ? -1 : Number(parent),
  }));
}
