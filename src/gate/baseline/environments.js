/** A file of baselines holds one for each environment that the program is built in. */
import { compareText } from '../../model/text-order.js';
import { differencesBetween } from '../../model/environment.js';

/** @import { Environment } from '../environment.js' */
/** @import { Baseline } from './baseline.js' */

/** What chooses one: V8 and OpenSSL do the work. All else that differs is told, and shares are not compared then. */
const CHOOSING = new Set(['node', 'openssl']);

/**
 * @param {Pick<Environment, 'node' | 'openssl'>} environment of a run, or of a baseline
 * @param {Pick<Environment, 'node' | 'openssl'>} other of another
 * @returns {boolean} whether a baseline of the one is for the other; what is unknown does not differ
 */
export function isSameBuild(environment, other) {
  return !differencesBetween(/** @type {Environment} */ (environment), /** @type {Environment} */ (other)).some(
    ({ name }) => CHOOSING.has(name),
  );
}

/**
 * @param {readonly Baseline[]} baselines of a file
 * @param {Environment} environment of the runs
 * @returns {{own: Baseline | null, nearest: Baseline | null}} the one that is for these runs, null if there is none;
 *   the same, or else the one whose counts can be compared: of the same Node, or of the newest
 */
export function chosen(baselines, environment) {
  const own = baselines.find((baseline) => isSameBuild(baseline.environment, environment)) ?? null;
  const others = inOrder(baselines);
  return {
    own,
    nearest:
      own ??
      others.find((baseline) => baseline.environment.node === environment.node) ??
      others[others.length - 1] ??
      null,
  };
}

/**
 * @param {readonly Baseline[]} baselines of a file
 * @param {Baseline} updated of one environment
 * @returns {Baseline[]} the same with this one in place of what was there for its environment
 */
export function withUpdated(baselines, updated) {
  return inOrder([...baselines.filter((baseline) => !isSameBuild(baseline.environment, updated.environment)), updated]);
}

/**
 * @param {readonly Baseline[]} baselines of a file
 * @returns {Baseline[]} by Node, then by OpenSSL: the newest last
 */
export function inOrder(baselines) {
  return baselines.toSorted(
    ({ environment: a }, { environment: b }) =>
      Number(a.node) - Number(b.node) || compareText(a.node, b.node) || compareText(a.openssl, b.openssl),
  );
}
