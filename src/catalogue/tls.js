/**
 * The JavaScript functions of Node's TLS that do cryptographic work themselves.
 *
 * Most functions of the TLS modules only pass data on, with the user's own code above or below them
 * (`connect`, `onhandshakedone`, `_finishInit`, the streams): a stack is not cryptography because it
 * goes through them. So there is no entry for "every other function" of those modules.
 *
 * Sources: https://github.com/nodejs/node/tree/main/lib/internal/tls, lib/tls.js (Node 22 and later);
 * lib/_tls_wrap.js, lib/_tls_common.js (Node 18 and 20).
 */

import { sync } from './entry.js';

/** @import { FrameMatch } from '../model/operation.js' */
/** @import { ModuleTable } from './entry.js' */

const handshake = sync('tls.handshake');
const context = sync('tls.context');

/** @type {Record<string, FrameMatch>} */
const WRAP = {
  // The ClientHello: key shares are made here.
  _start: handshake,
  // d2i_SSL_SESSION of the session to resume.
  setSession: handshake,
  // The peer's chain as JavaScript objects; called for every client handshake's host name check.
  getPeerCertificate: sync('tls.handshake', 'getPeerCertificate'),
  getPeerX509Certificate: sync('tls.handshake', 'getPeerX509Certificate'),
  getCertificate: sync('tls.handshake', 'getCertificate'),
  getX509Certificate: sync('tls.handshake', 'getX509Certificate'),
};

/** @type {Record<string, FrameMatch>} */
const COMMON = {
  '*': context,
  createSecureContext: sync('tls.context', 'createSecureContext'),
  SecureContext: sync('tls.context', 'createSecureContext'),
  translatePeerCertificate: handshake,
};

/** Functions of Node's TLS by module; the module without `node:`. */
export const TLS = Object.freeze(
  /** @type {ModuleTable} */ ({
    _tls_wrap: WRAP,
    'internal/tls/wrap': WRAP,
    _tls_common: COMMON,
    'internal/tls/common': COMMON,
    'internal/tls/secure-context': { '*': context },
    tls: {
      getCACertificates: sync('tls.context', 'getCACertificates'),
      setDefaultCACertificates: sync('tls.context', 'setDefaultCACertificates'),
      cacheRootCertificates: sync('tls.context', 'rootCertificates'),
      cacheBundledRootCertificates: context,
      cacheExtraCACertificates: context,
      cacheSystemCACertificates: context,
      cacheDefaultCACertificates: context,
      // The host name check, in JavaScript.
      checkServerIdentity: sync('tls.handshake', 'checkServerIdentity'),
      check: handshake,
      splitHost: handshake,
      unfqdn: handshake,
      wildcard: handshake,
    },
  }),
);
