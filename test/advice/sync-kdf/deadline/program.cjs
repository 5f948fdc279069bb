'use strict';
// A timer gives up after a while. While the handler holds the thread, it can't; if the handler waits, it does.
const http = require('node:http');
const { pbkdf2Sync } = require('node:crypto');

const server = http.createServer((req, res) => {
  const timer = setTimeout(() => res.writeHead(503).end('late'), 10);
  res.on('finish', () => clearTimeout(timer));
  const key = pbkdf2Sync(req.url, req.method, 100_000, 32, 'sha512');
  if (!res.writableEnded) res.end(key.toString('hex').slice(0, 8));
});

server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address();
  const get = async (turn) => {
    const response = await fetch(`http://127.0.0.1:${port}/${turn}`);
    return `${response.status} ${await response.text()}`;
  };
  console.log((await Promise.all(Array.from({ length: 10 }, (_, turn) => get(turn)))).join('\n'));
  server.close();
  server.closeAllConnections();
});
