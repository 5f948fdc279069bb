/**
 * The baseline file: its text, and which baseline applies to which runs. There is one for each environment that the
 * program is built in.
 */
import { damageOf } from '../../model/damaged-text.js';
import { differencesBetween } from '../../model/environment.js';
import { Failure } from '../../model/failure.js';
import { isRecord } from '../../model/is-record.js';
import { compareText } from '../../model/text-order.js';
import { problemIn } from '../../schemas/problem-in.js';
import { unitOfKey } from '../metrics/index.js';

/** @import { GateEnvironment } from '../environment.js' */
/** @import { Baseline } from './baseline.js' */
/** @import { BaselineSite } from './call-sites.js' */

/**
 * The baseline of one environment, as stored in JSON.
 * @typedef {Omit<Baseline, 'callSites' | 'metrics' | 'designEffects'> & {callSites: Record<string, BaselineSite>,
 *   metrics: Record<string, number>, designEffects?: Record<string, number>}} SavedBaseline
 */

/** Raised when a reader of the old version would misread a file of the new one. */
const VERSION = 3;
/** What is wrong with most files that people have edited. */
export const NOT_JSON = 'it is not JSON';
/** What a share in the file may differ from what was measured, either way. */
const ROUNDING = 0.005;
/** A config may say as much about any program, however few its ticks. */
const MOST_CONFIGURED = 100;
/** The version of files that held one environment alone, and are still read. */
const SINGLE = 2;

/**
 * @param {readonly Baseline[]} baselines to be kept, one for each environment
 * @returns {string} JSON with sorted keys: equal for equal baselines, one line per change
 */
export function baselineText(baselines) {
  const environments = inOrder(baselines).map(
    ({ runs, busyTicks, environment, callSites, metrics, designEffects, waiting }) => ({
      runs,
      busyTicks,
      environment,
      callSites,
      metrics,
      ...(designEffects.size === 0 ? {} : { designEffects: possible(designEffects, busyTicks) }),
      ...(waiting === undefined ? {} : { waiting }),
    }),
  );
  return `${JSON.stringify(sorted({ version: VERSION, environments }), null, 2)}\n`;
}

/**
 * @param {string} text of a file that anybody may have written
 * @returns {Baseline[]} one for each environment
 * @throws {Failure} `baseline-invalid` with what is wrong as `problem`; `baseline-conflicts`; `baseline-outdated` and `baseline-version` with
 *   the file's `version` and the one that is `supported`
 */
export function parseBaseline(text) {
  const file = current(parse(text));
  const problem = problemIn('baseline', file);
  if (problem !== null) throw new Failure('baseline-invalid', { problem: `${problem} is not valid` });
  const { environments } = /** @type {{environments: SavedBaseline[]}} */ (/** @type {unknown} */ (file));
  return environments.map((saved, index) => {
    const impossible = impossibleMetric(saved.metrics) ?? impossibleSites(saved.callSites) ?? impossibleEffect(saved);
    if (impossible !== null) throw new Failure('baseline-invalid', { problem: `${impossible} is not valid` });
    const { node, openssl } = saved.environment;
    if (environments.findIndex(({ environment }) => isSameBuild(environment, saved.environment)) !== index) {
      throw new Failure('baseline-invalid', { problem: `it has Node ${node} with OpenSSL ${openssl} twice` });
    }
    return read(saved);
  });
}

/**
 * @param {unknown} file as it was parsed
 * @returns {Record<string, unknown>} the same as this version has it
 * @throws {Failure} `baseline-invalid`, `baseline-outdated`, `baseline-version`
 */
function current(file) {
  if (!isRecord(file)) throw new Failure('baseline-invalid', { problem: 'it is not an object' });
  const { version, ...single } = file;
  if (version === VERSION) return file;
  if (version === SINGLE) return { version: VERSION, environments: [single] };
  if (Number(version) >= 1 && Number(version) < VERSION)
    throw new Failure('baseline-outdated', { version: Number(version), supported: VERSION });
  throw new Failure('baseline-version', {
    supported: `${SINGLE} and ${VERSION}`,
    ...(Number.isFinite(version) ? { version: Number(version) } : {}),
  });
}

/**
 * @param {SavedBaseline} saved one environment's, known to be sound
 * @returns {Baseline}
 */
function read({ runs, busyTicks, environment, callSites, metrics, designEffects = {}, waiting }) {
  // Maps, since keys may be called `__proto__`.
  return {
    runs,
    busyTicks,
    environment,
    callSites: new Map(Object.entries(callSites)),
    metrics: new Map(Object.entries(metrics)),
    designEffects: new Map(Object.entries(designEffects)),
    waiting,
  };
}

/**
 * @param {string} text of a file
 * @returns {unknown} the value
 * @throws {Failure} `baseline-invalid`, `baseline-conflicts`
 */
function parse(text) {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const problem = damageOf(text) ?? NOT_JSON;
    throw new Failure(
      problem === 'it has merge conflicts' ? 'baseline-conflicts' : 'baseline-invalid',
      { problem },
      error,
    );
  }
}

/**
 * What the schema can't say, since the unit is in the key.
 * @param {unknown} metrics numbers by key; of one that this version does not know, any
 * @returns {string | null} which of them can't be right; null if none
 */
function impossibleMetric(metrics) {
  const bad = Object.entries(/** @type {Record<string, number>} */ (metrics)).findIndex(([key, value]) => {
    const unit = unitOfKey(key);
    return (unit === 'share' && value > 1) || (unit === 'count' && !Number.isSafeInteger(value));
  });
  return bad === -1 ? null : `entry ${bad + 1} of metrics`;
}

/**
 * @param {Record<string, BaselineSite>} callSites of a baseline
 * @returns {string | null} what can't be right; null if nothing is wrong
 */
function impossibleSites(callSites) {
  return areOfOneRun(Object.values(callSites)) ? null : 'the sum of the shares of callSites';
}

/**
 * @param {Iterable<BaselineSite>} callSites with their shares, each to a point
 * @returns {boolean} whether one run may have them: together they are no more than all
 */
export function areOfOneRun(callSites) {
  const shares = Array.from(callSites, ({ share }) => share);
  return shares.reduce((all, share) => all + share, 0) <= 1 + ROUNDING * shares.length;
}

/**
 * @param {number} busyTicks of a baseline
 * @returns {number} the largest design effect that it may have
 */
function mostEffect(busyTicks) {
  return Math.max(MOST_CONFIGURED, busyTicks);
}

/**
 * @param {Baseline['designEffects']} designEffects of a baseline, which may be those of earlier and longer runs, or of
 *   start-up, which is not among its ticks
 * @param {number} busyTicks of it
 * @returns {Baseline['designEffects']} the same, as far as a file may say so
 */
function possible(designEffects, busyTicks) {
  return new Map(Array.from(designEffects, ([key, effect]) => [key, Math.min(effect, mostEffect(busyTicks))]));
}

/**
 * @param {Pick<SavedBaseline, 'designEffects' | 'busyTicks'>} saved of one environment
 * @returns {string | null} which design effect can't be right: runs that have nothing in common, all of one and none of
 *   the other, show one as large as half of their ticks; null if none
 */
function impossibleEffect({ designEffects = {}, busyTicks }) {
  const bad = Object.values(designEffects).findIndex((effect) => effect > mostEffect(busyTicks));
  return bad === -1 ? null : `entry ${bad + 1} of designEffects`;
}

/**
 * @param {unknown} data plain data and Maps with text as keys
 * @returns {unknown} plain data with keys in order of their code units
 */
function sorted(data) {
  if (Array.isArray(data)) return data.map(sorted);
  if (typeof data !== 'object' || data === null) return data;
  const entries = data instanceof Map ? [...data] : Object.entries(data);
  const inOrder = entries.sort(([a], [b]) => compareText(a, b)).map(([key, entry]) => [key, sorted(entry)]);
  // Not assigned one by one: a key may be `__proto__`. Digits alone would come first anyway, and no key is such.
  return Object.fromEntries(inOrder);
}

/** What chooses one: V8 and OpenSSL do the work. All else that differs is reported, and shares are not compared then. */
const CHOOSING = new Set(['node', 'openssl']);

/**
 * @param {Pick<GateEnvironment, 'node' | 'openssl'>} environment of a run, or of a baseline
 * @param {Pick<GateEnvironment, 'node' | 'openssl'>} other of another
 * @returns {boolean} whether a baseline of the one is for the other; what is unknown does not differ
 */
function isSameBuild(environment, other) {
  return !differencesBetween(/** @type {GateEnvironment} */ (environment), /** @type {GateEnvironment} */ (other)).some(
    ({ name }) => CHOOSING.has(name),
  );
}

/**
 * @param {readonly Baseline[]} baselines of a file
 * @param {GateEnvironment} environment of the runs
 * @returns {{own: Baseline | null, nearest: Baseline | null, isAmbiguous: boolean}} the one for these runs, null if
 *   there is none; the nearest: the same one, or else one whose counts can be compared, of the same Node or of the
 *   newest; and whether several may be theirs, as the runs do not say what they ran on
 */
export function chosen(baselines, environment) {
  const [first = null, ...further] = baselines.filter((baseline) => isSameBuild(baseline.environment, environment));
  const isAmbiguous = further.length > 0;
  const others = inOrder(baselines);
  return {
    own: isAmbiguous ? null : first,
    isAmbiguous,
    nearest:
      first ??
      others.find((baseline) => baseline.environment.node === environment.node) ??
      others[others.length - 1] ??
      null,
  };
}

/**
 * @param {readonly Baseline[]} baselines of a file
 * @param {Baseline | null} own the one of them that is for an environment; null if there is none
 * @param {Baseline} updated of the same environment
 * @returns {Baseline[]} the same with this one in its place
 */
export function withUpdated(baselines, own, updated) {
  return inOrder([...baselines.filter((baseline) => baseline !== own), updated]);
}

/**
 * @param {readonly Baseline[]} baselines of a file
 * @returns {Baseline[]} by Node, then by OpenSSL: the newest last
 */
function inOrder(baselines) {
  return baselines.toSorted(
    ({ environment: a }, { environment: b }) =>
      Number(a.node) - Number(b.node) || compareText(a.node, b.node) || compareText(a.openssl, b.openssl),
  );
}
