/**
 * Every edit is executed on every Node that its case is for, and so are the sketches: by a suite for each Node, which
 * Jest's workers share.
 */
import { RUNNING_MAJOR, nodeBinary } from '../../scripts/lib/nodes.js';
import { adviceCases, adviceProblems } from '../support/advice-cases.js';
import { withSketch } from '../support/connection-sketches.js';
import { removeDirectories } from '../support/directories.js';
import { migrated, migrationCases, migrationProblems } from '../support/kdf-migration.js';
import { signSketchAnswers } from '../support/sign-sketch.js';
import { REQUESTS, SKETCH_PROGRAMS, sketchAnswers } from './connection-sketches.js';
import { JWT_SKETCHES, jwtSketchAnswers } from './jwt-sketches.js';
import { SUBTLE_SKETCHES, subtleSketchAnswers } from './subtle-sketches.js';

/** @param {number} major of Node; of the running one, test/advice/advice.test.js has what needs no package */
export function describeEdits(major) {
  afterAll(removeDirectories);

  const cases = adviceCases()
    .filter(({ nodes }) => nodes.includes(major))
    .filter(({ packages }) => major !== RUNNING_MAJOR || Object.keys(packages).length > 0);

  describe(`Node ${major}`, () => {
    test.each(cases.map((each) => [`${each.rule}/${each.name}`, each]))('%s', async (_title, advice) => {
      expect(await adviceProblems(advice, await nodeBinary(major))).toEqual([]);
    });

    test('one pool for all operations, by the sketch', async () => {
      const { before, after } = await withSketch(
        cases.find(({ rule, name }) => rule === 'client-per-operation' && name === 'pg'),
        await nodeBinary(major),
      );
      expect(JSON.parse(before)).toEqual({ rows: 0, refusal: 'DEPTH_ZERO_SELF_SIGNED_CERT', made: 60 });
      expect(JSON.parse(after)).toEqual({ ...JSON.parse(before), made: 1 });
    });

    const identity = cases.find(({ rule }) => rule === 'identity-per-request');
    if (identity !== undefined)
      test('the host name check in the agent, by the sketch: who was not wanted is refused as before', async () => {
        const { before, after } = await withSketch(identity, await nodeBinary(major));
        const answers = ['not wanted', '/rate true', 'not wanted', true];
        expect(JSON.parse(before)).toEqual({ answers, connections: 150 });
        expect(JSON.parse(after)).toEqual({ answers, connections: 1 });
      });

    test.each(SKETCH_PROGRAMS)('connections are kept by the sketch: $name', async (program) => {
      const node = await nodeBinary(major);
      const after = await sketchAnswers(program, node);
      expect(after.answers).toEqual(Array(REQUESTS).fill('ok'));
      // A pool may open a second one while an answer is still read.
      if (program.resumed === undefined) expect(after.connections).toBeLessThanOrEqual(2);
      else expect(after.resumed).toBeGreaterThanOrEqual(program.resumed);
      if (program.before === undefined) return;
      const { connections, resumed } = await sketchAnswers(program, node, [program.before]);
      expect(connections).toBe(REQUESTS);
      if (program.resumed !== undefined) expect(resumed).toBeLessThan(program.resumed);
    });

    test("secrets of jose and hono, read once by key-per-call's sketches", async () => {
      expect(await jwtSketchAnswers(await nodeBinary(major))).toEqual(JWT_SKETCHES);
    });

    if (major === RUNNING_MAJOR) return;

    test('signatures of text by the sketch', async () => {
      const streams = cases.find(({ rule, name }) => rule === 'sync-sign' && name === 'streams');
      expect(await signSketchAnswers(streams, await nodeBinary(major))).toEqual({
        isSame: true,
        isValid: true,
        isRefused: true,
      });
    });

    test('what WebCrypto does, at once by the sketches', async () => {
      expect(await subtleSketchAnswers(await nodeBinary(major))).toEqual(SUBTLE_SKETCHES);
    });

    test('connections that begin together, by the sketch', async () => {
      const { after } = await withSketch(
        cases.find(({ rule }) => rule === 'cold-herd'),
        await nodeBinary(major),
      );
      expect(after.split(',')).toEqual(Array.from({ length: 10 }, (_, page) => `/${page} true ${page > 0}`));
    });

    test.each(migrationCases(adviceCases(), major))('stored hashes move on: %s', async (_name, advice, next) => {
      expect(migrationProblems(await migrated(advice, await nodeBinary(major)), next)).toEqual([]);
    });
  });
}
