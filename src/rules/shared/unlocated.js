/**
 * Cryptography on the event loop without a known call site: processed texts omit callers, and there are stacks that V8
 * can't walk. Its cost is known nonetheless.
 */
import { wilsonInterval } from '../../model/interval.js';
import { operationName } from '../../text/names.js';
import { percent } from '../../text/numbers.js';
import { capitalised } from '../../text/words.js';

/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { RuleContext } from './rule.js' */

/**
 * @param {RuleContext} context everything that was measured
 * @returns {CallSiteReport[]} for each operation, what runs on the event loop without a call site, as a call site
 *   without a place
 */
export function unlocatedWork({ operations, profile: { busyTicks } }) {
  /** @type {Map<string, {algorithm: string, ticks: number}>} */
  const byOperation = new Map();
  // Heaviest first, so that the algorithm is that of the largest part.
  for (const { id, algorithm, unlocatedTicks = 0 } of operations.toSorted(
    (a, b) => (b.unlocatedTicks ?? 0) - (a.unlocatedTicks ?? 0),
  )) {
    const known = byOperation.get(id) ?? { algorithm, ticks: 0 };
    byOperation.set(id, { ...known, ticks: known.ticks + unlocatedTicks });
  }
  return Array.from(byOperation, ([operation, { algorithm, ticks }]) =>
    rowWithoutPlace(operation, { algorithm, ticks, busyTicks }),
  );
}

/**
 * @param {string} operation id
 * @param {{algorithm: string, ticks: number, busyTicks: number}} [measured] on the event loop; default nothing
 * @returns {CallSiteReport} a call site whose line is not known
 */
export function rowWithoutPlace(
  operation,
  { algorithm, ticks, busyTicks } = { algorithm: '', ticks: 0, busyTicks: 0 },
) {
  return {
    id: '',
    file: '',
    line: null,
    column: null,
    lineInferred: false,
    function: '',
    package: '',
    operation,
    algorithm,
    api: '',
    form: 'sync',
    parameters: {},
    ticks,
    share: busyTicks === 0 ? 0 : ticks / busyTicks,
    interval: wilsonInterval(ticks, busyTicks),
    cpuMs: 0,
    phase: 'event-loop',
    byPhase: { 'event-loop': ticks },
    blocks: { count: 0, p50Ms: 0, p95Ms: 0, maxMs: 0, errorMs: 0, split: false },
    excerpt: null,
  };
}

/**
 * @param {CallSiteReport} work without a place
 * @param {RuleContext} context everything that was measured
 * @returns {string} two sentences
 */
export function unlocatedMessage(work, { profile }) {
  const where = profile.wallMs === 0 ? 'a JavaScript thread' : 'the event loop';
  const what = `${capitalised(operationName(work.operation, work.algorithm))} runs on ${where}, where nothing else can run meanwhile, and takes ${percent(work.share)} of busy time.`;
  const why =
    profile.wallMs === 0
      ? 'The caller is not in what was recorded, nor is how long a call takes: record the program with cryptoprof to see both.'
      : 'The caller is not on the stacks that V8 could walk.';
  return `${what} ${why}`;
}
