/** From mangled names of C++ and Rust to those in the source. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { limitMemory } from './wasm-memory.js';

/**
 * Demangling of C++ (Itanium and MSVC) and Rust names, by Mozilla's WebAssembly build of cpp_demangle and
 * rustc-demangle (https://github.com/mstange/gecko-profiler-demangle). Its JavaScript needs the ESM integration of
 * WebAssembly, which Node 20 and 22 don't have, so we do the little that it does ourselves.
 */

/**
 * What the module exports, as wasm-bindgen makes it: strings are passed as pointer and length.
 * @typedef {object} DemanglerExports
 * @property {{buffer: ArrayBuffer}} memory
 * @property {(bytes: number, alignment: number) => number} __wbindgen_malloc
 * @property {(pointer: number, bytes: number, alignment: number) => void} __wbindgen_free
 * @property {() => void} __wbindgen_start
 * @property {(pointer: number, bytes: number) => [number, number]} demangle_any
 */

// TypeScript knows WebAssembly only together with the DOM. `--jitless` in NODE_OPTIONS leaves none.
const { Instance, Module, RuntimeError } = /** @type {any} */ (globalThis).WebAssembly ?? {};

/**
 * A mangled name refers to its own parts, so a hundred characters may stand for gigabytes. There are two limits: 64 KiB
 * pages of memory for one name, and characters for all names of a demangler. For comparison, all functions of one big
 * profile together have well under a million.
 */
const MEMORY_PAGES = 64;
const MOST_CHARACTERS = 0x100_0000;

/** How a name counts if the demangler gave up on it. */
const FAILURE_CHARACTERS = 0x10_0000;

/** Longer demangled names are of no use: the mangled one is kept. */
const LONGEST_NAME = 8192;

/** Mangled names: C++ `_Z`, Rust `_R`, either with another underscore on macOS; MSVC's `?`. */
const MANGLED = /^(?:_{1,2}[ZR]|\?)/;

/**
 * Makes a demangler. The module is loaded for the first mangled name.
 * @returns {(name: string) => string} returns the demangled name, or the name itself if it is not mangled
 */
export function createDemangler() {
  let left = MOST_CHARACTERS;
  return (name) => {
    if (!isMangled(name) || left <= 0 || !hasRoom()) return name;
    try {
      instance ??= instantiate();
      const demangled = callDemangler(instance, name);
      left -= demangled.length;
      // It returns names that it can't demangle as they are, or with one underscore less.
      return demangled.length > LONGEST_NAME || demangled === name.slice(1) ? name : demangled;
    } catch (error) {
      if (!(error instanceof RuntimeError) && !(error instanceof RangeError)) throw error;
      // Out of memory or out of stack: the instance may be in any state.
      instance = null;
      left -= FAILURE_CHARACTERS;
      return name;
    }
  };
}

/**
 * @param {string} name of a function
 * @returns {boolean} whether it looks mangled
 */
export function isMangled(name) {
  return MANGLED.test(name);
}

/** Shared by all demanglers: each takes 10 GB of address space on Node 20. @type {DemanglerExports | null} */
let instance = null;

/** Address space is not given back, so whether there is enough is tried only once. @type {boolean | null} */
let isRoom = null;

/**
 * Node 20's V8 reserves 10 GB for any WebAssembly memory, and keeps trying for half a second if address space is
 * limited (`ulimit -v`).
 * @returns {boolean} whether this process can demangle
 */
export function hasRoom() {
  if (isRoom !== null) return isRoom;
  if (Module === undefined) return (isRoom = false);
  try {
    instance = instantiate();
    return (isRoom = true);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return (isRoom = false);
  }
}

/** The compiled module, once for the process. @type {unknown} */
let compiled = null;

/** @returns {DemanglerExports} of a new instance */
function instantiate() {
  if (compiled === null) {
    const path = createRequire(import.meta.url).resolve('gecko-profiler-demangle/index_bg.wasm');
    compiled = new Module(limitMemory(readFileSync(path), MEMORY_PAGES));
  }
  // This module doesn't use the table of JavaScript values that the import would fill.
  const imports = { './index_bg.js': { __wbindgen_init_externref_table: () => {} } };
  const exports = /** @type {DemanglerExports} */ (new Instance(compiled, imports).exports);
  exports.__wbindgen_start();
  return exports;
}

/**
 * @param {DemanglerExports} exports of the WebAssembly module
 * @param {string} name mangled
 * @returns {string} demangled
 */
function callDemangler({ memory, __wbindgen_malloc, __wbindgen_free, demangle_any }, name) {
  const input = Buffer.from(name);
  const address = __wbindgen_malloc(input.length, 1) >>> 0;
  new Uint8Array(memory.buffer, address, input.length).set(input);
  // The callee frees its argument.
  const [pointer, length] = demangle_any(address, input.length);
  const output = Buffer.from(memory.buffer, pointer >>> 0, length >>> 0).toString('utf8');
  __wbindgen_free(pointer, length, 1);
  return output;
}
