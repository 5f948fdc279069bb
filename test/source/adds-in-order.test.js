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
])('in order: %s', (source) => expect(syntaxIn(source).isUpdated).toBe(true));

test.each([
  'Promise.all(rows.map(async (row) => { const h = |f(row); return { row, h }; }));',
  'const lines = []; Promise.all(rows.map(async (row) => { const more = await g(row); lines.push(|f(more)); }));',
  'const lines = []; async function all(rows) { for (const row of rows) lines.push(|f(row)); }',
  'rows.map(async (row) => { const parts = []; parts.push(|f(row)); return parts.join(); });',
  'rows.map(async (row) => { row.hashes.push(|f(row)); });',
  'const out = []; function next() { out.push(|f(1)); if (left()) setImmediate(next); } next();',
  'const out = []; setTimeout(() => { out.push(|f(1)); }, 9);',
  'const out = []; app.post("/a", async (req, res) => { const h = |f(req); out.push(h); });',
])('in no order: %s', (source) => expect(syntaxIn(source).isUpdated).toBe(false));
