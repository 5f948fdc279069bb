/** What the numbers are based on, in sentences. */
import { OWN_THREADS } from '../../model/cpu.js';
import { CUT_SHORT } from '../../model/ending.js';
import { isHandOver } from '../../model/event-loop.js';
import { isInputLimit, isTickTimeUnseen } from '../../model/input-limits.js';
import { askedRequests } from '../../model/traffic.js';
import { shown } from '../../text/escape.js';
import { duration, grouped, percent, rate, wholeMs } from '../../text/numbers.js';
import { capitalised, counted, listed } from '../../text/words.js';
import { isWholeCount } from './routes.js';
import { poolLine } from './thread-pool.js';

/** @import { Diagnostic, LoadResult } from '../../model/profile.js' */
/** @import { CpuTimes, Report } from '../../model/report.js' */
/** @import { Where } from './thread-pool.js' */

/** From this share of busy ticks on it matters that some were spent waking other threads, or in our own probe. */
const NOTABLE = 0.01;

/** @type {['mainMs' | 'workersMs' | 'poolMs' | 'v8Ms' | 'otherMs', string][]} */
const THREADS = [
  ['mainMs', 'event-loop thread'],
  ['workersMs', 'worker threads'],
  ['poolMs', 'thread pool'],
  ['v8Ms', 'V8'],
  ['otherMs', 'others'],
];
/** What libuv runs for connections, with no call above it. */
const OF_CONNECTIONS = new Set(['tls.handshake', 'tls.record']);
/** Threads that took less than this share are not worth a word. */
const LEAST_OF_THREAD = 0.01;

/** What the numbers rest on, one thing of many. @typedef {{label: string, words: string}} CoverageFact */

/**
 * @param {Report} report the answer
 * @param {Where} where names a call site
 * @returns {CoverageFact[]} ticks, CPU time, the thread pool, cryptography without a call site, load; printable
 */
export function coverageFacts(report, where) {
  const { crypto, load, profile } = report;
  const hasWakes = profile.schedulingTicks > NOTABLE * profile.busyTicks;
  return [
    { label: 'ticks', words: tickSentence(report) },
    { label: 'probe', words: probeWords(profile) },
    { label: 'CPU', words: profile.cpu === null ? '' : cpuLine(profile.cpu) },
    { label: 'pool', words: poolLine(report, where) },
    { label: 'no line', words: crypto.unlocatedTicks === 0 ? '' : unlocatedSentence(report) },
    { label: 'async', words: isAsync(report) ? threadPool(report) : '' },
    { label: 'wake-ups', words: hasWakes ? scheduling(profile) : '' },
    { label: 'load', words: load === null ? '' : loadLine(load, report.drive) },
    { label: 'warm-up', words: warmUpLine(report) },
  ].filter(({ words }) => words !== '');
}

/**
 * @param {Pick<Report, 'load' | 'traffic'>} report the answer
 * @returns {string} requests not already covered by the load, `''` if there were none
 */
export function httpWords({ load, traffic }) {
  const { requests = 0, unanswered = 0, clientRequests = 0 } = traffic ?? {};
  const isWhole = isWholeCount(traffic);
  const least = isWhole ? '' : 'at least ';
  // What was not counted may be answers.
  const open = isWhole && unanswered > 0 ? ` (${grouped(unanswered)} not answered to the end)` : '';
  return [
    ...(requests > 0 && load === null ? [`${least}${counted(requests, 'request')} received${open}`] : []),
    ...(clientRequests > 0 ? [`${least}${counted(clientRequests, 'request')} sent`] : []),
  ].join(', ');
}

/**
 * @param {Report} report the answer
 * @returns {Diagnostic[]} what the answer itself doesn't say
 */
export function notesBeside({ diagnostics }) {
  return diagnostics.filter((each) => each.code !== OWN_THREADS && !isInputLimit(each));
}

/**
 * @param {Diagnostic} diagnostic of a reader, or of a rule
 * @returns {string} what it says, and how often
 */
export function noteWords({ message, count }) {
  const saysCount = message.split(' ').some((word) => word === grouped(count));
  return shown(message) + (count > 1 && !saysCount ? ` (${grouped(count)} times)` : '');
}

/**
 * @param {Report} report the answer
 * @returns {string} all ticks that were read, and how many of the busy ones have names
 */
export function tickSentence(report) {
  const { profile } = report;
  const named =
    profile.busyTicks === 0
      ? ''
      : ` (${percent(profile.namedTicks / profile.busyTicks)} named${
          profile.libraryTicks === 0
            ? ''
            : `, ${percent(profile.libraryTicks / profile.busyTicks)} only by their library`
        })`;
  const reasons = Object.entries(profile.dropped)
    .filter(([, dropped]) => dropped > 0)
    .sort((left, right) => right[1] - left[1])
    .map(([reason, dropped]) => `${grouped(dropped)} ${shown(reason).replaceAll('-', ' ')}`);
  const dropped =
    profile.droppedTicks === 0
      ? 'none dropped'
      : `${grouped(profile.droppedTicks)} dropped${reasons.length === 0 ? '' : ` (${reasons.join(', ')})`}`;
  return `${grouped(profile.busyTicks)} busy${named}, ${grouped(profile.idleTicks)} idle, ${dropped}${pace(report)}`;
}

/**
 * @param {Report} report the answer
 * @returns {string} how often samples were taken, `''` if no file says that
 */
function pace(report) {
  if (isTickTimeUnseen(report)) return '';
  const { intervalUs, collector, usualGap = false } = report.profile;
  if (usualGap) return `; usual gap between samples ${duration(intervalUs / 1000)}`;
  const about = report.diagnostics.some(({ code }) => code === 'weights-estimated') ? 'about ' : '';
  const every = `${about}every ${duration(intervalUs / 1000)}`;
  return `; sampled ${collector === 'perf' ? `by perf ${every} of CPU time` : every}`;
}

/**
 * @param {Report['operations'][number]} operation any
 * @returns {boolean} whether it has OpenSSL's own housekeeping, which no call is above
 */
function isHousekeeping({ id, byPhase, unlocatedTicks = 0 }) {
  return id === 'other' && unlocatedTicks + (byPhase.gc ?? 0) > 0;
}

/**
 * @param {Report} report with crypto that has no call site
 * @returns {string} how much that is and why
 */
export function unlocatedSentence({ crypto, profile, operations }) {
  const { unlocatedTicks, pipedTicks = 0 } = crypto;
  const lost = profile.collector === 'perf' ? 'stacks that perf could not follow' : 'stacks that V8 could not walk';
  // The inspector's profiler sees none of what has no JavaScript above it, but Node's own functions.
  const ofConnections = profile.sampledBy === undefined ? 'TLS that libuv runs' : "TLS that Node's own code runs";
  const reasons = [
    ...(operations.some(({ id }) => OF_CONNECTIONS.has(id)) ? [`${ofConnections} between callbacks`] : []),
    ...(operations.some(isHousekeeping) ? ['OpenSSL freeing what is no longer used'] : []),
    ...(pipedTicks > 0 ? ['streams that Node feeds, made by a line that is not on the stack'] : []),
    ...(pipedTicks === unlocatedTicks ? [] : [profile.wallMs === 0 ? 'callers that the recording leaves out' : lost]),
  ];
  return `${percent(unlocatedTicks / profile.busyTicks)} of busy ticks are cryptography that can't be traced to a line: ${reasons.join(', or ')}.`;
}

/**
 * @param {Report} report the answer
 * @returns {boolean} whether work was given to the thread pool
 */
function isAsync({ crypto, callSites }) {
  return crypto.asyncTicks > 0 || callSites.some(isHandOver);
}

/**
 * @param {Report} report with async operations
 * @returns {string} what the log can't show
 */
function threadPool({ crypto, callSites, poolWork }) {
  const apis = [
    ...new Set(callSites.filter((site) => isHandOver(site) && site.api !== '').map((site) => `${shown(site.api)}()`)),
  ];
  const who =
    apis.length === 0
      ? 'asynchronous cryptography'
      : apis.slice(0, 3).join(', ') + (apis.length > 3 ? ' and others' : '');
  return (
    `Counted here: ${counted(crypto.asyncTicks, 'tick')} of ${who} on JavaScript threads. ` +
    `The thread pool's work is in no share${poolWork ? '' : ': it is not sampled'}.`
  );
}

/**
 * @param {Report['profile']} profile totals
 * @returns {string} what was left out of cryptography
 */
function scheduling({ schedulingTicks, busyTicks, collector }) {
  // perf's ticks are the thread's own CPU time.
  const whose = collector === 'perf' ? '' : ", and may be that thread's time";
  return (
    `${percent(schedulingTicks / busyTicks)} of busy ticks woke another thread for asynchronous cryptography${whose}: ` +
    'they count neither as cryptography nor for any line.'
  );
}

/**
 * @param {Report['profile']} profile totals
 * @returns {string} how much of other work is ours, `''` if hardly anything
 */
function probeWords({ probeTicks = 0, busyTicks }) {
  if (probeTicks === 0 || probeTicks < NOTABLE * busyTicks) return '';
  return `${percent(probeTicks / busyTicks)} of busy ticks are cryptoprof's own, inside the program; they are part of other work.`;
}

/**
 * @param {Report} report the answer
 * @returns {string} what `--warm-up` does not leave out of, `''` if it left out nothing
 */
function warmUpLine({ profile, load, traffic, tls, threadPool }) {
  const isCounted = [load, traffic, tls, threadPool].some((counts) => counts !== null);
  const whole = [...(profile.cpu === null ? [] : ['CPU times']), ...(isCounted ? ['counts'] : [])];
  if (profile.warmUp === undefined || whole.length === 0) return '';
  return `${capitalised(listed(whole))} are of the whole run.`;
}

/**
 * @param {LoadResult} load what the load generator saw
 * @param {Report['drive']} drive whether anything went wrong with it
 * @returns {string} how the program did
 */
function loadLine(load, drive) {
  const { requests, requestsPerSecond, latencyP50Ms, latencyP99Ms, errors } = load;
  const latency = requests === 0 ? '' : `, latency p50 ${wholeMs(latencyP50Ms)}, p99 ${wholeMs(latencyP99Ms)}`;
  const asked = counted(askedRequests(load), 'request');
  const outcome = errors === 0 ? `${asked}, none failed` : `${grouped(errors)} of ${asked} failed or were not answered`;
  const cut = drive?.failure === CUT_SHORT ? '; the program ended before its load did' : '';
  return `${rate(requestsPerSecond)} requests/s${latency}; ${outcome}${cut}`;
}

/**
 * @param {CpuTimes} cpu of a run
 * @returns {string} such as `1.4 s: event-loop thread 16 %, thread pool 83 %, V8 1 %`
 */
function cpuLine(cpu) {
  const { totalMs } = cpu;
  if (totalMs === null || totalMs === 0) return 'unknown';
  const known = THREADS.filter(([field]) => cpu[field] !== null);
  const rest = THREADS.filter(([field]) => cpu[field] === null).map(([, name]) => name);
  const knownMs = known.reduce((sum, [field]) => sum + (cpu[field] ?? 0), 0);
  // Nothing distinguishes those of which it is not known.
  const all = [
    ...known.map(([field, name]) => ({ name, ms: cpu[field] ?? 0 })),
    ...(known.length === 0 || rest.length === 0 ? [] : [{ name: listed(rest), ms: totalMs - knownMs }]),
  ];
  const parts = all
    .filter(({ ms }) => ms >= LEAST_OF_THREAD * totalMs)
    .map(({ name, ms }) => `${name} ${percent(ms / totalMs, 0)}`);
  const waited =
    cpu.runQueueWaitMs === null ? '' : `; threads that had work waited ${duration(cpu.runQueueWaitMs)} for a processor`;
  return `${duration(totalMs)} on all threads${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${waited}`;
}
