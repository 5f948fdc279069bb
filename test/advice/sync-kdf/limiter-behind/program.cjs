'use strict';
// The limiter is behind functions of the program, in another file: it answers in the turn in which it is asked. While the handler holds the
// thread, four of twelve guesses at once are tried; if it waited, all of them would be.
const crypto = require('node:crypto');
const http = require('node:http');
const guard = require('./guard.cjs');
const guessAtOnce = require('./guesses.cjs');

const salt = crypto.randomBytes(16);
const hash = crypto.scryptSync('right', salt, 32);

const server = http.createServer(async (request, response) => {
  const { searchParams } = new URL(request.url, 'http://localhost');
  const name = searchParams.get('name');
  if (await guard.isLockedOut(name)) {
    response.statusCode = 429;
    return response.end();
  }
  const key = crypto.scryptSync(searchParams.get('password'), salt, 32);
  const isRight = crypto.timingSafeEqual(key, hash);
  if (!isRight) await guard.noteFailure(name);
  response.statusCode = isRight ? 200 : 401;
  response.end();
});

server.listen(0, '127.0.0.1', () => guessAtOnce(server));
