/**
 * Which Express ran: from version 5 on it awaits what handlers return; before that, a rejected promise ends the process
 * (https://expressjs.com/en/guide/migrating-5.html#rejected-promises). The source says `express` for both; the files
 * that ran differ.
 */
import { packagePath } from '../../catalogue/index.js';

/** @import { EnclosingFunction, SourceCall } from '../../model/source-call.js' */

/** Express had its own router up to version 4. */
const OWN_ROUTER = /^lib\/router\//;

/**
 * @param {ReadonlyMap<string, SourceCall>} calls what the source says at call sites
 * @param {Iterable<string>} files of functions that ran
 * @returns {ReadonlyMap<string, SourceCall>} the same, with `express 4` or `express 5` as the router where the version
 *   was seen
 */
export function withRouterVersions(calls, files) {
  const router = routerSeen(files);
  if (router === '') return calls;
  return new Map(
    [...calls].map(([id, call]) => {
      const { syntax } = call;
      if (!syntax) return [id, call];
      return [id, { ...call, syntax: { ...syntax, within: withVersion(syntax.within, router) } }];
    }),
  );
}

/**
 * @param {EnclosingFunction} within the function around a call
 * @param {string} router Express with its version
 * @returns {EnclosingFunction} the same with that where a router of Express gets it, or its promise
 */
function withVersion(within, router) {
  const { callers } = within;
  const own = within.router === 'express' ? { ...within, router } : within;
  return callers?.passedTo === 'express' ? { ...own, callers: { ...callers, passedTo: router } } : own;
}

/**
 * @param {Iterable<string>} files of functions that ran
 * @returns {string} the older if both are seen, `''` if none is
 */
function routerSeen(files) {
  let seen = '';
  for (const file of files) {
    const { name, path } = packagePath(file);
    if (name === 'express' && OWN_ROUTER.test(path)) return 'express 4';
    if (name === 'router') seen = 'express 5';
  }
  return seen;
}
