/** Budgets that are held against each peer by itself. */
import handshakesPerRequest from '../../../src/gate/metrics/handshakes_per_request.js';
import resumptionRatio from '../../../src/gate/metrics/resumption_ratio.js';
import { makeRun } from '../../../src/gate/run.js';
import { EVERYTHING, selectorOf } from '../../../src/gate/selector.js';
import { guideServerReport } from '../../support/sample-report.js';
import { askedAt, ledgerOf, peerOf } from '../../support/tls-ledger.js';

const API = peerOf({ handshakes: 100, requests: 100, resumed: 90 });
const CDN = peerOf({ host: 'cdn.example.com', handshakes: 5, requests: 1000, resumed: 0 });
const DATABASE = peerOf({ host: 'db', port: 5432, handshakes: 400, requests: 0, resumed: 0 });
const SERVER = peerOf({ role: 'server', host: '', port: 8443, handshakes: 30, requests: 60, resumed: 15 });
const RARE = peerOf({ host: 'rare', handshakes: 1, requests: 1, resumed: 0 });
const measure = (metric, limits, peers = [API, CDN, DATABASE, SERVER, RARE], changes = {}) =>
  metric.measure(
    makeRun({ ...guideServerReport(), tls: ledgerOf(peers, changes) }),
    selectorOf({ ...EVERYTHING, ...limits }),
    null,
  );

test.each([
  [{ peer: '*' }, 1, 'api.example.com:443'],
  [{ peer: 'api.example.com:443' }, 1, 'api.example.com:443'],
  [{ peer: 'cdn.example.com' }, 0.005, 'cdn.example.com:443'],
  [{ peer: '*.example.com:*' }, 1, 'api.example.com:443'],
  [{ peer: ':8443' }, 0.5, ':8443'],
  [{ peer: '*', side: 'server' }, 0.5, ':8443'],
])('handshakes per request with %j', (limits, value, name) => {
  expect(measure(handshakesPerRequest, limits)).toMatchObject({ value, names: [name], missing: '' });
});

test.each([
  [{ peer: '*' }, 0, 'db:5432'],
  [{ peer: 'api.*' }, 0.9, 'api.example.com:443'],
  [{ peer: '*', side: 'server' }, 0.5, ':8443'],
])('resumption with %j', (limits, value, name) => {
  expect(measure(resumptionRatio, limits)).toMatchObject({ value, names: [name], missing: '' });
});

test.each([
  [handshakesPerRequest, { peer: 'db:5432' }, 'there were 0 HTTP requests, and it takes 20 to judge'],
  [handshakesPerRequest, { peer: 'db*' }, 'there were 0 HTTP requests, and it takes 20 to judge'],
  [resumptionRatio, { peer: 'cdn*' }, 'there were 5 TLS handshakes, and it takes 20 to judge'],
  [handshakesPerRequest, { peer: 'rare' }, 'there was 1 HTTP request, and it takes 20 to judge'],
  [
    resumptionRatio,
    { peer: 'gone.example.com' },
    'it had no TLS connection with such a peer, but with api.example.com:443, cdn.example.com:443, db:5432 and 2 more',
  ],
  [resumptionRatio, { peer: ':443', side: 'server' }, 'it had no TLS connection with such a peer, but with :8443'],
])("%p with %j can't be measured", (metric, limits, missing) => {
  expect(measure(metric, limits)).toMatchObject({ value: null, missing });
});

test('many peers that are counted together are not one', () => {
  const many = peerOf({ host: '(others)', port: 0, handshakes: 300, requests: 100 });
  expect(measure(handshakesPerRequest, { peer: '*' }, [API, many])).toMatchObject({
    value: 1,
    names: ['api.example.com:443'],
  });
  expect(measure(handshakesPerRequest, { peer: 'gone.example.com' }, [API, many]).missing).toBe(
    'no peer of the first 200 matches, and the others are counted together',
  );
});

test('nor can what was not counted, or not all of it', () => {
  expect(measure(handshakesPerRequest, { peer: '*' }, [API], { complete: false }).missing).toBe(
    "a part of the run's network traffic was not recorded",
  );
  const report = { ...guideServerReport(), tls: null };
  expect(
    handshakesPerRequest.measure(makeRun(report), selectorOf({ ...EVERYTHING, peer: '*' }), null).missing,
  ).toContain('did not record its TLS connections by peer');
  expect(measure(resumptionRatio, { peer: '*' }, []).missing).toBe('it had no TLS connection with such a peer');
});

test('the lines that connect to the peer are named', () => {
  const report = guideServerReport();
  const [first, second] = report.callSites;
  const asked = ({ id, file, line }) => askedAt({ id, file, line });
  const run = makeRun({
    ...report,
    tls: ledgerOf([
      peerOf({ ...API, callSites: [asked(second), asked(first), askedAt({ id: '', file: '', line: 1 })] }),
    ]),
  });
  expect(
    handshakesPerRequest.measure(run, selectorOf({ ...EVERYTHING, peer: '*' }), null).certain.map(({ id }) => id),
  ).toEqual([second.id, first.id]);
});
