import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { unknownThreads, withUncounted } from '../../src/attribute/uncounted-packages.js';
import { OWN_THREADS, UNCOUNTED } from '../../src/model/cpu.js';
import { profileFromGrid } from '../support/text-grid.js';

const LOADED = Object.fromEntries(
  ['@node-rs/argon2/index.js', '@node-rs/bcrypt/api.cjs', 'bcryptjs/index.js'].map((file) => [
    `/app/node_modules/${file}`,
    '',
  ]),
);
const cpu = (poolMs, otherMs = 0) => ({
  totalMs: 1000,
  mainMs: 1000 - poolMs - otherMs,
  poolMs,
  otherMs,
  v8Ms: 0,
  workersMs: 0,
  runQueueWaitMs: 0,
});
const said = (grid, sources = LOADED, times = cpu(500), about = UNCOUNTED) =>
  withUncounted(attributeProfile(profileFromGrid(grid, { sources })), times)
    .profile.diagnostics.filter(({ code }) => code === about)
    .map(({ message }) => message);

test('addons that were loaded can have computed on the pool, though nothing of them was seen', () => {
  expect(said('f@/app/app.js:1:2')).toEqual([
    '@node-rs/argon2 and @node-rs/bcrypt may have computed on the thread pool as well: jobs of addons are not counted, and calls of their functions have no frames.',
  ]);
});

test('one whose calls were seen is known', () => {
  expect(said('f@/app/app.js:1:2\nhash@/app/node_modules/@node-rs/bcrypt/api.cjs:3')).toEqual([
    expect.stringMatching(/^@node-rs\/argon2 may have /),
  ]);
});

test('it is said once, of a profile that was saved as well', () => {
  const once = withUncounted(attributeProfile(profileFromGrid('f@/app/app.js:1:2', { sources: LOADED })), cpu(500));
  expect(withUncounted(once, cpu(500))).toBe(once);
});

test('nothing is said of programs without such packages', () => {
  expect(said('f@/app/app.js:1:2', { '/app/node_modules/bcryptjs/index.js': '' })).toEqual([]);
});

test('nothing is said where the pool took little', () => {
  expect(said('f@/app/app.js:1:2', LOADED, cpu(40))).toEqual([]);
});

describe("threads that are neither Node's nor V8's", () => {
  const ARGON2 = { '/app/node_modules/argon2/argon2.cjs': '' };
  const own = (sources, times) => said('f@/app/app.js:1:2', sources, times, OWN_THREADS);

  test('are those of a package that starts some', () => {
    expect(own(ARGON2, cpu(90, 800))).toEqual([
      "Threads that are neither Node's nor V8's took 800 ms of CPU, 80 % of all that the program used: argon2 starts some for each call (its option `parallelism`). No ticks are taken there, so it is in no share.",
    ]);
  });

  test.each([
    ['they took little', ARGON2, cpu(0, 40)],
    ['no such package was loaded', LOADED, cpu(0, 800)],
    ['nobody knows', ARGON2, null],
  ])('are of none where %s', (_, sources, times) => expect(own(sources, times)).toEqual([]));

  test('are told of where they could not be told apart from the pool', () => {
    const times = { ...cpu(90, 800), poolMs: null, otherMs: null };
    const both =
      "The thread pool and threads that are neither Node's nor V8's took 890 ms of CPU, 89 % of all that the program used:";
    expect(own(ARGON2, times)).toEqual([
      `${both} argon2 starts some for each call (its option \`parallelism\`). No ticks are taken there, so it is in no share.`,
    ]);
    expect(unknownThreads([{ diagnostics: [] }], times).map(({ message }) => message)).toEqual([
      `${both} addons can start such. No ticks are taken there, so it is in no share.`,
    ]);
  });

  test('are told of, whoever started them, if they took much, and once', () => {
    const [message] = unknownThreads([{ diagnostics: [] }], cpu(0, 800)).map((diagnostic) => diagnostic.message);
    expect(message).toContain('80 % of all that the program used: addons can start such.');
    expect(unknownThreads([{ diagnostics: [] }], cpu(0, 190))).toEqual([]);
    expect(unknownThreads([{ diagnostics: [{ code: OWN_THREADS, count: 1, message: '' }] }], cpu(0, 800))).toEqual([]);
  });
});
