import { readdir, readFile, readlink } from 'node:fs/promises';

/** `TCP_LISTEN` of the kernel, https://docs.kernel.org/networking/proc_net_tcp.html */
const LISTENING = '0A';
/** 127.0.0.1 and all addresses, of both families, as the kernel prints them on little-endian machines. */
const ON_LOOPBACK = /^(?:0100007F|0{8}|0{32}|0{16}FFFF00000100007F)$/;

/**
 * @param {number} pid of a process in our network namespace
 * @returns {Promise<Set<number>>} TCP ports on which it listens itself, by the sockets that it has open; none if it has
 *   ended
 */
export async function listeningPorts(pid) {
  const directory = `/proc/${pid}/fd`;
  const links = await Promise.all(
    (await readdir(directory).catch(() => [])).map((name) => readlink(`${directory}/${name}`).catch(() => '')),
  );
  const own = new Set(links.map((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1]));
  const rows = await listening();
  return new Set(rows.flatMap(({ inode, port }) => (own.has(inode) ? [port] : [])));
}

/**
 * @param {number} wanted TCP port
 * @returns {Promise<boolean>} whether anybody in our network namespace listens there, so that nobody else can on 127.0.0.1
 */
export async function isTaken(wanted) {
  return (await listening()).some(({ address, port }) => port === wanted && ON_LOOPBACK.test(address));
}

/** @returns {Promise<{address: string, port: number, inode: string}[]>} all listening sockets of our network namespace */
async function listening() {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((table) => readFile(`/proc/self/net/${table}`, 'latin1').catch(() => '')),
  );
  return tables.flatMap((text) =>
    text.split('\n').flatMap((row) => {
      const [, local = '', , state, , , , , , inode] = row.trim().split(/\s+/);
      const [address, port] = local.split(':');
      return state === LISTENING ? [{ address, port: parseInt(port, 16), inode }] : [];
    }),
  );
}
