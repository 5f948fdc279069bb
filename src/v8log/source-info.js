/** Which position in the source each offset of a piece of code has, and what was inlined there. */
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

/** Bytes of `CO`, as a damaged table may have it; V8 writes four at least. */
const SHORTEST_ENTRY = 2;

const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;
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
    const bytes = Buffer.from(positions, 'latin1');
    const most = Math.floor(bytes.length / SHORTEST_ENTRY);
    const codeOffsets = new Int32Array(most);
    const scriptOffsets = new Int32Array(most);
    const inlined = new Int32Array(most);
    const length = readPositions(bytes, codeOffsets, scriptOffsets, inlined);
    this.#codeOffsets = codeOffsets.slice(0, length);
    this.#scriptOffsets = scriptOffsets.slice(0, length);
    this.#inlined = inlined.slice(0, length);
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
 * All code that was hit is read by it, most before V8 has compiled it: so no regular expression, no call for each entry
 * or digit, and bytes instead of characters.
 * @param {Buffer} bytes of the POSITIONS field
 * @param {Int32Array} codeOffsets where the entries' code offsets are put
 * @param {Int32Array} scriptOffsets where their script offsets are put
 * @param {Int32Array} rows where their rows of the inlining table are put, -1 for the outer function
 * @returns {number} how many entries there are
 */
function readPositions(bytes, codeOffsets, scriptOffsets, rows) {
  let entry = -1;
  let offset = -1;
  let row = -1;
  let value = 0;
  let letter = 0;
  let count = 0;
  // Numbers end at the next letter; an entry ends at the next C.
  for (let index = 0; index <= bytes.length; index++) {
    const next = index < bytes.length ? bytes[index] : LETTER_C;
    if (next >= DIGIT_0 && next <= DIGIT_9) {
      value = value * 10 + next - DIGIT_0;
      if (value > LARGEST_OFFSET) value = LARGEST_OFFSET;
      continue;
    }
    if (letter === LETTER_C) entry = value;
    else if (letter === LETTER_O) offset = value;
    else if (letter === LETTER_I) row = value;
    letter = next;
    value = 0;
    if (letter !== LETTER_C) continue;
    // Neither is -1.
    if ((entry | offset) >= 0) {
      codeOffsets[count] = entry;
      scriptOffsets[count] = offset;
      rows[count++] = row;
    }
    entry = -1;
    offset = -1;
    row = -1;
  }
  return count;
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
