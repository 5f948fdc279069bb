/** Names that an edit adds to a file, and the lines at the file's top that define them. */

/** @import { CallSyntax } from '../../model/source-call.js' */

/**
 * @typedef {object} NewName
 * @property {string} local the name that the edit uses
 * @property {string[]} imports lines for the file's top, which work there whatever the file already imports
 */

/**
 * A name that the file doesn't use yet.
 * @param {string} preferred such as `pbkdf2`
 * @param {string[]} taken names of the file
 * @returns {string} the name itself, or with `Async` or a number appended
 */
export function freeName(preferred, taken) {
  const names = new Set(taken);
  for (let count = 1; ; count++) {
    const name = count === 1 ? preferred : count === 2 ? `${preferred}Async` : `${preferred}${count - 1}`;
    if (!names.has(name)) return name;
  }
}

/**
 * Imports something by name.
 * @param {CallSyntax} syntax of the call that is edited
 * @param {string} module such as `node:timers/promises`
 * @param {string} name that it exports, such as `setImmediate`; `default` for what `require` returns or
 *   `export default` gives
 * @param {string} [preferred] name to use in the file; default: the same
 * @returns {NewName} the name in the file, and the line that imports it
 */
export function nameToImport(syntax, module, name, preferred = name) {
  const local = freeName(preferred, syntax.taken);
  const imported = name === 'default' && mayLackDefault(syntax) ? '*' : name;
  return { local, imports: [importLine(syntax.module, module, imported, local)] };
}

/**
 * @param {CallSyntax} syntax of the call that is edited
 * @returns {boolean} whether a default import of a CommonJS module may compile and give undefined: TypeScript without
 *   esModuleInterop. Who imports what is replaced so has that option.
 */
function mayLackDefault({ file, imported }) {
  return file.language === 'typescript' && imported?.name !== 'default';
}

/**
 * The promise-returning form of a function that takes a callback.
 * @param {CallSyntax} syntax of the call that is edited
 * @param {string} module such as `node:crypto`
 * @param {string} name of the function that takes a callback, such as `pbkdf2`
 * @param {string} [preferred] name to use in the file; default: the same
 * @returns {NewName} the name in the file, and the lines that define it
 */
export function promisifiedName(syntax, module, name, preferred = name) {
  const { module: system, taken, imported, file } = syntax;
  const local = freeName(preferred, taken);
  if (system === 'cjs') {
    return { local, imports: [`const ${local} = require('node:util').promisify(require('${module}').${name});`] };
  }
  const promisify = freeName('promisify', taken);
  const utility = importLine('esm', 'node:util', 'promisify', promisify);
  // The results of `await import()` and createRequire() are not known yet where the file begins, nor is what TypeScript imports
  // where it makes CommonJS of it.
  const isWhole =
    file.language === 'javascript' &&
    imported !== null &&
    imported.reach === 'import' &&
    ['default', '*'].includes(imported.name) &&
    withoutScheme(imported.module) === withoutScheme(module);
  if (isWhole) return { local, imports: [utility, `const ${local} = ${promisify}(${imported.local}.${name});`] };
  const callback = freeName(`${name}Callback`, taken);
  return {
    local,
    imports: [
      utility,
      importLine('esm', module, name, callback),
      `const ${local} = ${promisify}${typeArguments(name, syntax)}(${callback});`,
    ],
  };
}

/**
 * `promisify` gets the last overload of a function, which for `scrypt` has options, and tells no result.
 * @param {string} name of a function that takes a callback
 * @param {CallSyntax} syntax of the call that it replaces
 * @returns {string} the types of its arguments and of its result, for TypeScript; `''` where they are inferred, or not known
 */
function typeArguments(name, { file, argumentTexts }) {
  if (file.language !== 'typescript' || name !== 'scrypt') return '';
  const bytes = "import('node:crypto').BinaryLike";
  const options = argumentTexts.length > 3 ? "import('node:crypto').ScryptOptions, " : '';
  return `<${bytes}, ${bytes}, number, ${options}Buffer>`;
}

/**
 * @param {'esm' | 'cjs'} system how the file imports
 * @param {string} module to import
 * @param {string} name that it exports; `default` as above, `*` for all of it
 * @param {string} local name in the file
 * @returns {string} one line
 */
export function importLine(system, module, name, local) {
  if (system === 'cjs') {
    if (name === 'default' || name === '*') return `const ${local} = require('${module}');`;
    return `const { ${name === local ? name : `${name}: ${local}`} } = require('${module}');`;
  }
  if (name === 'default') return `import ${local} from '${module}';`;
  if (name === '*') return `import * as ${local} from '${module}';`;
  return `import { ${name === local ? name : `${name} as ${local}`} } from '${module}';`;
}

/**
 * @param {string} module such as `node:crypto`
 * @returns {string} such as `crypto`
 */
function withoutScheme(module) {
  return module.replace(/^node:/, '');
}
