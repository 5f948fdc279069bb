/** All metrics: the config's schema, messages and docs/gate.md are derived from them. */
import cpuMsPerRequest from './cpu_ms_per_request.js';
import cryptoMsPerRequest from './crypto_ms_per_request.js';
import cryptoShare from './crypto_share.js';
import eventLoopShare from './event_loop_share.js';
import findings from './findings.js';
import handshakesPerRequest from './handshakes_per_request.js';
import longestBlock from './longest_block.js';
import newCallSites from './new_call_sites.js';
import resumptionRatio from './resumption_ratio.js';
import syncCallSites from './sync_call_sites.js';
import tlsCiphers from './tls_ciphers.js';
import tlsProtocols from './tls_protocols.js';

/** @import { Budget } from '../../model/gate-config.js' */
/** @import { Unit } from '../../model/verdict.js' */
/** @import { Metric } from './metric.js' */

/** What a budget can be set for, in the order of the docs. @type {readonly Metric[]} */
export const METRICS = [
  syncCallSites,
  findings,
  handshakesPerRequest,
  resumptionRatio,
  tlsProtocols,
  tlsCiphers,
  cryptoShare,
  eventLoopShare,
  longestBlock,
  cryptoMsPerRequest,
  cpuMsPerRequest,
];

/** What `baseline.newCallSites` checks; it has no budget. */
export const NEW_CALL_SITES = newCallSites;

/** The tier of metrics compared with runs of the change's base rather than with the baseline. */
export const PAIRED = 4;

/**
 * @param {string} id such as `crypto_share`
 * @returns {Metric | null} null if there is no such metric
 */
export function metricNamed(id) {
  return METRICS.find((metric) => metric.id === id) ?? null;
}

/**
 * Names what a budget measures, whatever its limits: the same in the baseline, in checks and from run to run.
 * @param {Pick<Budget, 'metric' | 'operation' | 'path' | 'rule' | 'severity' | 'side' | 'peer' | 'route'>} budget of
 *   the config
 * @returns {string} such as `crypto_share operation=kdf.* path=src/**`
 */
export function metricKey({ metric, operation, path, rule, severity, side, peer, route }) {
  const limits = Object.entries({
    operation,
    path,
    rule,
    severity: severity === 'info' ? '' : severity,
    side,
    peer,
    route,
  });
  return [metric, ...limits.filter(([, value]) => value !== '').map(([key, value]) => `${key}=${value}`)].join(' ');
}

/**
 * @param {string} key of what a budget measures, the metric's id first
 * @returns {Unit | null} that it is measured in, null if there is no such metric
 */
export function unitOfKey(key) {
  return metricNamed(key.split(' ')[0])?.unit ?? null;
}
