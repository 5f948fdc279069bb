import { CALLERS_CUT } from '../model/input-limits.js';
import { libraryDiagnostics } from '../v8log/diagnostics.js';

/** @import { Diagnostic } from '../model/profile.js' */
/** @import { LibrarySymbols } from '../symbols/index.js' */
/** @import { NodeAtHand } from './choose-node.js' */

/**
 * What Node's text lacks for any program. The rules named are those that only the length of a block triggers.
 */
const LIMITS = [
  "Its text has no times, hence no block lengths: sync-hash, sync-cipher and sync-random can't report, nor any rule about a call " +
    'whose form only its duration tells.',
  'It has no lines: that of a call is known only if its function contains one such call.',
  'It does not show functions that V8 has inlined: cryptography that one of them calls may be counted as "other".',
  'Idle time and garbage collection are recognised by function names alone.',
].join(' ');

/**
 * What a reader of the report should know about a profile that Node's processor made.
 * @param {Diagnostic[]} ofText what the reader of the text reports
 * @param {LibrarySymbols[]} libraries as symbolized
 * @param {NodeAtHand} node whose processor it was
 * @param {string} reason why that one was used
 * @returns {Diagnostic[]} most important first
 */
export function engineDiagnostics(ofText, libraries, node, reason) {
  return [
    { code: 'engine-node', count: 1, message: `Read by the processor of Node ${node.version}: ${reason}. ${LIMITS}` },
    // Said of texts that were made with few callers; here all of them are requested.
    ...ofText.filter(({ code }) => code !== CALLERS_CUT),
    ...libraryDiagnostics(libraries),
  ];
}
