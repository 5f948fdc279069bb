/**
 * However it ends: signals to us alone, and a terminal that is closed, on every Node but the running one, which
 * test/e2e/endings.test.js has.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { BIN, runCli } from '../support/cli-process.js';
import { removeDirectories } from '../support/directories.js';
import { AT_ONCE, UP, closeTerminal, handling, hasScript, programOf, rawLogs, reportIn } from '../support/endings.js';

afterAll(removeDirectories);

const onTerminal = hasScript ? test : test.skip;
const FORMATS = ['--format', 'terminal,json', '--'];

describe.each(OTHER_MAJORS)('Node %i', (major) => {
  test.each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2']))(
    '%s reaches the program, and leaves a report',
    async (name) => {
      const node = await nodeBinary(major);
      for (const [source, ending] of /** @type {[string, object][]} */ ([
        [UP, { exitCode: null, signal: name }],
        [handling(name), { exitCode: 7, signal: null }],
      ])) {
        const cwd = programOf(source);
        await runCli([...FORMATS, node, 'app.js'], {
          cwd,
          onOutput: (child, out, text = out) => {
            if (text === 'up\n') child.kill(name);
          },
        });
        expect(reportIn(cwd).target).toMatchObject(ending);
        expect(rawLogs(cwd)).toEqual([]);
      }
    },
  );

  onTerminal('a terminal that is closed', async () => {
    const ours = [process.execPath, BIN, ...FORMATS, await nodeBinary(major), 'app.js']
      .map((word) => `'${word}'`)
      .join(' ');
    expect((await closeTerminal(programOf(UP), `${ours}; true`)).target).toMatchObject({
      exitCode: null,
      signal: 'SIGHUP',
    });
    const cwd = programOf(handling('SIGHUP', AT_ONCE));
    expect((await closeTerminal(cwd, `exec ${ours}`)).target).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
    expect(readFileSync(path.join(cwd, 'got'), 'utf8')).toBe('SIGHUP ');
  });
});
