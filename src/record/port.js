import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';

/** Written by the probe (probe/probe.cjs), whole or not at all. */
const PORT_NAME = /^port-(\d+)\.json$/;
/**
 * How often we look for the file, ms. Reading a directory of a few files costs some 50 µs; fs.watch would
 * need this as a fallback anyway (network file systems, exhausted inotify watches).
 */
const LOOK_INTERVAL = 50;

/**
 * Where the program listens.
 * @typedef {object} Listening
 * @property {number} port
 * @property {string} address as the server gives it, such as `::` or `127.0.0.1`
 * @property {number} pid process that listens
 */

/**
 * Looks whether a process of the program listens.
 * @param {string} directory absolute path where the probe writes
 * @returns {Promise<Listening | null>} the first by name, null if none listens yet
 */
export async function findPort(directory) {
  for (const name of (await readdir(directory)).sort()) {
    const pid = PORT_NAME.exec(name)?.[1];
    if (pid === undefined) continue;
    const saved = await readChecked(path.join(directory, name), MOST_BYTES.port)
      .then((bytes) => JSON.parse(String(bytes)))
      .catch(() => null);
    if (Number.isInteger(saved?.port) && typeof saved.address === 'string')
      return { port: saved.port, address: saved.address, pid: Number(pid) };
  }
  return null;
}

/**
 * Waits until a process of the program listens.
 * @param {string} directory absolute path where the probe writes
 * @param {AbortSignal} over aborted when the program has ended
 * @returns {Promise<Listening | null>} null if it ended before
 */
export async function waitForPort(directory, over) {
  while (!over.aborted) {
    const listening = await findPort(directory);
    if (listening !== null) return over.aborted ? null : listening;
    await delay(LOOK_INTERVAL, undefined, { signal: over }).catch(() => {});
  }
  return null;
}

/**
 * The host by which a server can be reached from here.
 * @param {string} address that it listens on
 * @returns {string} as it is written in a URL
 */
export function urlHost(address) {
  if (address === '::' || address === '0.0.0.0' || address === '') return '127.0.0.1';
  return address.includes(':') ? `[${address}]` : address;
}
