/**
 * Whether a hash or cipher gets its data from a buffer that is kept and filled again, as in `fs.readSync(fd, scratch);
 * hash.update(scratch)`. While it waits between two pieces, another call may fill the buffer with its own data.
 */
import { functionAbove } from './function-around.js';
import { lastName, memberPath } from './member-path.js';
import { valueGiven } from './value-given.js';

/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** What makes a buffer that has yet to be filled. */
const BLANK = /^(?:Buffer\.alloc(?:Unsafe(?:Slow)?)?|(?:Shared)?ArrayBuffer|Uint8Array)$/;

/** Parts of a buffer, which share its memory. */
const PART = /^(?:subarray|slice|buffer)$/;

/** Methods of a buffer that write to it. */
const WRITES = /^(?:write\w*|set|fill|copyWithin|swap\d+)$/;

/**
 * @param {Place} call place of a call of `update`, or of `digest` after it
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether its data is in a buffer that outlives the function around it, and that something else is
 *   given, to fill it
 */
export function isRefilled(call, uses) {
  const data = call.node.type === 'CallExpression' ? dataOf(call.node) : null;
  const buffer = data && wholeOf(data);
  if (!buffer || lastName(buffer) === '') return false;
  const known = usesOf(buffer, call.context.scope, uses);
  const made = known.find((use) => isBlank(valueGiven(use)));
  if (made === undefined) return false;
  const isOwn = buffer.type === 'Identifier' && functionAbove(made)?.node === functionAbove(call)?.node;
  return !isOwn && known.some(isFilled);
}

/**
 * @param {Node} buffer a variable or a member
 * @param {Scope} scope that it is in
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} uses of the variable, or of that property of any object
 */
function usesOf(buffer, scope, uses) {
  const name = lastName(buffer);
  if (buffer.type !== 'Identifier') return uses.get(`.${name}`) ?? [];
  return (uses.get(name) ?? []).filter((use) => use.context.scope.lookup(name) === scope.lookup(name));
}

/**
 * @param {import('acorn').CallExpression} node of a call
 * @returns {Node | null} what `update(data)` gets, also before `.digest()`; null for other calls
 */
function dataOf({ callee, arguments: [data] }) {
  if (lastName(callee) === 'update') return data ?? null;
  const inner = callee.type === 'MemberExpression' && lastName(callee) === 'digest' ? callee.object : null;
  return inner?.type === 'CallExpression' ? dataOf(inner) : null;
}

/**
 * @param {Node} data `scratch.subarray(0, read)`
 * @returns {Node} `scratch`
 */
function wholeOf(data) {
  const member = data.type === 'CallExpression' ? data.callee : data;
  return member.type === 'MemberExpression' && PART.test(lastName(member)) ? wholeOf(member.object) : data;
}

/**
 * @param {Node | null} made what a buffer is set to
 * @returns {boolean} whether it is made without data
 */
function isBlank(made) {
  if (made?.type !== 'CallExpression' && made?.type !== 'NewExpression') return false;
  return BLANK.test(memberPath(made.callee)) && made.arguments.length === 1;
}

/**
 * @param {Place} use of a buffer
 * @returns {boolean} whether something is written to it there: what calls get it may do so, except hashes and ciphers
 */
function isFilled(use) {
  let place = use;
  for (let { up } = place; up !== null; place = up, up = up.up) {
    const { node } = up;
    if (node.type === 'AssignmentExpression') return node.left === place.node && place.node !== use.node;
    if (node.type === 'CallExpression' && !PART.test(lastName(node.callee)))
      return node.callee === place.node ? WRITES.test(lastName(node.callee)) : lastName(node.callee) !== 'update';
    if (!/^(?:Member|Call|New)Expression$/.test(node.type)) return false;
  }
  return false;
}
