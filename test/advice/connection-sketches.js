/** Runs what rules about connections show without an edit: each sketch in a program of the package that it is for. */
import { copyFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import agentPerRequest from '../../src/rules/agent-per-request.js';
import clientPerOperation from '../../src/rules/client-per-operation.js';
import contextPerConnection from '../../src/rules/context-per-connection.js';
import noKeepalive from '../../src/rules/no-keepalive.js';
import { contextOf, site } from '../rules/rule-tester.js';
import { tlsContext, tlsLedger, tlsPeer } from '../rules/tls-tester.js';
import { PROGRAMS, ROOT, runProcess } from '../support/cli-process.js';
import { newDirectory } from '../support/directories.js';
import { installedPackages } from '../support/installed-packages.js';

/** @import { Rule, RuleContext } from '../../src/rules/shared/rule.js' */

/** With their versions. */
const PACKAGES = [
  '@aws-sdk/client-dynamodb@3.1164.0',
  '@elastic/elasticsearch@9.5.1',
  '@grpc/grpc-js@1.14.7',
  'aws-sdk@2.1693.0',
  'axios@1.21.1',
  'follow-redirects@1.16.3',
  'got@14.6.6',
  'http-proxy@1.18.1',
  'http-proxy-middleware@3.0.11',
  'https-proxy-agent@7.0.6',
  'ioredis@6.0.0',
  'mysql2@3.24.6',
  'needle@3.5.0',
  'node-fetch@2.7.0',
  'nodemailer@10.6.0',
  'playwright-core@1.65.1',
  'redis@6.3.1',
  'request@2.88.2',
  'socket.io@4.8.4',
  'socket.io-client@4.8.4',
  'superagent@10.4.2',
  'undici@7.30.2',
];
/** Of each: so many requests. */
export const REQUESTS = 6;

const KEYS = path.join(ROOT, 'test/advice/agent-per-request/https');

const perRequest = { agents: 150, choices: { withAgent: 150 } };
const pooled = { withAgent: 150, withDispatcher: 150, agentKeepsAlive: 150 };
const dispatched = { agents: 150, choices: pooled };
const perOperation = { requests: 0, lifeP50Ms: 4 };
const keeping = { agents: 1, choices: { withAgent: 150, agentKeepsAlive: 150 } };

/**
 * @typedef {object} SketchProgram
 * @property {string} name
 * @property {Rule} rule whose sketch it is
 * @property {RuleContext} [context] that it is given in, if not for the peer alone
 * @property {Parameters<typeof tlsPeer>[0]} peer that it is given for
 * @property {(lines: string[]) => string} body made of the sketch's lines: defines `ask`, which gives the text of an answer
 * @property {'close' | 'brief' | 'h2' | 'cache' | 'calls' | 'mail'} [server] closes its connections, or soon, or speaks
 *   HTTP/2; or speaks what a client of fixtures/programs/clients speaks
 * @property {string} [before] what the sketch takes the place of, in the same words
 * @property {number} [resumed] sessions that at least are taken up; default: one connection carries all
 */

/** A line of a server's that makes a context for each connection. */
const named = site({ operation: 'tls.context', api: 'createSecureContext', blocks: [200, 1, 2, 3] });
const naming = {
  ...contextOf([named]),
  tls: {
    ...tlsLedger([tlsPeer({ role: 'server' })]),
    contexts: { created: 150, withCa: 0, caBytes: 0, callSites: [] },
  },
  calls: new Map([[named.id, /** @type {any} */ ({ callee: 'createSecureContext' })]]),
};

/**
 * @param {Parameters<typeof tlsPeer>[0]} peer of a package that makes a context for each connection
 * @returns {RuleContext} in which its sketch is given
 */
function making(peer) {
  const row = site({
    operation: 'tls.context',
    api: 'createSecureContext',
    blocks: [200, 1, 2, 3],
    package: peer.package,
  });
  const contexts = { created: 150, withCa: 0, caBytes: 0, callSites: [] };
  return { ...contextOf([row]), tls: { ...tlsLedger([tlsPeer({ ...perOperation, ...peer })]), contexts } };
}

/**
 * What of a program counts the contexts that it makes.
 * @type {(once: string) => string}
 */
const makesOne = (once) => `const tls = require('node:tls'); const { createSecureContext } = tls; let made = 0;
      tls.createSecureContext = (...args) => { made++; return createSecureContext(...args); };
      const [ca, minVersion, ciphers] = [cert, 'TLSv1.2', undefined]; ${once}
      const unlessMore = (text) => (made === 1 ? text : made + ' contexts');`;

const readsOne = "const read = async (response) => (await response.toArray()).join('');";

const oldAws = `const AWS = require('aws-sdk');
      const config = { endpoint: url, region: 'eu-west-1', credentials: new AWS.Credentials('a', 'b') };
      const tableOf = async (client) => (await client.listTables().promise()).TableNames[0];`;

/** @type {SketchProgram[]} */
export const SKETCH_PROGRAMS = [
  {
    name: 'https',
    rule: agentPerRequest,
    peer: perRequest,
    body: ([agent, get]) => `${readsOne} ${agent}
      const ask = async () => read(await new Promise((done) => { ${get}
      }));`,
  },
  {
    name: 'axios',
    rule: agentPerRequest,
    peer: { ...perRequest, package: 'axios' },
    body: ([agent, create]) => `const { default: axios } = await import('axios'); ${agent}
      const api = ${create}
      const ask = async () => (await api.get(url)).data;`,
  },
  {
    name: 'follow-redirects',
    rule: agentPerRequest,
    peer: { ...perRequest, package: 'follow-redirects' },
    body: ([agent, either]) => `const followRedirects = require('follow-redirects'); ${readsOne} ${agent}
      const ask = () => new Promise((done) => ${either.split(' or ')[1]}.on('response', (response) => done(read(response))));`,
  },
  {
    name: 'got',
    rule: agentPerRequest,
    peer: { ...perRequest, package: 'got' },
    body: ([agent, extend]) => `const { got } = await import('got'); ${agent}
      const api = ${extend}
      const ask = () => api(url).text();`,
  },
  {
    name: 'needle',
    rule: agentPerRequest,
    peer: { ...perRequest, package: 'needle' },
    body: ([agent, get]) => `const needle = require('needle'); ${agent}
      const ask = async () => { const { body } = await ${get} return String(body); };`,
  },
  {
    name: 'node-fetch',
    rule: agentPerRequest,
    peer: { ...perRequest, package: 'node-fetch' },
    body: ([agent, get]) => `const fetch = require('node-fetch'); ${agent}
      const ask = async () => { const response = await ${get} return response.text(); };`,
  },
  {
    name: 'superagent',
    rule: agentPerRequest,
    peer: { ...perRequest, package: 'superagent' },
    body: ([agent, get]) => `const superagent = require('superagent'); ${agent}
      const ask = async () => { const { text } = await ${get} return text; };`,
  },
  {
    name: 'socket.io-client',
    rule: agentPerRequest,
    peer: { ...perRequest, package: 'xmlhttprequest-ssl' },
    body: ([agent, io]) => `const { io } = require('socket.io-client');
      new (require('socket.io').Server)(server, { transports: ['polling'] })
        .on('connection', (socket) => socket.on('ask', (answer) => answer('ok')));
      ${agent.replace('keepAlive: true', 'keepAlive: true, maxSockets: 2')}
      const ask = async () => {
        const socket = ${io.replace('{ agent }', "{ agent, transports: ['polling'], forceNew: true }")}
        const text = await socket.emitWithAck('ask');
        socket.disconnect();
        return text;
      };`,
  },
  ...Object.entries({
    'an agent of a proxy': (/** @type {string} */ get) => get,
    'an agent of a proxy, asked without a URL': (/** @type {string} */ get) =>
      get.replace('url, {', `{ host: 'localhost', port, ${/protocol: '\w+:'/.exec(get)?.[0]},`),
  }).map(([name, asking]) => ({
    name,
    rule: agentPerRequest,
    peer: { ...perRequest, package: 'agent-base' },
    body: (
      /** @type {string[]} */ [agent, get],
    ) => `const { HttpsProxyAgent } = require('https-proxy-agent'); ${readsOne}
      const proxies = require('node:http').createServer().on('connect', (request, socket) => {
        const to = net.connect(port, 'localhost', () => socket.write('HTTP/1.1 200 OK\\r\\n\\r\\n'));
        socket.pipe(to).pipe(socket);
      });
      const proxy = 'http://localhost:' + (await listening(proxies)); ${agent}
      const ask = async () => read(await new Promise((done) => { ${asking(get)}
      }));`,
  })),
  ...Object.entries({
    'http-proxy': (/** @type {string} */ made) =>
      `const httpProxy = require('http-proxy'); const proxy = ${made} const hand = (...both) => proxy.web(...both);`,
    'http-proxy-middleware': (/** @type {string} */ made) =>
      `const { createProxyMiddleware } = require('http-proxy-middleware'); const hand = ${made}`,
  }).map(([name, handing]) => ({
    name,
    rule: agentPerRequest,
    peer: { ...perRequest, package: name },
    body: (/** @type {string[]} */ [agent, made]) => `const http = require('node:http'); ${readsOne} const target = url;
      ${agent}
      ${handing(made)}
      const before = 'http://localhost:' + (await listening(http.createServer(hand)));
      const ask = async () => read(await new Promise((done) => http.get(before, done)));`,
  })),
  {
    name: 'AWS SDK',
    rule: agentPerRequest,
    peer: { ...perRequest, package: '@smithy/core' },
    body: ([client]) => `const { DynamoDBClient, ListTablesCommand } = require('@aws-sdk/client-dynamodb');
      const config = { endpoint: url, region: 'eu-west-1', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } }; ${client}
      const ask = async () => (await client.send(new ListTablesCommand({}))).TableNames[0];`,
  },
  {
    name: 'AWS, version 2',
    rule: agentPerRequest,
    peer: { ...perRequest, package: 'aws-sdk' },
    body: ([agent, client]) => `${oldAws} ${agent}
      const ask = async () => tableOf(${client.split(';')[0].replace('{', '{ ...config,')});`,
  },
  {
    name: 'AWS, version 2, whose agent keeps none',
    rule: noKeepalive,
    peer: { agents: 1, package: 'aws-sdk', choices: { withAgent: 150 } },
    before: '',
    body: ([made]) => `${oldAws} ${made}
      const ask = () => tableOf(new AWS.DynamoDB(config));`,
  },
  {
    name: 'playwright',
    rule: agentPerRequest,
    peer: { ...perRequest, package: 'playwright-core' },
    body: ([once]) => `const { request } = require('playwright-core'); const options = {}; ${once}
      const ask = async () => (await context.get(url)).text();`,
  },
  {
    name: 'undici',
    rule: agentPerRequest,
    peer: { ...dispatched, package: 'undici' },
    body: ([made, get]) => `const { Agent, fetch } = require('undici'); const options = {}; ${made}
      const ask = async () => { const response = await ${get}
        return response.text(); };`,
  },
  {
    name: 'Elasticsearch, one client',
    rule: agentPerRequest,
    peer: { ...dispatched, package: '@elastic/elasticsearch' },
    body: ([once]) => `const { Client } = require('@elastic/elasticsearch');
      const client = new Client({ node: url }); ${once}
      const ask = async () => (await client.info()).TableNames[0];`,
  },
  {
    name: 'an agent that keeps none',
    rule: noKeepalive,
    peer: { agents: 1, choices: { withAgent: 150 } },
    before: 'new https.Agent({})',
    body: ([made]) => `${readsOne} const agent = ${made}
      const ask = async () => read(await new Promise((done) => https.get(url, { agent }, done)));`,
  },
  {
    name: 'request',
    rule: noKeepalive,
    peer: { agents: 1, package: 'request', choices: { withAgent: 150 } },
    before: 'const api = request.defaults({ agentOptions: { keepAlive: false } });',
    body: ([made]) => `const request = require('request'); ${made}
      const ask = () => new Promise((done) => api(url, (error, response, body) => done(body)));`,
  },
  {
    name: 'a dispatcher that keeps none',
    rule: noKeepalive,
    peer: { agents: 1, choices: { withAgent: 150, withDispatcher: 150 } },
    before: 'new Agent({ pipelining: 0 })',
    body: ([made]) => `const { Agent, request } = require('undici'); const options = {};
      const dispatcher = ${made}
      const ask = async () => (await request(url, { dispatcher })).body.text();`,
  },
  {
    name: 'no agent',
    rule: noKeepalive,
    peer: { package: 'undici' },
    body: ([made, get]) => `const undici = require('undici'); const { fetch } = undici; const options = {}; ${made}
      const ask = async () => { const response = await ${get}
        return response.text(); };`,
  },
  {
    name: 'HTTP/2',
    rule: noKeepalive,
    peer: { alpn: { h2: 150 } },
    server: 'h2',
    body: ([connect, listen, request]) => `const http2 = require('node:http2'); ${readsOne}
      const [origin, options, headers, log] = [url, { ca: cert }, { ':path': '/' }, console.error]; ${connect}
      ${listen}
      const ask = () => { const stream = ${request}
        return read(stream); };`,
  },
  {
    name: 'a header that asks',
    rule: noKeepalive,
    peer: { ...keeping, choices: { ...keeping.choices, closedByRequest: 150 } },
    before: "https.get(url, { agent, headers: { connection: 'close' } }, done);",
    body: ([get]) => `${readsOne} const agent = new https.Agent({ keepAlive: true });
      const ask = async () => read(await new Promise((done) => { ${get}
      }));`,
  },
  {
    name: 'undici, a header that asks',
    rule: noKeepalive,
    peer: { agents: 1, choices: { ...pooled, closedByRequest: 150 } },
    before: "fetch(url, { dispatcher, method: 'HEAD' });",
    body: ([get]) => `const { Agent, fetch } = require('undici'); const dispatcher = new Agent();
      const ask = async () => { const response = await ${get}
        return (await response.text()) || 'ok'; };`,
  },
  {
    name: 'HEAD, whose answers have a length',
    rule: noKeepalive,
    peer: { ...keeping, choices: { ...keeping.choices, closedByRequest: 150 } },
    before: "https.request(url + '/unknown', { agent, method: 'HEAD' }, done).end();",
    body: ([get]) => `${readsOne} const agent = new https.Agent({ keepAlive: true });
      const ask = async () => (await read(await new Promise((done) => { ${get.replace('get(url, { agent }, done)', "request(url, { agent, method: 'HEAD' }, done).end()")}
      }))) || 'ok';`,
  },
  {
    name: 'a server that allows too little time',
    rule: noKeepalive,
    peer: { agents: 1, choices: { ...pooled, sessionOffered: 149, closedByServer: 150 } },
    server: 'brief',
    before: '',
    body: (lines) => `${lines.at(-1) ?? ''}
      const ask = async () => (await fetch(url)).text();`,
  },
  {
    name: 'sessions of a server that closes',
    rule: noKeepalive,
    peer: { agents: 1, choices: { ...pooled, closedByServer: 150 } },
    server: 'close',
    before: 'new Agent({})',
    resumed: 3,
    body: (lines) => `const { Agent, buildConnector, fetch } = require('undici'); const options = {};
      const dispatcher = ${lines.at(-1)}
      const ask = async () => (await fetch(url, { dispatcher })).text();`,
  },
  {
    name: 'redis',
    rule: clientPerOperation,
    peer: { ...perOperation, package: '@redis/client' },
    server: 'cache',
    before: '',
    body: (lines) => `const { createClient } = require('redis'); const log = console.error;
      const options = { socket: { host: 'localhost', port, tls: true } };
      const visits = async (client) => ((await client.get('visits')) === '1' ? 'ok' : 'wrong');
      ${onceOrEach('client', lines.join('\n'), 'await createClient(options).connect()', 'visits(client)', 'client.close()')}`,
  },
  {
    name: 'ioredis',
    rule: clientPerOperation,
    peer: { ...perOperation, package: 'ioredis' },
    server: 'cache',
    before: '',
    body: ([
      made,
    ]) => `const { Redis } = require('ioredis'); const [address, options] = ['rediss://localhost:' + port, {}];
      const visits = async (client) => ((await client.get('visits')) === '1' ? 'ok' : 'wrong');
      ${onceOrEach('redis', made.replace('url', 'address'), 'new Redis(address, options)', 'visits(redis)', 'redis.quit()')}`,
  },
  {
    name: 'nodemailer',
    rule: clientPerOperation,
    peer: { ...perOperation, package: 'nodemailer' },
    server: 'mail',
    before: '',
    body: ([
      made,
      send,
    ]) => `const nodemailer = require('nodemailer'); const options = { host: 'localhost', port, secure: true };
      const message = { from: 'us@example.com', to: 'you@example.com', subject: 'Welcome', text: 'Hello' };
      const welcome = async (transport) => { const { response } = ${(send ?? 'await transport.sendMail(message);').replace(';', '')}; return response === '250 queued' ? 'ok' : response; };
      ${onceOrEach('transport', made, 'nodemailer.createTransport(options)', 'welcome(transport)', 'transport.close()')}`,
  },
  {
    name: 'mysql2',
    rule: clientPerOperation,
    peer: { ...perOperation, package: 'mysql2' },
    before: '',
    // Its own server speaks no TLS, which a pool has nothing to do with.
    body: ([made, query]) => `const mysql = require('mysql2/promise');
      const database = require('mysql2').createServer((connection) => {
        counts.connections++;
        connection.on('error', () => {}).on('query', () =>
          connection.writeTextResult([{ word: 'ok' }], [{ catalog: 'def', schema: '', table: '', orgTable: '', name: 'word', orgName: 'word', characterSet: 33, columnLength: 9, columnType: 253, flags: 0, decimals: 0 }]));
        connection.serverHandshake({ protocolVersion: 10, serverVersion: '8.0.0', connectionId: 1, statusFlags: 2, characterSet: 8, capabilityFlags: 0xfff7ff });
      });
      await new Promise((resolve) => database.listen(0, resolve));
      const config = { host: '127.0.0.1', port: database._server.address().port, user: 'app', password: 'correct horse' };
      const [text, values] = ['select word from words where id = ?', [1]];
      const word = async (pool) => { ${query?.split(';')[0] ?? 'const [rows] = await pool.query(text, values)'}; return rows[0].word; };
      ${onceOrEach('pool', made, 'await mysql.createConnection(config)', 'word(pool)', 'pool.end()')}`,
  },
  {
    name: 'a channel of gRPC',
    rule: noKeepalive,
    peer: { package: '@grpc/grpc-js', alpn: { h2: 150 } },
    server: 'calls',
    before: '',
    body: ([made]) => `const grpc = require('@grpc/grpc-js'); const same = (bytes) => bytes;
      const method = { path: '/rates.Rates/Get', requestStream: false, responseStream: false, requestSerialize: same, requestDeserialize: same, responseSerialize: same, responseDeserialize: same };
      const Service = grpc.makeGenericClientConstructor({ get: method }, 'Rates');
      const [address, credentials, options] = ['localhost:' + port, grpc.credentials.createSsl(cert), {}];
      const rate = (client) => new Promise((resolve, reject) =>
        client.get(Buffer.from('eur'), (error, bytes) => (error ? reject(error) : resolve(bytes.length === 0 ? 'ok' : 'wrong'))));
      ${onceOrEach('client', made, 'new Service(address, credentials, options)', 'rate(client)', 'client.close()')}`,
  },
  {
    name: 'a context for each name',
    rule: contextPerConnection,
    context: naming,
    peer: {},
    resumed: 0,
    body: ([once, kept, keep]) => `const tls = require('node:tls');
      const shop = { cert: fs.readFileSync('tls-shop-cert.pem'), key: fs.readFileSync('tls-shop-key.pem') };
      const { createSecureContext } = tls; let made = 0;
      tls.createSecureContext = (options) => { made += Number(options.cert === shop.cert); return createSecureContext(options); };
      ${once}
      const byName = tls.createServer({ cert, key, SNICallback: (name, done) => {
        if (name !== 'shop.example') return done(null);
        const { cert, key } = shop;
        ${kept}
        ${keep}
        done(null, context);
      } });
      byName.on('secureConnection', () => counts.connections++);
      const to = await listening(byName);
      const subjectFor = (servername) => new Promise((resolve) => {
        const socket = tls.connect({ port: to, servername, rejectUnauthorized: false }, () => {
          resolve(socket.getPeerCertificate().subject.CN);
          socket.destroy();
        });
      });
      const ask = async () => {
        const names = ['localhost', 'shop.example', 'unknown.example'];
        const subjects = [];
        for (const name of names) subjects.push(await subjectFor(name));
        return made === 1 && String(subjects) === 'localhost,shop.example,localhost' ? 'ok' : made + String(subjects);
      };`,
  },
  {
    name: 'one context in the agent of axios',
    rule: contextPerConnection,
    context: making({
      package: 'axios',
      agents: 1,
      choices: { withAgent: 150, agentKeepsAlive: 150, closedByServer: 150 },
    }),
    peer: {},
    server: 'close',
    resumed: REQUESTS - 1,
    body: ([once, agent]) => `${makesOne(once)} const { default: axios } = await import('axios');
      const options = { keepAlive: true }; const httpsAgent = ${agent}
      const ask = async () => unlessMore((await axios.get(url, { httpsAgent })).data);`,
  },
  {
    name: 'one context in the dispatcher of undici',
    rule: contextPerConnection,
    context: making({ package: 'undici', agents: 1, choices: { ...pooled, closedByServer: 150 } }),
    peer: {},
    server: 'close',
    resumed: 0,
    body: ([once, made]) => `${makesOne(once)} const { Agent, fetch } = require('undici');
      const [options, connect] = [{}, {}]; const dispatcher = ${made}
      const ask = async () => unlessMore(await (await fetch(url, { dispatcher })).text());`,
  },
  {
    name: 'one context in the options of redis',
    rule: contextPerConnection,
    context: making({ package: '@redis/client', lifeP50Ms: 60_000 }),
    peer: {},
    server: 'cache',
    resumed: 0,
    body: ([once, socket]) => `${makesOne(once)} const { createClient } = require('redis');
      const options = (socket) => ({ ${socket?.split(' //')[0]} });
      const visits = async (client) => ((await client.get('visits')) === '1' ? unlessMore('ok') : 'wrong');
      ${onceOrEach('client', '', "await createClient(options({ host: 'localhost', port, tls: true })).connect()", 'visits(client)', 'client.close()')}`,
  },
];

/**
 * @param {string} name of the client
 * @param {string} made the sketch's line that makes one for all; `''` for one each
 * @param {string} fresh expression that makes one
 * @param {string} asked expression that asks it
 * @param {string} closed expression that closes it
 * @returns {string} what defines `ask`
 */
function onceOrEach(name, made, fresh, asked, closed) {
  if (made !== '') return `${made}\n      const ask = () => ${asked};`;
  return `const ask = async () => { const ${name} = ${fresh}; const text = await ${asked}; await ${closed}; return text; };`;
}

/**
 * @param {SketchProgram} program to be run
 * @param {string} node absolute path of the Node that runs it
 * @param {string[]} [lines] instead of the sketch's
 * @returns {Promise<{answers: string[], connections: number, resumed: number}>} of REQUESTS, one after the other
 */
export async function sketchAnswers({ rule, peer, context, body, server }, node, lines) {
  const [{ advice }] = rule.check(context ?? tlsContext(tlsLedger([tlsPeer(peer)])));
  const cwd = newDirectory();
  const copy = (/** @type {string} */ from, /** @type {string} */ name) =>
    copyFileSync(path.join(from, name), path.join(cwd, name));
  for (const name of ['tls-cert.pem', 'tls-key.pem']) copy(KEYS, name);
  // What those servers read.
  for (const name of ['cert.pem', 'key.pem']) copyFileSync(path.join(KEYS, `tls-${name}`), path.join(cwd, name));
  copy(path.join(PROGRAMS, 'clients'), 'servers.mjs');
  for (const name of ['tls-shop-cert.pem', 'tls-shop-key.pem']) copy(PROGRAMS, name);
  symlinkSync(await installedPackages('connection-sketches', PACKAGES), path.join(cwd, 'node_modules'), 'junction');
  writeFileSync(
    path.join(cwd, 'sketch.cjs'),
    `const [https, net, fs] = [require('node:https'), require('node:net'), require('node:fs')];
const listening = (server) => new Promise((resolve) => server.listen(0, () => resolve(server.address().port)));
const [cert, key] = [fs.readFileSync('tls-cert.pem'), fs.readFileSync('tls-key.pem')];
const [counts, answers] = [{ connections: 0, resumed: 0 }, []];
const { createServer } = ${server === 'h2' ? "{ createServer: require('node:http2').createSecureServer }" : 'https'};
const answering = createServer({ cert, key }, (request, response) => {
  if (${server === 'close'}) response.setHeader('connection', 'close');
  const isJson = /elasticsearch/.test(request.headers.accept) || request.headers['x-amz-target'];
  if (isJson) response.setHeader('content-type', request.headers.accept ?? 'application/json');
  if (request.method === 'HEAD' && request.url === '/') response.setHeader('content-length', 2);
  response.setHeader('x-elastic-product', 'Elasticsearch');
  response.end(isJson ? '{"TableNames":["ok"]}' : 'ok');
});
if (${server === 'brief'}) answering.keepAliveTimeout = 500;
(async () => {
  const { cache, calls, mail } = await import('./servers.mjs');
  const other = { cache, calls, mail: () => mail(true) }['${server}'];
  const { server, port } = other ? await other() : { server: answering, port: await listening(answering) };
  server.on('secureConnection', (socket) => {
    counts.connections++;
    if (socket.isSessionReused()) counts.resumed++;
  });
  const url = 'https://localhost:' + port;
  ${body(lines ?? advice)}
  for (let i = 0; i < ${REQUESTS}; i++) answers.push(await ask());
  console.log(JSON.stringify({ answers, ...counts }));
  process.exit();
})();
`,
  );
  const env = { NODE_EXTRA_CA_CERTS: path.join(cwd, 'tls-cert.pem'), NODE_NO_WARNINGS: '1' };
  const { out, err } = await runProcess([node, 'sketch.cjs'], { cwd, env });
  if (out === '') throw new Error(err);
  return JSON.parse(out);
}
