/** What goes on from where it was, and what a loop reads again in each round. */
import { isUpdated } from '../../support/awaited-call.js';

const WORD = 'const WORD = /\\w+/g;';

describe('others may get in between', () => {
  test.each([
    ['a regular expression in a loop', `${WORD} function a(t) { let m; while ((m = WORD.exec(t))) out(|f(m[0])); }`],
    [
      'one that is used on both sides',
      `${WORD} function a(t) { WORD.lastIndex = 0; const m = WORD.exec(t); |f(m); return WORD.exec(t); }`,
    ],
    [
      'one that is set back',
      'const IS = new RegExp("^a", "y"); function a(t) { const is = IS.test(t); |f(t); IS.lastIndex = 0; return is; }',
    ],
    [
      'one in methods',
      `${WORD} class Lexer { next() { return WORD.exec(this.text); } } function a(lexer) { const one = lexer.next(); |f(one); return lexer.next(); }`,
    ],
    [
      'an iterator',
      'const jobs = list.values(); function a() { for (let j = jobs.next(); !j.done; j = jobs.next()) |f(j.value); }',
    ],
    [
      'a collection that others add to',
      'const users = new Map(); const add = (n, u) => users.set(n, u); function all() { const rows = []; for (const [n, u] of users) rows.push([n, |f(u)]); return rows; }',
    ],
    [
      'its keys',
      'const users = new Map(); const drop = (n) => users.delete(n); function all() { const rows = []; for (const n of users.keys()) rows.push(|f(n)); return rows; }',
    ],
    [
      'a list with a counter',
      'const jobs = []; const add = (j) => jobs.push(j); function all() { const rows = []; for (let i = 0; i < jobs.length; i++) rows.push(|f(i)); return rows; }',
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(true));
});

describe('nobody does', () => {
  test.each([
    [
      'a regular expression that begins anew',
      'const IS = /^a/; function a(t) { if (!IS.test(t)) return; |f(t); return IS.exec(t); }',
    ],
    ["the function's own", 'function a(t) { const re = /a/g; let m; while ((m = re.exec(t))) out(|f(m[0])); }'],
    ['one that is used before', `${WORD} function a(t) { const m = WORD.exec(t); return |f(m); }`],
    [
      'a list that stays as it is',
      'const KEYS = [1, 2]; function a(t) { for (const key of KEYS) if (|f(key) === t) return key; }',
    ],
    [
      'a copy',
      'const users = new Map(); const add = (n, u) => users.set(n, u); function all() { const rows = []; for (const u of [...users.values()]) rows.push(|f(u)); return rows; }',
    ],
    [
      'a list that is filled while the file is loaded',
      'const users = []; for (const n of names) users.push(n); function all() { const rows = []; for (const u of users) rows.push(|f(u)); return rows; }',
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});

describe('what the program gives a loop its items with', () => {
  test.each([
    [
      'a class that is iterated',
      'class Registry { #rows = new Map(); enrol(n) { this.#rows.set(n, n); } *[Symbol.iterator]() { yield* this.#rows.values(); } } const registry = new Registry(); function all() { for (const n of registry) out(|f(n)); }',
    ],
    [
      'one that returns an iterator',
      'class Registry { #rows = new Map(); enrol(n) { this.#rows.set(n, n); } [Symbol.iterator]() { return this.#rows.values(); } } const registry = new Registry(); function all() { for (const n of registry) out(|f(n)); }',
    ],
    [
      'a generator',
      'class Registry { #rows = new Map(); enrol(n) { this.#rows.set(n, n); } *active() { for (const n of this.#rows.values()) yield n; } } const registry = new Registry(); function all() { for (const n of registry.active()) out(|f(n)); }',
    ],
    [
      'a getter',
      'class Registry { #rows = new Map(); enrol(n) { this.#rows.set(n, n); } get rows() { return this.#rows.values(); } } const registry = new Registry(); function all() { for (const n of registry.rows) out(|f(n)); }',
    ],
    [
      'a collection that is returned',
      'class Registry { #rows = new Map(); enrol(n) { this.#rows.set(n, n); } rows() { return this.#rows; } } const registry = new Registry(); function all() { for (const n of registry.rows()) out(|f(n)); }',
    ],
    [
      'a generator that empties a queue',
      'const queue = []; const add = (n) => queue.push(n); function* pending() { while (queue.length > 0) yield queue.shift(); } function all() { for (const n of pending()) out(|f(n)); }',
    ],
    [
      "an iterator's filter",
      'const jobs = []; const add = (n) => jobs.push(n); function all() { for (const n of jobs.values().filter(Boolean)) out(|f(n)); }',
    ],
  ])('%s', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(true));

  test.each([
    [
      'a copy',
      'class Registry { #rows = new Map(); enrol(n) { this.#rows.set(n, n); } rows() { return [...this.#rows.values()]; } } const registry = new Registry(); function all() { for (const n of registry.rows()) out(|f(n)); }',
    ],
    [
      'a generator that reads nothing of others',
      'function* upTo(n) { for (let i = 0; i < n; i++) yield i; } function all(n) { for (const i of upTo(n)) out(|f(i)); }',
    ],
    [
      'a list of the function, beside a class that is iterated',
      'class Registry { #rows = []; enrol(n) { this.#rows.push(n); } *[Symbol.iterator]() { yield* this.#rows; } } function all(list) { const rows = list.filter(Boolean); for (const n of rows) out(|f(n)); }',
    ],
  ])('%s does not change', (_title, text) => expect(isUpdated({ 'a.js': text })).toBe(false));
});
