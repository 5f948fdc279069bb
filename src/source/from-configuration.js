/**
 * Whether a secret is configuration of the program, and nobody's password: read from its environment, written out in the file, or
 * held by what is called so: `process.env.PEPPER ?? 'dev'`, `secrets[provider]`, `useRuntimeConfig().authSecret`. It need not be the
 * same at each call.
 */
import { mayNamePassword, wordsOf } from '../model/names-password.js';
import { objectOf, unwrap } from './definition.js';
import { lastName, memberPath, writtenName } from './member-path.js';
import { isSetOnce } from './same-value.js';

/** @import { Scope } from './scope.js' */
/** @import { MemberExpression, AnyNode as Node } from 'acorn' */

const ENVIRONMENT = /^(?:process|import\.meta|Bun|globalThis\.process)\.env(?:\.|$)/;
/** `config`, `runtimeConfig`, `useRuntimeConfig`, `this.configService`. */
const CONFIGURATION = /config(?:uration)?s?(?:service)?$/i;
/** Of a name that the file sets once. */
const SECRETS = /^(?:\w*[a-z_])?secrets?$/i;
/** What is each user's own is no configuration. */
const OF_USERS = /^(?:user|account|member|customer|client|person|patient)s?$/;
/** How many expressions are looked at: texts made of texts that are made of the same ones have no end. */
const MOST_PARTS = 100;
/** Functions that only change the type of what they get. */
const CONVERTS = /^(?:Buffer\.from|String|Uint8Array\.from)$/;

/**
 * @param {Node} value an expression
 * @param {Scope} scope that it is in
 * @param {{left: number}} [parts] how many more expressions are looked at
 * @returns {boolean} false if it may be a password, or anything else, as far as names and the file tell
 */
export function isFromConfiguration(value, scope, parts = { left: MOST_PARTS }) {
  const node = unwrap(value);
  const isEach = (/** @type {Node[]} */ ...nodes) => nodes.every((each) => isFromConfiguration(each, scope, parts));
  if (parts.left-- <= 0) return false;
  switch (node.type) {
    case 'Literal':
      return true;
    case 'Identifier':
      return isName(node.name, scope, parts);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return isEach(node.left, node.right);
    case 'ConditionalExpression':
      return isEach(node.consequent, node.alternate);
    case 'TemplateLiteral':
      return isEach(...node.expressions);
    case 'CallExpression':
      return CONVERTS.test(memberPath(node.callee)) ? isEach(...node.arguments) : isAsked(node.callee);
    case 'MemberExpression':
      return isMember(node, scope, parts);
    default:
      return false;
  }
}

/**
 * @param {string} name of a variable
 * @param {Scope} scope that it is used in
 * @param {{left: number}} parts how many more expressions are looked at
 * @returns {boolean} whether all that gives it a value is configuration
 */
function isName(name, scope, parts) {
  const binding = scope.lookup(name);
  if (!isFree(name) || !binding || binding.opaque || binding.definitions.length === 0) return false;
  return binding.definitions.every(
    ({ node, key, scope: outer }) =>
      node !== null &&
      isFree(key) &&
      (key === '' ? isFromConfiguration(node, outer, parts) : isHolder(node, outer, parts)),
  );
}

/**
 * @param {MemberExpression} member of an object
 * @param {Scope} scope that it is in
 * @param {{left: number}} parts how many more expressions are looked at
 * @returns {boolean} whether it is a part of what holds configuration
 */
function isMember(member, scope, parts) {
  return isFree(writtenName(member)) && isHolder(member.object, scope, parts);
}

/**
 * @param {Node} value an object
 * @param {Scope} scope that it is in
 * @param {{left: number}} parts how many more expressions are looked at
 * @returns {boolean} whether it holds configuration: by its name, or by all that the file writes into it
 */
function isHolder(value, scope, parts) {
  const node = unwrap(value);
  if (parts.left-- <= 0 || !isFree(lastName(node))) return false;
  if (node.type === 'CallExpression') return isAsked(node.callee);
  if (isEnvironment(node) || CONFIGURATION.test(lastName(node))) return true;
  if (node.type === 'Identifier' && isDefinedOnceBy(node.name, scope, parts)) return true;
  if (node.type === 'MemberExpression' && isHolder(node.object, scope, parts)) return true;
  return isSetOnce(node, scope) && (SECRETS.test(lastName(node)) || areWrittenOut(node, scope, parts));
}

/**
 * @param {string} name of a variable
 * @param {Scope} scope that it is used in
 * @param {{left: number}} parts how many more expressions are looked at
 * @returns {boolean} whether it is another name of what holds configuration: `const { session } = useRuntimeConfig()`
 */
function isDefinedOnceBy(name, scope, parts) {
  const { definitions = [], opaque = true } = scope.lookup(name) ?? {};
  const [first, more] = definitions;
  // What a literal holds may be changed by its name.
  if (opaque || more !== undefined || !first?.node || first.node.type === 'ObjectExpression') return false;
  return isFree(first.key) && isHolder(first.node, first.scope, parts);
}

/**
 * @param {Node} node an object
 * @param {Scope} scope that it is in
 * @param {{left: number}} parts how many more expressions are looked at
 * @returns {boolean} whether the file writes out all that it holds, and that is configuration
 */
function areWrittenOut(node, scope, parts) {
  const object = objectOf(node, scope);
  return (
    object !== null &&
    object.node.properties.length > 0 &&
    object.node.properties.every(
      (each) => each.type === 'Property' && isFromConfiguration(each.value, object.scope, parts),
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
