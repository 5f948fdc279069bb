import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { analyze } from '../../../src/api/analysis.js';
import { pprofFile } from '../../../src/writers/profiles/pprof.js';
import { pushedPprof } from '../../../src/writers/profiles/pushed-pprof.js';
import { fixtureCases, readFixture } from '../../support/fixture-cases.js';
import { readPprof } from '../../support/read-pprof.js';
import { analysisOf, loginProfile } from '../../support/samples.js';
import { profileFromGrid } from '../../support/text-grid.js';

const RUN = { root: '/app', startMs: 1_700_000_000_000, durationMs: 100 };

/** Ticks by operation and phase, which no limit may change. */
const sums = (samples) => {
  const all = {};
  for (const { ticks, labels } of samples) {
    const key = `${labels.operation ?? ''} ${labels.phase}`;
    all[key] = (all[key] ?? 0) + ticks;
  }
  return all;
};
const read = (profile, limits = undefined, run = RUN) => {
  const made = pushedPprof(analysisOf(profile).stacks(), run, limits);
  return { ...made, samples: readPprof(made.bytes) };
};

/** Stacks with all kinds of weights: under login, and beside it. */
const many = (counts) => {
  const cells = counts.map((_, index) => [
    `main@/app/m.js:1:${1 + (index % 3)}`,
    index % 2 ? `login${index % 7}@/app/auth.js:${index + 1}:${index + 1}` : `page${index}@/app/p.js:2:3`,
    index % 2 ? 'pbkdf2Sync@node:internal/crypto/pbkdf2:62:70' : '-',
    index % 2 ? 'native:node::crypto::PBKDF2Job::Run' : '-',
  ]);
  const rows = [0, 1, 2, 3].map((row) => cells.map((column) => column[row]).join('  '));
  return profileFromGrid(`@repeat ${counts.join('  ')}\n${rows.join('\n')}`);
};

test('operation and phase are the labels, and the ticks are all there', () => {
  const { samples, busyTicks, poolTicks, stacks, movedTicks } = read(loginProfile());
  expect({ busyTicks, poolTicks, stacks, movedTicks }).toEqual({
    busyTicks: 80,
    poolTicks: 0,
    stacks: 2,
    movedTicks: 0,
  });
  expect(samples.map(({ ticks: own, labels }) => [own, labels])).toEqual(
    expect.arrayContaining([
      [50, { operation: 'kdf.pbkdf2', phase: 'event-loop' }],
      [30, { phase: 'event-loop' }],
    ]),
  );
});

test('ticks of the thread pool are not busy ones', () => {
  const profile = loginProfile();
  const pool = analysisOf({ ...profile, meta: { ...profile.meta, thread: 'pool' } }).stacks();
  expect(pushedPprof([...analysisOf(profile).stacks(), ...pool], RUN)).toMatchObject({ busyTicks: 80, poolTicks: 80 });
});

test('threads are not told apart: what each of many saw once is not rare', () => {
  const threads = Array.from({ length: 30 }, () => analysisOf(loginProfile()).stacks()[0]);
  const made = pushedPprof(threads, RUN, { samples: 20, bytes: 1e6 });
  expect(made).toMatchObject({ busyTicks: 2400, stacks: 2, movedTicks: 0 });
  const [one, all] = [read(loginProfile()).samples, readPprof(made.bytes)];
  expect(all).toEqual(one.map((sample) => ({ ...sample, ticks: 30 * sample.ticks, ns: 30 * sample.ns })));
});

test.each(['v8-log/node-24-auth-server', 'cpuprofile/node-26-calls'])(
  '%s: the stacks are those of a pprof, with the lines of call sites',
  async (name) => {
    const fixture = (await fixtureCases()).find((each) => each.name === name);
    const stacks = analyze(await readFixture(fixture), '0.0.0').stacks();
    const run = { root: '', startMs: 0, durationMs: 1 };
    const ticks = (bytes) => {
      const all = {};
      for (const { frames, ticks: own, labels } of readPprof(bytes)) {
        const key = `${labels.operation ?? ''} ${labels.phase} ${frames.join()}`;
        all[key] = (all[key] ?? 0) + own;
      }
      return all;
    };
    expect(ticks(pushedPprof(stacks, run).bytes)).toEqual(ticks(pprofFile(stacks, { ...run, hasCallSites: true })));
  },
);

test('what is too much for a server is added to its callers, with the same labels', () => {
  const profile = many(Array.from({ length: 60 }, (_, index) => (index === 41 ? 2000 : 1 + index)));
  const whole = read(profile);
  const small = read(profile, { samples: 20, bytes: 1e6 });
  expect(whole.stacks).toBeGreaterThan(20);
  expect(small.stacks).toBeLessThanOrEqual(20);
  expect(small.samples).toHaveLength(small.stacks);
  expect(sums(small.samples)).toEqual(sums(whole.samples));
  expect([whole.movedTicks, small.movedTicks > 0, small.movedTicks < small.busyTicks]).toEqual([0, true, true]);
  // What weighs most is told as it was.
  const heaviest = ({ samples }) => samples.toSorted((a, b) => b.ticks - a.ticks)[0].frames;
  expect(whole.samples.map(({ frames }) => frames.join())).toContain(heaviest(small).join());
});

test('bytes have a limit, too, and functions that are in no stack any more are left out', () => {
  const profile = many(Array.from({ length: 200 }, () => 1));
  const whole = gunzipSync(read(profile).bytes).length;
  const small = read(profile, { samples: 1e6, bytes: whole / 2 });
  expect(gunzipSync(small.bytes).length).toBeLessThanOrEqual(whole / 2);
  expect(small.busyTicks).toBe(200);
});

test('where not even the outermost functions fit, there is nothing', () => {
  expect(pushedPprof(analysisOf(loginProfile()).stacks(), RUN, { samples: 1, bytes: 1e6 })).toBeNull();
});

test('no directory of the machine is in it', () => {
  const profile = profileFromGrid(
    `a@/app/src/a.js:1:2
b@/home/ada/.cache/node_modules/lib/b.js:1:2
c@/home/ada/secret/c.js:1:2
d@node:internal/x:1:2
native:e@/home/ada/lib/libe.so`,
  );
  const [{ files }] = read(profile).samples;
  expect(files).toEqual(['src/a.js', 'node_modules/lib/b.js', 'c.js', 'node:internal/x', 'libe.so']);
  expect(read(profile, undefined, { ...RUN, root: '' }).samples[0].files[0]).toBe('a.js');
});

test('any weights, any limit: sums stay', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 12, max: 40 }),
      (counts, samples) => {
        const profile = many(counts);
        const small = read(profile, { samples, bytes: 1e6 });
        expect(small.stacks).toBeLessThanOrEqual(samples);
        expect(sums(small.samples)).toEqual(sums(read(profile).samples));
      },
    ),
    { numRuns: 40 },
  );
});
