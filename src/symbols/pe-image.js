/** Names of a PE file's native code, from its exports. */
import { PeExports } from './pe-exports.js';
import { PeFunctions } from './pe-functions.js';
import { readLoaded } from './pe-file.js';

/** @import { LinkedSymbol } from './covering-symbols.js' */
/** @import { Image, ImageMapping } from './image.js' */
/** @import { LibraryUse } from './index.js' */
/** @import { PeFile } from './pe-file.js' */

/**
 * The system calls of Windows in ntdll.dll, x64: they don't use the stack, so `.pdata` says nothing about them; but a
 * thread that waits is in one. Each is the same code with its own number:
 * `mov r10,rcx; mov eax,n; test byte [7FFE0308h],1; jne old way; syscall; ret`.
 */
const STUB = [
  ...[0x4c, 0x8b, 0xd1],
  ...[0xb8, -1, -1, -1, -1],
  ...[0xf6, 0x04, 0x25, 0x08, 0x03, 0xfe, 0x7f, 0x01],
  ...[0x75, 0x03],
  ...[0x0f, 0x05],
  0xc3,
];

/**
 * A PE file: its functions have the names that it exports. (All others are in the `.pdb` that the compiler made beside
 * it, which nobody installs.) A name only covers its function, whose bounds `.pdata` gives: between two exported
 * functions there is code of others.
 * @implements {Image}
 */
export class PeImage {
  #pe;
  /** @type {{functions: PeFunctions, exports: PeExports} | null} */
  #tables = null;
  buildId = '';
  /** The exports that are OpenSSL's don't show where the rest of it is. */
  openssl = null;

  /** @param {PeFile} pe the file */
  constructor(pe) {
    this.#pe = pe;
  }

  get symbolCount() {
    return this.#read().exports.size;
  }

  /** @returns {Image['status']} see `LibraryStatus` */
  get status() {
    const { functions, exports } = this.#read();
    return functions.length > 0 && exports.size > 0 ? 'partial' : 'stripped';
  }

  /**
   * @param {LibraryUse['rows']} rows of the log: where V8 saw images begin and end
   * @returns {ImageMapping[]} see `Image`
   */
  mappingsOf(rows) {
    const own = rows.filter(({ start, end }) => end - start === this.#pe.imageSize);
    return own.map(({ start, end }) => ({ start, end, bias: start }));
  }

  /**
   * @param {number[]} addresses RVAs, ascending and unique
   * @returns {Map<number, LinkedSymbol>} by address; throws what reading throws
   */
  nameAddresses(addresses) {
    const { exports } = this.#read();
    /** @type {Map<number, LinkedSymbol>} */
    const named = new Map();
    /** @type {LinkedSymbol | null} */
    let last = null;
    for (const address of addresses) {
      if (last === null || address >= last.end)
        last = this.#functionAt(address) ?? systemCallAt(this.#pe, exports, address);
      if (last !== null) named.set(address, last);
    }
    return named;
  }

  /** @yields {void} see `Image` */
  *keepFunctions() {
    this.#read();
    yield;
  }

  close() {}

  /**
   * @param {number} address RVA
   * @returns {LinkedSymbol | null} the exported function that has a row in `.pdata` for it
   */
  #functionAt(address) {
    const { functions, exports } = this.#read();
    const part = functions.find(address);
    const name = part === null ? '' : exports.nameOf(part.entry);
    return part === null || name === '' ? null : { name, start: part.start, end: part.end };
  }

  #read() {
    this.#tables ??= { functions: new PeFunctions(this.#pe), exports: new PeExports(this.#pe) };
    return this.#tables;
  }
}

/**
 * @param {PeFile} pe the file
 * @param {PeExports} exports of it
 * @param {number} address RVA
 * @returns {LinkedSymbol | null} the system call whose code covers it, up to where it returns
 */
function systemCallAt(pe, exports, address) {
  for (let start = address; start > address - STUB.length; start--) {
    const name = exports.nameOf(start);
    if (name === '') continue;
    const code = readLoaded(pe, start, STUB.length);
    const isStub = code.length === STUB.length && STUB.every((byte, at) => byte === -1 || byte === code[at]);
    return isStub ? { name, start, end: start + STUB.length } : null;
  }
  return null;
}
