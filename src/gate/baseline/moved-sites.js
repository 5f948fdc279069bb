import { isNamedInOneFile, pairMoved } from '../../model/pair-moved.js';
import { siteId } from '../../model/site-id.js';
import { mayBeSameCall } from './recorded-sites.js';

/** @import { BaselineSite } from './recorded-sites.js' */

/**
 * Calls in one function that do the same, which a baseline and a run tell apart by their order alone.
 * @typedef {BaselineSite & {name: string, count: number}} Calls `share` is that of all of them
 */

/**
 * @param {Iterable<BaselineSite>} sites of a baseline or a run
 * @returns {Map<string, Calls>} by what calls in one function that do the same have in common:
 *   `src/app.js#auth|kdf.pbkdf2`
 */
function callsByName(sites) {
  /** @type {Map<string, Calls>} */
  const groups = new Map();
  for (const site of sites) {
    const name = siteId(site, '', 1);
    const { share, count } = groups.get(name) ?? { share: 0, count: 0 };
    groups.set(name, {
      file: site.file,
      function: site.function,
      operation: site.operation,
      name,
      share: share + site.share,
      count: count + 1,
    });
  }
  return groups;
}

/**
 * A file or a function that was renamed is no new call site. How moves are told is the same as in comparisons of two
 * runs.
 * @param {Iterable<BaselineSite>} accepted call sites of a baseline
 * @param {Iterable<BaselineSite>} found call sites of a run that matter
 * @param {Iterable<BaselineSite>} present all call sites of that run, however light
 * @returns {Map<string, Calls>} accepted ones that are gone, by the name that each has now
 */
export function movedSites(accepted, found, present) {
  const [before, after, all] = [accepted, found, present].map((sites) => [...callsByName(sites).values()]);
  const gone = before.filter((calls) => !all.some((each) => mayBeSameCall(calls, each)));
  const come = after.filter((calls) => !before.some((each) => mayBeSameCall(calls, each)));
  const { pairs } = pairMoved(
    { before: gone, after: come },
    { before, after: all },
    {
      placeOf: (calls) => calls,
      // What samples tell of an operation differs from run to run: `keygen`, `keygen.rsa`.
      workOf: ({ operation }) => [operation.split('.')[0]],
      callOf: () => [],
      operationOf: ({ operation }) => operation,
      isSameLine: isNamedInOneFile,
      // A baseline does not hold how.
      isDoneAlike: () => false,
    },
  );
  return new Map(pairs.map(([old, { name }]) => [name, old]));
}
