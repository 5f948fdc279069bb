/** Parses one function of a file that is too large to be parsed as a whole, at the place where V8 says that it is. */
import { Parser } from 'acorn';
import { bounded } from './bounded-depth.js';
import { eachNode } from './each-node.js';
import { tolerant } from './syntax.js';

/** @import { AnyNode as Node, ArrowFunctionExpression, FunctionExpression, Program } from 'acorn' */
/** @import { ParsedSource } from './syntax.js' */

/** Longer functions are those that bundlers put around modules. */
const LONGEST = 256 * 1024;
/** What any function may be read as, if its own head is left out. */
const HEAD = 'async function*';
/** What is in front of a function's parameters, up to its name. */
const MOST_BEFORE = 200;
const IS_ASYNC = /\basync\b[\s*]*(?:function\b[\s*]*)?(?:[\w$#]*|\[[^\]]*\])\s*$/;
const IS_GENERATOR = /\*\s*(?:function\b[\s*]*)?(?:[\w$#]*|\[[^\]]*\])\s*$/;

/** Accepts what is only allowed in a class. */
const FunctionParser = Parser.extend(
  (Base) =>
    class extends tolerant(Base) {
      get allowDirectSuper() {
        return true;
      }
      get allowSuper() {
        return true;
      }
    },
  bounded,
);

/**
 * What acorn's types leave to its plugins.
 * @typedef {{nextToken: () => void, parseMaybeAssign: () => any}} ExpressionReader
 */
const Reader = /** @type {new (options: import('acorn').Options, code: string) => ExpressionReader} */ (
  /** @type {unknown} */ (FunctionParser)
);

/**
 * @param {string} text the whole source
 * @param {number} position of a function, as V8 gives it: of an arrow function's first character, any other's opening
 *   parenthesis
 * @returns {ParsedSource | null} a program of this function alone, at its place in the source; null if there is none, or
 *   it is too long
 */
export function parseFunctionAt(text, position) {
  const code = text.slice(position, position + LONGEST);
  const arrow = parsed(code, 'ArrowFunctionExpression');
  const found = arrow ?? (code.startsWith('(') ? parsed(HEAD + code, 'FunctionExpression') : null);
  if (found === null) return null;
  const { node, comments } = found;
  const distance = position - (arrow === null ? HEAD.length : 0);
  shift(node, distance);
  if (arrow === null) asWritten(node, position, text.slice(Math.max(0, position - MOST_BEFORE), position));
  return {
    program: programOf(node),
    comments: comments.map(({ start, end }) => ({ start: start + distance, end: end + distance })),
    module: 'cjs',
  };
}

/**
 * @param {string} code that begins with a function
 * @param {'ArrowFunctionExpression' | 'FunctionExpression'} type that it must have
 * @returns {{node: ArrowFunctionExpression | FunctionExpression, comments: {start: number, end: number}[]} | null}
 */
function parsed(code, type) {
  /** @type {{start: number, end: number}[]} */
  const comments = [];
  try {
    const parser = new Reader(
      {
        ecmaVersion: 'latest',
        checkPrivateFields: false,
        onComment: (_block, _text, start, end) => comments.push({ start, end }),
      },
      code,
    );
    parser.nextToken();
    const node = parser.parseMaybeAssign();
    return node.type === type && node.start === 0 ? { node, comments } : null;
  } catch {
    // Something else, or a function that ends too far away.
    return null;
  }
}

/**
 * @param {Node} root of a tree, to move
 * @param {number} distance that it moves
 */
function shift(root, distance) {
  // The name and the value of a shorthand property are one node.
  const known = new Set();
  eachNode(root, false, (node) => {
    if (known.has(node)) return;
    known.add(node);
    node.start += distance;
    node.end += distance;
  });
}

/**
 * @param {any} node that was read as if it were an asynchronous generator, to change into what it is
 * @param {number} position where it is
 * @param {string} before what is in front of it
 */
function asWritten(node, position, before) {
  node.start = position;
  node.async = IS_ASYNC.test(before);
  node.generator = IS_GENERATOR.test(before);
}

/**
 * @param {ArrowFunctionExpression | FunctionExpression} expression of a function
 * @returns {Program} that contains nothing else
 */
function programOf(expression) {
  const { start, end } = expression;
  return {
    type: 'Program',
    sourceType: 'script',
    start,
    end,
    body: [{ type: 'ExpressionStatement', start, end, expression }],
  };
}
