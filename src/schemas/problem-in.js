/** What is wrong with a document, by its schema. */
import { createRequire } from 'node:module';
import { documentSchema, followed, schemaPart } from './documents.js';

/** @import { DocumentName, SchemaPlace } from './documents.js' */

/**
 * What of ajv's errors (https://ajv.js.org/api.html#error-objects) is used here.
 * @typedef {object} SchemaError
 * @property {string} instancePath JSON pointer to the part that it is about
 * @property {{missingProperty?: string}} [params] of the keyword: `required` says what is missing
 */

/**
 * A schema as code.
 * @typedef {((value: unknown) => boolean) & {errors?: SchemaError[] | null}} Validator fills in defaults
 */

const require = createRequire(import.meta.url);

/**
 * Holds a value that may be anybody's against the schema of a document, or of a part of it. Fields that older versions
 * did not write are filled in with the schema's defaults.
 * @param {DocumentName} name of the document
 * @param {unknown} value plain data of any kind
 * @param {string} [part] definition in the schema that the value is held against, such as `Frame`; the whole document
 *   if left out
 * @returns {string | null} the first part that is wrong, such as `callSites[3].blocks.maxMs` or `entry 2 of metrics`;
 *   `''` for the value itself, null if nothing is wrong
 */
export function problemIn(name, value, part) {
  const validators = loadValidators();
  const id = part === undefined ? name : `${name}#${part}`;
  if (!Object.hasOwn(validators, id))
    throw new Error(`no validator of ${id}: scripts/lib/compile-schemas.js lists them`);
  return problemBy(validators[id], name, value, part);
}

/**
 * Loads 200 KB of code (npm run docs makes it): when the first document is read, or before, where there is time.
 * @returns {Record<string, Validator>} by document, or document and part
 */
export function loadValidators() {
  return require('./validators.cjs');
}

/**
 * @param {Validator} isValid of the schema of the document, or of the part
 * @param {DocumentName} name of the document
 * @param {unknown} value plain data of any kind
 * @param {string} [part] definition in the schema, as above
 * @returns {string | null} as above
 */
export function problemBy(isValid, name, value, part) {
  if (isValid(value)) return null;
  const { schema, file } = documentSchema(name);
  const start = part === undefined ? { schema, file } : followed({ schema: { $ref: `#/$defs/${part}` }, file });
  // Of alternatives, the first is reported: the other is null.
  return wrongPartName(/** @type {SchemaError[]} */ (isValid.errors)[0], value, start);
}

/**
 * Names of fields are the schema's own; other keys are text that anybody may have written, and are counted.
 * @param {SchemaError} error of the validator
 * @param {unknown} value that was held against the schema
 * @param {SchemaPlace} start its schema
 * @returns {string} what the wrong part is called
 */
function wrongPartName({ instancePath, params }, value, start) {
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (params?.missingProperty !== undefined) keys.push(params.missingProperty);
  let name = '';
  let place = followed(start);
  let whole = /** @type {any} */ (value);
  for (const key of keys) {
    if (Object.hasOwn(place.schema.properties ?? {}, key)) name += `.${key}`;
    else if (Array.isArray(whole)) name += `[${key}]`;
    else return `entry ${Object.keys(whole).indexOf(key) + 1} of ${name.slice(1)}`;
    place = followed(/** @type {SchemaPlace} */ (schemaPart(place, key)));
    whole = whole[key];
  }
  return name.replace(/^\./, '');
}
