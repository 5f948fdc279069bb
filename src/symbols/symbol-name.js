/**
 * Which of a symbol table's names are names of functions, and which of several to show.
 */

/**
 * Names that tools write for themselves: `.annobin_...`, `.L...`, the mapping symbols `$x` and `$d` of
 * ARM, and the linker's marks of a section's bounds.
 */
const MARK = /^(?:[.$]|__start_|__stop_|$)/;

/** A mangled C++ or Rust name: its underscores are not the author's. */
const MANGLED = /^_[ZR]/;

/** The version that `.symtab` appends to the names of imported functions: `memcpy@@GLIBC_2.14`. */
const VERSION = /@{1,2}[^@]+$/;

/**
 * @param {string} name as a symbol table has it
 * @returns {string} without a version; `''` if it doesn't name a function
 */
export function functionName(name) {
  return MARK.test(name) ? '' : name.replace(VERSION, '');
}

/**
 * Orders the names of one function: first those that people write (`write` before `__write`), then
 * global before weak before local ones, then the shorter. Equal input gives equal output everywhere.
 * @param {{name: string, rank: number}} a a name and its `RANK`
 * @param {{name: string, rank: number}} b another one
 * @returns {number} negative if `a` comes first
 */
export function compareNames(a, b) {
  return (
    underscores(a.name) - underscores(b.name) ||
    a.rank - b.rank ||
    a.name.length - b.name.length ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
  );
}

/**
 * @param {string} name of a function
 * @returns {number} how many underscores it begins with
 */
function underscores(name) {
  return MANGLED.test(name) ? 0 : name.length - name.replace(/^_+/, '').length;
}
