/** Sums up what the threads counted of requests and jobs. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readChecked } from '../files/checked-file.js';
import { addTraffic, trafficClaim } from '../model/traffic.js';
import { problemIn } from '../schemas/problem-in.js';
import { isSavedTls, tlsLedger } from './tls.js';

/** @import { LoadResult, Traffic } from '../model/profile.js' */
/** @import { TlsLedger } from '../model/tls.js' */
/** @import { SavedTraffic } from '../model/traffic.js' */
/** @import { SavedTls } from './tls.js' */

/**
 * @typedef {SavedTraffic & {tls: SavedTls | null}} ThreadCounts what a thread has saved; without TLS if it could not
 *   see it, or saved something invalid
 */

/**
 * Written by the probe (probe/count-traffic.cjs) for each thread; another extension after `.json` means that writing
 * was interrupted.
 */
const NAME = /^traffic-\d+-\d+\.json(?:\.\d+)?$/;
/** Size limit of a probe file: it has a few hundred bytes, and one or two thousand for each of up to 200 peers. */
const MOST_BYTES = 4 << 20;
/** More files than this can't come from the probe. */
const MOST_THREADS = 10_000;
/** More than any thread can count; sums of thousands of such numbers are still exact. */
const MOST = 1e11;

/** How long after the last event the probe has saved its counts and marked them complete, ms. */
export const COUNTS_SETTLE = 300;
/** A thread that saves nothing for so long waits for nothing, though it may not see everything, ms. */
const UNCHANGED = 1_000;
/** A program may have work of its own that never ends: from then on, what the load left behind is not waited for, ms. */
export const MOST_SETTLE = 6_000;

/**
 * @param {string} directory absolute path where the probe writes
 * @param {number} now ms since 1970
 * @returns {Promise<boolean>} whether all threads have saved what they counted, as far as they can see
 */
export async function areCountsSaved(directory, now) {
  for (const name of await readdir(directory).catch(() => [])) {
    if (!NAME.test(name)) continue;
    const file = path.join(directory, name);
    const saved = await stat(file).catch(() => null);
    if (saved === null || now - saved.mtimeMs > UNCHANGED) continue;
    if (!(await readThread(file))?.complete) return false;
  }
  return true;
}

/**
 * Sums up what the threads of a program have counted, and removes their files.
 * @param {string} directory absolute path where the probe wrote
 * @param {object} known what else the recorder knows
 * @param {number} known.isolates number of logs: each thread has one
 * @param {boolean} known.ended whether all processes of the program have ended
 * @param {LoadResult | null} known.load requests that the program has certainly answered
 * @param {boolean} known.hosts whether the hosts of peers may be recorded
 * @returns {Promise<{traffic: Traffic | null, tls: TlsLedger | null}>} null if no thread has saved anything
 */
export async function collectTraffic(directory, { isolates, ended, load, hosts }) {
  const names = (await readdir(directory)).filter((name) => NAME.test(name)).sort();
  /** @type {(ThreadCounts & {pid: string})[]} */
  const threads = [];
  for (const name of names) {
    const file = path.join(directory, name);
    const thread = name.endsWith('.json') && threads.length < MOST_THREADS ? await readThread(file) : null;
    if (thread !== null) threads.push({ ...thread, pid: name.split('-')[1] });
    await rm(file).catch(() => {});
  }
  if (threads.length === 0) return { traffic: null, tls: null };
  const sums = addTraffic(threads);
  const complete =
    ended &&
    threads.every((thread) => thread.complete) &&
    threads.length >= isolates &&
    sums.requests >= (load?.requests ?? 0);
  const seen = threads.flatMap(({ tls }) => tls ?? []);
  return {
    traffic: { ...sums, processes: new Set(threads.map(({ pid }) => pid)).size, complete },
    tls: tlsLedger(seen, { complete: complete && seen.length === threads.length, hosts }),
  };
}

/**
 * @param {string} file absolute path of what one thread has saved
 * @returns {Promise<ThreadCounts | null>} its counts; null if the program overwrote it
 */
async function readThread(file) {
  try {
    const saved = JSON.parse(String(await readChecked(file, MOST_BYTES, { followLinks: false })));
    return isTraffic(saved) ? { ...saved, tls: isSavedTls(saved.tls) ? saved.tls : null } : null;
  } catch {
    return null;
  }
}

/**
 * @param {unknown} saved JSON that anybody may have written
 * @returns {saved is SavedTraffic & {tls?: unknown}} whether a thread could have counted that
 */
function isTraffic(saved) {
  if (problemIn('profile', { ...Object(saved), processes: 1 }, 'Traffic') !== null) return false;
  const { requests, unanswered, clientRequests, tlsServer, tlsClient } = /** @type {SavedTraffic} */ (saved);
  return (
    Math.max(requests, clientRequests, tlsServer?.handshakes ?? 0, tlsClient?.handshakes ?? 0) <= MOST &&
    trafficClaim({ requests, unanswered, tlsServer, tlsClient }) === null
  );
}
