/** The TCP sockets of a process, from outside. */
import { readdir, readFile, readlink } from 'node:fs/promises';

/** States of the kernel, https://docs.kernel.org/networking/proc_net_tcp.html */
const STATE = { established: '01', listening: '0A' };
/** 127.0.0.1 and all addresses, of both families, as the kernel prints them on little-endian machines. */
const ON_LOOPBACK = /^(?:0100007F|0{8}|0{32}|0{16}FFFF00000100007F)$/;
/** 127.0.0.0/8 and ::1, printed like that. */
const LOOPBACK = /^(?:[\dA-F]{6}7F|0{16}FFFF0000[\dA-F]{6}7F|0{24}01000000)$/;

/**
 * A process's descriptor of a socket.
 * @typedef {object} Descriptor
 * @property {string} path as the process itself finds it in /proc
 * @property {string} link where it leads: `socket:[<inode>]`, as long as it is open
 */

/**
 * @param {number} pid of a process in our network namespace
 * @returns {Promise<Set<number>>} TCP ports on which it listens itself, by the sockets that it has open; none if it has
 *   ended
 */
export async function listeningPortsOf(pid) {
  const own = new Set((await descriptors(pid)).map(({ link }) => link));
  const rows = await sockets(STATE.listening);
  return new Set(rows.flatMap(({ link, port }) => (own.has(link) ? [port] : [])));
}

/**
 * @param {number} port of TCP
 * @returns {Promise<boolean>} whether any process in our network namespace listens there, so that no other can on
 *   127.0.0.1
 */
export async function isTaken(port) {
  return (await sockets(STATE.listening)).some((socket) => socket.port === port && ON_LOOPBACK.test(socket.address));
}

/**
 * @param {number} port of TCP on which a process in our network namespace listens
 * @returns {Promise<boolean>} whether only this machine reaches it there
 */
export async function isPrivate(port) {
  const listening = (await sockets(STATE.listening)).filter((socket) => socket.port === port);
  return listening.every(({ address }) => LOOPBACK.test(address));
}

/**
 * @param {number} pid of a process in our network namespace
 * @param {number} ownPort TCP port of its end
 * @param {number} peerPort TCP port of the other end
 * @returns {Promise<Descriptor>} of the connection
 * @throws {Error} if it has none
 */
export async function connectionOf(pid, ownPort, peerPort) {
  const links = (await sockets(STATE.established)).flatMap(({ port, peer, link }) =>
    port === ownPort && peer === peerPort ? [link] : [],
  );
  const found = (await descriptors(pid)).find(({ link }) => links.includes(link));
  if (found === undefined) throw new Error('its end of the connection is not to be found');
  return found;
}

/**
 * @param {number} pid of a process
 * @returns {Promise<Descriptor[]>} all that it has open; none if it has ended
 */
async function descriptors(pid) {
  const names = await readdir(`/proc/${pid}/fd`).catch(() => []);
  return Promise.all(
    names.map(async (name) => ({
      path: `/proc/self/fd/${name}`,
      link: await readlink(`/proc/${pid}/fd/${name}`).catch(() => ''),
    })),
  );
}

/**
 * @param {string} state a value of STATE
 * @returns {Promise<{address: string, port: number, peer: number, link: string}[]>} sockets of our network namespace
 */
async function sockets(state) {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((table) => readFile(`/proc/self/net/${table}`, 'latin1').catch(() => '')),
  );
  const port = (/** @type {string} */ end) => parseInt(end.slice(end.indexOf(':') + 1), 16);
  return tables.flatMap((text) =>
    text.split('\n').flatMap((row) => {
      const [, own = '', peer = '', stateOfRow, , , , , , inode] = row.trim().split(/\s+/);
      if (stateOfRow !== state) return [];
      return [
        { address: own.slice(0, own.indexOf(':')), port: port(own), peer: port(peer), link: `socket:[${inode}]` },
      ];
    }),
  );
}
