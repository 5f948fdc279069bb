/** Workers are ended while they start threads, and then a thread that nobody watches starts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeProgram } from './program.js';

const SCRIPT = fileURLToPath(new URL('./record-script.js', import.meta.url));
const ROUNDS = 15;

/** What ends in the midst of a start would leave V8's option for that start to the threads of the bare worker. */
const APP = `
  const { once } = require('node:events');
  const { Worker, workerData, parentPort } = require('node:worker_threads');
  const print = (text) => require('node:fs').writeSync(1, text + '\\n');
  const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  if (workerData === 'starter') {
    parentPort.postMessage('ready');
    for (let count = 0; count < 40; count++) new Worker('', { eval: true });
    wait(10_000);
  } else if (workerData === 'bare') {
    // It has no probe: it was given execArgv of its own.
    parentPort.on('message', async (message) => {
      if (message === 'end') return parentPort.close();
      await once(new Worker('require("node:fs").writeSync(1, "here\\\\n")', { eval: true }), 'exit');
      parentPort.postMessage('done');
    });
  } else {
    (async () => {
      const bare = new Worker(__filename, { workerData: 'bare', execArgv: [] });
      for (let round = 0; round < ${ROUNDS}; round++) {
        const starter = new Worker(__filename, { workerData: 'starter' });
        await once(starter, 'message');
        wait(1 + round % 5 + Math.random());
        await starter.terminate();
        bare.postMessage('go');
        await once(bare, 'message');
      }
      bare.postMessage('end');
      print('done');
    })();
  }`;

/**
 * @param {string} node absolute path
 * @returns {Promise<{expected: string, recorded: string, result: any}>} stdout as it is without us, and with us; and what
 *   was recorded
 */
export async function runEndedStarters(node) {
  const { cwd, directory, script } = writeProgram({ 'app.js': APP });
  const resultFile = path.join(cwd, 'result.json');
  const order = JSON.stringify({ command: [node, script], directory, cwd });
  const child = spawn(process.execPath, [SCRIPT, resultFile, order], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  let recorded = '';
  child.stdout.on('data', (data) => {
    recorded += data;
  });
  await once(child, 'close');
  return {
    expected: `${'here\n'.repeat(ROUNDS)}done\n`,
    recorded,
    result: existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, 'utf8')) : null,
  };
}
