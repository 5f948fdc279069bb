/**
 * State that is not in the program's own code: in an object that a package made, in the package itself, in the process,
 * or in the context of what runs. Packages are not read; the names of their methods tell what they do.
 */
import { isBuiltin } from 'node:module';
import { definitionOf, objectOf } from '../definition.js';
import { importedName } from '../imported-name.js';
import { lastName, memberPath, nameOfProperty } from '../member-path.js';
import { literalText } from '../routes/literal-meaning.js';
import { deedsOfFiles } from './file-deeds.js';
import { APPENDED, CONTEXT, PROCESS, ROWS } from './state.js';

/** @import { Scope } from '../scope.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */
/** @import { State } from './state.js' */

/**
 * What a call does to state outside.
 * @typedef {object} OutsideDeed
 * @property {keyof State} kind
 * @property {string} key of the state, `''` if it is that of an object
 * @property {string} path of the object
 * @property {string} name added to the key
 */

/** What is printed or measured has no order that a program relies on. */
const LOGS =
  /^(?:log|info|notice|warn(?:ing)?|error|debug|trace|fatal|verbose|silly|http|child|time(?:End|Log)?|dir|table|group\w*|assert|observe|histogram|timing|startTimer|capture\w+|addBreadcrumb|emit|on|once|off)$/;

/** Methods that only read, of any object, by the verbs that begin their names, and those of values of the language. */
const READS =
  /^(?:get|has|is|are|can|should|find|list|all|any|keys|values|entries|size|peek|read|load|fetch|query|select|count|exists?|includes?|look|check|some|every|map|filter|forEach|flat|reduce|contains?|test|match|search|sign|verify|decode|encode|encrypt|decrypt|hash|compare|equals?|parse|safeParse|stringify|serialize|deserialize|format|validate|assert|render|compile|prepare|translate|t|to|from|as|at|slice|subarray|concat|join|split|index|last|trim|pad|repeat|starts|ends|char|code|substring|normalize|value|url|path|resolve|header|local|bind|call|apply|then|catch|finally)(?![a-z])/;

/** Methods that change their object. */
const CHANGES =
  /^(?:set|add|del|delete|remove|clear|reset|take|pop|push|shift|unshift|put|store|save|insert|update|upsert|replace|unset|incr|increment|decr|decrement|hit|bump|touch|expire|invalidate|destroy|drop|evict|block|ban|mark|use|consume|redeem|revoke|lock|unlock|release|acquire|enable|disable|switch|change|select)(?![a-z])/;

/** Methods of statements that only read, unless their text says otherwise: `insert ... returning` is got, too. */
const READS_ROWS = /^(?:get|all|each|iterate)$/;
const TABLES = /\b(?:from|join|into|update)\s+["'`[]?(\w+)/gi;
const IS_QUERY = /^\s*(?:select|values|pragma|explain)\b/i;

/** Methods of databases that get the text of a statement, and such texts. */
const RUNS_TEXT = /^(?:get|all|each|iterate|query|first|run|exec|execute)$/;
const IS_SQL =
  /^\s*(?:(?:select|insert|replace|update|delete|with)\s|(?:begin|commit|rollback|end|savepoint|release)\b)/i;

/** What all statements of a connection share: the transaction that one begins and another ends, and the row that was stored last. */
const TRANSACTION = '(transaction).';
const BEGINS = /^\s*(?:begin|savepoint|start\s+transaction)\b/i;
const ENDS = /^\s*(?:commit|rollback|end|release)\b/i;
const LAST_ROW = '(last row).';
const STORES_ROW = /^\s*(?:insert|replace|update|delete|with)\b/i;
const ASKS_LAST_ROW = /\b(?:last_insert_rowid|last_insert_id|lastval|changes|row_count|scope_identity)\s*\(/i;

/** Query builders' methods, of a table (`knex('codes').where(id).first()`) or a model (`Code.query().patch(row)`). */
const BUILDERS = /^#?(?:knex|db|trx|tx)$/;
const READS_TABLE = /^(?:first|select|where|pluck|count|find\w*)$/;
const CHANGES_TABLE = /^(?:(?:insert|update|upsert|patch|delete)\w*|del|increment|decrement|truncate)$/;

/** Functions of packages that change what all others of the package do. */
const CONFIGURES =
  /^(?:set|use|locale|lang|config|configure|switch|change|enter|begin|register|defaults?|updateLocale|seed)(?![a-z])/;

/** Functions of `node:fs` and `node:child_process` that change what others find outside of the process. */
const OF_FILES = /^(?:node:)?(?:fs|child_process)(?:\/promises)?$/;
const APPENDS = /^(?:append|write(?:v?Sync|v)?$)/;
const WRITES_FILES =
  /^(?:write|append|rename|unlink|rm|mk|copyFile|cp|f?truncate|symlink|link|l?f?ch|l?f?utimes|createWriteStream|exec|spawn|fork)/;

/** `process.chdir` */
const OF_PROCESS = /^process\.(?:chdir|umask|set(?:e?[ug]id|groups)|loadEnvFile)$/;

/** Packages that read files of the environment, and the option by which a file's values replace those that are there. */
const OF_ENVIRONMENT = /^(?:dotenv(?:-[\w-]+)?|@dotenvx\/dotenvx)(?:\/|$)/;
const OVERRIDES = /^(?:override|overload|overwrite)$/;

/** Marks of one name are everybody's: to measure from one that somebody else has cleared throws. */
const MARKS = '(marks).';
/** @type {Map<string, 'reads' | 'writes'>} */
const OF_MARKS = new Map([
  ['performance.mark', 'writes'],
  ['performance.clearMarks', 'reads'],
]);

/** Values of the language: what is done to them is read as it is. */
const OF_LANGUAGE = /^(?:Literal|TemplateLiteral|Array|Object|Function|ArrowFunction|Class)(?:Expression)?$/;
const CLASSES =
  /^(?:Map|Set|WeakMap|WeakSet|Date|URL|URLSearchParams|RegExp|Array|Object|Error|Promise|Intl\.\w+|TextEncoder|TextDecoder|Uint8Array|AbortController)$/;

/**
 * @param {CallExpression} call of a function that is not the program's
 * @param {Scope} scope that it is in
 * @param {boolean} mayBeOwn whether it may be the program's after all, as some method of that name is
 * @returns {OutsideDeed[]} what it is known to do to state outside
 */
export function outsideDeeds({ callee, arguments: given }, scope, mayBeOwn) {
  const deed = mayBeOwn && !isMethodOfPackage(callee, scope) ? null : outsideDeed(callee, scope);
  return [
    ...(deed === null ? [] : [deed]),
    ...deedsOfText(callee, given, scope),
    ...deedsOfEnvironment(callee, given, scope),
    ...deedsOfFiles(callee, given, scope),
    ...deedsOfDecoder(callee, given, scope),
  ];
}

/**
 * A decoder keeps the beginning of a character for the next piece of a text: `decoder.decode(piece, { stream: true })`.
 * @param {Node} callee of a call
 * @param {Node[]} given its arguments
 * @param {Scope} scope that it is in
 * @returns {OutsideDeed[]} what it does to that
 */
function deedsOfDecoder(callee, { length }, scope) {
  if (callee.type !== 'MemberExpression' || lastName(callee) !== 'decode') return [];
  const made = definitionOf(callee.object, scope)?.node;
  if (made?.type !== 'NewExpression' || lastName(made.callee) !== 'TextDecoder') return [];
  const at = { key: '', path: `${memberPath(callee.object)}.(at)`, name: '' };
  return length > 1
    ? [
        { kind: 'goesOn', ...at },
        { kind: 'writes', ...at },
      ]
    : [{ kind: 'reads', ...at }];
}

/**
 * @param {Node} target that is set
 * @param {Scope} scope that it is in
 * @returns {{key: string, path: string} | null} what it changes as a whole: a package (`axios.defaults.headers.common.user = user`), or
 *   what one has made, by its path; null if it is neither
 */
export function packageSet(target, scope) {
  let root = target;
  while (root.type === 'MemberExpression') root = root.object;
  if (root === target || root.type !== 'Identifier') return null;
  const module = packageOf(root, scope);
  if (module !== '') return { key: `(module ${module}).`, path: '' };
  const made = definitionOf(root, scope)?.node;
  const isMade = made?.type === 'CallExpression' || made?.type === 'NewExpression';
  return isMade && packageOf(made.callee, scope) !== '' ? { key: '', path: `${root.name}.(state)` } : null;
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @returns {string} name of the package that it comes from, `''` if from none, or from Node
 */
function packageOf(node, scope) {
  const { module } = importedName(node, scope) ?? { module: '' };
  return isPackage(module) && !isBuiltin(module) ? module : '';
}

/**
 * @param {Node} callee of a call
 * @param {Node[]} given its arguments
 * @param {Scope} scope that it is in
 * @returns {OutsideDeed[]} one that sets the environment, if a package does so with values of a file, and may replace others
 */
function deedsOfEnvironment(callee, given, scope) {
  const { module } = importedName(callee, scope) ?? { module: '' };
  if (!OF_ENVIRONMENT.test(module) || !given.some((each) => mayOverride(each, scope))) return [];
  return [{ kind: 'writes', key: PROCESS, path: '', name: '' }];
}

/**
 * @param {Node} given an argument
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is options that let values be replaced, or any that the file does not show
 */
function mayOverride(given, scope) {
  const options = objectOf(given, scope);
  if (options === null) return true;
  return options.node.properties.some(
    (each) =>
      each.type !== 'Property' ||
      (OVERRIDES.test(nameOfProperty(each)) && !(each.value.type === 'Literal' && each.value.value === false)),
  );
}

/**
 * @param {Node} callee of a call
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is a method of a statement, or of what a package has made
 */
function isMethodOfPackage(callee, scope) {
  const object = boundMethod(callee, scope)?.object;
  if (object === undefined) return false;
  const made = definitionOf(object, scope)?.node;
  const isMade = made?.type === 'NewExpression' || made?.type === 'CallExpression';
  return preparing(object, scope) !== null || (isMade && packageOf(made.callee, scope) !== '');
}

/**
 * @param {Node} callee of a call
 * @param {Node[]} given its arguments
 * @param {Scope} scope that it is in
 * @returns {OutsideDeed[]} what a statement of SQL does whose text is known: to rows, if it is not prepared, and to its connection
 */
function deedsOfText(callee, [first], scope) {
  const method = boundMethod(callee, scope);
  const name = method === null ? '' : lastName(method);
  if (method === null || !RUNS_TEXT.test(name)) return [];
  const prepared = preparing(method.object, scope);
  const text = textsOf(prepared === null ? first : prepared.arguments[0]).join('?');
  if (!IS_SQL.test(text)) return [];
  const rows = prepared === null && !BEGINS.test(text) && !ENDS.test(text) ? [deedOfSql(textsOf(first), true)] : [];
  const ofConnection = (
    /** @type {RegExp} */ does,
    /** @type {'reads' | 'writes'} */ kind,
    /** @type {string} */ key,
  ) => (does.test(text) ? [{ kind, key, path: '', name: '' }] : []);
  return [
    ...rows,
    ...ofConnection(BEGINS, 'writes', TRANSACTION),
    ...ofConnection(ENDS, 'reads', TRANSACTION),
    ...ofConnection(STORES_ROW, 'writes', LAST_ROW),
    ...ofConnection(ASKS_LAST_ROW, 'reads', LAST_ROW),
  ];
}

/**
 * @param {Node} callee of a call of a function that is not the program's
 * @param {Scope} scope that it is in
 * @returns {OutsideDeed | null} null if it is not known to have to do with state outside
 */
function outsideDeed(callee, scope) {
  const name = lastName(callee);
  const common = deedOfAll(callee);
  if (common !== null) return common;
  const { module, name: exported } = importedName(callee, scope) ?? { module: '', name: '' };
  if (isBuiltin(module)) return deedOfBuiltin(module, exported === '*' ? name : exported);
  if (isPackage(module))
    return { kind: CONFIGURES.test(name) ? 'writes' : 'reads', key: `(module ${module}).`, path: '', name: '' };
  const method = boundMethod(callee, scope);
  if (method === null) return null;
  const prepared = preparing(method.object, scope);
  if (prepared !== null) return deedOfStatement(lastName(method), prepared);
  const table = tableOf(method.object, scope);
  return table === null ? deedOfMethod(method.object, lastName(method), scope) : deedOfTable(lastName(method), table);
}

/**
 * @param {Node} callee of a call
 * @returns {OutsideDeed | null} what it does to what all of the process has; null if it is something else
 */
function deedOfAll(callee) {
  const path = memberPath(callee);
  const marks = OF_MARKS.get(path);
  if (marks !== undefined) return { kind: marks, key: MARKS, path: '', name: '' };
  if (OF_PROCESS.test(path)) return { kind: 'writes', key: PROCESS, path: '', name: '' };
  const isEntered = callee.type === 'MemberExpression' && lastName(callee) === 'enterWith';
  return isEntered ? { kind: 'writes', key: CONTEXT, path: '', name: '' } : null;
}

/**
 * @param {Node} object whose method is called
 * @param {Scope} scope that it is in
 * @returns {string | null} the table, if it is a query: of a function that is called with a table's name, or of a model's
 *   `query`; `''` if not known, or not alone; null if it is none
 */
function tableOf(object, scope) {
  const { first, isJoined } = queryOf(object);
  if (first.type !== 'CallExpression' || memberPath(first.callee) === '') return null;
  const [table] = first.arguments;
  if (table === undefined) return lastName(first.callee) === 'query' ? '' : null;
  const name = literalText(table);
  if (name === '' && !BUILDERS.test(lastName(first.callee))) return null;
  if (isBuiltin(importedName(first.callee, scope)?.module ?? '')) return null;
  return !isJoined && /^\w+$/.test(name) ? name : '';
}

/**
 * @param {Node} object whose method is called
 * @returns {{first: Node, isJoined: boolean}} what it begins with, and whether tables are joined: `knex('a').join('b')`
 */
function queryOf(object) {
  let first = object;
  let isJoined = false;
  while (first.type === 'CallExpression' && first.callee.type === 'MemberExpression') {
    if (first.callee.object.type !== 'CallExpression') break;
    isJoined ||= /join/i.test(lastName(first.callee));
    first = first.callee.object;
  }
  return { first, isJoined };
}

/**
 * @param {string} name of a query's method
 * @param {string} table that it is of, `''` if not known
 * @returns {OutsideDeed | null}
 */
function deedOfTable(name, table) {
  if (READS_TABLE.test(name)) return deedOfRows('reads', table);
  return CHANGES_TABLE.test(name) ? deedOfRows('writes', table) : null;
}

/**
 * @param {'reads' | 'writes'} kind of deed
 * @param {string} table whose rows, `''` if not known
 * @returns {OutsideDeed}
 */
function deedOfRows(kind, table) {
  return { kind, key: table === '' ? ROWS : `${ROWS}${table.toLowerCase()}.`, path: '', name: '' };
}

/**
 * @param {Node} object whose method is called
 * @param {Scope} scope that it is in
 * @returns {CallExpression | null} what prepared it, if it is a statement: `db.prepare(sql).pluck()`
 */
function preparing(object, scope) {
  /** @type {Node | null} */
  let made = object.type === 'CallExpression' ? object : (definitionOf(object, scope)?.node ?? null);
  while (made?.type === 'CallExpression' && made.callee.type === 'MemberExpression') {
    if (lastName(made.callee) === 'prepare') return made;
    made = made.callee.object;
  }
  return null;
}

/**
 * Statements of one database have several objects. It answers in this thread, or is awaited.
 * @param {string} name of a statement's method
 * @param {CallExpression} prepared what prepared the statement
 * @returns {OutsideDeed | null}
 */
function deedOfStatement(name, { arguments: [text] }) {
  const isRead = READS_ROWS.test(name);
  return isRead || name === 'run' ? deedOfSql(textsOf(text), isRead) : null;
}

/**
 * @param {string[]} texts of a statement, more than one if it is put together; `''` if not known
 * @param {boolean} isRead whether its method only reads, if its text does not tell
 * @returns {OutsideDeed}
 */
function deedOfSql([first, ...others], isRead) {
  const isQuery = first === '' ? isRead : IS_QUERY.test(first);
  const tables = new Set(others.length > 0 ? [] : [...first.matchAll(TABLES)].map(([, table]) => table));
  return deedOfRows(isQuery ? 'reads' : 'writes', tables.size === 1 ? [...tables][0] : '');
}

/**
 * @param {Node | undefined} node of an argument
 * @returns {string[]} the texts that are written in it, `''` if none is
 */
function textsOf(node) {
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw) : [literalText(node)];
}

/**
 * @param {string} module of Node's
 * @param {string} name of what is called
 * @returns {OutsideDeed | null} null unless it writes files
 */
function deedOfBuiltin(module, name) {
  return OF_FILES.test(module) && WRITES_FILES.test(name)
    ? { kind: 'unnamed', key: APPENDS.test(name) ? APPENDED : '(files).', path: '', name: '' }
    : null;
}

/**
 * @param {Node} callee of a call
 * @param {Scope} scope that it is in
 * @returns {import('acorn').MemberExpression | null} the method that it is: also of `promisify(client.get).bind(client)`
 */
function boundMethod(callee, scope) {
  if (callee.type === 'MemberExpression') return callee;
  let made = definitionOf(callee, scope)?.node ?? null;
  while (made?.type === 'CallExpression') {
    if (lastName(made.callee) === 'bind' && made.callee.type === 'MemberExpression') made = made.callee.object;
    else made = lastName(made.callee) === 'promisify' ? (made.arguments[0] ?? null) : null;
  }
  return made?.type === 'MemberExpression' ? made : null;
}

/**
 * @param {string} module that something comes from, `''` if none
 * @returns {boolean} whether it is a package, not a file of the program
 */
function isPackage(module) {
  return /^[@\w]/.test(module);
}

/**
 * @param {Node} object whose method is called
 * @param {string} name of the method
 * @param {Scope} scope that it is in
 * @returns {OutsideDeed | null}
 */
function deedOfMethod(object, name, scope) {
  const path = memberPath(object);
  if (path === '' || path === 'this' || name === '' || LOGS.test(name)) return null;
  const made = definitionOf(object, scope)?.node ?? null;
  const goesOn = name === 'next' || (keepsLastIndex(made) && /^(?:exec|test)$/.test(name));
  if (goesOn) return { kind: 'goesOn', key: '', path: `${path}.(at)`, name: '' };
  return isLanguageValue(made) ? null : deedNamed(name, `${path}.(state)`);
}

/**
 * @param {string} name of a method
 * @param {string} path of its object's state
 * @returns {OutsideDeed} what it does, as its name tells
 */
function deedNamed(name, path) {
  if (READS.test(name)) return { kind: 'reads', key: '', path, name: '' };
  return CHANGES.test(name) ? { kind: 'writes', key: '', path, name: '' } : { kind: 'asks', key: '', path, name };
}

/**
 * @param {Node | null} made what a variable is set to
 * @returns {boolean} whether it is a value of the language
 */
function isLanguageValue(made) {
  if (made === null) return false;
  if (made.type === 'NewExpression') return CLASSES.test(memberPath(made.callee));
  return OF_LANGUAGE.test(made.type);
}

/**
 * @param {Node | null} made what a variable is set to
 * @returns {boolean} whether it is a regular expression that begins where it ended the time before
 */
function keepsLastIndex(made) {
  if (made?.type === 'Literal') return /[gy]/.test(made.regex?.flags ?? '');
  if (made?.type !== 'NewExpression' && made?.type !== 'CallExpression') return false;
  const [, flags] = lastName(made.callee) === 'RegExp' ? made.arguments : [];
  return flags?.type === 'Literal' && /[gy]/.test(String(flags.value));
}
