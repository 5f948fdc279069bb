/** What tests in a program say about the request that it answers: `req.method === 'POST' && req.url === '/login'`. */
import { MAX_STEPS, unwrap } from '../definition.js';
import { lastName } from '../member-path.js';
import { valueNode } from './literal-meaning.js';
import { isPath, routeKeys, pathTexts } from './path-texts.js';
import { calledMethod, RequestParts } from './request-parts.js';
import { UNKNOWN_PART } from '../../model/route.js';

/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { RequestPart } from './request-parts.js' */
/** @import { Values } from './values.js' */
/** @import { BinaryExpression, CallExpression, LogicalExpression, AnyNode as Node } from 'acorn' */

/**
 * One way in which a test can have its result: the methods and the paths that the request may then have, null if it
 * says nothing about them.
 * @typedef {{methods: string[] | null, paths: string[] | null}} Case
 */

/** Of any request. @type {Case[]} */
export const ANY = [{ methods: null, paths: null }];

const VERBS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;
/** Tests with more cases are too much for a route's name. */
const MOST_CASES = 16;
/** A regular expression that begins like a path. */
const ANCHORED = /^\/\^\(*(?:\?:)?\\\//;
/** Operators that compare. */
const SAME = /^===?$/;
const OTHER = /^!==?$/;
/** Methods of a text that take a regular expression, and of a regular expression that take a text. */
const MATCHES = /^(?:match|matchAll|search)$/;
const TESTS = /^(?:test|exec)$/;

/** Reads the tests of one file. */
export class RequestTests {
  #model;
  #values;
  #parts;

  /**
   * @param {FileModel} model of the file
   * @param {Values} values across the files
   */
  constructor(model, values) {
    this.#model = model;
    this.#values = values;
    this.#parts = new RequestParts(model);
  }

  /**
   * @param {Node} test an expression
   * @param {Scope} scope that it is in
   * @param {boolean} isTrue its result
   * @param {number} [steps] how many more names may be followed
   * @returns {Case[]} what is then known about the request
   */
  said(test, scope, isTrue, steps = MAX_STEPS) {
    const inner = valueNode(test);
    if (steps <= 0) return ANY;
    switch (inner.type) {
      case 'LogicalExpression':
        return this.#logical(inner, scope, isTrue, steps - 1);
      case 'UnaryExpression':
        return inner.operator === '!' ? this.said(inner.argument, scope, !isTrue, steps - 1) : ANY;
      case 'BinaryExpression':
        return (isTrue ? SAME : OTHER).test(inner.operator) ? this.#equal(inner, scope) : ANY;
      case 'CallExpression':
        return isTrue ? this.#called(inner, scope) : ANY;
      case 'Identifier':
        return this.#named(inner.name, scope, isTrue, steps - 1);
      default:
        return ANY;
    }
  }

  /**
   * @param {LogicalExpression} test of two
   * @param {Scope} scope that it is in
   * @param {boolean} isTrue its result
   * @param {number} steps how many more names may be followed
   * @returns {Case[]}
   */
  #logical({ left, operator, right }, scope, isTrue, steps) {
    if (operator === '??') return ANY;
    const [one, other] = [left, right].map((side) => this.said(side, scope, isTrue, steps));
    return (operator === '&&') === isTrue ? bothCases(one, other) : eitherCase(one, other);
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @param {Node[]} values one of which it is
   * @returns {Case[]} what is then known about the request
   */
  isOneOf(node, scope, values) {
    const part = this.#parts.of(node, scope);
    if (part === null) return ANY;
    const read = part.kind === 'key' ? routeKeys : pathTexts;
    return casesOf(
      part,
      values.flatMap((value) => read(this.#values, { model: this.#model, node: value, scope })),
    );
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @returns {RequestPart | null} which part of a request it is
   */
  partOf(node, scope) {
    return this.#parts.of(node, scope);
  }

  /**
   * @param {BinaryExpression} comparison whose sides are equal
   * @param {Scope} scope that it is in
   * @returns {Case[]}
   */
  #equal({ left, right }, scope) {
    if (left.type === 'PrivateIdentifier') return ANY;
    const known = this.isOneOf(left, scope, [right]);
    return known === ANY ? this.isOneOf(right, scope, [left]) : known;
  }

  /**
   * `['GET', 'HEAD'].includes(req.method)`, `path.startsWith('/users/')`, `/^\/users\/\d+$/.test(path)`.
   * @param {CallExpression} call that returns something true
   * @param {Scope} scope that it is in
   * @returns {Case[]}
   */
  #called(call, scope) {
    const method = calledMethod(call);
    const [first] = call.arguments;
    if (method === null || first === undefined) return ANY;
    const { object, name } = method;
    if (/^(?:includes|has)$/.test(name)) return this.isOneOf(first, scope, [listOf(object)]);
    if (TESTS.test(name)) return this.#matched(first, object, scope);
    if (MATCHES.test(name)) return this.#matched(object, first, scope);
    if (name !== 'startsWith') return ANY;
    const part = this.#parts.of(object, scope);
    // All paths begin with a slash.
    const texts = this.#texts(first, scope).flatMap((text) => (text === '/' ? [] : [text + UNKNOWN_PART]));
    return part?.kind === 'path' ? casesOf(part, texts) : ANY;
  }

  /**
   * @param {Node} node an expression
   * @param {Node} pattern that it matches
   * @param {Scope} scope that they are in
   * @returns {Case[]} none for what may match in the middle of a path
   */
  #matched(node, pattern, scope) {
    const texts = this.#texts(pattern, scope);
    const part = texts.every((text) => ANCHORED.test(text)) ? this.#parts.of(node, scope) : null;
    return part?.kind === 'path' ? casesOf(part, texts) : ANY;
  }

  /**
   * `const isLogin = req.url === '/login'`, `const match = req.url.match(/^\/users/)`.
   * @param {string} name of a variable
   * @param {Scope} scope where it is used
   * @param {boolean} isTrue whether its value is
   * @param {number} steps how many more names may be followed
   * @returns {Case[]}
   */
  #named(name, scope, isTrue, steps) {
    const binding = scope.lookup(name);
    if (binding === null || binding.opaque || binding.definitions.length !== 1) return ANY;
    const [{ node, key, scope: where }] = binding.definitions;
    return node === null || key !== '' ? ANY : this.said(node, where, isTrue, steps);
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @returns {string[]} texts that it may be
   */
  #texts(node, scope) {
    return pathTexts(this.#values, { model: this.#model, node, scope });
  }
}

/**
 * @param {Node} node a list, or a set that is made from one
 * @returns {Node} the list
 */
function listOf(node) {
  const inner = unwrap(node);
  return inner.type === 'NewExpression' && lastName(inner.callee) === 'Set' && inner.arguments.length === 1
    ? inner.arguments[0]
    : node;
}

/**
 * @param {RequestPart} part of a request
 * @param {string[]} texts one of which it is
 * @returns {Case[]} what that says, if a request can have all of them
 */
export function casesOf(part, texts) {
  if (texts.length === 0) return ANY;
  if (part.kind === 'key') return keyCases(part, texts);
  if (part.kind === 'method') {
    const methods = texts.map((text) => text.toUpperCase());
    return methods.every((method) => VERBS.test(method)) ? [{ methods, paths: null }] : ANY;
  }
  return texts.every(isPath) ? [{ methods: null, paths: texts.map(behind(part.prefix)) }] : ANY;
}

/**
 * @param {{prefix: string, separator: string}} key of method and path
 * @param {string[]} texts one of which it is
 * @returns {Case[]}
 */
function keyCases({ prefix, separator }, texts) {
  const cases = texts.map((text) => {
    const at = text.indexOf('/');
    const [method, path] = [text.slice(0, at), text.slice(at)];
    const verb = method.slice(0, method.length - separator.length).toUpperCase();
    return at > 0 && method.endsWith(separator) && VERBS.test(verb) && isPath(path)
      ? { methods: [verb], paths: [behind(prefix)(path)] }
      : null;
  });
  return cases.some((each) => each === null) ? ANY : cases.flatMap((each) => each ?? []);
}

/**
 * @param {string} prefix of a path, `''` or `…` for the unknown
 * @returns {(path: string) => string} puts it before a path
 */
function behind(prefix) {
  return (path) => (prefix === '' || path.startsWith('/^') ? path : prefix + path);
}

/**
 * @param {Case[]} one what is known about a request
 * @param {Case[]} other what else is known
 * @returns {Case[]} both
 */
export function bothCases(one, other) {
  if (one === ANY) return other;
  if (other === ANY || one.length * other.length > MOST_CASES) return one;
  const cases = one.flatMap((a) =>
    other.flatMap((b) => {
      const [methods, paths] = [inBoth(a.methods, b.methods), narrower(a.paths, b.paths)];
      return methods?.length === 0 || paths?.length === 0 ? [] : [{ methods, paths }];
    }),
  );
  return cases.length === 0 ? ANY : cases;
}

/**
 * @param {Case[]} one what may be known about a request
 * @param {Case[]} other what may be known instead
 * @returns {Case[]} what is known if it could be either
 */
export function eitherCase(one, other) {
  return one === ANY || other === ANY || one.length + other.length > MOST_CASES ? ANY : [...one, ...other];
}

/**
 * @param {string[] | null} one methods or paths, null for all
 * @param {string[] | null} other methods or paths, null for all
 * @returns {string[] | null} those of both
 */
function inBoth(one, other) {
  if (one === null || other === null) return one ?? other;
  return one.filter((each) => other.includes(each));
}

/**
 * @param {string[] | null} one paths, null for all
 * @param {string[] | null} other paths, null for all
 * @returns {string[] | null} those of both, or the more specific ones
 */
function narrower(one, other) {
  if (one === null || other === null) return one ?? other;
  if (one.some(isOpen)) return other;
  return other.some(isOpen) ? one : one.flatMap((each) => other.flatMap((path) => inOne(each, path)));
}

/**
 * @param {string} one path, perhaps with a query: `/a?x=1`
 * @param {string} other path
 * @returns {string[]} the path of a request that has both, without a query unless both have it; empty if none can
 */
function inOne(one, other) {
  if (one === other) return [one];
  const [[path], [otherPath]] = [one.split('?'), other.split('?')];
  return path === other || otherPath === one ? [path] : [];
}

/**
 * @param {string} path that was tested for
 * @returns {boolean} whether it stands for many: a beginning, or a regular expression
 */
function isOpen(path) {
  return path.includes(UNKNOWN_PART) || path.startsWith('/^');
}
