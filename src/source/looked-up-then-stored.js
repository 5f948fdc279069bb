/**
 * What a function looks up before a call and stores after it, through functions whose bodies are not examined: `if
 * (repository.exists(name)) ...; const hash = f(); repository.save(user)`. While the call holds the thread, the second
 * of two requests finds what the first has stored; if the call is awaited, neither does. Names tell look-ups from
 * stores; if the thread was already yielded in between, nothing changes.
 */
import { isBuiltin } from 'node:module';
import { eachNode } from './each-node.js';
import { functionAbove } from './function-around.js';
import { isGapBetween } from './gaps.js';
import { importedName } from './imported-name.js';
import { firstName, lastName, memberPath, receiverPath } from './member-path.js';
import { onceFor } from './once-for.js';
import { eachName } from './pattern-names.js';

/** @import { Gap } from './gaps.js' */
/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { FunctionNode } from './v8-position.js' */
/** @import { AwaitExpression, CallExpression, AnyNode as Node } from 'acorn' */

/**
 * What a function contains that others may notice.
 * @typedef {object} Parts
 * @property {AwaitExpression[]} awaits where it yields the thread
 * @property {CallExpression[]} lookUps calls of what looks something up, by its name
 * @property {CallExpression[]} stores of what stores something
 * @property {CallExpression[]} locks of what takes a lock
 * @property {CallExpression[]} unlocks of what gives it back
 * @property {CallExpression[]} statements of what may run SQL
 * @property {CallExpression[]} changes those of them whose SQL may change something
 * @property {CallExpression[]} named calls whose first argument may be the name of a file
 */

/** First word of functions that store something that may exist only once, or use it up; that give a lock back. */
const STORES =
  /^(?:create|insert|save|add|put|store|persist|register|reserve|claim|enqueue|append|write|remove|delete|unlink|rm|rename|mkdir|rmdir|link|symlink|truncate|copy|revoke|consume|redeem|spend|withdraw|release|unlock|flush|native(?:Insert|Update|Delete))(?![a-z])/;

/** First or last word of functions that look up what is stored, or whether a lock is free. */
export const LOOKS_UP =
  /^(?:has|is|exists|find|get|lookup|check|can|contains|includes|some|load|read|fetch|first|where|query|select|count|validate|verify|acquire|lock|tryAcquire|tryLock)(?![a-z])|(?:Exists|Taken|Known|Used|Valid)(?:Sync)?$/;

/** What runs SQL: `update.run(code)` stores what `select.get(code)`, another statement, has looked up. */
export const RUNS_SQL = /^(?:run|exec|execute)$/;
const SQL = /^(?:get|all|each|iterate|query|run|exec|execute|begin|beginTransaction)$/;

/** Node's modules that keep what a program has stored. */
const KEEPS = /^(?:node:)?(?:fs|sqlite)(?:\/|$)/;

/** Node's modules for files. */
const FILES = /^(?:node:)?fs(?:\/|$)/;

/** What takes a lock, and what gives it back. */
const LOCKS = /^(?:lock|acquire|tryLock|tryAcquire)(?![a-z])/;
const UNLOCKS = /^(?:unlock|release)(?![a-z])/;

/** Functions of node:fs that make, write, open or remove a file. */
const CHANGES_FILE =
  /^(?:open|write|append|copy|rename|mkdir|link|symlink|truncate|cp|rm|rmdir|unlink)(?:File|Sync|temp)/;

/** What programs call parameters in which they pass a store. */
const IS_STORE =
  /^(?:db|database|store|storage|repo|dao|model|\w+(?:s|Repo|Repository|Store|Db|Model|Dao|Collection))$/;

/** Shorter words occur in any name. */
const SHORTEST_NOUN = 4;

/**
 * @param {Place} call place of a call
 * @param {Gap[]} [known] where the function around it lets others in; default: wherever it awaits something
 * @returns {boolean} whether something is looked up in a store before it, and stored there after it
 */
export function isLookedUpThenStored(call, known) {
  const around = functionAbove(call)?.node ?? null;
  if (around === null) return false;
  const parts = contentsOf(around);
  const { awaits } = parts;
  const all = awaits.filter(({ argument }) => argument !== call.node).map(({ end }) => ({ at: end, within: [] }));
  const gaps = known ?? all;
  if (isBetweenStatements(parts, gaps, call) || isHeldAcross(parts, all, call) || isFileUsedAcross(parts, gaps, call))
    return true;
  const own = namesDeclared(around);
  const storeOf = (/** @type {CallExpression} */ node) => storeCalled(node, call.context.scope, own);
  const asked = parts.lookUps.filter((each) => each.end <= call.node.start);
  return parts.stores.some((node) => {
    if (node.end < call.node.end || node === call.node) return false;
    const stored = storeOf(node);
    const until = Math.max(node.start, call.node.start);
    return asked.some(
      (each) =>
        stored !== null && isSameStore(storeOf(each), stored) && !isGapBetween(gaps, each.end, until, call.node),
    );
  });
}

/**
 * Others wait for a lock that is awaited; one that is taken at once is refused to them.
 * @param {Parts} parts of a function
 * @param {Gap[]} gaps where it lets others in
 * @param {Place} call one of them
 * @returns {boolean} whether something is locked before it that is released after it: `const release = lockSync(file)`
 */
function isHeldAcross({ locks, unlocks }, gaps, { node }) {
  const isHeld = locks.some(({ end }) => end <= node.start && !isGapBetween(gaps, end, node.start, node));
  return isHeld && unlocks.some(({ start }) => start >= node.end);
}

/**
 * @param {Parts} parts of a function
 * @param {Gap[]} gaps where it lets others in
 * @param {Place} call one of them
 * @returns {boolean} whether a file is made, written or opened before it, and the same is used again after it, other than
 *   by adding to it on both sides
 */
function isFileUsedAcross({ named }, gaps, { node, context: { scope } }) {
  const files = named.flatMap(({ callee, start, end, arguments: [first] }) =>
    FILES.test(importedName(callee, scope)?.module ?? '')
      ? [{ file: nameOfFile(first), start, end, name: lastName(callee) }]
      : [],
  );
  return files.some(
    (one) =>
      one.end <= node.start &&
      CHANGES_FILE.test(one.name) &&
      files.some(
        (other) =>
          other.file === one.file &&
          other.start >= node.start &&
          other.end > node.end &&
          !(one.name === other.name && one.name.startsWith('append')) &&
          !isGapBetween(gaps, one.end, Math.max(other.start, node.start), node),
      ),
  );
}

/**
 * @param {Node} node first argument of a function of node:fs
 * @returns {string} the same for the same file, `''` if not known
 */
function nameOfFile(node) {
  return node.type === 'Literal' ? String(node.value) : memberPath(node);
}

/**
 * @param {Parts} parts of a function
 * @param {Gap[]} gaps where it lets others in
 * @param {Place} call in it
 * @returns {boolean} whether SQL runs before and after the call
 */
function isBetweenStatements({ statements, changes }, gaps, { node }) {
  const before = statements.filter((each) => each.end <= node.start);
  return changes.some(
    (each) =>
      each.start >= node.start &&
      each.end > node.end &&
      before.some(({ end }) => !isGapBetween(gaps, end, Math.max(each.start, node.start), node)),
  );
}

/**
 * @typedef {object} Store
 * @property {string} of name of the function's object or module, `''` for functions of the file
 * @property {string} name of the function
 */

/**
 * @param {Store | null} asked where something is looked up
 * @param {Store} stored where something is stored
 * @returns {boolean} whether they may be the same store: `userExists` and `saveUser`
 */
function isSameStore(asked, stored) {
  if (asked === null) return false;
  // `db.query.users.findFirst()` and `db.insert(users)`
  const isPart = stored.of !== '' && asked.of.startsWith(`${stored.of}.`);
  if (asked.of !== stored.of && !isPart) return false;
  const noun = stored.name.replace(STORES, '').toLowerCase();
  return stored.of !== '' || (noun.length >= SHORTEST_NOUN && asked.name.toLowerCase().includes(noun));
}

/**
 * @param {CallExpression} node of a call
 * @param {Scope} scope that it is in
 * @param {Set<string>} own names in which nobody else can have stored anything
 * @returns {Store | null} null unless it is shared
 */
function storeCalled({ callee }, scope, own) {
  const name = lastName(callee);
  const path = receiverPath(callee);
  if (name === '' || (path === '' && memberPath(callee) !== name) || own.has(firstName(path || name))) return null;
  const module = importedName(callee, scope)?.module ?? '';
  if (isBuiltin(module) && !KEEPS.test(module)) return null;
  return { of: path || module, name };
}

/** What a function contains. @type {(around: FunctionNode) => Parts} */
const contentsOf = onceFor(({ body }) => {
  /** @type {CallExpression[]} */
  const calls = [];
  /** @type {AwaitExpression[]} */
  const awaits = [];
  eachNode(body, true, (node) => {
    if (node.type === 'CallExpression') calls.push(node);
    else if (node.type === 'AwaitExpression') awaits.push(node);
  });
  const called = (/** @type {RegExp} */ name) => calls.filter(({ callee }) => name.test(lastName(callee)));
  const isMethod = (/** @type {CallExpression} */ { callee }) => callee.type === 'MemberExpression';
  return {
    awaits,
    lookUps: called(LOOKS_UP),
    stores: called(STORES),
    locks: called(LOCKS),
    unlocks: called(UNLOCKS),
    statements: called(SQL).filter(isMethod),
    changes: called(RUNS_SQL).filter(isMethod),
    named: calls.filter(({ arguments: [first] }) => first !== undefined && nameOfFile(first) !== ''),
  };
});

/**
 * Parameters and variables of a function, other than those that hold what others have, too:
 * `const users = db.collection('users')`.
 */
const namesDeclared = onceFor((/** @type {FunctionNode} */ { params, body }) => {
  /** @type {Set<string>} */
  const names = new Set();
  for (const parameter of params)
    eachName(parameter, null, (name) => {
      if (!IS_STORE.test(name)) names.add(name);
    });
  eachNode(body, true, (node) => {
    if (node.type === 'VariableDeclarator' && !isFound(node.init)) eachName(node.id, null, (name) => names.add(name));
  });
  return names;
});

/**
 * @param {Node | null | undefined} init of a variable
 * @returns {boolean} whether it is something that an object has or gives, and that is not awaited, as a row would be
 */
function isFound(init) {
  return init?.type === 'MemberExpression' || (init?.type === 'CallExpression' && receiverPath(init.callee) !== '');
}
