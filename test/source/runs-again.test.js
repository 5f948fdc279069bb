/** What has itself started again, and then waits, runs beside itself. */
import { isUpdated, pausedAt } from '../support/awaited-call.js';
import { syntaxIn } from '../support/call-syntax.js';

test.each([
  ['by its name', 'function tick() { setTimeout(tick, 10); send(|f(secret)); } tick();'],
  ['in the next turn', 'const tick = () => { setImmediate(tick); send(|f(secret)); }; tick();'],
  [
    'by what Node exports',
    "import { setTimeout as later } from 'node:timers'; function tick() { later(tick, 10); send(|f(secret)); } tick();",
  ],
  [
    'as a method',
    'class Beat { tick() { this.timer = setTimeout(this.tick.bind(this), 100); send(|f(this.secret)); } } new Beat().tick();',
  ],
  [
    'as a method, by a function',
    'class Beat { tick() { setTimeout(() => this.tick(), 100); send(|f(this.secret)); } } new Beat().tick();',
  ],
  ['with arguments', 'function poll(n) { setTimeout(() => { poll(n + 1); }, 10); send(|f(n)); } poll(0);'],
  ['unless it is to end', 'function tick() { if (!isEnding) setTimeout(tick, 10); send(|f(secret)); } tick();'],
  [
    'by another function',
    'const again = () => setTimeout(tick, 10).unref(); const tick = () => { again(); send(|f(secret)); }; tick();',
  ],
  [
    'by another method',
    'class Beat { again() { this.timer = setTimeout(() => this.tick(), 100); } tick() { this.again(); send(|f(this.secret)); } } new Beat().tick();',
  ],
  ['after a time that is not known', 'function tick() { setTimeout(tick, options.delay); send(|f(secret)); } tick();'],
])('%s', (_title, source) => expect(syntaxIn(source).isUpdated).toBe(true));

test.each([
  ['it starts again in the end', 'function tick() { send(|f(secret)); setTimeout(tick, 10); } tick();'],
  ['it does so in any case', 'function tick() { try { send(|f(secret)); } finally { setTimeout(tick, 10); } } tick();'],
  [
    'another function does so in the end',
    'const again = () => setTimeout(tick, 10); const tick = () => { send(|f(secret)); again(); }; again();',
  ],
  [
    'it starts again much later',
    'const HOUR = 60 * 60 * 1000; function tick() { setTimeout(tick, 24 * HOUR).unref(); send(|f(secret)); } tick();',
  ],
  ['it starts another', 'function flush() {} function save() { setTimeout(flush, 10); send(|f(secret)); } save();'],
  [
    'it starts another of that name',
    'function tick() { { const tick = () => {}; setTimeout(tick, 10); } send(|f(secret)); } tick();',
  ],
  [
    'it starts again, or makes the call',
    'function round(left) { if (left > 0) setImmediate(round, left - 1); else send(|f(secret)); } round(9);',
  ],
  ['it leaves then', 'function tick() { if (isBusy()) { setTimeout(tick, 10); return; } send(|f(secret)); } tick();'],
  ['it leaves with that', 'function tick() { if (isBusy()) return setTimeout(tick, 10); send(|f(secret)); } tick();'],
  ['it calls itself', 'function walk(n) { if (n > 0) walk(n - 1); send(|f(n)); } walk(3);'],
  ['somebody else starts it', 'function tick() { send(|f(secret)); } setTimeout(tick, 10); setTimeout(tick, 20);'],
])('but not if %s', (_title, source) => expect(syntaxIn(source).isUpdated).toBe(false));

test('a caller that has itself started again', () => {
  const text =
    'function derive() { return |f(secret); }\nfunction tick() { setTimeout(tick, 10); send(derive()); }\ntick();';
  expect(pausedAt({ 'a.js': text })).toBe('/app/a.js:2 updated');
  expect(isUpdated({ 'a.js': text })).toBe(false);
});
