/**
 * Rules that look at the ledger of TLS connections: ledgers by what matters to a test, call sites that they name, tables
 * of peers, and findings with their source.
 */
import { callersIn } from '../../src/attribute/find-callers.js';
import { withProgramFacts } from '../../src/attribute/program-facts.js';
import { openScript } from '../../src/source/script.js';
import { applyEdit } from '../support/apply-edit.js';
import * as recorded from '../support/tls-ledger.js';
import { contextOf, site } from './rule-tester.js';

/** @import { SourceCall } from '../../src/model/source-call.js' */
/** @import { Finding } from '../../src/model/report.js' */
/** @import { AskedAt, PeerChoices, TlsCost, TlsLedger, TlsPeer } from '../../src/model/tls.js' */
/** @import { Rule, RuleContext } from '../../src/rules/shared/rule.js' */

/** What TLS costs in a run of 1000 busy ticks: 400 for handshakes, 50 for contexts, 50 for records. */
export const COST = {
  ticks: 500,
  share: 0.5,
  range: [0.4, 0.55],
  keyExchangeTicks: 250,
  certificateTicks: 100,
  contextTicks: 50,
  bytesTicks: 50,
  otherTicks: 50,
  inferredTicks: 100,
  untiedTicks: 50,
};

/**
 * @param {number} line of /srv/app.js
 * @param {number} [count] of connections or agents that it asked for
 * @returns {AskedAt}
 */
export function askedAt(line, count = 150) {
  const id = `app.js#ask|tls.handshake|${line}`;
  return recorded.askedAt({ id, file: '/srv/app.js', line, column: 5, function: 'ask', count });
}

/**
 * Requests to one server from line 30, one after the other.
 * @param {Partial<Omit<TlsPeer, 'choices'>> & {choices?: Partial<PeerChoices>}} [fields] what is different from 150
 *   full handshakes for 150 requests
 * @returns {TlsPeer}
 */
export function tlsPeer(fields = {}) {
  const { handshakes = 150 } = fields;
  return recorded.peerOf({
    host: 'api.example',
    handshakes,
    overlapped: 1,
    requests: 150,
    agents: 0,
    group: {},
    certificate: null,
    bytesIn: handshakes * 1400,
    bytesOut: handshakes * 400,
    helloBytesOut: 400,
    p50Ms: 4,
    p95Ms: 9,
    callSites: [askedAt(30)],
    ...fields,
  });
}

/**
 * @param {TlsPeer[]} peers of the program
 * @param {Partial<TlsCost> | null} [cost] of all TLS; null, as by default, if it is
 *   not known
 * @returns {TlsLedger}
 */
export function tlsLedger(peers, cost = null) {
  return recorded.ledgerOf(peers, {
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
  });
}

/**
 * @param {TlsLedger | null} tls what was counted
 * @param {{node?: string, calls?: [line: number, call: SourceCall][]}} [fields]
 *   what the source says at lines
 * @returns {RuleContext} of a second's run
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
 * @param {Parameters<typeof recorded.peerOf>[0][]} peers of a run
 * @param {{node?: string, openssl?: string, cost?: object | null, operations?: object[]}} [fields] cost: of TLS, null
 *   if it is not known
 * @returns {RuleContext} whose call sites are not known
 */
export function ledgerContext(peers, { node = '24.21.0', openssl = '3.5.8', cost = COST, operations = [] } = {}) {
  const tls = recorded.ledgerOf(
    peers.map((peer) => recorded.peerOf(peer)),
    { cost },
  );
  return { ...contextOf([]), operations, node, openssl, tls };
}

/**
 * @param {Parameters<typeof tlsPeer>[0][]} peers of a run, from line 30
 * @param {Parameters<typeof tlsContext>[1]} [fields] what else is known
 * @returns {RuleContext} where nobody knows what TLS costs
 */
function requestsContext(peers, fields) {
  return tlsContext(tlsLedger(peers.map((peer) => tlsPeer(peer))), fields);
}

/**
 * Declares one test per row: whether a rule speaks of the first peer, and how severely.
 * @param {Rule} rule under test
 * @param {[title: string, peers: object | object[], severity: string | null, fields?: object][]} rows null where nothing
 *   may be found
 * @param {(peers: any[], fields?: any) => RuleContext} [contextWith] makes the rule's context of them
 */
export function peerTable(rule, rows, contextWith = requestsContext) {
  test.each(rows)('%s', (_title, peers, severity, fields = {}) => {
    const findings = rule.check(contextWith([peers].flat(), fields));
    expect(findings.map((finding) => finding.severity)).toEqual(severity === null ? [] : [severity]);
    for (const finding of findings) {
      expect(finding.rule).toBe(rule.meta.id);
      expect(rule.meta.severityRange).toContain(finding.severity);
    }
  });
}

/**
 * @param {string} source of a file, with `|` at the position of the call, as V8 gives it
 * @param {string} [file] its path
 * @param {Record<string, string>} [others] the program's other sources by path
 * @returns {any} what the source says at the call, as the whole program completes it
 */
export function callInProgram(source, file = '/srv/app.cjs', others = {}) {
  const text = source.replace('|', '');
  return told(openScript(text, file)?.callAt(source.indexOf('|')), file, { [file]: text, ...others });
}

/**
 * @param {any} call what its file says, null if nothing
 * @param {string} file that holds it
 * @param {Record<string, string>} sources of the program by path
 * @returns {any} with what the whole program says
 */
function told(call, file, sources) {
  const profile = /** @type {any} */ ({ frames: [], sources: new Map(Object.entries(sources)) });
  return call && withProgramFacts(call, { file }, callersIn([profile]));
}

/**
 * What a rule finds at a line of a real source.
 * @param {Rule} rule under test
 * @param {string} source text of /srv/app.cjs, with one call marked by `/* here *\/` before it, or by `/* agent *\/`
 *   before what makes its agent
 * @param {object} peer that is connected to from there
 * @param {object} [context] as ledgerContext takes it
 * @returns {{finding: Finding, edited: string | null}} edited: the source with the edit, null if there is none
 */
export function findingIn(rule, source, peer, context = {}) {
  const script = openScript(source, '/srv/app.cjs');
  const marked = (/** @type {string} */ mark) =>
    [...source.matchAll(new RegExp(`/\\* ${mark} \\*/ `, 'g'))].map(({ index, 0: { length } }) => {
      const at = index + length;
      const { line, column } = script.positionOf(at + source.slice(at).search(/\b[\w$]+\(/));
      const id = `app.cjs|${line}`;
      return {
        at: recorded.askedAt({ id, file: '/srv/app.cjs', line, column, count: 150 }),
        call: told(script.callAtLine(line, column), '/srv/app.cjs', { '/srv/app.cjs': source }),
      };
    });
  const [here, agents] = [marked('here'), marked('agent')];
  const all = [...here, ...agents];
  const rows = all.map(({ at }) =>
    site({
      id: at.id,
      file: at.file,
      line: at.line,
      operation: 'tls.handshake',
      api: '',
      algorithm: '',
      loop: 0,
      blocks: [0, 0, 0, 0],
    }),
  );
  const own = { callSites: here.map(({ at }) => at), agentSites: agents.map(({ at }) => at), ...peer };
  const calls = new Map(all.flatMap(({ at, call }) => (call === null ? [] : [[at.id, call]])));
  const [finding] = rule.check({ ...ledgerContext([own], context), callSites: rows, calls });
  return { finding, edited: finding.edit === null ? null : applyEdit(source, finding.edit) };
}
