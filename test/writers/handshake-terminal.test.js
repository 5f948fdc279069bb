import { handshakeTerminal } from '../../src/writers/handshake-terminal.js';
import { columns } from '../../src/writers/terminal/text.js';

const row = (changes) => ({
  protocol: 'TLSv1.3', mode: 'cold', n: 10, resumed: 0, dnsMs: 0.12, tcpMs: 20.1, tlsMs: 25.7, firstByteMs: 22, keptAliveMs: 21, cpuMs: 1.2, keptAliveCpuMs: 0.1,
  bytesIn: 1365, bytesOut: 376, group: 'X25519', cipher: 'TLS_AES_256_GCM_SHA384', ...changes,
});
const report = (changes = {}) => ({
  schemaVersion: 1, tool: { name: 'cryptoprof', version: '1.0.0' }, node: '24.1.0', openssl: '3.5.0', verified: true,
  target: { host: 'api.example.com', port: 443, address: '127.0.0.1', servername: 'api.example.com', path: '/' },
  measurements: [row(), row({ mode: 'resumed', resumed: 9, tlsMs: 22 })], refused: ['TLSv1.2'], certificate: { type: 'rsa', bits: 2048, curve: '' },
  chain: [{ subject: 'api.example.com', key: { type: 'rsa', bits: 2048, curve: '' }, bytes: 893, hasOcsp: true }], alpn: 'h2', stapled: false, tickets: 2, keepsAlive: true,
  projection: { rate: 100, coldCores: 0.12, resumedCores: null, keptAliveCores: 0.01 },
  findings: [{ id: 'rsa-certificate', message: 'It is RSA.', advice: 'Use P-256.' }], ...changes,
});

test.each([80, 100, 120])('it fits into %d columns', (width) => {
  const text = handshakeTerminal(report(), { width, color: false });
  expect(text.split('\n').filter((line) => columns(line) > width)).toEqual([]);
  expect(text).toMatch(/1\.3 resumed 9\/10 +0\.12 ms +20 ms +22 ms/);
  expect(text.replace(/\s+/g, ' ')).toContain('At 100 requests a second a client like this one takes 12 % of a core with a connection for each and 1.0 % of a core over connections that are kept.');
});

test('what is missing is a dash, and an unchecked certificate is told', () => {
  const text = handshakeTerminal(report({ verified: false, keepsAlive: null, measurements: [row({ firstByteMs: null, keptAliveMs: null })] }), { width: 100, color: false });
  expect(text).toContain('Insecure: the certificate was not checked.');
  expect(text).toMatch(/26 ms +- +- +1\.2 ms/);
  expect(text).toContain('no answer to HTTP/1.1');
});

test('what the server sends can\'t harm the terminal', () => {
  const hostile = '\u001b[2J\u202e';
  const text = handshakeTerminal(report({ alpn: hostile, measurements: [row({ group: hostile })], target: { ...report().target, address: hostile } }), { width: 100, color: false });
  expect(text).not.toMatch(/[\u001b\u202e]/);
});
