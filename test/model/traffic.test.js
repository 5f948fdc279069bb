import fc from 'fast-check';
import { THREAD_TRAFFIC, TRAFFIC, addTraffic } from '../../src/model/traffic.js';

const side = (changes = {}) => ({
  handshakes: 3, resumed: 1, protocols: { 'TLSv1.3': 3 }, ciphers: { TLS_AES_256_GCM_SHA384: 2, TLS_AES_128_GCM_SHA256: 1 }, groups: { X25519: 2 }, ...changes,
});
const thread = (changes = {}) => ({ requests: 5, clientRequests: 7, tlsServer: side(), tlsClient: side(), ...changes });
const saved = (changes = {}) => ({ ...thread(changes), complete: true });

describe('the sum', () => {
  test('of threads is taken by name', () => {
    const other = thread({ tlsServer: side({ protocols: { 'TLSv1.2': 3 } }) });
    expect(addTraffic([thread(), other])).toEqual({
      requests: 10, clientRequests: 14,
      tlsServer: {
        handshakes: 6, resumed: 2, protocols: { 'TLSv1.3': 3, 'TLSv1.2': 3 }, ciphers: { TLS_AES_256_GCM_SHA384: 4, TLS_AES_128_GCM_SHA256: 2 }, groups: { X25519: 4 },
      },
      tlsClient: {
        handshakes: 6, resumed: 2, protocols: { 'TLSv1.3': 6 }, ciphers: { TLS_AES_256_GCM_SHA384: 4, TLS_AES_128_GCM_SHA256: 2 }, groups: { X25519: 4 },
      },
    });
  });

  test('is unknown on a side that one of them could not see', () => {
    expect(addTraffic([thread(), thread({ tlsClient: null }), thread()])).toMatchObject({ requests: 15, tlsServer: { handshakes: 9 }, tlsClient: null });
  });

  test('has nothing that is no count', () => {
    expect(Object.keys(addTraffic([{ ...saved(), pid: 4711 }]))).toEqual(['requests', 'clientRequests', 'tlsServer', 'tlsClient']);
  });

  test('of what is possible is possible', () => {
    const tally = fc.dictionary(fc.stringMatching(/^[\w.-]{1,64}$/), fc.nat(100), { maxKeys: 5 });
    const anySide = fc.record({ protocols: tally, ciphers: tally, groups: tally }).map((tallies) => {
      const handshakes = Math.max(...Object.values(tallies).map((each) => Object.values(each).reduce((sum, count) => sum + count, 0)));
      return { handshakes, resumed: handshakes >> 1, ...tallies };
    });
    const anyThread = fc.record({ requests: fc.nat(1e11), clientRequests: fc.nat(1e11), tlsServer: fc.option(anySide), tlsClient: fc.option(anySide) });
    fc.assert(fc.property(fc.array(anyThread, { maxLength: 8 }), (threads) => {
      expect(TRAFFIC({ ...addTraffic(threads), processes: 1, complete: true })).toBeNull();
    }));
  });
});

test('what the probe saves is taken', () => {
  expect(THREAD_TRAFFIC(saved())).toBeNull();
  expect(THREAD_TRAFFIC(saved({ tlsServer: null, tlsClient: null }))).toBeNull();
});

test.each([
  ['nothing', null, ''],
  ['a list', [], ''],
  ['a negative count', saved({ requests: -1 }), '.requests'],
  ['a count that no sum of can be exact', saved({ clientRequests: 2 ** 50 }), '.clientRequests'],
  ['a count as text', saved({ requests: '5' }), '.requests'],
  ['no side', { ...saved(), tlsServer: undefined }, '.tlsServer'],
  ['more resumptions than handshakes', saved({ tlsServer: side({ resumed: 4 }) }), '.tlsServer.resumed'],
  ['more handshakes by name than at all', saved({ tlsClient: side({ groups: { X25519: 2, P256: 2 } }) }), '.tlsClient.groups'],
  ['a name that a terminal would obey', saved({ tlsServer: side({ ciphers: { '\u001b[2J': 1 } }) }), '.tlsServer.ciphers'],
  ['a name of any length', saved({ tlsServer: side({ ciphers: { ['A'.repeat(65)]: 1 } }) }), '.tlsServer.ciphers'],
  ['names without end', saved({ tlsServer: side({ ciphers: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`C${index}`, 0])) }) }), '.tlsServer.ciphers'],
  ['no word on whether that is all', { ...saved(), complete: 'yes' }, '.complete'],
])('%s is refused', (_, candidate, place) => expect(THREAD_TRAFFIC(candidate)).toBe(place));

test('whatever it is, it is taken or refused', () => {
  fc.assert(fc.property(fc.anything(), (candidate) => {
    const wrong = TRAFFIC(candidate);
    expect(wrong === null || typeof wrong === 'string').toBe(true);
  }));
});
