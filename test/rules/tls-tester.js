/** Ledgers of TLS connections by what matters to a test, and call sites that they name. */
import { contextOf, site } from './rule-tester.js';

/** @typedef {import('../../src/model/tls.js').TlsPeer} TlsPeer */
/** @typedef {import('../../src/model/tls.js').PeerChoices} PeerChoices */

/** @type {PeerChoices} */
const NO_CHOICES = {
  withAgent: 0,
  agentKeepsAlive: 0,
  agentIsPlain: 0,
  agentKeepsNoSessions: 0,
  sessionOffered: 0,
  ownContext: 0,
  ownCa: 0,
  ownIdentityCheck: 0,
  forbidsTls13: 0,
  ownCurves: 0,
  renegotiated: 0,
  closedByServer: 0,
};

/**
 * @param {number} line of /srv/app.js
 * @param {number} [count] of connections or agents that it asked for
 * @returns {import('../../src/model/tls.js').AskedAt}
 */
export function askedAt(line, count = 150) {
  return {
    id: `app.js#ask|tls.handshake|${line}`,
    file: '/srv/app.js',
    line,
    column: 5,
    function: 'ask',
    count,
    isAsync: false,
  };
}

/**
 * Requests to one server from line 30, one after the other.
 * @param {Partial<Omit<TlsPeer, 'choices'>> & {choices?: Partial<PeerChoices>}} [fields] what is different from 150
 *   full handshakes for 150 requests
 * @returns {TlsPeer}
 */
export function tlsPeer({ choices, ...fields } = {}) {
  const { handshakes = 150, resumed = 0 } = fields;
  return {
    role: 'client',
    host: 'api.example',
    port: 443,
    handshakes,
    full: handshakes - resumed,
    resumed,
    overlapped: 1,
    requests: 150,
    reusedRequests: 0,
    agents: 0,
    protocol: { 'TLSv1.3': handshakes },
    cipher: { TLS_AES_256_GCM_SHA384: handshakes },
    group: {},
    alpn: {},
    certificate: null,
    bytesIn: handshakes * 1400,
    bytesOut: handshakes * 400,
    helloBytesOut: 400,
    p50Ms: 4,
    p95Ms: 9,
    mostOpen: 1,
    lifeP50Ms: 3,
    package: '',
    callSites: [askedAt(30)],
    agentSites: [],
    choices: { ...NO_CHOICES, ...choices },
    ...fields,
  };
}

/**
 * @param {TlsPeer[]} peers of the program
 * @param {Partial<import('../../src/model/tls.js').TlsCost> | null} [cost] of all TLS; null, as by default, if it is
 *   not known
 * @returns {import('../../src/model/tls.js').TlsLedger}
 */
export function tlsLedger(peers, cost = null) {
  return {
    peers,
    contexts: { created: 0, withCa: 0, caBytes: 0, callSites: [] },
    complete: true,
    cost: cost && {
      ticks: 310,
      share: 0.31,
      range: [0.3, 0.35],
      keyExchangeTicks: 100,
      certificateTicks: 60,
      contextTicks: 90,
      bytesTicks: 10,
      otherTicks: 50,
      inferredTicks: 0,
      untiedTicks: 40,
      ...cost,
    },
  };
}

/**
 * @param {import('../../src/model/tls.js').TlsLedger | null} tls what was counted
 * @param {{node?: string, calls?: [line: number, call: import('../../src/model/profile.js').SourceCall][]}} [fields]
 *   what the source says at lines
 * @returns {import('../../src/rules/shared/rule.js').RuleContext} of a second's run
 */
export function tlsContext(tls, { node = '24.21.0', calls = [] } = {}) {
  const places = (tls?.peers ?? []).flatMap(({ callSites, agentSites }) => [...callSites, ...agentSites]);
  const rows = places.map(({ id, file, line, function: name }) =>
    site({
      id,
      file,
      line,
      function: name,
      operation: 'tls.handshake',
      algorithm: '',
      api: '',
      form: 'unknown',
      loop: 0,
      blocks: [0, 0, 0, 0],
    }),
  );
  return { ...contextOf(rows, 1000, new Map(calls.map(([line, call]) => [askedAt(line).id, call]))), tls, node };
}

/**
 * Declares one test per row: whether a rule speaks of one peer, and how severely where nobody knows what TLS cost.
 * @param {import('../../src/rules/shared/rule.js').Rule} rule under test
 * @param {[title: string, peer: Parameters<typeof tlsPeer>[0], severity: string | null, node?: string][]} rows null
 *   where nothing may be found
 */
export function peerTable(rule, rows) {
  test.each(rows.map(([title, peer, severity, node = '24.21.0']) => ({ title, peer, severity, node })))(
    '$title',
    ({ peer, severity, node }) => {
      const findings = rule.check(tlsContext(tlsLedger([tlsPeer(peer)]), { node }));
      expect(findings.map((finding) => finding.severity)).toEqual(severity === null ? [] : [severity]);
      for (const finding of findings) {
        expect(finding.rule).toBe(rule.meta.id);
        expect(rule.meta.severityRange).toContain(finding.severity);
      }
    },
  );
}
