/**
 * The directory of the logs comes and goes at random moments, again and again, while a program starts threads and
 * children.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeProgram } from './program.js';

const SCRIPT = fileURLToPath(new URL('./record-script.js', import.meta.url));

/** Prints the same lines in whatever order things happen. */
const APP = `
  const fs = require('node:fs');
  const cp = require('node:child_process');
  const { once } = require('node:events');
  const { Worker, isMainThread, workerData } = require('node:worker_threads');
  const print = () => fs.writeSync(1, 'here\\n');
  if (process.argv[2] === 'child' || workerData === 'short') {
    print();
  } else if (workerData === 'nested' || workerData === 'bare') {
    const worker = new Worker(__filename, { workerData: 'short' });
    worker.on('exit', print);
  } else {
    const exit = (emitter) => once(emitter, 'exit');
    (async () => {
      for (let round = 0; round < 5; round++) {
        await Promise.all([
          exit(new Worker(__filename, { workerData: 'short' })),
          exit(new Worker(__filename, { workerData: 'nested' })),
          exit(new Worker(__filename, { workerData: 'bare', execArgv: [] })),
          exit(cp.fork(__filename, ['child'])),
          exit(cp.spawn(process.execPath, [__filename, 'child'], { stdio: 'inherit' })),
        ]);
        fs.writeSync(1, cp.spawnSync(process.execPath, [__filename, 'child']).stdout);
      }
    })();
  }`;

/** Takes the directory away and brings it back, for 0 to 3 ms each, until it is stopped; then it is gone. */
const VANISH = `
  const fs = require('node:fs');
  let isAway = false;
  let count = 0;
  let isOver = false;
  process.on('SIGTERM', () => { isOver = true; });
  process.send('ready');
  (function flip() {
    if (isOver && isAway) return process.send(count, () => process.disconnect());
    try {
      fs.renameSync(...(isAway ? ['away', 'logs'] : ['logs', 'away']));
      if (isAway = !isAway) count++;
    } catch (error) {
      // The program has ended, and the recorder has made the directory again.
      if (error.code !== 'ENOTEMPTY') throw error;
    }
    setTimeout(flip, Math.random() * 3);
  })();`;

/**
 * @param {string} node absolute path
 * @returns {Promise<{plain: string, recorded: string, count: number, result: any}>} stdout without us and with us, how
 *   often the directory was gone, and what was recorded
 */
export async function runVanishing(node) {
  const { cwd, directory, script } = writeProgram({ 'app.js': APP, 'vanish.js': VANISH });
  const run = async (/** @type {string[]} */ [command, ...words]) => {
    const child = spawn(command, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    child.stdout.on('data', (data) => {
      stdout += data;
    });
    const started = once(child.stderr, 'data');
    child.stderr.resume();
    return { started, closed: once(child, 'close').then(() => stdout) };
  };
  const plain = await (await run([node, script])).closed;
  const resultFile = path.join(cwd, 'result.json');
  const recording = await run([
    process.execPath,
    SCRIPT,
    resultFile,
    JSON.stringify({ command: [node, script], directory, cwd }),
  ]);
  await recording.started;
  const vanish = spawn(process.execPath, ['vanish.js'], { cwd, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(vanish, 'message');
  const recorded = await recording.closed;
  vanish.kill('SIGTERM');
  const [count] = await once(vanish, 'message');
  return {
    plain,
    recorded,
    count,
    result: existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, 'utf8')) : null,
  };
}
