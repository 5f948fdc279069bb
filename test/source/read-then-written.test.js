import { openScript } from '../../src/source/script.js';

/** @param {string} source with `|` at the position of the call, as V8 gives it */
const isUpdated = (source) => openScript(source.replace('|', '')).callAt(source.indexOf('|')).syntax.isUpdated;

describe('others may write what was read before the call', () => {
  test.each([
    'sum += |f()',
    'sum += g(|f()[0])',
    'sum = sum + |f()',
    'function a() { total = total + |f(); }',
    'function a() { total += |f(); }',
    'function a() { this.n = g(this.n, |f()); }',
    'class A { #n = 0; a() { this.#n += |f(); } }',
    'function a() { const n = total; const hash = |f(); total = n + 1; }',
    'async function a() { const n = total; const hash = |f(); total = n + 1; }',
    'function a(user) { user.count = user.count + |f(); }',
    'function a() { state.list = [...state.list, |f()]; }',
    'function a(name) { if (users.has(name)) return; users.set(name, |f()); }',
    'function a(name) { if (users[name]) return; users[name] = |f(); }',
    'function a(name) { if (name in users) return; users[name] = |f(); }',
    'function a(name) { if (users.find((user) => user.name === name)) return; users.push({ name, hash: |f() }); }',
    'function a() { sums.set(key, sums.get(key) + |f()); }',
    'function a(user) { Object.assign(user, { n: user.n + |f() }); }',
    'function a() { if (busy) return; |f(); busy = true; }',
    'function a() { if (left > 0) { |f(); left--; } }',
    'function a() { let n = 0; each(() => { n += 1; }); n += |f(); }',
    'function a(users, name) { if (users[name].hash) return; users[name].hash = |f(); }',
    'const a = () => (made ??= |f());',
    // Requests of one session, or for one account, share what they lead to.
    'app.post("/", (req, res) => { if (req.session.tries >= 3) return res.end(); |f(req.body.p); req.session.tries += 1; })',
    'app.post("/", async (req, res) => { if (req.account.credit <= 0) return; |f(req.body.p); req.account.credit--; })',
    'app.post("/", (req, res) => { if (res.locals.account.credit <= 0) return; |f(req.body.p); res.locals.account.credit--; })',
    'app.post("/", (req, res) => { if (!req.session.nonces.has(req.body.n)) return; |f(req.body.p); req.session.nonces.delete(req.body.n); })',
    'app.post("/", (req, res) => { if (req.app.locals.nonces.has(1)) return; |f(req.body.p); req.app.locals.nonces.add(1); })',
    'router.post("/", (ctx) => { if (ctx.state.user.left === 0) return; |f(ctx.request.body.p); ctx.state.user.left--; })',
    'app.post("/", (req, res) => { const job = { account: accounts.get(1), ip: req.ip }; if (job.account.credit <= 0) return; |f(job.ip); job.account.credit--; })',
    'function a(id) { const account = accounts[id]; const { coupon } = account; if (coupon <= 0) return; |f(); Object.assign(account, { coupon: coupon - 1 }); }',
    'function a(id, res) { frame.writeUInt32BE(id, 0); const k = |f(id); k.copy(frame, 4); res.end(frame.toString("hex")); }',
    'const options = {}; function a(user, p) { options.user = user; const k = |f(p); return send(options, k); }',
    // They may also write what was written before it, and is read behind it.
    'function a(user) { current = user; |f(); log(current); }',
    'class A { a(p) { this.p = p; const k = |f(); return g(this.p, k); } }',
    'function a(x) { queue.push(x); |f(); return queue.length; }',
    'function a(x) { ({ tenant: current.tenant } = x); |f(); log(current.tenant); }',
    'function a(x) { ({ a: { tenant: this.tenant = none }, ...this.rest } = x); |f(); log(this.rest); }',
    'function a(x) { [state.a, [state.b]] = x; |f(); log(state.b); }',
    'function a() { const [one] = state.list; |f(); [state.list, state.next] = [state.next, one]; }',
    'function a(x) { for (state.user of x) |f(state.user); log(state.user); }',
    'function a(x) { Reflect.set(state, "user", x); |f(); log(state.user); }',
    'function a(x) { Object.defineProperty(state, "user", { value: x }); |f(); log(state.user); }',
    'async function a() { open++; const k = |f(); return [k, open]; }',
    // They may see, or write between, what is written before it and behind it.
    'function a(user, p) { user.salt = make(); user.hash = |f(p, user.salt); }',
    'async function a(user, p) { const salt = make(); user.salt = salt; user.hash = |f(p, salt); }',
    'app.post("/", (req, res) => { const user = users.get(1); user.salt = make(); user.hash = |f(req.body.p, user.salt); })',
    'function a(user, p) { user.salt = make(); Object.assign(user, { hash: |f(p) }); }',
    'function a(map, p) { map.set("salt", make()); map.set("hash", |f(p)); }',
    'function a(p) { state = {}; const k = |f(p); state.k = k; }',
    'function a(p) { this.isLocked = true; try { return |f(p); } finally { this.isLocked = false; } }',
    'function a(p) { current = p; |f(p); current = null; }',
    'async function a(out, p) { out.push(1); const k = |f(p); out.push(k); }',
    'async function a(p) { this.socket.write(head); const k = |f(p); this.socket.write(k); }',
  ])('%s', (source) => expect(isUpdated(source)).toBe(true));
});

describe('nobody else does', () => {
  test.each([
    'sum = |f()',
    'a[|f()] = 1',
    'a += g(async () => { b(|f()); })',
    'function a() { let sum = 0; for (const each of list) sum += |f(each); return sum; }',
    'function a() { const out = { n: 0 }; for (const each of list) out.n += |f(each); return out; }',
    'function a(password) { return { ...user, hash: |f(password) }; }',
    'function a(user, password) { if (!user) return; user.hash = |f(password, user.salt); }',
    'function a(password) { answers.push(|f(password)); }',
    'function a(password) { users.set(name, |f(password)); }',
    'function a(user) { Object.assign(user, { hash: |f() }); }',
    'function a() { total += 1; |f(); }',
    'function a(p) { const salt = make(); const k = |f(p, salt); return { k, salt }; }',
    'app.post("/", (req, res) => { req.user = find(); const k = |f(); res.end(req.user.name); })',
    'function a() { |f(); total += 1; }',
    'function a(name) { const user = users.get(name); return |f(user.salt) === user.hash; }',
    'app.post("/", (req, res) => { if (res.locals.a) return; res.set("a", |f(req.body)); })',
    'function a() { const list = new Map(); if (!list.has(1)) list.set(1, |f()); return list; }',
    'function a({ n }, ...rest) { n += |f(rest); }',
    'function a() { const hash = |f(); const key = hash; }',
    'function a(user) { user.salt = make(); |f(); }',
    'function a() { stats.calls++; const k = |f(); stats.done++; return k; }',
    'function a() { user.seen = 1; const k = |f(); account.hash = k; }',
    'function a(p) { const user = {}; user.salt = make(); user.hash = |f(p); return user; }',
    'function a(p) { const user = new User(); user.salt = make(); user.hash = |f(p); return user; }',
    'app.post("/", (req, res) => { res.write(head); const k = |f(req.body.p); res.write(k); })',
    'app.post("/", (req, res) => { req.session.a = 1; req.session.key = |f(req.body.p); })',
    'app.post("/", (req, res) => { if (!req.user.isKnown) return; req.user.key = |f(req.body.p); })',
    'app.post("/", (req, res) => { if (req.body.p.length < 8) return; req.body.key = |f(req.body.p); req.body.p = ""; })',
    'app.post("/", (req, res) => { if (!res.locals.key) { res.locals.key = |f(req.body.p); } res.end(res.locals.key); })',
    'app.post("/", (ctx) => { if (ctx.request.body.p === "") return; ctx.request.body = |f(ctx.request.body.p); })',
    'function a(p) { const job = { keys: [], n: 0 }; if (job.n > 0) return; job.keys.push(|f(p)); job.n += 1; return job; }',
    'function a(p) { const { n } = settings; const k = |f(p, n); stats.n = k; }',
    'function a(p) { this.socket.write(head); const k = |f(p); return this.socket.remotePort; }',
  ])('%s', (source) => expect(isUpdated(source)).toBe(false));
});

describe('functions look something up before the call and store it after the call', () => {
  test.each([
    'function a(name) { if (users.exists(name)) return; const hash = |f(); users.save({ name, hash }); }',
    'async function a(name) { if (this.users.findByName(name)) throw e; await this.users.create({ hash: |f() }); }',
    'class A { #rows; a(name) { const user = this.#rows.find(name); if (!user) this.#rows.insert(|f()); } }',
    'class A { a(name) { if (this.isTaken(name)) return; this.register(name, |f()); } }',
    'import * as users from "./users.js"; const a = (name) => { if (users.find(name)) return; users.add(|f()); };',
    'import { findUser, create } from "./users.js"; const a = (name) => { if (!findUser(name)) create(|f()); };',
    'function a(name) { if (userExists(name)) return null; return saveUser(name, |f()); }',
    'import { existsSync, writeFileSync } from "fs"; const a = (file) => { if (!existsSync(file)) writeFileSync(file, |f()); };',
    'function a(code) { if (!codes.isValid(code)) return; const key = |f(); codes.consume(code); return key; }',
    'async function a(name) { if (users.exists(name)) return; const hash = |f(); await users.save({ name, hash }); }',
    'function a() { if (!this.lock.tryAcquire()) return 423; try { return |f(); } finally { this.lock.release(); } }',
    'function a() { gate.lock(); const hash = |f(); gate.unlock(); return hash; }',
  ])('%s', (source) => expect(isUpdated(source)).toBe(true));

  test.each([
    'async function a(name) { if (await users.exists(name)) return; const hash = |f(); await users.save({ name, hash }); }',
    'async function a(name) { if (users.exists(name)) return; const hash = |f(); await log(); users.save({ name, hash }); }',
    'function a(name) { const user = users.find(name); return |f(user.salt) === user.hash && sessions.create(user); }',
    'import crypto from "crypto"; function a() { const ok = crypto.checkPrimeSync(2n); |f(); return crypto.createHash("md5"); }',
    'function a(name) { const store = new Map(); if (store.find(name)) return; const hash = |f(); store.save(hash); }',
    'function a(req, res) { if (req.session.get("a")) return; const hash = |f(); req.session.save(hash); }',
    'function a(name) { const salt = saltOf(name); const key = |f(salt); return createToken(key); }',
    'async function a() { await lock.acquire(); try { return |f(); } finally { lock.release(); } }',
    'function a() { const hash = |f(); lock.release(); return hash; }',
    'function a(name) { users.save(name); const key = |f(); return users.find(key); }',
  ])('but not in %s', (source) => expect(isUpdated(source)).toBe(false));
});

test('a chain of thousands of properties is followed as far as anybody writes one', () => {
  const chain = `state${'.a'.repeat(20_000)}`;
  expect(isUpdated(`function a() { const n = ${chain}; |f(); ${chain} = n; }`)).toBe(true);
  expect(isUpdated(`function a() { const n = ${chain}; |f(); }`)).toBe(false);
});
