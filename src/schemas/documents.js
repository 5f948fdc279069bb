/**
 * The JSON schemas of everything that cryptoprof writes and reads again. They are shipped as they stand; the order of
 * their properties is the order of fields in JSON, their descriptions are the tables of docs/report-format.md.
 */
import { createRequire } from 'node:module';

/**
 * @typedef {'report' | 'profile' | 'comparison' | 'verdict' | 'baseline' | 'symbols' | 'probe' | 'tls' | 'handshake' |
 *   'bench'} DocumentName
 */

/**
 * What of JSON Schema (https://json-schema.org/draft/2020-12/json-schema-core) is used here to find one's way.
 * @typedef {object} Schema
 * @property {string} [$ref] to a definition, of this file or of another one: `types.schema.json#/$defs/Ticks`
 * @property {Schema[]} [anyOf] a schema and `null`
 * @property {string} [title] of a quantity, its unit
 * @property {string} [description]
 * @property {string | string[]} [type]
 * @property {unknown[]} [enum]
 * @property {unknown} [const]
 * @property {unknown} [default] what a file that lacks the property is taken to say
 * @property {string[]} [required]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema} [additionalProperties] of each value by name
 * @property {Schema | false} [items]
 * @property {Schema[]} [prefixItems]
 * @property {Record<string, Schema>} [$defs]
 */

/**
 * A schema, and the file that its references are relative to.
 * @typedef {{schema: Schema, file: string}} SchemaPlace
 */

// Read when first needed, and without an assertion of its type, which Node 20 does not take for granted.
const require = createRequire(import.meta.url);

/** @type {Record<string, () => Schema & {$id: string}>} by the name of the file */
const FILES = {
  'report.schema.json': () => require('./report.schema.json'),
  'profile.schema.json': () => require('./profile.schema.json'),
  'comparison.schema.json': () => require('./comparison.schema.json'),
  'verdict.schema.json': () => require('./verdict.schema.json'),
  'baseline.schema.json': () => require('./baseline.schema.json'),
  'symbols.schema.json': () => require('./symbols.schema.json'),
  // Not in the package, where only validators that are made of it are needed.
  'probe.schema.json': () => require('./probe.schema.json'),
  'tls.schema.json': () => require('./tls.schema.json'),
  'handshake.schema.json': () => require('./handshake.schema.json'),
  'bench.schema.json': () => require('./bench.schema.json'),
  'types.schema.json': () => require('./types.schema.json'),
};

/** @returns {(Schema & {$id: string})[]} the schemas of all documents, and of the quantities in them */
export function allSchemas() {
  return Object.values(FILES).map((load) => load());
}

/**
 * @param {DocumentName} name of a document
 * @returns {SchemaPlace} its schema
 */
export function documentSchema(name) {
  const file = `${name}.schema.json`;
  return { schema: FILES[file](), file };
}

/**
 * @param {SchemaPlace} place anywhere
 * @returns {SchemaPlace} where its reference leads; of something that may be null, where the other alternative leads
 */
export function followed({ schema, file }) {
  const target = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (target.$ref === undefined) return { schema: target, file };
  const [elsewhere, name] = target.$ref.split('#/$defs/');
  const home = elsewhere || file;
  return followed({ schema: /** @type {Record<string, Schema>} */ (FILES[home]().$defs)[name], file: home });
}

/**
 * @param {SchemaPlace} place of an object or a list, followed
 * @param {string} key of a part of it: the name of a field, or an index
 * @returns {SchemaPlace | null} the part's; null if the schema does not speak of it
 */
export function schemaPart({ schema, file }, key) {
  const { properties = {}, prefixItems = [], items, additionalProperties } = schema;
  const part =
    (Object.hasOwn(properties, key) ? properties[key] : prefixItems[Number(key)]) ?? (items || additionalProperties);
  return part === undefined ? null : { schema: part, file };
}
