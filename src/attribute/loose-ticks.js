/**
 * Which samples are TLS, where stacks don't show it: what libuv calls without JavaScript, and what has no telling name.
 */
import { isComputation } from '../catalogue/index.js';
import { handshakesOf } from '../model/traffic.js';
import { isNodesTls } from './decide.js';
import { isRuntimeHelper, isRuntimeLibrary } from './c-library.js';
import { PHASE, knowsWait } from './phases.js';
import { talliesOf } from './tally.js';

/** @import { Profile, Traffic } from '../model/profile.js' */
/** @import { Attribution, SampledSites, Site } from './attribute-profile.js' */
/** @import { Decision } from './decide.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/**
 * What libuv calls without JavaScript callers, or Node's TLS code calls without a telling name, as far as a sample
 * shows:
 *
 *   - `tls`: TLS, in OpenSSL's functions that call others
 *   - `plumbing`: OpenSSL's own bookkeeping, which the stack does not tie to a purpose
 *   - `library`: C library functions, which everything calls
 *   - `native`: other native code that calls others
 *   - `tied`: the part of `plumbing` and `library` that is TLS according to the counts
 */
export const LOOSE = /** @type {const} */ ({ none: 0, tls: 1, plumbing: 2, library: 3, native: 4, tied: 5 });

/**
 * How often Node's and V8's own code calls the C library, relative to OpenSSL's bookkeeping: measured with perf
 * (docs/accuracy-tls.md).
 */
const OTHERS_NEED = 0.1;

/** If at least this share of the cryptography that unnamed ticks may belong to is TLS, all of them are TLS. */
const NEARLY_ALL = 0.95;

/** The functions that read and write both handshakes and records. */
const EITHER = 'TLS record layer';

/**
 * @param {'tls.handshake' | 'tls.record'} operation that only counts explain
 * @returns {Site} of its ticks
 */
const counted = (operation) => ({
  decision: {
    operation,
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
  common: null,
  maker: null,
  isMounted: false,
  handler: '',
  resumed: '',
  mount: null,
});

/**
 * @param {SampledSites} sampled samples of a profile
 * @returns {Uint8Array} a LOOSE for each sample, before counts are considered
 */
export function looseSamples({ profile, frames, stacks, phases, sites, list }) {
  const { samples } = profile;
  const namesCalls = knowsWait(frames);
  const helps = profile.frames.map((leaf) => isRuntimeHelper(leaf, namesCalls));
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
 * @param {number} leaf leaf frame of a sample that is not cryptography
 * @param {boolean} helps whether it is a C library function
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
 * Assigns to TLS the samples that only the counted handshakes explain. OpenSSL's plumbing is split in proportion to the
 * cryptography that it may belong to, and C library functions in proportion to the code that may have called them. What
 * may be of handshakes or of records is split in proportion to those that are known.
 * Which samples these are is unknown, so they are picked at even distances.
 * @param {Attribution} attribution of an isolate
 * @param {Traffic | null} traffic what was counted; null if nothing, or if runs are added up, whose profiles tell
 * @returns {Attribution} the same with those samples as TLS handshakes, and as records
 */
export function tieLooseTicks(attribution, traffic) {
  const { hasTls, loose, phases, profile } = attribution;
  if (!hasTls || !sawHandshakes(profile, traffic)) return attribution;
  const plumbing = plumbingForTls(attribution);
  const isDue = {
    [LOOSE.library]: everyNth(helpForTls(loose, plumbing.called)),
    [LOOSE.plumbing]: everyNth(plumbing.called),
  };
  const sites = attribution.sites.slice();
  const settled = loose.slice();
  const list = [...attribution.list, counted('tls.record'), counted('tls.handshake')];
  const isRecord = everyNth(shareOfRecords(attribution));
  const isOfEither = mayBeEither(attribution);
  for (let index = 0; index < loose.length; index++) {
    const kind = loose[index];
    if (isOfEither(index) && isRecord()) sites[index] = list.length - 2;
    if (kind !== LOOSE.library && kind !== LOOSE.plumbing) continue;
    const isFreed = kind === LOOSE.plumbing && phases[index] === PHASE.gc;
    if (!(isFreed ? plumbing.isCollected : isDue[kind]())) continue;
    sites[index] = list.length - (isRecord() ? 2 : 1);
    settled[index] = LOOSE.tied;
  }
  return { ...attribution, sites, list, loose: settled, tallies: talliesOf({ ...attribution, sites }) };
}

/**
 * @param {Attribution} attribution of an isolate
 * @returns {(index: number) => boolean} whether a sample counts as a handshake only because its function serves
 *   handshakes as well as records
 */
function mayBeEither({ sites, list, loose, frames, profile: { samples, stacks } }) {
  return (index) => {
    if (loose[index] !== LOOSE.tls || list[sites[index]].decision.operation !== 'tls.handshake') return false;
    return frames[stacks.frame[samples.stack[index]]].primitive?.name === EITHER;
  };
}

/**
 * @param {Attribution} attribution of an isolate
 * @returns {number} records' share of the TLS that is known to be of one or the other, 0..1
 */
function shareOfRecords(attribution) {
  const { sites, list } = attribution;
  const isOfEither = mayBeEither(attribution);
  let [records, handshakes] = [0, 0];
  for (let index = 0; index < sites.length; index++) {
    if (sites[index] === -1 || isOfEither(index)) continue;
    const { operation } = list[sites[index]].decision;
    if (operation === 'tls.record') records++;
    if (operation === 'tls.handshake') handshakes++;
  }
  return records === 0 ? 0 : records / (records + handshakes);
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
 * Synchronous calls have JavaScript callers, which identify them; what they leave behind is freed during garbage
 * collection. Results from the thread pool arrive through libuv, like TLS, and most of their time on this thread has
 * JavaScript callers. So TLS's part of the plumbing is at least its part of the named cryptography.
 * @param {Attribution} attribution of an isolate
 * @returns {{called: number, isCollected: boolean}} for OpenSSL's plumbing: the share called by libuv that is TLS,
 *   0..1; and whether memory freed during garbage collection is TLS, because no other cryptography ran
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
 * @param {number} plumbing share of OpenSSL's plumbing called by libuv that is TLS, 0..1
 * @returns {number} share of the C library functions that were for TLS, 0..1
 */
function helpForTls(loose, plumbing) {
  const count = [0, 0, 0, 0, 0];
  for (const kind of loose) count[kind]++;
  const ours = count[LOOSE.tls] + plumbing * count[LOOSE.plumbing];
  const others = OTHERS_NEED * count[LOOSE.native] + (1 - plumbing) * count[LOOSE.plumbing];
  return ours === 0 ? 0 : ours / (ours + others);
}

/**
 * @param {Profile} profile of a thread
 * @param {Traffic | null} traffic what was counted in all of the recording
 * @returns {boolean} whether TLS handshakes were counted in its run
 */
function sawHandshakes(profile, traffic) {
  return profile.sawHandshakes ?? handshakesOf(traffic) > 0;
}
