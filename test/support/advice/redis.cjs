'use strict';
// As much of a Redis server as a client needs that asks for one value, over TLS: `redis({ cert, key })`.
const tls = require('node:tls');

/** @type {Record<string, string>} */
const ANSWERS = { info: '$15\r\nredis_version:7\r\n', get: '$5\r\nvalue\r\n' };

/**
 * @param {{cert: string, key: string}} options of the server, in PEM
 * @returns {import('node:tls').Server} not listening yet
 */
module.exports = (options) =>
  tls.createServer(options, (socket) => {
    let text = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      text += data;
      for (let command = first(text); command !== null; command = first(text)) {
        text = text.slice(command.length);
        socket.write(ANSWERS[command.name] ?? '+OK\r\n');
        if (command.name === 'quit') socket.end();
      }
    });
  });

/**
 * @param {string} text that has come: commands are `*<words>`, and of each word `$<bytes>` and the word
 * @returns {{name: string, length: number} | null} the first command, null if it is not whole yet
 */
function first(text) {
  const [head, count] = /^\*(\d+)\r\n/.exec(text) ?? [];
  if (head === undefined) return null;
  const words = [];
  let at = head.length;
  for (let index = 0; index < Number(count); index++) {
    const [size, bytes] = /^\$(\d+)\r\n/.exec(text.slice(at)) ?? [];
    if (size === undefined || text.length < at + size.length + Number(bytes) + 2) return null;
    words.push(text.slice(at + size.length, at + size.length + Number(bytes)));
    at += size.length + Number(bytes) + 2;
  }
  return { name: words[0].toLowerCase(), length: at };
}
