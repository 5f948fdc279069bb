/**
 * What a pprof function stands for: whose code it is and where it begins, as written by the SDKs for Node and by us.
 */
import { fileName } from '../../model/file-path.js';
import { toPath } from '../../v8log/function-name.js';
import { OPENSSL_NAME } from '../openssl-names.js';

/** @import { FrameParts } from '../prof-process-text/frame-of-name.js' */

/**
 * @typedef {object} CodeLine
 * @property {string} name of the function
 * @property {string} file that holds it
 * @property {number} startLine where it begins, 0 if the file doesn't say
 * @property {number} line of the location, 0 if unknown: either also where it begins, or the executing line
 */

/** Where a function without a name begins: `(anonymous:L#20:C#27)`; without a column it is a line that was executing. */
const ANONYMOUS = /^\(anonymous(?::L#\d{1,9}(?::C#(\d{1,9}))?)?\)$/;
/** As we call the code of a module itself. */
const OWN_MODULE = '(module)';
const NODE_OR_CODE = /^node:|\.[cm]?[jt]sx?$/;
const OPENSSL_LIBRARY = /^lib(?:crypto|ssl)\b/;

/**
 * Names for what is no function, of the SDKs and of V8; null for what only groups others.
 * @type {Record<string, FrameParts | null>}
 */
const PSEUDO = {
  'Node.js': null,
  '(root)': null,
  '(no stack)': null,
  '(cut off)': { name: '(cut off)', kind: 'unknown', named: false },
  'Garbage Collection': { name: '(garbage collector)', kind: 'gc' },
  '(garbage collector)': { name: '(garbage collector)', kind: 'gc' },
  '(idle)': { name: '(idle)', kind: 'idle' },
  '(program)': { name: '(program)', kind: 'native', named: false },
  '(unknown)': { name: '(unknown)', kind: 'unknown', named: false },
};

/**
 * @param {string} file that holds a function
 * @returns {boolean} whether it is JavaScript, judging by its name
 */
export function isOfNode(file) {
  return NODE_OR_CODE.test(file);
}

/**
 * @param {CodeLine} code a function, and the line of a location in it
 * @param {boolean} isByLine whether locations have lines that were executing, in files that don't say where functions
 *   begin
 * @returns {FrameParts | null} null for anything that isn't a frame
 */
export function frameOfFunction(code, isByLine) {
  const { name, file, startLine, line } = code;
  if (file === '' && Object.hasOwn(PSEUDO, name)) return PSEUDO[name];
  if (name.startsWith('wasm://') || file.startsWith('wasm://')) return { name, kind: 'wasm', file };
  if (file === '' || (line === 0 && startLine === 0)) return nativeFrame(ANONYMOUS.test(name) ? '' : name, file);
  return scriptFrame(code, isByLine);
}

/**
 * @param {CodeLine} code of a function in JavaScript
 * @param {boolean} isByLine as `frameOfFunction`
 * @returns {FrameParts}
 */
function scriptFrame({ name, file, startLine, line }, isByLine) {
  const [anonymous = '', nameless = '0'] = ANONYMOUS.exec(name) ?? [];
  const [begins, column] = startLine > 0 ? [startLine, 0] : isByLine ? [0, 0] : [line, Number(nameless)];
  const moduleBody = name === OWN_MODULE || (begins === 1 && column === 1);
  return {
    name: anonymous === name || moduleBody ? '' : name,
    kind: 'js',
    file: toPath(file).replace(/^\/(?=[A-Za-z]:[\\/])/, ''),
    line: begins,
    column: moduleBody ? 1 : column,
    callLine: line === begins ? 0 : line,
    moduleBody,
  };
}

/**
 * @param {string} name of a function, `''` if it has none
 * @param {string} library that holds it, `''` if unknown
 * @returns {FrameParts} native code
 */
function nativeFrame(name, library) {
  const known = name || fileName(library);
  if (known === '') return { name: '(unknown)', kind: 'unknown', named: false };
  const isOpenssl = OPENSSL_NAME.test(known) || OPENSSL_LIBRARY.test(fileName(library));
  return { name: known, kind: 'native', library, component: isOpenssl ? 'openssl' : '', named: name !== '' };
}
