/** From the text of Node's processor to a Profile. */
import { rebuildProfile } from '../formats/prof-process-text/rebuild-profile.js';
import { CALLERS_CUT } from '../model/input-limits.js';
import { libraryDiagnostics } from '../v8log/diagnostics.js';
import { unescapeUnits } from '../v8log/escapes.js';
import { toPath } from '../v8log/function-name.js';
import { isOwnScript } from '../v8log/location-frames.js';
import { oneLine } from './safe-text.js';

/** @import { ParsedText } from '../formats/prof-process-text/parse-text.js' */
/** @import { Diagnostic, Frame, Profile } from '../model/profile.js' */
/** @import { LibrarySymbols } from '../symbols/index.js' */
/** @import { Scripts } from '../v8log/scripts.js' */
/** @import { NodeAtHand } from './choose-node.js' */
/** @import { NodeEngineOptions } from './read-with-node.js' */
/** @import { LogScan } from './scan-log.js' */

/** V8's default, if the log doesn't say (Node: --prof-sampling-interval). */
const DEFAULT_INTERVAL_US = 1000;

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
 * @param {ParsedText} text what Node says about a log
 * @param {LogScan} scan of the log: what the text leaves out
 * @param {LibrarySymbols[]} libraries whose symbols the text was made with
 * @param {Pick<NodeEngineOptions, 'node' | 'isFallback' | 'origin' | 'asked'>} options whose processor it was, and what
 *   it read
 * @returns {Profile} the profile, without times
 */
export function toProfile(text, scan, libraries, { node, isFallback, origin, asked = new Set() }) {
  const profile = rebuildProfile(text, origin.source);
  const intervalUs = scan.intervalUs || DEFAULT_INTERVAL_US;
  const { executable } = scan.libraries;
  profile.samples.weight.fill(intervalUs);
  for (let index = 0; index < profile.samples.length; index++) profile.samples.time[index] = index * intervalUs;
  const reason = isFallback ? `our own reader does not know logs of V8 ${origin.v8}` : '--engine node';
  return {
    ...profile,
    meta: {
      ...profile.meta,
      ...origin,
      node: node.version,
      thread: scan.isWorker ? 'worker' : 'main',
      intervalUs,
      executable,
    },
    frames: locateNative(profile.frames, libraries),
    sources: sourcesOf(profile.frames, scan.scripts, asked),
    ...(scan.scripts.skipped > 0 && { hasAllSources: false }),
    dropped: { ...profile.dropped, ...scan.dropped },
    diagnostics: engineDiagnostics([...damage(scan), ...profile.diagnostics], libraries, node, reason),
  };
}

/**
 * @param {LogScan} scan of a log
 * @returns {Diagnostic[]} what in it was not read
 */
function damage({ damagedLines: count }) {
  return count === 0
    ? []
    : [
        {
          code: 'lines-unparsable',
          count,
          message: 'Lines of the log that are damaged or cut off were left out.',
        },
      ];
}

/**
 * @param {Frame[]} frames as the text names them
 * @param {LibrarySymbols[]} libraries whose symbols the text was made with
 * @returns {Frame[]} the same; native ones with the library that they are in
 */
function locateNative(frames, libraries) {
  /** @type {Map<string, {library: string, component: Frame['component']}>} */
  const places = new Map();
  for (const { path: library, symbols } of libraries) {
    for (const { name, component } of symbols) places.set(oneLine(name), { library, component });
  }
  return frames.map((frame) =>
    frame.kind === 'native' && frame.named ? { ...frame, ...places.get(frame.name) } : frame,
  );
}

/**
 * The text names functions and where they begin. What they call, and who calls them, is found in sources, which are in the log.
 * @param {Frame[]} frames of a profile
 * @param {Scripts} scripts of the log
 * @param {ReadonlySet<string>} asked paths of files that are not on any stack, but whose calls are looked up
 * @returns {Map<string, string>} sources of those, of the files that the frames are in, and of all user files, by path
 */
export function sourcesOf(frames, scripts, asked) {
  const files = new Set([...asked, ...frames.map(({ file }) => file)].filter((file) => file !== ''));
  const sources = new Map();
  for (const id of scripts.ids()) {
    const file = toPath(unescapeUnits(scripts.nameOf(id) ?? ''));
    const source = files.has(file) || isOwnScript(file) ? scripts.sourceOf(id) : null;
    if (source !== null) sources.set(file, source);
  }
  return sources;
}

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
