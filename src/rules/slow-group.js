import { slowGroupFactor } from '../catalogue/guidance.js';
import { duration, grouped, times } from '../text/numbers.js';
import { listed } from '../text/words.js';
import { optionNamed, optionsOf, withOption } from './shared/edited-options.js';
import { findingAt } from './shared/finding.js';
import { handshakeCost, leftOf, ofBusyTime, severityOfSpared, UNKNOWN_COST } from './shared/handshake-cost.js';
import { fastGroupNotes, fastGroups, groupList, groupsIn, isSlowGroup } from './shared/key-exchange-groups.js';
import { machineNote } from './shared/machine-note.js';
import { docsOf } from './shared/rule.js';
import { certificateKey, mayBeSlow, slowGroupsOf, slowHandshakes, takesSlowGroup } from './shared/slow-groups.js';
import { peerNames, peersByPlace, total } from './shared/tls-places.js';
import { AGAIN } from './shared/wording.js';

/** @import { Finding } from '../model/report.js' */
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
      .filter((place) => takesSlowGroup(place, context))
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
  const price = slowGroupFactor(group, role, context.openssl, certificateKey(certificate));
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
