/** Whether a config has the shape that its schema gives. */
import { createRequire } from 'node:module';
import { Failure } from '../model/failure.js';
import { near } from '../text/nearest.js';

/** @import { GateConfigFile } from '../model/gate-config.js' */

/**
 * Ajv's error object (https://ajv.js.org/api.html#error-objects), with what `verbose` adds.
 * @typedef {object} SchemaError
 * @property {string} keyword of the schema that does not hold
 * @property {string} instancePath JSON pointer to the offending part
 * @property {Record<string, any>} params of the keyword
 * @property {unknown} data the part
 * @property {unknown} schema value of the keyword
 * @property {{properties?: Record<string, {const?: unknown, description?: string}>, description?: string}} parentSchema
 *   that has it
 */

/** @typedef {((value: unknown) => value is GateConfigFile) & {errors: SchemaError[] | null}} ConfigValidator */

/** What the place of a mistake in the whole is called. */
const WHOLE = 'the config';
/** A value is quoted up to here, characters. */
const LONGEST_VALUE = 80;
/** What people look for in a config, and what is asked on the command line. */
const FLAGS = new Map([
  ['strict', '--strict'],
  ['updateBaseline', '--update-baseline'],
  ['load', '--load'],
  ['format', '--format'],
]);
/** A mistyped key also makes the right one missing: what explains the others comes first. */
const FIRST = ['type', 'additionalProperties', 'required'];

const require = createRequire(import.meta.url);

/**
 * Checks a config against the schema that editors use.
 * @param {unknown} value of the file
 * @param {string} path of the file, for the message
 * @returns {GateConfigFile} the same value, of the required shape; the meaning of its texts is not checked
 * @throws {Failure} `config-key-unknown`, `config-key-missing`, `config-value-invalid`
 */
export function checkShape(value, path) {
  // Code of the schema beside it (npm run docs makes it), with every error and what it is about.
  const isValid = /** @type {ConfigValidator} */ (require('./validator.cjs'));
  if (isValid(value)) return value;
  const errors = [...(isValid.errors ?? [])].sort((a, b) => rank(a) - rank(b));
  throw failureOf(errors[0], path);
}

/**
 * @param {SchemaError} error of the schema
 * @returns {number} the lowest is reported
 */
function rank({ keyword, instancePath }) {
  const place = FIRST.indexOf(keyword);
  // A whole part of the wrong type comes before what is wrong in other parts.
  return (place === -1 ? FIRST.length : place) + (keyword === 'type' ? instancePath.split('/').length / 100 : 0);
}

/**
 * @param {SchemaError} error of the schema
 * @param {string} path of the file
 * @returns {Failure} in the user's terms
 */
function failureOf({ keyword, instancePath, params, data, schema, parentSchema }, path) {
  const place = codePath(instancePath) || WHOLE;
  if (keyword === 'additionalProperties')
    return unknownKey(
      params.additionalProperty,
      /** @type {Record<string, unknown>} */ (data),
      parentSchema.properties ?? {},
      path,
      instancePath,
    );
  if (keyword === 'required') return missing(params.missingProperty, parentSchema.properties ?? {}, path, place);
  const known = keyword === 'enum' ? /** @type {string[]} */ (schema) : [];
  const { description: meaning } = parentSchema ?? {};
  return new Failure('config-value-invalid', {
    path,
    at: place,
    value: quote(data),
    expected: expectedBy(keyword, params, known),
    // What a whole config is for, nobody asks who has written one.
    ...(meaning === undefined || place === WHOLE ? {} : { meaning }),
    ...(typeof data === 'string' ? near(data, known) : {}),
  });
}

/**
 * @param {string} key that means nothing there
 * @param {Record<string, unknown>} data that has it
 * @param {object} properties of the schema, by key
 * @param {string} path of the file
 * @param {string} pointer JSON pointer to the data
 * @returns {Failure} in the user's terms
 */
function unknownKey(key, data, properties, path, pointer) {
  const known = Object.keys(properties);
  const flag = FLAGS.get(key);
  return new Failure('config-key-unknown', {
    path,
    at: codePath(`${pointer}/${escapePointer(key)}`),
    value: quote(data[key]),
    known: known.join(', '),
    ...near(key, known),
    ...(flag === undefined ? {} : { flag }),
  });
}

/**
 * @param {string} key that is missing
 * @param {Record<string, {const?: unknown, description?: string}>} properties of the schema, by key
 * @param {string} path of the file
 * @param {string} at place in it
 * @returns {Failure} in the user's terms
 */
function missing(key, properties, path, at) {
  const { const: only, description } = properties[key] ?? {};
  return new Failure('config-key-missing', {
    path,
    at,
    key,
    ...(only === undefined ? {} : { only: quote(only) }),
    ...(description === undefined ? {} : { meaning: description }),
  });
}

/**
 * @param {string} keyword of the schema that does not hold
 * @param {Record<string, any>} params of its error
 * @param {string[]} known values
 * @returns {string} what would be right
 */
function expectedBy(keyword, params, known) {
  switch (keyword) {
    case 'type':
      return [params.type]
        .flat()
        .map((type) => TYPES[type] ?? type)
        .join(' or ');
    case 'enum':
      return `one of ${known.join(', ')}`;
    case 'const':
      return String(params.allowedValue);
    case 'minimum':
      return `${params.limit} or more`;
    case 'maximum':
      return `${params.limit} or less`;
    case 'minLength':
      return 'text that is not empty';
    case 'maxLength':
      return `text of at most ${params.limit} characters`;
    case 'minItems':
      return 'a list with something in it';
    default:
      return PATTERNS[params.pattern];
  }
}

/** How a day is written. */
export const DAY_FORM = 'a day of the calendar, such as 2027-03-31';

/** What text has to be, by the schema's patterns. @type {Record<string, string>} */
export const PATTERNS = { '\\S': 'text that is not empty', '^\\d{4}-\\d{2}-\\d{2}$': DAY_FORM };

/** @type {Record<string, string>} */
const TYPES = { string: 'text', number: 'a number', integer: 'a whole number', object: 'an object', array: 'a list' };

/**
 * @param {string} pointer of JSON, such as `/budgets/1/max`
 * @returns {string} the same as code has it: `budgets[1].max`; `''` for the whole
 */
function codePath(pointer) {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) =>
      /^\d+$/.test(part) ? `[${part}]` : /^[$\w]+$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`,
    )
    .join('')
    .replace(/^\./, '');
}

/**
 * @param {string} key of an object
 * @returns {string} the same in a JSON pointer (RFC 6901)
 */
function escapePointer(key) {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/**
 * @param {unknown} value in the config
 * @returns {string} as written there, truncated if long
 */
export function quote(value) {
  const text = written(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/**
 * @param {unknown} value in the config
 * @returns {string} as it stands there
 */
function written(value) {
  // JSON has no word for NaN, and calls it null.
  if (typeof value === 'number') return String(value);
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch {
    // V8 parses what is nested as deep as memory goes, and can't write that.
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}
