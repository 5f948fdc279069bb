'use strict';

const diagnostics = require('diagnostics_channel');
const { listenerCount } = require('events').prototype;
const ownScript = require('./own-script.cjs');
const writeWhole = require('./write-whole.cjs');

/** @import { Server } from 'net' */
/** @import { SavedPort } from '../port.js' */

const { pid, hrtime } = process;
const { apply } = Reflect;
const toNumber = Number;

/** A program that listens more often than this has no single port worth driving. */
const MOST_TIMES = 50;

/**
 * Saves each port on which a TCP server listens, and what it serves, as `port-<pid>-<port>.json`; the latest server
 * counts, since a program may first have checked whether the port is free. The subscription stays: removing it while
 * the channel publishes would make Node skip the program's own subscriber after it.
 * @param {string} directory where our logs go, with a separator at its end
 */
module.exports = function tellPort(directory) {
  let times = 0;
  let firstMs = -1;
  diagnostics.subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    if (times >= MOST_TIMES) return;
    try {
      const sinceMs = toNumber(hrtime.bigint()) / 1e6;
      if (firstMs === -1) firstMs = sinceMs;
      const { server } = /** @type {{server: Server}} */ (message);
      const where = server.address();
      // A string is the path of a Unix socket, null means a server that is already closed.
      if (where === null || typeof where !== 'object') return;
      times++;
      const { port, address } = where;
      /** @type {SavedPort} */
      const saved = {
        port,
        address,
        script: ownScript(),
        serves: protocolOf(server),
        upgrades: listens(server, 'upgrade'),
        sinceMs,
        firstMs,
      };
      writeWhole(`${directory}port-${pid}-${port}.json`, saved);
    } catch {
      // Not the program's problem: it may have lost the right to write, or the disk may be full.
    }
  });
};

/**
 * @param {Server} server
 * @returns {SavedPort['serves']} its protocol: HTTP/1 servers have a time limit for headers
 */
function protocolOf(server) {
  if (!('headersTimeout' in server)) return 'other';
  return listens(server, 'secureConnection') ? 'https' : 'http';
}

/**
 * @param {Server} server
 * @param {string} event of it
 * @returns {boolean} whether anybody listens to it
 */
function listens(server, event) {
  return apply(listenerCount, server, [event]) > 0;
}
