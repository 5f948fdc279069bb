'use strict';
// Users log in while an administrator disables them and ends their sessions. While a log-in holds the thread, it has
// stored its session before that, or finds the user disabled after it; if it waited, its session would outlive the user.
const crypto = require('node:crypto');
const http = require('node:http');

const users = new Map();
const sessions = new Map();

function addUser(name, password) {
  const salt = crypto.randomBytes(16);
  users.set(name, { salt, hash: crypto.scryptSync(password, salt, 32), disabled: false });
}

function login(name, password) {
  const user = users.get(name);
  if (!user || user.disabled) return 403;
  const hash = crypto.scryptSync(password, user.salt, 32);
  if (!crypto.timingSafeEqual(hash, user.hash)) return 401;
  sessions.set(crypto.randomUUID(), name);
  return 200;
}

function disable(name) {
  users.get(name).disabled = true;
  for (const [token, owner] of sessions) if (owner === name) sessions.delete(token);
  return 204;
}

const server = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const name = searchParams.get('name');
  const status = pathname === '/disable' ? disable(name) : login(name, searchParams.get('password'));
  response.writeHead(status).end();
});

server.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  const ask = async (path) => (await fetch(`${url}${path}`, { method: 'POST' })).arrayBuffer();
  for (const name of ['ada', 'bob', 'eve']) {
    addUser(name, 'right');
    const logins = Array.from({ length: 8 }, () => ask(`/login?name=${name}&password=right`));
    await Promise.all([...logins, ask(`/disable?name=${name}`)]);
  }
  console.log(JSON.stringify({ sessionsOfDisabled: [...sessions.values()].filter((name) => users.get(name).disabled) }));
  server.close();
  server.closeAllConnections();
});
