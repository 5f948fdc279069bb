/** What a frame of `perf script` stands for: whose code it is, and its name. */
import { REMOVED } from '../../model/file-path.js';
import { BUILTIN_SYMBOL, FUNCTION_TYPES, SYMBOL_VERSION } from '../prof-process-text/frame-of-name.js';
import { readFunctionName } from '../prof-process-text/function-name.js';
import { OPENSSL_NAME } from '../openssl-names.js';
import { isKernel } from './text-rows.js';

/** @import { FrameParts } from '../prof-process-text/frame-of-name.js' */
/** @import { FrameRow } from './text-rows.js' */

/** V8 names its code by kind: `JS:*login /app/server.js:3:5`, `RegExp:\d+`, `Builtin:...`. */
const TYPED = /^(JS|LazyCompile|Function|Script|Eval|RegExp|Builtin|BytecodeHandler|Handler|Stub|Wasm\w*):(?!:)(.*)$/s;
const WASM = /^(?:js-to-wasm|wasm)/i;
const LIBRARY = /\.so(?:\.|$)|\.node$|^\[vdso\]$/;
const OPENSSL_LIBRARY = /(?:^|\/)lib(?:crypto|ssl)\b/;
/** Where glibc, musl and the loader begin a thread or a program: a stack that ends there is whole. */
const BEGINNING =
  /^(?:_start|_dl_start\w*|_dl_sysdep_start|dl_main|_?_libc_start\w*|libc_start_main\w*|generic_start_main\w*|_?start_thread|_*clone\d*|thread_start|start|main|node::Start)$/;

/**
 * How V8 calls functions, and its own C++ between a function and what that calls. In V8's ticks it is no caller either.
 */
const MACHINERY =
  /^(?:Builtins_)?(?:JSEntry|JSConstructEntry|JSRunMicrotasksEntry|JSEntryTrampoline|JSConstructEntryTrampoline|RunMicrotasks(?:Trampoline)?|InterpreterEntryTrampoline\w*|Interpreter(?:PushArgs|OnStack)\w*|InterpreterEnterAt\w*|BaselineOrInterpreterEnter\w*|Baseline\w*Trampoline|BaselineOutOfLinePrologue\w*|Call(?:_\w+|Function\w*|Proxy|WithSpread\w*|WithArrayLike|Varargs|ForwardVarargs|FunctionForwardVarargs|ApiCallback\w*|ApiGetter)?|Construct(?:Function\w*|Proxy|_\w+|WithSpread\w*|Varargs|ForwardVarargs)?|Construct|HandleApiCall\w*|HandleApiConstruct|JSBuiltinsConstructStub|JSConstructStub\w*|CEntry\w*|FunctionPrototype(?:Apply|Call)|ReflectApply|\w+Handler|\w+_Baseline|\w+IC\w*Trampoline)$/;
const V8_CODE = /^(?:\(anonymous namespace\)::)?v8::|^(?:non-virtual thunk to )?v8::/;

/**
 * @param {FrameRow} row as perf printed it, or with the name that V8 wrote of it
 * @param {boolean} isCaller whether it called another frame: then its offset distinguishes its calls
 * @returns {FrameParts} what it is
 */
export function frameOfRow(row, isCaller) {
  const { name, dso } = row;
  if (isKernel(row)) return { name: '(kernel)', kind: 'kernel' };
  if (name === '[unknown]' || name === '') return namelessFrame(dso.replace(REMOVED, ''));
  const typed = TYPED.exec(name);
  if (typed !== null) return generatedFrame(typed[1], typed[2], isCaller ? row.offset : 0);
  if (WASM.test(name) && !dso.startsWith('/')) return { name, kind: 'wasm' };
  if (BUILTIN_SYMBOL.test(name)) return { name: name.replace(BUILTIN_SYMBOL, ''), kind: 'builtin' };
  return nativeFrame(name.replace(SYMBOL_VERSION, ''), dso.replace(REMOVED, ''));
}

/**
 * @param {FrameRow} row the outermost of a stack
 * @returns {boolean} whether a program or a thread begins there
 */
export function isBeginning({ name }) {
  return BEGINNING.test(name.replace(SYMBOL_VERSION, ''));
}

/**
 * @param {FrameRow} row a caller
 * @returns {boolean} whether it is only V8's machinery for calling what follows
 */
export function isMachinery({ name }) {
  return MACHINERY.test(name) || V8_CODE.test(name) || name.startsWith('BytecodeHandler:');
}

/**
 * @param {string} type V8's word for the kind of code
 * @param {string} rest what follows it
 * @param {number} offset of the address in the code, 0 if unknown
 * @returns {FrameParts} generated code
 */
function generatedFrame(type, rest, offset) {
  if (FUNCTION_TYPES.has(type)) {
    const frame = readFunctionName(type, rest);
    // Baseline code has its calls in the order of the source; how others come from it, their offsets don't show.
    return frame.tier === 'sparkplug' ? { ...frame, callOffset: offset } : frame;
  }
  if (type === 'RegExp') return { name: rest, kind: 'regexp' };
  if (type.startsWith('Wasm')) return { name: rest, kind: 'wasm' };
  return { name: type === 'BytecodeHandler' ? `${type}: ${rest}` : rest, kind: 'builtin' };
}

/**
 * @param {string} dso whose code no symbol names
 * @returns {FrameParts} code of a library, or an address that nothing explains
 */
function namelessFrame(dso) {
  if (!dso.startsWith('/') || dso.startsWith('//')) return { name: '(unknown)', kind: 'unknown', named: false };
  return { ...nativeFrame(dso.slice(dso.lastIndexOf('/') + 1), dso), library: dso, named: false };
}

/**
 * Node's own binary is not given as the library of its functions: where a function has no other, its name shows whose it
 * is.
 * @param {string} name of a function
 * @param {string} dso that holds it
 * @returns {FrameParts} native code
 */
function nativeFrame(name, dso) {
  const isLibrary = LIBRARY.test(dso);
  const isOpenSsl = isLibrary ? OPENSSL_LIBRARY.test(dso) : OPENSSL_NAME.test(name);
  return { name, kind: 'native', library: isLibrary ? dso : '', component: isOpenSsl ? 'openssl' : '' };
}
