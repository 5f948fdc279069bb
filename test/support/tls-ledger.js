/** Ledgers of TLS connections for tests: of which only what matters there must be said. */

/** @import { AskedAt, TlsLedger, TlsPeer } from '../../src/model/tls.js' */

/**
 * @param {Partial<AskedAt> & {file: string, line: number | null}} changes where
 * @returns {AskedAt} as a recording has it
 */
export function askedAt(changes) {
  return { id: '', column: 1, function: '', count: 1, isAsync: false, ...changes };
}

/** @type {TlsPeer['choices']} */
const NO_CHOICES = {
  withAgent: 0,
  withDispatcher: 0,
  agentKeepsAlive: 0,
  agentIsPlain: 0,
  agentKeepsNoSessions: 0,
  sessionOffered: 0,
  ownContext: 0,
  ownCa: 0,
  ownIdentityCheck: 0,
  forbidsTls13: 0,
  ownCurves: 0,
  preSharedKey: 0,
  renegotiated: 0,
  closedByServer: 0,
  closedByRequest: 0,
  leftIdle: 0,
};

/**
 * @param {Partial<Omit<TlsPeer, 'choices'>> & {choices?: Partial<TlsPeer['choices']>}} [changes] what matters
 * @returns {TlsPeer} a client's, of ten handshakes unless told otherwise; those that were not resumed are full
 */
export function peerOf(changes = {}) {
  const handshakes = changes.handshakes ?? 10;
  const resumed = changes.resumed ?? 0;
  return {
    role: 'client',
    host: 'api.example.com',
    port: 443,
    by: '',
    handshakes,
    full: handshakes - resumed,
    resumed,
    refused: 0,
    overlapped: 0,
    requests: 10,
    reusedRequests: 0,
    agents: 1,
    agentsUsedOnce: 0,
    servernames: 1,
    protocol: { 'TLSv1.3': handshakes },
    cipher: { TLS_AES_256_GCM_SHA384: handshakes },
    group: { X25519: handshakes - resumed },
    alpn: {},
    certificate: { type: 'rsa', bits: 2048, curve: '' },
    bytesIn: 1365 * handshakes,
    bytesOut: 376 * handshakes,
    helloBytesOut: 376,
    p50Ms: 4.2,
    p95Ms: 9.5,
    mostOpen: 1,
    lifeP50Ms: 3,
    package: '',
    callSites: [],
    unplaced: 0,
    agentSites: [],
    ...changes,
    choices: { ...NO_CHOICES, ...changes.choices },
  };
}

/**
 * @param {TlsPeer[]} peers of a run
 * @param {Partial<TlsLedger>} [changes] what else matters
 * @returns {TlsLedger} theirs
 */
export function ledgerOf(peers, changes = {}) {
  return {
    peers,
    contexts: { created: 0, withCa: 0, caBytes: 0, callSites: [], unplaced: 0 },
    cost: null,
    complete: true,
    ...changes,
  };
}
