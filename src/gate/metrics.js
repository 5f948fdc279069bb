/**
 * What a budget can be set for: the one table that the config's schema, its messages and docs/gate.md rest on.
 */
import { longestBlock } from './measure/longest-block.js';
import { certainFindings, syncCallSites } from './measure/flagged-sites.js';
import { cpuPerRequest, handshakesPerRequest, resumptionRatio, tlsNames } from './measure/traffic.js';
import { cryptoTicks, loopTicks } from './measure/shares.js';

/** @import { Report } from '../model/report.js' */
/** @import { MetricId } from '../model/gate-config.js' */
/** @import { Level, Tier, Unit } from '../model/verdict.js' */
/** @import { Measurement } from './measure/measurement.js' */
/** @import { Selector } from './selector.js' */

/** How a budget can be limited: keys of a budget in the config.
 * @typedef {'operation'|'path'|'rule'|'severity'|'side'} SelectorKey */

/** What a budget can demand: keys of a budget in the config.
 * @typedef {'max'|'min'|'forbid'|'regression'} LimitKey */

/** What must have been recorded: samples, samples with times, what the program did on the network, or requests
 * that were counted.
 * @typedef {'ticks'|'times'|'traffic'|'requests'} Need */

/**
 * @typedef {object} Metric
 * @property {MetricId} id
 * @property {Tier} tier
 * @property {Unit} unit
 * @property {Need} needs
 * @property {LimitKey[]} limits those that make sense
 * @property {SelectorKey[]} selectors those that make sense
 * @property {Level} level of a budget that names none
 * @property {string} title what the value is, as messages call it
 * @property {string} description one or two sentences for the docs and the schema
 * @property {(report: Report, selector: Selector) => Measurement} value what one run says
 */

/** @type {readonly Metric[]} */
export const METRICS = [
  {
    id: 'sync_call_sites', tier: 1, unit: 'count', needs: 'ticks', limits: ['max', 'regression'], selectors: ['operation', 'path', 'rule'], level: 'error',
    title: 'synchronous crypto call sites on the event loop',
    description: 'Lines that do cryptography synchronously on the event loop and hold it for 5 ms or more at a time, or that a rule about '
      + 'blocking flags. A line counts once its evidence is clear: seen in two runs, or in one run well above the rules\' thresholds.',
    value: syncCallSites,
  },
  {
    id: 'findings', tier: 1, unit: 'count', needs: 'ticks', limits: ['max', 'regression'], selectors: ['operation', 'path', 'rule', 'severity'], level: 'error',
    title: 'findings',
    description: 'Findings of the rules. One about blocking counts once its evidence is clear, as for sync_call_sites.',
    value: certainFindings,
  },
  {
    id: 'handshakes_per_request', tier: 1, unit: 'ratio', needs: 'traffic', limits: ['max', 'regression'], selectors: ['side'], level: 'error',
    title: 'TLS handshakes per request',
    description: 'TLS handshakes, resumed ones included, per HTTP request of the same side; the larger of both sides if `side` is left out.',
    value: handshakesPerRequest,
  },
  {
    id: 'resumption_ratio', tier: 1, unit: 'ratio', needs: 'traffic', limits: ['min'], selectors: ['side'], level: 'error',
    title: 'share of TLS handshakes that resumed a session',
    description: 'Handshakes that resumed a session, of all; the smaller of both sides if `side` is left out. It takes 20 handshakes to judge.',
    value: resumptionRatio,
  },
  {
    id: 'tls_protocols', tier: 1, unit: 'text', needs: 'traffic', limits: ['forbid'], selectors: ['side'], level: 'error',
    title: 'TLS protocols',
    description: 'Names of the protocol versions that were negotiated, such as `TLSv1.2`.',
    value: (report, selector) => tlsNames(report, selector, 'protocols'),
  },
  {
    id: 'tls_ciphers', tier: 1, unit: 'text', needs: 'traffic', limits: ['forbid'], selectors: ['side'], level: 'error',
    title: 'TLS ciphers',
    description: 'Names of the cipher suites that were negotiated, such as `TLS_AES_256_GCM_SHA384`.',
    value: (report, selector) => tlsNames(report, selector, 'ciphers'),
  },
  {
    id: 'crypto_share', tier: 2, unit: 'share', needs: 'ticks', limits: ['max', 'regression'], selectors: ['operation', 'path'], level: 'error',
    title: 'share of busy time that is cryptography',
    description: 'Ticks spent on behalf of cryptography, of all busy ticks. With a `path`, those whose call site lies there.',
    value: cryptoTicks,
  },
  {
    id: 'event_loop_share', tier: 2, unit: 'share', needs: 'ticks', limits: ['max', 'regression'], selectors: ['operation', 'path'], level: 'error',
    title: 'share of busy time that is cryptography on the event loop',
    description: 'The same for ticks on the event loop only: start-up and worker threads don\'t count.',
    value: loopTicks,
  },
  {
    id: 'longest_block', tier: 3, unit: 'ms', needs: 'times', limits: ['max'], selectors: ['operation', 'path'], level: 'warn',
    title: 'longest stretch of synchronous crypto on the event loop',
    description: 'The longest stretch of one synchronous call on the event loop, or of several that follow each other at once and can\'t be '
      + 'told apart. One stretch proves nothing: it takes a second run that has one, too, or several in one run.',
    value: longestBlock,
  },
  {
    id: 'cpu_ms_per_request', tier: 4, unit: 'ms', needs: 'requests', limits: ['regression'], selectors: [], level: 'warn',
    title: 'CPU time per request',
    description: 'CPU time of the whole program per HTTP request. It depends on the machine and what else that does, so it is only compared '
      + 'in pairs: runs before and after the change, taken in turns on one machine.',
    value: cpuPerRequest,
  },
];

/** The tier of what is compared with runs of the change's base, not with the baseline. */
export const PAIRED = 4;

/** What `baseline.newCallSites` checks; it has no budget of its own. */
export const NEW_CALL_SITES = /** @type {const} */ ({
  id: 'new_call_sites', tier: 1, unit: 'count', needs: 'ticks', level: 'error',
  title: 'call sites on the event loop that the baseline doesn\'t know',
  description: 'Synchronous crypto call sites on the event loop that the baseline doesn\'t hold, that matter (a rule flags them, or they take '
    + '1 % of busy ticks or more), and that the baseline\'s runs could not have missed.',
});

/**
 * @param {string} key of what a budget measures (metric-key.js), the metric's id first
 * @returns {Unit | null} in which it is measured, null if there is no such metric
 */
export function unitOfKey(key) {
  return metricNamed(key.split(' ')[0])?.unit ?? null;
}

/**
 * @param {string} id such as `crypto_share`
 * @returns {Metric | null} null if there is no such metric
 */
export function metricNamed(id) {
  return METRICS.find((metric) => metric.id === id) ?? null;
}
