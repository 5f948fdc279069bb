/** Whether a profiler named native code: V8's own, and those of SDKs, don't. */

/** @import { Frame } from './profile.js' */

/** V8 itself names no C++: whoever wrote such a name knew symbols. */
const NATIVE_NAME = /::/;

/**
 * @param {Frame[]} frames of a profile
 * @returns {boolean} whether the profiler that recorded it knew the names of native code
 */
export function seesNative(frames) {
  return frames.some(({ kind, component, name }) => kind === 'native' && (component !== '' || NATIVE_NAME.test(name)));
}
