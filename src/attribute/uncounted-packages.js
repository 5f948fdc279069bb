import { packageOf, promisesOf } from '../catalogue/index.js';
import { UNCOUNTED } from '../model/cpu.js';
import { listed } from '../text/words.js';

/** @import { Attribution } from './attribute-profile.js' */

/**
 * Functions of native addons have no frames, and Node does not know their jobs: where none of a package was seen, it may have
 * computed on the thread pool all the same.
 * @template {Pick<Attribution, 'profile' | 'list'>} Attributed
 * @param {Attributed} attribution of a thread
 * @returns {Attributed} the same with a diagnostic for those packages, if it has loaded some
 */
export function withUncounted(attribution) {
  const { profile, list } = attribution;
  const seen = new Set(list.flatMap(({ decision }) => (decision.form === 'async' ? [decision.package] : [])));
  const loaded = new Set([...profile.sources.keys()].map(packageOf));
  const names = [...loaded].filter((name) => promisesOf(name) === 'pool' && !seen.has(name)).sort();
  const isSaid = profile.diagnostics.some(({ code }) => code === UNCOUNTED);
  if (names.length === 0 || isSaid) return attribution;
  const message = `${listed(names)} can have computed on the thread pool as well: jobs of addons are not counted, and calls of their functions have no frames.`;
  const diagnostics = [...profile.diagnostics, { code: UNCOUNTED, count: 1, message }];
  return { ...attribution, profile: { ...profile, diagnostics } };
}
