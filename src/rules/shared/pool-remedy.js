/** The remedy that most blocking calls share: the asynchronous form, on the thread pool. */
import { promisesOf } from '../../catalogue/index.js';
import { whyNotAwaited } from './awaitable.js';
import { packageAdvice } from './package-equivalent.js';
import { poolFunction, promisifiedEdit, promisifiedSketch } from './promisified.js';

/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { Remedy } from './blocking.js' */
/** @import { RuleContext } from './rule.js' */

/**
 * The remedy for a call that has an asynchronous form in node:crypto, or is made inside a package.
 * @param {CallSiteReport} callSite a synchronous call
 * @param {RuleContext} context what the source says
 * @param {string} fallback the asynchronous function to show if the call's own is unknown, such as `pbkdf2`
 * @returns {Remedy} an edit, or a sketch
 */
export function poolRemedy(callSite, { calls, node }, fallback) {
  const call = calls.get(callSite.id);
  if (callSite.package) return packageAdvice(callSite, call, node) ?? packageRemedy(callSite.package);
  const exact = promisifiedEdit(callSite, call);
  return (
    exact ?? {
      edit: null,
      advice: [...promisifiedSketch(poolFunction(callSite.api) ?? fallback), ...whyNotAwaited(call)],
      notes: [],
    }
  );
}

/**
 * The remedy for a call that a package makes, so that its line is not the user's to rewrite.
 * @param {string} name the package
 * @returns {Remedy} a sketch
 */
export function packageRemedy(name) {
  const worker = '// or call it in a worker thread, for instance through the package piscina';
  const isOnPool = promisesOf(name) === 'pool';
  const advice = isOnPool
    ? [`// ${name} makes this call: its functions that return a promise compute on a thread pool`]
    : [`// ${name} makes this call: profile its asynchronous function, if it has one; that may block as well,`, worker];
  return { edit: null, advice, notes: [] };
}
