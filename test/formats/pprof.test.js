import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import {
  Function as CodeFunction,
  Label,
  Line,
  Location,
  Mapping,
  Profile,
  Sample,
  StringTable,
  ValueType,
} from 'pprof-format';
import { analyze } from '../../src/api/analysis.js';
import { formatOf } from '../../src/formats/index.js';
import { decodePprof, pprof } from '../../src/formats/pprof.js';
import { savedProfile, encodeRecording } from '../../src/formats/saved-profile.js';
import { readInputs } from '../../src/inputs/read-inputs.js';
import { Failure } from '../../src/model/failure.js';
import { pprofFile } from '../../src/writers/profiles/pprof.js';
import { pushedPprof } from '../../src/writers/profiles/pushed-pprof.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { fixtureCases, readFixture } from '../support/fixture-cases.js';
import { profileProblems } from '../support/profile-problems.js';
import { ticksById, ticksByPhase } from '../support/report-ticks.js';
import { profileFromGrid } from '../support/text-grid.js';
// readInputs imports it when it needs it, which Jest's loader does not always survive.
import '../../src/inputs/machine.js';

afterAll(removeDirectories);

const WALL = [
  ['sample', 'count'],
  ['wall', 'nanoseconds'],
];
const how = { symbols: 'none', onProgress: () => {}, writeSidecars: false, run: null, origin: { node: '', arch: '' } };

/**
 * @param {[name: string, file: string, line: number, startLine?: number][][]} stacks innermost first
 * @param {object} [more]
 */
function made(stacks, { types = WALL, values = stacks.map(() => [2, 4e6]), labels = [], period = 2e6 } = {}) {
  const stringTable = new StringTable();
  const text = (string) => stringTable.dedup(string);
  const [functions, locations] = [[], []];
  const sample = stacks.map((stack, index) => {
    const locationId = stack.map(([name, file, line, startLine = 0]) => {
      const id = functions.length + 1;
      functions.push(
        new CodeFunction({ id, name: text(name), systemName: text(name), filename: text(file), startLine }),
      );
      locations.push(new Location({ id, line: [new Line({ functionId: id, line })] }));
      return id;
    });
    const label = Object.entries(labels[index] ?? {}).map(
      ([key, str]) => new Label({ key: text(key), str: text(str) }),
    );
    return new Sample({ locationId, value: values[index], label });
  });
  const sampleType = types.map(([type, unit]) => new ValueType({ type: text(type), unit: text(unit) }));
  return new Profile({
    sampleType,
    sample,
    location: locations,
    function: functions,
    stringTable,
    period,
    periodType: sampleType[1],
  });
}

const PBKDF2 = ['pbkdf2Sync', 'node:internal/crypto/pbkdf2', 67];
const LOGIN = ['login', '/app/app.js', 4];
const decode = (profile) => decodePprof(profile.encode(), 'wall.pb.gz');
const decoded = (bytes) => {
  try {
    return decodePprof(bytes, 'x');
  } catch (error) {
    return error;
  }
};

/** Frame names of a sample, outermost first. */
function namesOf({ frames, stacks, samples }, index) {
  const names = [];
  for (let row = samples.stack[index]; row !== -1; row = stacks.parent[row])
    names.unshift(frames[stacks.frame[row]].name);
  return names;
}

test('is told from a saved profile, which is packed as well, and packed or not', () => {
  const bytes = made([[PBKDF2, LOGIN]]).encode();
  for (const head of [bytes, gzipSync(bytes), gzipSync(bytes, { level: 0 })])
    expect(formatOf(Buffer.from(head))).toBe(pprof);
  expect(formatOf(encodeRecording({ run: null, profiles: [profileFromGrid('f@/app/app.js:1:1')] }))).toBe(savedProfile);
  expect(formatOf(Buffer.from([0x1f, 0x8b, 8]))).toBe(savedProfile);
});

test.each([
  ['wall-2026.pb.gz', true],
  ['profile.pb.gz', true],
  ['wall_7_2026.pprof', true],
  ['pprof-cpu-api-1.pb', true],
  ['heap.pb.gz', false],
  ['pprof-heap-api-1.pb', false],
  ['space_7.pprof', false],
  ['.pb.gz', false],
])('%s in a directory is looked at: %s', (name, isOne) => {
  expect(pprof.names.test(name)).toBe(isOne);
});

test('stacks, ticks and weights are what the SDKs mean', async () => {
  const { profiles, measure, hasLines } = await decode(
    made(
      [
        [PBKDF2, LOGIN, ['(anonymous:L#1:C#1)', '/app/app.js', 1]],
        [
          ['Garbage Collection', '', 0],
          ['Node.js', '', 0],
        ],
        [['(idle)', '', 0]],
        [['Non JS threads activity', '', 0]],
        [['run', '', 0], LOGIN],
      ],
      {
        values: [
          [3, 6e6],
          [1, 2e6],
          [2, 0],
          [0, 0],
          [1, 2e6],
        ],
      },
    ),
  );
  const [profile] = profiles;
  expect(profileProblems(profile)).toEqual([]);
  expect({ ...measure, hasLines }).toMatchObject({ clock: 'wall', intervalUs: 2000, hasLines: false });
  expect(profile.meta).toMatchObject({ format: 'pprof', intervalUs: 2000, timed: false, thread: 'main' });
  expect([0, 3, 4, 6].map((index) => namesOf(profile, index))).toEqual([
    ['', 'login', 'pbkdf2Sync'],
    ['(garbage collector)'],
    ['(idle)'],
    ['login', 'run'],
  ]);
  expect([...profile.samples.weight]).toEqual([2000, 2000, 2000, 2000, 0, 0, 2000]);
  expect(profile.frames.find(({ name }) => name === 'login')).toMatchObject({ line: 4, column: 0, callLine: 0 });
  expect(profile.frames.find(({ moduleBody }) => moduleBody)).toMatchObject({ line: 1, column: 1 });
  expect(profile.frames.find(({ name }) => name === 'run')).toMatchObject({ kind: 'native' });
});

test('lines that were executing are told by functions without a name that have no column, or by many lines of one', async () => {
  const nameless = await decode(made([[['(anonymous:L#9)', '/app/app.js', 9], LOGIN]]));
  expect(nameless.profiles[0].frames[0]).toMatchObject({ name: 'login', line: 0, callLine: 4 });
  expect(nameless.hasLines).toBe(true);
  const many = await decode(
    made([
      [PBKDF2, LOGIN],
      [PBKDF2, ['login', '/app/app.js', 5]],
    ]),
  );
  expect(many.profiles[0].frames.filter(({ name }) => name === 'login').map(({ callLine }) => callLine)).toEqual([
    4, 5,
  ]);
});

test("names of Pyroscope's SDK, which hold files and lines, are told as they are in the source", async () => {
  const profile = made([[PBKDF2, LOGIN]]);
  for (const [index, name] of ['node:internal/crypto/pbkdf2:pbkdf2Sync:67', './app.js:login:4'].entries()) {
    profile.function[index].name = profile.stringTable.dedup(name);
    profile.function[index].filename = 0;
  }
  const { profiles } = await decode(profile);
  expect(profiles[0].frames).toMatchObject([
    { name: 'login', file: './app.js', line: 4 },
    { name: 'pbkdf2Sync', file: 'node:internal/crypto/pbkdf2' },
  ]);
});

test('a file that says when it was made keeps that: several are one recording, from the first to the last', async () => {
  const directory = newDirectory();
  const at = (name) => path.join(directory, name);
  const write = (name, timeNanos, durationNanos) => {
    const bytes = Object.assign(made([[PBKDF2, LOGIN]]), { timeNanos, durationNanos }).encode();
    writeFileSync(at(name), gzipSync(bytes));
    return at(name);
  };
  const began = BigInt(Date.UTC(2026, 0, 2, 3, 4, 5) + 250) * 1_000_000n;
  const [first, second] = [write('first.pb.gz', began, 10e9), write('second.pb.gz', began + 30_000_000_000n, 10e9)];
  const targetOf = async (...files) => analyze(await readInputs(files, how), '1.0.0').report.target;
  const one = { startTime: '2026-01-02T03:04:05.250Z', durationMs: 10_000 };
  expect(await targetOf(first)).toMatchObject(one);
  expect(await targetOf(second, first)).toMatchObject({ ...one, durationMs: 40_000 });
  for (const [index, time] of [0n, -1n].entries())
    expect(await targetOf(write(`none-${index}.pb.gz`, time, 1e9))).toMatchObject({ startTime: '', durationMs: 0 });
});

test('the source says at which line a call is, if it is no newer than the profile', async () => {
  const directory = newDirectory();
  const [script, file] = ['app.cjs', 'wall.pb.gz'].map((name) => path.join(directory, name));
  writeFileSync(
    script,
    '\n\n\nfunction login() {\n  return require("crypto").pbkdf2Sync("p", "s", 1, 32, "sha512");\n}\n',
  );
  const profile = made([[PBKDF2, ['login', script, 4]]]);
  for (const [time, line, lastedSeconds] of [
    [3e9, 5, 60],
    [1e9, 4, 60],
    [3e9, 4, 2e9],
  ]) {
    profile.durationNanos = lastedSeconds * 1e9;
    writeFileSync(file, gzipSync(profile.encode()));
    utimesSync(file, 1e9, time);
    const recording = await readInputs([file], how);
    // Of files on stacks only: others may call what is in them.
    expect(recording.profiles).toMatchObject([{ hasAllSources: false }]);
    const { report } = analyze(recording, '1.0.0');
    expect(report.callSites).toMatchObject([{ line, lineInferred: true, operation: 'kdf.pbkdf2', ticks: 2 }]);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        'between-callbacks-unseen',
        'native-unseen',
        'call-lines-unseen',
        'times-unseen',
        'wall-time',
      ]),
    );
  }
});

test('a line with several calls says which it is by what was entered', async () => {
  const directory = newDirectory();
  const [script, file] = ['app.cjs', 'wall.pb.gz'].map((name) => path.join(directory, name));
  writeFileSync(
    script,
    'const crypto = require("crypto");\nfunction login(p) {\n  return crypto.pbkdf2Sync(p, "s", 1, 32, "sha512").toString("hex");\n}\n',
  );
  writeFileSync(file, made([[['(anonymous:L#9)', script, 9]], [PBKDF2, ['login', script, 3]]]).encode());
  utimesSync(file, 3e9, 3e9);
  const { report } = analyze(await readInputs([file], how), '1.0.0');
  expect(report.callSites).toMatchObject([{ line: 3, algorithm: 'sha512', excerpt: { firstLine: 3 } }]);
});

test('TLS is said to be missing, first', async () => {
  const file = path.join(newDirectory(), 'wall.pb.gz');
  writeFileSync(file, made([[['onhandshakestart', 'node:_tls_wrap', 100]]]).encode());
  const { profiles } = await readInputs([file], how);
  expect(profiles[0].diagnostics[0].code).toBe('tls-unseen');
  expect(profiles[0].diagnostics[0].message).toContain('of its handshakes and records only what JavaScript calls');
});

const cases = await fixtureCases();

test('threads have the names that they have elsewhere, and are the same threads again; those of older files, too', async () => {
  const { profiles } = analyze(
    await readFixture(cases.find(({ name }) => name === 'v8-log/node-26-worker')),
    '0.0.0',
  ).recording;
  const threadsIn = async (threads) => {
    const { stacks } = analyze({ run: null, profiles }, '0.0.0');
    const bytes = pprofFile(stacks(), { root: '', startMs: 0, durationMs: 1, hasCallSites: true, threads });
    const decoded = decodePprof(bytes, 'profile.pb.gz');
    return decoded.profiles.map(({ meta: { thread, pid } }) => ({ thread, pid }));
  };
  const expected = profiles.map(({ meta: { thread, pid } }) => ({ thread, pid }));
  expect(new Set(expected.map(({ thread }) => thread))).toEqual(new Set(['main', 'worker']));
  expect(await threadsIn(undefined)).toEqual(expected);
  const NAMES = { main: 'api@1.4: a: b.js, pid 7: main thread [2]', worker: 'worker 12 (src/a: b (1).js) [2]' };
  expect(await threadsIn(profiles.map(({ meta: { thread } }) => NAMES[thread]))).toEqual(expected);
  const old = profiles.map(({ meta: { thread, pid } }) => `${thread} thread, pid ${pid}, isolate-0x${thread}-v8.log`);
  expect(await threadsIn(old)).toEqual(expected);
});

test('what goes on after an await is in the event loop, also where builtins have no kind', async () => {
  const { report, stacks } = analyze(
    {
      run: null,
      profiles: [
        profileFromGrid(`
          builtin:AsyncFunctionAwaitResolveClosure
          @/app/main.mjs:1:5[module]
          pbkdf2Sync@node:internal/crypto/pbkdf2:62
        `),
      ],
    },
    '0.0.0',
  );
  expect(ticksByPhase(report)).toEqual({ 'event-loop': 1 });
  const bytes = pprofFile(stacks(), { root: '', startMs: 0, durationMs: 1, hasCallSites: true });
  const { profiles } = decodePprof(bytes, 'profile.pb.gz');
  expect(ticksByPhase(analyze({ run: null, profiles }, '0.0.0').report)).toEqual({ 'event-loop': 1 });
});

test('what is pushed and fetched again has its operations, and call sites as far as stacks tell', async () => {
  const fixture = cases.find(({ name }) => name === 'v8-log/node-24-auth-server');
  const { report, stacks } = analyze(await readFixture(fixture), '0.0.0');
  const { bytes } = pushedPprof(stacks(), { root: '', startMs: 0, durationMs: 1 });
  const { report: again } = analyze({ run: null, profiles: decodePprof(bytes, 'x').profiles }, '0.0.0');
  expect(ticksById(again)).toEqual(ticksById(report));
  const site = ({ callSites: [{ operation, line }] }) => ({ operation, line });
  expect(site(again)).toEqual(site(report));
});

test('labels of others that are called like ours tell nothing', async () => {
  const labels = [{ operation: 'checkout', phase: 'event-loop', thread: 'main' }];
  const { profiles, isOwn } = await decode(made([[PBKDF2, LOGIN]], { labels }));
  expect(isOwn).toBe(false);
  expect(analyze({ run: null, profiles }, '1.0.0').report.operations).toMatchObject([{ id: 'kdf.pbkdf2', ticks: 2 }]);
});

test('places with an address alone have the name of their library; inlined functions are frames', async () => {
  const profile = made([[PBKDF2, LOGIN]]);
  const [inner, outer] = profile.location;
  outer.line = [...inner.line, ...outer.line];
  profile.mapping = [new Mapping({ id: 7, filename: profile.stringTable.dedup('/lib/libc.so.6') })];
  inner.line = [];
  inner.mappingId = 7;
  const { profiles } = await decode(profile);
  expect(namesOf(profiles[0], 0)).toEqual(['login', 'pbkdf2Sync', 'libc.so.6']);
});

test('without counts ticks are times by the interval', async () => {
  const types = [
    ['cpu', 'nanoseconds'],
    ['wall', 'microseconds'],
  ];
  const { profiles, measure } = await decode(made([[PBKDF2, LOGIN]], { types, values: [[9e6, 6000]], period: 2000 }));
  expect(measure.clock).toBe('wall');
  expect(profiles[0].samples.length).toBe(3);
});

describe('a sentence for', () => {
  const bytes = made([[PBKDF2, LOGIN]]).encode();
  const varint = Buffer.concat([bytes, Buffer.from([0x48]), Buffer.alloc(1e6, 0xff)]);
  test.each([
    ['a file that is cut off', gzipSync(bytes).subarray(0, -9), 'it is cut off'],
    [
      'a file whose checksum is wrong',
      Buffer.concat([gzipSync(bytes).subarray(0, -8), Buffer.alloc(8)]),
      'it is damaged',
    ],
    ['a number of a megabyte', varint, 'it is damaged'],
    ['fields of other types', Buffer.concat([bytes, Buffer.from([0x49, 1, 2, 3, 4, 5, 6, 7, 8])]), 'it is damaged'],
    ['lengths beyond its end', Buffer.concat([bytes, Buffer.from([0x12, 0x7f])]), 'it is damaged'],
    [
      'memory',
      made([[LOGIN]], {
        types: [
          ['objects', 'count'],
          ['space', 'bytes'],
        ],
      }).encode(),
      'not of wall or CPU time',
    ],
    ['no samples', made([[LOGIN]], { values: [[0, 0]] }).encode(), 'it has no samples'],
    ['too many ticks', made([[LOGIN]], { values: [[6e6, 1]] }).encode(), 'more than 5000000 ticks'],
  ])('%s', async (_, input, problem) => {
    const error = decoded(input);
    expect(error).toBeInstanceOf(Failure);
    expect([error.code, error.facts.problem]).toEqual(['pprof-invalid', expect.stringContaining(problem)]);
  });

  test('a program in another language', async () => {
    const file = made([[['main.main', '/src/main.go', 7]]]);
    expect(() => decode(file)).toThrow(expect.objectContaining({ code: 'pprof-not-node' }));
  });
});

test('whatever a file says, each of its ticks is in a profile, or it is refused', async () => {
  const anything = fc.oneof(
    fc.string(),
    fc.constantFrom('(idle)', '(root)', 'Node.js', 'node:tls', '/a.js', '(anonymous:L#1:C#1)'),
  );
  const line = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer());
  const frame = fc.tuple(anything, anything, line, line);
  const count = fc.oneof(fc.integer({ min: -2, max: 20 }), fc.maxSafeInteger());
  const sample = fc.tuple(fc.array(frame, { maxLength: 5 }), count, count);
  await fc.assert(
    fc.asyncProperty(fc.array(sample, { maxLength: 6 }), async (samples) => {
      const values = samples.map(([, ticks, ns]) => [ticks, ns]);
      const bytes = made([[PBKDF2], ...samples.map(([stack]) => stack)], { values: [[1, 1], ...values] }).encode();
      const result = decoded(bytes);
      if (result instanceof Failure) return;
      const { profiles, diagnostics } = result;
      expect(profiles.flatMap(profileProblems)).toEqual([]);
      const isRead = ([ticks, ns]) => ticks >= 0 && ns >= 0;
      const wanted = values.filter(isRead).reduce((sum, [ticks]) => sum + ticks, 1);
      expect(profiles.reduce((sum, { samples: { length } }) => sum + length, 0)).toBe(wanted);
      const left = values.filter((each) => !isRead(each)).length;
      expect(diagnostics.find(({ code }) => code === 'samples-unreadable')?.count ?? 0).toBe(left);
      expect(() => analyze({ run: null, profiles }, '1.0.0')).not.toThrow();
    }),
    { numRuns: 200 },
  );
});
