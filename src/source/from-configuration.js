/**
 * Whether a secret is configuration of the program, and nobody's password: read from its environment, written out in the file, or
 * held by what is called so: `process.env.PEPPER ?? 'dev'`, `secrets[provider]`, `useRuntimeConfig().authSecret`; also behind a
 * function or a Map of the file: `secretOf(provider)`, `KEYS.get(provider)`. It need not be the same at each call.
 */
import { mayNamePassword, wordsOf } from '../model/names-password.js';
import { definitionOf, objectOf, unwrap } from './definition.js';
import { eachNode } from './each-node.js';
import { callOf } from './handed-over.js';
import { isFunction } from './node-kinds.js';
import { lastName, memberPath, writtenName } from './member-path.js';
import { returnedValues } from './returned-values.js';
import { isSetOnce } from './same-value.js';
import { useOfName } from './use-of-name.js';
import { isDeclared, usesOfVariable } from './uses-of-variable.js';

/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { FunctionNode } from './v8-position.js' */
/** @import { CallExpression, Identifier, MemberExpression, AnyNode as Node } from 'acorn' */

const ENVIRONMENT = /^(?:process|import\.meta|Bun|globalThis\.process)\.env(?:\.|$)/;
/** `config`, `runtimeConfig`, `useRuntimeConfig`, `this.configService`. */
const CONFIGURATION = /config(?:uration)?s?(?:service)?$/i;
/** Of a name that the file sets once. */
const SECRETS = /^(?:\w*[a-z_])?secrets?$/i;
/** What is each user's own is no configuration. */
const OF_USERS = /^(?:user|account|member|customer|client|person|patient)s?$/;
/**
 * @typedef {object} Search
 * @property {number} left how many more expressions are looked at; counted down
 * @property {ReadonlyMap<string, Place[]>} uses where names are in the file
 */

/** How many expressions are looked at: texts made of texts that are made of the same ones have no end. */
export const MOST_PARTS = 100;
/** Functions that only change the type of what they get. */
const CONVERTS = /^(?:Buffer\.from|String|Uint8Array\.from)$/;

/**
 * @param {Node} value an expression
 * @param {Scope} scope that it is in
 * @param {Search} search how far to look, and in what
 * @returns {boolean} false if it may be a password, or anything else, as far as names and the file tell
 */
export function isFromConfiguration(value, scope, search) {
  const node = unwrap(value);
  const isEach = (/** @type {Node[]} */ ...nodes) => nodes.every((each) => isFromConfiguration(each, scope, search));
  if (search.left-- <= 0) return false;
  switch (node.type) {
    case 'Literal':
      return true;
    case 'Identifier':
      return isName(node.name, scope, search);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return isEach(node.left, node.right);
    case 'ConditionalExpression':
      return isEach(node.consequent, node.alternate);
    case 'TemplateLiteral':
      return isEach(...node.expressions);
    case 'CallExpression':
      return isResult(node, scope, search);
    case 'MemberExpression':
      return isMember(node, scope, search);
    default:
      return false;
  }
}

/**
 * @param {CallExpression} call any
 * @param {Scope} scope that it is in
 * @param {Search} search as above
 * @returns {boolean} whether it results in configuration
 */
function isResult({ callee, arguments: given }, scope, search) {
  if (CONVERTS.test(memberPath(callee))) return given.every((each) => isFromConfiguration(each, scope, search));
  return isAsked(callee) || isAlwaysReturned(callee, scope, search) || isInMap(callee, scope, search);
}

/**
 * @param {string} name of a variable
 * @param {Scope} scope that it is used in
 * @param {Search} search as above
 * @returns {boolean} whether all that gives it a value is configuration
 */
function isName(name, scope, search) {
  const binding = scope.lookup(name);
  if (!isFree(name) || !binding) return false;
  if (binding.opaque) return binding.definitions.length === 0 && !binding.isAssigned && isGiven(name, scope, search);
  if (binding.definitions.length === 0) return false;
  return binding.definitions.every(
    ({ node, key, scope: outer }) =>
      node !== null &&
      isFree(key) &&
      (key === '' ? isFromConfiguration(node, outer, search) : isHolder(node, outer, search)),
  );
}

/**
 * @param {string} name of a variable that no code of its scope sets
 * @param {Scope} scope that it is used in
 * @param {Search} search as above
 * @returns {boolean} whether it is a parameter of a function that the file only calls, always with configuration
 */
function isGiven(name, scope, search) {
  const isParameter = (/** @type {Place} */ { node, up }) =>
    up !== null && isFunction(up.node) && up.node.params.some((each) => each === node);
  const declared = usesOfVariable(name, scope, search.uses).find(isParameter);
  const made = declared?.up;
  if (!declared || !made || !isFunction(made.node)) return false;
  const index = made.node.params.findIndex((each) => each === declared.node);
  const calls = callsOf(made, search.uses);
  return calls.length > 0 && calls.every((call) => isGivenTo(call, index, search));
}

/**
 * @param {Place} call of a function
 * @param {number} index of an argument
 * @param {Search} search as above
 * @returns {boolean} whether that is configuration
 */
function isGivenTo({ node, context }, index, search) {
  if (node.type !== 'CallExpression' || node.arguments.some(({ type }) => type === 'SpreadElement')) return false;
  return index < node.arguments.length && isFromConfiguration(node.arguments[index], context.scope, search);
}

/**
 * @param {Place} made a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} all its calls; none if it has no name, or somebody else may call it
 */
function callsOf({ node, up, context }, uses) {
  const named = up?.node.type === 'VariableDeclarator' ? up : { node, up };
  const id = 'id' in named.node ? named.node.id : null;
  const around = named.up?.node.type === 'VariableDeclaration' ? named.up.up : named.up;
  if (id?.type !== 'Identifier' || /^Export/.test(around?.node.type ?? '')) return [];
  const all = usesOfVariable(id.name, context.scope, uses).map(useOfName);
  const calls = all.flatMap((use) => (use.kind === 'call' ? [use.call] : []));
  return all.every(({ kind }) => kind === 'call' || kind === 'nothing') ? calls : [];
}

/**
 * @param {MemberExpression} member of an object
 * @param {Scope} scope that it is in
 * @param {Search} search as above
 * @returns {boolean} whether it is a part of what holds configuration
 */
function isMember(member, scope, search) {
  return isFree(writtenName(member)) && isHolder(member.object, scope, search);
}

/**
 * @param {Node} value an object
 * @param {Scope} scope that it is in
 * @param {Search} search as above
 * @returns {boolean} whether it holds configuration: by its name, or by all that the file writes into it
 */
function isHolder(value, scope, search) {
  const node = unwrap(value);
  if (search.left-- <= 0 || !isFree(lastName(node))) return false;
  if (node.type === 'CallExpression') return isAsked(node.callee);
  if (isEnvironment(node) || CONFIGURATION.test(lastName(node))) return true;
  if (node.type === 'Identifier' && isDefinedOnceBy(node.name, scope, search)) return true;
  if (node.type === 'MemberExpression' && isHolder(node.object, scope, search)) return true;
  return isSetOnce(node, scope) && (SECRETS.test(lastName(node)) || areWrittenOut(node, scope, search));
}

/**
 * @param {string} name of a variable
 * @param {Scope} scope that it is used in
 * @param {Search} search as above
 * @returns {boolean} whether it is another name of what holds configuration: `const { session } = useRuntimeConfig()`
 */
function isDefinedOnceBy(name, scope, search) {
  const { definitions = [], opaque = true } = scope.lookup(name) ?? {};
  const [first, more] = definitions;
  // What a literal holds may be changed by its name.
  if (opaque || more !== undefined || !first?.node || first.node.type === 'ObjectExpression') return false;
  return isFree(first.key) && isHolder(first.node, first.scope, search);
}

/**
 * @param {Node} node an object
 * @param {Scope} scope that it is in
 * @param {Search} search as above
 * @returns {boolean} whether the file writes out all that it holds, and that is configuration
 */
function areWrittenOut(node, scope, search) {
  const object = objectOf(node, scope);
  return (
    object !== null &&
    object.node.properties.length > 0 &&
    object.node.properties.every(
      (each) => each.type === 'Property' && isFromConfiguration(each.value, object.scope, search),
    )
  );
}

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether the call asks for configuration: `useRuntimeConfig()`, `config.get('KEY')`
 */
function isAsked(callee) {
  if (CONFIGURATION.test(lastName(callee))) return isFree(lastName(callee));
  const holder = callee.type === 'MemberExpression' && /^get/.test(lastName(callee)) ? lastName(callee.object) : '';
  return CONFIGURATION.test(holder) && isFree(holder);
}

/**
 * @param {Node} callee of a call
 * @param {Scope} scope that it is in
 * @param {Search} search as above
 * @returns {boolean} whether it is a function of the file, and all that this may return is configuration: `secretOf(provider)`
 */
function isAlwaysReturned(callee, scope, search) {
  if (callee.type !== 'Identifier' || !isFree(callee.name)) return false;
  const made = functionOf(callee, scope, search);
  if (made === null || made.generator) return false;
  const values = returnedValues(/** @type {Node} */ (made));
  return (
    values.length > 0 && values.every((value) => isFromConfiguration(value, scopeOf(value, scope, search), search))
  );
}

/**
 * @param {Identifier} name of a function
 * @param {Scope} scope that it is used in
 * @param {Search} search as above
 * @returns {FunctionNode | null} null if the file does not define it, or more than once
 */
function functionOf(name, scope, { uses }) {
  const binding = scope.lookup(name.name);
  if (binding === null || binding.isAssigned) return null;
  const { node = null, key = '' } = definitionOf(name, scope) ?? {};
  if (node !== null) return key === '' && isFunction(node) ? node : null;
  const declared = usesOfVariable(name.name, scope, uses).flatMap(({ node: id, up }) =>
    up !== null && up.node.type === 'FunctionDeclaration' && up.node.id === id ? [up.node] : [],
  );
  return declared.length === 1 && binding.definitions.length === 0 ? declared[0] : null;
}

/**
 * @param {Node} value an expression within a function
 * @param {Scope} other any
 * @param {Search} search as above
 * @returns {Scope} that its names are in; the other one if it has none
 */
function scopeOf(value, other, { uses }) {
  /** @type {Scope | null} */
  let scope = null;
  eachNode(value, true, (node) => {
    if (node.type !== 'Identifier') return;
    scope ??= uses.get(node.name)?.find((use) => use.node === node)?.context.scope ?? null;
  });
  return scope ?? other;
}

/** Methods of a Map that leave it as it is. */
const READS = /^(?:get|has|keys|values|entries|forEach)$/;

/**
 * @param {Node} callee of a call
 * @param {Scope} scope that it is in
 * @param {Search} search as above
 * @returns {boolean} whether it gets something from a Map of the file in which there is nothing but configuration
 */
function isInMap(callee, scope, search) {
  if (callee.type !== 'MemberExpression' || lastName(callee) !== 'get' || callee.object.type !== 'Identifier')
    return false;
  const { name } = callee.object;
  const { node, scope: outer = scope } = definitionOf(callee.object, scope) ?? {};
  if (!isFree(name) || node?.type !== 'NewExpression' || memberPath(node.callee) !== 'Map') return false;
  const isKept = (/** @type {Place} */ use) => isReadOrSet(use, search);
  return (
    node.arguments.every((each) => isListed(each, outer, search)) &&
    usesOfVariable(name, scope, search.uses).every(isKept)
  );
}

/**
 * @param {Node} list that a Map is made of
 * @param {Scope} scope that it is in
 * @param {Search} search as above
 * @returns {boolean} whether the file writes it out, and its values are configuration
 */
function isListed(list, scope, search) {
  if (list.type === 'CallExpression' && memberPath(list.callee) === 'Object.entries')
    return list.arguments.length === 1 && areWrittenOut(list.arguments[0], scope, search);
  return (
    list.type === 'ArrayExpression' &&
    list.elements.every(
      (pair) =>
        pair?.type === 'ArrayExpression' &&
        pair.elements.length === 2 &&
        pair.elements[1] !== null &&
        isFromConfiguration(pair.elements[1], scope, search),
    )
  );
}

/**
 * @param {Place} use of a Map's name
 * @param {Search} search as above
 * @returns {boolean} whether it is only declared or read there, or gets configuration
 */
function isReadOrSet(use, search) {
  if (isDeclared(use)) return !/^Export/.test(use.up?.up?.up?.node.type ?? '');
  const { up } = use;
  const call = up?.node.type === 'MemberExpression' && up.node.object === use.node ? callOf(up) : null;
  if (call === null) return false;
  const method = lastName(call.node.callee);
  const [, value] = call.node.arguments;
  return method === 'set' && value ? isFromConfiguration(value, call.context.scope, search) : READS.test(method);
}

/**
 * @param {Node} node any
 * @returns {boolean} whether it is the program's environment, or a variable of it
 */
function isEnvironment(node) {
  const path = memberPath(node);
  if (ENVIRONMENT.test(path)) return true;
  // `import.meta` is no name.
  return lastName(node) === 'env' && node.type === 'MemberExpression' && node.object.type === 'MetaProperty';
}

/**
 * @param {string} name in an expression
 * @returns {boolean} whether it is not what a password, or something that each user has, would be called
 */
function isFree(name) {
  return !mayNamePassword(name) && !wordsOf(name).some((word) => OF_USERS.test(word));
}
