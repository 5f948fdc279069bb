/**
 * Files that are small, or valid, and cost far more than they should: what is read of them stays within limits, or is
 * refused.
 */
import { gzipSync } from 'node:zlib';
import { MOST_BYTES, MOST_JSON, MOST_PPROF, MOST_STACKS } from '../../src/files/limits.js';
import { encodeRecording } from '../../src/formats/saved-profile.js';

/** @import { Profile } from '../../src/model/profile.js' */

/** Just below a limit. */
const NEARLY = 0.98;
const VALUES = Math.floor(MOST_JSON.values * NEARLY);
const BYTES = Math.floor(MOST_JSON.bytes * NEARLY);

const PROFILE = '{"kind":"cryptoprof-recording","schemaVersion":1,"run":null,"profiles":[],"later":';
const REPORT = '{"schemaVersion":2,"callSites":';
const TEXT = 'Statistical profiling result from a.log, (1000 ticks, 0 unaccounted, 0 excluded).\n\n';
const BOTTOM_UP = `${TEXT} [Bottom up (heavy) profile]:\n  Note: percentage shows a share of a particular caller in the total\n\n   ticks parent  name\n`;

const packed = (/** @type {string | Uint8Array} */ content) => gzipSync(content, { level: 1 });
const saved = (/** @type {string} */ value) => packed(`${PROFILE}${value}}`);
const list = (/** @type {string} */ entry, count = VALUES) => `[${`${entry},`.repeat(count)}0]`;
const keys = () => `{${Array.from({ length: VALUES }, (_, index) => `"k${index}":0`).join()}}`;
const lines = (/** @type {string} */ start, /** @type {(index: number) => string} */ line) => {
  const parts = [start];
  for (let left = MOST_BYTES.processedText * NEARLY; left > 0; left -= parts[parts.length - 1].length)
    parts.push(line(parts.length));
  return Buffer.from(parts.join(''));
};

/** A field of a protocol buffer: its number, and what it holds. */
const field = (/** @type {number} */ number, /** @type {Uint8Array} */ content) => {
  const length = [];
  let left = content.length;
  for (; left >= 0x80; left = Math.floor(left / 128)) length.push((left % 128) + 0x80);
  length.push(left);
  return Buffer.concat([Buffer.from([(number << 3) + 2, ...length]), content]);
};
const fields = (/** @type {number} */ number, /** @type {number[]} */ content, /** @type {number} */ count) => {
  const one = field(number, Buffer.from(content));
  return Buffer.alloc(one.length * Math.floor(count), one);
};
/** A saved profile of two threads, the second of which has so many functions of the first. */
const sharedFunctions = (/** @type {number} */ count) => {
  const column = (/** @type {number} */ length) => ({
    type: 'int32',
    data: Buffer.alloc(4 * length).toString('base64'),
  });
  const empty = { type: 'uint8', data: '' };
  const doubles = { type: 'float64', data: '' };
  const frame = {
    ...{ name: 'f', kind: 'js', file: '/a.js', line: 1, column: 1, callLine: 0, callColumn: 0, tier: '' },
    ...{ library: '', component: '', named: true, moduleBody: false },
  };
  const meta = {
    ...{ format: 'v8-log', source: 'a.log', node: '', v8: '', platform: '', arch: '', pid: 1, thread: 'main' },
    ...{ intervalUs: 1000, executable: '', timed: true },
  };
  const thread = {
    ...{ meta, frames: [frame], dropped: {}, calls: [], diagnostics: [] },
    stacks: { length: 0, parent: column(0), frame: column(0) },
    samples: { length: 0, stack: column(0), time: doubles, state: empty, weight: doubles },
  };
  const profiles = [thread, { ...thread, frames: [], sharedFrames: column(count) }];
  return packed(JSON.stringify({ kind: 'cryptoprof-recording', schemaVersion: 1, run: null, profiles }));
};
/** V8's profile of one function. */
const cpuProfile = (/** @type {number} */ samples) => {
  const callFrame = '{"functionName":"f","scriptId":"1","url":"file:///srv/a.js","lineNumber":1,"columnNumber":1}';
  const times = Array.from({ length: samples }, (_, index) => 1000 + (index % 7)).join();
  return Buffer.from(
    `{"nodes":[{"id":1,"callFrame":${callFrame}}],"startTime":0,"endTime":${samples * 1003},` +
      `"samples":[1${',1'.repeat(samples - 1)}],"timeDeltas":[${times}]}`,
  );
};

/** Two types of values, the function 1 of Node's, and at location 1 the lines of it that are asked for. */
const pprof = (/** @type {Uint8Array[]} */ ...more) => {
  const texts = ['', 'samples', 'count', 'wall', 'nanoseconds', 'f', 'node:f'].map((text) =>
    field(6, Buffer.from(text)),
  );
  const types = [fields(1, [8, 1, 16, 2], 1), fields(1, [8, 3, 16, 4], 1)];
  return packed(Buffer.concat([...types, fields(5, [8, 1, 16, 5, 32, 6], 1), ...texts, ...more]));
};
const location = (lines = 1) => field(4, Buffer.concat([Buffer.from([8, 1]), fields(4, [8, 1, 16, 1], lines)]));
const stack = (/** @type {number} */ frames, ticks = 1) => [
  field(2, Buffer.concat([field(1, Buffer.alloc(Math.floor(frames), 1)), field(2, Buffer.from([ticks, 1]))])),
];
const MESSAGES = MOST_PPROF.messages * NEARLY;

/**
 * What is refused at once, whatever follows.
 * @type {Record<string, {file: string, make: () => Buffer}>}
 */
export const REFUSED_BOMBS = {
  lists: { file: 'profile.json.gz', make: () => saved(list('[]', 40e6)) },
  spaces: { file: 'profile.json.gz', make: () => packed(' '.repeat(500e6)) },
  depth: { file: 'profile.json.gz', make: () => saved('['.repeat(60e6) + ']'.repeat(19e6)) },
  'too many values': { file: 'profile.json.gz', make: () => saved(list('""', MOST_JSON.values + 1)) },
  'too many numbers': { file: 'profile.json.gz', make: () => saved(list('0', MOST_JSON.numbers + 1)) },
  'shared functions': { file: 'profile.json.gz', make: () => sharedFunctions(13e6) },
  'samples of a CPU profile': { file: 'a.cpuprofile', make: () => cpuProfile(MOST_JSON.numbers / 2 + 2) },
  'a pprof of zeros': { file: 'wall.pb.gz', make: () => pprof(Buffer.alloc(500e6)) },
  'a pprof of empty samples': { file: 'wall.pb.gz', make: () => pprof(location(), fields(2, [], 15e6)) },
  'a pprof of one long stack': { file: 'wall.pb.gz', make: () => pprof(location(), ...stack(MOST_PPROF.numbers + 1)) },
  'a pprof of inlined functions': {
    file: 'wall.pb.gz',
    make: () => pprof(location(MESSAGES / 10), ...stack(1e6)),
  },
  'a report with too many values': {
    file: 'report.json',
    make: () => Buffer.from(`${REPORT}${list('{}', MOST_JSON.values)}}`),
  },
  'a report of depth': { file: 'report.json', make: () => Buffer.from(`${REPORT}${'{"a":'.repeat(5e6)}`) },
  'a report that is too large': {
    file: 'report.json',
    make: () => Buffer.from(`${REPORT}"${'a'.repeat(MOST_BYTES.report)}"}`),
  },
};

/** What is just allowed: to be read, or to be refused later. @type {typeof REFUSED_BOMBS} */
export const ALLOWED_BOMBS = {
  'names of fields': { file: 'profile.json.gz', make: () => saved(keys()) },
  numbers: { file: 'profile.json.gz', make: () => saved(list('0', MOST_JSON.numbers * NEARLY)) },
  'numbers that are objects': {
    file: 'profile.json.gz',
    make: () => saved(`[{},${list('0.5', MOST_JSON.numbers * NEARLY).slice(1)}`),
  },
  'samples of a CPU profile': { file: 'a.cpuprofile', make: () => cpuProfile(MOST_JSON.numbers * 0.49) },
  objects: { file: 'profile.json.gz', make: () => saved(list('{"a":{}}', VALUES / 3)) },
  'short texts': { file: 'profile.json.gz', make: () => saved(list(`"${'a'.repeat(70)}"`)) },
  'text of wide characters': { file: 'profile.json.gz', make: () => saved(`"日${'a'.repeat(BYTES)}"`) },
  escapes: { file: 'profile.json.gz', make: () => saved(`"${'\\n'.repeat(BYTES / 2)}"`) },
  'samples of a pprof': {
    file: 'wall.pb.gz',
    make: () => pprof(location(), fields(2, [10, 1, 1, 18, 2, 9, 9], MESSAGES)),
  },
  'labels in a pprof': {
    file: 'wall.pb.gz',
    make: () =>
      pprof(
        location(),
        ...stack(1),
        field(2, Buffer.concat([fields(3, [8, 1, 16, 1], MESSAGES), ...[field(2, Buffer.from([1, 1]))]])),
      ),
  },
  'numbers in a pprof': {
    file: 'wall.pb.gz',
    make: () =>
      pprof(
        location(),
        ...stack(1),
        field(2, field(2, Buffer.alloc(9 * 3.4e6, Buffer.from([...Buffer.alloc(8, 0xff), 1])))),
      ),
  },
  'a stack of a pprof': { file: 'wall.pb.gz', make: () => pprof(location(), ...stack(MOST_PPROF.numbers * 0.49)) },
  'texts of a pprof': {
    file: 'wall.pb.gz',
    make: () => pprof(location(), ...stack(1), fields(6, [...Buffer.alloc(60, 'a')], MESSAGES)),
  },
  'a report of objects': { file: 'report.json', make: () => Buffer.from(`${REPORT}${list('{}', VALUES / 2)}}`) },
  'lines without anything': { file: 'processed.txt', make: () => lines(TEXT, () => '\n'.repeat(1000)) },
  'functions in a text': {
    file: 'processed.txt',
    make: () =>
      lines(
        BOTTOM_UP,
        (index) => `      1    0.1%  f${index}\n      1  100.0%    JS: ~g${index} file:///b${index}.js:${index}:1\n`,
      ),
  },
};

/**
 * @param {Profile} profile any, with samples in cryptography
 * @returns {Record<string, () => Buffer>} saved profiles that are valid, and as large as they may be
 */
export function largestProfiles(profile) {
  const { frames, stacks, samples } = profile;
  const repeated = (
    /** @type {number} */ length,
    /** @type {Profile['stacks']} */ table,
    /** @type {(row: number) => number} */ stackOf,
  ) =>
    encodeRecording({
      run: null,
      profiles: [
        {
          ...profile,
          stacks: table,
          samples: {
            length,
            stack: Int32Array.from({ length }, (_, row) => stackOf(row)),
            time: Float64Array.from({ length }, (_, row) => row * 1000),
            state: Uint8Array.from({ length }, (_, row) => samples.state[row % samples.length]),
            weight: new Float64Array(length).fill(1000),
          },
        },
      ],
    });
  const chain = (/** @type {number} */ length) => ({
    length,
    parent: Int32Array.from({ length }, (_, row) => row - 1),
    frame: Int32Array.from({ length }, (_, row) => row % frames.length),
  });
  // Of a chain of so many, the whole and so many of its parts.
  const deep = (/** @type {number} */ length) => {
    const most = Math.floor(MOST_STACKS.frames / length);
    return () => repeated(1e6, chain(length), (row) => length - 1 - (row % most));
  };
  return {
    'threads with a thousand functions each': () => {
      const length = 1000;
      const own = Array.from({ length }, (_, line) => ({ ...frames[line % frames.length], line }));
      const table = {
        length,
        parent: new Int32Array(length).fill(-1),
        frame: Int32Array.from({ length }, (_, row) => row),
      };
      const rows = {
        length,
        stack: table.frame,
        time: Float64Array.from(table.frame, (row) => row * 1000),
        state: new Uint8Array(length),
        weight: new Float64Array(length).fill(1000),
      };
      const thread = { ...profile, frames: own, stacks: table, samples: rows };
      return encodeRecording({ run: null, profiles: new Array(MOST_STACKS.functions / length).fill(thread) });
    },
    'four million ticks': () => repeated(4e6, stacks, (row) => samples.stack[row % samples.length]),
    'stacks of a hundred thousand': deep(1e5),
    'stacks of two million': deep(MOST_STACKS.rows),
  };
}
