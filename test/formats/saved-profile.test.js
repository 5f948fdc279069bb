import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { MOST_STACKS } from '../../src/files/limits.js';
import { encodeColumn } from '../../src/formats/saved-profile/column.js';
import { decodeRecording, encodeRecording, savedProfile } from '../../src/formats/saved-profile.js';
import { Failure } from '../../src/model/failure.js';
import { profileFromGrid } from '../support/text-grid.js';
import { ledgerOf, peerOf } from '../support/tls-ledger.js';
import { anyCharacter } from '../support/any-character.js';

const RUN = {
  counted: true,
  uncountedThreads: null,
  command: ['node', 'app.js'],
  cwd: '/app',
  root: '/app',
  openssl: '3.5.4',
  processor: '2 × AMD EPYC',
  startTime: '2026-01-02T03:04:05.000Z',
  durationMs: 12_800.5,
  exitCode: null,
  signal: 'SIGINT',
  load: { requests: 252, requestsPerSecond: 19.7, latencyP50Ms: 498, latencyP99Ms: 911, errors: 0 },
  tls: null,
  threadPool: null,
  traffic: {
    requests: 262,
    clientRequests: 0,
    tlsClient: null,
    processes: 2,
    complete: true,
    tlsServer: {
      handshakes: 10,
      resumed: 2,
      protocols: { 'TLSv1.3': 10 },
      ciphers: { TLS_AES_256_GCM_SHA384: 10 },
      groups: {},
    },
  },
  drive: { listened: true, failure: '' },
  cpu: { totalMs: 2412, mainMs: 243, workersMs: 0, poolMs: 2140, v8Ms: 29, otherMs: null, runQueueWaitMs: 81 },
  unprofiled: [{ kind: 'child', reason: 'not-passed-on', count: 1, cpuMs: 420 }],
  processes: [{ pid: 7, script: '/app/app.js', ports: [3000] }],
};

const guide = () =>
  profileFromGrid(
    `
  @repeat  50                                  3
  @state   external                            idle
  auth@/app/app.js:20:23                       native:epoll_pwait
  pbkdf2Sync@node:internal/crypto/pbkdf2:60    -
  native:sha512_block_data_order_avx2[openssl]
`,
    {
      calls: {
        'auth@/app/app.js:20:23': [
          { callee: 'pbkdf2Sync', args: [null, null, 10000, 512, 'sha512'], options: { a: 1 } },
        ],
      },
    },
  );

const text = fc.string({ unit: anyCharacter });
const index = (length) => fc.integer({ min: 0, max: length - 1 });

/** Any profile that keeps the invariants. */
const anyProfile = fc
  .record({
    names: fc.array(text, { minLength: 1, maxLength: 5 }),
    stacks: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 }),
    samples: fc.array(
      fc.record({
        stack: fc.nat(),
        step: fc.oneof(fc.nat(2000), fc.double({ min: 0, max: 1e9, noNaN: true })),
        state: index(12),
        weight: fc.oneof(fc.nat(2000), fc.double({ min: 0, max: 1e9, noNaN: true })),
      }),
      { maxLength: 30 },
    ),
    dropped: fc.dictionary(text, fc.nat()),
    source: text,
  })
  .map(({ names, stacks, samples, dropped, source }) => {
    const base = profileFromGrid('f@/app.js:1');
    let time = 0;
    return {
      ...base,
      meta: { ...base.meta, source },
      frames: names.map((name) => ({ ...base.frames[0], name })),
      stacks: {
        length: stacks.length,
        parent: Int32Array.from(stacks, ([parent], row) => (parent % (row + 1)) - 1),
        frame: Int32Array.from(stacks, ([, frame]) => frame % names.length),
      },
      samples: {
        length: samples.length,
        stack: Int32Array.from(samples, ({ stack }) => (stack % (stacks.length + 1)) - 1),
        time: Float64Array.from(samples, ({ step }) => (time += step)),
        state: Uint8Array.from(samples, ({ state }) => state),
        weight: Float64Array.from(samples, ({ weight }) => weight),
      },
      dropped,
    };
  });

/** A saved profile whose JSON was changed. */
const changed = (change) => {
  const saved = JSON.parse(gunzipSync(encodeRecording({ run: RUN, profiles: [guide()] })).toString());
  change(saved);
  return gzipSync(JSON.stringify(saved));
};

/** What decoding throws. */
const failure = (bytes) => {
  try {
    decodeRecording(bytes);
  } catch (error) {
    return error;
  }
  return null;
};

test('a recording comes back as it was', () => {
  const recording = { run: RUN, profiles: [guide(), profileFromGrid('')] };
  expect(decodeRecording(encodeRecording(recording))).toEqual(recording);
});

test('threads that run the same code are saved, however many they are', () => {
  const thread = (/** @type {number} */ id) => {
    const base = guide();
    const frames = Array.from({ length: 200 }, (_, line) => ({ ...base.frames[0], line }));
    const [[key, call]] = [...base.calls];
    // A frame and a call that no other has, and a call at two frames.
    frames.unshift({ ...base.frames[0], name: `own${id}` });
    const own = { ...call, callee: `own${id}` };
    const calls = new Map([
      [key, call],
      ['7:pbkdf2Sync', call],
      [`0:own${id}`, own],
    ]);
    return { ...base, frames, calls };
  };
  const recording = { run: null, profiles: Array.from({ length: 400 }, (_, id) => thread(id)) };
  const bytes = encodeRecording(recording);
  expect(decodeRecording(bytes)).toEqual(recording);
  const saved = JSON.parse(gunzipSync(bytes).toString());
  expect(saved.profiles.map(({ frames, calls }) => [frames.length, calls.length])).toEqual([
    [201, 2],
    ...Array.from({ length: 399 }, () => [1, 1]),
  ]);
});

test('any recording comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(anyProfile, { maxLength: 3 }), fc.constantFrom(null, RUN), (profiles, run) => {
      expect(decodeRecording(encodeRecording({ run, profiles }))).toEqual({ run, profiles });
    }),
  );
});

describe('what a thread counted by time', () => {
  const NONE = { slotUs: 1000, counts: [] };
  const times = {
    startUs: 41_000.5,
    errorUs: 130,
    requests: { slotUs: 2000, counts: [0, 7] },
    handshakes: NONE,
    jobs: NONE,
    complete: true,
  };
  const withTimes = (changes) =>
    changed((saved) => {
      saved.profiles[0].times = { ...times, ...changes };
    });

  test('comes back as it was', () => {
    expect(decodeRecording(withTimes()).profiles[0].times).toEqual(times);
  });

  test.each([
    ['times.requests.counts', { requests: { slotUs: 1000, counts: Array(17_000).fill(0) } }],
    ['times.requests.counts[0]', { requests: { slotUs: 1000, counts: [-1] } }],
    ['times.jobs.slotUs', { jobs: { slotUs: 0, counts: [] } }],
    ['times.startUs', { startUs: -1 }],
    ['times.errorUs', { errorUs: undefined }],
    ['times.handshakes', { handshakes: null }],
  ])('is refused for %s', (problem, changes) => {
    expect(failure(withTimes(changes))).toMatchObject({
      code: 'saved-profile-invalid',
      facts: { problem: `profiles[0].${problem} is not valid` },
    });
  });
});

test('a run of the first versions has no traffic, no CPU times, and nothing of what drove it', () => {
  expect(
    decodeRecording(
      changed((saved) => {
        delete saved.run.traffic;
        delete saved.run.tls;
        delete saved.run.threadPool;
        delete saved.run.cpu;
        delete saved.run.drive;
        delete saved.run.unprofiled;
        delete saved.run.processes;
      }),
    ).run,
  ).toEqual({ ...RUN, traffic: null, cpu: null, drive: null, unprofiled: [], processes: [] });
});

test('frames of the first versions have no offsets, and calls no options by argument', () => {
  const old = changed((saved) => {
    for (const frame of saved.profiles[0].frames) delete frame.callOffset;
  });
  expect(decodeRecording(old).profiles).toEqual([guide()]);
  const profile = profileFromGrid('f@/app/app.js:1:2[sparkplug,+120]', {
    calls: {
      'f@/app/app.js:1:2[sparkplug,+120]': [{ callee: 'subtle.sign', args: [null], argOptions: [{ name: 'HMAC' }] }],
    },
  });
  expect(decodeRecording(encodeRecording({ run: null, profiles: [profile] })).profiles).toEqual([profile]);
});

test('the text of the program is not saved', () => {
  const profile = guide();
  profile.sources.set('/app/app.js', 'const password = "hunter2";');
  const bytes = encodeRecording({ run: null, profiles: [profile] });
  expect(gunzipSync(bytes).toString()).not.toContain('hunter2');
  expect(decodeRecording(bytes).profiles[0].sources.size).toBe(0);
});

test('it is told by its first bytes', () => {
  expect(savedProfile.id).toBe('saved-profile');
  expect(savedProfile.sniff(encodeRecording({ run: null, profiles: [] }).subarray(0, 16))).toBe(true);
  expect(savedProfile.sniff(Buffer.from('v8-version,13,6'))).toBe(false);
  expect(savedProfile.sniff(Buffer.alloc(0))).toBe(false);
});

test('unpacked, it is what it was packed', () => {
  const packed = encodeRecording({ run: null, profiles: [guide()] });
  const unpacked = gunzipSync(packed);
  expect(savedProfile.sniff(unpacked.subarray(0, 100))).toBe(true);
  expect(decodeRecording(unpacked)).toEqual(decodeRecording(packed));
  expect(() => decodeRecording(unpacked.subarray(0, -1))).toThrow(
    expect.objectContaining({ code: 'saved-profile-invalid' }),
  );
});

test('a million samples take a few bytes each', () => {
  const profile = guide();
  const length = 1_000_000;
  profile.samples = {
    length,
    stack: Int32Array.from({ length }, (_, row) => row % profile.stacks.length),
    time: Float64Array.from({ length }, (_, row) => row * 1003),
    state: new Uint8Array(length),
    weight: new Float64Array(length).fill(1003),
  };
  const bytes = encodeRecording({ run: null, profiles: [profile] });
  expect(bytes.length).toBeLessThan(5 * length);
  const { samples } = decodeRecording(bytes).profiles[0];
  for (const column of ['stack', 'time', 'state', 'weight']) {
    expect(Buffer.from(samples[column].buffer).equals(Buffer.from(profile.samples[column].buffer))).toBe(true);
  }
});

test('another version is refused by name', () => {
  const error = failure(
    changed((saved) => {
      saved.schemaVersion = 2;
    }),
  );
  expect(error).toBeInstanceOf(Failure);
  expect(error.code).toBe('saved-profile-version');
  expect(error.facts).toEqual({ version: 2, supported: 1 });
});

test.each([
  ['a log', 'tick,0x1234'],
  ['a .cpuprofile', '{"nodes": []}'],
  ['null', 'null'],
])('%s that is packed is no saved profile', (_title, text) => {
  expect(failure(gzipSync(text)).code).toBe('packed-unknown');
});

test.each([
  ['no gzip', Buffer.from('v8-version,13'), 'it is damaged'],
  ['nothing', Buffer.alloc(0), 'it is cut off'],
  ['cut off', encodeRecording({ run: null, profiles: [guide()] }).subarray(0, 60), 'it is cut off'],
  ['no JSON', gzipSync('{"kind"'), 'it is not JSON'],
  [
    'no profiles',
    changed((saved) => {
      delete saved.profiles;
    }),
    'profiles is not valid',
  ],
  [
    'a profile that is null',
    changed((saved) => {
      saved.profiles[0] = null;
    }),
    'profiles[0] is not valid',
  ],
  [
    'a wrong run',
    changed((saved) => {
      saved.run.command = 'node';
    }),
    'run.command is not valid',
  ],
  [
    'traffic that is no object',
    changed((saved) => {
      saved.run.traffic = 7;
    }),
    'run.traffic is not valid',
  ],
  [
    'CPU times that are no numbers',
    changed((saved) => {
      saved.run.cpu.poolMs = '7';
    }),
    'run.cpu.poolMs is not valid',
  ],
  [
    'less than no CPU time',
    changed((saved) => {
      saved.run.cpu.totalMs = -1;
    }),
    'run.cpu.totalMs is not valid',
  ],
  [
    'more resumptions than handshakes',
    changed((saved) => {
      saved.run.traffic.tlsServer.resumed = 11;
    }),
    'run.traffic.tlsServer.resumed is not valid',
  ],
  [
    'no run',
    changed((saved) => {
      delete saved.run;
    }),
    'run is not valid',
  ],
  [
    'no stacks',
    changed((saved) => {
      delete saved.profiles[0].stacks;
    }),
    'profiles[0].stacks is not valid',
  ],
  [
    'a column of rubbish',
    changed((saved) => {
      saved.profiles[0].samples.time.data = '***';
    }),
    'profiles[0]: samples.time is not of type Float64Array',
  ],
  [
    'calls that are no pairs',
    changed((saved) => {
      saved.profiles[0].calls = [1];
    }),
    'profiles[0].calls[0] is not valid',
  ],
  [
    'an offset that is none',
    changed((saved) => {
      saved.profiles[0].frames[0].callOffset = -1;
    }),
    'profiles[0].frames[0].callOffset is not valid',
  ],
  [
    'options that are none',
    changed((saved) => {
      saved.profiles[0].calls[0][1].argOptions = [1];
    }),
    'profiles[0].calls[0][1].argOptions[0] is not valid',
  ],
  [
    'a call of no frame',
    changed((saved) => {
      saved.profiles[0].calls[0][0] = '9:pbkdf2Sync';
    }),
    'profiles[0]: calls has a key that names no frame',
  ],
  [
    'a call by name alone',
    changed((saved) => {
      saved.profiles[0].calls[0][0] = 'pbkdf2Sync';
    }),
    'profiles[0].calls[0][0] is not valid',
  ],
  [
    'more handshakes resumed than there were with a peer',
    changed((saved) => {
      saved.run.tls = ledgerOf([peerOf({ resumed: 11 })]);
    }),
    'run.tls.peers[0].full is not valid',
  ],
  [
    'more resumptions than handshakes by name',
    changed((saved) => {
      saved.run.traffic.tlsServer.protocols = { a: 6, b: 6 };
    }),
    'run.traffic.tlsServer.protocols is not valid',
  ],
  [
    'a reason without a count',
    changed((saved) => {
      saved.profiles[0].dropped = { first: 1, '\u001b[2J': 0.5 };
    }),
    'entry 2 of profiles[0].dropped is not valid',
  ],
  [
    'shared frames of which there is none',
    changed((saved) => {
      saved.profiles[0].sharedFrames = encodeColumn(Int32Array.of(0, 4));
    }),
    'profiles[0].sharedFrames is not valid',
  ],
  [
    'shared frames that are no rows',
    changed((saved) => {
      saved.profiles[0].sharedFrames = encodeColumn(Float64Array.of(0.5));
    }),
    'profiles[0].sharedFrames is not valid',
  ],
  [
    'a shared call of which there is none',
    changed((saved) => {
      saved.profiles[0].sharedCalls = [['0:pbkdf2Sync', 1]];
    }),
    'profiles[0].sharedCalls is not valid',
  ],
  [
    'a frame too few',
    changed((saved) => {
      saved.profiles[0].frames.pop();
    }),
    'profiles[0]: stacks.frame[3] is 3: not in 0..2',
  ],
])('%s is refused with a reason', (_, bytes, problem) => {
  const error = failure(bytes);
  expect(error).toBeInstanceOf(Failure);
  expect(error.code).toBe('saved-profile-invalid');
  expect(error.facts.problem).toBe(problem);
});

test('whatever is in a file, it is a recording or a Failure', () => {
  const bytes = gunzipSync(encodeRecording({ run: RUN, profiles: [guide()] }));
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 32, max: 126 }), (at, byte) => {
      const damaged = Buffer.from(bytes);
      damaged[at] = byte;
      const error = failure(gzipSync(damaged));
      expect(error === null || error instanceof Failure).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('functions of too many threads are neither saved nor read', () => {
  const problem = `its threads have more than ${MOST_STACKS.functions} functions together`;
  const base = guide();
  const frames = new Array(1000).fill(base.frames[0]);
  const profiles = new Array(MOST_STACKS.functions / 1000 + 1).fill({ ...base, frames });
  expect(() => encodeRecording({ run: null, profiles })).toThrow(
    expect.objectContaining({ code: 'profile-too-large', facts: { problem } }),
  );
  const places = encodeColumn(new Int32Array(MOST_STACKS.functions + 1));
  expect(failure(changed((saved) => (saved.profiles[0].sharedFrames = places)))).toMatchObject({
    code: 'saved-profile-invalid',
    facts: { problem },
  });
});

test('stacks that are too long together are neither saved nor read', () => {
  // Each row of the chain is the end of one stack.
  const length = Math.ceil(Math.sqrt(2 * MOST_STACKS.frames));
  const rows = Int32Array.from({ length }, (_, row) => row);
  const stacks = { length, parent: rows.map((row) => row - 1), frame: new Int32Array(length) };
  const samples = {
    length,
    stack: rows,
    time: Float64Array.from(rows),
    state: new Uint8Array(length),
    weight: new Float64Array(length),
  };
  const problem = `its stacks have more than ${MOST_STACKS.frames} frames together`;
  expect(() => encodeRecording({ run: null, profiles: [{ ...guide(), stacks, samples }] })).toThrow(
    expect.objectContaining({ code: 'profile-too-large', facts: { problem } }),
  );
  const saved = (table) =>
    Object.fromEntries(
      Object.entries(table).map(([name, column]) => [name, name === 'length' ? column : encodeColumn(column)]),
    );
  const bytes = (own) => changed(({ profiles: [profile] }) => Object.assign(profile, own));
  expect(failure(bytes({ stacks: saved(stacks), samples: saved(samples) }))).toMatchObject({
    code: 'saved-profile-invalid',
    facts: { problem },
  });
  const many = { length: MOST_STACKS.rows + 1 };
  const rest = {
    length: many.length,
    parent: new Int32Array(many.length).fill(-1),
    frame: new Int32Array(many.length),
  };
  expect(failure(bytes({ stacks: saved(rest), samples: saved({ ...samples, stack: rows }) }))).toMatchObject({
    code: 'saved-profile-invalid',
    facts: { problem: `it has more than ${MOST_STACKS.rows} stacks` },
  });
  // What nobody sampled costs nothing.
  const few = { ...samples, stack: rows.map(() => length - 1) };
  expect(failure(bytes({ stacks: saved(stacks), samples: saved(few) }))).toBe(null);
});

test('what could not be read again is not saved', () => {
  const profile = guide();
  const length = 6e6;
  const samples = {
    length,
    stack: new Int32Array(length),
    time: Float64Array.from({ length }, (_, row) => row),
    state: new Uint8Array(length),
    weight: new Float64Array(length),
  };
  expect(() => encodeRecording({ run: null, profiles: [{ ...profile, samples }] })).toThrow(
    expect.objectContaining({
      code: 'profile-too-large',
      facts: { problem: 'it has more than 83886080 bytes of JSON' },
    }),
  );
});
