/** Traffic (profile.js) of many threads together, and the shapes of both: the counts may be anybody's. */
import { isBoolean, isCount, isRecord } from './row-fields.js';
import { object, orNull, value } from './shape.js';

/** @import { TlsSide, Traffic } from './profile.js' */
/** @import { Shape } from './shape.js' */

/**
 * What one thread has counted.
 * @typedef {Omit<Traffic, 'processes' | 'complete'>} ThreadTraffic
 */
/** @typedef {ThreadTraffic & {complete: boolean}} SavedTraffic as it was saved; not `complete` if more may have come */

/** Protocols, ciphers and groups have short plain names, and there are few. */
const NAME = /^[\w.-]{1,64}$/;
const MOST_NAMES = 100;
/** More than any thread has to count; sums of thousands of them are still exact. */
const MOST = 1e11;

const COUNT = value(isCount);
const FLAG = value(isBoolean);

/** What a thread has saved. */
export const THREAD_TRAFFIC = object({ ...traffic((candidate) => isCount(candidate) && Number(candidate) <= MOST), complete: FLAG });
/** A Traffic. */
export const TRAFFIC = object({ ...traffic(isCount), processes: COUNT, complete: FLAG });

/**
 * @param {(value: unknown) => boolean} isNumber what each count must be
 * @returns {Record<keyof ThreadTraffic, Shape>} of the fields that count
 */
function traffic(isNumber) {
  const count = value(isNumber);
  const tally = value((candidate) => isRecord(candidate) && Object.keys(candidate).length <= MOST_NAMES
    && Object.entries(candidate).every(([name, number]) => NAME.test(name) && isNumber(number)));
  const fields = object({ handshakes: count, resumed: count, protocols: tally, ciphers: tally, groups: tally });
  const side = orNull((candidate) => fields(candidate) ?? claimsTooMuch(/** @type {TlsSide} */ (candidate)));
  return { requests: count, clientRequests: count, tlsServer: side, tlsClient: side };
}

/**
 * @param {TlsSide} side of the right types
 * @returns {string | null} the first part that counts more handshakes than there were
 */
function claimsTooMuch(side) {
  if (side.resumed > side.handshakes) return '.resumed';
  const tally = /** @type {const} */ (['protocols', 'ciphers', 'groups']).find((name) => sum(side[name]) > side.handshakes);
  return tally === undefined ? null : `.${tally}`;
}

/**
 * @param {Record<string, number>} tally counts by name
 * @returns {number} their sum
 */
function sum(tally) {
  return Object.values(tally).reduce((total, count) => total + count, 0);
}

/** @type {TlsSide} */
const NO_HANDSHAKES = { handshakes: 0, resumed: 0, protocols: {}, ciphers: {}, groups: {} };
/** @type {ThreadTraffic} */
const NO_TRAFFIC = { requests: 0, clientRequests: 0, tlsServer: NO_HANDSHAKES, tlsClient: NO_HANDSHAKES };

/**
 * @param {ThreadTraffic[]} threads what each has counted
 * @returns {ThreadTraffic} the sums; a side that one of them could not see is unknown
 */
export function addTraffic(threads) {
  return threads.reduce((total, { requests, clientRequests, tlsServer, tlsClient }) => ({
    requests: total.requests + requests,
    clientRequests: total.clientRequests + clientRequests,
    tlsServer: addSides(total.tlsServer, tlsServer),
    tlsClient: addSides(total.tlsClient, tlsClient),
  }), NO_TRAFFIC);
}

/**
 * @param {TlsSide | null} one side's handshakes
 * @param {TlsSide | null} other thread's
 * @returns {TlsSide | null} their sum
 */
function addSides(one, other) {
  if (one === null || other === null) return null;
  return {
    handshakes: one.handshakes + other.handshakes,
    resumed: one.resumed + other.resumed,
    protocols: addTallies(one.protocols, other.protocols),
    ciphers: addTallies(one.ciphers, other.ciphers),
    groups: addTallies(one.groups, other.groups),
  };
}

/**
 * @param {Record<string, number>} one counts by name
 * @param {Record<string, number>} other counts by name
 * @returns {Record<string, number>} their sums
 */
function addTallies(one, other) {
  const sums = new Map(Object.entries(one));
  for (const [name, count] of Object.entries(other)) sums.set(name, (sums.get(name) ?? 0) + count);
  return Object.fromEntries(sums);
}
