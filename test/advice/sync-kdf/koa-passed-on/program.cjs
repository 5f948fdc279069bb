'use strict';
// A route's first function finds out who it is and leaves that for its last, while others log in at the same time.
const crypto = require('crypto');
const Koa = require('koa');
const Router = require('@koa/router');

const app = new Koa();
app.silent = true;
const router = new Router();
const users = new Map(
  ['ada', 'bob'].map((name) => [name, { name, salt: name, hash: crypto.scryptSync(`${name}'s`, name, 64).toString('hex') }]),
);

app.use(async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    ctx.status = error.status || 500;
    ctx.body = { error: error.message };
  }
});

router.get(
  '/login/:name/:password',
  async (ctx, next) => {
    const user = users.get(ctx.params.name);
    ctx.assert(user, 404, 'unknown');
    const hash = crypto.scryptSync(ctx.params.password, user.salt, 64);
    if (!crypto.timingSafeEqual(hash, Buffer.from(user.hash, 'hex'))) {
      ctx.status = 401;
      ctx.body = { error: 'wrong' };
      return;
    }
    ctx.state.user = user;
    await next();
  },
  async (ctx) => {
    ctx.body = { welcome: ctx.state.user.name };
  },
);
app.use(router.routes());

const server = app.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}/login/`;
  for (let i = 0; i < 3; i++) {
    const asked = ["ada/ada's", "bob/bob's", "ada/bob's", 'eve/x', "bob/bob's"];
    const answers = await Promise.all(
      asked.map(async (path) => {
        const answer = await fetch(url + path, { headers: { connection: 'close' } });
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    console.log(answers.join(' | '));
  }
  server.close();
  server.closeAllConnections();
});
