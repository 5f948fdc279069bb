/**
 * Turns a printed name back into a frame. V8 prints generated code as `TYPE: name`, and native symbols and library
 * paths bare. The types are the names of V8's code events (src/logging/log.h and older): `JS` since V8 10.5; before,
 * `LazyCompile` and `Function` for functions, `Script` and `Eval` for top-level code.
 */
import { fileName } from '../../model/file-path.js';
import { readFunctionName } from './function-name.js';

/** @import { Frame } from '../../model/profile.js' */

/** @typedef {Partial<Frame> & {name: string, kind: Frame['kind']}} FrameParts */

/** The name that V8 prints for addresses that it can't resolve. */
export const UNKNOWN_NAME = 'UNKNOWN';

/** @typedef {'sharedLibraries'|'javascript'|'cpp'|''} NameSection */

const TYPED = /^([A-Z]\w*): (.*)$/s;
export const FUNCTION_TYPES = new Set(['JS', 'LazyCompile', 'Function', 'Script', 'Eval']);

/** A path, V8's name for the pages that the kernel maps, or the bare range of an anonymous mapping. */
const LIBRARY = /^(?:\/|[A-Za-z]:[\\/]|\[\w+\]$|[0-9a-f]{8,}-[0-9a-f]{8,}$)/;
const OPENSSL_LIBRARY = /(?:^|[\\/])lib(?:crypto|ssl)\b/;

/** ELF symbol versions, as nm prints them: `write@@GLIBC_2.2.5`, `pthread_mutex_lock@GLIBC_2.2.5`. */
export const SYMBOL_VERSION = /@{1,2}[A-Za-z][\w.]*$/;

/** On macOS every C symbol begins with an underscore more than its source does. */
const C_SYMBOL = /^_(?=\w+$)/;

/** V8's builtins, if they are symbols of the node binary (Node 18, 20). */
export const BUILTIN_SYMBOL = /^Builtins_(?=.)/;

/**
 * @param {string} name as printed
 * @param {NameSection} section the table that lists the same name, `''` if none does (callers without ticks
 *   of their own)
 * @param {string} platform where the text comes from, as platformOfText says
 * @returns {FrameParts} what the name says
 */
export function frameOfName(name, section, platform) {
  if (name === UNKNOWN_NAME && section === '') return { name: '(unknown)', kind: 'unknown', named: false };
  const typed = section === 'cpp' ? null : TYPED.exec(name);
  if (section === 'sharedLibraries' || (section === '' && typed === null && LIBRARY.test(name)))
    return libraryFrame(name);
  if (typed === null) return nativeFrame(platform === 'darwin' ? name.replace(C_SYMBOL, '') : name);
  return typedFrame(name, typed[1], typed[2]);
}

/**
 * @param {string} name as printed
 * @param {string} type V8's word for the kind of code
 * @param {string} rest what follows it
 * @returns {FrameParts} code that V8 made
 */
function typedFrame(name, type, rest) {
  if (FUNCTION_TYPES.has(type)) return readFunctionName(type, rest);
  if (type === 'RegExp') return { name: rest, kind: 'regexp' };
  // Kept apart by its type: a handler runs on behalf of the bytecode of the JavaScript function above it.
  if (type === 'BytecodeHandler') return { name, kind: 'builtin' };
  return { name: rest, kind: /^(?:js-to-wasm|wasm)/.test(rest) ? 'wasm' : 'builtin' };
}

/**
 * @param {string} path a library's path
 * @returns {FrameParts} code of the library that no symbol covers
 */
function libraryFrame(path) {
  return {
    name: fileName(path),
    kind: 'native',
    library: path,
    component: OPENSSL_LIBRARY.test(path) ? 'openssl' : '',
    named: false,
  };
}

/**
 * @param {string} symbol a native symbol, demangled
 * @returns {FrameParts} its frame
 */
function nativeFrame(symbol) {
  if (BUILTIN_SYMBOL.test(symbol)) return { name: symbol.replace(BUILTIN_SYMBOL, ''), kind: 'builtin' };
  return { name: symbol.replace(SYMBOL_VERSION, ''), kind: 'native' };
}
