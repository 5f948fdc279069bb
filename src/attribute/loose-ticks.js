import { isComputation } from '../catalogue/index.js';
import { isNodesTls } from './decide.js';
import { isHelper, isRuntimeLibrary } from './c-library.js';
import { PHASE, knowsWait } from './phases.js';
import { talliesOf } from './tally.js';

/** @import { Profile, Traffic } from '../model/profile.js' */
/** @import { Attribution, Site } from './attribute-profile.js' */
/** @import { Decision } from './decide.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { StackFacts } from './stack-facts.js' */

/**
 * What libuv calls without JavaScript below it, or Node's TLS without a name that shows it, as far as a sample shows:
 *
 *   - `tls`: TLS, in OpenSSL's functions that call others
 *   - `plumbing`: OpenSSL's own bookkeeping, which the stack does not tie to a purpose
 *   - `library`: the C library's help, which everybody calls
 *   - `native`: other native code that calls others
 *   - `tied`: of `plumbing` and `library`, what is TLS for what was counted
 */
export const LOOSE = /** @type {const} */ ({ none: 0, tls: 1, plumbing: 2, library: 3, native: 4, tied: 5 });

/**
 * Node's and V8's own code calls the C library so much less often than OpenSSL's bookkeeping does: measured with perf
 * (docs/accuracy-tls.md).
 */
const OTHERS_NEED = 0.1;

/** If this share of the cryptography that may be what has no name is TLS, that is TLS, too. */
const NEARLY_ALL = 0.95;

/** @type {Site} */
const COUNTED = {
  decision: {
    operation: 'tls.handshake',
    candidates: [],
    form: 'sync',
    api: '',
    package: '',
    algorithm: '',
    evidence: 'inferred',
    hasCallSite: false,
  },
  frame: -1,
  isCaller: false,
  package: '',
  callee: '',
  entered: '',
  enteredFrame: -1,
  enteredAt: '',
  call: null,
  directCaller: -1,
  directCall: null,
  maker: null,
  isMounted: false,
  handler: '',
  resumed: '',
  mount: null,
};

/**
 * @param {Profile} profile to look at
 * @param {FrameFacts[]} frames facts
 * @param {StackFacts} stacks facts
 * @param {Uint8Array} phases a PHASE for each sample
 * @param {Int32Array} sites of each sample, -1 if it is no cryptography
 * @param {Site[]} list of those sites
 * @returns {Uint8Array} a LOOSE for each sample, before anything is known of what was counted
 */
export function looseSamples(profile, frames, stacks, phases, sites, list) {
  const { samples } = profile;
  const namesCalls = knowsWait(frames);
  const helps = profile.frames.map((leaf) => isHelper(leaf, namesCalls));
  const loose = new Uint8Array(samples.length);
  for (let index = 0; index < samples.length; index++) {
    const row = samples.stack[index];
    if (row === -1 || phases[index] === PHASE.idle || phases[index] === PHASE.bootstrap) continue;
    const leaf = profile.stacks.frame[row];
    const site = sites[index];
    if (site !== -1) loose[index] = looseOf(list[site].decision, frames[leaf]);
    else if (stacks.loading[row] === 0 && phases[index] !== PHASE.gc)
      loose[index] = looseLeaf(profile, stacks.innerJs[row], leaf, helps[leaf]);
  }
  return loose;
}

/**
 * @param {Profile} profile to look at
 * @param {number} innerJs JavaScript frame nearest to the leaf, -1 if none
 * @param {number} leaf frame in which a sample was taken that is no cryptography
 * @param {boolean} helps whether that is the C library's help
 * @returns {number} a LOOSE
 */
function looseLeaf({ frames }, innerJs, leaf, helps) {
  if (helps) return innerJs === -1 || isNodesTls(frames[innerJs]) ? LOOSE.library : LOOSE.none;
  const isOthers = innerJs === -1 && frames[leaf].kind === 'native' && !isRuntimeLibrary(frames[leaf].library);
  return isOthers ? LOOSE.native : LOOSE.none;
}

/**
 * @param {Decision} decision about a sample
 * @param {FrameFacts} leaf of it
 * @returns {number} a LOOSE
 */
function looseOf({ operation, evidence, hasCallSite }, { primitive }) {
  if (hasCallSite) return LOOSE.none;
  if (operation === 'other') return LOOSE.plumbing;
  return evidence === 'inferred' && operation.startsWith('tls.') && !isComputation(primitive) ? LOOSE.tls : LOOSE.none;
}

/**
 * Ties to TLS what only the counted handshakes explain. OpenSSL's plumbing is shared out like the cryptography that it
 * may be, and the C library's help like the code that may have called for it; which samples those are is not known, so
 * that they are taken at even distances.
 * @param {Attribution} attribution of an isolate
 * @param {Traffic | null} traffic what was counted; null if nothing was
 * @returns {Attribution} the same with those samples as TLS handshakes
 */
export function tieLooseTicks(attribution, traffic) {
  const { hasTls, loose, phases } = attribution;
  if (!hasTls || handshakesOf(traffic) === 0) return attribution;
  const plumbing = plumbingForTls(attribution);
  const isDue = {
    [LOOSE.library]: everyNth(helpForTls(loose, plumbing.called)),
    [LOOSE.plumbing]: everyNth(plumbing.called),
  };
  const sites = attribution.sites.slice();
  const settled = loose.slice();
  const list = [...attribution.list, COUNTED];
  for (let index = 0; index < loose.length; index++) {
    const kind = loose[index];
    if (kind !== LOOSE.library && kind !== LOOSE.plumbing) continue;
    const isFreed = kind === LOOSE.plumbing && phases[index] === PHASE.gc;
    if (!(isFreed ? plumbing.isCollected : isDue[kind]())) continue;
    sites[index] = list.length - 1;
    settled[index] = LOOSE.tied;
  }
  return { ...attribution, sites, list, loose: settled, tallies: talliesOf({ ...attribution, sites }) };
}

/**
 * @param {number} share 0..1
 * @returns {() => boolean} true for this share of its calls, at even distances
 */
function everyNth(share) {
  let due = 0;
  return () => {
    due += share;
    if (due < 1) return false;
    due--;
    return true;
  };
}

/**
 * Synchronous calls have JavaScript below them, which names them; what they leave behind is freed while garbage is
 * collected. What comes back from the thread pool is called by libuv, as TLS is, and most of what it took of this
 * thread has JavaScript below it: so that TLS has no less of the plumbing than of the named cryptography.
 * @param {Attribution} attribution of an isolate
 * @returns {{called: number, isCollected: boolean}} of OpenSSL's plumbing, 0..1 of what libuv called that is TLS, and
 *   whether that which is freed while garbage is collected is, as no other cryptography ran that it could be
 */
function plumbingForTls({ sites, list }) {
  let [tls, sync, others] = [0, 0, 0];
  for (const site of sites) {
    if (site === -1) continue;
    const { operation, form } = list[site].decision;
    if (operation.startsWith('tls.')) tls++;
    else if (operation !== 'other' && form === 'sync') sync++;
    else if (operation !== 'other') others++;
  }
  const share = tls === 0 ? 0 : tls / (tls + others);
  return {
    called: share >= NEARLY_ALL ? 1 : share,
    isCollected: tls > 0 && tls >= NEARLY_ALL * (tls + others + sync),
  };
}

/**
 * @param {Uint8Array} loose a LOOSE for each sample
 * @param {number} plumbing 0..1 of OpenSSL's that libuv called and that is TLS
 * @returns {number} 0..1 of the C library's help that was for TLS
 */
function helpForTls(loose, plumbing) {
  const count = [0, 0, 0, 0, 0];
  for (const kind of loose) count[kind]++;
  const ours = count[LOOSE.tls] + plumbing * count[LOOSE.plumbing];
  const others = OTHERS_NEED * count[LOOSE.native] + (1 - plumbing) * count[LOOSE.plumbing];
  return ours === 0 ? 0 : ours / (ours + others);
}

/**
 * @param {Traffic | null} traffic what was counted
 * @returns {number} TLS handshakes of either side
 */
function handshakesOf(traffic) {
  return (traffic?.tlsServer?.handshakes ?? 0) + (traffic?.tlsClient?.handshakes ?? 0);
}
