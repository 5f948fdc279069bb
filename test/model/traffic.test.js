import fc from 'fast-check';
import { addTraffic, trafficClaim } from '../../src/model/traffic.js';
import { problemIn } from '../../src/schemas/problem-in.js';

const side = (changes = {}) => ({
  handshakes: 3,
  resumed: 1,
  protocols: { 'TLSv1.3': 3 },
  ciphers: { TLS_AES_256_GCM_SHA384: 2, TLS_AES_128_GCM_SHA256: 1 },
  groups: { X25519: 2 },
  ...changes,
});
const thread = (changes = {}) => ({ requests: 5, clientRequests: 7, tlsServer: side(), tlsClient: side(), ...changes });
const traffic = (changes = {}) => ({ ...thread(), processes: 1, complete: true, ...changes });

describe('routes of several threads', () => {
  const of = (handler, requests, isAlone = true) => ({ method: 'GET', path: '/', requests, isAlone, handler });
  const sumOf = (...lists) => addTraffic(lists.map((routes) => thread({ routes }))).routes;

  test('with one path and different handlers are not alone, though each thread saw only one', () => {
    expect(sumOf([of('a', 2)], [of('b', 3)], [of('a', 4)])).toEqual([of('a', 6, false), of('b', 3, false)]);
  });

  test('are added up by handler', () => {
    expect(sumOf([of('a', 2)], [of('a', 3)])).toEqual([of('a', 5)]);
    expect(sumOf([of('a', 2, false), of('b', 1, false)], [of('b', 3)])).toEqual([of('a', 2, false), of('b', 4, false)]);
  });
});

describe('routes of several threads with prefixes', () => {
  const of = (prefix, requests, rest = {}) => ({ method: 'GET', path: '/', requests, isAlone: true, prefix, ...rest });
  const sumOf = (...lists) => addTraffic(lists.map((routes) => thread({ routes }))).routes;

  test('are told apart by these, though all have one wrapper', () => {
    expect(sumOf([of('u', 2, { handler: 'w' })], [of('o', 3, { handler: 'w' })])).toEqual([
      of('u', 2, { handler: 'w', isAlone: false }),
      of('o', 3, { handler: 'w', isAlone: false }),
    ]);
  });

  test('have no text if one of the threads could not tell by it', () => {
    expect(sumOf([of('u', 2, { handler: 'w' })], [of('u', 3, { isAlone: false }), of('o', 1)])).toEqual([
      of('u', 5, { isAlone: false }),
      of('o', 1, { isAlone: false }),
    ]);
  });

  test('are not alone if their handlers differ: two services may have a route of one name each', () => {
    expect(sumOf([of('u', 2, { handler: 'a' })], [of('u', 3, { handler: 'b' })])).toEqual([
      of('u', 5, { isAlone: false }),
    ]);
  });

  test('are told apart by their handlers where a thread knows no prefix', () => {
    expect(sumOf([of('u', 2, { handler: 'a' })], [of(undefined, 3, { handler: 'a' })])).toEqual([
      { method: 'GET', path: '/', requests: 5, isAlone: true, handler: 'a' },
    ]);
  });

  test('are told apart by the last parts of these where threads do not know all', () => {
    const known = of('', 2, { tail: 'u', isAlone: false });
    expect(sumOf([known, of('', 3, { tail: 'o', isAlone: false })], [known])).toEqual([
      { ...known, requests: 4 },
      of('', 3, { tail: 'o', isAlone: false }),
    ]);
  });

  test('are told apart by their handlers where requests come by several', () => {
    const counts = [of('', 2, { handler: 'a', isAlone: false }), of('', 3, { handler: 'b', isAlone: false })];
    expect(sumOf(counts)).toEqual(counts);
  });
});

describe('the sum', () => {
  test('of threads is taken by name', () => {
    const other = thread({ tlsServer: side({ protocols: { 'TLSv1.2': 3 } }) });
    expect(addTraffic([thread(), other])).toEqual({
      requests: 10,
      clientRequests: 14,
      tlsServer: {
        handshakes: 6,
        resumed: 2,
        protocols: { 'TLSv1.3': 3, 'TLSv1.2': 3 },
        ciphers: { TLS_AES_256_GCM_SHA384: 4, TLS_AES_128_GCM_SHA256: 2 },
        groups: { X25519: 4 },
      },
      tlsClient: {
        handshakes: 6,
        resumed: 2,
        protocols: { 'TLSv1.3': 6 },
        ciphers: { TLS_AES_256_GCM_SHA384: 4, TLS_AES_128_GCM_SHA256: 2 },
        groups: { X25519: 4 },
      },
    });
  });

  test('is unknown on a side that one of them could not see', () => {
    expect(addTraffic([thread(), thread({ tlsClient: null }), thread()])).toMatchObject({
      requests: 15,
      tlsServer: { handshakes: 9 },
      tlsClient: null,
    });
  });

  test('rejects everything that is not a count', () => {
    expect(Object.keys(addTraffic([{ ...traffic(), pid: 4711 }]))).toEqual([
      'requests',
      'clientRequests',
      'tlsServer',
      'tlsClient',
    ]);
  });

  test('of what is possible is possible', () => {
    const tally = fc.dictionary(fc.stringMatching(/^[\w.-]{1,64}$/), fc.nat(100), { maxKeys: 5 });
    const anySide = fc.record({ protocols: tally, ciphers: tally, groups: tally }).map((tallies) => {
      const handshakes = Math.max(
        ...Object.values(tallies).map((each) => Object.values(each).reduce((sum, count) => sum + count, 0)),
      );
      return { handshakes, resumed: handshakes >> 1, ...tallies };
    });
    const anyThread = fc.record({
      requests: fc.nat(1e11),
      clientRequests: fc.nat(1e11),
      tlsServer: fc.option(anySide),
      tlsClient: fc.option(anySide),
    });
    fc.assert(
      fc.property(fc.array(anyThread, { maxLength: 8 }), (threads) => {
        const sum = { ...addTraffic(threads), processes: 1, complete: true };
        expect([problemIn('profile', sum, 'Traffic'), trafficClaim(sum)]).toEqual([null, null]);
      }),
    );
  });
});

test.each([
  ['more resumptions than handshakes', thread({ tlsServer: side({ resumed: 4 }) }), 'tlsServer.resumed'],
  [
    'more handshakes by name than at all',
    thread({ tlsClient: side({ groups: { X25519: 2, P256: 2 } }) }),
    'tlsClient.groups',
  ],
  ['more left unanswered than came', { ...thread(), requests: 1, unanswered: 2 }, 'unanswered'],
  ['what is possible', thread(), null],
  ['what could not be seen', thread({ tlsServer: null, tlsClient: null }), null],
])('%s: %j', (_, traffic, claim) => expect(trafficClaim(traffic)).toBe(claim));

test.each([
  ['nothing', null, ''],
  ['a list', [], ''],
  ['a negative count', traffic({ requests: -1 }), 'requests'],
  ['a count as text', traffic({ requests: '5' }), 'requests'],
  ['no side', traffic({ tlsServer: undefined }), 'tlsServer'],
  [
    'a name that a terminal would obey',
    traffic({ tlsServer: side({ ciphers: { '\u001b[2J': 1 } }) }),
    'tlsServer.ciphers',
  ],
  ['a name of any length', traffic({ tlsServer: side({ ciphers: { ['A'.repeat(65)]: 1 } }) }), 'tlsServer.ciphers'],
  [
    'names without end',
    traffic({
      tlsServer: side({ ciphers: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`C${index}`, 0])) }),
    }),
    'tlsServer.ciphers',
  ],
  ['no word on whether that is all', traffic({ complete: 'yes' }), 'complete'],
])('the schema refuses %s', (_, candidate, place) => expect(problemIn('profile', candidate, 'Traffic')).toBe(place));

test('whatever it is, it is taken or refused', () => {
  fc.assert(
    fc.property(fc.anything(), (candidate) => {
      const wrong = problemIn('profile', candidate, 'Traffic');
      expect(wrong === null || typeof wrong === 'string').toBe(true);
    }),
  );
});
