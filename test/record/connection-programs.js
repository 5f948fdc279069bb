/** Programs whose TLS connections are known: what the ledger must hold of them, on every Node. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROGRAMS } from '../support/cli-process.js';
import { KEYS, TOOLS } from './traffic-programs.js';

/** @import { AskedAt, TlsLedger, TlsPeer } from '../../src/model/tls.js' */

/** Modules, and servers. */
const SERVERS = `
  const [http, https, http2, net, tls] = [require('node:http'), require('node:https'), require('node:http2'), require('node:net'), require('node:tls')];
  const serve = (options) =>
    https.createServer({ ...keys, ...options }, (request, response) => response.end('ok')); // server
`;
const program = (/** @type {string} */ text, setUp = 'const server = serve();') => ({
  'app.js': `${TOOLS} ${SERVERS} (async () => { ${setUp} const port = await listening(server); ${text}
 server.close(); })();`,
  ...KEYS,
});

/** Another certificate: the shop's is of P-256. */
const other = (/** @type {string} */ part, whose = 'shop') =>
  readFileSync(path.join(PROGRAMS, `tls-${whose}-${part}.pem`), 'utf8');

/**
 * @typedef {object} ConnectionProgram
 * @property {string} name
 * @property {Record<string, string>} files name → contents; the first is the script
 * @property {object[]} peers what they must match, servers before clients; call sites are the comments at the ends of
 *   their lines, with counts
 * @property {object} [contexts] what they must match
 */

const SERVER = { role: 'server', host: '', agents: 0, certificate: { type: 'rsa', bits: 2048, curve: '' } };
const CLIENT = { role: 'client', host: 'localhost', certificate: { type: 'rsa', bits: 2048, curve: '' } };
/** On Node 24 and later the certificate of a server that nobody verifies is seen once a connection is closed. */
const OPEN_CLIENT = { role: 'client', host: 'localhost' };

/** A client that connects on the next tick, once nobody waits for it. */
const CONNECTS_LATER = `module.exports = class {
  constructor(port, ca) {
    this.ready = new Promise((resolve) => process.nextTick(() => {
      this.socket = require('node:tls').connect({ host: 'localhost', port, ca }, resolve).resume();
    }));
  }
  quit() {
    this.socket.write('quit');
    return new Promise((resolve) => this.socket.on('close', resolve));
  }
};`;

/** @type {ConnectionProgram[]} */
export const CONNECTION_PROGRAMS = [
  {
    name: 'an agent for each request',
    files: program(`
      for (let i = 0; i < 40; i++) {
        const agent = new https.Agent({ maxCachedSessions: 0 }); // agent
        await ask(port, { agent }); // request
      }`),
    peers: [
      { ...SERVER, handshakes: 40, full: 40, requests: 40, callSites: ['server 40'] },
      {
        ...CLIENT,
        handshakes: 40,
        full: 40,
        resumed: 0,
        overlapped: 1,
        requests: 40,
        reusedRequests: 0,
        agents: 40,
        agentsUsedOnce: 40,
        mostOpen: 1,
        callSites: ['get 40'],
        agentSites: ['agent 39'],
        choices: {
          withAgent: 40,
          withDispatcher: 0,
          agentKeepsAlive: 0,
          agentIsPlain: 0,
          agentKeepsNoSessions: 40,
          sessionOffered: 0,
          ownContext: 0,
          ownCa: 40,
          ownIdentityCheck: 0,
          forbidsTls13: 0,
          ownCurves: 0,
          preSharedKey: 0,
          renegotiated: 0,
          closedByServer: 0,
          closedByRequest: 0,
          leftIdle: 0,
        },
      },
    ],
    contexts: { created: 41, withCa: 40, callSites: ['get 40'] },
  },
  {
    name: 'one agent that keeps connections, one that keeps sessions, and a server that closes',
    files: program(`
      const closing = https.createServer(keys, (request, response) => response.setHeader('connection', 'close').end('ok'));
      const other = await listening(closing);
      const keeping = new https.Agent({ keepAlive: true });
      for (let i = 0; i < 5; i++) await ask(port, { agent: keeping });
      for (let i = 0; i < 3; i++) await ask(other, { agent: keeping });
      const remembering = new https.Agent();
      for (let i = 0; i < 4; i++) await ask(port, { agent: remembering });
      keeping.destroy(); closing.close();`),
    peers: [
      { ...SERVER, handshakes: 5, resumed: 3 },
      { ...SERVER, handshakes: 3, resumed: 2 },
      {
        ...CLIENT,
        handshakes: 5,
        full: 2,
        resumed: 3,
        requests: 9,
        reusedRequests: 4,
        agents: 2,
        agentsUsedOnce: 0,
        choices: { agentKeepsAlive: 1, sessionOffered: 3, closedByServer: 0 },
      },
      {
        ...CLIENT,
        handshakes: 3,
        full: 1,
        resumed: 2,
        requests: 3,
        reusedRequests: 0,
        agents: 1,
        choices: { agentKeepsAlive: 3, sessionOffered: 2, closedByServer: 3 },
      },
    ],
  },
  ...['TLSv1.2', 'TLSv1.3'].map((version) => ({
    name: `connections that are refused after the handshake, ${version}`,
    files: {
      ...program(
        `
      const connect = (to, options) => new Promise((resolve) => tls
        .connect({ host: 'localhost', port: to, ca: keys.cert, maxVersion: '${version}', ...options }).on('error', () => {}).on('close', resolve).resume());
      const stranger = { key: readFileSync('other-key.pem'), cert: readFileSync('other-cert.pem') };
      const plain = tls.createServer(keys, (socket) => socket.end('ok').on('error', () => {}));
      const trusting = await listening(plain);
      for (let i = 0; i < 4; i++) await connect(port);
      for (let i = 0; i < 3; i++) await connect(port, stranger);
      for (let i = 0; i < 2; i++) await connect(port, keys);
      for (let i = 0; i < 3; i++) await connect(trusting, { ca: undefined });
      for (let i = 0; i < 2; i++) await connect(trusting, { servername: 'shop.example' });
      for (let i = 0; i < 2; i++) await connect(trusting, { ca: undefined, rejectUnauthorized: false });
      await connect(trusting);
      plain.close();`,
        `const server = tls.createServer({ ...keys, ca: keys.cert, requestCert: true }, (socket) => socket.end('ok').on('error', () => {}));`,
      ),
      'other-key.pem': other('key'),
      'other-cert.pem': other('cert'),
    },
    peers: [
      // In TLS 1.2 the side that is refused is done first where the server is, and not at all where the client is. In TLS 1.3
      // it is the other way around, and the client learns of it from an alert, which Node's server sends only to one
      // without a certificate; with one, from a connection that ends without another byte.
      ...(version === 'TLSv1.3'
        ? [
            { ...SERVER, handshakes: 5, refused: 3 },
            { ...SERVER, handshakes: 3, refused: 0 },
            { ...CLIENT, handshakes: 9, refused: 7 },
            { ...CLIENT, handshakes: 8, refused: 5 },
          ]
        : [
            { ...SERVER, handshakes: 8, refused: 0 },
            { ...SERVER, handshakes: 5, refused: 3 },
            { ...CLIENT, handshakes: 8, refused: 5 },
            { ...CLIENT, handshakes: 2, refused: 0 },
          ]),
    ],
  })),
  {
    name: 'an agent for requests to one port under several names',
    files: program(`
      const agent = new https.Agent({ keepAlive: true, checkServerIdentity() {} });
      for (let i = 0; i < 6; i++) await ask(port, { agent, ...(i % 3 > 0 && { servername: 'shop-' + (i % 3) }) });
      agent.destroy();
      const connect = (options) => new Promise((resolve) =>
        tls.connect({ host: 'localhost', port, ca: keys.cert, ...options }, function () { this.end(); }).on('close', resolve).resume());
      for (let i = 0; i < 3; i++) await connect();
      await connect({ servername: 'localhost' });`),
    peers: [
      { ...SERVER, servernames: 0 },
      { ...CLIENT, by: '', handshakes: 4, requests: 0, servernames: 2 },
      { ...CLIENT, by: 'agent', handshakes: 3, requests: 6, servernames: 3 },
    ],
  },
  {
    name: 'requests that are refused after the handshake, and those that nobody answers',
    files: {
      ...program(
        `
      const silent = tls.createServer(keys, (socket) => socket.end().on('error', () => {}));
      const closing = await listening(silent);
      for (let i = 0; i < 3; i++) await ask(port).catch(() => {});
      const stranger = { key: readFileSync('other-key.pem'), cert: readFileSync('other-cert.pem') };
      for (let i = 0; i < 2; i++) await ask(port, stranger).catch(() => {});
      for (let i = 0; i < 2; i++) await ask(closing).catch(() => {});
      await ask(closing, stranger).catch(() => {});
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const load = (to) => fetch('https://localhost:' + to, { signal: AbortSignal.timeout(10_000) }).catch(() => {});
      for (let i = 0; i < 4; i++) await load(port);
      await load(closing);
      silent.close();
      // Node 22 was once left with a connection that nobody ended.
      setTimeout(() => process.exit(), 1000).unref();`,
        'const server = serve({ ca: keys.cert, requestCert: true, rejectUnauthorized: true });',
      ),
      'other-key.pem': other('key'),
      'other-cert.pem': other('cert'),
    },
    peers: [
      { ...SERVER, handshakes: 4, refused: 0 },
      { ...SERVER, handshakes: 2, refused: 2 },
      { ...CLIENT, by: 'agent', handshakes: 5, refused: 5 },
      { ...CLIENT, by: '', handshakes: 4, refused: 4 },
      { ...CLIENT, by: 'agent', handshakes: 3, refused: 0 },
      { ...CLIENT, by: '', handshakes: 1, refused: 0 },
    ],
  },
  {
    name: 'clients that a server, like one that only takes in logs, never sends a byte',
    files: {
      ...program(
        `
      const stranger = { key: readFileSync('other-key.pem'), cert: readFileSync('other-cert.pem') };
      // It passes on what the server sends first, and closes the connection when the client is done, or with the first data.
      const mute = (event) => net.createServer((socket) => {
        const server = net.connect(port, 'localhost').on('error', () => {});
        server.once('data', (data) => socket.write(data, () => socket.once(event, () => { socket.destroy(); server.destroy(); })));
        socket.on('error', () => {}).pipe(server);
      });
      const [patient, brusque] = [mute('end'), mute('data')];
      const to = [await listening(patient), await listening(brusque)];
      const connect = (port, log) => new Promise((resolve) => {
        const socket = tls.connect({ host: 'localhost', port, ca: keys.cert, ...stranger }, () => log(socket));
        socket.on('error', () => {}).on('close', resolve).resume();
      });
      for (let i = 0; i < 3; i++) await connect(to[0], (socket) => socket.end('log'));
      for (let i = 0; i < 2; i++) await connect(to[1], (socket) => socket.write('log'));
      patient.close(); brusque.close();`,
        "const server = tls.createServer(keys, (socket) => socket.on('error', () => {}).resume());",
      ),
      'other-key.pem': other('key'),
      'other-cert.pem': other('cert'),
    },
    peers: [
      { ...SERVER, refused: 0 },
      { ...CLIENT, handshakes: 3, refused: 0 },
      { ...CLIENT, handshakes: 2, refused: 2 },
    ],
  },
  ...['TLSv1.2', 'TLSv1.3'].map((version) => ({
    name: `keys that both sides have been given beforehand, and sessions, ${version}`,
    files: program(
      `
      const connect = async (options) => {
        const socket = tls.connect({ host: 'localhost', port, checkServerIdentity() {}, ...options });
        let session;
        socket.on('session', (last) => { session = last; });
        socket.resume();
        await once(socket, 'close');
        return session;
      };
      for (let i = 0; i < 4; i++) await connect({ ...shared, pskCallback: () => ({ psk, identity: 'sensor' }) });
      const session = await connect({ ca: keys.cert });
      for (let i = 0; i < 3; i++) await connect({ ca: keys.cert, session });`,
      `
      const psk = Buffer.alloc(16, 1);
      const shared = { ciphers: '${version === 'TLSv1.3' ? 'TLS_AES_128_GCM_SHA256' : 'PSK-AES128-GCM-SHA256'}' };
      const server = tls.createServer({ ...keys, maxVersion: '${version}', ciphers: 'DEFAULT:PSK', pskCallback: (socket, identity) => (identity === 'sensor' ? psk : null) },
        (socket) => socket.end('ok').on('error', () => {}));`,
    ),
    peers: [
      // A server that has such keys can't tell them from sessions in TLS 1.3.
      { role: 'server', handshakes: 8, resumed: version === 'TLSv1.3' ? 0 : 3, choices: { preSharedKey: 8 } },
      { role: 'client', handshakes: 8, full: 5, resumed: 3, choices: { preSharedKey: 4 } },
    ],
  })),
  {
    name: 'connections that the server, or the request, does not let a pool keep',
    files: program(
      `
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const agent = new https.Agent({ keepAlive: true });
      const one = new https.Agent({ keepAlive: true, maxFreeSockets: 1 });
      const ask = (port, options) => new Promise((resolve) =>
        https.get({ port, host: 'localhost', agent, ...options }, (response) => response.resume().on('end', resolve)));
      const load = async (port, options) => (await fetch('https://localhost:' + port, options)).text();
      const [refusing, brief] = [await listening(servers[0]), await listening(servers[1])];
      for (let i = 0; i < 7; i++) await load(refusing);
      for (let i = 0; i < 6; i++) await load(brief);
      for (let i = 0; i < 5; i++) await load(port, { method: 'HEAD' });
      const others = [];
      for (let i = 2; i < 6; i++) others.push(await listening(servers[i]));
      for (let i = 0; i < 4; i++) await ask(others[0], i < 2 ? { headers: { Connection: 'Close' } } : { method: 'HEAD' });
      for (let i = 0; i < 3; i++) await ask(others[1]);
      await Promise.all([ask(others[2], { agent: one }), ask(others[2], { agent: one })]);
      await ask(others[3]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      agent.destroy();
      one.destroy();
      await new Promise((resolve) => setTimeout(resolve, 50));
      process.exit();`,
      `
      const server = serve();
      const closing = https.createServer(keys, (request, response) => response.setHeader('connection', 'close').end('ok'));
      const servers = [closing, serve(), serve(), serve(), serve(), serve()];
      servers[1].keepAliveTimeout = servers[3].keepAliveTimeout = 500;`,
    ),
    peers: [
      ...[7, 6, 5, 4, 3, 2, 1].map((handshakes) => ({ ...SERVER, handshakes })),
      { ...CLIENT, handshakes: 7, agents: 1, choices: { agentKeepsAlive: 7, closedByServer: 7, closedByRequest: 0 } },
      { ...CLIENT, handshakes: 6, agents: 1, choices: { agentKeepsAlive: 6, closedByServer: 6, closedByRequest: 0 } },
      { ...CLIENT, handshakes: 5, agents: 1, choices: { agentKeepsAlive: 5, closedByServer: 0, closedByRequest: 5 } },
      { ...CLIENT, handshakes: 4, choices: { agentKeepsAlive: 4, closedByServer: 0, closedByRequest: 4 } },
      { ...CLIENT, handshakes: 3, choices: { agentKeepsAlive: 3, closedByServer: 3, closedByRequest: 0 } },
      { ...CLIENT, handshakes: 2, choices: { agentKeepsAlive: 2, closedByServer: 0, closedByRequest: 0 } },
      { ...CLIENT, handshakes: 1, choices: { agentKeepsAlive: 1, closedByServer: 0, closedByRequest: 0 } },
    ],
  },
  {
    name: 'connections that the server closes while a pool keeps them, and those that the program or its agent closes',
    files: program(
      `
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const get = (port, agent) => new Promise((resolve) =>
        https.get({ port, host: 'localhost', agent }, (response) => response.resume().on('end', resolve)));
      const [first, second, patient] = [await listening(servers[0]), await listening(servers[1]), await listening(servers[2])];
      const after = async (ask) => {
        const closed = new Promise((resolve) => { isClosed = resolve; });
        await ask();
        await closed;
        await new Promise((resolve) => setTimeout(resolve, 30));
      };
      const agent = new https.Agent({ keepAlive: true });
      for (let i = 0; i < 7; i++) await after(() => get(first, agent));
      for (let i = 0; i < 6; i++) await after(async () => (await fetch('https://localhost:' + second)).text());
      for (let i = 0; i < 5; i++) await after(() => get(patient, new https.Agent({ keepAlive: true, timeout: 30 })));
      const quitting = new https.Agent({ keepAlive: true });
      for (let i = 0; i < 4; i++) await after(async () => {
        await get(port, quitting);
        setTimeout(() => quitting.destroy(), 30);
      });
      process.exit();`,
      `
      let isClosed = () => {};
      const closing = (server) => server.on('secureConnection', (socket) => socket.on('error', () => {}).on('close', () => isClosed()));
      const silent = () => closing(https.createServer(keys, ({ socket }) => {
        socket.write('HTTP/1.1 200 OK\\r\\ncontent-length: 2\\r\\n\\r\\nok');
        setTimeout(() => socket.end(), 30);
      }));
      const server = closing(serve());
      const servers = [silent(), silent(), closing(serve())];`,
    ),
    peers: [
      ...[7, 6, 5, 4].map((handshakes) => ({ ...SERVER, handshakes })),
      { ...CLIENT, handshakes: 7, choices: { agentKeepsAlive: 7, closedByServer: 0, leftIdle: 7 } },
      { ...CLIENT, handshakes: 6, agents: 1, choices: { agentKeepsAlive: 6, closedByServer: 0, leftIdle: 6 } },
      { ...CLIENT, handshakes: 5, choices: { agentKeepsAlive: 5, closedByServer: 0, leftIdle: 0 } },
      { ...CLIENT, handshakes: 4, choices: { agentKeepsAlive: 4, closedByServer: 0, leftIdle: 0 } },
    ],
  },
  {
    name: 'a cold herd',
    files: program(
      `
      const agent = new https.Agent();
      await Promise.all(Array.from({ length: 6 }, () => ask(port, { agent })));
      await ask(port, { agent });`,
      `
      const waiting = [];
      const server = https.createServer(keys, (request, response) => {
        waiting.push(response);
        if (waiting.length >= 6) for (const each of waiting) each.end('ok');
      });`,
    ),
    peers: [
      { ...SERVER, handshakes: 7, resumed: 1 },
      { ...CLIENT, handshakes: 7, full: 6, resumed: 1, overlapped: 6, mostOpen: 6, agents: 1 },
    ],
  },
  {
    name: 'checkServerIdentity of the request, and of the agent',
    files: program(`
      const checkServerIdentity = () => undefined;
      const agent = new https.Agent({ checkServerIdentity, keepAlive: true });
      for (let i = 0; i < 3; i++) await ask(port, { agent });
      const other = new https.Agent({ keepAlive: false });
      for (let i = 0; i < 2; i++) await ask(port, { agent: other, checkServerIdentity });
      agent.destroy();`),
    peers: [SERVER, { ...CLIENT, requests: 5, choices: { ownIdentityCheck: 2, withAgent: 3 } }],
  },
  {
    name: 'an agent that nobody has changed, then one that somebody has, and a connection that renegotiates',
    files: program(`
      await ask(port, {});
      await ask(port, { agent: new https.Agent({ keepAlive: true, maxCachedSessions: 0 }) });
      https.globalAgent.options.minVersion = 'TLSv1.2';
      await ask(port, {});
      const socket = tls.connect({ port, ca: keys.cert, host: 'localhost', maxVersion: 'TLSv1.2' });
      await once(socket, 'secureConnect');
      await new Promise((resolve) => socket.renegotiate({}, resolve));
      socket.destroy();
      server.closeAllConnections();`),
    peers: [
      { ...SERVER, handshakes: 4 },
      { ...CLIENT, by: 'agent', handshakes: 3, choices: { withAgent: 3, agentIsPlain: 1, renegotiated: 0 } },
      { ...CLIENT, by: '', handshakes: 1, requests: 0, choices: { withAgent: 0, renegotiated: 1 } },
    ],
  },
  {
    name: "agents and undici's dispatchers that connect to one server, told apart",
    files: program(`
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      for (let i = 0; i < 3; i++) {
        await ask(port, { agent: false }); // asked
        await (await fetch('https://localhost:' + port, { headers: { connection: 'close' } })).text(); // fetched
      }
      await ask(port, { agent: false }); // asked`),
    peers: [
      { ...SERVER, handshakes: 7, requests: 7 },
      { ...CLIENT, by: 'agent', handshakes: 4, requests: 4, choices: { withAgent: 4, withDispatcher: 0 } },
      { ...CLIENT, by: '', handshakes: 3, requests: 3, choices: { withAgent: 3, withDispatcher: 3 } },
    ],
  },
  {
    name: 'an old protocol and a slow curve, as the server wants them',
    files: program(
      `for (let i = 0; i < 2; i++) await ask(port, { agent: false });`,
      "const server = serve({ maxVersion: 'TLSv1.2', ecdhCurve: 'P-384' });",
    ),
    peers: [
      { ...SERVER, protocol: { 'TLSv1.2': 2 }, group: {}, choices: { forbidsTls13: 2, ownCurves: 2 } },
      {
        ...CLIENT,
        protocol: { 'TLSv1.2': 2 },
        group: { secp384r1: 2 },
        choices: { forbidsTls13: 0, ownCurves: 0, withAgent: 2, agentKeepsAlive: 0 },
      },
    ],
  },
  {
    name: 'the same, as the client wants them, with a context of its own',
    files: program(`
      await ask(port, { agent: false, maxVersion: 'TLSv1.2', ecdhCurve: 'P-384' });
      const secureContext =
        tls.createSecureContext({ ca: [keys.cert, keys.cert] }); // context
      for (let i = 0; i < 3; i++) await once(tls.connect({ port, secureContext, host: 'localhost' }, function () { this.end(); }), 'close'); // connect`),
    peers: [
      { ...SERVER, handshakes: 4, requests: 1, protocol: { 'TLSv1.2': 1, 'TLSv1.3': 3 } },
      { ...CLIENT, by: '', handshakes: 3, choices: { ownContext: 3, ownCa: 0 }, callSites: ['connect 3'] },
      {
        ...CLIENT,
        by: 'agent',
        handshakes: 1,
        choices: { forbidsTls13: 1, ownCurves: 1, ownContext: 0, ownCa: 1 },
        callSites: ['get 1'],
      },
    ],
    contexts: { created: 3, withCa: 2, callSites: ['context 1', 'get 1'] },
  },
  {
    // On Node 24 and 26 the process ends by SIGSEGV if somebody asks for such a certificate as `getPeerCertificate()` gives it.
    name: 'a certificate of a Brainpool curve',
    files: {
      ...program(
        `for (let i = 0; i < 2; i++) await ask(port, { agent: false, rejectUnauthorized: false, ecdhCurve: 'X25519:brainpoolP256r1' });`,
        "const server = serve({ key: readFileSync('brainpool.key'), cert: readFileSync('brainpool.pem'), maxVersion: 'TLSv1.2' });",
      ),
      'brainpool.key': other('key', 'brainpool'),
      'brainpool.pem': other('cert', 'brainpool'),
    },
    peers: [SERVER, CLIENT].map((side) => ({
      ...side,
      handshakes: 2,
      certificate: { type: 'ec', bits: 256, curve: 'brainpoolP256r1' },
    })),
  },
  ...['', ', server'].map((option) => ({
    name: `a server that a package makes TLS connections of${option === '' ? '' : ', which know it'}`,
    files: {
      ...program(
        `for (let i = 0; i < 3; i++) await new Promise((resolve) =>
          tls.connect({ host: 'localhost', port, ca: keys.cert }).on('close', resolve).resume());`,
        `const server = require('./node_modules/mailer/index.js').serve(keys); // mail
        `,
      ),
      'node_modules/mailer/index.js': `const [net, tls] = [require('node:net'), require('node:tls')];
        exports.serve = (keys) => {
          const server = net.createServer((socket) => new tls.TLSSocket(socket, { isServer: true, ...keys${option} }).resume().end('bye'));
          return server;
        };`,
    },
    peers: [
      { ...SERVER, handshakes: 3, package: 'mailer', callSites: ['mail 3'] },
      { ...CLIENT, handshakes: 3 },
    ],
  })),
  ...['localhost', '0.0.0.0'].map((host) => ({
    name: `servers that a package makes for nobody who waits, as gRPC does: ${host}`,
    files: {
      ...program(`
        const bind = require('./node_modules/rpc/index.js');
        const visit = async (bound, times) => {
          for (let i = 0; i < times; i++) await once(tls.connect({ host: 'localhost', port: bound.address().port, ca: keys.cert }).resume(), 'close');
          bound.close();
        };
        const begin = (done) => bind('${host}', keys, done); // binds
        const alone = [await new Promise(begin), await new Promise(begin)];
        const both = await Promise.all([
          new Promise((done) => bind('${host}', keys, done)),
          new Promise((done) => bind('${host}', keys, done)),
        ]);
        await visit(alone[0], 4);
        await visit(alone[1], 3);
        for (const bound of both) await visit(bound, 2);`),
      'node_modules/rpc/index.js': `const addressOf = (host) =>
          host === 'localhost' ? require('node:dns').promises.lookup(host) : new Promise((resolve) => setImmediate(resolve));
        const bindPort = async (host, keys) => {
          await addressOf(host);
          const server = require('node:tls').createServer(keys, (socket) => socket.end('ok').on('error', () => {}));
          await new Promise((resolve) => server.listen(0, 'localhost', resolve));
          return server;
        };
        module.exports = (host, keys, done) => void bindPort(host, keys).then((server) => done(server));`,
    },
    peers: [
      { ...SERVER, handshakes: 4, package: 'rpc', callSites: ['binds 4'], unplaced: 0 },
      { ...SERVER, handshakes: 3, package: 'rpc', callSites: ['binds 3'], unplaced: 0 },
      { ...SERVER, handshakes: 2, package: 'rpc', callSites: [], unplaced: 2 },
      { ...SERVER, handshakes: 2, package: 'rpc', callSites: [], unplaced: 2 },
      ...[4, 3, 2, 2].map((handshakes) => ({ ...CLIENT, handshakes })),
    ],
  })),
  {
    name: 'STARTTLS, through a package, as databases have it',
    files: {
      ...program(
        `
        const { query } = require('./node_modules/database/index.js');
        const all = async () => {
          for (let i = 0; i < 3; i++) await query(port, keys.cert); // query
        };
        await all();`,
        `
        const server = net.createServer((socket) => {
          socket.write('go ahead');
          new tls.TLSSocket(socket, { isServer: true, ...keys }).resume().end('bye'); // accept
        });`,
      ),
      'node_modules/database/index.js': `const [net, tls] = [require('node:net'), require('node:tls')];
        exports.query = (port, ca) => new Promise((resolve) => {
          const socket = net.connect(port, 'localhost');
          socket.once('data', () => tls.connect({ socket, ca, servername: 'localhost' }).resume().on('close', resolve));
        });`,
    },
    peers: [
      { ...SERVER, handshakes: 3, callSites: ['accept 3'] },
      { ...CLIENT, handshakes: 3, requests: 0, agents: 0, package: 'database', callSites: ['query 3'] },
    ],
    contexts: { withCa: 3, callSites: ['query 3'] },
  },
  {
    name: 'a connection through a proxy, whose port is not that of the server behind it',
    files: program(`
      const proxy = net.createServer((socket) => socket.pipe(net.connect(port, 'localhost')).pipe(socket));
      const socket = net.connect(await listening(proxy), 'localhost');
      await once(socket, 'connect');
      const behind = tls.connect({ socket, servername: 'api.example', ca: keys.cert, checkServerIdentity: () => {} });
      await once(behind, 'secureConnect');
      await once(behind.resume().end('GET / HTTP/1.1\\r\\nhost: a\\r\\nconnection: close\\r\\n\\r\\n'), 'close');
      proxy.close();`),
    peers: [SERVER, { ...CLIENT, host: 'api.example', port: 0, handshakes: 1 }],
  },
  {
    name: 'the same by an agent, to a proxy of the same host and to one without a name',
    files: program(`
      const proxy = net.createServer((socket) => socket.pipe(net.connect(port, 'localhost')).pipe(socket));
      const to = await listening(proxy);
      class ProxyAgent extends https.Agent {
        constructor(host) { super(); this.proxy = host; }
        createConnection({ host, port, path, ...options }) {
          return tls.connect({ ...options, agent: this, servername: 'localhost', socket: net.connect(to, this.proxy) });
        }
      }
      for (const host of ['localhost', proxy.address().address]) {
        const agent = new ProxyAgent(host);
        for (let i = 0; i < 3; i++) await ask(port, { agent });
      }
      proxy.close();`),
    peers: [
      { ...SERVER, handshakes: 6 },
      { ...CLIENT, handshakes: 6, requests: 6, host: 'localhost', port: 0, agents: 2 },
    ],
  },
  {
    name: 'TLS within that to a proxy of the same host',
    files: program(
      `
      const proxied = await new Promise((resolve) => https.request({ port: proxy.address().port, host: 'localhost', ca: keys.cert, method: 'CONNECT', path: 'localhost:' + port, agent: false })
        .on('connect', (answer, socket) => resolve(socket)).end());
      const behind = tls.connect({ socket: proxied, servername: 'localhost', ca: keys.cert });
      await once(behind, 'secureConnect');
      await once(behind.resume().end('GET / HTTP/1.1\\r\\nhost: a\\r\\nconnection: close\\r\\n\\r\\n'), 'close');
      proxy.close();`,
      `
      const server = serve();
      const proxy = serve().on('connect', (request, socket) => {
        socket.write('HTTP/1.1 200 OK\\r\\n\\r\\n');
        socket.pipe(net.connect(server.address().port, 'localhost')).pipe(socket);
      });
      await listening(proxy);`,
    ),
    peers: [
      { ...SERVER, handshakes: 1 },
      { ...SERVER, handshakes: 1 },
      { ...CLIENT, handshakes: 1, port: 0 },
      { ...CLIENT, handshakes: 1 },
    ],
  },
  {
    name: 'a server with a certificate for each name, which are of different kinds',
    files: {
      ...program(
        `
      const connect = (servername) => once(tls.connect({ port, servername, rejectUnauthorized: false }).resume(), 'close');
      for (let i = 0; i < 4; i++) await connect(i % 2 === 0 ? 'localhost' : 'shop.example');`,
        `
      const other = tls.createSecureContext({ key: readFileSync('other-key.pem'), cert: readFileSync('other-cert.pem') });
      const SNICallback = (name, done) => done(null, name === 'localhost' ? null : other);
      const server = tls.createServer({ ...keys, SNICallback }, (socket) => socket.end());`,
      ),
      'other-key.pem': other('key'),
      'other-cert.pem': other('cert'),
    },
    peers: [
      { ...SERVER, handshakes: 4, certificate: null },
      { ...CLIENT, handshakes: 2 },
      { ...CLIENT, host: 'shop.example', handshakes: 2, certificate: { type: 'ec', bits: 256, curve: 'P-256' } },
    ],
  },
  {
    name: 'a server that is given a certificate of another kind while it runs',
    files: {
      ...program(
        `
      const connect = () => once(tls.connect({ port, host: 'localhost', rejectUnauthorized: false }).resume(), 'close');
      for (let i = 0; i < 4; i++) await connect();
      server.setSecureContext({ key: readFileSync('other-key.pem'), cert: readFileSync('other-cert.pem') });
      for (let i = 0; i < 4; i++) await connect();`,
        'const server = tls.createServer(keys, (socket) => socket.end());',
      ),
      'other-key.pem': other('key'),
      'other-cert.pem': other('cert'),
    },
    peers: [
      { ...SERVER, handshakes: 8, certificate: null },
      { ...CLIENT, handshakes: 8, certificate: null },
    ],
  },
  {
    // Until Node 26 nobody else gets them then: that they can't be read does not make them others.
    name: 'a client that takes the certificates out of its connections, except the first',
    files: program(
      `
      for (let i = 0; i < 4; i++) {
        const socket = tls.connect({ port, host: 'localhost', rejectUnauthorized: false }).resume();
        if (i > 0) socket.once('secureConnect', () => socket.getPeerX509Certificate());
        await once(socket, 'close');
      }`,
      'const server = tls.createServer(keys, (socket) => socket.end());',
    ),
    peers: [
      { ...SERVER, handshakes: 4 },
      { ...CLIENT, handshakes: 4 },
    ],
  },
  {
    // Undici asks for their connection a job of V8's later, with nobody's line beneath it.
    name: 'fetch of bodies, and of two at once from different lines',
    files: program(
      `
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const [second, third] = [await listening(servers[0]), await listening(servers[1])];
      const save = async (text, to) => {
        await null;
        const answer = await fetch('https://localhost:' + to, { method: 'POST', body: text }); // saved
        return answer.text();
      };
      const send = (form) => fetch('https://localhost:' + second, { method: 'PUT', body: form }).then((answer) => answer.text()); // sent
      const form = new FormData();
      form.set('name', 'value');
      for (let i = 0; i < 6; i++) await save('text', port);
      for (let i = 0; i < 5; i++) await send(i % 2 ? form : new URLSearchParams({ name: 'value' }));
      const last = async () => (await fetch('https://localhost:' + third, { method: 'POST', body: 'text' })).text();
      await Promise.all([save('text', third), Promise.resolve().then(last)]);
      process.exit();`,
      `
      const closing = () => https.createServer(keys, (request, response) =>
        request.resume().on('end', () => response.setHeader('connection', 'close').end('ok')));
      const server = closing();
      const servers = [closing(), closing()];`,
    ),
    peers: [
      ...[6, 5, 2].map((handshakes) => ({ ...SERVER, handshakes })),
      { ...CLIENT, handshakes: 6, requests: 6, callSites: ['saved 6'] },
      { ...CLIENT, handshakes: 5, requests: 5, callSites: ['sent 5'] },
      // Whose request was the first over which of them is known.
      { ...CLIENT, handshakes: 2, requests: 2, callSites: ['saved 1', 'fetch 1'], unplaced: 0 },
    ],
  },
  {
    // Connections after the first are requested by the one that was closed: whose request is next is known.
    name: 'requests that wait for one connection, which the server closes each time',
    files: program(
      `
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const url = 'https://localhost:' + port;
      await fetch('http://localhost:' + port).catch(() => {});
      const { constructor: Dispatcher } = globalThis[Symbol.for('undici.globalDispatcher.2')] ?? globalThis[Symbol.for('undici.globalDispatcher.1')];
      const dispatcher = new Dispatcher({ connections: 1 });
      const one = async () => (await fetch(url, { dispatcher })).text(); // one
      const two = async () => (await fetch(url, { dispatcher })).text(); // two
      await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 4 ? one : two)()));
      process.exit();`,
      `const server = https.createServer(keys, (request, response) =>
        request.resume().on('end', () => response.setHeader('connection', 'close').end('ok')));`,
    ),
    peers: [
      { ...SERVER, handshakes: 20 },
      { ...CLIENT, handshakes: 20, requests: 20, callSites: ['one 15', 'two 5'], unplaced: 0 },
    ],
  },
  {
    // Nobody waits for it yet when the package fetches; but somebody does when the package reads the answer.
    name: 'a package that fetches once somebody calls its then, for two lines in turn and at once',
    files: {
      ...program(
        `
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const { select } = require('./node_modules/@some/sdk/index.js');
      const one = async () => {
        const rows = await select('https://localhost:' + port); // one
        return rows.length;
      };
      const two = async () => {
        const rows = await select('https://localhost:' + port); // two
        return rows.length + 1;
      };
      for (let i = 0; i < 20; i++) await (i % 4 ? one : two)();
      await Promise.all([one(), two(), one()]);
      process.exit();`,
        `const server = https.createServer(keys, (request, response) =>
          request.resume().on('end', () => response.setHeader('connection', 'close').end('ok')));`,
      ),
      'node_modules/@some/sdk/index.js': `exports.select = (url) => ({
        then(resolved, rejected) {
          return require('../inner/index.js').load(url).then(resolved, rejected);
        },
      });`,
      // Only this is left on the stack when it reads.
      'node_modules/@some/inner/index.js': `let answers = 0;
      exports.load = async (url) => {
        const answer = await fetch(url);
        // As where other processes keep the processor, or the package computes.
        if (answers++ < 3) for (const end = performance.now() + 60; performance.now() < end;);
        return answer.ok ? answer.text() : '';
      };`,
    },
    peers: [
      { ...SERVER, handshakes: 23 },
      { ...CLIENT, handshakes: 23, requests: 23, package: '@some/sdk', callSites: ['one 17', 'two 6'], unplaced: 0 },
    ],
  },
  {
    name: 'fetch, after an await',
    files: program(`
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const load = async () => {
        await null;
        return (await fetch('https://localhost:' + port)).text(); // fetch
      };
      await load();
      process.exit();`),
    peers: [
      { ...SERVER, handshakes: 1, requests: 1, reusedRequests: 0, alpn: { 'http/1.1': 1 } },
      { ...OPEN_CLIENT, handshakes: 1, requests: 1, reusedRequests: 0, agents: 1, package: '', callSites: ['fetch 1'] },
    ],
  },
  {
    name: 'a dispatcher for each fetch, which nobody closes, and one for all',
    files: program(`
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const url = 'https://localhost:' + port;
      await fetch('http://localhost:' + port).catch(() => {});
      const { constructor: Dispatcher } = globalThis[Symbol.for('undici.globalDispatcher.2')] ?? globalThis[Symbol.for('undici.globalDispatcher.1')];
      const load = async (own) => {
        const dispatcher = own ?? new Dispatcher(); // made
        return (await fetch(url, { dispatcher })).text(); // fetch
      };
      for (let i = 0; i < 4; i++) await load();
      const own = new Dispatcher({ connections: 1 }); // shared
      own.on('connect', () => {}).on('drain', () => {});
      for (let i = 0; i < 3; i++) await load(own);
      await Promise.all([load(own), load(own)]);
      process.exit();`),
    peers: [
      { ...SERVER, requests: 9, reusedRequests: 4 },
      {
        ...OPEN_CLIENT,
        handshakes: 5,
        requests: 9,
        reusedRequests: 4,
        agents: 5,
        agentsUsedOnce: 4,
        callSites: ['fetch 5'],
        agentSites: ['made 4', 'shared 1'],
        choices: { withAgent: 5, withDispatcher: 5, agentKeepsAlive: 5, ownCa: 0 },
      },
    ],
  },
  {
    name: 'a session of http2 for each request, through a package',
    files: {
      ...program(
        `
        const { get } = require('./node_modules/@some/client/index.js');
        const all = async () => {
          for (let i = 0; i < 3; i++) await get('https://localhost:' + port, keys.cert); // get
        };
        await all();`,
        "const server = http2.createSecureServer(keys, (request, response) => response.end('ok'));",
      ),
      'node_modules/@some/client/index.js': `const http2 = require('node:http2');
        exports.get = async (url, ca) => {
          const session = http2.connect(url, { ca });
          const stream = session.request({ ':path': '/' }).resume();
          await new Promise((resolve) => stream.on('end', resolve));
          session.close();
        };`,
    },
    peers: [
      { ...SERVER, handshakes: 3, requests: 3, alpn: { h2: 3 } },
      {
        ...CLIENT,
        handshakes: 3,
        requests: 3,
        reusedRequests: 0,
        alpn: { h2: 3 },
        package: '@some/client',
        callSites: ['get 3'],
      },
    ],
  },
  {
    name: 'a package that calls another, and another that has looked a name up before it connects',
    files: {
      ...program(`
        const [{ get }, { send }] = [require('./node_modules/outer/index.js'), require('./node_modules/mailer/index.js')];
        const other = await listening(tls.createServer(keys, (socket) => socket.end('bye')).unref());
        for (let i = 0; i < 3; i++) await get(port, keys.cert); // get
        const all = async () => {
          for (let i = 0; i < 3; i++) await send(other, keys.cert); // send
        };
        await all();`),
      'node_modules/outer/index.js': "exports.get = (port, ca) => require('../inner/index.js').get(port, ca);",
      'node_modules/inner/index.js': `exports.get = (port, ca) => new Promise((resolve) =>
        require('node:https').get({ host: 'localhost', port, ca, agent: false }, (answer) => answer.resume().on('end', resolve)));`,
      'node_modules/mailer/index.js': `exports.send = (port, ca) => new Promise((resolve) => setImmediate(() => setImmediate(() =>
        require('node:dns').lookup('localhost', (error, host) => require('node:tls').connect({ host, servername: 'localhost', port, ca }).resume().on('close', resolve)))));`,
    },
    peers: [
      { ...SERVER, handshakes: 3 },
      { ...SERVER, handshakes: 3 },
      { ...CLIENT, host: '127.0.0.1', handshakes: 3, package: 'mailer', callSites: ['send 3'] },
      { ...CLIENT, handshakes: 3, package: 'outer', callSites: ['get 3'] },
    ],
  },
  {
    // Version 2 of the AWS SDK connects some eighty calls below the line that asks it.
    name: 'a package that connects a hundred calls below the line',
    files: {
      ...program(`
        const { get } = require('./node_modules/deep/index.js');
        for (let i = 0; i < 3; i++) await new Promise((resolve) => get(100, port, keys.cert, resolve)); // get`),
      'node_modules/deep/index.js': `const get = (depth, port, ca, done) => {
        if (depth > 0) return void get(depth - 1, port, ca, done);
        require('node:https').get({ host: 'localhost', port, ca, agent: false }, (answer) => answer.resume().on('end', done));
      };
      exports.get = get;`,
    },
    peers: [
      { ...SERVER, handshakes: 3 },
      { ...CLIENT, handshakes: 3, package: 'deep', callSites: ['get 3'] },
    ],
  },
  {
    // nats asks for both kinds of addresses by callback, after no `await` of its own, and if there is none, connects to the name.
    name: 'a package that asks for addresses of both kinds and goes on after promises, for two lines in turn',
    files: {
      ...program(
        `
        require('node:dns').setServers(['127.0.0.1:1']);
        const { connect } = require('./node_modules/queue/index.js');
        for (let i = 0; i < 3; i++) {
          await connect(port, keys.cert); // one
          await connect(port, keys.cert); // other
        }`,
        "const server = tls.createServer(keys, (socket) => socket.end('bye'));",
      ),
      'node_modules/queue/index.js': `const ask = (kind) => new Promise((resolve) => require('node:dns')[kind]('localhost', resolve));
      const dial = async (port, ca) => {
        await Promise.all([ask('resolve4'), ask('resolve6')]);
        return new Promise((resolve) => require('node:tls').connect({ host: 'localhost', port, ca }).resume().on('close', resolve));
      };
      exports.connect = (port, ca) => new Promise((resolve) => dial(port, ca).then(() => resolve()));`,
    },
    peers: [
      { ...SERVER, handshakes: 6 },
      { ...CLIENT, handshakes: 6, package: 'queue', callSites: ['one 3', 'other 3'] },
    ],
  },
  {
    // nodemailer makes some forty for a signed mail with text, HTML and two attachments.
    name: 'a package that makes an immediate for each part of what it sends, before the next connection and after it',
    files: {
      ...program(
        `
        const { send } = require('./node_modules/mailer/index.js');
        for (let i = 0; i < 12; i++) await send(port, keys.cert); // send`,
        "const server = tls.createServer(keys, (socket) => socket.end('bye'));",
      ),
      'node_modules/mailer/index.js': `const parts = (left, done) => (left === 0 ? done() : setImmediate(() => parts(left - 1, done)));
      exports.send = (port, ca) => new Promise((resolve) => setImmediate(() => setImmediate(() =>
        require('node:tls').connect({ host: 'localhost', port, ca }).resume().on('close', () => parts(40, resolve)))));`,
    },
    peers: [
      { ...SERVER, handshakes: 12 },
      { ...CLIENT, handshakes: 12, package: 'mailer', callSites: ['send 12'] },
    ],
  },
  {
    name: 'a package that connects once nobody waits for it, and is used later',
    files: {
      ...program(
        `
        const Client = require('./node_modules/store/index.js');
        const all = async () => {
          for (let i = 0; i < 3; i++) {
            const client = new Client(port, keys.cert);
            await client.ready;
            await client.quit(); // use
          }
        };
        await all();`,
        "const server = tls.createServer(keys, (socket) => socket.on('data', () => socket.end('bye')));",
      ),
      'node_modules/store/index.js': CONNECTS_LATER,
    },
    peers: [
      { ...SERVER, handshakes: 3 },
      { ...CLIENT, handshakes: 3, package: 'store', callSites: ['use 3'] },
    ],
  },
  {
    name: 'packages that connect to one server, two of them once nobody waits for it',
    files: {
      ...program(
        `
        const [Store, Queue] = ['store', 'queue'].map((name) => require('./node_modules/' + name + '/index.js'));
        const all = async () => {
          for (let i = 0; i < 3; i++) {
            const client = new Store(port, keys.cert);
            await client.ready;
            await client.quit(); // store
            const other = new Queue(port, keys.cert);
            await other.ready;
            await other.quit(); // queue
            await require('./node_modules/base/index.js')(port, keys.cert); // base
            await once(tls.connect({ host: 'localhost', port, ca: keys.cert }).resume().end('quit'), 'close'); // own
          }
        };
        await all();`,
        "const server = tls.createServer(keys, (socket) => socket.on('data', () => socket.end('bye')));",
      ),
      ...Object.fromEntries(['store', 'queue'].map((name) => [`node_modules/${name}/index.js`, CONNECTS_LATER])),
      'node_modules/base/index.js': `module.exports = (port, ca) => new Promise((resolve) => {
          require('node:tls').connect({ host: 'localhost', port, ca }).resume().on('close', resolve).end('quit');
        });`,
    },
    peers: [
      { ...SERVER, handshakes: 12 },
      {
        ...CLIENT,
        handshakes: 12,
        package: 'store',
        unplaced: 0,
        callSites: ['base 3 via base', 'own 3 via none', 'store 3', 'queue 3 via queue'],
      },
    ],
  },
  {
    name: 'a package that announces its requests, as got does',
    files: {
      ...program(`
        const got = require('./node_modules/got/index.js');
        const load = async () => {
          await Promise.all([got(port, keys.cert), // first
            got(port, keys.cert)]); // second
        };
        for (let i = 0; i < 2; i++) await load();`),
      'node_modules/got/index.js': `const [made, started] = ['create', 'start'].map((name) => require('node:diagnostics_channel').channel('got:request:' + name));
        const send = async (requestId, port, ca, resolve) => {
          await null;
          const request = require('node:https').get({ host: 'localhost', port, ca, agent: false }, (answer) => answer.resume().on('end', resolve));
          started.publish({ requestId, url: '', headers: {} });
        };
        let requests = 0;
        module.exports = (port, ca) => new Promise((resolve) => {
          const requestId = 'request ' + requests++;
          made.publish({ requestId, url: '' });
          setTimeout(() => send(requestId, port, ca, resolve), 5);
        });`,
    },
    peers: [
      { ...SERVER, handshakes: 4 },
      { ...CLIENT, handshakes: 4, package: 'got', callSites: ['first 2', 'second 2'] },
    ],
  },
  {
    name: 'a package that announces nothing, and whose answers have its request, as got had it before',
    files: {
      ...program(`
        const got = require('./node_modules/got/index.js');
        const load = async () => {
          await got(port, keys.cert); // asks
        };
        for (let i = 0; i < 6; i++) await load();`),
      'node_modules/got/index.js': `const { Duplex } = require('node:stream');
        class Request extends Duplex {
          done = new Promise((resolve) => { this.resolve = resolve; });
          send(port, ca) {
            require('node:https').get({ host: 'localhost', port, ca, agent: false }, (answer) => {
              answer.request = this;
              answer.resume().on('end', this.resolve);
            });
          }
        }
        module.exports = (port, ca) => {
          const request = new Request();
          setTimeout(() => request.send(port, ca), 2);
          return request.done;
        };`,
    },
    peers: [
      { ...SERVER, handshakes: 6 },
      { ...CLIENT, handshakes: 6, package: 'got', callSites: ['asks 6'] },
    ],
  },
  {
    name: 'an ES module and a worker, which ask the same server',
    files: {
      'app.mjs': `import https from 'node:https'; import { once } from 'node:events'; import { readFileSync } from 'node:fs'; import { Worker } from 'node:worker_threads';
        import { ask } from './ask.mjs';
        const server = https.createServer({ key: readFileSync('key.pem'), cert: readFileSync('cert.pem') }, (request, response) => response.end('ok')).listen(0, 'localhost'); // server
        await once(server, 'listening');
        await ask(server.address().port);
        await once(new Worker('./worker.mjs', { workerData: server.address().port }), 'exit');
        server.close();`,
      'ask.mjs': `import https from 'node:https'; import { readFileSync } from 'node:fs';
        export const ask = (port) => new Promise((resolve, reject) => {
          https.get({ host: 'localhost', port, ca: readFileSync('cert.pem'), agent: false }, (answer) => answer.resume().on('end', resolve)).on('error', reject); // ask
        });`,
      'worker.mjs':
        "import { workerData } from 'node:worker_threads'; import { ask } from './ask.mjs'; await ask(workerData); await ask(workerData);",
      ...KEYS,
    },
    peers: [
      { ...SERVER, handshakes: 3, callSites: ['server 3'] },
      { ...CLIENT, handshakes: 3, agents: 3, callSites: ['ask 3'] },
    ],
  },
];

/**
 * What of a ledger its program knows beforehand.
 * @param {TlsLedger | null} ledger of a run
 * @param {Record<string, string>} files of the program
 * @returns {{peers: object[], contexts: object}} with comments instead of call sites
 */
export function readableLedger(ledger, files) {
  const through = (/** @type {AskedAt} */ { package: name }) => (name === undefined ? '' : ` via ${name || 'none'}`);
  const named = (/** @type {AskedAt[]} */ sites) =>
    sites.map((site) => `${commentAt(site, files)} ${site.count}${through(site)}`);
  const peers = (ledger?.peers ?? []).map((peer) => ({
    ...peer,
    callSites: named(peer.callSites),
    agentSites: named(peer.agentSites),
  }));
  const order = (/** @type {TlsPeer['role']} */ role) => peers.filter((peer) => peer.role === role);
  return {
    peers: [...order('server'), ...order('client')],
    contexts: { ...ledger?.contexts, callSites: named(ledger?.contexts.callSites ?? []).sort() },
  };
}

/**
 * @param {AskedAt} site in a program
 * @param {Record<string, string>} files of it
 * @returns {string} the comment at the end of its line, or else what is called there
 */
function commentAt({ file, line, column }, files) {
  const text = files[path.basename(file)]?.split('\n')[line - 1] ?? '';
  return / \/\/ (.*)$/.exec(text)?.[1] ?? /^[\w.]+/.exec(text.slice(column - 1))?.[0] ?? `${file}:${line}`;
}
