/** Once callbacks wait, they add to a list in the order in which they end. */
import { syntaxIn } from '../support/call-syntax.js';

test.each([
  'const lines = []; Promise.all(rows.map(async (row) => { const h = |f(row); lines.push(h); }));',
  'const seen = new Map(); async function all(rows) { await Promise.all(rows.map(async (row) => seen.set(row.id, |f(row)))); }',
  'const out = []; for (const row of rows) setImmediate(() => { const h = |f(row); out.push(h); });',
  'const out = []; rows.forEach((row) => process.nextTick(() => { const h = |f(row); out.push(h); }));',
  'class A { #out = []; run(rows) { rows.forEach(async (row) => { this.#out.push(|f(row)); }); } }',
  'const out = []; async function add(row) { const h = |f(row); out.push(h); } const all = () => Promise.all(rows.map(add));',
  'rows.map(async (row) => { const list = lists[row.kind]; list.push(|f(row)); });',
  'let id = 0; rows.map(async (row) => { const h = |f(row); return { id: ++id, h }; });',
  'function all(socket, rows) { return Promise.all(rows.map(async (row) => { socket.send(|f(row)); })); }',
  'const out = []; pMap(rows, async (row) => { out.push(|f(row)); }, { concurrency: 4 });',
  'const out = []; async function all(rows) { await async.eachLimit(rows, 4, async (row) => { out.push(|f(row)); }); }',
  'const out = []; const all = () => Promise.all(rows.map((row) => limit(async () => { out.push(|f(row)); })));',
  'const out = []; function all(rows) { for (const row of rows) queue.add(async () => { out.push(|f(row)); }); }',
  // Names of an object have an order, too: that in which they were set.
  'const out = {}; rows.map(async (row) => { out[row.name] = |f(row); });',
  'const out = {}; async function add(row) { out[row.name] = |f(row); } const all = () => Promise.all(rows.map(add));',
  'let text = ""; rows.map(async (row) => { const h = |f(row); text += h; });',
  'let first; rows.map(async (row) => { const h = |f(row); first ??= h; });',
  'let last; rows.map(async (row) => { last = |f(row); });',
  'class A { run(rows) { return Promise.all(rows.map(async (row) => { this.last = |f(row); })); } }',
])('in order: %s', (source) => expect(syntaxIn(source).isUpdated).toBe(true));

test.each([
  'Promise.all(rows.map(async (row) => { const h = |f(row); return { row, h }; }));',
  'const lines = []; Promise.all(rows.map(async (row) => { const more = await g(row); lines.push(|f(more)); }));',
  'const lines = []; async function all(rows) { for (const row of rows) lines.push(|f(row)); }',
  'rows.map(async (row) => { const parts = []; parts.push(|f(row)); return parts.join(); });',
  'rows.map(async (row) => { row.hashes.push(|f(row)); });',
  'rows.map(async (row) => { row.hash = |f(row); });',
  'rows.map(async (row) => { const user = users[row.id]; user.hash = |f(row); });',
  'rows.map(async (row) => { let h; h = |f(row); return h; });',
  'const out = []; rows.map(async (row) => { out[row.id] = |f(row); });',
  'const out = {}; rows.map(async (row, index) => { out[index] = |f(row); });',
  'const out = []; async function all(rows) { for (const row of rows) await lock.run(async () => { out.push(|f(row)); }); }',
  'const out = []; async function all(rows) { await async.eachSeries(rows, async (row) => { out.push(|f(row)); }); }',
  'const out = []; for (const row of rows) app.post(row, async (req, res) => { out.push(|f(row)); });',
  'let isWrong = false; rows.map(async (row) => { const h = |f(row); if (!h) isWrong = true; });',
  'let size = 0; rows.map(async (row) => { const h = |f(row); size += h.length; });',
  'let count = 0; rows.map(async (row) => { const h = |f(row); if (h) count++; });',
  'const out = []; function next() { out.push(|f(1)); if (left()) setImmediate(next); } next();',
  'const out = []; setTimeout(() => { out.push(|f(1)); }, 9);',
  'const out = []; app.post("/a", async (req, res) => { const h = |f(req); out.push(h); });',
])('in no order: %s', (source) => expect(syntaxIn(source).isUpdated).toBe(false));
