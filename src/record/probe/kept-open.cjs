'use strict';

/*
 * Whose choice it is that a pool can't keep a connection: that of a request, which asks for it to be closed, or that of
 * the server, which closes it, at once or after a while, or allows so little time that the pool does.
 */
// eslint-disable-next-line n/no-unsupported-features/node-builtins -- it has been there since 8.1, and no hook is made
const { executionAsyncId } = require('async_hooks');
const readerOf = require('./own-symbol.cjs');

const { apply } = Reflect;
const { test } = RegExp.prototype;
const CLOSE = /^close$/i;
/** The error by which undici closes a connection of which either side has said so. */
const RESET = 'reset';
/** Those by which it closes one that the other side has closed. */
const CLOSED = 'other side closed';
const BROKEN = 'ECONNRESET';
/** By lower-case name, each with its name and value; null where they were given as an array. */
const headersOf = readerOf('kOutHeaders');

/**
 * @param {any} sent request of `http` or `https`
 * @returns {boolean} whether it asks for its connection to be closed after the answer; HEAD does if the answer has no length
 */
function asksToClose(sent) {
  if (sent.method === 'HEAD') return true;
  const value = headersOf(sent)?.connection?.[1];
  return typeof value === 'string' && apply(test, CLOSE, [value]);
}

/**
 * @param {any} socket that is closed
 * @param {boolean} isPooled by a dispatcher of undici's that keeps connections
 * @param {number} mostOpen connections to the same peer that were ever open at once
 * @returns {boolean} whether a pool that keeps connections closed it after an answer. With undici either side asked for
 *   that; with an agent, which announces `connection: close` before, the server's time to keep it was too short
 */
function isGivenUp(socket, isPooled, mostOpen) {
  if (isPooled) return socket.errored?.message === RESET;
  const { agent, res, shouldKeepAlive } = socket._httpMessage ?? {};
  // The agent got it back from its request, which has the whole answer, and had room for it
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
 * @param {any} socket that is being closed
 * @param {any} handle Node's of it
 * @param {boolean | null} isIdle whether its dispatcher of undici has no request on it; null if it has no dispatcher
 * @returns {boolean} whether the other side closed it while a pool kept it and no request was on it
 */
function isLeft(socket, handle, isIdle) {
  const { errored } = socket;
  if (isIdle !== null) return isIdle && (errored?.message === CLOSED || errored?.code === BROKEN);
  // An agent takes the request off a connection that it keeps.
  if (socket._httpMessage !== null) return false;
  // Since 22 it closes one on which anything arrives, and that is what runs now
  // (https://github.com/nodejs/node/blob/v24.x/lib/_http_agent.js, freeSocketOnReadGuard).
  return socket.readableEnded === true || errored?.code === BROKEN || executionAsyncId() === handle.getAsyncId();
}

module.exports = { asksToClose, isGivenUp, isLeft };
