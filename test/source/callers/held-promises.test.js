/** An async function that holds the thread has ended when its promise is there; what is done with the promise meanwhile does not wait. */
import { isUpdated, pausedAt } from '../../support/awaited-call.js';
import { syntaxIn } from '../../support/call-syntax.js';

const INIT = 'let key; async function init(p) { key = |f(p); }';
const USED = 'async function load() { return key.length; }';
const CLASS = 'async init(p) { this.key = |f(p); } async load() { return this.key.length; }';

test.each([
  [
    'beside another that uses what it sets',
    `${INIT} ${USED}\nexports.open = async (p) => await Promise.all([init(p), load()]);`,
  ],
  ['returned together', `${INIT} ${USED}\nexports.open = (p) => Promise.all([init(p), load()]);`],
  [
    'of one object',
    `class A { ${CLASS}\nasync open(p) { const [, text] = await Promise.all([this.init(p), this.load()]); return text; } }`,
  ],
  [
    'through a function that waits for it',
    `${INIT} async function all(p) { await init(p); return 1; } ${USED}\nexports.open = async (p) => await Promise.all([all(p), load()]);`,
  ],
  [
    'awaited later',
    `${INIT}\nexports.open = async (p) => { const ready = init(p); const size = key.length; await ready; return size; };`,
  ],
  ['kept', `class A { ${CLASS}\nconstructor(p) { this.ready = this.init(p); } text() { return this.key.length; } }`],
  [
    'left by a constructor',
    `class A { ${CLASS}\nconstructor(p) { this.init(p); } text() { return this.key.length; } }`,
  ],
  ['of the file', `${INIT}\nconst ready = init(1); exports.size = key.length;`],
  ['added to others', `${INIT}\nexports.open = (all, p) => { all.push(init(p)); };`],
  [
    'of another file',
    `${INIT} exports.init = init; exports.size = () => key.length;\n`,
    'const a = require("./a");\nexports.open = async (p) => { const ready = a.init(p); const n = a.size(); await ready; return n; };',
    'b.js:2',
  ],
  [
    'of a function without a name',
    `let key;\nconst ready = (async (p) => { key = |f(p); })(1); exports.size = () => key.length;`,
  ],
  ['where it is not known yet', `${INIT}\nexports.open = (p) => { key || init(p); return key.length; };`],
  ['dropped', `${INIT}\nexports.open = (p) => void init(p); exports.size = () => key.length;`],
  [
    'for each item',
    `const out = {}; async function add(p) { out[p] = |f(p); }\nexports.all = async (ps) => await Promise.all(ps.map((p) => add(p)));`,
  ],
  [
    'for each item, into one file',
    `const fs = require("fs"); async function add(p) { fs.appendFileSync("all", |f(p)); }\nexports.all = async (ps) => await Promise.all(ps.map(add));`,
  ],
  ...[
    ['by a function', 'const out = []; const keep = (k) => { out.push(k); }; exports.fill = (p) => { keep(|f(p)); };'],
    [
      'by an async function',
      'const keep = (k) => out.push(k); const out = []; exports.fill = async (p) => keep(|f(p));',
    ],
    [
      'as an event, by a function',
      'const tell = (k) => bus.emit("k", k); exports.fill = async (p) => { tell(|f(p)); };',
    ],
    ['into a list that it is handed', 'exports.fill = (all, p) => { all.push(|f(p)); };', 'p) => a.fill(all, p)'],
    ['into what it is handed', 'exports.fill = async ({ all }, p) => { all.push(|f(p)); };', 'p) => a.fill(s, p)'],
    ['into the list itself', 'exports.fill = (p, index, all) => { all.push(|f(p)); };'],
  ].map(([title, own, each = '']) => [
    `for each item, in order, ${title}`,
    own,
    `const a = require("./a");\nexports.all = async (ps) => { const all = [], s = { all }; await Promise.all(ps.map(${each ? `(${each}` : 'a.fill'})); return all; };`,
    'b.js:2',
  ]),
  ...[
    'setTimeout(() => add(1), 10); setTimeout(() => { add(2); }, 10);',
    'Promise.resolve().then(() => add(1)); setImmediate(() => send(out));',
    'queueMicrotask(() => add(1)); setImmediate(() => send(out));',
    'for (const p of all) setImmediate(() => add(p));',
  ].map((start) => [
    `before what begins right after it: ${start}`,
    `const out = []; async function add(p) { const k = |f(p); out.push(k); }\n${start}`,
  ]),
  [
    'for each item, awaited',
    `const out = {}; async function add(p) { out[p] = |f(p); }\nexports.all = async (ps) => await Promise.all(ps.map(async (p) => { await add(p); return p; }));`,
  ],
  [
    'for each item, in another file',
    `const out = {}; exports.add = async (p) => { out[p] = |f(p); };\n`,
    'const { add } = require("./a");\nexports.all = async (ps) => await Promise.all(ps.map((p) => add(p)));',
    'b.js:2',
  ],
  ...[
    ['const state = {};\nexports.state = state;', 'state.key', 'a.state.key'],
    ['const state = {};\nexports.state = state;', 'state.key', 'a.state'],
    ['const state = { key: null };\nexports.state = state;', 'state.key', 'a.state.key'],
    ['', 'exports.key', 'a.key'],
    ['', 'module.exports.key', 'a.key'],
    ['module.exports = { key: null };', 'module.exports.key', 'a.key'],
    ['module.exports = { key: null };', 'module.exports.key', 'a'],
    ['exports.key = null;', 'exports.key.raw', 'a.key?.raw'],
  ].map(([before, set, used]) => [
    `that sets ${set}, which another file uses as ${used}`,
    `${before}\nexports.init = async (p) => { ${set} = |f(p); };`,
    `const a = require('./a');\nexports.open = async (p) => await Promise.all([a.init(p), listen(${used})]);`,
    'b.js:2',
  ]),
  ...[
    ['exports.key', 'a.key?.raw'],
    ['state.key', 'a.state.key'],
    ['state.key', 'a.state.key.raw.first'],
  ].map(([set, used]) => [
    `that sets ${set} to an object, of which another file uses ${used}`,
    `const state = { key: null };\nexports.state = state;\nexports.init = async (p) => { ${set} = { raw: { first: |f(p) } }; };`,
    `const a = require('./a');\nexports.open = async (p) => await Promise.all([a.init(p), listen(${used})]);`,
    'b.js:2',
  ]),
  [
    'that sets a property of the global object, which another file uses',
    'exports.init = async (p) => { globalThis.key = |f(p); };',
    "const a = require('./a');\nexports.open = async (p) => await Promise.all([a.init(p), listen(global.key)]);",
    'b.js:2',
  ],
  [
    'that sets a field, which another file uses',
    'class A { async init(p) { this.key = |f(p); } }\nmodule.exports = new A();',
    "const a = require('./a');\nexports.open = async (p) => await Promise.all([a.init(p), listen(a.key)]);",
    'b.js:2',
  ],
  [
    'that sets the environment, which another file uses',
    'exports.init = async (p) => { process.env.KEY = |f(p); };',
    "const a = require('./a');\nexports.open = async (p) => await Promise.all([a.init(p), listen(process.env.KEY)]);",
    'b.js:2',
  ],
])('%s', (_title, own, other = '', expected = 'a.js:2') =>
  expect(pausedAt({ 'a.js': own, 'b.js': other })).toBe(`/app/${expected} updated`),
);

test.each([
  ['a property of the global object', 'exports.init = async (p) => { globalThis.key = |f(p); };'],
  ['a global', 'exports.init = async (p) => { key = |f(p); };', 'a.init(p), listen(key)'],
  ['what it is handed', 'exports.init = async (s, p) => { s.key = |f(p); };', 'a.init(s, p), listen()'],
  [
    'what a function within it gets',
    'exports.init = async (all, p) => { const k = |f(p); all.forEach((each) => { each.key = k; }); };',
    'a.init(s, p), listen(s)',
  ],
  [
    'a global, in another function',
    'const set = (k) => { globalThis.key = k; };\nexports.init = async (p) => set(|f(p));',
  ],
  ['a file', 'const fs = require("fs");\nexports.init = async (p) => fs.writeFileSync("x", |f(p));'],
  [
    'a file, by a name',
    'const { appendFileSync: add } = require("fs");\nexports.init = async (p) => { add("x", |f(p)); };',
  ],
  ['whatever a function does that it is handed', 'exports.init = async (p, then) => then(|f(p));'],
  ['a property of what may have two names', 'exports.init = async (p) => { const s = find(p); s.key = |f(p); };'],
])('others begin meanwhile, and nothing tells who reads %s', (_title, own, begun = 'a.init(p), listen()') => {
  const program = (/** @type {string} */ text) => ({
    'a.js': own,
    'b.js': `const a = require('./a');\nexports.open = async (s, p) => await Promise.all([${text}]);`,
  });
  expect(pausedAt(program(begun))).toBe('/app/b.js:2 overtaken');
  const [first, other] = begun.split(/, (?=listen)/);
  expect(pausedAt(program(`${other}, ${first}`))).toBe('');
});

test.each([
  [
    'a socket',
    'async function isKnown(q) { return |f(q.headers.token) > 1; }\nwss.on("connection", async (ws, q) => { if (!(await isKnown(q))) return ws.close(); ws.on("message", g); });',
  ],
  [
    'a socket that others get',
    'async function isKnown(q) { return |f(q.headers.token) > 1; }\nserver.on("upgrade", async (q, socket, head) => { if (await isKnown(q)) wss.handleUpgrade(q, socket, head, g); });',
  ],
  [
    'a process',
    'async function make(p) { return |f(p); }\nexports.run = async (p) => { const child = spawn(p); const k = await make(p); child.on("exit", () => g(k)); };',
  ],
])('somebody listens only later to %s', (_title, own) => expect(pausedAt({ 'a.js': own })).toBe('/app/a.js:2 missed'));

test.each([
  'ipcMain.handle("unlock", ',
  'connection.onRequest("unlock", ',
  'rpc.addMethod("unlock", ',
  'room.onMessage("unlock", ',
  'socket.onAny(',
  'handlers.set("unlock", ',
])('the next message of one sender may use what this one sets: %s', (taken) => {
  const own = `let key; ${taken}async (event, p) => { key = |f(p); return true; });`;
  expect(isUpdated({ 'a.js': own })).toBe(true);
  expect(isUpdated({ 'a.js': own.replace('key =', 'const own =') })).toBe(false);
  expect(isUpdated({ 'a.js': own.replace('event', 'session').replace('key =', 'session.key =') })).toBe(true);
  expect(
    isUpdated({
      'a.js': own
        .replace('event', 'res')
        .replace('key =', 'const k =')
        .replace('return', 'res.statusCode = 204; return'),
    }),
  ).toBe(false);
});

describe('the next message comes before what a listener waits for has ended', () => {
  const LOGIN = 'async function login(ws, m) { users.set(ws, |f(m.p)); }';
  const TABLE = 'const handlers = { async login(ws, m) { users.set(ws, |f(m.p)); } };';

  test.each([
    ['called by its name', LOGIN, 'await login(ws, m);'],
    ["taken by the message's type", TABLE, 'await handlers[m.type](ws, m);'],
    ['taken, if there is one', TABLE, 'await handlers[m.type]?.(ws, m);'],
    ['taken, and called by its name there', TABLE, 'const handle = handlers[m.type]; if (handle) await handle(ws, m);'],
    ['taken by destructuring', TABLE, 'const { [m.type]: handle } = handlers; await handle(ws, m);'],
    ['taken, and called with call', TABLE, 'await handlers[m.type].call(ws, ws, m);'],
    ['put into a table', `${LOGIN} const handlers = { login };`, 'await handlers[m.type](ws, m);'],
    ['put into a map', `${LOGIN} const handlers = new Map([["login", login]]);`, 'await handlers.get(m.type)(ws, m);'],
    [
      'registered',
      `${LOGIN} const all = new Map(); const register = (type, fn) => all.set(type, fn); register("login", login);`,
      'await all.get(m.type)?.(ws, m);',
    ],
    [
      'called by what another function takes out of a map',
      `${LOGIN} const handlers = new Map([["login", login]]); async function handle(ws, m) { await handlers.get(m.type)(ws, m); }`,
      'await handle(ws, m);',
    ],
  ])('%s', (_how, own, call) => {
    const at = (/** @type {string} */ handler, event = 'message') =>
      pausedAt({ 'a.js': `const users = new Map();\n${handler}\nws.on("${event}", async (m) => { ${call} });` });
    expect(at(own)).toBe('/app/a.js:3 left');
    expect(at(own.replace('{ users.set', '{ await 0; users.set'))).toBe('');
    expect(at(own, 'end')).toBe('');
  });
});

test('a function that calls itself is followed once', () => {
  const own =
    'let key; const ready = walk(3);\nexports.x = () => key; async function walk(n) { key = |f(n); return walk(n - 1); }';
  expect(pausedAt({ 'a.js': own })).toBe('/app/a.js:1 updated');
  expect(pausedAt({ 'a.js': own.replace('return walk(n - 1)', 'await walk(n - 1)') })).toBe('/app/a.js:1 updated');
});

test('what a server calls when it listens is not waited for: requests use what it sets', () => {
  const own = 'let key; app.get("/", (q, r) => r.end(key));\napp.listen(1, async () => { key = |f(1); });';
  expect(pausedAt({ 'a.js': own })).toBe('/app/a.js:2 updated');
  expect(pausedAt({ 'a.js': own.replace('key =', 'const own =') })).toBe('');
  expect(isUpdated({ 'a.js': own })).toBe(true);
  expect(isUpdated({ 'a.js': own.replace('key =', 'const own =') })).toBe(false);
  expect(isUpdated({ 'a.js': own.replace('key =', 'await connect(); key =') })).toBe(false);
});

describe.each([
  ['without a name', (taker, own) => isUpdated({ 'a.js': taker.replace('@', own) })],
  ['by its name', (taker, own) => pausedAt({ 'a.js': `const step = ${own}; ${taker.replace('@', 'step')}` }) !== ''],
])("the program's own function that an async one is handed to, %s", (_title, isNoticed) => {
  const STEP = 'async (u) => { u.hash = |f(u.p); }';

  test.each([
    ['goes on', 'const run = (fn, u) => { fn(u); save(u); }; exports.go = (u) => run(@, u);'],
    [
      'goes on, and keeps the promise',
      'function run(fn, u) { const p = fn(u); save(u); return p; } exports.go = async (u) => await run(@, u);',
    ],
    ['goes on with call', 'function run(fn, u) { fn.call(u, u); save(u); } exports.go = (u) => run(@, u);'],
    [
      'is a method',
      'class Jobs { run(u, fn) { fn(u); save(u); } } const jobs = new Jobs(); exports.go = (u) => jobs.run(u, @);',
    ],
    [
      'has set something, and takes it back',
      'let who; function as(u, fn) { const old = who; who = u; try { return fn(u); } finally { who = old; } } exports.go = async (u) => await as(u, @);',
    ],
    ['calls it twice', 'const run = async (fn, u) => { await fn(u); fn(u); save(u); }; exports.go = (u) => run(@, u);'],
  ])('%s', (_how, taker) => expect(isNoticed(taker, STEP)).toBe(true));

  test.each([
    ['awaits it', 'const run = async (fn, u) => { await fn(u); save(u); }; exports.go = (u) => run(@, u);'],
    ['returns its promise', 'const run = (fn, u) => fn(u); exports.go = async (u) => { await run(@, u); };'],
    ['does nothing else', 'const run = (fn, u) => { fn(u).catch(report); }; exports.go = (u) => run(@, u);'],
    ['does not call it', 'const run = (fn, u) => { save(u, fn.name); }; exports.go = (u) => run(@, u);'],
    ['calls another', 'const run = (u, fn, g) => { g(u); save(u); }; exports.go = (u) => run(u, @, g);'],
  ])('but not one that %s', (_how, taker) => expect(isNoticed(taker, STEP)).toBe(false));

  test('is not known in a module of a bundle', () => {
    const bundle = `var __commonJS = (cb, mod) => function __require() { return mod || (0, cb[names(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports; };
var require_run = __commonJS({ "src/run.js"(exports) { exports.run = (fn, u) => { fn(u); save(u); }; } });
var jobs = require_run();
exports.go = (u) => jobs.run(@, u);`;
    expect(isNoticed(bundle, STEP)).toBe(false);
  });

  test('but not if it has waited before', () => {
    const taker = 'const run = (fn, u) => { fn(u); save(u); }; exports.go = (u) => run(@, u);';
    expect(isNoticed(taker, STEP.replace('u.hash', 'await load(u); u.hash'))).toBe(false);
  });
});

describe.each([
  ['without a name', (program, own) => isUpdated({ 'a.js': program.replace('@', own) })],
  [
    'by its name',
    (program, own) => pausedAt({ 'a.js': `const step = ${own}; ${program.replace('@', 'step')}` }) !== '',
  ],
])('an async function that the program keeps, and calls later, %s', (_title, isNoticed) => {
  const STEP = 'async (u) => { u.hash = |f(u.p); }';
  const ADD = 'const hooks = []; const use = (fn) => { hooks.push(fn); }; use(@);';
  const REGISTER =
    'const known = new Map(); const learn = (name, fn) => { known.set(name, { name, run: fn }); }; learn("new", @);';

  test.each([
    ['from a list', `${ADD} exports.go = (u) => { for (const hook of hooks) hook(u); save(u); };`],
    ['from a list, with forEach', `${ADD} exports.go = (u) => { hooks.forEach((hook) => hook(u)); save(u); };`],
    ['from a copy of the list', `${ADD} exports.go = (u) => { for (const h of [...hooks].reverse()) h(u); save(u); };`],
    [
      'from a list to which it is added directly',
      'const h = []; h.push(@); exports.go = (u) => { h[0](u); save(u); };',
    ],
    [
      'from a set',
      `${ADD.replace('[]', 'new Set()').replace('push', 'add')} exports.go = (u) => { for (const h of hooks.values()) h(u); save(u); };`,
    ],
    [
      'from a map',
      'const m = new Map(); const learn = (k, fn) => m.set(k, fn); learn("a", @); exports.go = (u) => { m.get("a")(u); save(u); };',
    ],
    [
      'from a map, if it is there',
      'const m = new Map(); const learn = (k, fn) => m.set(k, fn); learn("a", @); exports.go = (u) => { m.get("a")?.(u); save(u); };',
    ],
    [
      "from a map's entries",
      'const m = new Map(); const learn = (k, fn) => m.set(k, fn); learn("a", @); exports.go = (u) => { for (const [k, fn] of m) fn(u); save(u); };',
    ],
    [
      'from a table',
      'const m = {}; const learn = (k, fn) => { m[k] = fn; }; learn("a", @); exports.go = (u) => { m[u.k](u); save(u); };',
    ],
    [
      "from a table's values",
      'const m = {}; const learn = (k, fn) => { m[k] = fn; }; learn("a", @); exports.go = (u) => { Object.values(m).forEach((h) => h(u)); save(u); };',
    ],
    ['from a record of a map', `${REGISTER} exports.go = (u) => { const at = known.get("new"); at.run(u); save(u); };`],
    [
      'taken out of a record',
      `${REGISTER} exports.go = (u) => { const { run } = known.get("new"); run(u); save(u); };`,
    ],
    [
      'from a record whose key is quoted',
      'const m = [{ "run": @ }]; exports.go = (u) => { for (const each of m) each.run(u); save(u); };',
    ],
    [
      'from a field',
      'class Jobs { constructor(fn) { this.fn = fn; } go(u) { this.fn(u); save(u); } } function make(fn) { return start(fn); } let step0; const start = (fn) => { step0 = fn; }; start(@); exports.go = (u) => { step0(u); save(u); };',
    ],
    [
      'from a private list',
      'class Jobs { #all = []; use(fn) { this.#all.push(fn); } go(u) { for (const each of this.#all) each(u); save(u); } } const jobs = new Jobs(); jobs.use(@);',
    ],
  ])('%s', (_how, program) => expect(isNoticed(program, STEP)).toBe(true));

  test.each([
    ['awaited', `${ADD} exports.go = async (u) => { for (const hook of hooks) await hook(u); save(u); };`],
    ['awaited together', `${ADD} exports.go = async (u) => { await Promise.all(hooks.map((hook) => hook(u))); };`],
    ['last', `${ADD} exports.go = (u) => { hooks[0](u).catch(report); };`],
    ['never', `${ADD} exports.go = (u) => { save(u, hooks.length); };`],
    ['another of its record', `${REGISTER} exports.go = (u) => { known.get("new").check(u); save(u); };`],
    [
      'another record',
      'const all = [{ name: "hash", run: @, check }]; exports.go = (u) => { for (const { check } of all) check(u); save(u); };',
    ],
    ['awaited from a table', 'const m = { login: @ }; exports.go = async (u) => { await m[u.k](u); save(u); };'],
    ['another list', `${ADD} const others = []; exports.go = (u) => { for (const hook of others) hook(u); save(u); };`],
  ])('but not one that is %s', (_how, program) => expect(isNoticed(program, STEP)).toBe(false));
});

describe.each(['', 'async '])('of what is called for each item, all of which are awaited together (%s)', (isAsync) => {
  const CHECK = `${isAsync}function check(u) { const k = |f(u); return k; }\n`;
  const each = `${isAsync}(u) => { const k = |f(u); return k; }`;
  test.each([
    ['updated', 'let n = 0; exports.all = async (us) => { const t = n; await Promise.all(us.map(@)); n = t + 1; };'],
    [
      'updated',
      'let n = 0; exports.all = async (us) => { const t = n; await Promise.allSettled(us.map(async (u) => { await (@)(u); })); n = t + 1; };',
    ],
    [
      'left',
      'let n; const run = async (us) => { n = await Promise.all(us.map(@)); };\nexports.all = (us) => { run(us); return n; };',
      3,
    ],
    [
      'left',
      'const run = (us) => Promise.all(us.map(async (u) => await (@)(u)));\nexports.all = (us) => { run(us); go(); };',
      3,
    ],
    ['missed', 'exports.run = async (us) => { const c = spawn(us); await Promise.all(us.map(@)); c.on("exit", g); };'],
    [
      'missed',
      'exports.run = async (u) => { const plan = load(u); const ok = await (@)(u); return [ok, await plan]; };',
    ],
  ])('the function there is %s: %s', (why, text, line = 2) => {
    expect(pausedAt({ 'a.js': CHECK + text.replace('@', 'check') })).toBe(`/app/a.js:${line} ${why}`);
  });
  test.each([
    'let n = 0; exports.all = async (us) => { const t = n; await Promise.all(us.map(@)); n = t + 1; };',
    'let n; const run = async (us) => { n = await Promise.all(us.map(@)); }; exports.all = (us) => { run(us); return n; };',
    'exports.run = async (us) => { const c = spawn(us); await Promise.all(us.map(@)); c.on("exit", g); };',
    'let n = 0; exports.all = async (u) => { const t = n; await lock.run(@); n = t + 1; };',
    ...[
      'await Promise.all(us.map(@)).then(g);',
      'await Promise.all(us.map(@)).catch(() => {});',
      'await Promise.all([...us.map(@), g()]);',
      'const ps = us.map(@); await Promise.all(ps);',
      'const done = lock.run(@); await done;',
      'await (us ? lock.run(@) : null);',
    ].map((code) => `let n = 0; exports.all = async (us) => { const t = n; ${code} n = t + 1; };`),
  ])('a function without a name in: %s', (text) => expect(isUpdated({ 'a.js': text.replace('@', each) })).toBe(true));
  test.each([
    'await Promise.all([Promise.all(us.map(@)), serve()]);',
    'await Promise.all([...us.map(@), serve()]);',
    'const ps = us.map(@); serve(); await Promise.all(ps);',
  ])('others begin meanwhile that read what it sets: %s', (code) => {
    const SET = `let isReady; const serve = async () => isReady;\n${isAsync}function set(u) { |f(u); isReady = true; }\n`;
    const text = `exports.all = async (us) => { ${code} };`;
    expect(pausedAt({ 'a.js': SET + text.replace('@', 'set') })).toBe('/app/a.js:3 updated');
    const own = SET.replace(`${isAsync}function`, 'function').replace('|f', 'f') + text;
    expect(isUpdated({ 'a.js': own.replace('@', `${isAsync}(u) => { |f(u); isReady = true; }`) })).toBe(true);
  });
  test.each([
    'exports.all = async (us) => { const all = await Promise.all(us.map(@)); return all.length; };',
    'let n = 0; exports.all = async (us) => { const ps = us.map(@); await Promise.all(ps); const t = n; n = t + 1; };',
    'let n = 0; exports.all = async (us) => { await fetch(us); const t = n; n = t + 1; await Promise.all(us.map(@)); };',
  ])('but not in: %s', (text) => {
    expect(isUpdated({ 'a.js': text.replace('@', each) })).toBe(false);
    expect(pausedAt({ 'a.js': CHECK + text.replace('@', 'check') })).toBe('');
  });
});

test.each([
  [
    'only its result is used',
    'async function make(p) { const k = |f(p); return k.length; } const load = async () => 1; exports.open = async (p) => await Promise.all([make(p), load()]);',
  ],
  [
    'others use other things',
    `${INIT} let rows = []; async function load() { return rows.length; } exports.open = async (p) => await Promise.all([init(p), load()]);`,
  ],
  [
    'what it writes is its own',
    'async function make(p) { const o = {}; let n = 1; o.key = |f(p); n = o.key.map((x) => { let y = x; y = 2; return y; }); return [o, n]; } exports.open = async (p) => await Promise.all([make(p), listen()]);',
  ],
  [
    'nothing else begins',
    'async function init(s, p) { s.key = |f(p); } exports.open = async (s, p) => { const ready = init(s, p); await ready; return await Promise.all([init(s, p)]); };',
  ],
  ['what uses it comes before', `${INIT} ${USED} exports.open = async (p) => await Promise.all([load(), init(p)]);`],
  ['it is awaited at once', `${INIT} exports.open = async (p) => { await init(p); return key.length; };`],
  [
    'what its promise leads to is awaited at once',
    `${INIT} exports.open = async (p) => { await init(p).catch(report); return key.length; };`,
  ],
  [
    'what uses it comes after',
    `${INIT} exports.open = async (p) => { const ready = init(p); const n = now(); await ready; return key.length + n; };`,
  ],
  [
    'it had waited before',
    'let key; async function init(p) { const salt = await load(p); key = |f(p, salt); } exports.open = (all, p) => { all.push(init(p)); };',
  ],
  [
    'each item has its own',
    'async function add(user) { user.hash = |f(user.p); } exports.all = async (users) => await Promise.all(users.map((user) => add(user)));',
  ],
  [
    'each item has its list',
    'const add = async (user) => { user.all.push(|f(user.p)); }; exports.all = async (users) => await Promise.all(users.map((user) => add(user)));',
  ],
  [
    'a function only counts',
    'let n = 0; const count = () => { n++; }; const add = async (p) => { const k = |f(p); count(); return k; }; exports.all = async (ps) => await Promise.all(ps.map(add));',
  ],
  [
    'each item has its file',
    'const fs = require("fs"); async function add(p) { fs.writeFileSync(p, |f(p)); } exports.all = async (ps) => await Promise.all(ps.map(add));',
  ],
  [
    'each item has its result',
    'const add = async (p) => { const k = |f(p); return [p, k]; }; exports.all = async (ps) => await Promise.all(ps.map((p) => add(p)));',
  ],
  [
    'a loop waits for each',
    'const out = {}; async function add(p) { out[p] = |f(p); } exports.all = async (ps) => { for (const p of ps) await add(p); };',
  ],
])('but not where %s', (_title, own) => expect(pausedAt({ 'a.js': own })).toBe(''));

describe('calls that have waited for the same go on in the order in which they began', () => {
  const SLEEP = "const { setTimeout: sleep } = require('timers/promises'); const ready = connect(); const out = [];";
  const add = (/** @type {string} */ wait) => `${SLEEP} async function add(p, ms) { ${wait} out.push(|f(p)); }\n`;
  const ALL = 'exports.all = async (ps) => { await Promise.all(ps.map((p) => add(p, p.ms))); return out; };';
  const TWO = 'exports.two = async () => { await Promise.all([add(1), add(2)]); return out; };';
  const NAMED = 'exports.two = async () => { const one = add(1); const other = add(2); await one; await other; };';
  test.each([
    ['a timer, for each item', add('await sleep(10);'), ALL],
    ['a timer, called twice', add('await sleep(DELAY);'), TWO],
    ['a timer, called twice, in variables', add('await sleep(10);'), NAMED],
    ['a promise of a timer', add('await new Promise((done) => setTimeout(done, 10));'), ALL],
    ['the same promise', add('await ready;'), ALL],
    ['both', add('await ready; await sleep(10);'), TWO],
  ])('%s', (_title, own, all) => expect(pausedAt({ 'a.js': own + all })).toBe('/app/a.js:2 updated'));

  test.each([
    ['a timer', 'await sleep(10);'],
    ['the same promise', 'await this.ready;'],
  ])('%s, in a function without a name', (_title, wait) =>
    expect(
      isUpdated({
        'a.js': `${SLEEP} exports.all = async (ps) => { await Promise.all(ps.map(async (p) => { ${wait} out.push(|f(p)); })); };`,
      }),
    ).toBe(true),
  );

  test.each([
    ['a timer of its own', add('await sleep(ms);'), ALL],
    ['another computer', add('await fetch(p);'), TWO],
    [
      'a timer, called once',
      add('await sleep(10);'),
      'exports.one = async () => { await Promise.all([add(1), other()]); };',
    ],
    ['a timer, and it leaves no order', add('await sleep(10);').replace('out.push(|f(p))', 'return |f(p)'), ALL],
  ])('not: %s', (_title, own, all) => expect(pausedAt({ 'a.js': own + all })).toBe(''));
});

describe('what a wrapper returns may call the function at once', () => {
  const wrapped = (/** @type {string} */ made, /** @type {string} */ used) => ({
    'a.js': `const { throttle, wrap } = require('some-store'); ${INIT} ${made}\nexports.open = async (p) => { ${used} };`,
  });
  test.each([
    ['by its name', wrapped('const start = throttle(init, 10);', 'start(p); return key;'), 'left'],
    [
      'awaited later',
      wrapped("const start = wrap('a', init);", 'const all = start(p); use(key); await all;'),
      'updated',
    ],
    ['by what the file exports', wrapped('exports.start = wrap(init);', 'exports.start(p); return key;'), 'left'],
  ])('%s', (_title, files, why) => {
    const isFound = isUpdated(files) || pausedAt(files) === `/app/a.js:2 ${why}`;
    expect(isFound).toBe(true);
  });

  test('and is awaited', () => {
    const files = wrapped('const start = throttle(init, 10);', 'await start(p); return key;');
    expect(isUpdated(files)).toBe(false);
    expect(pausedAt(files)).toBe('');
  });
});

describe('messages that have all waited for the same are answered in their order', () => {
  const neededAt = (/** @type {string} */ wait) =>
    syntaxIn(`socket.on('message', async (text) => { ${wait} socket.send(|f(text)); });`).within.neededAt;
  test.each([
    ['await ready;', 1],
    ['await sleep(10);', 1],
    ['await save(text);', undefined],
    ['await sleep(text.length);', undefined],
  ])('%s', (wait, line) => expect(neededAt(wait) ?? undefined).toBe(line));
});

describe('what a file begins as the last that it does', () => {
  const LOADED = 'const state = {}; async function init(p) { state.key = |f(p); }\ninit(1);';
  test.each([
    [
      'by import',
      { 'a.mjs': `export ${LOADED}`, 'b.mjs': "import { state } from './a.mjs'; use(state.key);" },
      'a.mjs',
    ],
    ['by export', { 'a.mjs': `export ${LOADED}`, 'b.mjs': "export * from './a.mjs'; run();" }, 'a.mjs'],
    [
      'by require',
      { 'a.js': `${LOADED.replace('const state = {};', 'const { state } = exports;')}`, 'b.js': "require('./a');" },
      'a.js',
    ],
    [
      'and catches',
      { 'a.mjs': `export ${LOADED.replace('init(1)', 'init(1).catch(report)')}`, 'b.mjs': "import './a.mjs';" },
      'a.mjs',
    ],
  ])('is not awaited by who loads it: %s', (_title, all, file) => expect(pausedAt(all)).toBe(`/app/${file}:2 updated`));

  test.each([
    ['nobody loads it', { 'a.mjs': LOADED, 'b.mjs': "import './c.mjs';" }],
    [
      'it sets nothing',
      { 'a.mjs': 'async function init(p) { print(|f(p)); }\ninit(1);', 'b.mjs': "import './a.mjs';" },
    ],
    [
      'it waits for that',
      { 'a.mjs': `export ${LOADED.replace('init(1)', 'await init(1)')}`, 'b.mjs': "import './a.mjs';" },
    ],
  ])('is nothing new if %s', (_title, all) => expect(pausedAt(all)).toBe(''));
});
