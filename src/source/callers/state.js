/**
 * What functions read and write that others may have, too, and whether that must happen in one turn of the event loop.
 */
import { eachNode } from '../each-node.js';
import { isNothing } from '../node-kinds.js';
import { RUNS_SQL } from '../looked-up-then-stored.js';
import { lastName, memberPath } from '../member-path.js';
import { anyOf, propertyKey, readsWritten } from './state-keys.js';

/** @import { Access } from '../read-then-written.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * Shared state as paths that begin with the owner and end with a dot.
 * @typedef {object} State
 * @property {Set<string>} reads
 * @property {Set<string>} writes
 * @property {Set<string>} takes what is looked at and set in one step, as a lock
 * @property {Set<string>} frees what is set to nothing or to a constant, or taken out
 * @property {Set<string>} tests what something is decided by
 * @property {Set<string>} lowers what is counted down
 * @property {Set<string>} raises what is counted up
 * @property {Set<string>} marks properties of rows in memory that are counted, or set to a constant or the time
 * @property {Set<string>} uses all of these, and properties of objects whose owner isn't known
 * @property {Set<string>} readsGiven properties that it reads in an object that it, or its own object, is handed, or that a call returns: whose is not known there
 * @property {Set<string>} writesGiven those that it sets in such an object
 * @property {Set<string>} goesOn what goes on from where it was: the `lastIndex` of a regular expression, an iterator
 * @property {Set<string>} asks methods of which only the name is known, which may read or write: the path of their
 *   object, and the name
 * @property {Set<string>} adds functions after whose calls an order remains: they add to a list, or write to a stream
 * @property {Set<string>} unnamed what it writes that has no key: globals, files, what callers hand over or variables lead to
 */

/**
 * Steps of one object.
 * @typedef {object} Steps
 * @property {string} of receiver of a method call, if only the name identifies the method; `''` otherwise
 * @property {State} state of all of them
 */

const IS_TIME = /^(?:Date(?:\.now)?|performance\.now)$/;

/** Methods that make a list, or a set, longer or shorter. */
const ADDS_ITEM = /^(?:push|unshift|add)$/;
const TAKES_ITEM = /^(?:pop|shift)$/;

/** What belongs to the whole process, as its directory and its environment. */
export const PROCESS = '(process).';

/** What follows something else in a file. */
export const APPENDED = '(appended).';

/** What the program's databases keep, as far as statements or query builders show: nearly always it has one. A table may follow. */
export const ROWS = '(rows).';

/** The context that `enterWith` of an AsyncLocalStorage sets for what follows. */
export const CONTEXT = '(context).';

/** What a state has no keys of: large programs have tens of thousands of states, and most have few kinds. @type {Set<string>} */
const NO_KEYS = new Set();

/** @returns {State} nothing yet; `addKey` and `addState` add to it */
export function newState() {
  return {
    reads: NO_KEYS,
    writes: NO_KEYS,
    takes: NO_KEYS,
    frees: NO_KEYS,
    tests: NO_KEYS,
    lowers: NO_KEYS,
    raises: NO_KEYS,
    marks: NO_KEYS,
    uses: NO_KEYS,
    readsGiven: NO_KEYS,
    writesGiven: NO_KEYS,
    goesOn: NO_KEYS,
    asks: NO_KEYS,
    adds: NO_KEYS,
    unnamed: NO_KEYS,
  };
}

/**
 * @param {State} state to add to
 * @param {keyof State} kind of what is added
 * @param {string} key of it
 */
export function addKey(state, kind, key) {
  if (state[kind] === NO_KEYS) state[kind] = new Set();
  state[kind].add(key);
}

/**
 * @param {State} state any
 * @returns {boolean} whether it is nothing
 */
export function isNone(state) {
  return Object.values(state).every((keys) => keys.size === 0);
}

/**
 * @param {keyof State} kind of state
 * @param {string} key of it
 * @returns {State} nothing else
 */
export function stateOf(kind, key) {
  return { ...newState(), [kind]: new Set([key]) };
}

/**
 * @param {Access} access in a function
 * @param {string} key of what is read or written, `''` if it is the function's own, or not known
 * @returns {State} what it reads or writes
 */
export function stateOfAccess(access, key) {
  const state = newState();
  const property = access.isWrite ? '' : propertyKey(access);
  if (key !== '')
    for (const kind of access.isWrite ? kindsOfWrite(access) : kindsOfRead(access)) addKey(state, kind, key);
  if (property !== '') addKey(state, 'uses', property);
  if (access.path.startsWith('process.env.')) addKey(state, access.isWrite ? 'writes' : 'reads', PROCESS);
  return state;
}

/**
 * What a function within decides, as whether the last has left, is decided later.
 * @param {Access} read in a function
 * @returns {(keyof State)[]} what that is
 */
function kindsOfRead({ decidesNothing, isInner }) {
  return decidesNothing || isInner ? ['uses', 'reads'] : ['uses', 'reads', 'tests'];
}

/**
 * @param {Access} write in a function
 * @returns {(keyof State)[]} what that is
 */
function kindsOfWrite({ node }) {
  if (isFreed(node)) return ['uses', 'writes', 'frees'];
  const method = node.type === 'CallExpression' ? lastName(node.callee) : '';
  if (ADDS_ITEM.test(method)) return ['uses', 'writes', 'raises'];
  if (TAKES_ITEM.test(method)) return ['uses', 'writes', 'lowers'];
  if (isCounted(node, '-')) return ['uses', 'writes', 'lowers'];
  return isCounted(node, '+') ? ['uses', 'writes', 'raises'] : ['uses', 'writes'];
}

/**
 * @param {Node} node what writes
 * @returns {boolean} whether what was there is given back: `busy = false`, `state = 'idle'`, `users.delete(name)`
 */
function isFreed(node) {
  if (node.type === 'CallExpression') return lastName(node.callee) === 'delete';
  return node.type === 'AssignmentExpression' && node.operator === '=' && isConstant(node.right);
}

/**
 * @param {Node} right that something is set to
 * @returns {boolean} whether that is always the same, as far as its name tells: `'idle'`, `IDLE`, `State.Idle`
 */
function isConstant(right) {
  // Minifiers write `!1`.
  const value = right.type === 'UnaryExpression' ? right.argument : right;
  return isNothing(right) || value.type === 'Literal' || /^(?:[A-Z]\w*\.)*[A-Z]\w*$/.test(memberPath(value));
}

/**
 * @param {Node} node what writes
 * @param {'+' | '-'} by what
 * @returns {boolean} whether it counts up, or down: `open--`, `open -= 1`, `open = Math.max(0, open - 1)`, `open.set(name,
 *   open.get(name) - 1)`
 */
function isCounted(node, by) {
  if (node.type === 'UpdateExpression') return node.operator === by + by;
  if (node.type === 'AssignmentExpression') return node.operator === `${by}=` || calculates(node.right, by);
  return (
    node.type === 'CallExpression' &&
    lastName(node.callee) === 'set' &&
    node.arguments.some((each) => calculates(each, by))
  );
}

/**
 * @param {Node} node what writes
 * @returns {boolean} whether it marks an object: `user.attempts++`, `token.isUsed = true`, `order.paidAt = new Date()`
 */
export function isMark(node) {
  if (node.type === 'UpdateExpression') return node.argument.type === 'MemberExpression';
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return false;
  const isSet = node.operator === '=' && (isConstant(node.right) || IS_TIME.test(calledIn(node.right)));
  return isSet || isCounted(node, '-') || isCounted(node, '+');
}

/**
 * @param {Node} value any
 * @returns {string} path of what is called to get it, `''` if nothing is
 */
function calledIn(value) {
  return value.type === 'CallExpression' || value.type === 'NewExpression' ? memberPath(value.callee) : '';
}

/**
 * @param {Node} value that something is set to
 * @param {'+' | '-'} by what
 * @returns {boolean} whether it is a sum, also of lists (`[...all, one]`), or a difference
 */
function calculates(value, by) {
  let isFound = false;
  eachNode(value, true, (node) => {
    isFound ||= node.type === 'BinaryExpression' ? node.operator === by : by === '+' && isLonger(node);
  });
  return isFound;
}

/**
 * @param {Node} node any
 * @returns {boolean} whether it is a list with all items of another, and more
 */
function isLonger(node) {
  return (
    node.type === 'ArrayExpression' &&
    node.elements.length > 1 &&
    node.elements.some((each) => each?.type === 'SpreadElement')
  );
}

/**
 * @param {Node} right that something is set to
 * @returns {boolean} whether that leaves nothing there: `null`, `undefined`, `false`, `''`
 */
export function leavesNothing(right) {
  return isNothing(right) || (right.type === 'Literal' && (right.value === false || right.value === ''));
}

/**
 * @param {State} state to add to
 * @param {State} more state to add
 */
export function addState(state, more) {
  for (const kind of /** @type {(keyof State)[]} */ (Object.keys(state)))
    for (const key of more[kind]) addKey(state, kind, key);
}

/**
 * A step that reads and writes at once has reserved what it found, or counts: nothing gets in between. If it is given back after the
 * call, it is a lock: while the call holds the thread, nobody finds it taken.
 * @param {{state: State}} step before a call
 * @returns {State} what it only reads, what it only writes, and what it takes
 */
export function untouched({ state }) {
  const { reads, writes } = state;
  const read = [...reads].filter((key) => !readsWritten(new Set([key]), writes));
  const written = [...writes].filter((key) => ![...reads].some((each) => each.startsWith(key)));
  const takes = [...reads].filter((key) => readsWritten(new Set([key]), writes));
  return { ...state, reads: new Set(read), writes: new Set(written), takes: new Set(takes) };
}

/**
 * @param {State} before of steps before a call
 * @param {State} behind of steps after it
 * @returns {boolean} whether it would make a difference if others wrote in between
 */
export function isTornBetween(before, behind) {
  const tested = new Set([...before.takes].filter((key) => before.tests.has(key)));
  return (
    readsOf(before, behind) ||
    readsOf(behind, before) ||
    // Whoever uses an object as a whole uses what was set in it.
    readsWritten(before.writes, behind.reads) ||
    readsWritten(before.takes, behind.frees) ||
    readsWritten(tested, behind.lowers) ||
    [...behind.marks].some((key) => before.uses.has(key)) ||
    readsWritten(new Set([...tested].filter((key) => !readsWritten(new Set([key]), before.raises))), behind.raises) ||
    [...before.goesOn].some((key) => behind.goesOn.has(key)) ||
    isAskedAround(before, behind)
  );
}

/**
 * @param {State} reader of some steps
 * @param {State} writer of others
 * @returns {boolean} whether the ones read what the others write, as far as keys tell
 */
function readsOf(reader, writer) {
  return (
    readsWritten(reader.reads, writer.writes) ||
    isOfAnyTable(reader.reads, writer.writes) ||
    isOfGiven(reader.reads, writer.writesGiven) ||
    isOfGiven(writer.writes, reader.readsGiven)
  );
}

/**
 * @param {Set<string>} read keys
 * @param {Set<string>} written keys
 * @returns {boolean} whether rows of a table that is not known are read, and some are written
 */
function isOfAnyTable(read, written) {
  return read.has(ROWS) && [...written].some((key) => key.startsWith(ROWS));
}

/**
 * One function sets `context.user`, the next has the context as `this.context`.
 * @param {Set<string>} known keys of what is read, or written; those with parentheses tell no object
 * @param {Set<string>} given what is written, or read, in objects that were handed over
 * @returns {boolean} whether one may be the other
 */
function isOfGiven(known, given) {
  return given.size > 0 && [...known].some((key) => !key.startsWith('(') && given.has(anyOf(key)));
}

/**
 * A method of which nothing is known but its name only looks something up, if it is called before; if it is called
 * after, it may store that. One method that is called on both sides, as one that makes ids, does the same each time, unless
 * a text tells it what to do: `db.exec('BEGIN')` and `db.exec('COMMIT')`.
 * @param {State} before of steps before a call
 * @param {State} behind of steps after it
 * @returns {boolean} whether others may get in between
 */
function isAskedAround(before, behind) {
  const asked = [...before.asks].map(keyAndName);
  const later = [...behind.asks].map(keyAndName);
  return (
    asked.some(
      ([key, name]) =>
        behind.writes.has(key) || later.some((each) => each[0] === key && (each[1] !== name || RUNS_SQL.test(name))),
    ) || later.some(([key]) => before.reads.has(key) || before.writes.has(key))
  );
}

/**
 * @param {string} ask an entry of `asks`
 * @returns {[key: string, name: string]} its two parts
 */
function keyAndName(ask) {
  const at = ask.lastIndexOf('.') + 1;
  return [ask.slice(0, at), ask.slice(at)];
}
