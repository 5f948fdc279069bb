import { readdir, readFile, readlink } from 'node:fs/promises';

/** `TCP_LISTEN` of the kernel, https://docs.kernel.org/networking/proc_net_tcp.html */
const LISTENING = '0A';

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
  /** @type {Set<number>} */
  const ports = new Set();
  for (const table of ['tcp', 'tcp6']) {
    const text = await readFile(`/proc/${pid}/net/${table}`, 'latin1').catch(() => '');
    for (const row of text.split('\n').slice(1)) {
      const [, local, , state, , , , , , inode] = row.trim().split(/\s+/);
      if (state === LISTENING && own.has(inode)) ports.add(parseInt(local.slice(local.indexOf(':') + 1), 16));
    }
  }
  return ports;
}
