/** A program that looks at all that we could change of it, and at the stacks of its errors. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KEYS, TOOLS } from './traffic-programs.js';
import { recordProgram, makeDirectory } from './program.js';

/** @import { Traffic } from '../../src/model/profile.js' */

/** Keeps what it sees in `seen`, and writes it down at its very end. */
const LOOK = `
  Error.stackTraceLimit = Infinity;
  const { inspect } = require('node:util');
  const { EventEmitter } = require('node:events');
  const seen = { warnings: [] };
  const stack = () => new Error('here').stack;
  /** What there is to see of a function, or of whatever is in its place. */
  const lookAt = (value) => [inspect(value, { showProxy: true, showHidden: true, depth: 0 }), typeof value === 'function' ? Function.prototype.toString.call(value) : ''];
  const lookAll = (object) => Object.fromEntries(Reflect.ownKeys(object).map((key) => {
    const { value, get, set, ...flags } = Object.getOwnPropertyDescriptor(object, key);
    return [String(key), { ...flags, ...(typeof value === 'function' ? { value: lookAt(value) } : get || set ? { get: lookAt(get), set: lookAt(set) } : {}) }];
  }));
  const lookAround = () => ({
    process: lookAll(process),
    prototype: lookAll(Object.getPrototypeOf(process)),
    emitter: lookAll(EventEmitter.prototype),
    ownNames: Object.getOwnPropertyNames(Object.getPrototypeOf(process)),
    allNames: (() => { const names = []; for (const name in process) names.push(name); return names.sort(); })(),
    kind: [process instanceof EventEmitter, String(process), process.constructor.name, EventEmitter.prototype.isPrototypeOf(process)],
    emit: [process.emit === EventEmitter.prototype.emit, 'emit' in process, Object.hasOwn(process, 'emit'), ...lookAt(process.emit)],
    dlopen: lookAt(process.dlopen),
    names: [process.argv0, process.title, process.argv.slice(2), process.execArgv],
    listeners: process.eventNames().map((name) => [String(name), process.listenerCount(name)]),
    modules: [Object.keys(require.cache).length, Object.keys(require('node:module')._pathCache), process._preload_modules],
  });
  const holder = (socket, key) => { let at = socket; while (!Object.hasOwn(at, key)) at = Object.getPrototypeOf(at); return at; };
  const lookAtSocket = (socket) => ({
    prototype: lookAll(holder(socket, '_finishInit')), own: Reflect.ownKeys(socket).map(String), handle: Reflect.ownKeys(socket._handle).map(String).sort(),
    events: socket.eventNames().map(String), alpn: lookAt(socket._handle.getALPNNegotiatedProtocol),
  });
  /** What a program sees of Node's classes: their own methods and properties, and which of them it can enumerate. */
  const lookAtClasses = () => {
    const [http, https, net, tls] = [require('node:http'), require('node:https'), require('node:net'), require('node:tls')];
    const classes = { ...lookAll(tls), HttpAgent: http.Agent, HttpsAgent: https.Agent, Socket: net.Socket, Server: net.Server, TLSSocket: tls.TLSSocket, TlsServer: tls.Server, SecureContext: tls.SecureContext };
    const enumerable = (object) => { const names = []; for (const name in object) names.push(name); return [Object.keys(object), names]; };
    return Object.entries(classes).map(([name, value]) => (typeof value !== 'function' ? [name, value]
      : [name, lookAt(value), lookAll(value), lookAll(value.prototype), enumerable(value.prototype), value.prototype instanceof EventEmitter]));
  };
  process.on('warning', ({ name, message }) => seen.warnings.push([name, message]));
  try { process.dlopen({ exports: {} }, '/nonexistent.node'); } catch (error) { seen.dlopen = error.stack; }
  try { process.dlopen(); } catch (error) { seen.misuse = error.stack; }
  try { require('./nonexistent.node'); } catch (error) { seen.required = error.stack; }
  seen.start = [lookAround(), process.getActiveResourcesInfo()];
  seen.error = lookAll(Error);
`;

const TRAFFIC = `
  const [http, https, http2, tls] = [require('node:http'), require('node:https'), require('node:http2'), require('node:tls')];
  const note = (name) => { seen[name] ??= stack(); };
  const secure = https.createServer(keys, (request, response) => { note('request'); response.end('ok'); });
  secure.on('secureConnection', (socket) => { note('secureConnection'); seen.server ??= lookAtSocket(socket); });
  const port = await listening(secure);
  const socket = tls.connect({ port, host: 'localhost', ca: keys.cert }, () => { note('secureConnect'); seen.client ??= lookAtSocket(socket); socket.end(); });
  await once(socket, 'close');
  await ask(port, { agent: false });
  // Errors of all kinds: made by OpenSSL, by the system, by Node's checks, now or later.
  const failed = (options) => new Promise((resolve) => https.get({ host: 'localhost', port, ...options }, (answer) => resolve(answer.resume().statusCode)).on('error', (error) => resolve([error.stack.replace(/(127\\.0\\.0\\.1|::1):\\d+/, '<address>'), Object.keys(error)])));
  const immediate = setImmediate(() => note('immediate'));
  seen.immediate = [Reflect.ownKeys(immediate).map(String), lookAll(Object.getPrototypeOf(immediate)), lookAll(immediate)];
  await new Promise((resolve) => require('node:dns').lookup('localhost', function () { note('lookup'); seen.lookup = [this === undefined, lookAll(this ?? {})]; resolve(); }));
  const gone = http.createServer();
  const refused = await listening(gone);
  await new Promise((resolve) => gone.close(resolve));
  seen.errors = [
    await failed({}), await failed({ ca: keys.cert, servername: 'other.example' }), await failed({ ca: keys.cert, maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' }),
    await failed({ ca: keys.cert, checkServerIdentity: () => new Error('not him') }), await failed({ port: refused }), await failed({ ca: keys.cert, agent: false, signal: AbortSignal.abort() }),
  ];
  const thrown = (act) => { try { const made = act(); made?.on?.('error', () => {}).destroy?.(); return 'nothing'; } catch (error) { return error.stack; } };
  seen.thrown = [
    thrown(() => tls.createSecureContext({ ca: 5 })), thrown(() => tls.createSecureContext({ minVersion: 'x' })), thrown(() => tls.connect({ port, ca: {} })), thrown(() => new tls.TLSSocket({})),
    thrown(() => https.get({ port, agent: 5 })), thrown(() => tls.createServer({ key: 'x', cert: 'y' })), thrown(() => tls.TLSSocket.prototype._finishInit.call({})), thrown(() => tls.connect(port, 'localhost', 5)),
  ];
  class OwnAgent extends https.Agent { createConnection(...args) { note('createConnection'); return super.createConnection(...args); } }
  const own = new OwnAgent();
  await ask(port, { agent: own });
  seen.agent = [Reflect.ownKeys(own).map(String), own instanceof http.Agent, own.on === EventEmitter.prototype.on, own.totalSocketCount, Object.keys(own.options)];
  seen.session = await new Promise((resolve) => { const socket = tls.connect({ port, host: 'localhost', ca: keys.cert }, () => { resolve([socket.getProtocol(), socket.alpnProtocol, Object.keys(socket.getPeerCertificate()).sort(), socket.remotePort === port, socket.isSessionReused()]); socket.end(); }); });
  secure.close();
  const plain = http2.createServer((request, response) => { note('compat'); response.end('ok'); });
  plain.on('session', (session) => { note('session'); session.on('stream', () => note('sessionStream')); });
  plain.on('stream', (stream) => {
    note('stream');
    seen.serverStream ??= [Reflect.ownKeys(stream).map(String), lookAll(Object.getPrototypeOf(plain))];
    stream.pushStream({ ':path': '/more' }, (error, pushed) => { note('pushed'); pushed.respond(); pushed.end('more'); });
  });
  const client = http2.connect('http://localhost:' + await listening(plain));
  client.on('connect', () => note('connect'));
  client.on('stream', (stream) => { note('clientStream'); stream.resume(); });
  const stream = client.request({ ':path': '/' });
  stream.on('response', () => note('response'));
  stream.resume().end();
  await once(stream, 'close');
  client.close(); plain.close();
  await once(plain, 'close');
  const server = http.createServer((request, response) => { note('plainRequest'); response.end('ok'); });
  await (await fetch('http://localhost:' + await listening(server))).text();
  server.closeAllConnections(); server.close();
  seen.afterwards = lookAround();
  seen.classes = lookAtClasses();
  seen.errorAfterwards = lookAll(Error);
`;

const SAVE = "require('node:fs').writeFileSync('seen.json', JSON.stringify(seen, null, 1));";
const AT_EXIT = `process.on('exit', () => { seen.exit = stack(); seen.atExit = [lookAround(), process.getActiveResourcesInfo()]; ${SAVE} });`;
const commonJs = (/** @type {string} */ text) => ({
  'app.js': `${LOOK} ${TOOLS} (async () => { ${text} })();`,
  ...KEYS,
});

/** What a callback of asynchronous cryptography gets to see: `this` is Node's job. */
const JOBS = `
  const crypto = require('node:crypto');
  const { promisify } = require('node:util');
  const { createHook, executionAsyncResource } = require('node:async_hooks');
  const started = [];
  const hook = createHook({ init(id, type, trigger, resource) { if (/REQUEST|JOB/.test(type)) started.push(resource); } }).enable();
  const lookAtJob = (job) => [lookAll(job), job.constructor.name, lookAt(job.ondone), Object.keys(job), lookAll(Object.getPrototypeOf(job))];
  seen.job = await new Promise((resolve) => crypto.pbkdf2('password', 'salt', 10, 8, 'sha256', function (...args) {
    resolve([stack(), args.length, lookAtJob(this), executionAsyncResource() === this, started.includes(this)]);
  }));
  seen.check = await new Promise((resolve) => crypto.checkPrime(17n, function (...args) { resolve([stack(), args, this === undefined || lookAtJob(this)]); }));
  hook.disable();
  seen.pair = Object.keys(await promisify(crypto.generateKeyPair)('ec', { namedCurve: 'P-256' }));
  try { crypto.pbkdf2('password', 'salt', -1, 8, 'sha256', () => {}); } catch (error) { seen.invalid = error.stack; }
  seen.none = await promisify(crypto.pbkdf2)('password', 'salt', 10, 8, 'none').catch((error) => error.stack);
  seen.digest = await crypto.subtle.digest('none', Buffer.alloc(8)).catch((error) => String(error.stack));
  seen.functions = [crypto.pbkdf2, crypto.sign, crypto.subtle.digest, promisify(crypto.randomBytes)].map(lookAt);
  process.once('uncaughtException', (error) => { seen.thrown = error.stack; });
  await new Promise((resolve) => { crypto.randomBytes(8, () => { setImmediate(resolve); throw new Error('on purpose'); }); });
  seen.limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit');
  seen.prepare = lookAll(Error);
  seen.afterwards = lookAround();
`;

/**
 * Programs by how they end; all write `seen.json`.
 * @type {{name: string, files: Record<string, string>, exitCode?: number}[]}
 */
export const VIEW_PROGRAMS = [
  { name: 'traffic of all kinds', files: commonJs(`${AT_EXIT} ${TRAFFIC}`), exitCode: 0 },
  { name: 'asynchronous cryptography', files: commonJs(`${AT_EXIT} ${JOBS}`) },
  { name: 'process.exit', files: commonJs(`${AT_EXIT} process.exit(3);`) },
  {
    name: 'an exception that nobody catches',
    files: commonJs(`${AT_EXIT} setTimeout(() => { throw new Error('on purpose'); });`),
  },
  {
    name: 'a listener of exit that throws',
    files: commonJs(`${AT_EXIT} process.on('exit', () => { throw new Error('on purpose'); });`),
  },
  {
    name: 'an emit of its own, as signal-exit has',
    files: commonJs(`${AT_EXIT} const { emit } = process;
      process.emit = function (...args) { seen.own = stack(); return emit.apply(this, args); };
      seen.patched = [Object.hasOwn(process, 'emit'), Object.keys(process).includes('emit'), process.emit === emit, emit === EventEmitter.prototype.emit];
      setTimeout(() => {
        delete process.emit;
        seen.restored = [Object.hasOwn(process, 'emit'), process.emit === emit];
      }, 20);`),
  },
  {
    name: 'a worker',
    files: {
      'app.js': "new (require('node:worker_threads').Worker)('./worker.js', { stdout: true });",
      'worker.js': `${LOOK} ${AT_EXIT}`,
    },
  },
];

/**
 * Three routes that pass one request on, and what their handlers see: stacks, the request, what the framework gave it.
 */
const PASSED_ON = `
  const http = require('node:http');
  const agent = new http.Agent({ keepAlive: true });
  const askFor = (port) => new Promise((resolve) => http.get({ port, path: '/passing/last', agent }, (answer) => answer.resume().on('end', resolve)));
  const look = (name, ...objects) => { seen[name] ??= [stack(), ...objects.map((object) => [inspect(object, { depth: 1 }).replace(/:\\d{4,5}\\b/g, ''), Reflect.ownKeys(object).map(String)])]; };
  const askTwice = async (server) => { const port = await listening(server); await askFor(port); await askFor(port); agent.destroy(); server.close(); ${SAVE} };
`;

/** Programs of web frameworks, by name. @type {Record<string, Record<string, string>>} */
export const ROUTED_PROGRAMS = {
  express: commonJs(`${PASSED_ON}
    const express = require('express');
    const router = express.Router();
    router.all('/passing/:any', (request, response, next) => { look('first', request.route, request.params); next(); });
    router.get('/passing/:id', async (request, response, next) => { await null; look('second', request.route); next(); });
    router.get('/passing/last', (request, response) => {
      look('last', request.route, request.route.stack[0]);
      seen.request ??= Object.keys(request);
      seen.layer ??= [lookAt(Object.getPrototypeOf(request.route.stack[0]).handle_request ?? Object.getPrototypeOf(request.route.stack[0]).handleRequest)];
      response.end('ok');
    });
    const app = express();
    app.use('/', router);
    await askTwice(http.createServer(app));`),
  koa: commonJs(`${PASSED_ON}
    const Koa = require('koa');
    const Router = require('@koa/router');
    const router = new Router();
    router.all('/passing/:any', async (context, next) => { look('first', context.params); await next(); });
    router.get('/passing/last', async (context) => {
      look('last', context.params, context.matched[0]);
      seen.context ??= [Reflect.ownKeys(context).map(String), lookAt(Object.getPrototypeOf(context.matched[0]).params), context.toJSON()];
      delete seen.context[2].request;
      context.body = 'ok';
    });
    const app = new Koa();
    app.use(router.routes());
    await askTwice(http.createServer(app.callback()));`),
};

/** OpenSSL's name of a thread. */
const THREAD = /\b[0-9A-F]{16}:error:/g;

/**
 * Runs a program without us, and under us.
 * @param {Record<string, string>} files of the program
 * @param {string} node absolute path of the Node that runs it
 * @param {string} [packages] absolute path that becomes its node_modules
 * @returns {Promise<{bare: object, recorded: object, traffic: Traffic | null}>}
 *   what it saw, printed and ended with each time
 */
export async function viewBoth(files, node, packages) {
  const stdio = 'ignore';
  const cwd = makeDirectory();
  for (const [name, contents] of Object.entries(files)) writeFileSync(path.join(cwd, name), contents);
  if (packages !== undefined) symlinkSync(packages, path.join(cwd, 'node_modules'), 'junction');
  const child = spawn(node, ['app.js'], { cwd, stdio });
  const [exitCode, signal] = await once(child, 'exit');
  const { run, cwd: directory } = await recordProgram(files, { node, packages, stdio: [stdio, stdio, stdio] });
  const seen = (/** @type {string} */ where) =>
    JSON.parse(
      readFileSync(path.join(where, 'seen.json'), 'utf8').replaceAll(where, '<cwd>').replace(THREAD, 'error:'),
    );
  return {
    bare: { exitCode, signal, seen: seen(cwd) },
    recorded: { exitCode: run.exitCode, signal: run.signal, seen: seen(directory) },
    traffic: run.traffic,
  };
}
