/** What the probe counts, on every Node. */
import { once } from 'node:events';
import https from 'node:https';
import { NODE_MAJORS, OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { recordProgram, removeDirectories } from '../record/program.js';
import { KEYS, TOOLS, TRAFFIC_PROGRAMS, expectedTraffic } from '../record/traffic-programs.js';
import { BIN, runProcess } from '../support/cli-process.js';

afterAll(removeDirectories);

const RESUMING = {
  'app.js': `${TOOLS} (async () => {
    const https = require('node:https');
    const server = https.createServer({ ...keys, maxVersion: 'TLSv1.2' }, (request, response) => response.end('ok'));
    const port = await listening(server);
    const agent = new https.Agent({ keepAlive: false });
    for (let i = 0; i < 4; i++) await ask(port, { agent });
    server.close();
  })();`,
  ...KEYS,
};

// The running one has test/record/traffic.test.js.
describe.each(OTHER_MAJORS)('Node %i', (major) => {
  test.each(TRAFFIC_PROGRAMS)('$name', async (program) => {
    const { run } = await recordProgram(program.files, {
      node: await nodeBinary(major),
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    expect(run.exitCode).toBe(0);
    expect(run.traffic).toMatchObject(expectedTraffic(program));
  });
});

describe.each(NODE_MAJORS)('Node %i', (major) => {
  test('groups are told from the Node on that knows hybrid ones', async () => {
    const { run } = await recordProgram(TRAFFIC_PROGRAMS[0].files, { node: await nodeBinary(major) });
    const group = major >= 24 ? { X25519MLKEM768: 7 } : major >= 22 ? {} : { X25519: 7 };
    expect(run.traffic?.tlsClient?.groups).toEqual(group);
  });

  test('a resumed handshake of TLS 1.2 exchanges no keys, whatever its session says', async () => {
    const { run } = await recordProgram(RESUMING, { node: await nodeBinary(major) });
    expect(run.traffic?.tlsClient).toMatchObject({ handshakes: 4, resumed: 3, groups: { X25519: 1 } });
    expect(run.tls?.peers.find(({ role }) => role === 'client')?.group).toEqual({ X25519: 1 });
  });

  test('nor does that of a server that is measured', async () => {
    const server = https.createServer({ key: KEYS['key.pem'], cert: KEYS['cert.pem'], ecdhCurve: 'X25519' });
    server.on('request', (_, response) => response.end('ok')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const measuring = [BIN, 'handshake', `127.0.0.1:${port}`, '--insecure', '-n', '2', '--json', '-'];
    const { out } = await runProcess([await nodeBinary(major), ...measuring], {});
    server.close();
    const rows = JSON.parse(out).measurements.map((/** @type {any} */ row) => [row.protocol, row.mode, row.group]);
    expect(rows).toEqual([
      ['TLSv1.3', 'cold', 'X25519'],
      ['TLSv1.3', 'resumed', 'X25519'],
      ['TLSv1.2', 'cold', 'X25519'],
      ['TLSv1.2', 'resumed', ''],
    ]);
  });
});
