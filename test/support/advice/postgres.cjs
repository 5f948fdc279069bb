'use strict';
// As much of PostgreSQL's protocol as a driver needs to connect and to send an empty query
// (https://www.postgresql.org/docs/15/protocol-message-formats.html).
const net = require('net');
const tls = require('tls');

/** @import { Server } from 'net' */

const AUTHENTICATION_OK = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const EMPTY_QUERY = Buffer.from([0x49, 0, 0, 0, 4]);

/**
 * A server that takes one group, as PostgreSQL up to 17 does.
 * @param {{cert: string, key: string}} pair in PEM
 * @param {string} ecdhCurve the group
 * @returns {Server} not listening yet
 */
module.exports = (pair, ecdhCurve) => {
  const secureContext = tls.createSecureContext({ ...pair, ecdhCurve });
  return net.createServer((raw) => {
    raw
      .once('data', () => {
        raw.write('S');
        const socket = new tls.TLSSocket(raw, { isServer: true, secureContext });
        let isStarted = false;
        socket
          .on('error', () => {})
          .on('data', (message) => {
            if (!isStarted) socket.write(Buffer.concat([AUTHENTICATION_OK, READY]));
            else if (message[0] === 0x51) socket.write(Buffer.concat([EMPTY_QUERY, READY]));
            else socket.end();
            isStarted = true;
          });
      })
      .on('error', () => {});
  });
};
