/** What of a program's declarations its entries reach: all else describes nothing that anybody can import. */
import path from 'node:path';
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';

const parser = Parser.extend(tsPlugin({ dts: true }));

const COMMENT = /\/\*[^]*?\*\//g;
const NAME = /[A-Za-z_$][\w$]*/g;
const INLINE_IMPORT = /import\(['"](\.[^'"]+)\.js['"]\)\.(\w+)/g;

/**
 * A statement of a declaration file.
 * @typedef {object} Statement
 * @property {string} text with the comment before it
 * @property {string} code without comments
 * @property {string[]} names that it declares; empty for imports and the like
 * @property {{local: string, imported: string, file: string}[]} imports what it imports; `file` is '' for what is not ours
 * @property {boolean} isImport
 */

/**
 * @param {string[]} entries paths of declaration files that can be imported, with `/`
 * @param {(file: string) => string} read returns the text of a declaration file
 * @returns {Map<string, string>} what the entries reach, by file; none that has nothing of it
 */
export function reachableTypes(entries, read) {
  /** @type {Map<string, Statement[]>} */
  const parsed = new Map();
  const statementsIn = (/** @type {string} */ file) => {
    const known = parsed.get(file) ?? statementsOf(read(file), file);
    parsed.set(file, known);
    return known;
  };
  /** @type {Map<string, Set<Statement>>} */
  const reached = new Map(entries.map((file) => [file, new Set(statementsIn(file))]));
  /** @type {[string, Statement][]} */
  const open = [...reached].flatMap(([file, all]) =>
    [...all].map((each) => /** @type {[string, Statement]} */ ([file, each])),
  );
  const reach = (/** @type {string} */ file, /** @type {string} */ name) => {
    const found = statementsIn(file).find(({ names }) => names.includes(name));
    const own = reached.get(file) ?? new Set();
    if (found === undefined || own.has(found)) return;
    reached.set(file, own.add(found));
    open.push([file, found]);
  };
  for (const [file, { code, isImport }] of open) {
    if (isImport) continue;
    for (const [, from, name] of code.matchAll(INLINE_IMPORT)) reach(resolved(file, from), name);
    const imports = statementsIn(file).flatMap((each) => each.imports);
    for (const name of namesIn(code)) {
      reach(file, name);
      for (const each of imports) if (each.local === name && each.file !== '') reach(each.file, each.imported);
    }
  }
  return new Map(
    [...reached].map(([file, own]) => [
      file,
      textOf(statementsIn(file).filter((each) => each.isImport || own.has(each))),
    ]),
  );
}

/**
 * @param {Statement[]} kept of a file, and all its imports
 * @returns {string} their text, with the imports that they need
 */
function textOf(kept) {
  const used = new Set(kept.filter(({ isImport }) => !isImport).flatMap(({ code }) => namesIn(code)));
  return kept
    .map(({ text, imports, isImport }) => {
      if (!isImport || imports.length === 0) return text;
      const needed = imports.filter(({ local }) => used.has(local));
      if (needed.length === 0) return '';
      const names = needed.map(({ local, imported }) => (local === imported ? local : `${imported} as ${local}`));
      return text.replace(/\{[^}]*\}/, () => `{ ${names.join(', ')} }`);
    })
    .join('')
    .replace(/\n*$/, '\n');
}

/**
 * @param {string} text of a declaration file
 * @param {string} file its path
 * @returns {Statement[]}
 */
function statementsOf(text, file) {
  const { body } = /** @type {{body: any[]}} */ (
    /** @type {unknown} */ (parser.parse(text, { ecmaVersion: 'latest', sourceType: 'module', locations: true }))
  );
  return body.map((node, index) => {
    const begin = index === 0 ? 0 : body[index - 1].end;
    const whole = text.slice(begin, index === body.length - 1 ? text.length : node.end);
    const { declaration = node } = node;
    const isImport = node.type === 'ImportDeclaration';
    return {
      text: whole,
      code: whole.replaceAll(COMMENT, ''),
      names: isImport
        ? []
        : [declaration?.id, ...(declaration?.declarations ?? []).map((/** @type {any} */ each) => each.id)].flatMap(
            (id) => id?.name ?? [],
          ),
      // Of `export { Failure } from './model/failure.js'`, too.
      imports: (node.source ? node.specifiers : []).map((/** @type {any} */ { local, imported = local }) => ({
        local: local.name,
        imported: imported.name,
        file: node.source.value.startsWith('.') ? resolved(file, node.source.value.replace(/\.js$/, '')) : '',
      })),
      isImport,
    };
  });
}

/**
 * @param {string} file that imports
 * @param {string} from what, without its ending
 * @returns {string} path of its declarations
 */
function resolved(file, from) {
  return `${path.posix.join(path.posix.dirname(file), from)}.d.ts`;
}

/**
 * @param {string} code without comments
 * @returns {string[]} all words in it that may be names
 */
function namesIn(code) {
  return [...new Set(code.match(NAME))];
}
