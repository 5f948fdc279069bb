/** Who connects to whom over TLS, as the terminal tells it. */
import { terminalReport } from '../../../src/writers/terminal/report.js';
import { newPage } from '../../../src/writers/terminal/page.js';
import { tlsConnections } from '../../../src/writers/terminal/tls.js';
import { trafficLines } from '../../../src/writers/terminal/coverage.js';
import { guideServerReport, tlsReport } from '../../support/sample-report.js';
import { askedAt, ledgerOf, peerOf } from '../../support/tls-ledger.js';

const pageOf = (options) => newPage({ width: 80, color: false, top: 4, cwd: '/app', ...options });
const render = (report, options = {}) => tlsConnections(pageOf(options), report).join('\n');
const ofPeer = (peer, reported = {}) => ({ ...tlsReport(), callSites: [], tls: ledgerOf([peerOf(peer)], reported) });

test('in 80 columns', () => {
  expect(render(tlsReport())).toBe(`\
  TLS     PEER                             HANDSHAKES  REQUESTS  RESUMED  MEDIAN
  server  :8443                                 1,200    24,000     92 %  1.1 ms
    server.js:9 · TLSv1.3 92 %, TLSv1.2 8 % · ECDSA P-256
  client  api.example.com:443                     150       150     none  4.2 ms
    client.js:12 +1 via axios · 150 agents · TLSv1.3 · X25519MLKEM768 · RSA-2048
  client  ec2-203-0-113-25.eu-cent…:27017          80               none   13 ms
    src/database/connection-pool.js:112 via mongodb · TLSv1.3 · X25519
  client  a.example.com:443                         2         2     none
    TLSv1.3 · X25519 · 1.4 kB in, 376 B out each · TLS_AES_256_GCM_SHA384
  and 3 more peers with 6 handshakes
  contexts  238 made, 150 with CA certificates: 24 MB to parse
  TLS takes 52.9 % of busy time (45.2-58.1 % of JavaScript threads' CPU time):
  key exchange 14.0 %, certificates and signatures 8.1 %, contexts and CA
  certificates 15.2 %, records 3.0 %, the rest 12.6 %. 12.1 % of busy time is
  inferred from the counted handshakes.`);
});

test('in 120 columns there is room for more', () => {
  expect(render(tlsReport(), { width: 120, top: 2 })).toBe(`\
  TLS      PEER                  HANDSHAKES   REQUESTS   RESUMED   MEDIAN       IN     OUT
  server   :8443                      1,200     24,000      92 %   1.1 ms   1.4 kB   376 B
    server.js:9 · TLSv1.3 92 %, TLSv1.2 8 % · ECDSA P-256 · TLS_AES_256_GCM_SHA384
  client   api.example.com:443          150        150      none   4.2 ms   1.4 kB   376 B
    client.js:12 +1 via axios · 150 agents · TLSv1.3 · X25519MLKEM768 · RSA-2048 · TLS_AES_256_GCM_SHA384
  and 5 more peers with 88 handshakes
  contexts  238 made, 150 with CA certificates: 24 MB to parse
  TLS takes 52.9 % of busy time (45.2-58.1 % of JavaScript threads' CPU time): key exchange
  14.0 %, certificates and signatures 8.1 %, contexts and CA certificates 15.2 %, records 3.0 %,
  the rest 12.6 %. 12.1 % of busy time is inferred from the counted handshakes.`);
});

test('a program without TLS has no section', () => {
  for (const tls of [
    null,
    ledgerOf([]),
    ledgerOf([peerOf({ handshakes: 0 })], { contexts: { created: 9, withCa: 9, caBytes: 9, callSites: [] } }),
  ]) {
    expect(render({ ...tlsReport(), tls })).toBe('');
  }
});

test.each([
  ['many that are all open to the end', {}, true],
  ['some were closed', { lifeP50Ms: 9 }, false],
  ['few', { handshakes: 19, mostOpen: 19 }, false],
  ["a server's", { role: 'server' }, false],
])('connections that nobody closed: %s', (_title, changes, isTold) => {
  const peer = { handshakes: 60, mostOpen: 60, requests: 0, lifeP50Ms: null, ...changes };
  expect(render(ofPeer(peer)).includes('none was closed')).toBe(isTold);
});

test('handshakes are mentioned once: outside of the section only requests are', () => {
  const whole = terminalReport(tlsReport(), { width: 80, color: false, top: 4, cwd: '/app', files: [] });
  expect(whole.match(/1,200/g)).toHaveLength(1);
  expect(whole).toContain('HTTP      24,000 requests received, 158 requests sent');
  expect(trafficLines(pageOf({}), { ...tlsReport(), tls: null }).join(' ')).toContain('1,200 handshakes');
});

test('the line is that of the call site', () => {
  const report = guideServerReport();
  const [site] = report.callSites;
  report.tls = ledgerOf([
    peerOf({ callSites: [askedAt({ id: site.id, file: site.file, line: site.line - 2, isAsync: true })] }),
  ]);
  expect(render(report)).toContain(`    app.js:${site.line} · TLSv1.3`);
});

test.each([
  [{ host: '' }, /client +:443 /],
  [{ host: 'db', port: 0 }, /client +db /],
  [{ host: '', port: 0 }, /client +unknown /],
  [{ host: '::1', port: 5432 }, /\[::1\]:5432/],
  [{ resumed: 10 }, / all /],
  [{ certificate: { type: 'rsa', bits: null, curve: '' } }, / RSA ·/],
  [{ certificate: { type: 'ec', bits: 256, curve: '' } }, / ECDSA ·/],
  [{ certificate: { type: 'ed25519', bits: null, curve: '' } }, / Ed25519 ·/],
  [{ certificate: { type: 'other', bits: 512, curve: '' } }, / a key of another kind ·/],
  [{ handshakes: 5, group: { X25519: 1, 'P-256': 3, 'P-384': 1 } }, /P-256 60 %, P-384 20 %, 1 more/],
  // Node 22 names no hybrid group.
  [{ group: { X25519: 1 } }, /· X25519 10 % ·/],
])('a peer that is %j', (peer, text) => expect(render(ofPeer(peer), { width: 120 })).toMatch(text));

test('a line that is only known to have used a connection', () => {
  const at = { file: '/app/cache.js', line: 12 };
  const asked = (more) => render(ofPeer({ package: 'ioredis', callSites: [askedAt({ ...at, ...more })] }));
  expect(asked({ isFirstUse: true })).toMatch(/cache\.js:12 \(first use\) via ioredis/);
  expect(asked({})).toMatch(/cache\.js:12 via ioredis/);
  expect(asked({ package: 'redis' })).toMatch(/cache\.js:12 via redis/);
});

test('connections without a line are told of beside a line', () => {
  const at = { file: '/app/cache.js', line: 12 };
  const asked = (changes) => render(ofPeer({ handshakes: 346, callSites: [askedAt(at)], ...changes }));
  expect(asked({ unplaced: 173 })).toMatch(/cache\.js:12 · 173 without a line ·/);
  expect(asked({ unplaced: 0 })).not.toContain('without a line');
  expect(asked({ callSites: [], unplaced: 346 })).not.toContain('without a line');
});

test('connections that were refused are told of', () => {
  const asked = (changes) => render(ofPeer({ callSites: [askedAt({ file: '/app/cache.js', line: 12 })], ...changes }));
  expect(asked({ refused: 4 })).toMatch(/cache\.js:12 · 4 refused ·/);
  expect(asked({ refused: 10 })).toMatch(/cache\.js:12 · all refused ·/);
  expect(asked({})).not.toContain('refused');
});

test('places are cut to fit a terminal, and never elsewhere', () => {
  const report = ofPeer({ callSites: [askedAt({ file: `/app/${'deep/'.repeat(20)}client.js`, line: 12 })] });
  expect(render(report)).toMatch(/…[deep/]+client\.js:12 · TLSv1\.3/);
  expect(render(report, { isTerminal: false })).toContain(`${'deep/'.repeat(20)}client.js:12`);
});

test('contexts are mentioned if several of them parsed CA certificates', () => {
  const contexts = (created, withCa) =>
    render(ofPeer({}, { contexts: { created, withCa, caBytes: 2048, callSites: [] } }));
  expect(contexts(9, 1)).not.toContain('contexts');
  expect(contexts(9, 9)).toContain('9 made, each with CA certificates: 2 kB to parse');
  const unsized = ofPeer({}, { contexts: { created: 9, withCa: 9, caBytes: 0, callSites: [] } });
  expect(render(unsized)).toMatch(/9 made, each with CA certificates$/m);
  expect(contexts(9, 8)).toContain('9 made, 8 with CA certificates');
  const { choices } = peerOf();
  const given = { choices: { ...choices, ownContext: 9 } };
  const early = ofPeer(given, { contexts: { created: 9, withCa: 8, caBytes: 0, callSites: [] } });
  expect(render(early)).toMatch(/9 made, at least 8 with CA certificates$/m);
});

test("if the kernel's time is known, the share of CPU time is estimated", () => {
  const report = tlsReport();
  report.tls.cost.cpuShare = 0.551;
  expect(render(report).replaceAll(/\s+/g, ' ')).toContain(
    "TLS takes 52.9 % of busy time (about 55.1 % and within 45.2-58.1 % of JavaScript threads' CPU time): key exchange",
  );
});
