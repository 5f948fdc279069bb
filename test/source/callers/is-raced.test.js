/** Who takes part in a race may no longer win it once it waits. */
import { pausedAt } from '../../support/awaited-call.js';

const OPEN = 'async function open(p) { return |f(p); }';

test.each([
  ['a race', `${OPEN}\nasync function a(p) { return Promise.race([open(p), sleep(50)]); }`],
  ['what takes any', `${OPEN}\nasync function a(p) { return Promise.any([open(p), quick(p)]); }`],
  [
    'with its handlers',
    `${OPEN}\nasync function a(p) { return Promise.race([open(p).then(show).catch(report), sleep(50)]); }`,
  ],
  ['what has a name that says so', `${OPEN}\nasync function a(p) { return pTimeout(open(p), { milliseconds: 50 }); }`],
  ['a function that begins it', `${OPEN}\nasync function a(p) { return withDeadline(50, () => open(p)); }`],
  ['all of several', `${OPEN}\nasync function a(p) { return Promise.race([Promise.all([open(p)]), sleep(50)]); }`],
  [
    'under a name',
    `${OPEN}\nasync function a(p) { const it = open(p); const late = sleep(50); return Promise.race([it, late]); }`,
    2,
  ],
  [
    'under the name of a list',
    `${OPEN}\nasync function a(p) { const all = [open(p), sleep(50)]; return Promise.race(all); }`,
  ],
  [
    'one without a name',
    'async function a(p) {\nreturn Promise.race([(async () => { return |f(p); })(), sleep(50)]); }',
  ],
  [
    'what passes it on',
    `${OPEN}\nasync function b(p) { return open(p); }\nasync function a(p) { return Promise.race([b(p), sleep(50)]); }`,
    3,
  ],
])('%s', (_title, text, line = 2) => expect(pausedAt({ 'a.js': text })).toBe(`/app/a.js:${line} raced`));

test.each([
  ['what waits for all', `${OPEN}\nasync function a(p) { return Promise.all([open(p), sleep(50)]); }`],
  [
    'what is awaited first',
    `${OPEN}\nasync function a(p) { const key = await open(p); return Promise.race([use(key), sleep(50)]); }`,
  ],
  ['a timer that begins it', `${OPEN}\nfunction a(p) { setTimeout(() => open(p), 50); }`],
  ['another race', `${OPEN}\nasync function a(p) { const it = await open(p); await Promise.race([x, y]); return it; }`],
])('not %s', (_title, text) => expect(pausedAt({ 'a.js': text })).toBe(''));
