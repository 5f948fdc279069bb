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
import { eachName } from './pattern-names.js';

/** @import { Gap } from './gaps.js' */
/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { FunctionNode } from './v8-position.js' */
/** @import { AwaitExpression, CallExpression, AnyNode as Node } from 'acorn' */

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
  const { calls, awaits } = partsOf(around);
  const all = awaits.filter(({ argument }) => argument !== call.node).map(({ end }) => ({ at: end, within: [] }));
  const gaps = known ?? all;
  if (isBetweenStatements(calls, gaps, call) || isHeldAcross(calls, all, call) || isFileUsedAcross(calls, gaps, call))
    return true;
  const own = namesDeclared(around);
  const storeOf = (/** @type {CallExpression} */ node) => storeCalled(node, call.context.scope, own);
  const asked = calls.filter((each) => each.end <= call.node.start && LOOKS_UP.test(lastName(each.callee)));
  return calls.some((node) => {
    if (node.end < call.node.end || node === call.node || !STORES.test(lastName(node.callee))) return false;
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
 * @param {CallExpression[]} calls of a function
 * @param {Gap[]} gaps where it lets others in
 * @param {Place} call one of them
 * @returns {boolean} whether something is locked before it that is released after it: `const release = lockSync(file)`
 */
function isHeldAcross(calls, gaps, { node }) {
  const isHeld = calls.some(
    ({ callee, end }) =>
      end <= node.start && LOCKS.test(lastName(callee)) && !isGapBetween(gaps, end, node.start, node),
  );
  return isHeld && calls.some(({ callee, start }) => start >= node.end && UNLOCKS.test(lastName(callee)));
}

/**
 * @param {CallExpression[]} calls of a function
 * @param {Gap[]} gaps where it lets others in
 * @param {Place} call one of them
 * @returns {boolean} whether a file is made, written or opened before it, and the same is used again after it, other than
 *   by adding to it on both sides
 */
function isFileUsedAcross(calls, gaps, { node, context: { scope } }) {
  const files = calls.flatMap((each) => {
    const isOfFiles = /^(?:node:)?fs(?:\/|$)/.test(importedName(each.callee, scope)?.module ?? '');
    const file = isOfFiles && each.arguments.length > 0 ? nameOfFile(each.arguments[0]) : '';
    return file === '' ? [] : [{ file, start: each.start, end: each.end, name: lastName(each.callee) }];
  });
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
 * @param {CallExpression[]} calls of a function
 * @param {Gap[]} gaps where it lets others in
 * @param {Place} call in it
 * @returns {boolean} whether SQL runs before and after the call
 */
function isBetweenStatements(calls, gaps, { node }) {
  const isMethod = (/** @type {CallExpression} */ { callee }, /** @type {RegExp} */ name) =>
    callee.type === 'MemberExpression' && name.test(lastName(callee));
  const before = calls.filter((each) => each.end <= node.start && isMethod(each, SQL));
  return calls.some(
    (each) =>
      each.start >= node.start &&
      each.end > node.end &&
      isMethod(each, RUNS_SQL) &&
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

/**
 * @param {FunctionNode} around a function
 * @returns {{calls: CallExpression[], awaits: AwaitExpression[]}} its calls, and where it yields the thread
 */
function partsOf({ body }) {
  /** @type {CallExpression[]} */
  const calls = [];
  /** @type {AwaitExpression[]} */
  const awaits = [];
  eachNode(body, true, (node) => {
    if (node.type === 'CallExpression') calls.push(node);
    else if (node.type === 'AwaitExpression') awaits.push(node);
  });
  return { calls, awaits };
}

/**
 * @param {FunctionNode} around a function
 * @returns {Set<string>} its parameters and variables, other than those that hold what others have, too:
 *   `const users = db.collection('users')`
 */
function namesDeclared({ params, body }) {
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
}

/**
 * @param {Node | null | undefined} init of a variable
 * @returns {boolean} whether it is something that an object has or gives, and that is not awaited, as a row would be
 */
function isFound(init) {
  return init?.type === 'MemberExpression' || (init?.type === 'CallExpression' && receiverPath(init.callee) !== '');
}
