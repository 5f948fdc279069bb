/** Functions that are called again, or whose effects are used, before an awaited call in them would have ended. */
import { scriptOpener } from '../../src/source/script.js';

/** @param {string} text with one call of `f` @returns {number | null | undefined} line that does not wait */
function neededAt(text) {
  const script = scriptOpener(new Map([['/app/a.mjs', text]]))('/app/a.mjs');
  return script?.callAt(text.indexOf('f('))?.syntax?.within.neededAt;
}

test.each([
  ['a socket', 'socket.onmessage = async (event) => { socket.send(f(event.data)); };'],
  [
    'what an upgrade returns',
    'upgrade(() => ({ onMessage: async (event, socket) => { socket.send(f(event.data)); } }));',
  ],
  [
    'what an upgrade returns, with a quoted name',
    "upgrade(() => ({ 'onMessage': async (event, socket) => { socket.send(f(event.data)); } }));",
  ],
  ['an option', 'serve({ websocket: { async message(socket, data) { socket.send(f(data)); } } });'],
  ['a broker', "channel.consume('jobs', async (message) => { channel.ack(message, f(message)); });"],
  ['a subscription', "await redis.subscribe('jobs', async (message) => { print(f(message)); });"],
  ["mongoose's init", "schema.post('init', async function (doc) { doc.key = f(doc.p); });"],
  ['a suite of tests', "describe('keys', async () => { const key = f('rsa'); it('signs', () => sign(key)); });"],
  ['one suite alone', "context.only('keys', async function () { it('signs', () => sign(key)); f('rsa'); });"],
  ['suites of a table', "describe.each(sizes)('keys', async (bits) => { const key = f(bits); });"],
  ['suites of a template', "describe.each`bits`('keys', async ({ bits }) => { const key = f(bits); });"],
  [
    "node:test's test in a test",
    "import test from 'node:test'; test('keys', async (t) => { t.test('rsa', async () => { sign(f('rsa')); }); });",
  ],
  ["Grunt's task", "grunt.registerTask('key', 'Makes a key.', async () => { grunt.file.write('key', f('rsa')); });"],
  [
    "Grunt's task of several targets",
    "this.grunt.task.registerMultiTask('key', async function () { write(this.target, f('rsa')); });",
  ],
  ["Grunt's task, by its name", "const key = async () => { write(f('rsa')); }; grunt.registerTask('key', key);"],
  ["webpack's tap", "compiler.hooks.emit.tap('Seal', async (compilation) => { emit(f(compilation)); });"],
  ["RxJS' tap", 'jobs.pipe(tap(async (job) => { job.key = f(job.p); }));'],
  ["cheerio's each", "$('script').each(async (_, element) => { $(element).attr('integrity', f(element)); });"],
  ['a visitor of code', 'traverse(ast, { async StringLiteral(path) { path.node.value = f(path); } });'],
  ['a walk', "walkSync('src', async (file) => { sums[file] = f(file); });"],
  ["lodash's forOwn", '_.forOwn(users, async (user) => { user.key = f(user.p); });'],
  ["Sequelize's beforeDefine", "sequelize.addHook('beforeDefine', async (fields) => { fields.key = f(fields.p); });"],
  ['the same by its name', 'Sequelize.beforeInit(async (options) => { options.key = f(options.p); });'],
  ["a setter of Sequelize's", "db.define('User', { p: { type, async set(p) { this.setDataValue('p', f(p)); } } });"],
  [
    "a setter of mongoose's",
    'new mongoose.Schema({ p: { type: String, set: async function (p) { this.hash = f(p); } } });',
  ],
  ["a virtual property of mongoose's", "schema.virtual('p').set(async function (p) { this.hash = f(p); });"],
  ['a setter of the language', "Object.defineProperty(user, 'p', { set: async (p) => { user.hash = f(p); } });"],
  [
    'headers of a file',
    "express.static('public', { setHeaders: async (res, path) => { res.setHeader('x', f(path)); } });",
  ],
  [
    'headers for a proxy',
    'createProxyMiddleware({ on: { proxyReq: async (out, req) => { out.setHeader("x", f(req.url)); } } });',
  ],
  ['what checks a body', 'app.use(express.json({ verify: async (req, res, body) => { req.mark = f(body); } }));'],
  [
    "got's first hook",
    'got.extend({ hooks: { init: [async (raw, options) => { options.headers.mark = f(raw); }] } });',
  ],
  ["Fastify's onRoute", "app.addHook('onRoute', (route) => { route.config = f(route.url); });"],
])('%s', (_title, text) => expect(neededAt(text)).toBe(1));

test.each([
  [
    'hooks of Sequelize that are waited for',
    "User.addHook('beforeCreate', async (user) => { user.hash = f(user.p); });",
  ],
  ['a store with a setter', 'createCache({ set: async (key, value) => { await keep(key, f(value)); } });'],
  [
    "got's other hooks",
    'got.extend({ hooks: { beforeRequest: [async (options) => { options.headers.mark = f(options.url); }] } });',
  ],
  ['what verifies for others', 'auth({ verify: async (req, name, password) => { req.mark = f(password); } });'],
  ['a message of an object of the program', 'const texts = { async message(name) { return f(name); } };'],
  [
    "node:test's suites",
    "import { describe } from 'node:test'; describe('keys', async () => { const key = f('rsa'); });",
  ],
  ["Vitest's suites", "import * as t from 'vitest'; t.describe.only('keys', async () => { const key = f('rsa'); });"],
  ['a test', "it('signs', async () => { const key = f('rsa'); });"],
  [
    "node:test's test in a test that waits for it",
    "import test from 'node:test'; test('keys', async (t) => { await t.test('rsa', async () => { sign(f('rsa')); }); });",
  ],
  [
    "tap's test in a test",
    "import { test } from 'tap'; test('keys', async (t) => { t.test('rsa', async () => { sign(f('rsa')); }); });",
  ],
  [
    "node:test's test in a suite",
    "import * as t from 'node:test'; t.describe('keys', () => { t.test('rsa', async () => { sign(f('rsa')); }); });",
  ],
  ["node:test's test", "import test from 'node:test'; test.only('rsa', async () => { sign(f('rsa')); });"],
  ['a benchmark', "suite.add('scrypt', async () => { f('p'); });"],
  [
    "Grunt's task that says so",
    "grunt.registerTask('key', async function () { const done = this.async(); write(f('rsa')); done(); });",
  ],
  [
    "Grunt's task that says so, by its name",
    "const key = async () => { const done = grunt.task.current.async(); write(f('rsa')); done(); }; grunt.registerTask('key', key);",
  ],
  ["a program's own task", "tasks.registerTask('key', async () => { write(f('rsa')); });"],
  ["webpack's tapPromise", "compiler.hooks.emit.tapPromise('Seal', async (compilation) => { emit(f(compilation)); });"],
  ['each that is waited for', 'await async.each(files, async (file) => { file.key = f(file.p); });'],
  ['a walk that is waited for', "const walked = () => walk('src', async (file) => { sums[file] = f(file); });"],
  ['a hook that is waited for', "schema.pre('save', async function () { this.key = f(this.p); });"],
  ['a request', "app.addHook('onRequest', async (request) => { request.key = f(request.url); });"],
  [
    'what has waited before',
    'socket.onmessage = async (event) => { await save(event.data); socket.send(f(event.data)); };',
  ],
])('%s is not', (_title, text) => expect(neededAt(text) ?? null).toBe(null));
