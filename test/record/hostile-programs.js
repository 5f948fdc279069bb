/**
 * Programs that change what the probe could lean on; their connections must be counted all the same, and they must not
 * notice.
 */
import { KEYS, TOOLS } from './traffic-programs.js';

/** Ten handshakes, of which `ask` is the line. */
const BODY = `
  const https = require('node:https');
  (async () => {
    const server = https.createServer(keys, (request, response) => response.end('ok'));
    const port = await listening(server);
    for (let i = 0; i < 10; i++) await ask(port, { agent: new https.Agent() });
    server.close();
    if (typeof atEnd === 'function') atEnd();
  })();`;
const after = (/** @type {string} */ preamble) => ({ 'app.js': `${preamble}\n${TOOLS} ${BODY}`, ...KEYS });

/**
 * @typedef {object} HostileProgram
 * @property {string} name
 * @property {Record<string, string>} files name → contents; the first is the script. They end with another exit code if
 *   they have noticed
 * @property {string[]} [nodeOptions]
 * @property {boolean} [isUnplaced] whether nobody can tell the line
 */

/** Methods that Node itself does without. */
const REMOVE = `
  for (const [holder, ...names] of [[WeakMap.prototype, 'get', 'set', 'has'], [Map.prototype, 'get', 'set'], [Array.prototype, 'at', 'with'],
    [String.prototype, 'padEnd', 'matchAll'], [Symbol.prototype, 'description'], [Reflect, 'apply', 'ownKeys', 'defineProperty', 'getOwnPropertyDescriptor'],
    [JSON, 'stringify'], [Object, 'create', 'keys', 'hasOwn'], [Math, 'log', 'round'], [Error, 'captureStackTrace']]) for (const name of names) delete holder[name];`;

/** All methods of the language throw from then on: a process that ends does without them. */
const BREAK = `
  const [own, describe, define, text] = [Reflect.ownKeys, Reflect.getOwnPropertyDescriptor, Reflect.defineProperty, String];
  const holders = [Array, BigInt, Date, Error, JSON, Map, Math, Number, Object, Promise, Reflect, RegExp, Set, String, Symbol, WeakMap, WeakSet];
  for (let index = holders.length - 1; index >= 0; index--) if (holders[index].prototype) holders[holders.length] = holders[index].prototype;
  for (let index = 0; index < holders.length; index++) {
    const names = own(holders[index]);
    for (let at = 0; at < names.length; at++) {
      const { configurable, value } = describe(holders[index], names[at]);
      if (!configurable || typeof value !== 'function' || typeof names[at] === 'symbol' || names[at] === 'constructor') continue;
      define(holders[index], names[at], { configurable: true, writable: true, value() { throw new Error(text(names[at])); } });
    }
  }`;

/** @type {HostileProgram[]} */
export const HOSTILE_PROGRAMS = [
  {
    // What a subscriber throws ends the program.
    name: 'messages of its own on the channels that Node and packages announce things on',
    files: after(`
      const { channel } = require('node:diagnostics_channel');
      require('node:tls');
      for (const name of ['undici:request:create', 'undici:client:connected', 'undici:client:sendHeaders', 'undici:request:headers', 'undici:request:error',
        'http.client.request.created', 'http2.server.stream.start', 'http2.client.stream.start', 'got:request:create', 'got:request:start',
        'fastify.initialization', 'tracing:net.server.listen:asyncEnd', 'child_process'])
        for (const message of [undefined, null, 1, {}, { request: 1 }, { request: {}, socket: 1 }, { stream: 1 }, { process: {} }]) channel(name).publish(message);`),
  },
  {
    name: 'its own prepareStackTrace, which must see none of our stacks',
    files: after(`
      let calls = 0;
      Error.prepareStackTrace = () => { calls++; return 'own'; };
      const mine = Error.prepareStackTrace;
      const atEnd = () => { if (calls !== 0 || Error.prepareStackTrace !== mine || new Error('x').stack !== 'own') process.exit(1); };`),
  },
  {
    name: 'a prepareStackTrace that is an accessor',
    files: after(`
      let looks = 0;
      Object.defineProperty(Error, 'prepareStackTrace', { configurable: true, get() { looks++; }, set() { process.exit(1); } });
      const atEnd = () => { if (looks !== 0) process.exit(1); };`),
  },
  {
    name: 'a frozen Error with its own prepareStackTrace',
    files: after(`
      let calls = 0;
      Error.prepareStackTrace = () => { calls++; return 'own'; };
      Object.freeze(Error);
      const atEnd = () => { if (calls !== 0) process.exit(1); };`),
    isUnplaced: true,
  },
  {
    name: 'functions of fs that are its own, which must not be told of our files',
    files: after(`
      const fs = require('node:fs');
      for (const [name, value] of Object.entries(fs)) {
        if (typeof value !== 'function' || /^[A-Z_]/.test(name)) continue;
        fs[name] = (...args) => { if (/-\\d+-\\d+\\.json/.test(args[0])) process.reallyExit(1); return value(...args); };
      }`),
  },
  {
    name: 'a loader of modules that is its own, which must not be asked for ours',
    files: after(`
      const Module = require('node:module');
      const OURS = /record.probe/;
      let isAsked = false;
      const { _load: load } = Module;
      Module._load = function (name, parent, ...rest) { isAsked ||= OURS.test(parent?.filename); return load.call(this, name, parent, ...rest); };
      const { require: own } = Module.prototype;
      Module.prototype.require = function (name) { isAsked ||= OURS.test(this.filename); return own.call(this, name); };
      Module.registerHooks?.({ resolve(name, context, next) { isAsked ||= OURS.test(context.parentURL); return next(name, context); } });
      const atEnd = () => { if (isAsked) process.exit(1); };`),
  },
  { name: 'a frozen Error', files: after('Error.stackTraceLimit = 30; Object.freeze(Error);') },
  {
    name: 'stacks of no frame',
    files: after(`
      Error.stackTraceLimit = 0;
      const atEnd = () => { if (Error.stackTraceLimit !== 0 || new Error('x').stack !== 'Error: x') process.exit(1); };`),
  },
  {
    name: 'no limit of stacks at all',
    files: after(
      "delete Error.stackTraceLimit; const atEnd = () => { if ('stackTraceLimit' in Error) process.exit(1); };",
    ),
  },
  {
    name: 'a limit of stacks that is an accessor',
    files: after(`
      let sets = 0;
      Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => 10, set() { sets++; } });
      const atEnd = () => { if (sets !== 0 || Error.stackTraceLimit !== 10) process.exit(1); };`),
  },
  {
    name: 'a limit of stacks that can not be changed',
    files: after(
      "Object.defineProperty(Error, 'stackTraceLimit', { value: 40, writable: false, configurable: false });",
    ),
  },
  { name: 'another Error', files: after('globalThis.Error = class extends Error {};') },
  {
    name: 'methods of the language removed while it runs',
    files: after(`const atEnd = () => process.exit(0); setImmediate(() => { ${REMOVE} });`),
  },
  {
    name: 'methods wrapped as tracers do',
    files: after(`
      const [net, tls, http, https_] = [require('node:net'), require('node:tls'), require('node:http'), require('node:https')];
      let calls = 0;
      const wrap = (holder, name) => {
        const original = holder[name];
        const wrapped = function (...args) { calls++; return new.target ? Reflect.construct(original, args, new.target) : original.apply(this, args); };
        Object.defineProperty(wrapped, '__original', { value: original });
        Object.defineProperty(holder, name, { value: wrapped, writable: true, configurable: true, enumerable: Object.prototype.propertyIsEnumerable.call(holder, name) });
      };
      wrap(net.Socket.prototype, 'connect'); wrap(tls, 'connect'); wrap(http.Agent.prototype, 'addRequest'); wrap(http.Agent.prototype, 'createSocket');
      wrap(http.Server.prototype, 'emit'); wrap(https_, 'get'); wrap(https_, 'request'); wrap(http, 'ClientRequest'); wrap(tls.TLSSocket.prototype, '_finishInit');
      const Module = require('node:module'); wrap(Module.prototype, 'require');
      const atEnd = () => { if (calls < 50) process.exit(1); };`),
  },
  {
    name: 'an agent of its own class',
    files: after(`
      const own = require('node:https');
      own.Agent = class extends own.Agent { constructor(...args) { super(...args); this.mine = true; } };`),
  },
  {
    name: 'Object.prototype with more than there should be',
    files: after("Object.prototype.stack = 'x'; Object.prototype.ca = 'y'.slice(1); Object.prototype.origin = 5;"),
  },
  {
    name: 'Object.prototype with what a descriptor of a property has',
    files: after(`
      require('node:http');
      const limit = Error.stackTraceLimit;
      Object.prototype.get = undefined;
      const atEnd = () => { if (Error.stackTraceLimit !== limit || Error.prepareStackTrace !== prepare) process.exit(1); };
      const prepare = Error.prepareStackTrace;`),
  },
  // Stacks have ten frames then, too few to reach the line through https.
  {
    name: 'frozen intrinsics',
    files: after(''),
    nodeOptions: ['--frozen-intrinsics', '--no-warnings'],
    isUnplaced: true,
  },
  { name: 'no __proto__', files: after(''), nodeOptions: ['--disable-proto=delete'] },
  {
    name: 'warnings that are thrown',
    files: after("process.on('warning', () => process.exit(1));"),
    nodeOptions: ['--pending-deprecation', '--throw-deprecation'],
  },
  { name: 'source maps', files: after(''), nodeOptions: ['--enable-source-maps'] },
];

/** What is counted last may be lost then, and the report says so. */
export const BROKEN_AT_END = after(`const atEnd = () => { ${BREAK} process.exit(); };`);

/** What counts connections is loaded with Node's `tls`, to keep the start short: it can do nothing any more then. */
export const REMOVED_BEFORE = after(`const atEnd = () => process.exit(0); ${REMOVE}`);
