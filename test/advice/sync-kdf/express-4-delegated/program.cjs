'use strict';
// The handler only passes the request on: the one without a password makes the controller throw, and is answered with 500.
const express = require('express');
const controller = require('./controller.cjs');

const app = express();
app.use(express.json());
app.post('/login', (req, res) => controller.login(req, res));
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
