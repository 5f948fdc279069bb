'use strict';
const { RateLimiterMemory } = require('rate-limiter-flexible');

const POINTS = 4;
const store = new RateLimiterMemory({ points: POINTS, duration: 60 });

exports.isLockedOut = async (name) => (await store.get(name))?.consumedPoints >= POINTS;

exports.noteFailure = async (name) => {
  try {
    await store.consume(name);
  } catch {
    // No points are left.
  }
};
