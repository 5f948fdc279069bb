/**
 * What a program sees of itself is what it sees without us, on every Node but the running one, which
 * test/record/view.test.js has.
 */
import { OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { removeDirectories } from '../record/program.js';
import { VIEW_PROGRAMS, viewBoth } from '../record/view-program.js';

afterAll(removeDirectories);

describe.each(OTHER_MAJORS)('Node %i', (major) => {
  test.each(VIEW_PROGRAMS)('$name', async ({ files, exitCode = null }) => {
    const { bare, recorded, traffic } = await viewBoth(files, await nodeBinary(major));
    expect(recorded).toEqual(bare);
    expect(traffic?.complete).toBe(true);
    // It did all that it was to do.
    if (exitCode !== null) expect(bare.exitCode).toBe(exitCode);
  });
});
