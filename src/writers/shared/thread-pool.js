/**
 * What runs on libuv's thread pool, which V8's ticks can't show: how much CPU it took, and who may have requested it.
 */
import { OWN_THREADS, ownThreadsUse, poolUse, UNCOUNTED, undividedUse } from '../../model/cpu.js';
import { isAddonJob, mayUsePool } from '../../model/event-loop.js';
import { sitesById } from '../../model/site-id.js';
import { shown } from '../../text/escape.js';
import { operationName } from '../../text/names.js';
import { duration, grouped, percent, tickTime } from '../../text/numbers.js';
import { capitalised, counted, listed } from '../../text/words.js';

/** @import { CallSiteReport, Report } from '../../model/report.js' */
/** @import { PoolCallSite, ThreadPool } from '../../model/tls.js' */

/**
 * How a call site is named: relative to the working directory in a terminal, to the repository elsewhere.
 * @typedef {(site: {file: string, line?: number | null, column?: number | null}) => string} Where
 */

/** The first version of Node in which jobs of `crypto.subtle` settle their promise unseen (record/probe/count-jobs). */
const SUBTLE_UNCOUNTED = 24;

/** What else uses the pool, uncounted. */
const OTHERS = 'files, DNS and compression run there as well';

/** Jobs that ran for less than this share of the pool's CPU time leave the rest to something else. */
const MOST = 0.7;

/** With lines for at least this share of the jobs, they are named as the callers of all. */
const MOST_PLACED = 0.9;

/** Operations that take milliseconds each, whatever they get: derived keys, and those that are made of primes. */
const HEAVY = /^(?:kdf\.(?!hkdf)|keygen(?:\.(?:rsa|dsa|dh))?$|prime\.)/;

/** Calls that a sentence may name; the rest is counted. */
const MOST_CALLS = 3;

/**
 * @param {Report} report the answer
 * @param {Where} where names a call site
 * @returns {string} what the pool took, and who may have requested it; `''` if unknown, or not worth a sentence
 */
function poolSentence(report, where) {
  const pool = poolUse(report.profile.cpu);
  const sampled = sampledThere(report);
  if (pool === null || !pool.isNotable) return sampled.trimEnd();
  const whole = report.profile.warmUp === undefined ? '' : ' of the whole run';
  return `The thread pool took ${duration(pool.ms)} of CPU time as well, ${percent(pool.share, 0)} of all CPU time${whole}. ${sampled}${jobCallers(report, where)}`;
}

/**
 * @param {Report} report the answer
 * @param {Where} where names a call site
 * @returns {string[]} what threads without JavaScript took: one or a few sentences about the pool and threads started
 *   by addons; none if unknown, or not worth one
 */
export function threadSentences(report, where) {
  return [poolSentence(report, where), ownThreads(report)].filter((text) => text !== '');
}

/**
 * @param {Report} report the answer
 * @returns {string} a sentence and a space: which cryptography was sampled on the pool; `''` if none was
 */
function sampledThere({ poolWork }) {
  const all = (poolWork?.operations ?? []).filter(({ ticks }) => ticks > 0);
  if (all.length === 0) return '';
  const names = all.map(
    ({ id, algorithm, cpuMs, ticks }) => `${shown(operationName(id, algorithm))} ${tickTime(cpuMs, ticks)}`,
  );
  return `On the thread pool: ${firstOf(names, 'more operation')} of CPU. `;
}

/**
 * A program whose event loop has little to do because its work is elsewhere is not an idle program.
 * @param {Report} report with too few busy ticks
 * @param {Where} where names a call site
 * @returns {[main: string, detail: string] | null} null if neither the pool nor threads started by addons took most of
 *   the CPU, or if that is unknown
 */
export function workElsewhere(report, where) {
  const { cpu } = report.profile;
  const pool = poolUse(cpu);
  const mainMs = cpu?.mainMs ?? null;
  const own = ownThreadsUse(cpu) ?? undividedUse(cpu);
  const words = ownThreads(report);
  if (own?.isMost && words !== '') return [words, shortage(report, isIdleBeside(mainMs, own.ms))];
  if (pool === null || !pool.isMost) return null;
  const loop = mainMs === null ? '' : `, against ${duration(mainMs)} on the event-loop thread`;
  const isIdle = isIdleBeside(mainMs, pool.ms);
  return [
    `This program works on the thread pool: ${duration(pool.ms)} of CPU time there, ${percent(pool.share, 0)} of its total${loop}.`,
    `${shortage(report, isIdle)} ${sampledThere(report)}${jobCallers(report, where)}`,
  ];
}

/**
 * @param {number | null} mainMs CPU of the event-loop thread
 * @param {number | null | undefined} ms of other threads, most of all
 * @returns {boolean} whether the event loop had little to do meanwhile
 */
function isIdleBeside(mainMs, ms) {
  return mainMs !== null && 2 * mainMs < (ms ?? 0);
}

/**
 * @param {Report} report the answer
 * @returns {string} what threads took that are neither Node's nor V8's; `''` if that is not worth a sentence
 */
function ownThreads({ diagnostics }) {
  return shown(diagnostics.find(({ code }) => code === OWN_THREADS)?.message ?? '');
}

/**
 * @param {Report} report with too few busy ticks
 * @param {boolean} isIdle whether the event loop had little to do
 * @returns {string} a sentence: why they are few
 */
function shortage({ profile: { busyTicks }, poolWork }, isIdle) {
  const few = `${counted(busyTicks, 'busy tick')} ${busyTicks === 1 ? 'is' : 'are'} too few for shares`;
  if (poolWork)
    return `${isIdle ? 'The event loop was mostly idle meanwhile: its' : 'The event loop has little to do: its'} ${few}.`;
  return `${isIdle ? 'Meanwhile the event loop was mostly idle, and ticks' : 'Ticks'} are taken on JavaScript threads only: ${few}.`;
}

/**
 * What is known about the cryptography on the pool.
 * @param {Report} report the answer
 * @param {Where} where names a call site
 * @returns {string} its size, how much was handed to it, how long that waited and ran, and what requested it unless
 *   another sentence says so; `''` if there was none, or if unknown
 */
export function poolLine(report, where) {
  const { threadPool, profile } = report;
  if (threadPool === null || threadPool.jobs === 0) return '';
  const { size, maxInFlight } = threadPool;
  const times = poolTimes(report, threadPool);
  const who = poolUse(profile.cpu)?.isNotable ? '' : asked(report, where);
  const each = report.isolates.some(({ pid }) => pid !== report.isolates[0].pid) ? ' in each process' : '';
  const at = report.isolates.length > 1 ? `${grouped(maxInFlight)} of a thread's` : grouped(maxInFlight);
  const most = hasOthers(report) ? '' : `, up to ${at} at once`;
  const from = `; ${isMuchUnknown(threadPool) ? 'some ' : ''}from ${who}`;
  return `${counted(size, 'thread')}${each}; ${jobsOf(report, threadPool)}${most}${times}${who === '' ? '' : from}`;
}

/**
 * @param {Report} report the answer
 * @param {ThreadPool} pool of the program, with jobs
 * @returns {string} how long its jobs waited and ran, or if that is not known, what each can have used. The pool's CPU
 *   time includes everything that runs there, files too, and says nothing about the jobs if an addon's jobs are in it
 */
function poolTimes(report, { jobs, waitP95Ms, runP50Ms, cpuMs }) {
  if (waitP95Ms === null) return '';
  const wait = `; wait p95 ${duration(waitP95Ms)}`;
  if (runP50Ms !== null) return `${wait}, run p50 ${duration(runP50Ms)}`;
  const hasMore = hasOthers(report) || report.callSites.some(isAddonJob);
  return cpuMs === null || hasMore ? wait : `${wait}; at most ${duration(cpuMs / jobs)} of CPU each`;
}

/**
 * @param {Report} report the answer
 * @param {Where} where names a call site
 * @returns {string} a sentence: which asynchronous calls were counted, or seen
 */
function jobCallers(report, where) {
  const { callSites, threadPool } = report;
  const counts = threadPool !== null && threadPool.jobs > 0 ? handedOver(report, threadPool, where) : '';
  const known = new Set(threadPool?.callSites.map(({ id }) => id));
  // Jobs of addons are not counted.
  const isUncounted = (/** @type {CallSiteReport} */ { id, computedBy = '' }) =>
    !known.has(id) && (!threadPool?.complete || computedBy !== '');
  const sites = callSites.filter((site) => mayUsePool(site) && isUncounted(site));
  if (sites.length === 0) return counts || nobodyKnown(report);
  const names = callsAt(heaviestFirst(sites), where);
  const [before, too] = counts === '' ? ['', ''] : [`${counts} `, ', too'];
  return `${before}${firstOf(names)} may have requested it${too}: ${names.length === 1 ? 'it is' : 'they are'} asynchronous.`;
}

/**
 * The ticks are those of handing work over, which says nothing of how long it then takes: a key from a password takes more
 * than thousands of digests.
 * @param {CallSiteReport[]} sites whose jobs were not counted
 * @returns {CallSiteReport[]} those first whose every job is long
 */
function heaviestFirst(sites) {
  const isHeavy = (/** @type {CallSiteReport} */ { operation }) => HEAVY.test(operation);
  return [...sites.filter(isHeavy), ...sites.filter((site) => !isHeavy(site))];
}

/**
 * @param {Report} report in which no cryptography was handed to the pool, as far as is known
 * @returns {string} a sentence that says so
 */
function nobodyKnown({ crypto, threadPool, diagnostics }) {
  const addons = diagnostics.find(({ code }) => code === UNCOUNTED);
  if (addons !== undefined) return addons.message;
  if (threadPool?.complete) return `No cryptography was handed to the pool; ${OTHERS}.`;
  return crypto.asyncTicks > 0
    ? 'Asynchronous cryptography was seen, but no line that calls it.'
    : `No asynchronous cryptography was seen in the samples; ${OTHERS}.`;
}

/**
 * @param {Report} report the answer
 * @param {ThreadPool} pool what was handed to it, not nothing
 * @param {Where} where names a call site
 * @returns {string} a sentence
 */
function handedOver(report, pool, where) {
  const who = asked(report, where);
  const by = isMuchUnknown(pool) ? `, some of them by ${who}; no line is known for the rest` : `: ${who}`;
  const rest = leavesMuch(pool) ? `; ${OTHERS}` : '';
  return `${capitalised(jobsOf(report, pool))} ${pool.jobs === 1 ? 'was' : 'were'} handed to the pool${who === '' ? '' : by}${rest}.`;
}

/**
 * Jobs of lines are estimates if there are many.
 * @param {ThreadPool} pool what was handed to it
 * @returns {boolean} whether no line is known for a notable part of its jobs
 */
function isMuchUnknown(pool) {
  return placedJobs(pool) < MOST_PLACED * pool.jobs;
}

/**
 * @param {ThreadPool} pool what was handed to it
 * @returns {number} jobs whose lines are known
 */
function placedJobs({ callSites }) {
  return callSites.reduce((sum, { jobs }) => sum + jobs, 0);
}

/**
 * @param {ThreadPool} pool what was handed to it
 * @returns {boolean} whether its cryptography was certainly over before most of its CPU time was used
 */
function leavesMuch(pool) {
  const { callSites, jobs, cpuMs, complete } = pool;
  if (cpuMs === null || !complete || placedJobs(pool) < jobs) return false;
  return callSites.reduce((sum, site) => sum + site.jobs * (site.runP50Ms ?? Infinity), 0) < MOST * cpuMs;
}

/**
 * From Node 24 on, jobs of `crypto.subtle` are not counted. Of several hundred, "at least 1" would be true, and say nothing.
 * @param {Report} report the answer
 * @returns {boolean} whether such calls were seen, whose jobs are not among the counted ones
 */
function hasOthers({ threadPool, callSites, target, isolates }) {
  const major = Number.parseInt(target.node || (isolates[0]?.node ?? ''), 10);
  if (threadPool === null || threadPool.complete || !(major >= SUBTLE_UNCOUNTED)) return false;
  const known = new Set(threadPool.callSites.map(({ id }) => id));
  return callSites.some((site) => site.api.startsWith('subtle.') && mayUsePool(site) && !known.has(site.id));
}

/**
 * @param {Report} report the answer
 * @param {ThreadPool} pool of the program
 * @returns {string} how many jobs were counted, and that it may be too few, or that addons have others
 */
function jobsOf(report, { jobs, complete }) {
  const whose = report.callSites.some(isAddonJob) ? "Node's own cryptography" : 'cryptography';
  const without = hasOthers(report) ? ' (those of crypto.subtle are not counted)' : '';
  return `${complete ? '' : 'at least '}${counted(jobs, 'job')} of ${whose}${without}`;
}

/**
 * @param {Report} report the answer
 * @param {Where} where names a call site
 * @returns {string} the lines that asked for jobs, those first whose jobs ran longest together; `''` if none is known
 */
function asked({ threadPool, callSites }, where) {
  const rows = sitesById(callSites);
  const workOf = (/** @type {PoolCallSite} */ { jobs, runP50Ms }) => jobs * (runP50Ms ?? 0);
  const ids = new Set(
    (threadPool?.callSites ?? []).toSorted((one, other) => workOf(other) - workOf(one)).map(({ id }) => id),
  );
  return firstOf(
    callsAt(
      [...ids].flatMap((id) => rows.get(id) ?? []),
      where,
    ),
  );
}

/**
 * @param {CallSiteReport[]} sites rows of the report; several may be about one line
 * @param {Where} where names a call site
 * @returns {string[]} what is called where, each once
 */
function callsAt(sites, where) {
  return [...new Set(sites.map((site) => `${calledName(site)} at ${where(site)}`))];
}

/**
 * @param {string[]} names of calls
 * @param {string} [other] what one of those is called that are only counted
 * @returns {string} the first few of them
 */
function firstOf(names, other = 'more call') {
  const rest = names.length - MOST_CALLS;
  return listed([...names.slice(0, MOST_CALLS), ...(rest > 0 ? [counted(rest, other)] : [])]);
}

/**
 * @param {CallSiteReport} site any
 * @returns {string} such as `pbkdf2()`, `hash() of bcrypt`, `PBKDF2`
 */
function calledName({ api, package: name, operation, algorithm }) {
  const what = api === '' ? shown(operationName(operation, algorithm)) : `${shown(api)}()`;
  return name === '' ? what : `${what} of ${shown(name)}`;
}
