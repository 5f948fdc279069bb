import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { isolateReports } from '../../src/attribute/totals.js';
import { mainScript } from '../../src/model/thread-script.js';
import { profileFromGrid } from '../support/text-grid.js';
import { gridReport, reportOf } from './grid-report.js';

const WORK = `
  @repeat  6                                   3                   2                                         1              4
  f@/app/app.js:1:2                            native:epoll_pwait  f@/app/app.js:1:2                         unknown:0x12   native:libz.so@/usr/lib/libz.so[unnamed]
  createHash@node:crypto                       -                   native:node@/usr/bin/node[unnamed]
  native:sha256_block_data_order[openssl]
`;

test('ticks are busy, idle or dropped', () => {
  expect(gridReport(WORK, { dropped: { overflow: 2, 'no-vm': 1 } }).profile).toEqual({
    ticks: 19,
    busyTicks: 13,
    idleTicks: 3,
    droppedTicks: 3,
    dropped: { overflow: 2, 'no-vm': 1 },
    namedTicks: 6,
    libraryTicks: 4,
    busyMs: 13,
    wallMs: 16,
    intervalUs: 1000,
    schedulingTicks: 0,
    startTicks: 0,
    cpu: null,
    unprofiled: [],
  });
});

test('start-up is what comes before the event loop, and the bodies of modules', () => {
  expect(
    gridReport(`
    @repeat  3                         4
    @/app/app.js:1:3[module]           auth@/app/app.js:20:23
  `).profile,
  ).toMatchObject({ busyTicks: 7, startTicks: 3 });
});

test("Node's own binary is never a library without symbols", () => {
  expect(gridReport('native:x@/usr/bin/node[unnamed]').profile.libraryTicks).toBe(0);
  expect(gridReport('native:x@/usr/bin/node[unnamed]', { meta: { executable: '' } }).profile.libraryTicks).toBe(1);
});

test('the start is what Node does before the program, and what is done while modules are loaded', () => {
  const profile = profileFromGrid(`
    @repeat 7                  5                            3                  11
    native:v8::Context::New    @/app/app.js:1:1[module]     f@/app/app.js:3:4  native:epoll_pwait
  `);
  expect(reportOf([profile]).profile).toMatchObject({ busyTicks: 15, startTicks: 12, bootstrapTicks: 7 });
});

test('shares are of busy ticks', () => {
  expect(gridReport(WORK).crypto).toMatchObject({ ticks: 6, share: 6 / 13, cpuMs: 6 });
});

test('busy time is what the samples stand for, not their number', () => {
  const profile = profileFromGrid('@repeat 10 10\nf@/app/app.js:1:2  native:epoll_pwait');
  profile.samples.weight.fill(2500);
  expect(reportOf([profile]).profile.busyMs).toBe(25);
});

test("isolates add up; the wall clock is the longest one's", () => {
  const report = reportOf([
    profileFromGrid(WORK, { meta: { source: 'main.log', pid: 7 }, dropped: { overflow: 2 } }),
    profileFromGrid('@repeat 40\nf@/app/w.js:1:2\ncreateHash@node:crypto', {
      meta: { source: 'worker.log', pid: 7, thread: 'worker' },
      dropped: { overflow: 1, garbled: 1 },
    }),
  ]);
  expect(report.profile).toMatchObject({
    ticks: 60,
    busyTicks: 53,
    droppedTicks: 4,
    dropped: { overflow: 3, garbled: 1 },
    wallMs: 40,
  });
  expect(report.isolates).toEqual([
    {
      source: 'main.log',
      pid: 7,
      thread: 'main',
      node: '24.11.0',
      v8: '13.6.233.17',
      ticks: 18,
      busyTicks: 13,
      cryptoTicks: 6,
      script: '/app/app.js',
    },
    {
      source: 'worker.log',
      pid: 7,
      thread: 'worker',
      node: '24.11.0',
      v8: '13.6.233.17',
      ticks: 42,
      busyTicks: 40,
      cryptoTicks: 40,
      script: '/app/w.js',
    },
  ]);
});

test.each([
  ['of a program that we ran names its script', [{ pid: 7, script: '/app/cli.js', ports: [] }], '/app/cli.js'],
  ['of one that could not tell it names where its samples are', [{ pid: 7, script: '', ports: [] }], '/app/app.js'],
  ["of somebody else's log does not guess", [], undefined],
])('the only isolate %s', (_, processes, script) => {
  const isolates = isolateReports([attributeProfile(profileFromGrid(WORK, { meta: { pid: 7 } }))], processes);
  expect(isolates.map((each) => each.script)).toEqual([script]);
  expect(mainScript({ ...gridReport(WORK), isolates })).toBe(script ?? '');
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'ticks may be dropped for the reason %s',
  (reason) => {
    const dropped = Object.fromEntries([[reason, 3]]);
    const { profile } = gridReport('f@/app/app.js:1:2', { dropped });
    expect(Object.entries(profile.dropped)).toEqual([[reason, 3]]);
    expect([profile.droppedTicks, profile.ticks]).toEqual([3, 4]);
  },
);

test('a format without times has no wall clock', () => {
  expect(gridReport(WORK, { meta: { timed: false } }).profile).toMatchObject({ wallMs: 0, busyMs: 13 });
});
