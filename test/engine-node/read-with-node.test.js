import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { analyze } from '../../src/api/analysis.js';
import { fileChunks, readHead } from '../../src/inputs/input-file.js';
import { findNode, v8VersionOf } from '../../src/engine-node/choose-node.js';
import { readWithNode } from '../../src/engine-node/read-with-node.js';
import { parseText } from '../../src/formats/prof-process-text/parse-text.js';
import { readV8Log } from '../../src/formats/v8-log.js';
import { profileProblems } from '../support/profile-problems.js';
import { symbolize } from '../../src/symbols/index.js';
import { parseSidecar } from '../../src/symbols/sidecar.js';
import { fixtureCases, readFiles } from '../support/fixture-cases.js';
import { recordProgram, removeDirectories } from '../record/program.js';
import { NODES, namedShare, processAsIs } from './nodes.js';

/**
 * A program that does nothing but PBKDF2; in few calls, so that V8 has no reason to inline it. It computes for a second
 * of CPU, however busy the machine is: the start of Node is as dear on a busy one.
 */
const PBKDF2 = `
  const crypto = require('node:crypto');
  function hashOne() { return crypto.pbkdf2Sync('a', 'salt', 20000, 64, 'sha512'); }
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user < 1e6) hashOne();
`;

let temporary = '';
beforeAll(async () => {
  temporary = await mkdtemp(path.join(os.tmpdir(), 'engine-node-test-'));
});
afterAll(async () => {
  await rm(temporary, { recursive: true, force: true });
  removeDirectories();
});

const both = async (openChunks, node, head, name, sidecar) => {
  const names = (uses) => symbolize(uses, { mode: sidecar === null ? 'local' : 'sidecar', sidecar });
  const origin = { source: name, pid: 7, v8: v8VersionOf(head), arch: 'x64' };
  const byNode = await readWithNode(openChunks, {
    node,
    symbolize: names,
    mappings: [],
    isFallback: false,
    origin,
    temporary,
  });
  const { profile } = await readV8Log(openChunks(), { symbolize: names, source: name });
  const report = (one) => analyze({ run: null, profiles: [one] }, 'test').report;
  return { ...byNode, ours: profile, report: report(byNode.profile), ourReport: report(profile) };
};
const shares = ({ operations }) => {
  const sums = {};
  for (const { id, share } of operations) sums[id] = (sums[id] ?? 0) + share;
  return sums;
};
const furthest = (a, b) =>
  Math.max(0, ...Object.keys({ ...a, ...b }).map((id) => Math.abs((a[id] ?? 0) - (b[id] ?? 0))));
const named = ({ profile: { namedTicks, busyTicks } }) => namedTicks / busyTicks;

const LOGS = (
  await Promise.all(
    (await fixtureCases())
      .filter(({ name }) => /node-(?:\d+-auth-server|20-mixed|26-hostile-names|26-worker)$/.test(name))
      .map(async (fixture) =>
        (await readFiles(fixture)).map((file) => ({ ...file, of: `${fixture.name}/${file.name}` })),
      ),
  )
)
  .flat()
  .map((file) => ({ ...file, node: findNode(v8VersionOf(file.bytes), NODES) }))
  .filter(({ node }) => node !== null);

describe.each(LOGS)('$of', ({ of, bytes, symbols, node }) => {
  test('comes to the same as with our own reader', async () => {
    const open = async function* chunks() {
      yield bytes;
    };
    const { profile, ours, report, ourReport, text } = await both(open, node, bytes, of, parseSidecar(symbols));
    expect(profileProblems(profile)).toEqual([]);
    expect(report.profile.ticks).toBe(ourReport.profile.ticks);
    expect(profile.meta).toMatchObject({
      source: of,
      pid: 7,
      thread: ours.meta.thread,
      v8: ours.meta.v8,
      intervalUs: ours.meta.intervalUs,
      timed: false,
    });
    expect(named(report)).toBeGreaterThan(0.985);
    expect(namedShare(parseText(text.toString()))).toBeGreaterThan(0.98);
    expect(furthest(shares(report), shares(ourReport))).toBeLessThan(0.02);
    expect(Math.abs(report.crypto.share - ourReport.crypto.share)).toBeLessThan(0.02);
    expect(report.callSites.slice(0, 1).map(({ file, line, operation }) => [file, line, operation])).toEqual(
      ourReport.callSites.slice(0, 1).map(({ file, line, operation }) => [file, line, operation]),
    );
    expect(report.callSites.every(({ blocks }) => blocks.count === 0)).toBe(true);
    expect(await readdir(temporary)).toEqual([]);
  });
});

test.each(NODES)(
  'Node $version: a fresh log has its native code named, by the symbols of this machine',
  async (node) => {
    const {
      logs: [log],
    } = await recordProgram({ 'hash.cjs': PBKDF2 }, { node: node.path });
    const head = await readHead(log);
    const { report, ourReport } = await both(() => fileChunks(log, () => {}), node, head, 'log', null);
    const unrepaired = namedShare(processAsIs(node.path, log));
    expect(unrepaired).toBeLessThan(0.5);
    expect(named(report)).toBeGreaterThan(0.985);
    expect(furthest(shares(report), shares(ourReport))).toBeLessThan(0.02);
    expect(shares(report)['kdf.pbkdf2']).toBeGreaterThan(0.5);
  },
);

test('a name cannot put a row into the text', async () => {
  const [node] = NODES;
  const [major, minor, build] = node.v8.split(/[.-]/);
  const forged = '   999   99.9%   99.9%  node::crypto::PBKDF2Job::Run()';
  const name = (text, at) =>
    `code-creation,JS,10,5,0x${at.toString(16)},64,${text} /a.js:1:1,0x${(at + 0x100000).toString(16)},~`;
  const lines = [
    `v8-version,${major},${minor},${build},1,-node.1,0`,
    'v8-platform,linux,linux',
    `shared-library,/x\\n${forged},0x7f0000000000,0x7f0000001000,0`,
    name(`x\n${forged}`, 0x5000),
    name(`y\\n${forged}`, 0x6000),
    name(`z\n\n[C++]:\n${forged}\ntick,0x5000,1,0,0x0,0\n`, 0x7000),
    `code-creation,RegExp,3,5,0x8000,64,r\\n${forged}`,
    `code-creation,JS,10,5,0x9000,64,damaged\\n${forged},0x1,~new`,
    ...[0x5001, 0x6001, 0x7001, 0x8001, 0x7f0000000001].map(
      (pc, index) => `tick,0x${pc.toString(16)},${index + 10},0,0x0,0`,
    ),
  ];
  const { profile, text } = await readWithNode(
    async function* chunks() {
      yield Buffer.from(`${lines.join('\n')}\n`);
    },
    {
      node,
      temporary,
      isFallback: false,
      mappings: [],
      origin: { source: 'log', pid: 0, v8: '', arch: '' },
      symbolize: async (uses) =>
        uses.map(({ path: library, rows }) => ({
          path: library,
          rows,
          buildId: '',
          status: 'ok',
          openssl: [],
          symbols: [{ name: `native\n${forged}`, start: 0x7f0000000000, end: 0x7f0000000010, component: '' }],
        })),
    },
  );
  const parsed = parseText(text.toString());
  expect(parsed).toMatchObject({
    ticks: 5,
    unaccounted: 0,
    left: { linesUnreadable: 0, rowsRefused: 0, laterProfiles: 0 },
  });
  expect([...parsed.javascript, ...parsed.cpp].map(({ ticks }) => ticks)).toEqual([1, 1, 1, 1, 1]);
  expect(profile.samples.length).toBe(5);
  expect(profile.frames.map((frame) => frame.name.slice(0, 2)).sort()).toEqual([
    'na',
    'r\ufffd',
    'x\ufffd',
    'y\\',
    'z\ufffd',
  ]);
  expect(await readdir(temporary)).toEqual([]);
});

describe('what fails leaves nothing behind', () => {
  const read = (options) =>
    readWithNode(
      async function* chunks() {
        yield Buffer.from('v8-version,1,2,3,4,0\n');
      },
      {
        node: NODES[0],
        temporary,
        isFallback: false,
        mappings: [],
        origin: { source: 'log', pid: 0, v8: '', arch: '' },
        symbolize: async () => [],
        ...options,
      },
    );

  test.each([
    ['a Node that is not there', '/no/such/node', { reason: 'ENOENT' }],
    ['a program that prints something else', '/bin/echo', { reason: 'it printed no profile' }],
    ['a program that fails', '/bin/false', { reason: 'exit code 1' }],
  ])('%s', async (_, program, facts) => {
    await expect(read({ node: { path: program, version: '', v8: '' } })).rejects.toMatchObject({
      code: 'engine-node-failed',
      facts: { node: program, ...facts },
    });
    expect(await readdir(temporary)).toEqual([]);
  });

  test('no room for temporary files', async () => {
    await expect(read({ temporary: '/no/such/directory' })).rejects.toMatchObject({
      code: 'temporary-not-writable',
      facts: { directory: '/no/such/directory', reason: 'ENOENT' },
    });
  });

  test('what is cut off or damaged is counted', async () => {
    const rows = [
      'v8-version,1,2,3,4,0',
      'code-creation,JS,10,5,0x5000,64,no end',
      'tick,0x1,1,0,0x0,0',
      'tick,0x1,2,0,0x',
    ];
    const { profile } = await readWithNode(
      async function* chunks() {
        yield Buffer.from(rows.join('\n'));
      },
      {
        node: NODES[0],
        temporary,
        isFallback: false,
        mappings: [],
        origin: { source: 'log', pid: 0, v8: '', arch: '' },
        symbolize: async () => [],
      },
    );
    expect(profile.dropped).toEqual({ truncated: 1 });
    expect(profile.samples.length).toBe(1);
    expect(profile.diagnostics).toContainEqual(expect.objectContaining({ code: 'lines-unparsable', count: 1 }));
  });

  test('a log without ticks is a profile without ticks', async () => {
    expect((await read({})).profile.samples.length).toBe(0);
  });
});
