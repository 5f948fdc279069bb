'use strict';
// Middleware that calls next() and does not wait: what still waits then is answered with 404.
const crypto = require('crypto');
const Koa = require('koa');

const app = new Koa();
app.use((context, next) => {
  context.set('x-seen', 'yes');
  next();
});
app.use((context) => {
  context.body = crypto.scryptSync(context.query.password, 'salt of ada', 32).toString('hex');
});

const server = app.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}/?password=`;
  for (let i = 0; i < 12; i++) {
    const answer = await fetch(url + i, { headers: { connection: 'close' } });
    console.log(answer.status, await answer.text());
  }
  server.close();
  server.closeAllConnections();
});
