/** What limits what a comparison can mean. */
import {
  BLIND,
  TICKS_NEEDED,
  isComplete,
  lacksTimes,
  isPartOfCounts,
  namelessShare,
  unidentifiedShare,
} from '../model/certainty.js';
import { CUT_SHORT, mayLackWork } from '../model/ending.js';
import { isHandOver } from '../model/event-loop.js';
import { fileName } from '../model/file-path.js';
import { endingWords } from '../text/ending.js';
import { functionWords } from '../text/names.js';
import { duration, percent } from '../text/numbers.js';
import { missingWords, remediesFor } from '../text/remedies.js';
import { counted, listedUpTo, warmUpWords } from '../text/words.js';
import { hasFewSearches } from './noise.js';
import { FEWEST_REQUESTS, requestsOf } from './per-request.js';
import { directionOf } from './rate-change.js';
import { unplacedCalls } from './unplaced-calls.js';

/** @import { Note, PerRequest, RouteChange } from '../model/comparison.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Side } from './part.js' */

/** Runs whose lengths differ by more than this have different CPU times for that reason alone. */
const ALIKE = 0.1;

/** Most functions that a sentence names. */
const MOST_NAMED = 3;

/**
 * What limits what a comparison can mean.
 * @param {Side} before one run
 * @param {Side} after the other
 * @param {PerRequest | null} requests cost of a request
 * @param {RouteChange[]} routes what became of each, if requests were counted by route
 * @returns {Note[]} a code and a sentence each, those on single runs first
 */
export function notesOn(before, after, requests, routes) {
  return [
    ...[before, after].flatMap(notesOnRun),
    ...threadPool(before.report, after.report),
    ...searches(before, after),
    ...unplaced(before.report, after.report),
    ...warmUps(before.report, after.report),
    ...onStart(before, after),
    ...onRequests(before.report, after.report, requests),
    ...onRoutes(routes),
    ...onDuration(before, after, requests),
    ...onTools(before.report, after.report),
  ];
}

/**
 * @param {Report} before one run
 * @param {Report} after the other
 * @returns {Note[]} one if rows of a function have to be judged together
 */
function unplaced(before, after) {
  const names = unplacedCalls(before, after).map(
    ({ file, function: name }) => `${functionWords(name)} in ${fileName(file)}`,
  );
  if (names.length === 0) return [];
  return [
    note(
      'calls-unplaced',
      `Samples don't always show which of several calls they are of in ${listedUpTo([...new Set(names)], MOST_NAMED)}: ` +
        'judge the rows of a function together, since one of them may appear or grow only because another shrinks.',
    ),
  ];
}

/**
 * @param {Report} before one run
 * @param {Report} after the other
 * @returns {Note[]} one if the start of a run was left out
 */
function warmUps(before, after) {
  if (!hasWarmUp(before) && !hasWarmUp(after)) return [];
  const [one, other] = [before, after].map(({ profile: { warmUp } }) => warmUp);
  const isAlike = one?.seconds === other?.seconds && one?.from === other?.from;
  const rest = 'There are no figures per request: requests were counted from the very start.';
  return [
    note(
      'warm-up',
      isAlike
        ? `Both runs leave out ${leftOut(one)}. ${rest}`
        : `Before, ${leftOut(one)} is left out, and after, ${leftOut(other)}: shares may differ for that reason alone. ${rest}`,
    ),
  ];
}

/**
 * @param {Side} before one run
 * @param {Side} after the other
 * @returns {Note[]} one if only one of them was sampled from its start
 */
function onStart(before, after) {
  const [late, ...more] = [before, after].filter(({ report }) => report.profile.sampledBy !== undefined);
  if (late === undefined || more.length > 0) return [];
  return [
    note(
      'start-unseen',
      `The program ${late.name} was sampled while it ran, so its start is not in it: what is done once, at the start, can't be compared.`,
    ),
  ];
}

/**
 * @param {Report} report of a run
 * @returns {boolean} whether its start was left out
 */
function hasWarmUp({ profile }) {
  return profile.warmUp !== undefined;
}

/**
 * @param {Report['profile']['warmUp']} warmUp of a run
 * @returns {string} what it leaves out
 */
function leftOut(warmUp) {
  return warmUp === undefined ? 'nothing' : warmUpWords(warmUp);
}

/**
 * @param {Side} side a run
 * @returns {Note[]} what is wrong with this run alone
 */
function notesOnRun({ name, report }) {
  const { profile, target } = report;
  const notes = [];
  if (profile.busyTicks < TICKS_NEEDED) {
    notes.push(
      note(
        'too-few-ticks',
        `The run ${name} has ${counted(profile.busyTicks, 'busy tick')}: too few to compare. About ${TICKS_NEEDED} are needed in each run.`,
      ),
    );
  }
  if (!isComplete(profile)) {
    notes.push(
      note(
        'not-complete',
        `Not all of the program ${name} was recorded: ${missingWords(profile.unprofiled)}. ${remediesFor(profile.unprofiled)}`,
      ),
    );
  }
  if (lacksTimes(profile)) {
    notes.push(
      note('no-times', `The profile ${name} carries no times, so how long calls held the event loop is unknown there.`),
    );
  }
  const nameless = namelessShare(profile);
  if (nameless >= BLIND) {
    notes.push(
      note(
        'names-missing',
        `${percent(nameless)} of the ticks ${name} have no name: cryptography among them may be missed there, and seem to have changed.`,
      ),
    );
  }
  const unidentified = unidentifiedShare(report);
  if (unidentified >= BLIND) {
    notes.push(
      note(
        'packages-unknown',
        `${percent(unidentified)} of busy time ${name} is in bundled code whose packages are unknown: cryptography there may be missed, and seem to have changed.`,
      ),
    );
  }
  // How it ended says more than that it did so too early.
  if (mayLackWork(report)) {
    notes.push(
      note('run-failed', `The program ${name} ended ${endingWords(target)}: it may have done less than it should.`),
    );
  } else if (report.drive?.failure === CUT_SHORT) {
    notes.push(
      note('cut-short', `The program ${name} ended before its load did: it may have done less than it should.`),
    );
  }
  return notes;
}

/**
 * @param {Report} before one run
 * @param {Report} after the other
 * @returns {Note[]} says that work on the thread pool is in no figure, if there is any
 */
function threadPool(before, after) {
  if (before.crypto.asyncTicks + after.crypto.asyncTicks === 0) return [];
  const apis = [
    ...new Set(
      [...before.callSites, ...after.callSites]
        .filter((site) => isHandOver(site) && site.api !== '')
        .map(({ api }) => `${api}()`),
    ),
  ];
  const named =
    apis.length === 0
      ? 'asynchronous calls'
      : [...apis.slice(0, 3), ...(apis.length > 3 ? [`${apis.length - 3} more`] : [])].join(', ');
  return [
    note(
      'thread-pool',
      `The work of ${named} is done on the thread pool, which a tick log cannot see: it still costs CPU, and is in no figure here but the CPU of all threads. ` +
        'Only handing it over is.',
    ),
  ];
}

/**
 * @param {Side} before one run
 * @param {Side} after the other
 * @returns {Note[]} says that two runs say little about work whose duration is chance
 */
function searches(before, after) {
  const runs = [before.noise, after.noise];
  if (runs.some(({ common }) => common.runSearchTicks === 0) || !runs.some(hasFewSearches)) return [];
  return [
    note(
      'prime-search',
      "RSA keys and primes are searched for at random: one search can take several times as long as another, so two runs can't show whether it changed.",
    ),
  ];
}

/**
 * @param {Report} before one run
 * @param {Report} after the other
 * @param {PerRequest | null} requests cost of a request
 * @returns {Note[]} what to know about the figures per request, or why there are none
 */
function onRequests(before, after, requests) {
  if (requests === null) {
    const why = isPartOfCounts(before.profile) || isPartOfCounts(after.profile) ? '' : whyNoFigures(before, after);
    return why === '' ? [] : [note('requests-unlike', `There are no figures per request: ${why}.`)];
  }
  const notes = [];
  if (!requests.comparable) {
    const isKnown = before.target.processor !== '' && after.target.processor !== '';
    notes.push(
      note(
        'processors-differ',
        `${isKnown ? 'The runs had different processors' : 'Which processor a run had is unknown'}: their CPU times, ` +
          "in all and per request, can't be compared.",
      ),
    );
  }
  if (requests.source !== 'load' && [before, after].some(({ traffic }) => traffic?.complete === false)) {
    notes.push(note('requests-incomplete', 'Some requests may not have been counted: a thread ended during its work.'));
  }
  return notes;
}

/**
 * @param {Report} before one run
 * @param {Report} after the other
 * @returns {string} why requests to the program can't be compared, as the rest of a sentence; `''` if there were none
 */
function whyNoFigures(before, after) {
  const runs = [before, after];
  const counted = runs.map((report) => requestsOf(report, 'traffic') + requestsOf(report, 'load') > 0);
  if (counted.every(Boolean)) return 'the two runs did not count requests in the same way';
  const short = runs.filter((_, index) => !counted[index]);
  const where = short.length > 1 ? 'each run' : `the run ${counted[0] ? 'after' : 'before'}`;
  if (short.some(({ traffic }) => (traffic?.requests ?? 0) > 0))
    return `fewer than ${FEWEST_REQUESTS} requests to the program were counted in ${where}`;
  return counted.some(Boolean) ? `no request to the program was counted in ${where}` : '';
}

/**
 * @param {RouteChange[]} routes what became of each
 * @returns {Note[]} what to know about those whose change is not certain
 */
function onRoutes(routes) {
  const byRequest = routes.flatMap(({ weight }) =>
    weight?.rate?.per === 'request' ? [{ ...weight, rate: weight.rate }] : [],
  );
  return [
    ...(byRequest.some(({ change }) => change === 'may-have-grown' || change === 'may-have-shrunk')
      ? [
          note(
            'routes-untied',
            'Cryptography tied to no route changed as much in the opposite direction: cryptography of a route may be counted there in one of the runs, as after an `await`.',
          ),
        ]
      : []),
    ...(byRequest.some(({ change, rate: { interval } }) => change === 'within-noise' && directionOf(interval) !== 0)
      ? [
          note(
            'routes-busy',
            'The time per request of a route changed, but other programs used the processor, or its share of busy time says otherwise: that alone proves nothing.',
          ),
        ]
      : []),
  ];
}

/**
 * @param {Side} before one run
 * @param {Side} after the other
 * @param {PerRequest | null} requests cost of a request
 * @returns {Note[]} says that CPU times differ for two reasons, if nothing shows how much work was done
 */
function onDuration(before, after, requests) {
  const sides = [before, after];
  const [left, right] = sides.map(({ report: { target, profile } }) => target.durationMs || profile.wallMs);
  if (requests !== null || left === 0 || right === 0 || Math.abs(left - right) <= ALIKE * Math.max(left, right))
    return [];
  const advice = sides.every(({ noise }) => noise.common.isJob)
    ? 'compare times only if both did the same work.'
    : 'compare shares, not times.';
  return [note('durations-differ', `The runs took ${duration(left)} and ${duration(right)}: ${advice}`)];
}

/**
 * @param {Report} before one run
 * @param {Report} after the other
 * @returns {Note[]} says that reports of different versions may differ because the tool has learnt
 */
function onTools({ tool: before }, { tool: after }) {
  if (before.version === after.version) return [];
  return [
    note(
      'tools-differ',
      `The reports were made by cryptoprof ${before.version} and ${after.version}, which may not recognise the same. ` +
        'Compare the saved profiles (profile.json.gz) instead.',
    ),
  ];
}

/**
 * @param {string} code of the note
 * @param {string} message for people
 * @returns {Note}
 */
function note(code, message) {
  return { code, message };
}
