/** What a reader could not use: rows only for what occurred. */

/** @import { Diagnostic, Profile } from '../model/profile.js' */

/**
 * @param {readonly [code: string, count: number, message: string][]} rows of all that may occur
 * @returns {Diagnostic[]} of what did, in that order
 */
export function countedDiagnostics(rows) {
  return rows.filter(([, count]) => count > 0).map(([code, count, message]) => ({ code, count, message }));
}

/**
 * @param {Record<string, number>} ticks that were dropped, by reason
 * @returns {Profile['dropped']} those of reasons that occurred
 */
export function countedReasons(ticks) {
  return Object.fromEntries(Object.entries(ticks).filter(([, count]) => count > 0));
}
