/** Tables for docs/report-format.md, made of the schemas (src/schemas). */
import { documentSchema, followed } from '../../src/schemas/documents.js';

/** @import { DocumentName, SchemaPlace, Schema } from '../../src/schemas/documents.js' */

/** In the order in which they are explained. @type {DocumentName[]} */
const DOCUMENTS = ['report', 'tls', 'comparison', 'verdict', 'baseline', 'profile', 'symbols', 'handshake', 'bench'];

/**
 * What a definition is called in links: `report.schema.json#/$defs/Blocks` → `#blocks`.
 * @typedef {Map<string, string>} Anchors
 */

/** @returns {string} Markdown that explains every field of every document */
export function schemaTables() {
  const anchors = anchorsOf();
  return `${DOCUMENTS.flatMap((name) => {
    const place = documentSchema(name);
    const { schema, file } = place;
    const parts = Object.entries(schema.$defs ?? {}).filter(([, { title }]) => title === undefined);
    return [
      `## ${schema.title}`,
      schema.description,
      `Schema: \`cryptoprof/${file}\`.`,
      ...(schema.properties === undefined ? [] : [table(place, anchors)]),
      ...parts.flatMap(([part, definition]) => [
        `### ${part}`,
        definition.description,
        explained({ schema: definition, file }, anchors),
      ]),
    ];
  }).join('\n\n')}\n`;
}

/** @returns {Anchors} as GitHub makes them: a second heading of the same name is `name-1` */
function anchorsOf() {
  /** @type {Anchors} */
  const anchors = new Map();
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const { schema, file } of DOCUMENTS.map(documentSchema)) {
    for (const name of [String(schema.title), ...Object.keys(schema.$defs ?? {})]) {
      const slug = name.toLowerCase().replaceAll(' ', '-');
      const before = seen.get(slug) ?? 0;
      seen.set(slug, before + 1);
      anchors.set(`${file}#/$defs/${name}`, before === 0 ? slug : `${slug}-${before}`);
    }
  }
  return anchors;
}

/**
 * @param {SchemaPlace} place of a definition
 * @param {Anchors} anchors of all
 * @returns {string} a table of its fields, or the values that it may have
 */
function explained(place, anchors) {
  if (place.schema.enum === undefined) return table(place, anchors);
  return `One of ${place.schema.enum.map(literal).join(', ')}.`;
}

/**
 * @param {SchemaPlace} place of an object
 * @param {Anchors} anchors of all
 * @returns {string} a table of its fields
 */
function table(place, anchors) {
  return ['| Field | Type | Meaning |', '|---|---|---|', ...rows(place, anchors, '')].join('\n');
}

/**
 * @param {SchemaPlace} place of an object
 * @param {Anchors} anchors of all
 * @param {string} path that its fields' names stand behind
 * @returns {string[]} a row for each field, and for those of objects in it that have no name of their own
 */
function rows({ schema, file }, anchors, path) {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const absent = required.includes(name)
      ? ''
      : 'default' in field
        ? 'absent in files of older versions'
        : 'may be absent';
    const meaning = [field.description ?? '', absent].filter((part) => part !== '').join('; ');
    const inner = field.items || field;
    const bare = inner.anyOf?.[0] ?? inner;
    return [
      `| \`${path}${name}\` | ${cell(typeOf({ schema: field, file }, anchors))} | ${cell(meaning)} |`,
      ...(bare.properties === undefined
        ? []
        : rows({ schema: bare, file }, anchors, `${path}${name}${field.items ? '[]' : ''}.`)),
    ];
  });
}

/**
 * @param {SchemaPlace} place of a field
 * @param {Anchors} anchors of all
 * @returns {string} what it holds, with the unit of numbers
 */
function typeOf({ schema, file }, anchors) {
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => typeOf({ schema: one, file }, anchors)).join(' or ');
  if (schema.$ref !== undefined) {
    const target = followed({ schema, file });
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return target.schema.title ?? `[${name}](#${anchors.get(`${target.file}#/$defs/${name}`)})`;
  }
  const or = Array.isArray(schema.type) && schema.type.includes('null') ? ' or null' : '';
  if (schema.title !== undefined) return schema.title + or;
  if (schema.enum !== undefined) return schema.enum.map(literal).join(', ');
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.prefixItems !== undefined)
    return `[${schema.prefixItems.map((item) => typeOf({ schema: item, file }, anchors)).join(', ')}]${or}`;
  if (schema.items) return `list of ${typeOf({ schema: schema.items, file }, anchors)}${or}`;
  if (schema.additionalProperties !== undefined)
    return `${typeOf({ schema: schema.additionalProperties, file }, anchors)} by name${or}`;
  return [schema.type]
    .flat()
    .map((type) => (type === 'string' ? 'text' : type))
    .join(' or ');
}

/**
 * @param {unknown} value that a field may have
 * @returns {string} Markdown
 */
function literal(value) {
  return `\`${value === '' ? '""' : value}\``;
}

/**
 * @param {string} markdown of one line
 * @returns {string} the same within a table
 */
function cell(markdown) {
  return markdown.replaceAll('|', '\\|');
}
