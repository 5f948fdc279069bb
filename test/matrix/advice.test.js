/** Every edit is executed, on every Node that its case is for, and the sketch of kdf-cost. */
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { adviceCases, adviceProblems } from '../support/advice-cases.js';
import { removeDirectories } from '../support/directories.js';
import { migrated, migrationProblems, MIGRATIONS } from '../support/kdf-migration.js';
import { signSketchAnswers } from '../support/sign-sketch.js';

afterAll(removeDirectories);

describe.each(NODE_MAJORS)('Node %i', (major) => {
  const cases = adviceCases().filter(({ nodes }) => nodes.includes(major));

  test.each(cases.map((each) => [`${each.rule}/${each.name}`, each]))('%s', async (_title, advice) => {
    expect(await adviceProblems(advice, await nodeBinary(major))).toEqual([]);
  });

  test('signatures of text by the sketch', async () => {
    const streams = cases.find(({ rule, name }) => rule === 'sync-sign' && name === 'streams');
    expect(await signSketchAnswers(streams, await nodeBinary(major))).toEqual({ isSame: true, isValid: true, isRefused: true });
  });

  test.each(Object.entries(MIGRATIONS))('stored hashes move on: %s', async (name, { next }) => {
    const advice = cases.find((each) => each.rule === 'kdf-cost' && each.name === name);
    expect(migrationProblems(await migrated(advice, await nodeBinary(major)), next)).toEqual([]);
  });
});
