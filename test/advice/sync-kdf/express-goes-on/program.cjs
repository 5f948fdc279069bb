'use strict';
// Middleware that answers after next() if nobody has: a handler that waits has not answered by then.
const crypto = require('crypto');
const express = require('express');

const app = express();
app.use((req, res, next) => {
  next();
  if (!res.headersSent) res.sendStatus(404);
});
app.get('/key', (req, res) => {
  const { password } = req.query;
  const salt = `salt of ${password}`;
  const key = crypto.scryptSync(password, salt, 32);
  res.send(key.toString('hex'));
});

const server = app.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}/key?password=`;
  for (let i = 0; i < 12; i++) {
    const answer = await fetch(url + i, { headers: { connection: 'close' } });
    console.log(answer.status, await answer.text());
  }
  server.close();
  server.closeAllConnections();
});
