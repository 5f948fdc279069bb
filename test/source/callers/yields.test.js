/** What is awaited lets others in only if it is known to wait: all else may answer in the same turn. */
import { isUpdated, pausedAt } from '../../support/awaited-call.js';

describe('what is awaited lets others in only where something is waited for', () => {
  const LOG_IN =
    "import * as guard from './guard.mjs'; export async function logIn(ip, p) { if (await guard.isOut(ip)) return 429; const ok = same(|f(p)); if (!ok) await guard.note(ip); return ok; }";
  const LIMITER = 'import { makeLimiter } from "some-limits"; const limiter = makeLimiter();';
  const IN_MEMORY = 'const wrong = new Map();';
  const DATABASE = "import { MongoClient } from 'mongodb'; const db = new MongoClient(url).db('app');";
  test.each([
    [
      'a limiter in the function itself',
      'const limiter = makeLimiter(); async function a(ip, p) { const state = await limiter.get(ip); if (state.consumedPoints > 5) throw e; if (!g(|f(p))) await limiter.consume(ip); }',
    ],
    [
      'two of them at once',
      'import { byIp, byName } from "./limits.mjs"; async function a(ip, p) { const [one, two] = await Promise.all([byIp.limiter.get(ip), byName.limiter.get(p)]); if (one.left === 0) return; if (!g(|f(p))) await Promise.all([byIp.limiter.penalty(ip), byName.limiter.penalty(p)]); }',
    ],
    [
      'one that its maker names',
      "import Keyv from 'keyv'; const codes = new Keyv(); const a = async (name, p) => { const hash = await codes.get(name); if (!hash) return; if (!same(hash, |f(p))) return; await codes.delete(name); };",
    ],
    [
      'a cache',
      'class A { async a(name, p) { const hash = await this.cacheManager.get(name); if (!same(hash, |f(p))) return; await this.cacheManager.del(name); } }',
    ],
    [
      'a field',
      'class A { async a(ip, p) { if (await this.loginAttempts.isBlocked(ip)) return; if (!g(|f(p))) await this.loginAttempts.recordFailure(ip); } }',
    ],
  ])('not by %s', (_title, text) => expect(isUpdated({ 'a.mjs': text })).toBe(true));

  test('super leads to the method of the class from which another is derived', () => {
    const base =
      'import pg from "pg"; const db = new pg.Pool(); export class Base { async find(n) { return db.query(n); } }';
    const posts =
      'import { Base } from "./base.mjs"; export class Posts extends Base { async find(n) { return { ...(await super.find(n)), n }; } }';
    const users =
      'import { Base } from "./base.mjs"; class Users extends Base { rows = new Map(); async signUp(n, p) { if (this.rows.has(n)) return; await this.find(n); this.rows.set(n, |f(p)); } }';
    expect(isUpdated({ 'a.mjs': users, 'base.mjs': base, 'posts.mjs': posts })).toBe(false);
    const inMemory = 'export class Base { all = new Map(); async find(n) { return this.all.get(n); } }';
    expect(isUpdated({ 'a.mjs': users, 'base.mjs': inMemory, 'posts.mjs': posts })).toBe(true);
  });

  test('a promise may be there already if something else was awaited since it was made', () => {
    const signUp = (more) =>
      `import pg from "pg"; const db = new pg.Pool(); const rows = new Map(); export async function signUp(n, p) { if (rows.has(n)) return; const found = db.query(n); ${more} await found; rows.set(n, |f(p)); }`;
    expect(isUpdated({ 'a.mjs': signUp('') })).toBe(false);
    const later = signUp('').replace(
      'if (rows.has(n)) return; const found = db.query(n);',
      'const found = db.query(n); await g(n); if (rows.has(n)) return;',
    );
    expect(isUpdated({ 'a.mjs': later })).toBe(true);
  });

  test('not by a method that a derived class replaces by one that asks memory', () => {
    const users =
      'import pg from "pg"; const pool = new pg.Pool(); export class Users { async find(n) { return pool.query(n); } async add(n, k) { await pool.query(n, k); } async signUp(n, p) { if (await this.find(n)) return; await this.add(n, |f(p)); } }';
    const inMemory =
      'import { Users } from "./a.mjs"; class InMemory extends Users { rows = new Map(); async find(n) { return this.rows.get(n); } async add(n, k) { this.rows.set(n, k); } }';
    expect(isUpdated({ 'a.mjs': users, 'b.mjs': inMemory })).toBe(true);
    expect(isUpdated({ 'a.mjs': users, 'b.mjs': inMemory.replace('extends Users', '') })).toBe(false);
  });

  test.each([
    [
      'a database in between',
      'import { users } from "./db.mjs"; async function a(ip, p) { const state = await limiter.get(ip); const user = await users.find(p); if (!g(|f(user.salt))) await limiter.consume(ip); }',
    ],
    ['what is taken first', 'async function a(ip, p) { await limiter.consume(ip); return g(|f(p)); }'],
  ])('but by %s', (_title, text) =>
    expect(isUpdated({ 'a.mjs': text, 'db.mjs': `${DATABASE} export const users = db.collection('users');` })).toBe(
      false,
    ),
  );

  test.each([
    [
      'a limiter behind functions of the program',
      `${LIMITER} export async function isOut(ip) { const state = await limiter.get(ip); return state !== null && state.consumed > 3; }
       export async function note(ip) { await limiter.consume(ip).catch(() => {}); }`,
    ],
    [
      'several of them',
      `${LIMITER} export async function isOut(ip) { const [one, two] = await Promise.all([limiter.get(ip), limiter.get('all')]); return one.left === 0 || two.left === 0; }
       export async function note(ip) { await Promise.all([limiter.penalty(ip), limiter.penalty('all')]); }`,
    ],
    [
      'async functions that only read and write a variable',
      `${IN_MEMORY} export async function isOut(ip) { const count = wrong.get(ip) ?? 0; return count > 3; }
       export const note = async (ip) => { wrong.set(ip, (wrong.get(ip) ?? 0) + 1); };`,
    ],
    [
      'those that await such functions',
      `${IN_MEMORY} const countOf = async (ip) => { const count = wrong.get(ip); return Number(count ?? 0); };
       export async function isOut(ip) { return (await countOf(ip)) > 3; }
       export async function note(ip) { wrong.set(ip, (await countOf(ip)) + 1); }`,
    ],
    [
      'a database that is asked only if nothing is in memory',
      `${IN_MEMORY} ${DATABASE} export async function isOut(ip) { return wrong.has(ip) || db.collection('ips').findOne(ip); }
       export const note = async (ip) => { wrong.set(ip, 1); };`,
    ],
    [
      'a database behind a function that may have returned before',
      `${IN_MEMORY} ${DATABASE} export async function isOut(ip) { if (!ip) return false; await db.collection('ips').findOne(ip); return wrong.has(ip); }
       export const note = async (ip) => { wrong.set(ip, 1); };`,
    ],
    [
      'a promise that is settled',
      `${IN_MEMORY} export async function isOut(ip) { const ready = Promise.resolve(); await ready; return wrong.has(ip); }
       export const note = async (ip) => { wrong.set(ip, 1); };`,
    ],
  ])('not by %s', (_title, text) => expect(isUpdated({ 'a.mjs': LOG_IN, 'guard.mjs': text })).toBe(true));

  test.each([
    [
      'a database',
      `${IN_MEMORY} ${DATABASE} export async function isOut(ip) { const row = await db.collection('ips').findOne(ip); return wrong.get(row.id) > 3; }
       export const note = async (ip) => { wrong.set(ip, 1); };`,
    ],
    [
      'what is returned and not awaited',
      `${IN_MEMORY} ${DATABASE} export async function isOut(ip) { wrong.has(ip); return db.collection('ips').findOne(ip); }
       export const note = async (ip) => { wrong.set(ip, 1); };`,
    ],
    [
      'a timer',
      `${IN_MEMORY} export async function isOut(ip) { await new Promise((resolve) => setTimeout(resolve, 10)); return wrong.has(ip); }
       export const note = async (ip) => { wrong.set(ip, 1); };`,
    ],
    [
      'a limiter that is asked after a database',
      `${LIMITER} ${DATABASE} export async function isOut(ip) { const user = await db.collection('ips').findOne(ip); const state = await limiter.get(user.id); return state.left === 0; }
       export async function note(ip) { await limiter.consume(ip); }`,
    ],
  ])('but by %s', (_title, text) => expect(isUpdated({ 'a.mjs': LOG_IN, 'guard.mjs': text })).toBe(false));

  const SIGN_UP =
    "import { users } from './users.mjs'; export async function signUp(name, p) { if (await users.findByName(name)) return 409; const hash = |f(p); await users.insert({ name, hash }); }";
  const STORE =
    'class Users { #rows = new Map(); async findByName(name) { return this.#rows.get(name); } async insert(row) { this.#rows.set(row.name, row); } }';
  test.each([
    ['an object of the program that has a Map', `${STORE} export const users = new Users();`],
    [
      'one of two classes',
      `import { Pool } from 'pg'; ${STORE} class Stored { async findByName(n) { return new Pool().query(n); } async insert(r) { await new Pool().query(r); } }
       export const users = process.env.URL ? new Stored() : new Users();`,
    ],
    ['a class that is derived', `${STORE} class Accounts extends Users {} export const users = new Accounts();`],
    ['a package of which nothing is known', "import { Store } from 'some-store'; export const users = new Store();"],
    [
      'a mapper whose database is in this thread',
      "import { DataSource } from 'typeorm'; export const users = new DataSource({ type: 'better-sqlite3' }).getRepository('User');",
    ],
    [
      'MikroORM with a driver that answers in this thread',
      "import { MikroORM } from '@mikro-orm/better-sqlite'; const orm = await MikroORM.init({}); export const users = orm.em.getRepository(User);",
    ],
  ])('not by %s', (_title, text) => expect(isUpdated({ 'a.mjs': SIGN_UP, 'users.mjs': text })).toBe(true));

  test.each([
    ['what was changed is flushed', 'row.isUsed = true; await em.flush();', '@mikro-orm/libsql', true],
    ['it is removed without its row', 'await em.nativeDelete(Code, code);', '@mikro-orm/libsql', true],
    ['what was changed is flushed, elsewhere', 'row.isUsed = true; await em.flush();', '@mikro-orm/postgresql', false],
  ])('MikroORM looks up, and %s', (_title, store, driver, expected) => {
    const text = `import { MikroORM } from '${driver}'; const orm = await MikroORM.init({}); async function redeem(code, p) {
      const em = orm.em.fork(); const row = await em.findOne(Code, code); if (!row || row.isUsed) return; const h = |f(p); ${store} return h; }`;
    expect(isUpdated({ 'a.mjs': text })).toBe(expected);
  });

  test.each([
    [
      'a mapper whose database is elsewhere',
      "import { DataSource } from 'typeorm'; export const users = new DataSource({ type: 'postgres' }).getRepository('User');",
    ],
    [
      'a repository',
      `import { Pool } from 'pg'; const pool = new Pool();
       class Users { async findByName(name) { const { rows } = await pool.query('SELECT', [name]); return rows[0]; } async insert(row) { await pool.query('INSERT', [row]); } }
       export const users = new Users();`,
    ],
    [
      'a function that was promisified',
      `import { readFile } from 'node:fs'; import { promisify } from 'node:util'; const read = promisify(readFile);
       export const users = { findByName: async (name) => { const text = await read('users.json'); return text.includes(name); }, insert: async (row) => {} };`,
    ],
  ])('but by %s', (_title, text) => expect(isUpdated({ 'a.mjs': SIGN_UP, 'users.mjs': text })).toBe(false));

  test.each([
    [
      'a variable of the function',
      "import { source } from 'some-store'; async function signUp(name, p) { const users = source.getRepository('User'); if (await users.findOneBy(name)) return; const hash = |f(p); await users.save({ name, hash }); }",
    ],
    [
      'a parameter',
      'export async function signUp(users, name, p) { if (await users.findOneAsync(name)) return; const hash = |f(p); await users.insertAsync({ name, hash }); }',
    ],
    [
      'what a call returns',
      "import { db } from 'some-store'; async function signUp(name, p) { if (await db('users').where(name).first()) return; const hash = |f(p); await db('users').insert({ name, hash }); }",
    ],
    [
      "the program's, by what a call returns",
      'class Users { rows = new Map(); async of(name) { return this.rows.get(name); } async keep(row) { this.rows.set(row.name, row); } } const all = { users: new Users() }; const repo = (name) => all[name]; async function signUp(name, p) { if (await repo("users").of(name)) return; const hash = |f(p); await repo("users").keep({ name, hash }); }',
    ],
    [
      'a part of it',
      "import { db } from 'some-store'; async function signUp(name, p) { if (await db.query.users.findFirst(name)) return; const hash = |f(p); await db.insert(users).values({ name, hash }); }",
    ],
    [
      'a method that was promisified',
      "import { store } from 'some-store'; import { promisify } from 'node:util'; const get = promisify(store.get.bind(store)); const set = promisify(store.set).bind(store); async function signUp(name, p) { if (await get(name)) return; const hash = |f(p); await set(name, hash); }",
    ],
    [
      "one that is asked by the program's function, in what a package made of it",
      "import memoize from 'some-store'; const rows = new Map(); const find = memoize(async (name) => rows.get(name)); async function signUp(name, p) { if (await find(name)) return; const hash = |f(p); rows.set(name, hash); }",
    ],
    [
      'asked before the function',
      'const rows = new Map(); const users = { find: async (name) => rows.get(name), insert: async (row) => { rows.set(row.name, row); } }; const signUp = (name, p) => users.find(name).then((known) => { if (known) return; const hash = |f(p); return users.insert({ name, hash }); });',
    ],
    [
      'asked before a lock runs the function',
      "import { lock } from 'some-store'; const rows = new Map(); async function signUp(name, p) { if (rows.has(name)) return; await lock.run(async () => { const hash = |f(p); rows.set(name, hash); }); }",
    ],
    [
      'asked before a microtask',
      'const rows = new Map(); function signUp(name, p) { if (rows.has(name)) return; queueMicrotask(async () => { const hash = |f(p); rows.set(name, hash); }); }',
    ],
  ])('a store may be %s', (_title, text) => expect(isUpdated({ 'a.mjs': text })).toBe(true));

  test.each([
    ['a promise that waits', 'fetch(rows.get(p)).then((text) => { const hash = |f(p + text); rows.set(p, hash); });'],
    ['a timer', 'if (rows.has(p)) return; setTimeout(() => { const hash = |f(p); rows.set(p, hash); }, 9);'],
  ])('others come before %s', (_title, own) =>
    expect(isUpdated({ 'a.mjs': `const rows = new Map(); export function signUp(p) { ${own} }` })).toBe(false),
  );

  test('a row is none', () =>
    expect(
      isUpdated({
        'a.mjs':
          "import { find } from 'some-store'; async function logIn(name, p) { const user = await find(name); if (!user.isKnown()) return; user.hash = |f(p); await user.save(); }",
      }),
    ).toBe(false));

  const GUARDED = (/** @type {string} */ waits) =>
    `import { Pool } from 'pg'; const pool = new Pool(); const fails = new Map(); async function logIn(ip, p) { const count = fails.get(ip) ?? 0; ${waits} fails.set(ip, count + 1); }`;
  test.each([
    ['a connection that is idle', 'const client = await pool.connect(); |f(p);'],
    ["a request's body", 'const body = await request.json(); |f(p);'],
    ['what is in a branch', 'if (p) await fetch(p); |f(p);'],
    [
      "a row's method",
      'await user.isRight(p); |f(p);',
      'const user = await pool.query(1); rows.isRight = async function () {};',
    ],
    ['a token that is verified', 'await admin.verifyIdToken(p); |f(p);', "import admin from 'firebase-admin';"],
    ['what is in a branch behind it', '|f(p); if (p) { await fetch(p); }'],
  ])('not by %s', (_title, waits, more = '') => expect(isUpdated({ 'a.mjs': more + GUARDED(waits) })).toBe(true));

  test.each([
    ['a query', "await pool.query('SELECT 1'); |f(p);"],
    ['an injected database that its name tells', 'await this.prisma.user.findMany(); |f(p);'],
    ['SQL', 'await db.query(`SELECT ${ip}`); |f(p);'],
  ])('but by %s', (_title, waits) => expect(isUpdated({ 'a.mjs': GUARDED(waits) })).toBe(false));

  test('a function that has awaited something may still begin before others', () => {
    const own = (/** @type {string} */ waits) =>
      `const fails = new Map(); const rules = { async of(n) { return n; } }; async function check(n, p) { ${waits}; return |f(p); }
async function logIn(n, p) { if (fails.get(n) > 2) return 429; if (!(await check(n, p))) fails.set(n, 3); }`;
    expect(pausedAt({ 'a.js': own('await rules.of(n)') })).toBe('/app/a.js:2 updated');
    expect(pausedAt({ 'a.js': own('await fetch(n)') })).toBe('');
  });

  test.each([
    ['in a callback that only asks memory before', 'const name = await names.of(row); const key = |f(row);', true],
    ['in one that waits before', 'const name = await fetch(row); const key = |f(row);', false],
  ])('several add to a list in their order %s', (_title, own, isOrdered) =>
    expect(
      isUpdated({
        'a.mjs': `const names = { async of(row) { return row; } }; await Promise.all(rows.map(async (row) => { ${own} lines.push(key); }));`,
      }),
    ).toBe(isOrdered),
  );

  test('a queue that runs a function ends when that has ended', () =>
    expect(
      pausedAt({
        'a.js':
          "const queue = require('some-store'); const rows = new Map(); async function hash(p) { return |f(p); }\nasync function signUp(n, p) { if (rows.has(n)) return; const h = await queue.add(() => hash(p)); rows.set(n, h); }",
      }),
    ).toBe('/app/a.js:2 updated'));

  test('whoever waits no longer than some time goes on, whatever was awaited before', () =>
    expect(
      pausedAt({
        'a.js':
          'async function check(p) { await fetch(p); return |f(p); }\nconst logIn = (p) => Promise.race([check(p), late(300)]);',
      }),
    ).toBe('/app/a.js:2 raced'));
});
