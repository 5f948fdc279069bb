import { isAddonJob } from '../model/event-loop.js';
import { placeInRoot } from '../text/names.js';
import { duration, grouped, percent } from '../text/numbers.js';
import { counted } from '../text/words.js';
import { findingAt } from './shared/finding.js';
import { derivedOnce, mayBeForTime } from './shared/derived-once.js';
import { callInTurn, sketchInTurn } from './shared/in-turn.js';
import { docsOf } from './shared/rule.js';
import { loopCost } from './shared/severity.js';
import { AGAIN, calledName } from './shared/wording.js';

/** @import { CallSiteReport } from '../model/report.js' */
/** @import { PoolCallSite, ThreadPool } from '../model/tls.js' */
/** @import { ShownEdit } from './shared/edit.js' */
/** @import { Rule, RuleContext } from './shared/rule.js' */

const ID = 'pool-saturated';

/** From this many jobs in flight per thread on, they queue, rather than meet by chance. */
const JOBS_PER_THREAD = 2;
/** Waits below this don't harm other work on the pool, ms. */
const NOTABLE_WAIT_MS = 20;
/** The tenth of a second that people notice, ms. */
const HARMFUL_WAIT_MS = 100;
/**
 * A queue moves at the pace of its jobs. If jobs seem to wait this many times longer than that, the event loop was late
 * to learn of their ends.
 */
const SLACK = 4;

/** Random bytes take microseconds: they wait for other work, and nothing waits for them. */
const SHORT_JOB = 'RandomBytesJob';

const SHARED_NOTE = 'Other lines may have too many jobs in flight, too: limit all of them together.';

const SIZE_NOTE =
  'A larger UV_THREADPOOL_SIZE lets other work in. It speeds up computing only as long as there are more processors than threads.';

/** Other lines that are named. */
const MOST_NAMED = 3;

const ONE_THREAD = ['UV_THREADPOOL_SIZE=4 node app.js // more than the one thread that the pool has here'];

/**
 * The thread pool is shared: files, DNS and compression queue behind the cryptography that is already there.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'More cryptography is handed to the thread pool than it can take',
    severityRange: ['info', 'warning'],
    docs: docsOf(ID),
    counts: 'threadPool',
  },
  check: ({ threadPool, callSites, profile, calls, root }) => {
    const site = threadPool === null ? null : crowding(threadPool, callSites);
    const callSite = callSites.find(({ id }) => id === site?.id);
    if (threadPool === null || site === null || callSite === undefined) return [];
    const others = threadPool.callSites.filter(({ id, job }) => id !== site.id && job === site.job);
    const areAlone = !threadPool.callSites.some((other) => other.id !== site.id && mayFill(other, threadPool));
    const {
      edit,
      advice,
      notes,
      goals,
      cpu = 'The CPU stays the same.',
    } = remedyOf(threadPool, { site, areAlone }, callSite, { callSites, calls });
    const waitMs = threadPool.waitP95Ms ?? 0;
    return [
      findingAt(ID, callSite, loopCost(callSite, profile.busyTicks), {
        severity: waitMs >= HARMFUL_WAIT_MS ? 'warning' : 'info',
        message:
          `Up to ${counted(site.maxInFlight, 'job')} of ${calledName(callSite)}${fromLines(others)} are in flight at once, for ${counted(threadPool.size, 'thread')} of the pool. ` +
          `One in twenty of all jobs waits ${duration(waitMs)} or more for a thread, to run for ${duration(runMsOf(site, threadPool, callSites))}; files, DNS and compression wait in the same queue.`,
        edit,
        advice,
        notes: [...whichLine(ownInFlight(site, threadPool), others, { threadPool, root }), ...notes, SIZE_NOTE],
        verify: `${AGAIN} ${goals.join(', and ')}. ${cpu}`,
      }),
    ];
  },
};

/**
 * @param {PoolCallSite[]} others lines with jobs of the same kind, which are counted together
 * @returns {string} whose jobs are in flight, with a space before it; `''` if one line has them all
 */
function fromLines(others) {
  return others.length === 0 ? '' : `, from ${counted(others.length + 1, 'line')} together,`;
}

/**
 * @param {number | null} own most jobs of this line at once, null if unknown
 * @param {PoolCallSite[]} others as above
 * @param {Pick<RuleContext, 'root'> & {threadPool: ThreadPool}} context the pool, and the path of the repository
 * @returns {string[]} a sentence, none if one line has all jobs of that kind
 */
function whichLine(own, others, { threadPool, root }) {
  if (others.length === 0) return [];
  const places = others.slice(0, MOST_NAMED).map((other) => {
    const most = ownInFlight(other, threadPool);
    return `${placeInRoot(other, root)}${most === null ? '' : ` (up to ${grouped(most)})`}`;
  });
  const more = others.length - places.length;
  const which =
    own === null
      ? "It is not known which line has that many at once. This line's jobs take longest in all"
      : `Of this line alone up to ${grouped(own)} are in flight at once`;
  return [
    `${which}; jobs of the same kind also come from ${places.join(', ')}${more > 0 ? ` and ${counted(more, 'other line')}` : ''}.`,
  ];
}

/**
 * @param {PoolCallSite} site a line
 * @param {ThreadPool} pool of the program
 * @returns {number | null} most of its jobs at once; null if unknown, as it is where it requests them in several ways
 */
function ownInFlight({ id, job, ownMaxInFlight = null }, { callSites }) {
  const ways = callSites.filter((each) => each.id === id && each.job === job);
  return ways.length === 1 ? ownMaxInFlight : null;
}

/**
 * @param {PoolCallSite} other line with jobs of any kind
 * @param {ThreadPool} pool of the program
 * @returns {boolean} whether its jobs alone may leave no thread free for long
 */
function mayFill(other, pool) {
  return other.job !== SHORT_JOB && (ownInFlight(other, pool) ?? other.maxInFlight) > pool.size - 1;
}

/**
 * @param {ThreadPool} pool of the program
 * @param {{site: PoolCallSite, areAlone: boolean}} line whose jobs are too many, and whether no other line's are
 * @param {CallSiteReport} callSite whose jobs are too many for it
 * @param {Pick<RuleContext, 'callSites' | 'calls'>} context what the program computes, and what its source says there
 * @returns {Pick<ShownEdit, 'advice' | 'notes'> & {edit: ShownEdit['edit'] | null, goals: string[], cpu?: string}} how
 *   to have fewer at once; what should then be seen, parts of a sentence; and a sentence on their CPU time then
 */
function remedyOf(pool, { site: { jobs }, areAlone }, callSite, context) {
  const call = context.calls.get(callSite.id);
  const waitMs = pool.waitP95Ms ?? 0;
  const short = `jobs should hardly wait for a thread (now ${duration(waitMs)} and more)`;
  const gain = areAlone ? [short] : [];
  const kept = mayBeForTime(callSite, context) ? null : derivedOnce(callSite, call, jobs);
  if (kept !== null)
    return {
      ...kept,
      goals: [`${counted(jobs, 'job')} of this line should become ${call?.syntax?.inputs ?? 1}`, ...gain],
      cpu: 'The CPU that they took is gone.',
    };
  const most = pool.size - 1;
  if (most === 0) return { edit: null, advice: ONE_THREAD, notes: [], goals: [short] };
  const { edit, advice, notes } = callInTurn(callSite, call, most) ?? {
    edit: null,
    advice: sketchInTurn(callSite, most),
    notes: [],
  };
  const goals = [`no more than ${counted(most, 'job')} of this line should be in flight`, ...gain];
  return { edit, advice, notes: [...notes, areAlone ? estimate(pool, waitMs) : SHARED_NOTE], goals };
}

/**
 * @param {ThreadPool} pool of the program
 * @param {readonly CallSiteReport[]} rows of the report
 * @returns {PoolCallSite | null} the line whose jobs keep the pool busy, if they are too many for it
 */
function crowding(pool, rows) {
  const { size, waitP95Ms, callSites } = pool;
  const lines = callSites
    .filter(({ id, job }) => id !== '' && job !== SHORT_JOB)
    .toSorted((one, other) => workOf(other) - workOf(one));
  const most = JOBS_PER_THREAD * size;
  // A line that never has many at once does not make the queue, however long its jobs take; short jobs of another wait for those.
  const mayCrowd = (/** @type {PoolCallSite} */ each) =>
    each.maxInFlight > most &&
    (ownInFlight(each, pool) ?? Infinity) > most &&
    (each === lines[0] || isQueueLong(each, pool));
  const site = lines.find(mayCrowd) ?? lines[0];
  if (site === undefined || waitP95Ms === null || site.runP50Ms === null) return null;
  const queued = site.maxInFlight - size;
  const isQueue = site.maxInFlight > most && waitP95Ms > site.runP50Ms && waitP95Ms >= NOTABLE_WAIT_MS;
  return isQueue && waitP95Ms <= SLACK * runMsOf(site, pool, rows) * (queued / size) ? site : null;
}

/**
 * @param {PoolCallSite} site a line
 * @param {ThreadPool} pool of the program
 * @returns {boolean} whether the jobs of its kind alone make others wait
 */
function isQueueLong({ maxInFlight, runP50Ms }, { size }) {
  return ((maxInFlight - size) / size) * (runP50Ms ?? 0) >= NOTABLE_WAIT_MS;
}

/**
 * @param {ThreadPool} pool of the program, of at least two threads
 * @param {number} waitMs that one in twenty of its jobs waits now
 * @returns {string} what the advice gains, and what it costs
 */
function estimate({ size, jobs, cpuMs }, waitMs) {
  const cpu = cpuMs === null ? 'the same CPU' : `the same CPU, ${duration(cpuMs)}`;
  return (
    `An estimate from this run: other work finds a thread at once, where it may wait for ${duration(waitMs)} now. The ${counted(jobs, 'job')} take ${cpu}, and ` +
    `up to ${percent(1 / (size - 1), 0)} longer where there are as many idle processors as threads.`
  );
}

/**
 * If the event loop learns of several jobs' ends together, the later ones seem to have run for no time. The system
 * knows how long the threads ran and waited for a processor. That is the jobs' time, unless an addon also has jobs
 * there, which are not counted. Lines' jobs share it in proportion to how long they seem to have run.
 * @param {PoolCallSite} site a line
 * @param {ThreadPool} pool of the program
 * @param {readonly CallSiteReport[]} rows of the report
 * @returns {number} ms that one of its jobs ran
 */
function runMsOf(site, pool, rows) {
  const { jobs, cpuMs, runQueueWaitMs } = pool;
  const own = site.runP50Ms ?? 0;
  if (cpuMs === null || runQueueWaitMs === null || rows.some(isAddonJob)) return own;
  const ran = cpuMs + runQueueWaitMs;
  if (site.jobs >= jobs) return Math.max(own, ran / jobs);
  return Math.max(own, (own * ran) / heardOf(pool));
}

/**
 * @param {ThreadPool} pool of the program
 * @returns {number} ms that all its jobs seem to have run, those without a line included; at least a millisecond
 */
function heardOf({ jobs, runP50Ms, callSites }) {
  const placed = callSites.reduce((sum, each) => sum + each.jobs, 0);
  const unplaced = Math.max(0, jobs - placed) * (runP50Ms ?? 0);
  return Math.max(1, unplaced + callSites.reduce((sum, each) => sum + workOf(each), 0));
}

/**
 * @param {PoolCallSite} site a line
 * @returns {number} ms that its jobs ran, about
 */
function workOf({ jobs, runP50Ms }) {
  return jobs * (runP50Ms ?? 0);
}
