/** What a call says about a key that it is given: its form, and what stands beside it. */
import { calleeName } from './call-name.js';
import { definitionOf, MAX_STEPS, objectOf, propertyOf, unwrap } from './definition.js';
import { literalValue } from './literal-value.js';
import { memberName, memberPath, nameOfKey } from './member-path.js';

/** @import { AnyNode as Node, CallExpression, ObjectExpression } from 'acorn' */
/** @import { KeyForm } from '../model/source-call.js' */
/** @import { Definition, Scope } from './scope.js' */

/** Functions of node:crypto that return parsed keys. */
const GIVES_KEY = new Set(['createPrivateKey', 'createPublicKey', 'createSecretKey']);
const READS_FILE = new Set(['readFileSync', 'readFile']);
/** Methods of text, and of bytes, whose result is text. */
const GIVES_TEXT = new Set(['toString', 'trim', 'replace', 'replaceAll', 'concat']);

/** @type {Record<string, KeyForm>} */
const BY_FORMAT = { pem: 'text', der: 'bytes', jwk: 'other' };

/** What node:crypto takes beside a key, in one object with it. */
const OPTIONS = new Set([
  'passphrase',
  'format',
  'type',
  'encoding',
  'padding',
  'saltLength',
  'dsaEncoding',
  'oaepHash',
  'oaepLabel',
  'context',
]);

/**
 * The form of a key that is passed to a call: text and bytes are parsed again by each call.
 * @param {Node} node an argument
 * @param {Scope} scope that it is in
 * @param {number} [steps] how many more names may be followed
 * @returns {KeyForm | null} null if the file does not say for certain
 */
export function keyForm(node, scope, steps = MAX_STEPS) {
  const inner = unwrap(node);
  switch (inner.type) {
    case 'Literal':
      return isPem(inner.value) ? 'text' : null;
    case 'TemplateLiteral':
      return isPem(inner.quasis[0].value.cooked) ? 'text' : null;
    case 'ObjectExpression':
      return ofDefinition(propertyOf(inner, 'key', scope), steps);
    case 'CallExpression':
      return ofCall(inner, scope, steps);
    case 'LogicalExpression':
      return ofEither(keyForm(inner.left, scope, steps), keyForm(inner.right, scope, steps));
    case 'MemberExpression':
      return memberPath(inner).startsWith('process.env.')
        ? 'text'
        : ofDefinition(definitionOf(inner, scope, steps), steps);
    case 'Identifier':
      return ofDefinition(definitionOf(inner, scope, steps), steps);
    default:
      return null;
  }
}

/**
 * @param {Node} node an argument
 * @param {Scope} scope that it is in
 * @returns {string[] | null} what a key has beside it, `['passphrase']` of `{ key: pem, passphrase }`; null if the argument is not
 *   known to be an object that holds a key
 */
export function keyOptions(node, scope) {
  const properties = objectOf(node, scope)?.node.properties ?? [];
  const names = properties.map((each) => (each.type === 'Property' && !each.computed ? nameOfKey(each.key) : ''));
  return names.includes('key') ? names.filter((name) => OPTIONS.has(name)).sort() : null;
}

/**
 * @param {Definition | null} definition of a name or member
 * @param {number} steps how many more names may be followed
 * @returns {KeyForm | null}
 */
function ofDefinition(definition, steps) {
  if (!definition?.node || steps <= 0) return null;
  const node = unwrap(definition.node);
  if (definition.key === '') return keyForm(node, definition.scope, steps - 1);
  // `const { KEY } = process.env`, `const { privateKey } = generateKeyPairSync(...)`
  if (memberPath(node) === 'process.env') return 'text';
  return node.type === 'CallExpression' ? ofPair(node, definition.key, definition.scope) : null;
}

/**
 * @param {CallExpression} call that returns a key
 * @param {Scope} scope that it is in
 * @param {number} steps how many more names may be followed
 * @returns {KeyForm | null}
 */
function ofCall(call, scope, steps) {
  const name = calleeName(call, scope);
  if (GIVES_KEY.has(name)) return 'key';
  if (READS_FILE.has(name)) return call.arguments.length > 1 ? 'text' : 'bytes';
  if (call.callee.type !== 'MemberExpression') return null;
  if (name === 'export') return byFormat(call.arguments[0], scope);
  const isText =
    GIVES_TEXT.has(name) && ['text', 'bytes'].includes(keyForm(call.callee.object, scope, steps - 1) ?? '');
  return isText ? 'text' : null;
}

/**
 * @param {CallExpression} call of `generateKeyPairSync(type, options)`, or of something else
 * @param {string} key `privateKey` or `publicKey`
 * @param {Scope} scope that it is in
 * @returns {KeyForm | null}
 */
function ofPair(call, key, scope) {
  if (!/^generateKeyPair(?:Sync)?$/.test(calleeName(call, scope))) return null;
  const [, given] = call.arguments;
  const options = given === undefined ? null : objectOf(given, scope);
  if (given !== undefined && options === null) return null;
  const encoding = options === null ? undefined : encodingIn(options.node, `${key}Encoding`);
  return encoding === undefined || options === null ? 'key' : byFormat(encoding, options.scope);
}

/**
 * @param {ObjectExpression} options of a key pair
 * @param {string} name of the option
 * @returns {Node | undefined} its value, undefined if it is missing
 */
function encodingIn(options, name) {
  const property = options.properties.find((each) => each.type === 'Property' && memberName(each.key) === name);
  return property?.type === 'Property' ? property.value : undefined;
}

/**
 * @param {Node | undefined} node of `{ type: 'pkcs8', format: 'pem' }`; undefined for none, which is the object itself
 * @param {Scope} scope that it is in
 * @returns {KeyForm | null}
 */
function byFormat(node, scope) {
  const options = node === undefined ? null : objectOf(node, scope);
  const format = options && propertyOf(options.node, 'format', options.scope);
  const value = format?.node ? literalValue(format.node, format.scope) : null;
  return typeof value === 'string' && Object.hasOwn(BY_FORMAT, value) ? BY_FORMAT[value] : null;
}

/**
 * @param {KeyForm | null} left form of one operand of `??` or `||`
 * @param {KeyForm | null} right of the other
 * @returns {KeyForm | null} the form of the result, whichever operand it is
 */
function ofEither(left, right) {
  if (left === right) return left;
  return [left, right].every((each) => each === 'text' || each === 'bytes') ? 'bytes' : null;
}

/**
 * @param {unknown} value of a literal
 * @returns {boolean} whether it is a key as PEM
 */
function isPem(value) {
  return typeof value === 'string' && value.trimStart().startsWith('-----BEGIN ');
}
