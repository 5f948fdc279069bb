/** Rules that look at the ledger of TLS connections: a table of peers, and findings with their source. */
import { applyEdit } from '../support/apply-edit.js';
import { askedAt, ledgerOf, peerOf } from '../support/tls-ledger.js';
import { openScript } from '../../src/source/script.js';
import { contextOf, site } from './rule-tester.js';

/** @typedef {import('../../src/rules/shared/rule.js').Rule} Rule */
/** @typedef {import('../../src/model/report.js').Finding} Finding */

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
 * @param {Parameters<typeof peerOf>[0][]} peers of a run
 * @param {{node?: string, openssl?: string, cost?: object | null, operations?: object[]}} [fields] cost: of TLS, null
 *   if it is not known
 * @returns {import('../../src/rules/shared/rule.js').RuleContext} whose call sites are not known
 */
export function ledgerContext(peers, { node = '24.21.0', openssl = '3.5.8', cost = COST, operations = [] } = {}) {
  return {
    ...contextOf([]),
    operations,
    node,
    openssl,
    tls: ledgerOf(
      peers.map((peer) => peerOf(peer)),
      { cost },
    ),
  };
}

/**
 * Declares one test per row: whether a rule speaks of the first peer.
 * @param {Rule} rule under test
 * @param {[title: string, peers: object | object[], severity: string | null, context?: object][]} rows null where
 *   nothing may be found
 */
export function peerTable(rule, rows) {
  test.each(rows)('%s', (_title, peers, severity, context = {}) => {
    const findings = rule.check(ledgerContext([peers].flat(), context));
    expect(findings.map((finding) => finding.severity)).toEqual(severity === null ? [] : [severity]);
    for (const finding of findings) {
      expect(finding.rule).toBe(rule.meta.id);
      expect(rule.meta.severityRange).toContain(finding.severity);
    }
  });
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
        at: askedAt({ id, file: '/srv/app.cjs', line, column, count: 150 }),
        call: script.callAtLine(line, column),
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
