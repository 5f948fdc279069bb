/**
 * The frame that stands for cryptography in formats without labels, such as `[kdf.pbkdf2 sha512]`: the call site calls
 * it, and what computes is below it.
 */
import { OPERATIONS } from './operation.js';

/** @import { OperationId } from './operation.js' */

const NAME = /^\[([a-z0-9.-]+)(?: ([^\]]+))?\]$/;

/**
 * @param {string} work operation and algorithm, printable
 * @returns {string} name of its frame
 */
export function workFrameName(work) {
  return `[${work}]`;
}

/**
 * @param {string} name of a frame, from anybody
 * @returns {{operation: OperationId, algorithm: string} | null} what it stands for, if it is one of these
 */
export function workOfFrame(name) {
  const [, operation = '', algorithm = ''] = NAME.exec(name) ?? [];
  return Object.hasOwn(OPERATIONS, operation) ? { operation: /** @type {OperationId} */ (operation), algorithm } : null;
}
