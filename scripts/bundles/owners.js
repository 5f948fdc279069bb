import { packageOf } from '../../src/catalogue/index.js';
import { MADE_UP } from '../../src/model/made-up.js';

/** @import { Profile } from '../../src/model/profile.js' */

/**
 * Whose code runs in each stack of a bundle, by its source map. What a compiler made up, such as the getters of an
 * export or `__classPrivateFieldGet`, is in no source: it works for whoever called it.
 * @param {Pick<Profile, 'frames' | 'stacks'>} profile that was read with the bundle's source map
 * @returns {('package' | 'user' | '')[]} of each stack its innermost JavaScript that somebody wrote; `''` if it has none
 */
export function ownersOf({ frames, stacks }) {
  /** @type {('package' | 'user' | '')[]} */
  const owners = [];
  for (let row = 0; row < stacks.length; row++) {
    const { kind, file, bundled } = frames[stacks.frame[row]];
    const parent = stacks.parent[row];
    if (kind !== 'js' || bundled?.module === MADE_UP) owners.push(parent === -1 ? '' : owners[parent]);
    else if (file === '' || file.startsWith('node:')) owners.push('');
    else owners.push(packageOf(file) === '' ? 'user' : 'package');
  }
  return owners;
}
