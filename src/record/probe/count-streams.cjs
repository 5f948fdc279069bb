'use strict';

const { all } = require('./node-handles.cjs');
const orElse = require('./or-else.cjs');
const readerOf = require('./own-symbol.cjs');
const { watchAssignments, watchLookups } = require('./watch-property.cjs');
const { deleteProperty, getPrototypeOf } = Reflect;
const { hasOwn } = Object;
const { moduleLoadList, versions } = /** @type {any} */ (process);

/**
 * Counts the requests of HTTP/2, each of which is a stream that the client has opened. Streams that the server opens
 * have even numbers (https://www.rfc-editor.org/rfc/rfc9113#section-5.1.1): they are pushed, and nobody has asked for
 * them.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {(socket: unknown) => void} served called at each request that a server of this thread gets, with the socket
 *   that carries it
 * @param {(socket: unknown) => void} sent called at each request that this thread sends
 * @returns {() => boolean} whether all that there were have been seen
 */
module.exports = function countStreams(diagnostics, served, sent) {
  if (announcesStreams()) {
    const socketOf = sessionSockets();
    const unlessPushed = (/** @type {(socket: unknown) => void} */ count) => (/** @type {any} */ message) => {
      if (message?.stream?.id % 2 !== 0) count(socketOf(message.stream?.session));
    };
    diagnostics.subscribe('http2.server.stream.start', unlessPushed(served));
    diagnostics.subscribe('http2.client.stream.start', unlessPushed(sent));
    return () => true;
  }
  if (all === null) return () => !moduleLoadList.includes('NativeModule internal/http2/core');
  watchHandles(all, served, sent);
  return () => true;
};

/**
 * @returns {boolean} whether Node announces streams of both sides: since 22.17 and 24.3, of which we tell apart what we
 *   have tried
 */
function announcesStreams() {
  const [major, minor] = versions.node.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 10) || (major === 22 && minor >= 20);
}

/**
 * Sees streams where Node's HTTP/2 makes them: a server gives each stream's handle an `owner`, a client asks its
 * session's handle for a `request` (https://github.com/nodejs/node/blob/v20.x/lib/internal/http2/core.js).
 * @param {object} handles the prototype of all handles
 * @param {(socket: unknown) => void} served called at each request that a server gets
 * @param {(socket: unknown) => void} sent called at each request that is sent
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

/**
 * @returns {(session: any) => unknown} gives the socket that a session of HTTP/2 goes over, undefined if it has none
 */
function sessionSockets() {
  const socketOf = readerOf('socket');
  return (session) => orElse(undefined, () => session && socketOf(session));
}
