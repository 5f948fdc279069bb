import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { problemIn } from '../schemas/problem-in.js';
import { PROC, listeningPorts } from './proc.js';

/** Written by the probe (probe/tell-port.cjs), whole or not at all. */
const PORT_NAME = /^port-(\d+)-\d+\.json$/;
/**
 * How often we look for the files, ms. Reading a directory of a few files costs about 50 µs; fs.watch would need this
 * as a fallback anyway (network file systems, exhausted inotify watches).
 */
const LOOK_INTERVAL = 50;
/** A server that does not answer within this time is asked again, ms. */
const ANSWER_TIMEOUT = 2_000;
/** What a server for WebSockets alone says to everybody else. */
const UPGRADE_REQUIRED = 426;

/**
 * What the probe says of a port.
 * @typedef {object} SavedPort
 * @property {number} port
 * @property {string} address as the server gives it, such as `::` or `127.0.0.1`
 * @property {string} script what the process runs
 * @property {'http' | 'https' | 'other'} serves what the server speaks
 * @property {boolean} upgrades whether it takes WebSockets: then they may be all that it takes
 */

/**
 * Where the program listens.
 * @typedef {SavedPort & {pid: number}} Listening and which process
 */

/**
 * What to wait for.
 * @typedef {object} PortOptions
 * @property {number | null} port that is to be driven; null for the one that answers
 * @property {boolean} isHttp whether it must speak HTTP
 * @property {string} path that is asked for where it is not sure that it does
 * @property {number} limitMs how long to wait
 */

/**
 * What came of it.
 * @typedef {object} Waited
 * @property {Listening | null} listening null if the program ended before, or the time was up
 * @property {Listening[]} seen all ports on which it listened
 * @property {Set<Listening['port']>} refusing those of them that took nothing but WebSockets
 * @property {Set<Listening['port']>} silent those that took a request and never answered it
 */

/**
 * Looks where processes of the program listen.
 * @param {string} directory absolute path where the probe writes
 * @returns {Promise<Listening[]>} by name of file
 */
export async function findPorts(directory) {
  const found = [];
  for (const name of (await readdir(directory)).sort()) {
    const pid = PORT_NAME.exec(name)?.[1];
    if (pid === undefined) continue;
    const saved = await readChecked(path.join(directory, name), MOST_BYTES.port)
      .then((bytes) => JSON.parse(String(bytes)))
      .catch(() => null);
    if (problemIn('probe', saved, 'SavedPort') === null) found.push({ ...saved, pid: Number(pid) });
  }
  return found;
}

/**
 * Waits until a process of the program listens on a port that can be driven. A server that is sure to serve HTTP is
 * taken at once. One that takes WebSockets, or anything unknown, is asked first, with one request: development servers
 * open a port for WebSockets alone. Socket.IO leaves all requests that are not its own without an answer: for a command,
 * which knows what to say to it, that will do if nothing else answers.
 * @param {string} directory absolute path where the probe writes
 * @param {PortOptions} target what to wait for
 * @param {AbortSignal} over aborted when the program has ended
 * @returns {Promise<Waited>} the port, null once the time was up or the program over; and all ports that were seen
 */
export async function waitForPort(directory, target, over) {
  const deadline = performance.now() + target.limitMs;
  /** @type {Set<number>} */
  const refusing = new Set();
  /** @type {Set<number>} */
  const silent = new Set();
  let seen = await findPorts(directory);
  while (!over.aborted) {
    const listening = await choose(await stillOpen(seen), target, { refusing, silent });
    if (over.aborted) break;
    if (listening !== null || performance.now() > deadline) return { listening, seen, refusing, silent };
    await delay(LOOK_INTERVAL, undefined, { signal: over }).catch(() => {});
    seen = await findPorts(directory);
  }
  return { listening: null, seen, refusing, silent };
}

/**
 * Development servers try a port whether it is free, by listening on it for a moment, and have another process open it.
 * @param {Listening[]} seen ports
 * @returns {Promise<Listening[]>} those on which somebody listens now, as far as the system tells: whoever listens could see
 *   a connection
 */
async function stillOpen(seen) {
  const open = seen.length === 0 ? null : listeningPorts(PROC);
  if (open === null) return seen;
  // Where nobody listens, nobody sees it; and there are systems whose tables are empty.
  const are = await Promise.all(seen.map(async (each) => open.has(each.port) || takesConnections(each)));
  return seen.filter((_, index) => are[index]);
}

/**
 * @param {Listening} listening where
 * @returns {Promise<boolean>} whether anybody takes a connection there
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
 * @param {Pick<Waited, 'refusing' | 'silent'>} known how ports answered, to add to
 * @returns {Promise<Listening | null>} which of them is driven, null if none yet
 */
async function choose(seen, target, known) {
  const { port, isHttp, path: asked } = target;
  if (port !== null) return seen.find((each) => each.port === port) ?? null;
  const sure = seen.find(({ serves, upgrades }) => !upgrades && (!isHttp || serves !== 'other'));
  if (sure !== undefined) return sure;
  for (const each of seen) {
    if (known.refusing.has(each.port)) continue;
    const isTaken = each.serves === 'https' || (each.serves === 'other' && !isHttp);
    if (isTaken || (await answers(each, asked, known))) return each;
  }
  return isHttp ? null : (seen.find((each) => known.silent.has(each.port)) ?? null);
}

/**
 * @param {Listening} listening where
 * @param {string} target path that is asked for
 * @param {Pick<Waited, 'refusing' | 'silent'>} known how ports answered, to add to
 * @returns {Promise<boolean>} whether it answers requests
 */
async function answers(listening, target, { refusing, silent }) {
  const status = await ask(listening, target);
  if (status === UPGRADE_REQUIRED) refusing.add(listening.port);
  else if (status === 'silent') silent.add(listening.port);
  else return status !== null;
  return false;
}

/**
 * @param {Listening} listening where
 * @param {string} target path that is asked for
 * @returns {Promise<number | 'silent' | null>} the status of its answer, `silent` if it took the request and gave none
 *   in time; null if it can't be asked
 */
async function ask({ port, address }, target) {
  // Loading it takes 5 ms and more, for which every program would wait.
  const { get } = await import('node:http');
  return new Promise((resolve) => {
    const request = get(
      { host: hostOf(address), port, path: target, agent: false, timeout: ANSWER_TIMEOUT },
      (response) => {
        resolve(response.statusCode ?? null);
        response.destroy();
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
 * @returns {string} the host by which it can be reached from here
 */
function hostOf(address) {
  return address === '::' || address === '0.0.0.0' || address === '' ? '127.0.0.1' : address;
}

/**
 * The host by which a server can be reached from here.
 * @param {string} address that it listens on
 * @returns {string} as it is written in a URL
 */
export function urlHost(address) {
  const host = hostOf(address);
  return host.includes(':') ? `[${host}]` : host;
}
