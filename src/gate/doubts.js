/** Why what a run does not show is not known to be absent: the program was not asked, or not all of it was seen. */
import { BLIND, isComplete, namelessShare, unidentifiedShare } from '../model/certainty.js';
import { duration, grouped } from '../text/numbers.js';
import { counted } from '../text/words.js';

/** @import { GateConfig } from '../model/gate-config.js' */
/** @import { UnprofiledReason } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Notice } from '../model/verdict.js' */
/** @import { Run } from './run.js' */

/**
 * A reason for which nothing passes that a run alone would let pass. It is no excuse: what is there is there.
 * @typedef {object} Doubt
 * @property {'incomplete' | 'undriven' | 'blind'} reason
 * @property {string} why as the rest of a sentence
 * @property {string} advice one or two sentences
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
    ...(isBlind
      ? [
          {
            reason: /** @type {const} */ ('blind'),
            why: 'more than a fifth of the ticks carries no name or was lost, so there may be more',
            advice: 'See what the report says of missing symbols, and profile a Node binary that has its symbols.',
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

/**
 * @param {Doubt} doubt about a run
 * @returns {boolean} whether it is about what was counted without samples, too
 */
export function concernsAll({ reason }) {
  return reason !== 'blind';
}

/**
 * @param {Doubt[]} doubts of all runs
 * @returns {Notice[]} each once, with what to do
 */
export function doubtNotices(doubts) {
  const notices = doubts.map(({ reason, why, advice }) =>
    reason === 'incomplete'
      ? { code: 'not-complete', message: `Not all was recorded: ${why}. ${advice}` }
      : { code: 'not-driven', message: `Not driven: ${why}. ${advice}` },
  );
  return [...new Map(notices.map((notice) => [notice.message, notice])).values()];
}

const MORE_ROOM = 'Make room on the disk, or lift the quota or the limit of file sizes (ulimit -f), and record again.';
const MORE_RIGHTS = 'Let whoever the program runs as write to the directory of the logs (-o), and record again.';
const SEE_REPORT = 'See in the report what is missing, and start it with node.';

/** What makes the next recording whole. @type {Record<UnprofiledReason, string>} */
const REMEDIES = {
  'directory-gone': 'Name a directory that nothing removes while the program runs (-o), and record again.',
  'directory-not-writable': MORE_RIGHTS,
  'disk-full': MORE_ROOM,
  'no-descriptors': 'Raise the limit of open files (ulimit -n), and record again.',
  'log-limit': 'Allow larger logs (--max-log-size), or make the run shorter, and record again.',
  'recording-stopped': MORE_ROOM,
  'other-user': MORE_RIGHTS,
  'other-node': 'Start all of the program with one Node.',
  'own-options': 'Leave out options that spoil a log, such as --cpu-prof and --permission.',
  'not-passed-on': SEE_REPORT,
  'own-exec-argv': 'Leave out execArgv where the worker that starts them is made, and record again.',
  'no-log': SEE_REPORT,
  'log-ended-early': MORE_ROOM,
  'still-running': 'Have the program end what it starts, or stop that first, and record again.',
  unknown: SEE_REPORT,
};

/**
 * @param {Report} report of a run
 * @returns {Doubt[]} one if a part of the program was not seen
 */
function incomplete({ profile }) {
  if (isComplete(profile)) return [];
  const missing = profile.unprofiled.map(
    ({ kind, count, cpuMs }) =>
      (kind === 'thread' ? counted(count, 'thread') : counted(count, 'child process', 'child processes')) +
      (cpuMs === null || cpuMs === 0 ? '' : ` (${duration(cpuMs)} of CPU)`),
  );
  const isOne = profile.unprofiled.reduce((sum, { count }) => sum + count, 0) === 1;
  return [
    {
      reason: 'incomplete',
      why: `${missing.join(' and ')} ${isOne ? 'was not recorded, or not to its end' : 'were not recorded, or not to their end'}`,
      advice: [...new Set(profile.unprofiled.map(({ reason }) => REMEDIES[reason]))].join(' '),
    },
  ];
}

/**
 * @param {Report} report of a run
 * @param {GateConfig} config that says how much of the load may fail
 * @returns {Doubt[]} one if what the program does for requests was not measured
 */
function undriven({ load, traffic, drive }, config) {
  if (load !== null) return spoilt(load, config);
  if (!drive) return [];
  if (drive.failure !== '') return [doubt('the load failed', 'See what it said when it ran, and record again.')];
  if (drive.listened && hadNoRequest(traffic))
    return [doubt('the program listened, and no request came', 'Drive it: --load <path>, or --on-port <command>.')];
  return failing(traffic, config);
}

/**
 * @param {Report['traffic']} traffic that was counted in the program
 * @param {GateConfig} config that says how many requests may fail
 * @returns {Doubt[]} one if the program failed to answer more: what drove it need not have looked
 */
function failing(traffic, { maxLoadErrors, source }) {
  const { requests = 0, serverErrors = 0 } = traffic ?? {};
  if (serverErrors <= maxLoadErrors * requests) return [];
  return [
    doubt(
      `${grouped(serverErrors)} of ${grouped(requests)} requests were answered with a status of 500 or more`,
      `See why, and record again. ${ifItShouldBe(source)}`,
    ),
  ];
}

/**
 * @param {string} source name of the config's file
 * @returns {string} what to do if requests are meant to fail, a sentence
 */
function ifItShouldBe(source) {
  return `If that is as it should be: "maxLoadErrors": "100%" in ${source}, or --max-load-errors.`;
}

/**
 * @param {NonNullable<Report['load']>} load that drove the program
 * @param {GateConfig} config that says how much of it may fail
 * @returns {Doubt[]} one if too much of it failed
 */
function spoilt({ requests, errors }, { maxLoadErrors, source }) {
  // What got no answer is not among the requests.
  const asked = Math.max(requests, errors);
  if (asked === 0)
    return [doubt('no request of the load was answered', 'See what the server does with the load, and record again.')];
  if (errors <= maxLoadErrors * asked) return [];
  return [
    doubt(
      `${grouped(errors)} of ${grouped(asked)} requests of the load failed or were answered with another status than 2xx`,
      `See what the server answers to the load, and record again. ${ifItShouldBe(source)}`,
    ),
  ];
}

/**
 * @param {Report['traffic']} traffic that was counted in the program
 * @returns {boolean} whether it is known that nobody asked its servers for anything
 */
function hadNoRequest(traffic) {
  return traffic !== null && traffic.complete && traffic.requests === 0 && traffic.tlsServer?.handshakes === 0;
}

/**
 * @param {string} why as the rest of a sentence
 * @param {string} advice one or two sentences
 * @returns {Doubt} that what the program does for requests was measured
 */
function doubt(why, advice) {
  return { reason: 'undriven', why, advice };
}
