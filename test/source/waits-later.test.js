/** What nobody waits for yet when it fails ends the process: an edit that awaits must not make that moment last. */
import { openScript } from '../../src/source/script.js';

/** @param {string} source with `|` at the position of a call, as V8 gives it */
const waitsLater = (source) => openScript(source.replace('|', '')).callAt(source.indexOf('|')).syntax.listensLater;

describe('what fails meanwhile would end the process', () => {
  test.each([
    'async (req, res) => { const plan = load(req); const key = |f(); res.json({ plan: await plan, key }); }',
    'async (req, res) => { const plan = load(req); const key = |f(); try { await plan; } catch { res.end(key); } }',
    'async (req) => { let plan = db.plans.of(req); if (a) { const key = |f(); await g(key, await plan); } }',
    '(req, res) => { const plan = load(req); const key = |f(); plan.then((a) => res.send(a), () => res.end(key)); }',
    'async (req) => { const plan = load(req); const key = |f(); return await plan.catch(() => null); }',
    'async (req) => { const plan = load(req); return Promise.all([plan, |f()]); }',
    'async (req) => { const plan = load(req); const key = |f(); return Promise.all([plan, g(key)]); }',
    'async (req) => { const plans = req.ids.map(load); const key = |f(); for (const plan of await Promise.all(plans)) g(plan, key); }',
    'async (req) => { const plan = req.id ? load(req.id) : null; const key = |f(); return [key, await plan]; }',
    'async (req) => { const plan = load(req).then(g); const key = |f(); await plan; }',
    'async (plan) => { const key = |f(); return [key, await plan]; }',
    'all.reduce(async (sum, each) => { const key = |f(each); return Buffer.concat([await sum, key]); }, none)',
    'async (req) => { const loading = new Loading(req); const key = |f(); await loading; }',
  ])('a promise: %s', (source) => expect(waitsLater(source)).toBe(true));

  test.each([
    'import fs from "fs"; async (req, res) => { const file = fs.createReadStream(a); const key = |f(); await pipeline(file, res); }',
    'import { createReadStream } from "fs"; (req, res) => { const file = createReadStream(a); res.set(|f()); file.pipe(res); }',
    'import fs from "fs"; async (req) => { const out = fs.createWriteStream(a); const key = |f(); req.pipe(out); }',
  ])('a stream: %s', (source) => expect(waitsLater(source)).toBe(true));
});

describe('somebody waits already, or nothing runs meanwhile', () => {
  test.each([
    'async (req) => { const plan = await load(req); const key = |f(); await save(plan, key); }',
    'async (req) => { const plan = load(req); await plan; const key = |f(); return [key, await plan]; }',
    'async (req) => { const plan = load(req); plan.catch(() => {}); const key = |f(); return [key, await plan]; }',
    'async (req) => { const plan = load(req).catch(() => null); const key = |f(); return [key, await plan]; }',
    'async (req) => { const plan = Promise.allSettled(req.ids.map(load)); const key = |f(); return [key, await plan]; }',
    'async (req) => { const key = |f(); const plan = load(req); return [key, await plan]; }',
    'async (req) => { const user = find(req); const key = |f(); await user.save(key); }',
    'async (req) => { const users = find(req); const key = |f(); await Promise.all(users.map(save)); }',
    'async (req) => { const plan = load(req); const key = |f(); return async () => { await plan; }; }',
    'async (req) => { const name = "a"; const key = |f(); await name; }',
    'const ready = init(); app.get("/", async (req) => { const key = |f(); await ready; });',
    'async (users) => { const key = |f(); await users.save(key); }',
    'async (next) => { |f(); await next(); }',
    'import fs from "fs"; (req, res) => { const file = fs.createReadStream(a); file.on("error", g); const key = |f(); file.pipe(res); }',
    'import fs from "fs"; (req, res) => { const key = |f(); const file = fs.createReadStream(a); file.pipe(res); }',
    'import fs from "fs"; (req, res) => { const file = fs.createReadStream(a); file.pipe(res); const key = |f(); }',
  ])('%s', (source) => expect(waitsLater(source)).toBe(false));
});
