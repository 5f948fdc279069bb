/**
 * Why something that a run doesn't show isn't known to be absent: the program got no work, or not all of it was seen.
 */
import {
  BLIND,
  lacksBeginning,
  lacksTimes,
  namelessShare,
  NO_OWN_CODE,
  unidentifiedShare,
} from '../model/certainty.js';
import { CUT_SHORT, lacksPort } from '../model/ending.js';
import { loopTicks } from '../model/event-loop.js';
import { hadNoRequest } from '../model/few-ticks.js';
import { unseenWaits } from '../model/input-limits.js';
import { askedRequests } from '../model/traffic.js';
import { MIN_TICKS } from '../rules/shared/severity.js';
import { grouped } from '../text/numbers.js';
import { DRIVE_IT, missingWords, remediesFor } from '../text/remedies.js';
import { capitalised, listedUpTo } from '../text/words.js';
import { FEWEST_TICKS_OF_COUNT } from './judge/count.js';
import { WITH_TIMES } from './metrics/metric.js';

/** @import { GateConfig } from '../model/gate-config.js' */
/** @import { Traffic } from '../model/profile.js' */
/** @import { CallSiteReport, Report } from '../model/report.js' */
/** @import { Notice } from '../model/verdict.js' */
/** @import { Run } from './run.js' */

/**
 * A reason not to let a check pass that would otherwise pass. It never excuses what was found, unless that may not have been
 * on the event loop.
 * @typedef {object} Doubt
 * @property {'incomplete' | 'undriven' | 'blind'} reason
 * @property {string} why as the rest of a sentence
 * @property {string} advice one or two sentences
 * @property {true} [isOfLoop] whether it is about what runs on the event loop alone
 * @property {true} [excuses] whether it is unknown what held the event loop, so that this fails no check either
 */

/**
 * @param {Run} run of the program
 * @param {GateConfig} config that says how much of the load may fail
 * @returns {Doubt[]} the gravest first
 */
export function doubtsOf({ report }, config) {
  const { profile } = report;
  const lostTicks = profile.droppedTicks - (profile.warmUp?.ticks ?? 0);
  const isBlind = namelessShare(profile) > BLIND || lostTicks > BLIND * (profile.ticks - (profile.warmUp?.ticks ?? 0));
  return [
    ...incomplete(report),
    ...undriven(report, config),
    ...(lacksBeginning(report) ? [LACKING_BEGINNING] : []),
    ...(unseenWaits(report) > 0 ? [WAITS_AS_WORK] : []),
    ...(wasEndedAtStart(report) ? [ENDED_AT_START] : []),
    ...(isBlind
      ? [
          {
            reason: /** @type {const} */ ('blind'),
            why: 'more than a fifth of the ticks have no name or were lost, so there may be more',
            advice: 'See what the report says about missing symbols, and profile a Node binary that has its symbols.',
          },
        ]
      : []),
    ...(unidentifiedShare(report) > BLIND
      ? [
          {
            reason: /** @type {const} */ ('blind'),
            why: 'more than a fifth of busy time is in bundled code whose packages are not known, so there may be more',
            advice: 'Bundle with a source map, or without minifying, and record again.',
          },
        ]
      : []),
  ];
}

/** @type {Doubt} */
const LACKING_BEGINNING = {
  reason: 'blind',
  why: 'a log lacks its beginning, so what ran while modules were loading may seem to hold the event loop, and other calls may have no name',
  advice:
    'Judge logs that begin with the line v8-version: a log of which only the end was kept has lost the names of most code.',
  excuses: true,
};

/** @type {Doubt} */
const WAITS_AS_WORK = {
  reason: 'blind',
  why: 'a text does not tell waits for events from work where they have no name, so shares may be larger',
  advice: 'Judge the V8 log that the text was made of.',
};

/** @type {Doubt} */
const ENDED_AT_START = {
  reason: 'blind',
  why: 'the program was ended before it listened, and did hardly more than start, so it may not have begun its work on the event loop',
  advice: 'Give it more time than its start takes (--duration), or drive it with --load or --on-port.',
  isOfLoop: true,
};

/** Of a program that was still starting, hardly a tick is of anything else; the rest are garbage collection. */
const MOSTLY = 0.5;
/** Node itself waits for its own threads while it starts. */
const HARDLY = 0.02;

/**
 * A server that `--duration` ends while its modules load, or while it waits for a database before it listens, has nothing on its
 * event loop, as one without any cryptography. Of one that waited for events, ticks beside its start show what it does.
 * @param {Report} report of a run
 * @returns {boolean} whether somebody ended the program, and all that was seen of it may be its start
 */
function wasEndedAtStart({ target, drive, profile }) {
  const wasEnded = target.exitCode === null || target.wasAsked === true;
  const { ticks, idleTicks, busyTicks, startTicks } = profile;
  if (!wasEnded || drive?.listened !== false || startTicks <= MOSTLY * busyTicks) return false;
  return idleTicks <= HARDLY * ticks || busyTicks - startTicks < FEWEST_TICKS_OF_COUNT;
}

/**
 * Without times only those calls count that take much of the busy time.
 * @param {Run[]} runs of the program
 * @param {(site: CallSiteReport) => boolean} mayCount whether a call site that held the event loop for long would count
 * @param {number} most that may count without harm
 * @returns {Doubt | undefined} one if more might
 */
export function untimed(runs, mayCount, most) {
  const sites = runs
    .filter(({ report }) => lacksTimes(report.profile))
    .flatMap(({ callSites }) => callSites.filter((site) => loopTicks(site) >= MIN_TICKS && mayCount(site)));
  if (new Set(sites.map(({ id }) => id)).size <= most) return undefined;
  return {
    reason: 'blind',
    why: 'a recording without times does not show how long calls hold the event loop, so there may be more',
    advice: WITH_TIMES,
  };
}

/**
 * @param {Doubt} doubt about a run
 * @returns {boolean} whether it also applies to what was counted without samples
 */
export function concernsAll({ reason }) {
  return reason !== 'blind';
}

/**
 * @param {Run} run of the change's base
 * @param {GateConfig} config that says how much of the load may fail
 * @returns {Doubt[]} why nothing can be compared with it, neither to pass nor to fail
 */
export function baseDoubtsOf(run, config) {
  return [
    ...(run.failure === ''
      ? []
      : [doubt(`a run of the base ended with ${run.failure}`, 'Find out why, and record it again.')]),
    ...doubtsOf(run, config)
      .filter(concernsAll)
      .map((each) => ({ ...each, why: `in a run of the base, ${each.why}` })),
  ];
}

/**
 * @param {Doubt[]} doubts of all runs
 * @returns {Notice[]} each once, with what to do
 */
export function doubtNotices(doubts) {
  const notices = doubts.map(({ reason, why, advice }) =>
    reason === 'incomplete'
      ? { code: 'not-complete', message: `${capitalised(why)}. ${advice}` }
      : { code: 'not-driven', message: `Not driven as intended: ${why}. ${advice}` },
  );
  return [...new Map(notices.map((notice) => [notice.message, notice])).values()];
}

/**
 * @param {Run[]} runs of the program
 * @param {GateConfig} config that says how many requests may fail
 * @returns {Notice[]} what may be wrong with the requests that a command sent: no reason for a doubt, as it may be meant
 */
export function requestNotices(runs, config) {
  const notices = runs.flatMap(({ report }) => aboutRequests(report, config));
  return [...new Map(notices.toReversed().map((notice) => [notice.code, notice])).values()].reverse();
}

/** We may have asked for `/` ourselves, to see where the program listens. */
const OURS = 4;

/**
 * @param {Report} report of a run
 * @param {GateConfig} config that says how many requests may fail
 * @returns {Notice[]} one if they were not counted, or many were for what is not there
 */
function aboutRequests({ load, drive, traffic }, { maxLoadErrors }) {
  const undriven = drive?.undrivenPorts ?? [];
  if (undriven.length > 0) return [notDriven(undriven)];
  if (load !== null || !drive?.listened || drive.failure !== '') return [];
  if (traffic === null) {
    const message =
      'The program listened, and its requests were not counted: that it got any, and answered them well, is not known. Record without --no-probe, or drive it with --load.';
    return [{ code: 'requests-not-counted', message }];
  }
  const { requests, clientErrors = 0 } = traffic;
  if (clientErrors <= OURS + maxLoadErrors * requests || areMostRefused(traffic, maxLoadErrors)) return [];
  const message = `${grouped(clientErrors)} of ${grouped(requests)} requests were answered with a status of 400 to 499: where a path is wrong, its work was not measured.`;
  return [{ code: 'requests-refused', message }];
}

/** More than a program is likely to have. */
const MOST_PORTS = 5;

/**
 * @param {number[]} ports of HTTP servers that the load did not ask
 * @returns {Notice} that says so: a server of metrics need not be driven, but the program's own may be among them
 */
function notDriven(ports) {
  const named = listedUpTo(ports.map(String), MOST_PORTS);
  return {
    code: 'ports-not-driven',
    message: `The program also serves HTTP on port ${named}, and --load asked another one, which listened first: what the program does for other requests was not measured. If that is its main work, name the port: --port.`,
  };
}

/** Some are refused on purpose, as those with a wrong password; if most are, the load is wrong. */
const MOST_REFUSED = 0.5;

/**
 * @param {Traffic} traffic that was counted in the program
 * @param {number} maxLoadErrors share of requests that may fail
 * @returns {boolean} whether most requests were for what is not there, or not allowed
 */
function areMostRefused({ requests, clientErrors = 0 }, maxLoadErrors) {
  return clientErrors > OURS + Math.max(MOST_REFUSED, maxLoadErrors) * requests;
}

/**
 * @param {Report} report of a run
 * @returns {Doubt[]} one if a part of the program was not seen
 */
function incomplete({ profile: { unprofiled } }) {
  if (unprofiled.length === 0) return [];
  return [
    {
      reason: 'incomplete',
      why: `not all of the program was recorded: ${missingWords(unprofiled)}`,
      advice: remediesFor(unprofiled),
    },
  ];
}

/**
 * @param {Report} report of a run
 * @param {GateConfig} config that says how much of the load may fail
 * @returns {Doubt[]} one if what the program does for requests was not measured
 */
function undriven(report, config) {
  const { load, traffic, drive, diagnostics } = report;
  if (diagnostics.some(({ code }) => code === NO_OWN_CODE)) return [NO_WORK];
  if (drive?.failure === CUT_SHORT) return [doubt('the program ended before its load did', CUT_SHORT_ADVICE)];
  if (load !== null) return spoilt(load, config);
  if (!drive) return [];
  if (lacksPort(drive))
    return [
      doubt(
        'the load did not begin, since the program did not answer on a port',
        'See what it printed, and record again.',
      ),
    ];
  if (drive.failure !== '') return [doubt('the load failed', 'Read what it printed, and record again.')];
  if (hadNoRequest(report)) return [doubt('the program listened, and no request came', DRIVE_IT)];
  return failing(traffic, config);
}

/** Some requests stay open on purpose, and others when the program is ended; most of them do not. */
const MOST_OPEN = 0.5;

/**
 * @param {Report['traffic']} traffic that was counted in the program
 * @param {GateConfig} config that says how many requests may fail
 * @returns {Doubt[]} one if the program failed to answer more: what drove it need not have looked
 */
function failing(traffic, { maxLoadErrors, source }) {
  if (traffic === null) return [];
  const { requests, serverErrors = 0, clientErrors = 0, unanswered = 0 } = traffic;
  const ofAll = (/** @type {number} */ count, /** @type {string} */ what, /** @type {string} */ advice) => [
    doubt(
      `${grouped(count)} of ${grouped(requests)} requests were ${what}`,
      `${advice}, and record again. ${ifItShouldBe(source, count, requests)}`,
    ),
  ];
  if (unanswered > Math.max(MOST_OPEN, maxLoadErrors) * requests)
    return ofAll(unanswered, 'not answered to the end', 'See why');
  if (serverErrors > maxLoadErrors * requests)
    return ofAll(serverErrors, 'answered with a status of 500 or more', 'See why');
  if (areMostRefused(traffic, maxLoadErrors))
    return ofAll(
      clientErrors,
      'answered with a status of 400 to 499',
      'See whether paths, methods or credentials are wrong',
    );
  return [];
}

/** A test runner that found no test, say. @type {Doubt} */
const NO_WORK = doubt(
  "no sample shows code of the program's own, only tools that should run it",
  'See whether they found it: a runner may end well without any test. Give it more to do, and record again.',
);

/** A load command may end the program on purpose, by a signal, and then has a second. */
const CUT_SHORT_ADVICE =
  'Find out why, and record again. A load command need not end the program: that is done once the command has ended.';

/**
 * @param {string} source name of the config's file
 * @param {number} failed requests
 * @param {number} asked requests in all
 * @returns {string} what to do if as many are meant to fail, a sentence
 */
function ifItShouldBe(source, failed, asked) {
  const most = Math.min(100, Math.floor((100 * failed) / asked) + 1);
  return `If that is intended: "maxLoadErrors": "${most}%" in ${source}, or --max-load-errors.`;
}

/**
 * @param {NonNullable<Report['load']>} load that drove the program
 * @param {GateConfig} config that says how much of it may fail
 * @returns {Doubt[]} one if too much of it failed
 */
function spoilt(load, { maxLoadErrors, source }) {
  const { errors } = load;
  const asked = askedRequests(load);
  if (asked === 0)
    return [doubt('no request of the load was answered', 'See what the server does with the load, and record again.')];
  if (errors <= maxLoadErrors * asked) return [];
  return [
    doubt(
      `${grouped(errors)} of ${grouped(asked)} requests of the load failed or were answered with another status than 2xx`,
      `See what the server answers to the load, and record again. ${ifItShouldBe(source, errors, asked)}`,
    ),
  ];
}

/**
 * @param {string} why as the rest of a sentence
 * @param {string} advice one or two sentences
 * @returns {Doubt} that what the program does for requests was measured
 */
function doubt(why, advice) {
  return { reason: 'undriven', why, advice };
}
