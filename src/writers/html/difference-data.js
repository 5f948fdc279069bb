/**
 * What the flame graph of a comparison draws: the stacks of both runs as one tree. A function that an edit moved to
 * another line is a single node, and so is a call site that the comparison matched.
 */
import { fileInRoot } from '../../model/site-id.js';
import { frameName } from '../shared/stack-frames.js';
import { graphFrames, graphWork, stackGraph } from './graph-data.js';
import { Interned } from './interned.js';

/** @import { AnnotatedProfile, StackRow, StackWork } from '../../model/annotated-stacks.js' */
/** @import { ComparedStacks, FrameNoise, SamePair, StacksOfRun, TickNoise } from '../../model/compared-stacks.js' */
/** @import { Frame, ThreadKind } from '../../model/profile.js' */
/** @import { GraphData, GraphWork, StackGraph } from './graph-data.js' */

/**
 * @typedef {object} DifferenceData
 * @property {StackGraph['stacks']} stacks
 * @property {{name: string}[]} threads by what they do: no thread of one run is a thread of the other
 * @property {GraphData['rows'] & {run: number[], time: number[], noise: number[]}} rows what was sampled in a node in
 *   one of the runs; time: what the ticks represent, in units of `timeUnitUs`; noise: index into `noises`
 * @property {number} timeUnitUs µs
 * @property {TickNoise[]} noises
 * @property {FrameNoise[]} runs
 * @property {ComparedStacks['requests']} requests
 */

/** @type {[ThreadKind, string][]} */
const THREADS = [
  ['main', 'main threads'],
  ['worker', 'workers'],
];

/** The largest 32-bit integer. */
const MOST = 0x7fffffff;

/**
 * @param {ComparedStacks} compared both runs
 * @returns {DifferenceData} all samples of both runs except waiting
 */
export function differenceData({ runs, same, requests }) {
  const [before, after] = runs;
  const moved = movedLines(before, after);
  const shownWork = worksOfBoth(after, same);
  // Shares are of the busy ticks of threads that run JavaScript.
  const profiles = runs.flatMap((run, index) =>
    run.profiles
      .filter(({ profile }) => profile.meta.thread !== 'pool')
      .map((annotated) => ({ annotated, run, index })),
  );
  const { stacks, rows } = stackGraph(
    profiles.map(({ annotated, run, index }) => ({
      annotated,
      frames: graphFrames(annotated, run.root, (frame) =>
        index === 0 ? (moved.get(functionKey(frame, run.root, frame.line)) ?? frame.line) : frame.line,
      ),
      works: annotated.works.map((work) => shownWork(work, run, index)),
      // Which Node logs them is not a difference between programs; perf has everything that C++ calls.
      hasBindings: annotated.profile.meta.format === 'perf-script',
    })),
  );
  const noises = new Interned(/** @type {TickNoise[]} */ ([]));
  const all = profiles.flatMap(({ annotated, run, index }) => {
    const thread = THREADS.findIndex(([kind]) => kind === annotated.profile.meta.thread);
    const noiseOf = noisesOf(annotated, run, noises);
    return annotated.rows.map((row) => ({ run: index, thread, us: row.weightUs, noise: noiseOf(row) }));
  });
  const timeUnitUs = Math.max(1, Math.ceil(all.reduce((most, { us }) => Math.max(most, us), 0) / MOST));
  return {
    stacks,
    threads: THREADS.map(([, name]) => ({ name })),
    rows: {
      ...rows,
      run: all.map(({ run }) => run),
      thread: all.map(({ thread }) => thread),
      time: all.map(({ us }) => Math.round(us / timeUnitUs)),
      noise: all.map(({ noise }) => noise),
    },
    timeUnitUs,
    noises: noises.list,
    runs: runs.map(({ noise }) => noise),
    requests,
  };
}

/**
 * @param {StacksOfRun} after the later run
 * @param {SamePair[]} same call sites that are in both
 * @returns {(work: StackWork, run: StacksOfRun, index: number) => GraphWork} how cryptography is shown: work that is
 *   the same in both runs gets the name known in either, at its place in the later one
 */
function worksOfBoth(after, same) {
  const sides = [new Map(same.map((pair) => [pair.before, pair])), new Map(same.map((pair) => [pair.after, pair]))];
  const places = new Map(
    after.profiles.flatMap(({ works }) => works.map((work) => [work.callSite, graphWork(work, after.root).site])),
  );
  return (work, run, index) => {
    const own = graphWork(work, run.root);
    const pair = work.callSite === '' ? undefined : sides[index].get(work.callSite);
    if (pair === undefined) return own;
    const { name, family } = pair.work === null ? own : graphWork({ ...work, ...pair.work }, run.root);
    return { name, family, site: places.get(pair.after) ?? own.site };
  };
}

/**
 * @param {AnnotatedProfile} annotated profile
 * @param {StacksOfRun} run that it is of
 * @param {Interned<TickNoise>} noises gets those of its rows
 * @returns {(row: StackRow) => number} index of a row's noise
 */
function noisesOf({ works }, { noiseOf }, noises) {
  const other = noises.index(noiseOf(null));
  const ofWorks = works.map((work) => noises.index(noiseOf(work)));
  return ({ work }) => (work === -1 ? other : ofWorks[work]);
}

/**
 * Functions begin at other lines once something above them is edited. Of a name in a file, those whose lines are in one
 * run only are taken to be the same, in their order, if there are as many of them in both runs.
 * @param {StacksOfRun} before one run
 * @param {StacksOfRun} after the other
 * @returns {Map<string, number>} lines in the later run of functions that moved, by their key in the earlier
 */
function movedLines(before, after) {
  const [old, now] = [linesOf(before), linesOf(after)];
  /** @type {Map<string, number>} */
  const moved = new Map();
  for (const [name, lines] of old) {
    const later = now.get(name) ?? new Set();
    const gone = [...lines].filter((line) => !later.has(line)).sort((a, b) => a - b);
    const come = [...later].filter((line) => !lines.has(line)).sort((a, b) => a - b);
    if (gone.length === come.length) gone.forEach((line, index) => moved.set(`${name}:${line}`, come[index]));
  }
  return moved;
}

/**
 * @param {StacksOfRun} run any
 * @returns {Map<string, Set<number>>} lines where the user's functions begin, by name and file
 */
function linesOf({ profiles, root }) {
  /** @type {Map<string, Set<number>>} */
  const lines = new Map();
  for (const { profile, owners } of profiles) {
    profile.frames.forEach((frame, index) => {
      if (owners[index].owner !== 'user' || frame.line === 0) return;
      const key = functionKey(frame, root);
      const known = lines.get(key);
      if (known === undefined) lines.set(key, new Set([frame.line]));
      else known.add(frame.line);
    });
  }
  return lines;
}

/**
 * @param {Frame} frame of a function
 * @param {string} root that files are shown relative to
 * @param {number} [line] where it begins
 * @returns {string} what it is called and where, without the line if none is given
 */
function functionKey(frame, root, line) {
  const key = JSON.stringify([frameName(frame), fileInRoot(frame.file, root)]);
  return line === undefined ? key : `${key}:${line}`;
}
