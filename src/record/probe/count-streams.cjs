'use strict';

const { all } = require('./node-handles.cjs');
const orElse = require('./or-else.cjs');
const readerOf = require('./own-symbol.cjs');
const { watchAssignments, watchLookups } = require('./watch-property.cjs');
const { apply, deleteProperty, getPrototypeOf } = Reflect;
const { includes } = Array.prototype;
const { hasOwn } = Object;
const { moduleLoadList, versions } = /** @type {any} */ (process);

/**
 * Counts HTTP/2 requests, each of which is a stream opened by the client. Streams opened by the server have even
 * numbers (https://www.rfc-editor.org/rfc/rfc9113#section-5.1.1): they are pushed, not requested.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {(socket: unknown) => void} served called for each request that a server of this thread receives, with the
 *   socket that carries it
 * @param {(socket: unknown) => void} sent called for each request that this thread sends
 * @returns {() => boolean} whether all were seen
 */
module.exports = function countStreams(diagnostics, served, sent) {
  if (announcesStreams()) {
    const socketOf = sessionSockets();
    const unlessPushed = (/** @type {(socket: unknown) => void} */ count) => (/** @type {any} */ message) => {
      try {
        if (message.stream.id % 2 === 1) count(socketOf(message.stream.session));
      } catch {
        // Ours alone: anybody may publish anything.
      }
    };
    diagnostics.subscribe('http2.server.stream.start', unlessPushed(served));
    diagnostics.subscribe('http2.client.stream.start', unlessPushed(sent));
    return () => true;
  }
  if (all === null) return () => !apply(includes, moduleLoadList, ['NativeModule internal/http2/core']);
  watchHandles(all, served, sent);
  return () => true;
};

/** @returns {boolean} whether Node announces streams on both sides: since 22.17 and 24.3, as far as we have tried */
function announcesStreams() {
  const [major, minor] = versions.node.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 10) || (major === 22 && minor >= 20);
}

/**
 * Sees streams when Node's HTTP/2 makes them: a server gives each stream's handle an `owner`, a client looks up
 * `request` on its session's handle (https://github.com/nodejs/node/blob/v20.x/lib/internal/http2/core.js).
 * @param {object} handles the prototype of all handles
 * @param {(socket: unknown) => void} served called for each request that a server receives
 * @param {(socket: unknown) => void} sent called for each request sent
 */
function watchHandles(handles, served, sent) {
  const socketOf = sessionSockets();
  const ownerOf = readerOf('owner_symbol');
  watchAssignments(handles, 'owner', (stream) => {
    // Handles of other kinds have no number, and no owner of this name.
    if (stream.id() % 2 !== 0) served(socketOf(stream.owner.session));
  });
  watchAssignments(handles, 'ongracefulclosecomplete', (session) => {
    const sessions = /** @type {object} */ (getPrototypeOf(session));
    if (!hasOwn(sessions, 'request')) return;
    deleteProperty(handles, 'ongracefulclosecomplete');
    watchLookups(sessions, 'request', (self) => self !== sessions && sent(socketOf(ownerOf(self))));
  });
}

/** @returns {(session: any) => unknown} returns the socket of an HTTP/2 session, undefined if it has none */
function sessionSockets() {
  const socketOf = readerOf('socket');
  return (session) => orElse(undefined, () => session && socketOf(session));
}
