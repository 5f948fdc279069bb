/**
 * The words of findings. Every sentence must be true when read aloud: numbers come with their unit, and
 * what the recording doesn't hold is not said.
 */
import { OPERATIONS } from '../../model/operation.js';
import { isMethodName } from './async-form.js';

/** @typedef {import('../../model/report.js').CallSiteReport} CallSiteReport */

/** How every check of a gain begins. */
export const AGAIN = 'Run cryptoprof again under the same load:';

/**
 * The name of an operation for people.
 * @param {string} id operation id such as `kdf.pbkdf2`
 * @returns {string} such as `PBKDF2`; the id itself if it has no name
 */
export function operationName(id) {
  return /** @type {Record<string, string>} */ (OPERATIONS)[id] ?? id;
}

/**
 * What is called at a call site, as its author would say it.
 * @param {CallSiteReport} callSite any call site
 * @returns {string} such as `crypto.pbkdf2Sync`, `update()`, `hashSync() of the package bcrypt`, or the operation's name
 */
export function calledName(callSite) {
  const { api } = callSite;
  if (callSite.package) return api ? `${api}() of the package ${callSite.package}` : `The package ${callSite.package}`;
  if (api === '') return capitalised(operationName(callSite.operation));
  return isMethodName(api) ? `${api}()` : `crypto.${api}`;
}

/**
 * The operation with its algorithm.
 * @param {CallSiteReport} callSite any call site
 * @returns {string} such as `PBKDF2 sha512`; `RSA key generation`, not `RSA key generation rsa`
 */
export function operationOf(callSite) {
  const name = operationName(callSite.operation);
  const { algorithm } = callSite;
  const isSaid = name.toLowerCase().split(' ').includes(algorithm.toLowerCase());
  return algorithm === '' || isSaid ? name : `${name} ${algorithm}`;
}

/** Blocks that differ by more than this factor are not all single calls, if they could not be told apart. */
const MERGED = 1.8;

/**
 * What a call site does to the event loop.
 * @param {CallSiteReport} callSite one with ticks on the event loop
 * @param {number} share 0..1 of busy ticks, of the phase `event-loop`
 * @returns {string} one or two sentences
 */
export function blockingMessage(callSite, share) {
  const { count, p50Ms, maxMs, split } = callSite.blocks;
  const isNamed = callSite.api !== '' || callSite.package !== '';
  const subject = isNamed ? `${calledName(callSite)} (${operationOf(callSite)})` : capitalised(operationOf(callSite));
  const cost = `${percent(share)} of this program's CPU`;
  if (count === 0) {
    return `${subject} runs on the event loop, where nothing else can run meanwhile, and takes ${cost}. `
      + 'This recording has no times, so the length of a call is unknown.';
  }
  if (!split && maxMs > MERGED * p50Ms) {
    return `${subject} holds the event loop in ${grouped(count)} stretches, typically of ${milliseconds(p50Ms)} and at most of `
      + `${milliseconds(maxMs)}; calls that follow each other at once count as one stretch. It takes ${cost}.`;
  }
  const blocks = count === 1
    ? `once, for ${milliseconds(maxMs)}`
    : `${grouped(count)} times, typically for ${milliseconds(p50Ms)} and at most for ${milliseconds(maxMs)}`;
  return `${subject} holds the event loop ${blocks}. Nothing else runs meanwhile; it takes ${cost}.`;
}

/**
 * A duration, no more precise than sampling can be.
 * @param {number} ms milliseconds
 * @returns {string} such as `48 ms` or `6.2 ms`
 */
export function milliseconds(ms) {
  return ms >= 10 ? `${grouped(Math.round(ms))} ms` : `${ms.toFixed(1)} ms`;
}

/**
 * A share in per cent.
 * @param {number} share 0..1
 * @returns {string} such as `70.2 %`
 */
export function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}

/**
 * A whole number with separators.
 * @param {number} value any number
 * @returns {string} such as `210,000`
 */
export function grouped(value) {
  return Math.round(value).toLocaleString('en-US');
}

/**
 * A sentence's first letter as a capital, unless the first word is a name with capitals of its own.
 * @param {string} text may be empty
 * @returns {string} such as `Signing`; `scrypt` and `bcrypt` keep their lower case
 */
export function capitalised(text) {
  return /^(?:scrypt|bcrypt)\b/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
