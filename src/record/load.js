/** What `--load` sends, with autocannon, and what came back. */
import { Failure } from '../model/failure.js';
import { askedRequests } from '../model/traffic.js';
import { urlHost } from './port.js';

/** @import { LoadResult } from '../model/profile.js' */
/** @import { Listening } from './port.js' */
/** @import { Result } from 'autocannon' */

/**
 * What `--load` requests.
 * @typedef {object} LoadOptions
 * @property {string} path such as `/auth?user=a`; or a whole URL, whose port is the program's unless it names one
 * @property {number} connections at the same time
 * @property {number} duration seconds, unless `amount` is given
 * @property {number | null} amount number of requests
 */

/** @typedef {typeof import('autocannon')} Autocannon */

/**
 * Loads the load generator, an optional dependency.
 * @returns {Promise<Autocannon>} autocannon
 * @throws {Failure} `autocannon-missing`
 */
export async function importAutocannon() {
  try {
    return (await import('autocannon')).default;
  } catch (error) {
    throw new Failure('autocannon-missing', {}, error);
  }
}

/** Names of this machine. */
export const HERE = /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * @param {string} target a path or a URL
 * @param {Pick<Listening, 'port' | 'address' | 'serves'>} listening where the program listens
 * @returns {string} the URL to drive
 * @throws {Failure} `load-url-invalid`; `load-url-elsewhere` for one of another machine that names no port: it would get
 *   the load meant for the program
 */
export function loadUrl(target, { port, address, serves }) {
  // Nobody means a path by something with another scheme.
  if (/^(?!https?:)[a-z][a-z\d+.-]*:\/\//i.test(target)) throw new Failure('load-url-invalid', { url: target });
  try {
    // Joined as text: resolved against a base, `//host/x` would name another host.
    if (!/^https?:\/\//i.test(target))
      return new URL(
        `${serves === 'https' ? 'https' : 'http'}://${urlHost(address)}:${port}/${target.replace(/^\//, '')}`,
      ).href;
    const url = new URL(target);
    if (/^https?:\/\/[^/]*:\d+/i.test(target)) return url.href;
    if (!HERE.test(url.hostname)) throw new Failure('load-url-elsewhere', { url: target, host: url.hostname });
    url.port = String(port);
    return url.href;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('load-url-invalid', { url: target }, error);
  }
}

/**
 * Drives a URL.
 * @param {Autocannon} autocannon the load generator
 * @param {string} url to request
 * @param {LoadOptions} options how much
 * @returns {{ended: Promise<{load: LoadResult, statuses: Statuses}>, cancel: () => void}} the running load
 */
export function startLoad(autocannon, url, { connections, duration, amount }) {
  // autocannon sends each connection at least one request, so no more connections than requests.
  const volume = amount === null ? { connections, duration } : { connections: Math.min(connections, amount), amount };
  /** @type {() => void} */
  let cancel = () => {};
  let lastAnswer = 0;
  const ended = new Promise((resolve, reject) => {
    const instance = autocannon({ url, ...volume }, (error, result) => {
      if (error) reject(error);
      else resolve({ load: loadResult(result, volume, performance.now() - lastAnswer), statuses: statusesIn(result) });
    });
    instance.on('response', () => {
      lastAnswer = performance.now();
    });
    cancel = () => /** @type {{stop?: () => void}} */ (/** @type {unknown} */ (instance)).stop?.();
  });
  return { ended, cancel };
}

/** How often each status was answered. @typedef {Record<string, {count: number}>} Statuses */

/**
 * @param {Result} result what autocannon measured
 * @returns {Statuses} which its type declarations do not know
 */
function statusesIn(result) {
  return /** @type {{statusCodeStats?: Statuses}} */ (result).statusCodeStats ?? {};
}

/** A server that last answered this long before the end, ms, and this many times its slowest answer, has hung. */
const HUNG_MS = 1000;
const HUNG_TIMES = 3;

/**
 * autocannon sends a request again if its connection was closed, and counts no error; nor does it where the time is up
 * before an answer comes.
 * @param {Result} result what autocannon measured
 * @param {{connections: number, amount?: number}} volume that it was asked for
 * @param {number} quietMs since the last answer
 * @returns {number} requests that were never answered, besides its errors
 */
export function unanswered({ requests, latency, errors }, { connections, amount }, quietMs) {
  const open = Math.max(0, (amount ?? requests.sent) - requests.total - errors);
  if (amount !== undefined) return open;
  const hasHung = quietMs > Math.max(HUNG_MS, HUNG_TIMES * latency.max);
  return hasHung ? open : Math.max(0, open - connections);
}

/**
 * @param {Result} result what autocannon measured
 * @param {{connections: number, amount?: number}} volume that it was asked for
 * @param {number} quietMs since the last answer
 * @returns {LoadResult} what we report
 */
function loadResult(result, volume, quietMs) {
  const { requests, latency, errors, non2xx } = result;
  const silent = errors + unanswered(result, volume, quietMs);
  return {
    requests: requests.total,
    requestsPerSecond: requests.average,
    latencyP50Ms: latency.p50,
    latencyP99Ms: latency.p99,
    errors: silent + non2xx,
    unanswered: silent,
    sent: requests.sent,
  };
}

/** Statuses that a failure names, the most frequent ones. */
const MOST_STATUSES = 3;

/**
 * @param {LoadResult} load that was run
 * @param {string} url that it requested
 * @param {Statuses} [statuses] that it was answered with
 * @returns {Failure[]} one if no request succeeded
 */
export function loadFailures(load, url, statuses = {}) {
  if (askedRequests(load) > load.errors) return [];
  const { requests, errors, unanswered: silent = 0 } = load;
  const usual = Object.entries(statuses).sort(([, a], [, b]) => b.count - a.count);
  const named = usual.slice(0, MOST_STATUSES).map(([status]) => status);
  return [
    new Failure('load-failed', {
      url,
      requests,
      errors,
      unanswered: silent,
      ...(named.length === 0 ? {} : { statuses: named.join(', ') }),
    }),
  ];
}
