/**
 * What an edit that moves a call rests on: whether its arguments are the same each time, and whether what it makes is
 * ended.
 */
import { syntaxIn } from '../support/call-syntax.js';

describe('what an edit that moves a call rests on', () => {
  test.each([
    ["|f(1, 'a', `${A}`, [B, { b: C.d }])", [true, true, true, true]],
    [
      '|f(process.env.X, Buffer.from(A), fs.readFileSync(path.join(__dirname, B)), new URL(C))',
      [true, true, false, true],
    ],
    ['|f(now(), Date.now(), new Date(), Math.random())', [false, false, false, false]],
    ['|f(counter, later, i, gone)', [false, false, false, false]],
    ['|f(() => now(), (x) => { const y = x; return y + A; }, function named() {})', [true, true, true]],
    [
      'function g(a, { b }) { let c; |f(a, b, c, now, A, arguments, this.x) }',
      [false, false, false, true, true, false, false],
    ],
    ['function g(a) { |f((x) => x + a, function () { return this.x; }, { ...A }) }', [false, false, true]],
    ['async function g() { |f(await A, D = 1, A.x, A[B], A[now()]) }', [false, false, true, true, false]],
  ])('%s: constant arguments', (source, expected) => {
    const top = [
      'const A = 1, B = 2, C = {};',
      'let counter = 0; counter++;',
      'let later; later = 1;',
      'let gone = 1; gone = null;',
      'var i = 1; i = 2;',
      'function now() {}',
      "import fs, { path } from 'fs';",
    ];
    expect(syntaxIn(`${source}\n${top.join('\n')}`).areConstant).toEqual(expected);
  });

  test.each([
    ['a variable that a function sets', 'let ca; reload(() => { ca = read(); }); function g() { |f(ca); }'],
    ['one that a function sets again', 'let ca = null; function load() { ca = read(); } function g() { |f(ca); }'],
    [
      'an object in which a function sets something',
      'const now = {}; function g(req) { now.cert = req.cert; |f(now.cert); }',
    ],
    ['the object as a whole', 'const now = {}; function g(req) { now.tls.cert = req.cert; |f({ ...now }); }'],
    ['by a name that is computed', "const now = {}; function g(req) { now['cert'] = req.cert; |f(now.cert); }"],
    ['by Object.assign', 'const now = {}; function g(req) { Object.assign(now, req.tls); |f(now); }'],
    ['a variable of the environment', 'function g(host) { process.env.HOST = host; |f(process.env.HOST); }'],
    ['the same, in quotes', 'function g(host) { process.env["HOST"] = host; |f(process.env.HOST); }'],
    ['all of them', 'function g(tenant) { Object.assign(process.env, tenant); |f(process.env.HOST); }'],
    ['one of them', 'function g(host) { process.env.HOST = host; |f({ ...process.env }); }'],
    ['one by its name', 'function g(host) { process.env.HOST = host; |f(process.env[A]); } const A = "HOST";'],
    ['a global', 'function g(host) { globalThis.conf.host = host; |f(globalThis.conf); }'],
    ['how much it was given', 'function g() { |f(arguments.length); }'],
    ['a list that grows', 'const cas = []; function g(req) { cas.push(req.ca); |f({ ca: cas }); }'],
    [
      'what belongs to the request',
      'const store = new AsyncLocalStorage(); function g() { |f((host, cert) => cert.pin === store.getStore().pin); }',
    ],
    ['a getter', 'function g() { |f({ get ca() { return A; } }); } const A = 1;'],
  ])('no constant: %s', (_title, source) => expect(syntaxIn(source).areConstant).toEqual([false]));

  test.each([
    ['what the file sets as it starts', 'process.env.HOST ??= "localhost"; function g() { |f(process.env.HOST); }'],
    ['another one', 'function g(host) { process.env.NAME = host; process.exitCode = 1; |f(process.env.HOST); }'],
    [
      'one that is read as the file starts',
      'const host = process.env.HOST; function g(h) { process.env.HOST = h; |f(host); }',
    ],
  ])('a constant of the environment: %s', (_title, source) => expect(syntaxIn(source).areConstant).toEqual([true]));

  test.each([
    [
      'a field of a class',
      'class V { #secret = process.env.S; salt = A; f() { |f(this.#secret, this.salt); } }',
      [true, true],
    ],
    [
      'one that the constructor sets',
      'class V { constructor() { this.secret = process.env.S; } f() { |f(this.secret); } }',
      [true],
    ],
    ['a part of one', 'class V { options = { N: 2 }; f() { |f(this.options.N, { ...this.options }); } }', [true, true]],
    [
      'a part that is set later',
      'class V { options = {}; g(n) { this.options.N = n; } f() { |f(this.options.N); } }',
      [false],
    ],
    [
      'what a loop takes from a list',
      "const KEYS = ['a', 'b']; function f(x) { for (const key of KEYS) { g(x); |f(key, `${key}:`, x); } }",
      [true, true, false],
    ],
    [
      'from a list that grows',
      'const KEYS = []; function f(x) { KEYS.push(x); for (const key of KEYS) |f(key); }',
      [false],
    ],
    ['from a list that is handed over', 'function f(keys) { for (const key of keys) |f(key); }', [false]],
    ['from a list of what changes', 'function f(x) { for (const key of [A, x]) |f(key); }', [false]],
    ['and changes', 'const KEYS = [A]; function f(x) { for (let key of KEYS) { key += x; |f(key); } }', [false]],
    ['in parts', 'const KEYS = [A]; function f(x) { for (const [key] of KEYS) |f(key); }', [false]],
    ['as it comes', 'async function f() { for await (const key of A) |f(key); }', [false]],
    ['by name', 'function f() { for (const key in A) |f(key); }', [false]],
    [
      'one that is handed over',
      'class V { constructor(secret) { this.secret = secret; } f() { |f(this.secret); } }',
      [false],
    ],
    [
      'one that is set again',
      'class V { secret = A; reset(x) { this.secret = x; } f() { |f(this.secret); } }',
      [false],
    ],
    ['one of two classes', 'class V { secret = A; f() { |f(this.secret); } } class W { secret = B; }', [false]],
    [
      'what is assigned to the object',
      'class V { secret = A; constructor(o) { Object.assign(this, o); } f() { |f(this.secret); } }',
      [false],
    ],
    ['one by a computed name', 'class V { secret = A; set(k, v) { this[k] = v; } f() { |f(this.secret); } }', [false]],
    [
      'one that is set nowhere, and the object',
      'class V { f() { |f(this.secret, this, { ...this }); } }',
      [false, false, false],
    ],
    ['one of another object', 'class V { other = A; f() { |f(this.other.secret.of(this)); } }', [false]],
  ])('set once: %s', (_title, source, expected) => {
    const { areSetOnce, areConstant } = syntaxIn(`${source} const A = 1, B = 2;`);
    expect(areSetOnce).toEqual(expected);
    // What an edit may move out of the class knows no `this`.
    expect(areConstant).not.toContain(true);
  });

  test.each([
    ['no loop', "function f() { |f(A, 'b'); }", 1],
    ['one list', "const KEYS = ['a', 'b']; function f() { for (const key of KEYS) |f(key, `${key}:`); }", 2],
    ['a list in place', "function f() { for (const key of [process.env.A, 'b', 'c']) |f(key); }", 3],
    ['frozen', "const KEYS = Object.freeze(['a', 'b']); function f() { for (const key of KEYS) |f(key); }", 2],
    ['two lists', "function f() { for (const a of ['a', 'b']) for (const b of ['c', 'd', 'e']) |f(a, b); }", 6],
    ['of a list that is one of a list', 'function f() { for (const a of [1, 2]) for (const b of [a, 3]) |f(b); }', 4],
  ])('how many there are: %s', (_title, source, inputs) => {
    const syntax = syntaxIn(`${source} const A = 1;`);
    expect(syntax.areSetOnce).not.toContain(false);
    expect(syntax.inputs).toBe(inputs);
  });

  test.each([
    ['made', 'const KEYS = Array.from({ length: 3 }, (_, i) => `user ${i}`);'],
    ['split', "const KEYS = process.env.KEYS.split(',');"],
    ['spread', 'const KEYS = [...OLD, A];'],
    ['loaded', "const KEYS = require('./keys.json');"],
    ['imported', "import { KEYS } from './keys.js';"],
    ['longer outside of functions', 'const KEYS = [A]; KEYS.push(B);'],
    ['a set', 'const KEYS = new Set([A, B]);'],
    ['text', "const KEYS = 'abc';"],
  ])('what a loop takes from a list of unknown length: %s', (_title, source) =>
    expect(
      syntaxIn(`${source} function f() { for (const key of KEYS) |f(key); } const B = 2, A = 1;`).areSetOnce,
    ).toEqual([false]),
  );

  test('what the file sets outside of functions stays', () => {
    expect(
      syntaxIn(
        'const now = {}; now.ca = A; Object.assign(now, B); if (C) now.cert = C; function g() { |f(now.ca, now); }',
      ).areConstant,
    ).toEqual([true, true]);
  });

  test('a name that a call assigns to is not a constant', () =>
    expect(syntaxIn('|f(A); const A = 1; g(A = 2);').areConstant).toEqual([false]));

  test.each([
    ['const agent = |new Agent(); agent.destroy();', true],
    ['const client = await |connect(); use(client); client.end();', true],
    ['class A { constructor() { this.agent = |new Agent(); } stop() { this.agent.destroy(); } }', true],
    ['class A { agent = |new Agent(); stop() { this.agent.destroy(); } }', true],
    ['|connect().end();', true],
    ['const agent = |new Agent(); socket.destroy();', false],
    ['get({ agent: |new Agent() });', false],
    ['class A { #agent = |new Agent(); stop() { this.#agent.destroy(); } }', true],
    ['const c = { agent: |new Agent() }; c.close = () => c.agent.destroy();', true],
    ['const make = () => |new Agent(); const a = make(); a.destroy();', true],
    ['function make() { return |new Agent(); } const a = make();', false],
    ['const make = () => |new Agent(); const a = make(); a.options.cert = own;', true],
    ['const make = () => |new Agent(); for (const t of all) use(Object.assign(make().options, t));', true],
    ['function make() { return |new Agent(); } function of(t) { const a = make(); a.maxSockets = 1; return a; }', true],
    ['function make() { const agent = |new Agent(); return agent; } const a = make(); a.close();', true],
    ['const make = () => |new Agent(); const of = (t) => make(); const a = of(t); a.on("keylog", f);', true],
    ['const make = () => |new Agent(); const a = make(); use(a.options.cert); socket.close();', false],
    ['class A { constructor(given) { this.agent = given ?? |new Agent(); } stop() { this.agent.destroy(); } }', true],
    ['const send = (url, agent = |new Agent()) => get(agent).then(() => agent.destroy());', true],
    ['const agent = |new Agent(); Object.assign(agent.options, own);', true],
    ['const agent = |new Agent(); agent.on("keylog", f);', true],
    ['const agent = |new Agent(); agent.options.cert = own;', true],
    ['class A { constructor(t) { this.agent = |new Agent(); this.agent.createConnection = t.connect; } }', true],
    ['class A { constructor() { this.agent = |new Agent(); this.agent = wrapped(this.agent); } }', false],
    ['const agent = |new Agent(); use(agent.sockets);', false],
    // undici's: what wraps a dispatcher ends that, too.
    ['const c = new RetryAgent(|new Agent()); await c.close();', true],
    ['const agent = |new Agent(); const c = new RetryAgent(agent); c.destroy();', true],
    ['class A { agent = |new Agent(); stop() { this.agent.compose(retry()).close(); } }', true],
    ['const c = |new Agent().compose(retry()); await c.close();', true],
    ['const make = () => new RetryAgent(|new Agent()); const c = make(); c.close();', true],
    ['const c = new RetryAgent(|new Agent()); c.request(options); socket.close();', false],
    ['let agent = |new Agent(); agent = new RetryAgent(agent);', false],
  ])('%s: ended: %s', (source, expected) => expect(syntaxIn(source).isEnded).toBe(expected));
});
