/** What other tools' formats hold is what the report says, tick by tick, for every recording that we keep. */
import { cpuProfileFiles } from '../../../src/writers/profiles/cpuprofile.js';
import { foldedStacks } from '../../../src/writers/profiles/folded.js';
import { pprofFile } from '../../../src/writers/profiles/pprof.js';
import { speedscopeFile } from '../../../src/writers/profiles/speedscope.js';
import { threadNames } from '../../../src/writers/shared/thread-names.js';
import { analyze } from '../../../src/api/analysis.js';
import { decodeCpuProfile } from '../../../src/formats/cpuprofile.js';
import { cpuProfileDiagnostics } from '../../../src/formats/cpuprofile/diagnostics.js';
import { decodePprof } from '../../../src/formats/pprof.js';
import { pprofDiagnostics } from '../../../src/formats/pprof/diagnostics.js';
import { workOfFrame } from '../../../src/model/own-marks.js';
import { withStarts } from '../../../src/model/thread-times.js';
import { encodeRecording } from '../../../src/formats/saved-profile.js';
import { fixtureCases, readFixture } from '../../support/fixture-cases.js';
import { profileProblems } from '../../support/profile-problems.js';
import { readPprof } from '../../support/read-pprof.js';
import { ticksById, ticksByPhase } from '../../support/report-ticks.js';
import { analysisOf, loginProfile, samplesOf } from '../../support/samples.js';
import { profileFromGrid } from '../../support/text-grid.js';

const PPROF = { root: '/app', startMs: 1_700_000_000_000, durationMs: 100, hasCallSites: true };
const SPEEDSCOPE = { root: '/app', title: 'app.js', version: '1.2.3' };
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const add = (counts, key, ticks) => counts.set(key, (counts.get(key) ?? 0) + ticks);
const nonZero = (counts) => Object.fromEntries([...counts].filter(([, ticks]) => ticks > 0).sort());

/** Ticks by operation and algorithm, `kdf.pbkdf2 sha512`, as the report has them. */
function operationsOf({ operations, poolWork }) {
  const counts = new Map();
  for (const { id, algorithm, ticks } of [...operations, ...(poolWork?.operations ?? [])])
    add(counts, algorithm === '' ? id : `${id} ${algorithm}`, ticks);
  return nonZero(counts);
}

/** The same by the frames that name the work: `[kdf.pbkdf2 sha512]`, which no function is called. */
function operationsInStacks(stacks, known) {
  const counts = new Map();
  for (const { frames, ticks } of stacks) {
    const work = frames.map((name) => /^\[(.*)\]$/.exec(name)?.[1] ?? '').filter((name) => Object.hasOwn(known, name));
    expect(work.length).toBeLessThanOrEqual(1);
    if (work.length === 1) add(counts, work[0], ticks);
  }
  return nonZero(counts);
}

const readFolded = (text) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => /^(?<stack>.*) (?<ticks>\d+)$/.exec(line).groups)
    .map(({ stack, ticks }) => ({ frames: stack.split(';'), ticks: Number(ticks) }));

const readSpeedscope = (text) => {
  const { shared, profiles } = JSON.parse(text);
  return profiles.flatMap(({ samples, weights }) =>
    samples.map((frames, index) => ({
      frames: frames.map((frame) => shared.frames[frame].name),
      ticks: weights[index],
    })),
  );
};

/** Of a tree, each node with ticks, except those of waiting. */
const readCpuProfile = ({ nodes }) => {
  const callers = new Map(nodes.flatMap((node) => node.children.map((id) => [id, node])));
  const framesTo = (node) =>
    node === undefined ? [] : [...framesTo(callers.get(node.id)), node.callFrame.functionName];
  return nodes
    .filter(({ hitCount, callFrame }) => hitCount > 0 && callFrame.functionName !== '(idle)')
    .map((node) => ({ frames: framesTo(node), ticks: node.hitCount }));
};

const cases = await fixtureCases();

describe.each(cases)('$name', (fixture) => {
  const isOfPerf = fixture.name.startsWith('perf-script/');
  let report;
  let stacks;

  beforeAll(async () => {
    ({ report, stacks } = analyze(await readFixture(fixture), '0.0.0'));
  });

  test('all formats have its ticks, and what they are', () => {
    const known = operationsOf(report);
    // perf sees the thread pool, too, which is in none of the report's sums.
    const busyTicks = report.profile.busyTicks + (report.poolWork?.busyTicks ?? 0);
    const idleTicks = report.profile.idleTicks + (report.poolWork?.idleTicks ?? 0);
    const busyMs = report.profile.busyMs + (report.poolWork?.busyMs ?? 0);

    const folded = readFolded(foldedStacks(stacks(), '/app'));
    expect(sum(folded.map(({ ticks }) => ticks))).toBe(busyTicks);
    expect(operationsInStacks(folded, known)).toEqual(known);

    const speedscope = readSpeedscope(speedscopeFile(stacks(), SPEEDSCOPE));
    expect(sum(speedscope.map(({ ticks }) => ticks))).toBe(busyTicks);
    expect(operationsInStacks(speedscope, known)).toEqual(known);

    const pprof = readPprof(pprofFile(stacks(), PPROF));
    const labelled = new Map();
    for (const { labels, ticks } of pprof)
      if (labels.operation) add(labelled, [labels.operation, labels.algorithm ?? []].flat().join(' '), ticks);
    expect(sum(pprof.map(({ ticks }) => ticks))).toBe(busyTicks);
    expect(nonZero(labelled)).toEqual(known);
    expect(sum(pprof.map(({ ns }) => ns)) / 1e6).toBeCloseTo(busyMs, -1);

    const { content, others } = cpuProfileFiles(stacks());
    const threads = [content, ...others.map((other) => other.content)].map((text) => JSON.parse(text));
    const inTree = threads.flatMap(readCpuProfile);
    expect(sum(inTree.map(({ ticks }) => ticks))).toBe(busyTicks);
    // Where perf has no samples of waits, there are some in the file.
    if (!isOfPerf) expect(sum(threads.map(({ samples }) => samples.length))).toBe(busyTicks + idleTicks);
    expect(operationsInStacks(inTree, known)).toEqual(known);
    // What computes keeps its ticks.
    expect(inTree.filter(({ frames }) => workOfFrame(frames.at(-1)) !== null)).toEqual([]);
    for (const { nodes, samples, timeDeltas } of threads) {
      expect(sum(nodes.map(({ hitCount }) => hitCount))).toBe(samples.length);
      expect(timeDeltas).toHaveLength(samples.length);
      expect(Math.min(...timeDeltas)).toBeGreaterThanOrEqual(0);
    }
  });

  test('pprof, read again, has the same ticks', async () => {
    const bytes = pprofFile(stacks(), { root: '', startMs: 0, durationMs: 1, hasCallSites: true });
    const { profiles, isOwn } = await decodePprof(bytes, 'profile.pb.gz');
    expect(profiles.flatMap(profileProblems)).toEqual([]);
    const { report: again, recording } = analyze({ run: null, profiles }, '0.0.0');
    expect(isOwn).toBe(true);
    expect(again.profile.busyTicks).toBe(report.profile.busyTicks);
    expect(ticksById(again)).toEqual(ticksById(report));
    // What perf could not walk to its callers has those of the samples around it, and these have no order any more.
    if (!isOfPerf) expect(ticksByPhase(again)).toEqual(ticksByPhase(report));
    expect(again.isolates.map(({ pid, thread, busyTicks }) => [pid, thread, busyTicks])).toEqual(
      report.isolates
        .filter(({ busyTicks }) => busyTicks > 0)
        .map(({ pid, thread, busyTicks }) => [pid, thread, busyTicks]),
    );
    expect(() => encodeRecording(recording)).not.toThrow();
  });

  // Others have no times.
  if (isOfPerf || fixture.name.startsWith('v8-log/'))
    test('.cpuprofile, read again, has the same TLS and the same time', () => {
      const { content, others } = cpuProfileFiles(stacks());
      const profiles = [content, ...others.map((other) => other.content)].map((text) =>
        decodeCpuProfile(Buffer.from(text), 'mine.cpuprofile'),
      );
      expect(profiles.flatMap(profileProblems)).toEqual([]);
      const { report: again } = analyze({ run: null, profiles }, '0.0.0');
      const tls = (of) => Object.fromEntries(Object.entries(ticksById(of)).filter(([id]) => id.startsWith('tls.')));
      expect(tls(again)).toEqual(tls(report));
      expect(again.profile.busyTicks).toBe(report.profile.busyTicks);
      expect(Math.abs(again.profile.busyMs / report.profile.busyMs - 1)).toBeLessThan(0.02);
    });
});

describe('a login server', () => {
  const { stacks } = analysisOf(loginProfile());

  test('folded: the work is called by the call site, and the native leaf keeps its ticks', () => {
    expect(foldedStacks(stacks(), '/app')).toBe(
      'login src/auth.js:20;[kdf.pbkdf2 sha384 or sha512];pbkdf2Sync node:internal/crypto/pbkdf2:62;node::crypto::PBKDF2Job::Run;sha512_block_data_order_avx2 50\n' +
        'render src/page.js:3 30\n',
    );
  });

  test('speedscope: as its schema wants it', () => {
    const file = JSON.parse(speedscopeFile(stacks(), SPEEDSCOPE));
    expect(file).toMatchObject({ name: 'app.js', exporter: 'cryptoprof@1.2.3', activeProfileIndex: 0 });
    expect(file.profiles).toMatchObject([{ type: 'sampled', unit: 'none', startValue: 0, endValue: 80 }]);
    expect(file.shared.frames[0]).toEqual({ name: 'login', file: 'src/auth.js', line: 20 });
    expect(file.shared.frames.every(({ line }) => line === undefined || line > 0)).toBe(true);
  });

  test('pprof: lines of calls, and labels', () => {
    const [work, other] = readPprof(pprofFile(stacks(), PPROF)).sort((a, b) => b.ticks - a.ticks);
    expect(work).toMatchObject({ ticks: 50, ns: 50e6 });
    expect(work.frames.slice(0, 2)).toEqual(['login:23', 'pbkdf2Sync:70']);
    expect(work.labels).toMatchObject({ operation: 'kdf.pbkdf2', phase: 'event-loop', call_site: 'src/auth.js:23' });
    expect(other.labels).toEqual({ phase: 'event-loop', thread: 'main thread', pid: '1' });
  });

  test("pprof: if samples have no line, the call site's is used", () => {
    const source = 'function login() {\n  prepare();\n  return pbkdf2Sync(a, b, 1000, 64, "sha512");\n}\n';
    const { report, stacks: ofLogin } = analysisOf(
      profileFromGrid(
        `
          login@/app/src/auth.js:1    login@/app/src/auth.js:1
          pbkdf2Sync@node:internal/crypto/pbkdf2:62  other@/app/src/b.js:7
          native:sha512_block_data_order_avx2[openssl]
        `,
        { sources: { '/app/src/auth.js': source } },
      ),
    );
    expect(report.callSites).toMatchObject([{ line: 3 }]);
    const [[work], [other]] = readPprof(pprofFile(ofLogin(), PPROF)).map(({ frames }) => frames);
    expect([work, other]).toEqual(['login:3', 'login:1']);
  });

  test('pprof for servers: a call site is not a label, which would become a series', () => {
    const file = pprofFile(stacks(), { ...PPROF, hasCallSites: false });
    expect(new Set(readPprof(file).flatMap(({ labels }) => Object.keys(labels)))).toEqual(
      new Set(['phase', 'operation']),
    );
  });

  test('.cpuprofile: waiting is (idle), lines begin with 0, files are URLs', () => {
    const { nodes, samples } = JSON.parse(cpuProfileFiles(stacks()).content);
    const named = (name) => nodes.find(({ callFrame }) => callFrame.functionName === name);
    expect(samples.filter((id) => id === named('(idle)').id)).toHaveLength(20);
    expect(named('login').callFrame).toMatchObject({ url: 'file:///app/src/auth.js', lineNumber: 19 });
    expect(named('pbkdf2Sync').callFrame.url).toBe('node:internal/crypto/pbkdf2');
    expect(nodes[0]).toMatchObject({ id: 1, callFrame: { functionName: '(root)', lineNumber: -1 } });
  });
});

describe('names that mean something to a format', () => {
  const hostile = profileFromGrid('a;b 3\u2028@/app/a b;c.js:1:2');
  const { stacks } = analysisOf(hostile);

  test('are one frame of one line in folded stacks', () => {
    expect(foldedStacks(stacks(), '/app')).toBe('a,b 3\\u2028 a b,c.js:1 1\n');
  });

  test('are escaped in URLs', () => {
    const { nodes } = JSON.parse(cpuProfileFiles(stacks()).content);
    expect(nodes.at(-1).callFrame.url).toBe('file:///app/a%20b%3Bc.js');
  });

  test('half a character is not a failure', () => {
    const { stacks: half } = analysisOf(profileFromGrid('f@/app/\ud800.js:1:2'));
    expect(cpuProfileFiles(half()).content).toContain('file:///app/%EF%BF%BD.js');
  });

  test.each([
    ['C:\\app\\a.js', 'file:///C:/app/a.js'],
    ['c:/app/a b.js', 'file:///C:/app/a%20b.js'],
    ['\\\\server\\share\\a.js', 'file://server/share/a.js'],
  ])('%s of Windows is %s', (file, url) => {
    const frames = hostile.frames.map((frame) => ({ ...frame, file }));
    const { stacks: windows } = analysisOf({ ...hostile, frames });
    expect(JSON.parse(cpuProfileFiles(windows()).content).nodes.at(-1).callFrame.url).toBe(url);
  });
});

test('.cpuprofiles begin after 0, where DevTools draws them, and one after the other where that is known', () => {
  const starting = (startedUs) => {
    const profile = loginProfile();
    return { ...profile, meta: { ...profile.meta, ...(startedUs !== undefined && { startedUs }) } };
  };
  const filesOf = (...profiles) => {
    const { content, others } = cpuProfileFiles(analysisOf(...profiles).stacks());
    return [content, ...others.map((other) => other.content)];
  };
  const startsOf = (texts) =>
    withStarts(texts.map((text) => decodeCpuProfile(Buffer.from(text), 'mine.cpuprofile'))).map(
      ({ meta }) => meta.startedUs,
    );
  const known = filesOf(starting(0), starting(20_000));
  const unknown = filesOf(starting(), starting());
  for (const text of [...known, ...unknown]) {
    const { startTime, endTime, timeDeltas } = JSON.parse(text);
    expect(startTime).toBeGreaterThan(0);
    expect(endTime - startTime).toBe(sum(timeDeltas));
  }
  expect(startsOf(known)).toEqual([0, 20_000]);
  expect(startsOf(unknown)).toEqual([undefined, undefined]);
});

test('a .cpuprofile of a worker, read back, is of a worker', () => {
  const worker = loginProfile();
  const { stacks } = analysisOf({ ...worker, meta: { ...worker.meta, thread: 'worker' } });
  const read = (content) => decodeCpuProfile(Buffer.from(content), 'mine.cpuprofile').meta.thread;
  const { content } = cpuProfileFiles(stacks());
  expect(read(content)).toBe('worker');
  const main = samplesOf();
  const ofMain = cpuProfileFiles(main.stacks()).content;
  expect(read(ofMain)).toBe('main');
  // V8's fields alone, as every other tool reads them.
  expect(Object.keys(JSON.parse(ofMain))).toEqual(['nodes', 'startTime', 'endTime', 'samples', 'timeDeltas']);
  for (const own of ['7', '"worker"', '{ "thread": ["worker"] }', 'null'])
    expect(read(ofMain.replace(/\}\s*$/, `,"$cryptoprof":${own}}`))).toBe('main');
});

test('.cpuprofiles of perf: the first is of a thread that runs JavaScript; read back, they are of CPU time and of their threads', () => {
  const ofPerf = (profile, thread) => ({ ...profile, meta: { ...profile.meta, format: 'perf-script', thread } });
  const pool = profileFromGrid(`
    @repeat  200
             native:scryptBlockMix[openssl]
  `);
  const { stacks } = analysisOf(ofPerf(loginProfile(), 'main'), ofPerf(pool, 'pool'));
  const { content, others, note } = cpuProfileFiles(stacks());
  expect(note).toBe('the busiest JavaScript thread; 1 other in files beside it');
  const again = [content, others[0].content].map((text) => decodeCpuProfile(Buffer.from(text), 'mine.cpuprofile'));
  expect(again.map(({ meta }) => meta.thread)).toEqual(['main', 'pool']);
  expect(analysisOf(...again).report.profile).toMatchObject({ collector: 'perf', busyTicks: 80 });
  const codes = again.flatMap((profile) => cpuProfileDiagnostics(profile, 0).map(({ code }) => code));
  expect(codes).toContain('cpu-time');
  expect(codes).not.toContain('wall-time');
});

test.each([
  ['perf', { format: 'perf-script' }, { collector: 'perf', intervalUs: 1000 }, 0],
  ['V8 14, which logs no waits', { format: 'v8-log', v8: '14.1.146.11' }, { intervalUs: 1000 }, 1],
  ['V8 13, which logs them', { format: 'v8-log' }, undefined, 0],
])('a .cpuprofile of %s: a wait without samples is no work', (_, meta, own, idleTicks) => {
  const profile = profileFromGrid(
    `
      @repeat  60
               work@/app/app.js:1:2
    `,
    { meta },
  );
  profile.samples.time = profile.samples.time.map((us, index) => us + (index < 30 ? 0 : 400_000));
  const { content } = cpuProfileFiles(analysisOf(profile).stacks());
  const { nodes, samples, timeDeltas, $cryptoprof } = JSON.parse(content);
  const idle = nodes.find(({ callFrame }) => callFrame.functionName === '(idle)');
  const waited = samples.map((id, index) => (id === idle.id ? timeDeltas[index + 1] : 0)).filter((us) => us > 0);
  expect(waited).toEqual(own ? [400_000] : []);
  expect($cryptoprof).toEqual(own);
  const { report } = analysisOf(decodeCpuProfile(Buffer.from(content), 'mine.cpuprofile'));
  expect(report.profile).toMatchObject({ intervalUs: 1000, busyTicks: 60, busyMs: own ? 60 : 61, idleTicks });
  expect(report.diagnostics.map(({ code }) => code)).not.toContain('hits-differ');
});

test('a pprof says of which clock its `cpu` is, and read back is of that clock', async () => {
  const wall = loginProfile();
  const perf = { ...wall, meta: { ...wall.meta, format: 'perf-script' } };
  const again = (profile) => decodePprof(pprofFile(analysisOf(profile).stacks(), PPROF), 'profile.pb.gz');
  const [ofWall, ofPerf] = [again(wall), again(perf)];
  expect([ofWall, ofPerf].map(({ measure }) => measure.clock)).toEqual(['wall', 'perf']);
  expect(analysisOf(...ofPerf.profiles).report.profile.collector).toBe('perf');
  expect(analysisOf(...ofWall.profiles).report.profile.collector).toBeUndefined();
  const said = ({ measure }) => pprofDiagnostics({ frames: [], measure, isOwn: true, hasLines: true, newer: 0 }).at(-1);
  expect(said(ofWall)).toMatchObject({ code: 'wall-time' });
  expect(said(ofPerf)).toMatchObject({ code: 'cpu-time', message: 'Samples are of CPU time: perf took them.' });
});

test('what a server did before it listened is its start in a pprof that is read back, too', () => {
  const login = loginProfile();
  const listenedUs = login.samples.time[30];
  const { report, stacks } = analysisOf({ ...login, meta: { ...login.meta, listenedUs } });
  const before = ticksByPhase(report);
  expect(before).toMatchObject({ starting: expect.any(Number), 'event-loop': expect.any(Number) });
  const { profiles } = decodePprof(pprofFile(stacks(), PPROF), 'profile.pb.gz');
  const again = analysisOf(...profiles).report;
  expect(ticksByPhase(again)).toEqual(before);
  expect(again.callSites.map(({ byPhase }) => byPhase)).toEqual(report.callSites.map(({ byPhase }) => byPhase));
});

test('a .cpuprofile of samples without times says so, and read back has no blocks', () => {
  const untimed = loginProfile();
  const { stacks } = analysisOf({ ...untimed, meta: { ...untimed.meta, timed: false } });
  const { content, note } = cpuProfileFiles(stacks());
  expect(note).toBe('the samples have no times, so their order means nothing');
  const again = decodeCpuProfile(Buffer.from(content), 'mine.cpuprofile');
  expect(again.meta.timed).toBe(false);
  expect(cpuProfileDiagnostics(again, 0).map(({ code }) => code)).toContain('times-unseen');
  const { report } = analysisOf(again);
  expect(report.callSites.map(({ blocks }) => blocks.count)).toEqual(report.callSites.map(() => 0));
  expect(report.profile.busyTicks).toBe(analysisOf(untimed).report.profile.busyTicks);
});

test('what a .cpuprofile calls cryptography is no function when it is read back', () => {
  const { stacks, report } = analysisOf(loginProfile());
  const { content } = cpuProfileFiles(stacks());
  expect(content).toContain('"[kdf.pbkdf2 sha384 or sha512]"');
  const again = decodeCpuProfile(Buffer.from(content), 'mine.cpuprofile');
  expect(again.frames.map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/^\[/));
  expect(again.samples.length).toBe(report.profile.ticks);
  const { report: read } = analyze({ run: null, profiles: [again] }, '0.0.0');
  expect(read.operations.map(({ id, ticks }) => [id, ticks])).toEqual(
    report.operations.map(({ id, ticks }) => [id, ticks]),
  );
});

test('several threads are distinguished', () => {
  const main = loginProfile();
  const worker = { ...loginProfile(), meta: { ...main.meta, thread: /** @type {const} */ ('worker'), pid: 7 } };
  const { stacks, report } = analysisOf(main, worker);
  expect(report.profile.busyTicks).toBe(160);
  const NAMES = threadNames(stacks(), { root: '/app' });
  expect(readFolded(foldedStacks(stacks(), '/app')).map(({ frames: [thread] }) => thread)).toEqual(
    expect.arrayContaining(NAMES),
  );
  const { profiles } = JSON.parse(speedscopeFile(stacks(), SPEEDSCOPE));
  expect(profiles.map(({ endValue }) => endValue)).toEqual([80, 80]);
  expect(profiles.map(({ name }) => name)).toEqual(
    NAMES.map((name) => `${name} (ticks by stack, in no order of time)`),
  );
  const labels = readPprof(pprofFile(stacks(), PPROF)).map((sample) => sample.labels);
  expect(new Set(labels.map(({ thread, pid }) => `${pid} ${thread}`))).toEqual(
    new Set(NAMES.map((name, index) => `${[main.meta.pid, 7][index]} ${name}`)),
  );
  const { note, others } = cpuProfileFiles(stacks());
  expect(note).toBe('the busiest JavaScript thread; 1 other in files beside it');
  expect(others).toHaveLength(1);
});

test('samples without a stack are said to have none', () => {
  const { stacks } = analysisOf(profileFromGrid('a@/app/a.js:1:2  -'));
  expect(foldedStacks(stacks(), '/app')).toBe('(no stack) 1\na a.js:1 1\n');
  expect(JSON.parse(speedscopeFile(stacks(), SPEEDSCOPE)).profiles[0].endValue).toBe(2);
  expect(readPprof(pprofFile(stacks(), PPROF))).toHaveLength(2);
  expect(JSON.parse(cpuProfileFiles(stacks()).content).samples).toHaveLength(2);
});
