/** How reliable a gate is: how often it would fail an unchanged program. */
import { Failure } from '../model/failure.js';
import { makeBaseline } from './baseline/baseline.js';
import { runsForBaseline } from './baseline/enough-runs.js';
import { FEWEST_RUNS } from './judge/design-effect.js';
import { makeRun } from './run.js';
import { judge, needsConfirmation } from './verdict.js';
import { waitingRange } from './waiting.js';

/** @import { GateConfig } from '../model/gate-config.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Check, CheckReason, Verdict } from '../model/verdict.js' */
/** @import { Circumstances } from './verdict.js' */

/**
 * How a gate judged runs of one program against baselines made from its other runs.
 * @typedef {object} SelfTest
 * @property {number} runs that were drawn from
 * @property {number} draws
 * @property {number} failed draws
 * @property {number} inconclusive draws
 * @property {number} baselineRuns that most baselines were based on; 0 if the config asks for none
 * @property {[least: number, most: number] | null} waiting for a processor of its runs, in relation to how long they ran, where it
 *   differs enough to change shares; else null
 * @property {TestedCheck[]} checks of level error
 * @property {{reason: CheckReason, draws: number}[]} undecided why verdicts were inconclusive, and how many of them, most first
 */

/**
 * @typedef {object} TestedCheck
 * @property {string} id
 * @property {number} failed draws in which it failed
 * @property {number} inconclusive draws in which it was inconclusive
 * @property {number | null} designEffect as a baseline of all runs would record it: how many times more the share
 *   varies than with independent ticks; null if it isn't a share
 */

/** Who draws a sample wants the same one again for the same runs. */
const SEED = 1;

/**
 * @param {Report[]} reports runs of one program in which nothing was changed
 * @param {GateConfig} config to judge by
 * @param {number} draws how many
 * @param {Pick<Circumstances, 'now' | 'version' | 'knownFiles' | 'isCheckout' | 'areTooMany'>} circumstances all else
 * @returns {SelfTest} how many draws failed or were inconclusive, also per check
 * @throws {Failure} `self-test-few-runs`; and whatever `judge` throws
 */
export function selfTest(reports, config, draws, circumstances) {
  checkSelfTestRuns(reports.length, config);
  const random = generator(SEED);
  /** @type {Verdict[]} */
  const verdicts = [];
  /** @type {number[]} */
  const rested = [];
  while (verdicts.length < draws) {
    const order = shuffled(reports, random);
    const count =
      config.baseline === null
        ? 0
        : baselineRuns(order.slice(0, order.length - config.runs), config, circumstances.now);
    const baseline = count === 0 ? null : makeBaseline(order.slice(0, count), config, circumstances.now.slice(0, 10));
    verdicts.push(judgeInTurn(order.slice(count, count + config.runs), config, { ...circumstances, baseline }));
    rested.push(count);
  }
  const isError = new Set(verdicts[0].checks.filter(({ level }) => level === 'error').map(({ id }) => id));
  const { designEffects } = makeBaseline(reports, config, circumstances.now.slice(0, 10));
  return {
    runs: reports.length,
    draws,
    failed: verdicts.filter(({ outcome }) => outcome === 'fail').length,
    inconclusive: verdicts.filter(({ outcome }) => outcome === 'inconclusive').length,
    baselineRuns: rested.sort((a, b) => a - b)[Math.floor(rested.length / 2)],
    waiting: waitingRange(reports.map(makeRun)),
    undecided: undecidedIn(verdicts),
    checks: [...isError].sort().map((id) => ({
      id,
      failed: verdicts.filter(({ checks }) => checks.some((check) => check.id === id && check.outcome === 'fail'))
        .length,
      inconclusive: verdicts.filter(({ checks }) =>
        checks.some((check) => check.id === id && check.outcome === 'inconclusive'),
      ).length,
      designEffect: designEffects.get(id) ?? null,
    })),
  };
}

/**
 * @param {Verdict[]} verdicts of all draws
 * @returns {SelfTest['undecided']} by the reasons of their checks of level error
 */
function undecidedIn(verdicts) {
  const isUndecided = (/** @type {Check} */ { level, outcome }) => level === 'error' && outcome === 'inconclusive';
  const reasons = verdicts
    .filter(({ outcome }) => outcome === 'inconclusive')
    .flatMap(({ checks }) => [...new Set(checks.filter(isUndecided).map(({ reason }) => reason))]);
  return [...new Set(reasons)]
    .map((reason) => ({ reason, draws: reasons.filter((each) => each === reason).length }))
    .sort((a, b) => b.draws - a.draws);
}

/**
 * @param {number} runs that are there, or are to be made
 * @param {GateConfig} config to judge by
 * @throws {Failure} `self-test-few-runs`
 */
export function checkSelfTestRuns(runs, config) {
  const needed = Math.max(FEWEST_RUNS, config.runs) + FEWEST_RUNS;
  if (runs < needed) throw new Failure('self-test-few-runs', { runs, needed });
}

/**
 * Judges runs as `--gate` makes them: one, then one more for as long as the verdict needs it and the config allows it.
 * @param {Report[]} reports in the order in which they are made, at least one
 * @param {GateConfig} config that says how many may be made
 * @param {Circumstances} circumstances all else
 * @returns {Verdict} the last one
 */
export function judgeInTurn(reports, config, circumstances) {
  let count = 1;
  let verdict = judge(reports.slice(0, 1), config, circumstances);
  while (count < reports.length && needsConfirmation(verdict, config))
    verdict = judge(reports.slice(0, ++count), config, circumstances);
  return verdict;
}

/**
 * @param {Report[]} reports in the order in which they are made
 * @param {GateConfig} config whose budgets are compared with the baseline
 * @param {string} now ISO 8601
 * @returns {number} how many of the runs `--update-baseline` would make; all of them if it would make more
 */
export function baselineRuns(reports, config, now) {
  let count = Math.min(reports.length, FEWEST_RUNS);
  while (count < reports.length && runsForBaseline(reports.slice(0, count), config, now.slice(0, 10)) > count) count++;
  return count;
}

/**
 * @template T
 * @param {T[]} rows to put into another order
 * @param {() => number} random 0..1
 * @returns {T[]} the same in random order (Fisher and Yates)
 */
function shuffled(rows, random) {
  const order = [...rows];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/**
 * @param {number} seed 32 bits
 * @returns {() => number} 0 or more, below 1: the same for the same seed (mulberry32)
 */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
