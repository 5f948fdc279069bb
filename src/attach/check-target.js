/**
 * Whether SIGUSR1 may be sent to a process: only where it opens Node's inspector for this machine, and does nothing
 * else.
 */
import { readFileSync } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Failure } from '../model/failure.js';
import { REMOVED } from '../model/file-path.js';
import { splitNodeOptions } from '../record/node-options.js';
import { doubtfulFile } from './option-files.js';
import { signalListeners } from './signal-listeners.js';
import { isTaken, listeningPortsOf } from './sockets.js';

/** Distributions' names, such as `nodejs`, `node-20`, `.node-wrapped`. */
const NODE = /^\.?node(?:js)?(?:-?\d[\d.]*)?(?:-wrapped)?$/;
const INSPECTED = /^--inspect(?:[-_](?:brk|wait)|=|$)/;
const INSPECT_PORT = /^--(?:inspect|debug)[-_]port(?:=(.*))?$/;
/** Where Node's inspector listens if nothing else is said: https://nodejs.org/api/cli.html#--inspect-porthostport */
const USUAL = { host: '127.0.0.1', port: 9229 };
/** Of cluster workers: https://github.com/nodejs/node/blob/main/lib/internal/cluster/primary.js */
const CLUSTER_WORKER = /(?:^|\0)NODE_UNIQUE_ID=/;
const SIGUSR1 = 10;
/** By a signal, or by a debugger. */
const STOPPED = /^[tT]/;

/**
 * Makes sure that SIGUSR1 does nothing to a process but open Node's inspector, where only this machine reaches it: it
 * would end any other.
 * @param {number} pid of it
 * @param {boolean} isUnchecked whether the user says that its program does not listen to SIGUSR1, where that can't be read
 * @returns {Promise<void>} if it may be sent
 * @throws {Failure} `attach-...`, why not
 */
export async function checkTarget(pid, isUnchecked) {
  if (process.platform !== 'linux') throw new Failure('attach-platform');
  try {
    await check(pid, isUnchecked);
  } catch (error) {
    // It has ended meanwhile, or /proc hides it.
    throw error instanceof Failure ? error : new Failure('attach-no-process', { pid }, error);
  }
}

/**
 * @param {number} pid of a process
 * @param {boolean} isUnchecked as for `checkTarget`
 * @throws {Failure} as that; what /proc does not show
 */
async function check(pid, isUnchecked) {
  const status = await readFile(`/proc/${pid}/status`, 'latin1');
  await checkProcess(pid, status);
  await checkInspector(pid);
  await checkCluster(pid);
  if ((parseInt(field(status, 'SigCgt').slice(-8), 16) & (1 << (SIGUSR1 - 1))) === 0)
    throw new Failure('attach-signal-uncaught', { pid });
  const listeners = await signalListeners(pid);
  if (listeners === null && !isUnchecked) throw new Failure('attach-listeners-unknown', { pid });
  if (listeners?.has(SIGUSR1)) throw new Failure('attach-own-listener', { pid });
}

/**
 * @param {number} pid of a process
 * @param {string} status of it, as proc(5) has it
 * @throws {Failure} if it isn't a Node, or not one that we can reach
 */
async function checkProcess(pid, status) {
  // It has ended, and nothing is left of it but how.
  if (/^[ZX]/.test(field(status, 'State'))) throw new Failure('attach-zombie', { pid });
  const user = Number(field(status, 'Uid').split(/\s+/)[1]);
  if (user !== process.geteuid?.()) throw new Failure('attach-other-user', { pid, user });
  const binary = await readlink(`/proc/${pid}/exe`).catch(() => '');
  if (binary === '') throw new Failure('attach-unknown-program', { pid });
  if (!NODE.test(path.basename(binary.replace(REMOVED, '')))) throw new Failure('attach-not-node', { pid, binary });
  await checkNamespaces(pid, '/proc');
  // It would take the signal when it goes on, and open the inspector for good.
  if (STOPPED.test(field(status, 'State'))) throw new Failure('attach-stopped', { pid });
}

/**
 * @param {number} pid of a process
 * @param {string} proc path of /proc
 * @throws {Failure} if it has a loopback, or files, of its own
 */
export async function checkNamespaces(pid, proc) {
  const isOurs = async (/** @type {string} */ kind) => {
    const [one, other] = await Promise.all([pid, 'self'].map((who) => readlink(`${proc}/${who}/ns/${kind}`)));
    return one === other;
  };
  if (!(await isOurs('net'))) throw new Failure('attach-container', { pid });
  // systemd gives one to services that have a /tmp of their own, or see less than all of the disk.
  if (await isOurs('mnt')) return;
  throw new Failure('attach-other-files', { pid, user: process.geteuid?.() ?? 0, group: process.getegid?.() ?? 0 });
}

/**
 * @param {number} pid of a Node
 * @throws {Failure} if its inspector is open, or could be opened to others than us
 */
async function checkInspector(pid) {
  // A title (`process.title`) may be written over it: then only the open inspector shows where it listens.
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
  const options = [...nodeOptions(await readFile(`/proc/${pid}/environ`, 'utf8')), ...words];
  if (options.some((word) => INSPECTED.test(word))) throw new Failure('attach-inspected', { pid });
  const { host, port } = inspectPort(options);
  if (host !== USUAL.host) throw new Failure('attach-host', { pid, host });
  const doubtful = await doubtfulFile(options, `/proc/${pid}/cwd`);
  if (doubtful !== null)
    throw new Failure('attach-option-file', { pid, file: doubtful.file, problem: doubtful.problem });
  if (!(await isTaken(port))) return;
  throw new Failure((await listeningPortsOf(pid)).has(port) ? 'attach-inspected' : 'attach-port-taken', { pid, port });
}

/**
 * @param {string} environ of a process, as it was started
 * @returns {string[]} the words of its NODE_OPTIONS
 */
export function nodeOptions(environ) {
  const options = /(?:^|\0)NODE_OPTIONS=([^\0]*)/.exec(environ)?.[1] ?? '';
  return splitNodeOptions(options);
}

/**
 * @param {string[]} words NODE_OPTIONS, then the command line
 * @returns {{host: string, port: number}} where its inspector would listen: the last option counts
 */
export function inspectPort(words) {
  const values = words.flatMap((word, index) => {
    const match = INSPECT_PORT.exec(word);
    return match === null ? [] : [match[1] ?? words[index + 1] ?? ''];
  });
  const [, host, port] = /^(?:(.*):)?(\d+)$/.exec(values.at(-1) ?? '') ?? [];
  if (port === undefined) return { ...USUAL, host: values.at(-1) ?? USUAL.host };
  return { host: host ?? USUAL.host, port: Number(port) };
}

/**
 * A primary that gets SIGUSR1 makes all its workers open their inspectors as well, which nothing would close.
 * @param {number} pid of a Node
 * @throws {Failure} `attach-cluster`
 */
async function checkCluster(pid) {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'latin1').catch(() => '')),
  );
  /** @type {string[]} */
  const workers = [];
  for (const child of children.join(' ').split(' ').filter(Boolean))
    if (CLUSTER_WORKER.test(await readFile(`/proc/${child}/environ`, 'latin1').catch(() => ''))) workers.push(child);
  if (workers.length > 0) throw new Failure('attach-cluster', { pid, workers: workers.join(', '), worker: workers[0] });
}

/**
 * @param {string} status of a process, as proc(5) has it
 * @param {string} name of a field
 * @returns {string} its value, `''` if there is none
 */
function field(status, name) {
  return new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
}

/**
 * @param {number} pid of a process
 * @returns {boolean} whether it has ended: its parent may not have collected it yet
 */
export function hasEnded(pid) {
  return /^(?:[ZX]|$)/.test(stateOf(pid));
}

/**
 * @param {number} pid of a process
 * @returns {boolean} whether it does nothing until it is continued
 */
export function isStopped(pid) {
  return STOPPED.test(stateOf(pid));
}

/**
 * @param {number} pid of a process
 * @returns {string} what it does, as proc(5) has it; `''` if there is none
 */
function stateOf(pid) {
  try {
    return field(readFileSync(`/proc/${pid}/status`, 'latin1'), 'State');
  } catch {
    return '';
  }
}
