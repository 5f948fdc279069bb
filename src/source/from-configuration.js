/**
 * Whether a secret is configuration of the program, and nobody's password: read from its environment, written out in the file, or
 * held by what is called so: `process.env.PEPPER ?? 'dev'`, `secrets[provider]`, `useRuntimeConfig().authSecret`. It need not be the
 * same at each call.
 */
import { mayNamePassword, wordsOf } from '../model/names-password.js';
import { objectOf, unwrap } from './definition.js';
import { isFunction } from './node-kinds.js';
import { lastName, memberPath, writtenName } from './member-path.js';
import { isSetOnce } from './same-value.js';
import { useOfName } from './use-of-name.js';
import { usesOfVariable } from './uses-of-variable.js';

/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { MemberExpression, AnyNode as Node } from 'acorn' */

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
      return CONVERTS.test(memberPath(node.callee)) ? isEach(...node.arguments) : isAsked(node.callee);
    case 'MemberExpression':
      return isMember(node, scope, search);
    default:
      return false;
  }
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
