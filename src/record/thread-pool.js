/**
 * Combines what a program's threads saved about the cryptography that they handed to the thread pool
 * (probe/count-jobs.cjs).
 */
import { compareText } from '../model/text-order.js';
import { addTallies } from '../model/traffic.js';
import { collectSaved, reportedPath, tallySum, timeAt } from './saved.js';

/** @import { PoolCallSite, Tally, ThreadPool } from '../model/tls.js' */

/**
 * What a thread saves.
 * @typedef {object} SavedJobs
 * @property {number} poolSize threads of the pool, as far as it knows
 * @property {number} maxInFlight most jobs that were begun and not done at once
 * @property {SavedJobKind[]} kinds of jobs, one for each class
 * @property {boolean} complete false if more may have come
 */

/**
 * All jobs of a class.
 * @typedef {object} SavedJobKind
 * @property {string} job name of Node's class, such as `PBKDF2Job`
 * @property {number} jobs that were begun
 * @property {number} maxInFlight most that were begun and not done at once
 * @property {Tally} waits time from the call to the start of the work, of sampled jobs, in steps (probe/tally.cjs)
 * @property {Tally} runs time from then until done, in the same steps
 * @property {SavedJobSite[]} sites where they were requested
 */

/**
 * A line that requested jobs.
 * @typedef {object} SavedJobSite
 * @property {string} file absolute path, or the URL of an ES module
 * @property {number} line 1-based
 * @property {number} column 1-based
 * @property {string} function as V8 names it, `''` if it has no name
 * @property {boolean} isAsync whether the frame had continued after an `await`
 * @property {string} package npm package through which the user's code called it, `''` if none
 * @property {string} [called] Node crypto function that was called, `''` if the stack does not say
 * @property {number} jobs that the sampled ones represent
 * @property {number | null} maxInFlight most of them that were begun and not done at once; null if not all jobs of the
 *   class were looked at
 * @property {Tally} waits as of the class
 * @property {Tally} runs likewise
 */

/** More than any thread can count; sums of thousands of such numbers are still exact. */
const MOST = 1e11;
/**
 * When the event loop learns of many ends at once, jobs seem to have run for no time at all. We assume that if the pool
 * used this many times the CPU time that the jobs account for, and at least this much more, ms. (It may instead have
 * done other work, which is just as unknown.)
 */
const UNEXPLAINED = 2;
const NOTABLE_CPU = 50;
/** Most lines reported. */
const MOST_SITES = 100;

/**
 * Sums up what the threads of a program saved, and removes their files.
 * @param {string} directory absolute path where the probe wrote
 * @param {object} known what else the recorder knows
 * @param {boolean} known.isWhole whether all threads could count, and all processes have ended
 * @param {number} known.size threads of the pool, as the program was started
 * @param {number} known.unnamed threads of a process that passed for the pool's
 * @param {number | null} known.cpuMs of the pool's threads
 * @param {number | null} known.runQueueWaitMs of the pool's threads
 * @returns {Promise<ThreadPool | null>} null if nothing could be counted
 */
export async function collectThreadPool(directory, { isWhole, size: given, unnamed, ...used }) {
  /** @type {{saved: SavedJobs}[]} */
  const files = await collectSaved(directory, 'jobs', 'SavedJobs');
  const threads = files.map(({ saved }) => saved).filter(isPossible);
  const kinds = addKinds(threads.flatMap((thread) => thread.kinds));
  const jobs = kinds.reduce((total, kind) => total + kind.jobs, 0);
  const complete = isWhole && threads.length === files.length && threads.every((thread) => thread.complete);
  if (jobs === 0 && !complete) return null;
  // The program may have set it itself, before the first job.
  const ownSize = threads.reduce((most, { poolSize }) => Math.max(most, poolSize), 0);
  const size = ownSize || given;
  // Threads of addons are among them. Without a job, nothing tells the size that the program may have set.
  const { cpuMs, runQueueWaitMs } = ownSize > 0 && unnamed > ownSize ? { cpuMs: null, runQueueWaitMs: null } : used;
  return {
    size,
    jobs,
    maxInFlight: threads.reduce((most, { maxInFlight }) => Math.max(most, maxInFlight), 0),
    waitP95Ms: timeAt(kinds.map(({ waits }) => waits).reduce(addTallies, {}), 0.95),
    runP50Ms: isExplained(kinds, cpuMs) ? timeAt(kinds.map(({ runs }) => runs).reduce(addTallies, {}), 0.5) : null,
    cpuMs,
    runQueueWaitMs,
    callSites: kinds
      .flatMap(callSitesOf)
      .sort((one, other) => other.jobs - one.jobs || compareText(one.job, other.job))
      .slice(0, MOST_SITES),
    complete,
  };
}

/**
 * @param {SavedJobKind[]} kinds of all jobs
 * @param {number | null} cpuMs of the pool's threads, null if unknown
 * @returns {boolean} whether the jobs' running times account for the CPU time that the pool used
 */
function isExplained(kinds, cpuMs) {
  // Jobs of a class are alike. Use the median: in a mean, the few that the event loop learned of late would make up for
  // all the others.
  const ranMs = kinds.reduce((total, { jobs, runs }) => total + (timeAt(runs, 0.5) ?? 0) * jobs, 0);
  return cpuMs === null || cpuMs - UNEXPLAINED * ranMs < NOTABLE_CPU;
}

/**
 * @param {SavedJobs} saved whose fields are of the right types
 * @returns {boolean} whether a thread could have counted that
 */
function isPossible({ poolSize, maxInFlight, kinds }) {
  const jobs = kinds.reduce((total, kind) => total + kind.jobs, 0);
  return (
    poolSize <= 1024 &&
    jobs <= MOST &&
    maxInFlight <= jobs &&
    kinds.every(
      (kind) =>
        kind.maxInFlight <= maxInFlight &&
        Math.max(
          tallySum(kind.waits),
          tallySum(kind.runs),
          kind.sites.reduce((total, site) => total + site.jobs, 0),
        ) <= kind.jobs &&
        kind.sites.every((site) => (site.maxInFlight ?? 0) <= kind.maxInFlight),
    )
  );
}

/**
 * @param {SavedJobKind[]} kinds of threads
 * @returns {SavedJobKind[]} one for each class
 */
function addKinds(kinds) {
  /** @type {Map<string, SavedJobKind>} */
  const sums = new Map();
  for (const kind of kinds) {
    const known = sums.get(kind.job);
    sums.set(
      kind.job,
      known === undefined
        ? kind
        : {
            job: kind.job,
            jobs: known.jobs + kind.jobs,
            maxInFlight: Math.max(known.maxInFlight, kind.maxInFlight),
            waits: addTallies(known.waits, kind.waits),
            runs: addTallies(known.runs, kind.runs),
            sites: [...known.sites, ...kind.sites],
          },
    );
  }
  return [...sums.values()];
}

/**
 * @param {SavedJobKind} kind all jobs of a class
 * @returns {PoolCallSite[]} the lines that requested them, each once
 */
function callSitesOf({ job, maxInFlight, waits, runs, sites }) {
  /** @type {Map<string, SavedJobSite>} */
  const lines = new Map();
  for (const site of sites) {
    const { jobs, maxInFlight: most, waits: ownWaits, runs: ownRuns, ...place } = site;
    const key = JSON.stringify({ ...place, file: reportedPath(place.file) });
    const known = lines.get(key);
    lines.set(
      key,
      known === undefined
        ? site
        : {
            ...site,
            jobs: known.jobs + jobs,
            maxInFlight: known.maxInFlight === null || most === null ? null : Math.max(known.maxInFlight, most),
            waits: addTallies(known.waits, ownWaits),
            runs: addTallies(known.runs, ownRuns),
          },
    );
  }
  return Array.from(
    lines.values(),
    ({ file, maxInFlight: ownMaxInFlight, waits: ownWaits, runs: ownRuns, ...place }) => ({
      id: '',
      file: reportedPath(file),
      ...place,
      job,
      maxInFlight,
      ownMaxInFlight,
      waitP95Ms: timeAt(tallySum(ownWaits) > 0 ? ownWaits : waits, 0.95),
      runP50Ms: timeAt(tallySum(ownRuns) > 0 ? ownRuns : runs, 0.5),
    }),
  );
}
