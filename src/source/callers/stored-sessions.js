/**
 * Sessions that are read from a store when a request begins, and stored as a whole when it ends, as express-session does. What another
 * request of the same session stores meanwhile is lost. Between the two, a handler that holds the thread leaves no room for others.
 */
import { objectOf } from '../definition.js';
import { importedName } from '../imported-name.js';
import { nameOfProperty } from '../member-path.js';
import { accessesIn } from '../read-then-written.js';

/** @import { FileModel } from '../routes/file-model.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { Step } from './function-steps.js' */

/** Not those that keep a session in the client's cookie: whose answer comes last decides there, in any case. */
const STORES =
  /^(?:express-session|(?:@fastify\/|fastify-)session|koa-(?:generic-session|session-minimal)|@hapi\/yar)$/;
const OF_EXPRESS = 'express-session';
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
        [node.callee, ...node.arguments].some((each) => STORES.test(importedName(each, scope)?.module ?? '')),
    ),
  );
}

/**
 * Unless `resave` is false, express-session stores each session as it was when its request began, also where nothing has set
 * anything (https://github.com/expressjs/session#resave).
 * @param {FileModel[]} models all files of a program
 * @returns {boolean} whether it does, or may do so
 */
export function storesUnchanged(models) {
  return models.some(({ index }) =>
    index.calls.some(({ node, scope }) => {
      if (node.type !== 'CallExpression' || importedName(node.callee, scope)?.module !== OF_EXPRESS) return false;
      const options = node.arguments[0] && objectOf(node.arguments[0], scope);
      return !options?.node.properties.some(
        (each) =>
          each.type === 'Property' &&
          nameOfProperty(each) === 'resave' &&
          each.value.type === 'Literal' &&
          each.value.value === false,
      );
    }),
  );
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
