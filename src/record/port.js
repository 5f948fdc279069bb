/** Where the program listens, and which of its ports to drive. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { problemIn } from '../schemas/problem-in.js';
import { PROC, listeningPorts } from './proc.js';

/** Written atomically by the probe (probe/tell-port.cjs). */
const PORT_NAME = /^port-(\d+)-\d+\.json$/;
/**
 * How often we look for the files, ms. Reading a directory of a few files costs about 50 µs; fs.watch would need this
 * as a fallback anyway (network file systems, exhausted inotify watches).
 */
const LOOK_INTERVAL = 50;
/** A server that does not answer within this time is tried again, ms. */
const ANSWER_TIMEOUT = 2_000;
/** Status with which a server that accepts only WebSockets answers other requests. */
const UPGRADE_REQUIRED = 426;

/**
 * What the probe reports about a port.
 * @typedef {object} SavedPort
 * @property {number} port
 * @property {string} address as the server gives it, such as `::` or `127.0.0.1`
 * @property {string} script what the process runs
 * @property {'http' | 'https' | 'other'} serves what the server speaks
 * @property {boolean} upgrades whether it accepts WebSockets, possibly nothing else
 * @property {number} sinceMs when the server began to listen, on the system's monotonic clock
 * @property {number} firstMs when the thread's first server did, if only to see whether a port is free
 */

/**
 * Where the program listens.
 * @typedef {SavedPort & {pid: number}} Listening and which process
 */

/**
 * What to wait for.
 * @typedef {object} PortOptions
 * @property {number | null} port to drive; null for the one that answers
 * @property {boolean} isHttp whether it must speak HTTP
 * @property {string} path to request if that is uncertain
 * @property {number} limitMs how long to wait
 */

/**
 * The outcome.
 * @typedef {object} Waited
 * @property {Listening | null} listening null if the program ended first, or time ran out
 * @property {Listening[]} seen all ports on which it listened
 * @property {Set<Listening['port']>} refusing those that accepted only WebSockets
 * @property {Set<Listening['port']>} silent those that accepted a request but never answered
 * @property {number} asked requests of ours that reached a server
 */

/**
 * Looks where processes of the program listen.
 * @param {string} directory absolute path where the probe writes
 * @returns {Promise<Listening[]>} in the order in which they began to listen
 */
export async function findPorts(directory) {
  const found = [];
  for (const name of await readdir(directory)) {
    const pid = PORT_NAME.exec(name)?.[1];
    if (pid === undefined) continue;
    const saved = await readChecked(path.join(directory, name), MOST_BYTES.port)
      .then((bytes) => JSON.parse(String(bytes)))
      .catch(() => null);
    if (problemIn('probe', saved, 'SavedPort') === null) found.push({ ...saved, pid: Number(pid) });
  }
  return found.sort((a, b) => a.sinceMs - b.sinceMs);
}

/**
 * Waits until a process of the program listens on a port that can be driven. A server that certainly speaks HTTP is
 * chosen at once. One that accepts WebSockets is tested first with one request: development servers open ports only
 * for WebSockets. A command may know how to talk to what speaks no HTTP, and to Socket.IO, which answers none but its
 * own requests: for it, that is enough if no port answers HTTP by then.
 * @param {string} directory absolute path where the probe writes
 * @param {PortOptions} target what to wait for
 * @param {AbortSignal} over aborted when the program has ended
 * @returns {Promise<Waited>} the port, null if time ran out or the program ended; and all ports that were seen
 */
export async function waitForPort(directory, target, over) {
  const deadline = performance.now() + target.limitMs;
  /** @type {Set<number>} */
  const refusing = new Set();
  /** @type {Set<number>} */
  const silent = new Set();
  const known = { refusing, silent, asked: 0 };
  let seen = await findPorts(directory);
  while (!over.aborted) {
    const listening = await choose(await stillOpen(seen), target, known);
    if (over.aborted) break;
    if (listening !== null || performance.now() > deadline) return { ...known, listening, seen };
    await delay(LOOK_INTERVAL, undefined, { signal: over }).catch(() => {});
    seen = await findPorts(directory);
  }
  return { ...known, listening: null, seen };
}

/**
 * @param {string} directory absolute path where the probe writes
 * @param {number} driven port that the load went to
 * @returns {Promise<number[]>} ports of the program's other HTTP servers
 */
export async function othersServing(directory, driven) {
  const seen = await findPorts(directory);
  const others = seen.filter(({ port, serves, upgrades }) => port !== driven && serves !== 'other' && !upgrades);
  return [...new Set((await stillOpen(others)).map(({ port }) => port))].sort((a, b) => a - b);
}

/**
 * Development servers check whether a port is free by listening on it for a moment; then another process opens it.
 * @param {Listening[]} seen ports
 * @returns {Promise<Listening[]>} those with a listener now, according to the system: connecting could be noticed by
 *   the program
 */
async function stillOpen(seen) {
  const open = seen.length === 0 ? null : listeningPorts(PROC);
  if (open === null) return seen;
  // If nothing listens, a connection goes unnoticed; and on some systems the tables are empty.
  const are = await Promise.all(seen.map(async (each) => open.has(each.port) || takesConnections(each)));
  return seen.filter((_, index) => are[index]);
}

/**
 * @param {Listening} listening where
 * @returns {Promise<boolean>} whether it accepts connections
 */
async function takesConnections({ port, address }) {
  const { connect } = await import('node:net');
  return new Promise((resolve) => {
    const socket = connect({ host: hostOf(address), port, timeout: ANSWER_TIMEOUT });
    const done = (/** @type {boolean} */ isTaken) => {
      resolve(isTaken);
      socket.destroy();
    };
    socket
      .on('connect', () => done(true))
      .on('timeout', () => done(false))
      .on('error', () => done(false));
  });
}

/**
 * @param {Listening[]} seen ports
 * @param {PortOptions} target what to wait for
 * @param {Pick<Waited, 'refusing' | 'silent' | 'asked'>} known how ports answered, to add to
 * @returns {Promise<Listening | null>} the one to drive, null if none yet
 */
async function choose(seen, target, known) {
  const { port, isHttp, path: asked } = target;
  if (port !== null) return seen.find((each) => each.port === port) ?? null;
  const sure = seen.find(({ serves, upgrades }) => serves !== 'other' && !upgrades);
  if (sure !== undefined) return sure;
  // A server of the program's own may speak HTTP, too: only an answer shows it.
  for (const each of seen.filter(({ upgrades }) => upgrades || isHttp)) {
    if (known.refusing.has(each.port)) continue;
    if (each.serves === 'https' || (await answers(each, asked, known))) return each;
  }
  if (isHttp) return null;
  return seen.find(({ upgrades }) => !upgrades) ?? seen.find(({ port: each }) => known.silent.has(each)) ?? null;
}

/**
 * @param {Listening} listening where
 * @param {string} target path to request
 * @param {Pick<Waited, 'refusing' | 'silent' | 'asked'>} known how ports answered, to add to
 * @returns {Promise<boolean>} whether it answers requests
 */
async function answers(listening, target, known) {
  const status = await ask(listening, target);
  if (status === null) return false;
  known.asked++;
  if (status === UPGRADE_REQUIRED) known.refusing.add(listening.port);
  else if (status === 'silent') known.silent.add(listening.port);
  else return true;
  return false;
}

/**
 * @param {Listening} listening where
 * @param {string} target path to request
 * @returns {Promise<number | 'silent' | null>} the status of its answer, `silent` if it accepted the request but did
 *   not answer in time; null if it can't be reached
 */
async function ask({ port, address }, target) {
  // Loaded late: it takes 5 ms or more, for which every program would wait.
  const { get } = await import('node:http');
  return new Promise((resolve) => {
    const request = get(
      { host: hostOf(address), port, path: target, agent: false, timeout: ANSWER_TIMEOUT },
      (response) => {
        resolve(response.statusCode ?? null);
        // To its end, or the program would have failed to answer. Some answers never end.
        response.resume();
        setTimeout(() => response.destroy(), ANSWER_TIMEOUT).unref();
      },
    );
    request.on('timeout', () => {
      resolve('silent');
      request.destroy();
    });
    request.on('error', () => resolve(null));
  });
}

/**
 * @param {Pick<Waited, 'seen' | 'refusing' | 'silent'>} waited what was seen
 * @returns {string} the ports, in words, `''` if there were none
 */
export function portsInWords({ seen, refusing, silent }) {
  const says = (/** @type {Listening} */ { port, serves }) => {
    if (refusing.has(port)) return 'answers WebSocket only';
    if (serves === 'other') return 'no HTTP server';
    return silent.has(port) ? 'leaves requests without an answer' : '';
  };
  return seen
    .map((each) => {
      const who = `${path.basename(each.script)}, process ${each.pid}`;
      return `${each.port} (${[who, says(each)].filter(Boolean).join('; ')})`;
    })
    .join(', ');
}

/**
 * @param {string} address that a server listens on
 * @returns {string} the host for connecting to it from here
 */
function hostOf(address) {
  return address === '::' || address === '0.0.0.0' || address === '' ? '127.0.0.1' : address;
}

/**
 * The host for connecting to a server from here.
 * @param {string} address that it listens on
 * @returns {string} as written in a URL
 */
export function urlHost(address) {
  const host = hostOf(address);
  return host.includes(':') ? `[${host}]` : host;
}
