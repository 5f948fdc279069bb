import { leftWithP256 } from '../catalogue/guidance.js';
import { isKeyTransport } from '../model/tls.js';
import { duration, grouped } from '../text/numbers.js';
import { findingAt } from './shared/finding.js';
import { handshakeCost, leftOf, ofBusyTime, severityOfSpared, UNKNOWN_COST } from './shared/handshake-cost.js';
import { machineNote } from './shared/machine-note.js';
import { docsOf } from './shared/rule.js';
import { mayBeSlow, slowGroupsOf, takesSlowGroup } from './shared/slow-groups.js';
import { GRPC } from './shared/tls-drivers.js';
import { peerNames, peersByPlace, total } from './shared/tls-places.js';
import { AGAIN } from './shared/wording.js';

/** @import { TlsPeer } from '../model/tls.js' */
/** @import { HandshakeCost } from './shared/handshake-cost.js' */
/** @import { Rule, RuleContext } from './shared/rule.js' */
/** @import { PeersAtPlace } from './shared/tls-places.js' */

const ID = 'rsa-certificate';

/** Fewer full handshakes don't matter. */
const MIN_FULL = 50;

/** Run by a test as they are: $NAME is the host's name. */
const ADVICE = [
  'openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ec-key.pem -out ec.csr \\',
  '  -subj "/CN=$NAME" -addext "subjectAltName=DNS:$NAME"  # ec.csr is for your CA',
  '# or, with Let\'s Encrypt: certbot certonly --key-type ecdsa --elliptic-curve secp256r1 -d "$NAME"',
];

const BOTH = '{ key: [ecKey, rsaKey], cert: [ecCert, rsaCert] }';

/** Of ServerCredentials.createSsl, whose other arguments stay. */
const BOTH_IN_GRPC = '[{ private_key: ecKey, cert_chain: ecCert }, { private_key: rsaKey, cert_chain: rsaCert }]';

const CLIENT_NOTE =
  'Node serves each client the certificate that it knows. Clients take slightly longer to check an ECDSA signature than an RSA one.';

/**
 * A server signs each full handshake with its certificate's key, and RSA signs slowly.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'A server signs handshakes with an RSA key',
    severityRange: ['info', 'warning'],
    docs: docsOf(ID),
    counts: 'tls',
  },
  check: (context) =>
    peersByPlace(context, signsWithRsa).flatMap((place) => {
      const { site, peers } = place;
      const cost = handshakeCost(peers, context);
      const ratio = leftWithP256(bitsOf(peers), slowGroupOf(place, context), context.openssl);
      const left = ratio === null ? null : leftOf(cost, ratio, 'certificate');
      const severity = severityOfSpared(cost, left);
      return severity === null
        ? []
        : [
            findingAt(ID, site, cost ?? UNKNOWN_COST, {
              severity,
              message: message(peers, cost, left, context),
              edit: null,
              advice: adviceOf(peers),
              notes: [CLIENT_NOTE, ...machineNote(context.bench, 'sign', [`RSA-${bitsOf(peers)}`, 'P-256'])],
              verify:
                `${AGAIN} ${left === null ? 'the share of handshakes should fall' : `handshakes should take about ${Math.round(left * 100)} % of their CPU time`}, ` +
                'and tls.peers should name a certificate of type ec.',
            }),
          ];
    }),
};

/**
 * @param {TlsPeer} peer any
 * @returns {boolean} whether it is a server that signed many handshakes with RSA; one that mostly resumes sessions
 *   signs few, and one whose clients encrypt their keys for it decrypts
 */
function signsWithRsa({ role, certificate, full, handshakes, cipher }) {
  const decrypted = Object.entries(cipher).reduce((sum, [name, count]) => sum + (isKeyTransport(name) ? count : 0), 0);
  return (
    role === 'server' &&
    certificate?.type === 'rsa' &&
    full >= MIN_FULL &&
    full > handshakes / 2 &&
    decrypted < handshakes / 2
  );
}

/**
 * @param {TlsPeer[]} peers servers with RSA certificates
 * @returns {string[]} commands that make the other one, and a line of code with both
 */
function adviceOf([{ package: name }]) {
  return [...ADVICE, `${name === GRPC ? BOTH_IN_GRPC : BOTH} // both, if there are clients that only know RSA`];
}

/**
 * @param {TlsPeer[]} peers servers with RSA certificates
 * @returns {number | null} bits of the key that signs most; null if unknown
 */
function bitsOf([{ certificate }]) {
  return certificate?.bits ?? null;
}

/**
 * @param {PeersAtPlace} place of servers with RSA certificates
 * @param {RuleContext} context everything that was measured
 * @returns {string | null} the slow group that their handshakes take, `''` if it has no name; null if they take none
 */
function slowGroupOf(place, context) {
  if (!place.peers.every(mayBeSlow) || !takesSlowGroup(place, context)) return null;
  return slowGroupsOf(place)[0] ?? '';
}

/**
 * @param {TlsPeer[]} peers servers with RSA certificates
 * @param {HandshakeCost | null} cost of their handshakes
 * @param {number | null} left part of it that a P-256 certificate leaves, 0..1
 * @param {RuleContext} context everything that was measured
 * @returns {string} one or two sentences
 */
function message(peers, cost, left, { profile }) {
  const bits = bitsOf(peers);
  const key = bits === null ? 'an RSA key' : `an RSA-${bits} key`;
  const first = `${grouped(total(peers, ({ full }) => full))} full handshakes on ${peerNames(peers)} were signed with ${key}`;
  if (cost === null) return `${first}: a P-256 key signs many times as fast.`;
  const rest =
    left === null
      ? 'with a P-256 certificate less'
      : `with a P-256 certificate about ${duration(cost.ms * left)}, an estimate`;
  return `${first}. They took ${ofBusyTime(cost, profile)}; ${rest}.`;
}
