/** What servers that store profiles expect: Grafana Pyroscope and Parca. */

/** @typedef {{url: string, type: string, body: Uint8Array}} PushRequest */

/**
 * @typedef {object} PushedRun
 * @property {string} service that it profiled
 * @property {[name: string, value: string][]} labels of the run
 * @property {number} startMs when it started, ms since 1970
 * @property {number} durationMs
 * @property {Uint8Array} pprof compressed
 */

/** Servers that take it, the default first. */
export const SERVERS = /** @type {const} */ (['pyroscope', 'parca']);

/**
 * @param {typeof SERVERS[number]} server that takes it
 * @param {string} base URL of the server, with or without a path
 * @param {PushedRun} run what it gets
 * @returns {PushRequest} a POST
 */
export function pushRequest(server, base, run) {
  return server === 'pyroscope' ? toPyroscope(base, run) : toParca(base, run);
}

/**
 * https://grafana.com/docs/pyroscope/latest/reference-server-api/#ingestion
 * @param {string} base URL of the server
 * @param {PushedRun} run what it gets
 * @returns {PushRequest}
 */
function toPyroscope(base, { service, labels, startMs, durationMs, pprof }) {
  const url = at(base, 'ingest');
  const pairs = labels.map(([name, value]) => `${name}=${value}`);
  url.searchParams.set('name', pairs.length === 0 ? service : `${service}{${pairs.join(',')}}`);
  url.searchParams.set('format', 'pprof');
  url.searchParams.set('from', String(Math.floor(startMs / 1000)));
  url.searchParams.set('until', String(Math.ceil((startMs + durationMs) / 1000)));
  return { url: url.href, type: 'application/octet-stream', body: pprof };
}

/**
 * https://github.com/parca-dev/parca/blob/main/proto/parca/profilestore/v1alpha1/profilestore.proto, as JSON
 * @param {string} base URL of the server
 * @param {PushedRun} run what it gets
 * @returns {PushRequest}
 */
function toParca(base, { service, labels, pprof }) {
  const all = [['__name__', 'process_cpu'], ['service', service], ...labels].map(([name, value]) => ({ name, value }));
  const samples = [{ rawProfile: Buffer.from(pprof).toString('base64') }];
  const body = Buffer.from(JSON.stringify({ series: [{ labels: { labels: all }, samples }] }));
  return { url: at(base, 'profiles/writeraw').href, type: 'application/json', body };
}

/**
 * @param {string} base URL of a server
 * @param {string} path below it
 * @returns {URL}
 */
function at(base, path) {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/*$/, '')}/${path}`;
  return url;
}
