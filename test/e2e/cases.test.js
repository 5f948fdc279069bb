/** Some of the programs that test/matrix records on every Node, on the Node that runs the tests. */
import { caseProblems } from '../support/case-problems.js';
import { recordCase } from '../support/case-programs.js';
import { CLASS_METHODS, DEPENDENCY, ESM, TOP_LEVEL_AWAIT } from '../support/cases.js';
import { removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

test.each([ESM, TOP_LEVEL_AWAIT, CLASS_METHODS, DEPENDENCY])('$program', async ({ program, sites }) => {
  expect(caseProblems(await recordCase(process.execPath, program), sites)).toEqual([]);
});
