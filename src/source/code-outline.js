/**
 * Outlines a large file without keeping its syntax tree: its functions, the names that each uses, and where the wanted
 * constants are. The tree of each function is released once it is parsed, so that a bundle of 20 MB takes no more
 * memory than its functions.
 */
import { Parser } from 'acorn';
import { lowerBound } from '../model/sorted.js';
import { bounded } from './bounded-depth.js';
import { CodeReader } from './code-reader.js';

/** @import { CodeScope } from './code-scope.js' */

/**
 * What to look for. The maps' keys are what may be found.
 * @typedef {object} Signs
 * @property {ReadonlyMap<number, string>} words numbers, whether written with a sign, in hexadecimal or otherwise
 * @property {ReadonlyMap<string, string>} texts texts and large numbers, as `plainText` writes them
 * @property {ReadonlyMap<string, string>} runs the first four of consecutive numbers of an array, joined by commas
 * @property {ReadonlySet<number>} runStarts the first number of each
 * @property {ReadonlySet<string>} sums exclusive ors, as `markSum` knows them
 * @property {ReadonlySet<number>} rotations numbers of bits that something is rotated by
 * @property {ReadonlySet<string>} members names of properties
 * @property {readonly (readonly number[])[]} hashes the constants of each hash, which a module of WebAssembly may hold
 */

/**
 * @typedef {object} OutlinedFunction
 * @property {number} position offset that V8 gives it
 * @property {number} start offset
 * @property {number} end offset behind it
 * @property {number} outer index of the function around it, -1 if none
 * @property {number} inner how many functions are in it
 * @property {Set<string>} marks signs that occur in its own code, outside of what names a value
 * @property {Map<number, number>} rotations number of places that rotate or shift, by number of bits
 * @property {number} bits number of operations on bits
 * @property {boolean} returns whether it returns a value
 * @property {boolean} fills whether it sets elements or properties of its arguments
 * @property {boolean} isModule whether it runs once and then returns what it made, as Rollup writes modules of CommonJS
 * @property {Set<string>} bases names of the functions that it calls on `this`, as constructors do
 * @property {string} returned name of the variable if it only returns that, as in `() => x`; else `''`
 * @property {string} part name of the variable if it only returns a part of that, as in `() => x[0]`; else `''`
 * @property {string} key text before it that may name it: a property's name, or the element before it in a list; `''`
 *   if none
 */

/**
 * A variable that gets a value, and the scope from which it is seen.
 * @typedef {object} OutlinedValue
 * @property {CodeScope} scope
 * @property {string} name
 * @property {number} function index of the function that it is, -1 if it is not a function
 * @property {Set<string>} marks signs in the value
 * @property {string} part name of the variable that it is a part of, as in `K = tables[0]`; `''` if none
 * @property {string} member name of the property that it is, as in `rotr = utils.rotr32`; `''` if none
 * @property {string[]} [held] names of variables that it has as properties, if it is a small object
 */

/**
 * Properties that are defined together: of an object literal, a class, or one by one on a prototype or another object.
 * @typedef {object} MemberGroup
 * @property {CodeScope} scope
 * @property {boolean} isClass whether it has one author: a class, a prototype, an object that a function makes and fills
 * @property {boolean} isMade whether it is such an object
 * @property {string} maker variable that holds the constructor of that prototype; `''` if none
 * @property {Map<string, {function: number, variable: string}>} members by name: the index of the function that it is,
 *   -1 if it is not a function; the variable that holds it, `''` if none does
 * @property {[string, {function: number, variable: string}][]} overwritten those that another of the same name took the place of,
 *   perhaps under a condition
 */

/**
 * An export of a module: `exports.name = variable`, or `{ name: () => variable }`, as bundlers write it.
 * @typedef {object} ExportedName
 * @property {CodeScope} scope
 * @property {string} object variable that gets the property, `''` for a getter
 * @property {string} name of the property
 * @property {number} function index of the function that it is, -1 if it is not a function
 * @property {string} variable that it is, `''` if none
 * @property {number} getter index of the getter, -1 if there is none
 */

/**
 * A call with the names of two functions, such as `inherits(Sha256, Hash)`.
 * @typedef {object} NamedPair
 * @property {CodeScope} scope
 * @property {string} derived first argument
 * @property {string} base second argument
 */

/**
 * A module that says what it is, as CommonJS does.
 * @typedef {object} Exporting
 * @property {CodeScope} scope
 * @property {string} variable whose property `exports` is set
 * @property {number} body index of a function that is called in place and contains the whole module, -1 if there is
 *   none
 */

/**
 * @typedef {object} CodeOutline
 * @property {OutlinedFunction[]} functions inner ones before those around them
 * @property {CodeScope[]} scopes
 * @property {OutlinedValue[]} values
 * @property {MemberGroup[]} groups those with a property that is looked for, and those with one author
 * @property {{scope: CodeScope, variable: string, name: string}[]} published variables that become a property
 * @property {ExportedName[]} exported what may be an export of a module
 * @property {Exporting[]} exporting
 * @property {NamedPair[]} pairs
 * @property {Map<string, number[]>} accesses indexes of the functions that name a property, -1 for the file
 * @property {{text: string, start: number, isBlock: boolean}[]} comments
 */

/** Larger files are not read: that would take more than four seconds. */
const MAX_LENGTH = 24 * 1024 * 1024;

/**
 * @param {string} text the whole source
 * @param {Signs} signs that are looked for
 * @returns {CodeOutline | null} null if it is too large, or not JavaScript that we understand
 */
export function outlineCode(text, signs) {
  if (text.length > MAX_LENGTH) return null;
  return outlineAs(text, signs, 'commonjs') ?? outlineAs(text, signs, 'module');
}

/**
 * @param {string} text the whole source
 * @param {Signs} signs that are looked for
 * @param {'commonjs' | 'module'} sourceType how to parse top-level code
 * @returns {CodeOutline | null} null if it is not that
 */
function outlineAs(text, signs, sourceType) {
  const reader = new CodeReader(text, signs);
  try {
    const program = parserFor(reader).parse(text, {
      sourceType,
      ecmaVersion: 'latest',
      allowHashBang: true,
      onComment: (isBlock, comment, start) => {
        reader.outline.comments.push({ text: comment, start, isBlock });
      },
    });
    reader.readProgram(program);
    return reader.outline;
  } catch {
    // A syntax error, or the stack's end on deeply nested code: either way there is nothing to say.
    return null;
  }
}

/**
 * @param {CodeReader} reader that is handed each function as soon as it is parsed
 * @returns {typeof Parser}
 */
function parserFor(reader) {
  return Parser.extend(
    (Base) =>
      class extends Base {
        declareName() {}
        checkLocalExport() {}
        validateRegExpFlags() {}
        validateRegExpPattern() {}
        parseFunctionBody(/** @type {any} */ node, /** @type {boolean} */ isArrow, /** @type {any[]} */ ...rest) {
          // @ts-expect-error -- acorn has no types for what plugins override
          super.parseFunctionBody(node, isArrow, ...rest);
          // The node gets its type later.
          // @ts-expect-error -- nor has acorn types for where its parser is
          reader.readFunction(node, this.lastTokEnd, isArrow);
        }
      },
    bounded,
  );
}

/**
 * Measures the amount of code: some authors write more comments than code, and minifiers leave none.
 * @param {CodeOutline['comments']} comments of a file, in order
 * @returns {(range: {start: number, end: number}) => number} characters between two offsets that are not in comments
 */
export function codeLength(comments) {
  const starts = comments.map(({ start }) => start);
  /** Characters of all comments before each. */
  const before = [0];
  for (const { text, isBlock } of comments)
    before.push(before[before.length - 1] + text.length + (isBlock ? '/**/' : '//').length);
  return ({ start, end }) => end - start - (before[lowerBound(starts, end)] - before[lowerBound(starts, start)]);
}
