// A session key per request of a server, in ESM, called by the name that was imported.
import { createServer, get } from 'node:http';
import { scryptSync as derive, timingSafeEqual } from 'node:crypto';

const salt = Buffer.from('salt');
const stored = derive('right', salt, 32);

const server = createServer((req, res) => {
  const key = derive(decodeURIComponent(req.url.slice(1)), salt, 32);
  res.end(`${timingSafeEqual(key, stored)} ${key.toString('base64')}\n`);
});

function ask(left) {
  if (left === 0) return server.close();
  return get({ port: server.address().port, path: left % 2 ? '/right' : '/wrong', agent: false }, (res) => {
    res.on('data', (chunk) => process.stdout.write(chunk)).on('end', () => ask(left - 1));
  });
}

server.listen(0, () => ask(8));
