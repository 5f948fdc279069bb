import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { formatOf } from '../../src/formats/index.js';
import { GeneratedCode } from '../../src/formats/perf-script/generated-code.js';
import { perfScript, readPerfScript } from '../../src/formats/perf-script.js';
import { Failure } from '../../src/model/failure.js';
import { VM_STATE } from '../../src/model/vm-state.js';
import { damage } from '../support/damage.js';
import { profileProblems } from '../support/profile-problems.js';

const FIXTURES = new URL('../../fixtures/profiles/perf-script/', import.meta.url);
const CASES = readdirSync(FIXTURES);
const input = (name) => gunzipSync(readFileSync(new URL(`${name}/input.perf.gz`, FIXTURES)));
const read = (text) => readPerfScript([Buffer.from(text)], { source: 'out.perf' });

const NODE = '/usr/bin/node';
const ROOT = ['node::Start', '__libc_start_call_main', '_start'];
const THREAD = ['start_thread', 'clone3'];

/** A sample as perf prints it: each frame is a name, or a name and what holds it. */
function sample({ comm = 'node', pid = 7, tid = pid, at = 1, period = 1_000_000, event = 'cpu-clock' }, frames) {
  const rows = frames.map((frame) => {
    const [name, dso = name.includes(':*') || name.includes(':~') ? '/tmp/perf-7.map' : NODE] = [frame].flat();
    return `\t    7f00001234 ${name}+0x12 (${dso})`;
  });
  return `${comm} ${pid}/${tid} ${at.toFixed(6)}: ${period} ${event}: \n${rows.join('\n')}\n\n`;
}

/** Frame names of a sample, innermost first. */
function namesOf({ frames, stacks, samples }, index = 0) {
  const names = [];
  for (let row = samples.stack[index]; row !== -1; row = stacks.parent[row]) names.push(frames[stacks.frame[row]].name);
  return names;
}

const codes = ({ diagnostics }) => Object.fromEntries(diagnostics.map(({ code, count }) => [code, count]));

describe.each(CASES)('%s', (name) => {
  const bytes = input(name);

  test('is recognised from its first bytes', () => {
    expect(formatOf(bytes.subarray(0, 64 * 1024))).toBe(perfScript);
    expect(perfScript.sniff(bytes.subarray(0, 2000))).toBe(true);
  });

  test('keeps every invariant of a profile, and every sample', async () => {
    const profiles = await read(bytes);
    expect(profiles.flatMap(profileProblems)).toEqual([]);
    const samples = bytes.toString().match(/^\S.* cpu-clock/gm).length;
    const left = codes(profiles[0])['samples-of-others'] ?? 0;
    expect(profiles.reduce((sum, { samples: { length } }) => sum + length, left)).toBe(samples);
    expect(codes(profiles[0])).not.toHaveProperty('lines-unparsable');
  });

  test('no damage does more than lose what it hits', async () => {
    const text = bytes.subarray(0, 60_000);
    for (let seed = 1; seed <= 30; seed++) {
      const profiles = await read(damage(text, seed)).catch((error) => {
        expect(error).toBeInstanceOf(Failure);
        return [];
      });
      expect(profiles.flatMap(profileProblems)).toEqual([]);
    }
  });
});

test('threads are told apart by what runs on them', async () => {
  const profiles = await read(
    sample({ tid: 9, at: 1 }, ['worker', ...THREAD]) +
      sample({ tid: 8, at: 1.1 }, ['v8::platform::DefaultWorkerThreadsTaskRunner::Run', ...THREAD]) +
      sample({ tid: 10, at: 1.2 }, ['JS:*work /app/w.js:3:1', 'node::worker::Worker::StartThread', ...THREAD]) +
      sample({ at: 1.3 }, ['JS:*main /app/a.js:1:1', ...ROOT]) +
      sample({ comm: 'libuv-worker', tid: 11, at: 1.4 }, [
        ['sha512_block_data_order_avx2', NODE],
        ['[unknown]', '[unknown]'],
      ]),
  );
  expect(profiles.map(({ meta: { thread, pid } }) => `${thread} ${pid}`)).toEqual([
    'main 7',
    'worker 7',
    'pool 7',
    'pool 7',
    'helper 7',
  ]);
  expect(profiles.flatMap(profileProblems)).toEqual([]);
});

test('a stack has the frames that V8 would have, and the native ones between', async () => {
  const [profile] = await read(
    sample({}, [
      'SHA256_Update',
      'EVP_DigestUpdate',
      'node::crypto::Hash::HashUpdate',
      'v8::internal::Builtin_HandleApiCall',
      'Builtins_CEntry_Return1_ArgvOnStack_BuiltinExit',
      ['JS:^update node:internal/crypto/hash:90:39', '/tmp/perf-7.map'],
      ['JS:~hashAll /app/a.js:2:17', '/tmp/perf-7.map'],
      'Builtins_InterpreterEntryTrampoline',
      'Builtins_ArrayForEach',
      'Builtins_JSEntry',
      'v8::internal::Execution::Call',
      ...ROOT,
    ]),
  );
  expect(namesOf(profile)).toEqual([
    'SHA256_Update',
    'EVP_DigestUpdate',
    'node::crypto::Hash::HashUpdate',
    'update',
    'hashAll',
    'ArrayForEach',
    ...ROOT,
  ]);
  expect(profile.frames.find(({ name }) => name === 'update')).toMatchObject({
    kind: 'js',
    file: 'node:internal/crypto/hash',
    line: 90,
    column: 39,
    tier: 'sparkplug',
    callLine: 0,
    callOffset: 0x12,
  });
  expect(profile.frames.find(({ name }) => name === 'SHA256_Update')).toMatchObject({
    component: 'openssl',
    library: '',
  });
  expect(profile.frames.find(({ name }) => name === 'node::Start')).toMatchObject({ component: '' });
});

test('a stack that perf could not follow says so', async () => {
  const [profile] = await read(
    sample({}, ['sha512_block_data_order_avx2', ['[unknown]', '[unknown]'], ['[unknown]', '[unknown]']]) +
      sample({ at: 2 }, ['JS:*main /app/a.js:1:1', ...ROOT]),
  );
  expect(namesOf(profile)).toEqual(['sha512_block_data_order_avx2', '(cut off)']);
  expect(namesOf(profile, 1)).toEqual(['main', ...ROOT]);
});

test('the kernel is left out of stacks, and no sample for it', async () => {
  const kernel = '\tffffffff81000c82 asm_exc_page_fault+0x22 ([kernel.kallsyms])\n';
  const text = sample({}, ['malloc', 'JS:*main /app/a.js:1:1', ...ROOT]);
  const [profile] = await read(
    text.replace('\t', `${kernel}\t`) + `node 7/7 2.000000: 1000000 cpu-clock: \n${kernel}\n`,
  );
  expect(namesOf(profile)).toEqual(['malloc', 'main', ...ROOT]);
  expect(namesOf(profile, 1)).toEqual(['(kernel)']);
  expect(profile.frames.find(({ name }) => name === '(kernel)').kind).toBe('kernel');
});

test('garbage collection is told by its functions', async () => {
  const [profile] = await read(
    sample({}, ['v8::internal::Scavenger::Process', 'v8::internal::Heap::CollectGarbage', 'JS:*f /a.js:1:1', ...ROOT]),
  );
  expect(profile.samples.state[0]).toBe(VM_STATE.gc);
});

test.each([
  ['a clock', 'cpu-clock', 250_000, 250, 250, []],
  ['a clock without the kernel', 'task-clock:u', 1_000_000, 1000, 1000, ['kernel-unseen']],
  ['cycles without the kernel', 'cycles:Pu', 3_000_000, 2000, 2000, ['kernel-unseen', 'weights-estimated']],
  ['an event that is no time', 'cycles:P', 3_000_000, 2000, 2000, ['weights-estimated']],
])('a sample represents the time of %s', async (_, event, period, intervalUs, weight, reported) => {
  const [profile] = await read(
    [1, 1.002, 1.004].map((at) => sample({ at, event, period }, ['JS:*f /a.js:1:1', ...ROOT])).join(''),
  );
  expect(profile.meta.intervalUs).toBe(intervalUs);
  expect([...profile.samples.weight]).toEqual([weight, weight, weight]);
  expect([...profile.samples.time]).toEqual([0, 2000, 4000]);
  expect(Object.keys(codes(profile))).toEqual(reported);
});

test.each([
  ['the usual gap, though most are waits', [1, 1.002, 1.004, 1.006, 1.05, 1.09, 1.13, 1.17, 1.21], 2000],
  ['no wait', [1, 1.04, 1.08, 1.12], 10_000],
  ['the usual gap, though no period is known', [1, 1.002, 1.004, 1.006], 2000, () => ''],
  ['a low rate, as the cycles show', [1, 1.02, 1.04, 1.06], 20_000, () => 61_000_000],
  ["a low rate of a hybrid processor's", [1, 1.02, 1.04, 1.06], 20_000, () => 61_000_000, 'cpu_core/cycles/P'],
  [
    'the usual gap, not those of the start',
    [1, 1.0001, 1.0003, 1.0006, 1.0086, 1.0166, 1.0246, 1.0326, 1.0406],
    8000,
    (index) => [1, 90, 5000, 900_000][index] ?? 24_000_000,
  ],
])(
  'a sample of an event that is no time represents %s',
  async (_, times, intervalUs, periodOf = () => 9, event = 'cycles:P') => {
    const text = times.map((at, index) => sample({ at, event, period: periodOf(index) }, ['JS:*f /a.js:1:1', ...ROOT]));
    const [profile] = await read(text.join(''));
    expect(profile.meta.intervalUs).toBe(intervalUs);
    expect(profile.samples.weight[0]).toBe(intervalUs);
  },
);

test("perf's other shapes: comments, processors, comm to the right, frames in the sample's line, no period", async () => {
  const [profile] = await read(
    '# ========\n# captured on    : Sun Nov 22 2026\n' +
      '            node    7 [001]     1.000100:          1 cycles: \n\t    7f00 JS:*f /a.js:1:1+0x1 (/tmp/perf-7.map)\n\t    40 node::Start+0x1 (/usr/bin/node (deleted))\n\n' +
      '            node    7 [001]     1.000200: cycles:      40 node::Start+0x1 (/usr/bin/node)\n' +
      '            node    7 [001]     1.000300: cycles:      40 node::Start+0x1 (/usr/bin/node)\n',
  );
  expect(profile.samples.length).toBe(3);
  expect(namesOf(profile)).toEqual(['f', 'node::Start']);
  expect(namesOf(profile, 2)).toEqual(['node::Start']);
  expect(codes(profile)).toEqual({ 'weights-estimated': 1 });
});

test('what is lost or left out is counted', async () => {
  const [profile] = await read(
    sample({ comm: 'sh', at: 0.5 }, [['main', '/bin/sh']]) +
      'node 7/7 0.600000: PERF_RECORD_COMM exec: node:7/7\n' +
      sample({ at: 1 }, ['JS:*f /a.js:1:1', ...ROOT]) +
      'what is this\n' +
      'node 7/7 1.100000: PERF_RECORD_LOST lost 12\n' +
      sample({ at: 0.9 }, ['JS:*f /a.js:1:1', ...ROOT]) +
      sample({ comm: 'gzip', pid: 99, at: 2 }, [
        ['deflate', '/bin/gzip'],
        ['main', '/bin/gzip'],
      ]) +
      `${'x'.repeat(70_000)}\n`,
  );
  expect(profile.dropped).toEqual({ lost: 12 });
  expect(codes(profile)).toEqual({
    'samples-before-exec': 1,
    'lines-unparsable': 1,
    'lines-too-long': 1,
    'samples-of-others': 1,
    'times-out-of-order': 1,
  });
  expect(profileProblems(profile)).toEqual([]);
});

test('where it is known which processes are profiled, a package manager is none', async () => {
  const text =
    sample({ pid: 7, at: 1 }, ['JS:*npm /lib/npm-cli.js:1:1', ...ROOT]) +
    sample({ pid: 8, at: 2 }, ['JS:*main /app/a.js:1:1', ...ROOT]);
  const [first, ...others] = await readPerfScript([Buffer.from(text)], {
    source: 'perf.script',
    code: new Map([[8, new GeneratedCode([])]]),
  });
  expect([first.meta.pid, others]).toEqual([8, []]);
  expect(codes(first)).toEqual({ 'samples-of-others': 1 });
});

test('a text without a sample of Node is refused', async () => {
  const gzip = sample({ comm: 'gzip', pid: 99 }, [['deflate', '/bin/gzip']]);
  await expect(read(gzip)).rejects.toMatchObject({ code: 'perf-script-empty', facts: { samples: 1 } });
  await expect(read('')).rejects.toMatchObject({ code: 'perf-script-empty', facts: { samples: 0 } });
});

/** Names as a program may give them, made to look like what perf prints around them. */
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    'a (b)',
    '1.000000: 5 cpu-clock:',
    '+0x12',
    '[unknown]',
    ') (',
    'constructor',
    '__proto__',
    ' ',
    '\\',
    '\u2028',
    'a\u2029b',
  ),
  fc.string({ unit: fc.constantFrom('(', ')', ' ', ':', '+', '0', 'x', '\t', '/', '*'), maxLength: 30 }),
);

test('names are data: whatever they are, each sample is counted and each other line keeps its meaning', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { maxLength: 6 }), async (names) => {
      const clean = names.map((name) => name.replace(/[\r\n]/g, ''));
      const frames = clean.map((name) => [`JS:*${name} /app/a.js:1:1`, '/tmp/perf-7.map']);
      const profiles = await read(
        sample({}, [...frames, ...ROOT]) + sample({ at: 2 }, ['JS:*last /app/b.js:1:1', ...ROOT]),
      );
      expect(profiles.flatMap(profileProblems)).toEqual([]);
      expect(profiles).toHaveLength(1);
      expect(profiles[0].samples.length).toBe(2);
      expect(namesOf(profiles[0], 1)).toEqual(['last', ...ROOT]);
      expect(codes(profiles[0])['lines-unparsable'] ?? 0).toBe(0);
    }),
  );
});

test.each([
  [
    'what --header prints',
    `# ========\n# captured on    : Mon Dec  1\n${'# cpudesc : x\n'.repeat(6_000)}# ========\n#\n`,
  ],
  [
    'mappings',
    'node 7/7 0.500000: PERF_RECORD_MMAP2 7/7: [0x7f00(0x10) @ 0 00:00 0 0]: r-xp /usr/lib/x.so\n'.repeat(900),
  ],
])('samples may begin behind the first 64 KB: %s', async (_title, first) => {
  const bytes = Buffer.from(first + sample({}, ['JS:*f /a.js:1:1', ...ROOT]));
  expect(first.length).toBeGreaterThan(64 * 1024);
  expect(formatOf(bytes.subarray(0, 64 * 1024))).toBe(perfScript);
  const [profile] = await readPerfScript([bytes], { source: 'out.perf' });
  expect(namesOf(profile)).toEqual(['f', ...ROOT]);
  expect(codes(profile)).toEqual({});
});

test('a sample in which the text ends is left out, and counted', async () => {
  const whole = sample({}, ['JS:*f /a.js:1:1', ...ROOT]);
  const last = sample({ at: 2 }, ['JS:*pbkdf2Sync node:internal/crypto/pbkdf2:62:20', 'JS:*f /a.js:1:1', ...ROOT]);
  for (let length = 1; length < last.length - 1; length++) {
    const [profile] = await read(whole + last.slice(0, length));
    expect(profile.samples.length).toBe(1);
    const { 'sample-cut-off': cut = 0, 'lines-unparsable': unread = 0 } = codes(profile);
    expect(cut + unread).toBe(1);
  }
  const [profile] = await read(whole + last);
  expect(profile.samples.length).toBe(2);
  expect(codes(profile)).toEqual({});
});

test('any text is read or refused', async () => {
  const line = fc.oneof(
    hostile,
    fc.constantFrom(
      '',
      'node 7/7 1.000000: 1000000 cpu-clock: ',
      '\t 7f node::Start+0x1 (/n)',
      '\t ffffffffffffffff x (y)',
    ),
    fc.constantFrom(
      'node 7/7 9999999999.999999999: 9999999999999999999 cpu-clock: ',
      'a -1/-1 0.000: PERF_RECORD_LOST lost 99',
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
      const profiles = await read(lines.join('\n')).catch((error) => {
        expect(error).toBeInstanceOf(Failure);
        return [];
      });
      expect(profiles.flatMap(profileProblems)).toEqual([]);
    }),
  );
});

test('lines of parentheses take time in proportion to their length', async () => {
  // As long as lines may be; in proportion to their square they would take minutes.
  const text = ['node 7/7 1.000000: 1 cpu-clock:', ...Array(100).fill(`\t7f ${' ('.repeat(30_000)}`)].join('\n');
  const begun = process.cpuUsage();
  perfScript.sniff(Buffer.from(text));
  await read(`${text}\n`).catch((error) => expect(error).toBeInstanceOf(Failure));
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(5);
});
