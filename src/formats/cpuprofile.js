/**
 * `.cpuprofile`: what V8's own profiler saw of one thread, as `node --cpu-prof`, DevTools, VS Code, `node:inspector`
 * and `cryptoprof --format cpuprofile` write it:
 * https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile.
 *
 *     node --cpu-prof app.js
 *
 * Native code is part of the JavaScript that called it, and what libuv does between two callbacks counts as idle. The
 * executing line may be known for the innermost function, but never for its callers: the sources show where they call.
 */
import { parseBounded } from '../files/bounded-json.js';
import { MOST_BYTES, MOST_STACKS } from '../files/limits.js';
import { OWN_FIELD, UNKNOWN_START } from '../model/own-marks.js';
import { Failure } from '../model/failure.js';
import { framesTogether } from '../model/sample-table.js';
import { isRecord } from '../model/is-record.js';
import { withAtomicsWaits } from './atomics-waits.js';
import { cpuProfileDiagnostics } from './cpuprofile/diagnostics.js';
import { sampleRows } from './cpuprofile/sample-rows.js';
import { stackRows } from './cpuprofile/stack-rows.js';
import { countedDiagnostics, largeSources } from './losses.js';

/** @import { Profile, ProfileMeta } from '../model/profile.js' */
/** @import { OwnFacts } from './cpuprofile/sample-rows.js' */
/** @import { InputFormat, SourcesBefore } from './input-format.js' */

/** The first field, whichever it is: the rest may be beyond the first bytes. */
const OWN =
  /^(?:\u00ef\u00bb\u00bf)?\s*\{\s*(?:"profile"\s*:\s*\{\s*)?"(?:nodes|head|samples|timeDeltas|timestamps|startTime|endTime|typeId)"\s*:/;
/** What DevTools' Performance panel saves. */
const TRACE =
  /^(?:\u00ef\u00bb\u00bf)?\s*(?:\[\s*\{|\{(?:\s*"metadata"\s*:\s*\{[^]{0,4000}?\}\s*,)?\s*"traceEvents"\s*:)/;
const TRACE_EVENT = /"traceEvents"\s*:|"ph"\s*:/;
/** Up to the first brace of a tree. */
const LONGEST_START = 100;
/** As `node --cpu-prof` names them: `CPU.<date>.<time>.<pid>.<thread>.<number>.cpuprofile`. */
const NODE_NAME = /^CPU\.\d{8}\.\d{6}\.(\d{1,10})\.(\d{1,10})\.\d+\.cpuprofile$/;

/** @type {InputFormat} */
export const cpuProfile = {
  id: 'cpuprofile',
  label: 'CPU profile',
  files: ['*.cpuprofile'],
  names: /\.cpuprofile$/,
  holds: 'samples',

  sniff(head) {
    const text = head.toString('latin1');
    return OWN.test(text) || isTrace(text);
  },

  async read({ path, name, head, bytes }, { sourcesBefore }) {
    if (isTrace(head.toString('latin1'))) throw new Failure('cpuprofile-trace', { path });
    const all = await bytes(MOST_BYTES.cpuProfile);
    if (isOld(all)) throw new Failure('cpuprofile-old', { path });
    const profile = decodeCpuProfile(all, name);
    const lastedMs = Number(profile.samples.time.at(-1) ?? 0) / 1000;
    return {
      recording: { run: null, profiles: [await withSources(profile, (files) => sourcesBefore(path, files, lastedMs))] },
    };
  },
};

/**
 * @param {Profile} profile without sources
 * @param {(files: Set<string>) => Promise<SourcesBefore>} find texts of the files on its stacks, as they were
 * @returns {Promise<Profile>} the profile with sources, and with what such a profile lacks
 */
export async function withSources(profile, find) {
  const files = new Set(profile.frames.flatMap(({ kind, file }) => (kind === 'js' ? [file] : [])));
  const { texts, newer, large } = await find(files);
  const limits = [...cpuProfileDiagnostics(profile, newer), ...largeSources(large)];
  const diagnostics = [...limits, ...profile.diagnostics];
  return withAtomicsWaits({ ...profile, sources: texts, hasAllSources: false, diagnostics });
}

/**
 * @param {string} text first bytes of a file
 * @returns {boolean} whether it holds events of a trace, of which a CPU profile is a part
 */
function isTrace(text) {
  return TRACE.test(text) && TRACE_EVENT.test(text);
}

/**
 * @param {Buffer} bytes of a .cpuprofile, from anybody
 * @returns {boolean} whether it holds a tree, as tools wrote it before 2016, in place of a list of nodes
 */
function isOld(bytes) {
  const at = bytes.includes('"nodes"') ? -1 : bytes.indexOf('"head"');
  return at !== -1 && /^"head"\s*:\s*\{/.test(bytes.toString('latin1', at, at + LONGEST_START));
}

/**
 * @param {Uint8Array} bytes of a .cpuprofile, from anybody
 * @param {string} source name of its file: of `--cpu-prof` it names process and thread
 * @returns {Profile} of the thread, without sources; its diagnostics say what could not be used
 * @throws {Failure} `cpuprofile-invalid` or `cpuprofile-too-large`, with what is wrong as `problem`
 */
export function decodeCpuProfile(bytes, source) {
  const { value, problem, isTooMuch } = parseBounded(bytes);
  if (problem !== null) throw new Failure(isTooMuch ? 'cpuprofile-too-large' : 'cpuprofile-invalid', { problem });
  const profile = cpuProfileOf(value, source);
  const most = MOST_STACKS.frames;
  if (framesTogether(profile) > most)
    throw new Failure('cpuprofile-too-large', { problem: `its stacks have more than ${most} frames together` });
  return profile;
}

/**
 * @param {unknown} value what a .cpuprofile holds, or V8's profiler gives, from anybody
 * @param {string} source name of where it is from
 * @returns {Profile} as `decodeCpuProfile`
 * @throws {Failure} as that
 */
export function cpuProfileOf(value, source) {
  const whole = isRecord(value) && isRecord(value.profile) ? value.profile : value;
  if (!isRecord(whole) || !Array.isArray(whole.nodes))
    throw new Failure('cpuprofile-invalid', { problem: 'it has no list of nodes' });
  const { frames, stacks, rowOf, stateOf, hits, unreadable, ambiguous } = stackRows(whole.nodes);
  const own = isRecord(whole[OWN_FIELD]) ? whole[OWN_FIELD] : {};
  const { samples, dropped, intervalUs, outOfOrder, waits } = sampleRows(whole, rowOf, stateOf, ownFacts(own));
  const diagnostics = countedDiagnostics([
    [
      'nodes-unreadable',
      unreadable,
      "Nodes that can't be read, or that the tree's root does not lead to, were left out.",
    ],
    ['nodes-called-twice', ambiguous, 'Nodes that several others call have the callers of one of these.'],
    ['times-out-of-order', outOfOrder, 'Samples that are older than the one before were put in their order.'],
    [
      'hits-differ',
      hits === null
        ? 0
        : hitsBesides(hits, samples.length + waits + Object.values(dropped).reduce((sum, count) => sum + count, 0)),
      "The profile's own sums of ticks differ from its samples; the samples count.",
    ],
  ]);
  return {
    meta: metaOf(
      source,
      { intervalUs, ...(ownFacts(own).intervalUs === 0 && { usualGap: true }) },
      frames.some(({ file }) => /^(?:[A-Z]:\\|\\\\)/.test(file)),
      own,
    ),
    frames,
    stacks,
    samples,
    dropped,
    calls: new Map(),
    sources: new Map(),
    ...clockOf(whole.startTime),
    diagnostics,
  };
}

/**
 * @param {Record<string, unknown>} own what a file that we have written says about its thread
 * @returns {OwnFacts} about its samples
 */
function ownFacts({ intervalUs, collector }) {
  const isKnown = Number.isSafeInteger(intervalUs) && Number(intervalUs) > 0;
  return { intervalUs: isKnown ? Number(intervalUs) : 0, hasWaits: isKnown && collector === 'perf' };
}

/**
 * @param {unknown} startTime of the file: V8's is of the system's monotonic clock, µs
 * @returns {Pick<Profile, 'clock'>} when its times begin, if it says so
 */
function clockOf(startTime) {
  const isTime = typeof startTime === 'number' && startTime > UNKNOWN_START && startTime < Number.MAX_SAFE_INTEGER;
  return isTime ? { clock: { ns: String(Math.round(startTime * 1000)), us: 0 } } : {};
}

/**
 * @param {number} hits sum of the nodes' own ticks
 * @param {number} samples in the list
 * @returns {number} by how many they differ
 */
function hitsBesides(hits, samples) {
  // The sample that V8 takes when it is started is in the list, and is no tick of the tree's
  // (https://github.com/v8/v8/blob/main/src/profiler/cpu-profiler.cc, AddCurrentStack).
  return hits === samples - 1 ? 0 : Math.abs(hits - samples);
}

/**
 * @param {string} source name of the file
 * @param {Pick<ProfileMeta, 'intervalUs' | 'usualGap'>} interval between samples
 * @param {boolean} isWindows whether the program's files lie on Windows
 * @param {Record<string, unknown>} own what a file that we have written says about its thread, whatever its name
 * @returns {ProfileMeta}
 */
function metaOf(source, interval, isWindows, { thread, timed, collector }) {
  return {
    format: 'cpuprofile',
    source,
    node: '',
    v8: '',
    platform: isWindows ? 'win32' : '',
    arch: '',
    ...threadOfName(source),
    ...(thread === 'worker' || thread === 'pool' || thread === 'helper' ? { thread } : {}),
    ...interval,
    executable: '',
    timed: timed !== false,
    ...(collector === 'perf' ? { collector } : {}),
  };
}

/**
 * @param {string} name of a file
 * @returns {{pid: number, thread: 'main' | 'worker'}} which thread it is of, if `node --cpu-prof` named the file; else
 *   process 0
 */
export function threadOfName(name) {
  const [, pid = '0', thread = '0'] = NODE_NAME.exec(name) ?? [];
  return { pid: Number(pid), thread: thread === '0' ? 'main' : 'worker' };
}
