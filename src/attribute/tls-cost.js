/** What TLS cost, by part: key exchange, certificates, contexts and bytes. */
import { tlsPart } from '../catalogue/index.js';
import { isSystemCall } from './c-library.js';
import { LOOSE } from './loose-ticks.js';
import { wilsonInterval } from '../model/interval.js';
import { PHASE } from './phases.js';

/** @import { Arithmetic, TlsPart } from '../catalogue/tls-part.js' */
/** @import { Primitive } from '../model/operation.js' */
/** @import { RunInfo } from '../model/profile.js' */
/** @import { CpuTimes } from '../model/report.js' */
/** @import { Certificate, TlsCost, TlsLedger } from '../model/tls.js' */
/** @import { Attribution } from './attribute-profile.js' */
/** @import { PlacedSite } from './resolve-sites.js' */

/** Node's functions that read certificates for JavaScript, or check one against a host's name. */
const READS_CERTIFICATES = /^(?:get(?:Peer)?(?:X509)?Certificate|checkServerIdentity)$/;

/** @typedef {{group: RegExp, signs: (certificate: Certificate | null) => boolean}} Users */

const P256 = /^(?:P-256|prime256v1|secp256r1)/i;

/**
 * What needs each kind of arithmetic: groups of key exchanges, by their names in OpenSSL and TLS, and keys of
 * certificates; a certificate that was not seen most likely has RSA or a NIST curve.
 * @type {Record<Arithmetic, Users>}
 */
const USERS = {
  'p-256': {
    group: P256,
    signs: (certificate) => certificate === null || (certificate.type === 'ec' && P256.test(certificate.curve)),
  },
  curve: {
    group: /^(?:P-|secp|sect|brainpool)(?!256r1|256$)/i,
    signs: (certificate) => certificate === null || (certificate.type === 'ec' && !P256.test(certificate.curve)),
  },
  x25519: {
    group: /^X(?:25519|448)/i,
    signs: (certificate) => certificate?.type === 'ed25519' || certificate?.type === 'other',
  },
  // Finite-field Diffie-Hellman is rare.
  modular: { group: /^(?:ffdhe|DH)/i, signs: (certificate) => certificate === null || certificate.type === 'rsa' },
};
/** What servers exchange keys with, if the certificate has another kind of key. */
const EXCHANGES = /** @type {const} */ (['p-256', 'curve', 'x25519']);

/**
 * The cost of TLS, by part.
 * @param {Attribution[]} attributions of all isolates
 * @param {PlacedSite[][]} resolved what each of their sites is
 * @param {Pick<RunInfo, 'tls' | 'cpu'> | null} run what was counted, and the CPU time of its threads
 * @param {number} busyTicks of all isolates
 * @returns {TlsCost | null} null if no connections were counted, or no addresses were sampled
 */
export function tlsCost(attributions, resolved, run, busyTicks) {
  const ledger = run?.tls ?? null;
  if (ledger === null || attributions.some(({ profile }) => !profile.meta.timed)) return null;
  const rows = attributions.flatMap((attribution, index) => tlsRows(attribution, resolved[index]));
  const uses = arithmeticUses(ledger, rows);
  const parts = { keyExchange: 0, certificate: 0, context: 0, bytes: 0, other: 0 };
  let ticks = 0;
  for (const row of rows) {
    parts[isArithmetic(row.part) ? uses[row.part] : row.part] += row.ticks;
    ticks += row.ticks;
  }
  const inferredTicks = countLoose(attributions, [LOOSE.tied]);
  const untiedTicks = countLoose(attributions, [LOOSE.library, LOOSE.plumbing, LOOSE.native]);
  const stopped = systemTicks(attributions, resolved);
  // Inferred ticks may be in system calls, too.
  const [least] = wilsonInterval(Math.max(0, ticks - stopped.tls - inferredTicks), busyTicks);
  const [, most] = wilsonInterval(ticks + untiedTicks, busyTicks);
  const [, mostOfRest] = wilsonInterval(ticks - stopped.tls + untiedTicks, busyTicks - stopped.all);
  return {
    ticks,
    share: busyTicks === 0 ? 0 : ticks / busyTicks,
    range: [least, Math.max(most, mostOfRest)],
    cpuShare: cpuShare(ticks - stopped.tls, { busyTicks, stoppedTicks: stopped.all }, run?.cpu ?? null),
    keyExchangeTicks: parts.keyExchange,
    certificateTicks: parts.certificate,
    contextTicks: parts.context,
    bytesTicks: parts.bytes,
    otherTicks: parts.other,
    inferredTicks,
    untiedTicks,
  };
}

/**
 * Ticks are wall time: in a system call the thread was working, or stopped in favour of a thread that it woke.
 * @param {Attribution[]} attributions of all isolates
 * @param {PlacedSite[][]} resolved what each of their sites is
 * @returns {{all: number, tls: number}} busy ticks in system calls, and how many of these are TLS
 */
function systemTicks(attributions, resolved) {
  const sum = { all: 0, tls: 0 };
  for (const [number, { profile, tallies }] of attributions.entries()) {
    const { stacks } = profile;
    const isCall = profile.frames.map(isSystemCall);
    for (const { stack, phase, site, ticks } of tallies.list) {
      if (stack === -1 || phase === PHASE.idle || !isCall[stacks.frame[stack]]) continue;
      sum.all += ticks;
      if (site !== -1 && isTls(resolved[number][site])) sum.tls += ticks;
    }
  }
  return sum;
}

/**
 * A thread that computes uses the processor, or gets a single tick when it continues. For system calls, ticks don't
 * show CPU time, but the kernel knows that of all of them together.
 * @param {number} ticks of TLS outside of system calls
 * @param {{busyTicks: number, stoppedTicks: number}} all busy ticks, and those in system calls
 * @param {CpuTimes | null} cpu of the run
 * @returns {number | null} share of CPU time, null if the kernel's is unknown, or that of workers
 */
function cpuShare(ticks, { busyTicks, stoppedTicks }, cpu) {
  const { mainMs = null, mainKernelMs = null, workersMs = null } = cpu ?? {};
  // The ticks are those of workers, too.
  if (workersMs !== 0 || mainMs === null || mainKernelMs === null || mainKernelMs >= mainMs) return null;
  const computing = busyTicks - stoppedTicks;
  const whole = Math.min(busyTicks, computing / (1 - mainKernelMs / mainMs));
  return whole === 0 ? 0 : ticks / whole;
}

/**
 * @param {PlacedSite} site any
 * @returns {boolean} whether it is TLS
 */
function isTls({ what: { operation } }) {
  return operation.startsWith('tls.');
}

/**
 * Ticks of TLS with the same primitive at their leaves.
 * @typedef {object} TlsRow
 * @property {TlsPart | Arithmetic} part
 * @property {number} ticks
 */

/**
 * @param {Attribution} attribution of an isolate
 * @param {PlacedSite[]} resolved what its sites are
 * @returns {TlsRow[]} its ticks of TLS
 */
function tlsRows(attribution, resolved) {
  const { frames, profile, tallies } = attribution;
  return tallies.list
    .filter(({ site }) => site !== -1 && isTls(resolved[site]))
    .map(({ site, stack, phase, ticks }) => ({
      part: partOf(resolved[site], frames[profile.stacks.frame[stack]].primitive, phase === PHASE.gc),
      ticks,
    }));
}

/**
 * @param {PlacedSite} site of TLS
 * @param {Primitive | null} primitive of the leaf
 * @param {boolean} isCollecting whether garbage was being collected: then contexts are freed, and the certificates in
 *   them
 * @returns {TlsPart | Arithmetic} what the tick was for
 */
function partOf({ what: { operation, api } }, primitive, isCollecting) {
  if (operation === 'tls.context') return 'context';
  if (READS_CERTIFICATES.test(api)) return 'certificate';
  const part = tlsPart(primitive);
  if (isCollecting && part === 'certificate') return 'context';
  if (part === 'other') return operation === 'tls.record' ? 'bytes' : part;
  // Handshakes hash and pass on bytes, too.
  return part === 'bytes' && operation === 'tls.handshake' ? 'other' : part;
}

/**
 * @param {Attribution[]} attributions of all isolates
 * @param {number[]} kinds which LOOSE to count
 * @returns {number} number of ticks of these kinds
 */
function countLoose(attributions, kinds) {
  return attributions.reduce(
    (sum, { loose }) => sum + loose.reduce((count, kind) => count + Number(kinds.includes(kind)), 0),
    0,
  );
}

/**
 * @param {TlsPart | Arithmetic} part of a row
 * @returns {part is Arithmetic} whether several parts of TLS need it
 */
function isArithmetic(part) {
  return part in USERS;
}

/**
 * Which part of TLS uses arithmetic that signatures and key exchanges share. Servers don't learn the group, so it is
 * inferred from what was computed: whatever is not the certificate's key was the key exchange.
 * @param {TlsLedger} ledger what was counted
 * @param {TlsRow[]} rows all ticks of TLS
 * @returns {Record<Arithmetic, TlsPart>} `other` where both may have used it
 */
function arithmeticUses({ peers }, rows) {
  const full = peers.filter((peer) => peer.full > 0);
  const seen = new Set(rows.map(({ part }) => part));
  const groups = peers.flatMap(({ group }) => Object.keys(group));
  const hasServer = full.some(({ role }) => role === 'server');
  const use = (/** @type {Arithmetic} */ arithmetic) => {
    const { group, signs } = USERS[arithmetic];
    const maySign = full.some(({ certificate }) => signs(certificate));
    const hasOther = EXCHANGES.some((other) => other !== arithmetic && seen.has(other));
    const mayExchange =
      groups.some((name) => group.test(name)) || (hasServer && arithmetic !== 'modular' && !(maySign && hasOther));
    // A client that only resumes sessions sees no certificate.
    if (!mayExchange && full.length > 0) return 'certificate';
    return maySign ? 'other' : 'keyExchange';
  };
  return { 'p-256': use('p-256'), curve: use('curve'), x25519: use('x25519'), modular: use('modular') };
}
