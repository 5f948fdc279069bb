/** Measures what connections to a server take. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import net from 'node:net';
import process from 'node:process';
import tls from 'node:tls';
import { Failure } from '../model/failure.js';
import { connectOnce } from './connect.js';
import { codeOf, failureOf } from './failure-of.js';
import { findingsOf } from './findings.js';

/** @import { HandshakeMeasurement, HandshakeReport } from '../model/handshake.js' */
/** @import { ConnectOptions, Connection } from './connect.js' */
/** @import { Target } from './target.js' */
/** @import { SecureVersion } from 'node:tls' */

/**
 * @typedef {object} MeasureOptions
 * @property {Target} target
 * @property {number} samples connections of each kind
 * @property {number} rate requests per second for the projection
 * @property {Buffer | null} ca certificates to trust instead of Node's own
 * @property {ClientCertificate | null} client certificate to show to servers that ask for one, null for none
 * @property {boolean} verify whether the certificate must be valid
 * @property {string | null} servername to ask for; null for the host
 * @property {number} timeoutMs for a connection, and for an answer
 * @property {string} version of this tool
 */

/** @typedef {{cert: Buffer, key: Buffer}} ClientCertificate in PEM */

/** Newest first. @type {SecureVersion[]} */
const VERSIONS = ['TLSv1.3', 'TLSv1.2'];
/** What a browser offers. */
const BOTH = ['h2', 'http/1.1'];

/**
 * Errors if the server doesn't support a version, or this OpenSSL itself refuses it.
 */
const REFUSES_VERSION =
  /PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|VERSION_TOO_LOW|NO_PROTOCOLS|WRONG_SSL_VERSION|ALERT_HANDSHAKE_FAILURE|ERR_SSL_SSLV3_ALERT|NO_SHARED_CIPHER|INSUFFICIENT_SECURITY/;
const REFUSES_ALPN = /NO_APPLICATION_PROTOCOL/;

/**
 * Measures what a connection to a server takes: cold, resumed and kept alive, with each protocol version that it
 * speaks. One connection is open at a time, and the kinds take turns, so that other load on the machine affects them
 * equally.
 * @param {MeasureOptions} options what and how
 * @returns {Promise<HandshakeReport>} medians, and what they mean
 * @throws {Failure} `handshake-...`: there is no such host, it refuses, it takes too long, its certificate is invalid
 *   ...
 */
export async function measureHandshakes(options) {
  const { target, version } = options;
  const servername = options.servername ?? (net.isIP(target.host) === 0 ? target.host : '');
  /** @type {Omit<ConnectOptions, 'secureContext' | 'session' | 'asks' | 'alpn'>} */
  const common = {
    ...target,
    servername,
    verify: options.verify,
    isCertified: options.client !== null,
    timeoutMs: options.timeoutMs,
    userAgent: `cryptoprof/${version}`,
  };
  const contexts = new Map(VERSIONS.map((name) => [name, contextOf(options, [name])]));
  // The first connection of a process loads modules and compiles functions.
  const first = await firstOf({
    ...common,
    secureContext: contextOf(options, VERSIONS),
    session: null,
    asks: false,
    alpn: BOTH,
  });
  const kinds = [];
  const refused = [];
  for (const name of VERSIONS) {
    const kind = await kindOf(name === first.protocol, {
      ...common,
      secureContext: /** @type {tls.SecureContext} */ (contexts.get(name)),
      session: null,
      asks: true,
      alpn: ['http/1.1'],
    });
    if (kind === 'refused') refused.push(name);
    else if (kind !== null) kinds.push(kind);
  }
  for (let turn = 0; turn < options.samples; turn++) {
    for (const kind of kinds) await takeTurn(kind);
  }
  const measurements = kinds.flatMap(measurementsOf);
  /** @type {Omit<HandshakeReport, 'findings'>} */
  const report = {
    schemaVersion: 1,
    tool: { name: 'cryptoprof', version },
    node: process.versions.node,
    openssl: process.versions.openssl,
    target: { host: target.host, port: target.port, address: first.address, servername, path: target.path },
    verified: options.verify,
    measurements,
    refused,
    certificate: first.chain[0]?.key ?? { type: 'other', bits: null, curve: '' },
    chain: first.chain,
    alpn: first.alpn,
    stapled: first.stapledBytes > 0,
    tickets: ticketsOf(kinds[0]),
    keepsAlive: keepsConnections(kinds[0]),
    projection: projectionOf(measurements, options.rate),
  };
  return { ...report, findings: findingsOf(report) };
}

/**
 * @param {ConnectOptions} options of the first connection
 * @returns {Promise<Connection>} without a protocol if the server refuses those that are offered: it has one of its own
 *   (MQTT, PostgreSQL)
 * @throws {Failure} why there is no connection
 */
async function firstOf(options) {
  try {
    return await connectOnce(options);
  } catch (error) {
    if (REFUSES_ALPN.test(codeOf(error))) return connected({ ...options, alpn: [] });
    throw failureOf(error, options);
  }
}

/**
 * Connections of one protocol version.
 * @typedef {object} Kind
 * @property {ConnectOptions} options of a cold one
 * @property {Connection} warm the first one, which is not measured
 * @property {Buffer | null} session to resume next
 * @property {Connection[]} cold
 * @property {Connection[]} resumed
 */

/**
 * @param {boolean} isSpoken whether the server has just spoken the version
 * @param {ConnectOptions} options of its connections
 * @returns {Promise<Kind | 'refused' | null>} `refused` if the server doesn't support it; null if that is not known
 * @throws {Failure} why there is no connection with a version that it speaks
 */
async function kindOf(isSpoken, options) {
  try {
    const warm = await connectOnce(options);
    // A server that doesn't answer HTTP is not asked again: each request would time out.
    return { options: { ...options, asks: warm.first !== null }, warm, session: warm.session, cold: [], resumed: [] };
  } catch (error) {
    const code = codeOf(error);
    if (REFUSES_ALPN.test(code) && options.alpn.length > 0) {
      // It may speak HTTP/2 alone, which is not asked for anything, or another protocol.
      const isOther = options.alpn === BOTH;
      return kindOf(isSpoken, { ...options, asks: isOther, alpn: isOther ? [] : BOTH });
    }
    if (isSpoken) throw failureOf(error, options);
    return REFUSES_VERSION.test(code) || isClosedUnanswered(error) ? 'refused' : null;
  }
}

/**
 * @param {unknown} error that ended a connection
 * @returns {boolean} whether the server closed it without an answer: one that has begun the handshake knows the version
 */
function isClosedUnanswered(error) {
  const { hasAnswered } = /** @type {{hasAnswered?: boolean}} */ (error);
  return codeOf(error) === 'ECONNRESET' && hasAnswered !== true;
}

/**
 * @param {Kind} kind of connections
 * @returns {number | null} session tickets of the first that was open for long enough to get them; null if none was
 */
function ticketsOf({ warm, cold }) {
  return [warm, ...cold].find(({ tickets }) => tickets !== null)?.tickets ?? null;
}

/**
 * @param {Kind} kind that gets another connection, and one that resumes if there is a session
 */
async function takeTurn(kind) {
  const { options } = kind;
  const cold = await connected({ ...options, session: null });
  kind.cold.push(cold);
  kind.session ??= cold.session;
  if (kind.session === null) return;
  const again = await connected({ ...options, session: kind.session });
  kind.resumed.push(again);
  // A ticket of TLS 1.3 is good for one connection (https://www.rfc-editor.org/rfc/rfc8446#appendix-C.4).
  kind.session = again.session ?? kind.session;
}

/**
 * @param {ConnectOptions} options how
 * @returns {Promise<Connection>} what it took
 * @throws {Failure} why there is no connection
 */
async function connected(options) {
  try {
    return await connectOnce(options);
  } catch (error) {
    throw failureOf(error, options);
  }
}

/**
 * @param {Pick<MeasureOptions, 'ca' | 'client'>} options what to trust, and the client's certificate
 * @param {SecureVersion[]} versions that may be spoken, newest first
 * @returns {tls.SecureContext} for all connections
 * @throws {Failure} `handshake-ca-invalid`, `handshake-client-invalid`
 */
function contextOf({ ca, client }, versions) {
  const trusted = trustedBy(ca);
  if (client !== null) checkPair(client);
  return tls.createSecureContext({ ...trusted, ...client, minVersion: versions.at(-1), maxVersion: versions[0] });
}

/**
 * @param {ClientCertificate} client certificate to show
 * @throws {Failure} `handshake-client-invalid`
 */
function checkPair({ cert, key }) {
  let reason = 'they do not belong together';
  try {
    tls.createSecureContext({ cert, key });
    // OpenSSL silently accepts a key of a different type next to the certificate.
    if (new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))) return;
  } catch (error) {
    reason = codeOf(error);
  }
  // Without the error: OpenSSL's message about a key may contain parts of it.
  throw new Failure('handshake-client-invalid', { reason });
}

/**
 * @param {Buffer | null} ca certificates to trust, null for Node's own
 * @returns {{ca?: Buffer}} the option that says so
 * @throws {Failure} `handshake-ca-invalid`
 */
function trustedBy(ca) {
  if (ca === null) return {};
  try {
    // OpenSSL silently ignores anything that isn't a certificate.
    new X509Certificate(ca);
    tls.createSecureContext({ ca });
    return { ca };
  } catch (error) {
    throw new Failure('handshake-ca-invalid', { reason: codeOf(error) }, error);
  }
}

/**
 * @param {Kind} kind measured
 * @returns {boolean | null} whether the server answered again on most of its connections; null if none tells
 */
function keepsConnections({ warm, cold, resumed }) {
  const known = [warm, ...cold, ...resumed].flatMap(({ keepsAlive }) => keepsAlive ?? []);
  return known.length === 0 ? null : 2 * known.filter(Boolean).length > known.length;
}

/**
 * @param {Kind} kind measured
 * @returns {HandshakeMeasurement[]} a row for cold connections, and one for those that offered a session
 */
function measurementsOf({ cold, resumed }) {
  return [row('cold', cold), ...(resumed.length === 0 ? [] : [row('resumed', resumed)])];
}

/**
 * @param {'cold' | 'resumed'} mode of the connections
 * @param {Connection[]} connections at least one
 * @returns {HandshakeMeasurement} their medians
 */
function row(mode, connections) {
  const [{ protocol, group, cipher }] = connections;
  const middle = (/** @type {(connection: Connection) => number} */ of) =>
    /** @type {number} */ (median(connections.map(of)));
  const answers = connections.flatMap(({ first }) => first ?? []);
  const again = connections.flatMap(({ second }) => second ?? []);
  return {
    protocol,
    mode,
    n: connections.length,
    resumed: connections.filter((connection) => connection.resumed).length,
    dnsMs: middle(({ dnsMs }) => dnsMs),
    tcpMs: middle(({ tcpMs }) => tcpMs),
    tlsMs: middle(({ tlsMs }) => tlsMs),
    firstByteMs: median(answers.map(({ firstByteMs }) => firstByteMs)),
    keptAliveMs: median(again.map(({ firstByteMs }) => firstByteMs)),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    requestCpuMs: median(
      connections.flatMap(({ first, cpuMs, cpuBeforeMs }) => (first === null ? [] : cpuBeforeMs + cpuMs + first.cpuMs)),
    ),
    keptAliveCpuMs: median(again.map(({ cpuMs }) => cpuMs)),
    bytesIn: Math.round(middle(({ bytesIn }) => bytesIn)),
    bytesOut: Math.round(middle(({ bytesOut }) => bytesOut)),
    group,
    cipher,
  };
}

/**
 * @param {number[]} values in any order
 * @returns {number | null} their median, null if there are none
 */
function median(values) {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return microseconds((sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2);
}

/**
 * @param {number} ms a time
 * @returns {number} the same in whole µs: more digits are noise
 */
function microseconds(ms) {
  return Math.round(ms * 1000) / 1000;
}

/**
 * @param {HandshakeMeasurement[]} measurements newest protocol first
 * @param {number} rate requests per second
 * @returns {HandshakeReport['projection']} processors that they take, with the newest protocol: each with all that a connection
 *   for it takes, as far as the server answers
 */
function projectionOf(measurements, rate) {
  const cold = /** @type {HandshakeMeasurement} */ (measurements.find(({ mode }) => mode === 'cold'));
  const resumed = measurements.find(({ mode, protocol }) => mode === 'resumed' && protocol === cold.protocol);
  const cores = (/** @type {number} */ ms) => microseconds((ms * rate) / 1000);
  return {
    rate,
    coldCores: cores(cold.requestCpuMs ?? cold.cpuMs),
    resumedCores:
      resumed === undefined || resumed.resumed < resumed.n ? null : cores(resumed.requestCpuMs ?? resumed.cpuMs),
    keptAliveCores: cold.keptAliveCpuMs === null ? null : cores(cold.keptAliveCpuMs),
  };
}
