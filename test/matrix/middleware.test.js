/**
 * Real frameworks: who is blamed for what a package's middleware does, behind one of the user's that only passes on.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { runCli } from '../support/cli-process.js';
import { removeDirectories } from '../support/directories.js';
import { programWithPackages } from '../support/web-packages.js';

/** @import { CallSiteReport, Report } from '../../src/model/report.js' */

afterAll(removeDirectories);

/**
 * Programs, and the package that is blamed for what operation at the line that mounts it, if it does all of its work at
 * once.
 */
const PROGRAMS = [
  { program: 'express-session.cjs', mounted: { package: 'express-session', operation: 'random' } },
  { program: 'express-send.cjs', mounted: { package: 'express-session', operation: 'hash', algorithm: 'sha1' } },
  { program: 'fastify.cjs', mounted: { package: '@fastify/session', operation: 'hmac' } },
  // Most of koa-session's work is done where the route asks for the session, and after an await.
  { program: 'koa.cjs', mounted: null },
];

describe.each(NODE_MAJORS)('Node %i', (major) => {
  test.each(PROGRAMS)('$program', async ({ program, mounted }) => {
    const file = await programWithPackages(program);
    const cwd = path.dirname(file);
    const { exitCode, err } = await runCli(
      ['--quiet', '--format', 'json', '-o', 'out', '--', await nodeBinary(major), file],
      { cwd },
    );
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    /** @type {Report} */
    const { callSites } = JSON.parse(readFileSync(path.join(cwd, 'out/report.json'), 'utf8'));
    const at = (/** @type {string} */ mark) => {
      const line =
        readFileSync(file, 'utf8')
          .split('\n')
          .findIndex((text) => text.endsWith(`// ${mark}`)) + 1;
      return callSites.filter((site) => site.file === file && site.line === line);
    };
    expect(callSites[0]).toMatchObject({ file, operation: 'hash', algorithm: 'sha256', package: '' });
    expect(at('site: route')[0]).toBe(callSites[0]);
    expect(at('passes on')).toEqual([]);
    expect(at('sends').filter((site) => site.package === 'express-session')).toEqual([]);
    if (mounted !== null)
      expect(at('site: mounted')).toEqual(expect.arrayContaining([expect.objectContaining(mounted)]));
  });
});
