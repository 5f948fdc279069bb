/** The world as the command line sees it, with nothing behind it. */
import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import { main } from '../../src/cli/main.js';
// These are loaded at the same time, when a log is read. Jest can't link modules that share one in that case
// ("request for ... is not in cache"), unless they are there already.
import '../../src/inputs/beside-log.js';
import '../../src/inputs/machine.js';
import '../../src/symbols/index.js';

/** @import { Io, Stream } from '../../src/cli/io.js' */

/**
 * A stream that keeps what is written to it.
 * @typedef {Stream & {text: () => string}} KeptStream
 */

/**
 * @param {{isTTY?: boolean, columns?: number, fails?: string}} [how] as a terminal; `fails`: code of the error of every
 *   write
 * @returns {KeptStream}
 */
export function keptStream({ isTTY = false, columns = 80, fails } = {}) {
  let kept = '';
  const stream = new Writable({
    write(chunk, _, done) {
      if (fails !== undefined) return done(Object.assign(new Error(fails), { code: fails }));
      kept += chunk.toString();
      done();
    },
  });
  return Object.assign(stream, { isTTY, columns, text: () => kept });
}

/**
 * Runs the command line in this process.
 * @param {string[]} words behind `cryptoprof`
 * @param {Partial<Io> & {tty?: boolean, columns?: number}} [world] other than an empty
 *   one
 * @returns {Promise<{exitCode: number, signal: string | null, out: string, err: string}>} how it ended, and what it
 *   wrote
 */
export async function runMain(words, { tty = false, columns = 80, ...world } = {}) {
  const stdout = keptStream({ isTTY: tty, columns });
  const stderr = keptStream({ isTTY: tty, columns });
  const io = {
    argv: ['node', 'cryptoprof', ...words],
    env: { PATH: process.env.PATH },
    cwd: process.cwd(),
    stdout,
    stderr,
    signals: new EventEmitter(),
    pid: 4711,
    now: () => new Date('2026-01-31T09:30:00Z'),
    ...world,
  };
  const outcome = await main(/** @type {Io} */ (io));
  return { ...outcome, out: stdout.text(), err: stderr.text() };
}
