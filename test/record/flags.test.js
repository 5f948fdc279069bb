import path from 'node:path';
import { PROBE_FILE, UNCOUNTED_FILE, checkConflicts, recordingFlags } from '../../src/record/flags.js';

const NODE = {
  version: '',
  v8: '',
  openssl: '',
  supportsNoSnapshot: false,
  supportsIdle: false,
  supportsPortDetection: true,
};
const WANTED = { directory: '/l', intervalUs: 0, nodeOptions: [], cwd: '/', counts: true };
const PROBE_FILES = path.join(path.dirname(PROBE_FILE), '*');
/** To our own files, and to what Linux tells a process of its descriptors. */
const ON_LINUX = process.platform === 'linux';
const RIGHTS = [
  `--allow-fs-read=${PROBE_FILES}`,
  '--allow-fs-read=/l/*',
  ...(ON_LINUX
    ? ['thread-self', 'self/fd/*', 'self/timerslack_ns'].map((name) => `--allow-fs-read=/proc/${name}`)
    : []),
  '--allow-fs-write=/l/*',
  ...(ON_LINUX ? ['--allow-fs-write=/proc/self/timerslack_ns'] : []),
];
const BASE = ['--prof', '--logfile=/l/v8-%t.log', '--logfile-per-isolate'];

test.each([
  ['an old V8', {}, {}, []],
  ['a V8 with a snapshot', { supportsNoSnapshot: true }, {}, ['--no-node-snapshot']],
  ["the user's own snapshot", { supportsNoSnapshot: true }, { nodeOptions: ['--snapshot-blob', 'x'] }, []],
  ['a V8 that can log idle ticks', { supportsIdle: true }, {}, ['--prof-include-idle']],
  ['an interval', {}, { intervalUs: 250 }, ['--prof-sampling-interval=250']],
  ['the permission model', {}, { nodeOptions: ['--permission'] }, RIGHTS],
  ['the permission model of Node 20', {}, { nodeOptions: ['--experimental-permission'] }, RIGHTS],
  ...[
    ['a directory around ours', ['--allow-fs-read=/l/*'], ['read=/l']],
    ['one named without *', ['--allow-fs-read', 'l', '--allow-fs-write=.'], ['read=/l', 'write=/l']],
    ['the beginning of its name', ['--allow-fs-read=/l*', '--allow-fs-write=/l*'], ['read=/l', 'write=/l']],
    ['everything', ['--allow-fs-read=*', '--allow-fs-write=*'], []],
    ['one whose name is the beginning of ours', ['--allow-fs-read=/', '--allow-fs-write=/lo'], ['read=/']],
  ].map(([name, grants, without]) => [
    `the permission model, granted ${name}`,
    {},
    { nodeOptions: ['--permission', ...grants] },
    RIGHTS.filter((right) => /\/proc\//.test(right) || !without.some((each) => right.startsWith(`--allow-fs-${each}`))),
  ]),
])('%s', (_, capabilities, changes, expected) => {
  expect(recordingFlags({ ...NODE, ...capabilities }, { ...WANTED, ...changes })).toEqual([
    ...BASE,
    ...expected,
    '--require',
    PROBE_FILE,
  ]);
});

test('nothing is counted without the probe, and the logs are guarded all the same', () => {
  expect(recordingFlags(NODE, { ...WANTED, counts: false })).toEqual([...BASE, '--require', UNCOUNTED_FILE]);
});

test('perf takes the samples: V8 logs its code only, and the probe may look whether it is to wait', () => {
  expect(
    recordingFlags(
      { ...NODE, supportsIdle: true },
      {
        ...WANTED,
        intervalUs: 250,
        collector: 'perf',
        nodeOptions: ['--permission'],
      },
    ),
  ).toEqual([
    '--log-code',
    '--log-source-code',
    '--interpreted-frames-native-stack',
    ...BASE.slice(1),
    ...RIGHTS,
    '--require',
    PROBE_FILE,
  ]);
});

test("percent signs of the path are not V8's", () => {
  expect(recordingFlags(NODE, { ...WANTED, directory: '/100%p/%%' })[1]).toBe('--logfile=/100%%p/%%%%/v8-%t.log');
});

const V8 = '12.4.254.21-node.33';

test('conflicts name the option and where it is from', () => {
  expect(() => checkConflicts(['--inspect'], ['--no-warnings', '-r', 'x'], ['--import'], V8)).not.toThrow();
  expect(() => checkConflicts(['--prof'], [], [], V8)).toThrow(
    expect.objectContaining({
      code: 'option-conflict',
      facts: { option: '--prof', from: 'the command', does: expect.stringContaining('log') },
    }),
  );
  expect(() => checkConflicts([], ['-r', 'x', '--cpu-prof'], [], V8)).toThrow(
    expect.objectContaining({ facts: { option: '--cpu-prof', from: 'NODE_OPTIONS', does: "stops V8's log" } }),
  );
  expect(() => checkConflicts([], [], ['--watch'], V8)).toThrow(
    expect.objectContaining({
      facts: {
        option: '--watch',
        from: "Node's config file",
        does: 'runs the program in another process, again and again',
      },
    }),
  );
  const does = 'prints what cryptoprof itself does inside the program, too';
  expect(() => checkConflicts([], ['--trace-sync-io'], [], V8)).toThrow(
    expect.objectContaining({ facts: { option: '--trace-sync-io', from: 'NODE_OPTIONS', does } }),
  );
  const snapshot = ['--snapshot-blob', 'app.blob'];
  expect(() => checkConflicts(snapshot, [], [], V8)).not.toThrow();
  expect(() => checkConflicts(snapshot, [], [], '11.3.244.8-node.38')).toThrow(
    expect.objectContaining({
      facts: { option: '--snapshot-blob', from: 'the command', does: expect.stringContaining('Node 20') },
    }),
  );
});
