/** @import { CallForm, Evidence } from '../model/report.js' */
/** @import { FrameMatch, OperationId, Primitive } from '../model/operation.js' */
/** @import { Profile } from '../model/profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { StackFacts } from './stack-facts.js' */

/**
 * What a sample's stack was doing, if it was cryptography.
 * @typedef {object} Decision
 * @property {OperationId} operation
 * @property {OperationId[]} candidates what it may be instead, once the source or the leaves tell
 * @property {CallForm} form
 * @property {string} api
 * @property {string} package the crypto package that computes, `''` for Node's crypto
 * @property {string} algorithm
 * @property {Evidence} evidence
 * @property {boolean} hasCallSite whether the user's frame on the stack asked for it
 */

/** TLS primitives that say what a connection was doing; hashes and plumbing serve both halves. */
const RECORD = /^(?:aes|chacha|poly1305|tls-record)/;

/**
 * @param {FrameFacts} leaf of the stack
 * @param {number} row of the stack
 * @param {StackFacts} stacks facts
 * @param {Profile} profile that they belong to
 * @param {FrameFacts[]} frames facts
 * @returns {Decision | null} null if it is no cryptography
 */
export function decide(leaf, row, stacks, profile, frames) {
  const match = stacks.match[row];
  const binding = stacks.binding[row];
  if (match !== null && match.operation !== '') return fromMatch(match, binding);
  if (binding !== null && binding.operation !== '') return fromMatch(binding, null);
  if (match !== null) return fromMatch({ ...match, operation: 'other' }, null);
  if (stacks.loading[row] === 1 || !isOpenSsl(profile.frames[profile.stacks.frame[row]], leaf)) return null;
  const inner = stacks.innerJs[row];
  return fromLeaf(leaf.primitive, inner === -1 || frames[inner].owner === 'node');
}

/**
 * @param {import('../model/profile.js').Frame} frame the leaf
 * @param {FrameFacts} facts its facts
 * @returns {boolean} whether it is OpenSSL's code; by name where the format tells no regions
 */
function isOpenSsl(frame, facts) {
  return frame.component === 'openssl' || (frame.library === '' && facts.primitive !== null);
}

/**
 * @param {FrameMatch} match the crypto call
 * @param {FrameMatch | null} binding the C++ function beneath it, which may know more
 * @returns {Decision} what it does
 */
function fromMatch(match, binding) {
  const refined = binding !== null && refines(match, binding) ? binding : null;
  const operation = refined === null ? match.operation : refined.operation;
  return {
    operation: operation === '' ? 'other' : operation,
    candidates: refined === null ? match.candidates : refined.candidates,
    form: match.form,
    api: match.api,
    package: match.package,
    algorithm: match.algorithm || (refined?.algorithm ?? ''),
    evidence: match.evidence,
    hasCallSite: true,
  };
}

/**
 * @param {FrameMatch} match the crypto call
 * @param {FrameMatch} binding the C++ function beneath it
 * @returns {boolean} whether the binding is one of those that the call could mean
 */
function refines(match, binding) {
  if (binding.operation === '' || binding.candidates.length > 0) return false;
  return match.candidates.includes(binding.operation) || binding.operation.startsWith(`${match.operation}.`);
}

/**
 * Native crypto without a crypto frame: TLS in libuv's callbacks, a function that is exported to
 * JavaScript without a wrapper, or a stack that was lost.
 * @param {Primitive | null} primitive the leaf's
 * @param {boolean} isPlumbing no user's code called it: libuv, or Node's streams
 * @returns {Decision} what it is
 */
function fromLeaf(primitive, isPlumbing) {
  /** @type {Decision} */
  const decision = {
    operation: 'other', candidates: [], form: 'sync', api: '', package: '', algorithm: primitive?.algorithm ?? '',
    evidence: 'symbol', hasCallSite: !isPlumbing,
  };
  if (isPlumbing) return { ...decision, ...tlsPart(primitive) };
  if (primitive === null) return decision;
  if (primitive.operations.includes('compare')) return { ...decision, operation: 'compare', api: 'timingSafeEqual', algorithm: '' };
  if (primitive.operations.length === 1) return { ...decision, operation: primitive.operations[0], evidence: 'inferred' };
  return { ...decision, candidates: primitive.operations };
}

/**
 * @param {Primitive | null} primitive of a leaf beneath libuv or Node's streams
 * @returns {Partial<Decision>} the half of TLS that it belongs to
 */
function tlsPart(primitive) {
  if (primitive === null || primitive.specificity === 'generic') return { candidates: ['tls.handshake'], algorithm: '' };
  const { algorithm, operations } = primitive;
  const isRecord = RECORD.test(algorithm) || (operations.includes('tls.record') && !operations.includes('tls.handshake'));
  if (isRecord) return { operation: 'tls.record', evidence: 'inferred' };
  const isHash = operations.includes('hash') || operations.includes('hmac');
  // A hash alone may be either half; it is told once the profile shows that there are handshakes.
  if (isHash && !operations.includes('tls.handshake')) return { candidates: ['tls.handshake'], algorithm: '' };
  return { operation: 'tls.handshake', evidence: 'inferred' };
}
