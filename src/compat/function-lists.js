import { buildIdOf } from '../symbols/build-id.js';
import { memorySource, openRegularFile } from '../symbols/byte-source.js';
import { openDebugFile } from '../symbols/debug-file.js';
import { readElf } from '../symbols/elf-file.js';
import { symbolTables } from '../symbols/elf-symbol-table.js';
import { readOwnVdso } from '../symbols/vdso.js';
import { listFunctions } from './nm-list.js';

/** @import { ElfFile } from '../symbols/elf-file.js' */
/** @import { Sidecar, SidecarLibrary } from '../symbols/sidecar.js' */
/** @import { FunctionList } from './place-functions.js' */

/** @typedef {{start: number, end: number}[]} Rows runtime addresses, as in the log */
/** @typedef {(path: string, rows: Rows) => FunctionList} FunctionLists */

/** @type {FunctionList} */
const NONE = { functions: [], offset: 0, slide: 0 };

const ET_EXEC = 2;
/** Of `e_type`, bytes. */
const TYPE_AT = 16;

/**
 * Lists the functions of a log's libraries: those of the files of this machine, as nm lists them; those of
 * the log's sidecar where the file is gone or is another one.
 * @param {object} options where names may come from
 * @param {Sidecar | null} options.sidecar of the log
 * @param {'local' | 'sidecar'} options.mode `sidecar`: no files
 * @returns {FunctionLists} reads each library once
 */
export function createFunctionLists({ sidecar, mode }) {
  /** @type {Map<string, FunctionList>} */
  const known = new Map();
  return (path, rows) => {
    let list = known.get(path);
    if (list === undefined) {
      const saved = sidecar?.libraries.find((library) => library.path === path) ?? null;
      list = (mode === 'local' ? listLocally(path, rows, saved) : null) ?? listSaved(saved);
      known.set(path, list);
    }
    return list;
  };
}

/**
 * @param {SidecarLibrary | null} saved the library in the sidecar
 * @returns {FunctionList} its functions, at runtime addresses
 */
function listSaved(saved) {
  if (saved === null) return NONE;
  return { functions: saved.symbols.map(({ name, start, end }) => ({ name, start, size: end - start })), offset: 0, slide: 0 };
}

/**
 * @param {string} path of the library
 * @param {Rows} rows of it
 * @param {SidecarLibrary | null} saved what the sidecar has of it
 * @returns {FunctionList | null} null if there is no such file, or not the one that ran
 */
function listLocally(path, rows, saved) {
  const vdso = path === '[vdso]' ? readOwnVdso(rows) : null;
  const source = vdso === null ? openRegularFile(path).source : memorySource(vdso);
  if (source === null) return null;
  try {
    const elf = readElf(source);
    if (elf === null) return null;
    const buildId = buildIdOf(elf);
    return saved !== null && saved.buildId !== buildId ? null : listElf(elf, buildId);
  } finally {
    source.close();
  }
}

/**
 * @param {ElfFile} elf a library
 * @param {string} buildId of it, `''` if unknown
 * @returns {FunctionList} its functions: all, then the exported ones, then those of its debug file
 */
function listElf(elf, buildId) {
  const functions = listTables(elf);
  const debug = openDebugFile(buildId);
  if (debug !== null) {
    functions.push(...listTables(debug));
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
 * @returns {import('./place-functions.js').ListedFunction[]} its functions, of the complete table first
 */
function listTables(elf) {
  return symbolTables(elf).sort((a, b) => Number(b.complete) - Number(a.complete)).flatMap(listFunctions);
}
