import { curveName } from '../text/names.js';
import { grouped } from '../text/numbers.js';
import { listed } from '../text/words.js';
import { hasDispatchers } from './shared/connection-cause.js';
import { optionNamed, withOption } from './shared/edited-options.js';
import { findingAt } from './shared/finding.js';
import { handshakeCost, UNKNOWN_COST } from './shared/handshake-cost.js';
import {
  defaultGroups,
  fastGroupNotes,
  fastGroups,
  groupList,
  groupsIn,
  isOfferedFirst,
  isSlowGroup,
  mayHaveHybrid,
} from './shared/key-exchange-groups.js';
import { docsOf } from './shared/rule.js';
import { connectToSameServer } from './shared/same-server.js';
import { connectionOptions, optionGiven, UNDICI_FETCH } from './shared/tls-drivers.js';
import { isOneServer, MIN_HANDSHAKES, peerNames, peersByPlace, total } from './shared/tls-places.js';
import { AGAIN } from './shared/wording.js';

/** @import { TlsPeer } from '../model/tls.js' */
/** @import { ShownEdit } from './shared/edit.js' */
/** @import { Rule, RuleContext } from './shared/rule.js' */
/** @import { PeersAtPlace } from './shared/tls-places.js' */

const ID = 'hello-retry';

/**
 * Bytes out until a handshake is done, over those of the other peers: two ClientHellos are 1.25 (a hybrid's key share
 * is sent once) to 2.1 times one.
 */
const TWO_HELLOS = 1.6;

/**
 * Two ClientHellos have at least this many bytes, one without a hybrid's key share at most 520 (349 with Node 20's
 * default options).
 */
const LEAST_OF_TWO = 600;

/** A full handshake with a session that the server refused has the session's ticket in its ClientHello. */
const MOST_REFUSED = 0.5;

const CONNECTING = new Set(['connect', 'request', 'get', 'Agent', 'createSecureContext']);

const NOTE =
  'Where the server can be changed, let it accept X25519 instead: PostgreSQL does from version 18 on (ssl_groups).';

/**
 * A TLS 1.3 client guesses which group the server will accept. If it guesses wrong, the server asks for a second
 * ClientHello: one more round trip, and a key pair made for nothing.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'The server asks for a second ClientHello',
    severityRange: ['info'],
    docs: docsOf(ID),
    counts: 'tls',
  },
  check: (context) =>
    peersByPlace(context, (peer) => isRetried(peer, context.tls?.peers ?? [], context.openssl)).map((place) => {
      const groups = groupsOf(place.peers);
      const others = otherPeers(place, groups, context.tls?.peers ?? []);
      const isSame = connectToSameServer(
        place.calls.map(({ call }) => call),
        place.peers[0].package,
      );
      const shown = isSame && others.length === 0 ? offerEdit(place, groups, context.openssl) : null;
      return findingAt(ID, place.site, handshakeCost(place.peers, context) ?? UNKNOWN_COST, {
        severity: 'info',
        message: message(place.peers, groups),
        edit: shown?.edit ?? null,
        advice: shown?.advice ?? [...sketch(place.peers, groups, context), ...aloneLine(place, others, isSame)],
        notes: [NOTE, ...(shown?.notes ?? []), ...fastGroupNotes(context.openssl)],
        verify: `${AGAIN} helloBytesOut of this peer should fall, and over a network each new connection takes one round trip less.`,
      });
    }),
};

/**
 * A slow group that the server insists on is a matter for the rule slow-group: there the server has to change.
 * @param {TlsPeer} peer any
 * @param {TlsPeer[]} peers all of the program
 * @param {string} openssl version in the Node that ran
 * @returns {boolean} whether most of its full handshakes certainly needed two ClientHellos
 */
function isRetried(peer, peers, openssl) {
  if (!isComparable(peer) || peer.full < MIN_HANDSHAKES || peer.helloBytesOut === null) return false;
  const groups = groupsOf([peer]);
  if (groups.some(isSlowGroup)) return false;
  const isOwnChoice = peer.choices.ownCurves > peer.handshakes / 2;
  // Clients without options of their own offer these first, and need no second ClientHello.
  if (!isOwnChoice && groups.some(isOfferedFirst)) return false;
  if (!isOwnChoice && groups.length > 0 && peer.helloBytesOut >= LEAST_OF_TWO) return true;
  if (mayBeHybrid(groups, openssl)) return false;
  const others = peers
    .filter((each) => each !== peer && isComparable(each) && each.helloBytesOut !== null)
    .map(({ helloBytesOut }) => Number(helloBytesOut));
  return others.length > 0 && peer.helloBytesOut >= TWO_HELLOS * Math.min(...others);
}

/**
 * One ClientHello with a hybrid's key share is longer than two without. Node 22, and 24 at first, name no such group.
 * @param {string[]} groups that a peer took
 * @param {string} openssl version in the Node that ran
 * @returns {boolean} whether the hybrid may be the group
 */
function mayBeHybrid(groups, openssl) {
  return groups.length === 0 ? mayHaveHybrid(openssl) : groups.includes('X25519MLKEM768');
}

/**
 * @param {TlsPeer} peer any
 * @returns {boolean} whether it is one server, to which ClientHellos are TLS 1.3 and mostly without tickets
 */
function isComparable(peer) {
  const { handshakes, full, resumed, protocol, choices } = peer;
  const refused = choices.sessionOffered - resumed;
  return isOneServer(peer) && (protocol['TLSv1.3'] ?? 0) > handshakes / 2 && refused < MOST_REFUSED * full;
}

/**
 * A server may accept what is offered first although it has something better. So for other servers the line must keep
 * offering what it does now, the hybrid group first.
 * @param {PeersAtPlace} place of peers that take another group than the first
 * @param {string[]} groups that they took
 * @param {TlsPeer[]} peers all of the program
 * @returns {TlsPeer[]} other peers of the same lines, or of the agents made there, except those whose handshakes all
 *   took the same group although another was offered first
 */
function otherPeers(place, groups, peers) {
  const idsOf = (/** @type {TlsPeer} */ peer) =>
    [...peer.callSites, ...peer.agentSites].map(({ id }) => id).filter((id) => id !== '');
  const ids = new Set(place.peers.flatMap(idsOf));
  const tookTheSame = (/** @type {TlsPeer} */ { group, full }) =>
    full > 0 && groups.reduce((sum, name) => sum + tookGroup(group, name), 0) === full;
  return peers.filter(
    (peer) =>
      peer.role === 'client' &&
      !place.peers.includes(peer) &&
      idsOf(peer).some((id) => ids.has(id)) &&
      !tookTheSame(peer),
  );
}

/**
 * @param {TlsPeer['group']} group handshakes by group
 * @param {string} name of a group, as options name it
 * @returns {number} handshakes that took it
 */
function tookGroup(group, name) {
  return Object.entries(group).reduce(
    (sum, [groupName, count]) => sum + (curveName(groupName) === name ? count : 0),
    0,
  );
}

/**
 * @param {PeersAtPlace} place of peers that take another group than the first
 * @param {TlsPeer[]} others that it connects to
 * @param {boolean} isSame whether its source shows that it always connects to the same server
 * @returns {string[]} a line of code, none if there are no others
 */
function aloneLine({ calls, peers }, others, isSame) {
  const mayBeOthers = calls.length > 0 && !isSame;
  if (others.length === 0 && !mayBeOthers) return [];
  const who = others.length > 0 ? peerNames(others) : 'another server';
  return [`// for ${peerNames(peers)} alone: ${who} might take the first group, too, and give up a better one`];
}

/**
 * @param {TlsPeer[]} peers of one side
 * @returns {string[]} groups that most handshakes of at least one peer took, as options name them
 */
function groupsOf(peers) {
  return [
    ...new Set(
      peers.flatMap(({ group, full }) =>
        Object.entries(group)
          .filter(([, count]) => count > full / 2)
          .map(([name]) => curveName(name)),
      ),
    ),
  ];
}

/**
 * @param {TlsPeer[]} peers of one place
 * @param {string[]} groups that they took
 * @returns {string} two sentences
 */
function message(peers, groups) {
  const full = grouped(total(peers, (peer) => peer.full));
  const took = total(peers, ({ group }) => groups.reduce((sum, name) => sum + tookGroup(group, name), 0));
  const count = peers.every((peer) => groupsOf([peer]).length > 0) ? grouped(took) : `most of ${full}`;
  const bytes = peers.map(({ helloBytesOut }) => grouped(helloBytesOut ?? 0));
  const taken =
    groups.length > 0
      ? `The server took ${listed(groups)}, which was not offered first`
      : 'The server took a group that was not offered first';
  return (
    `${taken}: ${count} full handshakes with ${peerNames(peers)} needed a second ClientHello (${listed(bytes)} bytes out, at the median). ` +
    'Each takes one more round trip, and the key pair of its first message is wasted.'
  );
}

/**
 * Puts the server's group first and keeps everything else on offer.
 * @param {PeersAtPlace} place of peers that take another group than the first
 * @param {string[]} groups that they took
 * @param {string} openssl version in the Node that ran
 * @returns {ShownEdit | null} null if the options are not seen
 */
function offerEdit({ calls, peers }, groups, openssl) {
  const fast = fastGroups(openssl);
  if (fast === null || groups.length === 0) return null;
  const others = peers.flatMap(({ group }) => Object.keys(group));
  for (const { site, call } of calls) {
    const options = connectionOptions(call, peers[0].package, CONNECTING);
    if (options === null) continue;
    const own = optionNamed(options, 'ecdhCurve');
    const listedNow = own === null ? [] : groupsIn(own.value);
    // Where its options name groups that are not seen there, they would be lost.
    const isHidden = own === null && peers.some(hasOwnGroups);
    if (listedNow === null || isHidden || optionNamed(options, 'secureContext') !== null) return null;
    return withOption(site, call, options, {
      name: 'ecdhCurve',
      text: `'${groupList([...groups, ...(own === null ? defaultGroups(openssl) : fast), ...listedNow, ...others])}'`,
    });
  }
  return null;
}

/**
 * @param {TlsPeer} peer any
 * @returns {boolean} whether options of its connections name groups
 */
function hasOwnGroups({ choices }) {
  return choices.ownCurves > 0;
}

/**
 * @param {TlsPeer[]} peers of one place
 * @param {string[]} groups that they took
 * @param {RuleContext} context everything that was measured
 * @returns {string[]} lines of code
 */
function sketch(peers, groups, { openssl }) {
  const kept = peers.some(hasOwnGroups) ? (fastGroups(openssl) ?? ['X25519']) : defaultGroups(openssl);
  const list = groupList([...(groups.length > 0 ? groups : ['P-256']), ...kept]);
  return [
    ...optionLines(peers, `ecdhCurve: '${list}'`),
    ...(groups.length > 0 ? [] : ['// with: the group that the server takes, in place of P-256']),
  ];
}

/**
 * @param {TlsPeer[]} peers of one place
 * @param {string} option of their connections, as source
 * @returns {string[]} lines of code that add it
 */
function optionLines(peers, option) {
  const [{ package: name, requests }] = peers;
  const given = name === '' ? '' : optionGiven(name, peers, option);
  if (given !== '') return [given];
  if (name === 'undici' || peers.every(hasDispatchers))
    return [`new Agent({ connect: { ${option} } }) // of undici, the dispatcher`, UNDICI_FETCH];
  return [
    name !== '' && requests === 0
      ? `// ${name}: find its option for ${option}`
      : `{ ...options, ${option} } // where it connects, or in its agent`,
  ];
}
