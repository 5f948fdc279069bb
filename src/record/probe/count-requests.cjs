'use strict';

const countStreams = require('./count-streams.cjs');
const countUndici = require('./count-undici.cjs');
const newWeakMap = require('./weak-map.cjs');
const orElse = require('./or-else.cjs');

/** @import { Ledger } from './count-connections.cjs' */
/** @import { Bodies } from './watch-bodies.cjs' */
/** @import { Times } from './count-times.cjs' */

/** Lowest status of a client's error, and of a server's. */
const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;
/** In TLS 1.3 a client is connected, and has sent its request, before the server has refused the client's certificate. */
const REFUSES = /^ERR_SSL_\w*ALERT_/;
const { apply } = Reflect;
const { test } = RegExp.prototype;

/**
 * Counts the requests that servers of this thread begin to answer, and those that it sends to servers that it could
 * connect to, as Node itself announces them (https://nodejs.org/api/diagnostics_channel.html). Nobody pays for a channel that is silent, and no module is
 * loaded. What is called for each request calls as little as it can: the first thousand are not compiled yet.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {{requests: number, unanswered: number, serverErrors: number, clientErrors: number, clientRequests: number}} counts is added to
 * @param {{ledger: Omit<Ledger, 'done' | 'text'> | null | undefined, bodies: Bodies}} connections what learns who makes
 *   requests, and which connection carries them; the ledger once there is one
 * @param {object} calls none may throw
 * @param {() => void} calls.begin called before the first request is answered
 * @param {() => void} calls.note called after each request
 * @param {Times | null} calls.times called when servers begin to answer
 * @returns {() => boolean} whether all were seen
 */
module.exports = function countRequests(diagnostics, counts, connections, { begin, note, times }) {
  const carried = (/** @type {unknown} */ socket, /** @type {object | undefined} */ request) => {
    try {
      connections.ledger?.requested(socket, request);
    } catch {
      // Ours alone.
    }
  };
  const served = (/** @type {unknown} */ socket) => {
    counts.requests++;
    times?.request();
    carried(socket, undefined);
    note();
  };
  const sent = () => {
    counts.clientRequests++;
    note();
  };
  let isServing = false;
  diagnostics.subscribe('http.server.request.start', (/** @type {any} */ message) => {
    if (!isServing) {
      isServing = true;
      begin();
    }
    counts.unanswered++;
    served(message?.socket);
  });
  // HTTP/1 only; for HTTP/2, Node announces only the beginning of requests.
  diagnostics.subscribe('http.server.response.finish', (/** @type {any} */ message) => {
    const status = message?.response?.statusCode;
    counts.unanswered--;
    if (status >= SERVER_ERROR) counts.serverErrors++;
    else if (status >= CLIENT_ERROR) counts.clientErrors++;
    note();
  });
  // Since Node 22.12: the user's line is still on the stack here, unlike later, if an agent delays the request.
  diagnostics.subscribe('http.client.request.created', (/** @type {any} */ message) => {
    try {
      connections.ledger?.made(message.request);
    } catch {
      // Ours alone.
    }
  });
  // Node announces the beginning before the socket is connected, for a dead or untrusted server too.
  const connecting = newWeakMap();
  diagnostics.subscribe('http.client.request.start', (/** @type {any} */ message) => {
    sent();
    try {
      if (isConnecting(message.request.socket)) connecting.set(message.request, true);
    } catch {
      // Ours alone.
    }
  });
  diagnostics.subscribe('http.client.request.error', (/** @type {any} */ message) => {
    try {
      const { request, error } = message;
      if (!connecting.has(request) || !(isUnsent(request.socket) || apply(test, REFUSES, [error.code]))) return;
      connecting.delete(request);
      counts.clientRequests--;
      note();
    } catch {
      // Ours alone.
    }
  });
  diagnostics.subscribe('http.client.response.finish', (/** @type {any} */ message) => {
    try {
      connections.ledger?.answered(message.request);
    } catch {
      // Ours alone.
    }
    note();
  });
  const pooled = (/** @type {object} */ socket) => orElse(null, () => connections.ledger?.pooled(socket));
  const areAllOfUndiciSeen = countUndici(diagnostics, sent, carried, pooled, connections.bodies);
  const areAllStreamsSeen = countStreams(diagnostics, served, (socket) => {
    carried(socket, undefined);
    sent();
  });
  return () => areAllOfUndiciSeen() && areAllStreamsSeen();
};

/**
 * @param {any} socket that a request is to be sent over
 * @returns {boolean} whether it may never be: its connection, or TLS's, is not there yet
 */
function isConnecting(socket) {
  return socket.connecting === true || socket.secureConnecting === true;
}

/**
 * @param {any} socket over which a request has failed
 * @returns {boolean} whether it was never sent: nobody was connected, or a certificate was refused; Node then leaves
 *   `secureConnecting` as it was (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js, onConnectSecure)
 */
function isUnsent({ secureConnecting, _bytesDispatched: dispatched }) {
  return secureConnecting === true || dispatched === 0;
}
