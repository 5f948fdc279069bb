import { objectOf } from './definition.js';
import { nameOfKey } from './member-path.js';

/** @import { Scope } from './scope.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** What node:crypto takes beside a key, in one object with it. */
const OPTIONS = new Set([
  'passphrase',
  'format',
  'type',
  'encoding',
  'padding',
  'saltLength',
  'dsaEncoding',
  'oaepHash',
  'oaepLabel',
  'context',
]);

/**
 * @param {Node} node an argument
 * @param {Scope} scope that it is in
 * @returns {string[] | null} what a key has beside it, `['passphrase']` of `{ key: pem, passphrase }`; null if the argument is not
 *   known to be an object that holds a key
 */
export function keyOptions(node, scope) {
  const properties = objectOf(node, scope)?.node.properties ?? [];
  const names = properties.map((each) => (each.type === 'Property' && !each.computed ? nameOfKey(each.key) : ''));
  return names.includes('key') ? names.filter((name) => OPTIONS.has(name)).sort() : null;
}
