/** Who imports whom in bin and src: read from the code itself, so that types in comments don't count. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { Parser } from 'acorn';

/** @import { AnyNode as Node } from 'acorn' */

/**
 * @typedef {object} SourceFile
 * @property {string} path from the project's root, with `/`: `src/cli/main.js`
 * @property {number} lines
 * @property {string[]} imports what it loads, statically or dynamically: a path from the root for a file of
 *   ours, else the name as written: `node:fs`, `acorn`
 * @property {string[]} atOnce those of them that are loaded with it
 * @property {Set<string>} globals names that are used but neither declared in the file nor members of something
 * @property {Set<string>} names all that stand in its code
 * @property {string[]} exported names that it declares and exports
 * @property {string[]} functions names of its functions that it does not export
 * @property {{name: string, from: string}[]} types that its comments take of other files: their names there, and paths from
 *   the root
 * @property {string[]} unusedTypes names of those that nothing else in it mentions
 * @property {boolean} isTypes whether it has no code at all: what it declares stands in comments
 */

const ROOT = new URL('../../', import.meta.url);

/** @returns {SourceFile[]} every JavaScript file of bin and src */
export function sourceFiles() {
  return codeIn('bin', 'src').map(([path, text]) => readSource(path, text));
}

/**
 * @param {string[]} folders of the project
 * @returns {[path: string, text: string][]} the JavaScript files in them
 */
export function codeIn(...folders) {
  return folders.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((path) => /\.[cm]?js$/.test(path))
      .map((path) => /** @type {[string, string]} */ ([path, readFileSync(new URL(path, ROOT), 'utf8')])),
  );
}

/**
 * @param {string} path from the project's root
 * @param {string} text of the file
 * @returns {SourceFile} what the text says
 * @throws {Error} for an import that only shows at run time: nobody could check it
 */
export function readSource(path, text) {
  const program = Parser.parse(text, {
    ecmaVersion: 'latest',
    sourceType: path.endsWith('.cjs') ? 'script' : 'module',
    allowHashBang: true,
  });
  /** @type {Set<string>} */
  const imports = new Set();
  /** @type {Set<string>} */
  const atOnce = new Set();
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Set<string>} */
  const declared = new Set();
  walk(program, (node, isMember) => {
    const loaded = loadedBy(node);
    if (loaded !== null) imports.add(resolve(path, literal(loaded, path)));
    if (loaded !== null && /^(?:Import|Export)\w*Declaration$/.test(node.type))
      atOnce.add(resolve(path, literal(loaded, path)));
    if (node.type === 'Identifier') names.add(node.name);
    if (node.type === 'Identifier' && !isMember) used.add(node.name);
    for (const name of declaredBy(node)) declared.add(name);
  });
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: [...imports],
    atOnce: [...atOnce],
    names,
    globals: new Set([...used].filter((name) => !declared.has(name))),
    exported: program.body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration' && node.declaration ? declaredNames(node.declaration) : [],
    ),
    functions: program.body.flatMap((node) => (node.type === 'FunctionDeclaration' ? declaredNames(node) : [])),
    types: typesIn(text).map(({ name, from }) => ({ name, from: resolve(path, from) })),
    unusedTypes: localTypes(text).filter((name) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1),
    isTypes: program.body.every(
      (node) =>
        node.type === 'ExportNamedDeclaration' && !node.declaration && node.specifiers.length === 0 && !node.source,
    ),
  };
}

/**
 * @param {string} text of a file
 * @returns {{name: string, from: string}[]} types that it imports, in either way to write it
 */
function typesIn(text) {
  const listed = [...text.matchAll(/@import \{([^}]*)\} from '([^']+)'/g)].flatMap(([, names, from]) =>
    names.split(',').map((name) => ({ name: name.trim().split(' as ')[0], from })),
  );
  return [...listed, ...[...text.matchAll(/import\('([^']+)'\)\.(\w+)/g)].map(([, from, name]) => ({ name, from }))];
}

/**
 * @param {string} text of a file
 * @returns {string[]} what it calls the types that an `@import` lists
 */
function localTypes(text) {
  return [...text.matchAll(/@import \{([^}]*)\}/g)].flatMap(([, names]) => names.match(/\w+(?=\s*(?:,|$))/g) ?? []);
}

/**
 * @param {import('acorn').Declaration} declaration that is exported
 * @returns {string[]} names that it declares
 */
function declaredNames(declaration) {
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
}

/**
 * @param {Node} node where to begin
 * @param {(node: Node, isMember: boolean) => void} visit told of every node, and whether it only names a
 *   member of something (`process` in `child.process`)
 * @param {boolean} [isMember] of the first node
 */
export function walk(node, visit, isMember = false) {
  visit(node, isMember);
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type !== 'string') continue;
      const names =
        (key === 'property' || key === 'key') &&
        !('computed' in node && node.computed) &&
        !('shorthand' in node && node.shorthand);
      walk(child, visit, names || key === 'imported' || key === 'exported' || key === 'label');
    }
  }
}

/**
 * @param {Node} node of any type
 * @returns {Node | null} what names the file or module that it loads, null if it loads none
 */
function loadedBy(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return node.source;
    case 'ExportNamedDeclaration':
      return node.source ?? null;
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'require' ? node.arguments[0] : null;
    // `new URL('./worker.js', import.meta.url)`: a file that is started rather than imported.
    case 'NewExpression':
      return node.callee.type === 'Identifier' &&
        node.callee.name === 'URL' &&
        node.arguments[1]?.type === 'MemberExpression'
        ? node.arguments[0]
        : null;
    default:
      return null;
  }
}

/**
 * @param {Node} node that names what is loaded
 * @param {string} path of the file, for the message
 * @returns {string} the name
 */
function literal(node, path) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  // It gets its parts from one file, and from their own where there is none; the first of them names the others.
  if (path === 'src/record/probe/probe.cjs') return './start.cjs';
  throw new Error(`${path} loads something that only shows at run time (offset ${node.start})`);
}

/**
 * @param {string} path of the importing file
 * @param {string} name as written
 * @returns {string} path from the root, or the name
 */
export function resolve(path, name) {
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name;
}

/**
 * @param {Node} node of any type
 * @returns {string[]} names that it declares, wherever they hold
 */
function declaredBy(node) {
  switch (node.type) {
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local.name];
    case 'VariableDeclarator':
      return namesIn(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...('id' in node && node.id ? [node.id.name] : []), ...node.params.flatMap(namesIn)];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? [node.id.name] : [];
    case 'CatchClause':
      return node.param ? namesIn(node.param) : [];
    default:
      return [];
  }
}

/**
 * @param {Node} pattern of a declaration
 * @returns {string[]} names that it binds
 */
export function namesIn(pattern) {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'Property' ? property.value : property),
      );
    default:
      return [];
  }
}

/**
 * @param {SourceFile[]} files that import each other
 * @returns {string[]} one cycle for each file that closes one, such as `a.js → b.js → a.js`
 */
export function importCycles(files) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const trail = [];
  /** @type {string[]} */
  const cycles = [];
  /** @param {string} path of a file */
  const visit = (path) => {
    const start = trail.indexOf(path);
    if (start !== -1) cycles.push([...trail.slice(start), path].join(' → '));
    if (start !== -1 || done.has(path)) return;
    trail.push(path);
    for (const name of byPath.get(path)?.imports ?? []) visit(name);
    trail.pop();
    done.add(path);
  };
  for (const { path } of files) visit(path);
  return cycles;
}
