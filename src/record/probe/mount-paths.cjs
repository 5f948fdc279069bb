'use strict';

/*
 * The paths that a layer of Express' routers was given, as far as they are known to match what they look like: with a parameter only
 * where that is all between two slashes. Of what parameters stand for nothing is read.
 */
const orElse = require('./or-else.cjs');
const ownValue = require('./own-value.cjs');

const { apply, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const { isArray } = Array;
const { charCodeAt, includes, indexOf, slice, startsWith } = String.prototype;
const sourceOf = /** @type {() => string} */ (
  /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(RegExp.prototype, 'source')).get
);

/** Stands for a parameter, whatever it is called. */
const PARAMETER = '/:';
/** What begins a parameter or an optional part, and what escapes. */
const SPECIAL = [':', '*', '{', '}', '(', ')', '[', ']', '?', '+', '!', '\\', '"', '^', '$', '|'];

/**
 * Later layers keep the path that they were given, or a list (https://github.com/pillarjs/router/blob/v2.3.0/lib/layer.js), the
 * first ones a regular expression (https://github.com/pillarjs/path-to-regexp/blob/v0.1.13/index.js), and those between only what they have
 * matched: an object without a prototype has the parameters of a path, and another one the groups of an expression that a program
 * gave (https://github.com/pillarjs/router/blob/v2.2.0/lib/layer.js), which may match anything.
 * @param {object} layer that has matched
 * @returns {(string | null)[]} its paths; null for one that may match other texts
 */
module.exports = function mountPaths(layer) {
  const given = ownValue(layer, 'rawPath');
  if (given !== undefined) return listed(given);
  const pattern = ownValue(layer, 'regexp');
  if (pattern !== undefined) {
    // It may be of another realm, as in jest.
    const source = orElse(null, () => apply(sourceOf, pattern, []));
    return source === null ? [null] : alternatives(source);
  }
  const names = ownValue(layer, 'keys');
  const isPlain = isArray(names) && names.length === 0 && hasNoPrototype(ownValue(layer, 'params'));
  return [isPlain ? textOrNull(ownValue(layer, 'path')) : null];
};

/** @param {unknown} value any @returns {boolean} whether it is an object with nothing inherited */
function hasNoPrototype(value) {
  return typeof value === 'object' && value !== null && getPrototypeOf(value) === null;
}

/** @param {unknown} path any @returns {string | null} the same, if it is a text */
function textOrNull(path) {
  return typeof path === 'string' ? path : null;
}

/**
 * @param {unknown} given a path, or a list
 * @returns {(string | null)[]} each as it is known
 */
function listed(given) {
  if (!isArray(given)) return [plainPath(given)];
  const paths = [];
  for (let index = 0; index < given.length; index++) paths[index] = plainPath(ownValue(given, index));
  return paths;
}

/**
 * @param {unknown} path as a program wrote it
 * @returns {string | null} with its parameters' names left out
 */
function plainPath(path) {
  if (typeof path !== 'string') return null;
  let plain = '';
  for (let at = 0; at < path.length;) {
    let end = apply(indexOf, path, ['/', at + 1]);
    if (end === -1) end = path.length;
    const part = apply(slice, path, [at, end]);
    if (isParameter(part)) plain += PARAMETER;
    else if (isSpecial(part)) return null;
    else plain += part;
    at = end;
  }
  return plain;
}

/**
 * @param {string} part of a path, from one slash to the next
 * @returns {boolean} whether it is a parameter alone
 */
function isParameter(part) {
  return part.length > PARAMETER.length && apply(startsWith, part, [PARAMETER]) && isName(part);
}

/**
 * @param {string} part a parameter
 * @returns {boolean} whether the whole of it is its name: `:from-:to` are two parameters, and a name may be followed by text
 */
function isName(part) {
  for (let at = PARAMETER.length; at < part.length; at++) if (!isOfName(apply(charCodeAt, part, [at]))) return false;
  return true;
}

/** @param {number} code of a character @returns {boolean} whether it is a letter, a digit or `_` */
function isOfName(code) {
  return (
    (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || code === 0x5f || (code >= 0x61 && code <= 0x7a)
  );
}

/**
 * @param {string} text part of a path
 * @returns {boolean} whether it may match other texts than its own
 */
function isSpecial(text) {
  for (let index = 0; index < SPECIAL.length; index++) if (apply(includes, text, [SPECIAL[index]])) return true;
  return false;
}

const BEGIN = '^';
/** Of a list, in versions that group it. */
const LIST_BEGIN = '(?:^';
const NEXT = '|^';
/** That a path may go on. */
const END = String.raw`\/?(?=\/|$)`;
/** What its parts become, for the two forms that parameters had. */
const PARTS = [
  [String.raw`(?:\/([^/]+?))`, PARAMETER],
  [String.raw`\/(?:([^\/]+?))`, PARAMETER],
  [String.raw`\/`, '/'],
  [String.raw`\.`, '.'],
];

/**
 * @param {string} source of a regular expression that was made from a path, or from a list
 * @returns {(string | null)[]} each path
 */
function alternatives(source) {
  const isGroup = apply(startsWith, source, [LIST_BEGIN]);
  const end = isGroup ? source.length - 1 : source.length;
  const paths = [];
  let at = isGroup ? LIST_BEGIN.length - 1 : 0;
  while (at !== -1) {
    const next = apply(indexOf, source, [NEXT, at]);
    paths[paths.length] = pathOf(apply(slice, source, [at, next === -1 ? end : next]));
    at = next === -1 ? -1 : next + 1;
  }
  return paths;
}

/**
 * @param {string} source of a regular expression
 * @returns {string | null} the path that it was made from
 */
function pathOf(source) {
  const end = source.length - END.length;
  if (!apply(startsWith, source, [BEGIN]) || end < 1 || apply(slice, source, [end]) !== END) return null;
  let path = '';
  for (let at = 1; at < end;) {
    const part = partAt(source, at);
    const plain = part === null ? apply(slice, source, [at, at + 1]) : part[1];
    if (part === null && isSpecial(plain)) return null;
    path += plain;
    at += part === null ? 1 : part[0].length;
  }
  // The path `/:a.:b` is one part of two parameters.
  return isWhole(path) ? path : null;
}

/**
 * @param {string} source of a regular expression
 * @param {number} at offset in it
 * @returns {string[] | null} what stands there, if it is no character of its own
 */
function partAt(source, at) {
  for (let index = 0; index < PARTS.length; index++)
    if (apply(startsWith, source, [PARTS[index][0], at])) return PARTS[index];
  return null;
}

/**
 * @param {string} path with parameters' names left out
 * @returns {boolean} whether each is alone between slashes
 */
function isWhole(path) {
  for (let at = apply(indexOf, path, [PARAMETER]); at !== -1; at = apply(indexOf, path, [PARAMETER, at + 1])) {
    const after = at + PARAMETER.length;
    if (after < path.length && apply(slice, path, [after, after + 1]) !== '/') return false;
  }
  return true;
}
