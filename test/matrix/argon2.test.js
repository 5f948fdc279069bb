/** Where `crypto.argon2()` with a callback computes, and what is therefore advised. */
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { nodeBinary } from '../../scripts/lib/nodes.js';
import { adviceCases, profiled } from '../support/advice-cases.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

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
