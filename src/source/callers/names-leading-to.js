/**
 * Finds the functions of a package that may have led to one of its own: what continued after an `await` has no caller on
 * its stack, but the package's source shows who calls it.
 */
import { lastPart } from '../../model/last-part.js';
import { unwrap } from '../definition.js';
import { functionAbove } from '../function-around.js';
import { v8Name } from '../function-name.js';
import { isFunction } from '../node-kinds.js';
import { useOfName, useOfValue } from '../use-of-name.js';

/** @import { Place } from '../program-index.js' */
/** @import { Script } from '../script.js' */
/** @import { NameUse } from '../use-of-name.js' */

/** More names than this mean too many things. */
const MOST_NAMES = 40;
/** A name with more uses in one file than this has many meanings. */
const MOST_USES = 300;

/**
 * @param {readonly {text: string, script: () => Script | null}[]} files of the package
 * @param {string} name of its function or method
 * @returns {ReadonlySet<string> | null} this name, and those of all its functions and methods that may lead to a call of
 *   it; null if it may also be called in a way that names do not show: it is passed on, or called as a file is loaded
 */
export function namesLeadingTo(files, name) {
  const names = new Set([name]);
  // A set also visits what is added meanwhile.
  for (const each of names) {
    const found = names.size > MOST_NAMES ? null : callersOf(files, each);
    if (found === null) return null;
    found.forEach((caller) => names.add(caller));
  }
  return names;
}

/**
 * @param {{script: () => Script | null}} file of a program
 * @param {string} name of a function or method
 * @returns {boolean} whether the file defines one of that name
 */
export function definesFunction({ script }, name) {
  const functions = script()?.parsed()?.index.functionPlaces.values() ?? [];
  return [...functions].some((place) => nameWithoutObject(place) === name);
}

/**
 * @param {Parameters<typeof namesLeadingTo>[0]} files of the package
 * @param {string} name of its function or method
 * @returns {string[] | null} names of what calls it, and its other names; null if they are not all known
 */
function callersOf(files, name) {
  /** @type {string[]} */
  const callers = [];
  for (const { text, script } of files) {
    if (!text.includes(name)) continue;
    const uses = script()?.parsed()?.index.uses;
    if (uses === undefined) return null;
    const places = [name, `.${name}`].flatMap((key) => uses.get(key) ?? []);
    const found = places.length > MOST_USES ? [null] : places.map(nameFrom);
    for (const caller of found) {
      if (caller === null) return null;
      callers.push(caller);
    }
  }
  return callers.filter((caller) => caller !== '');
}

/**
 * @param {Place} place where a name is used
 * @returns {string | null} name of the function that calls it there, or another name that it gets; `''` if it is only
 *   declared; null if that does not say what becomes of it
 */
function nameFrom(place) {
  if (isOfOthers(place)) return '';
  const use = whatBecomes(place);
  if (use.kind === 'nothing') return '';
  if (use.kind === 'name') return use.name;
  if (use.kind === 'made') return nameWithoutObject(use.maker) || nameAround(use.maker);
  return use.kind === 'call' ? nameAround(use.call) : null;
}

/**
 * @param {Place} place where a name is used
 * @returns {NameUse} what becomes of the function there, also where it is declared
 */
function whatBecomes(place) {
  const { node, up } = place;
  const declared = up?.node;
  if (up === null || declared === undefined || !isFunction(declared) || !('id' in declared) || declared.id !== node)
    return useOfName(place);
  if (declared.type !== 'FunctionDeclaration') return useOfValue(up);
  return { kind: up.up?.node.type === 'ExportDefaultDeclaration' ? 'default' : 'nothing' };
}

/**
 * @param {Place} place where a name is used
 * @returns {boolean} whether it is a member of something that is not the package's: a global, as in
 *   `crypto.subtle.sign`, or another module's
 */
function isOfOthers({ node, up, context: { scope } }) {
  const member = up?.node;
  if (member?.type !== 'MemberExpression' || member.property !== node) return false;
  let root = unwrap(member.object);
  while (root.type === 'MemberExpression') root = unwrap(root.object);
  if (root.type !== 'Identifier') return false;
  const binding = scope.lookup(root.name);
  return binding === null || /^[^./]/.test(binding.imported?.module ?? '.');
}

/**
 * @param {Place} place in a file
 * @returns {string | null} name of the function around it, also of one around a callback; null if it is where the file
 *   is loaded
 */
function nameAround(place) {
  for (let around = functionAbove(place); around !== null; around = functionAbove(around)) {
    const name = nameWithoutObject(around);
    if (name !== '') return name;
  }
  return null;
}

/**
 * @param {Place} place of a function
 * @returns {string} its name without its object's, `''` if it has none
 */
function nameWithoutObject(place) {
  return lastPart(v8Name(place));
}
