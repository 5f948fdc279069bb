import { pidOf, readV8Log, v8Log } from '../../src/formats/v8-log.js';
import { profileProblems } from '../support/profile-problems.js';
import { AUTH, HEAD, namesOf, profileOf } from '../v8log/read-log.js';

const LOG = [...HEAD, ...AUTH, 'tick,0x1010,100,0,0x0,0', 'tick,0x500010,1200,0,0x0,1', 'tick,0x500020,2300,0,0x0,42'];

describe('a log is told by its records, wherever it begins', () => {
  test.each([HEAD[0], LOG.join('\n'), `listening on 3000\n${AUTH[0]}`, 'tick,0x1,2,0,0x0,0'])('%j', (head) =>
    expect(v8Log.sniff(Buffer.from(head))).toBe(true),
  );

  test.each(['', '{"nodes":[]}', 'a tick,0x1', 'Statistical profiling result from v8.log, (1 ticks', '\0\x01\x02'])(
    'not %j',
    (head) => expect(v8Log.sniff(Buffer.from(head))).toBe(false),
  );
});

test.each([
  ['isolate-0x16040000-4161-v8-1795178564729.log', 4161],
  ['/a/isolate-0x1f-7-v8.log', 7],
  ['v8.log', 0],
  ['', 0],
])('the log %s is of process %d', (source, pid) => expect(pidOf(source)).toBe(pid));

test('what is known of the run', async () => {
  const profile = await profileOf(LOG, { source: 'isolate-0x1f-77-v8.log', node: '24.21.0', arch: 'x64' });
  expect(profile.meta).toEqual({
    format: 'v8-log',
    source: 'isolate-0x1f-77-v8.log',
    node: '24.21.0',
    v8: '13.6.233.17',
    platform: 'linux',
    arch: 'x64',
    pid: 77,
    thread: 'main',
    intervalUs: 1000,
    executable: '/opt/node',
    timed: true,
  });
  expect(profileProblems(profile)).toEqual([]);
});

test.each([
  ['macos,macos', 'darwin'],
  ['windows,windows', 'win32'],
  ['plan9,plan9', 'plan9'],
])('the platform %s is %s', async (row, platform) => {
  expect((await profileOf([HEAD[0], `v8-platform,${row}`, ...LOG.slice(2)])).meta.platform).toBe(platform);
});

test('samples are columns: times, states, weights', async () => {
  const { samples } = await profileOf(LOG);
  expect([[...samples.time], [...samples.weight], [...samples.state]]).toEqual([
    [100, 1200, 2300],
    [1100, 1100, 1100],
    [0, 1, 11],
  ]);
});

test("the sources of the program's own files are kept, and those of packages that are on a stack", async () => {
  const unused = ['script-source,64,/srv/unused.js,x', 'script-source,65,/srv/node_modules/y/index.js,y'];
  const { sources } = await profileOf([...LOG.slice(0, -3), ...unused, ...LOG.slice(-3)]);
  expect([...sources]).toEqual([
    ['/srv/app.js', 'function auth() {\n  hash();\n}'],
    ['/srv/unused.js', 'x'],
  ]);
});

test('native addresses are asked for once, sorted, by library; libraries that were not hit are not', async () => {
  let asked;
  const symbolize = async (uses) => {
    asked = uses;
    return [];
  };
  const lines = [
    ...HEAD,
    'shared-library,/lib/idle.so,0x7f0000000000,0x7f0000001000,0',
    'tick,0x500020,100,0,0x0,0',
    'tick,0x500010,200,1,0x600000,6',
    'tick,0x500020,300,0,0x0,0',
  ];
  await readV8Log([Buffer.from(`${lines.join('\n')}\n`)], { source: '', symbolize });
  expect(asked).toEqual([
    {
      path: '/opt/node',
      rows: [{ start: 0x400000, end: 0x2000000, slide: 0 }],
      addresses: [0x500010, 0x500020, 0x600000],
    },
  ]);
});

test('libraries that were loaded later come from beside the log', async () => {
  const mappings = [{ path: '/srv/addon.node', start: 0x7f0000000000, end: 0x7f0000001000 }];
  const profile = await profileOf([...HEAD, 'tick,0x7f0000000010,100,0,0x0,6'], { mappings });
  expect(namesOf(profile, 0)).toEqual(['addon.node']);
});

test('a log of a V8 that we never saw, or of none, is read with a warning', async () => {
  const cut = LOG.slice(1);
  for (const lines of [['v8-version,99,1,2,3,0', ...cut], cut]) {
    const { diagnostics } = await profileOf(lines);
    expect(diagnostics.map(({ code }) => code)).toEqual([lines === cut ? 'log-without-beginning' : 'v8-unknown']);
    // A version that is missing says more than that: the log was cut off, or rotated.
    expect(diagnostics[0].message).toMatch(
      lines === cut ? /^The log has no line that names its V8/ : /of V8 99\.1\.2\.3;/,
    );
  }
});

test('what was left out is told', async () => {
  const profile = await profileOf(
    `${[...LOG, '', 'printed by the program', 'code-move,x', 'tick,0x1010,2400,0,0x0,0,overflow'].join('\n')}\nscript-sou`,
  );
  expect(profile.diagnostics.map(({ code, count }) => [code, count])).toEqual([
    ['lines-empty', 1],
    ['lines-unknown-record', 1],
    ['lines-unparsable', 1],
    ['lines-truncated', 1],
    ['samples-overflow', 1],
  ]);
});

test('where names are missing, it is told why', async () => {
  const symbolize = async (uses) =>
    uses.map(({ path, rows }) => ({ path, rows, buildId: '', status: 'missing', openssl: [], symbols: [] }));
  const { profile } = await readV8Log([Buffer.from(`${LOG.join('\n')}\n`)], { source: '', symbolize });
  expect(profile.diagnostics).toEqual([
    expect.objectContaining({ code: 'library-missing', message: expect.stringContaining('/opt/node') }),
  ]);
});

test('the source of a package that is on no stack is kept if somebody asks for it', async () => {
  const [connects, other, gone] = ['connects', 'other', 'gone'].map((name) => `/app/node_modules/${name}/index.js`);
  const log = Buffer.from(
    `${[...LOG, `script-source,98,${connects},connect(target)`, `script-source,99,${other},1`].join('\n')}\n`,
  );
  const read = async (options) =>
    (await readV8Log([log], { source: '', symbolize: async () => [], ...options })).profile.sources;
  expect((await read({})).has(connects)).toBe(false);
  const sources = await read({ asked: new Set([connects, gone]) });
  expect([sources.get(connects), sources.has(other), sources.has(gone)]).toEqual(['connect(target)', false, false]);
});

test("the source of a file that is on no stack is kept if it may say which routes there are, but a package's", async () => {
  const hangsUp = `router.post('/login'\\x2c login)`;
  const files = ['/app/routes.js', '/app/node_modules/x/index.js'];
  const log = [...LOG, ...files.map((file, index) => `script-source,${98 + index},${file},${hangsUp}`)];
  const { sources } = (await readV8Log([Buffer.from(`${log.join('\n')}\n`)], { source: '', symbolize: async () => [] }))
    .profile;
  expect([sources.get(files[0]), sources.has(files[1])]).toEqual(["router.post('/login', login)", false]);
});

test('chunks may come one by one, and be reused', async () => {
  const bytes = Buffer.from(`${LOG.join('\n')}\n`);
  function* chunks(size) {
    const buffer = Buffer.alloc(size);
    for (let at = 0; at < bytes.length; at += size) yield buffer.subarray(0, bytes.copy(buffer, 0, at, at + size));
  }
  const symbolize = async () => [];
  const whole = await readV8Log([bytes], { source: '', symbolize });
  for (const size of [1, 7, 64, 1000]) expect(await readV8Log(chunks(size), { source: '', symbolize })).toEqual(whole);
});
