/** Whatever the program makes of its surroundings, its connections are counted, and it does not notice. */
import { problemIn } from '../support/schema-problem.js';
import { BROKEN_AT_END, HOSTILE_PROGRAMS, REMOVED_BEFORE } from './hostile-programs.js';
import { recordProgram, removeDirectories } from './program.js';
import { KEYS, TOOLS } from './traffic-programs.js';

/** @import { Stdio } from '../../src/record/child.js' */

afterAll(removeDirectories);

const stdio = /** @type {Stdio} */ (['ignore', 'ignore', 'ignore']);

test.each(HOSTILE_PROGRAMS)('$name', async ({ files, nodeOptions, isUnplaced = false }) => {
  const { run } = await recordProgram(files, { nodeOptions, stdio });
  expect({ exitCode: run.exitCode, complete: run.tls?.complete }).toEqual({ exitCode: 0, complete: true });
  const [server, client] = ['server', 'client'].map((role) => run.tls?.peers.find((peer) => peer.role === role));
  expect(run.tls?.peers).toHaveLength(2);
  expect([server, client]).toMatchObject([
    { handshakes: 10, requests: 10 },
    { handshakes: 10, requests: 10, agents: 10 },
  ]);
  if (!isUnplaced) expect([server?.callSites, client?.callSites]).toMatchObject([[{ count: 10 }], [{ count: 10 }]]);
});

test('where methods of the language are gone before Node has loaded tls, connections are unknown, and the program runs', async () => {
  const { run } = await recordProgram(REMOVED_BEFORE, { stdio });
  expect(run).toMatchObject({ exitCode: 0, tls: null, traffic: { requests: 10, tlsServer: null, tlsClient: null } });
});

test('where methods of the language throw when it ends, the program ends as it likes', async () => {
  const { run } = await recordProgram(BROKEN_AT_END, { stdio });
  expect(run.exitCode).toBe(0);
});

/** One server, which goes by many names. */
const NAMES = (/** @type {string} */ hosts) => ({
  'app.js': `${TOOLS} const tls = require('node:tls'); (async () => {
    const server = tls.createServer(keys, (socket) => socket.on('error', () => {}).end('bye'));
    const port = await listening(server);
    const secureContext = tls.createSecureContext({ ca: keys.cert });
    const lookup = (host, { all }, callback) => all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
    for (const host of ${hosts}) {
      await once(tls.connect({ port, host, lookup, secureContext, servername: 'localhost', session: undefined }).on('error', () => {}).resume(), 'close');
    }
    server.close();
  })();`,
  ...KEYS,
});

test('names of hosts are data', async () => {
  const hosts = [
    '\u001b[2J',
    'a"b',
    'a\nb',
    '<script>',
    '__proto__',
    'constructor',
    '(others)',
    '\u202egnp.exe',
    '${x}',
    "'; rm -rf",
    'x'.repeat(300),
    '\ud800',
  ];
  const { run } = await recordProgram(NAMES(JSON.stringify(hosts)), { stdio });
  expect(run.exitCode).toBe(0);
  expect(problemIn('tls', run.tls, 'TlsLedger')).toBeNull();
  const reported = run.tls?.peers.filter(({ role }) => role === 'client').map(({ host }) => host);
  expect(reported?.sort()).toEqual(hosts.map((host) => host.slice(0, 255)).sort());
});

test('of 1,000 peers 200 are told, and no handshake is lost', async () => {
  const { run } = await recordProgram(NAMES('Array.from({ length: 1000 }, (_, index) => `host-${index}`)'), { stdio });
  expect(run).toMatchObject({ exitCode: 0, tls: { complete: true } });
  const peers = run.tls?.peers ?? [];
  expect(peers.length).toBeLessThanOrEqual(200);
  expect(peers.filter(({ role }) => role === 'client').reduce((sum, { handshakes }) => sum + handshakes, 0)).toBe(1000);
  expect(peers.find(({ host }) => host === '(others)')?.handshakes).toBeGreaterThan(800);
});
