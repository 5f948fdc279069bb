/** Every edit is executed, on every Node that its case is for. */
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { adviceCases, adviceProblems } from '../support/advice-cases.js';
import { removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

describe.each(NODE_MAJORS)('Node %i', (major) => {
  const cases = adviceCases().filter(({ nodes }) => nodes.includes(major));

  test.each(cases.map((each) => [`${each.rule}/${each.name}`, each]))('%s', async (_title, advice) => {
    expect(await adviceProblems(advice, await nodeBinary(major))).toEqual([]);
  });
});
