/**
 * What the flame graph of a comparison draws: the stacks of both runs as one tree. A function that an edit moved or
 * renamed is a single node, and so is a call site that the comparison matched.
 */
import { isOfPerf } from '../../model/collector.js';
import { graphFrames, graphWork, stackGraph } from './graph-data.js';
import { Interned } from './interned.js';
import { movedFunctions } from './moved-functions.js';

/** @import { AnnotatedProfile, StackRow, StackWork } from '../../model/annotated-stacks.js' */
/** @import { ComparedStacks, FrameNoise, SamePair, StacksOfRun, TickNoise } from '../../model/compared-stacks.js' */
/** @import { ThreadKind } from '../../model/profile.js' */
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
  const moved = movedFunctions(before, after, same);
  const shownWork = worksOfBoth([before, after], same);
  // Shares are of the busy ticks of threads that run JavaScript.
  const profiles = runs.flatMap((run, index) =>
    run.profiles
      .filter(({ profile }) => profile.meta.thread !== 'pool')
      .map((annotated) => ({ annotated, run, index })),
  );
  const { stacks, rows } = stackGraph(
    profiles.map(({ annotated, run, index }) => ({
      annotated,
      frames: graphFrames(annotated, run.root).map((own, at) =>
        index === 0 && annotated.owners[at].owner === 'user' ? (moved(annotated.profile.frames[at]) ?? own) : own,
      ),
      works: annotated.works.map((work) => shownWork(work, run, index)),
      // Which Node logs them is not a difference between programs; perf has everything that C++ calls.
      hasBindings: isOfPerf(annotated.profile.meta),
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
 * @param {ComparedStacks['runs']} runs both
 * @param {SamePair[]} same call sites that are in both
 * @returns {(work: StackWork, run: StacksOfRun, index: number) => GraphWork} how cryptography is shown: work that is
 *   the same in both runs gets the name known in either, at its place in the later one
 */
function worksOfBoth([before, after], same) {
  const sides = [new Map(same.map((pair) => [pair.before, pair])), new Map(same.map((pair) => [pair.after, pair]))];
  const [earlier, later] = [sitePlaces(before), sitePlaces(after)];
  // A line that another call has moved to is not the line of the call that is gone.
  const taken = new Set(
    same.filter((pair) => earlier.get(pair.before) !== later.get(pair.after)).map((pair) => later.get(pair.after)),
  );
  return (work, run, index) => {
    const own = graphWork(work, run.root);
    const pair = work.callSite === '' ? undefined : sides[index].get(work.callSite);
    if (pair === undefined) return index === 0 && taken.has(own.site) ? { ...own, site: `${own.site} (before)` } : own;
    const { name, family } = pair.work === null ? own : graphWork({ ...work, ...pair.work }, run.root);
    return { name, family, site: later.get(pair.after) ?? own.site };
  };
}

/**
 * @param {StacksOfRun} run any
 * @returns {Map<string, string>} what its call sites are shown as, by their ids
 */
function sitePlaces({ profiles, root }) {
  return new Map(profiles.flatMap(({ works }) => works.map((work) => [work.callSite, graphWork(work, root).site])));
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
