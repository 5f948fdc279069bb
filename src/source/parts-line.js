/**
 * Whether a function writes a part of a line before a call, and goes on with it afterwards: `process.stdout.write('log-in: ');
 * const key = f(); process.stdout.write('done\n')`. While the call holds the thread, nothing else is written in between; once
 * it is awaited, the lines of several requests are mixed up. Whole lines have no order that anybody relies on.
 */
import { mayRunBoth } from './always-run.js';
import { definitionOf } from './definition.js';
import { eachNode } from './each-node.js';
import { functionAbove } from './function-around.js';
import { isFunction } from './node-kinds.js';
import { firstName, lastName, memberPath } from './member-path.js';
import { onceFor } from './once-for.js';
import { ownNames } from './read-then-written.js';

/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/**
 * @typedef {object} WrittenText
 * @property {CallExpression} node of the call that writes it
 * @property {string} to what it is added to
 * @property {boolean} isEnded whether a line ends with it
 */

/** A function that writes more than this may begin any line, and go on with it. */
const MOST_TEXTS = 50;

const PRINTS = /^process\.(?:stdout|stderr)\.write$/;

/**
 * @param {Place} call place of a call
 * @returns {boolean} whether the function around it writes the beginning of a line before it, and more of it afterwards
 */
export function partsLine(call) {
  const around = functionAbove(call)?.node;
  if (!around || !isFunction(around)) return false;
  const { variables } = ownNames(around, false);
  /** @type {WrittenText[]} */
  const texts = [];
  for (const node of writesIn(around.body)) {
    const text = textWritten(node, call.context.scope);
    // What it has named itself may be a file of one call.
    if (text !== null && !variables.has(firstName(text.to))) texts.push(text);
  }
  if (texts.length > MOST_TEXTS) return true;
  texts.sort((one, other) => one.node.end - other.node.end);
  const { start } = call.node;
  return texts.some((behind) => {
    if (behind.node.end <= start) return false;
    const before = texts.findLast(
      ({ node, to }) => node.end <= start && to === behind.to && mayRunBoth(around.body, node, call.node),
    );
    return before !== undefined && !before.isEnded;
  });
}

/** Calls in the code of a function itself that write text. */
const writesIn = onceFor((/** @type {Node} */ body) => {
  /** @type {CallExpression[]} */
  const writes = [];
  eachNode(body, true, (node) => {
    if (node.type === 'CallExpression' && (PRINTS.test(memberPath(node.callee)) || isAppended(node))) writes.push(node);
  });
  return writes;
});

/**
 * @param {CallExpression} node of a call
 * @returns {boolean} whether it adds text to a file
 */
function isAppended({ callee }) {
  return lastName(callee) === 'appendFileSync';
}

/**
 * @param {CallExpression} node of a call
 * @param {Scope} scope that it is in
 * @returns {WrittenText | null} what it prints, or adds to a file; null if it does neither, or the file is not known
 */
function textWritten(node, scope) {
  const [first, second] = node.arguments;
  const written = (/** @type {Node} */ text) => definitionOf(text, scope)?.node ?? text;
  if (first && PRINTS.test(memberPath(node.callee)))
    return { node, to: memberPath(node.callee), isEnded: endsLine(written(first)) };
  if (!second || !isAppended(node)) return null;
  const to = first.type === 'Literal' ? `'${first.value}` : memberPath(first);
  return to === '' ? null : { node, to, isEnded: endsLine(written(second)) };
}

/**
 * @param {Node} text an expression
 * @returns {boolean} whether it certainly ends with the end of a line
 */
function endsLine(text) {
  switch (text.type) {
    case 'Literal':
      return String(text.value).endsWith('\n');
    case 'TemplateLiteral': {
      const last = text.quasis.at(-1)?.value.cooked;
      const inserted = text.expressions.at(-1);
      return last ? last.endsWith('\n') : inserted !== undefined && endsLine(inserted);
    }
    case 'BinaryExpression':
      return endsLine(text.right);
    case 'ConditionalExpression':
      return endsLine(text.consequent) && endsLine(text.alternate);
    default:
      return lastName(text) === 'EOL';
  }
}
