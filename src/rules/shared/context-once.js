/** Calls that make a TLS context, rewritten to keep the contexts of the last few options. */
import { callText, expressionOf, replacedCall } from './edit.js';
import { editableParts, editedArgument } from './edited-part.js';
import { withOption } from './edited-options.js';
import { freeName, nameToImport } from './new-names.js';
import { connectionOptions } from './tls-drivers.js';

/** @import { CallSyntax, OptionLiteral, OptionProperty, SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */
/** @import { AnyNode } from 'acorn' */

/** What a context is made of (https://nodejs.org/api/tls.html#tlscreatesecurecontextoptions). */
const CONTEXT_OPTIONS = new Set([
  'allowPartialTrustChain',
  'ca',
  'cert',
  'ciphers',
  'clientCertEngine',
  'crl',
  'dhparam',
  'ecdhCurve',
  'honorCipherOrder',
  'key',
  'maxVersion',
  'minVersion',
  'passphrase',
  'pfx',
  'privateKeyEngine',
  'privateKeyIdentifier',
  'secureOptions',
  'secureProtocol',
  'sessionIdContext',
  'sessionTimeout',
  'sigalgs',
  'ticketKeys',
]);

/** Functions whose options become a context's if they name none: `tls.connect`, `https.request`, `https.get`. */
const CONNECTING = new Set(['connect', 'request', 'get']);

/**
 * A context for options that are the same as before, compared one by one: bytes by what is in them, since what reads a
 * certificate's file for each connection has other ones each time. A file may connect to several servers in turn,
 * so the last ten are kept.
 * @type {(create: string) => string}
 */
const keptContext = (create) =>
  '((kept = []) => (options) => { const now = Object.entries(options).flat(2); ' +
  'const isNow = ([, was]) => was.length === now.length && was.every((x, i) => x === now[i] || (Buffer.isBuffer(x) && Buffer.isBuffer(now[i]) && x.equals(now[i]))); ' +
  `if (!kept.some(isNow)) kept = [[${create}(options), now], ...kept.slice(0, 9)]; return kept.find(isNow)[0]; })()`;

/**
 * Keeps the context that a call makes.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @param {string} packageName package that connects, `''` if it is the program
 * @returns {ShownEdit | null} null if its options can't all be seen
 */
export function contextOnce(site, call, packageName) {
  const literal = connectionOptions(call, packageName, CONNECTING);
  if (packageName !== '') return keptBeside(site, call, literal);
  const syntax = editableParts(call);
  if (syntax === null) return null;
  if (call.callee === 'createSecureContext') return keptCall(site, call, syntax);
  return literal?.isInPlace === false ? spreadOptions(site, call, literal) : keptBeside(site, call, literal);
}

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call of createSecureContext
 * @param {CallSyntax} syntax of it
 * @returns {ShownEdit | null} the same call of a function that keeps its result; null if its options can't all be seen, or
 *   if the file changes the context: a kept one would collect the certificate authorities of all tenants
 */
function keptCall(site, call, syntax) {
  if (syntax.isEnded) return null;
  const options = syntax.argumentTexts.length === 1 ? optionsIn(syntax.argumentTexts[0] ?? '') : null;
  if (options === null || ![...options.keys()].every((name) => CONTEXT_OPTIONS.has(name))) return null;
  const { text, imports } = keeper(syntax, [...options.values()]);
  return replacedCall(site, call, { expression: text, imports });
}

/**
 * Other properties of the literal may contain secrets: only the context's own have to be known.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call that connects
 * @param {OptionLiteral | null} literal that contains its options
 * @returns {ShownEdit | null} a property more; null if a context's options can't all be seen
 */
function keptBeside(site, call, literal) {
  const own = literal === null ? null : contextProperties(literal);
  if (
    !call.syntax ||
    literal === null ||
    own === null ||
    !own.every(({ text }) => text !== null && isPlain(expressionOf(text)))
  )
    return null;
  const { text, imports } = keeper(
    call.syntax,
    own.map(({ name, text: value }) => (name === value ? name : `${name}: ${value}`)),
  );
  return withOption(site, call, literal, { name: 'secureContext', text, imports });
}

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call that connects, with the name of a constant for its options
 * @param {OptionLiteral} literal the constant's value
 * @returns {ShownEdit | null} the argument spread, and a context made of its properties
 */
function spreadOptions(site, call, literal) {
  const name = call.syntax?.argumentTexts[literal.argument] ?? '';
  const own = contextProperties(literal);
  if (!call.syntax || own === null || !/^[\w$]+$/.test(name)) return null;
  const { text, imports } = keeper(
    call.syntax,
    own.map((each) => `${each.name}: ${name}.${each.name}`),
  );
  return editedArgument(site, call, literal.argument, { text: `{ ...${name}, secureContext: ${text} }`, imports });
}

/**
 * An agent may have its own `ca`, `cert` or `minVersion`, which would have no effect next to a context.
 * @param {OptionLiteral} literal of options
 * @returns {OptionProperty[] | null} those that a context is made of; null if there may be others, or a context or an
 *   agent is there
 */
function contextProperties({ properties, hasOthers }) {
  const isOther = properties.some(
    ({ name, text }) => name === 'secureContext' || (name === 'agent' && text !== 'false'),
  );
  return hasOthers || isOther ? null : properties.filter(({ name }) => CONTEXT_OPTIONS.has(name));
}

/**
 * @param {CallSyntax} syntax of the call that is edited
 * @param {string[]} properties of a context's options, as written
 * @returns {{text: string, imports: string[]}} an expression for the context that was kept, and the lines that define
 *   its function
 */
function keeper(syntax, properties) {
  const create = nameToImport(syntax, 'node:tls', 'createSecureContext', 'newContext');
  const local = freeName('contextOf', syntax.taken);
  const text = callText(local, [properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`]);
  return { text, imports: [...create.imports, `const ${local} = ${keptContext(create.local)};`] };
}

/**
 * @param {string} text of an object literal
 * @returns {Map<string, string> | null} its properties as written, by name; null if it has others, or values that may
 *   do something when they are evaluated a second time
 */
function optionsIn(text) {
  const node = expressionOf(text);
  if (node?.type !== 'ObjectExpression') return null;
  /** @type {Map<string, string>} */
  const options = new Map();
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') return null;
    if (CONTEXT_OPTIONS.has(property.key.name) && !isPlain(property.value)) return null;
    // Offsets are those in parentheses, which expressionOf puts around it.
    options.set(property.key.name, text.slice(property.start - 1, property.end - 1));
  }
  return options;
}

/**
 * @param {AnyNode | null} node of a value
 * @returns {boolean} whether it is a name, a property, a literal, or an array of such
 */
function isPlain(node) {
  if (node === null) return false;
  if (node.type === 'ArrayExpression') return node.elements.every(isPlain);
  if (node.type === 'MemberExpression') return !node.computed && isPlain(node.object);
  return ['Identifier', 'Literal', 'ThisExpression'].includes(node.type);
}
