/** A program that profiles itself, in a process of its own, as it would run. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ROOT, runProcess } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runLive, WORK } from '../support/live-program.js';

afterAll(removeDirectories);

const run = (body, how) => runLive(process.execPath, body, how);

test('a report of what ran between start and stop, at the line of the call; nothing is left behind', async () => {
  const result = await run(`
    const listeners = () => ['SIGINT', 'SIGTERM', 'SIGUSR1'].map((name) => process.listenerCount(name));
    const before = listeners();
    const stop = await profile();
    work(700);
    const both = [stop(), stop()];
    const [report, again] = await Promise.all(both);
    result = { site: report.callSites[0], target: report.target, cpu: report.profile.cpu, isolates: report.isolates, once: report === again, before, after: listeners() };
  `);
  expect(result.site).toMatchObject({
    operation: 'kdf.pbkdf2',
    algorithm: 'sha512',
    function: 'login',
    line: WORK.line,
  });
  expect(result.isolates).toEqual([expect.objectContaining({ thread: 'main', node: process.versions.node })]);
  expect([result.once, result.after]).toEqual([true, result.before]);
  expect(result.target.durationMs).toBeGreaterThanOrEqual(700);
  expect(result.target.startTime).toMatch(/^20\d\d-/);
  if (process.platform === 'linux') expect(result.cpu.mainMs).toBeGreaterThan(100);
});

test('it is profiled once at a time, and again afterwards', async () => {
  const result = await run(`
    const stop = await profile();
    const refused = await profile().catch(({ code, message }) => [code, message]);
    await stop();
    const second = await profile();
    work(300);
    result = { refused, ticks: (await second()).crypto.ticks };
  `);
  expect(result.refused).toEqual(['live-running', 'This thread is already being profiled.']);
  expect(result.ticks).toBeGreaterThan(10);
});

test('the limit ends it, and what was sampled until then is the report', async () => {
  const result = await run(`
    const stop = await profile({ limit: 0.4 });
    work(300);
    await delay(300);
    const next = await profile();
    await next();
    work(600);
    const report = await stop();
    result = { ticks: report.profile.ticks, crypto: report.crypto.ticks, wallMs: report.profile.wallMs };
  `);
  expect(result.crypto).toBeGreaterThan(10);
  // 0.6 s that came later are not in it.
  expect(result.wallMs).toBeLessThan(900);
});

test('a worker profiles itself', async () => {
  const result = await run(
    `
    const stop = await profile({ interval: 500 });
    work(500);
    const { isolates, callSites } = await stop();
    result = { isolates, site: callSites[0] };
  `,
    { inWorker: true },
  );
  expect(result.isolates).toEqual([expect.objectContaining({ thread: 'worker' })]);
  expect(result.site).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login' });
});

test('while the report is made the event loop runs on', async () => {
  const result = await run(`
    const stop = await profile();
    work(500);
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    await stop();
    clearInterval(timer);
    result = { turns };
  `);
  expect(result.turns).toBeGreaterThan(10);
});

test('options that nobody reads are refused', async () => {
  const result = await run(`
    const codes = [];
    for (const options of [{ seconds: 3 }, { interval: 0 }, { limit: NaN }, null])
      codes.push(await profile(options).then((stop) => stop(), ({ code }) => code));
    const stop = await profile();
    await stop();
    result = codes;
  `);
  expect(result).toEqual(['option-unknown', 'argument-invalid', 'argument-invalid', 'argument-invalid']);
});

test('where threads are not allowed, it says so, and profiles nothing', async () => {
  const flag = Number(process.versions.node.split('.')[0]) < 24 ? '--experimental-permission' : '--permission';
  const result = await run(`result = await profile().catch(({ code, message }) => [code, message]);`, {
    nodeOptions: [flag, '--allow-fs-read=*', '--allow-fs-write=*'],
  });
  expect(result).toEqual(['live-unavailable', expect.stringMatching(/^V8's profiler can't be used in this thread: /)]);
});

test('require() gives the same', async () => {
  const result = await run(
    `
    const stop = await profile();
    work(300);
    result = (await stop()).crypto.ticks;
  `,
    { isCommonJs: true },
  );
  expect(result).toBeGreaterThan(10);
});

test("the documentation's example answers with a report", async () => {
  const [, example] = /```js\n(import \{ createServer \}[^]*?)```/.exec(
    readFileSync(path.join(ROOT, 'docs/attach.md'), 'utf8'),
  );
  const cwd = newDirectory();
  mkdirSync(path.join(cwd, 'node_modules'));
  symlinkSync(ROOT, path.join(cwd, 'node_modules/cryptoprof'));
  expect(example).toMatch(/10_000[^]*9000/);
  const own = example
    .replace('10_000', '700')
    .replace('.listen(9000,', '.on("listening", function () { ask(this.address().port); }).listen(0,');
  writeFileSync(
    path.join(cwd, 'server.mjs'),
    `${own}
import { pbkdf2Sync } from 'node:crypto';
setInterval(function login() { pbkdf2Sync('password', 'salt', 5000, 32, 'sha512'); }, 10);
async function ask(port) {
  const [first, second] = await Promise.all([0, 1].map(() => fetch('http://127.0.0.1:' + port)));
  const answers = [first, second].sort((one, other) => one.status - other.status);
  console.log(JSON.stringify([await answers[0].json(), answers[1].status, await answers[1].text()]));
  process.exit();
}`,
  );
  const { exitCode, out, err } = await runProcess([process.execPath, 'server.mjs'], { cwd });
  expect([exitCode, err]).toEqual([0, '']);
  const [report, status, text] = JSON.parse(out);
  expect(report.callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login' });
  expect([status, text]).toEqual([503, 'This thread is already being profiled.\n']);
});

/** @returns {Promise<unknown>} what a copy of our files says that lies elsewhere, as in a bundle, with others beside it */
async function elsewhere(others) {
  const directory = newDirectory();
  const moved = (name) =>
    readFileSync(path.join(ROOT, 'src', name), 'utf8').replaceAll(/'(\.\.?\/[^']*\.js)'/g, (whole, file) =>
      file === './api/live.js' || file === './analyze-sampled.js'
        ? `'./${path.basename(file)}'`
        : `'${new URL(file, pathToFileURL(path.join(ROOT, 'src', name)))}'`,
    );
  const files = {
    'package.json': '{"type":"module"}',
    'entry.js': moved('live.js'),
    'live.js': moved('api/live.js'),
    ...others,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), text);
  const code = `import { profile } from './entry.js';
    const said = await profile().then((stop) => stop()).catch(({ code, message }) => [code, message]);
    console.log(JSON.stringify(said));`;
  writeFileSync(path.join(directory, 'main.js'), code);
  const { out } = await runProcess([process.execPath, 'main.js'], { cwd: directory });
  return JSON.parse(out);
}

test.each([
  ['without what makes the report', {}],
  ['with that, but without what it loads', { 'analyze-sampled.js': "import './index.js';" }],
])('in a bundle %s it says that it has to be external', async (_, others) => {
  expect(await elsewhere(others)).toEqual([
    'live-bundled',
    'A bundler has put cryptoprof into another file: mark it as external.',
  ]);
});
