import { handshakeWeight, totalWeight } from '../../src/model/handshake-weight.js';
import { peerOf } from '../support/tls-ledger.js';

const peer = peerOf({ handshakes: 80, full: 80, protocol: { 'TLSv1.3': 80 }, group: { X25519: 80 } });

test.each([
  ['the usual groups', { X25519MLKEM768: 40, prime256v1: 40 }, 80],
  ['an unknown one, such as a server has', {}, 80],
  ['P-384', { secp384r1: 80 }, 320],
  ['P-521, now and then', { secp521r1: 10, X25519: 70 }, 160],
])('handshakes with %s', (_, group, rest) => {
  expect(handshakeWeight({ ...peer, group }, [])).toEqual({ ...handshakeWeight(peer, []), rest });
});

test('of two peers, the one with P-384 has three quarters', () => {
  const slow = handshakeWeight({ ...peer, group: { secp384r1: 80 } }, []);
  const both = totalWeight([peer, { ...peer, group: { secp384r1: 80 } }], []);
  expect((slow.rest + slow.certificate) / (both.rest + both.certificate)).toBeCloseTo(0.74, 1);
});

describe('a server is not told the group, but clients of the same run that connect to it are', () => {
  const server = { ...peer, role: 'server', host: '', port: 8443, group: {} };
  const client = { ...peer, host: 'localhost', port: 8443, group: { secp521r1: 80 } };
  const restOf = (/** @type {object} */ to, fields = {}) =>
    handshakeWeight({ ...server, ...fields }, [peerOf({ ...client, ...to }), peerOf({ ...server, ...fields })]).rest;

  test.each([
    ['all of its connections', {}, {}, 720],
    ['by an address', { host: '127.0.0.1' }, {}, 720],
    ['half of them', {}, { handshakes: 160, full: 160, protocol: { 'TLSv1.3': 160 } }, 800],
    ['more than it took, as while it was not recorded', {}, { handshakes: 40, full: 40 }, 360],
    ['to another port', { port: 9443 }, {}, 80],
    ['to another machine, as a proxy does', { host: 'api.example.com' }, {}, 80],
    ['hosts that were not recorded', { host: '' }, {}, 80],
  ])('%s', (_, to, fields, rest) => expect(restOf(to, fields)).toBe(rest));
});

test('of two peers, a server and its only client have about the same work', () => {
  const client = peerOf({ ...peer, host: 'localhost', port: 8443, group: { secp384r1: 80 } });
  const server = peerOf({ ...peer, role: 'server', host: '', port: 8443, group: {} });
  expect(totalWeight([server], [client, server]).rest).toBe(totalWeight([client], [client, server]).rest);
});
