/**
 * Sessions that are read from a store when a request begins, and stored as a whole when it ends, as express-session does. What another
 * request of the same session stores meanwhile is lost. Between the two, a handler that holds the thread leaves no room for others.
 */
import { importedName } from '../imported-name.js';
import { accessesIn } from '../read-then-written.js';

/** @import { FileModel } from '../routes/file-model.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { Step } from './function-steps.js' */

/** Not those that keep a session in the client's cookie: whose answer comes last decides there, in any case. */
const STORES =
  /^(?:express-session|(?:@fastify\/|fastify-)session|koa-(?:generic-session|session-minimal)|@hapi\/yar)$/;
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
