/**
 * V8's own `.cpuprofile`, as Chrome's DevTools, VS Code and speedscope open it:
 * https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile. It contains one thread and all its
 * samples in order, including waiting, because otherwise time would have gaps; where the recording has no samples of
 * waits (perf's), they are inserted. A frame such as `[kdf.pbkdf2 sha512]` stands for cryptography.
 */
import { counted } from '../../text/words.js';
import { areWaitsHidden, isOfPerf } from '../../model/collector.js';
import { isWindowsPath, systemPath } from '../../model/file-path.js';
import { FIRST_START, OWN_FIELD, UNKNOWN_START, workFrameName } from '../../model/own-marks.js';
import { frameName, framesOf, workDepth, workName } from '../shared/stack-frames.js';
import { visible, wellFormed } from '../../text/escape.js';
import { checkNodes } from './most-written.js';

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */
/** @import { RenderedWithMore } from '../output-format.js' */
/** @import { Frame, Profile } from '../../model/profile.js' */

/**
 * @typedef {object} CallFrame
 * @property {string} functionName
 * @property {string} scriptId
 * @property {string} url
 * @property {number} lineNumber 0-based, -1 if unknown
 * @property {number} columnNumber 0-based, -1 if unknown
 */

/**
 * @typedef {object} Node
 * @property {number} id
 * @property {CallFrame} callFrame
 * @property {number} hitCount samples in it, its callees' not included
 * @property {number[]} children ids
 */

const ROOT = 1;

/** If the next sample comes later than this many of its weights, its thread has waited: perf takes samples by CPU time, and V8 may be late. */
const LONG = { perf: 1.1, v8: 2 };

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @returns {RenderedWithMore | null} the file of the busiest thread, and one for each of the others; null if there are no
 *   threads
 * @throws {Failure} `output-too-rich`
 */
export function cpuProfileFiles(profiles) {
  const [busiest, ...others] = profiles
    .map((annotated) => ({ annotated, ticks: annotated.rows.reduce((sum, row) => sum + row.ticks, 0) }))
    // Of the thread pool there may be more, and it is not what a reader expects.
    .sort((a, b) => Number(runsJavaScript(b)) - Number(runsJavaScript(a)) || b.ticks - a.ticks);
  if (busiest === undefined) return null;
  const notes = [
    others.length === 0 ? '' : `the busiest JavaScript thread; ${counted(others.length, 'other')} in files beside it`,
    busiest.annotated.profile.meta.timed ? '' : 'the samples have no times, so their order means nothing',
  ];
  return {
    content: cpuProfileFile(busiest.annotated),
    note: notes.filter((note) => note !== '').join('; '),
    others: others.map(({ annotated }, index) => ({
      suffix: `-${annotated.profile.meta.pid}-${index + 2}`,
      content: cpuProfileFile(annotated),
    })),
  };
}

/**
 * @param {{annotated: AnnotatedProfile}} of one thread
 * @returns {boolean} whether it is a main thread or a worker
 */
function runsJavaScript({ annotated: { profile } }) {
  return profile.meta.thread === 'main' || profile.meta.thread === 'worker';
}

/**
 * @param {AnnotatedProfile} annotated profile of one thread
 * @returns {string} JSON
 */
function cpuProfileFile(annotated) {
  const { profile, rows, works, rowOfSample } = annotated;
  const { samples } = profile;
  checkNodes(annotated);
  const nodes = new Nodes();
  const idle = nodes.child(ROOT, nodes.callFrame(pseudoFrame('(idle)')));
  const program = nodes.callFrame(pseudoFrame('(program)'));
  const ofFrame = profile.frames.map((frame) => nodes.callFrame(callFrameOf(frame)));
  const ofWork = works.map((work) => nodes.callFrame(pseudoFrame(workFrameName(workName(work)))));
  const nodeOfRow = rows.map((row) => {
    const path = framesOf(profile, row.stack);
    const depth = workDepth(annotated, row, path);
    const called = row.stack === -1 ? [program] : path.map((frame) => ofFrame[frame]);
    if (depth !== -1) called.splice(depth, 0, ofWork[row.work]);
    return called.reduce((parent, callFrame) => nodes.child(parent, callFrame), ROOT);
  });
  /** @type {number[]} */
  const ids = [];
  /** @type {number[]} */
  const timeDeltas = [];
  let last = 0;
  const add = (/** @type {number} */ id, /** @type {number} */ us) => {
    nodes.list[id - 1].hitCount++;
    ids.push(id);
    // Whole microseconds: times are rounded and not their differences, whose errors would add up.
    const time = Math.max(last, Math.round(us));
    timeDeltas.push(time - last);
    last = time;
  };
  const waitsAfter = waitsOf(profile);
  for (let sample = 0; sample < samples.length; sample++) {
    const row = rowOfSample[sample];
    add(row === -1 ? idle : nodeOfRow[row], timeOf(profile, sample));
    if (row !== -1 && waitsAfter(sample)) add(idle, samples.time[sample] + samples.weight[sample]);
  }
  const { startedUs, thread, timed, intervalUs } = profile.meta;
  const collector = isOfPerf(profile.meta) ? { collector: 'perf' } : {};
  // What mostly lies between two samples says it no more.
  const interval = timed && areWaitsHidden(profile) ? { intervalUs } : {};
  const startTime = startedUs === undefined ? UNKNOWN_START : FIRST_START + Math.round(startedUs);
  const whole = { nodes: nodes.list, startTime, endTime: startTime + last, samples: ids, timeDeltas };
  // Only we read this, as VS Code its own `$vscode`: what a worker computes holds no event loop, nor do samples that
  // happen to be beside each other.
  const own = { ...(thread === 'main' ? {} : { thread }), ...(timed ? {} : { timed }), ...collector, ...interval };
  return `${JSON.stringify(Object.keys(own).length === 0 ? whole : { ...whole, [OWN_FIELD]: own })}\n`;
}

/**
 * A viewer draws a sample until the next one, and where waits have no samples, they would be work.
 * @param {Profile} profile of one thread
 * @returns {(sample: number) => boolean} whether the thread waited after a sample, as far as only its time shows that
 */
function waitsOf(profile) {
  const { time, weight, length } = profile.samples;
  if (!profile.meta.timed || !areWaitsHidden(profile)) return () => false;
  const most = isOfPerf(profile.meta) ? LONG.perf : LONG.v8;
  return (sample) => sample + 1 < length && time[sample + 1] - time[sample] > most * weight[sample];
}

/**
 * @param {Profile} profile that contains the sample
 * @param {number} sample of it
 * @returns {number} µs; formats without times have the order only
 */
function timeOf({ meta, samples }, sample) {
  return meta.timed ? samples.time[sample] : (sample + 1) * meta.intervalUs;
}

/**
 * @param {string} functionName in brackets, as V8 writes what isn't a function
 * @returns {CallFrame}
 */
function pseudoFrame(functionName) {
  return { functionName, scriptId: '0', url: '', lineNumber: -1, columnNumber: -1 };
}

/**
 * @param {Frame} frame of a profile
 * @returns {CallFrame} of the function, without the line that was executing: DevTools distinguishes functions by it
 */
function callFrameOf(frame) {
  // V8 has no name for a module's own code.
  const name = frame.moduleBody ? '' : frameName(frame);
  return {
    functionName: frame.kind === 'js' && name === '(anonymous)' ? '' : name,
    scriptId: '0',
    url: urlOf(frame),
    lineNumber: frame.line - 1,
    columnNumber: frame.column - 1,
  };
}

/**
 * @param {Frame} frame of a profile
 * @returns {string} `file:///srv/app.js`, `node:fs`; `''` for native code
 */
function urlOf({ file, library }) {
  if (file === '' || /^[a-z][a-z+.-]+:/.test(file)) return visible(file || library);
  const path = isWindowsPath(file) ? `/${systemPath(file).replaceAll('\\', '/')}` : file;
  if (!path.startsWith('/')) return visible(file);
  // A share of Windows names its server.
  const absolute = path.startsWith('///') ? path.slice(3) : path;
  return `file://${wellFormed(absolute).split('/').map(encodeURIComponent).join('/').replaceAll('%3A', ':')}`;
}

/** The tree of calls: one node for each caller and function. */
class Nodes {
  /** @type {Node[]} */
  list = [{ id: ROOT, callFrame: pseudoFrame('(root)'), hitCount: 0, children: [] }];
  /** @type {CallFrame[]} */
  #callFrames = [];
  /** Of call frames, by what they say. @type {Map<string, number>} */
  #indexes = new Map();
  /** By call frame, then by the node that calls it. @type {Map<number, number>[]} */
  #ids = [];

  /**
   * @param {CallFrame} callFrame of a function
   * @returns {number} its index, the same for equal ones
   */
  callFrame(callFrame) {
    const key = JSON.stringify(callFrame);
    const index = this.#indexes.get(key) ?? this.#callFrames.push(callFrame) - 1;
    this.#indexes.set(key, index);
    this.#ids[index] ??= new Map();
    return index;
  }

  /**
   * @param {number} parent id
   * @param {number} callFrame index of the function that it calls
   * @returns {number} id
   */
  child(parent, callFrame) {
    const ids = this.#ids[callFrame];
    const known = ids.get(parent);
    if (known !== undefined) return known;
    const id = this.list.length + 1;
    ids.set(parent, id);
    this.list.push({ id, callFrame: this.#callFrames[callFrame], hitCount: 0, children: [] });
    this.list[parent - 1].children.push(id);
    return id;
  }
}
