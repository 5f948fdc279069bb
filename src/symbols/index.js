import { memorySource, openRegularFile } from './byte-source.js';
import { createDemangler } from './demangle.js';
import { symbolizeElf } from './elf-library.js';
import { symbolizeMachO } from './macho-nm.js';
import { isOpensslLibrary } from './openssl-code.js';
import { findInSidecar } from './sidecar.js';
import { readOwnVdso } from './vdso.js';

/**
 * Names for native code: which function of which library an address of the profiled process lies in.
 * A name is given only if its function's range really covers the address.
 */

/**
 * One library of a process, and where it was hit.
 * @typedef {object} LibraryUse
 * @property {string} path as in the log's shared-library row, or `[vdso]`
 * @property {{start: number, end: number, slide?: number}[]} rows runtime addresses: start = mapping start
 *   minus its file offset, end = mapping end; several rows per file possible, with the same start or not.
 *   `slide` (the row's last field) matters on macOS only
 * @property {number[]} addresses runtime addresses that were hit, sorted ascending, unique
 */

/**
 * A function where it ran.
 * @typedef {object} NativeSymbol
 * @property {string} name demangled; stubs of the procedure linkage table are `memcpy@plt`
 * @property {number} start runtime address
 * @property {number} end runtime address after the last one
 * @property {'' | 'openssl'} component
 */

/**
 * What is known of a library:
 * `ok`: every function has a name, by the file's symbol table or that of its debug file ·
 * `partial`: only the exported functions have names · `stripped`: it has no symbols ·
 * `missing`: there is no such file here, or not the one that ran (deleted, replaced, another machine) ·
 * `unreadable`: it may not be read, or is no ELF file · `unsupported`: the platform, or a tool is missing ·
 * `skipped`: nobody asked.
 * @typedef {'ok'|'partial'|'stripped'|'missing'|'unreadable'|'unsupported'|'skipped'} LibraryStatus
 */

/**
 * @typedef {object} LibrarySymbols
 * @property {string} path as in the use
 * @property {string} buildId hexadecimal, `''` if unknown
 * @property {LibraryStatus} status
 * @property {LibraryUse['rows']} rows as in the use
 * @property {NativeSymbol[]} symbols only those that cover a hit address, sorted by start, disjoint
 * @property {{start: number, end: number}[]} openssl runtime ranges of OpenSSL's code, for addresses that
 *   no symbol covers
 */

/**
 * @typedef {object} SymbolizeOptions
 * @property {'local' | 'sidecar' | 'none'} mode `local`: the sidecar first, then this machine's files;
 *   `sidecar`: no files; `none`: no names
 * @property {import('./sidecar.js').Sidecar | null} sidecar of the log
 * @property {NodeJS.Platform} [platform] that we run on
 * @property {string} [debugDirectory] where separate debug files are, by build id
 */

/**
 * Names the native addresses of one log.
 * @param {LibraryUse[]} uses the log's libraries
 * @param {SymbolizeOptions} options where names may come from
 * @returns {Promise<LibrarySymbols[]>} in the order of `uses`; what can't be read is a status, not an error
 */
export async function symbolize(uses, options) {
  const demangle = createDemangler();
  const libraries = [];
  for (const use of uses) libraries.push(await symbolizeLibrary(use, options, demangle));
  return libraries;
}

/**
 * @param {LibraryUse} use of one library
 * @param {SymbolizeOptions} options of `symbolize`
 * @param {(name: string) => string} demangle see `createDemangler`
 * @returns {Promise<LibrarySymbols>}
 */
async function symbolizeLibrary(use, { mode, sidecar, platform = process.platform, debugDirectory }, demangle) {
  const isOpenssl = isOpensslLibrary(use.path);
  const openssl = isOpenssl ? use.rows.map(({ start, end }) => ({ start, end })) : [];
  const known = { path: use.path, rows: use.rows, buildId: '', symbols: [], openssl };
  if (mode === 'none' || use.addresses.length === 0) return { ...known, status: 'skipped' };
  const saved = sidecar === null ? null : findInSidecar(sidecar, use);
  if (saved !== null) return saved;
  if (mode === 'sidecar') return { ...known, status: 'missing' };
  const answer = await answerLocally(use, platform, debugDirectory);
  return {
    ...known,
    ...answer,
    openssl: isOpenssl ? openssl : answer.openssl,
    symbols: answer.symbols.map(({ name, start, end, component }) => (
      { name: demangleStub(name, demangle), start, end, component: isOpenssl ? 'openssl' : component })),
  };
}

/**
 * @param {LibraryUse} use of one library
 * @param {NodeJS.Platform} platform that we run on
 * @param {string | undefined} debugDirectory where separate debug files are
 * @returns {Promise<import('./elf-library.js').LibraryAnswer>}
 */
async function answerLocally(use, platform, debugDirectory) {
  if (platform === 'win32') return { buildId: '', status: 'unsupported', symbols: [], openssl: [] };
  if (platform === 'darwin') return symbolizeMachO(use);
  const { source, status } = openLibrary(use);
  if (source === null) return { buildId: '', status, symbols: [], openssl: [] };
  try {
    return symbolizeElf(use, source, debugDirectory);
  } catch (error) {
    // Reading failed half-way: a bad disk, or a network that is gone. All else is a bug of ours.
    if (/** @type {NodeJS.ErrnoException} */ (error).syscall === undefined) throw error;
    return { buildId: '', status: 'unreadable', symbols: [], openssl: [] };
  } finally {
    source.close();
  }
}

/**
 * Opens a library's bytes. Linux appends ` (deleted)` to the path of a file that is gone; a file that
 * is there again under the old path is another one.
 * @param {LibraryUse} use of one library
 * @returns {ReturnType<typeof openRegularFile>}
 */
function openLibrary({ path, rows }) {
  if (path !== '[vdso]') return openRegularFile(path);
  const bytes = readOwnVdso(rows);
  return bytes === null ? { source: null, status: 'missing' } : { source: memorySource(bytes), status: 'ok' };
}

/**
 * @param {string} name as the symbol table has it, or with `@plt`
 * @param {(name: string) => string} demangle see `createDemangler`
 * @returns {string}
 */
function demangleStub(name, demangle) {
  return name.endsWith('@plt') ? `${demangle(name.slice(0, -4))}@plt` : demangle(name);
}
