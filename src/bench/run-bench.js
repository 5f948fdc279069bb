/** Measures what cryptography costs on this machine, with this Node. */
import process from 'node:process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { processorName } from '../record/processor.js';
import { HANDSHAKES, withServer } from './handshakes.js';
import { measureCalls } from './measure.js';
import { TRIALS } from './plan.js';

/** @import { BenchGroup, BenchMeasurement, BenchReport } from '../model/bench.js' */

/**
 * @typedef {object} BenchOptions
 * @property {number} samples of each
 * @property {readonly BenchGroup[]} groups that are measured
 * @property {string} version of this tool
 * @property {(group: BenchGroup) => void} onGroup told which group is measured next
 */

/**
 * Measures what cryptography costs on this machine, with this Node.
 * @param {BenchOptions} options what and how
 * @returns {Promise<BenchReport>} what was measured
 */
export async function runBench({ samples, groups, version, onGroup }) {
  /** @type {BenchMeasurement[]} */
  const measurements = [];
  /** @type {string[]} */
  const missing = [];
  for (const group of groups) {
    onGroup(group);
    for (const { name, what = '', bytes = 0, prepare } of TRIALS.filter((trial) => trial.group === group)) {
      // So that Ctrl-C is heard.
      await nextTurn();
      const call = tried(prepare);
      if (call === null) missing.push(name);
      else measurements.push({ group, name, what, bytes, ...(await measureCalls(call, { samples, cpuUs })) });
    }
    for (const trial of group === 'handshake' ? HANDSHAKES : []) {
      await withServer(trial, async (shake) => {
        measurements.push({
          group,
          name: trial.name,
          what: trial.what,
          bytes: 0,
          ...(await measureCalls(shake, { samples, cpuUs })),
        });
      });
    }
  }
  return {
    schemaVersion: 1,
    tool: { name: 'cryptoprof', version },
    ...machine(),
    time: new Date().toISOString(),
    measurements,
    missing: unmeasured(missing, measurements),
  };
}

/**
 * @param {string[]} failed names of trials that do not run here
 * @param {Pick<BenchMeasurement, 'name'>[]} measurements of the others
 * @returns {string[]} those of which nothing was measured: a Node may make keys that it cannot use
 */
export function unmeasured(failed, measurements) {
  const measured = new Set(measurements.map(({ name }) => name));
  return [...new Set(failed)].filter((name) => !measured.has(name));
}

/** @returns {Pick<BenchReport, 'node' | 'openssl' | 'platform' | 'processor'>} the machine and Node that measure */
export function machine() {
  return {
    node: process.versions.node,
    openssl: process.versions.openssl,
    platform: `${process.platform} ${process.arch}`,
    processor: processorName(),
  };
}

/**
 * @param {() => () => unknown} prepare gives what is measured; may throw where Node does not have it
 * @returns {(() => unknown) | null} what has worked once; null if it does not
 */
function tried(prepare) {
  try {
    const call = prepare();
    call();
    return call;
  } catch {
    return null;
  }
}

/** @returns {number} CPU time of all threads of this process until now, µs */
function cpuUs() {
  const { user, system } = process.cpuUsage();
  return user + system;
}
