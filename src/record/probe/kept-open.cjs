'use strict';

/*
 * Who decided that a pool can't keep a connection: a request that asks for it to be closed, or the server, which closes
 * it, at once or after a while, or allows so little time that the pool closes it.
 */
// eslint-disable-next-line n/no-unsupported-features/node-builtins -- it has existed since 8.1, and no hook is created
const { executionAsyncId } = require('async_hooks');
const readerOf = require('./own-symbol.cjs');

const { apply } = Reflect;
const { test } = RegExp.prototype;
const CLOSE = /^close$/i;
/** Error with which undici closes a connection when either side asked for that. */
const RESET = 'reset';
/** Error with which it closes a connection that the other side has closed. */
const CLOSED = 'other side closed';
const BROKEN = 'ECONNRESET';
/** Headers by lower-case name, each with its name and value; null if they were given as an array. */
const headersOf = readerOf('kOutHeaders');

/**
 * @param {any} sent request of `http` or `https`
 * @returns {boolean} whether it asks for its connection to be closed after the response; HEAD implies that if the
 *   response has no length
 */
function asksToClose(sent) {
  if (sent.method === 'HEAD') return true;
  const value = headersOf(sent)?.connection?.[1];
  return typeof value === 'string' && apply(test, CLOSE, [value]);
}

/**
 * @param {any} socket that was closed
 * @param {boolean} isPooled by an undici dispatcher that keeps connections
 * @param {number} mostOpen most connections to the same peer that were open at the same time
 * @returns {boolean} whether a pool that keeps connections closed it after a response. With undici either side asked
 *   for that; with an agent, which sends `connection: close` beforehand, the server's keep-alive time was too short
 */
function isGivenUp(socket, isPooled, mostOpen) {
  if (isPooled) return socket.errored?.message === RESET;
  const { agent, res, shouldKeepAlive } = socket._httpMessage ?? {};
  // The agent got it back after a complete response, and had room for it
  // (https://github.com/nodejs/node/blob/v24.x/lib/_http_agent.js, keepSocketAlive).
  return (
    agent?.keepAlive === true &&
    shouldKeepAlive === true &&
    res?.complete === true &&
    res.socket === null &&
    agent.maxFreeSockets >= mostOpen
  );
}

/**
 * @param {any} socket being closed
 * @param {any} handle Node's handle of it
 * @param {boolean | null} isIdle whether its undici dispatcher has no request on it; null if it has no dispatcher
 * @returns {boolean} whether the other side closed it while a pool kept it and no request was on it
 */
function isLeft(socket, handle, isIdle) {
  const { errored } = socket;
  if (isIdle !== null) return isIdle && (errored?.message === CLOSED || errored?.code === BROKEN);
  // An agent removes the request from a connection that it keeps.
  if (socket._httpMessage !== null) return false;
  // Since Node 22 it closes an idle connection on which anything arrives, and that is what runs now
  // (https://github.com/nodejs/node/blob/v24.x/lib/_http_agent.js, freeSocketOnReadGuard).
  return socket.readableEnded === true || errored?.code === BROKEN || executionAsyncId() === handle.getAsyncId();
}

module.exports = { asksToClose, isGivenUp, isLeft };
