/**
 * How the tables in this directory record what a frame says: one word for the form, then the operation, then the public
 * name of the function. Entries are shared by all frames that they match, so they are frozen.
 *
 * `sync` also covers work that no named caller waits for but that runs on the profiled thread (TLS handshakes,
 * WebAssembly): what matters is that it keeps the thread busy.
 */

/** @import { FrameMatch, OperationId } from '../model/operation.js' */
/** @import { CallForm } from '../model/report.js' */

/** @typedef {Record<string, Record<string, FrameMatch>>} ModuleTable module → function name → entry;
 *   the function `*` is every other function of the module */

/**
 * @param {CallForm} form of the entries
 * @returns {(operation: OperationId | '', api?: string, candidates?: readonly OperationId[], algorithm?: string) =>
 *   FrameMatch} makes an entry; `operation` is the likeliest of `candidates` where there are any
 */
const entryOf =
  (form) =>
  (operation, api = '', candidates = [], algorithm = '') =>
    Object.freeze({
      operation,
      candidates: /** @type {OperationId[]} */ (candidates),
      form,
      api,
      evidence: 'js-frame',
      package: '',
      algorithm,
    });

/** The work is done on the profiled thread. */
export const sync = entryOf('sync');

/** The work is done on the thread pool; this frame hands it over or takes the result. */
export const async = entryOf('async');

/** One function serves both forms. */
export const either = entryOf('unknown');

/** Validation and job set-up for many operations. */
export const PLUMBING = either('');

/** Operations that share code, most likely first. */
export const FAMILY = Object.freeze({
  hash: Object.freeze(/** @type {OperationId[]} */ (['hash', 'hmac'])),
  signature: Object.freeze(/** @type {OperationId[]} */ (['sign', 'verify'])),
  cipher: Object.freeze(/** @type {OperationId[]} */ (['cipher.encrypt', 'cipher.decrypt'])),
  asymmetric: Object.freeze(/** @type {OperationId[]} */ (['asym.decrypt', 'asym.encrypt'])),
  diffieHellman: Object.freeze(/** @type {OperationId[]} */ (['kex.dh', 'kex.ecdh'])),
  agreement: Object.freeze(/** @type {OperationId[]} */ (['kex.ecdh', 'kex.x25519', 'kex.dh'])),
  edwards: Object.freeze(/** @type {OperationId[]} */ (['keygen.ed25519', 'keygen.x25519'])),
  keyPair: Object.freeze(
    /** @type {OperationId[]} */ ([
      'keygen.rsa',
      'keygen.ec',
      'keygen.ed25519',
      'keygen.x25519',
      'keygen.dh',
      'keygen.dsa',
      'keygen.pqc',
    ]),
  ),
  tls: Object.freeze(/** @type {OperationId[]} */ (['tls.record', 'tls.handshake'])),
});
