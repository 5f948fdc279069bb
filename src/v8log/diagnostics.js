/** What readers of a report should know about a log. */
import { WITHOUT_BEGINNING } from '../model/certainty.js';
import { percent } from '../text/numbers.js';

/** @import { Diagnostic } from '../model/profile.js' */
/** @import { LibrarySymbols } from '../symbols/index.js' */
/** @import { V8Log } from './reader.js' */

/** V8 versions whose logs were checked: Node 18 to 26. */
const KNOWN_V8 = [10, 14];

const SKIPPED = /** @type {Record<string, string>} */ ({
  empty: 'empty',
  truncated: 'cut off at the end of the log',
  unparsable: 'damaged',
  'unknown-record': 'not a V8 log record',
  'too-long': 'longer than 64 MB',
  'tick-in-name': "ticks of a damaged log, or text that looks like them, within a function's name",
});

const LIBRARY = /** @type {Record<LibrarySymbols['status'], string>} */ ({
  ok: '',
  partial: '',
  stripped: "contains no symbols for the addresses that were hit; they get the library's name",
  missing: 'is not on this machine and no sidecar names its symbols; its addresses have no names',
  replaced:
    'is a different build from the one that ran, and no sidecar names the symbols of that one; its addresses have no names',
  unreadable: "can't be read; its addresses have no names",
  skipped: 'was not opened, as requested; its addresses have no names',
});

/** Above this share of samples, inferred callers are worth mentioning. */
const NOTABLE_INFERRED = 0.01;
/**
 * The first module that Node runs, from its snapshot if it has one
 * (https://github.com/nodejs/node/blob/v24.x/src/node_realm.cc).
 */
const BOOTSTRAP = 'node:internal/bootstrap/realm';
/** Below this share of callers without a row, there is nothing worth mentioning. */
const NOTABLE_UNRESOLVED = 0.05;

/**
 * What readers of the report should know about a log. The sentences say no number that adds up, since the same of several logs become one
 * (`count`).
 * @param {V8Log} log read to its end
 * @param {LibrarySymbols[]} libraries as symbolized
 * @param {{unknownInlined: number, inferredCallers: number}} counts inlined functions without a name; samples whose
 *   innermost caller V8 left out, and other samples show
 * @returns {Diagnostic[]} most important first
 */
export function logDiagnostics(log, libraries, { unknownInlined, inferredCallers }) {
  /** @type {Diagnostic[]} */
  const diagnostics = [];
  const note = (/** @type {string} */ code, /** @type {number} */ count, /** @type {string} */ message) => {
    if (count > 0) diagnostics.push({ code, count, message });
  };
  if (log.v8Version === '')
    note(
      WITHOUT_BEGINNING,
      1,
      'The log has no line that names its V8, with which it should begin. If its beginning is missing, code that was compiled then has no name, and what ran while modules were loading may seem to hold the event loop.',
    );
  else
    note(
      'v8-unknown',
      isKnownV8(log.v8Major) ? 0 : 1,
      `The log is of V8 ${log.v8Version}; only Node 18 to 26 were tested, so treat the numbers with care.`,
    );
  for (const [reason, count] of Object.entries(log.skipped)) {
    note(`lines-${reason}`, count, `Lines of the log were left out: ${SKIPPED[reason] ?? reason}.`);
  }
  note(
    'scripts-not-kept',
    log.scripts.skipped,
    'Sources of scripts were too large to keep; their calls have no lines.',
  );
  note('samples-overflow', log.samples.overflows, 'V8 lost samples because its buffer was full.');
  note('inlined-unknown', unknownInlined, 'Places in the code call inlined functions that the log does not name.');
  if (inferredCallers > log.samples.length * NOTABLE_INFERRED) {
    note(
      'callers-inferred',
      inferredCallers,
      'V8 left out the innermost caller of some samples, as it does above builtins without their own frame; it was inferred from other samples of the same call.',
    );
  }
  const { unresolvedCallers, callers } = log.samples;
  if (unresolvedCallers > callers * NOTABLE_UNRESOLVED) {
    note(
      'callers-unresolved',
      unresolvedCallers,
      `${percent(unresolvedCallers / callers)} of the callers were never logged${
        hasOwnBootstrap(log)
          ? ': V8 mistook addresses for callers, or did not log what it compiled'
          : "; functions of Node's start-up snapshot are, by node --prof --no-node-snapshot"
      }.`,
    );
  }
  return [...diagnostics, ...libraryDiagnostics(libraries)];
}

/**
 * @param {V8Log} log read to its end
 * @returns {boolean} whether Node compiled in this run what a snapshot would have contained
 */
function hasOwnBootstrap({ scripts }) {
  return [...scripts.ids()].some((id) => scripts.nameOf(id) === BOOTSTRAP);
}

/**
 * @param {number} v8Major V8's major version, 0 if the log has none
 * @returns {boolean} whether we have checked that its logs are read correctly
 */
export function isKnownV8(v8Major) {
  return v8Major >= KNOWN_V8[0] && v8Major <= KNOWN_V8[1];
}

/**
 * @param {LibrarySymbols[]} libraries as symbolized
 * @returns {Diagnostic[]} those whose addresses have no names, and why
 */
export function libraryDiagnostics(libraries) {
  return libraries
    .filter(({ status }) => LIBRARY[status] !== '')
    .map(({ path, status }) => ({ code: `library-${status}`, count: 1, message: `${path} ${LIBRARY[status]}.` }));
}
