import { Failure } from '../../model/failure.js';
import { isCount, isRecord, isString } from '../../model/row-fields.js';
import { arrayOf, object, value } from '../../model/shape.js';
import { compareText } from '../../model/text-order.js';
import { unitOfKey } from '../metrics.js';

/** @import { Shape } from '../../model/shape.js' */
/** @import { Unit } from '../../model/verdict.js' */
/** @import { Baseline } from './baseline.js' */

/** Raised when a reader of the old version would misread a file of the new one. */
const VERSION = 2;
/** No program has so many call sites of cryptography; whoever commits more wants something else. */
const LONGEST = 16 * 1024 * 1024;

const TEXT = value(isString);
const COUNT = value(isCount);
const SHARE = value((candidate) => Number.isFinite(candidate) && Number(candidate) >= 0 && Number(candidate) <= 1);
const AMOUNT = value((candidate) => Number.isFinite(candidate) && Number(candidate) >= 0);
const FIELDS = object({
  runs: COUNT,
  busyTicks: COUNT,
  environment: object({ node: TEXT, openssl: TEXT, platform: TEXT, processor: TEXT, interval: TEXT, workload: arrayOf(TEXT) }),
  callSites: value(isRecord),
  metrics: value(isRecord),
});
const SITE = object({ file: TEXT, function: TEXT, operation: TEXT, share: SHARE });
/** @type {Partial<Record<Unit, Shape>>} */
const OF_UNIT = { share: SHARE, count: COUNT };

/**
 * @param {Baseline} baseline to be kept
 * @returns {string} JSON with sorted keys: the same for the same baseline, one line for each change
 */
export function baselineText(baseline) {
  const { runs, busyTicks, environment } = baseline;
  return `${JSON.stringify(sorted({
    version: VERSION, runs, busyTicks, environment, callSites: baseline.callSites, metrics: baseline.metrics,
  }), null, 2)}\n`;
}

/**
 * @param {string} text of a file that anybody may have written
 * @returns {Baseline}
 * @throws {Failure} `baseline-invalid` with what is wrong as `problem`; `baseline-outdated` and `baseline-version` with the
 *   file's `version` and the one that is `supported`
 */
export function parseBaseline(text) {
  const file = parse(text);
  if (!isRecord(file)) throw new Failure('baseline-invalid', { problem: 'it is no object' });
  if (file.version !== VERSION) {
    throw new Failure(Number(file.version) >= 1 && Number(file.version) < VERSION ? 'baseline-outdated' : 'baseline-version', { version: Number.isFinite(file.version) ? Number(file.version) : 'unknown', supported: VERSION });
  }
  const wrong = FIELDS(file);
  if (wrong !== null) throw new Failure('baseline-invalid', { problem: `${wrong.slice(1)} is not valid` });
  const { runs, busyTicks, environment } = /** @type {Baseline} */ (/** @type {unknown} */ (file));
  return {
    runs,
    busyTicks,
    environment,
    callSites: entriesOf(file.callSites, 'callSites', () => SITE),
    metrics: entriesOf(file.metrics, 'metrics', metricShape),
  };
}

/**
 * @param {string} text of a file
 * @returns {unknown} the value
 * @throws {Failure} `baseline-invalid`
 */
function parse(text) {
  if (text.length > LONGEST) throw new Failure('baseline-invalid', { problem: `it has ${text.length} characters` });
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Failure('baseline-invalid', { problem: /^(?:<<<<<<<|=======|>>>>>>>) ?/m.test(text) ? 'it has merge conflicts' : 'it is no JSON' }, error);
  }
}

/**
 * @param {string} key of a metric; one that this version does not know may have any amount
 * @returns {Shape} of its value
 */
function metricShape(key) {
  const unit = unitOfKey(key);
  return (unit && OF_UNIT[unit]) ?? AMOUNT;
}

/**
 * A Map, since keys may be called `__proto__`.
 * @template T
 * @param {unknown} record of the file
 * @param {string} name of it
 * @param {(key: string) => Shape} shapeOf each value, by its key
 * @returns {Map<string, T>}
 * @throws {Failure} `baseline-invalid`
 */
function entriesOf(record, name, shapeOf) {
  const entries = Object.entries(/** @type {Record<string, T>} */ (record));
  // Without the key: it is text that anybody may have written.
  const bad = entries.findIndex(([key, entry]) => shapeOf(key)(entry) !== null);
  if (bad !== -1) throw new Failure('baseline-invalid', { problem: `entry ${bad + 1} of ${name} is not valid` });
  return new Map(entries);
}

/**
 * @param {unknown} data plain data and Maps with text as keys
 * @returns {unknown} plain data with keys in order of their code units
 */
function sorted(data) {
  if (Array.isArray(data) || typeof data !== 'object' || data === null) return data;
  const entries = data instanceof Map ? [...data] : Object.entries(data);
  const inOrder = entries.sort(([a], [b]) => compareText(a, b)).map(([key, entry]) => [key, sorted(entry)]);
  // Not assigned one by one: a key may be `__proto__`. Digits alone would come first all the same, and no key is such.
  return Object.fromEntries(inOrder);
}
