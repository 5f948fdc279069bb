/** What a node of a `.cpuprofile` stands for: whose code it is, and its name. */
import { isRecord } from '../../model/is-record.js';
import { VM_STATE } from '../../model/vm-state.js';
import { workOfFrame } from '../../model/own-marks.js';
import { toPath } from '../../v8log/function-name.js';
import { OPENSSL_NAME } from '../openssl-names.js';

/** @import { SampleLabels } from '../../model/profile.js' */
/** @import { FrameParts } from '../prof-process-text/frame-of-name.js' */

/** No file has more lines or columns than that. */
const MOST = 2 ** 31 - 1;
const ANONYMOUS = new Set(['', '(anonymous)', '(anonymous function)']);

/**
 * Of a script that was loaded before the profiler was started, top-level code has no position: V8 does not tell it from that of an
 * `eval` (https://github.com/v8/v8/blob/main/src/logging/log.cc, ExistingCodeLogger::LogExistingFunction).
 */
const SCRIPT = /^(?:file|node):/;

/** V8's names for what is no function. @type {Record<string, FrameParts>} */
const PSEUDO = {
  '(idle)': { name: '(idle)', kind: 'idle' },
  '(garbage collector)': { name: '(garbage collector)', kind: 'gc' },
  '(program)': { name: '(program)', kind: 'native', named: false },
};

/**
 * @param {Record<string, unknown>} node of the tree, from anybody
 * @returns {FrameParts | null} its function; null for the root, and for what we wrote between the functions
 */
export function frameOfNode(node) {
  const { functionName, url, lineNumber, columnNumber } = isRecord(node.callFrame) ? node.callFrame : node;
  const name = textIn(functionName);
  const script = textIn(url);
  const line = positionOf(lineNumber);
  const column = positionOf(columnNumber);
  if (line === 0) return frameWithoutPlace(name, script);
  if (script.startsWith('wasm://')) return { name, kind: 'wasm', file: script };
  const own = ANONYMOUS.has(name) ? '' : name;
  return {
    name: own,
    kind: 'js',
    file: toPath(script),
    line,
    column,
    callLine: script.startsWith('node:') ? 0 : onlyLine(node.positionTicks),
    moduleBody: own === '' && script !== '' && line === 1 && column === 1,
  };
}

/**
 * Where nothing on the stack called for cryptography (TLS between two callbacks), only what was counted while it was
 * recorded says so, which such a file does not hold. Our frame, outermost, says what it came to.
 * @param {Record<string, unknown>} node that the root calls, from anybody
 * @returns {SampleLabels | null} of all samples below it, if it is such a frame
 */
export function labelsBelow(node) {
  const { functionName, url, lineNumber } = isRecord(node.callFrame) ? node.callFrame : node;
  const work = textIn(url) === '' && positionOf(lineNumber) === 0 ? workOfFrame(textIn(functionName)) : null;
  return work === null ? null : { ...work, hasCallSite: false };
}

/**
 * @param {FrameParts} frame of a node
 * @returns {number} VM_STATE of a sample in it
 */
export function stateOfFrame({ kind }) {
  if (kind === 'idle') return VM_STATE.idle;
  return kind === 'gc' ? VM_STATE.gc : VM_STATE.unknown;
}

/**
 * @param {string} name of what has no line
 * @param {string} library that holds it, where we wrote the file
 * @returns {FrameParts | null} native code, or what V8 did; null for the root and for cryptography, which its callees
 *   show anew
 */
function frameWithoutPlace(name, library) {
  if (library.startsWith('wasm://')) return { name, kind: 'wasm', file: library };
  if (library === '' && (name === '(root)' || workOfFrame(name) !== null)) return null;
  if (library === '' && Object.hasOwn(PSEUDO, name)) return PSEUDO[name];
  if (name === '' && SCRIPT.test(library))
    return { name: '', kind: 'js', file: toPath(library), line: 1, column: 1, moduleBody: true };
  if (name === '') return { name: '(unknown)', kind: 'unknown', named: false };
  return { name, kind: 'native', library, component: OPENSSL_NAME.test(name) ? 'openssl' : '' };
}

/**
 * A node counts ticks by line, and its samples don't say which of them is theirs.
 * @param {unknown} positions ticks by line, from anybody
 * @returns {number} the line of all its ticks, 1-based; 0 if there are several, or none
 */
function onlyLine(positions) {
  if (!Array.isArray(positions) || positions.length !== 1 || !isRecord(positions[0])) return 0;
  return positionOf(Number(positions[0].line) - 1);
}

/**
 * @param {unknown} value a name, from anybody
 */
function textIn(value) {
  return typeof value === 'string' ? value : '';
}

/**
 * @param {unknown} value 0-based line or column, from anybody; -1 if there is none
 * @returns {number} 1-based, 0 if unknown
 */
function positionOf(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < MOST ? Number(value) + 1 : 0;
}
