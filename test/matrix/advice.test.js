/**
 * Every edit is executed, on every Node that its case is for, and so are the sketches: on the running Node, what needs no
 * package is in test/advice/advice.test.js.
 */
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { NODE_MAJORS, OTHER_MAJORS, RUNNING_MAJOR, nodeBinary } from '../../scripts/lib/nodes.js';
import { adviceCases, adviceProblems, profiled } from '../support/advice-cases.js';
import { withSketch } from '../support/connection-sketches.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { migrated, migrationProblems, MIGRATIONS } from '../support/kdf-migration.js';
import { signSketchAnswers } from '../support/sign-sketch.js';

afterAll(removeDirectories);

const casesOn = (/** @type {number} */ major) => adviceCases().filter(({ nodes }) => nodes.includes(major));

describe.each(NODE_MAJORS)('Node %i', (major) => {
  const cases = casesOn(major).filter(({ packages }) => major !== RUNNING_MAJOR || Object.keys(packages).length > 0);

  test.concurrent.each(cases.map((each) => [`${each.rule}/${each.name}`, each]))('%s', async (_title, advice) => {
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
});

describe.each(OTHER_MAJORS)('Node %i', (major) => {
  const cases = casesOn(major);

  test('signatures of text by the sketch', async () => {
    const streams = cases.find(({ rule, name }) => rule === 'sync-sign' && name === 'streams');
    expect(await signSketchAnswers(streams, await nodeBinary(major))).toEqual({
      isSame: true,
      isValid: true,
      isRefused: true,
    });
  });

  test('connections that begin together, by the sketch', async () => {
    const { after } = await withSketch(
      cases.find(({ rule }) => rule === 'cold-herd'),
      await nodeBinary(major),
    );
    expect(after.split(',')).toEqual(Array.from({ length: 10 }, (_, page) => `/${page} true ${page > 0}`));
  });

  test.each(Object.entries(MIGRATIONS))('stored hashes move on: %s', async (name, { next }) => {
    const advice = cases.find((each) => each.rule === 'kdf-cost' && each.name === name);
    expect(migrationProblems(await migrated(advice, await nodeBinary(major)), next)).toEqual([]);
  });
});

describe('crypto.argon2() with a callback', () => {
  const findingsOn = async (
    /** @type {number | string} */ version,
    /** @type {string} */ rule,
    /** @type {string} */ name,
  ) => {
    const { directory, program } = adviceCases().find((each) => each.rule === rule && each.name === name);
    const cwd = newDirectory();
    copyFileSync(path.join(directory, program), path.join(cwd, program));
    return (await profiled(cwd, program, await nodeBinary(version))).report.findings;
  };

  test('holds the event loop on Node 24.12, where the advice is to upgrade', async () => {
    const findings = await findingsOn('24.12.0', 'async-blocks', 'argon2');
    expect(findings).toEqual([
      expect.objectContaining({
        rule: 'async-blocks',
        edit: null,
        advice: [expect.stringContaining('upgrade to 24.16, 26.1 or later')],
      }),
    ]);
  });

  test('is therefore not put in the place of argon2Sync() there', async () => {
    const findings = await findingsOn('24.12.0', 'sync-kdf', 'argon2');
    expect(findings).toEqual([
      expect.objectContaining({
        rule: 'sync-kdf',
        edit: null,
        advice: [expect.any(String), expect.stringContaining('before Node 24.16 and 26.1')],
      }),
    ]);
  });

  test.each([24, 26])('is on the thread pool on the latest Node %i', async (major) => {
    expect((await findingsOn(major, 'async-blocks', 'argon2')).map(({ rule }) => rule)).toEqual([]);
  });
});
