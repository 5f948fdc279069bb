/** What a stack was doing, judged by its frames alone: which cryptography, or none. */
import { refine } from '../catalogue/index.js';

/** @import { FrameMatch, OperationId, Primitive } from '../model/operation.js' */
/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { CallForm, Evidence } from '../model/report.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { StackFacts } from './stack-facts.js' */

/**
 * What a sample's stack was doing, if it was cryptography.
 * @typedef {object} Decision
 * @property {OperationId} operation
 * @property {OperationId[]} candidates what it may turn out to be, once the source or the leaves decide
 * @property {Pick<Decision, 'operation' | 'candidates'>} [among] the same before the leaf decided: what it shows also counts
 *   for samples of the same frames whose leaves show nothing
 * @property {CallForm} form
 * @property {string} api
 * @property {string} package the crypto package that computes, `''` for Node's crypto
 * @property {string} algorithm
 * @property {Evidence} evidence
 * @property {boolean} hasCallSite whether the user's frame on the stack called for it
 */

/** TLS primitives that show records; hashes and plumbing occur in both handshakes and records. */
const RECORD = /^(?:aes|chacha|poly1305|tls-record)/;

/** The JavaScript side of TLS. */
const TLS_MODULE = /^node:(?:_tls_wrap|_tls_common|internal\/tls\/)/;

/** Its part with the connections: any program that makes some has its frames on some stack. Others make contexts. */
const CONNECTIONS = /^node:(?:_tls_wrap|internal\/tls\/wrap)$/;

/**
 * @param {Frame} frame any
 * @returns {boolean} whether it is a function of Node's TLS
 */
export function isNodesTls(frame) {
  return TLS_MODULE.test(frame.file) && !frame.moduleBody;
}

/**
 * The basis for decisions about a profile's stacks.
 * @typedef {object} Grounds
 * @property {Profile} profile
 * @property {FrameFacts[]} frames facts
 * @property {StackFacts} stacks facts
 * @property {boolean} hasTls whether the program has TLS connections
 */

/**
 * @param {Profile} profile to look at
 * @returns {boolean} whether the program has TLS connections
 */
export function usesTls(profile) {
  return profile.frames.some((frame) => isNodesTls(frame) && CONNECTIONS.test(frame.file));
}

/**
 * @param {Frame} frame the innermost JavaScript
 * @returns {boolean} whether it ends the process, which makes OpenSSL free its own tables
 */
function isExit({ file, name }) {
  return file === 'node:internal/process/per_thread' && /(?:^|\.)(?:exit|reallyExit)$/.test(name);
}

/**
 * @param {number} row of the stack
 * @param {boolean} isCollecting whether garbage was being collected
 * @param {Grounds} grounds all that is known
 * @returns {Decision | null} null if not cryptography
 */
export function decide(row, isCollecting, grounds) {
  const { frames, stacks } = grounds.profile;
  const { labels } = frames[stacks.frame[row]];
  const found = decideByFrames(row, isCollecting, grounds);
  if (labels === undefined) return found;
  if (labels.operation === '') return null;
  const { operation, algorithm } = labels;
  const decision = found ?? UNTIED;
  return { ...decision, operation, candidates: [], algorithm, hasCallSite: labels.hasCallSite ?? decision.hasCallSite };
}

/**
 * @param {number} row of the stack
 * @param {boolean} isCollecting whether garbage was being collected
 * @param {Grounds} grounds all that is known
 * @returns {Decision | null} null if not cryptography
 */
function decideByFrames(row, isCollecting, grounds) {
  const { profile, frames } = grounds;
  const match = grounds.stacks.match[row];
  const binding = grounds.stacks.binding[row];
  if (match !== null && match.operation !== '') return fromMatch(match, binding);
  if (binding !== null && binding.operation !== '')
    return withTlsOfLeaf(fromMatch(binding, null), frames[profile.stacks.frame[row]].primitive);
  if (match !== null && match.isPlain !== true) return fromMatch({ ...match, operation: 'other' }, null);
  return decideByLeaf(row, isCollecting, grounds);
}

/**
 * A TLS stream's functions are below handshakes and records, so no majority tells what a single sample is.
 * @param {Decision} decision by a C++ function
 * @param {Primitive | null} primitive of the leaf
 * @returns {Decision} a handshake or a record, where the leaf is of only one of them
 */
function withTlsOfLeaf(decision, primitive) {
  const { operation, candidates } = decision;
  const own = candidates.includes('tls.handshake') ? refine(candidates, primitive) : '';
  return own === '' ? decision : { ...decision, operation: own, candidates: [], among: { operation, candidates } };
}

/**
 * @param {number} row of a stack without a crypto call
 * @param {boolean} isCollecting whether garbage was being collected
 * @param {Grounds} grounds all that is known
 * @returns {Decision | null} null if not cryptography
 */
function decideByLeaf(row, isCollecting, { profile, frames, stacks, hasTls }) {
  const frame = profile.stacks.frame[row];
  if (stacks.loading[row] === 1 || !isOpenSsl(profile.frames[frame], frames[frame])) return null;
  // Keys and contexts are freed long after use, below whatever allocates next.
  if (isCollecting) return UNTIED;
  const { primitive } = frames[frame];
  const inner = stacks.innerJs[row];
  if (inner !== -1 && isExit(profile.frames[inner])) return null;
  // Nothing is cleaned up on the pool: its threads only run jobs.
  if (profile.meta.thread === 'pool') return { ...fromLeaf(primitive), hasCallSite: false, form: 'async' };
  const isPlumbing = inner === -1 || frames[inner].owner === 'node';
  return isPlumbing ? fromPlumbing(primitive, hasTls) : fromLeaf(primitive);
}

/**
 * @param {Frame} frame the leaf
 * @param {FrameFacts} facts its facts
 * @returns {boolean} whether it is OpenSSL's code; by name if the format has no regions
 */
function isOpenSsl(frame, facts) {
  return frame.component === 'openssl' || (frame.library === '' && facts.primitive !== null);
}

/**
 * @param {FrameMatch} match the crypto call
 * @param {FrameMatch | null} binding the C++ function below it, which may know more
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
 * @param {FrameMatch} binding the C++ function below it
 * @returns {boolean} whether the call could mean that binding
 */
function refines(match, binding) {
  if (binding.operation === '' || binding.candidates.length > 0) return false;
  return match.candidates.includes(binding.operation) || binding.operation.startsWith(`${match.operation}.`);
}

/** @type {Decision} */
const UNTIED = {
  operation: 'other',
  candidates: [],
  form: 'sync',
  api: '',
  package: '',
  algorithm: '',
  evidence: 'symbol',
  hasCallSite: false,
};

/**
 * Native crypto right below the user's code: a function exported to JavaScript without a wrapper, or frames that were
 * lost.
 * @param {Primitive | null} primitive the leaf's
 * @returns {Decision} what it is
 */
function fromLeaf(primitive) {
  const decision = { ...UNTIED, hasCallSite: true, algorithm: primitive?.algorithm ?? '' };
  if (primitive === null) return decision;
  if (primitive.operations.includes('compare'))
    return { ...decision, operation: 'compare', api: 'timingSafeEqual', algorithm: '' };
  if (primitive.operations.length === 1)
    return { ...decision, operation: primitive.operations[0], evidence: 'inferred' };
  return { ...decision, candidates: primitive.operations };
}

/**
 * Native crypto without a caller in JavaScript: TLS in libuv's callbacks or in Node's streams, and cleaning up (freed
 * keys, finished thread-pool jobs).
 * @param {Primitive | null} primitive the leaf's
 * @param {boolean} hasTls whether the program has TLS connections
 * @returns {Decision} what it is
 */
function fromPlumbing(primitive, hasTls) {
  if (primitive === null || primitive.specificity === 'generic' || !hasTls) return UNTIED;
  const { algorithm, operations } = primitive;
  const isRecord =
    RECORD.test(algorithm) || (operations.includes('tls.record') && !operations.includes('tls.handshake'));
  return { ...UNTIED, operation: isRecord ? 'tls.record' : 'tls.handshake', evidence: 'inferred' };
}
