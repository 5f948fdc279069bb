import { whereOf } from '../place.js';
import { contextSentence, costSentence, morePeers, peersOf, peerWords } from '../tls.js';
import { code, row, text } from './parts.js';

/** @import { Report } from '../../model/report.js' */
/** @import { PeerWords } from '../tls.js' */

const MOST_PEERS = 10;

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {string} who connects to whom over TLS, and what it costs; `''` for programs without TLS
 */
export function tlsBlock(report, root) {
  const peers = peersOf(report);
  if (peers.length === 0) return '';
  const rest = peers.slice(MOST_PEERS);
  const [contexts, cost] = [contextSentence(report), costSentence(report)];
  const table = [
    row(['TLS', 'Peer', 'Handshakes', 'Requests', 'Resumed', 'Median', 'Bytes in', 'Bytes out', 'How', 'Asked for at']),
    '|---|---|---:|---:|---:|---:|---:|---:|---|---|',
    ...peers.slice(0, MOST_PEERS).map((peer) => peerRow(peerWords(report, peer), root)),
    ...(rest.length === 0 ? [] : [row(['', text(morePeers(rest)), '', '', '', '', '', '', '', ''])]),
  ].join('\n');
  const sentences = [cost, contexts === '' ? '' : `TLS contexts: ${contexts}.`].filter((sentence) => sentence !== '');
  return sentences.length === 0 ? table : `${table}\n\n${sentences.map(text).join(' ')}`;
}

/**
 * @param {PeerWords} peer of the report
 * @param {string} root absolute path of the repository
 * @returns {string} a line of the table
 */
function peerRow(peer, root) {
  const {
    role,
    name,
    handshakes,
    requests,
    resumed,
    median,
    bytesIn,
    bytesOut,
    protocol,
    group,
    certificate,
    site,
    otherSites,
    agents,
    package: via,
  } = peer;
  const where = site === null ? '' : `${code(whereOf(site, root))}${otherSites === 0 ? '' : ` +${otherSites}`}`;
  return row([
    role,
    code(name),
    handshakes,
    requests,
    resumed,
    median,
    bytesIn,
    bytesOut,
    text([protocol, group, certificate].filter((part) => part !== '').join(', ')),
    [where, via === '' ? '' : `via ${code(via)}`, agents === '' ? '' : `(${agents})`]
      .filter((part) => part !== '')
      .join(' '),
  ]);
}
