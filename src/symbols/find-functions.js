import { findStrings } from './elf-strings.js';
import { forEachFunction } from './elf-symbol-table.js';

/** @import { SymbolTable } from './elf-symbol-table.js' */

/**
 * Finds functions by name, without reading the names of others.
 * @param {SymbolTable[]} tables of one file
 * @param {readonly string[]} names as the symbol table has them
 * @returns {Map<string, {start: number, end: number}>} addresses as linked, of those that there are
 */
export function findFunctions(tables, names) {
  /** @type {Map<string, {start: number, end: number}>} */
  const found = new Map();
  for (const table of tables) {
    const offsets = findStrings(table.elf, table.strings, names);
    if (offsets.size === 0) continue;
    forEachFunction(table, (start, size, nameOffset) => {
      const name = offsets.get(nameOffset);
      if (name !== undefined && !found.has(name)) found.set(name, { start, end: start + size });
    });
  }
  return found;
}
