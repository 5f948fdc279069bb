import { readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Failure } from '../model/failure.js';
import { signalListeners } from './signal-listeners.js';

/** Distributions' names, such as `nodejs`, `node-20`, `.node-wrapped`. */
const NODE = /^\.?node(?:js)?(?:-?\d[\d.]*)?(?:-wrapped)?$/;
const DELETED = / \(deleted\)$/;
const INSPECTED = /^--inspect(?:-brk|-wait|=|-brk=|-wait=|$)/;
const SIGUSR1 = 10;

/**
 * Makes sure that SIGUSR1 does nothing to a process but open Node's inspector: it would end any other.
 * @param {number} pid of it
 * @param {boolean} isUnchecked whether the user says that its program does not listen to SIGUSR1, where that can't be read
 * @returns {Promise<void>} if it may be sent
 * @throws {Failure} `attach-...`, why not
 */
export async function checkTarget(pid, isUnchecked) {
  if (process.platform !== 'linux') throw new Failure('attach-platform');
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => null);
  if (status === null) throw new Failure('attach-no-process', { pid });
  await checkProcess(pid, status);
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
  if (words.some((word) => INSPECTED.test(word))) throw new Failure('attach-inspected', { pid });
  if ((parseInt(field(status, 'SigCgt').slice(-8), 16) & (1 << (SIGUSR1 - 1))) === 0)
    throw new Failure('attach-signal-uncaught', { pid });
  const listeners = await signalListeners(pid);
  if (listeners === null && !isUnchecked) throw new Failure('attach-listeners-unknown', { pid });
  if (listeners?.has(SIGUSR1)) throw new Failure('attach-own-listener', { pid });
}

/**
 * @param {number} pid of a process
 * @param {string} status of it, as proc(5) has it
 * @throws {Failure} if it is no Node, or not one that we can reach
 */
async function checkProcess(pid, status) {
  const user = Number(field(status, 'Uid').split(/\s+/)[1]);
  if (user !== process.geteuid?.()) throw new Failure('attach-other-user', { pid, user });
  const binary = await readlink(`/proc/${pid}/exe`).catch(() => '');
  if (!NODE.test(path.basename(binary.replace(DELETED, '')))) throw new Failure('attach-not-node', { pid, binary });
  for (const kind of ['net', 'mnt']) {
    const [one, other] = await Promise.all([pid, 'self'].map((who) => readlink(`/proc/${who}/ns/${kind}`)));
    if (one !== other) throw new Failure('attach-container', { pid });
  }
}

/**
 * @param {string} status of a process, as proc(5) has it
 * @param {string} name of a field
 * @returns {string} its value, `''` if there is none
 */
function field(status, name) {
  return new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
}
