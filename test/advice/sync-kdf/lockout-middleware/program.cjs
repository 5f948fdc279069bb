'use strict';
// Whoever fails four times is locked out by middleware, which looks up what the handler counts through an event. While the
// handler holds the thread, twelve log-ins at once are counted one after another; if it waited, all twelve would be let in.
const crypto = require('node:crypto');
const { EventEmitter } = require('node:events');
const express = require('express');
const guessAtOnce = require('./guesses.cjs');

const salt = crypto.randomBytes(16);
const hash = crypto.scryptSync('right', salt, 32);

class Lockout {
  #fails = new Map();

  listen(events) {
    events.on('login-failed', (name) => this.#fails.set(name, (this.#fails.get(name) ?? 0) + 1));
  }

  isLocked(name) {
    return (this.#fails.get(name) ?? 0) >= 4;
  }
}

const lockout = new Lockout();
const events = new EventEmitter();
lockout.listen(events);

const app = express();
app.use('/login', (req, res, next) => (lockout.isLocked(req.query.name) ? res.sendStatus(429) : next()));
app.post('/login', (req, res) => {
  const key = crypto.scryptSync(req.query.password, salt, 32);
  if (crypto.timingSafeEqual(key, hash)) return res.sendStatus(200);
  events.emit('login-failed', req.query.name);
  return res.sendStatus(401);
});

const server = app.listen(0, '127.0.0.1', () => guessAtOnce(server));
