import { parseConfig } from '../../src/config/parse-config.js';

/** @import { GateConfig, GateConfigFile } from '../../src/model/gate-config.js' */

/**
 * Gates as teams may have them.
 * @typedef {object} NamedConfig
 * @property {string} name
 * @property {(share: number) => GateConfig} config for a program of that share
 */

const KNOWN = { rules: ['sync-kdf'], roots: { root: '', directory: '' } };
const percentOf = (/** @type {number} */ share) => `${(Math.min(0.99, share) * 100).toFixed(1)}%`;

/**
 * @param {string} name for people
 * @param {(share: number) => Omit<GateConfigFile, 'version'>} file of the config
 * @returns {NamedConfig}
 */
function named(name, file) {
  return {
    name,
    config: (share) => parseConfig([{ file: { version: 1, ...file(share) }, path: '.cryptoprofrc.json' }], KNOWN),
  };
}

/** The config of a team that wants to know about everything. @type {Omit<GateConfigFile, 'version'>} */
const EVERYTHING = {
  baseline: {},
  budgets: [
    { metric: 'crypto_share', regression: '+5pp' },
    { metric: 'event_loop_share', regression: '+2pp' },
    { metric: 'sync_call_sites', regression: 0 },
    { metric: 'findings', severity: 'warning', regression: 0 },
  ],
};
export const EVERYDAY = named('all together: "+5pp", "+2pp" on the loop, call sites, findings', () => EVERYTHING);

const ONLY_SHARES = { newCallSites: /** @type {const} */ ('off') };

/**
 * @param {string} route as reports name it
 * @param {number} ms the most that cryptography may take of a request to it
 * @returns {GateConfig} a gate with only that limit
 */
export function limitOfRoute(route, ms) {
  const budget = { metric: /** @type {const} */ ('crypto_ms_per_request'), route, max: `${ms.toFixed(4)} ms` };
  return named('', () => ({ budgets: [{ ...budget, level: /** @type {const} */ ('error') }] })).config(0);
}

export const CONFIGS = [
  EVERYDAY,
  named('only new call sites: the default', () => ({ baseline: {} })),
  named('`crypto_share` `max` 2 points above', (share) => ({
    budgets: [{ metric: 'crypto_share', max: percentOf(share + 0.02) }],
  })),
  named('`crypto_share` `max` 4 points above', (share) => ({
    budgets: [{ metric: 'crypto_share', max: percentOf(share + 0.04) }],
  })),
  named('`crypto_share` "+2pp"', () => ({
    baseline: ONLY_SHARES,
    budgets: [{ metric: 'crypto_share', regression: '+2pp' }],
  })),
  named('`event_loop_share` "+2pp"', () => ({
    baseline: ONLY_SHARES,
    budgets: [{ metric: 'event_loop_share', regression: '+2pp' }],
  })),
  named('`event_loop_share` "+2pp", of `kdf`', () => ({
    baseline: ONLY_SHARES,
    budgets: [{ metric: 'event_loop_share', operation: 'kdf', regression: '+2pp' }],
  })),
  named('`sync_call_sites`, `findings` as in the baseline', () => ({
    baseline: ONLY_SHARES,
    budgets: [
      { metric: 'sync_call_sites', regression: 0 },
      { metric: 'findings', regression: 0 },
    ],
  })),
  named('all together, one run only', () => ({ ...EVERYTHING, runs: 1 })),
];
