/**
 * Stacks as other tools show them: what a frame is called, where it is, and where among the frames cryptography is
 * named.
 */
import { shownName } from '../../model/frame-table.js';
import { fileInRoot } from '../../model/site-id.js';
import { shown } from '../../text/escape.js';

/** @import { AnnotatedProfile, StackRow, StackWork } from '../../model/annotated-stacks.js' */
/** @import { Frame, Profile } from '../../model/profile.js' */

/** What frames without a name are called. @type {Record<Frame['kind'], string>} */
const NAMELESS = {
  js: '(anonymous)',
  builtin: '(builtin)',
  native: '(native)',
  regexp: '(regexp)',
  wasm: '(wasm)',
  kernel: '(kernel)',
  gc: '(garbage collector)',
  idle: '(idle)',
  unknown: '(unknown)',
};

/** The name for samples without a stack. */
export const NO_STACK = '(no stack)';

/**
 * @param {Frame} frame any
 * @returns {string} what it is called: printable, on one line, never empty
 */
export function frameName(frame) {
  if (frame.moduleBody) return '(module)';
  return shown(shownName(frame)) || NAMELESS[frame.kind];
}

/**
 * @param {Frame} frame any
 * @param {string} root absolute path of the program's repository, `''` if unknown
 * @returns {string} where its code is: a file relative to the root, or the native library; printable, `''` if unknown
 */
export function frameFile({ file, library }, root) {
  return shown(file === '' ? library : fileInRoot(file, root));
}

/**
 * @param {StackWork} work some cryptography
 * @returns {string} `kdf.pbkdf2 sha512`, printable
 */
export function workName({ operation, algorithm }) {
  return shown(algorithm === '' ? operation : `${operation} ${algorithm}`);
}

/**
 * @param {Profile} profile that contains the stack
 * @param {number} row of its stacks, -1 for none
 * @returns {number[]} its frames, outermost first
 */
export function framesOf({ stacks }, row) {
  const frames = [];
  for (let each = row; each !== -1; each = stacks.parent[each]) frames.push(stacks.frame[each]);
  return frames.reverse();
}

/**
 * Says where in a stack the frame that names the cryptography belongs: the call site calls it, and everything below it
 * is its work. As the innermost frame it would be charged with the time of the functions that compute.
 * @param {AnnotatedProfile} annotated profile
 * @param {StackRow} row of it
 * @param {number[]} frames of the row's stack, outermost first
 * @returns {number} how many frames are above it; -1 if the row isn't cryptography
 */
export function workDepth({ works }, { work }, frames) {
  return work === -1 ? -1 : frames.lastIndexOf(works[work].frame) + 1;
}
