/** What the program sees of itself is what it sees without us. */
import { removeDirectories } from './program.js';
import { VIEW_PROGRAMS, viewBoth } from './view-program.js';

afterAll(removeDirectories);

test.each(VIEW_PROGRAMS)('$name', async ({ files, exitCode = null }) => {
  const { bare, recorded, traffic } = await viewBoth(files, process.execPath);
  expect(recorded).toEqual(bare);
  expect(traffic?.complete).toBe(true);
  // It did all that it was to do.
  if (exitCode !== null) expect(bare.exitCode).toBe(exitCode);
});
