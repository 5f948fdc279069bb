/**
 * Knows what counts as cryptography: tables of names, and the functions that look a frame up in them. Pure and
 * stateless; meant to be called once per frame, not per tick.
 *
 * A frame says what was requested (`createPrivateKey`), the leaf of its stack where the time went (SHA-256 for an
 * encrypted key): `matchFrame` answers the first, `primitiveOf` the second, and `refine` combines them.
 */

import { matchFingerprint } from './fingerprints.js';
import { matchBinding } from './match-binding.js';
import { matchModule } from './match-module.js';
import { matchNamed } from './match-named.js';
import { matchBundled, matchPackage } from './match-package.js';

/** @import { FrameMatch } from '../model/operation.js' */
/** @import { Frame } from '../model/profile.js' */

export { apiNamed, apisDoing, ASYNC_COUNTERPART, makersOf, streamName } from './apis.js';
export { callbackForm } from './callback-forms.js';
export { FINGERPRINTS, packageOfKnown } from './fingerprints.js';
export { forwards, isFramework } from './forwarders.js';
export {
  equivalentsIn,
  equivalentsOf,
  isCryptoPackage,
  packageApiNamed,
  packageApisDoing,
  promisesOf,
  threadsOption,
} from './match-package.js';
export { isNamed, isUnlisted } from './match-named.js';
export { packageOf, packagePath } from './package-of.js';
export { matchJob } from './match-binding.js';
export { digestOf, isComputation, leafKind, primitiveOf, refine } from './primitive.js';
export { tlsPart } from './tls-part.js';
export { digestName, webcryptoAlgorithm } from './webcrypto-algorithm.js';

/**
 * What one frame says about cryptography. The top-level code of a module is loading, never cryptography.
 * @param {Frame} frame of any kind
 * @returns {FrameMatch | null} null if the frame isn't cryptography
 */
export function matchFrame(frame) {
  if (frame.kind === 'js') {
    if (frame.moduleBody) return null;
    return matchModule(frame.file, frame.name) ?? matchCode(frame);
  }
  if (frame.kind !== 'native') return null;
  return matchBinding(frame.name) ?? matchPackage(frame.library, '') ?? matchNamed(frame.library, '');
}

/**
 * @param {Frame} frame of a JavaScript function that is not Node's
 * @returns {FrameMatch | null} null if it is not cryptography
 */
function matchCode({ file, name, bundled }) {
  const { module, known, name: property } = bundled ?? NOT_BUNDLED;
  return (
    matchBundled(module, name, known === '' ? property : '') ??
    matchPackage(file, name) ??
    matchUnlisted(matchNamed(module || file, name), known, property)
  );
}

const NOT_BUNDLED = { module: '', known: '', name: '' };

/**
 * @param {FrameMatch | null} named what names say about a function of an unlisted package
 * @param {string} known what its code is recognised as, `''` if unknown
 * @param {string} property its name outside of its module
 * @returns {FrameMatch | null} null if it is not cryptography: constants decide what names leave open
 */
function matchUnlisted(named, known, property) {
  return (named?.operation ? null : matchFingerprint(known, property)) ?? named;
}
