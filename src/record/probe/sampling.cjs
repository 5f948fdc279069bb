'use strict';

const chance = require('./chance.cjs');

const { floor } = Math;

/**
 * The first things are all looked at: a stack costs 20 µs then, and a handshake a millisecond. Of the next as many, one
 * of two is, then one of three, and so on, so that a line with a fifth of them is known to within 15 % (95 %).
 */
const ALL_OF = 384;

/**
 * Which of many things of one kind to look at. They are divided into blocks, and one of each is chosen at random:
 * programs take turns between lines, and if every n-th were chosen, it could always be the same line's.
 * @typedef {object} Sampling
 * @property {number} count of things so far
 * @property {number} next number of the next one to look at, from 1
 * @property {number} end number of the last one in its block
 * @property {number} length of that block
 */

/** @returns {Sampling} nothing yet */
function newSampling() {
  return { count: 0, next: 1, end: 1, length: 1 };
}

/**
 * @param {Sampling} sampling of things
 * @returns {boolean} whether to look at the next one
 */
function isNextDue({ count, next }) {
  return count + 1 === next;
}

/**
 * @param {Sampling} sampling to which one more is added
 * @returns {number} how many it stands for if it is to be looked at, else 0
 */
function addNext(sampling) {
  if (++sampling.count !== sampling.next) return 0;
  const { end, length } = sampling;
  sampling.length = 1 + floor(end / ALL_OF);
  sampling.next = end + 1 + floor(chance() * sampling.length);
  sampling.end = end + sampling.length;
  return length;
}

module.exports = { ALL_OF, addNext, isNextDue, newSampling };
