/** Names native addresses of a log, from the sidecar beside it or from this machine's files. */
import { realpathSync } from 'node:fs';
import { atHand, debugDirectoriesOf } from './debug-file.js';
import { memorySource } from './byte-source.js';
import { createDemangler, hasRoom, isMangled } from './demangle.js';
import { readLibrary } from './library.js';
import { LibraryCache } from './library-cache.js';
import { isOpensslLibrary } from './openssl-code.js';
import { placeSymbols } from './place-symbols.js';
import { findInSidecar } from './sidecar.js';
import { readOwnVdso } from './vdso.js';

/** @import { LibraryAnswer } from './place-symbols.js' */
/** @import { Sidecar } from './sidecar.js' */

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
 * What is known about a library: `ok`: every function has a name, from the file's symbol table or that of its debug
 * file · `partial`: only the exported functions have names · `stripped`: it has no symbols · `missing`: there is no
 * such file here (deleted, another machine) · `replaced`: it is not the one that ran: another build is in its place ·
 * `unreadable`: it may not be read, or has an unknown format · `skipped`: nothing asked for it.
 * @typedef {'ok'|'partial'|'stripped'|'missing'|'replaced'|'unreadable'|'skipped'} LibraryStatus
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
 * @typedef {object} SymbolizerOptions
 * @property {'local' | 'sidecar' | 'none'} mode `local`: the sidecar first, then this machine's files;
 *   `sidecar`: no files; `none`: no names
 * @property {string} [binaries] absolute path of a directory that contains the files of another machine, at their paths
 *   or just by name; they are tried before this machine's
 * @property {string[]} [debugDirectories] where separate debug files are, by build id; by default, where distributions
 *   put them, here and in `binaries`
 * @property {typeof import('./byte-source.js').openRegularFile} [openFile] opens a library
 * @property {(names: string[]) => Promise<string[]>} [demangleApart] demangles if this process has no room for it
 */

/** @typedef {SymbolizerOptions & {sidecar: Sidecar | null}} SymbolizeOptions for one log */

/**
 * Names the native addresses of logs: each library is read once for all of them.
 * @typedef {object} Symbolizer
 * @property {(uses: LibraryUse[], sidecar: Sidecar | null) => Promise<LibrarySymbols[]>} symbolize one log's libraries,
 *   with its sidecar, in the order of `uses`; an unreadable file is a status, not an error
 * @property {(path: string) => Iterable<void>} prepare reads the tables of a library that logs will ask about, in steps
 *   that each end with a yield; what is left is read when a log asks, and an unreadable file is reported then
 * @property {() => void} close closes the libraries
 */

/**
 * @param {SymbolizerOptions} options where names may come from
 * @returns {Symbolizer} the caller closes it
 */
export function createSymbolizer({
  mode,
  binaries,
  debugDirectories = debugDirectoriesOf(binaries),
  openFile,
  demangleApart,
}) {
  const cache = new LibraryCache({ debugDirectories, openFile });
  const answer = (/** @type {LibraryUse} */ use) => answerLocally(use, cache, binaries);
  return {
    async symbolize(uses, sidecar) {
      const libraries = uses.map((use) => symbolizeLibrary(use, { mode, sidecar, answer }));
      const names = libraries.flatMap(({ symbols }) => symbols.map(({ name }) => withoutStub(name)));
      const demangle = await demanglerOf(names.filter(isMangled), demangleApart);
      const shown = (/** @type {string} */ name) => {
        const called = withoutStub(name);
        return demangle(called) + name.slice(called.length);
      };
      return libraries.map(({ symbols, ...library }) => ({
        ...library,
        symbols: symbols.map((symbol) => ({ ...symbol, name: shown(symbol.name) })),
      }));
    },
    *prepare(path) {
      if (mode !== 'local') return;
      try {
        // Logs have the paths of the files themselves, not of links to them.
        yield* cache.readAhead(realpathSync(path));
      } catch {
        // It is opened again when it is needed.
      }
    },
    close: () => cache.close(),
  };
}

/**
 * Names the native addresses of one log.
 * @param {LibraryUse[]} uses the log's libraries
 * @param {SymbolizeOptions} options where names may come from
 * @returns {Promise<LibrarySymbols[]>} in the order of `uses`; an unreadable file is a status, not an error
 */
export async function symbolize(uses, { sidecar, ...options }) {
  const symbolizer = createSymbolizer(options);
  try {
    return await symbolizer.symbolize(uses, sidecar);
  } finally {
    symbolizer.close();
  }
}

/**
 * @param {LibraryUse} use of one library
 * @param {object} from where names come from
 * @param {SymbolizeOptions['mode']} from.mode where names may come from
 * @param {SymbolizeOptions['sidecar']} from.sidecar of the log
 * @param {(use: LibraryUse) => LibraryAnswer} from.answer asks this machine's files
 * @returns {LibrarySymbols} names from this machine's files are as in their symbol tables
 */
function symbolizeLibrary(use, { mode, sidecar, answer }) {
  const isOpenssl = isOpensslLibrary(use.path);
  const openssl = isOpenssl ? use.rows.map(({ start, end }) => ({ start, end })) : [];
  const known = { path: use.path, rows: use.rows, buildId: '', symbols: [], openssl };
  if (mode === 'none' || use.addresses.length === 0) return { ...known, status: 'skipped' };
  const saved = sidecar === null ? null : findInSidecar(sidecar, use);
  if (saved !== null) return saved;
  if (mode === 'sidecar') return { ...known, status: 'missing' };
  const found = answer(use);
  return {
    ...known,
    ...found,
    openssl: isOpenssl ? openssl : found.openssl,
    symbols: found.symbols.map(({ name, start, end, component }) => ({
      name,
      start,
      end,
      component: isOpenssl ? 'openssl' : component,
    })),
  };
}

/**
 * @param {LibraryUse} use of one library
 * @param {LibraryCache} cache the libraries read so far
 * @param {string} [binaries] see `SymbolizerOptions`
 * @returns {LibraryAnswer} from the first file that is the one that ran; if none is, from one that is another build
 */
function answerLocally(use, cache, binaries) {
  try {
    // The kernel's library is not a file, and ours is not that of another machine.
    if (use.path === '[vdso]') return binaries === undefined ? answerOfVdso(use) : nothing('missing');
    let answer = nothing('missing');
    for (const path of [...atHand(use.path, binaries), use.path]) {
      const { library, status } = cache.open(path);
      const found = library === null ? nothing(status) : placeSymbols(use, library);
      if (library !== null && found.status !== 'replaced') return found;
      if (found.status !== 'missing') answer = found;
    }
    return answer;
  } catch (error) {
    // Reading failed half-way: a bad disk, or a network that is gone. Anything else is a bug of ours.
    if (/** @type {NodeJS.ErrnoException} */ (error).syscall === undefined) throw error;
    return nothing('unreadable');
  }
}

/**
 * Reads the vdso again for each log, because the log's rows say whether ours is the one that ran. It has a few KB.
 * @param {LibraryUse} use of the vdso
 * @returns {LibraryAnswer}
 */
function answerOfVdso(use) {
  const bytes = readOwnVdso(use.rows);
  if (bytes === null) return nothing('missing');
  const library = readLibrary(memorySource(bytes));
  if (library === null) return nothing('unreadable');
  try {
    return placeSymbols(use, library);
  } finally {
    library.close();
  }
}

/**
 * @param {LibraryStatus} status of a library that names nothing
 * @returns {LibraryAnswer}
 */
function nothing(status) {
  return { buildId: '', status, symbols: [], openssl: [] };
}

/**
 * One for each log: a demangler has a limit, and one log's names must not use up the others' limit.
 * @param {string[]} names mangled, all that it will be asked about
 * @param {SymbolizerOptions['demangleApart']} demangleApart asked if this process can't
 * @returns {Promise<(name: string) => string>} returns the demangled name, or the name itself if it is not mangled
 */
async function demanglerOf(names, demangleApart) {
  if (names.length === 0 || demangleApart === undefined || hasRoom()) return createDemangler();
  const demangled = await demangleApart(names);
  const byName = new Map(names.map((name, index) => [name, demangled[index]]));
  return (name) => byName.get(name) ?? name;
}

/**
 * @param {string} name of a function
 * @returns {string} the same; for a stub (`memcpy@plt`), that of the function that it leads to
 */
function withoutStub(name) {
  return name.endsWith('@plt') ? name.slice(0, -4) : name;
}
