/** Which suites start processes or servers, told from their code and from the helpers that they call. */
import { existsSync, readFileSync } from 'node:fs';
import { Parser } from 'acorn';
import { namesIn, resolve, walk } from './import-graph.js';

/** @import { AnyNode as Node, CallExpression, ExportNamedDeclaration, ImportDeclaration } from 'acorn' */

const ROOT = new URL('../../', import.meta.url);
/** Of node:child_process; what is synchronous is told by what it starts. */
const WAITED_FOR = new Set(['spawn', 'fork', 'exec', 'execFile']);
const WAITS = new Set(['spawnSync', 'execSync', 'execFileSync']);
/** What is named in the call itself is a tool of the system, such as mkfifo, and answers at once; but not these. */
const SHELLS = new Set(['bash', 'sh']);

/**
 * A file, by the names that stand at its top.
 * @typedef {object} Names
 * @property {Map<string, {path: string, name: string}>} imported by local name
 * @property {Map<string, Node[]>} declared by name; `''` has all code that runs when the file is loaded
 */

/**
 * What stands behind a name at the top of a file.
 * @typedef {object} Code
 * @property {boolean} starts whether it starts a process that is waited for, or a server
 * @property {{path: string, name: string}[]} uses other names, at the top of this file or of others
 */

/** @type {Map<string, Names>} by path from the project's root */
const files = new Map();
/** @type {Map<string, Code>} by path and name */
const codes = new Map();

/**
 * @param {string} path of a suite, from the project's root
 * @returns {boolean} whether anything in it, or that it calls, starts a process that is waited for, or a server
 */
export function startsProcesses(path) {
  const { imported, declared } = namesOf(path);
  const reached = [...imported.keys(), ...declared.keys()].map((name) => ({ path, name }));
  const known = new Set(reached.map(keyOf));
  for (const place of reached) {
    const { starts, uses } = codeOf(place);
    if (starts) return true;
    for (const used of uses.filter((one) => !known.has(keyOf(one)))) {
      known.add(keyOf(used));
      reached.push(used);
    }
  }
  return false;
}

/** @param {{path: string, name: string}} place of a name */
const keyOf = ({ path, name }) => `${path} ${name}`;

/**
 * @param {{path: string, name: string}} place of a name
 * @returns {Code} what stands there
 */
function codeOf(place) {
  const { path, name } = place;
  const known = codes.get(keyOf(place));
  if (known !== undefined) return known;
  const { imported, declared } = namesOf(path);
  const source = imported.get(name);
  /** @type {Code} */
  const code = { starts: path === 'node:child_process' && WAITED_FOR.has(name), uses: source ? [source] : [] };
  codes.set(keyOf(place), code);
  for (const node of declared.get(name) ?? []) {
    walk(node, (each, isMember) => {
      if (each.type === 'Identifier' && !isMember && (imported.has(each.name) || declared.has(each.name)))
        code.uses.push({ path, name: each.name });
      if (each.type === 'CallExpression') code.starts ||= listens(each) || waits(each);
    });
  }
  return code;
}

/**
 * @param {CallExpression} call
 * @returns {boolean} whether it makes a server listen
 */
function listens({ callee }) {
  return (
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'listen'
  );
}

/**
 * @param {CallExpression} call
 * @returns {boolean} whether it waits for Node, a shell, or what is only known when it runs
 */
function waits({ callee, arguments: [file] }) {
  if (callee.type !== 'Identifier' || !WAITS.has(callee.name)) return false;
  return file?.type !== 'Literal' || SHELLS.has(String(file.value));
}

/**
 * @param {string} path from the project's root; of what is no file of ours, nothing is known
 * @returns {Names}
 */
function namesOf(path) {
  const known = files.get(path);
  if (known !== undefined) return known;
  /** @type {Names} */
  const names = { imported: new Map(), declared: new Map() };
  files.set(path, names);
  if (!existsSync(new URL(path, ROOT)) || !path.endsWith('.js')) return names;
  const text = readFileSync(new URL(path, ROOT), 'utf8');
  const { body } = Parser.parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
  for (const statement of body) addNames(statement, path, names);
  return names;
}

/**
 * @param {Node} statement at the top of a file
 * @param {string} path of the file
 * @param {Names} names to add to
 */
function addNames(statement, path, names) {
  const isDefault = statement.type === 'ExportDefaultDeclaration';
  const node = (isDefault || statement.type === 'ExportNamedDeclaration' ? statement.declaration : null) ?? statement;
  if (node.type === 'ImportDeclaration') {
    const from = resolve(path, String(node.source.value));
    for (const each of node.specifiers) names.imported.set(each.local.name, { path: from, name: importedName(each) });
  } else if (node.type === 'ExportNamedDeclaration') addExports(node, path, names);
  else
    for (const name of isDefault ? ['default'] : topNames(node)) {
      names.declared.set(name, [...(names.declared.get(name) ?? []), node]);
    }
}

/**
 * @param {ExportNamedDeclaration} node without a declaration: it passes names on
 * @param {string} path of the file
 * @param {Names} names to add to
 */
function addExports({ source, specifiers }, path, { imported }) {
  const from = source ? resolve(path, String(source.value)) : path;
  for (const { exported, local } of specifiers) {
    if (exported.type !== 'Identifier' || local.type !== 'Identifier') continue;
    if (from !== path || exported.name !== local.name) imported.set(exported.name, { path: from, name: local.name });
  }
}

/**
 * @param {Node} node at the top of a file
 * @returns {string[]} names that it declares; `''` for code that runs
 */
function topNames(node) {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id ? [node.id.name] : [];
  if (node.type !== 'VariableDeclaration') return [''];
  return node.declarations.flatMap(({ id }) => namesIn(id));
}

/**
 * @param {ImportDeclaration['specifiers'][number]} specifier of an import
 * @returns {string} name that the other file gives it
 */
function importedName(specifier) {
  if (specifier.type !== 'ImportSpecifier') return 'default';
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value);
}
