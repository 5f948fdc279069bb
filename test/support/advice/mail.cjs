'use strict';
// As much of a mail server as a client needs that sends one mail, over TLS from the start: `mail({ cert, key })`.
const tls = require('node:tls');

/**
 * @param {{cert: string, key: string}} options of the server, in PEM
 * @returns {import('node:tls').Server} not listening yet
 */
module.exports = (options) =>
  tls.createServer(options, (socket) => {
    let isMessage = false;
    let text = '';
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      const lines = (text + data).split('\r\n');
      text = lines.pop() ?? '';
      for (const line of lines) {
        const word = line.slice(0, 4).toUpperCase();
        if (isMessage) {
          isMessage = line !== '.';
          if (!isMessage) socket.write('250 queued\r\n');
        } else if (word === 'DATA') {
          isMessage = true;
          socket.write('354 go ahead\r\n');
        } else if (word === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
