/** Whether a signal came from a terminal, or was sent to us alone. */
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { PROC } from './proc.js';
import { readSession } from './signals.js';

/**
 * Waits for the end of its input, which comes with our own. It writes no memory dump into anybody's directory.
 */
const WAITS = ['-c', 'ulimit -c 0; exec cat'];
/** A signal to a group reaches all of it in one step of the kernel; that it has ended may take longer to hear, ms. */
const SOON = 50;

/**
 * A process of our group that does nothing. A terminal signals the whole group, and ends it; `kill` signals us alone.
 * @typedef {object} Witness
 * @property {() => Promise<boolean>} wasSignalled whether it has been signalled as well, now or before; true if unknown
 * @property {() => void} end call when it is no longer needed
 */

/** Where no terminal signals us, nothing has to be told apart. @type {Witness} */
const NONE = { wasSignalled: async () => true, end() {} };

/**
 * @returns {Witness} from now on, if we are in the foreground of a terminal
 */
export function startWitness() {
  if (!readSession().isForeground) return NONE;
  let isThere = false;
  const child = spawn('/bin/sh', WAITS, { stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' });
  child.on('spawn', () => (isThere = true)).on('error', () => {});
  child.stdin.on('error', () => {});
  child.unref();
  return {
    async wasSignalled() {
      if (!isThere) return true;
      await delay(SOON);
      return child.exitCode !== null || child.signalCode !== null || isPending(Number(child.pid));
    },
    end() {
      child.stdin.destroy();
      child.kill('SIGKILL');
    },
  };
}

/**
 * @param {number} pid of the witness
 * @returns {boolean} whether a signal waits for it, or nobody knows
 */
function isPending(pid) {
  try {
    const pending = /^ShdPnd:\s*([\da-f]+)$/m.exec(PROC.read(`/proc/${pid}/status`))?.[1];
    return pending === undefined || /[^0]/.test(pending);
  } catch {
    return true;
  }
}
