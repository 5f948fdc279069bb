/** Whether a program's answers depend on whether a connection was resumed, or kept. */
import { tlsDeeds } from '../../src/source/tls-deeds.js';

test.each([
  [['s.getPeerCertificate()']],
  [['const { getPeerX509Certificate } = s;']],
  [['connect({ rejectUnauthorized: false }); ok = s.authorized;']],
  [['connect({ rejectUnauthorized })', 'if (!socket?.authorized) end();']],
  [['const options = { "rejectUnauthorized": strict }', 'const { authorizationError } = socket;']],
  [['connect({ rejectUnauthorized: false }); ok = s["authorized"];']],
  [["s['getPeerCertificate']()"]],
  [['process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0"; log(s.authorized);']],
])('%j asks who the other side is', (texts) => expect(tlsDeeds(texts).inspectsPeer).toBe(true));

test.each([
  [['log(s.authorized)']],
  [['connect({ rejectUnauthorized: true }); log(s.authorized);']],
  [['connect({ rejectUnauthorized: false }); res.end("not authorized");']],
  [['connect({ rejectUnauthorized: false }); isAuthorized(user);']],
  [['connect({ rejectUnauthorized: false }); state = "authorized";']],
])('%j does not', (texts) => expect(tlsDeeds(texts).inspectsPeer).toBe(false));

test.each([
  'req.on("socket", (socket) => watch(socket))',
  "request . once ( 'socket', watch)",
  'res.socket.on("close", stop)',
  'res.socket?.once("close", stop)',
])('%s listens to sockets', (text) => expect(tlsDeeds([text]).watchesSockets).toBe(true));

test.each([
  'get({ host, agent, lookup: (name, options, done) => done(null, address, 4) })',
  'get({ host, lookup, agent })',
  'request({ ...options, createConnection() { return connect(replica); } })',
  'options.lookup = pinned;',
  'get({ "lookup": pinned })',
])('%s says where connections lead', (text) => expect(tlsDeeds([text]).choosesServers).toBe(true));

test.each(['dns.lookup(host, done)', 'if (options.lookup === undefined) return;', 'lookup(name)'])(
  '%s does not say where they lead',
  (text) => expect(tlsDeeds([text]).choosesServers).toBe(false),
);

test.each([
  'get({ host, agent, headers: { authorization: `NTLM ${first}` } })',
  "import httpntlm from 'httpntlm';",
  "const { NtlmClient } = require('axios-ntlm');",
  "set('Authorization', 'Negotiate ' + token)",
])('%s logs a connection in', (text) => expect(tlsDeeds([text]).logsInConnections).toBe(true));

test.each(["headers['accept'] = negotiate(types)", 'renegotiate()'])('%s does not log one in', (text) =>
  expect(tlsDeeds([text]).logsInConnections).toBe(false),
);

test.each([
  'https.get(url, (response) => done(response.statusCode)).on("error", fail)',
  'https.get(url, (response) => { done(response.statusCode); });',
  'https.get(url, ({ statusCode }) => done(statusCode)); other.resume();',
  'https.get(url, res => done({ isUp: true, status: res.statusCode })); other.on("data", add);',
])('%s may leave a body unread', (text) => expect(tlsDeeds([text]).leavesBodies).toBe(true));

test.each([
  'https.get(url, (response) => { response.resume(); done(response.statusCode); })',
  'https.get(url, async (response) => { for await (const part of response) add(part); log(response.statusCode); })',
  'https.createServer((request, response) => { response.statusCode = 204; response.end(); })',
  'const ok = (response) => done(response.statusCode);',
])('%s does not', (text) => expect(tlsDeeds([text]).leavesBodies).toBe(false));

test.each(['io.on("connection", (socket) => socket.on("x", f))', 'req.socket.remoteAddress', 'emit("socket")'])(
  '%s does not',
  (text) => expect(tlsDeeds([text]).watchesSockets).toBe(false),
);
