/**
 * What each field of each kind of row of a Profile or RunInfo (profile.js) must be, as tests of values
 * that may be anything: integrity.js holds a profile against them.
 */

const FRAME_KINDS = new Set(['js', 'builtin', 'native', 'regexp', 'wasm', 'kernel', 'gc', 'idle', 'unknown']);
const TIERS = new Set(['', 'ignition', 'sparkplug', 'maglev', 'turbofan']);

export const isString = (/** @type {unknown} */ value) => typeof value === 'string';
export const isBoolean = (/** @type {unknown} */ value) => typeof value === 'boolean';
const isLiteral = (/** @type {unknown} */ value) => value === null || isString(value) || Number.isFinite(value);

export const META = {
  format: isString, source: isString, node: isString, v8: isString, platform: isString, arch: isString, pid: isCount,
  thread: (/** @type {unknown} */ value) => value === 'main' || value === 'worker',
  intervalUs: isAmount, executable: isString,
  timed: isBoolean,
};
export const FRAME = {
  name: isString, file: isString, line: isCount, column: isCount, callLine: isCount, callColumn: isCount,
  callOffset: isCount,
  displayName: (/** @type {unknown} */ value) => value === undefined || isString(value),
  kind: (/** @type {unknown} */ value) => isString(value) && FRAME_KINDS.has(String(value)),
  tier: (/** @type {unknown} */ value) => isString(value) && TIERS.has(String(value)),
  library: isString,
  component: (/** @type {unknown} */ value) => value === '' || value === 'openssl',
  named: isBoolean, moduleBody: isBoolean,
};
const isOptions = (/** @type {unknown} */ value) => isRecord(value) && Object.values(value).every((option) => option !== null && isLiteral(option));

const CALLEE = { callee: isString, args: (/** @type {unknown} */ value) => isArrayOf(value, isLiteral) };
export const ALLOW = { rule: isString, until: isString, reason: isString };
const isPosition = (/** @type {unknown} */ value) => value === null || wrongField(value, { line: isCount, column: isCount }) === '';
const RANGE = { startLine: isCount, startColumn: isCount, endLine: isCount, endColumn: isCount };
const isRange = (/** @type {unknown} */ value) => wrongField(value, RANGE) === '';
const isText = (/** @type {unknown} */ value) => value === null || isString(value);
const WITHIN_KINDS = new Set(['module', 'function', 'arrow', 'method', 'getter', 'setter', 'constructor', 'field', 'static-block', 'parameters']);
const WITHIN = {
  kind: (/** @type {unknown} */ value) => isString(value) && WITHIN_KINDS.has(String(value)),
  name: isString, isAsync: isBoolean, isGenerator: isBoolean, isCallback: isBoolean, calledBy: isString, asyncAt: isPosition,
};
const IMPORTED = { module: isString, name: isString, local: isString };
const SYNTAX = {
  range: isRange, calleeRange: isRange, calleeText: isText, receiverText: isText,
  argumentTexts: (/** @type {unknown} */ value) => isArrayOf(value, isText),
  argumentRanges: (/** @type {unknown} */ value) => isArrayOf(value, isRange),
  hasSpread: isBoolean, isPromisified: isBoolean, isAwaited: isBoolean, isChained: isBoolean,
  isUnterminated: isBoolean, isUpdated: isBoolean, isNew: isBoolean, ordinal: isCount,
  within: (/** @type {unknown} */ value) => wrongField(value, WITHIN) === '',
  module: (/** @type {unknown} */ value) => value === 'esm' || value === 'cjs',
  imported: (/** @type {unknown} */ value) => value === null || wrongField(value, IMPORTED) === '',
  taken: (/** @type {unknown} */ value) => isArrayOf(value, isString),
};
export const CALL = {
  ...CALLEE,
  options: isOptions,
  argOptions: (/** @type {unknown} */ value) => value === undefined || isArrayOf(value, (options) => options === null || isOptions(options)),
  origin: (/** @type {unknown} */ value) => value === null || wrongField(value, CALLEE) === '',
  excerpt: (/** @type {unknown} */ value) => isArrayOf(value, isString),
  excerptLine: isCount, line: isCount,
  file: (/** @type {unknown} */ value) => value === undefined || isString(value),
  allows: (/** @type {unknown} */ value) => value === undefined || isArrayOf(value, (allow) => wrongField(allow, ALLOW) === ''),
  syntax: (/** @type {unknown} */ value) => value === undefined || value === null || wrongField(value, SYNTAX) === '',
};
export const LOAD = {
  requests: isAmount, requestsPerSecond: isAmount, latencyP50Ms: isAmount, latencyP99Ms: isAmount, errors: isAmount,
};
export const RUN = {
  command: (/** @type {unknown} */ value) => isArrayOf(value, isString),
  cwd: isString, root: isString, openssl: isString, processor: isString, startTime: isString, durationMs: isAmount,
  exitCode: (/** @type {unknown} */ value) => value === null || Number.isSafeInteger(value),
  signal: (/** @type {unknown} */ value) => value === null || isString(value),
  load: (/** @type {unknown} */ value) => value === null || wrongField(value, LOAD) === '',
};
export const DIAGNOSTIC = { code: isString, count: isCount, message: isString };

/**
 * @param {unknown} row what claims to be a row
 * @param {Record<string, (value: unknown) => boolean>} fields a test for each field
 * @returns {string} what is wrong, to be put behind the row's name; `''` if nothing is
 */
export function wrongField(row, fields) {
  if (!isRecord(row)) return ' is no object';
  const wrong = Object.keys(fields).find((field) => !fields[field](row[field]));
  return wrong === undefined ? '' : `.${wrong} is not valid`;
}

/**
 * @param {unknown} value anything
 * @returns {value is Record<string, unknown>} whether it has fields
 */
export function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {unknown} value anything
 * @param {(element: unknown) => boolean} test what each element must be
 * @returns {boolean} whether it is an array of such
 */
function isArrayOf(value, test) {
  return Array.isArray(value) && value.every(test);
}

/**
 * @param {unknown} value anything
 * @returns {boolean} whether it is a whole number that counts something
 */
export function isCount(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/**
 * @param {unknown} value anything
 * @returns {boolean} whether it is a number that says how much there is of something
 */
export function isAmount(value) {
  return Number.isFinite(value) && Number(value) >= 0;
}
