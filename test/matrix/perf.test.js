/**
 * `--collector perf` on every Node: the same answer as V8's ticks where both see the same, and the thread pool's work,
 * which only perf sees. It needs perf, and to be allowed to use it: where that is not so, one skipped test says why.
 */
import { writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { analyze, record } from '../../src/index.js';
import { openPerf } from '../../src/record/perf.js';
import { answerStatements } from '../../src/writers/shared/answer.js';
import { runCli } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { measuredRun } from '../support/perf-run.js';

afterAll(removeDirectories);

/** @import { Report } from '../../src/model/report.js' */

const PROGRAMS = fileURLToPath(new URL('../../fixtures/programs/', import.meta.url));

const obstacle = await whatKeepsPerf();
const describeIfAllowed = obstacle === '' ? describe : describe.skip;
if (obstacle !== '') test.skip(`NOTHING OF --collector perf WAS TESTED HERE: ${obstacle}`, () => {});

/** @returns {Promise<string>} code of the failure; `''` if perf may be used */
async function whatKeepsPerf() {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'cryptoprof-perf-'));
  try {
    await openPerf(directory, process.env);
    return '';
  } catch ({ code }) {
    return code;
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** @returns {Promise<Report>} of a fixture program's run */
async function reportOf(major, [program, ...args], collector) {
  const { recording, exitCode } = await record([await nodeBinary(major), path.join(PROGRAMS, program), ...args], {
    collector,
  });
  expect(exitCode).toBe(0);
  return analyze(recording);
}

/** Ticks of call sites by a key, with those that they are parts of. */
function sharesBy({ callSites, crypto }, keyOf) {
  const shares = new Map();
  for (const site of callSites) shares.set(keyOf(site), (shares.get(keyOf(site)) ?? 0) + site.ticks);
  return { shares, total: crypto.ticks };
}

/** Differences of more than three points, and of more than two runs of one program differ by chance. */
function differences(one, other) {
  return [...new Set([...one.shares.keys(), ...other.shares.keys()])].flatMap((key) => {
    const [left, right] = [one, other].map(({ shares, total }) => (shares.get(key) ?? 0) / total);
    const middle = (left + right) / 2;
    const chance = 1.96 * Math.sqrt(middle * (1 - middle) * (1 / one.total + 1 / other.total));
    return Math.abs(left - right) <= 0.03 + chance ? [] : [`${key}: ${left.toFixed(3)} ${right.toFixed(3)}`];
  });
}

/** @type {Record<string, string>} */
const STARTED = {
  'package.json': '{ "name": "app", "version": "1.0.0", "scripts": { "start": "node helper.js; node app.js" } }',
  'run.sh': '#!/bin/sh\nnode helper.js\nnode app.js\n',
  'helper.js': 'for (const until = Date.now() + 50; Date.now() < until;);',
  'app.js': `const { pbkdf2Sync } = require('node:crypto');
    const began = process.cpuUsage();
    while (process.cpuUsage(began).user < 300_000) pbkdf2Sync('password', 'salt', 1000, 32, 'sha512');`,
};

describeIfAllowed.each(NODE_MAJORS)('Node %i', (major) => {
  test('what is synchronous is what V8 sees, by operation, function and line', async () => {
    const [v8, perf] = [
      await reportOf(major, ['calls.cjs', '120'], 'v8'),
      await reportOf(major, ['calls.cjs', '120'], 'perf'),
    ];
    expect(perf.profile.collector).toBe('perf');
    expect(v8.profile).not.toHaveProperty('collector');
    expect(perf.profile.intervalUs).toBe(1000);
    for (const keyOf of [({ operation }) => operation, ({ function: name }) => name])
      expect(differences(sharesBy(v8, keyOf), sharesBy(perf, keyOf))).toEqual([]);
    // Wall time and CPU time are not spent alike on a busy machine, and what is cut off in the C library stays loose.
    const steady = ({ crypto, profile: { busyTicks, startTicks } }) => crypto.ticks / (busyTicks - startTicks);
    expect(Math.abs(steady(v8) - steady(perf))).toBeLessThan(0.1);
    // A line that V8 never names is at most that of the function: which call it was, nobody knows.
    const source = (await readFile(path.join(PROGRAMS, 'calls.cjs'), 'utf8')).split('\n');
    const lines = new Set(v8.callSites.map(({ line }) => line));
    const wrong = perf.callSites.filter(
      ({ line, ticks }) =>
        ticks > 0.02 * perf.crypto.ticks && !lines.has(line) && !/^(?:async )?function/.test(source[line - 1]),
    );
    expect(wrong.map(({ line, function: name }) => `${name}:${line}`)).toEqual([]);
  });

  test('the pool has its operations, its CPU time and who asked; the event loop has none of it', async () => {
    const report = await reportOf(major, ['pool.cjs', '12', '60000'], 'perf');
    const { poolWork, threadPool, profile, crypto } = report;
    expect(new Set(poolWork.operations.filter(({ share }) => share > 0.1).map(({ id }) => id))).toEqual(
      new Set(['kdf.pbkdf2', 'kdf.scrypt']),
    );
    expect(poolWork.operations.find(({ id }) => id === 'kdf.pbkdf2').algorithm).toBe('sha384 or sha512');
    const cryptoTicks = poolWork.operations.reduce((sum, { ticks }) => sum + ticks, 0);
    expect(cryptoTicks).toBeGreaterThan(0.8 * poolWork.busyTicks);
    expect(poolWork.busyMs / profile.cpu.poolMs).toBeGreaterThan(0.75);
    expect(poolWork.busyMs / profile.cpu.poolMs).toBeLessThan(1.25);
    expect(crypto.byPhase).not.toHaveProperty('pool');
    expect(profile.busyTicks).toBeLessThan(poolWork.busyTicks);
    expect(threadPool).toMatchObject({ jobs: 36 });
    expect(threadPool.callSites.map(({ line }) => line).sort()).toEqual([13, 14, 15]);
    const text = answerStatements(report, ({ line }) => `pool.cjs:${line}`).map((statement) => statement.text);
    expect(text.join('\n')).toMatch(/On the thread pool: .*PBKDF2 sha384 or sha512 [\d.,]+ m?s.* of CPU\./);
    // Nothing that computes on the pool is said to hold the event loop.
    const blocking = new Set(['sync-kdf', 'largest-share', 'async-blocks', 'async-overhead']);
    expect(report.findings.filter(({ rule }) => blocking.has(rule))).toEqual([]);
  });

  test('workers are workers', async () => {
    const report = await reportOf(major, ['worker.cjs'], 'perf');
    expect(new Set(report.isolates.map(({ thread }) => thread))).toEqual(new Set(['main', 'worker']));
    const [heaviest] = report.callSites;
    expect(heaviest).toMatchObject({ phase: 'worker', operation: 'kdf.pbkdf2' });
    expect(path.basename(heaviest.file)).toBe('worker.cjs');
  });

  test.each([
    ['a package manager', ['npm', 'start']],
    ['a shell script', ['./run.sh']],
    ['a shell', ['sh', '-c', 'node helper.js; node app.js']],
  ])('%s is waited for: what it starts is sampled, and it is not', async (_, words) => {
    const cwd = newDirectory();
    for (const [name, text] of Object.entries(STARTED)) writeFileSync(path.join(cwd, name), text, { mode: 0o755 });
    const env = {
      PATH: `${path.dirname(await nodeBinary(major))}${path.delimiter}${process.env.PATH}`,
      npm_config_loglevel: 'error',
    };
    const { exitCode, err } = await runCli(['--quiet', '--collector', 'perf', '--json=report.json', ...words], {
      cwd,
      env,
    });
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    const { isolates, profile, callSites } = JSON.parse(await readFile(path.join(cwd, 'report.json'), 'utf8'));
    expect(profile.processes.map(({ script }) => script)).toEqual(['app.js', 'helper.js']);
    expect(new Set(isolates.map(({ node }) => Number.parseInt(node, 10)))).toEqual(new Set([major]));
    expect(path.basename(callSites[0].file)).toBe('app.js');
    // 300 ms of CPU: nothing was missed before perf came.
    expect(callSites[0].ticks).toBeGreaterThan(150);
    expect(profile.unprofiled).toEqual([]);
  });

  test('the program sees what it sees without us', async () => {
    const node = await nodeBinary(major);
    expect(await measuredRun(node, 'perf')).toEqual(await measuredRun(node, null));
  });
});
