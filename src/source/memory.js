/**
 * Memory as sources show it: what makes a buffer, which names lead to the same memory, and what fills it. A buffer that is
 * kept and filled again belongs to whoever filled it last.
 */
import { functionAbove } from './function-around.js';
import { lastName, memberPath } from './member-path.js';
import { usesOfVariable } from './uses-of-variable.js';
import { valueGiven } from './value-origins.js';

/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** What makes a buffer that has yet to be filled, and what makes one at all. */
const BLANK =
  /^(?:Buffer\.alloc(?:Unsafe(?:Slow)?)?|(?:Shared)?ArrayBuffer|(?:Big)?(?:Ui|I)nt(?:8|16|32|64)(?:Clamped)?Array|Float(?:32|64)Array|DataView)$/;
const MADE = /^(?:Buffer\.(?:from|concat|alloc\w*)|(?:crypto\.)?randomBytes)$/;

/** Parts of a buffer, which share its memory. */
const PART = /^(?:subarray|slice|buffer)$/;

/** Methods of a buffer that write to it. */
const WRITES = /^(?:write\w*|set\w*|fill|copyWithin|swap\d+)$/;
/** Functions that only read it. */
const READS =
  /^(?:update|final|digest|concat|from|compare|equals|timingSafeEqual|create[A-Z]\w*|scrypt\w*|pbkdf2\w*|hkdf\w*|sign\w*|verify\w*|isBuffer|isView|byteLength|String|stringify|json|send|log)$/;

/** Functions that fill an argument: which one, by their names. @type {ReadonlyMap<string, number>} */
const FILLED = new Map([
  ['randomFillSync', 0],
  ['randomFill', 0],
  ['getRandomValues', 0],
  ['readSync', 1],
  ['read', 1],
  ['encodeInto', 1],
  ['copy', 0],
]);

/**
 * @param {Node} buffer a variable or a member
 * @param {object} at where it is used
 * @param {Scope} at.scope that it is in
 * @param {ReadonlyMap<string, Place[]>} at.uses where names are in the file
 * @param {Node | undefined} at.within the function around it
 * @returns {{isOwn: boolean, isFilled: boolean, values: Node[]}} whether it is a variable of that function; if it is not,
 *   whether it is memory that something fills; and what it is set to
 */
export function memoryOf(buffer, { scope, uses, within }) {
  const known = usesOfBuffer(buffer, scope, uses);
  const given = known.flatMap((use) => {
    const value = valueGiven(use);
    return value === null ? [] : [{ use, value }];
  });
  const isOwn = buffer.type === 'Identifier' && given.some(({ use }) => functionAbove(use)?.node === within);
  return {
    isOwn,
    isFilled:
      !isOwn &&
      given.some(
        ({ use, value }) =>
          isMemory(value) && [...known, ...withOtherViews(use, uses)].some((each) => isFilled(each, isBlank(value))),
      ),
    values: given.map(({ value }) => value),
  };
}

/**
 * @param {Place} made where a buffer is made
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} uses of other names for its memory: `new Uint32Array(scratch.buffer)`
 */
function withOtherViews(made, uses) {
  const value = valueGiven(made);
  const memory = value && viewed(value);
  const whole = memory ? usesOfBuffer(memory, made.context.scope, uses) : [made];
  const views = (uses.get('.buffer') ?? []).filter(({ up }) => {
    const object = up?.node.type === 'MemberExpression' ? wholeOf(up.node.object) : null;
    return object !== null && whole.some(({ node }) => lastName(object) === identifierName(node));
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
function identifierName(node) {
  return 'name' in node && typeof node.name === 'string' ? node.name : '';
}

/**
 * @param {Node} buffer a variable or a member
 * @param {Scope} scope that it is in
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {readonly Place[]} uses of the variable, or of that property of any object
 */
export function usesOfBuffer(buffer, scope, uses) {
  const name = lastName(buffer);
  if (buffer.type !== 'Identifier') return uses.get(`.${name}`) ?? [];
  return usesOfVariable(name, scope, uses);
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
function viewed(value) {
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
function isFilled(use, isOpen) {
  let place = use;
  for (let { up } = place; up !== null; place = up, up = up.up) {
    const { node } = up;
    if (node.type === 'AssignmentExpression') return node.left === place.node && place.node !== use.node;
    if (node.type === 'UpdateExpression') return place.node !== use.node;
    if (node.type === 'CallExpression' && !PART.test(lastName(node.callee))) {
      const name = lastName(node.callee);
      if (node.callee === place.node) return WRITES.test(name);
      return filledArgument(name) !== undefined || (isOpen && !READS.test(name));
    }
    if (!/^(?:Member|Call|New)Expression$/.test(node.type)) return false;
  }
  return false;
}

/**
 * @param {string} name of a function or a method
 * @returns {number | undefined} index of the argument that it fills; undefined if it is not known to fill one
 */
export function filledArgument(name) {
  return FILLED.get(name);
}

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
  return memoryOf(buffer, { scope: call.context.scope, uses, within: functionAbove(call)?.node }).isFilled;
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
