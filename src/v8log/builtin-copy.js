/**
 * Where Node 20 (V8 11) really runs V8's builtins. On machines with 4 GB or more it copies them to the
 * end of the code range, so that calls are short, but logs them at their addresses in the binary
 * (V8: CodeRange::RemapEmbeddedBuiltins in src/heap/code-range.cc, --short-builtin-calls). Later
 * versions log the copy; earlier ones run the original.
 */

const CODE_RANGE_BYTES = 512 * 1024 * 1024;
/** The copy is allocated in units of the allocation granularity of the code range's pages. */
const COPY_ALIGNMENT = 256 * 1024;
const PAGE_BYTES = 4096;

/** Translates addresses between the copy and the log. */
export class BuiltinCopy {
  #codeRange = 0;
  #first = Infinity;
  #end = 0;

  /** @param {number} address start of the code range (`new,CodeRange,...`) */
  setCodeRange(address) {
    this.#codeRange = address;
  }

  /**
   * @param {number} address of a builtin as logged
   * @param {number} size of the builtin in bytes
   */
  addBuiltin(address, size) {
    this.#first = Math.min(this.#first, address);
    this.#end = Math.max(this.#end, address + size);
  }

  /**
   * @param {number} address that nothing else explains
   * @returns {number} the logged address of the same instruction, -1 if it is not in the copy
   */
  toLogged(address) {
    const place = this.#place();
    if (place === null || address < place.copy || address >= place.copy + place.bytes) return -1;
    return address - place.copy + place.logged;
  }

  /**
   * @param {number} address in a builtin as logged
   * @returns {number} where the same instruction is in the copy, -1 if there is no copy
   */
  toCopy(address) {
    const place = this.#place();
    if (place === null || address < place.logged || address >= place.logged + place.bytes) return -1;
    return address - place.logged + place.copy;
  }

  /** @returns {{logged: number, copy: number, bytes: number} | null} where the builtins start, and their size */
  #place() {
    if (this.#codeRange === 0 || this.#first === Infinity) return null;
    const logged = Math.floor(this.#first / PAGE_BYTES) * PAGE_BYTES;
    const bytes = this.#end - logged;
    const copy = this.#codeRange + CODE_RANGE_BYTES - Math.ceil(bytes / COPY_ALIGNMENT) * COPY_ALIGNMENT;
    return { logged, copy, bytes };
  }
}
