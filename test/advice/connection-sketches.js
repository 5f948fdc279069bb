/** Runs what agent-per-request and no-keepalive show without an edit: each sketch in a program of the package that it is for. */
import { copyFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import agentPerRequest from '../../src/rules/agent-per-request.js';
import noKeepalive from '../../src/rules/no-keepalive.js';
import { tlsContext, tlsLedger, tlsPeer } from '../rules/tls-tester.js';
import { ROOT, runProcess } from '../support/cli-process.js';
import { newDirectory } from '../support/directories.js';
import { installedPackages } from '../support/installed-packages.js';

/** @import { Rule } from '../../src/rules/shared/rule.js' */

/** With their versions. */
const PACKAGES = [
  '@aws-sdk/client-dynamodb@3.1164.0',
  '@elastic/elasticsearch@9.5.1',
  'axios@1.21.1',
  'follow-redirects@1.16.3',
  'got@14.6.6',
  'https-proxy-agent@7.0.6',
  'needle@3.5.0',
  'node-fetch@2.7.0',
  'request@2.88.2',
  'socket.io@4.8.4',
  'socket.io-client@4.8.4',
  'superagent@10.4.2',
  'undici@7.30.2',
];
const KEYS = path.join(ROOT, 'test/advice/agent-per-request/https');

const perRequest = { agents: 150, choices: { withAgent: 150 } };
const pooled = { withAgent: 150, withDispatcher: 150, agentKeepsAlive: 150 };
const dispatched = { agents: 150, choices: pooled };
const keeping = { agents: 1, choices: { withAgent: 150, agentKeepsAlive: 150 } };

/**
 * @typedef {object} SketchProgram
 * @property {string} name
 * @property {Rule} rule whose sketch it is
 * @property {Parameters<typeof tlsPeer>[0]} peer that it is given for
 * @property {(lines: string[]) => string} body made of the sketch's lines: defines `ask`, which gives the text of an answer
 * @property {'close' | 'brief' | 'h2'} [server] closes its connections, or soon, or speaks HTTP/2
 * @property {string} [before] what the sketch takes the place of, in the same words
 * @property {number} [resumed] sessions that at least are taken up; default: one connection carries all
 */

const readsOne = "const read = async (response) => (await response.toArray()).join('');";

/** Of each: so many requests. */
export const REQUESTS = 6;

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
  {
    name: 'an agent of a proxy',
    rule: agentPerRequest,
    peer: { ...perRequest, package: 'agent-base' },
    body: ([agent, get]) => `const { HttpsProxyAgent } = require('https-proxy-agent'); ${readsOne}
      const proxies = require('node:http').createServer().on('connect', (request, socket) => {
        const to = net.connect(port, 'localhost', () => socket.write('HTTP/1.1 200 OK\\r\\n\\r\\n'));
        socket.pipe(to).pipe(socket);
      });
      const proxy = 'http://localhost:' + (await listening(proxies)); ${agent}
      const ask = async () => read(await new Promise((done) => { ${get}
      }));`,
  },
  {
    name: 'AWS SDK',
    rule: agentPerRequest,
    peer: { ...perRequest, package: '@smithy/core' },
    body: ([client]) => `const { DynamoDBClient, ListTablesCommand } = require('@aws-sdk/client-dynamodb');
      const config = { endpoint: url, region: 'eu-west-1', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } }; ${client}
      const ask = async () => (await client.send(new ListTablesCommand({}))).TableNames[0];`,
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
    body: ([connect, request]) => `const http2 = require('node:http2'); ${readsOne}
      const [origin, headers] = [url, { ':path': '/' }]; ${connect}
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
    body: (
      lines,
    ) => `const { Agent, buildConnector, fetch } = require('undici'); const [options, connectOptions] = [{}, {}];
      const dispatcher = ${lines.at(-1)}
      const ask = async () => (await fetch(url, { dispatcher })).text();`,
  },
];

/**
 * @param {SketchProgram} program to be run
 * @param {string} node absolute path of the Node that runs it
 * @param {string[]} [lines] instead of the sketch's
 * @returns {Promise<{answers: string[], connections: number, resumed: number}>} of REQUESTS, one after the other
 */
export async function sketchAnswers({ rule, peer, body, server }, node, lines) {
  const [{ advice }] = rule.check(tlsContext(tlsLedger([tlsPeer(peer)])));
  const cwd = newDirectory();
  for (const name of ['tls-cert.pem', 'tls-key.pem']) copyFileSync(path.join(KEYS, name), path.join(cwd, name));
  symlinkSync(await installedPackages('connection-sketches', PACKAGES), path.join(cwd, 'node_modules'), 'junction');
  writeFileSync(
    path.join(cwd, 'sketch.cjs'),
    `const [https, net, fs] = [require('node:https'), require('node:net'), require('node:fs')];
const listening = (server) => new Promise((resolve) => server.listen(0, () => resolve(server.address().port)));
const [cert, key] = [fs.readFileSync('tls-cert.pem'), fs.readFileSync('tls-key.pem')];
const [counts, answers] = [{ connections: 0, resumed: 0 }, []];
const { createServer } = ${server === 'h2' ? "{ createServer: require('node:http2').createSecureServer }" : 'https'};
const server = createServer({ cert, key }, (request, response) => {
  if (${server === 'close'}) response.setHeader('connection', 'close');
  const isJson = /elasticsearch/.test(request.headers.accept) || request.headers['x-amz-target'];
  if (isJson) response.setHeader('content-type', request.headers.accept ?? 'application/json');
  if (request.method === 'HEAD' && request.url === '/') response.setHeader('content-length', 2);
  response.setHeader('x-elastic-product', 'Elasticsearch');
  response.end(isJson ? '{"TableNames":["ok"]}' : 'ok');
});
if (${server === 'brief'}) server.keepAliveTimeout = 500;
server.on('secureConnection', (socket) => {
  counts.connections++;
  if (socket.isSessionReused()) counts.resumed++;
});
(async () => {
  const port = await listening(server);
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
