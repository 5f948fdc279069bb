'use strict';

const diagnostics = require('diagnostics_channel');
const writeWhole = require('./write-whole.cjs');

/** @import { Server } from 'net' */

const { pid } = process;

/**
 * Notes the port of the first TCP server that listens, as `port-<pid>.json`. The subscription stays:
 * removing it while the channel publishes would make Node skip the program's own subscriber behind it.
 * @param {string} directory where our logs go, with a separator at its end
 */
module.exports = function tellPort(directory) {
  let isNoted = false;
  diagnostics.subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    if (isNoted) return;
    try {
      const address = /** @type {{server: Server}} */ (message).server.address();
      // A string is the path of a unix socket, null a server that is closed already.
      if (address === null || typeof address !== 'object') return;
      isNoted = true;
      writeWhole(`${directory}port-${pid}.json`, { port: address.port, address: address.address });
    } catch {
      // Ours alone: the program may have lost the right or the room to write.
    }
  });
};
