/** Which connections exchange keys with a slow group: what Node, the source and the samples tell of it. */
import { curveName } from '../../text/names.js';
import { optionNamed } from './edited-options.js';
import { groupsIn, isOfferedFirst, isSlowGroup } from './key-exchange-groups.js';
import { MIN_HANDSHAKES } from './tls-places.js';

/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { TlsPeer } from '../../model/tls.js' */
/** @import { RuleContext } from './rule.js' */
/** @import { PeersAtPlace } from './tls-places.js' */

/**
 * @param {TlsPeer} peer any
 * @returns {boolean} whether it has enough full handshakes, most of them with a slow group or, on servers, which are
 *   not given the group, with one that the options choose
 */
export function mayBeSlow({ role, full, group, choices }) {
  if (full < MIN_HANDSHAKES) return false;
  return role === 'client' ? slowHandshakes(group) > full / 2 : choices.ownCurves > full / 2;
}

/**
 * @param {TlsPeer['group']} group handshakes by group
 * @returns {number} those with a slow one
 */
export function slowHandshakes(group) {
  return Object.entries(group).reduce((sum, [name, count]) => sum + (isSlowGroup(name) ? count : 0), 0);
}

/**
 * What a server's options name is in the source, and their arithmetic is in the samples.
 * @param {PeersAtPlace} place of peers that may be slow
 * @param {RuleContext} context everything that was measured
 * @returns {boolean} whether they are for certain
 */
export function takesSlowGroup({ peers, calls }, context) {
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
export function slowGroupsOf({ peers, calls }) {
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
 * @param {TlsPeer['certificate']} certificate of a server, null if unknown
 * @returns {string} its key, such as `p-256` or `rsa-2048`; `''` if unknown
 */
export function certificateKey(certificate) {
  if (certificate?.type === 'rsa') return `rsa-${certificate.bits}`;
  return curveName(certificate?.curve ?? '').toLowerCase();
}
