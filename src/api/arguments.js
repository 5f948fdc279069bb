/** Checks of the API's arguments: callers in plain JavaScript have no compiler to check them. */
import { LEAST_LOG_SIZE, LONGEST_SECONDS } from '../text/amounts.js';
import { near } from '../text/nearest.js';
import { Failure } from '../model/failure.js';
import { isRecord } from '../model/is-record.js';

/**
 * What an option accepts: a test, and the same in words, to follow "must be".
 * @typedef {readonly [test: (value: any) => boolean, expected: string]} Kind
 */

/** The operating system accepts no others. */
const hasNoNul = (/** @type {unknown} */ value) => typeof value === 'string' && !value.includes('\0');
const isText = (/** @type {unknown} */ value) => typeof value === 'string' && value.trim() !== '' && hasNoNul(value);
const MOST_CONNECTIONS = 10_000;
const MOST_REQUESTS = 1e9;
/** Shortest and longest sampling interval, µs: V8 can't sample faster, and slower shows nothing. */
const INTERVALS = /** @type {const} */ ([50, 1e6]);

/** @type {Kind} */
const TEXT = [isText, 'a string that is not empty and has no NUL'];
/** @type {Kind} */
const FLAG = [(value) => typeof value === 'boolean', 'true or false'];
/** @type {Kind} */
const SECONDS = [
  (value) => typeof value === 'number' && value > 0 && value <= LONGEST_SECONDS,
  `a number of seconds above 0, at most ${LONGEST_SECONDS} (a week)`,
];

/**
 * @param {number} least allowed
 * @param {number} most allowed
 * @returns {Kind} whole numbers
 */
const whole = (least, most) => [
  (value) => Number.isInteger(value) && value >= least && value <= most,
  `a whole number from ${least} to ${most}`,
];

/**
 * @param {string[]} names allowed names
 * @returns {Kind} one of them
 */
const oneOf = (...names) => [(value) => names.includes(value), `one of ${names.join(', ')}`];

/** @type {Record<string, Kind>} */
const READING = {
  cwd: TEXT,
  symbols: oneOf('local', 'sidecar', 'none'),
  binaries: TEXT,
  sourceMaps: TEXT,
  engine: oneOf('builtin', 'node'),
  node: TEXT,
};

/** @type {Record<string, Kind>} */
const LOAD = {
  path: TEXT,
  connections: whole(1, MOST_CONNECTIONS),
  duration: SECONDS,
  amount: whole(1, MOST_REQUESTS),
};

/**
 * Options of each function, by name. Undefined values count as not given.
 * @type {Record<'record' | 'analyze' | 'compare' | 'gate' | 'profile', Record<string, Kind>>}
 */
export const OPTIONS = {
  record: {
    cwd: TEXT,
    symbols: READING.symbols,
    sourceMaps: READING.sourceMaps,
    engine: READING.engine,
    env: [
      (value) =>
        isRecord(value) &&
        Object.entries(value).every(([name, each]) => hasNoNul(name) && (each === undefined || hasNoNul(each))),
      'an object of strings that have no NUL',
    ],
    stdio: oneOf('ignore', 'inherit'),
    duration: SECONDS,
    load: [
      (value) => isRecord(value) && typeof value.path === 'string',
      "an object with the path to request, such as { path: '/login' }",
    ],
    onPort: TEXT,
    port: whole(1, 65_535),
    portTimeout: SECONDS,
    warmUp: SECONDS,
    interval: whole(...INTERVALS),
    collector: oneOf('v8', 'perf'),
    probe: FLAG,
    hosts: FLAG,
    maxLogSize: whole(LEAST_LOG_SIZE, Number.MAX_SAFE_INTEGER),
    logs: TEXT,
    signal: [(value) => value instanceof AbortSignal && !value.aborted, 'an AbortSignal that is not aborted yet'],
    onEvent: [(value) => typeof value === 'function', 'a function'],
  },
  analyze: READING,
  compare: READING,
  gate: {
    ...READING,
    config: [(value) => isText(value) || (isRecord(value) && isJson(value)), 'a path, or what a config holds: JSON'],
    baseline: TEXT,
    updateBaseline: FLAG,
    base: [Array.isArray, 'a list'],
    now: [(value) => value instanceof Date && Number.isFinite(value.getTime()), 'a Date that is a point in time'],
  },
  profile: { interval: whole(...INTERVALS), limit: SECONDS, sourceMaps: TEXT },
};

/**
 * @param {unknown} value of an option
 * @returns {boolean} whether it could come from a JSON file: no BigInt, no cycle
 */
function isJson(value) {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Rejects options that would silently have no effect, such as a gate's misspelt `confg` or `duration: NaN`.
 * @param {keyof typeof OPTIONS} name of the function
 * @param {unknown} options that were given
 * @throws {Failure} `option-unknown`, `argument-invalid`
 */
export function checkOptions(name, options) {
  const caller = `${name}()`;
  if (!isRecord(options)) throw invalid(`the options of ${caller}`, 'an object');
  checkEach(options, OPTIONS[name], (option) => `the option ${option} of ${caller}`);
  const { load } = /** @type {{load?: Record<string, unknown>}} */ (options);
  if (load !== undefined) checkEach(load, LOAD, (option) => `the option load.${option} of ${caller}`);
}

/**
 * @param {Record<string, unknown>} values that were given
 * @param {Record<string, Kind>} kinds of them
 * @param {(option: string) => string} nameOf an option, with the function's
 * @throws {Failure} `option-unknown`, `argument-invalid`
 */
function checkEach(values, kinds, nameOf) {
  const known = Object.keys(kinds);
  for (const [option, value] of Object.entries(values)) {
    if (!known.includes(option))
      throw new Failure('option-unknown', { option, known: known.join(', '), ...near(option, known) });
    const [isRight, expected] = kinds[option];
    if (value !== undefined && !isRight(value)) throw invalid(nameOf(option), expected);
  }
}

/**
 * @param {unknown} value of an argument
 * @param {string} argument its name, with the function's
 * @throws {Failure} `argument-invalid` unless it is an array: a string would be read as a list of letters
 */
export function checkList(value, argument) {
  if (!Array.isArray(value)) throw invalid(argument, 'a list');
}

/**
 * @param {unknown} command of record()
 * @throws {Failure} `argument-invalid` unless it is an array of strings
 */
export function checkCommand(command) {
  checkList(command, 'the command of record()');
  if (!(/** @type {unknown[]} */ (command).every(hasNoNul)))
    throw invalid('the command of record()', 'an array of strings that have no NUL');
}

/**
 * @param {unknown} value of an argument
 * @throws {Failure} `argument-invalid` unless it can be a run
 */
export function checkRun(value) {
  const paths = [value].flat();
  const isPaths = paths.length > 0 && paths.every(isText);
  const isData = isRecord(value) && ('callSites' in value || 'profiles' in value);
  if (!isPaths && !isData) throw invalid('a run', 'a report, a recording, a path, or a list of paths');
}

/**
 * @param {string} argument its name, with the function's
 * @param {string} expected what would be right
 * @returns {Failure} to be thrown
 */
function invalid(argument, expected) {
  return new Failure('argument-invalid', { argument, expected });
}
