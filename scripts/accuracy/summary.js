/** @import { Verdict } from './judge.js' */
/** @import { Results } from './results.js' */

/**
 * @param {Results} results of one Node
 * @returns {{programs: number, crypto: number, controls: number, operations: number, operationTicks: number,
 *   sites: number, locatable: number, phases: number, meanError: number, medianError: number,
 *   nodeMeanError: number, nodeMedianError: number, strayControls: number, strayTicks: number,
 *   controlTicks: number}} counts, and shares from 0 to 1
 */
export function summarise({ verdicts }) {
  const calls = verdicts.filter(({ expect }) => expect.length > 0);
  const controls = verdicts.filter(({ expect }) => expect.length === 0);
  const locatable = calls.filter(({ callsBack }) => !callsBack);
  const comparable = calls.filter(({ doesMore }) => !doesMore);
  const ofNode = comparable.filter(({ provider }) => provider.startsWith('node:'));
  return {
    programs: verdicts.length,
    crypto: calls.length,
    controls: controls.length,
    operations: calls.filter(({ operationRight }) => operationRight).length,
    operationTicks: sum(calls, ({ operationTicks }) => operationTicks) / sum(calls, ({ cryptoTicks }) => cryptoTicks),
    sites: locatable.filter(({ siteRight }) => siteRight).length,
    locatable: locatable.length,
    phases: calls.filter(({ phaseRight }) => phaseRight).length,
    meanError: mean(comparable.map(errorOf)),
    medianError: median(comparable.map(errorOf)),
    nodeMeanError: mean(ofNode.map(errorOf)),
    nodeMedianError: median(ofNode.map(errorOf)),
    strayControls: controls.filter(({ strayTicks }) => strayTicks > 0).length,
    strayTicks: sum(controls, ({ strayTicks }) => strayTicks),
    controlTicks: sum(controls, ({ busyTicks }) => busyTicks),
  };
}

/** @param {Verdict} verdict on a program that does cryptography */
const errorOf = ({ share, truth }) => Math.abs(share - truth);

/**
 * @param {Verdict[]} verdicts to sum up
 * @param {(verdict: Verdict) => number} value of each
 * @returns {number}
 */
function sum(verdicts, value) {
  return verdicts.reduce((total, verdict) => total + value(verdict), 0);
}

/** @param {number[]} values at least one, else the result is NaN */
const mean = (values) => values.reduce((total, value) => total + value, 0) / values.length;

/** @param {number[]} values at least one, else the result is NaN */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
