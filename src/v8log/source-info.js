/**
 * The tables of a `code-source-info` row, which say what a code offset stands for:
 * POSITIONS `C<code offset>O<script offset>[I<inlining id>]`..., sorted; an entry holds until the next.
 * INLINING `F<function index>O<script offset>[I<parent id>]`...: the functions that were inlined and
 * where they were called. (V8: V8FileLogger::LogSourceCodeInformation in src/logging/log.cc.)
 */

/** Inlining is at most some tens deep in V8; a longer chain is a loop in a damaged table. */
const DEEPEST_INLINING = 64;

const LETTER_C = 0x43;
const LETTER_I = 0x49;
const LETTER_O = 0x4f;

/**
 * @typedef {object} Position
 * @property {number} offset into the script, UTF-16 units; -1 if unknown
 * @property {number} inlined row of the inlining table, -1 for the outer function
 */

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
 * @param {string} tables POSITIONS, INLINING and FUNCTIONS
 * @param {number} codeOffset of the instruction; for a return address, of the byte before it
 * @returns {InlinedFrame[]} innermost first; the last one is the outer function. Empty if no position is known
 */
export function framesAt(tables, codeOffset) {
  const [positions, inlining = ''] = tables.split(',');
  return positions === '' ? [] : expandPosition(positions, inlining, codeOffset);
}

/**
 * @param {string} positions the POSITIONS field
 * @param {number} codeOffset of an instruction or bytecode
 * @returns {Position} the last entry at or before the code offset
 */
export function positionAt(positions, codeOffset) {
  let [entry, offset, inlined] = [-1, -1, -1];
  let found = { offset, inlined };
  let value = 0;
  let letter = 0;
  // Numbers end where the next letter stands; an entry ends where the next C stands. No regular
  // expression: this runs for every place of the code that was hit.
  for (let index = 0; index <= positions.length; index++) {
    const next = index < positions.length ? positions.charCodeAt(index) : 0;
    if (next >= 0x30 && next <= 0x39) {
      value = value * 10 + next - 0x30;
      continue;
    }
    if (letter === LETTER_C) entry = value;
    else if (letter === LETTER_O) offset = value;
    else if (letter === LETTER_I) inlined = value;
    letter = next;
    value = 0;
    if (letter !== LETTER_C && letter !== 0) continue;
    if (entry > codeOffset) break;
    if (offset !== -1) found = { offset, inlined };
    [offset, inlined] = [-1, -1];
  }
  return found;
}

/**
 * @param {string} inlining the INLINING field
 * @returns {{functionIndex: number, offset: number, parent: number}[]} its rows
 */
function inliningRows(inlining) {
  return Array.from(inlining.matchAll(/F(\d*)O(\d+)(?:I(\d+))?/g), ([, index, offset, parent]) => ({
    functionIndex: index === '' ? -1 : Number(index),
    offset: Number(offset),
    parent: parent === undefined ? -1 : Number(parent),
  }));
}

/**
 * Expands a position in optimised code to the frames that would be there without inlining.
 * @param {string} positions the POSITIONS field
 * @param {string} inlining the INLINING field
 * @param {number} codeOffset of the instruction; for a return address, of the byte before it
 * @returns {InlinedFrame[]} innermost first; the last one is the outer function
 */
export function expandPosition(positions, inlining, codeOffset) {
  const position = positionAt(positions, codeOffset);
  const frames = [];
  let { offset, inlined } = position;
  if (inlined !== -1) {
    const rows = inliningRows(inlining);
    for (let depth = 0; depth < DEEPEST_INLINING && rows[inlined] !== undefined; depth++) {
      frames.push({ functionIndex: rows[inlined].functionIndex, offset });
      ({ offset, parent: inlined } = rows[inlined]);
    }
  }
  frames.push({ functionIndex: -1, offset });
  return frames;
}
