/** The remedy that most blocking calls share: the asynchronous form, on the thread pool. */
import { poolFunction, promisifiedEdit, promisifiedSketch } from './promisified.js';

/** @typedef {import('../../model/report.js').CallSiteReport} CallSiteReport */
/** @typedef {import('./blocking.js').Remedy} Remedy */

/**
 * The remedy for a call that has an asynchronous form in node:crypto, or is made inside a package.
 * @param {CallSiteReport} callSite a synchronous call
 * @param {import('./rule.js').RuleContext} context what the source says
 * @param {string} fallback the asynchronous function to show if the call's own is unknown, such as `pbkdf2`
 * @returns {Remedy} an edit, or a sketch
 */
export function poolRemedy(callSite, { calls }, fallback) {
  if (callSite.package) return packageRemedy(callSite.package);
  const exact = promisifiedEdit(callSite, calls.get(callSite.id));
  return exact ?? { edit: null, advice: promisifiedSketch(poolFunction(callSite.api) ?? fallback), notes: [] };
}

/**
 * The remedy for a call that a package makes, so that its line is not the user's to rewrite.
 * @param {string} name the package
 * @returns {Remedy} a sketch
 */
export function packageRemedy(name) {
  return {
    edit: null,
    advice: [
      `// ${name} makes this call: use its asynchronous form if it has one that leaves the event loop,`,
      '// or run it in a worker thread (node:worker_threads, for instance through piscina)',
    ],
    notes: [],
  };
}
