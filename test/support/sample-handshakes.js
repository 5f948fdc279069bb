/** What `cryptoprof handshake` may have measured. */

export const row = (changes = {}) => ({
  protocol: 'TLSv1.3', mode: 'cold', n: 10, resumed: 0, dnsMs: 0.12, tcpMs: 20.1, tlsMs: 25.7, firstByteMs: 22, keptAliveMs: 21, cpuMs: 1.2, keptAliveCpuMs: 0.1,
  bytesIn: 1365, bytesOut: 376, group: 'X25519', cipher: 'TLS_AES_256_GCM_SHA384', ...changes,
});
export const handshakes = (changes = {}) => ({
  schemaVersion: 1, tool: { name: 'cryptoprof', version: '1.0.0' }, node: '24.1.0', openssl: '3.5.0', verified: true,
  target: { host: 'api.example.com', port: 443, address: '127.0.0.1', servername: 'api.example.com', path: '/' },
  measurements: [row(), row({ mode: 'resumed', resumed: 9, tlsMs: 22 })], refused: ['TLSv1.2'], certificate: { type: 'rsa', bits: 2048, curve: '' },
  chain: [{ subject: 'api.example.com', key: { type: 'rsa', bits: 2048, curve: '' }, bytes: 893, hasOcsp: true }], alpn: 'h2', stapled: false, tickets: 2, keepsAlive: true,
  projection: { rate: 100, coldCores: 0.12, resumedCores: null, keptAliveCores: 0.01 },
  findings: [{ id: 'rsa-certificate', message: 'It is RSA.', advice: 'Use P-256.' }], ...changes,
});
