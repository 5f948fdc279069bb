/** Whether a call holds its thread, or computes elsewhere and answers by callback or promise. */
import { apiNamed } from '../catalogue/index.js';

/** @import { CallSyntax, SourceCall } from '../model/source-call.js' */
/** @import { CallForm } from '../model/report.js' */
/** @import { Decision } from './decide.js' */
/** @import { SiteLeaves } from './resolve-site.js' */

/** From this share of leaves in OpenSSL on, the work itself was done on this thread. Below it the call may
 *  have queued its work, or be so short that system calls hide it. */
const SYNC_LEAVES = 0.25;

/** How inline callbacks begin, and what can't be another argument. An argument may contain a function and be none. */
const IS_FUNCTION = /^(?:async\b|function\b|(?:[\w$]+|\([^()]*(?:\([^()]*\)[^()]*)*\)\s*(?::[^=>]*)?)\s*=>)/;
const IS_NOTHING = /^(?:undefined|null|void 0)$/;

/**
 * Whether a call holds the thread: derived only here. Frames usually show it; if one frame serves both forms, the
 * source says which was called; if the source is missing or silent, what the thread did decides.
 * @param {Decision} decision what the frames say
 * @param {SourceCall | null} call what the source says about the call of node:crypto, null if unknown, or about
 *   something else
 * @param {SiteLeaves} leaves where its samples' program counters were
 * @returns {CallForm} `unknown` if nothing shows it
 */
export function callForm(decision, call, leaves) {
  if (decision.form !== 'unknown') return decision.form;
  const bySource = call === null ? 'unknown' : formBySource(call, decision.api);
  return bySource === 'unknown' ? formByLeaves(leaves) : bySource;
}

/**
 * @param {SourceCall} call what the source says
 * @param {string} seen public name of the function in the frames, `''` if there is none
 * @returns {CallForm}
 */
function formBySource({ callee, syntax }, seen) {
  const api = apiNamed(callee);
  if (api === null || (seen !== '' && seen !== api.name)) return 'unknown';
  if (api.form !== 'unknown') return api.form;
  if (!syntax || syntax.hasSpread || syntax.isNew || api.arity === null) return 'unknown';
  return syntax.isPromisified ? 'async' : formByArguments(syntax, api.arity);
}

/**
 * @param {CallSyntax} syntax of a call of a function that takes a callback, or blocks
 * @param {[fewest: number, most: number]} arity of its blocking form
 * @returns {CallForm}
 */
function formByArguments(syntax, [fewest, most]) {
  const { argumentTexts, receiverText, isAwaited } = syntax;
  const given = argumentTexts.slice(
    0,
    argumentTexts.findLastIndex((text) => text === null || !IS_NOTHING.test(text)) + 1,
  );
  if (given.length > most || (given.length > fewest && IS_FUNCTION.test(given.at(-1) ?? ''))) return 'async';
  // A function of the same name from another module may return a promise.
  const isBlocking = isNodes(syntax) || (receiverText !== '' && !isAwaited);
  return given.length >= fewest && isBlocking ? 'sync' : 'unknown';
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {boolean} whether the callee is certainly node:crypto's own function
 */
function isNodes({ imported }) {
  return imported !== null && /^(?:node:)?crypto$/.test(imported.module);
}

/**
 * @param {SiteLeaves} leaves of its samples
 * @returns {CallForm} `sync` if the work itself was seen on this thread, `unknown` if nothing shows it
 */
function formByLeaves(leaves) {
  let crypto = 0;
  for (const ticks of leaves.primitives.values()) crypto += ticks;
  return crypto > 0 && crypto >= SYNC_LEAVES * leaves.ticks ? 'sync' : 'unknown';
}
