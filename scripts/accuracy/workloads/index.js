import { CONTROLS } from './controls.js';
import { NODE_CERTIFICATES } from './node-certificates.js';
import { NODE_DATA } from './node-data.js';
import { NODE_KDF } from './node-kdf.js';
import { NODE_KEYS } from './node-keys.js';
import { NODE_SIGNATURES } from './node-signatures.js';
import { CURVE_PACKAGES } from './packages-curves.js';
import { PASSWORD_PACKAGES } from './packages-passwords.js';
import { PROTOCOL_PACKAGES } from './packages-protocols.js';
import { TOOLKIT_PACKAGES } from './packages-toolkits.js';

/** @import { Workload } from '../workload.js' */

/** Everything that is measured, in the order of the table.
 * @type {readonly Workload[]} */
export const WORKLOADS = Object.freeze([
  ...NODE_KDF,
  ...NODE_KEYS,
  ...NODE_SIGNATURES,
  ...NODE_DATA,
  ...NODE_CERTIFICATES,
  ...PASSWORD_PACKAGES,
  ...TOOLKIT_PACKAGES,
  ...CURVE_PACKAGES,
  ...PROTOCOL_PACKAGES,
  ...CONTROLS,
]);

/** What has no program here → why. */
export const LEFT_OUT = Object.freeze([
  { id: 'argon2', reason: 'has no synchronous form: it computes on the thread pool, which V8 does not sample' },
  {
    id: 'openpgp/generateKey, openpgp/sign',
    reason: 'compute on the thread pool; what is left on the thread is a mixture of key import, export and signing',
  },
  { id: 'ssh2/parseKey', reason: 'reads ASN.1 in JavaScript of its own, before any cryptography' },
]);
