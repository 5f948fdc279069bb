import fc from 'fast-check';
import { parse } from 'acorn';
import { problemIn } from '../support/schema-problem.js';
import { openScript } from '../../src/source/script.js';
import { withoutTypes } from '../../src/source/typescript.js';
import { offsets, shown, syntaxIn } from '../support/call-syntax.js';

describe('what is called', () => {
  test.each([
    ['crypto.|pbkdf2Sync(a, b)', 'crypto.pbkdf2Sync', 'crypto', 'crypto.pbkdf2Sync(a, b)'],
    ['|derive(a)', 'derive', '', 'derive(a)'],
    ['this.crypto.|pbkdf2Sync(a)', 'this.crypto.pbkdf2Sync', 'this.crypto', 'this.crypto.pbkdf2Sync(a)'],
    ['crypto?.|pbkdf2Sync(a).x', 'crypto?.pbkdf2Sync', 'crypto', 'crypto?.pbkdf2Sync(a)'],
    ['x = (0, crypto_1.pbkdf2Sync)|(a);', '(0, crypto_1.pbkdf2Sync)', 'crypto_1', '(0, crypto_1.pbkdf2Sync)(a)'],
    ['x = ((f))|(a);', '((f))', '', '((f))(a)'],
    ['x = |new crypto.Hash(a);', 'crypto.Hash', 'crypto', 'new crypto.Hash(a)'],
    ['|new /* here */ (f())(a)', '(f())', '', 'new /* here */ (f())(a)'],
    [
      'crypto\n  // why\n  .|pbkdf2Sync(a,\n    b)',
      'crypto\n\n  .pbkdf2Sync',
      'crypto',
      'crypto\n  // why\n  .pbkdf2Sync(a,\n    b)',
    ],
    ["crypto['x']|(a)", null, 'crypto', "crypto['x'](a)"],
    ["createHmac('sha256', 'hunter2').|update(a)", null, null, "createHmac('sha256', 'hunter2').update(a)"],
    [
      "createHash('sha256').|update(a)",
      "createHash('sha256').update",
      "createHash('sha256')",
      "createHash('sha256').update(a)",
    ],
  ])('%s', (source, calleeText, receiverText, call) => {
    const syntax = syntaxIn(source);
    expect(syntax).toMatchObject({ calleeText, receiverText });
    expect(shown(source, syntax.range)).toBe(call);
    if (calleeText !== null && !source.includes('//')) expect(shown(source, syntax.calleeRange)).toBe(calleeText);
  });

  test('a tagged template has no arguments that could be edited', () => expect(syntaxIn('tag|`x`')).toBeNull());
});

describe('arguments', () => {
  test.each([
    [
      "|f(req.body.password, 'hunter2', 10_000, 64 * 1024, 'sha512')",
      ['req.body.password', null, '10_000', '64 * 1024', "'sha512'"],
    ],
    ['|f(/* a */ a /* b */, b)', ['a', 'b']],
    ['|f({ N: 2, // hunter2\n r: 8 })', ['{ N: 2,\n r: 8 }']],
    ["|f({ key: 'hunter2' })", [null]],
    ['|f(`${a}:${b}`)', [null]],
    ['|f(() => g(1))', ['() => g(1)']],
    ['|f(a, ...b)', ['a', '...b']],
    ['|f(Buffer.of(1, 2, 3, 4, 5, 6, 7))', [null]],
    [`|f(${'a + '.repeat(200)}a)`, [null]],
    ['|new F', []],
  ])('%s', (source, argumentTexts) =>
    expect(syntaxIn(source)).toMatchObject({ argumentTexts, hasSpread: source.includes('...') }),
  );
});

describe('what is done with the result', () => {
  test.each([
    ['async () => { await |f(a); }', true, false],
    ['async () => { await a?.|f(a); }', true, false],
    ['async () => { await Promise.all([|f(a)]); }', false, false],
    ['|f(a).toString()', false, true],
    ['a?.|f(a)?.b', false, true],
    ['(a?.|f(a)).b', false, true],
    ['|f(a)[0]', false, true],
    ['|f(a)(b)', false, true],
    ['|f(a)`b`', false, true],
    ['x = |f(a) ** 2', false, true],
    ['x = 2 ** |f(a)', false, false],
    ['class A extends |f(a) {}', false, true],
    ['o[|f(a)]', false, false],
    ['g(|f(a))', false, false],
    ['tag`${|f(a)}`', false, false],
  ])('%s', (source, isAwaited, isChained) => expect(syntaxIn(source)).toMatchObject({ isAwaited, isChained }));
});

describe('the statement around it', () => {
  test.each([
    ['a = b\n|f().g()', true],
    ['a = b;\n|f().g()', false],
    ['|f().g()', false],
    ['a = b\nc = |f().g()', false],
    ['a = b\nif (c) |f().g()', false],
    ['switch (a) { case 1: b()\n|f().g() }', true],
    ['function a() { b()\n|f().g() }', true],
    ['a = b\ng(|f())', false],
  ])('%j: is the one before unterminated', (source, isUnterminated) =>
    expect(syntaxIn(source)).toMatchObject({ isUnterminated }),
  );
});

test('calls of one name are counted in their function', () => {
  const source = 'function a() { f(1); g(); f(2); function b() { f(3); } f(4); }';
  const script = openScript(source);
  const ordinals = [...source.matchAll(/f\(\d/g)].map(({ index }) => script.callAt(index).syntax.ordinal);
  expect(ordinals).toEqual([1, 2, 1, 3]);
});

describe('the function around it', () => {
  test.each([
    ['|f()', { kind: 'module', name: '', isAsync: false, asyncAt: null }],
    ['import x from "x"; |f()', { kind: 'module', isAsync: true, asyncAt: null }],
    ['function a() { |f() }', { kind: 'function', name: 'a', asyncAt: 1 }],
    ['  export default function () { |f() }', { kind: 'function', name: 'default export', asyncAt: 18 }],
    ['const a = (b) => { |f() }', { kind: 'arrow', name: 'a', asyncAt: 11 }],
    ['const a = b => |f()', { kind: 'arrow', name: 'a', asyncAt: 11 }],
    ['const a = async b => |f()', { kind: 'arrow', isAsync: true, asyncAt: null }],
    ['const a = { b() { |f() } }', { kind: 'method', name: 'a.b', asyncAt: 13 }],
    ['const a = { [b]() { |f() } }', { kind: 'method', name: '', asyncAt: 13 }],
    ['const a = { b: function () { |f() } }', { kind: 'function', name: 'a.b', asyncAt: 16 }],
    ['const a = { get b() { |f() } }', { kind: 'getter', name: 'a.b', asyncAt: null }],
    ['const a = { set b(c) { |f() } }', { kind: 'setter', asyncAt: null }],
    ['class A { b() { |f() } }', { kind: 'method', name: 'A.b', asyncAt: 11 }],
    ['class A { static /* c */ b() { |f() } }', { kind: 'method', name: 'A.b', asyncAt: 26 }],
    ['class A { static [b]() { |f() } }', { kind: 'method', name: '', asyncAt: 18 }],
    ['class A { #b() { |f() } }', { kind: 'method', name: 'A.#b', asyncAt: 11 }],
    ['const A = class { b() { |f() } }', { kind: 'method', name: 'A.b' }],
    ['class A { constructor() { |f() } }', { kind: 'constructor', name: 'A.constructor', asyncAt: null }],
    ['class A { get b() { return |f() } }', { kind: 'getter', name: 'A.b', asyncAt: null }],
    ['class A { set b(c) { |f() } }', { kind: 'setter', asyncAt: null }],
    ['class A { *b() { |f() } }', { kind: 'method', isGenerator: true, asyncAt: null }],
    ['class A { async *b() { |f() } }', { kind: 'method', isGenerator: true, isAsync: true, asyncAt: null }],
    ['class A { static { |f() } }', { kind: 'static-block', isAsync: false, asyncAt: null }],
    ['class A { b = |f() }', { kind: 'field', isAsync: false, asyncAt: null }],
    ['class A { b = () => |f() }', { kind: 'arrow', name: 'A.b', asyncAt: 15 }],
    ['function a() { class A { [|f()] = 1 } }', { kind: 'function', name: 'a', asyncAt: 1 }],
    ['async function a(b = |f()) { }', { kind: 'parameters', name: 'a', isAsync: false, asyncAt: null }],
    ['async function a({ b = |f() }) { }', { kind: 'parameters', isAsync: false, asyncAt: null }],
    ['function A() { this.a = |f() } new A()', { kind: 'function', asyncAt: null }],
    ['function A() { this.a = |f() }', { kind: 'function', asyncAt: null }],
    ['function make() { this.a = |f() } new make()', { kind: 'function', asyncAt: null }],
    ['A.prototype.b = function () { |f() }', { kind: 'function', name: 'A.prototype.b', asyncAt: 17 }],
    ['function a(await_) { |f() } var await = 1', { kind: 'function', asyncAt: null }],
    [
      'users.map((user) => |f(user))',
      { kind: 'arrow', isCallback: true, calledBy: 'map', name: 'callback of map', asyncAt: 11 },
    ],
    [
      'app.post("/login", (req, res) => { |f() })',
      { isCallback: true, calledBy: 'app.post', name: 'POST /login handler' },
    ],
    ['new Promise((resolve) => resolve(|f()))', { isCallback: true, calledBy: 'Promise', name: 'callback of Promise' }],
    ['(() => |f())()', { isCallback: false, calledBy: '', name: 'immediately called function' }],
    [
      'new Transform({ transform(chunk) { |f() } })',
      { kind: 'method', isCallback: true, calledBy: 'Transform transform' },
    ],
    [
      'app.get("/", { preHandler: (a, b, done) => { |f(); done(); } }, g)',
      { isCallback: true, calledBy: 'app.get preHandler' },
    ],
    ['app.get("/", { handler: () => |f() })', { isCallback: true, calledBy: 'app.get' }],
    ['require("http").createServer((req, res) => |f())', { calledBy: 'createServer', calledFrom: 'http', router: '' }],
    ['import { createServer } from "node:https"; createServer(() => |f())', { calledFrom: 'node:https' }],
    ['import { createServer as p } from "http"; p(() => |f())', { calledBy: 'createServer', calledFrom: 'http' }],
    ['const { createServer: p } = require("http"); p(() => |f())', { calledBy: 'createServer', calledFrom: 'http' }],
    ['import { createServer as p } from "./http.js"; p(() => |f())', { calledBy: 'p', calledFrom: './http.js' }],
    ['createServer(() => |f())', { calledBy: 'createServer', calledFrom: '' }],
    ['const g = () => |f(); users.filter(g)', { isCallback: true, calledBy: 'filter', name: 'g' }],
    ['const g = () => |f(); users.filter(g); g()', { isCallback: false, calledBy: 'filter' }],
    ['const g = () => |f(); await Promise.all(users.map(g))', { isCallback: false, calledBy: '', unawaitedAt: [] }],
    ['const g = () => |f(); await Promise.all(users.map(g)); users.map(g)', { isCallback: true, calledBy: 'map' }],
    ['await Promise.all(users.map((user) => |f(user)))', { isCallback: true, calledBy: 'Promise.all', asyncAt: 29 }],
    ['Promise.all(users.map((user) => |f(user)))', { isCallback: true, calledBy: 'map' }],
    ['const g = () => |f(); Promise.all(users.map(g))', { isCallback: true, calledBy: 'map' }],
    ['function g() { |f() } new Strategy({ verify: g })', { isCallback: true, calledBy: 'Strategy verify' }],
    ['export function g() { |f() } setInterval(g, 9)', { isCallback: false, calledBy: 'setInterval' }],
    ['const g = () => |f(); { const g = 1; users.filter(g) }', { isCallback: false, calledBy: '' }],
    ['const g = () => |f(); users.filter(x.g)', { isCallback: false, calledBy: '' }],
    ['class A { g() { |f() } h() { return a(this.g.bind(this)) } }', { isCallback: false, calledBy: 'a' }],
    ['class A { #g() { |f() } h() { return a.map(this.#g, this) } }', { isCallback: false, calledBy: 'map' }],
    ['class A { hash() { |f() } } compare(text, user.hash)', { isCallback: false, calledBy: '' }],
    ['class A { g() { |f() } } users.some(a.g)', { isCallback: false, calledBy: 'some' }],
    ['exports.g = () => |f(); users.some(exports.g)', { isCallback: false, calledBy: 'some' }],
  ])('%s', (source, { asyncAt, ...expected }) => {
    const { within } = syntaxIn(source);
    expect(within).toMatchObject(expected);
    if (asyncAt !== undefined) expect(within.asyncAt).toEqual(asyncAt === null ? null : { line: 1, column: asyncAt });
  });
});

describe('of a function that is handed over by its name', () => {
  const express = 'const app = require("express")(); const g = (req, res, next) => { |f(); next(); };';
  test.each([
    ['app.use(g);', { router: 'express', isCallback: true, calledBy: 'app.use' }],
    ['app.post("/", g, h);', { router: 'express', isCallback: true }],
    ['app.use(g); g(a, b, c);', { router: 'express', isCallback: false }],
    ['app.use(g); module.exports = { g };', { router: 'express', isCallback: false }],
    ['app.use(g); list.forEach(g);', { router: '', calledBy: 'forEach' }],
  ])('%s', (source, expected) => {
    expect(syntaxIn(`${express} ${source}`).within).toMatchObject(expected);
  });
});

describe('the router that takes it', () => {
  const express = 'const express = require("express");';
  test.each([
    [`${express} const app = express(); app.post("/", (a, b) => |f())`, 'express'],
    [`${express} const app = express(); app.use((a, b, next) => { |f(); next(); })`, 'express'],
    [`${express} const v1 = express.Router(); v1.get("/", guard, (a, b) => |f())`, 'express'],
    [`${express} const v1 = express.Router(); v1.route("/").get(g).post((a, b) => |f())`, 'express'],
    ['import { Router } from "express"; const api = Router(); api.get("/", [() => |f()])', 'express'],
    [
      'import { Router as make } from "express"; class A { routes = make(); constructor() { this.routes.get("/", () => |f()); } }',
      'express',
    ],
    ['import Fastify from "fastify"; const server = Fastify({ logger: true }); server.get("/", () => |f())', 'fastify'],
    [
      'import Fastify from "fastify"; const server = Fastify().withTypeProvider(); server.route({ url: "/", handler: () => |f() })',
      'fastify',
    ],
    [
      'import Fastify from "fastify"; const server = Fastify(); server.register((each, options, done) => { each.get("/", () => |f()); done(); })',
      'fastify',
    ],
    ['import fp from "fastify-plugin"; export default fp((each) => { each.get("/", () => |f()); })', 'fastify'],
    ['const Koa = require("koa"); const app = new Koa(); app.use((ctx) => { ctx.body = |f(); })', 'koa'],
    [
      'const Router = require("@koa/router"); const router = new Router(); router.get("/", (ctx) => { ctx.body = |f(); })',
      '@koa/router',
    ],
    ['const { Hono } = require("hono"); const app = new Hono(); app.get("/", (c) => c.text(|f()))', 'hono'],
    ['const server = require("@hapi/hapi").server(); server.route({ handler: (request) => |f() })', '@hapi/hapi'],
    ...[
      'exports.plugin = { name: "a", register: async (server) => { server.route({ method: "GET", path: "/", handler: () => |f() }); } }',
      'export default { pkg, register(server) { server.route([{ method: "GET", path: "/", options: { handler: () => |f() } }]); } }',
    ].map((plugin) => [plugin, '@hapi/hapi']),
    ...[
      'exports.plugin = { register: (server) => { server.route({ method: "GET", path: "/", handler: () => |f() }); } }',
      'exports.plugin = { name: "a", register: (server) => { server.route({ method: "GET", url: "/", handler: () => |f() }); } }',
      'exports.plugin = { name: "a", install: (server) => { server.route({ method: "GET", path: "/", handler: () => |f() }); } }',
      'exports.plugin = { name: "a", register: (server) => { server.get({ method: "GET", path: "/", handler: () => |f() }); } }',
    ].map((other) => [other, '']),
    ['publicProcedure.input(schema).mutation(({ input }) => |f(input))', 'trpc'],
    ['t.procedure.query(() => |f())', 'trpc'],
    ['db.query(() => |f())', ''],
    ['export default defineEventHandler((event) => ({ url: |f(event) }))', 'h3'],
    ['export default defineEventHandler({ handler: (event) => |f(event) })', 'h3'],
    ['export default defineCachedEventHandler((event) => |f(event), { maxAge: 60 })', 'h3'],
    ['export default defineCachedEventHandler(load, { getKey: (event) => |f(event) })', ''],
    ['export default lazyEventHandler(() => |f())', ''],
    ['module.exports = function (app) { app.get("/", () => |f()); }', 'express'],
    ['module.exports = function (fastify, options, done) { fastify.get("/", () => |f()); done(); }', 'fastify'],
    [
      'function routes(app) { app.get("/", () => |f()); } module.exports = { routes }; exports.routes = routes;',
      'express',
    ],
    ['export const routes = (app) => { app.get("/", () => |f()); }', 'express'],
    ['export function routes(app) { app.get("/", () => |f()); }', 'express'],
    [`${express} const app = express(); app.post("/", asyncHandler((a, b) => |f()))`, 'express'],
    [`${express} const app = express(); app.post("/", json((a, b) => |f()))`, ''],
    ['app.post("/", (a, b) => |f())', ''],
    ['const app = new Cache(); app.get("/", () => |f())', ''],
    ['const app = require("./app"); app.get("/", () => |f())', ''],
    ['function warm(app) { app.get("/", () => |f()); }', ''],
    ['module.exports = (cache) => { cache.get("/", () => |f()); }', ''],
    ['module.exports = (app) => { const app2 = app; list.map((app) => app.get("/", () => |f())); }', ''],
    [
      'import Fastify from "fastify"; const server = Fastify(); server.get("/", { preHandler: (a, b, done) => { |f(); done(); } }, g)',
      '',
    ],
    [
      'import Fastify from "fastify"; const server = Fastify(); server.addHook("onRequest", (a, b, done) => { |f(); done(); })',
      '',
    ],
    [`${express} let app = express(); app = other; app.get("/", () => |f())`, ''],
  ])('%s', (source, router) => expect(syntaxIn(source).within.router).toBe(router));
});

/** @returns {string} the source with `async ` where the function around the call becomes async */
function withAsync(source, { syntax }) {
  const { line, column } = syntax.within.asyncAt;
  const lines = source.split('\n');
  lines[line - 1] = `${lines[line - 1].slice(0, column - 1)}async ${lines[line - 1].slice(column - 1)}`;
  return lines.join('\n');
}

describe('TypeScript whose types are blanks', () => {
  const typed = (source) =>
    openScript(`${source.replace('|', '')}\n\n//# sourceURL=file:///app.ts`, '/app.ts').callAt(source.indexOf('|'))
      .syntax;

  test.each([
    ['function a(b        ) { |f(b); }', false],
    ['function a(b        )         { |f(b); }', true],
    ['function a()         { |f(b); }', true],
    ['const a = (b        ) => |f(b)', false],
    ['const a = (b        )          => |f(b)', true],
    ['const a         = (b) => |f(b)', true],
    ['class A { b(c        ) { |f(c); } }', false],
    ['class A { b(c        )         { |f(c); } }', true],
    ['class A                { b(c) { |f(c); } }', true],
    ['class A extends B { b(c) { |f(c); } }', true],
    ['const a = { b(c        ) { |f(c); } }', true],
    ['app.get("/", (a        , b) => { |f(a); })', false],
  ])('%s: may its type be declared', (source, isTyped) => expect(typed(source).within).toMatchObject({ isTyped }));

  // Type parameters belong to the arrow function: `<T>async (b: T) =>` is a syntax error.
  test.each([
    ['const a = <T>(b: T) => |f(b);', 'const a = async <T>(b: T) => f(b);'],
    ['const a =/* c */ <const T extends { b: string }>\n(b: T) => |f(b);', undefined],
    ['class A { private b = <T,>(c: T) => { |f(c); }; }', 'class A { private b = async <T,>(c: T) => { f(c); }; }'],
    ['memo(\n  <T>(b: T) => |f(b),\n);', 'memo(\n  async <T>(b: T) => f(b),\n);'],
    ['memo(\n  (b: T) => |f(b),\n);', 'memo(\n  async (b: T) => f(b),\n);'],
    ['const a = <T>(b: T) => <U>(c: U) => |f(b, c);', 'const a = <T>(b: T) => async <U>(c: U) => f(b, c);'],
    ['class A { private static b<T>(c: T) { |f(c); } }', 'class A { private static async b<T>(c: T) { f(c); } }'],
    ['function a<T>(b: T) { |f(b); }', 'async function a<T>(b: T) { f(b); }'],
  ])('%s: where `async` is written', (marked, edited = marked.replace('<', 'async <').replace('|', '')) => {
    const source = marked.replace('|', '');
    const script = openScript(source, '/app.ts', 'original', withoutTypes(source, '/app.ts'));
    expect(withAsync(source, script.callAt(marked.indexOf('|')))).toBe(edited);
  });

  test.each([
    ['const a =    (b   ) => |f(b);', 'const a = async    (b   ) => f(b);'],
    ['memo(\n  (b   ) => |f(b),\n);', 'memo(\n  async (b   ) => f(b),\n);'],
  ])('%s: where `async` is written if only the blanks are known', (marked, edited) => {
    const source = `${marked.replace('|', '')}\n\n//# sourceURL=file:///app.ts`;
    const script = openScript(source, '/app.ts');
    expect(withAsync(source, script.callAt(marked.indexOf('|')))).toContain(edited);
  });

  test.each([
    ['|f(a, b)', 'f', ['a', 'b']],
    ['|f(\n  a,\n    b,\n)', 'f', ['a', 'b']],
    ['|f(a          , b)', 'f', [null, 'b']],
    ['|f(a, b )', 'f', ['a', null]],
    ['|f(a .b, c)', 'f', [null, 'c']],
    ['f        |(a)', null, ['a']],
    ['|f({ a: b          , c })', 'f', [null]],
  ])('%s: what may have had one is not shown', (source, calleeText, argumentTexts) =>
    expect(typed(source)).toMatchObject({ calleeText, argumentTexts }),
  );

  test.each([
    ['|f(a, b)', undefined],
    ['|f(a          , b)', ['a', 'b']],
    ['|f(a.b , { c: d         , e })', ['a.b', '{ c: d , e }']],
    ["|f(a , 'secret')", ['a', null]],
  ])('%s: what it names is known', (source, bareTexts) => expect(typed(source).bareTexts).toEqual(bareTexts));
});

describe('where it comes from', () => {
  test.each([
    ['import crypto from "node:crypto"; crypto.|f()', 'esm', 'node:crypto', 'default', 'crypto'],
    ['import * as crypto from "crypto"; crypto.|f()', 'esm', 'crypto', '*', 'crypto'],
    ['import { pbkdf2Sync as derive } from "crypto"; |derive()', 'esm', 'crypto', 'pbkdf2Sync', 'derive'],
    ['import { default as bcrypt } from "bcryptjs"; bcrypt.|f()', 'esm', 'bcryptjs', 'default', 'bcrypt'],
    ['const crypto = require("crypto"); crypto.|f()', 'cjs', 'crypto', '*', 'crypto'],
    ['const { pbkdf2Sync: derive } = require("crypto"); |derive()', 'cjs', 'crypto', 'pbkdf2Sync', 'derive'],
    [
      'const crypto = require("crypto"); const { pbkdf2Sync } = crypto; |pbkdf2Sync()',
      'cjs',
      'crypto',
      'pbkdf2Sync',
      'pbkdf2Sync',
    ],
    ['const pbkdf2Sync = require("crypto").pbkdf2Sync; |pbkdf2Sync()', 'cjs', 'crypto', 'pbkdf2Sync', 'pbkdf2Sync'],
    ['require("crypto").|pbkdf2Sync()', 'cjs', 'crypto', '*', ''],
    ['const crypto_1 = __importDefault(require("crypto")); crypto_1.default.|f()', 'cjs', 'crypto', '*', 'crypto_1'],
    ['const crypto_1 = require("crypto"); (0, crypto_1.f)|()', 'cjs', 'crypto', '*', 'crypto_1'],
    ['const { hashSync } = await import("bcrypt"); |hashSync()', 'esm', 'bcrypt', 'hashSync', 'hashSync'],
    ['const { default: bcrypt } = await import("bcrypt"); bcrypt.|hashSync()', 'esm', 'bcrypt', 'default', 'bcrypt'],
    ['async () => { const crypto = await import("crypto"); crypto.|f() }', 'cjs', 'crypto', '*', 'crypto'],
    [
      'import { createRequire } from "module"; const load = createRequire(import.meta.url); const c = load("crypto"); c.|f()',
      'esm',
      'crypto',
      '*',
      'c',
    ],
    ['const c = process.getBuiltinModule("crypto"); c.|f()', 'cjs', 'crypto', '*', 'c'],
    ['const c = require(`crypto`); c.|f()', 'cjs', 'crypto', '*', 'c'],
    ['const { hashSync } = await import(`bcrypt`); |hashSync()', 'esm', 'bcrypt', 'hashSync', 'hashSync'],
  ])('%s', (source, module, from, name, local) => {
    expect(syntaxIn(source)).toMatchObject({ module, imported: { module: from, name, local } });
  });

  test.each([
    ['import c from "node:crypto"; c.createHash(a).update(b).|digest()', 'node:crypto', 'default', 'c'],
    [
      'const { createHash } = require("crypto"); createHash(a).update(b).|digest()',
      'crypto',
      'createHash',
      'createHash',
    ],
    ['require("crypto").createHash(a).update(b).|digest()', 'crypto', '*', ''],
  ])('a hash of node:crypto: %s', (source, module, name, local) =>
    expect(syntaxIn(source)).toMatchObject({ imported: { module, name, local } }),
  );

  test.each([
    ['import crypto from "crypto"; crypto.|f()', 'import'],
    ['import { f } from "crypto"; function a() { |f() }', 'import'],
    ['import crypto from "crypto"; const c = crypto; c.|f()', 'file'],
    ['const crypto = require("crypto"); function a() { crypto.|f() }', 'file'],
    ['const crypto = await import("crypto"); function a() { crypto.|f() }', 'file'],
    ['function a() { const crypto = require("crypto"); crypto.|f() }', 'inner'],
    ['if (a) { const crypto = require("crypto"); crypto.|f() }', 'inner'],
    ['require("crypto").|f()', 'inner'],
  ])('where its name is known: %s', (source, reach) =>
    expect(syntaxIn(source)).toMatchObject({ imported: { module: 'crypto', reach } }),
  );

  test.each([
    ['|f()'],
    ['crypto.|f()'],
    ['function a(crypto) { crypto.|f() }'],
    ['const crypto = require(name); crypto.|f()'],
    ['let crypto = require("crypto"); crypto = x; crypto.|f()'],
    ['const f = promisify(require("crypto").f); |f()'],
    ['const a = require("crypto").b.c; a.|f()'],
    ['const a = b, b = a; a.|f()'],
    ['import a from "data:text/javascript,secret"; a.|f()'],
    ['const createHash = (name) => pepper(crypto.createHash(name)); createHash(a).update(b).|digest()'],
    ['import createHash from "create-hash"; createHash(a).update(b).|digest()'],
    ['import crypto from "crypto"; crypto.createSign(a).update(b).|sign(c)'],
    ['import { createHash } from "crypto"; const hash = createHash(a); hash.update(b).|digest()'],
  ])('no module: %s', (source) => expect(syntaxIn(source).imported).toBeNull());
});

describe('names that are taken', () => {
  test('are those of variables and functions, not of properties', () => {
    const source =
      'const { pbkdf2: derive, scrypt } = crypto; class User { verify() { |hash(x.key, { pair: 1, data }); } }';
    expect(syntaxIn(source).taken).toEqual(['User', 'crypto', 'data', 'derive', 'hash', 'scrypt', 'x']);
  });

  test('stay few in a bundle', () => {
    const names = Array.from({ length: 2000 }, (_, index) => `v${index}`);
    const { taken } = syntaxIn(`var ${names.join()}, pbkdf2Async; |f(); promisify();`);
    expect(taken).toEqual(['pbkdf2Async', 'promisify']);
  });
});

/** What may stand around a call, as people write. */
const AROUND = [
  (call) => `function a(b) { return ${call}; }`,
  (call) => `const a = b => ${call};`,
  (call) => `const a = { b() { ${call} }, c: (d) => { ${call} } };`,
  (call) => `class A { #a() { ${call} } static b(c) { return ${call} } static { (() => { ${call} })() } }`,
  (call) => `if (a) {\r\n\t${call}\r\n}`,
  (call) => `a(b, (c) => ${call}, 'ü€😀');`,
  (call) => `/* ü */ a = { b: ${call}, ...c };`,
  (call) => `a = \`x\${${call}}y\`;`,
  (call) => `a = ${call} ** 2;`,
  (call) => `a = (${call}).b?.[c];`,
  (call) => `function a(b = ${call}) { }`,
  (call) => `class A { get b() { return ${call} } c = ${call} }`,
  (call) => `function* a() { yield ${call} }`,
  (call) => `// a\u2028${call}`,
];
const CALLS = [
  'crypto.pbkdf2Sync(a, /* b */ b, 1)',
  'f()',
  'a?.f(a)',
  '(0, a.f)(\n...b)',
  'new A(b)',
  "f(a)('b')",
  'f(function () { g() })',
  'a\n.f(`x${b}`)',
];
const programs = fc
  .array(fc.tuple(fc.constantFrom(...CALLS), fc.array(fc.constantFrom(...AROUND), { maxLength: 1 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) =>
    parts
      .map(([call, around]) => around.reduce((text, wrap) => wrap(text), call))
      .map((part) => `{ ${part} }`)
      .join('\n'),
  );

/** All that is said of calls anywhere in a program, each call once. */
function allSyntax(text) {
  const script = openScript(text);
  const all = Array.from({ length: text.length }, (_, offset) => script.callAt(offset)?.syntax).filter(Boolean);
  return [...new Map(all.map((syntax) => [JSON.stringify(syntax.range), syntax])).values()];
}

test('a range covers a whole call; replacing it with itself changes nothing', () => {
  fc.assert(
    fc.property(programs, (text) => {
      const found = allSyntax(text);
      expect(found.length).toBeGreaterThan(0);
      for (const { range, calleeRange, isNew } of found) {
        const [start, end] = offsets(text, range);
        const call = text.slice(start, end);
        const { body } = parse(call, { ecmaVersion: 'latest' });
        expect(body).toHaveLength(1);
        expect(['CallExpression', 'NewExpression', 'ChainExpression']).toContain(body[0].expression.type);
        const callee = text.slice(...offsets(text, calleeRange));
        expect(call.startsWith(isNew ? `new ${callee}` : callee)).toBe(true);
        expect(text.slice(0, start) + call + text.slice(end)).toBe(text);
      }
    }),
    { numRuns: 200 },
  );
});

test('where `async` can be written, the call can be awaited', () => {
  fc.assert(
    fc.property(programs, (text) => {
      for (const {
        range,
        within: { asyncAt, isAsync },
        isChained,
      } of allSyntax(text)) {
        if (asyncAt === null && !isAsync) continue;
        const [start, end] = offsets(text, range);
        const awaited = isChained ? `(await ${text.slice(start, end)})` : `await ${text.slice(start, end)}`;
        const edited = text.slice(0, start) + awaited + text.slice(end);
        const at =
          asyncAt === null
            ? 0
            : offsets(text, { startLine: asyncAt.line, startColumn: asyncAt.column, endLine: 1, endColumn: 1 })[0];
        expect(() =>
          parse(asyncAt === null ? edited : `${edited.slice(0, at)}async ${edited.slice(at)}`, {
            ecmaVersion: 'latest',
          }),
        ).not.toThrow();
      }
    }),
    { numRuns: 200 },
  );
});

test('what a profile keeps of it is checked when it is read', () => {
  const call = openScript('users.map((user) => crypto.pbkdf2Sync(user))').callAt(27);
  expect(problemIn('profile', call, 'SourceCall')).toBeNull();
  const hostile = [
    { range: null },
    { range: { ...call.syntax.range, startLine: -1 } },
    { calleeText: 1 },
    { argumentTexts: [{}] },
    { within: null },
    { within: { ...call.syntax.within, kind: 'toString' } },
    { within: { ...call.syntax.within, asyncAt: { line: '1' } } },
    { module: '__proto__' },
    { imported: { module: 'crypto' } },
    { taken: 'abc' },
    { ordinal: NaN },
  ];
  for (const change of hostile)
    expect(problemIn('profile', { ...call, syntax: { ...call.syntax, ...change } }, 'SourceCall')).toMatch(
      /^(?:entry . of )?syntax\b/,
    );
});

test('a file named .mjs is a module, even if it imports nothing', () => {
  const module = (file) => openScript('crypto.subtle.digest(name, data);', file).callAt(14).syntax.module;
  expect([module('/srv/app.mjs'), module('/srv/app.cjs'), module('/srv/app.js'), module(undefined)]).toEqual([
    'esm',
    'cjs',
    'cjs',
    'cjs',
  ]);
});
