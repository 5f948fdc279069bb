/**
 * The JSON schemas as code. Ajv takes 40 ms to load, more to compile, and 2.6 MB with what it needs: it does its work here,
 * and who installs cryptoprof gets the functions that it made (https://ajv.js.org/standalone.html).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { minify } from 'terser';
import { allSchemas } from '../../src/schemas/documents.js';

/** @import { AnySchemaObject } from 'ajv' */

const standaloneCode = standalone.default;

/** What is read again, from files that may be anybody's, whole or a part. The rest is only written. */
const READ = [
  ...['report', 'profile', 'baseline', 'symbols', 'bench', 'profile#Traffic'],
  ...['SavedStarts', 'SavedThread', 'SavedPort', 'SavedTls', 'SavedJobs', 'SavedTimes'].map((part) => `probe#${part}`),
];

/** What the schema says to people; no code comes of it. */
const PROSE = new Set(['$schema', 'title', 'description']);

/** Ajv's options that decide what is valid, and what becomes of a value that is: for tests, too. */
export const DOCUMENT_OPTIONS = { useDefaults: true, ownProperties: true, allowUnionTypes: true };

const AS_SOURCE = { messages: false, strictTypes: /** @type {false} */ (false), code: { source: true, lines: true } };

/**
 * @typedef {object} Generated
 * @property {string} file from the root of the repository
 * @property {string} source that it is made from, for whoever opens it
 * @property {() => object[]} schemas that decide what it has to be
 * @property {(schemas: object[]) => string} compile makes the code
 */

/** @type {Generated[]} */
export const GENERATED = [
  {
    file: 'src/schemas/validators.cjs',
    source: 'src/schemas/*.schema.json',
    schemas: () => allSchemas().map((schema) => /** @type {object} */ (withoutProse(schema))),
    compile: documentValidators,
  },
  {
    file: 'src/config/validator.cjs',
    source: 'src/config/cryptoprof.schema.json',
    schemas: () => [JSON.parse(text('../../src/config/cryptoprof.schema.json'))],
    compile: configValidator,
  },
];

/**
 * @param {AnySchemaObject[]} schemas all that refer to each other
 * @returns {string} a CommonJS module: a validator for each of READ
 */
function documentValidators(schemas) {
  // A definition that many places refer to is one function.
  const ajv = new Ajv2020({ ...DOCUMENT_OPTIONS, ...AS_SOURCE, schemas, inlineRefs: false });
  // For what no schema of ours uses, each function would have another parameter, and each call another argument.
  Object.assign(ajv.opts, { dynamicRef: false, unevaluated: false });
  const exported = READ.map((id) => {
    const [name, part] = id.split('#');
    return [id, `${name}.schema.json${part === undefined ? '' : `#/$defs/${part}`}`];
  });
  return withoutTwins(standaloneCode(ajv, Object.fromEntries(exported)).replaceAll(UNREAD_IN_ERRORS, ''));
}

/** problem-in.js reads only where an error is and, if a field is missing, its name. */
const UNREAD_IN_ERRORS =
  /,schemaPath:"[^"]*",keyword:"\w+"(?:,params:\{(?!missingProperty)(?:[^{}"]|"(?:\\.|[^"\\])*")*\})?/g;

/**
 * Ajv makes a function of a definition for each schema that refers to it.
 * @param {string} code that it made: functions called validate1, validate2, ...
 * @returns {string} the same with one function for each text, until no two say the same
 */
function withoutTwins(code) {
  const functions = parse(code, { ecmaVersion: 2022 }).body.filter((node) => node.type === 'FunctionDeclaration');
  /** @type {Map<string, string>} names by what the function does */
  const first = new Map();
  /** @type {Map<string, string>} name of the function that does the same, by name */
  const twins = new Map();
  let kept = code;
  for (const { id, start, end } of functions) {
    const whole = code.slice(start, end);
    const body = whole.replaceAll(new RegExp(`\\b${id.name}\\b`, 'g'), '');
    const twin = first.get(body);
    if (twin === undefined) first.set(body, id.name);
    else {
      twins.set(id.name, twin);
      kept = kept.replace(whole, '');
    }
  }
  if (twins.size === 0) return code;
  return withoutTwins(kept.replaceAll(/\bvalidate\d+\b/g, (name) => twins.get(name) ?? name));
}

/**
 * @param {AnySchemaObject[]} schemas that of configs
 * @returns {string} a CommonJS module: its validator, whose errors quote the schema, prose included; that is read from its file
 */
function configValidator([schema]) {
  // `enumDescriptions` is for editors.
  const keywords = ['enumDescriptions'];
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, keywords, ...AS_SOURCE });
  const code = standaloneCode(ajv, ajv.compile(schema));
  const parts = Object.entries(schema.definitions).map(([name, part]) => [part, `.definitions.${name}`]);
  return [[schema, ''], ...parts].reduce((short, [part, where]) => {
    const written = JSON.stringify(part);
    if (!short.includes(written)) throw new Error(`ajv writes ${where || 'the schema'} otherwise than JSON.stringify`);
    return short.replace(written, () => `require("./cryptoprof.schema.json")${where}`);
  }, code);
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

/** What every function has and no error of ours says: the value's holder, the whole, and the place in the schema. */
const UNREAD = [
  /, parentData, parentDataProperty, rootData=data/g,
  /,parentData:\w+,parentDataProperty:[^,]*,rootData/g,
  /schemaPath:"[^"]*",/g,
];

/** Ajv writes out at each place what is a function here: whether an object has properties as its own, and what is wrong. */
const HELPERS = `
const has = (object, name) => object[name] !== undefined && Object.prototype.hasOwnProperty.call(object, name);
const lacking = (object, names) => { for (const name of names) if (!has(object, name)) return name; };
const fail = (validate, instancePath) => ((validate.errors = [{ instancePath }]), false);
const failWithout = (validate, instancePath, missingProperty) =>
  ((validate.errors = [{ instancePath, params: { missingProperty } }]), false);
const joined = (errors, { errors: more }) => (errors === null ? more : errors.concat(more));
`;
/** @type {[RegExp, string][]} */
const USES_HELPERS = [
  [/\((\w+)\.(\w+) === undefined\) \|\| \(!\(func\d+\.call\(\1, "\2"\)\)\)/g, '!has($1, "$2")'],
  [/(\w+)\.(\w+) !== undefined && func\d+\.call\(\1, "\2"\)/g, 'has($1, "$2")'],
  [/(validate\d+)\.errors = \[\{instancePath\}\];\s*return false;/g, 'return fail($1, instancePath);'],
  [/(validate\d+)\.errors = \[\{instancePath:([^{}\n]*)\}\];\s*return false;/g, 'return fail($1, $2);'],
  [
    /(validate\d+)\.errors = \[\{instancePath,params:\{missingProperty: (\w+)\}\}\];\s*return false;/g,
    'return failWithout($1, instancePath, $2);',
  ],
  [
    /(validate\d+)\.errors = \[\{instancePath:([^{}\n]*),params:\{missingProperty: (\w+)\}\}\];\s*return false;/g,
    'return failWithout($1, $2, $3);',
  ],
  [/vErrors === null \? (validate\d+)\.errors : vErrors\.concat\(\1\.errors\)/g, 'joined(vErrors, $1)'],
];

/** `if((!has(data, "ticks")) && (missing0 = "ticks") || ...){`, with ajv's parentheses. */
const REQUIRES =
  /if\(\(+!has\((\w+), "[^"]+"\)\) && \((\w+) = "[^"]+"\)\)(?: \|\| \(\(!has\(\1, "[^"]+"\)\) && \(\2 = "[^"]+"\)\)\)?)*\)\{/g;

/**
 * @param {string} condition of an object that lacks one of its required properties
 * @param {string} object name of the variable that has it
 * @param {string} missing name of the variable that gets the property's name
 * @returns {string} the same, which names each property once
 */
function askedOnce(condition, object, missing) {
  const names = [...condition.matchAll(/!has\(\w+, ("[^"]+")\)/g)].map(([, name]) => name);
  return `if((${missing} = lacking(${object}, [${names}])) !== undefined){`;
}

/** JSON Schema counts characters, not UTF-16's units. */
const LENGTH = '(text) => { let n = 0; for (const _ of text) n++; return n; }';

/**
 * @param {Generated} generated one of the files
 * @returns {Promise<string>} what it has to hold: code that needs nothing of ajv's, and is small, since it is installed
 */
export async function generate({ source, schemas, compile }) {
  const alone = UNREAD.reduce((code, unread) => code.replaceAll(unread, ''), compile(schemas())).replaceAll(
    'require("ajv/dist/runtime/ucs2length").default',
    LENGTH,
  );
  const helped = USES_HELPERS.reduce((code, [written, call]) => code.replaceAll(written, call), HELPERS + alone);
  const short = helped.replaceAll(REQUIRES, askedOnce);
  const needed = /\brequire\((?!"\.\/)[^)]*\)/.exec(alone);
  if (needed !== null) throw new Error(`the validators of ${source} would need ${needed[0]}`);
  // Line breaks instead of semicolons: a change shows as a change of some lines.
  const { code = '' } = await minify(short, { toplevel: true, format: { semicolons: false } });
  const body = `// @ts-nocheck\n${code}\n`;
  return `// Written by npm run docs, with ajv, from ${source}: change that.\n// ${digest(schemas(), body)}\n${body}`;
}

/**
 * To make it again would take seconds.
 * @param {Generated} generated one of the files
 * @returns {boolean} whether the file is as these schemas, this file here, ajv and terser made it
 */
export function isFresh({ file, schemas }) {
  const [, noted, ...body] = text(`../../${file}`).split('\n');
  return noted === `// ${digest(schemas(), body.join('\n'))}`;
}

/**
 * @param {object[]} schemas that it was made from
 * @param {string} body of the file
 * @returns {string} SHA-256 of these and of what made the one of the other
 */
function digest(schemas, body) {
  const makers = ['ajv', 'terser'].map((name) => JSON.parse(text(`../../node_modules/${name}/package.json`)).version);
  const made = JSON.stringify([schemas, text('./compile-schemas.js'), makers, body]);
  return createHash('sha256').update(made).digest('hex');
}

/**
 * @param {string} path from this file
 * @returns {string} what the file holds
 */
function text(path) {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
