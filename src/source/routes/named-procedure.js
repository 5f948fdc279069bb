/** How what clients ask for by name is registered: a procedure of tRPC, a field of GraphQL, an event of Socket.IO. */

/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Registration } from './registrations.js' */

/**
 * @param {string} kind one of PROCEDURES
 * @param {string[]} names by which clients ask for it
 * @param {HandlerFunction[]} functions that answer
 * @param {{file: string, offset: number}} place where it is registered
 * @returns {Registration[]} one, with nothing before the names; none if no function is known to answer
 */
export function namedProcedure(kind, names, functions, { file, offset }) {
  if (functions.length === 0) return [];
  const handlers = [{ functions, role: /** @type {const} */ ('handler') }];
  return [{ router: null, method: kind, paths: names, isWhole: true, receiver: '', handlers, file, offset }];
}
