import { readFileSync, readdirSync } from 'node:fs';
import { profProcessText, readProfProcessText } from '../../src/formats/prof-process-text.js';
import { Failure } from '../../src/model/failure.js';
import { profileProblems } from '../support/profile-problems.js';

const FIXTURES = new URL('../../fixtures/profiles/prof-process-text/', import.meta.url);
const CASES = readdirSync(FIXTURES);

const input = (name) => readFileSync(new URL(`${name}/input.txt`, FIXTURES));
const read = (bytes) => readProfProcessText(Buffer.from(bytes), { source: 'processed.txt' });

/** Frame names of a stack, innermost first. */
function namesOf({ frames, stacks }, stack) {
  const names = [];
  for (let row = stack; row !== -1; row = stacks.parent[row]) names.push(frames[stacks.frame[row]].name);
  return names;
}

/** Ticks by stack, as text. */
function ticksByStack(profile) {
  const ticks = {};
  for (const stack of profile.samples.stack) {
    const key = namesOf(profile, stack).join(' < ');
    ticks[key] = (ticks[key] ?? 0) + 1;
  }
  return ticks;
}

describe.each(CASES)('%s', (name) => {
  const bytes = input(name);
  const { profile, text } = read(bytes);

  test('is recognised from its first bytes', () => {
    expect(profProcessText.sniff(bytes.subarray(0, 512))).toBe(true);
  });

  test('keeps every invariant of a profile', () => {
    expect(profileProblems(profile)).toEqual([]);
  });

  test('gives every tick of the header a stack: nothing dropped, nothing refused', () => {
    const ticks = Number(/\((\d+) ticks/.exec(bytes.toString())[1]);
    expect(profile.samples.length).toBe(ticks);
    expect(profile.dropped).toEqual({});
    expect(text.left).toEqual({ linesBeforeHeader: 0, linesUnreadable: 0, rowsRefused: 0, laterProfiles: 0 });
  });

  test('gives as many leaves of each kind as the summary counts', () => {
    const sections = { JavaScript: 0, 'C++': 0, 'Shared libraries': 0, Unaccounted: 0 };
    for (const stack of profile.samples.stack) {
      const { kind, named } = profile.frames[profile.stacks.frame[stack]];
      if (kind === 'unknown') sections.Unaccounted++;
      else if (kind !== 'native') sections.JavaScript++;
      else sections[named ? 'C++' : 'Shared libraries']++;
    }
    const summary = Object.fromEntries(
      text.summary.filter(({ name: row }) => row !== 'GC').map((row) => [row.name, row.ticks]),
    );
    expect(sections).toEqual({ Unaccounted: 0, ...summary });
  });
});

describe("the guide's text", () => {
  const { profile, text } = read(input('guide'));

  test('gives each row of the bottom-up tree the ticks that its callers leave', () => {
    const ticks = ticksByStack(profile);
    const pbkdf2 = 'node::crypto::PBKDF2(v8::FunctionCallbackInfo<v8::Value> const&)';
    expect(ticks).toMatchObject({
      [`${pbkdf2} < pbkdf2 < exports.pbkdf2Sync < authenticate < handle < emit`]: 990,
      // 1 % of 1000 cut: they stay with the deepest row that is listed
      [`${pbkdf2} < pbkdf2 < exports.pbkdf2Sync < authenticate < handle`]: 10,
      [`${pbkdf2} < pbkdf2 < exports.pbkdf2Sync < createUser < handle < emit`]: 30,
      [pbkdf2]: 6,
      'malloc_zone_malloc < handle < emit': 20,
      malloc_zone_malloc: 10,
      // leaves below 1 %: in the flat tables only
      'libsystem_pthread.dylib': 10,
      ArgumentsAdaptorTrampoline: 9,
      '(unknown)': 10,
    });
    expect(Object.keys(ticks)).toHaveLength(22);
  });

  test('reads the old names', () => {
    const frame = (name) => profile.frames.find((candidate) => candidate.name === name);
    expect(frame('authenticate')).toMatchObject({
      kind: 'js',
      file: '/Users/guide/auth/app.js',
      line: 21,
      column: 21,
      tier: 'turbofan',
    });
    expect(frame('exports.pbkdf2Sync')).toMatchObject({ kind: 'js', file: 'node:crypto', line: 552, tier: 'ignition' });
    expect(frame('sha512_block_data_order')).toMatchObject({ kind: 'native', named: true });
    expect(frame('')).toMatchObject({ kind: 'js', file: '/Users/guide/auth/app.js', moduleBody: true });
  });

  test('keeps the tables', () => {
    expect(text.entryPoints[1]).toMatchObject({ ticks: 20, percent: 1.1, secondPercent: 1 });
    expect(text.summary).toContainEqual({ ticks: 50, percent: 2.5, secondPercent: null, name: 'Shared libraries' });
    expect(text.bottomUp[1]).toMatchObject({ ticks: 1030, percent: 99.4, depth: 1, parent: 0, selfTicks: 0 });
  });

  test('says what the text does not', () => {
    expect(profile.meta).toMatchObject({ timed: false, platform: 'darwin', pid: 0 });
    expect(profile.diagnostics.map(({ code, count }) => [code, count])).toEqual([
      ['tick-time-unseen', 1],
      ['callers-cut', 1790],
      ['gc-ticks-unlocated', 14],
    ]);
  });
});

// Waiting for events has no JavaScript callers, and system calls have names on Linux only, where nm reads the C library.
describe('what may have been waiting', () => {
  const textWith = (library, own) => {
    const node = library.includes('\\') ? 'C:\\node.exe' : '/usr/bin/node';
    const rows = [
      [1000 - own, node],
      [own, library],
    ].map(([ticks, name]) => [String(ticks), `${(ticks / 10).toFixed(1)}%`, name]);
    const share = `${(10_000 / own).toFixed(1)}%`;
    return [
      'Statistical profiling result from x.log, (1000 ticks, 0 unaccounted, 0 excluded).',
      ' [Shared libraries]:',
      '   ticks  total  nonlib   name',
      ...rows.map(([ticks, percent, name]) => `${ticks.padStart(7)}  ${percent.padStart(6)}          ${name}`),
      ' [Bottom up (heavy) profile]:',
      '   ticks parent  name',
      ...rows.map(([ticks, percent, name]) => `${ticks.padStart(7)}  ${percent.padStart(6)}  ${name}`),
      `    100  ${share.padStart(6)}    JS: ^load /app.js:7:1`,
    ].join('\n');
  };

  test.each([
    ['Windows', 'C:\\windows\\system32\\ntdll.dll', 400, 300],
    ['macOS', '/usr/lib/system/libsystem_kernel.dylib', 400, 300],
    ['Linux without nm', '/usr/lib/x86_64-linux-gnu/libc.so.6', 400, 300],
    ['Alpine without nm', '/lib/ld-musl-x86_64.so.1', 400, 300],
    ['another library', '/usr/lib/x86_64-linux-gnu/libz.so.1', 400, undefined],
    ['too little to matter', 'C:\\windows\\system32\\ntdll.dll', 149, undefined],
  ])('on %s', (_, library, own, count) => {
    const { profile } = read(textWith(library, own));
    expect(profile.diagnostics.find(({ code }) => code === 'waits-unseen')?.count).toBe(count);
  });
});

describe('damaged text', () => {
  const guide = input('guide').toString();
  const lineWith = (words) => guide.split('\n').find((line) => line.includes(words));
  const diagnosticsOf = ({ profile }) =>
    Object.fromEntries(profile.diagnostics.map(({ code, count }) => [code, count]));

  test.each(['', 'rubbish', '\0\0\0', 'Statistical profiling result from x', guide.replace(/^.*\n/, '')])(
    'without a header: %j',
    (text) => {
      expect(() => read(text)).toThrow(Failure);
      expect(() => read(text)).toThrow(
        expect.objectContaining({ code: 'processed-empty', facts: { path: 'processed.txt', header: 'missing' } }),
      );
    },
  );

  test('without ticks', () => {
    const text = 'Statistical profiling result from x.log, (0 ticks, 0 unaccounted, 0 excluded).\n';
    expect(() => read(text)).toThrow(
      expect.objectContaining({ code: 'processed-empty', facts: { path: 'processed.txt', header: 'present' } }),
    );
  });

  test('cut in half: what is there is read, the rest is counted', () => {
    const half = read(guide.slice(0, guide.indexOf(' [C++]')));
    expect(half.profile.samples.length).toBe(126);
    expect(half.profile.dropped).toEqual({ 'not-in-text': 1874 });
    expect(diagnosticsOf(half)).toEqual({ 'tick-time-unseen': 1, 'bottom-up-missing': 2000, 'waits-unseen': 40 });
  });

  test('cut in the tree: leaves come from the flat tables', () => {
    const cut = read(guide.slice(0, guide.indexOf('    150    7.5%  _malloc_zone_malloc', guide.indexOf('Bottom up'))));
    expect(cut.profile.dropped).toEqual({});
    expect(ticksByStack(cut.profile)).toMatchObject({ malloc_zone_malloc: 150 });
  });

  test('a missing row: the rows below it are refused, their ticks stay with the callee', () => {
    const line = lineWith('exports.pbkdf2Sync');
    const damaged = read(guide.replace(`${line}\n`, ''));
    expect(diagnosticsOf(damaged)['rows-inconsistent']).toBe(6);
    expect(
      ticksByStack(damaged.profile)['node::crypto::PBKDF2(v8::FunctionCallbackInfo<v8::Value> const&) < pbkdf2'],
    ).toBe(1030);
  });

  test('a row with another number: refused with all below it', () => {
    const damaged = read(
      guide.replace(
        '    600   96.8%        LazyCompile: *authenticate',
        '    606   96.8%        LazyCompile: *authenticate',
      ),
    );
    expect(diagnosticsOf(damaged)['rows-inconsistent']).toBe(3);
    expect(damaged.profile.samples.length).toBe(2000);
  });

  test('a line that is no row', () => {
    expect(diagnosticsOf(read(guide.replace(' [Summary]', '  what is this\n [Summary]')))['lines-unparsable']).toBe(1);
  });

  test('tables that list more than the header counts', () => {
    const damaged = read(guide.replace('  12    0.6%    0.6%  Stub', '  112    5.6%    5.7%  Stub'));
    expect(damaged.profile.samples.length).toBe(2000);
    expect(diagnosticsOf(damaged)['ticks-beyond-header']).toBe(100);
  });

  test('a forged number of ticks costs neither memory nor the shares', () => {
    const { profile } = read(
      [
        'Statistical profiling result from x, (4000000000000 ticks, 1000000000000 unaccounted, 0 excluded).',
        ' [C++]:',
        '  3000000000000   75.0%  100.0%  SHA512_Update',
        '',
      ].join('\n'),
    );
    expect(profile.samples.length).toBe(5_000_000);
    expect(profile.dropped).toEqual({ 'beyond-limit': 4_000_000_000_000 - 5_000_000 });
    expect(profile.frames[profile.stacks.frame[profile.samples.stack[1_250_000]]].name).toBe('SHA512_Update');
    expect(profile.frames[profile.stacks.frame[profile.samples.stack[1_249_999]]].name).toBe('(unknown)');
  });
});

describe('text as shells and people leave it', () => {
  const guide = input('guide').toString();
  const whole = read(guide).profile;

  test.each([
    ['CRLF', Buffer.from(guide.replaceAll('\n', '\r\n'))],
    [
      'UTF-16 with a byte order mark, as PowerShell writes it',
      Buffer.from(`\ufeff${guide.replaceAll('\n', '\r\n')}`, 'utf16le'),
    ],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${guide}`)],
    ['a header that is indented', Buffer.from(` ${guide}`)],
  ])('%s', (_, bytes) => {
    expect(profProcessText.sniff(bytes)).toBe(true);
    expect(read(bytes).profile).toEqual(whole);
  });

  test('warnings before the header are counted', () => {
    const { profile } = read(`Testing v8 version different from logging version\n${guide}`);
    expect(profile.samples).toEqual(whole.samples);
    expect(profile.diagnostics).toContainEqual(expect.objectContaining({ code: 'lines-before-header', count: 1 }));
  });

  test('a second text in the same file is left alone', () => {
    const { profile } = read(guide + guide);
    expect(profile.samples).toEqual(whole.samples);
    expect(profile.diagnostics).toContainEqual(expect.objectContaining({ code: 'later-profiles', count: 1 }));
  });

  test('excluded ticks are dropped, not guessed', () => {
    const { profile } = read(
      'Statistical profiling result from x, (10 ticks, 0 unaccounted, 4 excluded).\n [C++]:\n      5   50.0%   50.0%  f\n',
    );
    expect(profile.samples.length).toBe(5);
    expect(profile.dropped).toEqual({ excluded: 4, 'not-in-text': 1 });
  });

  test('a V8 log that holds these words in a script is no processed text', () => {
    const log =
      'v8-version,13,6,233,17,-node.39,0\nscript-source,1,/a.js,const a = `\\n\\x2C\\nStatistical profiling result from x`\n';
    expect(profProcessText.sniff(Buffer.from(log))).toBe(false);
  });
});
