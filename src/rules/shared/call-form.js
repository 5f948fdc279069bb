/** One frame of Node's serves both forms of some functions; the source can still tell which was called. */
import { asyncFormOf } from './async-form.js';
import { findCall } from './find-call.js';

/**
 * The form of a call. `crypto.sign(algorithm, data, key)` has no callback, so it blocks; the same without
 * a receiver (`sign(...)`) may be a promisified function and stays unknown, as does what is awaited.
 * @param {import('../../model/report.js').CallSiteReport} callSite any call site
 * @returns {import('../../model/report.js').CallForm} `unknown` only if the source doesn't tell either
 */
export function callForm(callSite) {
  const { form, api } = callSite;
  const asyncForm = asyncFormOf(api);
  if (form !== 'unknown' || callSite.package || asyncForm?.name !== api || !asyncForm.arity) return form;
  const call = findCall(callSite, api);
  if (!call) return form;
  const [fewest, most] = asyncForm.arity;
  if (call.args.length > most) return 'async';
  const isAwaited = call.tokens[call.first - 1]?.text === 'await';
  return call.args.length >= fewest && call.receiver !== '' && !isAwaited ? 'sync' : form;
}
