import { makeBaseline } from '../../src/gate/baseline/baseline.js';
import { baselineRuns, judgeInTurn } from '../../src/gate/self-test.js';

/** @import { GateConfig } from '../../src/model/gate-config.js' */
/** @import { Report } from '../../src/model/report.js' */
/** @import { Random } from '../../test/support/random.js' */

/**
 * How often a gate had each outcome.
 * @typedef {object} Rates
 * @property {number} fail 0..1
 * @property {number} inconclusive 0..1
 * @property {number} runs mean number of runs that it took
 * @property {number} baselineRuns mean number of runs in the baseline
 * @property {number} trials
 * @property {Map<string, number>} failedBy trials in which a check failed, by its id
 * @property {Map<string, number>} unsureBy the same for inconclusive checks, if that was the verdict
 */

const NOW = '2026-01-01T00:00:00.000Z';

/**
 * Judges drawn runs as `cryptoprof --gate` does: a baseline from as many other runs as it needs, one run, and further
 * ones as long as the verdict needs them and the config allows them.
 * @param {Report[]} runs of the program to judge
 * @param {Report[]} accepted runs runs for baselines; may be the same
 * @param {GateConfig} config to judge by
 * @param {number} trials how many draws
 * @param {Random} random with a seed
 * @returns {Rates}
 */
export function gateRates(runs, accepted, config, trials, random) {
  const count = { fail: 0, inconclusive: 0, pass: 0 };
  let [used, rested] = [0, 0];
  /** @type {Rates['failedBy'][]} */
  const [failedBy, unsureBy] = [new Map(), new Map()];
  for (let trial = 0; trial < trials; trial++) {
    const order = draw(accepted, accepted.length - config.runs, random);
    const reference = config.baseline === null ? [] : order.slice(0, baselineRuns(order, config, NOW));
    const candidates = draw(
      runs.filter((run) => !reference.includes(run)),
      config.runs,
      random,
    );
    const baseline = config.baseline === null ? null : makeBaseline(reference, config, NOW);
    const verdict = judgeInTurn(candidates, config, { now: NOW, version: '', baseline, knownFiles: null });
    count[verdict.outcome]++;
    used += verdict.runs;
    rested += reference.length;
    for (const { id, outcome, level } of verdict.checks) {
      const ids = outcome === 'fail' ? failedBy : unsureBy;
      if (level === 'error' && outcome === verdict.outcome && outcome !== 'pass') ids.set(id, (ids.get(id) ?? 0) + 1);
    }
  }
  return {
    fail: count.fail / trials,
    inconclusive: count.inconclusive / trials,
    runs: used / trials,
    baselineRuns: rested / trials,
    trials,
    failedBy,
    unsureBy,
  };
}

/**
 * @template T
 * @param {T[]} rows to draw from
 * @param {number} count how many
 * @param {Random} random with a seed
 * @returns {T[]} that many different ones, in random order
 */
function draw(rows, count, random) {
  const left = [...rows];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)[0]);
}
