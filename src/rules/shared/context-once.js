/** Calls that make a TLS context, and the same with a context that is kept for as long as its options stay the same. */
import { callText, expressionOf, replacedCall } from './edit.js';
import { editableParts, editedArgument } from './edited-part.js';
import { freeName, importedName } from './new-names.js';

/** @typedef {import('../../model/profile.js').SourceCall} SourceCall */
/** @typedef {import('../../model/report.js').CallSiteReport} CallSiteReport */

/** What a context is made of (https://nodejs.org/api/tls.html#tlscreatesecurecontextoptions). */
const CONTEXT_OPTIONS = new Set([
  'allowPartialTrustChain', 'ca', 'cert', 'ciphers', 'clientCertEngine', 'crl', 'dhparam', 'ecdhCurve', 'honorCipherOrder', 'key', 'maxVersion',
  'minVersion', 'passphrase', 'pfx', 'privateKeyEngine', 'privateKeyIdentifier', 'secureOptions', 'secureProtocol', 'sessionIdContext',
  'sessionTimeout', 'sigalgs', 'ticketKeys',
]);

/** Functions whose options become a context's if they name none: `tls.connect`, `https.request`, `https.get`. */
const CONNECTING = new Set(['connect', 'request', 'get']);

/**
 * A context for options that are the same as last time, compared one by one.
 * @type {(create: string) => string}
 */
const keptContext = (create) => '((made, last = []) => (options) => { const now = Object.entries(options).flat(2); '
  + 'if (!made || now.length !== last.length || now.some((x, i) => x !== last[i])) '
  + `[made, last] = [${create}(options), now]; return made; })()`;

/**
 * Keeps the context that a call makes.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {import('./edit.js').ShownEdit | null} null if its options can't all be seen
 */
export function contextOnce(site, call) {
  const syntax = editableParts(call);
  const index = syntax?.argumentTexts.findIndex((text) => text?.startsWith('{')) ?? -1;
  const text = syntax?.argumentTexts[index] ?? '';
  const options = text === '' ? null : optionsIn(text);
  if (syntax === null || options === null) return null;
  const create = importedName(syntax, 'node:tls', 'createSecureContext', 'newContext');
  const local = freeName('contextOf', syntax.taken);
  const picked = [...options].filter(([name]) => CONTEXT_OPTIONS.has(name)).map(([, each]) => each);
  const context = callText(local, [picked.length === 0 ? '{}' : `{ ${picked.join(', ')} }`]);
  const imports = [...create.imports, `const ${local} = ${keptContext(create.local)};`];
  if (call.callee === 'createSecureContext') {
    return syntax.argumentTexts.length === 1 && picked.length === options.size ? replacedCall(site, call, { expression: context, imports }) : null;
  }
  if (!CONNECTING.has(call.callee) || options.has('secureContext') || hasAgent(options)) return null;
  return editedArgument(site, call, index, { text: `{ ${[...options.values(), `secureContext: ${context}`].join(', ')} }`, imports });
}

/**
 * An agent may have `ca`, `cert` or `minVersion` of its own, which beside a context would count for nothing.
 * @param {Map<string, string>} options as written, by name
 * @returns {boolean} whether they name an agent
 */
function hasAgent(options) {
  const agent = options.get('agent');
  return agent !== undefined && !/^agent:\s*false$/.test(agent);
}

/**
 * @param {string} text of an object literal
 * @returns {Map<string, string> | null} its properties as written, by name; null if it has others, or values that may do
 *   something when they are evaluated a second time
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
 * @param {import('acorn').AnyNode | null} node of a value
 * @returns {boolean} whether it is a name, a property, a literal, or an array of such
 */
function isPlain(node) {
  if (node === null) return false;
  if (node.type === 'ArrayExpression') return node.elements.every(isPlain);
  if (node.type === 'MemberExpression') return !node.computed && isPlain(node.object);
  return ['Identifier', 'Literal', 'ThisExpression'].includes(node.type);
}
