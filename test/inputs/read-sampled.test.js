/** What a profile of a running program says of its threads and processes that are not in it. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { analyze } from '../../src/api/analysis.js';
import { decodeRecording, encodeRecording } from '../../src/formats/saved-profile.js';
import { readSampled } from '../../src/inputs/read-sampled.js';
import { sourcesBefore } from '../../src/inputs/sources-before.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

const PROFILE = {
  nodes: [
    {
      id: 1,
      callFrame: { functionName: '(root)', scriptId: '0', url: '', lineNumber: -1, columnNumber: -1 },
      children: [],
    },
  ],
  startTime: 1,
  endTime: 2000,
  samples: [1],
  timeDeltas: [1000],
};
const SAMPLED = /** @type {const} */ ({
  threads: [{ profile: PROFILE, thread: 0 }],
  lost: 0,
  by: 'attach',
  intervalUs: 1000,
  pid: 7,
  node: '24.0.0',
  platform: 'linux',
  arch: 'x64',
  startMs: 0,
});

test.each([
  ['threads that ended', { lost: 2 }, ['threads-lost', 2]],
  ['workers that started meanwhile', { late: 3 }, ['threads-late', 3]],
  ['a program that ended', { endedAfter: 4.31 }, ['program-ended', 1]],
  ['Nodes that it has started', { below: [8, 9] }, ['children-unseen', 2]],
])('%s are told', async (_, changes, [code, count]) => {
  const codes = async (/** @type {object} */ more) =>
    (await readSampled({ ...SAMPLED, ...more }, null)).profiles[0].diagnostics.map((each) => [each.code, each.count]);
  expect(await codes(changes)).toContainEqual([code, count]);
  expect(await codes({ late: 0 })).not.toContainEqual([code, count]);
});

test('when it was sampled is kept, and in which repository', async () => {
  const sampled = { root: '/app', startTime: '2026-11-29T09:00:00.000Z', durationMs: 3000 };
  const threads = [{ profile: ticksIn('derive'), thread: 0 }];
  const recording = await readSampled({ ...SAMPLED, threads }, null);
  const cpu = { totalMs: 40, mainMs: 30, workersMs: 0, poolMs: 9, v8Ms: null, otherMs: null, runQueueWaitMs: 60 };
  const saved = encodeRecording({ ...recording, sampled: { ...sampled, cpu } });
  const { report } = analyze(decodeRecording(saved), '1.0.0');
  expect(report.target).toMatchObject(sampled);
  expect(report.profile.cpu).toEqual(cpu);
  expect(report.diagnostics.at(-1)?.message).toMatch(/A call that waited for long looks like several shorter ones\.$/);
});

const NAMES = ['(root)', 'derive', '(program)', 'reallyExit', '(idle)'];
/** A profile of ticks in functions of these names. */
const ticksIn = (/** @type {string[]} */ ...names) => ticksOf('/app/derive.js', names);
const ticksOf = (/** @type {string} */ file, /** @type {string[]} */ names) => ({
  nodes: NAMES.map((functionName, index) => ({
    id: index + 1,
    callFrame: {
      functionName,
      scriptId: '0',
      url: functionName === 'derive' ? `file://${file}` : '',
      lineNumber: functionName === 'derive' ? 1 : -1,
      columnNumber: -1,
    },
    children: index === 0 ? [2, 3, 4, 5] : [],
  })),
  startTime: 0,
  endTime: 1000 * names.length,
  samples: names.map((name) => NAMES.indexOf(name) + 1),
  timeDeltas: names.map(() => 1000),
});

test.each([
  ['it was asked to end', ['derive', '(program)', 'derive', 'reallyExit', 'reallyExit'], 3],
  ['it crashed', ['derive', '(program)', '(idle)', 'derive', '(program)', '(program)'], 4],
  ['it ended before all else', ['(program)', 'reallyExit'], 0],
  ['there are none', ['derive', '(program)', 'derive'], 3],
])('ticks in which a program that has ended waits for us are no work of its: %s', async (_, names, kept) => {
  const threads = [{ profile: ticksIn(...names), thread: 0 }];
  const read = async (/** @type {object} */ more) =>
    (await readSampled({ ...SAMPLED, threads, ...more }, null)).profiles[0];
  const { samples, dropped } = await read({ endedAfter: 1 });
  expect([samples.length, samples.time.length]).toEqual([kept, kept]);
  expect(dropped).toEqual(kept === names.length ? {} : { 'after-its-end': names.length - kept });
  expect((await read({})).samples.length).toBe(names.length);
});

test('what was copied there after the start is not what runs, although it has the time of its original (rsync, tar, npm)', async () => {
  const directory = newDirectory();
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'derive.js');
  writeFileSync(file, '\nfunction derive() {}');
  utimesSync(file, 1e9, 1e9);
  const startedAt = async (/** @type {number} */ startMs) => {
    const threads = [{ profile: ticksOf(file, ['derive']), thread: 0 }];
    const [{ sources, diagnostics }] = (await readSampled({ ...SAMPLED, threads, startMs }, null)).profiles;
    return [sources.has(file), diagnostics.some(({ code }) => code === 'sources-newer')];
  };
  expect(await startedAt(Date.now() - 60_000)).toEqual([false, true]);
  expect(await startedAt(Date.now() + 60_000)).toEqual([true, false]);
  // The sources of a file from elsewhere may have been copied here together with it.
  expect(await sourcesBefore(Date.now() - 60_000, [file])).toMatchObject({ newer: 0 });
});
