import { parseConfig } from '../../src/config/parse-config.js';

/** @import { GateConfig, GateConfigFile } from '../../src/model/gate-config.js' */

/**
 * Gates that a team may have.
 * @typedef {object} NamedConfig
 * @property {string} name
 * @property {(share: number) => GateConfig} config for a program of that share
 */

const KNOWN = { rules: ['sync-kdf'] };
const percentOf = (/** @type {number} */ share) => `${(share * 100).toFixed(1)}%`;

/**
 * @param {string} name for people
 * @param {(share: number) => Omit<GateConfigFile, 'version'>} file of the config
 * @returns {NamedConfig}
 */
function named(name, file) {
  return { name, config: (share) => parseConfig([{ file: { version: 1, ...file(share) }, path: '.cryptoprofrc.json' }], KNOWN) };
}

export const CONFIGS = [
  named('`max` exactly at the share', (share) => ({ budgets: [{ metric: 'crypto_share', max: percentOf(share) }] })),
  named('`max` 2 points above', (share) => ({ budgets: [{ metric: 'crypto_share', max: percentOf(share + 0.02) }] })),
  named('`max` 4 points above', (share) => ({ budgets: [{ metric: 'crypto_share', max: percentOf(share + 0.04) }] })),
  named('`regression` "+2pp"', () => ({ baseline: { newCallSites: 'off' }, budgets: [{ metric: 'crypto_share', regression: '+2pp' }] })),
  named('`regression` "+5pp"', () => ({ baseline: { newCallSites: 'off' }, budgets: [{ metric: 'crypto_share', regression: '+5pp' }] })),
  named('`regression` "+5pp", of `kdf`', () => ({ baseline: { newCallSites: 'off' }, budgets: [{ metric: 'event_loop_share', operation: 'kdf', regression: '+5pp' }] })),
  named('`sync_call_sites` "max": 1, new call sites', () => ({ baseline: {}, budgets: [{ metric: 'sync_call_sites', max: 1 }] })),
  named('all together: 2 points, "+5pp", call sites, findings', allTogether),
  named('the same, one run only', (share) => ({ runs: 1, ...allTogether(share) })),
];

/**
 * @param {number} share of the unchanged program, 0..1
 * @returns {object} a config that asks for everything, as a file would hold it
 */
function allTogether(share) {
  return {
    baseline: {},
    budgets: [
      { metric: 'crypto_share', max: percentOf(share + 0.02), regression: '+5pp' },
      { metric: 'event_loop_share', operation: 'kdf', regression: '+5pp' },
      { metric: 'sync_call_sites', max: 1, regression: 0 },
      { metric: 'findings', max: 1 },
    ],
  };
}
