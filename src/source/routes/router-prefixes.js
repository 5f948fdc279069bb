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
  const results = router.results.filter(isPlaced);
  const own = results.length === 0 || router.mounts.length > 0 ? ownPrefixes(router, known) : [];
  const different = [...new Set([...own, ...results.flatMap((each) => prefixesOf(each, known))])];
  const found = different.length > MOST_PREFIXES ? [UNKNOWN_PART] : different;
  known.set(router, found);
  return found;
}

/**
 * @param {Router} router that handlers are registered in
 * @param {Map<Router, string[]>} known what was found so far
 * @returns {string[]} what comes before their paths, wherever the router itself is mounted: there, or by the function that made it
 */
function ownPrefixes(router, known) {
  const makers = makersOf(router);
  const mounts = makers.flatMap((each) => each.mounts);
  const inside = (/** @type {string} */ outer) => makers.reduce((path, { prefix }) => joined(path, prefix), outer);
  if (mounts.length === 0) return [inside(router.kind === 'app' || router.kind === 'own' ? '' : UNKNOWN_PART)];
  return mounts.flatMap(({ parent, prefix }) =>
    prefixesOf(parent, known).map((outer) => inside(joined(outer, prefix))),
  );
}

/** @param {Router} router any @returns {Router[]} it, and what it is a result of */
function makersOf(router) {
  return [router, ...(router.within === null ? [] : makersOf(router.within))];
}

/** @param {Router} router that a call returned @returns {boolean} whether it is known what comes before its paths */
function isPlaced({ mounts, prefix, results }) {
  return mounts.length > 0 || prefix !== '' || results.some(isPlaced);
}

/** @param {string} outer path @param {string} inner what follows, if not `''` @returns {string} */
function joined(outer, inner) {
  return inner === '' ? outer : joinPaths(outer, inner);
}
