/** How a procedure that clients ask for by name is registered (PROCEDURES of model/route). */

/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Registration } from './registrations.js' */

/**
 * @param {string} kind one of PROCEDURES
 * @param {string[]} names by which clients ask for it
 * @param {HandlerFunction[]} functions that answer
 * @param {{file: string, offset: number}} place where it is registered
 * @param {Omit<Registration['handlers'][number], 'role'>[]} [guards] what is called before it
 * @returns {Registration[]} one, with nothing before the names; none if no function is known to answer
 */
export function namedProcedure(kind, names, functions, { file, offset }, guards = []) {
  if (functions.length === 0) return [];
  /** @type {Registration['handlers']} */
  const handlers = [
    ...guards.map((each) => ({ ...each, role: /** @type {const} */ ('middleware') })),
    { functions, role: 'handler' },
  ];
  return [{ router: null, method: kind, paths: names, isWhole: true, receiver: '', handlers, file, offset }];
}
