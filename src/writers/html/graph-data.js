/** What the page's flame graph and timeline draw: all stacks as one tree, in columns. */
import { OPERATIONS } from '../../model/operation.js';
import { PairTable } from '../../model/pair-table.js';
import { lineWords, operationName, PHASE_NAMES, placeWords } from '../../text/names.js';
import { shown } from '../../text/escape.js';
import { areAnyKnown, NO_ROUTE, routeRowName } from '../shared/routes.js';
import { NO_STACK, frameFile, frameName, framesOf, workDepth } from '../shared/stack-frames.js';
import { threadNames } from '../shared/thread-names.js';
import { Interned } from './interned.js';
import { passingFrames } from './passing-frames.js';
import { timeBins } from './time-bins.js';

/** @import { AnnotatedProfile, FrameOwner, StackWork } from '../../model/annotated-stacks.js' */
/** @import { Frame } from '../../model/profile.js' */
/** @import { Phase } from '../../model/report.js' */
/** @import { PassingIn } from './passing-frames.js' */
/** @import { GraphThread, TimeBins } from './time-bins.js' */

/**
 * @typedef {object} GraphData
 * @property {GraphThread[]} threads
 * @property {GraphWork[]} works the cryptography that occurs
 * @property {GraphFrame[]} frames each once
 * @property {Phase[]} phases
 * @property {string[]} phaseNames what they are called
 * @property {string[]} routes most ticks first; none if no route does cryptography
 * @property {number} intervalUs between ticks
 * @property {{parent: number[], frame: number[], work: number[]}} nodes the tree; row 0 is its root, a caller comes
 *   before its callees. work: -1 above the call site
 * @property {Record<'node' | 'work' | 'phase' | 'route' | 'thread' | 'ticks', number[]>} rows what was sampled in a
 *   node; route: -1 if there are none
 * @property {TimeBins} bins rows by time
 */

/** @typedef {{name: string, family: string, site: string}} GraphWork */
/** @typedef {{name: string, place: string, kind: FrameKind}} GraphFrame */
/** @typedef {'app' | 'package' | 'node' | 'native' | 'work' | 'root'} FrameKind */

/** How operations are coloured, in the order of the legend. */
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
  'hash-or-hmac': 'hash',
  random: 'random',
  tls: 'tls',
};

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {string} root absolute path of the program's repository, `''` if unknown
 * @param {string[]} [names] of the threads
 * @returns {GraphData} all samples except waiting
 */
export function graphData(profiles, root, names = threadNames(profiles, { root })) {
  const { stacks, rows, firstRows } = stackGraph(
    profiles.map((annotated) => ({
      annotated,
      frames: graphFrames(annotated, root),
      works: annotated.works.map((work) => graphWork(work, root)),
      hasBindings: true,
    })),
  );
  const { threads, bins } = timeBins(profiles, firstRows, names);
  return { ...stacks, rows, threads, bins, intervalUs: profiles[0]?.profile.meta.intervalUs ?? 0 };
}

/**
 * A profile with what its frames and its cryptography are shown as.
 * @typedef {object} Shown
 * @property {AnnotatedProfile} annotated
 * @property {GraphFrame[]} frames of each of its frames
 * @property {GraphWork[]} works of each of its works
 * @property {boolean} hasBindings whether C++ that JavaScript called is shown above what it calls
 */

/**
 * @typedef {object} StackGraph
 * @property {Pick<GraphData, 'works' | 'frames' | 'phases' | 'phaseNames' | 'routes' | 'nodes'>} stacks
 * @property {GraphData['rows']} rows `thread` is the index of the profile
 * @property {number[]} firstRows index of the first row of each profile
 */

/**
 * @param {Shown[]} shown profiles
 * @returns {StackGraph} all their samples except waiting, as one tree
 */
export function stackGraph(shown) {
  const tree = new Tree();
  const works = new Interned(/** @type {GraphWork[]} */ ([]));
  /** @type {Phase[]} */
  const phases = [];
  /** @type {GraphData['rows']} */
  const rows = { node: [], work: [], phase: [], route: [], thread: [], ticks: [] };
  const firstRows = shown.map(({ annotated, hasBindings, ...looks }, thread) => {
    const passingIn = passingFrames(annotated, hasBindings);
    const first = rows.node.length;
    const frames = looks.frames.map((frame) => tree.frames.index(frame));
    // What no sample shows, such as what was handed over, is not in the legend.
    const sampled = new Set(annotated.rows.map(({ work }) => work));
    const workIds = looks.works.map((work, index) => (sampled.has(index) ? works.index(work) : -1));
    const nodeOf = stackAdder(tree, works.list, { annotated, passingIn, frames });
    for (const row of annotated.rows) {
      const work = row.work === -1 ? -1 : workIds[row.work];
      rows.node.push(nodeOf(row, work));
      rows.work.push(work);
      rows.phase.push(indexIn(phases, row.phase));
      rows.thread.push(thread);
      rows.ticks.push(row.ticks);
    }
    return first;
  });
  const routes = graphRoutes(shown.map(({ annotated }) => annotated));
  rows.route = routes.ofRow;
  const phaseNames = phases.map((phase) => PHASE_NAMES[phase]);
  return {
    stacks: {
      works: works.list,
      frames: tree.frames.list,
      phases,
      phaseNames,
      routes: routes.names,
      nodes: tree.nodes,
    },
    rows,
    firstRows,
  };
}

/**
 * @param {AnnotatedProfile[]} profiles that are shown
 * @returns {{names: string[], ofRow: number[]}} routes that there are to choose from, most ticks first, and that of each
 *   row: none where no route is known
 */
function graphRoutes(profiles) {
  if (!areAnyKnown(profiles.flatMap(({ routes }) => routes)))
    return { names: [], ofRow: profiles.flatMap(({ rows }) => rows.map(() => -1)) };
  const ofRow = profiles.flatMap(({ routes, rows }) => {
    const names = routes.map((route) => shown(routeRowName(route)));
    return rows.map(({ route }) => names[route] ?? NO_ROUTE);
  });
  /** @type {Map<string, number>} */
  const ticks = new Map();
  const all = profiles.flatMap(({ rows }) => rows);
  all.forEach((row, index) => ticks.set(ofRow[index], (ticks.get(ofRow[index]) ?? 0) + row.ticks));
  // Work that belongs to no request comes last.
  const rank = (/** @type {[string, number]} */ [name, sum]) => (name === NO_ROUTE ? -1 : sum);
  const names = [...ticks].sort((a, b) => rank(b) - rank(a)).map(([name]) => name);
  const indexes = new Map(names.map((name, index) => [name, index]));
  return { names, ofRow: ofRow.map((name) => indexes.get(name) ?? -1) };
}

/**
 * @param {AnnotatedProfile} annotated profile
 * @param {string} root absolute path of the program's repository
 * @returns {GraphFrame[]} each of its frames
 */
export function graphFrames({ profile, owners }, root) {
  return profile.frames.map((frame, index) => graphFrame(frame, owners[index], root));
}

/**
 * @param {Tree} tree gets the stacks
 * @param {GraphWork[]} works of all profiles so far
 * @param {object} profile whose stacks they are
 * @param {AnnotatedProfile} profile.annotated its rows
 * @param {PassingIn} profile.passingIn a stack of it
 * @param {number[]} profile.frames index of each of its frames in the tree
 * @returns {(row: AnnotatedProfile['rows'][number], work: number) => number} adds a row's stack, with the index of its
 *   work, -1 if it is not cryptography; returns the node of its innermost frame
 */
function stackAdder(tree, works, { annotated, passingIn, frames: frameIds }) {
  const { owners } = annotated;
  return (row, work) => {
    const frames = framesOf(annotated.profile, row.stack);
    const depth = workDepth(annotated, row, frames);
    let node = 0;
    let within = -1;
    /** @type {string | null} */
    let before = null;
    const passing = passingIn(frames, depth);
    if (frames.length === 0) node = tree.child(node, tree.frames.index(plainFrame(NO_STACK)), work);
    for (let index = 0; index <= frames.length; index++) {
      if (index === depth) {
        node = tree.child(node, tree.frames.index({ name: works[work].name, place: '', kind: 'work' }), work);
        within = work;
      }
      if (index === frames.length) break;
      const name = passing[index];
      if (name === '' || (name !== null && name === before)) continue;
      before = name;
      const frame = name === null ? frameIds[frames[index]] : tree.frames.index(passer(name, owners[frames[index]]));
      node = tree.child(node, frame, within);
    }
    return node;
  };
}

/**
 * @param {string} name of frames that only pass calls on
 * @param {FrameOwner} owner of them
 * @returns {GraphFrame}
 */
function passer(name, { owner }) {
  return { name, place: '', kind: owner === 'package' ? 'package' : 'node' };
}

/**
 * @param {string} name of something that is not a function
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
  const file = frameFile(frame, root);
  if (owner === 'package') return { name: frameName(frame), place: shown(packageName) || file, kind: 'package' };
  if (owner === 'user') return { name: frameName(frame), place: file + lineWords(frame), kind: 'app' };
  return { name: frameName(frame), place: owner === 'node' ? file : '', kind: owner === 'node' ? 'node' : 'native' };
}

/**
 * @param {Pick<StackWork, 'algorithm' | 'file' | 'line'> & {operation: string}} work some cryptography
 * @param {string} root absolute path of the program's repository
 * @returns {GraphWork} its name in words, its family, and where it was requested
 */
export function graphWork({ operation, algorithm, file, line }, root) {
  return {
    name: shown(Object.hasOwn(OPERATIONS, operation) ? operationName(operation, algorithm) : operation),
    family: familyOf(operation),
    site: file === '' ? '' : shown(placeWords({ file, line }, root)),
  };
}

/**
 * @param {string} operation id, such as `kdf.pbkdf2`
 * @returns {keyof typeof FAMILIES} the family that it is coloured by
 */
export function familyOf(operation) {
  return FAMILY_OF[operation.split('.')[0]] ?? 'other';
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

/** The tree of calls. */
class Tree {
  frames = new Interned(/** @type {GraphFrame[]} */ ([]));
  nodes = { parent: [-1], frame: [this.frames.index({ name: 'everything', place: '', kind: 'root' })], work: [-1] };
  /** What a node is, and which nodes there are below which. A Map for each node would take ten times the memory. */
  #labels = new PairTable();
  #children = new PairTable();

  /**
   * @param {number} parent node
   * @param {number} frame that it calls
   * @param {number} work that this is part of, -1 if none
   * @returns {number} node
   */
  child(parent, frame, work) {
    // The root is nobody's child.
    const node = 1 + this.#children.intern(parent, this.#labels.intern(frame, work));
    if (node === this.nodes.parent.length) {
      this.nodes.parent.push(parent);
      this.nodes.frame.push(frame);
      this.nodes.work.push(work);
    }
    return node;
  }
}
