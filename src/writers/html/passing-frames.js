/**
 * Which frames of a stack only pass calls on. They are folded, so that whatever does the work is found directly below
 * its caller, whichever version of the framework, Node or V8 and whichever middleware is in between.
 */
import { shown } from '../../text/escape.js';

/** @import { AnnotatedProfile, FrameOwner } from '../../model/annotated-stacks.js' */
/** @import { Frame } from '../../model/profile.js' */

/** How V8 calls C++: up to Node 20, and since. */
const API_CALL = /^(?:v8::internal::Builtin_HandleApi|CallApiCallback|HandleApiCall)/;

/** Frames of Node's own that are one: what is between them (`g`) belongs to them, and before them at the root. */
const OF_NODE = /(?:^g+)?[nl][nlg]*/g;

/**
 * @callback PassingIn
 * @param {number[]} stack frames of a stack, outermost first
 * @param {number} depth how many of them are above the frame that names the cryptography, -1 if there is none; below it,
 *   nothing is folded
 * @returns {(string | null)[]} what each frame is shown as, the same for those that follow each other and are one; null for
 *   those that are shown themselves, `''` for those that are left out
 */

/**
 * @param {AnnotatedProfile} annotated profile
 * @param {boolean} hasBindings whether C++ that calls other C++ is shown. V8 logs what JavaScript called or does not,
 *   depending on its version
 * @returns {PassingIn} looks at its stacks
 */
export function passingFrames({ profile, owners }, hasBindings) {
  const kinds = profile.frames.map((frame, index) => kindOf(frame, owners[index]));
  const alone = profile.frames.map((frame, index) => {
    const { forwards, package: packageName } = owners[index];
    if (forwards) return `${shown(packageName)} (forwards)`;
    return isBetween(frame, hasBindings) ? '' : null;
  });
  return (stack, depth) => {
    const passing = stack.map((frame) => alone[frame]);
    if (passing.at(-1) === '') passing[passing.length - 1] = null;
    const above = depth === -1 ? stack.length : depth;
    const own = stack.slice(0, above).map((frame) => owners[frame]);
    if (own.some(({ owner }) => owner === 'node')) {
      const known = stack.slice(0, own.findLastIndex(isWorthReaching) + 1).map((frame) => kinds[frame]);
      for (const { 0: run, index } of known.join('').matchAll(OF_NODE))
        passing.fill(run.includes('l') ? 'Node (loads modules)' : 'Node (forwards)', index, index + run.length);
    }
    foldMiddleware(own, passing);
    return passing;
  };
}

/**
 * Code to which a framework passes a request, and code that passes it back to the framework, also only passes it on,
 * unless it is the program's own. So do packages that continue by themselves and then pass it back, such as one that
 * has read a body.
 * @param {FrameOwner[]} own owners of a stack's frames
 * @param {(string | null)[]} passing what its frames are shown as, which changes
 */
function foldMiddleware(own, passing) {
  let first = own.findIndex(({ owner }) => owner === 'package' || owner === 'user');
  /** @type {string | null} */
  let name = null;
  own.forEach(({ forwards, owner }, index) => {
    if (owner === 'user') [first, name] = [-1, null];
    if (!forwards) return;
    name ??= passing[index];
    if (first === -1) first = index;
    passing.fill(name, first, index + 1);
  });
}

/**
 * @param {FrameOwner} owner of a frame
 * @returns {boolean} whether Node's frames above it only lead to it: into a user's code, or further in its loader
 */
function isWorthReaching({ owner, loads }) {
  return owner === 'user' || owner === 'package' || loads;
}

/**
 * @param {Frame} frame that is not the innermost
 * @param {boolean} hasBindings whether C++ that calls other C++ is shown
 * @returns {boolean} whether it is only how JavaScript calls C++
 */
function isBetween({ kind, name }, hasBindings) {
  return API_CALL.test(name) ? kind === 'native' || kind === 'builtin' : kind === 'native' && !hasBindings;
}

/**
 * @param {Frame} frame of a stack
 * @param {FrameOwner} owner of it
 * @returns {'l' | 'n' | 'g' | '.'} Node's loader, Node's other JavaScript, what it may call JavaScript through, anything else
 */
function kindOf({ kind }, { owner, loads }) {
  if (owner === 'node') return loads ? 'l' : 'n';
  return kind === 'native' || kind === 'builtin' ? 'g' : '.';
}
