/** What handshakes cost, from this run's own figures. */
import { duration } from '../../text/numbers.js';
import { totalWeight } from '../../model/handshake-weight.js';
import { isPartOfCounts } from '../../model/certainty.js';
import { severityOfShare } from './severity.js';
import { SAMPLED_PART } from './wording.js';

/** @import { TlsPeer } from '../../model/tls.js' */
/** @import { Severity } from '../../model/report.js' */
/** @import { RuleContext } from './rule.js' */

/**
 * @typedef {object} HandshakeCost
 * @property {number} ticks of some peers' handshakes, an estimate
 * @property {number} share 0..1 of busy ticks
 * @property {number} ms wall time that the ticks represent
 * @property {number} keyExchange 0..1 of that, at most: includes what can't be told apart, such as arithmetic on any
 *   curve
 * @property {number} certificate 0..1 of it: signatures, and parsing the other side's certificates
 */

/** Share of busy ticks: a change that saves less is not worth a line. Without ticks it is unknown. */
const LEAST_SPARED = 0.005;

/** For runs where TLS ticks can't be told apart from others. */
export const UNKNOWN_COST = Object.freeze({ ticks: 0, share: 0, ms: 0, keyExchange: 0, certificate: 0 });

/**
 * Some peers' part of the cost of all handshakes, by what they are: full or resumed, signed or checked, with which key.
 * Contexts, and whatever is sent after the handshake, are not included.
 * @param {TlsPeer[]} peers some of the ledger's
 * @param {Pick<RuleContext, 'tls' | 'profile'>} context everything that was measured
 * @returns {HandshakeCost | null} null if TLS ticks can't be told apart from others
 */
export function handshakeCost(peers, { tls, profile: { busyTicks, busyMs } }) {
  const cost = tls?.cost ?? null;
  const everyone = tls?.peers ?? [];
  const [own, all] = [peers, everyone].map((each) => totalWeight(each, everyone));
  if (cost === null || all.rest === 0 || busyTicks === 0) return null;
  const certificate = all.certificate === 0 ? 0 : cost.certificateTicks * (own.certificate / all.certificate);
  const keyExchange = (cost.keyExchangeTicks + cost.otherTicks) * (own.rest / all.rest);
  const ticks = keyExchange + certificate;
  return {
    ticks: Math.round(ticks),
    share: ticks / busyTicks,
    ms: (ticks * busyMs) / busyTicks,
    keyExchange: keyExchange / Math.max(1, ticks),
    certificate: certificate / Math.max(1, ticks),
  };
}

/**
 * What remains of the handshakes after a change. The ratio was measured on handshakes that differ in nothing else; no
 * more can be saved than the changed part took here.
 * @param {HandshakeCost | null} cost of the handshakes
 * @param {number} left 0..1 of handshakes that differ in nothing else
 * @param {'keyExchange' | 'certificate'} part that changes
 * @returns {number} 0..1
 */
export function leftOf(cost, left, part) {
  return cost === null ? left : Math.max(left, 1 - cost[part]);
}

/**
 * @param {HandshakeCost} cost of handshakes
 * @param {RuleContext['profile']} profile whole
 * @returns {string} such as `0.31 s of 0.9 s of busy time`
 */
export function ofBusyTime({ ms }, profile) {
  const time = `${duration(ms)} of ${duration(profile.busyMs)} of busy time`;
  return isPartOfCounts(profile) ? `at least ${time}${SAMPLED_PART}` : time;
}

/**
 * How severe it is that handshakes cost more than they need to.
 * @param {HandshakeCost | null} cost of the handshakes, null if unknown
 * @param {number | null} left the part that a change would leave, 0..1; null if unknown
 * @returns {Severity | null} null if that is not worth a finding
 */
export function severityOfSpared(cost, left) {
  if (cost === null || left === null) return 'info';
  const spared = cost.share * (1 - left);
  return spared < LEAST_SPARED ? null : (severityOfShare(spared, 'notable') ?? 'info');
}
