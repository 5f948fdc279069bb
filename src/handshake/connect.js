/** One connection to a server, and how long each stage of it took. */
import http from 'node:http';
import net from 'node:net';
import { lookup } from 'node:dns/promises';
import process from 'node:process';
import tls from 'node:tls';
import { setImmediate as immediate, setTimeout as delay } from 'node:timers/promises';
import { hostBeforePort } from '../model/tls.js';
import { CLOSED_AFTER, codeOf, isRefusal, mostTelling } from './failure-of.js';
import { watchCertificates } from './peer-certificates.js';
import { HTTPS_PORT } from './target.js';

/** @import { SecureContext, TLSSocket } from 'node:tls' */
/** @import { ChainLink } from '../model/handshake.js' */

/**
 * @typedef {object} ConnectOptions
 * @property {string} host name or address
 * @property {number} port
 * @property {string} path of the requests
 * @property {string} servername for SNI, which the certificate must also be for; `''` for an address
 * @property {boolean} verify whether the certificate must be valid
 * @property {boolean} isCertified whether there is a client certificate
 * @property {SecureContext} secureContext made in advance, so that its cost is not part of the handshake
 * @property {Buffer | null} session to resume
 * @property {boolean} asks whether to send HTTP requests
 * @property {number} timeoutMs for the connection and for each answer
 * @property {string[]} alpn application protocols that are offered
 * @property {string} userAgent of the requests
 */

/**
 * @typedef {object} Connection
 * @property {string} address
 * @property {number} dnsMs
 * @property {number} tcpMs
 * @property {number} tlsMs
 * @property {number} cpuMs of this process during the handshake
 * @property {number} cpuBeforeMs of this process before it: to look up the host, and to connect
 * @property {number} bytesIn until it was done
 * @property {number} bytesOut until it was done
 * @property {boolean} resumed
 * @property {string} protocol
 * @property {string} cipher
 * @property {string} group
 * @property {string} alpn
 * @property {number} stapledBytes of the proof that the certificate is not revoked; 0 if there was none
 * @property {ChainLink[]} chain certificates that the server sent, its own first; none on a resumed connection
 * @property {Answer | null} first null if it did not answer HTTP
 * @property {Answer | null} second null if there is none
 * @property {boolean | null} keepsAlive whether it answered on the same connection again; null if that was not found out
 * @property {Buffer | null} session the last one received
 * @property {number | null} tickets received; null if the connection was closed before any can have come
 */

/**
 * @typedef {{firstByteMs: number, cpuMs: number, isWhole: boolean, isError: boolean}} Answer `isWhole` if it was received to
 *   its end, `isError` if its status is one of an error
 */

/**
 * TLS 1.3 sends tickets after the handshake, many servers with the first answer. How long to wait for them, ms.
 */
const TICKET_WAIT = 300;
/** If an answer has more bytes than this, the connection gets no second request. */
const MOST_BODY = 4 * 1024 * 1024;

const UNASKED = { first: null, second: null, keepsAlive: null, hasLeft: false };

/**
 * Connects once, asks twice, and ends the connection.
 * @param {ConnectOptions} options how
 * @returns {Promise<Connection>} what it took
 * @throws {Error} of the system or of OpenSSL, with its `code`, including if the server rejects clients without a
 *   certificate, or this one's; `CLOSED_AFTER`; `ETIMEDOUT` after `timeoutMs`
 */
export async function connectOnce(options) {
  const cpuBefore = process.cpuUsage();
  const begun = performance.now();
  const addresses = await lookup(options.host, { all: true });
  const dnsMs = performance.now() - begun;
  const { raw, address, tcpMs } = await firstOf(
    addresses.map((one) => one.address),
    options,
  );
  let stapledBytes = 0;
  /** @type {Buffer[]} */
  const sessions = [];
  const cpuBeforeMs = cpuSince(cpuBefore);
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { secureContext, servername, session, host } = options;
  /** @type {tls.ConnectionOptions & {requestOCSP: boolean}} */
  const choices = {
    socket: raw,
    secureContext,
    servername,
    rejectUnauthorized: options.verify,
    ALPNProtocols: options.alpn,
    requestOCSP: true,
    ...(session === null ? {} : { session }),
    // The certificate is checked against the address if there is no name.
    ...(servername === '' ? { host } : {}),
  };
  const socket = tls.connect(choices);
  const readChain = watchCertificates(socket);
  socket.on('OCSPResponse', (response) => {
    stapledBytes = response?.length ?? 0;
  });
  socket.on('session', (session) => sessions.push(session));
  /** @type {unknown} */
  let refusal = null;
  // In TLS 1.3 a client has done its part before the server has checked its certificate.
  socket.on('error', (error) => {
    if (isRefusal(codeOf(error))) refusal = error;
  });
  try {
    await secured(socket, raw, options.timeoutMs);
    const handshake = {
      address,
      dnsMs,
      tcpMs,
      tlsMs: performance.now() - start,
      cpuMs: cpuSince(cpu),
      cpuBeforeMs,
      bytesIn: raw.bytesRead,
      ...factsOf(socket),
      chain: readChain(),
    };
    const hasTicket = mayHaveTicket(handshake.protocol, socket);
    // In TLS 1.3 a client is done before it has sent its Finished, and its certificate, which go out now.
    await immediate();
    const bytesOut = raw.bytesWritten;
    const { hasLeft, ...answers } = options.asks ? await askTwice(socket, options) : UNASKED;
    await ticketsFor(socket, sessions);
    const isClosed = !hasLeft && isClosedEarly(handshake.protocol, socket, sessions, answers.first);
    if (isClosed && isTurnedAway(options, raw.bytesRead - handshake.bytesIn)) refusal ??= new Error(CLOSED_AFTER);
    if (refusal !== null) throw refusal;
    return {
      ...handshake,
      bytesOut,
      stapledBytes,
      ...answers,
      session: sessions.at(-1) ?? null,
      tickets: isClosed ? null : hasTicket ? sessions.length : 0,
    };
  } finally {
    socket.destroy();
    raw.destroy();
  }
}

/**
 * @param {TLSSocket} socket whose handshake is done
 * @param {Buffer[]} sessions that were received over it; filled meanwhile
 */
async function ticketsFor(socket, sessions) {
  for (let waited = 0; sessions.length === 0 && waited < TICKET_WAIT && !socket.destroyed; waited += 20)
    await delay(20);
}

/**
 * @param {string} protocol of the connection
 * @param {TLSSocket} socket of it
 * @returns {boolean} whether a session of it has a ticket: earlier versions also have sessions that only the server remembers
 */
function mayHaveTicket(protocol, socket) {
  return protocol === 'TLSv1.3' || Boolean(socket.getTLSTicket());
}

/**
 * @param {string} protocol of the connection: earlier versions send tickets in the handshake
 * @param {TLSSocket} socket of it
 * @param {Buffer[]} sessions that were received over it
 * @param {Answer | null} answer over it, if any
 * @returns {boolean} whether it was closed before any session ticket came: by the server, or as its greeting was no answer to
 *   HTTP, after which tickets may come
 */
function isClosedEarly(protocol, socket, sessions, answer) {
  return protocol === 'TLSv1.3' && socket.destroyed && sessions.length === 0 && answer === null;
}

/**
 * A server that is done with a connection says so before it closes it (close_notify). Node's say nothing, and send no alert,
 * when they refuse a certificate.
 * @param {ConnectOptions} options how it was made, and whether anything was sent since its handshake
 * @param {number} bytes received since then
 * @returns {boolean} whether the server that has closed it has refused the certificate
 */
function isTurnedAway({ isCertified, asks }, bytes) {
  return isCertified && !asks && bytes === 0;
}

/**
 * @param {string[]} addresses of the host, the preferred one first
 * @param {ConnectOptions} options where and how
 * @returns {Promise<{raw: net.Socket, address: string, tcpMs: number}>} connected to the first that answers
 * @throws {Error} the one that tells most, if none does
 */
async function firstOf(addresses, { port, timeoutMs }) {
  /** @type {unknown[]} */
  const errors = [];
  for (const address of addresses) {
    const start = performance.now();
    // Otherwise resumed TLS waits 40 ms for a delayed acknowledgement (Nagle's algorithm).
    const raw = net.connect({ host: address, port, noDelay: true });
    try {
      await settled(raw, 'connect', timeoutMs);
      return { raw, address, tcpMs: performance.now() - start };
    } catch (error) {
      raw.destroy();
      errors.push(error);
    }
  }
  throw mostTelling(errors) ?? Object.assign(new Error('no address'), { code: 'ENOTFOUND' });
}

/**
 * @param {TLSSocket} socket that connects
 * @param {net.Socket} raw connection below
 * @param {number} timeoutMs how long it may take
 * @throws {Error} that of the connection; `hasAnswered` if the server had sent something in the handshake
 */
async function secured(socket, raw, timeoutMs) {
  try {
    await settled(socket, 'secureConnect', timeoutMs);
  } catch (error) {
    throw Object.assign(/** @type {Error} */ (error), { hasAnswered: raw.bytesRead > 0 });
  }
}

/**
 * @param {net.Socket} socket whose event is awaited
 * @param {string} event that is awaited
 * @param {number} timeoutMs how long it may take
 * @returns {Promise<void>} resolves when it comes
 * @throws {Error} of the socket; `ETIMEDOUT`; `ECONNRESET` if it was closed
 */
function settled(socket, event, timeoutMs) {
  return new Promise((resolve, reject) => {
    const failed = (/** @type {string} */ code) => reject(Object.assign(new Error(code), { code }));
    const timer = setTimeout(() => failed('ETIMEDOUT'), timeoutMs);
    socket.once(event, () => {
      clearTimeout(timer);
      resolve();
    });
    // This listener stays: a later error must not end the process.
    socket.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    socket.once('close', () => {
      clearTimeout(timer);
      failed('ECONNRESET');
    });
  });
}

/**
 * @param {TLSSocket} socket whose handshake is done
 * @returns {Pick<Connection, 'resumed' | 'protocol' | 'cipher' | 'group' | 'alpn'>} what was agreed on
 */
function factsOf(socket) {
  const resumed = socket.isSessionReused();
  const { standardName, name } = /** @type {{standardName?: string, name: string}} */ (socket.getCipher());
  const protocol = socket.getProtocol() ?? '';
  // Empty for hybrid groups on Node 22. If there was no key exchange, Node 24 and later return the session's.
  const key = /** @type {{name?: string, type?: string}} */ (socket.getEphemeralKeyInfo() ?? {});
  return {
    resumed,
    protocol,
    cipher: standardName ?? name,
    group: resumed && protocol !== 'TLSv1.3' ? '' : (key.name ?? key.type ?? ''),
    alpn: socket.alpnProtocol || '',
  };
}

/**
 * Asks for the path twice over one connection, as HTTP/1.1.
 * @param {TLSSocket} socket whose handshake is done
 * @param {ConnectOptions} options what to ask for
 * @returns {Promise<Pick<Connection, 'first' | 'second' | 'keepsAlive'> & {hasLeft: boolean}>} what came; `hasLeft` if
 *   that was nothing until we closed the connection
 */
async function askTwice(socket, options) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  let isTaken = false;
  // The existing connection, and no other.
  agent.createConnection = (_, made) => {
    if (isTaken) process.nextTick(/** @type {(error: Error) => void} */ (made), new Error('closed'));
    const first = isTaken ? undefined : socket;
    isTaken = true;
    return first;
  };
  const first = await ask(agent, options);
  if (first === null || first === 'late') return { ...UNASKED, hasLeft: first === 'late' };
  // A connection that has more to read, or that we have closed, takes no other request.
  const second = first.isWhole ? await ask(agent, options) : 'late';
  // Servers that keep connections close them after some errors, as after 400 for a missing certificate of the client.
  if (second === 'late' || (second === null && first.isError))
    return { first, second: null, keepsAlive: null, hasLeft: false };
  return { first, second, keepsAlive: second !== null, hasLeft: false };
}

/**
 * @param {http.Agent} agent that has one connection
 * @param {ConnectOptions} options what to ask for
 * @returns {Promise<Answer | 'late' | null>} `late` if none came in time; null if it wasn't HTTP, or no connection is left
 */
function ask(agent, { host, port, servername, path, timeoutMs, userAgent }) {
  const name = hostBeforePort(servername || host);
  return new Promise((resolve) => {
    const cpu = process.cpuUsage();
    let sent = performance.now();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      request.destroy();
    }, timeoutMs);
    const done = (/** @type {Answer | null} */ answer) => {
      clearTimeout(timer);
      resolve(isLate ? (answer ?? 'late') : answer);
    };
    const request = http.request(
      {
        agent,
        path,
        headers: { host: port === HTTPS_PORT ? name : `${name}:${port}`, 'user-agent': userAgent, accept: '*/*' },
      },
      (response) => {
        const firstByteMs = performance.now() - sent;
        let size = 0;
        response.on('data', (chunk) => {
          size += chunk.length;
          if (size > MOST_BODY) request.destroy();
        });
        const answered = () =>
          done({
            firstByteMs,
            cpuMs: cpuSince(cpu),
            isWhole: response.complete && size <= MOST_BODY,
            isError: (response.statusCode ?? 0) >= 400,
          });
        response.on('end', () => setImmediate(answered));
        // An answer that was cut off is an answer too.
        response.on('close', answered);
      },
    );
    request.on('error', () => done(null));
    request.on('socket', () => {
      sent = performance.now();
    });
    request.end();
  });
}

/**
 * @param {NodeJS.CpuUsage} start earlier reading
 * @returns {number} CPU time of this process since, ms
 */
function cpuSince(start) {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
