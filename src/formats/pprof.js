/**
 * pprof, https://github.com/google/pprof/blob/main/proto/profile.proto, of Node programs: as `@datadog/pprof` writes
 * it, and SDKs built on it (dd-trace, Pyroscope's, Platformatic's), Google's `pprof`, and `cryptoprof --format pprof`.
 *
 *     import { encodeSync, time } from '@datadog/pprof';
 *     const profile = await time.profile({ durationMillis: 10_000, intervalMicros: 1000 });
 *     writeFileSync('wall.pb.gz', encodeSync(profile));
 *
 * Samples are added up by stack, so their times are lost. SDKs sample wall time; they attribute native code to the
 * JavaScript that called it, and omit what ran outside JavaScript. Only cryptoprof's own files keep threads apart.
 */
import { MOST_BYTES, MOST_PPROF } from '../files/limits.js';
import { Failure } from '../model/failure.js';
import { FrameTable } from '../model/frame-table.js';
import { OPERATIONS } from '../model/operation.js';
import { StackBuilder } from '../model/stack-builder.js';
import { VM_STATE } from '../model/vm-state.js';
import { withAtomicsWaits } from './atomics-waits.js';
import { isGzip, unpacked, unpackedHead } from './gzip.js';
import { countedDiagnostics, largeSources } from './losses.js';
import { pprofDiagnostics } from './pprof/diagnostics.js';
import { frameOfFunction, isOfNode } from './pprof/frame-of-function.js';
import { measureOf } from './pprof/measure.js';
import { tablesOf, hasExecutingLines } from './pprof/tables.js';
import { decodeProfile } from '../pprof/decode.js';

/** @import { Numeric, Sample } from '../pprof/messages.js' */
/** @import { Diagnostic, Profile, ProfileMeta, SampleTable, SampleLabels } from '../model/profile.js' */
/** @import { InputFormat, MadeWindow } from './input-format.js' */
/** @import { Measure } from './pprof/measure.js' */
/** @import { PprofTables } from './pprof/tables.js' */

/** Packed bytes that hold the first field, whatever is said of how they are packed. */
const PACKED_HEAD = 512;
/** A first sample type, of two indices into the string table: field 1 of the profile, and its fields 1 and 2. */
const FIRST_TYPE =
  /^\n[\x02-\x0c](?:\x08[\x80-\xff]{0,4}[\0-\x7f]|\x10[\x80-\xff]{0,4}[\0-\x7f]){1,2}[\n\x12\x1a"*2\x5a\x60\x72]/;
const LOADER = /^node:internal\/(?:modules\/|bootstrap\/realm$)/;
/** Values of the label `phase` that cryptoprof writes. */
const OWN_PHASES = new Set(['top-level', 'starting', 'event-loop', 'worker', 'gc', 'idle', 'bootstrap', 'pool']);
/** Values of the label `thread` that cryptoprof writes: `main thread`, `server.js, pid 7: worker 2 (src/hash.js)`. */
const OWN_THREAD = /^(?:.*: )?(?:(main) thread|(worker)(?: \d+)?(?: \(.*\))?|thread pool)(?: \[\d+\])?$/s;
/** Those that it wrote up to 0.2.0. */
const OLD_THREAD = /^(?:(main|worker) thread|thread pool), pid (\d{1,10}), (.*)$/s;
const OWN_PID = /^\d{1,10}$/;

/** @type {InputFormat} */
export const pprof = {
  id: 'pprof',
  label: 'pprof',
  files: ['*.pb.gz', '*.pprof'],
  names: /^(?!(?:.*[^a-z])?(?:heap|space|objects|inuse|alloc)(?:[^a-z]|$)).*[^.].*\.(?:pb|pb\.gz|pprof|pprof\.gz)$/i,
  holds: 'samples',

  sniff(head) {
    return FIRST_TYPE.test((isGzip(head) ? unpackedHead(head.subarray(0, PACKED_HEAD)) : head).toString('latin1'));
  },

  async read({ path, name, bytes }, { sourcesBefore }) {
    const { profiles, ...file } = decodePprof(await bytes(MOST_BYTES.pprof), name);
    const files = new Set(profiles.flatMap(({ frames }) => frames.map(({ file: each }) => each)));
    const { texts, newer, large } = await sourcesBefore(path, files, file.lastedMs);
    const frames = profiles.flatMap((profile) => profile.frames);
    const [first, ...others] = profiles;
    const diagnostics = [...pprofDiagnostics({ ...file, frames, newer }), ...largeSources(large), ...file.diagnostics];
    return {
      recording: {
        run: null,
        profiles: [{ ...first, diagnostics }, ...others].map((each) =>
          withAtomicsWaits({ ...each, sources: texts, hasAllSources: false }),
        ),
      },
      ...(file.window === null ? {} : { window: file.window }),
    };
  },
};

/**
 * @typedef {object} DecodedPprof
 * @property {Profile[]} profiles one for each thread, without sources and diagnostics; at least one
 * @property {Measure} measure of its samples
 * @property {number} lastedMs how long it took, 0 if it does not say; of one that was put together, the sum of its parts
 * @property {MadeWindow | null} window when that was; null if it does not say
 * @property {boolean} isOwn whether cryptoprof wrote it
 * @property {boolean} hasLines whether its lines are those that were executing
 * @property {Diagnostic[]} diagnostics what could not be used
 */

/**
 * @param {Uint8Array} bytes of a pprof, packed or not, from anybody
 * @param {string} source name of its file
 * @returns {DecodedPprof} its threads, and what was learnt about the file
 * @throws {Failure} `pprof-invalid` with what is wrong as `problem`; `pprof-not-node`
 */
export function decodePprof(bytes, source) {
  const file = messageIn(isGzip(bytes) ? unpacked(bytes, MOST_PPROF.bytes, invalid) : bytes);
  const tables = tablesOf(file);
  const measure = measureOf(file, tables.text);
  if (![...tables.locations.values()].flat().some((code) => isOfNode(code.file))) throw new Failure('pprof-not-node');
  const isByLine = hasExecutingLines(tables);
  const reader = new SampleReader(tables, measure, isByLine);
  for (const sample of file.sample) reader.add(sample);
  const threads = reader.threads.values();
  const profiles = Array.from(threads, (thread) => thread.profile(source, measure));
  if (profiles.every(({ samples }) => samples.length === 0)) throw invalid('it has no samples');
  const { isOwn, unreadable, unknownPlaces } = reader;
  const diagnostics = countedDiagnostics([
    ['samples-unreadable', unreadable, 'Samples whose numbers are not counts of ticks were left out.'],
    ['locations-unknown', unknownPlaces, 'Places in stacks that the file does not describe have no name.'],
    ['fields-unknown', file.unknownFields, 'Fields that are not in the description of pprof were left out.'],
  ]);
  const lastedMs = Math.max(0, Number(file.durationNanos)) / 1e6;
  const startMs = Math.round(Number(file.timeNanos) / 1e6);
  const window = startMs > 0 ? { startMs, durationMs: lastedMs } : null;
  return { profiles, measure, lastedMs, window, isOwn, hasLines: isByLine || isOwn, diagnostics };
}

/**
 * @param {Map<string, string>} labels of a sample, by key
 * @returns {SampleLabels | undefined} what they say, if cryptoprof wrote them
 */
function sampleLabels(labels) {
  const operation = labels.get('operation') ?? '';
  const isKnown = operation === '' || Object.hasOwn(OPERATIONS, operation);
  if (!isKnown || !OWN_PHASES.has(labels.get('phase') ?? '')) return undefined;
  return {
    operation: /** @type {SampleLabels['operation']} */ (operation),
    algorithm: labels.get('algorithm') ?? '',
    // What is pushed has only labels with few values.
    hasCallSite: labels.has('thread') ? labels.has('call_site') : null,
  };
}

/** Turns samples into those of threads. */
class SampleReader {
  /** By label, `''` where the file does not distinguish threads. @type {Map<string, Thread>} */
  threads = new Map();
  unreadable = 0;
  unknownPlaces = 0;
  /** Whether cryptoprof wrote the file: only its samples have labels of operations. */
  isOwn = false;
  #ticks = 0;
  #frames = 0;

  /**
   * @param {PprofTables} tables of the file
   * @param {Measure} measure of its samples
   * @param {boolean} isByLine see `frameOfFunction`
   */
  constructor(tables, measure, isByLine) {
    this.tables = tables;
    this.measure = measure;
    this.isByLine = isByLine;
  }

  /**
   * @param {Sample} sample of the file
   * @throws {Failure} `pprof-invalid` once there is more than is read
   */
  add({ locationId, value, label }) {
    const counted = this.measure.of(value);
    if (counted === null) {
      this.unreadable++;
      return;
    }
    // Such as the CPU time of threads without JavaScript.
    if (counted.ticks === 0) return;
    this.#ticks += counted.ticks;
    if (this.#ticks > MOST_PPROF.ticks) throw invalid(`it has more than ${MOST_PPROF.ticks} ticks`);
    const labels = new Map(label.map(({ key, str }) => [this.tables.text(key), this.tables.text(str)]));
    const own = sampleLabels(labels);
    const thread = this.#threadOf((own && labels.get('thread')) ?? '', labels.get('pid') ?? '');
    this.isOwn ||= own !== undefined;
    const phase = own === undefined ? '' : (labels.get('phase') ?? '');
    thread.add(thread.labelledRow(this.#stackOf(thread, locationId), own), { ...counted, phase });
  }

  /**
   * @param {string} label that names the thread of a sample, `''` if none does
   * @param {string} pid of its process, `''` if unknown
   * @returns {Thread} that it is of
   */
  #threadOf(label, pid) {
    const key = OWN_THREAD.test(label) || OLD_THREAD.test(label) ? label : '';
    const known = this.threads.get(key);
    if (known !== undefined) return known;
    if (this.threads.size === MOST_PPROF.threads) throw invalid(`it has more than ${MOST_PPROF.threads} threads`);
    const made = new Thread(key, pid);
    this.threads.set(key, made);
    return made;
  }

  /**
   * @param {Thread} thread that was sampled
   * @param {Numeric[]} ids of locations, the innermost first
   * @returns {number} row of the thread's stacks, -1 for none
   */
  #stackOf(thread, ids) {
    let row = -1;
    for (let index = ids.length - 1; index >= 0; index--) {
      const isBody = this.isByLine && thread.isLoader(row);
      const key = isBody ? `${ids[index]} body` : ids[index];
      const frames = thread.frames.get(key) ?? this.#framesAt(thread, ids[index], isBody);
      thread.frames.set(key, frames);
      this.#frames += frames.length + 1;
      if (this.#frames > MOST_PPROF.frames) throw invalid(`it has more than ${MOST_PPROF.frames} frames in its stacks`);
      for (const frame of frames) row = thread.stacks.intern(row, frame);
    }
    return row;
  }

  /**
   * @param {Thread} thread that takes the frames
   * @param {Numeric} id of a location
   * @param {boolean} isBody whether what loads modules called it
   * @returns {number[]} its frames, outermost first
   */
  #framesAt(thread, id, isBody) {
    const lines = this.tables.locations.get(id);
    if (lines === undefined) this.unknownPlaces++;
    const library = this.tables.libraries.get(id) ?? '';
    const known = lines?.length
      ? lines
      : [{ name: library === '' ? '(unknown)' : '', file: library, startLine: 0, line: 0 }];
    const frames = known.flatMap((line) => {
      const frame = frameOfFunction(line, this.isByLine);
      if (frame === null) return [];
      const moduleBody = frame.moduleBody || (isBody && frame.kind === 'js' && frame.name === '');
      return [thread.table.intern({ ...frame, moduleBody })];
    });
    return frames;
  }
}

/**
 * @param {string} label that cryptoprof gave a thread, `''` if nothing did
 * @param {number} pid of its process, 0 if nothing says it but the label
 * @returns {{kind: ProfileMeta['thread'], pid: number, source: string}} `source`: its log, `''` if the label does not name one
 */
function threadOf(label, pid) {
  const kindOf = (/** @type {string | undefined} */ name) =>
    /** @type {ProfileMeta['thread']} */ (name ?? (label === '' ? 'main' : 'pool'));
  const old = OLD_THREAD.exec(label);
  if (old !== null) return { kind: kindOf(old[1]), pid: Number(old[2]), source: old[3] };
  const own = OWN_THREAD.exec(label);
  return { kind: kindOf(own?.[1] ?? own?.[2]), pid, source: '' };
}

/**
 * Samples on one stack.
 * @typedef {{stack: number, ticks: number, us: number, phase: string}} Group the row is -1 for none; the phase is `''` unless
 *   cryptoprof wrote it
 */

/**
 * @param {Group} group of samples
 * @returns {boolean} whether they were taken before their process first listened
 */
function isStart({ phase }) {
  return phase === 'starting';
}

/** What is known of one thread. */
class Thread {
  table = new FrameTable();
  stacks = new StackBuilder();
  /** Frames by location, and by location as the body of a module. @type {Map<Numeric | string, number[]>} */
  frames = new Map();
  /** @type {Group[]} */
  groups = [];

  /**
   * @param {string} label that distinguishes it from others, `''` if nothing does
   * @param {string} pid of its process, `''` if unknown
   */
  constructor(label, pid) {
    this.label = label;
    this.pid = OWN_PID.test(pid) ? Number(pid) : 0;
  }

  /**
   * @param {number} row of its stacks, -1 for none
   * @returns {boolean} whether the innermost function loads modules: what it calls without a name is a module's body
   */
  isLoader(row) {
    return row !== -1 && LOADER.test(this.table.frames[this.stacks.frames.values[row]].file);
  }

  /**
   * @param {number} row of its stacks, -1 for none
   * @param {SampleLabels | undefined} labels of a sample there
   * @returns {number} row of the same stack, whose innermost frame says so
   */
  labelledRow(row, labels) {
    if (row === -1 || labels === undefined) return row;
    const { frames, parents } = this.stacks;
    const leaf = this.table.intern({ ...this.table.frames[frames.values[row]], labels });
    return this.stacks.intern(parents.values[row], leaf);
  }

  /**
   * @param {number} stack row, -1 for none
   * @param {Omit<Group, 'stack'>} counted on it
   */
  add(stack, counted) {
    this.groups.push({ stack, ...counted });
  }

  /**
   * @param {string} file name of the file
   * @param {Measure} measure of its samples
   * @returns {Profile} of this thread, a row for each tick
   */
  profile(file, { intervalUs, clock }) {
    const { kind, pid, source } = threadOf(this.label, this.pid);
    const { frames } = this.table;
    const stacks = this.stacks.finish();
    return {
      meta: {
        format: 'pprof',
        source: source || file,
        node: '',
        v8: '',
        platform: frames.some((frame) => /^(?:[A-Z]:\\|\\\\)/.test(frame.file)) ? 'win32' : '',
        arch: '',
        pid,
        thread: kind,
        intervalUs,
        executable: '',
        timed: false,
        ...(clock === 'perf' ? { collector: clock } : {}),
        ...this.#listened(intervalUs),
      },
      frames,
      stacks,
      samples: this.#samples(intervalUs, (row) => (row === -1 ? '' : frames[stacks.frame[row]].kind)),
      dropped: {},
      calls: new Map(),
      sources: new Map(),
      diagnostics: [],
    };
  }

  /**
   * @param {number} intervalUs between samples
   * @returns {Pick<ProfileMeta, 'listenedUs'>} when its process first listened, if labels say what came before
   */
  #listened(intervalUs) {
    const ticks = this.groups.filter(isStart).reduce((sum, group) => sum + group.ticks, 0);
    return ticks === 0 ? {} : { listenedUs: ticks * intervalUs };
  }

  /**
   * @param {number} intervalUs between samples
   * @param {(stack: number) => string} kindOf the innermost frame
   * @returns {SampleTable} a row for each tick, those of the start first; else their order and times mean nothing
   */
  #samples(intervalUs, kindOf) {
    const length = this.groups.reduce((sum, { ticks }) => sum + ticks, 0);
    const [stack, state] = [new Int32Array(length), new Uint8Array(length)];
    const weight = new Float64Array(length);
    let row = 0;
    // What says when a server listened says which samples are before that.
    for (const group of this.groups.toSorted((a, b) => Number(isStart(b)) - Number(isStart(a)))) {
      const end = row + group.ticks;
      const kind = group.phase === 'gc' ? 'gc' : kindOf(group.stack);
      stack.fill(group.stack, row, end);
      state.fill(kind === 'gc' || kind === 'idle' ? VM_STATE[kind] : VM_STATE.unknown, row, end);
      weight.fill(group.us / group.ticks, row, end);
      row = end;
    }
    return { length, stack, time: Float64Array.from({ length }, (_, index) => index * intervalUs), state, weight };
  }
}

/**
 * @param {Uint8Array} bytes of a message
 * @returns {Exclude<ReturnType<typeof decodeProfile>, string>}
 * @throws {Failure} `pprof-invalid`
 */
function messageIn(bytes) {
  const decoded = decodeProfile(bytes, MOST_PPROF);
  if (decoded === 'damaged') throw invalid('it is damaged');
  if (decoded === 'too much')
    throw invalid(`it has more than ${MOST_PPROF.messages} messages or ${MOST_PPROF.numbers} numbers`);
  return decoded;
}

/**
 * @param {string} problem what is wrong with the file
 * @param {unknown} [cause] the error underneath
 * @returns {Failure} to be thrown
 */
function invalid(problem, cause) {
  return new Failure('pprof-invalid', { problem }, cause);
}
