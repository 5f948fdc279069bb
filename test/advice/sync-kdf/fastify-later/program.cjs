'use strict';
// A handler that answers from a callback: async, it would be answered for with nothing.
const crypto = require('crypto');
const fastify = require('fastify')();

const find = (key, done) => setImmediate(done, null, { key });
fastify.post('/found', (request, reply) => {
  const key = crypto.scryptSync(request.body.password, 'salt of ada', 32).toString('hex');
  find(key, (error, row) => reply.send(row));
});

async function load() {
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${fastify.server.address().port}/found`;
  const headers = { 'content-type': 'application/json', connection: 'close' };
  for (let i = 0; i < 12; i++) {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ password: `password ${i}` }) });
    console.log(answer.status, await answer.text());
  }
  await fastify.close();
}

load();
