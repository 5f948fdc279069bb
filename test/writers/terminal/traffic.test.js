import { newPage } from '../../../src/writers/terminal/page.js';
import { trafficLines } from '../../../src/writers/terminal/coverage.js';
import { guideServerReport } from '../../support/sample-report.js';

const NONE = { handshakes: 0, resumed: 0, protocols: {}, ciphers: {}, groups: {} };
const SERVER = {
  handshakes: 1024,
  resumed: 20,
  protocols: { 'TLSv1.3': 1024 },
  ciphers: { TLS_AES_256_GCM_SHA384: 1024 },
  groups: {},
};

/** @returns {string} the lines as one, without indentation */
function render(traffic, { width = 120, load = null } = {}) {
  const counts = traffic && {
    requests: 0,
    clientRequests: 0,
    tlsServer: NONE,
    tlsClient: NONE,
    processes: 1,
    complete: true,
    ...traffic,
  };
  const report = { ...guideServerReport(), load, traffic: counts };
  const lines = trafficLines(newPage({ width, color: false, top: 5, cwd: '/app' }), report);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
  return lines
    .map((line) => line.trim())
    .join(' ')
    .replaceAll('\u00a0', ' ')
    .replace(/ +/g, ' ');
}

test.each([
  [
    'handshakes for requests',
    { requests: 1030, tlsServer: SERVER },
    'HTTP 1,030 requests received TLS server 1,024 handshakes for 1,030 requests (0.99 per request), 2 % resumed; TLSv1.3 · TLS_AES_256_GCM_SHA384',
  ],
  [
    'handshakes without HTTP',
    { tlsClient: { ...SERVER, resumed: 0, groups: { X25519: 1024 } } },
    'TLS client 1,024 handshakes, none resumed; TLSv1.3 · TLS_AES_256_GCM_SHA384 · X25519',
  ],
  [
    'several of a kind, the most frequent first',
    {
      tlsServer: { ...SERVER, protocols: { 'TLSv1.2': 24, 'TLSv1.3': 1000 }, ciphers: { A: 1, B: 1000, C: 22, D: 1 } },
    },
    'TLS server 1,024 handshakes, 2 % resumed; TLSv1.3 98 %, TLSv1.2 2 % · B 98 %, C 2 %, 2 more',
  ],
  [
    'hardly any handshakes',
    { requests: 7262, tlsServer: { ...SERVER, handshakes: 10, resumed: 10, protocols: {}, ciphers: {} } },
    'HTTP 7,262 requests received TLS server 10 handshakes for 7,262 requests (< 0.01 per request), 100 % resumed',
  ],
  ['plain HTTP', { requests: 3, clientRequests: 1 }, 'HTTP 3 requests received, 1 request sent'],
  ['sides that could not be seen', { requests: 3, tlsServer: null, tlsClient: null }, 'HTTP 3 requests received'],
  ['no traffic', {}, ''],
  ['what was not counted', null, ''],
])('%s', (_, traffic, text) => {
  expect(render(traffic)).toBe(text);
  expect(render(traffic, { width: 80 })).toBe(text);
});

test('the load line tells of the requests already', () => {
  expect(render({ requests: 262 }, { load: guideServerReport().load })).toBe('');
});
