import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { analyze } from '../../src/api/analysis.js';
import { cpuProfile, decodeCpuProfile } from '../../src/formats/cpuprofile.js';
import { cpuProfileDiagnostics } from '../../src/formats/cpuprofile/diagnostics.js';
import { formatOf } from '../../src/formats/index.js';
import { findRuns } from '../../src/inputs/find-inputs.js';
import { readInputs } from '../../src/inputs/read-inputs.js';
import { Failure } from '../../src/model/failure.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { profileProblems } from '../support/profile-problems.js';
// readInputs imports it when it needs it, which Jest's loader does not always survive.
import '../../src/inputs/machine.js';

afterAll(removeDirectories);

const frame = (functionName, url = '', lineNumber = -1, columnNumber = -1) => ({
  functionName,
  scriptId: '1',
  url,
  lineNumber,
  columnNumber,
});
const node = (id, callFrame, children = [], more = {}) => ({ id, callFrame, children, hitCount: 0, ...more });
const PBKDF2 = frame('pbkdf2Sync', 'node:internal/crypto/pbkdf2', 66, 19);

/** What `login`, at line 2 of a file, spends in pbkdf2Sync, and some waiting. */
const file = (url, more = {}) => ({
  nodes: [
    node(1, frame('(root)'), [2, 3, 6, 7]),
    node(2, frame('(idle)')),
    node(3, frame('', url, 0, 0), [4]),
    node(4, frame('login', url, 1, 14), [5]),
    node(5, PBKDF2, [], { hitCount: 2, positionTicks: [{ line: 79, ticks: 2 }] }),
    node(6, frame('(garbage collector)')),
    node(7, frame('(program)')),
  ],
  startTime: 1000,
  endTime: 6000,
  samples: [2, 5, 5, 6, 7],
  timeDeltas: [1000, 1000, 500, 1000, 1000],
  ...more,
});
const decode = (value, name = 'x.cpuprofile') => decodeCpuProfile(Buffer.from(JSON.stringify(value)), name);
const how = { symbols: 'none', onProgress: () => {}, writeSidecars: false, run: null, origin: { node: '', arch: '' } };

/** Frame names of a sample, outermost first. */
function namesOf({ frames, stacks, samples }, index) {
  const names = [];
  for (let row = samples.stack[index]; row !== -1; row = stacks.parent[row])
    names.unshift(frames[stacks.frame[row]].name);
  return names;
}

/** @returns the report of a profile in a directory with its source */
async function reportOf(source, { changedLater = false, name = 'app.cjs', ticks = () => ({}) } = {}) {
  const directory = newDirectory();
  const [script, profile] = [name, 'x.cpuprofile'].map((each) => path.join(directory, each));
  writeFileSync(script, source);
  const url = `file://${script}`;
  writeFileSync(profile, JSON.stringify(file(url, ticks(url))));
  utimesSync(profile, 1e9, changedLater ? 1e9 : 3e9);
  return analyze(await readInputs([profile], how), '1.0.0').report;
}

test('is told from the first bytes, whichever field comes first, wrapped or not', () => {
  const value = file('file:///app/app.js');
  const heads = [value, { samples: value.samples, ...value }, { profile: value }].map((each) => JSON.stringify(each));
  for (const head of [...heads, JSON.stringify(value, null, 2), `\ufeff${heads[0]}`])
    expect(formatOf(Buffer.from(head))).toBe(cpuProfile);
});

test('frames, stacks, times and weights are what V8 means', () => {
  const profile = decode(file('file:///app/a%20b.js'), 'CPU.20261122.144913.12294.1.001.cpuprofile');
  expect(profileProblems(profile)).toEqual([]);
  expect(profile.meta).toMatchObject({ pid: 12294, thread: 'worker', intervalUs: 1000, usualGap: true, timed: true });
  expect([0, 1, 3].map((index) => namesOf(profile, index))).toEqual([
    ['(idle)'],
    ['', 'login', 'pbkdf2Sync'],
    ['(garbage collector)'],
  ]);
  expect(profile.frames.find(({ name }) => name === 'login')).toMatchObject({
    kind: 'js',
    file: '/app/a b.js',
    line: 2,
    column: 15,
    callLine: 0,
  });
  expect(profile.frames.find(({ moduleBody }) => moduleBody)).toMatchObject({ line: 1, column: 1 });
  expect([...profile.samples.time]).toEqual([1000, 2000, 2500, 3500, 4500]);
  expect([...profile.samples.weight]).toEqual([1000, 500, 1000, 1000, 500]);
});

test('a gap between samples is no work: each counts for no more than twice the usual interval', () => {
  const profile = decode(
    file('file:///app/app.js', { timeDeltas: [1000, 1000, 90_000, 1000, 1000], endTime: 1_000_000 }),
  );
  expect(profile.meta.intervalUs).toBe(1000);
  expect([...profile.samples.weight]).toEqual([1000, 2000, 1000, 1000, 2000]);
});

test('times that go back are put in order, with their samples', () => {
  const profile = decode(file('file:///app/app.js', { timeDeltas: [1000, 3000, -1500, 1000, 1000] }));
  expect([...profile.samples.time]).toEqual([1000, 2500, 3500, 4000, 4500]);
  expect(namesOf(profile, 2)).toEqual(['(garbage collector)']);
  expect(profile.diagnostics).toContainEqual(expect.objectContaining({ code: 'times-out-of-order', count: 1 }));
});

test('old files, whose nodes have parents, are the same tree', () => {
  const value = file('file:///app/app.js');
  const parents = new Map(value.nodes.flatMap(({ id, children }) => children.map((child) => [child, id])));
  const old = value.nodes.map(({ children, ...rest }) => ({
    ...rest,
    ...(children && { parent: parents.get(rest.id) }),
  }));
  const [one, other] = [value, { ...value, nodes: old }].map((each) => decode(each));
  for (let index = 0; index < one.samples.length; index++) expect(namesOf(other, index)).toEqual(namesOf(one, index));
});

test('one line of own ticks is where a function was; of several none is', () => {
  const value = (positionTicks) =>
    file('file:///app/app.js', {
      nodes: [node(5, frame('f', 'file:///app/app.js', 1, 1), [], { positionTicks })],
      samples: [5, 5, 5, 5, 5],
    });
  const lineOf = (positionTicks) => decode(value(positionTicks)).frames[0].callLine;
  expect(lineOf([{ line: 3, ticks: 2 }])).toBe(3);
  expect(
    lineOf([
      { line: 3, ticks: 1 },
      { line: 4, ticks: 1 },
    ]),
  ).toBe(0);
  expect(lineOf('no list')).toBe(0);
});

test('the source says at which line a call is, if it is no newer than the profile', async () => {
  const source =
    'const { pbkdf2Sync } = require("crypto");\nfunction login() {\n  return pbkdf2Sync("p", "s", 1, 32, "sha512");\n}\n';
  const known = await reportOf(source);
  expect(known.callSites).toMatchObject([{ line: 3, lineInferred: true, operation: 'kdf.pbkdf2', ticks: 2 }]);
  expect(known.diagnostics.map(({ code }) => code)).not.toContain('sources-newer');
  const unknown = await reportOf(source, { changedLater: true });
  expect(unknown.callSites).toMatchObject([{ line: 2, lineInferred: true, operation: 'kdf.pbkdf2', ticks: 2 }]);
  expect(unknown.diagnostics).toContainEqual(expect.objectContaining({ code: 'sources-newer', count: 1 }));
  // A server that is replaced on disk and then restarted writes its profile after that.
  const begunBefore = await reportOf(source, { ticks: () => ({ timeDeltas: [1000, 1000, 500, 1000, 2e15] }) });
  expect(begunBefore.callSites).toMatchObject([{ line: 2 }]);
});

test('a thread in Atomics.wait does nothing, if all ticks of the function are at its line and that is no minified one', async () => {
  const waiting = (source, lines) => {
    const positionTicks = lines.map((line) => ({ line, ticks: 2 }));
    const tick = (url) => ({
      nodes: [
        node(1, frame('(root)'), [2]),
        node(2, frame('login', url, 1, 14), [3], { hitCount: 4, positionTicks }),
        node(3, PBKDF2, [], { hitCount: 1 }),
      ],
      samples: [2, 2, 3, 2, 2],
    });
    return reportOf(source, { ticks: tick });
  };
  const loop = (wait) =>
    `const { pbkdf2Sync } = require("crypto");\nfunction login(seen) {\n  ${wait}\n  seen.n++;\n}\n`;
  const wait = 'Atomics.wait(seen, 0, 0);';
  const { profile, crypto } = await waiting(loop(wait), [3]);
  expect([profile.busyTicks, profile.idleTicks, crypto.share]).toEqual([1, 4, 1]);
  for (const [text, lines] of [
    [wait, [4]],
    [wait, [3, 4]],
    [`${'seen.n = f(seen.n);'.repeat(20)}${wait}`, [3]],
    ['Atomics.waitAsync(seen, 0, 0);', [3]],
  ])
    expect((await waiting(loop(text), lines)).profile).toMatchObject({ busyTicks: 5, idleTicks: 0 });
});

test('how many sources are newer is told once', () => {
  const said = (newer) => cpuProfileDiagnostics({ frames: [], meta: { timed: true } }, newer);
  const of = (newer) => said(newer).filter(({ code }) => code === 'sources-newer');
  expect(of(0)).toEqual([]);
  expect(of(1)).toMatchObject([{ count: 1, message: expect.stringMatching(/^1 source file newer .* was not read/) }]);
  expect(of(12)).toMatchObject([{ count: 1, message: expect.stringMatching(/^12 source files .* were not read/) }]);
});

test('of TypeScript, too, if Node only made its types blanks: a compiler has the function elsewhere', async () => {
  const source = `import { pbkdf2Sync } from "node:crypto";
function login(user: string, rounds: number = 1): Buffer {
  const salt: string = "s" as string;
  return pbkdf2Sync(user, salt, rounds, 32, "sha512");
}
`;
  for (const name of ['app.ts', 'app.mts', 'app.cts']) {
    const { callSites } = await reportOf(source, { name });
    expect(callSites).toMatchObject([{ line: 4, lineInferred: true, algorithm: 'sha512', ticks: 2 }]);
  }
  const compiled = await reportOf(`interface User {}\n${source}`, { name: 'app.ts' });
  // Its lines are those of the compiler's output, which the file does not have.
  expect(compiled.callSites).toMatchObject([{ line: null, lineInferred: true, ticks: 2 }]);
  const broken = await reportOf(`${source}\n}`, { name: 'app.ts' });
  expect(broken.callSites).toMatchObject([{ line: 2, ticks: 2 }]);
});

test('a module that goes on after an await is in the event loop, also if it was loaded before the profiler was started', async () => {
  const directory = newDirectory();
  const [script, profile] = ['app.mjs', 'x.cpuprofile'].map((name) => path.join(directory, name));
  writeFileSync(script, 'import { pbkdf2Sync } from "crypto";\nawait 1;\npbkdf2Sync("p", "s", 1, 32, "sha512");\n');
  const siteOf = async (nodes) => {
    const samples = nodes.filter(({ hitCount }) => hitCount > 0).map(({ id }) => id);
    writeFileSync(profile, JSON.stringify({ ...file(''), nodes, samples, timeDeltas: samples.map(() => 1000) }));
    utimesSync(profile, 3e9, 3e9);
    const { callSites } = analyze(await readInputs([profile], how), '1.0.0').report;
    return callSites.map(({ line, byPhase }) => ({ line, byPhase }));
  };
  const body = (line, column) => frame('', `file://${script}`, line, column);
  const called = node(3, PBKDF2, [], { hitCount: 2 });
  const resumed = (line, column) => [node(1, frame('(root)'), [2]), node(2, body(line, column), [3]), called];
  const [before] = await siteOf([
    node(1, frame('(root)'), [4]),
    node(4, frame('evaluate'), [2]),
    node(2, body(0, 0), [3]),
    called,
  ]);
  expect(before).toEqual({ line: 3, byPhase: { 'top-level': 1 } });
  for (const place of [resumed(0, 0), resumed(-1, -1)])
    expect(await siteOf(place)).toEqual([{ line: 3, byPhase: { 'event-loop': 1 } }]);
});

test('sources are of files on stacks only: others may call what is in them', async () => {
  const profile = path.join(newDirectory(), 'x.cpuprofile');
  writeFileSync(profile, JSON.stringify(file('file:///app/app.js')));
  expect((await readInputs([profile], how)).profiles).toMatchObject([{ hasAllSources: false }]);
});

test('only code is read of what a profile names', async () => {
  const directory = newDirectory();
  const [secret, profile] = ['id_rsa', 'x.cpuprofile'].map((name) => path.join(directory, name));
  writeFileSync(secret, 'function login() { pbkdf2Sync() }');
  writeFileSync(profile, JSON.stringify(file(`file://${secret}`)));
  const { profiles } = await readInputs([profile], how);
  expect(profiles[0].sources.size).toBe(0);
});

test('where a function itself computes is not where it calls others', () => {
  const handler = node(5, frame('handler', 'file:///app/app.js', 5, 1), [6], {
    positionTicks: [{ line: 8, ticks: 1 }],
  });
  const { stacks, frames, samples } = decode(
    file('file:///app/app.js', { nodes: [handler, node(6, PBKDF2)], samples: [5, 6], timeDeltas: [1000, 1000] }),
  );
  const lineIn = (row) => frames[stacks.frame[row]].callLine;
  const [own, called] = samples.stack;
  expect([lineIn(own), lineIn(stacks.parent[called])]).toEqual([8, 0]);
});

test('what it cannot show is said, TLS first', async () => {
  const report = await reportOf('');
  expect(report.diagnostics.map(({ code }) => code)).toEqual(expect.arrayContaining(['native-unseen', 'wall-time']));
  const directory = newDirectory();
  const profile = path.join(directory, 'x.cpuprofile');
  const tls = { nodes: [node(5, frame('onhandshakestart', 'node:_tls_wrap', 100, 3))], samples: [5, 5, 5, 5, 5] };
  writeFileSync(profile, JSON.stringify(file('', tls)));
  const { profiles } = await readInputs([profile], how);
  expect(profiles[0].diagnostics[0].code).toBe('tls-unseen');
  // What JavaScript calls of them has rows of its own, so not all of it is missing.
  expect(profiles[0].diagnostics[0].message).toContain('of its handshakes and records only what JavaScript calls');
});

test.each([
  ['of V8’s profiler', [], ', and only of threads whose profiler was started, from when it was started.'],
  [
    'with a regular expression',
    [node(8, frame('RegExp: ^(?:::)$'))],
    ', and only of threads whose profiler was started, from when it was started.',
  ],
  ['of ours, with native code', [node(8, frame('node::crypto::PBKDF2Job::Run'))], '.'],
])('what samples are of is said of a file %s', async (_, more, rest) => {
  const profile = path.join(newDirectory(), 'x.cpuprofile');
  const { nodes } = file('');
  nodes[0].children.push(...more.map(({ id }) => id));
  writeFileSync(profile, JSON.stringify(file('', { nodes: [...nodes, ...more] })));
  const [{ diagnostics }] = (await readInputs([profile], how)).profiles;
  const said = Object.fromEntries(diagnostics.map(({ code, message }) => [code, message]));
  expect(said).toMatchObject({
    'call-lines-unseen': 'The lines of calls come from the sources, or are those of the functions.',
    'wall-time': `Samples are of wall time, not of CPU time${rest}`,
  });
});

test('of TLS, a file with native names has what these show, and that is said', async () => {
  const profile = path.join(newDirectory(), 'x.cpuprofile');
  const nodes = [
    node(5, frame('onhandshakestart', 'node:_tls_wrap', 100, 3)),
    node(6, frame('node::crypto::TLSWrap::OnStreamRead', '', -1, -1)),
  ];
  writeFileSync(profile, JSON.stringify(file('', { nodes })));
  const { profiles } = await readInputs([profile], how);
  const codes = profiles[0].diagnostics.map(({ code }) => code);
  expect(codes[0]).toBe('tls-by-name');
  expect(codes).not.toEqual(expect.arrayContaining(['tls-unseen']));
  expect(codes).not.toEqual(expect.arrayContaining(['native-unseen']));
});

test('what we wrote that nothing on the stack called for is that again, not by the names of functions', async () => {
  const profile = path.join(newDirectory(), 'x.cpuprofile');
  const nodes = [
    node(1, frame('(root)', '', -1, -1), [2, 5, 8]),
    node(2, frame('[tls.handshake]', '', -1, -1), [3]),
    node(3, frame('node::crypto::TLSWrap::ClearOut', '', -1, -1), [4]),
    node(4, frame('malloc', '', -1, -1)),
    node(5, frame('onhandshakestart', 'node:_tls_wrap', 100, 3), [6]),
    node(6, frame('node::crypto::TLSWrap::OnStreamRead', '', -1, -1)),
    // The same below a function, from anybody, is left out as ever.
    node(8, frame('f', 'file:///app/f.js', 1, 1), [9]),
    node(9, frame('[kdf.scrypt]', '', -1, -1), [10]),
    node(10, frame('malloc', '', -1, -1)),
  ];
  writeFileSync(profile, JSON.stringify(file('', { nodes, samples: [10, 10, 4, 4, 9] })));
  const recording = await readInputs([profile], how);
  expect(recording.profiles[0].diagnostics.map(({ code }) => code)).not.toContain('tls-by-name');
  const { report } = analyze(recording, '1.0.0');
  expect(report.operations).toMatchObject([{ id: 'tls.handshake', ticks: 2 }]);
  expect(report.callSites).toEqual([]);
});

test('in a directory the threads of a process are one recording, and other files by themselves', async () => {
  const directory = newDirectory();
  const names = [
    'CPU.20261122.144913.7.0.001.cpuprofile',
    'CPU.20261122.144913.7.1.002.cpuprofile',
    'a.cpuprofile',
    'b.cpuprofile',
  ];
  for (const name of names) writeFileSync(path.join(directory, name), JSON.stringify(file('file:///app/app.js')));
  const runs = await findRuns([directory], '/');
  expect(runs.map(({ files }) => files.map((each) => path.basename(each)))).toEqual([
    names.slice(0, 2),
    ['a.cpuprofile'],
    ['b.cpuprofile'],
  ]);
});

test.each([
  ['a trace', [{ ph: 'P', cat: 'disabled-by-default-v8.cpu_profiler', args: {} }]],
  ['a trace with metadata', { metadata: { source: 'DevTools' }, traceEvents: [] }],
])('%s is refused by its name', async (_, value) => {
  const trace = path.join(newDirectory(), 'x.json');
  writeFileSync(trace, JSON.stringify(value));
  await expect(readInputs([trace], how)).rejects.toMatchObject({ code: 'cpuprofile-trace' });
});

test('a tree of nodes, however deep, is that of tools before 2016', async () => {
  let head = { functionName: 'f', children: [] };
  for (let depth = 0; depth < 100; depth++) head = { functionName: '(root)', children: [head] };
  const old = path.join(newDirectory(), 'x.cpuprofile');
  writeFileSync(old, JSON.stringify({ typeId: 'CPU', uid: '1', head, startTime: 1, endTime: 2 }, null, 1));
  await expect(readInputs([old], how)).rejects.toMatchObject({ code: 'cpuprofile-old' });
});

test.each([
  ['no nodes', { samples: [1] }],
  ['no samples', { ...file(''), samples: [] }],
  ['no times', { ...file(''), timeDeltas: undefined }],
  ['times that are none', { ...file(''), timeDeltas: [1, 2, 'x', 4, 5] }],
])('%s: a sentence', (_, value) => {
  expect(() => decode(value)).toThrow(expect.objectContaining({ code: 'cpuprofile-invalid' }));
});

test('stacks that are too long together are refused', () => {
  const chain = Array.from({ length: 5000 }, (_, id) => node(id, frame('f'), [id + 1]));
  const samples = chain.map(({ id }) => id);
  expect(() => decode(file('', { nodes: chain, samples, timeDeltas: samples.map(() => 1) }))).toThrow(
    expect.objectContaining({
      code: 'cpuprofile-too-large',
      facts: { problem: 'its stacks have more than 10000000 frames together' },
    }),
  );
});

test.each([
  [
    'of two callers',
    [node(2, frame('a', 'file:///a.js', 1, 1), [4]), node(3, frame('b', 'file:///a.js', 5, 1), [4])],
    1,
  ],
  ['of a circle', [node(2, frame('a', 'file:///a.js', 1, 1), [4]), node(3, frame('b', 'file:///a.js', 5, 1))], 1, [2]],
  ['of one caller, which both say', [node(2, frame('a', 'file:///a.js', 1, 1), [4]), node(3, PBKDF2)], 0, [], 2],
])('a node %s: that its callers may be others is counted', (_title, callers, count, below = [], parent) => {
  const nodes = [node(1, frame('(root)'), [2, 3]), ...callers, node(4, PBKDF2, below, { parent })];
  const profile = decode(file('', { nodes, samples: [4, 4] }));
  expect(profile.samples.length).toBe(2);
  expect(profile.diagnostics.find(({ code }) => code === 'nodes-called-twice')?.count ?? 0).toBe(count);
});

test('a deep chain, a circle and ids that are twice do no harm', () => {
  const chain = Array.from({ length: 20_000 }, (_, id) => node(id, frame(`f${id}`), [id + 1]));
  const deep = decode(file('', { nodes: chain, samples: [19_999], timeDeltas: [1] }));
  expect(namesOf(deep, 0)).toHaveLength(20_000);
  const { nodes, samples } = file('');
  const circle = [...nodes, node(8, PBKDF2, [9]), node(9, PBKDF2, [8]), node(5, PBKDF2)];
  expect(decode(file('', { nodes: circle, samples: [...samples.slice(1), 8] })).dropped).toEqual({ 'unknown-node': 1 });
});

test.each([
  ['a circle', { nodes: [node(1, PBKDF2, [2]), node(2, PBKDF2, [1])] }, 'its samples have no functions in its tree'],
  ['ids of another tree', { samples: [12, 15, 5, 16, 17] }, 'only 1 of its 5 samples have functions in its tree'],
  ['times that were cut off', { timeDeltas: [1000, 1000] }, 'only 2 of its 5 samples have times'],
])('%s: most samples mean nothing, which is said', (_, damaged, problem) => {
  expect(() => decode(file('', damaged))).toThrow(
    expect.objectContaining({ code: 'cpuprofile-invalid', facts: { problem } }),
  );
});

test('whatever a file says, each of its samples is in the profile or counted as dropped', () => {
  const id = fc.integer({ min: 0, max: 6 });
  const anything = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.constantFrom('(idle)', '(root)', '(program)', 'node:tls', 'file:///a.js'),
  );
  const nodes = fc.array(
    fc.record(
      {
        id: fc.oneof(id, anything),
        callFrame: fc.oneof(
          fc.record(
            { functionName: anything, url: anything, lineNumber: anything, columnNumber: anything },
            { requiredKeys: [] },
          ),
          anything,
        ),
        children: fc.oneof(fc.array(fc.oneof(id, anything), { maxLength: 4 }), anything),
        parent: fc.oneof(id, anything),
        hitCount: anything,
        positionTicks: fc.array(fc.record({ line: anything }), { maxLength: 2 }),
      },
      { requiredKeys: ['id'] },
    ),
    { maxLength: 8 },
  );
  const deltas = fc.array(
    fc.oneof(fc.integer({ min: -2000, max: 5000 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      nodes,
      fc.array(id, { minLength: 1, maxLength: 12 }),
      deltas,
      fc.option(fc.integer()),
      (list, samples, timeDeltas, endTime) => {
        let profile;
        try {
          profile = decode({ nodes: list, samples, timeDeltas, startTime: 0, endTime });
        } catch (error) {
          expect(error).toBeInstanceOf(Failure);
          return;
        }
        expect(profileProblems(profile)).toEqual([]);
        const dropped = Object.values(profile.dropped).reduce((sum, count) => sum + count, 0);
        expect(profile.samples.length + dropped).toBe(samples.length);
        expect(() => analyze({ run: null, profiles: [profile] }, '1.0.0')).not.toThrow();
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['the sample at which V8 was started is no tick of the tree', { hitCount: 4 }, 0],
  ['the tree and the list agree', { hitCount: 5 }, 0],
  ['the tree has more', { hitCount: 6 }, 1],
  ['the list has more', { hitCount: 2 }, 3],
])('%s', (_, more, count) => {
  const value = file('file:///app/app.js');
  value.nodes[4] = node(5, PBKDF2, [], more);
  expect(decode(value).diagnostics.find(({ code }) => code === 'hits-differ')?.count ?? 0).toBe(count);
});
