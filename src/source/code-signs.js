/** Recognises the wanted signs in literals: how cryptography's constants look in a source. */
import { WASM_START } from '../model/wasm.js';

/** @import { AnyNode as Node, BinaryExpression, Literal } from 'acorn' */
/** @import { Signs } from './code-outline.js' */

/** How many characters of a literal are examined. */
const MOST_TEXT = 300;

/** Characters of a module that computes one hash; a library of several is larger. */
const MOST_WASM = 100_000;

/**
 * @param {Literal} node any
 * @param {Signs} signs to look for
 * @param {Set<string>} marks is added to
 */
export function markLiteral({ value, bigint }, signs, marks) {
  if (typeof value === 'number') {
    const sign = signs.words.get(value);
    if (sign !== undefined) marks.add(sign);
  } else if (typeof value === 'string') markText(value, signs, marks);
  else if (bigint !== null && bigint !== undefined) markText(bigint, signs, marks);
}

/**
 * @param {string} text of a literal
 * @param {Signs} signs to look for
 * @param {Set<string>} marks is added to
 */
export function markText(text, { texts, hashes }, marks) {
  if (text.startsWith(WASM_START)) {
    markWasm(text, hashes, marks);
    return;
  }
  const sign = texts.get(plainText(text.slice(0, MOST_TEXT)));
  if (sign !== undefined) marks.add(sign);
  // Rolldown turns lists of texts into `'a.b.c'.split('.')`.
  const [first] = text.length > MOST_TEXT ? text.slice(0, MOST_TEXT).split('.', 1) : [''];
  const list = texts.get(plainText(first));
  if (list !== undefined) marks.add(list);
}

/**
 * @param {string} text of a module of WebAssembly
 * @param {Signs['hashes']} hashes that are looked for
 * @param {Set<string>} marks get what it is, and the constants of the first hash that it has
 */
function markWasm(text, hashes, marks) {
  marks.add(WASM_START);
  if (text.length > MOST_WASM) return;
  const bytes = Buffer.from(text, 'base64');
  const found = hashes.find((words) => words.every((word) => hasConstant(bytes, word)));
  for (const word of found ?? []) marks.add(`${word}`);
}

/**
 * @param {Buffer} bytes of a module of WebAssembly
 * @param {number} word of 32 bits
 * @returns {boolean} whether it is in a table, or in an instruction
 */
function hasConstant(bytes, word) {
  const table = Buffer.alloc(4);
  table.writeUInt32LE(word);
  return bytes.includes(table) || bytes.includes(instructionOf(word));
}

/**
 * @param {number} word of 32 bits
 * @returns {Buffer} the instruction `i32.const` with it, a signed LEB128
 *   (https://webassembly.github.io/spec/core/binary/values.html#integers)
 */
function instructionOf(word) {
  const bytes = [0x41];
  let rest = word | 0;
  // A sign is left when all bits are like the one before.
  for (; rest < -0x40 || rest >= 0x40; rest >>= 7) bytes.push((rest & 0x7f) | 0x80);
  return Buffer.from([...bytes, rest & 0x7f]);
}

/**
 * @param {(Node | null)[]} elements of an array
 * @param {Signs} signs to look for
 * @param {Set<string>} marks is added to: consecutive numbers
 */
export function markRuns(elements, { runs, runStarts }, marks) {
  const numbers = elements.map(numberOf);
  for (let index = 0; index + 4 <= numbers.length; index++) {
    if (!runStarts.has(numbers[index])) continue;
    const sign = runs.get(numbers.slice(index, index + 4).join(','));
    if (sign !== undefined) marks.add(sign);
  }
}

/**
 * @param {BinaryExpression} sum an exclusive or whose last term is a number
 * @param {Signs} signs to look for
 * @param {Set<string>} marks is added to
 */
export function markSum(sum, { sums }, marks) {
  const text = sumText(sum);
  if (sums.has(text)) marks.add(text);
}

/** How many terms of a sum are examined. */
const MOST_TERMS = 8;

/**
 * @param {BinaryExpression} sum an exclusive or whose last term is a number
 * @returns {string} its terms, sorted: `99,>>4,x` for `x ^ (x >> 4) ^ 0x63`; `''` if there are other terms, or several
 *   variables
 */
function sumText(sum) {
  const terms = [];
  const names = new Set();
  /** @type {Node} */
  let node = sum;
  while (node.type === 'BinaryExpression' && node.operator === '^' && terms.length < MOST_TERMS) {
    terms.push(termText(node.right, names));
    node = /** @type {Node} */ (node.left);
  }
  terms.push(termText(node, names));
  return names.size === 1 && !terms.includes('') ? terms.sort().join(',') : '';
}

/**
 * @param {Node} node of an expression
 * @param {Set<string>} names of variables, to be added to
 * @returns {string} `99`, `x`, `>>4`; `''` if it is anything else
 */
function termText(node, names) {
  if (node.type === 'Identifier') {
    names.add(node.name);
    return 'x';
  }
  const number = numberOf(node);
  if (!Number.isNaN(number)) return `${number}`;
  if (node.type !== 'BinaryExpression') return '';
  // Minifiers turn `x & 255` into `255 & x`.
  const isTurned = node.operator === '&' && node.right.type === 'Identifier';
  const [left, right] = isTurned ? [node.right, node.left] : [node.left, node.right];
  if (left.type !== 'Identifier') return '';
  names.add(left.name);
  const bits = numberOf(/** @type {Node} */ (right));
  return /^(?:<<|>>>?|&)$/.test(node.operator) && !Number.isNaN(bits) ? `${node.operator}${bits}` : '';
}

/**
 * @param {Node | null} node of any type
 * @returns {number} the number written there, NaN if there is none
 */
export function numberOf(node) {
  return node?.type === 'Literal' && typeof node.value === 'number' ? node.value : NaN;
}

/**
 * @param {string} text of a literal
 * @returns {string} the same text for all notations of a large number: `0xFF`, `ff`, `FF FF`
 */
export function plainText(text) {
  return /^(?:0x)?[\da-f\s]+$/i.test(text) ? text.replace(/^0x|\s/gi, '').toLowerCase() : text;
}
