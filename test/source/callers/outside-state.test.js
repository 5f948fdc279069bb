/** State that packages, the process and contexts keep: what their functions are called tells what they do. */
import { isUpdated } from '../../support/awaited-call.js';

const CODES = "const codes = new (require('node-cache'))();";
const DB = "const db = new (require('some-store'))();";
const KNEX = "const knex = require('knex')({ client: 'better-sqlite3' });";
const FAILS = "const fails = new (require('some-store').Counter)();";

describe('others may change in between', () => {
  test.each([
    ['what a cache has', `${CODES} function redeem(id, c) { if (codes.get(id) !== |f(c)) return; codes.del(id); }`],
    [
      'what is only counted',
      `${FAILS} function login(ip, p) { if (fails.value(ip) > 5) return; |f(p); fails.bump(ip); }`,
    ],
    [
      'what an object has that was passed to a constructor',
      `class Login { constructor(fails) { this.fails = fails; } run(ip, p) { if (this.fails.value(ip) > 5) return; |f(p); this.fails.bump(ip); } }`,
    ],
    [
      'what a package was told',
      "const moment = require('moment'); function show(lang, p) { moment.locale(lang); |f(p); return moment(0).format(); }",
    ],
    [
      'what a package has by default',
      "const axios = require('some-store'); function send(user, p) { axios.defaults.headers.common.user = user; const k = |f(p); return axios.post(url, k); }",
    ],
    [
      'what it has made',
      "const api = require('some-store').create(); const enter = (user) => { api.defaults.user = user; }; function send(user, p) { enter(user); const k = |f(p); return api.post(url, k); }",
    ],
    ['the directory', 'function store(dir, p) { process.chdir(dir); save(|f(p)); }'],
    ['the environment', 'function store(tenant, p) { process.env.TENANT = tenant; save(|f(p)); }'],
    [
      'the environment, by assignment to a new name',
      "function store(tenant, p) { process.env['A'] = tenant; save(|f(p)); }",
    ],
    ...[
      [
        "const dotenv = require('dotenv');",
        'dotenv.config({ path: tenant, override: true }); return [|f(p), process.env.KEY];',
      ],
      [
        "const { config } = require('dotenv');",
        'config({ path: tenant, override: isProduction }); return [|f(p), process.env.KEY];',
      ],
      [
        "const dotenv = require('dotenv'); const options = load();",
        'const key = process.env.KEY; |f(p); dotenv.config(options); return key;',
      ],
      [
        "const x = require('@dotenvx/dotenvx'); const enter = (path) => x.config({ path, overload: true });",
        'enter(tenant); return [|f(p), process.env.KEY];',
      ],
    ].map(([first, body]) => [
      `the environment, by a package: ${body}`,
      `${first} function store(tenant, p) { ${body} }`,
    ]),
    [
      'the context of the caller',
      'const als = new AsyncLocalStorage(); function login(u, p) { |f(p); als.enterWith(u); }',
    ],
    [
      'the same in another function',
      'const als = new AsyncLocalStorage(); const enter = (u) => als.enterWith(u); async function login(u, p) { |f(p); enter(u); }',
    ],
    [
      "a database's rows, by functions that prepare statements",
      `${DB} const codeOf = (c) => db.prepare('select * from codes where c = ?').get(c); const burn = (c) => db.prepare('delete from codes where c = ?').run(c); async function redeem(c, p) { if (!codeOf(c)) return; const h = |f(p); burn(c); return h; }`,
    ],
    [
      'by statements that are prepared once',
      `${DB} const byCode = db.prepare(SELECT).pluck(); const drop = db.prepare(DELETE); const isGood = (c) => byCode.get(c) === 1; const burn = (c) => { drop.run(c); }; async function redeem(c, p) { if (!isGood(c)) return; const h = |f(p); burn(c); return h; }`,
    ],
    [
      'by methods of one class, whose constructor prepares them',
      'class Codes { constructor(db) { this.load = db.prepare(SELECT); this.drop = db.prepare(DELETE); } active(c) { return this.load.all(c); } spend(c) { this.drop.run(c); } } const codes = new Codes(open()); async function redeem(c, p) { if (!codes.active(c).length) return; const h = |f(p); codes.spend(c); return h; }',
    ],
    [
      'by a statement that gives back what it has stored',
      `${DB} const userOf = (n) => db.prepare('select 1').get(n); const add = (n, h) => db.prepare('insert into users values (?, ?) returning *').get(n, h); async function enroll(n, p) { if (userOf(n)) return; add(n, |f(p)); }`,
    ],
    [
      'by a query builder',
      `${KNEX} async function redeem(c, p) { const row = await knex('codes').where({ c }).first(); if (!row) return; const h = |f(p); await knex('codes').where({ c }).del(); return h; }`,
    ],
    [
      'by a query builder of any name, of a table in a template',
      `${KNEX.replace('const knex', 'const store')} async function redeem(c, p) { const row = await store(\`codes\`).where({ c }).first(); if (!row) return; const h = |f(p); await store(\`codes\`).where({ c }).del(); return h; }`,
    ],
    [
      'by functions that use one',
      `${KNEX} const codeOf = (c) => knex('codes').select().where({ c }); const burn = (c) => knex(CODES).where({ c }).update({ isUsed: true }); async function redeem(c, p) { const [row] = await codeOf(c); if (row.isUsed) return; const h = |f(p); await burn(c); return h; }`,
    ],
    [
      'by queries of a model',
      `${KNEX} class Code extends require('objection').Model {} async function redeem(c, p) { const row = await Code.query().findById(c); if (row.isUsed) return; const h = |f(p); await Code.query().findById(c).patch({ isUsed: true }); return h; }`,
    ],
    [
      'rows of a table that is not known',
      `${DB} const userOf = (n) => db.prepare('select * from users join codes using (n)').get(n); const burn = (n) => db.prepare('delete from codes where n = ?').run(n); async function login(n, p) { const user = userOf(n); const h = |f(p, user.salt); burn(n); return h; }`,
    ],
    [
      'a transaction that functions begin and end',
      `${DB} const begin = () => db.exec('BEGIN'); const commit = () => db.exec('COMMIT'); async function add(n, p) { begin(); const h = |f(p); save(n, h); commit(); }`,
    ],
    [
      'marks of one name that are cleared afterwards',
      "async function login(p) { performance.mark('a'); const h = |f(p); performance.measure('key', 'a'); performance.clearMarks(); return h; }",
    ],
    [
      'the same, prepared',
      `${DB} const b = db.prepare('BEGIN IMMEDIATE'); const c = db.prepare('COMMIT'); const begin = () => b.run(); const commit = () => c.run(); async function add(n, p) { begin(); const h = |f(p); save(n, h); commit(); }`,
    ],
    [
      'the row that was stored last, by the text of a statement',
      `${DB} const addUser = (n) => db.prepare('insert into users (n) values (?)').run(n); const addKey = (h) => db.prepare('insert into keys values (last_insert_rowid(), ?)').run(h); async function add(n, p) { addUser(n); addKey(|f(p)); }`,
    ],
    [
      'by statements that are prepared once',
      `${DB} const user = db.prepare('insert into users (n) values (?)'); const key = db.prepare('insert into keys values (last_insert_rowid(), ?)'); const addUser = (n) => user.run(n); const addKey = (h) => key.run(h); async function add(n, p) { addUser(n); addKey(|f(p)); }`,
    ],
    [
      'rows of a database that functions are given',
      "const codeOf = (db, c) => db.get('select * from codes where c = ?', c); const burn = (db, c) => db.run('delete from codes where c = ?', c); exports.redeem = async (db, c, p) => { if (!codeOf(db, c)) return; const h = |f(p); burn(db, c); return h; }",
    ],
    [
      'by texts that are put together',
      'const codeOf = (db, c) => db.get(`select * from ${table} where c = ?`, c); const burn = (db, c) => db.run(`delete from ${table} where c = ?`, c); exports.redeem = async (db, c, p) => { if (!codeOf(db, c)) return; const h = |f(p); burn(db, c); return h; }',
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(true));

  test('through functions of another file', () => {
    const files = {
      'a.js': "const c = require('./c'); function login(ip, p) { if (c.isLocked(ip)) return; |f(p); c.note(ip); }",
      'c.js': `${FAILS} exports.isLocked = (ip) => fails.value(ip) > 5; exports.note = (ip) => fails.bump(ip);`,
    };
    expect(isUpdated(files)).toBe(true);
  });
});

const FS = "const fs = require('node:fs'); const path = require('path'); const file = path.join(__dirname, 'db.json');";
const LOAD = `${FS} const load = () => JSON.parse(fs.readFileSync(file, 'utf8'));`;
const SAVE = 'const save = (db) => fs.writeFileSync(file, JSON.stringify(db));';

describe('a file that holds all data, by functions that read and write it', () => {
  test.each([
    ['of any names', `${LOAD} ${SAVE} function add(n, p) { const db = load(); db.push(|f(p)); save(db); }`],
    [
      'of a class',
      `${FS} class Db { #file = file; load() { return fs.readFileSync(this.#file); } keep(db) { fs.writeFileSync(this.#file, db); } } const it = new Db(); function add(n, p) { const db = it.load(); const key = |f(p); it.keep(db + key); }`,
    ],
    [
      'given its name',
      `${FS} const read = (f) => JSON.parse(fs.readFileSync(f)); const put = (f, all) => fs.writeFileSync(f, JSON.stringify(all)); function add(n, p) { const all = read(file); all.push(|f(p)); put(file, all); }`,
    ],
    [
      'replaced by another',
      `${LOAD} const save = (db) => { fs.writeFileSync(file + '.tmp', db); fs.renameSync(file + '.tmp', file); }; function add(n, p) { const db = load(); db.push(|f(p)); save(db); }`,
    ],
    [
      'of its own for each',
      "const { existsSync, writeFileSync } = require('fs'); const known = (n) => existsSync(`users/${n}.json`); const put = (n, key) => writeFileSync(`users/${n}.json`, key); function add(n, p) { if (known(n)) return; put(n, |f(p)); }",
    ],
    [
      'by a package',
      "const fs = require('fs-extra'); const load = () => fs.readJsonSync('db.json'); const save = (db) => fs.outputJsonSync('db.json', db); function add(n, p) { const db = load(); db.push(|f(p)); save(db); }",
    ],
    ...[
      "const db = read('users.json'); db.push(|f(p)); fs.writeFileSync('./users.json', db);",
      "const db = fs.readFileSync('users.json'); const key = |f(p); put('users.json', db + key);",
      "if (has('users.json')) return; const key = |f(p); fs.appendFileSync('users.json', key);",
      "const db = read(); db.push(|f(p)); fs.writeFileSync('users.json', db);",
      'const db = load(); db.push(|f(p)); fs.writeFileSync(`users.json`, db);',
    ].map((body) => [
      `named in one place, and given in another: ${body}`,
      `const fs = require('fs'); const read = (file = 'users.json') => JSON.parse(fs.readFileSync(file)); const put = (file, db) => fs.writeFileSync(file, db); const has = (file) => exists(file); const exists = (file) => fs.existsSync(file); const load = () => read('users.json'); function add(n, p) { ${body} }`,
    ]),
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(true));

  test.each([
    [
      'another one',
      `${LOAD} const save = (db) => fs.writeFileSync('out.json', db); function add(n, p) { const db = load(); save(|f(p)); }`,
    ],
    [
      'read after it',
      `${LOAD} ${SAVE} function add(n, p) { const key = |f(p); const db = load(); db.push(key); save(db); }`,
    ],
    [
      'another one that is given',
      "const fs = require('fs'); const read = (file) => fs.readFileSync(file); function add(n, p) { const page = read('page.html'); const key = |f(p); fs.writeFileSync('users.json', page + key); }",
    ],
    ['both read', `${LOAD} function show(n, p) { const db = load(); const key = |f(p); return [db, key, load()]; }`],
    [
      'both added to',
      `${FS} const note = (line) => fs.appendFileSync(file, line); function add(n, p) { note(n); const key = |f(p); note(key); }`,
    ],
    [
      'already changed meanwhile',
      `const fs = require('node:fs/promises'); const load = () => fs.readFile('db.json'); const save = (db) => fs.writeFile('db.json', db); async function add(n, p) { const db = await load(); db.push(|f(p)); await save(db); }`,
    ],
  ])('not %s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});

describe("a method of the program's that has the same name hides nothing", () => {
  const OWN = 'class Job { run() {} get() {} del() {} prepare() {} }';
  test.each([
    [
      'of a statement',
      `${DB} const find = db.prepare('select * from codes where c = ?'); const drop = db.prepare('delete from codes where c = ?'); const codeOf = (c) => find.get(c); const burn = (c) => drop.run(c); async function redeem(c, p) { if (!codeOf(c)) return; const h = |f(p); burn(c); return h; }`,
    ],
    [
      'of one that is prepared there',
      `${DB} const codeOf = (c) => db.prepare('select * from codes where c = ?').get(c); const burn = (c) => db.prepare('delete from codes where c = ?').run(c); async function redeem(c, p) { if (!codeOf(c)) return; const h = |f(p); burn(c); return h; }`,
    ],
    [
      'of a text',
      "const codeOf = (db, c) => db.get('select * from codes where c = ?', c); const burn = (db, c) => db.run('delete from codes where c = ?', c); exports.redeem = async (db, c, p) => { if (!codeOf(db, c)) return; const h = |f(p); burn(db, c); return h; }",
    ],
    [
      'of what a package made',
      `${CODES} const codeOf = (c) => codes.get(c); const burn = (c) => codes.del(c); async function redeem(c, p) { if (!codeOf(c)) return; const h = |f(p); burn(c); return h; }`,
    ],
    [
      'of what a package exports',
      "const Store = require('some-store'); const codes = new Store(); const codeOf = (c) => codes.get(c); const burn = (c) => codes.del(c); async function redeem(c, p) { if (!codeOf(c)) return; const h = |f(p); burn(c); return h; }",
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': `${OWN} ${text}` })).toBe(true));

  test("of an object that may be the program's own, its methods tell", () =>
    expect(
      isUpdated({
        'a.js': `class Codes { get(c) { return c; } del(c) { return c; } } exports.redeem = async (codes, c, p) => { if (!codes.get(c)) return; const h = |f(p); note(codes.del(c)); return h; }; const note = (x) => x;`,
      }),
    ).toBe(false));
});

describe('nothing changes', () => {
  test.each([
    [
      'it is printed',
      "const log = require('pino')(); function a(p) { log.info('a'); const k = |f(p); log.info('b'); return k; }",
    ],
    ['it is counted on both sides', `${FAILS} function a(p) { fails.inc(); const k = |f(p); fails.inc(); return k; }`],
    ['it is only read', `${CODES} function a(p) { if (!codes.get(p)) return; |f(p); return codes.get(p); }`],
    ['others are asked', `${CODES} ${FAILS} function a(p) { if (!codes.get(p)) return; |f(p); fails.bump(p); }`],
    [
      'others were let in before',
      `${CODES} async function a(p) { if (!codes.get(p)) return; await fetch(p); |f(p); codes.touch(p); }`,
    ],
    [
      'rows are only read, or only stored',
      `${DB} const userOf = (n) => db.prepare('select * from users').get(n); const add = (n) => db.prepare('insert into log').run(n); async function login(n, p) { const user = userOf(n); const h = |f(p); return [user, h, userOf(n)]; }`,
    ],
    [
      'a statement marks what it looks up at once',
      `${DB} const take = (c) => db.prepare('delete from codes where c = ? returning c').get(c); const add = (n, h) => db.prepare('insert into users').run(n, h); async function redeem(c, p) { if (!take(c)) return; add(c, |f(p)); }`,
    ],
    [
      'rows of one table are read, and those of another are stored',
      `${DB} const userOf = (n) => db.prepare('select * from users where n = ?').get(n); const open = (n) => db.prepare(\`insert into sessions values (?)\`).run(n); async function login(n, p) { const user = userOf(n); if (same(|f(p, user.salt), user.hash)) open(n); }`,
    ],
    [
      'so are those of a query builder',
      `${KNEX} const userOf = (n) => knex('users').where({ n }).first(); const open = (n) => knex('sessions').insert({ n }); async function login(n, p) { const user = await userOf(n); if (same(|f(p, user.salt), user.hash)) await open(n); }`,
    ],
    [
      'a query builder asks another process',
      `${KNEX.replace('better-sqlite3', 'pg')} async function redeem(c, p) { const row = await knex('codes').where({ c }).first(); if (!row) return; const h = |f(p); await knex('codes').where({ c }).del(); return h; }`,
    ],
    [
      'it is a hash to which text is added',
      `const { createHash } = require('node:crypto'); const { blake2b } = require('some-store'); ${DB} async function login(n, p) { const user = db.prepare('select 1').get(n); const k = |f(p); return [user, createHash('md5').update(k).digest(), blake2b(32).update(k)]; }`,
    ],
    [
      'rows of a given database are of another table',
      "const userOf = (db, n) => db.get('select * from users where n = ?', n); const open = (db, n) => db.run('insert into sessions values (?)', n); exports.login = async (db, n, p) => { const user = userOf(db, n); if (same(|f(p, user.salt), user.hash)) open(db, n); }",
    ],
    [
      'a transaction begins and ends after it',
      `${DB} const user = db.prepare('select n from users where n = ?'); const key = db.prepare('insert into keys values (?, ?)'); const keep = (n, h) => { db.exec('BEGIN'); key.run(n, h); db.exec('COMMIT'); }; async function add(n, p) { if (!user.get(n)) return; keep(n, |f(p)); }`,
    ],
    [
      'a time is measured',
      "async function login(p) { performance.mark('a'); const h = |f(p); performance.measure('key', 'a'); console.log(performance.now()); return h; }",
    ],
    ...['', '{ path: tenant }', '{ override: false }'].map((options) => [
      `a file of the environment replaces nothing that is there: ${options}`,
      `const dotenv = require('dotenv'); function a(tenant, p) { dotenv.config(${options}); return [|f(p), process.env.KEY]; }`,
    ]),
    ["it is the function's own", 'function a(p) { const s = new Store(); if (!s.value(p)) return; |f(p); s.bump(p); }'],
    [
      'it is text or a list',
      "const NAMES = ['a', 'b']; const LINE = 'a-b'; function a(p) { if (!NAMES.includes(p)) return; |f(p); return NAMES.toSorted().concat(LINE.split('-')); }",
    ],
    [
      'functions of a package',
      "const m = require('moment'); function a(p) { const at = m(0); |f(p); return m(at).format(); }",
    ],
    [
      'what a package has is set after it',
      "const axios = require('some-store'); function send(user, p) { const k = |f(p); axios.defaults.headers.user = user; return axios.post(url, k); }",
    ],
    [
      "what it has made is the function's own",
      "const axios = require('some-store'); function send(user, p) { const api = axios.create(); api.defaults.user = user; const k = |f(p); return api.post(url, k); }",
    ],
    [
      'the context of what it calls',
      'const als = new AsyncLocalStorage(); app.use((req, res, next) => { |f(req.p); als.enterWith(req); next(); });',
    ],
    [
      'a context that is entered after others were let in',
      'const als = new AsyncLocalStorage(); async function a(p) { await g(); |f(p); als.enterWith(p); }',
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});

describe('numbers in a row, by a function of a package', () => {
  const MAKES = "const ulid = require('ulid').monotonicFactory();";
  const two = (/** @type {string} */ id) =>
    `async function add(p) { const id = ${id}; save(id, |f(p)); return ${id}; }`;
  test.each([
    ['that another makes', { 'a.js': `${MAKES} ${two('ulid()')}` }],
    ['of the package itself', { 'a.js': `const _ = require('lodash'); ${two('_.uniqueId()')}` }],
    ['from a seed', { 'a.js': `const random = require('seedrandom')('seed'); ${two('random()')}` }],
    [
      'that another file exports',
      { 'a.js': `const { ulid } = require('./b'); ${two('ulid()')}`, 'b.js': `${MAKES} exports.ulid = ulid;` },
    ],
    ['through a function', { 'a.js': `${MAKES} const next = (kind) => kind + ulid(); ${two("next('a')")}` }],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(true));

  test.each([
    ['only one is taken', `${MAKES} async function add(p) { const id = ulid(); save(id, |f(p)); }`],
    ['none follows another', `const { ulid } = require('ulid'); ${two('ulid()')}`],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});
