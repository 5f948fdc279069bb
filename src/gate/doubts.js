/** Why what a run does not show is not known to be absent: the program was not asked, or not all of it was seen. */
import { BLIND, namelessShare } from '../model/certainty.js';
import { grouped } from '../text/numbers.js';

/** @import { Report } from '../model/report.js' */
/** @import { Notice } from '../model/verdict.js' */
/** @import { GateConfig } from '../model/gate-config.js' */
/** @import { Run } from './run.js' */

/**
 * A reason for which nothing passes that a run alone would let pass. It is no excuse: what is there is there.
 * @typedef {object} Doubt
 * @property {'undriven' | 'blind'} reason
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
  const isBlind = namelessShare(profile) > BLIND || profile.droppedTicks > BLIND * profile.ticks;
  return [
    ...undriven(report, config),
    ...(isBlind ? [{
      reason: /** @type {const} */ ('blind'), why: 'more than a fifth of the ticks carries no name or was lost, so there may be more',
      advice: 'See what the report says of missing symbols, and profile a Node binary that has its symbols.',
    }] : []),
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
  const sentences = doubts.map(({ why, advice }) => `Not driven: ${why}. ${advice}`);
  return [...new Set(sentences)].map((message) => ({ code: 'not-driven', message }));
}

/**
 * @param {Report} report of a run
 * @param {GateConfig} config that says how much of the load may fail
 * @returns {Doubt[]} one if what the program does for requests was not measured
 */
function undriven({ load, traffic, drive }, { maxLoadErrors, source }) {
  const doubt = (/** @type {string} */ why, /** @type {string} */ advice) => [{ reason: /** @type {const} */ ('undriven'), why, advice }];
  // What got no answer is not among the requests.
  const asked = load === null ? 0 : Math.max(load.requests, load.errors);
  if (load !== null && asked === 0) return doubt('no request of the load was answered', 'See what the server does with the load, and record again.');
  if (load !== null && load.errors > maxLoadErrors * asked) {
    return doubt(
      `${grouped(load.errors)} of ${grouped(asked)} requests of the load failed or were answered with another status than 2xx`,
      `See what the server answers to the load, and record again. If that is as it should be: "maxLoadErrors": "100%" in ${source}, or --max-load-errors.`,
    );
  }
  if (!drive) return [];
  if (drive.failure !== '' && load === null) return doubt('the load failed', 'See what it said when it ran, and record again.');
  const isUnasked = drive.listened && traffic !== null && traffic.complete && traffic.requests === 0 && traffic.tlsServer?.handshakes === 0;
  return isUnasked ? doubt('the program listened, and no request came', 'Drive it: --load <path>, or --on-port <command>.') : [];
}
