/** What the program's servers and clients did: requests, and the handshakes that they cost. */
import { compareText } from '../../model/text-order.js';
import { grouped, percent, ratio } from '../../text/numbers.js';
import { counted } from '../../text/words.js';
import { labelled, shown } from './page.js';

/** @import { TlsSide, Traffic } from '../../model/profile.js' */
/** @import { Report } from '../../model/report.js' */
/** @import { Page } from './page.js' */

/** Names of a kind that a line may have; the rest is summed up. */
const MOST_NAMES = 2;

/**
 * @param {Page} page gives width and colours
 * @param {Report} report the answer
 * @returns {string[]} lines about requests that no load line tells of, and about each side that had handshakes, where
 *   nothing tells of its peers
 */
export function trafficLines(page, { load, traffic, tls }) {
  if (traffic === null) return [];
  const { requests, clientRequests, tlsServer, tlsClient } = traffic;
  const told = [
    ...(requests > 0 && load === null ? [`${counted(requests, 'request')} answered`] : []),
    ...(clientRequests > 0 ? [`${counted(clientRequests, 'request')} sent`] : []),
  ];
  return [
    ...(told.length === 0 ? [] : labelled(page, 'HTTP', told.join(', '), 2)),
    // Where connections are known by peer, a section of its own tells of them.
    ...(tls !== null
      ? []
      : [...tlsLines(page, 'server', tlsServer, requests), ...tlsLines(page, 'client', tlsClient, clientRequests)]),
  ];
}

/**
 * @param {Page} page gives width and colours
 * @param {'server' | 'client'} name of the side
 * @param {TlsSide | null} side its handshakes
 * @param {number} requests that this side had
 * @returns {string[]} lines, none without handshakes
 */
function tlsLines(page, name, side, requests) {
  if (side === null || side.handshakes === 0) return [];
  const { handshakes, resumed, protocols, ciphers, groups } = side;
  const perRequest =
    requests === 0 ? '' : ` for ${counted(requests, 'request')} (${ratio(handshakes / requests)} per request)`;
  const reused = resumed === 0 ? 'none resumed' : `${percent(resumed / handshakes, 0)} resumed`;
  const means = [protocols, ciphers, groups]
    .map((tally) => names(tally, handshakes))
    .filter((text) => text !== '')
    .join(' · ');
  return labelled(
    page,
    'TLS',
    `${name} ${counted(handshakes, 'handshake')}${perRequest}, ${reused}${means === '' ? '' : `; ${means}`}`,
    2,
  );
}

/**
 * @param {Record<string, number>} tally handshakes by name
 * @param {number} handshakes of all names
 * @returns {string} the most frequent names, with their shares if they are not those of all handshakes
 */
function names(tally, handshakes) {
  const rows = Object.entries(tally)
    .filter(([, number]) => number > 0)
    .sort(([a, left], [b, right]) => right - left || compareText(a, b));
  const texts = rows
    .slice(0, MOST_NAMES)
    .map(([name, number]) =>
      (number === handshakes ? shown(name) : `${shown(name)} ${percent(number / handshakes, 0)}`).replaceAll(
        ' ',
        '\u00a0',
      ),
    );
  const more = rows.length - texts.length;
  return [...texts, ...(more > 0 ? [`${grouped(more)} more`] : [])].join(', ');
}
