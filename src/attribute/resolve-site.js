/** What one site is, according to its frames, its samples' leaves and the source together. */
import { refine, streamName } from '../catalogue/index.js';
import { callForm } from './call-form.js';
import { bestKnownCall } from './object-calls.js';
import { heaviest } from './tally.js';
import { withPurpose } from './package-purpose.js';
import { allows, sourceApi } from './source-api.js';

/** @import { OperationId, Primitive } from '../model/operation.js' */
/** @import { CallForm } from '../model/report.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { Purpose } from './package-purpose.js' */
/** @import { SourceApi } from './source-api.js' */

/**
 * What a site's leaves were, over all its samples.
 * @typedef {object} SiteLeaves
 * @property {number} ticks
 * @property {Map<Primitive, number>} primitives ticks by primitive
 * @property {Map<string, Set<OperationId>>} seen by public name: what other samples of the same place do in that
 *   function, if the binding below it decided that
 * @property {Set<OperationId>} made what the objects do that other samples of the same call made, as in
 *   `createHmac('sha256', key).update(data)`
 * @property {Map<string, Purpose>} purposes what the same line uses the same package for
 * @property {Map<string, Purpose>} ofPackage what all lines of users' code use the package for
 */

/**
 * What a site turns out to be, by its frames, leaves and source together.
 * @typedef {object} ResolvedSite
 * @property {OperationId} operation
 * @property {string} algorithm
 * @property {string} api
 * @property {CallForm} form
 * @property {Record<string, number>} parameters
 */

/**
 * @param {Site} site one place that asks for one thing
 * @param {SiteLeaves} leaves where its samples' program counters were
 * @param {boolean} isOneCall whether everything at its place is one call, rather than any of its function's
 * @returns {ResolvedSite} what it is
 */
export function resolveSite(site, leaves, isOneCall) {
  const decision = withPurpose(site, leaves);
  const call = bestKnownCall(site);
  const bySource = allowedApi(sourceApi(call, decision.api), decision);
  const made = sourceApi(site.maker, '');
  const operation =
    bySource !== null && isExact(bySource, decision)
      ? bySource.operation
      : (operationByLeaves(site, decision, leaves) ??
        operationByOthers(decision, othersThere(decision, leaves, isOneCall), made));
  const named = bySource?.algorithm || decision.algorithm || algorithmMade(made, operation);
  return {
    operation,
    algorithm: algorithmOf(operation, named, leaves).toLowerCase(),
    api: streamName(decision.api, operation),
    form: callForm(decision, bySource === null ? null : call, leaves),
    parameters: bySource?.parameters ?? {},
  };
}

/**
 * @param {SourceApi | null} made what the program makes of that kind
 * @param {OperationId} operation of the site
 * @returns {string} its algorithm, `''` if it belongs to another operation
 */
function algorithmMade(made, operation) {
  return made?.operation === operation ? made.algorithm : '';
}

/**
 * @param {SourceApi | null} api what the source says
 * @param {Site['decision']} decision what the frames say
 * @returns {SourceApi | null} null if the frames don't allow it
 */
function allowedApi(api, decision) {
  return api !== null && allows(decision, api.operation) ? api : null;
}

/**
 * @param {SourceApi} api what the source says
 * @param {Site['decision']} decision what the frames say
 * @returns {boolean} whether its operation is not a family: for `generateKeyPairSync(type)` the source names only a
 *   family
 */
function isExact({ operation, isOpen, isNamed }, { candidates }) {
  return !isOpen && (isNamed || !candidates.some((candidate) => candidate.startsWith(`${operation}.`)));
}

/**
 * @param {Site} site of some samples
 * @param {Site['decision']} decision whose operation may be a family
 * @param {SiteLeaves} leaves of its samples
 * @returns {OperationId | null} the member that most leaves indicate; null if none indicates one, or if they are of
 *   several calls that do different things
 */
function operationByLeaves({ frame }, decision, leaves) {
  const candidates = decision.candidates;
  if (candidates.length === 0) return decision.operation;
  /** @type {Map<OperationId, number>} */
  const votes = new Map();
  for (const [primitive, ticks] of leaves.primitives) {
    const vote = refine(candidates, primitive);
    // Few of an HMAC's leaves are its own. Where no line asks, the others may be of hashes.
    if (vote === '' || (vote === 'hmac' && frame === -1)) continue;
    votes.set(vote, (votes.get(vote) ?? 0) + ticks);
  }
  return isContradictory(votes, leaves.ticks) ? null : (heaviest(votes) ?? null);
}

/**
 * @param {Map<OperationId, number>} votes ticks by what their leaves indicate
 * @param {number} ticks of all leaves
 * @returns {boolean} whether some encrypt and others decrypt, as no call does, or so few show either that those of the other
 *   kind may be missing by chance: most code of ciphers does both
 */
function isContradictory(votes, ticks) {
  const [encrypt, decrypt] = [votes.get('cipher.encrypt') ?? 0, votes.get('cipher.decrypt') ?? 0];
  const all = encrypt + decrypt;
  return Math.max(encrypt, decrypt) < MOST * all || (all > 0 && all < FEWEST && all < FEW_SHARE * ticks);
}

/**
 * @param {Site['decision']} decision whose operation may be a family
 * @param {SiteLeaves} leaves of its place
 * @param {boolean} isOneCall whether everything there is one call
 * @returns {OperationId | null} the member that other samples there agree on, null if there is none; a hash in one call
 *   does not make the next one a hash
 */
function othersThere({ candidates, api }, { seen, made }, isOneCall) {
  for (const [other, ...more] of [seen.get(api) ?? [], made])
    if (other !== undefined && more.length === 0 && candidates.includes(other) && (isOneCall || other !== 'hash'))
      return other;
  return null;
}

/**
 * @param {Site['decision']} decision whose operation may be a family
 * @param {OperationId | null} other the member that other samples agree on
 * @param {SourceApi | null} made what the program makes of that kind
 * @returns {OperationId} the member that other samples agree on, else the one that the program makes, else the family
 */
function operationByOthers({ operation, candidates }, other, made) {
  if (other !== null) return other;
  if (made !== null && candidates.includes(made.operation)) return made.operation;
  // Advice for a hash has no key: what may be an HMAC is not called one.
  return operation === 'hash' && candidates.includes('hmac') ? 'hash-or-hmac' : operation;
}

/**
 * @param {OperationId} operation of the site
 * @param {string} named by the source or a frame, `''` if neither says
 * @param {SiteLeaves} leaves of its samples
 * @returns {string} the algorithm; for a signature, key and digest: `rsa-sha256`
 */
function algorithmOf(operation, named, leaves) {
  // Padding hashes, and uses random bytes, which a cipher makes.
  if (operation.startsWith('asym.')) return named || keyByLeaves(leaves);
  if (operation !== 'sign' && operation !== 'verify') return named || algorithmByLeaves(operation, leaves);
  // The call names the digest; the cost is the key's operation, which only the leaves show.
  const key = keyByLeaves(leaves);
  return /^(?:sha|md|ripemd)/i.test(named) ? [key, named].filter(Boolean).join('-') : named || key;
}

/** Share of the arithmetic from which functions of elliptic curves are not there by accident. */
const CURVE_SHARE = 0.005;
/** From this share on, one kind of key represents a line that uses both kinds. */
const MOST = 0.9;
/** Ticks that show a second kind of key beside one with more: a few lie in code that is not its own. */
const FEWEST = 5;
/** Below this share of all ticks, too. */
const FEW_SHARE = 0.05;
/** Computed with RSA's private keys, but never on curves. */
const EXPONENTIATIONS = new Set(['RSA private key', 'constant-time modular exponentiation']);
/** Part of signatures on a curve, but not of key exchanges. */
const ECDSA = 'ECDSA P-256';
/** Signatures on that curve are Ed25519. */
const EDWARDS = 'Curve25519';

/**
 * @typedef {'curve' | 'either' | 'modular' | 'exponentiation'} Arithmetic whose it is: P-384 and larger curves multiply
 *   with the same code as RSA (`either`), on some processors other curves do, too (`modular`). Hardly anybody signs
 *   with DSA.
 */

/**
 * @param {SiteLeaves} leaves of a signature's samples
 * @returns {string} the kind of key, `ecdsa-p-256+rsa` for both kinds; `''` if nothing shows it
 */
function keyByLeaves(leaves) {
  const { ticks, curves } = arithmetic(leaves);
  const { curve, either, modular, exponentiation } = ticks;
  const all = curve + either + modular + exponentiation;
  if (curve === 0 || curve < CURVE_SHARE * all) return all > 0 ? 'rsa' : '';
  const key = heaviest(curves) ?? '';
  // Curves with their own code use no other code to multiply.
  const ofRsa = exponentiation + (key === 'ecdsa' ? 0 : modular);
  const share = ofRsa / (ofRsa + curve + either);
  if (share >= MOST) return 'rsa';
  return share <= 1 - MOST || (share < 0.5 && ofRsa < FEWEST) ? key : `${key}+rsa`;
}

/**
 * @param {SiteLeaves} leaves of a signature's samples
 * @returns {{ticks: Record<Arithmetic, number>, curves: Map<string, number>}} ticks by whose arithmetic it is, and
 *   those of curves by key
 */
function arithmetic({ primitives }) {
  const ticks = { curve: 0, either: 0, modular: 0, exponentiation: 0 };
  /** @type {Map<string, number>} */
  const curves = new Map();
  for (const [primitive, count] of primitives) {
    const kind = arithmeticOf(primitive);
    if (kind === '') continue;
    ticks[kind] += count;
    if (kind !== 'curve') continue;
    const key = keyOfCurve(primitive);
    curves.set(key, (curves.get(key) ?? 0) + count);
  }
  return { ticks, curves };
}

/**
 * @param {Primitive} primitive of a leaf on an elliptic curve
 * @returns {string} the kind of key that signs with it
 */
function keyOfCurve({ name, algorithm }) {
  if (name === EDWARDS) return 'ed25519';
  return algorithm === '' ? 'ecdsa' : `ecdsa-${algorithm}`;
}

/**
 * @param {Primitive} primitive of a leaf
 * @returns {Arithmetic | ''} `''` if it is none
 */
function arithmeticOf({ name, operations }) {
  if (EXPONENTIATIONS.has(name)) return 'exponentiation';
  // No signature searches for primes. But its code is also used to invert numbers, for keys of either kind.
  if (!operations.includes('sign')) return '';
  const isOfCurves = name === ECDSA || name === EDWARDS || operations.includes('kex.ecdh');
  if (!operations.includes('keygen.rsa')) return isOfCurves ? 'curve' : '';
  return isOfCurves ? 'either' : 'modular';
}

/** Only code that computes with such keys itself names their algorithm. */
const MAKES_KEYS = /^(?:keygen|kex)\b/;
/** Computing with a curve's key draws random numbers, and reading a certificate hashes it. */
const READS_KEYS = /^(?:key\.(?:import|export)|x509)$/;

/** Operations that are not named after the hash or cipher inside. */
const UNNAMED = new Set([
  'kdf.scrypt',
  'kdf.bcrypt',
  'kdf.argon2',
  'keygen.rsa',
  'keygen.secret',
  'prime.generate',
  'prime.check',
  'random',
  'compare',
  'kex.dh',
]);

/** Each call computes one hash function: where there are several, it is given objects of several kinds. @type {Set<OperationId>} */
const ONE_HASH = new Set(['hash', 'hmac', 'hash-or-hmac']);

/**
 * @param {OperationId} operation of the site
 * @param {SiteLeaves} leaves of its samples
 * @returns {string} the algorithm of the primitive that most leaves are in, `''` if none shows it, or several of a hash
 */
function algorithmByLeaves(operation, leaves) {
  if (UNNAMED.has(operation) || operation.startsWith('tls.') || operation === 'other') return '';
  /** @type {Map<string, number>} */
  const votes = new Map();
  // Keys are made from random numbers, which a cipher makes, and hashed.
  const isOwn = (/** @type {Primitive} */ { operations }) =>
    READS_KEYS.test(operation)
      ? !operations.includes('random')
      : !MAKES_KEYS.test(operation) || operations.includes(operation);
  for (const [primitive, ticks] of leaves.primitives) {
    const { algorithm, specificity } = primitive;
    if (algorithm !== '' && specificity !== 'generic' && isOwn(primitive))
      votes.set(algorithm, (votes.get(algorithm) ?? 0) + ticks);
  }
  return ONE_HASH.has(operation) ? nearlyAll(votes) : (heaviest(votes) ?? '');
}

/**
 * @param {Map<string, number>} votes ticks by algorithm
 * @returns {string} the one that has nearly all, `''` if there is none
 */
function nearlyAll(votes) {
  const all = [...votes.values()].reduce((sum, ticks) => sum + ticks, 0);
  const most = heaviest(votes) ?? '';
  return (votes.get(most) ?? 0) < MOST * all ? '' : most;
}
