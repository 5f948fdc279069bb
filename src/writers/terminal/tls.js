/** Who connects to whom over TLS, and what it costs. */
import { shown } from '../../text/escape.js';
import { clip, columns } from '../../text/fold.js';
import { table } from '../../text/table.js';
import { contextSentence, costSentence, morePeers, peerWords, peersOf } from '../shared/tls.js';
import { fitPlace, labelled, place, prose } from './page.js';

/** @import { Report } from '../../model/report.js' */
/** @import { TableColumn } from '../../text/table.js' */
/** @import { PeerWords } from '../shared/tls.js' */
/** @import { Page } from './page.js' */

/** Narrower terminals have no room for the bytes of handshakes in the table. */
const WIDE = 100;

/** Columns to the left of what is said of a peer below its row. */
const INDENT = 4;

/** @type {Readonly<Partial<TableColumn>>} */
const NUMBER = { align: 'right' };

/**
 * @param {Page} page gives width, colours and the number of rows
 * @param {Report} report the answer
 * @returns {string[]} two lines per peer, most handshakes first, and what TLS costs; none for programs without TLS
 */
export function tlsConnections(page, report) {
  const peers = peersOf(report);
  if (peers.length === 0) return [];
  const shownPeers = peers.slice(0, page.top).map((peer) => peerWords(report, peer));
  const isWide = page.width >= WIDE;
  const [titles, ...rows] = table(
    page,
    [
      { title: 'TLS' },
      { title: 'PEER', elastic: true, fit: fitPeer, paint: page.paint.bold },
      { title: 'HANDSHAKES', ...NUMBER },
      { title: 'REQUESTS', ...NUMBER },
      { title: 'RESUMED', ...NUMBER },
      { title: 'MEDIAN', ...NUMBER },
      ...(isWide
        ? [
            { title: 'IN', ...NUMBER },
            { title: 'OUT', ...NUMBER },
          ]
        : []),
    ],
    shownPeers.map(({ role, name, handshakes, requests, resumed, median, bytesIn, bytesOut }) => [
      role,
      shown(name),
      handshakes,
      requests,
      resumed,
      median,
      ...(isWide ? [bytesIn, bytesOut] : []),
    ]),
  );
  const rest = peers.slice(page.top);
  const [contexts, cost] = [contextSentence(report), costSentence(report)];
  return [
    titles,
    ...rows.flatMap((row, index) => [row, ...detailsOf(page, shownPeers[index])]),
    ...(rest.length === 0 ? [] : [`  ${page.paint.dim(morePeers(rest))}`]),
    ...(contexts === '' ? [] : labelled(page, 'contexts', contexts, 2)),
    ...(cost === '' ? [] : prose(page, cost, 2)),
  ];
}

/**
 * @param {string} name of a peer, such as `api.example.com:443`
 * @param {number} width columns that there are
 * @returns {string} the name; if too long, the start of the host, and the port, which reveals the protocol
 */
export function fitPeer(name, width) {
  const port = /:\d+$/.exec(name)?.[0] ?? '';
  return columns(name) <= width || columns(port) >= width
    ? clip(name, width)
    : clip(name.slice(0, -port.length || undefined), width - columns(port)) + port;
}

/**
 * @param {Page} page gives the width
 * @param {PeerWords} peer of a row
 * @returns {string[]} a line: where it was asked for and how it was made, as much as fits, the most telling first
 */
function detailsOf(page, peer) {
  const room = page.width - INDENT;
  const facts = [
    asked(page, peer, room),
    peer.refused,
    peer.unplaced,
    peer.agents,
    peer.open,
    peer.protocol,
    peer.group,
    peer.certificate,
    page.width >= WIDE ? '' : `${peer.bytesIn} in, ${peer.bytesOut} out each`,
    peer.cipher,
  ]
    .filter((fact) => fact !== '')
    .map(shown);
  let line = '';
  for (const fact of facts) {
    const longer = line === '' ? fact : `${line} · ${fact}`;
    if (columns(longer) <= room || line === '') line = longer;
  }
  return line === '' ? [] : [' '.repeat(INDENT) + page.paint.dim(page.isTerminal ? clip(line, room) : line)];
}

/**
 * @param {Page} page gives the directory
 * @param {PeerWords} peer of a row
 * @param {number} room columns that there are
 * @returns {string} where its connections were asked for, and through which package
 */
function asked(page, { site, isFirstUse, otherSites, package: packageName }, room) {
  const where = site === null ? '' : fitPlace(page, place(page, site), Math.floor(room / 2));
  const more = otherSites === 0 ? '' : ` +${otherSites}`;
  return [`${where}${more}`, isFirstUse ? '(first use)' : '', packageName === '' ? '' : `via ${shown(packageName)}`]
    .filter((part) => part !== '')
    .join(' ');
}
