/**
 * The JSON schemas as code. Ajv takes 40 ms to load, more to compile, and 2.6 MB with what it needs: it does its work here, and who
 * installs cryptoprof gets the functions that it made (https://ajv.js.org/standalone.html).
 */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { allSchemas } from '../../src/schemas/documents.js';

/** @import { AnySchemaObject, Options } from 'ajv' */

const standaloneCode = standalone.default;

/** What is read again, from files that may be anybody's, whole or a part. The rest is only written. */
const READ = [
  ...['report', 'profile', 'baseline', 'symbols', 'bench', 'profile#Traffic'],
  ...['ToldStarts', 'ToldThread', 'ToldTls', 'ToldJobs'].map((part) => `probe#${part}`),
];

/** What the schema says to people; no code comes of it. */
const PROSE = new Set(['$schema', 'title', 'description']);

/** Ajv's options that decide what is valid, and what becomes of a value that is: for tests, too. */
export const DOCUMENT_OPTIONS = { useDefaults: true, ownProperties: true, allowUnionTypes: true };

/** The generated files, from the root of the repository, and what makes each. */
export const GENERATED = [
  { file: 'src/schemas/validators.cjs', make: documentValidators },
  { file: 'src/config/validator.cjs', make: configValidator },
];

/** @returns {string} a CommonJS module: a validator for each document that is read, and for each part, as `profile#Frame` */
function documentValidators() {
  const schemas = allSchemas().map((schema) => /** @type {AnySchemaObject} */ (withoutProse(schema)));
  // A definition that many places refer to is one function.
  const ajv = new Ajv2020({ ...DOCUMENT_OPTIONS, ...asSource(), schemas, inlineRefs: false });
  // For what no schema of ours uses, each function would have another parameter, and each call another argument.
  Object.assign(ajv.opts, { dynamicRef: false, unevaluated: false });
  const exported = Object.fromEntries(
    READ.map((id) => [id, id.replace(/(#.*)?$/, (part) => `.schema.json${part.replace('#', '#/$defs/')}`)]),
  );
  return finished(standaloneCode(ajv, exported), 'src/schemas/*.schema.json');
}

/** @returns {string} a CommonJS module: the validator of configs. Its errors quote the schema, prose included. */
function configValidator() {
  const file = 'src/config/cryptoprof.schema.json';
  const schema = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  // `enumDescriptions` is for editors.
  const keywords = ['enumDescriptions'];
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, keywords, ...asSource() });
  return finished(standaloneCode(ajv, ajv.compile(schema)), file);
}

/** @returns {Options} what both have in common */
function asSource() {
  return { messages: false, strictTypes: false, code: { source: true, lines: true } };
}

/**
 * @param {unknown} schema or a list of them, or any other value of a keyword
 * @returns {unknown} the same without what is for people
 */
function withoutProse(schema) {
  if (Array.isArray(schema)) return schema.map(withoutProse);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !PROSE.has(keyword));
  return Object.fromEntries(
    kept.map(([keyword, value]) => {
      // Their keys are names of ours, of which one may be `title`.
      const named = keyword === 'properties' || keyword === '$defs';
      return [keyword, named ? mapped(value, withoutProse) : keyword === 'default' ? value : withoutProse(value)];
    }),
  );
}

/**
 * @param {Record<string, unknown>} object any
 * @param {(value: unknown) => unknown} change of a value
 * @returns {Record<string, unknown>} the same keys
 */
function mapped(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/**
 * @param {string} code that ajv made
 * @param {string} source it was made from
 * @returns {string} a file that needs nothing of ajv's, and no more than it uses
 */
function finished(code, source) {
  const alone = code
    // JSON Schema counts characters, not UTF-16's units.
    .replaceAll(
      'require("ajv/dist/runtime/ucs2length").default',
      '(text) => { let n = 0; for (const _ of text) n++; return n; }',
    )
    .replace(/^const (schema\d+) = .*;\n/gm, (line, name) =>
      code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
    );
  const needed = /\brequire\("[^"]*"\)/.exec(alone);
  if (needed !== null) throw new Error(`the validators of ${source} would need ${needed[0]}`);
  return `// Written by npm run docs, with ajv, from ${source}: change that.\n// @ts-nocheck\n${alone}\n`;
}
