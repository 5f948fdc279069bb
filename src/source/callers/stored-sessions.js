/**
 * Sessions that are read from a store when a request begins, and stored as a whole when it ends, as express-session does. What another
 * request of the same session stores meanwhile is lost. Between the two, a handler that holds the thread leaves no room for others.
 */
import { objectOf } from '../definition.js';
import { importedName } from '../imported-name.js';
import { lastName, nameOfProperty } from '../member-path.js';
import { accessesIn } from '../read-then-written.js';

/** @import { FileModel } from '../routes/file-model.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { Scope } from '../scope.js' */
/** @import { AnyNode as Node, Property, SpreadElement } from 'acorn' */
/** @import { Step } from './function-steps.js' */

/** Not those that keep a session in the client's cookie: whose answer comes last decides there, in any case. */
const STORES =
  /^(?:express-session|(?:@fastify\/|fastify-)session|koa-(?:generic-session|session-minimal)|@hapi\/yar)$/;
/**
 * Those that also store a session in which nothing has changed, unless all of these options are false: as it was when its request began
 * (https://github.com/expressjs/session#resave, https://github.com/fastify/session#saveuninitialized-optional).
 * @type {Readonly<Record<string, string[]>>}
 */
const STORES_UNCHANGED = {
  'express-session': ['resave'],
  '@fastify/session': ['rolling', 'saveUninitialized'],
  'fastify-session': ['rolling', 'saveUninitialized'],
};
/** `app.register(session, options)`; express has `session(options)`. */
const REGISTER = 'register';
/** Paths, and keys of state, in a session: `req.session.user`, also of what is called so. */
const PATH = /^(?:\w+\.){0,2}session\./;
const KEY = /^\([a-z ]+\)\.session\./;

/**
 * @param {FileModel[]} models all files of a program
 * @returns {boolean} whether a package stores its sessions so
 */
export function storesSessions(models) {
  return models.some(({ index }) =>
    index.calls.some(
      ({ node, scope }) =>
        node.type === 'CallExpression' &&
        [node.callee, ...node.arguments].some((each) => STORES.test(moduleOf(each, scope))),
    ),
  );
}

/**
 * @param {FileModel[]} models all files of a program
 * @returns {boolean} whether it stores each session, also where nothing has set anything, or may do so
 */
export function storesUnchanged(models) {
  return models.some(({ index }) =>
    index.calls.some(({ node, scope }) => {
      if (node.type !== 'CallExpression') return false;
      const { callee, arguments: given } = node;
      const [made, written] = lastName(callee) === REGISTER ? given : [callee, given[0]];
      const names = (made && STORES_UNCHANGED[moduleOf(made, scope)]) ?? [];
      const options = written && objectOf(written, scope);
      return !names.every((name) => options?.node.properties.some((each) => isDenied(each, name)));
    }),
  );
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @returns {string} module that it comes from, `''` if it comes from none
 */
function moduleOf(node, scope) {
  return importedName(node, scope)?.module ?? '';
}

/**
 * @param {Property | SpreadElement} property of options
 * @param {string} name of one
 * @returns {boolean} whether it says that this is not to be done
 */
function isDenied(property, name) {
  if (property.type !== 'Property' || nameOfProperty(property) !== name) return false;
  return property.value.type === 'Literal' && property.value.value === false;
}

/**
 * @param {FunctionOfFile} around a function
 * @param {Step[]} steps what it does, also through others
 * @returns {boolean} whether it changes a session in its own turn
 */
export function changesSession({ place }, steps) {
  return (
    accessesIn(place.node).some(({ path, isWrite, isInner }) => isWrite && !isInner && PATH.test(path)) ||
    steps.some(({ state, isInner }) => !isInner && [...state.writes].some((key) => KEY.test(key)))
  );
}
