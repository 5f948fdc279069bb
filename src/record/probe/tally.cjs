'use strict';

/** @import { Tally } from '../../model/tls.js' */

const { create, keys } = Object;
const { log, pow, round } = Math;

/** Most names in a tally, besides one for all others. */
const MOST_NAMES = 64;
const OTHERS = '(others)';
/** Some names come from the network: those that are not plain words are left out. */
const PLAIN = /^[\w./-]{1,64}$/;
const NOT_PLAIN = 'other';
const { test } = RegExp.prototype;
const { apply } = Reflect;

/** Times in ms are counted in steps of 4 %, so that medians are accurate within 2 %. */
const STEP = 1.04;
const FIRST_STEP_MS = 0.01;

/** @returns {Tally} empty; without a prototype, so that any name can be counted */
function newTally() {
  return create(null);
}

/**
 * @param {Tally} tally by plain name
 * @param {unknown} name anything but a name is not counted
 * @param {number} [count] how many times it represents
 */
function increment(tally, name, count = 1) {
  if (typeof name !== 'string' || name === '') return;
  addName(tally, tally[name] !== undefined || apply(test, PLAIN, [name]) ? name : NOT_PLAIN, count);
}

/**
 * @param {Tally} tally by name
 * @param {string} name of any kind
 * @param {number} [count] how many times it represents
 */
function addName(tally, name, count = 1) {
  const key = tally[name] === undefined && isFull(tally) ? NOT_PLAIN : name;
  tally[key] = (tally[key] ?? 0) + count;
}

/**
 * @param {Tally} tally of sizes
 * @param {number} bytes to count; rounded to hundreds once there are too many different sizes
 */
function addSize(tally, bytes) {
  if (!(bytes >= 0 && bytes < 1e12)) return;
  const key = tally[bytes] === undefined && isFull(tally) ? round(bytes / 100) * 100 : bytes;
  if (tally[key] !== undefined || !isFull(tally)) tally[key] = (tally[key] ?? 0) + 1;
}

/**
 * @param {Tally} tally of times, by step
 * @param {number} ms to count; anything but a time is not counted
 * @param {number} [count] how many times it represents
 */
function addTime(tally, ms, count = 1) {
  if (!(ms >= 0 && ms < 1e12)) return;
  const step = ms <= FIRST_STEP_MS ? 0 : round(log(ms / FIRST_STEP_MS) / log(STEP));
  tally[step] = (tally[step] ?? 0) + count;
}

/**
 * @param {number} step of a time
 * @returns {number} ms that it represents
 */
function timeOf(step) {
  return FIRST_STEP_MS * pow(STEP, step);
}

/**
 * @param {Tally} tally by name
 * @returns {boolean} whether there is no room for another name
 */
function isFull(tally) {
  return keys(tally).length >= MOST_NAMES;
}

module.exports = { OTHERS, addName, addSize, addTime, increment, newTally, timeOf };
