import { judge, needsConfirmation } from '../../src/gate/verdict.js';
import { makeBaseline } from '../../src/gate/baseline/baseline.js';

/** @import { Random } from '../../test/support/random.js' */
/** @import { Report } from '../../src/model/report.js' */
/** @import { GateConfig } from '../../src/model/gate-config.js' */
/** @import { Verdict } from '../../src/model/verdict.js' */

/**
 * How often a gate came out as what.
 * @typedef {object} Rates
 * @property {number} fail 0..1
 * @property {number} inconclusive 0..1
 * @property {number} runs that it took, mean
 * @property {number} trials
 */

const NOW = '2026-01-01T00:00:00.000Z';
const BASELINE_RUNS = 3;

/**
 * Judges drawn runs as `cryptoprof --gate` does: a baseline of three other runs, one run, and another one as long as the
 * verdict needs it and the config allows it.
 * @param {Report[]} runs of the program that is judged
 * @param {Report[]} accepted runs that baselines are made of; may be the same
 * @param {GateConfig} config to judge by
 * @param {number} trials how many draws
 * @param {Random} random with a seed
 * @returns {Rates}
 */
export function gateRates(runs, accepted, config, trials, random) {
  const count = { fail: 0, inconclusive: 0, pass: 0 };
  let used = 0;
  for (let trial = 0; trial < trials; trial++) {
    const reference = draw(accepted, BASELINE_RUNS, random);
    const candidates = draw(runs.filter((run) => !reference.includes(run)), config.runs, random);
    const baseline = config.baseline === null ? null : makeBaseline(reference, config, NOW);
    const verdict = judgeInTurn(candidates, (some) => judge(some, config, { now: NOW, version: '', baseline, knownFiles: null }), config);
    count[verdict.outcome]++;
    used += verdict.runs;
  }
  return { fail: count.fail / trials, inconclusive: count.inconclusive / trials, runs: used / trials, trials };
}

/**
 * @param {Report[]} candidates runs in the order in which they are made
 * @param {(runs: Report[]) => Verdict} verdictOf of the first ones
 * @param {GateConfig} config that says how many may be made
 * @returns {Verdict} the last
 */
function judgeInTurn(candidates, verdictOf, config) {
  let verdict = verdictOf(candidates.slice(0, 1));
  for (let runs = 2; runs <= candidates.length && needsConfirmation(verdict, config); runs++) verdict = verdictOf(candidates.slice(0, runs));
  return verdict;
}

/**
 * @template T
 * @param {T[]} rows to draw from
 * @param {number} count how many
 * @param {Random} random with a seed
 * @returns {T[]} so many different ones, in random order
 */
function draw(rows, count, random) {
  const left = [...rows];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)[0]);
}
