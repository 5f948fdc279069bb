/** Whether a line connects to the same server each time, as far as its source shows. */

/** @import { OptionLiteral, SourceCall } from '../../model/source-call.js' */

/** Options that say which server; in those of a package, `socket` holds others. */
const OF_SERVER = new Set(['connectionString', 'host', 'hostname', 'port', 'uri', 'url']);
const OF_SERVER_IN_NODE = new Set([...OF_SERVER, 'socket']);

/** What these make connects to whatever server it is used for. */
const MAKERS = new Set(['Agent', 'createSecureContext']);

/**
 * @param {readonly SourceCall[]} calls that connect, or make what connects
 * @param {string} packageName package that connects, `''` if the program does itself
 * @returns {boolean} false if the calls may be for different servers, or if none of them shows for which
 */
export function connectToSameServer(calls, packageName) {
  const connecting = packageName === '' ? calls.filter(({ callee }) => !MAKERS.has(callee)) : calls;
  return connecting.length > 0 && connecting.every((call) => isForSameServer(call, packageName));
}

/**
 * @param {SourceCall} call that connects
 * @param {string} packageName as above
 * @returns {boolean} whether it is for one server each time
 */
function isForSameServer({ syntax }, packageName) {
  if (!syntax) return false;
  const { optionLiterals = [], areConstant = [], hasSpread } = syntax;
  const isConstant = (/** @type {number} */ index) => areConstant[index] === true;
  const names = packageName === '' ? OF_SERVER_IN_NODE : OF_SERVER;
  const areSame = optionLiterals.every(
    (options) =>
      (!options.hasOthers || (options.of === 'call' && isConstant(options.argument))) && nameOne(options, names),
  );
  return !hasSpread && areSame && placesBefore(optionLiterals, packageName).every(isConstant);
}

/**
 * @param {OptionLiteral} options of a connection
 * @param {ReadonlySet<string>} names of those that say which server
 * @returns {boolean} whether these have the same value each time
 */
function nameOne({ properties }, names) {
  return properties.every(({ name, isConstant }) => isConstant || !names.has(name));
}

/**
 * @param {readonly OptionLiteral[]} optionLiterals of a call
 * @param {string} packageName as above
 * @returns {number[]} positions of arguments that may say which server, such as a URL; of what made its receiver they
 *   are not known, and count as never the same
 */
function placesBefore(optionLiterals, packageName) {
  const first = optionLiterals.find(({ path }) => path === '');
  if (first?.of === 'maker') return first.argument === 0 ? [] : [-1];
  const end = first?.argument ?? (packageName === '' ? 1 : 0);
  return Array.from({ length: end }, (_, index) => index);
}
