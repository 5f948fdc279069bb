/**
 * What a function reads before a call and writes after it, or the other way round. While the call holds the thread,
 * nothing else can write in between; once awaited, anything can: `total = total + f()`,
 * `if (!users.has(name)) users.set(name, f())`, `current = user; f(); log(current)`. Nor can anything else see what is
 * written only in part: `user.salt = salt; user.hash = f(salt)`, where the salt of one request would stay beside the
 * hash of another, and `socket.write(head); socket.write(f())`.
 */
import { childrenOf } from './each-node.js';
import { filledArgument } from './memory.js';
import { functionAbove } from './function-around.js';
import { isFunction } from './node-kinds.js';
import { isLookedUpThenStored } from './looked-up-then-stored.js';
import { documentOf } from './mapper-hooks.js';
import { firstName, lastName, memberName, memberPath, nameOfKey, writtenName } from './member-path.js';
import { onceFor } from './once-for.js';
import { withoutDecision } from './without-decision.js';
import { eachName } from './pattern-names.js';

/** @import { Place } from './program-index.js' */
/** @import { FunctionNode } from './v8-position.js' */
/** @import { CallExpression, MemberExpression, AnyNode as Node } from 'acorn' */

/**
 * @typedef {object} Access
 * @property {string} path such as `total`, `this.count`; with a dot at the end for anything in an object: `users.`
 * @property {boolean} isWrite
 * @property {boolean} [isSet] whether the write depends on the order of writes, as counting does not
 * @property {Node} node what reads or writes
 * @property {number} at offset where it happens; for a write, the end of its statement
 * @property {boolean} isInner whether it is in a function within
 * @property {boolean} isCalled whether it reads a method, to call it
 * @property {boolean} decidesNothing whether nothing is decided by what it reads there
 */

/**
 * The same without where it stands.
 * @typedef {Omit<Access, 'isInner' | 'isCalled' | 'decidesNothing' | 'node'>} Deed
 */

/**
 * Names in a function that no other code can write.
 * @typedef {object} OwnNames
 * @property {ReadonlySet<string>} variables
 * @property {ReadonlySet<string>} objects those that hold something made there, or made by a framework for one call
 * @property {ReadonlySet<string>} parameters those of them that a framework passes
 * @property {ReadonlySet<string>} holders paths in them to what was not made there: `job.account` of `{ account: find(id) }`
 */

/** Begins paths in what is taken apart and has no name: `const { attempts } = await load(name)`. */
const FOUND = '(found)';

/** Methods that add to what somebody reads in that order. */
const SENDS = /^(?:write|send|append|enqueue|postMessage)$/;

/** Parts of a request that are still one call's own: `res.locals.user`, `ctx.request.user`. */
const OF_CALL = /^(?:req|request|res|response|raw|locals|state)$/;
/** What a client sent. */
const SENT = /^(?:headers|query|params|body|cookies|files?)$/;

/** Texts in brackets that are as good as names. */
const PART = /^[a-z_$][\w$-]*$/i;

/** Ends the path of what is sent: a part of the object that nobody reads. */
export const SENT_PART = '(sent).';

/** What is printed has no order that a program relies on. */
const PRINTS = /^(?:process|console)\./;

/** Methods of arrays, maps, sets, buffers, iterators and key exchanges that change them. */
const CHANGES =
  /^(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|write(?:Big)?U?Int\w+|write(?:Float|Double)\w+|swap\d+|next|generateKeys|set(?:Private|Public)Key)$/;

/** Objects whose functions change their first argument. */
const CHANGES_FIRST =
  /^(?:Object\.(?:assign|defineProperty|defineProperties)|Reflect\.(?:set|defineProperty|deleteProperty)|Atomics\.(?:add|sub|and|or|xor|store|exchange|compareExchange))$/;

/**
 * @param {Place} call place of a call
 * @param {boolean} isCallback whether the function around it is one, so that its parameters are made for each call
 * @returns {boolean} whether something that other code may write is read before the call and written after it, or
 *   written before and read or written further after
 */
export function isReadThenWritten(call, isCallback) {
  return isLookedUpThenStored(call) || isChangedAround(call, isCallback);
}

/**
 * @param {Place} call place of a call
 * @param {boolean} isCallback whether the function around it is one
 * @returns {boolean} whether the code around it itself reads and writes
 */
function isChangedAround(call, isCallback) {
  const { own, shared: all } = SHARED[Number(isCallback)](regionOf(call));
  const shared = documentOf(functionAbove(call)) === 'this' ? all.filter(({ path }) => !isOfDocument(path)) : all;
  const isBefore = (/** @type {Access} */ { at }) => at < call.node.end;
  const before = shared.filter(isBefore);
  const writtenBefore = before.filter(({ isWrite }) => isWrite);
  // Whoever writes twice to what one call's own object leads to, as to `req.session`, fills it in for that client.
  const isFilled = (/** @type {Access} */ one, /** @type {Access} */ other) =>
    one.isWrite && other.isWrite && own.objects.has(firstName(one.path));
  return shared.some(
    (behind) =>
      !isBefore(behind) &&
      // Two reads disturb nothing, and a thousand calls are a million pairs of these.
      (behind.isWrite ? before : writtenBefore).some((each) => isTorn(each, behind) && !isFilled(each, behind)),
  );
}

/**
 * @param {string} path in a hook that gets a document as `this`
 * @returns {boolean} whether it is something of that: `this.password`
 */
function isOfDocument(path) {
  return firstName(path) === 'this' && !reachesOthers(path);
}

/**
 * @param {Node} around a function, or a statement
 * @param {boolean} isCallback whether it is a function whose parameters are made for each call
 * @returns {{own: OwnNames, shared: Access[]}} its own names, and what it reads and writes of what others may write, too
 */
function findShared(around, isCallback) {
  const own = isFunction(around) ? ownNames(around, isCallback) : noNames();
  const accesses = accessesIn(around);
  const written = new Set(accesses.filter(({ isWrite, isInner }) => isWrite && isInner).map(({ path }) => path));
  const isShared = (/** @type {Access} */ { path }) => {
    const root = firstName(path);
    return root === path ? !own.variables.has(path) || written.has(path) : !isOfOneCall(own, path);
  };
  return { own, shared: accesses.filter(isShared) };
}

const SHARED = [false, true].map((isCallback) =>
  onceFor((/** @type {Node} */ around) => findShared(around, isCallback)),
);

/**
 * @param {OwnNames} own names of a function
 * @param {string} path that begins with a name, and goes on
 * @returns {boolean} whether nothing else can write there: the first property of an object of the function's, but not
 *   what it leads to, as `req.session.tries`, which all requests of a session share
 */
export function isOfOneCall(own, path) {
  const root = firstName(path);
  if (!own.objects.has(root)) return false;
  if (own.parameters.has(root)) return !reachesOthers(path);
  return ![...own.holders].some((holder) => path.startsWith(`${holder}.`));
}

/**
 * @param {string} path that begins with a parameter which a framework has made for one call
 * @returns {boolean} whether it leads to something that other calls may have, too
 */
export function reachesOthers(path) {
  const [, ...names] = path.split('.');
  while (names.length > 0 && OF_CALL.test(names[0])) names.shift();
  return names.length > 1 && !SENT.test(names[0]) && !names[0].startsWith('(');
}

/** @returns {Record<keyof OwnNames, Set<string>>} those of code outside of functions */
function noNames() {
  return { variables: new Set(), objects: new Set(), parameters: new Set(), holders: new Set() };
}

/**
 * @param {Access} before the call
 * @param {Access} behind the call
 * @returns {boolean} whether something else in between would make a difference
 */
function isTorn(before, behind) {
  if (before.isWrite && behind.isWrite)
    return before.isSet === true && behind.isSet === true && ownerOf(before.path) === ownerOf(behind.path);
  if (!before.isWrite && !behind.isWrite) return false;
  if (!before.isWrite) return isPart(before.path, behind.path);
  // Whoever uses an object as a whole uses what was set in it: `options.user = user; f(); send(options)`.
  return isPart(behind.path, before.path) || isPart(before.path, behind.path);
}

/**
 * @param {string} path that is written
 * @returns {string} path of the object that it is part of, with the dot; the variable itself if it is one
 */
function ownerOf(path) {
  return path.includes('.') ? path.slice(0, path.lastIndexOf('.') + 1) : inside(path);
}

/**
 * @param {string} path that is read
 * @param {string} written path
 * @returns {boolean} whether what is read is that, or part of it
 */
function isPart(path, written) {
  return inside(path).startsWith(inside(written));
}

/**
 * @param {string} path of something
 * @returns {string} path of anything in it
 */
export function inside(path) {
  return path.endsWith('.') ? path : `${path}.`;
}

/**
 * @param {Place} call place of a call
 * @returns {Node} the function around it; outside of functions, where code runs only once, its statement
 */
function regionOf(call) {
  let statement = call.node;
  for (let outer = call.up; outer; outer = outer.up) {
    if (isFunction(outer.node)) return outer.node;
    if (statement === call.node && /Statement$|Declaration$|Definition$/.test(outer.node.type)) statement = outer.node;
  }
  return statement;
}

/**
 * @param {FunctionNode} node of a function
 * @param {boolean} isCallback whether its parameters are made for each call
 * @returns {OwnNames} those that it declares
 */
export function ownNames(node, isCallback) {
  return OWN_NAMES[Number(isCallback)](node);
}

const OWN_NAMES = [false, true].map((isCallback) =>
  onceFor((/** @type {FunctionNode} */ node) => declaredIn(node, isCallback)),
);

/**
 * @param {FunctionNode} node of a function
 * @param {boolean} isCallback whether its parameters are made for each call
 * @returns {OwnNames} as `ownNames`
 */
function declaredIn(node, isCallback) {
  const own = noNames();
  for (const parameter of node.params) {
    eachName(parameter, null, (name) => {
      own.variables.add(name);
      if (!isCallback) return;
      own.objects.add(name);
      own.parameters.add(name);
    });
  }
  eachRead(node.body, (each) => {
    if (each.type === 'VariableDeclarator') {
      eachName(each.id, null, (name) => own.variables.add(name));
      if (each.id.type === 'Identifier' && each.init && isMadeHere(each.init)) {
        own.objects.add(each.id.name);
        for (const name of foundIn(each.init)) own.holders.add(`${each.id.name}.${name}`);
      }
    }
    return !isFunction(each);
  });
  return own;
}

/**
 * @param {Node} node of a value
 * @returns {boolean} whether it is a new object, which nobody else has yet
 */
function isMadeHere({ type }) {
  return type === 'ArrayExpression' || type === 'ObjectExpression' || type === 'NewExpression';
}

/**
 * @param {Node} node of a value that is made
 * @returns {string[]} names of its properties that hold what somebody else may have
 */
function foundIn(node) {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((each) =>
    each.type === 'Property' && !each.computed && !isMadeHere(each.value) ? [memberName(each.key)] : [],
  );
}

/** What a function, or a statement, reads and writes, in no particular order. @type {(root: Node) => readonly Access[]} */
export const accessesIn = onceFor((root) => findAccesses(root));

/**
 * @param {Node} root of a function, or a statement
 * @param {boolean} [onlyWrites] whether reads are left out: those of a whole file take too much memory
 * @returns {Access[]} as `accessesIn`
 */
export function findAccesses(root, onlyWrites = false) {
  /** @type {Access[]} */
  const accesses = [];
  const inner = { end: -1 };
  /** @type {Set<Node>} */
  const callees = new Set();
  /** @type {Set<Node>} */
  const undecided = new Set();
  eachRead(root, (node) => {
    if (node.type === 'CallExpression') callees.add(node.callee);
    for (const each of withoutDecision(node)) undecided.add(each);
    if (node !== root && isFunction(node)) inner.end = Math.max(inner.end, node.end);
    const isInner = node.start < inner.end;
    const [isCalled, decidesNothing] = [callees.has(node), undecided.has(node)];
    // Written out, since objects that are spread take twice the memory, and large files have a million of these.
    for (const { path, isWrite, isSet, at } of accessesOf(node))
      if (isWrite || !onlyWrites) accesses.push({ node, path, isWrite, isSet, at, isInner, isCalled, decidesNothing });
    return true;
  });
  return accesses;
}

/**
 * @param {Node} node of any type
 * @returns {Deed[]} what the node itself does, without its children
 */
function accessesOf(node) {
  switch (node.type) {
    case 'Identifier':
    case 'MemberExpression':
      return [{ path: pathOf(node), isWrite: false, at: node.start }];
    case 'VariableDeclarator':
      return readsOfPattern(node);
    case 'AssignmentExpression':
      return writesTo(node.left, node.end).map((each) => ({ ...each, isSet: node.operator === '=' }));
    case 'UpdateExpression':
      return writesTo(node.argument, node.end);
    case 'ForInStatement':
    case 'ForOfStatement':
      return node.left.type === 'VariableDeclaration' ? [] : writesTo(node.left, node.left.end);
    case 'UnaryExpression':
      return node.operator === 'delete' ? writesTo(node.argument, node.end) : [];
    case 'CallExpression':
      return writesOfCall(node);
    default:
      return [];
  }
}

/**
 * @param {import('acorn').VariableDeclarator} node such as `const { coupon } = account`
 * @returns {Deed[]} the properties that it takes from an object
 */
function readsOfPattern({ id, init, start }) {
  if (id.type !== 'ObjectPattern' || !init) return [];
  const path = pathOf(init) || FOUND;
  return id.properties.flatMap((each) =>
    each.type === 'Property' && !each.computed
      ? [{ path: `${inside(path)}${nameOfKey(each.key)}`, isWrite: false, at: start }]
      : [],
  );
}

/**
 * @param {Node} target of an assignment
 * @param {number} at offset of its end
 * @returns {Deed[]} one for each name or property that it sets
 */
function writesTo(target, at) {
  return targetsIn(target).map((each) => ({ path: pathOf(each), isWrite: true, at }));
}

/**
 * @param {Node} target of an assignment, perhaps a pattern: `[current.user, { name: current.name = none }]`
 * @returns {Node[]} the names and members that it sets
 */
function targetsIn(target) {
  switch (target.type) {
    case 'AssignmentPattern':
      return targetsIn(target.left);
    case 'RestElement':
      return targetsIn(target.argument);
    case 'ArrayPattern':
      return target.elements.flatMap((each) => (each === null ? [] : targetsIn(each)));
    case 'ObjectPattern':
      return target.properties.flatMap((each) => targetsIn(each.type === 'Property' ? each.value : each));
    default:
      return [target];
  }
}

/**
 * @param {CallExpression} node of a call
 * @returns {Deed[]} what it does to the object that it changes, if it is known to change one
 */
function writesOfCall(node) {
  const changed = changedBy(node);
  if (changed === null) return sendsOfCall(node);
  const path = pathOf(changed);
  return path === '' ? [] : [{ path: inside(path), isWrite: true, isSet: true, at: node.end }];
}

/**
 * @param {CallExpression} node of a call that changes no object
 * @returns {Deed[]} what it sends, as a part of the object that nobody reads
 */
function sendsOfCall({ callee, end }) {
  if (callee.type !== 'MemberExpression' || callee.computed || !SENDS.test(memberName(callee.property))) return [];
  const path = pathOf(callee.object);
  if (path === '' || PRINTS.test(inside(path))) return [];
  return [{ path: `${inside(path)}${SENT_PART}`, isWrite: true, isSet: true, at: end }];
}

/**
 * @param {CallExpression} node of a call
 * @returns {Node | null} the object whose method it is, or the argument that it fills; null if it is not a call that is
 *   known to change one
 */
function changedBy({ callee, arguments: given }) {
  const name = lastName(callee);
  const isMethod = callee.type === 'MemberExpression';
  const isFirst = isMethod && CHANGES_FIRST.test(memberPath(callee));
  if (isMethod && !isFirst && CHANGES.test(name)) return callee.object;
  const at = isFirst ? 0 : filledArgument(name);
  return at === undefined ? null : (given[at] ?? null);
}

/** Links of a chain to follow: what is further in is anything in what these lead to. */
const MOST_LINKS = 100;

/**
 * @param {Node} node an expression
 * @returns {string} names with dots between them, up to the dot before a property that may be any; `''` where it does
 *   not begin with a name
 */
function pathOf(node) {
  // Not by recursion: generated chains have thousands of links.
  /** @type {MemberExpression[]} */
  const links = [];
  let root = node;
  while (root.type === 'MemberExpression' || root.type === 'ChainExpression') {
    if (root.type === 'MemberExpression') links.push(root);
    root = root.type === 'MemberExpression' ? root.object : root.expression;
  }
  let path = pathOfRoot(root);
  for (let at = links.length - 1; at >= 0 && path !== '' && !path.endsWith('.'); at--) {
    const name = nameOfMember(links[at]);
    const isFar = links.length - at > MOST_LINKS;
    path = name === '' || isFar ? inside(path) : `${path}.${name}`;
  }
  return path;
}

/**
 * @param {MemberExpression} member of something
 * @returns {string} name of the property, also for `config['salt']`; `''` for what may be any, and for texts that paths can't have
 */
function nameOfMember(member) {
  const name = writtenName(member);
  return !member.computed || PART.test(name) ? name : '';
}

/**
 * @param {Node} node that a chain of properties begins with
 * @returns {string} its path, `''` if it has no name
 */
function pathOfRoot(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ThisExpression') return 'this';
  return node.type === 'CallExpression' ? pathOfResult(node) : '';
}

/**
 * @param {CallExpression} node of a call
 * @returns {string} path of anything in the object whose method it is: `accounts.get(id).balance -= 1` changes
 *   something in `accounts`; `''` for what another call returns, since chains of calls may be endless
 */
function pathOfResult({ callee }) {
  const path = callee.type === 'MemberExpression' ? memberPath(callee.object) : '';
  return path === '' ? '' : inside(path);
}

/**
 * @param {Node} root to walk in the order of the source, itself included; not by recursion, since minified code nests
 *   deep
 * @param {(node: Node) => boolean} visit says whether to enter the node
 */
function eachRead(root, visit) {
  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!visit(node) || node.type === 'Literal') continue;
    for (const child of readChildren(node).reverse()) pending.push(child);
  }
}

/**
 * @param {Node} node of any type
 * @returns {Node[]} children that are evaluated: not names of properties, targets that are only written, or objects
 *   whose method changes them
 */
function readChildren(node) {
  if (node.type === 'AssignmentExpression' && node.operator === '=') return [...receiverOf(node.left), node.right];
  if (node.type === 'MemberExpression') return receiverOf(node);
  if (node.type === 'CallExpression') return childrenOfCall(node);
  if (node.type === 'Property' && !node.computed) return [node.value];
  if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') return node.value ? [node.value] : [];
  return childrenOf(node);
}

/**
 * @param {CallExpression} node of a call
 * @returns {Node[]} the same for it
 */
function childrenOfCall(node) {
  const changed = changedBy(node);
  if (changed === null) return childrenOf(node);
  return [
    ...receiverOf(node.callee),
    ...node.arguments.flatMap((argument) => (argument === changed ? receiverOf(argument) : [argument])),
  ];
}

/**
 * @param {Node} target of an assignment, or a method that is called
 * @returns {Node[]} what is evaluated to find it, except plain names
 */
function receiverOf(target) {
  /** @type {Node[]} */
  const evaluated = [];
  let inner = target;
  while (inner.type === 'MemberExpression') {
    if (inner.computed) evaluated.push(inner.property);
    inner = inner.object;
  }
  const isName = inner === target || ['Identifier', 'ThisExpression', 'Super'].includes(inner.type);
  return [...(isName ? [] : [inner]), ...evaluated.reverse()];
}
