import { handshakeWeight, totalWeight } from '../../src/model/handshake-weight.js';
import { peerOf } from '../support/tls-ledger.js';

const peer = peerOf({ handshakes: 80, full: 80, protocol: { 'TLSv1.3': 80 }, group: { X25519: 80 } });

test.each([
  ['the usual groups', { X25519MLKEM768: 40, prime256v1: 40 }, 80],
  ['an unknown one, such as a server has', {}, 80],
  ['P-384', { secp384r1: 80 }, 320],
  ['P-521, now and then', { secp521r1: 10, X25519: 70 }, 160],
])('handshakes with %s', (_, group, rest) => {
  expect(handshakeWeight({ ...peer, group })).toEqual({ ...handshakeWeight(peer), rest });
});

test('of two peers, the one with P-384 has three quarters', () => {
  const slow = handshakeWeight({ ...peer, group: { secp384r1: 80 } });
  const both = totalWeight([peer, { ...peer, group: { secp384r1: 80 } }]);
  expect((slow.rest + slow.certificate) / (both.rest + both.certificate)).toBeCloseTo(0.74, 1);
});
