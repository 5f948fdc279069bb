'use strict';
// The limiter keeps its counts in memory, and answers in the turn in which it is asked, though with promises. While the handler holds the
// thread, four of twelve guesses at once are tried; if it waited, all of them would be.
const crypto = require('node:crypto');
const http = require('node:http');
const guessAtOnce = require('./guesses.cjs');
const { RateLimiterMemory } = require('rate-limiter-flexible');

const POINTS = 4;
const limiter = new RateLimiterMemory({ points: POINTS, duration: 60 });
const salt = crypto.randomBytes(16);
const hash = crypto.scryptSync('right', salt, 32);

const server = http.createServer(async (request, response) => {
  const { searchParams } = new URL(request.url, 'http://localhost');
  const state = await limiter.get(searchParams.get('name'));
  if (state !== null && state.consumedPoints >= POINTS) {
    response.statusCode = 429;
    return response.end();
  }
  const key = crypto.scryptSync(searchParams.get('password'), salt, 32);
  const isRight = crypto.timingSafeEqual(key, hash);
  if (!isRight) await limiter.consume(searchParams.get('name')).catch(() => {});
  response.statusCode = isRight ? 200 : 401;
  response.end();
});

server.listen(0, '127.0.0.1', () => guessAtOnce(server));
