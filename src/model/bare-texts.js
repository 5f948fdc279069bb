/** @import { CallSyntax } from './source-call.js' */

/**
 * @param {Pick<CallSyntax, 'argumentTexts' | 'bareTexts'>} syntax of a call
 * @returns {(string | null)[]} each argument without types, to see what it names; null if it may be secret
 */
export function bareTextsOf({ argumentTexts, bareTexts = argumentTexts }) {
  return bareTexts;
}
