import { createRequire } from 'node:module';
import { allSchemas, documentSchema, followed, partOf } from './documents.js';

/** @import { Ajv2020, ErrorObject } from 'ajv/dist/2020.js' */
/** @import { DocumentName, Place } from './documents.js' */

const require = createRequire(import.meta.url);

/** @type {Ajv2020 | null} */
let ajv = null;

/**
 * Ajv takes some 40 ms to load, and nothing needs it before a document is read.
 * @returns {Ajv2020} that knows all schemas, and compiles each when it is first needed
 */
function validator() {
  if (ajv !== null) return ajv;
  const { Ajv2020 } = require('ajv/dist/2020.js');
  // That the schemas are valid themselves is for a test to say; and making the code faster takes longer than it runs.
  const fresh = new Ajv2020({
    schemas: allSchemas(),
    useDefaults: true,
    ownProperties: true,
    allowUnionTypes: true,
    validateSchema: false,
    code: { optimize: false },
  });
  ajv = fresh;
  return fresh;
}

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
  const isValid = validator().getSchema(`${name}.schema.json${part === undefined ? '' : `#/$defs/${part}`}`);
  if (isValid === undefined) throw new Error(`no schema ${name} ${part}`);
  if (isValid(value)) return null;
  const { schema, file } = documentSchema(name);
  const start = part === undefined ? { schema, file } : followed({ schema: { $ref: `#/$defs/${part}` }, file });
  // Of alternatives, the first is told: the other is null.
  return nameOf(/** @type {ErrorObject[]} */ (isValid.errors)[0], value, start);
}

/**
 * Names of fields are the schema's own; other keys are text that anybody may have written, and are counted.
 * @param {ErrorObject} error of the validator
 * @param {unknown} value that was held against the schema
 * @param {Place} start its schema
 * @returns {string} what the wrong part is called
 */
function nameOf({ keyword, instancePath, params }, value, start) {
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') keys.push(params.missingProperty);
  let name = '';
  let place = followed(start);
  let whole = /** @type {any} */ (value);
  for (const key of keys) {
    if (Object.hasOwn(place.schema.properties ?? {}, key)) name += `.${key}`;
    else if (Array.isArray(whole)) name += `[${key}]`;
    else return `entry ${Object.keys(whole).indexOf(key) + 1} of ${name.slice(1)}`;
    place = followed(/** @type {Place} */ (partOf(place, key)));
    whole = whole[key];
  }
  return name.replace(/^\./, '');
}
