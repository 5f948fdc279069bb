/** `cryptoprof handshake` on every Node. */
import { once } from 'node:events';
import https from 'node:https';
import { readFileSync } from 'node:fs';
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { BIN, runProcess } from '../support/cli-process.js';

const fixture = (/** @type {string} */ name) => new URL(`../../fixtures/programs/${name}`, import.meta.url).pathname;

// Node's own objects of such certificates end the process by SIGSEGV on Node 24 and 26.
test.each(NODE_MAJORS)(
  'Node %i: a server is measured whose authorities have keys on a Brainpool curve and secp256k1',
  async (major) => {
    const server = https.createServer(
      { key: readFileSync(fixture('tls-curves-key.pem')), cert: readFileSync(fixture('tls-curves-cert.pem')) },
      (_, response) => response.end('ok'),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const measure = async (/** @type {string[]} */ ...words) =>
      runProcess(
        [await nodeBinary(major), BIN, 'handshake', `localhost:${port}`, '-n', '2', ...words, '--json', '-'],
        {},
      );
    const checked = await measure('--ca', fixture('tls-curves-root.pem'));
    const unchecked = await measure('--insecure');
    const misnamed = await measure('--ca', fixture('tls-curves-root.pem'), '--servername', 'example.com');
    server.close();
    expect(checked).toMatchObject({ exitCode: 0, err: '' });
    const { chain, measurements } = JSON.parse(checked.out);
    expect(chain).toMatchObject([
      { subject: 'localhost', key: { type: 'ec', bits: 256, curve: 'P-256' } },
      { subject: 'Authority, on brainpoolP256r1', key: { type: 'ec', bits: 256, curve: 'brainpoolP256r1' } },
    ]);
    expect(measurements.map((/** @type {any} */ row) => row.resumed)).toEqual([0, 2, 0, 2]);
    expect(JSON.parse(unchecked.out).chain).toEqual(chain);
    expect(misnamed).toMatchObject({ exitCode: 2, out: '' });
    expect(misnamed.err).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
  },
);
