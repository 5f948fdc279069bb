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

/** What makes a buffer that has yet to be filled, and what makes one at all. */
const BLANK =
  /^(?:Buffer\.alloc(?:Unsafe(?:Slow)?)?|(?:Shared)?ArrayBuffer|(?:Big)?(?:Ui|I)nt(?:8|16|32|64)(?:Clamped)?Array|Float(?:32|64)Array|DataView)$/;
const MADE = /^(?:Buffer\.(?:from|concat)|(?:crypto\.)?randomBytes)$/;

/** Parts of a buffer, which share its memory. */
const PART = /^(?:subarray|slice|buffer)$/;

/** Methods of a buffer that write to it. */
const WRITES = /^(?:write\w*|set\w*|fill|copyWithin|swap\d+)$/;
/** Functions that fill a buffer that they are given. */
const FILLS = /^(?:randomFill(?:Sync)?|getRandomValues|read(?:Sync)?|encodeInto|copy)$/;
/** Functions that only read it. */
const READS =
  /^(?:update|final|digest|concat|from|compare|equals|timingSafeEqual|create[A-Z]\w*|scrypt\w*|pbkdf2\w*|hkdf\w*|sign\w*|verify\w*|isBuffer|isView|byteLength|String|stringify|json|send|log)$/;

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
  return !isOwn && [...known, ...withOtherViews(made, uses)].some((use) => isFilled(use, true));
}

/**
 * @param {Place} made where a buffer is made
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} uses of other names for its memory: `new Uint32Array(scratch.buffer)`
 */
export function withOtherViews(made, uses) {
  const value = valueGiven(made);
  const memory = value && viewed(value);
  const whole = memory ? usesOf(memory, made.context.scope, uses) : [made];
  const views = (uses.get('.buffer') ?? []).filter(({ up }) => {
    const object = up?.node.type === 'MemberExpression' ? wholeOf(up.node.object) : null;
    return object !== null && whole.some(({ node }) => lastName(object) === nameOf(node));
  });
  const names = views
    .map(({ up }) => up?.up?.up ?? null)
    .flatMap((place) =>
      place?.node.type === 'VariableDeclarator' && place.node.id.type === 'Identifier' ? [place.node.id.name] : [],
    );
  return [...(memory ? whole : []), ...names.flatMap((name) => uses.get(name) ?? [])];
}

/**
 * @param {Node} node an identifier
 * @returns {string} its name, `''` for anything else
 */
function nameOf(node) {
  return 'name' in node && typeof node.name === 'string' ? node.name : '';
}

/**
 * @param {Node} buffer a variable or a member
 * @param {Scope} scope that it is in
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} uses of the variable, or of that property of any object
 */
export function usesOf(buffer, scope, uses) {
  const name = lastName(buffer);
  if (buffer.type !== 'Identifier') return uses.get(`.${name}`) ?? [];
  return (uses.get(name) ?? []).filter((use) => use.context.scope.lookup(name) === scope.lookup(name));
}

/**
 * @param {import('acorn').CallExpression} node of a call
 * @returns {Node | null} what `update(data)` gets, also before `.digest()`; null for other calls
 */
export function dataOf({ callee, arguments: [data] }) {
  if (lastName(callee) === 'update') return data ?? null;
  const inner = callee.type === 'MemberExpression' && lastName(callee) === 'digest' ? callee.object : null;
  return inner?.type === 'CallExpression' ? dataOf(inner) : null;
}

/**
 * @param {Node} data `scratch.subarray(0, read)`
 * @returns {Node} `scratch`
 */
export function wholeOf(data) {
  const member = data.type === 'CallExpression' ? data.callee : data;
  return member.type === 'MemberExpression' && PART.test(lastName(member)) ? wholeOf(member.object) : data;
}

/**
 * @param {Node} value of a variable
 * @returns {Node | null} the memory that it is a view of: `scratch` of `new Uint32Array(scratch.buffer)`
 */
export function viewed(value) {
  const [first] = value.type === 'NewExpression' ? value.arguments : [];
  return first?.type === 'MemberExpression' && lastName(first) === 'buffer' ? wholeOf(first.object) : null;
}

/**
 * @param {Node | null} made what a buffer is set to
 * @returns {boolean} whether it is made without data
 */
export function isBlank(made) {
  if (made?.type !== 'CallExpression' && made?.type !== 'NewExpression') return false;
  return BLANK.test(memberPath(made.callee)) && made.arguments.length === 1;
}

/**
 * @param {Node | null} made what a variable is set to
 * @returns {boolean} whether that is a buffer, with data or without
 */
export function isMemory(made) {
  return isBlank(made) || (made?.type === 'CallExpression' && MADE.test(memberPath(made.callee)));
}

/**
 * @param {Place} use of a buffer
 * @param {boolean} isOpen whether what gets it is taken to fill it, unless it is known to read only: a buffer that was
 *   made without data is made for that
 * @returns {boolean} whether something is written to it there
 */
export function isFilled(use, isOpen) {
  let place = use;
  for (let { up } = place; up !== null; place = up, up = up.up) {
    const { node } = up;
    if (node.type === 'AssignmentExpression') return node.left === place.node && place.node !== use.node;
    if (node.type === 'UpdateExpression') return place.node !== use.node;
    if (node.type === 'CallExpression' && !PART.test(lastName(node.callee))) {
      const name = lastName(node.callee);
      if (node.callee === place.node) return WRITES.test(name);
      return FILLS.test(name) || (isOpen && !READS.test(name));
    }
    if (!/^(?:Member|Call|New)Expression$/.test(node.type)) return false;
  }
  return false;
}
