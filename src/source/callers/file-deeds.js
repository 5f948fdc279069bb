/** Which files a program reads and writes, by what their paths say: `fs.readFileSync(file)`, `writeFile(path.join(dir, 'users.json'), text)`. */
import { definitionOf } from '../definition.js';
import { eachNode } from '../each-node.js';
import { importedName } from '../imported-name.js';
import { lastName, memberPath } from '../member-path.js';

/** @import { Scope } from '../scope.js' */
/** @import { AnyNode as Node } from 'acorn' */
/** @import { OutsideDeed } from './outside-state.js' */

const OF_FILES = /^(?:(?:node:)?fs(?:\/promises)?|fs-extra|graceful-fs|jsonfile)$/;
/** Not `read` and `write` of a descriptor, whose path is elsewhere. */
const READS = /^(?:read[A-Z]\w*|readdir\w*|readlink\w*|exists\w*|access\w*|l?stat\w*)$/;
const WRITES =
  /^(?:(?:write|append|output|rename|unlink|rm|copy|cp|truncate|move|remove)(?:[A-Z]\w*)?|createWriteStream)$/;
const OF_DESCRIPTOR = /^(?:read|write)(?:v?Sync|v)?$/;
/** Their second argument is what they write. */
const TO_ANOTHER = /^(?:rename|copy|cp|move)(?![a-z])/;
const NO_WORD = /\W+/g;

/**
 * @param {Node} callee of a call
 * @param {readonly Node[]} given its arguments
 * @param {Scope} scope that it is in
 * @returns {OutsideDeed[]} what it does to files
 */
export function deedsOfFiles(callee, given, scope) {
  return pathsOfFiles(callee, given, scope).map(({ kind, path }) => deedOfFile(kind, path, scope));
}

/**
 * @param {Node} callee of a call
 * @param {readonly Node[]} given its arguments
 * @param {Scope} scope that it is in
 * @returns {{kind: 'reads' | 'writes', path: Node}[]} paths of the files that it reads, and of those that it writes
 */
export function pathsOfFiles(callee, given, scope) {
  const { module, name: exported } = importedName(callee, scope) ?? { module: '', name: '' };
  if (!OF_FILES.test(module)) return [];
  const name = /^(?:\*|default|promises)$/.test(exported) ? lastName(callee) : exported;
  if (OF_DESCRIPTOR.test(name)) return [];
  const paths = TO_ANOTHER.test(name) ? given.slice(0, 2) : given.slice(0, 1);
  const ofKind = (/** @type {'reads' | 'writes'} */ kind) => paths.map((path) => ({ kind, path }));
  return [...(READS.test(name) ? ofKind('reads') : []), ...(WRITES.test(name) ? ofKind('writes') : [])];
}

/**
 * @param {'reads' | 'writes'} kind of deed
 * @param {Node} path of a file
 * @param {Scope} scope that it is in
 * @returns {OutsideDeed} that
 */
export function deedOfFile(kind, path, scope) {
  return { kind, key: `(files).${fileNamed(path, scope)}.`, path: '', name: '' };
}

/**
 * @param {Node} path of a file
 * @param {Scope} scope that it is in
 * @returns {string} the same for paths that may be of one file, without a dot: the last text in it, what it is called if it has none;
 *   `(any)` if a caller gives it
 */
function fileNamed(path, scope) {
  const made = definitionOf(path, scope)?.node ?? path;
  const texts = textsIn(made);
  const last = texts.at(-1) ?? '';
  if (last !== '') return `(${last.replaceAll(NO_WORD, '_')})`;
  return made.type === 'MemberExpression' ? memberPath(made).replaceAll(NO_WORD, '_') || '(any)' : '(any)';
}

/**
 * @param {Node} made an expression
 * @returns {string[]} the texts in it, in order: of `path.join(__dirname, 'data', 'users.json')` both
 */
function textsIn(made) {
  /** @type {{at: number, text: string}[]} */
  const texts = [];
  eachNode(made, true, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string')
      texts.push({ at: node.start, text: node.value.split(/[/\\]/).at(-1) ?? '' });
    if (node.type === 'TemplateLiteral')
      texts.push({ at: node.start, text: node.quasis.map(({ value }) => value.raw).join('*') });
  });
  return texts.toSorted((one, other) => one.at - other.at).map(({ text }) => text);
}
