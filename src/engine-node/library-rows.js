import { field } from './safe-text.js';

/** @import { MappedLibrary } from '../v8log/libraries.js' */

/**
 * The `shared-library` rows of a repaired log. A file with several executable mappings has several rows with the same
 * start, and Node's processor keeps only the first of them (V8: CodeMap.addLibrary in tools/codemap.mjs, and
 * SplayTree.insert): ticks in the rest of the file become UNKNOWN. One row up to the last end covers them all.
 * @param {MappedLibrary[]} libraries of the log, addons included
 * @param {boolean} keepSlide whether each row keeps its slide; otherwise it is 0, for symbols at runtime addresses
 * @returns {string[]} rows
 */
export function libraryRows(libraries, keepSlide) {
  const lines = [];
  for (const { path, rows } of libraries) {
    /** @type {Map<number, {end: number, slide: number}>} */
    const merged = new Map();
    for (const { start, end, slide } of rows)
      merged.set(start, { end: Math.max(end, merged.get(start)?.end ?? 0), slide });
    for (const [start, { end, slide }] of merged) {
      lines.push(
        `shared-library,${field(path)},0x${start.toString(16)},0x${end.toString(16)},${keepSlide ? slide : 0}`,
      );
    }
  }
  return lines;
}
