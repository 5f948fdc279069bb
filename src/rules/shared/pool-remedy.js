/** The remedy that most blocking calls share: the asynchronous form, on the thread pool. */
import { promisifiedAdvice } from './advice.js';
import { AWAIT_NOTE, POOL_NOTE, SHORT_CALL_NOTE } from './blocking.js';
import { LONG_BLOCK_MS } from './severity.js';

/** @typedef {import('../../model/report.js').CallSiteReport} CallSiteReport */

/**
 * Advice and notes for a call that has an asynchronous form in node:crypto, or is made inside a package.
 * @param {CallSiteReport} callSite a synchronous call
 * @param {string} fallback the asynchronous function to show if the call's own is unknown, such as `pbkdf2`
 * @returns {import('./blocking.js').Remedy} advice and notes
 */
export function poolRemedy(callSite, fallback) {
  if (callSite.package) return packageRemedy(callSite.package);
  const { count, p95Ms } = callSite.blocks;
  const isShort = count > 0 && p95Ms < LONG_BLOCK_MS;
  return {
    advice: promisifiedAdvice(callSite, fallback),
    notes: [AWAIT_NOTE, POOL_NOTE, ...(isShort ? [SHORT_CALL_NOTE] : [])],
  };
}

/**
 * Advice for a call that a package makes, so that its line is not the user's to rewrite.
 * @param {string} name the package
 * @returns {import('./blocking.js').Remedy} advice and notes
 */
export function packageRemedy(name) {
  return {
    advice: [
      `// ${name} makes this call: use its asynchronous form if it has one that leaves the event loop,`,
      '// or run it in a worker thread (node:worker_threads, for instance through piscina)',
    ],
    notes: ['A function that takes a callback or returns a promise may still compute on the event loop: profile it to be sure.'],
  };
}
