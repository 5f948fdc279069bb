/** All edits of TypeScript, applied together: it still does what it did, and its types hold. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { nodeBinary } from '../../scripts/lib/nodes.js';
import { ROOT, runProcess } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { editedProgram, programFiles } from '../support/edited-program.js';

afterAll(removeDirectories);

const STRIP = "process.stdout.write(require('module').stripTypeScriptTypes(require('fs').readFileSync(0, 'utf8')))";
const TSC = [
  '--noEmit',
  '--strict',
  '--module',
  'nodenext',
  '--target',
  'es2023',
  '--types',
  'node',
  '--typeRoots',
  path.join(ROOT, 'node_modules/@types'),
  '--skipLibCheck',
];

test.each(programFiles().filter((name) => name.endsWith('.mts')))(
  '%s',
  async (name) => {
    const node = await nodeBinary(24);
    const strip = (/** @type {string} */ input) =>
      execFileSync(node, ['--no-warnings', '-e', STRIP], { input, encoding: 'utf8' });
    const { source, edited, edits } = editedProgram(name, strip);
    expect(edits).toBeGreaterThan(1);
    const [plain, better] = await Promise.all(
      [source, edited].map(async (text) => {
        const cwd = newDirectory();
        writeFileSync(path.join(cwd, name), text);
        const types = await runProcess(
          [process.execPath, path.join(ROOT, 'node_modules/typescript/bin/tsc'), ...TSC, name],
          { cwd },
        );
        return { types: types.out, run: await runProcess([node, '--no-warnings', name], { cwd }) };
      }),
    );
    expect(plain).toMatchObject({ types: '', run: { exitCode: 0, err: '' } });
    expect(better).toEqual(plain);
  },
  60_000,
);
