/** `createDiffieHellman(prime)` with a check, each time it runs, whether the prime is that of a standard group. */
import { callText, plainSyntax, replacedCall } from './edit.js';
import { editableParts, editedPart } from './edited-part.js';
import { freeName, nameToImport } from './new-names.js';

/** @import { CallSyntax, SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */
/** @import { NewName } from './new-names.js' */

/** modp14 to modp18 of RFC 3526, 2048 bits and more: we never advise keeping a smaller one. */
const GROUPS = [14, 15, 16, 17, 18];

/**
 * Primes are compared, not the names that programs give them: any other prime or generator is handled as before, and so
 * is what can be no prime, which a request may hold. A group's object has the other's handle but not its setters
 * (https://github.com/nodejs/node/blob/v24.x/lib/internal/crypto/diffiehellman.js), so it gets its prototype.
 * @type {(crypto: string) => string}
 */
const groupOrPrime = (crypto) =>
  "(prime, ...rest) => { const bytes = typeof prime === 'string' && Buffer.isEncoding(rest[0]) ? Buffer.from(prime, rest[0]) : prime; " +
  'const group = Buffer.isBuffer(bytes) && rest.every((x, i) => (x ?? 2) === 2 || (i === 0 && bytes !== prime)) ' +
  `&& [${GROUPS.join(', ')}].map((n) => ${crypto}.getDiffieHellman(\`modp\${n}\`)).find((g) => bytes.equals(g.getPrime())); ` +
  `return group ? Object.setPrototypeOf(group, ${crypto}.DiffieHellman.prototype) : ${crypto}.createDiffieHellman(prime, ...rest); }`;

/**
 * Uses the standard group if the prime is that of one.
 * @param {CallSiteReport} site a call of createDiffieHellman
 * @param {SourceCall} call what the source says there
 * @returns {ShownEdit | null} null if something else is called there
 */
export function standardGroup(site, call) {
  const syntax = editableParts(call);
  if (syntax === null || syntax.calleeText === null || call.callee !== 'createDiffieHellman') return null;
  const local = freeName('dhOf', syntax.taken);
  const crypto = wholeCrypto(syntax);
  const imports = [...crypto.imports, `const ${local} = ${groupOrPrime(crypto.local)};`];
  const plain = plainSyntax(call, call.callee);
  if (plain !== null) return replacedCall(site, call, { expression: callText(local, plain.argumentTexts), imports });
  return editedPart(site, syntax, { range: syntax.calleeRange, before: syntax.calleeText, text: local, imports });
}

/**
 * @param {CallSyntax} syntax of the call
 * @returns {NewName} all of node:crypto, under the name that all of the file has for it, if it has
 *   one
 */
function wholeCrypto(syntax) {
  const { imported, taken } = syntax;
  const isThere =
    imported !== null &&
    imported.reach !== undefined &&
    imported.reach !== 'inner' &&
    ['default', '*'].includes(imported.name) &&
    /^(?:node:)?crypto$/.test(imported.module);
  if (isThere) return { local: imported.local, imports: [] };
  return nameToImport(syntax, 'node:crypto', 'default', taken.includes('crypto') ? 'nodeCrypto' : 'crypto');
}
