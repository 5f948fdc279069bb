/** What is looked up before a call and stored behind it is told by what functions do, not by what they are called. */
import { scriptOpener } from '../../../src/source/script.js';
import { isUpdated, pausedAt } from '../../support/awaited-call.js';

const TABLE = 'const table = {}; const accountOf = (n) => table[n]; function remember(n, h) { table[n] = h; }';
const ENROLL = 'function enroll(n, p) { if (accountOf(n)) return 409; const h = |f(p); remember(n, h); return 201; }';
const REPO =
  'class Repo { #rows = new Map(); named(n) { return this.#rows.get(n); } keep(n, h) { this.#rows.set(n, h); } }';
const CLASS_ENROLL =
  'class Enrolment { constructor(repo) { this.repo = repo; } run(n, p) { if (this.repo.named(n)) return; this.repo.keep(n, |f(p)); } }';

describe('others may store in between', () => {
  test.each([
    ['functions of the file', { 'a.js': `${TABLE} ${ENROLL}` }],
    [
      'functions of another file',
      {
        'a.js': `const { accountOf, remember } = require('./b'); ${ENROLL}`,
        'b.js': `${TABLE} module.exports = { accountOf, remember };`,
      },
    ],
    [
      'methods of an object that is exported',
      {
        'a.js': `const b = require('./b'); ${ENROLL.replace('accountOf', 'b.accountOf').replace('remember', 'b.remember')}`,
        'b.js':
          'const table = Object.create(null); module.exports = { accountOf(n) { return table[n]; }, remember(n, h) { table[n] = h; } };',
      },
    ],
    ['methods of what a constructor gets', { 'a.js': `${REPO} ${CLASS_ENROLL}` }],
    ['of another file', { 'a.mjs': CLASS_ENROLL, 'b.mjs': `export ${REPO}` }],
    [
      'what the function itself looks up',
      { 'a.js': `${TABLE} function enroll(n, p) { if (n in table) return; remember(n, |f(p)); }` },
    ],
    [
      'what it stores itself',
      { 'a.js': `${TABLE} function enroll(n, p) { if (accountOf(n)) return; table[n] = |f(p); }` },
    ],
    [
      'functions that call others',
      {
        'a.js': `${TABLE} const free = (n) => !accountOf(n); const keep = (n, h) => remember(n, h);
          function enroll(n, p) { if (!free(n)) return; keep(n, |f(p)); }`,
      },
    ],
    [
      'a table of a third file',
      {
        'a.mjs': `import { accountOf } from './b.mjs'; import { remember } from './c.mjs'; export ${ENROLL}`,
        'b.mjs': "import { table } from './t.mjs'; export const accountOf = (n) => table.get(n);",
        'c.mjs': "import * as all from './t.mjs'; export function remember(n, h) { all.table.set(n, h); }",
        't.mjs': 'export const table = new Map();',
      },
    ],
    [
      'who is in, and who looks',
      {
        'a.js': `import { enter, save } from './t.js'; export function add(who, p) { enter(who); save(|f(p)); }`,
        't.js':
          'let tenant; const rows = []; export const enter = (t) => { tenant = t; }; export const save = (h) => rows.push([tenant, h]);',
      },
    ],
    ...[
      ["import { enter, who } from './t.mjs';", 'enter(n); save(who, |f(p));'],
      ["import { enter, who as tenant } from './t.mjs';", 'enter(n); save(tenant, |f(p)); log(tenant);'],
      ["import * as t from './t.mjs';", 't.enter(n); save(t.who, |f(p)); log(t.who);'],
      ["import { enter, who } from './u.mjs';", 'enter(n); save(who, |f(p)); log(who);'],
    ].map(([imports, code]) => [
      `a variable that another file exports: ${imports}`,
      {
        'a.mjs': `${imports} export function add(n, p) { ${code.replace('save(who, |f(p));', 'const k = |f(p); save(who, k);')} }`,
        't.mjs': 'export let who; export const enter = (n) => { who = n; };',
        'u.mjs': "export { enter, who } from './t.mjs';",
      },
    ]),
    [
      'a variable that another file exports, compiled',
      {
        'a.js':
          'const t_1 = require("./t"); exports.add = (n, p) => { (0, t_1.enter)(n); const k = |f(p); save(t_1.who, k); };',
        't.js': 'exports.who = ""; const enter = (n) => { exports.who = n; }; exports.enter = enter;',
      },
    ],
    ...[
      'options.user = n; const k = |f(p); return send(options, k);',
      'options.user = n; const k = |f(p); return { ...options, k };',
      'enter(n); const k = |f(p); return send(options, k);',
      'enter(n); const k = |f(p); return sendAll(k);',
    ].map((body) => [
      `a property of an object that is used as a whole: ${body}`,
      {
        'a.js': `const options = {}; const enter = (n) => { options.user = n; }; const sendAll = (k) => send(options, k); function show(n, p) { ${body} }`,
      },
    ]),
    [
      'a property of the global object',
      {
        'a.js':
          'const whose = () => globalThis.user; function show(user, p) { globalThis.user = user; const key = |f(p); return [whose(), key]; }',
      },
    ],
    [
      'a property of it under its other name, in another file',
      {
        'a.js':
          "const { whose } = require('./b'); function show(user, p) { global.session.user = user; const key = |f(p); return [whose(), key]; }",
        'b.js': 'exports.whose = () => globalThis.session.user;',
      },
    ],
    [
      'where an async function has waited before',
      { 'a.js': `${TABLE} async ${ENROLL.replace('{ if', '{ await g(); if')}` },
    ],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(true));
});

test.each([
  'const options = { user: n }; options.key = n; const k = |f(p); return send(options, k);',
  'const k = |f(p); options.user = n; return send(options, k);',
  'send(options); const k = |f(p); return send(options, k);',
])('nothing changes where the object is its own, or not set before: %s', (body) =>
  expect(isUpdated({ 'a.js': `const options = {}; function show(n, p) { ${body} }` })).toBe(false),
);

describe('a lock that is given back would refuse those who come meanwhile', () => {
  const PAIR =
    'let busy; function enter() { if (busy) return false; busy = true; return true; } function leave() { busy = false; }';
  const GATE =
    'class Gate { #busy = false; enter() { if (this.#busy) return false; this.#busy = true; return true; } leave() { this.#busy = false; } }';
  const CODES =
    'const used = new Set(); function enter(n) { if (used.has(n)) throw e; used.add(n); } function leave(n) { used.delete(n); }';
  test.each([
    ['of functions', { 'a.js': `${PAIR} function g(p) { if (!enter()) return; const k = |f(p); leave(); return k; }` }],
    [
      'in any case',
      { 'a.js': `${PAIR} function g(p) { if (!enter()) throw e; try { return |f(p); } finally { leave(); } }` },
    ],
    [
      'of an object',
      {
        'a.mjs':
          "import { gate } from './b.mjs'; export function g(p) { if (!gate.enter()) return; try { return |f(p); } finally { gate.leave(); } }",
        'b.mjs': `${GATE} export const gate = new Gate();`,
      },
    ],
    ['for each name', { 'a.js': `${CODES} function g(n, p) { enter(n); const k = |f(p); leave(n); return k; }` }],
    ...['free: () => { this.#used = false; }', 'free: async () => { this.#used = false; }'].map((free) => [
      `by what taking it returns: ${free}`,
      {
        'a.js': `class Pool { #used = false; take() { if (this.#used) throw e; this.#used = true; return { ${free} }; } } const pool = new Pool();
          function g(p) { const slot = pool.take(); try { return |f(p); } finally { slot.free(); } }`,
      },
    ]),
    [
      'by a word',
      {
        'a.js': `let state = 'idle'; function enter() { if (state !== 'idle') throw e; state = 'busy'; } function leave() { state = 'idle'; }
          function g(p) { enter(); const k = |f(p); leave(); return k; }`,
      },
    ],
    [
      'by a constant',
      {
        'a.js': `let state = State.IDLE; function enter() { if (state !== State.IDLE) throw e; state = State.BUSY; } function leave() { state = State.IDLE; }
          function g(p) { enter(); const k = |f(p); leave(); return k; }`,
      },
    ],
    [
      'by null',
      { 'a.js': `${PAIR.replace('= false', '= null')} function g(p) { if (!enter()) return; use(|f(p)); leave(); }` },
    ],
    [
      'of middleware',
      {
        'a.js': `let busy; const app = require('express')(); app.use((req, res, next) => { if (busy) return res.end(); busy = true; res.on('finish', () => { busy = false; }); next(); });
          app.post('/', (req, res) => { res.end(|f(req.query.pw)); });`,
      },
    ],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(true));

  test.each([
    ['it is kept', { 'a.js': `${PAIR} function g(p) { if (!enter()) return; return |f(p); }` }],
    [
      'what is set is no constant',
      {
        'a.js': `let last = ''; const note = (n) => { last = last === n ? '' : n; }; const end = (n) => { last = n; }; function g(n, p) { note(n); const k = |f(p); end(n); return k; }`,
      },
    ],
    ['it is given back before', { 'a.js': `${PAIR} function g(p) { if (!enter()) return; leave(); return |f(p); }` }],
    [
      'another is given back',
      {
        'a.js': `${PAIR} let open; const shut = () => { open = false; }; function g(p) { if (!enter()) return; use(|f(p)); shut(); }`,
      },
    ],
  ])('but not if %s', (_title, files) => expect(isUpdated(files)).toBe(false));
});

describe('what `using` declares is given back where its block ends', () => {
  const GATE =
    'class Gate { #used = 0; enter() { if (this.#used > 3) throw e; this.#used++; return { [Symbol.dispose]: () => { this.#used--; } }; } } const gate = new Gate();';
  const HOLD =
    'const held = new Set(); class Hold { #n; constructor(n) { if (held.has(n)) throw e; held.add(n); this.#n = n; } [Symbol.dispose]() { held.delete(this.#n); } }';
  const LOCK = 'let isLocked; function lock() { if (isLocked) throw e; isLocked = true; }';
  const DEFER = 'const defer = (undo) => ({ [Symbol.dispose]: undo });';
  test.each([
    ['by what a function returns', `${GATE} function g(p) { using slot = gate.enter(); return |f(p); }`],
    [
      'in the end',
      `${GATE} async function g(p) { await using slot = gate.enter(); return |f(p); }`.replace(
        'dispose',
        'asyncDispose',
      ),
    ],
    [
      'by an object of a class',
      `${HOLD} function g(n, p) { using slot = new Hold(n); const key = |f(p); return key; }`,
    ],
    [
      'by a function that it gets',
      `${LOCK} ${DEFER} function g(p) { lock(); using _ = defer(() => { isLocked = false; }); return |f(p); }`,
    ],
    [
      'by a stack',
      `${LOCK} function g(p) { using stack = new DisposableStack(); lock(); stack.defer(() => { isLocked = false; }); return |f(p); }`,
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(true));

  test.each([
    ['the block has ended', `${GATE} function g(p) { { using slot = gate.enter(); look(); } return |f(p); }`],
    [
      'only time is measured',
      `${GATE} class Span { #from = now(); [Symbol.dispose]() { log(now() - this.#from); } } function g(p) { using span = new Span(); return |f(p); }`,
    ],
    [
      'another class gives the lock back',
      `${HOLD} class Span { constructor(name) { this.name = name; } [Symbol.dispose]() { log(this.name); } } function g(n, p) { held.add(n); if (held.has(n + 1)) return; using span = new Span(n); return |f(p); }`,
    ],
  ])('but not if %s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});

describe('what a constructor does to others is done where something is made', () => {
  const ONLINE =
    'const online = new Map(); class Session { constructor(name, key) { this.name = name; this.key = key; online.set(name, this); } }';
  const LOGIN =
    'function login(name, p) { if (online.has(name)) return 409; const key = |f(p); return new Session(name, key); }';
  test.each([
    ['a class', { 'a.js': `${ONLINE} ${LOGIN}` }],
    [
      'a class of another file, through a function',
      {
        'a.mjs': `import { Session, open } from './b.mjs'; ${LOGIN.replace('online.has', 'Session.of').replace('new Session', 'open')}`,
        'b.mjs': `${ONLINE.replace('class Session {', 'export class Session { static of(name) { return online.get(name); }')} export const open = (name, key) => new Session(name, key);`,
      },
    ],
    [
      'a class that is derived from one that does it',
      {
        'a.js': `${ONLINE} class User extends Session { isAdmin() { return false; } } ${LOGIN.replace('new Session', 'new User')}`,
      },
    ],
    [
      'a class whose base does it',
      {
        'a.js': `${ONLINE} class User extends Session { constructor(name, key) { super(name, key); } } ${LOGIN.replace('new Session', 'new User')}`,
      },
    ],
    ['a function', { 'a.js': `${ONLINE.replace(/class.*\{ constructor(.*) \}$/, 'function Session$1')} ${LOGIN}` }],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(true));

  test.each([
    [
      'sets its own fields',
      `${ONLINE} function g(p) { const job = new Session(p); const key = |f(p); return [job.name, key]; }`,
    ],
    [
      'has a method set its own fields',
      'class Job { constructor(n) { this.load(n); } load(n) { this.n = n; } } function g(p) { const job = new Job(p); const key = |f(p); return [job.n, key]; }',
    ],
    [
      'counts what it makes',
      'let made = 0; class Job { constructor() { made++; } } function g(p) { new Job(); const key = |f(p); return [new Job(), key]; }',
    ],
  ])('but not if it %s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});

describe('an object that a function makes has fields of its own, and may share what it is given, and what its methods use', () => {
  const ROWS = "import { rows } from './b.mjs';";
  const REPO =
    'class Repo { constructor(rows) { this.rows = rows; } has(n) { return this.rows.includes(n); } keep(n) { this.rows.push(n); } }';
  const ENROLL =
    'export function enroll(n, p) { const repo = new Repo(rows); if (repo.has(n)) return; const k = |f(p); repo.keep(n); return k; }';
  const LOCK =
    'class Lock { constructor(owner) { this.owner = owner; } enter() { if (this.owner.busy) throw e; this.owner.busy = true; } leave() { this.owner.busy = false; } }';
  const GUARD =
    'class Guard { #of; constructor(owner) { if (owner.busy) throw e; this.#of = owner; owner.busy = true; } leave() { this.#of.busy = false; } }';
  const guarded = (body) => ({ 'a.mjs': `${LOCK} ${GUARD} const vault = { busy: false }; ${body}` });

  test.each([
    ['rows that its constructor gets', { 'a.mjs': `${ROWS} ${REPO} ${ENROLL}`, 'b.mjs': 'export const rows = [];' }],
    [
      'of a class in another file',
      {
        'a.mjs': `${ROWS} import { Repo } from './c.mjs'; ${ENROLL}`,
        'b.mjs': 'export const rows = [];',
        'c.mjs': `export ${REPO}`,
      },
    ],
    [
      'rows of its file',
      {
        'a.mjs': `const rows = []; ${REPO.replaceAll('this.rows.', 'rows.').replace('constructor(rows) { this.rows = rows; }', '')} ${ENROLL}`,
      },
    ],
    [
      'rows that methods of an object use',
      {
        'a.mjs': `const rows = new Map(); export function enroll(n, p) { const repo = { known: (n) => rows.has(n), keep: (n) => rows.set(n, 1) };
          if (repo.known(n)) return; const k = |f(p); repo.keep(n); return k; }`,
      },
    ],
    [
      'a lock of what its constructor gets',
      guarded(
        'export function g(p) { const lock = new Lock(vault); lock.enter(); const k = |f(p); lock.leave(); return k; }',
      ),
    ],
    [
      'which the function gives back itself',
      guarded(
        'export function g(p) { const lock = new Lock(vault); lock.enter(); const k = |f(p); vault.busy = false; return k; }',
      ),
    ],
    [
      'which its constructor takes',
      guarded('export function g(p) { const guard = new Guard(vault); const k = |f(p); guard.leave(); return k; }'),
    ],
    [
      'and the function gives back itself',
      guarded('export function g(p) { new Guard(vault); const k = |f(p); vault.busy = false; return k; }'),
    ],
    [
      'of an object of a class',
      {
        'a.mjs': `${GUARD} export class Vault { busy = false; open(p) { new Guard(this); const k = |f(p); this.busy = false; return k; } }`,
      },
    ],
    [
      'that belongs to it',
      {
        'a.mjs': `${LOCK} export class Vault { busy = false; constructor() { this.lock = new Lock(this); } open(p) { this.lock.enter(); const k = |f(p); this.busy = false; return k; } }`,
      },
    ],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(true));

  const JOB =
    'class Job { constructor(n) { this.n = n; this.notes = []; } name(n) { this.n = n; } named() { return this.n; } note(x) { this.notes.push(x); } noted() { return this.notes; } isBusy() { return this.busy; } begin() { this.busy = true; } }';
  test.each([
    ['a field that its methods set', 'const job = new Job(n); job.name(p); const k = |f(p); return [job.named(), k];'],
    ['a list that it makes', 'const job = new Job(n); job.note(n); const k = |f(p); return [job.noted(), k];'],
    [
      'a field that it has later',
      'const job = new Job(n); if (job.isBusy()) return; const k = |f(p); job.begin(); return k;',
    ],
    ['a list', 'const list = []; list.note(n); const k = |f(p); return [list.noted(), k];'],
  ])('but not %s', (_title, body) => expect(isUpdated({ 'a.js': `${JOB} function g(n, p) { ${body} }` })).toBe(false));
});

describe('what a function does to what it is given is done to that', () => {
  const ENTER = 'function enter(vault) { if (vault.busy) throw e; vault.busy = true; }';
  test.each([
    [
      'an object of the file',
      'const shared = { busy: false };',
      'enter(shared); const k = |f(p); shared.busy = false; return k;',
      true,
    ],
    [
      'an object that is found',
      'const all = new Map();',
      'const one = all.get(n); enter(one); const k = |f(p); one.busy = false; return k;',
      true,
    ],
    [
      'an object in another',
      'const all = { vault: {} };',
      'enter(all.vault); const k = |f(p); all.vault.busy = false; return k;',
      true,
    ],
    [
      'another field',
      'const shared = { busy: false };',
      'enter(shared); const k = |f(p); shared.last = k; return k;',
      false,
    ],
    [
      'another object',
      'const one = {}; const other = {};',
      'enter(one); const k = |f(p); other.busy = false; return k;',
      false,
    ],
    [
      'an object that is made there',
      '',
      'const one = {}; enter(one); const k = |f(p); one.busy = false; return k;',
      false,
    ],
  ])('%s', (_title, before, body, expected) =>
    expect(isUpdated({ 'a.js': `${ENTER} ${before} function g(n, p) { ${body} }` })).toBe(expected),
  );
});

describe('what a function returns is one object for all', () => {
  const USES = 'const enter = (n) => { context().user = n; }; const whose = () => context().user;';
  const SHOW = 'function show(n, p) { enter(n); const k = |f(p); return [whose(), k]; }';
  test.each([
    ['a constant', 'const one = {}; const context = () => one;', true],
    ['one that is made when it is first needed', 'let one; function context() { return (one ??= {}); }', true],
    ['one that is made before', 'let one; function context() { if (!one) one = {}; return one; }', true],
    ['one that each gets for itself', 'const context = () => ({});', false],
    ['a copy', 'const one = {}; const context = () => ({ ...one });', false],
    ['that of the request', 'const context = () => storage.getStore();', false],
  ])('%s', (_title, made, is) => expect(isUpdated({ 'a.js': `${made} ${USES} ${SHOW}` })).toBe(is));

  test.each([
    [
      'in a variable',
      'const enter = (n) => { const c = context(); c.user = n; }; const whose = () => { const c = context(); return c.user; };',
    ],
    ['further in', 'const enter = (n) => { context().session.user = n; }; const whose = () => context().session.user;'],
    ['where it is counted', 'const enter = (n) => { context().user = n; }; const whose = () => context().user++;'],
  ])('%s', (_title, uses) =>
    expect(isUpdated({ 'a.js': `const one = { session: {} }; const context = () => one; ${uses} ${SHOW}` })).toBe(true),
  );

  test.each([
    'context().log(n); const k = |f(p); context().log(k);',
    'const { length } = context().user; const k = |f(p); return [k, context().size, length];',
  ])('it is the same where it was made when first needed: %s', (body) =>
    expect(
      isUpdated({
        'a.js': `let one; function context() { if (!one) one = open(); return one; } function show(n, p) { ${body} }`,
      }),
    ).toBe(false),
  );

  test('of another file, through a method', () =>
    expect(
      isUpdated({
        'a.mjs': `import { all } from './b.mjs'; export function show(n, p) { all.enter(n); const k = |f(p); return [all.whose(), k]; }`,
        'b.mjs': `class All { #one = {}; context() { return this.#one; } enter(n) { this.context().user = n; } whose() { return this.context().user; } } export const all = new All();`,
      }),
    ).toBe(true));
});

describe('an object of the language that shows one state in many ways', () => {
  const URLS = "const url = new URL('http://a/');";
  const DATE = 'const date = new Date();';
  const TEXT = 'const text = new TextDecoder();';
  test.each([
    [URLS, 'url.pathname = n; const k = |f(p); return [url.href, k];', true],
    [URLS, "url.searchParams.set('n', n); const k = |f(p); return `${url} ${k}`;", true],
    [
      `${URLS} const to = (n) => { url.pathname = n; };`,
      'to(n); const k = |f(p); return fetch(url, { method: k });',
      true,
    ],
    [DATE, 'date.setTime(n); const k = |f(p); return [date.toISOString(), k];', true],
    [
      TEXT,
      'const first = text.decode(n, { stream: true }); const k = |f(p); return [first + text.decode(p), k];',
      true,
    ],
    [TEXT, 'text.decode(n, { stream: true }); |f(p); return text.decode(p, { stream: true });', true],
    [URLS, 'const { host } = url; const k = |f(p); return [url.href, host, k];', false],
    [URLS, 'const k = |f(p); url.pathname = n; return [url.href, k];', false],
    ['', "const url = new URL('http://a/'); url.pathname = n; const k = |f(p); return [url.href, k];", false],
    ['let date = new Date();', 'date = new Date(); return |f(p);', false],
    [TEXT, 'const first = text.decode(n); const k = |f(p); return [first + text.decode(p), k];', false],
  ])('%s %s', (made, body, is) => expect(isUpdated({ 'a.js': `${made} function show(n, p) { ${body} }` })).toBe(is));

  test('in a field', () =>
    expect(
      isUpdated({
        'a.js':
          "class A { #url = new URL('http://a/'); show(n, p) { this.#url.pathname = n; const k = |f(p); return [this.#url.href, k]; } }",
      }),
    ).toBe(true));
});

describe('what is read before and after, and replaced by another function', () => {
  const MAP = "const m = new Map([['id', 1], ['salt', 's']]);";
  const ROTATE = "const rotate = (id, salt) => { m.set('id', id); m.set('salt', salt); };";
  const READ = "const salt = m.get('salt'); return [|f(p, salt), m.get('id')];";
  test.each([
    [
      'a property',
      'const m = { salt: 1 }; const rotate = (s) => { m.salt = s; };',
      'const k = |f(p, m.salt); return [k, m.salt];',
      true,
    ],
    [
      'a variable',
      'let salt = 1; const rotate = (s) => { salt = s; };',
      'const k = |f(p, salt); return [k, salt];',
      true,
    ],
    [
      'a field',
      'const m = { salt: 1, rotate(s) { this.salt = s; } };',
      'const { salt } = m; return [|f(p, salt), m.salt];',
      true,
    ],
    ['two entries of a map', `${MAP} ${ROTATE}`, READ, true],
    ['an entry that another function adds', `${MAP} const add = (id, salt) => { m.set(id, salt); };`, READ, false],
    [
      'an entry of another map',
      `${MAP} const n = new Map([['id', 1]]); const set = (id) => { n.set('id', id); };`,
      READ,
      false,
    ],
    [
      'what is only set once',
      'let salt; const init = (s) => { salt = s; };',
      'const k = |f(p, salt); return [k, salt];',
      false,
    ],
    ['what is read once', `${MAP} ${ROTATE}`, "return [|f(p), m.get('id')];", false],
    [
      'what is called',
      'let log = print; const setLog = (l) => { log = l; };',
      'log(p); const k = |f(p); log(k); return k;',
      false,
    ],
  ])('%s', (_title, made, body, is) => expect(isUpdated({ 'a.js': `${made} function show(p) { ${body} }` })).toBe(is));
});

describe('a name in brackets is a name', () => {
  const own = (/** @type {string} */ used, /** @type {string} */ swap) => ({
    'a.js': `const m = { salt: 1, hash: 2 }; async function a(p) { ${used} } exports.swap = (s, h) => { ${swap} };`,
  });
  const TWICE = "const s = m['salt']; const k = |f(p, s); return [k, m['salt']];";
  const BOTH = 'const k = |f(p, m.salt); return same(k, m.hash);';
  test.each([
    ['where it is read twice', own(TWICE, 'm.salt = s;')],
    ['where it is replaced', own(TWICE.replaceAll("['salt']", '.salt'), "m['salt'] = s;")],
    ['where it is removed', own(TWICE, "delete m['salt'];")],
    ['in a pattern', own("const { 'salt': s } = m; const k = |f(p, s); return [k, m.salt];", 'm.salt = s;')],
    ['in what is assigned', own(TWICE, "Object.assign(m, { 'salt': s });")],
    ['of two that are replaced together', own(BOTH, "m['salt'] = s; m['hash'] = h;")],
    ['that is no word', own(BOTH.replaceAll('m.hash', "m['x-hash']"), "m.salt = s; m['x-hash'] = h;")],
    [
      'of a field',
      {
        'a.js': `class A { async a(p) { const m = this; ${TWICE.replaceAll('m[', 'this[')} } swap(s) { this['salt'] = s; } }`,
      },
    ],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(true));

  test.each([
    [
      'of which one is set before, and another is read after',
      own("m['salt'] = p; const k = |f(p); return [k, m['hash']];", ''),
    ],
    ['of one that nobody replaces', own(TWICE, "m['hash'] = h;")],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(false));
});

describe('a parameter with a default value means that', () => {
  const SHARED = 'const shared = {}, other = {}; let list = [];';
  test.each([
    ['const bump = (x = shared) => { x.n = 5; };', 'const n = shared.n; const k = |f(p); bump(); return [n, k];', true],
    [
      'const add = (n, to = list) => { to.push(n); };',
      'const { length } = list; const k = |f(p); add(n); return length;',
      true,
    ],
    [
      'const enter = (n, x = shared) => { x.user = n; }; const whose = (x = shared) => x.user;',
      'enter(n); const k = |f(p); return whose();',
      true,
    ],
    [
      'const enter = (n, { x = shared } = {}) => { x.user = n; }; const whose = ([x = shared] = []) => x.user;',
      'enter(n); const k = |f(p); return whose();',
      true,
    ],
    ['const bump = (x = shared) => { x.n = 5; };', 'const n = other.n; const k = |f(p); bump(other); return n;', true],
    ['const bump = (x = shared) => { x.n = 5; };', 'const n = other.n; const k = |f(p); bump(); return n;', false],
    ['const bump = (x = shared) => { x = 5; };', 'const { n } = shared; const k = |f(p); bump(); return n;', false],
    ['const bump = (x = {}) => { x.n = 5; };', 'const { n } = shared; const k = |f(p); bump(); return n;', false],
    ['const bump = (x = y, y = x) => { x.n = 5; };', 'const { n } = shared; const k = |f(p); bump(); return n;', false],
  ])('%s %s', (functions, body, is) =>
    expect(isUpdated({ 'a.js': `${SHARED} ${functions} function show(n, p) { ${body} }` })).toBe(is),
  );
});

test.each(['', 'set6({});', 'set3({}); set6({});'])(
  'it matters neither how far it hands that on, nor which function was looked at first: %s',
  (first) => {
    const functions = Array.from({ length: 9 }, (_, at) => `function set${at}(to) { set${at + 1}(to); }`).join(' ');
    const body = `${first} const last = shared.n; const k = |f(p); set0(shared); return [last, k];`;
    const text = `const shared = { n: 0 }; ${functions} function set9(to) { to.n = 1; } function g(p) { ${body} }`;
    expect(isUpdated({ 'a.js': text })).toBe(true);
  },
);

describe('a lock that counts how many hold it would refuse those who come meanwhile', () => {
  const SLOTS = 'let used = 0; function enter() { if (used >= 4) throw e; used++; } function leave() { used--; }';
  const GUARDED = 'function g(n, p) { enter(n); try { return |f(p); } finally { leave(n); } }';
  const GATE =
    'class Gate { constructor(most) { this.most = most; this.used = 0; } enter() { if (this.used >= this.most) return false; this.used += 1; return true; } leave() { this.used -= 1; } } const gate = new Gate(2);';
  const BY_NAME =
    'const running = new Map(); function enter(n) { const count = running.get(n) ?? 0; if (count > 0) throw e; running.set(n, count + 1); } function leave(n) { running.set(n, running.get(n) - 1); }';
  const GAUGE =
    'let used = 0; const enter = () => { used += 1; gauge.set(used); }; const leave = () => { used -= 1; gauge.set(used); };';

  test.each([
    ['of functions', `${SLOTS} ${GUARDED}`],
    ['that counts first', `${SLOTS.replace('if (used >= 4) throw e; used++;', 'assert(++used <= 4);')} ${GUARDED}`],
    ['by assignments', `${SLOTS.replace('used--', 'used = Math.max(0, used - 1)')} ${GUARDED}`],
    [
      'that counts what is left',
      `let left = 4; function enter() { if (left === 0) throw e; left--; } function leave() { left++; } ${GUARDED}`,
    ],
    [
      'of an object',
      `${GATE} function g(p) { if (!gate.enter()) return; try { return |f(p); } finally { gate.leave(); } }`,
    ],
    ['for each name', `${BY_NAME} ${GUARDED}`],
    [
      'for each name, in an object',
      `const running = {}; function enter(n) { if (running[n]) throw e; running[n] = 1 + (running[n] ?? 0); } function leave(n) { running[n]--; } ${GUARDED}`,
    ],
    [
      'of middleware',
      `const app = require('express')(); let used = 0;
        app.use((req, res, next) => { if (used >= 4) return res.sendStatus(503); used++; res.on('close', () => { used--; }); next(); });
        app.post('/', (req, res) => { res.end(|f(req.query.pw)); });`,
    ],
    [
      'by what taking it returns',
      `let used = 0; function enter() { if (used >= 4) throw e; used++; return () => { used--; }; } function g(p) { const leave = enter(); try { return |f(p); } finally { leave(); } }`,
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(true));

  test.each([
    ['it only tells how many there are', `${GAUGE} ${GUARDED}`],
    ['it only tells so by a word', `${GAUGE.replaceAll('gauge.set(used)', 'log(`now ${used}`)')} ${GUARDED}`],
    [
      'it tells how many of each there are',
      `const running = {}; const enter = (n) => { running[n] = (running[n] ?? 0) + 1; }; const leave = (n) => { running[n] -= 1; }; ${GUARDED}`,
    ],
    ['it tells that the last has left', `${GAUGE.replace('used -= 1;', 'if (--used === 0) idle();')} ${GUARDED}`],
    [
      'whoever leaves looks for the last one',
      `let used = 0; const enter = () => { used++; return () => { used--; if (used === 0) idle(); }; }; function g(p) { const leave = enter(); try { return |f(p); } finally { leave(); } }`,
    ],
    [
      'middleware ends the process after the last request',
      `const app = require('express')(); let used = 0; let isEnding = false; process.on('SIGTERM', () => { isEnding = true; });
        app.use((req, res, next) => { used++; res.on('close', () => { used--; if (isEnding && used === 0) process.exit(); }); next(); });
        app.post('/', (req, res) => { res.end(|f(req.query.pw)); });`,
    ],
    ['it only counts up', `${SLOTS.replace('used--', 'used++')} ${GUARDED}`],
    ['it is kept', `${SLOTS} function g(p) { enter(); return |f(p); }`],
  ])('but not if %s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});

describe('nothing changes', () => {
  test.each([
    [
      'nothing is stored',
      { 'a.js': `${TABLE} function login(n, p) { const u = accountOf(n); return same(u, |f(p)); }` },
    ],
    ['something else is', { 'a.js': `${TABLE} const log = []; ${ENROLL.replace('remember(n, h)', 'log.push(n)')}` }],
    [
      'what was looked up was reserved',
      {
        'a.js': `${TABLE} function reserve(n) { if (table[n]) return false; table[n] = 1; return true; }
          function enroll(n, p) { if (!reserve(n)) return; remember(n, |f(p)); }`,
      },
    ],
    [
      'another property of the global object is',
      {
        'a.js':
          'const log = () => globalThis.console.log(globalThis.name); function show(p) { globalThis.last = p; const key = |f(p); log(); return key; }',
      },
    ],
    [
      'the variable only has the name of the global object',
      {
        'a.js':
          'const whose = (global) => global.user; function show(user, p) { const global = { user }; const key = |f(p); return [whose(global), key]; }',
      },
    ],
    ['others were let in before', { 'a.js': `${TABLE} async ${ENROLL.replace('const h', 'await fetch(n); const h')}` }],
    [
      'others are let in behind it',
      { 'a.js': `${TABLE} async ${ENROLL.replace('remember', 'await fetch(n); remember')}` },
    ],
    [
      'each call has a table of its own',
      {
        'a.js': `${REPO} function enroll(n, p) { const repo = new Repo(); if (repo.named(n)) return; repo.keep(n, |f(p)); }`,
      },
    ],
    [
      'it is only counted',
      {
        'a.js': `let calls = 0; const count = () => { calls++; }; function g(p) { count(); const h = |f(p); count(); return h; }`,
      },
    ],
    [
      'it is logged',
      {
        'a.js': `const lines = []; const log = (l) => lines.push(l); function g(p) { log('a'); const h = |f(p); log('b'); return h; }`,
      },
    ],
    [
      'it is of a package',
      {
        'a.js': `const s = require('some-store'); ${ENROLL.replace('accountOf', 's.accountOf').replace('remember', 's.remember')}`,
      },
    ],
    [
      'functions that are passed a request look up, and set, what is its own',
      {
        'a.js': `const { userOf, signIn } = require('./user'); require('express')().post('/login', (req, res) => {
          if (userOf(req)) return res.redirect('/'); if (same(|f(req.body.pw))) signIn(req, req.body.name); res.end(); });`,
        'user.js':
          'exports.userOf = (req) => req.user; exports.signIn = (request, name) => { request.user = { name }; };',
      },
    ],
    [
      'what a client sent is read, and what it gets is set',
      {
        'a.js': `const nameOf = (ctx) => ctx.query.name; const answer = (ctx, k) => { ctx.body = k; };
          exports.show = (ctx) => { if (!nameOf(ctx)) return; answer(ctx, |f(ctx.query.pw)); };`,
      },
    ],
    ['it is of no function', { 'a.js': `${TABLE} if (!accountOf('a')) remember('a', |f('b'));` }],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(false));
});

describe('around a handler, middleware', () => {
  const APP = "const app = require('express')(); const fails = new Map();";
  const LIMIT = '(req, res, next) => { if (fails.get(req.query.u) > 4) return res.sendStatus(429); next(); }';
  const MIDDY =
    'const fails = new Map(); const isLocked = ({ event }) => { if (fails.get(event.u) > 4) return 429; }; const login = async (event) => { if (|f(event.pw)) fails.set(event.u, 1); };';
  const LOGIN =
    '(req, res) => { const key = |f(req.query.pw); if (key !== HASH) fails.set(req.query.u, (fails.get(req.query.u) ?? 0) + 1); }';

  test.each([
    ['of its route', { 'a.js': `${APP} app.post('/login', ${LIMIT}, ${LOGIN});` }],
    ['of all routes', { 'a.js': `${APP} app.use(${LIMIT}); app.post('/login', ${LOGIN});` }],
    ['of its path', { 'a.js': `${APP} app.use('/login', ${LIMIT}); app.post('/login', ${LOGIN});` }],
    ['that answers all methods', { 'a.js': `${APP} app.all('/login', ${LIMIT}); app.post('/login', ${LOGIN});` }],
    ['of a chain', { 'a.js': `${APP} const r = app.route('/login'); app.route('/login').post(${LIMIT}, ${LOGIN});` }],
    [
      'of another file, in front of a router that is mounted below it',
      {
        'a.js':
          "const app = require('express')(); app.use('/api', require('./guard')); app.use('/api/auth', require('./auth'));",
        'guard.js':
          "const { isLocked } = require('./fails'); module.exports = (req, res, next) => { if (isLocked(req.query.u)) return res.end(); next(); };",
        'auth.js': `const { failed } = require('./fails'); const router = require('express').Router(); router.post('/login', (req, res) => { if (|f(req.query.pw)) failed(req.query.u); }); module.exports = router;`,
        'fails.js':
          'const fails = new Map(); exports.isLocked = (u) => fails.get(u) > 4; exports.failed = (u) => fails.set(u, 1 + (fails.get(u) ?? 0));',
      },
    ],
    [
      'that stores once the answer is sent',
      {
        'a.js': `${APP} app.use((req, res, next) => { if (fails.get(req.ip) > 4) return res.end(); res.on('finish', () => fails.set(req.ip, 1)); next(); });
          app.post('/login', (req, res) => { res.end(|f(req.query.pw)); });`,
      },
    ],
    [
      'of Koa, that stores once the handler is done',
      {
        'a.js': `const app = new (require('koa'))(); const router = new (require('@koa/router'))(); const fails = new Map();
          app.use(async (ctx, next) => { if (fails.get(ctx.ip) > 4) return; await next(); if (ctx.status === 401) fails.set(ctx.ip, 1); });
          router.post('/login', (ctx) => { ctx.body = |f(ctx.query.pw); }); app.use(router.routes());`,
      },
    ],
    [
      'that says for whom it works',
      {
        'a.js': `${APP} let tenant; app.use((req, res, next) => { tenant = req.hostname; next(); }); app.post('/keys', (req, res) => { const key = |f(req.body); save(tenant, key); });`,
      },
    ],
    [
      'of NestJS',
      {
        'a.js': `const fails = new Map(); class Lock { canActivate(context) { return !(fails.get(context.u) > 4); } }
          class Auth { login(u, pw) { const key = |f(pw); if (key) fails.set(u, 1); } }
          __decorate([(0, common_1.UseGuards)(Lock), (0, common_1.Post)('login')], Auth.prototype, 'login', null);
          Auth = __decorate([(0, common_1.Controller)('auth')], Auth);`,
      },
    ],
    [
      'in a validator',
      {
        'a.js': `${APP} app.post('/login', body('u').isString().custom((u) => { if (fails.get(u) > 4) throw new Error('locked'); }).withMessage('no'), ${LOGIN});`,
      },
    ],
    [
      'in a list of validators',
      {
        'a.js': `${APP} const rules = [body('u').custom((u) => !(fails.get(u) > 4)), body('pw').isString()]; app.post('/login', rules, ${LOGIN});`,
      },
    ],
    [
      'of a parameter of the path',
      {
        'a.js': `${APP} app.param('u', (req, res, next, u) => { if (fails.get(u) > 4) return res.end(); next(); }); app.post('/login/:u', ${LOGIN});`,
      },
    ],
    [
      'of middy, around what it is given',
      {
        'a.mjs': `import middy from '@middy/core'; ${MIDDY} export const handler = middy(login).use({ before: isLocked, onError() {} });`,
      },
    ],
    [
      'of middy, handed to a method, around what a wrapper of another file gets',
      {
        'a.mjs': `import { wrap } from './wrap.mjs'; import { fails } from './fails.mjs'; const login = async ({ u, pw }) => { if (|f(pw)) fails.set(u, 1); };
          export const handler = wrap(login);`,
        'wrap.mjs': `import middy from '@middy/core'; import { fails } from './fails.mjs';
          export const wrap = (fn) => { const all = middy(); all.before(({ event }) => { if (fails.get(event.u) > 4) return 429; }); return all.handler(fn); };`,
        'fails.mjs': 'export const fails = new Map();',
      },
    ],
    [
      'of middy, before it and after it',
      {
        'a.js': `const middy = require('@middy/core'); const { once } = require('./once');
          const base = async (event) => { return |f(event.pw); }; exports.handler = middy().use([once()]).handler(base);`,
        'once.js': `const seen = new Set(); exports.once = () => { const before = async (request) => { if (seen.has(request.event.id)) return 409; };
          const after = async (request) => { seen.add(request.event.id); }; return { before, after }; };`,
      },
    ],
    [
      'of middy, which itself makes the call',
      {
        'a.mjs': `import middy from '@middy/core'; const fails = new Map(); const guard = { before: (request) => { if (!|f(request.event.pw)) fails.set(request.event.u, 1); } };
          export const handler = middy().use({ before: ({ event }) => { if (fails.get(event.u) > 4) return 429; } }).use(guard).handler(async () => 200);`,
      },
    ],
    [
      'is taken to be there for what looks like a handler',
      { 'a.js': `${APP} app.use(${LIMIT}); const login = ${LOGIN}; register(login.bind(null));` },
    ],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(true));

  test.each([
    ['of another path', { 'a.js': `${APP} app.use('/admin', ${LIMIT}); app.post('/login', ${LOGIN});` }],
    [
      'of another route',
      { 'a.js': `${APP} app.get('/me', ${LIMIT}, (req, res) => {}); app.post('/login', ${LOGIN});` },
    ],
    [
      'of a router that is mounted elsewhere',
      {
        'a.js': `${APP} const admin = require('express').Router(); admin.use(${LIMIT}); app.use('/admin', admin); app.post('/login', ${LOGIN});`,
      },
    ],
    [
      'that counts what it lets through',
      {
        'a.js': `${APP} const hits = new Map(); app.use((req, res, next) => { const n = (hits.get(req.ip) ?? 0) + 1; hits.set(req.ip, n); if (n > 4) return res.end(); next(); });
          app.post('/login', (req, res) => { res.end(|f(req.query.pw)); });`,
      },
    ],
    [
      'that counts what is in flight',
      {
        'a.js': `${APP} let open = 0; app.use((req, res, next) => { open++; res.on('finish', () => { open--; }); next(); }); app.post('/login', (req, res) => { res.end(|f(req.query.pw)); });`,
      },
    ],
    [
      'of a handler that has let others in before',
      {
        'a.js': `${APP} app.use(${LIMIT}); app.post('/login', ${LOGIN.replace('(req, res) => {', 'async (req, res) => { await fetch(url);')});`,
      },
    ],
    [
      'of no middy',
      { 'a.mjs': `import wrap from 'wrap'; ${MIDDY} export const handler = wrap(login).use({ before: isLocked });` },
    ],
    [
      'of middy, around something else',
      {
        'a.mjs': `import middy from '@middy/core'; ${MIDDY} export const handler = middy(async () => 200).use({ before: isLocked }); export const other = login;`,
      },
    ],
    [
      'of middy, that keeps what it lets through',
      {
        'a.mjs': `import middy from '@middy/core'; const seen = new Set(); const base = async (event) => { return |f(event.pw); };
          const before = ({ event }) => { if (seen.has(event.id)) return 409; seen.add(event.id); }; export const handler = middy(base).use({ before });`,
      },
    ],
    [
      'of another route, in a validator',
      {
        'a.js': `${APP} app.post('/other', body('u').custom((u) => !(fails.get(u) > 4)), (req, res) => {}); app.post('/login', ${LOGIN});`,
      },
    ],
    [
      'where what it reads is written by another route only',
      {
        'a.js': `${APP} app.use(${LIMIT}); app.post('/fail', (req, res) => { fails.set(req.query.u, 9); }); app.post('/login', (req, res) => { res.end(|f(req.query.pw)); });`,
      },
    ],
  ])('does not matter: %s', (_title, files) => expect(isUpdated(files)).toBe(false));

  test('of which there are thousands is not read', () => {
    const many = Array.from(
      { length: 3000 },
      () => 'app.use((req, res, next) => { if (seen.get(req.q)) return; next(); });',
    );
    const text = `${APP} const seen = new Map(); ${many.join('\n')} app.post('/login', (req, res) => { res.end(|f(req.query.pw)); });`;
    expect(isUpdated({ 'a.js': text })).toBe(true);
  });

  test('matters where a caller stores what it looks up', () => {
    const files = {
      'a.js': `${APP}\nconst check = (pw) => { return |f(pw); };\napp.post('/login', ${LIMIT},\n(req, res) => { if (!check(req.query.pw)) fails.set(req.query.u, 1); });`,
    };
    expect(pausedAt(files)).toBe('/app/a.js:4 updated');
  });
});

describe('one thing under several names', () => {
  const NONCES = 'const used = new Set();';
  test.each([
    [
      'what a base class looks up, and a derived one stores',
      {
        'a.js': `class Base { items = new Map(); known(k) { return this.items.has(k); } } class Nonces extends Base { burn(k) { this.items.set(k, 1); } }
          function pay(store, k) { if (store.known(k)) return; |f(k); store.burn(k); }`,
      },
    ],
    [
      'an object that is passed',
      {
        'a.js': `const isTaken = (state, n) => state.users.has(n); const assign = (state, n, h) => { state.users.set(n, h); }; function enroll(state, n) { if (isTaken(state, n)) return; assign(state, n, |f(n)); }`,
      },
    ],
    [
      'a context that is passed, which may be that of a connection',
      {
        'a.js':
          'const isOpen = (ctx) => ctx.open; const open = (ctx) => { ctx.open = true; }; exports.login = (ctx, p) => { if (isOpen(ctx)) return; if (same(|f(p))) open(ctx); };',
      },
    ],
    [
      'the session of a request that is passed',
      {
        'a.js': `const app = require('express')(); const { load, mayTry, failed } = require('./limits'); app.use(load);
          app.post('/go', (req, res) => { if (!mayTry(req)) return res.sendStatus(429); if (|f(req.headers.pw)) failed(req); });`,
        'limits.js': `const sessions = new Map(); exports.load = (req, res, next) => { req.session = sessions.get(req.headers.sid); next(); };
          exports.mayTry = (req) => req.session.tries < 3; exports.failed = (req) => { req.session.tries++; };`,
      },
    ],
    [
      'what a look-up returns',
      {
        'a.js': `const accounts = new Map(); const balanceOf = (id) => accounts.get(id).balance; const debit = (id, n) => { accounts.get(id).balance -= n; };
          function pay(id) { if (balanceOf(id) < 10) return; |f(id); debit(id, 10); }`,
      },
    ],
    [
      'four classes with methods of one name',
      {
        'a.js': `${['A', 'B', 'C', 'D'].map((name) => `class ${name} { rows = new Map(); byKey(k) { return this.rows.get(k); } upsert(k, v) { this.rows.set(k, v); } }`).join(' ')}
          function add(store, k) { if (store.byKey(k)) return; store.upsert(k, |f(k)); }`,
      },
    ],
    [
      'four functions on the way',
      {
        'a.js': `${NONCES} ${['seen', 'burn'].map((name) => `const ${name}4 = (k) => used.${name === 'seen' ? 'has' : 'add'}(k); const ${name}3 = (k) => ${name}4(k); const ${name}2 = (k) => ${name}3(k); const ${name} = (k) => ${name}2(k);`).join(' ')}
          function pay(k) { if (seen(k)) return; |f(k); burn(k); }`,
      },
    ],
    [
      "what a server's hooks look up and store",
      {
        'a.js': `const app = require('fastify')(); const tries = new Map(); app.addHook('preHandler', async (request, reply) => { if (tries.get(request.ip) > 1) return reply.code(429).send(); });
          app.addHook('onSend', async (request, reply) => { if (reply.statusCode === 401) tries.set(request.ip, 1 + (tries.get(request.ip) ?? 0)); });
          app.post('/login', async (request, reply) => { |f(request.body); reply.code(401); return 'wrong'; });`,
      },
    ],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(true));

  test.each([
    [
      "an application's, through the request",
      'if (req.app.locals.nonces.has(n)) return; |f(n); req.app.locals.nonces.add(n);',
    ],
    ["a server's", 'if (req.server.nonces.has(n)) return; |f(n); req.server.nonces.add(n);'],
    [
      'rows of a database',
      'const row = select.get(n); if (row.left === 0) return; |f(n); update.run(row.left - 1, n);',
    ],
    ['a transaction', "db.exec('BEGIN'); insert.run(|f(n)); db.exec('COMMIT');"],
    ['a file', 'if (!fs.existsSync(n)) return; |f(n); fs.rmSync(n);'],
    ['a file that is written', "fs.writeFileSync('tmp', n); |f(n); return fs.readFileSync('tmp');"],
    [
      'a file that only one may make',
      "const fd = fs.openSync('lock', 'wx'); |f(n); fs.closeSync(fd); fs.unlinkSync('lock');",
    ],
    ['a lock', 'const release = files.lockSync(n); |f(n); release();'],
  ])('%s', (_title, body) => {
    const text = `const fs = require('node:fs'); app.post('/x', (req, res) => { const n = req.query.n; ${body} });`;
    const script = scriptOpener(new Map([['/app/a.js', text.replace('|f(', 'f(')]]))('/app/a.js');
    const { syntax } = script.callAt(text.indexOf('|f('));
    expect(syntax.isUpdated).toBe(true);
  });
});

test.each([
  ['another file', "fs.writeFileSync('tmp', n); |f(n); return fs.readFileSync('other');"],
  [
    'a file to which both add lines',
    "fs.appendFileSync('log', n + EOL); const key = |f(n); fs.appendFileSync('log', key);",
  ],
  ['a lock for which others wait', 'const release = await mutex.acquire(n); |f(n); release();'],
])('nothing changes: %s', (_title, body) => {
  const text = `const fs = require('node:fs'); app.post('/x', async (req, res) => { const n = req.query.n; ${body} });`;
  const script = scriptOpener(new Map([['/app/a.js', text.replace('|f(', 'f(')]]))('/app/a.js');
  expect(script.callAt(text.indexOf('|f(')).syntax.isUpdated).toBe(false);
});

describe('a limit that is looked at before the call, and counted after it, lets through all who come meanwhile', () => {
  const USERS = 'const users = new Map(); const load = async (n) => users.get(n);';
  test.each([
    ...[
      'user.attempts += 1;',
      'user.attempts++;',
      'user.attempts = user.attempts + 1;',
      'user.attempts = (user.attempts ?? 0) + 1;',
    ].flatMap((count) => [
      [
        `of a row that a function has, taken apart: ${count}`,
        `${USERS} const failed = (n) => { const user = users.get(n); ${count} }; async function login(n, p) { const { attempts, hash } = await load(n); if (attempts >= 3) return; if (!same(|f(p), hash)) failed(n); }`,
      ],
      [
        `of a row that a function has: ${count}`,
        `${USERS} const failed = (n) => { const user = users.get(n); ${count} }; async function login(n, p) { const one = await load(n); if (one.attempts >= 3) return; if (!same(|f(p), one.hash)) failed(n); }`,
      ],
    ]),
    ...[
      'token.isUsed = true;',
      'token.isUsed = new Date();',
      'token.isUsed = Date.now();',
      'token.isUsed = State.USED;',
      'Object.assign(token, { isUsed: true });',
    ].flatMap((use) => [
      [
        `of a token that a function gets: ${use}`,
        `const tokens = []; const tokenOf = (x) => tokens.find((one) => one.text === x && !one.isUsed); const burn = (token) => { ${use} }; async function reset(x, p) { const found = tokenOf(x); if (!found) return; const h = |f(p); burn(found); return h; }`,
      ],
      [
        `of a token that is used up: ${use}`,
        `const tokens = new Map(); const tokenOf = async (t) => tokens.get(t); const burn = (t) => { const token = tokens.get(t); ${use} }; async function reset(t, p) { const found = await tokenOf(t); if (found.isUsed) return; const h = |f(p); burn(t); return h; }`,
      ],
    ]),
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(true));

  test.each([
    [
      'what is marked is made there',
      `${USERS} const session = (n) => { const one = { attempts: 0 }; one.attempts += 1; return one; }; async function login(n, p) { const { attempts, hash } = await load(n); if (attempts < 3 && same(|f(p), hash)) return session(n); }`,
    ],
    [
      "it is the request's own",
      `${USERS} const refuse = (res) => { res.status = 401; }; async function login(req, res) { const { status, hash } = await load(req.n); if (status && !same(|f(req.p), hash)) refuse(res); }`,
    ],
    [
      'what is counted is something else',
      `${USERS} const seen = (n) => { const user = users.get(n); user.visits += 1; }; async function login(n, p) { const { hash } = await load(n); if (same(|f(p), hash)) seen(n); }`,
    ],
    [
      'it is counted before',
      `${USERS} const tried = (n) => { const user = users.get(n); user.attempts += 1; return user.attempts < 3; }; async function login(n, p) { if (!tried(n)) return; return |f(p); }`,
    ],
  ])('not if %s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});

describe('a limit whose list is tidied by one function, and added to by another', () => {
  const HITS = 'const hits = new Map(); const now = () => Date.now();';
  const LOGIN = 'function login(ip, p) { if (!isFree(ip)) return; const k = |f(p); note(ip); return k; }';
  const TIDY =
    'const isFree = (ip) => { const recent = (hits.get(ip) ?? []).filter((at) => now() - at < 1000); hits.set(ip, recent); return recent.length < 5; };';
  test.each([
    ['by push', `${HITS} ${TIDY} const note = (ip) => hits.get(ip).push(now()); ${LOGIN}`],
    ['by a longer list', `${HITS} ${TIDY} const note = (ip) => { hits.set(ip, [...hits.get(ip), now()]); }; ${LOGIN}`],
    [
      'of items that are taken out, and given back',
      'const free = [1, 2]; const take = () => { if (free.length === 0) throw e; return free.pop(); }; const give = (one) => free.push(one); function g(p) { const one = take(); try { return |f(p); } finally { give(one); } }',
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(true));

  test.each([
    [
      'added to by the same function',
      `${HITS} const isFree = (ip) => { const all = hits.get(ip) ?? []; if (all.length > 5) return false; hits.set(ip, [...all, now()]); return true; }; const note = (ip) => log.push(ip); const log = []; ${LOGIN}`,
    ],
    [
      'what was reserved is filled in',
      'const users = new Map(); const isFree = (n) => { if (users.has(n)) return false; users.set(n, null); return true; }; function add(n, p) { if (!isFree(n)) return; users.set(n, |f(p)); }',
    ],
  ])('not if it is %s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});

describe('what a function sets, its caller may go by', () => {
  const SET = 'let who; const log = []; async function derive(n, p) { who = n; return |f(p); }';
  test.each([
    [
      'in its own code',
      `${SET}\nconst add = async (n, p) => { const k = await derive(n, p); log.push([who, k]); };`,
      2,
    ],
    [
      'by a function',
      `${SET}\nconst keep = (k) => log.push([who, k]);\nconst add = async (n, p) => { keep(await derive(n, p)); };`,
      3,
    ],
    [
      'where it will have to wait',
      `${SET.replace('async ', '')}\nconst add = async (n, p) => { const k = derive(n, p); log.push([who, k]); };`,
      2,
    ],
    [
      'where a further one waits for it',
      `${SET}\nconst ok = async (n, p) => { return await derive(n, p); };\nconst add = async (n, p) => { const k = await ok(n, p); log.push([who, k]); };`,
      3,
    ],
    [
      'a lock that the caller gives back',
      'let busy = false; async function derive(p) { if (busy) throw e; busy = true; return |f(p); }\nconst add = async (p) => { const k = await derive(p); busy = false; return k; };',
      2,
    ],
  ])('%s', (_title, text, line) => expect(pausedAt({ 'a.js': text })).toBe(`/app/a.js:${line} updated`));

  test.each([
    [
      'it goes by something else',
      `${SET} let other; const add = async (n, p) => { const k = await derive(n, p); log.push([other, k]); };`,
    ],
    [
      'others were let in before',
      `${SET} const add = async (n, p) => { const k = await derive(n, p); await fetch(k); log.push([who, k]); };`,
    ],
    [
      'it sets that after the call',
      `${SET.replace('who = n; return |f(p);', 'const k = |f(p); who = n; return k;')} const add = async (n, p) => { const k = await derive(n, p); log.push([who, k]); };`,
    ],
    [
      'others were let in before the call',
      `${SET.replace('return |f', 'await fetch(n); return |f')} const add = async (n, p) => { const k = await derive(n, p); log.push([who, k]); };`,
    ],
  ])('not if %s', (_title, text) => expect(pausedAt({ 'a.js': text })).toBe(''));
});

describe('two functions', () => {
  const LOGIN =
    'const users = new Map(); const sessions = new Map(); function login(n, p) { const user = users.get(n); if (user.disabled) return; |f(p); sessions.set(n, p); }';
  const DISABLE = 'function disable(n) { users.get(n).disabled = true; }';
  test.each([
    ['disable a user, and end all sessions', `${LOGIN} ${DISABLE} function endAll() { sessions.clear(); }`, true],
    ['disable a user, and end one session', `${LOGIN} ${DISABLE} function end(n) { sessions.delete(n); }`, true],
    ['end all sessions, and nobody disables a user', `${LOGIN} function endAll() { sessions.clear(); }`, true],
    [
      'end sessions by tokens',
      `${LOGIN.replace('set(n', 'set(token()')} ${DISABLE} function end(t) { sessions.delete(t); }`,
      false,
    ],
  ])('%s', (_title, text, expected) => expect(isUpdated({ 'a.js': text })).toBe(expected));
});

describe('code that is called without a call', () => {
  test.each([
    [
      'a getter',
      {
        'a.js': `class Wallet { coins = 5; get empty() { return this.coins <= 0; } spend() { this.coins -= 1; } }
          const wallet = new Wallet(); function buy(id) { if (wallet.empty) return; |f(id); wallet.spend(); }`,
      },
      true,
    ],
    [
      'a setter',
      {
        'a.js': `let owner; const door = { set who(name) { owner = name; } }; const seen = () => owner; function enter(n) { if (seen()) return; |f(n); door.who = n; }`,
      },
      true,
    ],
    [
      'what listens to an event',
      {
        'a.js': `const fails = new Map(); bus.on('failed', (u) => fails.set(u, 1)); function login(u, pw) { if (fails.get(u)) return; if (|f(pw)) bus.emit('failed', u); }`,
      },
      true,
    ],
    [
      'of another file',
      {
        'a.js': `const { isLocked } = require('./b'); function login(u, pw) { if (isLocked(u)) return; if (|f(pw)) this.emit('failed', u); }`,
        'b.js':
          "const fails = new Map(); const note = (u) => fails.set(u, 1); bus.once('failed', note); exports.isLocked = (u) => fails.has(u);",
      },
      true,
    ],
    [
      'what listens to another event',
      {
        'a.js': `const fails = new Map(); bus.on('failed', (u) => fails.set(u, 1)); function login(u, pw) { if (fails.get(u)) return; if (|f(pw)) bus.emit('done', u); }`,
      },
      false,
    ],
  ])('%s', (_title, files, expected) => expect(isUpdated(files)).toBe(expected));
});

describe('a method of an object that others may hold writes what the function itself has read', () => {
  const USER =
    'class User { isActive = false; active() { return this.isActive; } activate(k) { this.isActive = true; this.key = k; } rename(k) { this.name = k; } }';
  const on = (body) => `${USER} const users = new Map(); ${body}`;

  test.each([
    ['found', 'function on(n, p) { const u = users.get(n); if (u.isActive) return; u.activate(|f(p)); }', true],
    ['passed', 'function on(u, p) { if (u.isActive) return; u.activate(|f(p)); }', true],
    [
      'of another file, awaited',
      'async function on(n, p) { const u = await load(n); if (u.isActive) return; await u.activate(|f(p)); }',
      true,
      'const { load } = require("./b");',
    ],
    [
      'asked by a method',
      'function on(n, p) { const u = users.get(n); if (u.active()) return; const k = |f(p); u.isActive = k; }',
      true,
    ],
    [
      'not where it was made there',
      'function on(n, p) { const u = new User(); if (u.isActive) return; u.activate(|f(p)); }',
      false,
    ],
    [
      'not another field',
      'function on(n, p) { const u = users.get(n); if (u.isActive) return; u.rename(|f(p)); }',
      false,
    ],
    ['not of another object', 'function on(a, b, p) { if (a.isActive) return; b.rename(|f(p)); }', false],
  ])('%s', (_title, body, expected, more = '') => {
    const other = `${USER} const users = new Map(); exports.load = async (n) => users.get(n) ?? new User();`;
    expect(isUpdated({ 'a.js': more + (more === '' ? on(body) : body), 'b.js': more === '' ? '' : other })).toBe(
      expected,
    );
  });
});

describe('so does a method that is attached to what makes the object', () => {
  const SET = 'function (k) { this.isActive = true; this.key = k; }';
  const on =
    'async function on(n, p) { const u = await User.findOne({ n }); if (u.isActive) return; u.activate(|f(p)); }';
  const mongoose = 'const { Schema, model } = require("some-store"); const schema = new Schema({});';

  test.each([
    ['to a schema', `${mongoose} schema.methods.activate = ${SET}; const User = model("User", schema); ${on}`, true],
    ['by a call', `${mongoose} schema.method("activate", ${SET}); const User = model("User", schema); ${on}`, true],
    [
      'to a prototype',
      `const User = require("some-store").define("User"); User.prototype.activate = ${SET}; ${on}`,
      true,
    ],
    [
      'to the prototype of a function, which asks by a method, too',
      `function User() {} User.prototype.isOn = function () { return this.isActive; }; User.prototype.activate = ${SET}; function on(u, p) { if (u.isOn()) return; u.activate(|f(p)); }`,
      true,
    ],
    [
      'to this, of a function that makes objects',
      `function User() { this.activate = ${SET}; } function on(u, p) { if (u.isActive) return; u.activate(|f(p)); }`,
      true,
    ],
    [
      'by itself',
      `${mongoose} schema.methods.activate = ${SET}; schema.methods.start = function (p) { if (this.isActive) return; this.activate(|f(p)); };`,
      true,
    ],
    [
      'not to a row, of which every request has one of its own, what is replaced together',
      `const schema = new (require("some-store").Schema)({ salt: Buffer, key: Buffer }); schema.methods.setPassword = function (k) { this.salt = k; this.key = k; }; schema.methods.isRight = async function (p) { return |f(p, this.salt) === this.key; };`,
      false,
    ],
    [
      'but to what the program makes',
      'function User(k) { this.salt = k; this.key = k; } User.prototype.setPassword = function (k) { this.salt = k; this.key = k; }; User.prototype.isRight = async function (p) { return |f(p, this.salt) === this.key; };',
      true,
    ],
    [
      'not another field',
      `${mongoose} schema.methods.activate = function (k) { this.key = k; }; const User = model("User", schema); ${on}`,
      false,
    ],
  ])('%s', (_title, program, expected) => expect(isUpdated({ 'a.js': program })).toBe(expected));
});

test('functions that call each other end', () => {
  const loop = 'function a(n) { return b(n); } function b(n) { return a(n) ?? table[n]; } const table = {};';
  expect(isUpdated({ 'a.js': `${loop} function e(n) { if (a(n)) return; table[n] = |f(n); }` })).toBe(true);
});

describe('what a function looks up, its caller may use up', () => {
  const REDEEM =
    'const codes = new Map(); function redeem(id, p) { const row = codes.get(id); return row && |f(p) === row; }';
  const spend = (more) => `${REDEEM}\n${more}`;

  test.each([
    [
      'by one that does not wait yet',
      { 'a.js': spend('const use = (id, p) => { if (!redeem(id, p)) return; codes.delete(id); };') },
    ],
    [
      'in its file',
      { 'a.js': spend('const use = async (id, p) => { if (!(await redeem(id, p))) return; codes.delete(id); };') },
    ],
    [
      'by a function of its own',
      {
        'a.js': spend(
          'const gone = (id) => codes.delete(id); const use = async (id, p) => { if (await redeem(id, p)) gone(id); };',
        ),
      },
    ],
    [
      'where a further one waits for it',
      {
        'a.js': spend(
          'const ok = async (id, p) => { return await redeem(id, p); };\nconst use = async (id, p) => { if (await ok(id, p)) codes.delete(id); };',
        ),
      },
      3,
    ],
    [
      'where a further one waits for it, and the one between will have to',
      {
        'a.js': spend(
          'const ok = async (id, p) => Boolean(redeem(id, p));\nconst use = async (id, p) => { if (await ok(id, p)) codes.delete(id); };',
        ),
      },
      3,
    ],
    [
      'where both will have to wait',
      {
        'a.js': spend(
          'const ok = (id, p) => { const is = redeem(id, p); return is; };\nconst use = (id, p) => { if (!ok(id, p)) return; codes.delete(id); };',
        ),
      },
      3,
    ],
    [
      'a deadline around the call of an async function',
      {
        'a.js':
          'async function derive(p) { return |f(p); }\nconst answer = async (p, res) => { const timer = setTimeout(() => res.end(), 300); const key = await derive(p); clearTimeout(timer); res.end(key); };',
      },
    ],
  ])('%s', (_title, files, line = 2) => expect(pausedAt(files)).toBe(`/app/a.js:${line} updated`));

  test.each([
    [
      'it uses up something else',
      'const seen = new Set(); const use = async (id, p) => { if (await redeem(id, p)) seen.add(id); };',
    ],
    [
      'others were let in before',
      'const use = async (id, p) => { if (!(await redeem(id, p))) return; await fetch(id); codes.delete(id); };',
    ],
  ])('not where %s', (_title, more) => expect(pausedAt({ 'a.js': spend(more) })).toBe(''));
});

test('what a function of thousands of calls does is not worked out', () => {
  const calls = Array.from({ length: 3_000 }, (_, index) => `g${index % 50}(x);`).join(' ');
  const functions = Array.from(
    { length: 50 },
    (_, index) => `function g${index}(x) { t${index}.push(x); g${(index + 1) % 50}(x); }`,
  );
  const tables = Array.from({ length: 50 }, (_, index) => `const t${index} = [];`);
  expect(isUpdated({ 'a.js': `${tables.join('')} ${functions.join('')} function f0(x) { ${calls} |f(x); }` })).toBe(
    true,
  );
});

test('what a file assigns to a property thousands of times, or names in thousands of classes, is looked up once', () => {
  const writes = 'state.count = total; this.total = state.count;'.repeat(4_000);
  const classes = Array.from({ length: 2_000 }, (_, index) => `class A${index} { run() { return this.count; } }`);
  const reads = 'if (total > 1) total = state.count;'.repeat(4_000);
  const source = `const state = {}; let total = 0; ${classes.join(' ')} function b() { ${writes} } function a() { |f(); state.count = 1; } function c() { ${reads} }`;
  expect(isUpdated({ 'a.js': source })).toBe(false);
});

test('what 12,000 functions that call each other do is read once for each, without all calls of the file', () => {
  const calledBy = (/** @type {number} */ at) => Array.from({ length: 10 }, (_, next) => at * 10 + next + 1);
  const functions = Array.from({ length: 12_000 }, (_, at) => {
    const calls = calledBy(at).filter((each) => each < 12_000);
    return `function b${at}(n) { ${calls.map((each) => `b${each}(n);`).join(' ')} }`;
  });
  expect(isUpdated({ 'a.js': `${functions.join(' ')} function a(n) { b0(n); |f(n); }` })).toBe(false);
});

const LOGIN = `const users = new Map(); const sessions = new Map();
  function login(n, p) { const user = users.get(n); if (!user || user.disabled) return 403;
    if (!same(user.hash, |f(p))) return 401; sessions.set(token(), n); return 200; }`;

const ROWS = 'const rows = new Map(); const find = async (n) => rows.get(n);';

describe('another function replaces what was read before the call and what is used after it', () => {
  test.each([
    [
      'a user is disabled and logged out',
      `${LOGIN} function disable(n) { users.get(n).disabled = true; for (const [t, who] of sessions) if (who === n) sessions.delete(t); }`,
    ],
    [
      'by way of a variable and an array method',
      `${LOGIN} app.post('/disable', (req) => { const found = users.get(req.body.name); found.disabled = true;
        [...sessions].forEach(([t, who]) => { if (who === found.name) sessions.delete(t); }); });`,
    ],
    [
      'by two other functions that it calls',
      `${LOGIN} const close = (n) => sessions.delete(n); function lock(user) { user.disabled = true; }
        function disable(n) { lock(users.get(n)); close(n); }`,
    ],
    ['a user is removed', `${LOGIN} function remove(n) { users.delete(n); sessions.delete(n); }`],
    ['a password is changed', `${LOGIN} function change(n, hash) { users.get(n).hash = hash; sessions.clear(); }`],
    [
      'a key is rotated',
      `const ring = { kid: 'a', current: key() }; function rotate() { ring.kid = id(); ring.current = key(); }
        function issue(p) { const { kid } = ring; const salt = |f(p); return sign(ring.current, salt, kid); }`,
    ],
    [
      'two variables are replaced',
      `let kid = 'a'; let current = key(); function rotate() { kid = id(); current = key(); }
        function issue(p) { const own = kid; return [own, |f(p), current]; }`,
    ],
    [
      'fields of a class',
      `class Ring { #kid = 'a'; #current = key(); rotate() { this.#kid = id(); this.#current = key(); }
        issue(p) { const kid = this.#kid; return [kid, |f(p), this.#current]; } }`,
    ],
    [
      'variables that a timer sets',
      `let kid; let current; function rotate() { kid = id(); current = key(); } rotate(); setInterval(rotate, 9);
        function issue(p) { const own = kid; return [own, |f(p), current]; }`,
    ],
    ...[
      ['a variable', 'let current = make(); function rotate() { current = make(); }', 'current'],
      ['a variable that a timer sets', 'let current; setInterval(() => { current = make(); }, 9);', 'current'],
      [
        'a variable that a handler sets',
        "const express = require('express'); const app = express(); let current; app.post('/rotate', () => { current = make(); });",
        'current',
      ],
      ['a property', 'const all = { current: make() }; function rotate() { all.current = make(); }', 'all.current'],
      ['the first of a list', 'const list = [make()]; function rotate() { list.unshift(make()); }', 'list[0]'],
    ].map(([what, code, whole]) => [
      `an object of which both are parts: ${what}`,
      `${code} function issue(p) { const k = |f(p, ${whole}.salt); return [k, ${whole}.id]; }`,
    ]),
    [
      'an object of which both are parts: a field',
      `class Ring { #current = make(); rotate() { this.#current = make(); } issue(p) { const k = |f(p, this.#current.salt); return [k, this.#current.id]; } }`,
    ],
    [
      'what is removed is read once more',
      `const rows = new Map(); function drop(n) { rows.delete(n); }
        function show(n, p) { if (!rows.has(n)) return 404; const h = |f(p); return [h, rows.get(n).name]; }`,
    ],
    [
      'salt and hash of a row in memory that both look up',
      `${ROWS} async function login(n, p) { const user = rows.get(n); const k = |f(p, user.salt); return same(k, user.hash); }
        async function change(n, p) { const user = await find(n); const { salt, hash } = made(p); user.salt = salt; user.hash = hash; }`,
    ],
    [
      'those of a row that is handed over',
      `${ROWS} async function isRight(p, user) { const k = |f(p, user.salt); return same(k, user.hash); }
        async function login(n, p, next) { const user = rows.get(n); if (!(await isRight(p, user))) return null;
          if (user.isOld) { const { salt, hash } = made(p); user.salt = salt; user.hash = hash; user.isOld = false; } next(null, user); }`,
    ],
    [
      'several at once',
      `${ROWS} async function isRight(p, user) { const k = |f(p, user.salt); return same(k, user.hash); }
        const change = (n, salt, hash) => { const user = rows.get(n); Object.assign(user, { salt, hash }); };`,
    ],
    [
      'several that a function returns',
      `${ROWS} async function made(p) { const salt = random(); return { salt, hash: g(p, salt) }; } async function isRight(p, user) { const k = |f(p, user.salt); return same(k, user.hash); }
        async function login(n, p) { const user = await find(n); if (!(await isRight(p, user))) return false; Object.assign(user, await made(p), { isOld: false }); return true; }`,
    ],
    [
      'of what is looked up there',
      `${ROWS} async function isRight(p, user) { const k = |f(p, user.salt); return same(k, user.hash); }
        const change = (n, salt, hash) => { Object.assign(rows.get(n), { salt, hash }); };`,
    ],
    ...[
      ['of a variable', 'const fields = { salt, hash };'],
      ['of a variable that gets them one by one', 'const fields = { salt }; fields.hash = hash;'],
      ['of a variable that a function fills', 'const fields = made(salt);'],
    ].map(([what, code]) => [
      `several ${what}`,
      `${ROWS} const made = (salt) => ({ salt, hash: g(salt) }); async function isRight(p, user) { const k = |f(p, user.salt); return same(k, user.hash); }
        const change = (n, salt, hash) => { const user = rows.get(n); ${code} Object.assign(user, fields); };`,
    ]),
    ...[
      ['a map', 'const users = new Map(); const find = (n) => users.get(n);', 'users.get(n)'],
      ['a list', "const users = JSON.parse(fs.readFileSync('users.json'));", 'users.find((each) => each.name === n)'],
      ['an object', 'const users = Object.create(null);', 'users[n]'],
      [
        'a file that was read',
        "const data = JSON.parse(fs.readFileSync('users.json'));",
        'data.users.find((each) => each.name === n)',
      ],
      ['what a function finds there', 'const users = new Map(); const find = (n) => users.get(n);', 'find(n)'],
    ].map(([what, code, found]) => [
      `those of a row of ${what}, which is stored again`,
      `${code} function login(n, p) { const user = ${found}; const k = |f(p, user.salt); return same(k, user.hash); }
        function change(n, salt, hash) { const user = ${found}; user.salt = salt; user.hash = hash; store.save(user); }`,
    ]),
    [
      'those of a row of a field, where all are stored again',
      `class Users { #rows = new Map(); isRight(n, p) { const user = this.#rows.get(n); const k = |f(p, user.salt); return same(k, user.hash); }
        change(n, salt, hash) { const user = this.#rows.get(n); user.salt = salt; user.hash = hash; this.save(); } save() { fs.writeFileSync('u', JSON.stringify([...this.#rows])); } }`,
    ],
    [
      'several of this at once',
      `class User { constructor(salt, hash) { this.salt = salt; this.hash = hash; } async isRight(p) { const k = |f(p, this.salt); return same(k, this.hash); }
        change(salt, hash) { Object.assign(this, { salt: salt, hash: hash }); } }`,
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(true));

  test('in other files, called by a class', () =>
    expect(
      isUpdated({
        'login.js': `class Login { constructor(users, sessions) { this.users = users; this.sessions = sessions; }
          run(n, p) { const user = this.users.named(n); if (user.disabled) return; if (same(|f(p), user.hash)) this.sessions.open(n); } }`,
        'users.js':
          'class Users { rows = new Map(); named(n) { return this.rows.get(n); } block(n) { this.rows.get(n).disabled = true; } }',
        'sessions.js':
          'class Sessions { all = new Map(); open(n) { this.all.set(n, 1); } endAll(n) { this.all.delete(n); } }',
        'admin.js': 'class Admin { ban(n) { this.users.block(n); this.sessions.endAll(n); } }',
      }),
    ).toBe(true));
});

const KEEP = 'let key = null; let idle; function unlock(p) { key = |f(p); idle = setTimeout(lock, 9); }';

describe('another function undoes what is set after the call', () => {
  test.each([
    ['a vault is locked', `${KEEP} function lock() { key.fill(0); key = null; }`],
    ['its key is undefined', `${KEEP} const lock = () => { key = undefined; };`],
    [
      'a private field is emptied',
      'class Vault { #key = null; open(p) { const key = |f(p); this.#key = key; } close() { this.#key?.fill(0); this.#key = null; } }',
    ],
    [
      'a flag is cleared',
      'class Vault { open(p) { this.key.set(|f(p)); this.isOpen = true; } close() { this.isOpen = false; } }',
    ],
    [
      'a property is deleted',
      'const state = {}; function open(p) { const k = |f(p); state.key = k; } function close() { delete state.key; }',
    ],
    [
      'several are set at once',
      'const vault = {}; function open(p) { const key = |f(p); Object.assign(vault, { key }); } power.on(1, () => { vault.key = null; });',
    ],
    [
      'the object around it is replaced',
      'let session; function open(p) { const key = |f(p); session = { key }; } function lock() { session.key = null; }',
    ],
    [
      'the function that sets it is called',
      `class Vault { #key; #keep(key) { this.#key = key; } open(p) { this.#keep(|f(p)); } lock() { this.#key = null; } }`,
    ],
    [
      'one of many is removed',
      'const keys = new Map(); function open(n, p) { const k = |f(p); keys.set(n, k); } function drop(n) { keys.delete(n); }',
    ],
    [
      'one that is named by text of the request',
      'const sessions = new Map(); function open({ body: { name, p } }, res) { const k = |f(p); const n = name.trim(); sessions.set(n, { since: now(), token: random() }); } function drop(n) { sessions.delete(n.trim()); }',
    ],
    [
      'a class removes one',
      'class Online { #all = new Set(); enter(n) { this.#all.add(n); } kick(n) { this.#all.delete(n); } } const online = new Online(); function open(n, p) { if (same(|f(p))) online.enter(n); }',
    ],
    [
      'all are removed',
      'const keys = new Map(); function open(n, p) { const k = |f(p); keys.set(n, k); } function shut() { keys.clear(); }',
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(true));

  test('in another file', () =>
    expect(
      isUpdated({
        'a.js': "const { state } = require('./state'); exports.unlock = (p) => { const k = |f(p); state.key = k; };",
        'state.js': 'exports.state = { key: null };',
        'lock.js': "const { state } = require('./state'); module.exports = () => { state.key = null; };",
      }),
    ).toBe(true));

  test.each([
    ['nobody sets it to nothing', `${KEEP} function rekey(k) { key = k; }`],
    ['the function itself does', 'let key; function run(p) { key = null; const k = |f(p); key = k; }'],
    ['it empties it, too', 'let key; function run(p) { use(|f(p)); key = null; } function lock() { key = null; }'],
    [
      'others were let in before it',
      `let key; async function unlock(p) { const k = |f(p); await fetch(k); key = k; } function lock() { key = null; }`,
    ],
    ...[
      'const token = randomUUID(); sessions.set(token, n);',
      "const token = randomBytes(16).toString('hex'); sessions.set(token, n);",
      'sessions.set(randomUUID(), n);',
      'const session = { id: randomUUID() }; sessions.set(session.id, session);',
      'const token = jwt.sign({ n }, SECRET); sessions.add(token);',
      'const session = newSession(n); sessions.set(session.token, session);',
      'sessions.set(++last, n);',
    ].map((keep) => [
      `nobody knows its key before: ${keep}`,
      `const sessions = new Map(); function open(n, p) { if (!same(|f(p))) return; ${keep} } function drop(token) { sessions.delete(token); }`,
    ]),
    ...[
      'for (const [n, { since }] of sessions) if (since < now()) sessions.delete(n);',
      'sessions.forEach(({ since }, n) => { if (since < now()) sessions.delete(n); });',
      'if (sessions.size > 9) sessions.delete(sessions.keys().next().value);',
      'const [oldest] = sessions.keys(); sessions.delete(oldest);',
    ].map((sweep) => [
      `what is removed is any that is there: ${sweep}`,
      `const sessions = new Map(); function open(n, p) { const k = |f(p); sessions.set(n, k); } function sweep() { ${sweep} }`,
    ]),
    [
      'others were let in before the call',
      'let key; async function unlock(p) { await fetch(p); key = |f(p); } function lock() { key = null; }',
    ],
    [
      'what is assigned is empty',
      'const vault = {}; function run(p) { use(|f(p)); Object.assign(other, vault); } function lock() { vault.key = null; }',
    ],
    ['what others empty is something else', `${KEEP} let other; function lock() { other = null; }`],
    [
      'each object has its own',
      'class A { constructor() { this.key = null; } open(p) { const k = |f(p); this.key = k; } }',
    ],
  ])('not if %s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});

describe('who listens to later events of the same object', () => {
  test.each([
    ['uses its result', "let h; req.on('end', () => { h = |f(1); }); req.on('close', () => log(h));"],
    [
      'inside of a function',
      "function a(req) { let body = ''; const out = {}; req.once('end', () => { out.h = |f(body); }); req.on('close', () => { log(out.h); }); }",
    ],
    [
      'removes it',
      "const keys = new Map(); ws.on('message', (m) => { const k = |f(m); keys.set(1, k); }); ws.on('close', () => keys.delete(1));",
    ],
    ['has a name', "let h; const done = () => log(h); req.on('end', () => { h = |f(1); }); req.on('close', done);"],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(true));

  test.each([
    ['uses something else', "let h; let n = 0; req.on('end', () => { h = |f(1); }); req.on('close', () => log(n));"],
    ['listens to something else', "let h; req.on('end', () => { h = |f(1); }); res.on('close', () => log(h));"],
    ['wrote it before', "let b = ''; req.on('data', (d) => { b += d; }); req.on('end', () => { log(|f(b)); });"],
  ])('no longer if that %s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});

describe('no other function replaces both', () => {
  test.each([
    [
      'users are added, sessions are ended',
      `${LOGIN} function register(n, h) { users.set(n, { disabled: false, hash: h }); sessions.set(token(), n); }
        function logout(t) { sessions.delete(t); }`,
    ],
    ['only sessions are ended', `${LOGIN} function logout(t) { if (users.has(t)) sessions.delete(t); }`],
    [
      'what is set once at the start',
      `let db; let log; function start() { db = open(); log = make(); }
        function login(n, p) { const row = db.find(n); const h = |f(p); log.line(n); return same(row, h); }`,
    ],
    [
      'an object is set once at the start',
      `let config; async function start() { config = await load(); } function issue(p) { const k = |f(p, config.salt); return [k, config.id]; }`,
    ],
    [
      'an object is replaced of which one part is used',
      `let current = make(); function rotate() { current = make(); } function issue(p) { const { salt, id } = current; const k = |f(p, salt); return [k, id]; }`,
    ],
    [
      'one thing is made when it is needed',
      `let db; function open() { if (!db) db = connect(); return db; }
        function login(n, p) { const row = open().find(n); const h = |f(p); return [h, db.name]; }`,
    ],
    ['each instance has its own', `${LOGIN} class Row { constructor() { this.disabled = true; sessions.delete(1); } }`],
    [
      'others were let in before it is used',
      `const users = new Map(); const sessions = new Map(); function ban(n) { users.delete(n); sessions.delete(n); }
        async function login(n, p) { const h = users.get(n); const own = |f(p); await fetch(n); sessions.set(n, own); }`,
    ],
    [
      'a row is stored again, of which each request has its own',
      `async function isRight(p, user) { const k = |f(p, user.salt); return same(k, user.hash); }
        async function change(n, salt, hash) { const user = await users.findOne(n); user.salt = salt; user.hash = hash; await users.save(user); }
        async function reset(n, salt, hash) { const user = await em.findOne(User, n); Object.assign(user, { salt, hash }); await em.flush(); }`,
    ],
    [
      'so it is, and the function that finds it asks a database',
      `const find = (n) => db.query('select', n); async function isRight(p, user) { const k = |f(p, user.salt); return same(k, user.hash); }
        async function change(n, salt, hash) { const user = await find(n); user.salt = salt; user.hash = hash; await store.save(user); }`,
    ],
    [
      'a row is made',
      `async function isRight(p, user) { const k = |f(p, user.salt); return same(k, user.hash); }
        function make(n, salt, hash) { const user = blank(n); user.salt = salt; user.hash = hash; return user; }`,
    ],
    [
      'one property of a row is replaced',
      `${ROWS} async function isRight(p, user) { const k = |f(p, user.salt); return same(k, user.hash); } const rename = (n, name) => { const user = rows.get(n); user.hash = name; };`,
    ],
    [
      'counters',
      `let served = 0; const sessions = new Map(); function logout(t) { served += 1; sessions.delete(t); }
        function login(n, p) { served += 1; const h = |f(p); sessions.set(token(), h); }`,
    ],
    [
      'functions that are set up together',
      `const users = new Map(); const sessions = new Map();
        function routes(app) { app.post('/rename', () => users.delete(1)); app.post('/out', () => sessions.delete(1)); }
        function login(n, p) { const u = users.get(n); if (same(u, |f(p))) sessions.set(token(), n); }`,
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});

describe('Koa: what `next` calls begins in the same turn, and never before', () => {
  const HEAD = "import Router from '@koa/router'; const router = new Router();";
  const routes = (/** @type {string} */ first, /** @type {string} */ last, more = '') => ({
    'a.mjs': `${HEAD} ${more} router.post('/login', ${first}, ${last});`,
  });

  test.each([
    [
      'the user',
      'const user = users.get(1); const h = |f(1); ctx.state.user = user; await next();',
      'ctx.body = ctx.state.user.name;',
    ],
    [
      'a part of it',
      "const h = |f(1); if (h) return; ctx.user = { name: 'x' }; return next();",
      'ctx.body = ctx.user.name;',
    ],
  ])('%s is left for the last function, which reads it', (_title, first, last) =>
    expect(
      isUpdated(routes(`async (ctx, next) => { ${first} }`, `async (ctx) => { ${last} }`, 'const users = new Map();')),
    ).toBe(false),
  );

  test('what is looked up before the call, the last function counts', () => {
    const first = 'async (ctx, next) => { if (ctx.session.tries > 3) return; const h = |f(1); await next(); }';
    expect(isUpdated(routes(first, 'async (ctx) => { ctx.session.tries += 1; }'))).toBe(true);
    expect(
      isUpdated(
        routes(
          first.replace('(ctx, next)', '(ctx, go)').replace('next()', 'go()'),
          'async (ctx) => { ctx.session.tries += 1; }',
        ),
      ),
    ).toBe(true);
  });

  test('a function that also stands before is no last one', () => {
    const pre = 'let left = 3; const pre = async (ctx, next) => { if (left < 1) return; await next?.(); };';
    expect(
      isUpdated(routes('pre, async (ctx, next) => { const h = |f(1); left -= 1; await next(); }', 'pre', pre)),
    ).toBe(true);
  });

  test('nor is one that began before the call', () =>
    expect(
      isUpdated(
        routes(
          'async (ctx, next) => { next(); const h = |f(1); left -= 1; }',
          'async (ctx) => { if (left < 1) return; }',
          'let left = 3;',
        ),
      ),
    ).toBe(true));
});

describe('requests of the whole program have a time limit', () => {
  const HANDLER = 'const server = http.createServer(async (req, res) => { const key = |f(req.url); res.end(key); });';
  test.each([
    ['of the server', `${HANDLER} server.setTimeout(500, (socket) => socket.end('408'));`],
    ['that it listens for', `${HANDLER} server.on('timeout', (socket) => socket.destroy());`],
    [
      'of a package',
      "const timeout = require('connect-timeout'); app.use(timeout('1s')); app.post('/', async (req, res) => { res.json(|f(req.body.p)); });",
    ],
    [
      'of middleware',
      "const app = express(); app.use((req, res, next) => { res.setTimeout(500, () => res.end()); next(); }); app.post('/', async (req, res) => { res.json(|f(req.body.p)); });",
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': `const express = require('express'); ${text}` })).toBe(true));

  test.each([
    ['one that closes idle connections', `${HANDLER} server.setTimeout(30_000);`],
    ['one of a request to somebody else', `${HANDLER} http.get(url).on('timeout', stop);`],
  ])('%s is none', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});

describe('a session that is stored as a whole when its request ends', () => {
  const APP =
    "const session = require('express-session'); const app = require('express')(); app.use(session({ secret }));";
  const handler = (/** @type {string} */ code, first = APP) => ({
    'a.js': `${first} const logIn = (req, user) => { req.session.user = user; }; app.post('/', ${code});`,
  });
  const SETS = '(req, res) => { const k = |f(req.body.p); req.session.user = k; res.end(); }';
  const ONCE = APP.replace('{ secret }', '{ secret, resave: false }');
  const READS = '(req, res) => { res.send(|f(req.body.p)); }';
  const fastify = (/** @type {string} */ options) => ({
    'a.js': `const app = require('fastify')(); app.register(require('@fastify/session'), ${options});
      app.post('/', async (request) => |f(request.body.p));`,
  });
  test.each([
    ['by default', handler(READS), true],
    ['by options that the file does not show', handler(READS, APP.replace('{ secret }', 'config.session')), true],
    ['where that is said', handler(READS, APP.replace('{ secret }', '{ secret, resave: true }')), true],
    ['not where that is denied', handler(READS, ONCE), false],
    [
      'not by options that have a name',
      handler(READS, `const options = { resave: false }; ${APP.replace('{ secret }', 'options')}`),
      false,
    ],
    [
      'not by what only gets the package',
      handler(READS, `${ONCE} const Store = require('connect-pg-simple')(session);`),
      false,
    ],
    ['by default of Fastify', fastify('{ secret }'), true],
    ['if new ones are not stored', fastify('{ secret, saveUninitialized: false }'), true],
    ['not where both are denied', fastify('{ secret, saveUninitialized: false, rolling: false }'), false],
    [
      'not in a function that answers nothing',
      handler('later); const derive = (p) => { save(|f(p)); }; run(derive'),
      false,
    ],
  ])('unchanged, too: %s', (_title, files, is) => expect(isUpdated(files)).toBe(is));

  test.each([
    ['set after the call', handler(SETS)],
    ['set before the call', handler('(req, res) => { req.session.tries = 1; res.send(|f(req.body.p)); }')],
    [
      'counted after it',
      handler('(req, res) => { |f(req.body.p); req.session.count = (req.session.count ?? 0) + 1; res.end(); }'),
    ],
    ['set by a function', handler('(req, res) => { const k = |f(req.body.p); logIn(req, k); res.end(); }')],
    ['by another name', handler('({ body, session }, res) => { const k = |f(body.p); session.user = k; res.end(); }')],
    [
      'of Fastify',
      handler(
        'async (request) => { const k = |f(request.body.p); request.session.set("user", k); return k; }',
        "const app = require('fastify')(); app.register(require('@fastify/session'), { secret });",
      ),
    ],
    [
      'in another file',
      {
        'a.mjs': `import session from 'express-session'; import { login } from './b.mjs'; app.use(session({ secret })); app.post('/', login);`,
        'b.mjs': `export const login = ${SETS};`,
      },
    ],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(true));

  test.each([
    ['only read', handler('(req, res) => { res.send(|f(req.session.salt)); }', ONCE)],
    [
      'set after others were let in',
      handler('async (req, res) => { await fetch(url); req.session.user = |f(req.body.p); res.end(); }'),
    ],
    ['kept in a cookie', handler(SETS, APP.replace('express-session', 'cookie-session'))],
    ['called so by a program that stores none', handler(SETS, "const app = require('express')();")],
  ])('not if it is %s', (_title, files) => expect(isUpdated(files)).toBe(false));
});
