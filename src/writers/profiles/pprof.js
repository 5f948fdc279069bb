/**
 * pprof's format, https://github.com/google/pprof/blob/main/proto/profile.proto: what `go tool pprof`, Pyroscope and
 * Parca read. It is the only format with the lines of calls and with labels: operation, algorithm, phase and thread are
 * labels of samples, not frames.
 */
import { gzipSync } from 'node:zlib';
import { CLOCK_COMMENTS, isOfPerf } from '../../model/collector.js';
import { encodeProfile } from '../../pprof/encode.js';
import { NO_STACK, frameFile, frameName, framesOf } from '../shared/stack-frames.js';
import { threadNames } from '../shared/thread-names.js';
import { placeWords } from '../../text/names.js';
import { visible } from '../../text/escape.js';

/** @import { AnnotatedProfile, StackRow, StackWork } from '../../model/annotated-stacks.js' */
/** @import { Frame } from '../../model/profile.js' */
/** @import { CodeFunction, CodeLocation, PprofProfile } from '../../pprof/messages.js' */

const NS_PER_US = 1000;
const NS_PER_MS = 1_000_000n;

/**
 * @typedef {object} PprofOptions
 * @property {string} root absolute path of the program's repository, `''` if unknown
 * @property {number | null} startMs when the run began, ms since 1970; null if unknown
 * @property {number} durationMs how long it took, 0 if unknown
 * @property {string[]} [threads] what each is called
 * @property {boolean} hasCallSites whether `call_site`, `algorithm`, `thread` and `pid` are labels besides `operation` and `phase`:
 *   servers make a series of each value
 */

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {PprofOptions} options of the run
 * @returns {Uint8Array} the file, compressed
 */
export function pprofFile(profiles, options) {
  return gzipSync(encodeProfile(pprofProfile(profiles, options)));
}

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {PprofOptions} options of the run
 * @returns {PprofProfile} samples of two values, `samples/count` and `cpu/nanoseconds`
 */
export function pprofProfile(
  profiles,
  { root, startMs, durationMs, hasCallSites, threads = threadNames(profiles, { root }) },
) {
  const texts = new TextTable();
  const code = new Code(texts, root);
  const label = (/** @type {string} */ key, /** @type {string} */ text) => ({
    key: texts.indexOf(key),
    str: texts.indexOf(text),
  });
  const sample = profiles.flatMap(({ profile, rows, works }, index) => {
    /** @type {number[]} ids by frame, of those that are in a stack */
    const locations = [];
    const locationOf = (/** @type {number} */ frame, /** @type {StackWork | undefined} */ work) => {
      const line = lineOfSite(frame, profile.frames[frame], work);
      if (line !== 0) return code.locationOf(profile.frames[frame], line);
      return (locations[frame] ??= code.locationOf(profile.frames[frame]));
    };
    const { pid } = profile.meta;
    const thread = [label('thread', threads[index]), ...(pid === 0 ? [] : [label('pid', String(pid))])];
    return rows.map((row) => {
      const frames = framesOf(profile, row.stack);
      return {
        // The innermost comes first.
        locationId:
          frames.length === 0
            ? [code.location(NO_STACK, '', 0, 0)]
            : frames.reverse().map((frame) => locationOf(frame, works[row.work])),
        value: [row.ticks, Math.round(row.weightUs * NS_PER_US)],
        label: [
          ...labelsOf(row, works, hasCallSites ? root : null).map(([key, text]) => label(key, text)),
          ...(hasCallSites ? thread : []),
        ],
      };
    });
  });
  const clock = profiles.some(({ profile }) => isOfPerf(profile.meta)) ? 'perf' : 'wall';
  const valueType = (/** @type {string} */ type, /** @type {string} */ unit) => ({
    type: texts.indexOf(type),
    unit: texts.indexOf(unit),
  });
  return {
    sampleType: [valueType('samples', 'count'), valueType('cpu', 'nanoseconds')],
    comment: [texts.indexOf(CLOCK_COMMENTS[clock])],
    defaultSampleType: texts.indexOf('cpu'),
    periodType: valueType('cpu', 'nanoseconds'),
    period: (profiles[0]?.profile.meta.intervalUs ?? 0) * NS_PER_US,
    timeNanos: BigInt(startMs ?? 0) * NS_PER_MS,
    durationNanos: BigInt(Math.round(durationMs)) * NS_PER_MS,
    sample,
    location: code.locations,
    function: code.functions,
    mapping: [],
    stringTable: texts.all,
  };
}

/**
 * @param {number} index of a frame
 * @param {Frame} frame that it is of
 * @param {StackWork | undefined} work that its sample is part of
 * @returns {number} line of the call, if samples do not have it and the sources do; 0 if not
 */
export function lineOfSite(index, { callLine, file }, work) {
  return callLine === 0 && work?.frame === index && work.file === file ? (work.line ?? 0) : 0;
}

/**
 * @param {StackRow} row of a profile
 * @param {StackWork[]} works of it
 * @param {string | null} root that call sites are shown relative to, null if operation and phase are all that is shown
 * @returns {[key: string, text: string][]} the labels of its samples
 */
function labelsOf({ work, phase }, works, root) {
  if (work === -1) return [['phase', phase]];
  const { operation, algorithm, file, line } = works[work];
  /** @type {[string, string][]} */
  const labels = [
    ['phase', phase],
    ['operation', operation],
  ];
  if (root !== null && algorithm !== '') labels.push(['algorithm', visible(algorithm)]);
  if (root !== null && file !== '') labels.push(['call_site', visible(placeWords({ file, line }, root))]);
  return labels;
}

/** All texts of a profile, each once; the first is empty. */
class TextTable {
  all = [''];
  #indices = new Map([['', 0]]);

  /**
   * @param {string} text any
   * @returns {number} where it is
   */
  indexOf(text) {
    const index = this.#indices.get(text) ?? this.all.push(text) - 1;
    this.#indices.set(text, index);
    return index;
  }
}

/** Functions and the places in them that were executing, each once; their ids begin with 1. */
class Code {
  /** @type {CodeFunction[]} */
  functions = [];
  /** @type {CodeLocation[]} */
  locations = [];
  /** @type {Map<string, number>} */
  #functionIds = new Map();
  /** @type {Map<string, number>} */
  #locationIds = new Map();

  /**
   * @param {TextTable} texts of the profile
   * @param {string} root absolute path of the program's repository, `''` if unknown
   */
  constructor(texts, root) {
    this.texts = texts;
    this.root = root;
  }

  /**
   * @param {Frame} frame of a profile
   * @param {number} [line] that was executing
   * @returns {number} id of its location
   */
  locationOf(frame, line = frame.callLine || frame.line) {
    return this.location(frameName(frame), frameFile(frame, this.root), frame.line, line);
  }

  /**
   * @param {string} name of a function
   * @param {string} file that contains it, `''` if unknown
   * @param {number} startLine where it is defined, 0 if unknown
   * @param {number} line that was executing, 0 if unknown
   * @returns {number} id of that place
   */
  location(name, file, startLine, line) {
    const functionId = this.#function(name, file, startLine);
    return idOf(this.#locationIds, `${functionId} ${line}`, (id) =>
      this.locations.push({ id, mappingId: 0, line: [{ functionId, line }] }),
    );
  }

  /**
   * @param {string} name of a function
   * @param {string} file that holds it
   * @param {number} startLine where it is defined
   * @returns {number} its id
   */
  #function(name, file, startLine) {
    return idOf(this.#functionIds, JSON.stringify([name, file, startLine]), (id) => {
      const text = this.texts.indexOf(name);
      const filename = this.texts.indexOf(file);
      this.functions.push({ id, name: text, systemName: text, filename, startLine });
    });
  }
}

/**
 * @param {Map<string, number>} ids by key
 * @param {string} key of something
 * @param {(id: number) => void} make makes it when it is new
 * @returns {number} its id, from 1 on
 */
function idOf(ids, key, make) {
  const known = ids.get(key);
  if (known !== undefined) return known;
  const id = ids.size + 1;
  ids.set(key, id);
  make(id);
  return id;
}
