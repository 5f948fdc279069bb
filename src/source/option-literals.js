/** Finds the object literals that a call takes its options from. */
import { makerCall } from './call-origin.js';
import { definitionOf, objectOf, unwrap } from './definition.js';
import { eachNode } from './each-node.js';
import { literalValue } from './literal-value.js';
import { memberName } from './member-path.js';
import { isSameValue } from './same-value.js';

/** @import { OptionLiteral } from '../model/source-call.js' */
/** @import { LineTable } from './line-table.js' */
/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { CallExpression, NewExpression, AnyNode as Node, ObjectExpression } from 'acorn' */

/**
 * Options of connections, servers and TLS contexts: edits are made only in objects with at least one of these names.
 */
const TELLING = new RegExp(
  '^(?:agent|ca|cert|checkServerIdentity|ciphers|connections|ecdhCurve|host|hostname|keepAlive|maxCachedSessions|maxOrigins|maxSockets|' +
    'maxTotalSockets|maxVersion|minVersion|pfx|pipelining|port|rejectUnauthorized|secureProtocol|servername|socket|ssl|tls)$',
);

/** A function, which may be made of what a request brings. */
const CHECK = 'checkServerIdentity';

/** Options in which drivers for databases and mail servers take those of the connection. */
const NESTED = new Set(['ssl', 'tls', 'socket', 'tlsOptions']);

/** An object with more properties is data. */
const MOST_PROPERTIES = 40;

/**
 * @typedef {object} OptionsGrounds
 * @property {LineTable} lines of the file
 * @property {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @property {(range: {start: number, end: number}) => string | null} harmless shows a range as it can be pasted, null
 *   if it may contain a secret
 */

/**
 * Finds the object literals that a call takes its options from: its own arguments, constants that these name, and those
 * of the call that made its receiver, as in `const client = new Client({ ssl })` and `client.connect()`.
 * @param {OptionsGrounds} grounds of the file
 * @returns {(node: CallExpression | NewExpression, scope: Scope) => OptionLiteral[]}
 *   the call's own first; none if no argument holds options of a connection
 */
export function optionLiterals(grounds) {
  return (node, scope) => {
    const maker = makerCall(node, scope);
    return [
      ...optionsIn(grounds, node.arguments, scope, 'call'),
      ...(maker === null ? [] : optionsIn(grounds, maker.node.arguments, maker.scope, 'maker')),
    ];
  };
}

/**
 * @param {OptionsGrounds} grounds of the file
 * @param {Node[]} args of a call
 * @param {Scope} scope that they are in
 * @param {'call' | 'maker'} of which call these are
 * @returns {OptionLiteral[]} an outer literal before those in it
 */
function optionsIn(grounds, args, scope, of) {
  return args.flatMap((node, argument) => {
    const found = literalAt(grounds, node, scope, false);
    if (found === null || !found.object.properties.some((each) => TELLING.test(knownOptionName(each)))) return [];
    const inner = found.object.properties.flatMap((each) => {
      if (each.type !== 'Property' || !NESTED.has(knownOptionName(each))) return [];
      const nested = literalAt(grounds, each.value, found.scope, found.isShared);
      return nested === null ? [] : [{ ...nested, path: knownOptionName(each) }];
    });
    return [{ ...found, path: '' }, ...inner].map((each) => ({
      of,
      argument,
      path: each.path,
      ...syntaxOf(grounds, each),
    }));
  });
}

/**
 * @typedef {object} Literal
 * @property {ObjectExpression} object
 * @property {Scope} scope that it is in
 * @property {boolean} isInPlace whether it is written where it is used, and has no name
 * @property {boolean} isShared whether other code of the file may use it or change it
 */

/**
 * @param {OptionsGrounds} grounds of the file
 * @param {Node} node an argument, or a property's value
 * @param {Scope} scope that it is in
 * @param {boolean} isShared whether that holds for the node around it
 * @returns {Literal | null} null if unknown, or too large
 */
function literalAt({ uses }, node, scope, isShared) {
  const inner = unwrap(node);
  const found = objectOf(inner, scope);
  if (found === null || found.node.properties.length > MOST_PROPERTIES) return null;
  const isInPlace = inner === found.node;
  const object = found.node;
  return {
    object,
    scope: found.scope,
    isInPlace,
    isShared: isShared || (!isInPlace && !isUsedOnce(inner, object, scope, uses)),
  };
}

/**
 * @param {Node} node that means an object literal
 * @param {ObjectExpression} object the literal
 * @param {Scope} scope that the node is in
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether it names a constant that is used only there
 */
function isUsedOnce(node, object, scope, uses) {
  if (node.type !== 'Identifier' || definitionOf(node, scope)?.node !== object) return false;
  const places = uses.get(node.name) ?? [];
  const isExported = places.some(({ up }) => up?.up?.up?.node.type === 'ExportNamedDeclaration');
  // In `{ ssl }` the name occurs once, as key and value.
  return new Set(places.map(({ node: { start } }) => start)).size === 2 && !isExported;
}

/**
 * @param {OptionsGrounds} grounds of the file
 * @param {Literal} literal that was found
 * @returns {Omit<OptionLiteral, 'of' | 'argument' | 'path'>} what an edit needs to know about it
 */
function syntaxOf({ lines, harmless }, { object, scope, isInPlace, isShared }) {
  const isNamed = (/** @type {Node} */ each) => knownOptionName(each) !== '';
  const end = object.properties.at(-1)?.end ?? object.start + 1;
  return {
    range: lines.spanOf(object),
    end: lines.spanOf({ start: end, end }),
    isInPlace,
    isShared,
    hasOthers: !object.properties.every(isNamed),
    properties: object.properties.flatMap((each) =>
      each.type !== 'Property' || !isNamed(each)
        ? []
        : [
            {
              name: knownOptionName(each),
              range: lines.spanOf(each),
              valueRange: lines.spanOf(each.value),
              text: each.method || each.kind !== 'init' ? null : harmless(each.value),
              value: literalValue(each.value, scope),
              isConstant: isSameValue(each.value, scope),
              ...(knownOptionName(each) === CHECK && { dependsOn: variablesIn(each.value, scope) }),
            },
          ],
    ),
  };
}

/**
 * @param {Node} property of an object literal
 * @returns {string} its name, `''` if it is spread or computed, or quoted and not known
 */
function knownOptionName(property) {
  if (property.type !== 'Property' || property.computed) return '';
  const { key } = property;
  // A quoted key may be data rather than a name.
  return key.type === 'Literal' ? (TELLING.test(String(key.value)) ? String(key.value) : '') : memberName(key);
}

/**
 * @param {Node} value an expression, or the name of one
 * @param {Scope} scope that it is in
 * @returns {string[]} variables of the functions around it that it uses, or that a function in it does, sorted
 */
function variablesIn(value, scope) {
  const definition = value.type === 'Identifier' ? definitionOf(value, scope) : null;
  const made = definition?.node && definition.key === '' ? { node: definition.node, scope: definition.scope } : null;
  // A function that is declared in the call is another each time; a parameter's functions may be.
  if (value.type === 'Identifier' && made === null) return [];
  const { node, scope: around } = made ?? { node: value, scope };
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {Set<Node>} of properties, which are no variables */
  const keys = new Set();
  eachNode(node, false, (each) => {
    if (each.type === 'MemberExpression' && !each.computed) keys.add(each.property);
    if (each.type === 'Property' && !each.computed) keys.add(each.key);
    if (each.type === 'Identifier' && !keys.has(each) && isOfFunction(each.name, around)) names.add(each.name);
  });
  return [...names].sort();
}

/**
 * @param {string} name of a variable, or of a property
 * @param {Scope} scope where it is used
 * @returns {boolean} whether it is a variable of a function there
 */
function isOfFunction(name, scope) {
  /** @type {Scope | null} */
  let around = scope;
  while (around && !around.bindings.has(name)) around = around.parent;
  return around !== null && around.parent !== null;
}
