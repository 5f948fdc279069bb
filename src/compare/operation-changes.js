/** What became of each operation between two runs. */
import { isHandOver, ticksOnLoop } from '../model/event-loop.js';
import { mayBeSameOperation } from '../model/operation.js';
import { movedOffLoop } from './form-change.js';
import { pairRows, pairUniqueRows } from '../model/pair-rows.js';
import { fullerAlgorithm, mayBeSameAlgorithm } from './same-algorithm.js';
import { operationKey } from './noise.js';
import { partIn } from './part.js';
import { byChange, weightChange } from './weight-change.js';

/** @import { FormChange, OperationChange, WeightChange } from '../model/comparison.js' */
/** @import { OperationReport, Report } from '../model/report.js' */
/** @import { Meant, Part, Side } from './part.js' */
/** @import { Requests } from './rate-change.js' */

/**
 * Lines whose asynchronous calls hand their work over; the ticks of that on the event loop, possibly none; and how many
 * other lines hold the event loop.
 * @typedef {{lines: number, onLoop: number, holding: number}} AsyncTicks
 */

/** An operation in a run. @typedef {{operation: OperationReport, async: AsyncTicks}} Row */

/** @type {AsyncTicks} */
const NO_ASYNC = { lines: 0, onLoop: 0, holding: 0 };

/**
 * @param {Side} before one run
 * @param {Side} after the other
 * @param {Requests | null} requests of both, if changes are judged per request
 * @returns {OperationChange[]} what became of each operation
 */
export function operationChanges(before, after, requests) {
  const same = pairRows(rowsOf(before.report), rowsOf(after.report), ({ operation: { id, algorithm } }) =>
    operationKey(id, algorithm),
  );
  const named = pairUniqueRows(
    same.before,
    same.after,
    ({ operation }) => operation.id,
    (left, right) => mayBeSameAlgorithm(left.operation.algorithm, right.operation.algorithm),
  );
  const refined = pairUniqueRows(
    named.before,
    named.after,
    familyOf,
    (left, right) =>
      mayBeSameOperation(left.operation.id, right.operation.id) &&
      mayBeSameAlgorithm(left.operation.algorithm, right.operation.algorithm),
  );
  /** @type {(left: Row | null, right: Row | null) => OperationChange} */
  const change = (left, right) => operationChange(left, right, [before, after], requests);
  const changes = [
    ...[...same.pairs, ...named.pairs, ...refined.pairs].map(([left, right]) => change(left, right)),
    ...refined.before.map((row) => change(row, null)),
    ...refined.after.map((row) => change(null, row)),
  ];
  return byChange(
    changes,
    ({ weight }) => weight,
    ({ id, algorithm }) => operationKey(id, algorithm),
  );
}

/**
 * @param {Row} row an operation
 * @returns {string} its family: one run may not know more about it
 */
function familyOf({ operation: { id } }) {
  return id.replace(/\..*$/, '');
}

/**
 * @param {Report} report of a run
 * @returns {Row[]} its operations, and their asynchronous part
 */
function rowsOf({ operations, callSites }) {
  /** @type {Map<string, AsyncTicks>} */
  const async = new Map();
  for (const site of callSites) {
    const key = operationKey(site.operation, site.algorithm);
    const sum = async.get(key) ?? NO_ASYNC;
    const onLoop = ticksOnLoop(site);
    async.set(
      key,
      isHandOver(site)
        ? { ...sum, lines: sum.lines + 1, onLoop: sum.onLoop + onLoop }
        : { ...sum, holding: sum.holding + (onLoop > 0 ? 1 : 0) },
    );
  }
  return operations.map((operation) => ({
    operation,
    async: async.get(operationKey(operation.id, operation.algorithm)) ?? NO_ASYNC,
  }));
}

/**
 * @param {Row | null} before the operation in one run
 * @param {Row | null} after the same in the other; one of them is not null
 * @param {[before: Side, after: Side]} runs both
 * @param {Requests | null} requests of both, if changes are judged per request
 * @returns {OperationChange}
 */
function operationChange(before, after, [runBefore, runAfter], requests) {
  const { id } = /** @type {Row} */ (after ?? before).operation;
  /** @type {(row: Row | null, run: Side) => Part} */
  const part = (row, run) => partIn(run, meant(row));
  /** @type {(row: Row | null, run: Side) => Part} */
  const onLoop = (row, run) => partIn(run, { ...meant(row), loopTicks: loopTicks(row) });
  const eventLoop = weightChange(onLoop(before, runBefore), onLoop(after, runAfter), requests);
  const form = formOf(eventLoop, before?.async ?? NO_ASYNC, after?.async ?? NO_ASYNC);
  return {
    id,
    algorithm: fullerAlgorithm(before?.operation.algorithm ?? '', after?.operation.algorithm ?? ''),
    weight: weightChange(part(before, runBefore), part(after, runAfter), requests),
    eventLoop,
    form,
    movedOffLoop: movedOffLoop(form, eventLoop),
  };
}

/**
 * @param {Row | null} row an operation, null if the run does not have it
 * @returns {Meant}
 */
function meant(row) {
  const operation = row?.operation ?? null;
  return {
    whole: operation,
    piecesIn: ({ byOperation }) =>
      operation === null ? [] : byOperation.get(operationKey(operation.id, operation.algorithm)),
  };
}

/**
 * @param {Row | null} row an operation
 * @returns {number} ticks for which it held the event loop
 */
function loopTicks(row) {
  return row === null ? 0 : Math.max(0, ticksOnLoop(row.operation) - row.async.onLoop);
}

/**
 * @param {WeightChange} eventLoop the part that holds the event loop
 * @param {AsyncTicks} asyncBefore in one run
 * @param {AsyncTicks} asyncAfter of the other
 * @returns {FormChange} how the calls changed; `same` if a run has calls of both forms
 */
function formOf({ before, after }, asyncBefore, asyncAfter) {
  if (before.ticks > 0 && isOnly(asyncAfter) && asyncBefore.lines === 0) return 'sync-to-async';
  if (after.ticks > 0 && isOnly(asyncBefore) && asyncAfter.lines === 0) return 'async-to-sync';
  return 'same';
}

/**
 * @param {AsyncTicks} async of an operation in a run
 * @returns {boolean} whether its calls are asynchronous, and no line with another holds the event loop
 */
function isOnly({ lines, holding }) {
  return lines > 0 && holding === 0;
}
