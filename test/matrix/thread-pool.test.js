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
