/** Where packages take the options of their TLS connections. */
import { optionsOf } from './edited-options.js';

/** @import { OptionLiteral, SourceCall } from '../../model/source-call.js' */

/**
 * Packages that hand all that is in an option of theirs to `tls.connect`, as test/advice has seen: others pick what
 * they know, so that an option more may do nothing (mysql2).
 * @type {ReadonlyMap<string, string>}
 */
const PASSED_ON = new Map(Object.entries({ pg: 'ssl', ioredis: 'tls', nodemailer: 'tls' }));

/**
 * Where an option of a connection can be added.
 * @param {SourceCall} call that asks for the connection, or makes what asks
 * @param {string} packageName package that connects, `''` if the program does itself
 * @param {ReadonlySet<string>} functions of Node whose options are those of a connection
 * @returns {OptionLiteral | null} null if that is not known, or other code may use the options, too
 */
export function connectionOptions(call, packageName, functions) {
  if (packageName !== '') return optionsOf(call, ({ path }) => path !== '' && path === passedOn(packageName));
  return functions.has(call.callee) ? optionsOf(call, ({ of, path }) => of === 'call' && path === '') : null;
}

/**
 * @param {string} packageName package that connects
 * @returns {string} name of the option whose properties it hands to `tls.connect`, all of them; `''` if none is known
 */
export function passedOn(packageName) {
  return PASSED_ON.get(packageName) ?? '';
}
