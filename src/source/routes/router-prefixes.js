/** What comes before the paths that are registered in a router: it may be mounted in others, in several places. */
import { UNKNOWN_PART } from '../../model/route.js';
import { joinPaths } from './decorated-routes.js';

/** @import { Router } from './values.js' */

/** Number of places where a router is mounted above which they can no longer be told apart. */
const MOST_PREFIXES = 20;

/**
 * @param {Router | null} router that handlers are registered in
 * @param {Map<Router, string[]>} known what was found so far; unknown for those being followed, because routers may be
 *   mounted in circles
 * @returns {string[]} what comes before their paths, for each place where it is mounted
 */
export function prefixesOf(router, known) {
  if (router === null) return [UNKNOWN_PART];
  const before = known.get(router);
  if (before !== undefined) return before;
  known.set(router, [UNKNOWN_PART]);
  const { kind, prefix, mounts } = router;
  const own = (/** @type {string} */ outer) => (prefix === '' ? outer : joinPaths(outer, prefix));
  const all =
    mounts.length === 0
      ? [own(kind === 'app' || kind === 'own' ? '' : UNKNOWN_PART)]
      : mounts.flatMap(({ parent, prefix: at }) =>
          prefixesOf(parent, known).map((outer) => own(at === '' ? outer : joinPaths(outer, at))),
        );
  const different = [...new Set(all)];
  const found = different.length > MOST_PREFIXES ? [UNKNOWN_PART] : different;
  known.set(router, found);
  return found;
}
