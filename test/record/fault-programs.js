/**
 * What happens to a program after its start, and what it starts then: worker, fork, cluster worker, spawn, spawnSync.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeProgram } from './program.js';

/** @import { Fault } from './faults.js' */

const SCRIPT = fileURLToPath(new URL('./record-script.js', import.meta.url));

/** Its output is the same each time; what fails without us fails in the same words with us. */
const APP = `
  const fs = require('node:fs');
  const cp = require('node:child_process');
  const cluster = require('node:cluster');
  const { once } = require('node:events');
  const { Worker, isMainThread } = require('node:worker_threads');
  const burn = (ms) => { for (const until = Date.now() + ms; Date.now() < until;) Math.sqrt(ms); };
  const print = (text) => fs.writeSync(1, text + '\\n');
  const ended = (emitter, name) => new Promise((resolve) => {
    emitter.on('exit', (code) => { print(name + ' ended with ' + code); resolve(); });
    // A worker ends after its error, and has its descriptors until then.
    emitter.on('error', (error) => { print(name + ': ' + (error.code || error.message)); if (!(emitter instanceof Worker)) resolve(); });
  });
  if (process.argv[2] === 'bare') {
    // It has no probe: it was given execArgv of its own. What it starts, nobody checks.
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', async (message) => {
      if (message === 'end') return parentPort.close();
      await ended(new Worker(__filename, { argv: ['long'] }), 'worker of a bare worker');
      parentPort.postMessage('done');
    }).postMessage('ready');
  } else if (process.argv[2] === 'early') {
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', async (message) => {
      if (message === 'end') return parentPort.close();
      await ended(new Worker(__filename), 'worker of a worker');
      await ended(cp.fork(__filename, ['child']), 'fork of a worker');
      parentPort.postMessage('done');
    }).postMessage('ready');
  } else if (!isMainThread || process.argv[2] === 'child' || cluster.isWorker) {
    print('here is one, with ' + JSON.stringify(process.execArgv));
    burn(process.argv[2] === 'long' ? 600 : 40);
    if (cluster.isWorker) process.exit(0);
  } else {
    const server = require('node:http').createServer().listen(0, '127.0.0.1', async () => {
      const early = new Worker(__filename, { argv: ['early'] });
      await once(early, 'message');
      const bare = new Worker(__filename, { argv: ['bare'], execArgv: [] });
      await once(bare, 'message');
      burn(300);
      const undo = (0, eval)(process.env.FAULT)('logs', fs);
      for (const worker of [early, bare]) {
        worker.postMessage('go');
        await once(worker, 'message');
      }
      await ended(new Worker(__filename), 'worker');
      await ended(cp.fork(__filename, ['child']), 'fork');
      cluster.setupPrimary({ exec: __filename });
      await ended(cluster.fork(), 'cluster worker');
      await ended(cp.spawn(process.execPath, [__filename, 'child'], { stdio: 'inherit' }), 'spawn');
      print('spawnSync: ' + cp.spawnSync(process.execPath, [__filename, 'child'], { encoding: 'utf8' }).stdout);
      undo?.();
      for (const worker of [early, bare]) worker.postMessage('end');
      burn(200);
      server.close();
      print('done');
    });
  }`;

/** @typedef {{stdout: string, stderr: string}} Output of a program */

/** @type {Map<string, Promise<Output>>} by Node: what the program prints without us when nothing happens */
const undisturbed = new Map();

/**
 * @param {Pick<Fault, 'fault' | 'shell' | 'isTmpfs' | 'isOurs'>} fault what happens
 * @param {string} node absolute path
 * @returns {Promise<{plain: Output, recorded: Output, result: any}>} output without us and with us, and what was
 *   recorded; null if that ended in between
 */
export async function runFault({ fault, shell = [], isTmpfs = false, isOurs = false }, node) {
  const { cwd, directory, script } = writeProgram({ 'app.js': APP });
  // Whoever the program becomes can read it.
  chmodSync(cwd, 0o755);
  if (isTmpfs) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', directory]);
  const resultFile = path.join(cwd, 'result.json');
  const order = JSON.stringify({ command: [node, script], directory, cwd });
  const recorded = await outputOf([process.execPath, SCRIPT, resultFile, order], { cwd, fault, shell });
  if (isTmpfs) execFileSync('umount', [directory]);
  const plain = isOurs ? await whenNothingHappens(node) : await outputOf([node, script], { cwd, fault, shell });
  return { plain, recorded, result: existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, 'utf8')) : null };
}

/**
 * @param {string} node absolute path
 * @returns {Promise<Output>} of the program without us, run once for all faults that only we can notice
 */
function whenNothingHappens(node) {
  const { cwd, script } = writeProgram({ 'app.js': APP });
  const output = undisturbed.get(node) ?? outputOf([node, script], { cwd, fault: '() => {}', shell: [] });
  undisturbed.set(node, output);
  return output;
}

/**
 * @param {string[]} words a command
 * @param {{cwd: string, fault: string, shell: string[]}} how `shell`: commands of the shell that starts it
 * @returns {Promise<Output>} all that it prints
 */
async function outputOf(words, { cwd, fault, shell }) {
  const env = { ...process.env, FAULT: fault };
  const child = spawn('sh', ['-c', [...shell, 'exec "$@"'].join('; '), 'sh', ...words], { cwd, env, detached: true });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    output.stdout += data;
  });
  child.stderr.on('data', (data) => {
    output.stderr += data;
  });
  await once(child, 'close');
  return output;
}
