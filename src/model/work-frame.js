/**
 * The frame that stands for cryptography in formats without labels, such as `[kdf.pbkdf2 sha512]`: the call site calls
 * it, and what computes is below it.
 */
import { OPERATIONS } from './operation.js';

const NAME = /^\[([a-z0-9.-]+)(?: [^\]]+)?\]$/;

/**
 * @param {string} work operation and algorithm, printable
 * @returns {string} name of its frame
 */
export function workFrameName(work) {
  return `[${work}]`;
}

/**
 * @param {string} name of a frame, from anybody
 * @returns {boolean} whether it is one of these
 */
export function isWorkFrameName(name) {
  const operation = NAME.exec(name)?.[1];
  return operation !== undefined && Object.hasOwn(OPERATIONS, operation);
}
