import { duration, grouped } from '../text/numbers.js';
import { optionNamed, optionsOf, replacedOption, withOption } from './shared/edited-options.js';
import { findingAt } from './shared/finding.js';
import { handshakeCost, UNKNOWN_COST } from './shared/handshake-cost.js';
import { docsOf } from './shared/rule.js';
import { MIN_HANDSHAKES, peerNames, peersByPlace, total } from './shared/tls-places.js';
import { AGAIN } from './shared/wording.js';

/** @import { OptionLiteral } from '../model/source-call.js' */
/** @import { TlsPeer } from '../model/tls.js' */
/** @import { ShownEdit } from './shared/edit.js' */
/** @import { Rule } from './shared/rule.js' */
/** @import { PeersAtPlace } from './shared/tls-places.js' */

const ID = 'old-protocol';

const NEW = 'TLSv1.3';

/** Highest versions that forbid the newest one. */
const OLD_VERSION = /^TLSv1(?:\.[12])?$/;

/** Methods that allow TLS 1.2 and nothing else. */
const ONLY_TLS12 = /^TLSv1_2_(?:client_|server_)?method$/;

const SKETCH = [
  "{ ...options, maxVersion: 'TLSv1.3' } // instead of a lower maxVersion, or of secureProtocol; minVersion stays what it is",
  '// SSL_OP_NO_TLSv1_3 among secureOptions and node --tls-max-v1.2 forbid it, too; ciphers of TLS 1.2 do not',
];

const NOTE = 'TLS 1.3 takes as much CPU time as TLS 1.2, but saves a round trip in each full handshake.';

const RETRY_NOTE =
  'TLS 1.3 takes as much CPU time as TLS 1.2. It saves a round trip only where the server takes a group for which the client sends its part of the key ' +
  'at once; else it asks again (cryptoprof explain hello-retry).';

/** Groups for which clients of OpenSSL and browsers send their part of the key with the first message. */
const SENT_AT_ONCE = new Set(['X25519', 'X25519MLKEM768']);

const RENEGOTIATION_NOTE =
  "TLS 1.3 has no renegotiation: leave it where socket.renegotiate() asks for a client's certificate.";

const SESSION_NOTE =
  "This program takes sessions with getSession(): in TLS 1.3 they come later, as 'session' events. Without a change there, no connection is resumed any more.";

const REFUSED_LATER_NOTE =
  'In TLS 1.3 a client learns only after secureConnect that the server refuses its certificate: a program that takes that event as proof of access has to ' +
  "wait for the server's first answer instead.";

/** Options with which a client shows who it is, or may. */
const SHOWS_CERTIFICATE = ['cert', 'key', 'pfx', 'secureContext'];

/**
 * TLS 1.3 needs one round trip where TLS 1.2 needs two. A program that disables 1.3 pays for the second one on every
 * new connection.
 * @type {Rule}
 */
export default {
  meta: { id: ID, title: 'Options forbid TLS 1.3', severityRange: ['info'], docs: docsOf(ID), counts: 'tls' },
  check: (context) =>
    peersByPlace(context, isHeldBack).map((place) => {
      const shown = newerEdit(place);
      const isSaved = place.peers.every(savesRoundTrip);
      return findingAt(ID, place.site, handshakeCost(place.peers, context) ?? UNKNOWN_COST, {
        severity: 'info',
        message: message(place.peers, isSaved),
        edit: shown?.edit ?? null,
        advice: shown?.advice ?? SKETCH,
        notes: [
          isSaved ? NOTE : RETRY_NOTE,
          RENEGOTIATION_NOTE,
          ...(place.calls.some(({ call }) => call.syntax?.takesSession) ? [SESSION_NOTE] : []),
          ...(place.calls.some(({ call }) =>
            call.syntax?.optionLiterals?.some((each) => isRefusable(each, place.peers)),
          )
            ? [REFUSED_LATER_NOTE]
            : []),
          ...(shown?.notes ?? []),
        ],
        verify: `${AGAIN} tls.peers should count handshakes of ${NEW}. ${isSaved ? 'Over a network, each new connection takes one round trip less. ' : ''}If the other side knows no TLS 1.3, nothing changes.`,
      });
    }),
};

/**
 * @param {TlsPeer} peer any
 * @returns {boolean} whether most of its handshakes are of older versions, and by the program's own choice
 */
function isHeldBack({ handshakes, full, protocol, choices }) {
  const old = handshakes - (protocol[NEW] ?? 0);
  // A resumed handshake takes one round trip in any version.
  return full >= MIN_HANDSHAKES && old > handshakes / 2 && choices.forbidsTls13 > handshakes / 2;
}

/**
 * @param {TlsPeer} peer whose options forbid TLS 1.3
 * @returns {boolean} whether TLS 1.3 certainly needs no second ClientHello: a server takes any group by default, and a client
 *   knows which one its server has taken
 */
function savesRoundTrip({ role, group, choices }) {
  if (choices.ownCurves > 0) return false;
  const groups = Object.keys(group);
  return role === 'server' || (groups.length > 0 && groups.every((name) => SENT_AT_ONCE.has(name)));
}

/**
 * @param {TlsPeer[]} peers of one place
 * @param {boolean} isSaved whether TLS 1.3 certainly saves a round trip
 * @returns {string} two sentences
 */
function message(peers, isSaved) {
  const handshakes = total(peers, (peer) => peer.handshakes);
  const old = handshakes - total(peers, ({ protocol }) => protocol[NEW] ?? 0);
  const [{ role, p50Ms }] = peers;
  const where = role === 'server' ? `on ${peerNames(peers)}` : `to ${peerNames(peers)}`;
  const typical = p50Ms === null ? '' : `, now ${duration(p50Ms)} at the median`;
  return (
    `The ${role}'s options forbid TLS 1.3: ${grouped(old)} of ${grouped(handshakes)} handshakes ${where} were of older versions. ` +
    `Each full one takes ${isSaved ? 'one more round trip than with TLS 1.3' : 'two round trips, and one with TLS 1.3 if the server takes the first group offered'}${typical}.`
  );
}

/**
 * @param {PeersAtPlace} place with the options that forbid TLS 1.3, as far as the source shows
 * @returns {ShownEdit | null} null if they are not seen, or if the program renegotiates, takes up sessions as TLS 1.2
 *   has them, or may be told with the handshake whom the server lets in, as far as the run and its source show
 */
function newerEdit({ calls, peers }) {
  // Nothing shows what a renegotiation was for. It may have requested a client certificate, which TLS 1.3 does in
  // another way.
  const renegotiates = peers.some(({ choices }) => choices.renegotiated > 0);
  const isSafe = calls.every(({ call: { syntax } }) => syntax?.renegotiates === false && syntax.takesSession === false);
  if (renegotiates || !isSafe) return null;
  for (const { site, call } of calls) {
    const options = optionsOf(call, (each) =>
      ['maxVersion', 'secureProtocol'].some((name) => optionNamed(each, name) !== null),
    );
    if (options === null) continue;
    if (isRefusable(options, peers)) return null;
    const method = optionNamed(options, 'secureProtocol');
    // Beside minVersion or maxVersion, secureProtocol throws.
    if (method !== null)
      return ONLY_TLS12.test(String(method.value)) ? replacedOption(site, call, method, "minVersion: 'TLSv1.2'") : null;
    const isOld = OLD_VERSION.test(String(optionNamed(options, 'maxVersion')?.value));
    return isOld ? withOption(site, call, options, { name: 'maxVersion', text: `'${NEW}'` }) : null;
  }
  return null;
}

/**
 * @param {OptionLiteral} options of a connection or server
 * @param {TlsPeer[]} peers that it is about
 * @returns {boolean} whether the handshake tells clients if their certificate is accepted, as it does before TLS 1.3
 */
function isRefusable(options, [{ role }]) {
  const asked = optionNamed(options, 'requestCert');
  if (role === 'server') return asked !== null && asked.text !== 'false';
  return options.hasOthers || SHOWS_CERTIFICATE.some((name) => optionNamed(options, name) !== null);
}
