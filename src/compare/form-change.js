/** Whether a call became asynchronous or synchronous between two runs. */
import { isChange } from './weight-change.js';

/** @import { FormChange, WeightChange } from '../model/comparison.js' */
/** @import { CallForm } from '../model/report.js' */

/**
 * @param {CallForm | undefined} before how it was called in one run, undefined if it was not
 * @param {CallForm | undefined} after how it was called in the other
 * @returns {FormChange} `same` unless both are known and differ
 */
export function formChange(before, after) {
  if (before === 'sync' && after === 'async') return 'sync-to-async';
  if (before === 'async' && after === 'sync') return 'async-to-sync';
  return 'same';
}

/**
 * @param {FormChange} form how the calls changed
 * @param {WeightChange} eventLoop the part of their work that holds the event loop
 * @returns {boolean} whether the change took the call off the event loop: being asynchronous alone proves nothing
 */
export function movedOffLoop(form, eventLoop) {
  return form === 'sync-to-async' && isChange(eventLoop) && eventLoop.difference < 0;
}
