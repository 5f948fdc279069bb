/** What cryptography costs on a machine that there is not. */

/** @import { BenchMeasurement, BenchReport } from '../../src/model/bench.js' */

/**
 * @param {Partial<BenchMeasurement>} [changes] what matters
 * @returns {BenchMeasurement} signing with P-256 unless told otherwise
 */
export function benchRow(changes = {}) {
  return { group: 'sign', name: 'P-256', what: '', bytes: 0, us: 24.1, spread: 0.02, n: 9, ...changes };
}

/**
 * @param {Partial<BenchReport>} [changes] what matters
 * @returns {BenchReport} of some rows
 */
export function benchReport(changes = {}) {
  return {
    schemaVersion: 1,
    tool: { name: 'cryptoprof', version: '0.1.0' },
    node: '24.21.0',
    openssl: '3.5.8',
    platform: 'linux x64',
    processor: '2 × AMD EPYC',
    time: '2026-11-22T07:00:00.000Z',
    measurements: [
      benchRow({ group: 'kdf', name: 'PBKDF2 sha256', what: '600,000 iterations', us: 105_000 }),
      benchRow({ name: 'RSA-2048', us: 300, spread: 0.1 }),
      benchRow(),
      benchRow({ group: 'hash', name: 'sha256', bytes: 64, us: 1.2 }),
      benchRow({ group: 'hash', name: 'sha256', bytes: 16_384, us: 9.9 }),
    ],
    missing: [],
    ...changes,
  };
}
