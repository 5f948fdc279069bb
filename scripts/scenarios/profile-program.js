/** One run of a program under our command line, with its peer in a process beside it, which is not profiled. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** @import { Report } from '../../src/model/report.js' */
/** @import { Situation, Truth } from './situations.js' */

const CLI = fileURLToPath(new URL('../../bin/cryptoprof.js', import.meta.url));

/**
 * @typedef {object} Run
 * @property {Report} report what we say of it
 * @property {Truth} truth what it says of itself
 */

/**
 * @typedef {object} Place
 * @property {string} node absolute path of the Node that runs us, the program and its peer
 * @property {string} checkout absolute path of the directory with the programs
 * @property {number} milliseconds for which the program is driven
 * @property {string} output absolute path of the directory for our files
 * @property {object | null} database what the program learns of it, null if it needs none
 */

/**
 * @param {Situation} situation whose program is run
 * @param {'before' | 'after'} variant of it
 * @param {Place} place where and how it is run
 * @returns {Promise<Run>} what came of it
 * @throws {Error} if the program, its peer or cryptoprof failed
 */
export async function profileProgram(situation, variant, { node, checkout, milliseconds, output, database }) {
  const peer = await startPeer(node, checkout);
  try {
    const env = {
      ...process.env,
      TLS_PEER: String(peer.port),
      RUN_MS: String(milliseconds),
      ...(database && { DATABASE: JSON.stringify(database) }),
    };
    const words = [
      CLI,
      '--quiet',
      '--format',
      'json',
      '-o',
      output,
      path.join(situation.program, situation.entry),
      variant,
      ...situation.args,
    ];
    const { exitCode, out, err } = await runToEnd(node, words, { cwd: checkout, env });
    const line = /^TRUTH (.*)$/m.exec(out);
    if (exitCode !== 0 || line === null)
      throw new Error(`${situation.program} ${variant} ended with ${exitCode}: ${err.slice(-2000)}`);
    return { report: JSON.parse(readFileSync(path.join(output, 'report.json'), 'utf8')), truth: JSON.parse(line[1]) };
  } finally {
    peer.stop();
  }
}

/**
 * @param {string} node absolute path of its Node
 * @param {string} checkout absolute path of the directory with the programs
 * @returns {Promise<{port: number, stop: () => void}>} a peer that takes orders there
 */
async function startPeer(node, checkout) {
  const child = spawn(node, [path.join(checkout, 'tls-peer/peer.cjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')]);
  if (typeof line !== 'string') throw new Error('the peer did not start');
  return { port: JSON.parse(line).port, stop: () => child.stdin.end() };
}

/**
 * @param {string} file executable
 * @param {string[]} args of it
 * @param {{cwd: string, env: NodeJS.ProcessEnv}} where it is run
 * @returns {Promise<{exitCode: number | null, out: string, err: string}>} how it ended, and what it printed
 */
export async function runToEnd(file, args, where) {
  const child = spawn(file, args, { ...where, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk) => (out += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk) => (err += chunk));
  const [exitCode] = await once(child, 'close');
  return { exitCode, out, err };
}
