import { isHandOver } from '../model/event-loop.js';
import { movedOffLoop } from './form-change.js';
import { pairRows, pairUniqueRows } from './pair-rows.js';
import { fullerAlgorithm, mayBeSameAlgorithm } from './same-algorithm.js';
import { byChange, partOf, weightChange } from './weight-change.js';

/** @import { FormChange, OperationChange, WeightChange } from '../model/comparison.js' */
/** @import { OperationReport, Report } from '../model/report.js' */

/** Lines with asynchronous calls that hand their work over; ticks in which they do, which may be none; those on the event loop.
 * @typedef {{lines: number, ticks: number, onLoop: number}} AsyncTicks */

/** An operation in a run. @typedef {{operation: OperationReport, async: AsyncTicks}} Row */

/** @type {AsyncTicks} */
const NO_ASYNC = { lines: 0, ticks: 0, onLoop: 0 };

/**
 * @param {Report} before one run
 * @param {Report} after the other
 * @returns {OperationChange[]} what became of each operation
 */
export function operationChanges(before, after) {
  const same = pairRows(rowsOf(before), rowsOf(after), ({ operation: { id, algorithm } }) => keyOf(id, algorithm));
  const rows = pairUniqueRows(same.before, same.after, ({ operation }) => operation.id,
    (left, right) => mayBeSameAlgorithm(left.operation.algorithm, right.operation.algorithm));
  /** @type {(left: Row | null, right: Row | null) => OperationChange} */
  const change = (left, right) => operationChange(left, right, before.profile.busyTicks, after.profile.busyTicks);
  const changes = [
    ...[...same.pairs, ...rows.pairs].map(([left, right]) => change(left, right)),
    ...rows.before.map((row) => change(row, null)),
    ...rows.after.map((row) => change(null, row)),
  ];
  return byChange(changes, ({ weight }) => weight, ({ id, algorithm }) => keyOf(id, algorithm));
}

/**
 * @param {Report} report of a run
 * @returns {Row[]} its operations, and what of them is asynchronous
 */
function rowsOf({ operations, callSites }) {
  /** @type {Map<string, AsyncTicks>} */
  const async = new Map();
  for (const { operation, algorithm, ticks, byPhase } of callSites.filter(isHandOver)) {
    const key = keyOf(operation, algorithm);
    const sum = async.get(key) ?? NO_ASYNC;
    async.set(key, { lines: sum.lines + 1, ticks: sum.ticks + ticks, onLoop: sum.onLoop + (byPhase['event-loop'] ?? 0) });
  }
  return operations.map((operation) => ({ operation, async: async.get(keyOf(operation.id, operation.algorithm)) ?? NO_ASYNC }));
}

/**
 * @param {string} id of an operation
 * @param {string} algorithm it uses
 * @returns {string} the same for the same
 */
function keyOf(id, algorithm) {
  return JSON.stringify([id, algorithm]);
}

/**
 * @param {Row | null} before the operation in one run
 * @param {Row | null} after the same in the other; one of them is not null
 * @param {number} busyBefore busy ticks of the one run
 * @param {number} busyAfter busy ticks of the other
 * @returns {OperationChange}
 */
function operationChange(before, after, busyBefore, busyAfter) {
  const [left, right] = [before?.operation ?? null, after?.operation ?? null];
  const { id } = /** @type {OperationReport} */ (right ?? left);
  const eventLoop = weightChange(partOf(left, busyBefore, loopTicks(before)), partOf(right, busyAfter, loopTicks(after)));
  const form = formOf(eventLoop, before?.async ?? NO_ASYNC, after?.async ?? NO_ASYNC);
  return {
    id,
    algorithm: fullerAlgorithm(left?.algorithm ?? '', right?.algorithm ?? ''),
    weight: weightChange(partOf(left, busyBefore), partOf(right, busyAfter)),
    eventLoop,
    form,
    movedOffLoop: movedOffLoop(form, eventLoop),
  };
}

/**
 * @param {Row | null} row an operation
 * @returns {number} ticks for which it held the event loop
 */
function loopTicks(row) {
  return row === null ? 0 : Math.max(0, (row.operation.byPhase['event-loop'] ?? 0) - row.async.onLoop);
}

/**
 * @param {WeightChange} eventLoop what holds the event loop
 * @param {AsyncTicks} asyncBefore of one run
 * @param {AsyncTicks} asyncAfter of the other
 * @returns {FormChange} how the calls changed; `same` where a run has calls of both forms
 */
function formOf({ before, after }, asyncBefore, asyncAfter) {
  if (before.ticks > 0 && asyncBefore.lines === 0 && asyncAfter.lines > 0) return 'sync-to-async';
  if (after.ticks > 0 && asyncAfter.lines === 0 && asyncBefore.lines > 0) return 'async-to-sync';
  return 'same';
}
