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

test.each(OTHER_MAJORS.filter((major) => major >= 24))(
  'Node %i: a server that only crypto.subtle works for, and that a signal ends, is not said to have no jobs',
  async (major) => {
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
    const { run } = await recordProgram(
      { 'app.js': app },
      { node: await nodeBinary(major), stdio: ['ignore', 'ignore', 'ignore'] },
    );
    expect(run.traffic?.requests).toBe(1);
    expect(run.threadPool).toBeNull();
  },
);
