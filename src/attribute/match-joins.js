/**
 * Decides which crypto call a stack is in when several of its frames match: which of two matches counts, and what they
 * say together.
 */
import { isNamed } from '../catalogue/index.js';

/** @import { FrameMatch, OperationId } from '../model/operation.js' */

/** Operations that key derivation repeats. @type {ReadonlySet<string>} */
const STEPS = new Set(['hash', 'hmac']);

/**
 * @param {{evidence: string} | null | undefined} match of a frame, or of those above it
 * @returns {boolean} whether it is code that computes cryptography itself, without calling others for it
 */
export function isComputing(match) {
  return match?.evidence === 'package' || match?.evidence === 'source';
}

/**
 * @param {FrameMatch} outer a package's frame
 * @param {FrameMatch} inner a frame beneath it
 * @returns {boolean} whether the inner one says more
 */
function givesWay(outer, inner) {
  if (inner.operation === '') return false;
  if (outer.operation.startsWith('kdf.') && STEPS.has(inner.operation)) return false;
  if (isNamed(outer) && inner.package !== '' && !isNamed(inner)) return true;
  return inner.evidence === 'js-frame' || (outer.operation === 'other' && inner.operation !== 'other');
}

/**
 * @param {FrameMatch} outer a frame's match
 * @param {FrameMatch} inner match of a frame below it
 * @returns {OperationId | ''} the only operation of the outer one's candidates that the inner one may be, too; `''` if
 *   there are none or several
 */
function sharedCandidate({ candidates }, inner) {
  const [shared, ...more] = candidates.filter((each) =>
    inner.candidates.length === 0 ? each === inner.operation : inner.candidates.includes(each),
  );
  return more.length === 0 ? (shared ?? '') : '';
}

/** Joins two matches, once for each pair: stacks with equal frames have equal matches. */
export class MatchJoins {
  /** @type {Map<FrameMatch, Map<FrameMatch, FrameMatch>>} by the outer one, then by the inner one */
  #known = new Map();

  /**
   * The outermost frame that names an operation decides: `pbkdf2Sync` calls `getHash`, `createPrivateKey` derives a
   * key. It overrides plumbing, and what a package calls overrides the package's default. A frame that serves several
   * operations or both forms is completed by those below it.
   * @param {FrameMatch} outer match of the frames so far
   * @param {FrameMatch} inner match of a frame below them
   * @returns {FrameMatch} match of all of them
   */
  within(outer, inner) {
    // A package's checksum may call package functions that others hash with.
    if (outer.isPlain === true && isComputing(inner)) return outer;
    if (outer.operation === '') return this.#called(outer, inner);
    if (isComputing(outer) && givesWay(outer, inner)) return inner;
    return outer.evidence === inner.evidence ? this.#completed(outer, inner) : outer;
  }

  /**
   * @param {FrameMatch} outer the called function, without its own operation: `subtle.deriveBits`
   * @param {FrameMatch} inner what it turned out to be
   * @returns {FrameMatch} the inner one under the name that was called
   */
  #called(outer, inner) {
    // Computation that one package uses from another counts as its own.
    if (isComputing(outer) && inner.operation === '' && inner.api === '') return outer;
    if (outer.api === '' || inner.api !== '') return inner;
    if (inner.operation === '') return outer;
    return this.#joined(outer, inner, () => ({ ...inner, api: outer.api }));
  }

  /**
   * @param {FrameMatch} outer the requested call
   * @param {FrameMatch} inner a frame beneath it
   * @returns {FrameMatch} the outer one completed with what only the inner one knows
   */
  #completed(outer, inner) {
    const operation = sharedCandidate(outer, inner);
    // Leaves know more of a cipher than a function of several operations does: its mode.
    const algorithm = outer.algorithm || (inner.candidates.length === 0 ? inner.algorithm : '');
    const tellsForm =
      outer.form === 'unknown' && inner.form !== 'unknown' && (operation !== '' || inner.operation === outer.operation);
    // Code shared by several algorithms does not know which of them calls it.
    const tellsAlgorithm =
      outer.evidence === 'source' &&
      outer.algorithm === '' &&
      inner.operation === outer.operation &&
      inner.algorithm !== '';
    if (operation === '' && !tellsForm && !tellsAlgorithm) return outer;
    return this.#joined(outer, inner, () => ({
      ...outer,
      ...(tellsAlgorithm ? { algorithm: inner.algorithm } : {}),
      ...(operation === '' ? {} : { operation, candidates: [], algorithm }),
      form: tellsForm ? inner.form : outer.form,
    }));
  }

  /**
   * @param {FrameMatch} outer a frame's match
   * @param {FrameMatch} inner match of a frame below it
   * @param {() => FrameMatch} join joins both
   * @returns {FrameMatch} the joined match; the same object for the same pair
   */
  #joined(outer, inner, join) {
    const ofOuter = this.#known.get(outer) ?? new Map();
    this.#known.set(outer, ofOuter);
    const together = ofOuter.get(inner) ?? join();
    ofOuter.set(inner, together);
    return together;
  }
}
