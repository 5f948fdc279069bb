import { openScript } from '../../src/source/script.js';

/** @param {string} source with `|` at the position of a call, as V8 gives it */
const within = (source) => openScript(source.replace('|', '')).callAt(source.indexOf('|')).syntax.within;
const neededAt = (source) => within(source).neededAt;
const unawaitedAt = (source) => within(source).unawaitedAt;

describe('the file calls the function where nothing can wait for a promise', () => {
  test.each([
    'function a() { return |f(); }\nclass B { constructor() { this.key = a(); } }',
    'class B { constructor() { this.init(); }\n init() { this.key = |f(); } }',
    'class A { init() { this.key = |f(); } } class B extends A {\n constructor() { super(); this.init(); } }',
    'class B { get key() { return this.make(); }\n make() { return |f(); } }',
    'class B { key = this.make();\n make() { return |f(); } }',
    'class B { static key = B.make();\n static make() { return |f(); } }',
    'class B { static { this.key = this.make(); }\n static make() { return |f(); } }',
    'class B { check(p) { return |f(p); } }\n const b = new B(); users.filter((user) => b.check(user));',
    'const check = (p) => |f(p);\nusers.some((user) => check(user));',
    'function check(p) { return |f(p); }\nusers.find(function (user) { return check(user); });',
    'function key() { return |f(); }\nfunction* keys() { yield key(); }',
    'function key() { return |f(); }\nfunction with_(k = key()) { return k; }',
    'function key() { return |f(); }\nconst all = key();',
    // What follows would go on before it has ended.
    'let all; function set() { all = |f(); }\nset(); g(all);',
    'function save() { |f(); }\nfor (const user of users) save();',
    'exports.check = (p) => |f(p);\nexports.all = (list) => list.every((p) => exports.check(p));',
    'const guard = { check(p) { return |f(p); } };\nlist.sort((a, b) => guard.check(a) - guard.check(b));',
    'const guard = { check(p) { return |f(p); },\nall(list) { return list.every((p) => this.check(p)); } };',
    'function A() { this.init(); }\nA.prototype.init = function () { this.key = |f(); }; new A();',
    'passport.use(new Strategy((name, p, done) => done(null, check(p))));\nfunction check(p) { return |f(p); }',
    'setInterval(() => { turn(); }, 10);\nfunction turn() { |f(); }',
    'socket.on("data", (data) => { turn(data); });\nfunction turn() { |f(); }',
    // By way of another function.
    'function key() { return |f(); }\nfunction wrapped() { return key(); }\nclass B { constructor() { wrapped(); } }',
  ])('%s', (source) => expect(neededAt(source)).toBe(lineOfCall(source)));

  test('which line, where there are several', () => {
    const source =
      'function a() { return |f(); }\nasync function b() { a(); }\nlist.map(() => a());\nlist.map(() => a());';
    expect(neededAt(source)).toBe(3);
  });
});

describe('it is async, holds the thread up to this call, and something goes on when it has ended', () => {
  test.each([
    'async function a() { users.set(n, |f()); }\nsetTimeout(() => { a(); g(users); });',
    'async function a() { users.set(n, |f()); }\na().catch(g); g(users);',
    'const a = async () => { users.set(n, |f()); await g(); };\nfunction b() { void a(); return users; }',
    'class B { async a() { this.k = |f(); }\nb() { this.a(); return this.k; } }',
    'list.forEach(async (each) => { each.hash = |f(each); }); save(list);',
    'bus.on("login", async (event) => { event.ok = |f(event); });',
    'bus.on("login", async (event) => { event.ok = await g(|f(event)); });',
    'setInterval(async () => { key = |f(); }, 10);',
  ])('%s', (source) => expect(neededAt(source)).toBe(source.includes('\n') ? 2 : 1));

  test.each([
    'async function a() { await g(); users.set(n, |f()); }\nsetTimeout(() => { a(); g(users); });',
    'async function a() { for await (const x of y) g(x); |f(); }\na(); g();',
    'async function a() { users.set(n, |f(await b())); }\na(); g();',
    'async function a() { |f(); }\na();',
    'async function a() { |f(); }\nif (require.main === module) { g(); a().catch((error) => { console.error(error); }); }',
    'async function a() { |f(); }\nconst b = a(); g(b);',
    'async function a() { |f(); }\nasync function b() { await a(); g(); }',
    'await Promise.all(list.map(async (each) => { each.hash = |f(each); }));',
    'bus.on("login", async (event) => { await g(); event.ok = |f(event); });',
    'server.on("request", async (req, res) => { res.end(|f()); });',
    'app.get("/", wrap(async (req, res) => { res.end(|f()); }));',
    'setTimeout(async () => { |f(); g(); });',
  ])('nothing does: %s', (source) => expect(neededAt(source)).toBeNull());
});

describe('it can wait, or that is not known', () => {
  test.each([
    'function a() { return |f(); }',
    'function a() { return |f(); } async function b() { return await a(); }',
    'function a() { return |f(); } function b() { return a(); }',
    'function a() { return |f(); } async () => users.push(a());',
    'function a() { return |f(); } setTimeout(() => { a(); });',
    'function a() { |f(); } a();',
    'import x from "x"; function a() { return |f(); } const all = await a();',
    'function a() { return |f(); } promise.then((p) => a(p));',
    'require("http").createServer((req, res) => { a(req); }); function a() { |f(); }',
    'function even(n) { return odd(n - 1); } function odd(n) { |f(); return even(n - 1); }',
    // Another function of that name.
    'function a() { return |f(); } function b(a) { list.map(() => a()); }',
    'class B { add() { return |f(); } constructor() { this.names = new Set(); this.names.add(1); } }',
    'class B { add() { return |f(); } } class C { constructor() { this.add(); } add() {} }',
    'class B { check(p) { return |f(p); } } list.filter((each) => each.check());',
    'const guard = { check(p) { return |f(p); } }; list.filter((guard) => guard.check());',
    // Those that are async already give promises.
    'async function a() { return |f(); } list.map(() => a());',
  ])('%s', (source) => expect(neededAt(source)).toBeNull());

  test('a name that is used everywhere is a minifier’s', () => {
    const call = 'list.map(() => a());\n';
    expect(neededAt(`function a() { return |f(); }\n${call.repeat(20)}`)).toBe(2);
    expect(neededAt(`function a() { return |f(); }\n${call.repeat(200)}`)).toBeNull();
  });
});

describe('the file calls it and does not wait', () => {
  test.each([
    'function a() { return |f(); }\nfunction b() { return a()[0]; }',
    'function a() { return |f(); }\nexports.b = (p) => { if (a(p)) return 1; };',
    'function a() { return |f(); }\nasync function b() { users.push(a()); }',
    // What it throws would be caught no more, and what is done at last would be done before it has ended.
    'function a() { return |f(); }\nasync function b() { try { return a(); } catch { return null; } }',
    'function a() { return |f(); }\nasync function b() { try { return a(); } finally { unlock(); } }',
    'function a() { return |f(); }\nasync function b() { try { return Promise.all([a()]); } catch { return null; } }',
    'function a() { return |f(); }\nasync function b() { try { g(); } catch { return a(); } finally { unlock(); } }',
    'const app = require("express")(); function a() { return |f(); }\napp.get("/", () => { try { return a(); } catch { return g(); } });',
    'function a() { return |f(); }\nasync function b() { a(); }',
    'function a() { return |f(); }\nexports.b = () => { a(); g(); };',
    'function a() { return |f(); }\nsetTimeout(() => { a(); g(); });',
    'class B { check(p) { return |f(p); }\nisRight(p) { return !this.check(p); } }',
    // Express 5 waits for what is returned, and answers 500 if that is rejected.
    'const app = require("express")(); function a() { return |f(); }\napp.get("/", (req, res) => { a(res); });',
    'function a() { return |f(); } function b() { return a(); }\nfunction c() { return b() + 1; }',
  ])('%s', (source) => expect(unawaitedAt(source)).toEqual(source.includes('c()') ? [1] : [lineOfCall(source)]));

  test('all lines that do, once', () => {
    const source =
      'const a = () => |f();\nexports.b = () => [a(), a()];\nexports.c = () => a() + 1;\nlist.map(() => a());';
    expect(within(source)).toMatchObject({ unawaitedAt: [2, 3], neededAt: 4 });
  });
});

describe('it waits, or nobody asks when it has ended', () => {
  test.each([
    'function a() { return |f(); } async function b() { return (await a()).x; }',
    'class B { a() { return |f(); } async b() { return (await this?.a()) + (await Promise.all([this.a()]))[0]; } }',
    'function a() { return |f(); } async function b() { return a(); }',
    'function a() { return |f(); } function b() { return a(); }',
    'function a() { return |f(); } const b = () => a();',
    'function a() { |f(); } setTimeout(() => { g(); a(); });',
    'function a() { |f(); } setTimeout(() => a());',
    'const app = require("express")(); function a() { |f(); } app.get("/", (req, res) => a(res));',
    'function a() { |f(); setTimeout(a); } a();',
    'module.exports = {}; a(); function a() { |f(); }',
    'import x from "x"; function a() { return |f(); } const b = await a();',
  ])('%s', (source) => expect(unawaitedAt(source)).toEqual([]));
});

/**
 * @param {string} source a program in which the line that calls the function has no `|`
 * @returns {number} that line: the one with the constructor, the callback, the generator
 */
function lineOfCall(source) {
  const lines = source.split('\n');
  return lines.findIndex((line) => !line.includes('|')) + 1;
}

test('a promise that is given to nobody is not waited for where all that callbacks return is', () => {
  const all = (/** @type {string} */ body) =>
    `function check(u) { |f(u); }\nasync function b(us) {\nawait Promise.all(us.map((u) => ${body})); }`;
  expect(unawaitedAt(all('{ check(u); }'))).toEqual([3]);
  expect(unawaitedAt(all('{ return check(u); }'))).toEqual([]);
  expect(unawaitedAt(all('check(u)'))).toEqual([]);
});

test('of functions that call each other thousands deep, the last ones may need anything at once', () => {
  const chain = Array.from({ length: 5_000 }, (_, index) => `function c${index + 1}() { return c${index}(); }`);
  expect(neededAt(`function c0() { return |f(); }\n${chain.join('\n')}`)).toBe(2);
});
