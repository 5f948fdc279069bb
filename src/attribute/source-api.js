/**
 * Which crypto function a call in the source is, with its algorithm and parameters, and whether the frames allow that.
 */
import { apiNamed, webcryptoAlgorithm } from '../catalogue/index.js';
import { scryptCost } from './scrypt-cost.js';

/** @import { Api, OperationId } from '../model/operation.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Decision } from './decide.js' */

/** OpenSSL's old name of a digest says nothing about the key: `createSign('RSA-SHA256')` signs with any. */
const OLD_DIGEST = /^RSA-(?=SHA|MD|RIPEMD|SM3)/i;

/**
 * What a call in the source means.
 * @typedef {object} SourceApi
 * @property {OperationId} operation
 * @property {boolean} isNamed whether an argument names the member of the family
 * @property {boolean} isOpen whether an unknown argument of WebCrypto would decide the operation
 * @property {string} algorithm `''` if unknown
 * @property {Record<string, number>} parameters sizes and counts
 */

/**
 * @param {SourceCall | null} call what the source says
 * @param {string} seen public name of the function in the frames, `''` if there is none
 * @returns {SourceApi | null} what that means; null if it is not a crypto function that we know
 */
export function sourceApi(call, seen) {
  if (call === null) return null;
  // `createHmac('sha256', key).update(data)`: what made the receiver says more than the method.
  const origin = call.origin === null ? null : apiNamed(call.origin.callee);
  const args = origin && call.origin ? call.origin.args : call.args;
  // If the source does not say whose method it is, the frames may.
  const api = origin ?? apiNamed(seen === `subtle.${call.callee}` ? seen : call.callee);
  if (!api) return null;
  if (api.name.startsWith('subtle.')) return subtleCall(api, call);
  const said = nodeCall(api, args, call.options);
  return api.operation === 'kdf.scrypt'
    ? { ...said, parameters: { ...said.parameters, ...scryptCost(api, call) } }
    : said;
}

/**
 * @param {Api} api a function of node:crypto
 * @param {(string | number | null)[]} args its literal arguments
 * @param {Record<string, string | number>} options of the call
 * @returns {SourceApi} what the call means
 */
function nodeCall(api, args, options) {
  const algorithm = String(args[api.algorithmArgument] ?? '').replace(OLD_DIGEST, '');
  const curve = String(options.namedCurve ?? '');
  const { operation, isNamed } = operationFor(api, algorithm);
  return {
    operation,
    isNamed,
    isOpen: false,
    // The type of a key pair is its operation, unless that type has none of its own.
    algorithm: api.operation === 'keygen' && !(isNamed && operation === 'keygen') ? curve : algorithm || curve,
    parameters: parametersOf(api, args, options),
  };
}

/**
 * @param {Api} api a method of crypto.subtle
 * @param {SourceCall} call of it
 * @returns {SourceApi} what the call means
 */
function subtleCall(api, { args, argOptions = [] }) {
  const options = argOptions[api.algorithmArgument] ?? {};
  const name = String(args[api.algorithmArgument] ?? options.name ?? '');
  const { operation, isNamed } = operationFor(api, name);
  return {
    operation,
    isNamed,
    isOpen: name === '' && Object.keys(api.operationByAlgorithm).length > 0,
    algorithm: webcryptoAlgorithm(operation, name, options),
    parameters: parametersOf(api, args, options),
  };
}

/**
 * @param {Api} api the function
 * @param {string} algorithm what the source says: any text, `constructor` included
 * @returns {{operation: OperationId, isNamed: boolean}} what it does with this algorithm, and whether that names it
 */
function operationFor({ operationByAlgorithm, operation }, algorithm) {
  const key = algorithm.toLowerCase();
  const isNamed = Object.hasOwn(operationByAlgorithm, key);
  return { operation: isNamed ? operationByAlgorithm[key] : operation, isNamed };
}

/**
 * @param {Api} api the function
 * @param {(string | number | null)[]} args its literal arguments
 * @param {Record<string, string | number>} options of the call
 * @returns {Record<string, number>} sizes and counts
 */
function parametersOf(api, args, options) {
  /** @type {Record<string, number>} */
  const parameters = {};
  for (const [name, index] of Object.entries(api.parameters)) {
    const value = args[index];
    if (typeof value === 'number') parameters[name] = value;
  }
  for (const [name, value] of Object.entries(options)) if (typeof value === 'number') parameters[name] = value;
  return parameters;
}

/**
 * @param {Decision} decision what the frames say
 * @param {OperationId} operation what the source says
 * @returns {boolean} whether the frames allow it
 */
export function allows(decision, operation) {
  if (operation === decision.operation || decision.candidates.includes(operation)) return true;
  const [family] = decision.operation.split('.');
  return decision.operation === 'other' || (family === decision.operation && operation.startsWith(`${family}.`));
}
