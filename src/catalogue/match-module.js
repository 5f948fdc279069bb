import { lastPart } from '../model/last-part.js';
import { NODE_CRYPTO } from './node-crypto.js';
import { TLS } from './tls.js';
import { WEBCRYPTO } from './webcrypto.js';

/** @import { FrameMatch } from '../model/operation.js' */

// Function names come from logs and may be anything, `__proto__` and `constructor` included, so this is a Map.
/** @type {Map<string, Map<string, FrameMatch>>} */
const MODULES = new Map(
  Object.entries({ ...NODE_CRYPTO, ...WEBCRYPTO, ...TLS }).map(([module, functions]) => [
    module,
    new Map(Object.entries(functions)),
  ]),
);

/** Node 4 to 14 logged its own modules without scheme: `crypto.js`, `internal/crypto/pbkdf2.js`. */
const OLD_NAME = /^((?:internal\/(?:crypto|tls)\/)?\w+)\.js$/;

/**
 * @param {string} file a frame's file
 * @returns {string} the name of Node's module, `''` if it is not one
 */
function moduleOf(file) {
  if (file.startsWith('node:')) return file.slice('node:'.length);
  return OLD_NAME.exec(file)?.[1] ?? '';
}

/**
 * What a JavaScript function of Node's own modules says.
 * @param {string} file `node:internal/crypto/pbkdf2`
 * @param {string} name as V8 logs it: `pbkdf2Sync`, `TLSSocket._start`, `''` for an anonymous function
 * @returns {FrameMatch | null} null if the function isn't cryptography
 */
export function matchModule(file, name) {
  const functions = MODULES.get(moduleOf(file));
  if (functions === undefined) return null;
  return functions.get(lastPart(name)) ?? functions.get('*') ?? null;
}
