'use strict';
// A file that holds all users, read before the call and written after it: the second of two requests would write over the first's.
const crypto = require('crypto');
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'users-'));
const file = path.join(directory, 'db.json');
const load = () => JSON.parse(fs.readFileSync(file, 'utf8'));
const save = (db) => fs.writeFileSync(file, JSON.stringify(db));
save({ users: [] });

const server = http.createServer(async (req, res) => {
  const name = req.url.slice(1);
  const db = load();
  const salt = `salt of ${name}`;
  const hash = crypto.scryptSync(name, salt, 32);
  db.users.push({ name, hash: hash.toString('hex') });
  save(db);
  res.end();
});
server.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}/`;
  const add = (name) => fetch(url + name, { headers: { connection: 'close' } });
  for (let i = 0; i < 8; i++) await Promise.all([add(`a${i}`), add(`b${i}`)]);
  for (const { name, hash } of load().users.toSorted((one, other) => (one.name < other.name ? -1 : 1))) console.log(name, hash);
  fs.rmSync(directory, { recursive: true });
  server.close();
  server.closeAllConnections();
});
