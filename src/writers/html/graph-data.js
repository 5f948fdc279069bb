/** What the page's flame graph and timeline draw: all stacks as one tree, in columns. */
import { OPERATIONS } from '../../model/operation.js';
import { operationName, placeWords } from '../../text/names.js';
import { shown } from '../../text/escape.js';
import { NO_STACK, frameFile, frameName, framesOf, threadName, workDepth } from '../shared/stack-frames.js';

/** @import { AnnotatedProfile, FrameOwner, StackWork } from '../../model/annotated-stacks.js' */
/** @import { Frame } from '../../model/profile.js' */

/**
 * @typedef {object} GraphData
 * @property {GraphThread[]} threads
 * @property {GraphWork[]} works the cryptography that there is
 * @property {GraphFrame[]} frames each once
 * @property {string[]} phases
 * @property {number} intervalUs between ticks
 * @property {{parent: number[], frame: number[], work: number[]}} nodes the tree; row 0 is its root, a caller stands before
 *   its callees. work: -1 above the call site
 * @property {{node: number[], work: number[], phase: number[], thread: number[], ticks: number[]}} rows what was sampled
 *   in a node
 * @property {{start: number[], row: Int32Array, ticks: Int32Array, us: number}} bins rows by time: those of bin `b` are
 *   from `start[b]` to `start[b + 1]`, ascending; bins of `us` µs, one after the other, of each thread from its start
 */

/** @typedef {{name: string, bins: number, firstBin: number, isPool: boolean}} GraphThread */
/** @typedef {{name: string, family: string, site: string}} GraphWork */
/** @typedef {{name: string, place: string, kind: FrameKind}} GraphFrame */
/** @typedef {'app' | 'package' | 'node' | 'native' | 'work' | 'root'} FrameKind */

/** What operations are coloured as. The order is that of the legend. */
export const FAMILIES = {
  kdf: 'password hashing and key derivation',
  keygen: 'key generation',
  sign: 'signatures',
  kex: 'key exchange',
  tls: 'TLS',
  hash: 'hashes',
  cipher: 'encryption',
  random: 'random bytes',
  other: 'other cryptography',
};

/** @type {Record<string, keyof typeof FAMILIES>} */
const FAMILY_OF = {
  kdf: 'kdf',
  keygen: 'keygen',
  prime: 'keygen',
  kex: 'kex',
  sign: 'sign',
  verify: 'sign',
  asym: 'cipher',
  cipher: 'cipher',
  hash: 'hash',
  hmac: 'hash',
  mac: 'hash',
  random: 'random',
  tls: 'tls',
};

/** Bins of all threads together. */
const MOST_BINS = 1000;
/** Rows by time: beyond these the page would be too large, and bins are made longer. */
const MOST_ENTRIES = 1_000_000;

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {string} root absolute path of the program's repository, `''` if unknown
 * @returns {GraphData} all samples that are no waiting
 */
export function graphData(profiles, root) {
  const tree = new Tree();
  const works = new Interned(/** @type {GraphWork[]} */ ([]));
  /** @type {string[]} */
  const phases = [];
  /** @type {GraphData['rows']} */
  const rows = { node: [], work: [], phase: [], thread: [], ticks: [] };
  const firstRows = profiles.map((annotated, thread) => {
    const first = rows.node.length;
    const frames = annotated.profile.frames.map((frame, index) =>
      tree.frames.index(graphFrame(frame, annotated.owners[index], root)),
    );
    const workIds = annotated.works.map((work) => works.index(graphWork(work, root)));
    for (const row of annotated.rows) {
      const work = row.work === -1 ? -1 : workIds[row.work];
      rows.node.push(addStack(tree, annotated, row, frames, work, works.list));
      rows.work.push(work);
      rows.phase.push(indexIn(phases, row.phase));
      rows.thread.push(thread);
      rows.ticks.push(row.ticks);
    }
    return first;
  });
  const { threads, bins } = timeline(profiles, firstRows);
  return {
    threads,
    works: works.list,
    frames: tree.frames.list,
    phases,
    intervalUs: profiles[0]?.profile.meta.intervalUs ?? 0,
    nodes: tree.nodes,
    rows,
    bins,
  };
}

/**
 * @param {Tree} tree gets the stack
 * @param {AnnotatedProfile} annotated profile
 * @param {AnnotatedProfile['rows'][number]} row of it
 * @param {number[]} frameIds of the profile's frames
 * @param {number} work index, -1 if the row is no cryptography
 * @param {GraphWork[]} works all so far
 * @returns {number} node of its innermost frame
 */
function addStack(tree, annotated, row, frameIds, work, works) {
  const frames = framesOf(annotated.profile, row.stack);
  const depth = workDepth(annotated, row, frames);
  let node = 0;
  let within = -1;
  let before = '';
  if (frames.length === 0) node = tree.child(node, tree.frames.index(plainFrame(NO_STACK)), work);
  for (let index = 0; index <= frames.length; index++) {
    if (index === depth) {
      node = tree.child(node, tree.frames.index({ name: works[work].name, place: '', kind: 'work' }), work);
      within = work;
    }
    if (index === frames.length) break;
    const { forwards, package: packageName } = annotated.owners[frames[index]];
    // A framework's frames that only pass a request on are one.
    if (forwards && before === packageName) continue;
    before = forwards ? packageName : '';
    const frame = forwards ? tree.frames.index(forwarding(packageName)) : frameIds[frames[index]];
    node = tree.child(node, frame, within);
  }
  return node;
}

/**
 * @param {string} packageName of a framework
 * @returns {GraphFrame} for those of its frames that only pass a request on
 */
function forwarding(packageName) {
  return { name: `${shown(packageName)}: passes on`, place: '', kind: 'package' };
}

/**
 * @param {string} name of something that is no function
 * @returns {GraphFrame}
 */
function plainFrame(name) {
  return { name, place: '', kind: 'native' };
}

/**
 * @param {Frame} frame of a profile
 * @param {FrameOwner} owner whose code it is
 * @param {string} root absolute path of the program's repository
 * @returns {GraphFrame}
 */
function graphFrame(frame, { owner, package: packageName }, root) {
  const line = frame.line > 0 ? `:${frame.line}` : '';
  const file = frameFile(frame, root);
  if (owner === 'package') return { name: frameName(frame), place: shown(packageName) || file, kind: 'package' };
  if (owner === 'user') return { name: frameName(frame), place: `${file}${line}`, kind: 'app' };
  return { name: frameName(frame), place: owner === 'node' ? file : '', kind: owner === 'node' ? 'node' : 'native' };
}

/**
 * @param {StackWork} work some cryptography
 * @param {string} root absolute path of the program's repository
 * @returns {GraphWork}
 */
function graphWork({ operation, algorithm, file, line }, root) {
  return {
    name: shown(Object.hasOwn(OPERATIONS, operation) ? operationName(operation, algorithm) : operation),
    family: FAMILY_OF[operation.split('.')[0]] ?? 'other',
    site: file === '' ? '' : shown(placeWords({ file, line }, root)),
  };
}

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {number[]} firstRows index of the first row of each
 * @returns {{threads: GraphThread[], bins: GraphData['bins']}} rows by time
 */
function timeline(profiles, firstRows) {
  const spans = profiles.map(({ profile: { meta, samples } }) =>
    meta.timed && samples.length > 0 ? samples.time[samples.length - 1] : 0,
  );
  const total = spans.reduce((sum, span) => sum + span, 0);
  for (let us = Math.max(1000, Math.ceil(total / MOST_BINS)); ; us *= 2) {
    const binned = inBins(profiles, firstRows, spans, us);
    if (binned !== null) return binned;
  }
}

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {number[]} firstRows index of the first row of each
 * @param {number[]} spans µs from the start of each to its last sample
 * @param {number} us length of a bin, µs
 * @returns {{threads: GraphThread[], bins: GraphData['bins']} | null} rows by time; null if they are too many
 */
function inBins(profiles, firstRows, spans, us) {
  /** @type {number[]} */
  const start = [];
  const samples = profiles.reduce((sum, { rowOfSample }) => sum + rowOfSample.length, 0);
  const [rows, ticks] = [new Int32Array(samples), new Int32Array(samples)];
  let length = 0;
  const threads = profiles.map(({ profile, rowOfSample, rows: { length: annotatedRows } }, thread) => {
    const count = profile.meta.timed ? Math.floor(spans[thread] / us) + 1 : 0;
    const firstBin = start.length;
    const inBin = new Int32Array(annotatedRows);
    let sample = 0;
    for (let bin = 0; bin < count; bin++) {
      const first = length;
      start.push(first);
      for (; sample < rowOfSample.length && profile.samples.time[sample] < (bin + 1) * us; sample++) {
        const row = rowOfSample[sample];
        if (row !== -1 && inBin[row]++ === 0) rows[length++] = row;
      }
      rows.subarray(first, length).sort();
      for (let entry = first; entry < length; entry++) {
        const row = rows[entry];
        ticks[entry] = inBin[row];
        inBin[row] = 0;
        rows[entry] += firstRows[thread];
      }
    }
    return { name: threadName(profile.meta), bins: count, firstBin, isPool: profile.meta.thread === 'pool' };
  });
  if (length > MOST_ENTRIES && start.length > profiles.length) return null;
  start.push(length);
  return { threads, bins: { start, row: rows.subarray(0, length), ticks: ticks.subarray(0, length), us } };
}

/**
 * @param {string[]} list of different texts; gets the text if it is new
 * @param {string} text to look for
 * @returns {number} its index
 */
function indexIn(list, text) {
  const index = list.indexOf(text);
  return index === -1 ? list.push(text) - 1 : index;
}

/**
 * Things of which equal ones are one.
 * @template {object} T
 */
class Interned {
  /** @type {Map<string, number>} */
  #indexes = new Map();

  /** @param {T[]} list empty, gets them */
  constructor(list) {
    this.list = list;
  }

  /**
   * @param {T} one of them
   * @returns {number} its index
   */
  index(one) {
    const key = JSON.stringify(Object.values(one));
    let index = this.#indexes.get(key);
    if (index === undefined) {
      index = this.list.push(one) - 1;
      this.#indexes.set(key, index);
    }
    return index;
  }
}

/** The tree of calls. */
class Tree {
  frames = new Interned(/** @type {GraphFrame[]} */ ([]));
  nodes = { parent: [-1], frame: [this.frames.index({ name: 'everything', place: '', kind: 'root' })], work: [-1] };
  /** @type {Map<number, number>[]} */
  #children = [new Map()];

  /**
   * @param {number} parent node
   * @param {number} frame that it calls
   * @param {number} work that this is part of, -1 if none
   * @returns {number} node
   */
  child(parent, frame, work) {
    const key = frame * 0x1_0000 + work + 1;
    const siblings = this.#children[parent];
    let node = siblings.get(key);
    if (node === undefined) {
      node = this.nodes.parent.push(parent) - 1;
      this.nodes.frame.push(frame);
      this.nodes.work.push(work);
      siblings.set(key, node);
      this.#children.push(new Map());
    }
    return node;
  }
}
