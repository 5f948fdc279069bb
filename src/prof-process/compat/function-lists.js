/** Which functions a library has, and where they are in memory, by Node's rules. */
import { buildIdOf } from '../../symbols/build-id.js';
import { memorySource, openRegularFile } from '../../symbols/byte-source.js';
import { openDebugFile } from '../../symbols/debug-file.js';
import { readElf } from '../../symbols/elf-file.js';
import { symbolTables } from '../../symbols/elf-symbol-table.js';
import { readOwnVdso } from '../../symbols/vdso.js';
import { listFunctions } from './nm-list.js';

/** @import { ElfFile } from '../../symbols/elf-file.js' */
/** @import { SymbolizeOptions } from '../../symbols/index.js' */
/** @import { SidecarLibrary } from '../../symbols/sidecar.js' */

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
 * @property {number} offset turns a linked address into one in the file: file offset − address of `.text`
 * @property {number} slide turns that into a runtime address again if the file runs where it was linked
 */

/** @typedef {{name: string, start: number, end: number}} PlacedFunction runtime addresses */

/** @typedef {{start: number, end: number}[]} Rows runtime addresses, as in the log */
/** @typedef {(path: string, rows: Rows) => FunctionList} FunctionLists */

/** @type {FunctionList} */
const NONE = { functions: [], offset: 0, slide: 0 };

const ET_EXEC = 2;
/** Of `e_type`, bytes. */
const TYPE_AT = 16;

/**
 * Lists the functions of a log's libraries: those of the log's sidecar, or else those of this machine's files, as nm
 * lists them.
 * @param {SymbolizeOptions} options where names may come from
 * @returns {FunctionLists} reads each library once
 */
export function createFunctionLists({ sidecar, mode }) {
  /** @type {Map<string, FunctionList>} */
  const known = new Map();
  return (path, rows) => {
    if (mode === 'none') return NONE;
    let list = known.get(path);
    if (list === undefined) {
      const saved = sidecar?.libraries.find((library) => library.path === path);
      if (saved !== undefined) list = listSaved(saved);
      else list = mode === 'local' ? listLocally(path, rows) : NONE;
      known.set(path, list);
    }
    return list;
  };
}

/**
 * @param {SidecarLibrary} saved a library in the sidecar
 * @returns {FunctionList} its functions, at runtime addresses
 */
function listSaved({ symbols }) {
  return {
    functions: symbols.map(({ name, start, end }) => ({ name, start, size: end - start })),
    offset: 0,
    slide: 0,
  };
}

/**
 * @param {string} path of the library
 * @param {Rows} rows of it
 * @returns {FunctionList} empty if there is no such file, or it can't be read
 */
function listLocally(path, rows) {
  const vdso = path === '[vdso]' ? readOwnVdso(rows) : null;
  const source = vdso === null ? openRegularFile(path).source : memorySource(vdso);
  if (source === null) return NONE;
  try {
    const elf = readElf(source);
    return elf === null ? NONE : listElf(elf);
  } catch (error) {
    // Reading failed half-way: a bad disk, or a network that is gone. Anything else is a bug of ours.
    if (/** @type {NodeJS.ErrnoException} */ (error).syscall === undefined) throw error;
    return NONE;
  } finally {
    source.close();
  }
}

/**
 * @param {ElfFile} elf a library
 * @returns {FunctionList} its functions: all, then the exported ones, then those of its debug file
 */
function listElf(elf) {
  const functions = listTables(elf);
  const debug = openDebugFile(buildIdOf(elf));
  if (debug !== null) {
    // Not spread into `push`: there are too many for a call's arguments.
    for (const each of listTables(debug)) functions.push(each);
    debug.source.close();
  }
  const text = elf.sections.find(({ name }) => name === '.text');
  const offset = text === undefined ? 0 : text.offset - text.address;
  const type = elf.source.read(TYPE_AT, 2);
  const isFixed = (elf.littleEndian ? type.readUInt16LE() : type.readUInt16BE()) === ET_EXEC;
  return { functions, offset, slide: isFixed ? -offset : 0 };
}

/**
 * @param {ElfFile} elf a library or a debug file
 * @returns {ListedFunction[]} its functions, of the complete table first
 */
function listTables(elf) {
  return symbolTables(elf)
    .sort((a, b) => Number(b.complete) - Number(a.complete))
    .flatMap(listFunctions);
}

/**
 * Says where in memory the functions of a library are, by Node's rules (V8: parseVmSymbols in tools/tickprocessor.mjs):
 * the first of those with the same start counts; one without a size ends where the next begins, unless it is inside the
 * previous one; functions not entirely within the row are left out.
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
