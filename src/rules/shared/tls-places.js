/** Where connections are requested: the ledger's peers by the line that a finding is about. */
import { OTHER_HOSTS, peerName } from '../../model/tls.js';
import { listedUpTo } from '../../text/words.js';
import { rowWithoutPlace } from './unlocated.js';

/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { AskedAt, TlsPeer } from '../../model/tls.js' */
/** @import { RuleContext } from './rule.js' */

/** Fewer handshakes than this are a program starting up, or a test. */
export const MIN_HANDSHAKES = 20;

/** More names are a list, not a sentence. */
const MOST_NAMES = 3;

/**
 * @param {TlsPeer} peer any
 * @returns {boolean} whether the program connects to it, and it does not stand for many
 */
export function isOneServer({ role, host }) {
  return role === 'client' && host !== OTHER_HOSTS;
}

/**
 * A line of the program, and the peers that it connects to or serves.
 * @typedef {object} PeersAtPlace
 * @property {CallSiteReport} site row of the line; without a file if no line is known
 * @property {{site: CallSiteReport, call: SourceCall}[]} calls what the source says at the known lines that request
 *   these connections or make their agents, the row's own line first
 * @property {TlsPeer[]} peers most handshakes first
 */

/**
 * Groups peers that are requested by one line: one cause is one finding.
 * @param {RuleContext} context everything that was measured
 * @param {(peer: TlsPeer) => boolean} isMeant which peers
 * @returns {PeersAtPlace[]} most handshakes first; peers without a known line are grouped together, clients apart from
 *   servers
 */
export function peersByPlace(context, isMeant) {
  /** @type {Map<string, PeersAtPlace>} */
  const places = new Map();
  for (const peer of (context.tls?.peers ?? []).filter(isMeant)) {
    const [first] = peer.callSites;
    const site = first === undefined ? rowWithoutPlace('tls.handshake') : rowOf(first, context, 'tls.handshake');
    const key = JSON.stringify([peer.role, site.file, site.line, site.id]);
    const place = places.get(key) ?? { site, calls: [], peers: [] };
    places.set(key, place);
    place.peers.push(peer);
    for (const at of [...peer.callSites, ...peer.agentSites]) {
      const call = context.calls.get(at.id);
      if (call && !place.calls.some((each) => each.call === call))
        place.calls.push({ site: rowOf(at, context, 'tls.handshake'), call });
    }
  }
  return [...places.values()];
}

/**
 * @param {AskedAt} at a place of the ledger
 * @param {RuleContext} context everything that was measured
 * @param {string} operation that was requested
 * @returns {CallSiteReport} its row, or one without ticks if the report has none
 */
export function rowOf(at, { callSites }, operation) {
  const { id, file, line, column, function: name } = at;
  const row = callSites.find((each) => id !== '' && each.id === id);
  return row ?? { ...rowWithoutPlace(operation), id, file, line, column, function: name };
}

/**
 * @param {TlsPeer[]} peers of one side
 * @returns {string} such as `db.example:5432`, `port 8443`, `a:443, b:443 and 4 more`
 */
export function peerNames(peers) {
  return listedUpTo([...new Set(peers.map(nameInWords))], MOST_NAMES);
}

/**
 * @param {TlsPeer} peer any
 * @returns {string} its name, as far as it may be shown
 */
function nameInWords(peer) {
  const { role, host, port } = peer;
  if (role === 'client' && host !== '') return peerName(peer);
  if (port !== 0) return `port ${port}`;
  return role === 'server' ? 'an unknown port' : 'a host that is not named';
}

/**
 * @template Counted
 * @param {Counted[]} list of anything
 * @param {(each: Counted) => number} count of one
 * @returns {number} of all
 */
export function total(list, count) {
  return list.reduce((sum, each) => sum + count(each), 0);
}
