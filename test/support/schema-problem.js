/** Any document and any part of one against its schema, also those that the product only writes and has no validator of. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { DOCUMENT_OPTIONS } from '../../scripts/lib/compile-schemas.js';
import { allSchemas } from '../../src/schemas/documents.js';
import { problemBy } from '../../src/schemas/problem-in.js';

/** @import { DocumentName } from '../../src/schemas/documents.js' */
/** @import { Validator } from '../../src/schemas/problem-in.js' */

const ajv = new Ajv2020({ ...DOCUMENT_OPTIONS, schemas: allSchemas() });

/**
 * @param {DocumentName} name of the document
 * @param {unknown} value plain data of any kind
 * @param {string} [part] definition in the schema, such as `Frame`; the whole document if left out
 * @returns {string | null} what is wrong, as `problemIn` of the product says it; null if nothing is
 */
export function problemIn(name, value, part) {
  const isValid = ajv.getSchema(`${name}.schema.json${part === undefined ? '' : `#/$defs/${part}`}`);
  if (isValid === undefined) throw new Error(`no schema ${name} ${part}`);
  return problemBy(/** @type {Validator} */ (isValid), name, value, part);
}
