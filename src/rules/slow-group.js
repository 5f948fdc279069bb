import { slowGroupFactor } from '../catalogue/guidance.js';
import { curveName } from '../text/names.js';
import { duration, grouped, times } from '../text/numbers.js';
import { listed } from '../text/words.js';
import { optionNamed, optionsOf, withOption } from './shared/edited-options.js';
import { findingAt } from './shared/finding.js';
import { handshakeCost, leftOf, ofBusyTime, severityOfSpared, UNKNOWN_COST } from './shared/handshake-cost.js';
import {
  fastGroupNotes,
  fastGroups,
  groupList,
  groupsIn,
  isOfferedFirst,
  isSlowGroup,
} from './shared/key-exchange-groups.js';
import { machineNote } from './shared/machine-note.js';
import { docsOf } from './shared/rule.js';
import { MIN_HANDSHAKES, peerNames, peersByPlace, total } from './shared/tls-places.js';
import { AGAIN } from './shared/wording.js';

/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Finding } from '../model/report.js' */
/** @import { TlsPeer } from '../model/tls.js' */
/** @import { ShownEdit } from './shared/edit.js' */
/** @import { HandshakeCost } from './shared/handshake-cost.js' */
/** @import { Rule, RuleContext } from './shared/rule.js' */
/** @import { PeersAtPlace } from './shared/tls-places.js' */

const ID = 'slow-group';

const REQUIRED_NOTE = 'Leave it if a rule that you must follow, such as CNSA, requires P-384.';

const OTHER_SIDE_NOTE =
  'A server that accepts only the old group will ask for a second ClientHello: leave the options unchanged for such a server.';

/**
 * P-384 and P-521 take several times the CPU of X25519 for a key exchange, on both sides, and are no safer against
 * anyone eavesdropping today.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'Key exchange uses a slow group',
    severityRange: ['info', 'warning'],
    docs: docsOf(ID),
    counts: 'tls',
  },
  check: (context) =>
    peersByPlace(context, mayBeSlow)
      .filter((place) => isSlow(place, context))
      .flatMap((place) => findingOf(place, context)),
};

/**
 * @param {PeersAtPlace} place of peers that exchange keys with a slow group
 * @param {RuleContext} context everything that was measured
 * @returns {Finding[]} none if too little would be spared
 */
function findingOf(place, context) {
  const { site, peers } = place;
  const cost = handshakeCost(peers, context);
  const [{ role, certificate }] = peers;
  const [group = ''] = slowGroupsOf(place);
  const price = slowGroupFactor(group, role, context.openssl, keyOf(certificate));
  const left = leftOf(cost, 1 / price.factor, 'keyExchange');
  const severity = severityOfSpared(cost, left);
  if (severity === null) return [];
  const { edit, advice, notes } = remedyOf(place, context.openssl);
  return [
    findingAt(ID, site, cost ?? UNKNOWN_COST, {
      severity,
      message: message(place, { ...price, cost, left }, context),
      edit,
      advice,
      notes: [
        REQUIRED_NOTE,
        ...notes,
        ...fastGroupNotes(context.openssl),
        ...machineNote(context.bench, 'kex', [group, 'X25519']),
      ],
      verify: `${AGAIN} a handshake should take ${price.isOfKey ? `about ${Math.round(left * 100)} % of its` : 'less'} CPU time${role === 'client' ? ', and tls.peers should name another group' : ''}.`,
    }),
  ];
}

/**
 * @param {TlsPeer['certificate']} certificate of a server, null if unknown
 * @returns {string} its key, such as `p-256` or `rsa-2048`; `''` if unknown
 */
function keyOf(certificate) {
  if (certificate?.type === 'rsa') return `rsa-${certificate.bits}`;
  return curveName(certificate?.curve ?? '').toLowerCase();
}

/**
 * @param {PeersAtPlace} place of peers that exchange keys with a slow group
 * @param {string} openssl version that ran
 * @returns {Pick<ShownEdit, 'advice' | 'notes'> & {edit: ShownEdit['edit'] | null}} how to offer a faster one first
 */
function remedyOf(place, openssl) {
  const shown = fasterEdit(place, openssl);
  if (shown === null) return { edit: null, advice: sketch(place, openssl), notes: [] };
  return { ...shown, notes: [...(place.peers[0].role === 'client' ? [OTHER_SIDE_NOTE] : []), ...shown.notes] };
}

/**
 * @param {TlsPeer} peer any
 * @returns {boolean} whether it has enough full handshakes, most of them with a slow group or, on servers, which are
 *   not given the group, with one that the options choose
 */
function mayBeSlow({ role, full, group, choices }) {
  if (full < MIN_HANDSHAKES) return false;
  return role === 'client' ? slowHandshakes(group) > full / 2 : choices.ownCurves > full / 2;
}

/**
 * @param {TlsPeer['group']} group handshakes by group
 * @returns {number} those with a slow one
 */
function slowHandshakes(group) {
  return Object.entries(group).reduce((sum, [name, count]) => sum + (isSlowGroup(name) ? count : 0), 0);
}

/**
 * What a server's options name is in the source, and their arithmetic is in the samples.
 * @param {PeersAtPlace} place of peers that may be slow
 * @param {RuleContext} context everything that was measured
 * @returns {boolean} whether they are for certain
 */
function isSlow({ peers, calls }, context) {
  if (peers[0].role === 'client') return true;
  const named = calls.flatMap(({ call }) => curvesOf(call) ?? []);
  if (named.length > 0 && !isSlowGroup(named[0])) return false;
  // OpenSSL takes the group for which the client sends a key at once, wherever the options name it.
  if (named.length > 0 && !named.some(isOfferedFirst)) return true;
  return (
    peers.every(({ certificate }) => certificate !== null && !isSlowGroup(certificate.curve)) &&
    computesLargeCurves(context)
  );
}

/** Of the ticks of handshakes: with Node's default groups none, with P-384 half (Node 20 and 24). */
const LARGE_CURVES_SHARE = 0.25;

/** OpenSSL uses these to compute on curves that have no dedicated code. */
const LARGE_CURVES = new Set(['elliptic curve', 'Montgomery multiplication, any size']);

/**
 * @param {RuleContext} context everything that was measured
 * @returns {boolean} whether handshakes are mostly arithmetic on curves for which OpenSSL has no dedicated code
 */
function computesLargeCurves({ operations }) {
  const handshakes = operations.filter(({ id }) => id === 'tls.handshake');
  const all = handshakes.reduce((sum, { ticks }) => sum + ticks, 0);
  const large = handshakes
    .flatMap(({ primitives }) => primitives)
    .filter(({ name }) => LARGE_CURVES.has(name))
    .reduce((sum, { ticks }) => sum + ticks, 0);
  return all > 0 && large >= LARGE_CURVES_SHARE * all;
}

/**
 * @param {SourceCall} call that makes a server, or connects
 * @returns {string[] | null} groups that its options name; null if they are not seen
 */
function curvesOf(call) {
  const options = call.syntax?.optionLiterals?.find((each) => optionNamed(each, 'ecdhCurve') !== null);
  return options ? groupsIn(optionNamed(options, 'ecdhCurve')?.value) : null;
}

/** A group of fewer handshakes is not worth its name. */
const NOTABLE_PART = 0.1;

/**
 * @param {PeersAtPlace} place of slow peers
 * @returns {string[]} their slow groups as options name them, as far as Node or the source shows
 */
function slowGroupsOf({ peers, calls }) {
  const seen = peers.flatMap(({ group, full }) =>
    Object.keys(group).filter((name) => isSlowGroup(name) && group[name] > NOTABLE_PART * full),
  );
  const groups =
    seen.length > 0
      ? seen
      : calls
          .flatMap(({ call }) => curvesOf(call) ?? [])
          .filter(isSlowGroup)
          .slice(0, 1);
  return [...new Set(groups.map(curveName))];
}

/**
 * @param {PeersAtPlace} place of slow peers
 * @param {{cost: HandshakeCost | null, factor: number, isOfKey: boolean, left: number}} price cost of their handshakes;
 *   factor: of a handshake with X25519, with their certificate or else one with P-256; left: part of the cost that
 *   X25519 leaves, 0..1
 * @param {RuleContext} context everything that was measured
 * @returns {string} two sentences
 */
function message(place, { cost, factor, isOfKey, left }, { profile }) {
  const { peers } = place;
  const [{ role }] = peers;
  const full = total(peers, (peer) => peer.full);
  // Which group a server's handshakes take is not known.
  const slow = role === 'client' ? total(peers, ({ group }) => slowHandshakes(group)) : full;
  const some = slow < full ? `${grouped(slow)} of ${grouped(full)} full` : grouped(full);
  const which = listed(slowGroupsOf(place)) || 'a large curve';
  const where = role === 'server' ? `on ${peerNames(peers)}` : `to ${peerNames(peers)}`;
  const first = `${some} handshakes ${where} exchanged keys with ${which}, where a handshake${isOfKey ? '' : ' with a P-256 certificate'} takes about ${times(factor)} the CPU of one with X25519.`;
  if (cost === null) return first;
  const then = isOfKey ? `; with X25519 about ${duration(cost.ms * left)}, an estimate` : '';
  return `${first} ${slow < full ? `All ${grouped(full)}` : 'They'} took ${ofBusyTime(cost, profile)}${then}.`;
}

/**
 * @param {PeersAtPlace} place of slow peers
 * @param {string} openssl version in the Node that ran
 * @returns {ShownEdit | null} null if the option is not seen, or if its first group is fast, so that the other side
 *   chose
 */
function fasterEdit({ calls }, openssl) {
  const fast = fastGroups(openssl);
  for (const { site, call } of calls) {
    const options = optionsOf(call, (each) => optionNamed(each, 'ecdhCurve') !== null);
    const groups = options && groupsIn(optionNamed(options, 'ecdhCurve')?.value);
    if (!options || !groups || fast === null) continue;
    return isSlowGroup(groups[0])
      ? withOption(site, call, options, { name: 'ecdhCurve', text: `'${groupList([...fast, ...groups])}'` })
      : null;
  }
  return null;
}

/**
 * @param {PeersAtPlace} place of slow peers
 * @param {string} openssl version in the Node that ran
 * @returns {string[]} lines of code
 */
function sketch(place, openssl) {
  const [{ role, choices, handshakes }] = place.peers;
  const [slow = 'P-384', ...others] = slowGroupsOf(place);
  const list = groupList([...(fastGroups(openssl) ?? ['X25519']), slow, ...others]);
  const isOwn = role === 'server' || choices.ownCurves > handshakes / 2;
  return [
    `{ ...options, ecdhCurve: '${list}' } // ${isOwn ? 'instead of a slow group in front' : 'at the server, which chose: it has to accept X25519'}`,
  ];
}
