/** What V8 says it was doing at a sample. */

/**
 * What V8 says it was doing when a sample was taken, with the same names for all versions. The numbers are V8's
 * `StateTag` of Node 20-26 (https://source.chromium.org/chromium/chromium/src/+/main:v8/src/common/globals.h, enum
 * StateTag). `idle` does not mean idle: Node marks everything that libuv runs between two callbacks with it, including
 * TLS handshakes.
 */
export const VM_STATES = /** @type {const} */ ([
  'js',
  'gc',
  'parser',
  'bytecode-compiler',
  'compiler',
  'other',
  'external',
  'atomics-wait',
  'idle',
  'logging',
  'idle-external',
  'unknown',
]);

/** @typedef {typeof VM_STATES[number]} VmState */

/** The code of each state, for columns of bytes. */
export const VM_STATE = /** @type {Record<VmState, number>} */ (
  Object.fromEntries(VM_STATES.map((name, code) => [name, code]))
);
