import { callSiteChanges } from '../../src/compare/call-site-changes.js';
import { operationChanges } from '../../src/compare/operation-changes.js';
import { pairSites } from '../../src/compare/pair-sites.js';
import { sideOf } from '../../src/compare/part.js';
import { reportOf } from './reports.js';

const changes = (before, after, roots = ['/app', '/app']) => {
  const [one, other] = [before, after].map((sites, run) => reportOf(sites, { target: { root: roots[run] } }));
  return callSiteChanges(sideOf('before', one), sideOf('after', other), pairSites(one, other), null);
};
/** Each pair as `line → line`. */
const pairs = (...args) =>
  changes(...args)
    .map(({ before, after }) => `${before?.line ?? '-'} → ${after?.line ?? '-'}`)
    .sort();

test('lines may move', () => {
  const [change, ...others] = changes([{ line: 23, ticks: 900 }], [{ line: 80, ticks: 910 }]);
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    id: 'app.js#auth|kdf.pbkdf2',
    operation: 'kdf.pbkdf2',
    algorithm: 'sha512',
    form: 'same',
    movedOffLoop: false,
    before: { file: 'app.js', line: 23, function: 'auth', api: 'pbkdf2Sync', form: 'sync' },
    after: { line: 80 },
    weight: { change: 'within-noise' },
  });
});

test.each([
  [
    'another checkout',
    [{ ticks: 9, line: 1 }],
    [{ ticks: 9, line: 2, file: '/ci/x/app.js' }],
    ['/app', '/ci/x'],
    ['1 → 2'],
  ],
  [
    'another system',
    [{ ticks: 9, line: 1 }],
    [{ ticks: 9, line: 2, file: 'C:\\x\\app.js' }],
    ['/app', 'C:\\x'],
    ['1 → 2'],
  ],
  [
    'another function, with other parameters',
    [{ ticks: 9, line: 1 }],
    [{ ticks: 9, line: 2, function: 'other', parameters: { iterations: 1 } }],
    undefined,
    ['- → 2', '1 → -'],
  ],
  [
    'another function, of another weight',
    [{ ticks: 9, line: 1, share: 0.1 }],
    [{ ticks: 19, line: 2, function: 'other', share: 0.21 }],
    undefined,
    ['- → 2', '1 → -'],
  ],
  ['another algorithm', [{ ticks: 9, line: 1 }], [{ ticks: 9, line: 2, algorithm: 'sha256' }], undefined, ['1 → 2']],
  [
    'an operation of which less is known',
    [{ ticks: 9, line: 1, operation: 'keygen.rsa', algorithm: '' }],
    [{ ticks: 9, line: 2, operation: 'keygen', algorithm: '' }],
    undefined,
    ['1 → 2'],
  ],
  [
    'an operation that is not known',
    [{ ticks: 9, line: 1 }],
    [{ ticks: 9, line: 2, operation: 'other', algorithm: '', api: '' }],
    undefined,
    ['1 → 2'],
  ],
  [
    'an algorithm of which less is known',
    [{ ticks: 9, line: 1, algorithm: 'ecdsa-sha256' }],
    [{ ticks: 9, line: 2, algorithm: 'ecdsa-p-256-sha256' }],
    undefined,
    ['1 → 2'],
  ],
  [
    'an algorithm that is not known',
    [{ ticks: 9, line: 1 }],
    [{ ticks: 9, line: 2, algorithm: '' }],
    undefined,
    ['1 → 2'],
  ],
  [
    'an algorithm of which less is known, of two',
    [
      { ticks: 9, line: 1 },
      { ticks: 9, line: 3, algorithm: 'sha256' },
    ],
    [{ ticks: 9, line: 2, algorithm: '' }],
    undefined,
    ['- → 2', '1 → -', '3 → -'],
  ],
  [
    'another operation',
    [{ ticks: 9, line: 1 }],
    [{ ticks: 9, line: 2, operation: 'kdf.scrypt', api: 'scryptSync' }],
    undefined,
    ['- → 2', '1 → -'],
  ],
  [
    'several lines alike',
    [
      { ticks: 9, line: 30 },
      { ticks: 8, line: 10 },
    ],
    [
      { ticks: 7, line: 11 },
      { ticks: 9, line: 31 },
    ],
    undefined,
    ['10 → 11', '30 → 31'],
  ],
  [
    'one more line alike',
    [
      { ticks: 9, line: 30 },
      { ticks: 8, line: 10 },
    ],
    [9, 11, 31].map((line) => ({ ticks: 7, line })),
    undefined,
    ['- → 31', '10 → 9', '30 → 11'],
  ],
  [
    'another function of the api',
    [{ ticks: 9, line: 1, operation: 'hash', api: 'createHash' }],
    [{ ticks: 9, line: 2, operation: 'hash', api: 'hash' }],
    undefined,
    ['1 → 2'],
  ],
  [
    'an exact match before a guess',
    [
      { ticks: 9, line: 1 },
      { ticks: 9, line: 5, api: 'pbkdf2', form: 'async' },
    ],
    [{ ticks: 9, line: 2, api: 'pbkdf2', form: 'async' }],
    undefined,
    ['1 → -', '5 → 2'],
  ],
  [
    'a file that was renamed',
    [{ ticks: 9, line: 1 }],
    [{ ticks: 9, line: 2, file: '/app/src/auth.js' }],
    undefined,
    ['1 → 2'],
  ],
  [
    'a function that is in both files',
    [
      { ticks: 9, line: 1 },
      { ticks: 1, line: 4, file: '/app/b.js' },
    ],
    [{ ticks: 9, line: 2, file: '/app/b.js' }],
    undefined,
    ['1 → -', '4 → 2'],
  ],
  [
    'anonymous functions of another file',
    [{ ticks: 9, line: 1, function: '' }],
    [{ ticks: 9, line: 2, function: '', file: '/app/b.js' }],
    undefined,
    ['- → 2', '1 → -'],
  ],
])('%s', (_, before, after, roots, expected) => expect(pairs(before, after, roots)).toEqual(expected));

const excerpt = (text, line) => ({ lines: ['', `  ${text}`], firstLine: line - 1 });
const LINE = "return crypto.pbkdf2Sync(password, salt, 10000, 512, 'sha512');";

test.each([
  ['a file that was renamed', { file: '/app/lib/auth.js' }],
  ['a function that was renamed', { function: 'logIn' }],
  ['a function that was renamed, with its line', { function: 'logIn', line: 7, excerpt: excerpt(LINE, 7) }],
  [
    'one that was rewritten in another file and function',
    { file: '/app/lib/auth.js', function: 'logIn', line: 7, excerpt: excerpt('return hashOf(password);', 7) },
  ],
  ['one in another file and function, whose line is unknown', { file: '/app/lib/auth.js', function: 'logIn' }],
  [
    'an anonymous one that went to another file',
    { file: '/app/lib/auth.js', function: '', line: 7, excerpt: excerpt(LINE, 7) },
  ],
])('%s is moved, not new', (_, parts) => {
  const before = { ticks: 900, line: 23, excerpt: excerpt(LINE, 23) };
  expect(changes([before], [{ ticks: 880, line: 23, excerpt: null, ...parts }])).toMatchObject([
    {
      moved: { from: 'app.js#auth|kdf.pbkdf2' },
      weight: { change: 'within-noise' },
      before: { line: 23 },
      after: { file: parts.file ? 'lib/auth.js' : 'app.js' },
    },
  ]);
});

test.each([
  ['in its file', 'app.js'],
  ['in another file that was there', 'lib/keys.js'],
])('a function that is written on one line is moved if it is renamed %s', (_, file) => {
  const named = (/** @type {string} */ name) => ({
    function: name,
    excerpt: excerpt(`const ${name} = (${name}$, salt) => scryptSync(${name}$, salt, 32);`, 23),
  });
  const other = { ticks: 50, file: '/app/lib/keys.js', operation: 'hash', algorithm: 'sha256', function: 'digest' };
  const before = { ticks: 900, line: 23, ...named('derive') };
  const renamed = { ...before, ...named('keyFor'), file: `/app/${file}` };
  const isMoved = (/** @type {object} */ after) =>
    changes([before, other], [after, other]).some(({ moved }) => moved?.from === 'app.js#derive|kdf.pbkdf2');
  // The name is a part of another one, which stays.
  const line = renamed.excerpt.lines[1].replaceAll('keyFor$', 'derive$');
  expect(isMoved({ ...renamed, excerpt: excerpt(line, 23) })).toBe(true);
  expect(isMoved(renamed)).toBe(false);
});

test('what else a renamed file says is moved with it, however long it takes: the search for an RSA key is random', () => {
  const auth = { ticks: 900, line: 23, excerpt: excerpt(LINE, 23) };
  const KEY = "generateKeyPairSync('rsa', { modulusLength: 2048 });";
  const key = {
    ...{ ticks: 100, share: 0.1, line: 2, function: '', operation: 'keygen.rsa', algorithm: '' },
    ...{ api: 'generateKeyPairSync', excerpt: excerpt(KEY, 2) },
  };
  const renamed = (/** @type {object} */ site, file = '/app/lib/auth.js') => ({ ...site, file });
  const moved = (/** @type {object[]} */ after, also = []) =>
    changes([auth, key, ...also], [...after, ...also]).filter((change) => change.moved !== null).length;
  const later = { ...key, ticks: 400, share: 0.4 };
  expect(moved([renamed(auth), renamed(later)])).toBe(2);
  expect(moved([renamed(auth), renamed({ ...later, excerpt: excerpt('other(4096);', 2) })])).toBe(1);
  expect(moved([renamed(auth), renamed(later, '/app/other.js')])).toBe(1);
  expect(moved([renamed(auth), renamed(later)], [{ ...key, operation: 'hash', function: 'digest', line: 9 }])).toBe(1);
});

test('calls of several functions that moved to files that are there are found by their source', () => {
  const derived = { ticks: 900, line: 23, excerpt: excerpt(LINE, 23) };
  const hashed = { ...derived, line: 40, function: 'token', excerpt: excerpt('return pbkdf2Sync(token, salt);', 40) };
  const stays = { ticks: 50, line: 3, operation: 'hash', algorithm: 'sha256', api: 'hash', function: 'digest' };
  const other = { ...stays, file: '/app/lib/keys.js' };
  const moved = [derived, hashed].map((site) => ({ ...site, file: '/app/lib/keys.js', function: `${site.line}` }));
  expect(
    changes([derived, hashed, stays, other], [...moved, stays, other])
      .filter((change) => change.moved !== null)
      .map(({ moved: { from }, after }) => `${from} → ${after.function}`)
      .sort(),
  ).toEqual(['app.js#auth|kdf.pbkdf2 → 23', 'app.js#token|kdf.pbkdf2 → 40']);
});

test.each([
  ['other source', [{ ticks: 900, function: 'logIn', excerpt: excerpt('derive(password)', 23) }]],
  [
    'another file and function, with other parameters',
    [{ ticks: 900, file: '/app/b.js', function: 'logIn', parameters: { iterations: 1 } }],
  ],
  [
    'another file and function, in another form',
    [{ ticks: 900, file: '/app/b.js', function: 'logIn', form: 'unknown' }],
  ],
  [
    'another file and function, in another phase',
    [{ ticks: 900, file: '/app/b.js', function: 'logIn', phase: 'top-level' }],
  ],
  ['another file and function, of another weight', [{ ticks: 400, share: 0.01, file: '/app/b.js', function: 'logIn' }]],
  [
    'another file and function, of two that may be it',
    [
      { ticks: 900, file: '/app/b.js', function: 'logIn' },
      { ticks: 900, file: '/app/c.js', function: 'logIn' },
    ],
  ],
  [
    'a function of a file that was there before',
    [{ ticks: 900, file: '/app/b.js', function: 'logIn' }],
    [{ ticks: 9, file: '/app/b.js', operation: 'hash' }],
  ],
  [
    'two that may be it',
    [
      { ticks: 900, function: 'logIn' },
      { ticks: 900, function: 'signIn' },
    ],
  ],
  [
    'a function that was there before',
    [{ ticks: 900, function: 'other' }],
    [{ ticks: 9, function: 'other', operation: 'hash' }],
  ],
])('%s is new, not moved', (_, after, also = []) => {
  const rows = changes(
    [{ ticks: 900, line: 23, excerpt: excerpt(LINE, 23) }, ...also],
    after.map((each) => ({ excerpt: null, line: 23, ...each })),
  );
  expect(rows.map(({ moved }) => moved)).toEqual(rows.map(() => null));
  expect(rows.filter(({ before }) => before === null)).toHaveLength(after.length);
});

test('lines that moved are not told as moved', () =>
  expect(changes([{ ticks: 9, line: 1 }], [{ ticks: 9, line: 2 }])).toMatchObject([{ moved: null }]));

const asyncSite = {
  line: 24,
  api: 'pbkdf2',
  form: 'async',
  blocks: { count: 40, p50Ms: 1, p95Ms: 1, maxMs: 2, errorMs: 1, split: false },
};

test('a call that became asynchronous moved off the event loop', () => {
  const [change] = changes([{ line: 23, ticks: 2100 }], [{ ...asyncSite, ticks: 40 }]);
  expect(change).toMatchObject({
    id: 'app.js#auth|kdf.pbkdf2',
    form: 'sync-to-async',
    movedOffLoop: true,
    weight: { change: 'shrank' },
    eventLoop: { change: 'vanished', after: { ticks: 0, cpuMs: 0 } },
  });
});

test.each([
  ['it was never on the loop', [{ ticks: 2100, phase: 'top-level' }], [{ ...asyncSite, ticks: 40 }], 'sync-to-async'],
  ['it was hardly on the loop', [{ ticks: 7 }], [{ ...asyncSite, ticks: 7 }], 'sync-to-async'],
  [
    'its calls hold it as they did',
    [{ ticks: 2100 }],
    [{ line: 24, api: 'argon2', form: 'async', ticks: 2100 }],
    'sync-to-async',
  ],
  ['it came back', [{ ...asyncSite, ticks: 40 }], [{ ticks: 2100 }], 'async-to-sync'],
  ['nobody knows how it was called', [{ ticks: 2100, form: 'unknown' }], [{ ...asyncSite, ticks: 40 }], 'same'],
])('it did not move off the event loop if %s', (_, before, after, form) => {
  expect(changes(before, after)).toMatchObject([{ form, movedOffLoop: false }]);
});

test.each([
  [
    'one of two calls still holds the loop',
    [
      { line: 23, ticks: 900 },
      { line: 40, function: 'newUser', ticks: 900 },
    ],
    [
      { ...asyncSite, ticks: 20 },
      { line: 40, function: 'newUser', ticks: 900 },
    ],
    'same',
  ],
  [
    'one of two was asynchronous before',
    [
      { ...asyncSite, ticks: 20 },
      { line: 40, function: 'newUser', ticks: 900 },
    ],
    [
      { line: 23, ticks: 900 },
      { line: 40, function: 'newUser', ticks: 900 },
    ],
    'same',
  ],
  [
    'both are asynchronous',
    [
      { line: 23, ticks: 900 },
      { line: 40, function: 'newUser', ticks: 900 },
    ],
    [
      { ...asyncSite, ticks: 20 },
      { ...asyncSite, line: 40, function: 'newUser', ticks: 20 },
    ],
    'sync-to-async',
  ],
])('an operation whose calls changed: %s', (_, before, after, form) => {
  const [one, other] = [reportOf(before), reportOf(after)];
  expect(operationChanges(sideOf('before', one), sideOf('after', other), null)).toMatchObject([
    { id: 'kdf.pbkdf2', form, movedOffLoop: form === 'sync-to-async' },
  ]);
});
