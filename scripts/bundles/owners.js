import { packageOf } from '../../src/catalogue/index.js';
import { MADE_UP } from '../../src/model/made-up.js';

/** @import { Profile } from '../../src/model/profile.js' */

/**
 * Whose code runs in each stack of a bundle, by its source map. Code added by a compiler, such as the getters of an
 * export or `__classPrivateFieldGet`, is in no source: it works for its caller.
 * @param {Pick<Profile, 'frames' | 'stacks'>} profile that was read with the bundle's source map
 * @returns {('package' | 'user' | '')[]} file of each stack's innermost JavaScript that somebody wrote; `''` if there
 *   is none
 */
export function ownersOf({ frames, stacks }) {
  return owners({ frames, stacks }, () => '');
}

/**
 * For whom each stack works: the same, but Node's work counts for its caller.
 * @param {Pick<Profile, 'frames' | 'stacks'>} profile that was read with the bundle's source map, if it is one
 * @returns {('package' | 'user' | '')[]}
 */
export function callersOf({ frames, stacks }) {
  return owners({ frames, stacks }, (caller) => caller);
}

/**
 * @param {Pick<Profile, 'frames' | 'stacks'>} profile that was read with the bundle's source map
 * @param {(caller: 'package' | 'user' | '') => 'package' | 'user' | ''} nodes owner of what Node does, by its caller's
 * @returns {('package' | 'user' | '')[]} one for each stack
 */
function owners({ frames, stacks }, nodes) {
  /** @type {('package' | 'user' | '')[]} */
  const found = [];
  for (let row = 0; row < stacks.length; row++) {
    const { kind, file, bundled } = frames[stacks.frame[row]];
    const parent = stacks.parent[row];
    if (kind !== 'js' || bundled?.module === MADE_UP) found.push(parent === -1 ? '' : found[parent]);
    else if (file === '' || file.startsWith('node:')) found.push(nodes(parent === -1 ? '' : found[parent]));
    else found.push(packageOf(file) === '' ? 'user' : 'package');
  }
  return found;
}
