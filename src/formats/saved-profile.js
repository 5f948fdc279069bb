/**
 * The saved profile, `profile.json.gz`: a Recording with its symbols resolved, so that it can be analysed
 * later and elsewhere. It is gzipped JSON, so `zcat` shows it; the columns of numbers are base64 of
 * little-endian values (saved-profile/column.js). docs/report-format.md
 * describes every field.
 */
import { gzipSync, constants } from 'node:zlib';
import { costProblem, parseBounded } from '../files/bounded-json.js';
import { MOST_BYTES, MOST_JSON, MOST_STACKS } from '../files/limits.js';
import { Failure } from '../model/failure.js';
import { framesTogether } from '../model/sample-table.js';
import { tableProblems } from '../model/integrity.js';
import { isRecord } from '../model/is-record.js';
import { countClaim } from '../model/report-sums.js';
import { problemIn } from '../schemas/problem-in.js';
import { isGzip, unpacked } from './gzip.js';
import { columnLength, decodeColumn, encodeColumn } from './saved-profile/column.js';
import { SharedRows } from './saved-profile/shared-rows.js';

/** @import { Frame, Profile, Recording } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { InputFormat } from './input-format.js' */

const MANY_FUNCTIONS = `its threads have more than ${MOST_STACKS.functions} functions together`;

/**
 * A profile as stored in JSON.
 * @typedef {Pick<Profile, 'meta' | 'frames' | 'dropped' | 'times' | 'diagnostics'> & {stacks:
 *   SavedTable<Profile['stacks']>, samples: SavedTable<Profile['samples']>, calls: [string, SourceCall][],
 *   sharedFrames?: unknown, sharedCalls?: [string, number][]}} SavedProfile
 */
/**
 * @template Table
 * @typedef {{[Name in keyof Table]: Table[Name] extends number ? number : unknown}} SavedTable columns as column.js
 *   encodes them
 */
/** @typedef {Pick<Recording, 'run' | 'sampled' | 'warmUp' | 'unprofiled'> & {profiles: SavedProfile[]}} SavedRecording */

/** Raised when a reader of the old version would misread a file of the new one. */
const SCHEMA_VERSION = 1;

const KIND = 'cryptoprof-recording';
/** How the JSON begins that we pack. */
const UNPACKED = `{"kind":"${KIND}",`;

/** Every saved profile begins with it. */
const OPENING_BRACE = '{'.charCodeAt(0);

/** @type {InputFormat} */
export const savedProfile = {
  id: 'saved-profile',
  label: 'saved profile',
  files: ['profile.json.gz'],
  names: /^profile\.json\.gz$/,
  holds: 'samples',

  // Somebody may have unpacked it to have a look.
  sniff(head) {
    return isGzip(head) || head.toString('latin1').startsWith(UNPACKED);
  },

  async read({ bytes }) {
    return { recording: decodeRecording(await bytes(MOST_BYTES.savedProfile)) };
  },
};

/**
 * Packs a recording. decodeRecording returns an equal one, but without `sources`: a program's text is never saved,
 * since it may contain secrets.
 * @param {Recording} recording the profiles of one run; they must keep the invariants of profile.js
 * @returns {Buffer} gzipped JSON
 * @throws {Failure} `profile-too-large` for one that could not be read again
 */
export function encodeRecording(recording) {
  const tooMuch = stackProblem(recording.profiles);
  if (tooMuch !== null) throw new Failure('profile-too-large', { problem: tooMuch });
  const json = jsonOf({
    kind: KIND,
    schemaVersion: SCHEMA_VERSION,
    run: recording.run,
    ...optionalParts(recording),
    profiles: encodeProfiles(recording.profiles),
  });
  const problem = costProblem(json);
  if (problem !== null) throw new Failure('profile-too-large', { problem });
  // The fastest level: columns of ticks repeat so much that a better one saves a few per cent and costs seconds.
  return gzipSync(json, { level: constants.Z_BEST_SPEED });
}

/**
 * @param {object} value plain data
 * @returns {Buffer} JSON
 * @throws {Failure} `profile-too-large`
 */
function jsonOf(value) {
  try {
    return Buffer.from(JSON.stringify(value));
  } catch (cause) {
    // V8 has no longer strings than 512 MB.
    throw cause instanceof RangeError
      ? new Failure('profile-too-large', { problem: 'it has no room in memory' }, cause)
      : cause;
  }
}

/**
 * Unpacks a recording and checks all of it: the file may come from anyone.
 * @param {Uint8Array} bytes of a saved profile
 * @returns {Recording} one whose profiles satisfy all invariants
 * @throws {Failure} `packed-unknown` for other JSON; `saved-profile-invalid` with what is wrong as `problem`;
 *   `saved-profile-version` with the file's `version` and the one that is `supported`
 */
export function decodeRecording(bytes) {
  const saved = unpack(bytes);
  if (!isRecord(saved) || saved.kind !== KIND) throw new Failure('packed-unknown');
  if (saved.schemaVersion !== SCHEMA_VERSION) {
    const version = Number.isFinite(saved.schemaVersion) ? Number(saved.schemaVersion) : 'unknown';
    throw new Failure('saved-profile-version', { version, supported: SCHEMA_VERSION });
  }
  const problem = problemIn('profile', saved);
  if (problem !== null) throw invalid(`${problem} is not valid`);
  const { run, profiles, ...others } = /** @type {SavedRecording} */ (/** @type {unknown} */ (saved));
  const claim = run === null ? null : countClaim(run);
  if (claim !== null) throw invalid(`run.${claim} is not valid`);
  const decoded = decodeProfiles(profiles);
  const tooMuch = stackProblem(decoded);
  if (tooMuch !== null) throw invalid(tooMuch);
  return { run, profiles: decoded, ...optionalParts(others) };
}

/**
 * @param {Pick<Recording, 'sampled' | 'warmUp' | 'unprofiled'>} recording saved or not
 * @returns {Pick<Recording, 'sampled' | 'warmUp' | 'unprofiled'>} of these, what it has
 */
function optionalParts({ sampled, warmUp, unprofiled }) {
  return { ...(sampled && { sampled }), ...(warmUp && { warmUp }), ...(unprofiled && { unprofiled }) };
}

/**
 * @param {Profile[]} profiles of a recording, with sound tables
 * @returns {string | null} what there is too much of, as the end of a sentence; null if acceptable
 */
function stackProblem(profiles) {
  const rows = profiles.reduce((sum, { stacks }) => sum + stacks.length, 0);
  if (rows > MOST_STACKS.rows) return `it has more than ${MOST_STACKS.rows} stacks`;
  if (profiles.reduce((sum, profile) => sum + profile.frames.length, 0) > MOST_STACKS.functions) return MANY_FUNCTIONS;
  const frames = profiles.reduce((sum, profile) => sum + framesTogether(profile), 0);
  return frames > MOST_STACKS.frames ? `its stacks have more than ${MOST_STACKS.frames} frames together` : null;
}

/**
 * @param {Profile[]} profiles one for each isolate
 * @returns {object[]} the same as JSON
 */
function encodeProfiles(profiles) {
  const frames = new SharedRows();
  const calls = new SharedRows();
  return profiles.map((profile) => ({
    ...encodeProfile(profile),
    ...encodeFrames(profile.frames, frames),
    ...encodeCalls(profile.calls, calls),
  }));
}

/**
 * @param {Frame[]} frames of a profile
 * @param {SharedRows} shared with the profiles before it
 * @returns {Pick<SavedProfile, 'frames' | 'sharedFrames'>} the same as JSON
 */
function encodeFrames(frames, shared) {
  const { own, places } = shared.split(frames);
  if (own.length === frames.length) return { frames };
  return { frames: own, sharedFrames: encodeColumn(Int32Array.from(places)) };
}

/**
 * @param {Profile['calls']} calls of a profile
 * @param {SharedRows} shared with the profiles before it
 * @returns {Pick<SavedProfile, 'calls' | 'sharedCalls'>} the same as JSON
 */
function encodeCalls(calls, shared) {
  /** @type {[string, SourceCall][]} */
  const own = [];
  /** @type {[string, number][]} */
  const others = [];
  for (const [key, call] of calls) {
    const { own: unsaved, places } = shared.split([call]);
    if (unsaved.length > 0) own.push([key, call]);
    else others.push([key, places[0]]);
  }
  return others.length === 0 ? { calls: own } : { calls: own, sharedCalls: others };
}

/**
 * @param {Profile} profile one isolate's profile
 * @returns {object} the same as JSON, without its frames and calls
 */
function encodeProfile({ meta, stacks, samples, dropped, times, diagnostics }) {
  return {
    meta,
    stacks: { length: stacks.length, parent: encodeColumn(stacks.parent), frame: encodeColumn(stacks.frame) },
    samples: {
      length: samples.length,
      stack: encodeColumn(samples.stack),
      time: encodeColumn(samples.time),
      state: encodeColumn(samples.state),
      weight: encodeColumn(samples.weight),
    },
    dropped,
    ...(times === undefined ? {} : { times }),
    diagnostics,
  };
}

/**
 * @param {SavedProfile[]} profiles whose fields are of the right types; what numbers their columns hold is not known yet
 * @returns {Profile[]} the profiles
 */
function decodeProfiles(profiles) {
  /** @type {Frame[]} */
  const frames = [];
  /** @type {SourceCall[]} */
  const calls = [];
  let functions = 0;
  return profiles.map((saved, index) => {
    for (const frame of saved.frames) frames.push(frame);
    for (const [, call] of saved.calls) calls.push(call);
    const { sharedFrames, sharedCalls = [] } = saved;
    /** @type {[string, SourceCall][]} */
    const others = sharedCalls.map(([key, place]) => [key, calls[place]]);
    if (others.some(([, call]) => call === undefined)) throw invalid(`profiles[${index}].sharedCalls is not valid`);
    // Many are refused before each becomes a row of a list.
    functions += sharedFrames === undefined ? saved.frames.length : columnLength(sharedFrames);
    if (functions > MOST_STACKS.functions) throw invalid(MANY_FUNCTIONS);
    const all = sharedFrames === undefined ? saved.frames : framesAt(frames, sharedFrames);
    if (all === null) throw invalid(`profiles[${index}].sharedFrames is not valid`);
    return decodeProfile({ ...saved, frames: all, calls: [...saved.calls, ...others] }, index);
  });
}

/**
 * @param {Frame[]} frames of all profiles so far
 * @param {unknown} column that says where a profile's are
 * @returns {Frame[] | null} these; null if there is none at one of its places
 */
function framesAt(frames, column) {
  const places = decodeColumn(column, Int32Array);
  if (places === null || places.some((place) => frames[place] === undefined)) return null;
  return Array.from(places, (place) => frames[place]);
}

/**
 * @param {SavedProfile} saved with all its frames and calls
 * @param {number} index its place in the file, from 0
 * @returns {Profile} the profile
 */
function decodeProfile({ meta, frames, stacks, samples, dropped, calls, times, diagnostics }, index) {
  const profile = {
    meta,
    frames,
    stacks: {
      length: stacks.length,
      parent: decodeColumn(stacks.parent, Int32Array),
      frame: decodeColumn(stacks.frame, Int32Array),
    },
    samples: {
      length: samples.length,
      stack: decodeColumn(samples.stack, Int32Array),
      time: decodeColumn(samples.time, Float64Array),
      state: decodeColumn(samples.state, Uint8Array),
      weight: decodeColumn(samples.weight, Float64Array),
    },
    dropped,
    calls: new Map(calls),
    sources: new Map(),
    ...(times === undefined ? {} : { times }),
    diagnostics,
  };
  const [problem] = tableProblems(profile);
  if (problem !== undefined) throw invalid(`profiles[${index}]: ${problem}`);
  return /** @type {Profile} */ (profile);
}

/**
 * @param {Uint8Array} bytes JSON, gzipped or not
 * @returns {unknown} the value
 * @throws {Failure} `packed-unknown`, `saved-profile-invalid`
 */
function unpack(bytes) {
  const json = bytes[0] === OPENING_BRACE ? bytes : unpacked(bytes, MOST_JSON.bytes, invalid);
  // A log, or whatever else somebody packed.
  if (json[0] !== OPENING_BRACE) throw new Failure('packed-unknown');
  const { value, problem } = parseBounded(json);
  if (problem !== null) throw invalid(problem);
  return value;
}

/**
 * @param {string} problem what is wrong with the file
 * @param {unknown} [cause] the error underneath
 * @returns {Failure} to be thrown
 */
function invalid(problem, cause) {
  return new Failure('saved-profile-invalid', { problem }, cause);
}
