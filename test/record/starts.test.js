import { unprofiledOf } from '../../src/record/starts.js';

const saved = (/** @type {number} */ pid, /** @type {object[]} */ ...starts) => ({
  pid,
  text: JSON.stringify(starts).padEnd(200),
});
const start = (
  /** @type {string} */ kind,
  /** @type {string | null} */ reason,
  count = 1,
  /** @type {number[]} */ pids = [],
) => ({ kind, reason, count, newest: 0, pids });
const MAIN = 7;
/** @param {Partial<Parameters<typeof unprofiledOf>[0]>} known */
const of = (known) =>
  unprofiledOf({
    saved: [],
    wasGone: false,
    stopped: null,
    left: [],
    embedded: [],
    refused: new Set(),
    replaced: 0,
    threads: new Map(),
    logs: new Map([[MAIN, 1]]),
    seen: new Map([[MAIN, 900]]),
    others: [MAIN],
    ...known,
  });

test('a short child without a log ran nothing, unless its log may be gone', () => {
  const children = [saved(MAIN, start('child', null, 2, [11, 12]))];
  const seen = new Map([
    [MAIN, 900],
    [11, 40],
  ]);
  expect(of({ saved: children, seen })).toEqual([]);
  expect(of({ saved: children, seen, wasGone: true })).toEqual([
    { kind: 'child', reason: 'no-log', count: 2, cpuMs: null },
  ]);
  const logs = new Map([
    [MAIN, 1],
    [11, 1],
    [12, 1],
  ]);
  expect(of({ saved: children, seen, wasGone: true, logs })).toEqual([]);
});

test('what the probe could not say is said: why no further logs were allowed', () => {
  const refused = [saved(MAIN, start('thread', 'recording-stopped', 2))];
  expect(of({ saved: refused, stopped: 'log-limit' })).toEqual([
    { kind: 'thread', reason: 'log-limit', count: 2, cpuMs: null },
  ]);
  expect(of({ saved: refused })).toEqual([{ kind: 'thread', reason: 'recording-stopped', count: 2, cpuMs: null }]);
});

test('what has its Node in its own executable has no log, and is counted once, the program itself, too', () => {
  const seen = new Map([
    [MAIN, 900],
    [8, 300],
  ]);
  expect(of({ seen, embedded: [MAIN, 8], logs: new Map([[9, 1]]) })).toEqual([
    { kind: 'child', reason: 'own-executable', count: 2, cpuMs: 1200 },
  ]);
});

test('a Node that a shell started with an option that spoils a log lacks it because of that', () => {
  const seen = new Map([
    [MAIN, 900],
    [8, 300],
    [9, 400],
    [10, 500],
  ]);
  const saves = [saved(MAIN, start('child', 'own-options', 1, [10]))];
  expect(of({ seen, saved: saves, refused: new Set([8, 10]) })).toEqual([
    { kind: 'child', reason: 'own-options', count: 2, cpuMs: 800 },
    { kind: 'child', reason: 'not-passed-on', count: 1, cpuMs: 400 },
  ]);
});

test('a program that started nothing is complete', () => expect(of({})).toEqual([]));

test('so is one whose threads and children all left logs', () => {
  const logs = new Map([
    [MAIN, 3],
    [8, 1],
    [9, 1],
  ]);
  expect(
    of({
      saved: [saved(MAIN, start('thread', null, 2), start('child', null, 2, [8, 9]))],
      logs,
      seen: new Map([
        [MAIN, 900],
        [8, 500],
        [9, null],
      ]),
    }),
  ).toEqual([]);
});

test('what was started without a log is counted by reason, with its CPU time where all of it is known', () => {
  const starts = [
    start('thread', 'directory-gone', 2),
    start('child', 'other-node', 2, [8, 9]),
    start('child', 'other-user', 2, [10, 11]),
  ];
  expect(
    of({
      saved: [saved(MAIN, ...starts), saved(12, start('thread', 'directory-gone'))],
      seen: new Map([
        [8, 300],
        [9, 40],
        [10, 70],
      ]),
    }),
  ).toEqual([
    { kind: 'thread', reason: 'directory-gone', count: 3, cpuMs: null },
    { kind: 'child', reason: 'other-node', count: 2, cpuMs: 340 },
    { kind: 'child', reason: 'other-user', count: 2, cpuMs: null },
  ]);
});

test('a log that should be there and is not is missing', () => {
  const starts = [start('thread', null, 3), start('child', null, 1, [8])];
  expect(of({ saved: [saved(MAIN, ...starts)], logs: new Map([[MAIN, 2]]), seen: new Map([[8, 250]]) })).toEqual([
    { kind: 'thread', reason: 'no-log', count: 2, cpuMs: null },
    { kind: 'child', reason: 'no-log', count: 1, cpuMs: 250 },
  ]);
});

test('threads of a process whose report went with the directory are those that V8 was seen logging', () => {
  const known = { threads: new Map([[MAIN, { probed: 0, logged: 4 }]]), wasGone: true };
  expect(of(known)).toEqual([{ kind: 'thread', reason: 'no-log', count: 3, cpuMs: null }]);
  expect(of({ ...known, saved: [saved(MAIN)] })).toEqual([]);
  expect(of({ ...known, wasGone: false })).toEqual([]);
});

describe('threads that workers without the probe start', () => {
  const unseen = (
    /** @type {{newest?: number, probed?: number, logged?: number}} */ { newest = 3, probed = 3, logged = 0 },
  ) =>
    of({
      saved: [
        saved(MAIN, { ...start('thread', null, 2), newest }, { ...start('thread', 'directory-gone', 1), newest: 3 }),
      ],
      logs: new Map([[MAIN, 3]]),
      threads: new Map([[MAIN, { probed, logged }]]),
    }).filter(({ reason }) => reason === 'own-exec-argv');

  test('are those that are missing among the numbers', () => {
    expect(unseen({ probed: 2 })).toEqual([]);
    expect(unseen({ probed: 2, newest: 5 })).toEqual([
      { kind: 'thread', reason: 'own-exec-argv', count: 2, cpuMs: null },
    ]);
  });

  test('are those that V8 logs somewhere', () => {
    expect(unseen({ probed: 2, logged: 4 })).toEqual([]);
    expect(unseen({ probed: 2, logged: 5 })).toEqual([
      { kind: 'thread', reason: 'own-exec-argv', count: 1, cpuMs: null },
    ]);
  });

  test('are none where all have the probe: a worker that could not be made has a number, too', () => {
    expect(unseen({ newest: 5, logged: 9 })).toEqual([]);
  });
});

test('a Node that something else started was not passed our options', () => {
  expect(
    of({
      seen: new Map([
        [MAIN, 900],
        [8, 2100],
        [9, 250],
      ]),
    }),
  ).toEqual([{ kind: 'child', reason: 'not-passed-on', count: 2, cpuMs: 2350 }]);
});

test('so was not one that was seen for a moment, whose time nobody knows', () => {
  expect(
    of({
      seen: new Map([
        [MAIN, 900],
        [8, 30],
        [9, null],
      ]),
    }),
  ).toEqual([{ kind: 'child', reason: 'not-passed-on', count: 2, cpuMs: null }]);
});

test('a child that ended before it ran anything is not missed', () => {
  expect(of({ saved: [saved(MAIN, start('child', null, 1, [8]))], seen: new Map([[8, 30]]) })).toEqual([]);
});

test.each([
  '',
  'x',
  '{}',
  '[{}]',
  '[{"kind":"child","reason":"x","count":1,"newest":0,"pids":[]}]',
  '[{"kind":"thread","reason":null,"count":-1,"newest":0,"pids":[]}]',
])('what the program wrote over it tells nothing: %j', (text) =>
  expect(of({ saved: [{ pid: MAIN, text }] })).toEqual([]),
);

test('a program that ran another one in its own place was recorded in part', () =>
  expect(of({ replaced: 1 })).toEqual([{ kind: 'child', reason: 'replaced', count: 1, cpuMs: null }]));
