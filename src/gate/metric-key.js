/** @import { Budget } from '../model/gate-config.js' */

/**
 * Names what a budget measures, whatever it demands: the same in the baseline, in checks and from run to run.
 * @param {Pick<Budget, 'metric' | 'operation' | 'path' | 'rule' | 'severity' | 'side'>} budget of the config
 * @returns {string} such as `crypto_share operation=kdf.* path=src/**`
 */
export function metricKey({ metric, operation, path, rule, severity, side }) {
  const limits = Object.entries({ operation, path, rule, severity: severity === 'info' ? '' : severity, side });
  return [metric, ...limits.filter(([, value]) => value !== '').map(([key, value]) => `${key}=${value}`)].join(' ');
}
