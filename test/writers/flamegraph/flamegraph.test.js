import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../../../src/api/analysis.js';
import { OUTPUTS } from '../../../src/writers/index.js';
import { flameGraph } from '../../../src/writers/flamegraph/flamegraph.js';
import { fixtureCases, readFixture } from '../../support/fixture-cases.js';
import { profileFromGrid } from '../../support/text-grid.js';
import { HOSTILE } from '../../support/sample-report.js';

let directory;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'zero-x-{pid}-{name}-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const guide = () =>
  profileFromGrid(`
  @repeat  50                                      10               40
  auth@/app/app.js:20:23                           main@/app/a.ts:3  native:epoll_pwait
  pbkdf2Sync@node:internal/crypto/pbkdf2:60        -
  native:node::crypto::CryptoJob<PBKDF2Traits>::Run
  native:sha512_block_data_order_avx2[openssl]
`);

/** The tree in a page. */
const treeIn = (html) => JSON.parse(/^ {4}visualizer\((\{.*\}), \{"title".*\)$/m.exec(html)[1]).unmerged;

/** Draws profiles and gives back the page and the tree in it. */
async function draw(profiles, options = {}) {
  const { stacks } = analyze({ run: null, profiles }, 'test');
  const { page: html, ...result } = await flameGraph(stacks(), {
    title: 'app.js',
    workingDir: directory,
    threads: profiles.map(({ meta: { thread } }, index) => `${thread} ${index}`),
    ...options,
  });
  return { result, html, tree: treeIn(html) };
}

const names = (node) => [node.name, ...node.children.flatMap(names)];

test("ticks and names are in 0x's page, which has both repairs; idle ones are not", async () => {
  const { result, html, tree } = await draw([guide()]);
  expect(result).toEqual({ nodes: 6, ticks: 60, note: '' });
  expect(tree.value).toBe(60);
  expect(names(tree)).toEqual([
    'all stacks',
    'auth /app/app.js:20',
    'pbkdf2Sync internal/crypto/pbkdf2.js:60',
    'node∷crypto∷CryptoJob‹PBKDF2Traits›∷Run.',
    'sha512_block_data_order_avx2.',
    'main /app/a.ts:3',
  ]);
  expect(html).toContain(String.raw`if (!/:\d+$/.test(name)) {`);
  expect(html).toContain('Math.min((top / allSamples) * 100, 10) + 1');
  expect(html).toContain('<title>app.js</title>');
});

test('what the page has no room for is shown in its callers, and the page says how much', async () => {
  // 7,000 functions of a tick each, in one of three.
  const leaves = Array.from({ length: 7000 }, (_, index) => `f${index}@/app/all.js:${index + 1}`);
  const profile = profileFromGrid(
    `@repeat ${leaves.map(() => 1).join(' ')} 3\n${[...leaves.map(() => 'all@/app/all.js:1'), 'all@/app/all.js:1'].join('  ')}\n${leaves.join('  ')}  -`,
  );
  const { result, html } = await draw([profile], { title: `${'long '.repeat(60)}.js` });
  const note = '1,002 rows were too small to draw: 14.3 % of all ticks, shown in their callers';
  expect(result).toEqual({ nodes: 6000, ticks: 7003, note });
  expect(html).toContain(`(${note})</title>`);
});

test('threads of perf have their own names in any order, and those that compute nothing of the program are not drawn', async () => {
  const pool = (await fixtureCases()).find(({ name }) => name === 'perf-script/node-20-pool');
  const { profiles } = await readFixture(pool);
  expect(profiles.map(({ meta }) => meta.thread)).toContain('helper');
  // As two runs are merged.
  const { report, ...samples } = analyze(
    { run: null, profiles: [...profiles, ...profiles.map((each) => ({ ...each }))] },
    'test',
  );
  const { content } = await OUTPUTS.flamegraph.render(report, { samples, title: 'app.js', directory });
  const ticks = { pool: 0, javascript: 0 };
  for (const { name, value } of treeIn(content).children)
    ticks[/thread pool/.test(name) ? 'pool' : 'javascript'] += value;
  expect(ticks).toEqual({ pool: report.poolWork.busyTicks, javascript: report.profile.busyTicks });
});

test('several isolates are apart', async () => {
  const worker = guide();
  worker.meta = { ...worker.meta, thread: 'worker', source: '/tmp/isolate-2-v8.log' };
  const { tree } = await draw([guide(), worker]);
  expect(tree.children.map(({ name, value }) => [name, value])).toEqual([
    ['main 0.', 60],
    ['worker 1.', 60],
  ]);
});

test('a profile without samples makes a page, too', async () => {
  const { result, tree } = await draw([profileFromGrid('')]);
  expect(result).toEqual({ nodes: 1, ticks: 0, note: '' });
  expect(tree.value).toBe(0);
});

test('hostile names and titles are text, and no other script may run', async () => {
  const profile = guide();
  for (const frame of profile.frames) frame.name = `${HOSTILE}\u2028<img src=x onerror=alert(1)>&lt;${frame.name}`;
  const { html } = await draw([profile], { title: HOSTILE });
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toMatch(/<img|&lt;|[\u2028\u202e\u2066\u001b\u009b]/);
  const script = html.slice(html.indexOf('<script>') + 8, html.lastIndexOf('</script>'));
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)[1];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

test('nothing is printed, and nothing is left or touched', async () => {
  const log = join(directory, 'isolate-0x1234-99-v8.log');
  writeFileSync(log, 'v8-version');
  const [stdout, stderr] = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  );
  const before = process.cwd();
  process.chdir(directory);
  await draw([guide()]);
  process.chdir(before);
  const calls = [...stdout.mock.calls, ...stderr.mock.calls];
  stdout.mockRestore();
  stderr.mockRestore();
  expect(calls).toEqual([]);
  expect(readdirSync(directory).sort()).toEqual(['isolate-0x1234-99-v8.log']);
});
