/** Where packages take their TLS connection options. */
import { hasDispatchers } from './connection-cause.js';
import { optionsOf } from './edited-options.js';

/** @import { OptionLiteral, SourceCall } from '../../model/source-call.js' */
/** @import { TlsPeer } from '../../model/tls.js' */

/**
 * Packages that pass everything in one of their options to `tls.connect`, as tried with programs. Others pick what they
 * know, so an additional option may do nothing (mysql2, needle).
 * @type {ReadonlyMap<string, string>}
 */
const PASSED_ON = new Map(
  Object.entries({
    '@redis/client': 'socket',
    ioredis: 'tls',
    kafkajs: 'ssl',
    nodemailer: 'tls',
    pg: 'ssl',
    'pg-pool': 'ssl',
    postgres: 'ssl',
  }),
);

/** Node bundles an undici of its own, whose major version may be another one. */
export const UNDICI_FETCH =
  "// fetch: that of undici, too, since Node's own may refuse the dispatcher of another version";

/** What clients and servers of gRPC connect through, with options of its own. */
export const GRPC = '@grpc/grpc-js';

/** Drivers of packages that make connections for them, or that they belong to. */
const SAME_AS = new Map(Object.entries({ 'pg-pool': 'pg', '@redis/client': 'redis' }));

/** Packages that pass on what is directly in their options. */
const PASSED_ON_WHOLE = new Set(['amqplib', 'mqtt', 'ws']);

/** Other packages that connect by themselves, for the program or for another package: an object-relational mapper, a queue. */
const PICKY = new Set(['mariadb', 'mongodb', 'mysql2', 'tedious']);

/**
 * Where an option of a connection can be added.
 * @param {SourceCall} call that requests the connection, or makes what requests it
 * @param {string} packageName package that connects, `''` if the program does itself
 * @param {ReadonlySet<string>} functions of Node whose options are those of a connection
 * @returns {OptionLiteral | null} null if unknown, or if other code may use the options too
 */
export function connectionOptions(call, packageName, functions) {
  if (packageName !== '') return optionsOf(call, ({ path }) => path !== '' && path === passedOn(packageName));
  return functions.has(call.callee) ? optionsOf(call, ({ of, path }) => of === 'call' && path === '') : null;
}

/**
 * @param {string} packageName package that connects
 * @returns {string} name of the option whose properties it hands to `tls.connect`, all of them; `''` if none is known
 */
function passedOn(packageName) {
  return PASSED_ON.get(packageName) ?? '';
}

/**
 * @param {string} packageName package that connects, `''` if the program does itself
 * @returns {boolean} whether it is one of the drivers that hand an option to `tls.connect`
 */
export function isPassedOn(packageName) {
  return passedOn(packageName) !== '';
}

/**
 * @param {string} packageName package of a program
 * @returns {boolean} whether it is known to connect by itself
 */
export function isDriver(packageName) {
  return isPassedOn(packageName) || PASSED_ON_WHOLE.has(packageName) || PICKY.has(packageName);
}

/**
 * @param {string} packageName package that connects
 * @returns {string} the driver that users know, if this is a pool or a part of one; otherwise the package itself
 */
export function driverOf(packageName) {
  return SAME_AS.get(packageName) ?? packageName;
}

/**
 * @param {string} packageName package that connects
 * @param {TlsPeer[]} peers that it connects to
 * @param {string} option of a connection, as source
 * @returns {string} a line of code that gives it to the package's connections; `''` if none is known
 */
export function optionGiven(packageName, peers, option) {
  const nested = passedOn(packageName);
  if (nested !== '') return `${nested}: { ...${nested}, ${option} } // in the options of ${packageName}`;
  if (PASSED_ON_WHOLE.has(packageName)) return `{ ...options, ${option} } // the options that ${packageName} is given`;
  if (peers.length === 0 || !peers.every(hasOwnAgents)) return '';
  const all = `of all requests through ${packageName}`;
  return peers.every(hasDispatchers)
    ? `new Agent({ ...options, connect: { ...connect, ${option} } }) // of undici, the dispatcher ${all}`
    : `new https.Agent({ ...options, ${option} }) // the agent ${all}`;
}

/**
 * @param {TlsPeer} peer of the program
 * @returns {boolean} whether most connections went through an agent or dispatcher with its own options, to which one
 *   more can be added
 */
function hasOwnAgents({ choices, handshakes }) {
  return choices.withAgent - choices.agentIsPlain > handshakes / 2;
}
