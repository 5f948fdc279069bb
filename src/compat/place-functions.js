/**
 * A function as a symbol table lists it.
 * @typedef {object} ListedFunction
 * @property {string} name as in the table, not demangled
 * @property {number} start address: as linked plus the list's `offset`, or a runtime address
 * @property {number} size bytes, 0 if the table doesn't say
 */

/**
 * The functions of a library in the order in which `nm -n` prints them.
 * @typedef {object} FunctionList
 * @property {ListedFunction[]} functions of one table after the other
 * @property {number} offset what makes a linked address one in the file: file offset − address of `.text`
 * @property {number} slide what makes it a runtime address again if the file runs where it was linked
 */

/** @typedef {{name: string, start: number, end: number}} PlacedFunction runtime addresses */

/**
 * Says where in memory the functions of a library are, by Node's rules (V8: parseVmSymbols in
 * tools/tickprocessor.mjs): the first of those with one start counts; one without size ends where the
 * next begins, unless it lies within the one before; what is not wholly within the row is left out.
 * @param {FunctionList} list of the library
 * @param {{start: number, end: number}} row of the log
 * @returns {PlacedFunction[]} in the order in which Node adds them
 */
export function placeFunctions({ functions, offset, slide }, row) {
  /** @type {PlacedFunction[]} */
  const placed = [];
  /** @type {PlacedFunction | null} */
  let open = null;
  const add = (/** @type {PlacedFunction} */ each) => {
    if (each.start >= row.start && each.end <= row.end) placed.push(each);
  };
  const close = (/** @type {number} */ next) => {
    if (open !== null && open.start < next) {
      const last = placed.at(-1);
      const inner = last !== undefined && open.start >= last.start && next <= last.end;
      if (!inner) add({ ...open, end: next });
    }
    open = null;
  };
  for (const { name, start: listed, size } of functions) {
    const inFile = listed + offset;
    const start = inFile < row.start && inFile < row.end - row.start ? inFile + row.start : inFile + slide;
    close(start);
    if (size === 0) open = { name, start, end: start };
    else if (placed.at(-1)?.start !== start) add({ name, start, end: start + size });
  }
  close(row.end);
  return placed;
}
