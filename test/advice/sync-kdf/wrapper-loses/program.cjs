'use strict';
// The wrapper only calls the handler: were that async, a request without a password would end the process.
const crypto = require('crypto');
const express = require('express');
const { asyncRoute } = require('./async-route.cjs');

const salt = 'salt of ada';
const hash = crypto.scryptSync('right', salt, 32);
const app = express();
app.use(express.json());
app.post(
  '/login',
  asyncRoute((req, res) => {
    const key = crypto.scryptSync(req.body.password, salt, 32);
    res.sendStatus(crypto.timingSafeEqual(key, hash) ? 200 : 401);
  }),
);
app.use((error, req, res, next) => (res.headersSent ? next(error) : res.sendStatus(500)));

const server = app.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}/login`;
  const answers = [];
  for (const body of Array.from({ length: 4 }, () => [{ password: 'right' }, { password: 'wrong' }, {}]).flat()) {
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    answers.push(answer.status);
    await answer.arrayBuffer();
  }
  console.log(JSON.stringify(answers));
  server.close();
  server.closeAllConnections();
});
