/** What the probe counts of the thread pool, on every Node but the running one, which test/record/thread-pool.test.js has. */
import { OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { expectedPool, jobsByClass, POOL_PROGRAMS } from '../record/pool-programs.js';
import { recordProgram, removeDirectories } from '../record/program.js';

afterAll(removeDirectories);

describe.each(OTHER_MAJORS)('Node %i', (major) => {
  test.each(POOL_PROGRAMS.filter(({ since = 0 }) => since <= major))('$name', async (program) => {
    const { run } = await recordProgram(program.files, {
      node: await nodeBinary(major),
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    expect(run.exitCode).toBe(0);
    const expected = expectedPool(program, major);
    if (expected === null) expect(run.threadPool).toBeNull();
    else expect(run.threadPool).toMatchObject(expected);
    if (expected?.jobs < 60) expect(jobsByClass(run.threadPool)).toEqual(program.jobs);
  });
});

const WORKER = `
  const { parentPort } = require('node:worker_threads');
  globalThis.crypto.subtle.digest('SHA-256', new Uint8Array(8)).then(() => parentPort.postMessage('done'));`;
const STARTS_WORKER = "const worker = new (require('node:worker_threads').Worker)('./worker.js');";

describe.each(OTHER_MAJORS.filter((major) => major >= 24))('Node %i: not said to have no jobs is', (major) => {
  const recorded = async (/** @type {Record<string, string>} */ files) =>
    (await recordProgram(files, { node: await nodeBinary(major), stdio: ['ignore', 'ignore', 'ignore'] })).run;

  test('a server that only crypto.subtle works for, and that a signal ends', async () => {
    const app = `
      const { subtle } = globalThis.crypto;
      const http = require('node:http');
      const server = http.createServer(async (_, response) => {
        await subtle.digest('SHA-256', new Uint8Array(8));
        response.end();
      });
      server.listen(0, '127.0.0.1', async () => {
        await fetch('http://127.0.0.1:' + server.address().port);
        setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500);
      });`;
    const run = await recorded({ 'app.js': app });
    expect(run.traffic?.requests).toBe(1);
    expect(run.threadPool).toBeNull();
  });

  // Neither has an end in which it could say what it has used.
  test.each([
    ['a worker that is terminated', `${STARTS_WORKER} worker.on('message', () => worker.terminate());`],
    ['a worker that the end of its process ends', `${STARTS_WORKER} worker.on('message', () => process.exit());`],
    [
      'a script that a signal ends',
      "globalThis.crypto.subtle.digest('SHA-256', new Uint8Array(8)).then(() => process.kill(process.pid, 'SIGKILL'));",
    ],
  ])('%s', async (_, app) => {
    const run = await recorded({ 'app.js': app, 'worker.js': WORKER });
    expect(run.traffic?.complete).toBe(true);
    expect(run.threadPool).toBeNull();
  });
});

test.each(OTHER_MAJORS)(
  'Node %i: a server without jobs is known to have none, though a signal ends it',
  async (major) => {
    const app = `
    const server = require('node:http').createServer((_, response) => response.end());
    server.listen(0, '127.0.0.1', async () => {
      const { port } = server.address();
      require('node:http').get({ port }, () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500));
    });`;
    const { run } = await recordProgram(
      { 'app.js': app },
      { node: await nodeBinary(major), stdio: ['ignore', 'ignore', 'ignore'] },
    );
    expect(run.threadPool).toMatchObject({ jobs: 0, complete: true });
  },
);
