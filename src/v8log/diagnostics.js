/** @import { Diagnostic } from '../model/profile.js' */
/** @import { LibrarySymbols } from '../symbols/index.js' */
/** @import { V8LogReader } from './reader.js' */

/** V8 versions whose logs were checked: Node 18 to 26. */
const KNOWN_V8 = [10, 14];

const SKIPPED = /** @type {Record<string, string>} */ ({
  empty: 'empty lines',
  truncated: 'lines that were cut off at the end of the log',
  unparsable: 'lines that are damaged',
  'unknown-record': 'lines that are no record of a V8 log',
  'too-long': 'lines longer than 64 MB',
});

const LIBRARY = /** @type {Record<LibrarySymbols['status'], string>} */ ({
  ok: '',
  partial: '',
  stripped: 'holds no symbols for the addresses that were hit; they carry the library\'s name',
  missing: 'is not on this machine and no sidecar names its symbols; its addresses have no names',
  unreadable: 'can\'t be read; its addresses have no names',
  unsupported: 'is of a kind whose symbols we can\'t read; its addresses have no names',
  skipped: 'was not opened, as asked; its addresses have no names',
});

/** Below this share of callers without a row, nothing is worth saying. */
const NOTABLE_UNRESOLVED = 0.05;

/**
 * What a reader of the report should know about a log.
 * @param {V8LogReader} log after `end`
 * @param {LibrarySymbols[]} libraries as symbolized
 * @param {number} unknownInlined inlined functions without a name
 * @returns {Diagnostic[]} most important first
 */
export function logDiagnostics(log, libraries, unknownInlined) {
  /** @type {Diagnostic[]} */
  const diagnostics = [];
  const note = (/** @type {string} */ code, /** @type {number} */ count, /** @type {string} */ message) => {
    if (count > 0) diagnostics.push({ code, count, message });
  };
  const major = log.code.v8Major;
  const known = major >= KNOWN_V8[0] && major <= KNOWN_V8[1];
  note('v8-unknown', known ? 0 : 1, `The log is of V8 ${log.v8Version || '(no version in the log)'}; Node 18 to 26 were checked, so look at the numbers with care.`);
  for (const [reason, count] of Object.entries(log.skipped)) {
    note(`lines-${reason}`, count, `${count} ${SKIPPED[reason] ?? reason} were left out.`);
  }
  note('scripts-not-kept', log.scripts.skipped, `The sources of ${log.scripts.skipped} scripts were too large to keep; their calls have no lines.`);
  note('samples-overflow', log.samples.overflows, `V8 lost samples ${log.samples.overflows} times because its buffer was full.`);
  note('inlined-unknown', unknownInlined, `${unknownInlined} places call inlined functions that the log does not name.`);
  const { unresolvedCallers, callers } = log.samples;
  if (unresolvedCallers > callers * NOTABLE_UNRESOLVED) {
    const percent = Math.round((unresolvedCallers / callers) * 100);
    note('callers-unresolved', unresolvedCallers, `${percent} % of the callers were never logged; Node 22 and later need --no-node-snapshot when recording.`);
  }
  for (const library of libraries) {
    const message = LIBRARY[library.status];
    note(`library-${library.status}`, message === '' ? 0 : 1, `${library.path} ${message}.`);
  }
  return diagnostics;
}
