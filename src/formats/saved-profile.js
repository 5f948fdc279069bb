/**
 * The saved profile, `profile.json.gz`: a Recording with its symbols resolved, so that it can be analysed
 * later and elsewhere. It is gzipped JSON, so `zcat` shows it; the columns of numbers are base64 of
 * little-endian values (saved-profile/column.js). docs/report-format.md
 * describes every field.
 */
import { gunzipSync, gzipSync, constants } from 'node:zlib';
import { Failure } from '../model/failure.js';
import { profileProblems } from '../model/integrity.js';
import { RUN, isRecord, wrongField } from '../model/row-fields.js';
import { CPU_TIMES } from '../model/cpu.js';
import { TRAFFIC } from '../model/traffic.js';
import { decodeColumn, encodeColumn } from './saved-profile/column.js';

/** @typedef {import('../model/profile.js').Recording} Recording */
/** @typedef {import('../model/profile.js').Profile} Profile */

/** Raised when a reader of the old version would misread a file of the new one. */
export const SCHEMA_VERSION = 1;

const KIND = 'cryptoprof-recording';

/** The longest string that V8 can hold, in UTF-16 units: JSON that unpacks to more can't be read anyway. */
const MAX_JSON_BYTES = 0x1fffffe8;

export const format = {
  id: 'saved-profile',

  /**
   * @param {Uint8Array} head the file's first bytes
   * @returns {boolean} whether they are gzip's (RFC 1952, with deflate, its only method)
   */
  sniff(head) {
    return head[0] === 0x1f && head[1] === 0x8b && head[2] === 8;
  },
};

/**
 * Packs a recording. decodeRecording gives back an equal one, but without `sources`: the text of a
 * program is never saved, since secrets may be in it.
 * @param {Recording} recording the profiles of one run; they must keep the invariants of profile.js
 * @returns {Buffer} gzipped JSON
 */
export function encodeRecording(recording) {
  const json = JSON.stringify({
    kind: KIND,
    schemaVersion: SCHEMA_VERSION,
    run: recording.run,
    profiles: recording.profiles.map(encodeProfile),
  });
  // The fastest level: columns of ticks repeat so much that a better one saves a few per cent and costs seconds.
  return gzipSync(json, { level: constants.Z_BEST_SPEED });
}

/**
 * Unpacks a recording and checks all of it: the file may come from anybody.
 * @param {Uint8Array} bytes of a saved profile
 * @returns {Recording} one whose profiles keep all invariants
 * @throws {Failure} `saved-profile-invalid` with what is wrong as `problem`; `saved-profile-version` with
 *   the file's `version` and the one that is `supported`
 */
export function decodeRecording(bytes) {
  const saved = unpack(bytes);
  if (!isRecord(saved) || saved.kind !== KIND) throw invalid(`it is no ${KIND}`);
  if (saved.schemaVersion !== SCHEMA_VERSION) {
    const version = Number.isFinite(saved.schemaVersion) ? Number(saved.schemaVersion) : 'unknown';
    throw new Failure('saved-profile-version', { version, supported: SCHEMA_VERSION });
  }
  if (!Array.isArray(saved.profiles)) throw invalid('profiles is no array');
  return {
    run: decodeRun(saved.run),
    profiles: saved.profiles.map(decodeProfile),
  };
}

/**
 * @param {unknown} saved what should be the JSON of a RunInfo
 * @returns {Recording['run']} the run; the first versions saved no traffic and no CPU times
 */
function decodeRun(saved) {
  if (saved === null) return null;
  const wrong = wrongField(saved, RUN);
  if (wrong !== '') throw invalid(`run${wrong}`);
  const run = /** @type {import('../model/profile.js').RunInfo} */ ({ traffic: null, cpu: null, .../** @type {object} */ (saved) });
  const wrongTraffic = run.traffic === null ? null : TRAFFIC(run.traffic);
  if (wrongTraffic !== null) throw invalid(`run.traffic${wrongTraffic} is not valid`);
  const wrongCpu = run.cpu === null ? null : CPU_TIMES(run.cpu);
  if (wrongCpu !== null) throw invalid(`run.cpu${wrongCpu} is not valid`);
  return run;
}

/**
 * @param {Profile} profile one isolate's profile
 * @returns {object} the same as JSON
 */
function encodeProfile({ meta, frames, stacks, samples, dropped, calls, diagnostics }) {
  return {
    meta,
    frames,
    stacks: { length: stacks.length, parent: encodeColumn(stacks.parent), frame: encodeColumn(stacks.frame) },
    samples: {
      length: samples.length,
      stack: encodeColumn(samples.stack),
      time: encodeColumn(samples.time),
      state: encodeColumn(samples.state),
      weight: encodeColumn(samples.weight),
    },
    dropped,
    calls: [...calls],
    diagnostics,
  };
}

/**
 * @param {unknown} saved what should be the JSON of a profile
 * @param {number} index its place in the file, from 0
 * @returns {Profile} the profile
 */
function decodeProfile(saved, index) {
  if (!isRecord(saved)) throw invalid(`profiles[${index}] is no object`);
  const stacks = isRecord(saved.stacks) ? saved.stacks : {};
  const samples = isRecord(saved.samples) ? saved.samples : {};
  const profile = {
    meta: saved.meta,
    frames: Array.isArray(saved.frames) ? saved.frames.map(decodeFrame) : null,
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
    dropped: saved.dropped,
    calls: isPairs(saved.calls) ? new Map(saved.calls) : null,
    sources: new Map(),
    diagnostics: saved.diagnostics,
  };
  const [problem] = profileProblems(profile);
  if (problem !== undefined) throw invalid(`profiles[${index}]: ${problem}`);
  return /** @type {Profile} */ (/** @type {unknown} */ (profile));
}

/**
 * @param {unknown} saved what should be the JSON of a frame
 * @returns {unknown} the same with the fields that older versions did not save
 */
function decodeFrame(saved) {
  return isRecord(saved) ? { callOffset: 0, ...saved } : saved;
}

/**
 * @param {Uint8Array} bytes gzipped JSON
 * @returns {unknown} the value
 * @throws {Failure} `saved-profile-invalid`
 */
function unpack(bytes) {
  try {
    return JSON.parse(gunzipSync(bytes, { maxOutputLength: MAX_JSON_BYTES }).toString('utf8'));
  } catch (cause) {
    throw invalid(cause instanceof SyntaxError ? 'it holds no JSON' : unzipProblem(cause), cause);
  }
}

/**
 * @param {unknown} cause what gunzip threw
 * @returns {string} what that means
 */
function unzipProblem(cause) {
  const code = isRecord(cause) ? String(cause.code) : '';
  if (code === 'Z_BUF_ERROR') return 'it is cut off';
  if (code === 'ERR_BUFFER_TOO_LARGE') return `it unpacks to more than ${MAX_JSON_BYTES} bytes`;
  return 'it is damaged';
}

/**
 * @param {string} problem what is wrong with the file
 * @param {unknown} [cause] the error underneath
 * @returns {Failure} to be thrown
 */
function invalid(problem, cause) {
  return new Failure('saved-profile-invalid', { problem }, cause);
}

/**
 * @param {unknown} value anything
 * @returns {value is [unknown, unknown][]} whether a Map can be made of it
 */
function isPairs(value) {
  return Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2);
}
