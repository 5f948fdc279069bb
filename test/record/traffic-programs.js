/** Programs whose traffic is known: what they must be counted to have done, on every Node. */
import { readFileSync } from 'node:fs';

const pem = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../fixtures/programs/tls-${name}.pem`, import.meta.url), 'utf8');
/** The key is of this repository and protects nothing. */
export const KEYS = { 'key.pem': pem('key'), 'cert.pem': pem('cert') };

/** What programs share: `keys`, `once`, `ask` (one request over https). */
export const TOOLS = `
  const { readFileSync } = require('node:fs');
  const keys = { key: readFileSync('key.pem'), cert: readFileSync('cert.pem') };
  const once = (emitter, event) => new Promise((resolve) => emitter.once(event, resolve));
  const listening = async (server) => { server.listen(0, 'localhost'); await once(server, 'listening'); return server.address().port; };
  const ask = (port, options) => new Promise((resolve, reject) => require('node:https')
    .get({ host: 'localhost', port, ca: keys.cert, ...options }, (answer) => answer.resume().on('end', resolve)).on('error', reject));
`;
const commonJs = (/** @type {string} */ text) => ({ 'app.js': `${TOOLS} (async () => { ${text} })();`, ...KEYS });
const stream = (/** @type {string} */ client) =>
  `{ const s = ${client}.request({ ':path': '/' }); s.end(); s.resume(); await once(s, 'end'); }`;

/**
 * @typedef {object} TrafficProgram
 * @property {string} name
 * @property {Record<string, string>} files name → contents; the first is the script
 * @property {number} requests that its servers answer
 * @property {number} sent requests that it sends
 * @property {number} server handshakes
 * @property {number} client handshakes
 * @property {number} resumed of either
 * @property {string} [protocol] of all handshakes, `TLSv1.3` unless told
 * @property {number} [processes] 1 unless told
 */

/** @type {TrafficProgram[]} */
export const TRAFFIC_PROGRAMS = [
  {
    name: 'https: connections alone, with session tickets, kept alive',
    files: commonJs(`
      const https = require('node:https');
      const server = https.createServer(keys, (request, response) => response.end('ok'));
      const port = await listening(server);
      for (let i = 0; i < 3; i++) await ask(port, { agent: false });
      const remembering = new https.Agent({ keepAlive: false });
      for (let i = 0; i < 3; i++) await ask(port, { agent: remembering });
      const keeping = new https.Agent({ keepAlive: true });
      for (let i = 0; i < 4; i++) await ask(port, { agent: keeping });
      keeping.destroy(); server.close();`),
    requests: 10,
    sent: 10,
    server: 7,
    client: 7,
    resumed: 2,
  },
  {
    name: 'fetch',
    files: commonJs(`
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const [plain, secure] = [require('node:http').createServer(), require('node:https').createServer(keys)];
      for (const server of [plain, secure]) server.on('request', (request, response) => response.end('ok'));
      await (await fetch('http://localhost:' + await listening(plain))).text();
      await (await fetch('https://localhost:' + await listening(secure))).text();
      process.exit();`),
    requests: 2,
    sent: 2,
    server: 1,
    client: 1,
    resumed: 0,
  },
  {
    name: 'https and fetch: requests that were never sent, to a dead server, to those that are not trusted and to those that do not trust',
    files: commonJs(`
      const { createServer } = require('node:https');
      const server = createServer(keys, (request, response) => response.end('ok'));
      const other = createServer(keys, (request, response) => response.end('ok'));
      const strict = createServer({ ...keys, requestCert: true }, (request, response) => response.end('ok'));
      const [port, untrusted, refusing] = [await listening(server), await listening(other), await listening(strict)];
      const gone = require('node:net').createServer();
      const dead = await listening(gone);
      await new Promise((resolve) => gone.close(resolve));
      for (let i = 0; i < 2; i++) {
        await ask(port, { agent: false });
        for (const agent of [undefined, false]) {
          await ask(dead, { agent }).catch(() => {});
          await ask(untrusted, { agent, ca: undefined }).catch(() => {});
          await ask(refusing, { agent }).catch(() => {});
          await new Promise((resolve) => require('node:http').get({ host: 'localhost', port: dead, agent }).on('error', resolve));
        }
        await fetch('https://localhost:' + dead).catch(() => {});
        await fetch('https://localhost:' + untrusted).catch(() => {});
      }
      server.close(); other.close(); strict.close();`),
    requests: 2,
    sent: 2,
    server: 2,
    client: 12,
    resumed: 0,
  },
  {
    name: 'fetch, of a server that speaks HTTP/2: newer ones take it up',
    files: commonJs(`
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const server = require('node:http2').createSecureServer({ ...keys, allowHTTP1: true }, (request, response) => response.end('ok'));
      const port = await listening(server);
      await (await fetch('https://localhost:' + port)).text();
      process.exit();`),
    requests: 1,
    sent: 1,
    server: 1,
    client: 1,
    resumed: 0,
  },
  {
    name: 'fetch, by a dispatcher that takes up HTTP/2, whose undici may tell of no request that it sends so',
    files: commonJs(`
      await fetch('data:,');
      const Agent = [2, 1].map((version) => globalThis[Symbol.for('undici.globalDispatcher.' + version)]).find(Boolean).constructor;
      const dispatcher = new Agent({ allowH2: true, connect: { ca: keys.cert } });
      const server = require('node:http2').createSecureServer({ ...keys, allowHTTP1: true }, (request, response) => response.end('ok'));
      const [port, dead] = [await listening(server), await listening(require('node:net').createServer())];
      for (let i = 0; i < 4; i++) await (await fetch('https://localhost:' + port, { dispatcher })).text();
      await (await fetch('https://localhost:' + port, { method: 'POST', body: 'more', dispatcher })).text();
      const late = AbortSignal.timeout(200);
      await fetch('https://localhost:' + dead, { dispatcher, signal: late }).catch(() => {});
      await fetch('https://localhost:' + port, { dispatcher: new Agent({ allowH2: true }) }).catch(() => {});
      process.exit();`),
    requests: 5,
    sent: 5,
    server: 1,
    client: 2,
    resumed: 0,
  },
  {
    name: 'http2, with and without TLS, by either API, HTTP/1 beside it',
    files: commonJs(`
      const http2 = require('node:http2');
      const secure = http2.createSecureServer({ ...keys, allowHTTP1: true }, (request, response) => response.end('ok'));
      const port = await listening(secure);
      const client = http2.connect('https://localhost:' + port, { ca: keys.cert });
      for (let i = 0; i < 5; i++) ${stream('client')}
      await ask(port, { agent: false });
      const plain = http2.createServer().on('stream', (stream) => { stream.respond(); stream.end('ok'); });
      const other = http2.connect('http://localhost:' + await listening(plain));
      for (let i = 0; i < 2; i++) ${stream('other')}
      client.close(); other.close(); secure.close(); plain.close();`),
    requests: 8,
    sent: 8,
    server: 2,
    client: 2,
    resumed: 0,
  },
  {
    name: 'http2: what a server pushes, nobody has asked for',
    files: commonJs(`
      const http2 = require('node:http2');
      const server = http2.createSecureServer(keys).on('stream', async (stream) => {
        for (let i = 0; i < 5; i++) stream.pushStream({ ':path': '/pushed' }, (error, pushed) => { pushed.respond(); pushed.end('more'); });
        stream.respond(); stream.end('ok');
      });
      const client = http2.connect('https://localhost:' + await listening(server), { ca: keys.cert });
      let pushed = 0;
      client.on('stream', (stream) => stream.resume().on('close', () => pushed++));
      ${stream('client')} ${stream('client')}
      while (pushed < 10) await new Promise(setImmediate);
      client.close(); server.close();`),
    requests: 2,
    sent: 2,
    server: 1,
    client: 1,
    resumed: 0,
  },
  {
    name: 'an ES module that names tls.connect, TLS 1.2',
    files: {
      'app.mjs': `import { once } from 'node:events'; import { readFileSync } from 'node:fs'; import { connect, createServer } from 'node:tls';
        const cert = readFileSync('cert.pem');
        const server = createServer({ key: readFileSync('key.pem'), cert, maxVersion: 'TLSv1.2' }, (socket) => socket.end('bye')).listen(0, 'localhost');
        await once(server, 'listening');
        for (let i = 0; i < 2; i++) await once(connect({ host: 'localhost', port: server.address().port, ca: cert }).resume(), 'close');
        server.close();`,
      ...KEYS,
    },
    requests: 0,
    sent: 0,
    server: 2,
    client: 2,
    resumed: 0,
    protocol: 'TLSv1.2',
  },
  {
    name: 'a program that has put something else in the place of tls.connect',
    files: commonJs(`
      const tls = require('node:tls');
      const { connect } = tls;
      let calls = 0;
      tls.connect = (...args) => { calls++; return connect(...args); };
      const server = require('node:https').createServer(keys, (request, response) => response.end('ok'));
      const port = await listening(server);
      await ask(port, { agent: false }); await ask(port, { agent: false });
      server.close();
      if (calls !== 2) process.exit(1);`),
    requests: 2,
    sent: 2,
    server: 2,
    client: 2,
    resumed: 0,
  },
  {
    name: 'STARTTLS: plain connections that turn into TLS',
    files: commonJs(`
      const [net, tls] = [require('node:net'), require('node:tls')];
      const server = net.createServer((socket) => new tls.TLSSocket(socket, { isServer: true, ...keys }).resume().end('bye'));
      const socket = net.connect(await listening(server), 'localhost');
      await once(socket, 'connect');
      await once(tls.connect({ socket, ca: keys.cert, servername: 'localhost' }).resume(), 'close');
      server.close();`),
    requests: 0,
    sent: 0,
    server: 1,
    client: 1,
    resumed: 0,
  },
  {
    name: 'a worker that asks the main thread',
    files: {
      ...commonJs(`
        const server = require('node:https').createServer(keys, (request, response) => response.end('ok'));
        const workerData = await listening(server);
        await once(new (require('node:worker_threads').Worker)('./worker.js', { workerData }), 'exit');
        server.close();`),
      'worker.js': `${TOOLS} const { workerData } = require('node:worker_threads');
        (async () => { for (let i = 0; i < 3; i++) await ask(workerData, { agent: false }); process.exit(); })();`,
    },
    requests: 3,
    sent: 3,
    server: 3,
    client: 3,
    resumed: 0,
  },
  {
    name: 'a cluster that is killed a while after its last request',
    files: commonJs(`
      const cluster = require('node:cluster');
      if (!cluster.isPrimary) { require('node:https').createServer(keys, (request, response) => response.end('ok')).listen(0, 'localhost'); return; }
      const workers = [cluster.fork(), cluster.fork()];
      const [{ port }] = (await Promise.all(workers.map((worker) => new Promise((resolve) => worker.once('listening', (address) => resolve(address))))));
      for (let i = 0; i < 6; i++) await ask(port, { agent: false });
      setTimeout(() => workers.forEach((worker) => worker.process.kill('SIGKILL')), 1500);`),
    requests: 6,
    sent: 6,
    server: 6,
    client: 6,
    resumed: 0,
    processes: 3,
  },
];

/**
 * @param {TrafficProgram} program
 * @returns {object} what a Traffic of it must match
 */
export function expectedTraffic({ requests, sent, server, client, resumed, protocol = 'TLSv1.3', processes = 1 }) {
  const side = (/** @type {number} */ handshakes) => ({
    handshakes,
    resumed,
    protocols: handshakes === 0 ? {} : { [protocol]: handshakes },
  });
  return {
    requests,
    clientRequests: sent,
    tlsServer: side(server),
    tlsClient: side(client),
    processes,
    complete: true,
  };
}
