import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../bin/cryptoprof.js', import.meta.url));

/** Tells what it was given, starts a child and a worker, and ends with 3. */
const PROGRAM = `
const { execFileSync } = require('node:child_process');
const { Worker } = require('node:worker_threads');
const { readdirSync } = require('node:fs');
const child = execFileSync(process.execPath, ['-p', 'JSON.stringify([process.execArgv, process.argv.length])']).toString();
new Worker('require("node:worker_threads").parentPort.postMessage(process.execArgv)', { eval: true }).on('message', (worker) => {
  console.log(JSON.stringify({
    argv0: process.argv0, execArgv: process.execArgv, argv: process.argv.slice(2), env: process.env, child, worker,
    title: process.title, listeners: process.eventNames().length,
    descriptors: process.platform === 'linux' ? readdirSync('/proc/self/fd').length > 3 : null,
  }));
  process.exitCode = 3;
});
`;

/**
 * @param {string} node absolute path of a Node
 * @param {'v8' | 'perf' | null} collector that is used; null to run the program without us
 * @returns {Promise<{code: number, stdout: string}>} how the program ended, and what it saw
 */
export async function measuredRun(node, collector) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'cryptoprof-perf-run-'));
  try {
    await writeFile(path.join(directory, 'app.cjs'), PROGRAM);
    const command = [node, '--stack-trace-limit=20', 'app.cjs', 'an argument'];
    const ours = [
      process.execPath,
      CLI,
      '--quiet',
      '--format',
      'json',
      '-o',
      'out',
      '--collector',
      collector ?? '',
      '--',
    ];
    const [file, ...words] = collector === null ? command : [...ours, ...command];
    return await new Promise((resolve) => {
      execFile(
        file,
        words,
        { cwd: directory, env: { PATH: process.env.PATH, HOME: os.homedir(), 'an.odd-name': 'kept' } },
        (error, stdout, stderr) =>
          resolve({
            code: error === null ? 0 : Number(error.code),
            stdout: stdout + (collector === null ? stderr : ''),
          }),
      );
    });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
